// boardgame.io's server as it comes, in memory, with a small game whose moves do about what a move of ours does:
// a rule is asked, a train goes a step along its line, goods may be picked up, a secret part is filtered for each
// player, and the state has about the size of ours. `node server.cjs FOLDER_OF_PACKAGES PORT LOBBY_PORT`.
"use strict";
const { createRequire } = require("node:module");
const path = require("node:path");

const [folder, port, lobby] = process.argv.slice(2);
const load = createRequire(path.join(folder, "package.json"));
const { Server, Origins } = load("boardgame.io/server");
const { INVALID_MOVE } = load("boardgame.io/core");

const CITIES = 12;
const STOPS = 32;
const TRAINS = 6;

function setup({ random }) {
  const stops = [];
  for (let n = 0; n < STOPS; n += 1) {
    stops.push({ city: n % 4 === 0 && n / 4 < CITIES ? n / 4 : -1, next: [(n + 1) % STOPS, (n + 7) % STOPS], signal: "green", disc: -1 });
  }
  const cities = [];
  for (let n = 0; n < CITIES; n += 1) cities.push({ name: `city-${n}`, goods: ["coal", "corn", "iron", "wood"] });
  const trains = [];
  for (let n = 0; n < TRAINS; n += 1) trains.push({ colour: `colour-${n}`, at: n * 5, loaded: "", delivered: 0 });
  const cards = random.Shuffle(Array.from({ length: 60 }, (_, n) => ({ kind: n % 6, value: n })));
  return { stops, cities, trains, hands: { 0: cards.splice(0, 5), 1: cards.splice(0, 5) }, deck: cards, tokens: 7 };
}

function run({ G, random }, train, branch) {
  const moved = G.trains[train];
  const here = moved === undefined ? undefined : G.stops[moved.at];
  if (here === undefined || here.next[branch] === undefined || here.signal === "red") return INVALID_MOVE;
  moved.at = here.next[branch];
  const there = G.stops[moved.at];
  if (there.city >= 0 && moved.loaded === "" && G.cities[there.city].goods.length > 0) {
    moved.loaded = G.cities[there.city].goods.pop();
  } else if (there.city >= 0 && moved.loaded !== "") {
    G.cities[there.city].goods.push(moved.loaded);
    moved.loaded = "";
    moved.delivered += 1;
  }
  there.disc = random.Die(6);
  return undefined;
}

/** Nobody sees the deck or the hand of somebody else. */
function playerView({ G, playerID }) {
  const { deck, hands, ...open } = G;
  const shown = {};
  for (const [seat, hand] of Object.entries(hands)) shown[seat] = seat === playerID ? hand : hand.length;
  return { ...open, hands: shown, left: deck.length };
}

const game = {
  name: "railway",
  setup,
  playerView,
  moves: { run },
  turn: { minMoves: 6, maxMoves: 6 },
  minPlayers: 2,
  maxPlayers: 2,
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run({
  port: Number(port),
  lobbyConfig: { apiPort: Number(lobby) },
  callback: () => console.log(`http://127.0.0.1:${port}/`),
});
