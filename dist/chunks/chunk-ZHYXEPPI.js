import {
  BOT,
  isAtLeast
} from "./chunk-5DP2ZEKI.js";
import {
  attempt,
  describe
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/start/check-access.ts
init_define_RUNTIME_PACKAGES();

// src/trigger/access-policy.ts
init_define_RUNTIME_PACKAGES();
async function authorise(accessCheck) {
  let permission = "admin";
  for (const actor of actorsOf(accessCheck)) {
    const permit = await authoriseOne(actor, accessCheck);
    if (permit.kind === "refused") return permit;
    permission = isAtLeast(permit.permission, permission) ? permission : permit.permission;
  }
  return { kind: "allowed", permission };
}
function actorsOf({ request, triggeringActor }) {
  const shown = [request.author, request.sender];
  const actors = [...shown];
  if (triggeringActor !== void 0 && triggeringActor !== "") {
    actors.push({ login: triggeringActor, type: void 0 });
  }
  return actors.filter(
    (actor, index) => actors.findIndex((other) => isSame(other.login, actor.login)) === index
  );
}
var SELF = {
  audience: "bot",
  cause: "self",
  reason: "The squad does not start itself."
};
async function authoriseOne(actor, accessCheck) {
  const { login } = actor;
  if (isSame(BOT.name, login)) return refused(actor, SELF);
  if (!isBot(actor)) return authorisePerson(actor, accessCheck);
  if (!accessCheck.allowedBots.some((listed) => isSame(listed, login))) {
    const reason = `The bot ${login} is not listed in the input allowed-bots.`;
    return refused(actor, { audience: "bot", cause: "bot", reason });
  }
  const own = await attempt(accessCheck.ownLogin());
  if (own.kind === "done" && isSame(own.value ?? "", login)) return refused(actor, SELF);
  return actor.type === void 0 ? authorisePerson(actor, accessCheck) : { kind: "allowed", permission: accessCheck.minimum };
}
async function authorisePerson(actor, accessCheck) {
  const answer = await accessCheck.permissionOf(actor.login);
  if (answer.kind === "unknown") {
    const reason2 = `The permission of ${actor.login} could not be checked (${answer.why}).`;
    return refused(actor, { audience: "stranger", cause: "lookup", reason: reason2, hint: answer.hint });
  }
  const { permission } = answer;
  if (isAtLeast(permission, accessCheck.minimum)) return { kind: "allowed", permission };
  const reason = `${actor.login} has "${permission}" access; starting the squad requires "${accessCheck.minimum}".`;
  const audience = isCollaborator(permission, accessCheck) ? "collaborator" : "stranger";
  return refused(actor, { audience, cause: "permission", reason });
}
function isCollaborator(permission, { request }) {
  return isAtLeast(permission, request.repository.private ? "read" : "triage");
}
function permissionFrom(github) {
  return async (login) => {
    const answer = await attempt(github.permissionOf(login));
    if (answer.kind === "done") return { kind: "known", permission: answer.value };
    const { message: why, hint } = describe(answer.error);
    return { kind: "unknown", why, hint };
  };
}
function refused({ login }, refusal) {
  return { kind: "refused", login, ...refusal };
}
function isBot({ login, type }) {
  return type !== void 0 && type !== "User" || fold(login).endsWith("[bot]");
}
function isSame(one, other) {
  return fold(one) === fold(other);
}
function fold(login) {
  return login.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

// src/run/start/check-access.ts
var ASK_AGAIN_MS = 2e3;
function checkAccess({ request, inputs, ports, job }) {
  return authorise({
    request,
    minimum: inputs.minimumPermission,
    allowedBots: inputs.allowedBots,
    ownLogin: () => ports.github.ownLogin(),
    triggeringActor: job.triggeringActor,
    permissionOf: permissionFrom(ports.github)
  });
}
async function findRevocation(args) {
  const permit = await checkAccess(args);
  if (permit.kind === "allowed" || permit.cause === "lookup") return void 0;
  await args.ports.clock.sleep(ASK_AGAIN_MS);
  const again = await checkAccess(args);
  return again.kind === "refused" ? permit : void 0;
}

export {
  authorise,
  permissionFrom,
  checkAccess,
  findRevocation
};
