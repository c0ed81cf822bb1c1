import {
  openCommandBox,
  shellProgram,
  shownOutput
} from "./chunk-RSPAKEDL.js";
import {
  openCheckout
} from "./chunk-RDBK3LOK.js";
import {
  openBoxState
} from "./chunk-QWG64LDZ.js";
import "./chunk-MCZ4XSAA.js";
import {
  narrowRights
} from "./chunk-QZ3MK2WS.js";
import {
  isWorkPath,
  require_picomatch
} from "./chunk-EG5NQSOL.js";
import {
  readTrailedCommits
} from "./chunk-HHYM4AF5.js";
import {
  pathsChangedBy,
  pathsChangedSince
} from "./chunk-RH2574AL.js";
import "./chunk-RI6QV5LA.js";
import {
  findChecks,
  packageManagerOf
} from "./chunk-HSV4OKKC.js";
import "./chunk-Y6Y65M3R.js";
import "./chunk-GVC3OUOO.js";
import "./chunk-RH6U7PNI.js";
import {
  quoteUntrusted
} from "./chunk-RBRYF52E.js";
import {
  plural
} from "./chunk-BSQV4ART.js";
import "./chunk-DZISDMIS.js";
import "./chunk-45EAQZGJ.js";
import {
  isFailing
} from "./chunk-7TLDPTJE.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-RE6EZ2WX.js";
import "./chunk-5DP2ZEKI.js";
import {
  cutCharacters
} from "./chunk-MUCB7FAK.js";
import "./chunk-ZGMSCD6E.js";
import {
  attempt,
  describe
} from "./chunk-ZKMHPSNV.js";
import {
  __toESM,
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/checks/check-work.ts
init_define_RUNTIME_PACKAGES();

// src/run/checks/check-output.ts
init_define_RUNTIME_PACKAGES();
var MAX_LINE_LENGTH = 300;
function linesThatMatter(output, most) {
  const lines = output.split("\n").map((line) => cutCharacters(line.trimEnd(), MAX_LINE_LENGTH)).filter((line, at, all) => line !== "" || all[at - 1] !== "");
  while (lines[0] === "") lines.shift();
  while (lines.at(-1) === "") lines.pop();
  if (lines.length <= most) return lines;
  const head = Math.floor(most / 4);
  const tail = most - head - 1;
  const missing = lines.length - head - tail;
  return [
    ...lines.slice(0, head),
    `[${plural(missing, "line")} left out]`,
    ...lines.slice(lines.length - tail)
  ];
}

// src/run/checks/compare-with-base.ts
init_define_RUNTIME_PACKAGES();

// src/run/checks/run-checks.ts
init_define_RUNTIME_PACKAGES();
import { join } from "node:path";
var NOT_FOUND = 127;
async function runChecks(checks, checked, deps) {
  const { git } = deps.ports;
  const opened = await attempt(openCheckout(git, checked.label, checked.commit));
  if (opened.kind === "threw") {
    const { message } = describe(opened.error);
    return checks.map((check) => notRun(check, message));
  }
  const checkout = opened.value;
  const box = openBox(checkout, deps);
  const ends = [];
  for (const check of checks) {
    const ended = await attempt(runCheck(check, { checkout, box, checked }, deps));
    if (ended.kind === "done") ends.push(ended.value);
    else ends.push(notRun(check, describe(ended.error).message));
  }
  await checkout.remove();
  return ends;
}
function openBox(worktree, { ports, settings }) {
  const { git, jobPaths } = ports;
  const { share, network } = settings;
  const folder = join(worktree.folder, "box");
  return openCommandBox({ git, worktree, folder, checkout: jobPaths.workspace, share, network });
}
function notRun(check, output) {
  return { check, result: "not-run", seconds: 0, output };
}
async function runCheck(check, { checkout, box, checked }, { ports, msLeft }) {
  const { programs, cancelled: signal, clock } = ports;
  const { directory, folder } = checkout;
  const wantedMs = check.timeoutSeconds * 1e3;
  const timeoutMs = Math.min(wantedMs, msLeft());
  if (timeoutMs <= 0) return notRun(check, "the run's time is up");
  const spec = await box.prepare(checked);
  const startedAt = clock.now();
  const end = await programs.runProgram({
    ...shellProgram(check.run, directory, spec),
    timeoutMs,
    maxBytes: OUTPUT_BYTES,
    keepAs: join(folder, "output"),
    home: box.home,
    signal
  });
  const seconds = Math.round((clock.now() - startedAt) / 100) / 10;
  if (end.kind === "timed-out" && timeoutMs < wantedMs) {
    return { ...notRun(check, "the run's time was up before it ended"), seconds };
  }
  const output = await outputOf(end, ports.mask);
  return { check, ...resultOf(end, withoutFolders(output, checkout)), seconds };
}
var OUTPUT_BYTES = 256 * 1024;
async function outputOf(end, mask) {
  if (end.kind === "not-started") return "";
  return (await shownOutput(end.stdout, { maxBytes: OUTPUT_BYTES, mask })).text;
}
function withoutFolders(output, { directory, folder }) {
  return output.replaceAll(`${directory}/`, "").replaceAll(directory, ".").replaceAll(folder, "~");
}
function resultOf(end, output) {
  switch (end.kind) {
    case "exited":
      if (end.code === 0) return { result: "passed", output };
      return { result: "failed", output, isMissing: end.code === NOT_FOUND };
    case "timed-out":
      return { result: "timed-out", output };
    case "limited":
      return { result: "failed", output: `${output}
It was ended: ${end.reason}.` };
    case "aborted":
      return { result: "not-run", output: "the run was cancelled" };
    case "not-started":
      return { result: "not-run", output: end.reason };
  }
}

// src/run/checks/compare-with-base.ts
function openBaseComparison(base, deps) {
  const fails = /* @__PURE__ */ new Map();
  return {
    async failingOnBase(failed) {
      const unknown = failed.filter(({ check }) => !fails.has(check.run));
      const label = `checks.base-${fails.size}`;
      const ends = unknown.length === 0 ? [] : await runChecks(
        unknown.map(({ check }) => check),
        { ...base, label },
        deps
      );
      for (const end of ends) fails.set(end.check.run, isFailing(end));
      const commands = failed.map(({ check }) => check.run);
      return new Set(commands.filter((command) => fails.get(command) === true));
    }
  };
}

// src/run/checks/plan-checks.ts
init_define_RUNTIME_PACKAGES();
var import_picomatch = __toESM(require_picomatch(), 1);
async function planChecks(boxState, context, { tree, team }) {
  const { inputs } = context;
  const { commands, checks: named } = team.settings;
  const off = (reason) => ({ kind: "off", reason });
  if (narrowRights(inputs.commands, commands) === "off") {
    return off(
      inputs.commands === "off" ? "the input `commands` is `off`" : "the setting `action.commands` is `off` in the squad's config.json"
    );
  }
  const wanted = packageManagerOf(tree);
  const found = await findChecks(tree, named, wanted);
  if (found.length === 0) {
    return off("the repository names no checks: list them in the setting `action.checks`");
  }
  const box = await boxState();
  if (box.kind === "off") return off(box.reason);
  const isOther = named === void 0 && wanted !== "npm";
  if (!isOther || await isInstalled(wanted, context)) return { kind: "on", checks: found };
  return { kind: "on", checks: await findChecks(tree, named, "npm") };
}
async function isInstalled(program, { ports }) {
  const end = await ports.programs.runProgram({
    command: "bash",
    args: ["-c", `command -v ${program}`],
    directory: "/",
    environment: {},
    passed: [],
    timeoutMs: 1e4,
    maxBytes: 1e3,
    box: { writable: [], readable: [] },
    signal: ports.cancelled
  });
  return end.kind === "exited" && end.code === 0;
}
async function selectChecks(checks, { ports }, { branch, baseCommit: base }) {
  if (checks.every(({ paths }) => paths.length === 0)) return checks;
  const changed = await pathsChangedSince(ports.git, { base, tip: branch.tip() }, ".");
  return checks.filter(({ paths }) => {
    const matches = (0, import_picomatch.default)([...paths], { dot: true });
    return paths.length === 0 || changed.some((path) => matches(path));
  });
}

// src/run/checks/revise-failing.ts
init_define_RUNTIME_PACKAGES();
var FROM = "checks";
var MAX_COMMITS = 200;
var MAX_LINES = 80;
async function reviseFailing(failed, { agents, ports, repository, nonce }, round = 0) {
  const { branch, baseCommit: base } = repository;
  const { broker, policy } = agents;
  const before = branch.tip();
  const changes = await readChanges(ports, { base, tip: before });
  const parts = assignFailed(
    failed,
    changes.filter(({ agent }) => policy.roster.find(agent)?.implements === true)
  );
  await Promise.all(
    parts.map(({ agent, files, failed: own }) => {
      const task = ports.mask(mendingTask(own, { nonce, round }));
      return broker.route({ ...agents.handoffTo(agent), from: FROM, task, files });
    })
  );
  await broker.settled();
  return branch.tip() !== before;
}
async function readChanges({ git }, range) {
  const commits = await readTrailedCommits(git, range, MAX_COMMITS);
  const byAgents = commits.filter(({ agent }) => agent !== "");
  return Promise.all(
    byAgents.map(async ({ agent, commit }) => ({
      agent,
      files: await pathsChangedBy(git, commit)
    }))
  );
}
function assignFailed(failed, changes) {
  const owners = ownersOf(changes);
  const assigned = failed.flatMap((end) => {
    const named = namedFiles(end.output, [...owners.keys()]);
    const cause = named.find((file) => !isTest(file)) ?? named[0] ?? "";
    const agent = owners.get(cause) ?? changes[0]?.agent;
    if (agent === void 0) return [];
    const own = [...named, ...owners.keys()].filter((file) => owners.get(file) === agent);
    return [{ agent, end, files: own.slice(0, MAX_FILES) }];
  });
  const agents = [...new Set(assigned.map(({ agent }) => agent))];
  return agents.map((agent) => {
    const own = assigned.filter((one) => one.agent === agent);
    const files = [...new Set(own.flatMap((one) => one.files))];
    return { agent, failed: own.map(({ end }) => end), files };
  });
}
var MAX_FILES = 20;
function isTest(path) {
  return /(?:^|\/)(?:tests?|__tests__|specs?)\/|(?:^|[/._-])(?:test|spec)[._-][^/]*$/i.test(path);
}
function ownersOf(changes) {
  const oldestFirst = changes.toReversed();
  return new Map(
    oldestFirst.flatMap(({ agent, files }) => files.map((file) => [file, agent]))
  );
}
function namedFiles(text, files) {
  return files.map((file) => ({ file, at: placeOf(file, text) })).filter(({ at }) => at !== -1).toSorted((one, other) => one.at - other.at).map(({ file }) => file);
}
function placeOf(file, text) {
  for (let at = text.indexOf(file); at !== -1; at = text.indexOf(file, at + 1)) {
    const before = text.slice(0, at).replace(/\.\/$/, "").at(-1) ?? " ";
    const after = text[at + file.length] ?? " ";
    if (!/[\w./-]/.test(before) && !/[\w/-]/.test(after)) return at;
  }
  return -1;
}
function mendingTask(failed, { nonce, round }) {
  const names = failed.map(({ check }) => `\`${check.name}\``);
  return [
    `Make ${names.join(" and ")} pass`,
    ...round === 0 ? [] : [`This is try ${round + 1}: what was changed for it before did not help.`],
    "The repository's checks ran on everybody's joined work, in a copy of their own, and what is below failed. Your working directory has the same files.",
    "Fix the cause. Change a test only where the test itself is wrong, and say so then; skip and delete none. If it cannot be fixed, change nothing, and say why in your report.",
    ...failed.map((end) => failureText(end, nonce))
  ].join("\n\n");
}
function failureText({ check, result, seconds, output }, nonce) {
  const how = result === "timed-out" ? "had not ended" : "failed";
  const quote = quoteUntrusted({
    text: linesThatMatter(output, MAX_LINES).join("\n") || "(it printed nothing)",
    author: "a program of the repository",
    label: `output of ${check.name}`,
    nonce,
    form: "source"
  });
  return `\`${check.run}\` ${how} after ${seconds} s:

${quote}`;
}

// src/run/checks/check-work.ts
var RESERVED_MS = 1e4;
var SHOWN_LINES = 30;
async function checkWork(context, repository, revisers) {
  const { transcript } = context;
  const { agents } = transcript.read();
  if (!agents.some(({ files }) => files.some((path) => isWorkPath(path, repository.team.directory))))
    return;
  const running = planAndRun(context, repository, revisers);
  await transcript.noteFailure("The checks could not be run.", running);
}
async function planAndRun(context, repository, revisers) {
  const deps = checkDepsOf(context, repository, revisers?.budget);
  const boxState = revisers?.agents.boxState ?? openBoxState(context, repository);
  const planned = whyTooLate(deps) ?? await planChecks(boxState, context, repository);
  if (planned.kind === "off") {
    return context.transcript.emit({ kind: "checks.off", reason: planned.reason });
  }
  const { target, baseCommit } = repository;
  const base = openBaseComparison({ commit: baseCommit, branch: target.base }, deps);
  for (let round = 0; ; round += 1) {
    const failed = await runRound(planned.checks, round, { base, deps, context, repository });
    const isLast = failed.length === 0 || round >= context.inputs.checkRounds;
    if (isLast || revisers?.canRevise !== true || isExhausted(revisers)) return;
    const { agents } = revisers;
    if (!await reviseFailing(failed, { ...context, repository, agents }, round)) return;
  }
}
function isExhausted({ budget }) {
  return budget.exhausted() !== void 0;
}
function whyTooLate({ ports, msLeft }) {
  if (ports.cancelled.aborted) return { kind: "off", reason: "the run was cancelled" };
  return msLeft() > 0 ? void 0 : { kind: "off", reason: "the run's time was up" };
}
async function runRound(planned, round, { base, deps, context, repository }) {
  const { branch } = repository;
  const checks = await selectChecks(planned, context, repository);
  if (checks.length === 0) {
    const reason = "no check of the repository is for the files that changed";
    context.transcript.emit({ kind: "checks.off", reason });
  }
  const shown = { branch: repository.target.base, commit: repository.baseCommit };
  const commit = {
    commit: branch.tip(),
    branch: branch.name,
    base: shown,
    label: `checks.${round}`
  };
  const ends = await runChecks(checks, commit, deps);
  const failed = ends.filter(isFailing);
  const onBase = await base.failingOnBase(failed);
  for (const end of ends) {
    const result = onBase.has(end.check.run) ? resultWithBase(end) : end.result;
    context.transcript.emit(checkEvent({ ...end, result }, repository.target.base, context));
  }
  return failed.filter(({ check }) => !onBase.has(check.run));
}
function resultWithBase(end) {
  if (!isFailing(end)) return end.result;
  return end.isMissing === true ? "not-run" : "failed-on-base";
}
function checkEvent({ check, result, seconds, output }, base, { ports }) {
  const lines = result === "passed" ? [] : linesThatMatter(output, SHOWN_LINES);
  const [name, command] = [ports.mask(check.name), ports.mask(check.run)];
  return { kind: "check", base, name, command, result, seconds, lines };
}
function checkDepsOf({ ports, inputs, transcript }, { team }, budget) {
  const endsAt = transcript.read().startedAt + inputs.timeoutMinutes * 6e4;
  const msLeft = () => budget?.msLeft() ?? endsAt - ports.clock.now();
  return { ports, settings: team.settings, msLeft: () => msLeft() - RESERVED_MS };
}
export {
  checkWork
};
