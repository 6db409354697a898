### What the service says that no page says.

service-not-built = The web client of Roundhouse is not built yet. Stop the service and start it with ./play from the project's folder: that builds it. By hand: npm ci and npm run build in the folder web.
