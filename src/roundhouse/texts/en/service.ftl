### What the service says that no page says.

service-not-built = The web client of Roundhouse is not built yet. Stop the service and start it with ./play from the project's folder: that builds it. By hand: npm ci and npm run build in the folder web.

## `roundhouse serve`

help-serve = Runs the service: tables that last, for everybody who opens its address in a browser.
    .long = Games, seats and every move are kept in one file; stopped and started again, every table goes on where it was. Ctrl-C ends it in order. Without further words only this machine can reach it; with --host 0.0.0.0 everybody in the home network can.
    .examples =
        roundhouse serve
        roundhouse serve --host 0.0.0.0
        roundhouse serve --port 9000 --data my-tables
help-serve-host = The address it listens on: 127.0.0.1 for this machine alone, 0.0.0.0 for the network.
help-serve-port = The port; 0 takes any that is free.
help-serve-data = The folder in which everything is kept. Otherwise ROUNDHOUSE_DATA or the usual place of your system.
help-serve-game = Offer another game too: the path of a Python module that has one as GAME.
help-serve-behind-proxy = The address, or network, of a proxy in front that speaks https: only from there it is believed who comes, and how. May be given more than once.
serve-address = Roundhouse is here: { $address }
serve-stop = Ctrl-C ends it; every table goes on where it was.
serve-stopped = The service has ended. Everything is kept.
serve-no-browser = No browser could be opened; type the address into one: { $address }
serve-failed = What is kept in { $folder } cannot be used: { $message }.
oops-port-taken = Port { $port } is taken by another program. Choose another with --port, or 0 for any that is free.
oops-proxy = “{ $word }” is no address and no network. A proxy on the same machine is 127.0.0.1.
oops-listen = Cannot listen on { $host }, port { $port }: { $message }.
