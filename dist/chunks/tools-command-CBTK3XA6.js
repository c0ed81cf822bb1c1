import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  NO_CALLS,
  tally,
  toolStats,
  wordStats
} from "./chunk-WVDB4PL2.js";
import {
  callOpen,
  callTool,
  checkTools,
  readSquad,
  withTools
} from "./chunk-PN5BU5WR.js";
import {
  NO_GRANT,
  grantOf,
  wordUsers
} from "./chunk-6RVVXR6I.js";
import "./chunk-ZIG2ASW6.js";
import "./chunk-CDGCK6ZT.js";
import "./chunk-U4477KSY.js";
import "./chunk-FM5EOHM7.js";
import "./chunk-X5P6SLAP.js";
import "./chunk-WHPAMHWQ.js";
import "./chunk-AF7K45L4.js";
import "./chunk-DGXSNPKP.js";
import {
  cutCharacters
} from "./chunk-LTS3QR5M.js";
import "./chunk-WM7H2NXI.js";
import {
  inWords,
  isGone,
  whyNoFolder
} from "./chunk-T7BKCYDR.js";
import {
  readJson
} from "./chunk-3BHJK4Q4.js";
import {
  hostProgram
} from "./chunk-3VN6D7GT.js";
import {
  inShort,
  misused,
  readArguments,
  say
} from "./chunk-4ECO2VC4.js";
import {
  oneLine,
  wrap
} from "./chunk-FKO4GGUL.js";
import {
  array,
  discriminatedUnion,
  literal,
  number,
  object,
  string
} from "./chunk-5GA2AVAQ.js";
import "./chunk-DJQDHXGA.js";
import {
  plural
} from "./chunk-N65UQO72.js";
import "./chunk-7FII3CIC.js";
import "./chunk-UXVYLMT5.js";
import {
  SquadError,
  attempt
} from "./chunk-ADD7QI3I.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/adapters/tools-command.ts
init_define_RUNTIME_PACKAGES();
import { existsSync } from "node:fs";
import { join as join2, resolve as resolve2 } from "node:path";

// src/tools/custom/listing-text.ts
init_define_RUNTIME_PACKAGES();
var DESCRIPTION = 300;
var INDENT = "    ";
function renderListing({ tools, diagnostics }, about) {
  const parts = [
    tools.length === 0 ? "There are no custom tools here." : plural(tools.length, "custom tool"),
    ...tools.map((tool) => renderTool(tool, about(tool))),
    ...diagnostics.length === 0 ? [] : [plural(diagnostics.length, "problem")],
    ...diagnostics.map(renderDiagnostic)
  ];
  return `${parts.join("\n\n")}
`;
}
function renderTool({ name, door, version, description, origin }, { users, mayStartPrograms }) {
  return [
    `  ${name} (${version === void 0 ? door : `${door} ${version}`})`,
    indented(cutCharacters(oneLine(description), DESCRIPTION) || "It has no description."),
    indented(`from ${origin.path}`),
    indented(`for ${users}${mayStartPrograms ? "; settings let it start programs" : ""}`)
  ].join("\n");
}
function renderDiagnostic(problem) {
  const { code, path, message, next } = problem;
  const where = problem.export === void 0 ? path : `${path}, export ${problem.export}`;
  return [
    `  ${code} ${oneLine(where)}`,
    indented(oneLine(message)),
    indented(`what to do: ${oneLine(next)}`)
  ].join("\n");
}
function indented(text) {
  return wrap(text, { first: INDENT, rest: INDENT });
}

// src/tools/custom/tool-test.ts
init_define_RUNTIME_PACKAGES();
var ended = object({ exitCode: number(), stdout: string(), stderr: string() });
var SHOWN = 300;
function whyFailed({ expect }, { data, text }) {
  const said = ended.safeParse(data);
  if (!said.success) return shown(text);
  const { exitCode, stdout, stderr } = said.data;
  if (exitCode !== expect.exitCode) {
    const why = `exit code ${exitCode} instead of ${expect.exitCode}`;
    return stderr === "" ? why : `${why}; standard error: ${shown(stderr)}`;
  }
  if (expect.stdout !== void 0 && stdout.trimEnd() !== expect.stdout.trimEnd()) {
    return `standard output ${quoted(stdout)} instead of ${quoted(expect.stdout)}`;
  }
  if (expect.contains === void 0 || stdout.includes(expect.contains)) return void 0;
  return `standard output ${quoted(stdout)} without ${quoted(expect.contains)}`;
}
function quoted(text) {
  return cutCharacters(JSON.stringify(text.trimEnd()), SHOWN);
}
function shown(text) {
  return cutCharacters(oneLine(text), SHOWN);
}
function renderTrials(trials) {
  if (trials.length === 0) return 'There are no tests: a tool.yaml has them under "tests".\n';
  const failed = trials.filter((trial) => trial.failed !== void 0);
  const lines = trials.map(
    ({ tool, test: test2, failed: why }) => why === void 0 ? `  ok      ${tool}: ${test2}` : `  FAILED  ${tool}: ${test2}
          ${why}`
  );
  return `${[...lines, `${trials.length} run, ${failed.length} failed`].join("\n")}
`;
}

// src/adapters/tool-stats-command.ts
init_define_RUNTIME_PACKAGES();
import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";

// src/coordinator/tool-record.ts
init_define_RUNTIME_PACKAGES();
var call = { session: string(), callId: string(), tool: string(), at: number() };
var line = discriminatedUnion("kind", [
  object({ kind: literal("tools"), tools: array(object({ name: string() })) }),
  object({ kind: literal("tool.start"), ...call, input: string() }),
  object({ kind: literal("tool.complete"), ...call, ms: number() }),
  object({
    kind: literal("tool.failed"),
    ...{ ...call, ms: number(), code: string(), message: string() }
  })
]);
function readRunOfTools(jsonl) {
  let run2 = { tools: [], toolCalls: NO_CALLS };
  for (const text of jsonl.split("\n")) {
    const read = text.startsWith('{"kind":"tool') ? readJson(text) : void 0;
    const event = read?.kind === "value" ? line.safeParse(read.value).data : void 0;
    if (event?.kind === "tools") run2 = { ...run2, tools: event.tools };
    else if (event !== void 0) run2 = { ...run2, toolCalls: tally(run2.toolCalls, event) };
  }
  return run2;
}

// src/adapters/tool-stats-command.ts
async function toolStatsCommand(names) {
  const read = await attempt(Promise.all(names.map(readRecord)));
  if (read.kind === "threw") return misused(inShort(read.error));
  const stats = toolStats(read.value.map(readRunOfTools));
  const words = wordStats(stats) ?? "no custom tool was called or proposed.";
  return say(`${plural(stats.runs, "run")}: ${words}
`);
}
var RECORD = "run.jsonl";
async function readRecord(name) {
  const given = resolve(name);
  const found = await attempt(stat(given));
  const isFolder = found.kind === "done" && found.value.isDirectory();
  const path = isFolder ? join(given, RECORD) : given;
  const text = await readFile(path, "utf8").catch((error) => {
    throw isGone(error) ? noRecord(`There is no ${path}.`) : inWords("read", path, error);
  });
  const [first = ""] = text.split("\n", 1);
  if (first !== "" && readJson(first).kind === "value") return text;
  throw noRecord(`${path} is not the record of a run.`);
}
function noRecord(message) {
  const hint = `Name a ${RECORD}, or the folder of a run's files that holds it.`;
  return new SquadError({ code: "E_INPUT", message, hint });
}

// src/adapters/tool-tests.ts
init_define_RUNTIME_PACKAGES();
async function testTools(desk, { name, signal }) {
  const { settings } = await readSquad(desk);
  const isWanted = (path) => name === void 0 || path.includes(`/${name}/`);
  return withTools({ desk, ...NO_GRANT }, async ({ listing, ...rest }) => {
    const problems = listing.diagnostics.filter(({ path }) => isWanted(path)).length;
    const wanted = listing.tools.filter((tool) => name === void 0 || tool.name === name);
    if (name !== void 0 && wanted.length === 0) return { trials: void 0, problems };
    const cases = rest.executables.filter(({ tool }) => wanted.includes(tool)).flatMap(({ tool, manifest }) => manifest.tests.map((test2) => ({ tool: tool.name, test: test2 })));
    const trials = [];
    for (const { tool, test: test2 } of cases) {
      const opening = { desk, ...grantOf(settings.tools, tool) };
      const calling = { name: tool, input: test2.arguments, signal };
      const reply = await callOpen(opening, { listing, ...rest }, calling);
      const failed = reply === void 0 ? "it is not there" : whyFailed(test2, reply);
      trials.push({ tool, test: test2.name, failed });
    }
    return { trials, problems };
  });
}

// src/adapters/tools-command.ts
var toolsHelp = `squad-action tools [--directory .] [--folder .squad] [--programs]
squad-action tools run <name> [--json '{...}'] [the same options]
squad-action tools test [<name>] [the same options]
squad-action tools stats <run.jsonl or its folder>...

  Lists the custom tools of a working tree as a run would find them, with what
  is wrong and what to do about it; or runs one, as an agent would call it; or
  runs the tests that executable tools have in their tool.yaml; or says what
  tools were good for, from the records of runs.

  --directory  the repository; this folder unless told
  --folder     the squad's folder in it; .squad or .ai-team unless told
  --global     a further folder with tools (may be repeated)
  --json       the call's arguments; {} unless told
  --programs   TypeScript tools may start programs, those that settings don't
               name too

  Exit code 0: all is well; 1: there are problems, the tool or a test failed;
  2: the command line is wrong, or there is no such tool.
`;
var options = {
  directory: { type: "string", default: "." },
  folder: { type: "string" },
  global: { type: "string", multiple: true },
  json: { type: "string", default: "{}" },
  programs: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false }
};
async function toolsCommand(args) {
  const read = readArguments(args, { options, allowPositionals: true });
  if (typeof read === "string") return misused(`${read}

${toolsHelp}`);
  const { values, positionals } = read;
  if (values.help) return say(toolsHelp);
  const [verb, name] = positionals;
  if (verb === "stats" && name !== void 0) return toolStatsCommand(positionals.slice(1));
  const whyNot = whyNotTaken(positionals) ?? await whyNoPlace(values);
  if (whyNot !== void 0) return misused(whyNot);
  const desk = deskOf(values);
  if (verb === "test") return test(desk, name);
  return name === void 0 ? list(desk) : run(desk, name, values.json);
}
var NAMES = {
  run: [1, 1, "takes the name of one tool"],
  test: [0, 1, "takes the name of one tool, or none for all"],
  stats: [1, Number.POSITIVE_INFINITY, "takes the records of runs"]
};
function whyNotTaken([verb, ...names]) {
  if (verb === void 0) return void 0;
  const known = Object.hasOwn(NAMES, verb) ? NAMES[verb] : void 0;
  if (known === void 0) {
    return `There is no command ${quoted2(`tools ${verb}`)}.

${toolsHelp}`;
  }
  const [least, most, which] = known;
  const fits = names.length >= least && names.length <= most;
  return fits ? void 0 : `squad-action tools ${verb} ${which}.

${toolsHelp}`;
}
async function whyNoPlace({ directory, folder, global = [] }) {
  const root = resolve2(directory);
  const places = [
    ["--directory", directory, root],
    ...folder === void 0 ? [] : [["--folder", folder, join2(root, folder)]],
    ...global.map((name) => ["--global", name, join2(root, name)])
  ];
  for (const [flag = "", value, place = ""] of places) {
    const whyNot = value === "" ? `${flag} is empty: name a folder.
` : void 0;
    const why = whyNot ?? await whyNoFolder(place, flag);
    if (why !== void 0) return why;
  }
  return void 0;
}
function deskOf({ directory, folder, global = [], programs }) {
  const root = resolve2(directory);
  const usual = existsSync(resolve2(root, ".squad")) ? ".squad" : ".ai-team";
  const found = existsSync(resolve2(root, usual)) ? usual : ".squad";
  return {
    root,
    folder: folder ?? found,
    globals: global,
    mayStartPrograms: programs,
    program: hostProgram(),
    log: (line2) => void process.stderr.write(`${line2}
`)
  };
}
async function list(desk) {
  const { listing, agents, settings } = await checkTools(desk);
  const standingOf = ({ name, door }) => ({
    users: wordUsers(name, agents, door),
    mayStartPrograms: door !== "executable" && grantOf(settings, name).mayStartPrograms
  });
  say(renderListing(listing, standingOf));
  return listing.diagnostics.length === 0 ? 0 : 1;
}
async function run(desk, name, json) {
  const read = readJson(json);
  if (read.kind === "broken") {
    return misused(`--json takes one JSON object, such as '{"text": "a"}'
`);
  }
  const reply = await callTool(desk, { name, input: read.value, signal: interrupted() });
  if (reply === void 0) return unknown(name);
  say(`${reply.text}
`);
  return reply.kind === "ok" ? 0 : 1;
}
async function test(desk, name) {
  const { trials, problems } = await testTools(desk, { name, signal: interrupted() });
  if (trials === void 0) return unknown(name ?? "");
  say(renderTrials(trials));
  if (problems > 0) say("Some tools have problems. To see them: squad-action tools\n");
  return problems === 0 && trials.every(({ failed }) => failed === void 0) ? 0 : 1;
}
function interrupted() {
  const giveUp = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => giveUp.abort());
  return giveUp.signal;
}
function unknown(name) {
  return misused(
    `There is no custom tool ${quoted2(name)} that works.
To see them, and what is wrong: squad-action tools
`
  );
}
function quoted2(word) {
  return JSON.stringify(cutCharacters(word, 80));
}
export {
  toolsCommand,
  toolsHelp
};
