import {
  findOwnBoards
} from "./chunk-YVCJM73B.js";
import {
  askerOf
} from "./chunk-VVKYMXUN.js";
import "./chunk-56REJA5H.js";
import "./chunk-QNIXEDVD.js";
import "./chunk-F7Z3OGAL.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-LGTSI6HU.js";
import "./chunk-HSV4OKKC.js";
import {
  plural
} from "./chunk-CJUDGU2X.js";
import "./chunk-DZISDMIS.js";
import "./chunk-F3GLNTMY.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-GBJB3MBF.js";
import "./chunk-DYNN33AK.js";
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
    ({ marker, comment }) => marker.triggerId !== request.id && askerOf(comment.body)?.toLowerCase() === login.toLowerCase()
  );
  if (own.length < limit) return void 0;
  const reason = `${login} started ${plural(own.length, "run")} within the last hour, as many as this repository allows; please ask again later`;
  return { kind: "refused", login, reason, audience: "collaborator", cause: "rate" };
}
export {
  checkRate
};
