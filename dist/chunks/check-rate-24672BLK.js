import {
  findOwnBoards
} from "./chunk-MWGWMISM.js";
import "./chunk-77SNCVCP.js";
import {
  plural
} from "./chunk-BSQV4ART.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/start/check-rate.ts
init_define_RUNTIME_PACKAGES();
var HOUR_MS = 36e5;
async function checkRate({
  request,
  inputs,
  ports: { github, clock }
}) {
  const limit = inputs.maxRunsPerPerson;
  const { login } = request.author;
  const from = clock.now() - HOUR_MS;
  const { items } = await github.listRecentComments(new Date(from).toISOString());
  const recent = items.filter(({ createdAt }) => Date.parse(createdAt) >= from);
  const boards = await findOwnBoards(github, recent);
  const own = boards.filter(
    ({ marker }) => marker.triggerId !== request.id && marker.asker?.toLowerCase() === login.toLowerCase()
  );
  if (own.length < limit) return void 0;
  const reason = `${login} started ${plural(own.length, "run")} within the last hour, as many as this repository allows; please ask again later`;
  return { kind: "refused", login, reason, audience: "collaborator", cause: "rate" };
}
export {
  checkRate
};
