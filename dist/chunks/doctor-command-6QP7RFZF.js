import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  askGitHub,
  createGitHub,
  renderText
} from "./chunk-NA7LIVJY.js";
import {
  checkTools
} from "./chunk-PN5BU5WR.js";
import "./chunk-6RVVXR6I.js";
import {
  pageOf,
  repositoryPlace
} from "./chunk-4M34DOWT.js";
import {
  examine,
  tally,
  tokenKind
} from "./chunk-XQS5LU64.js";
import "./chunk-ZIG2ASW6.js";
import "./chunk-KTNXH6QD.js";
import {
  locateSquad
} from "./chunk-U4477KSY.js";
import "./chunk-FM5EOHM7.js";
import "./chunk-X5P6SLAP.js";
import "./chunk-WHPAMHWQ.js";
import "./chunk-AF7K45L4.js";
import "./chunk-DGXSNPKP.js";
import "./chunk-LTS3QR5M.js";
import {
  createMask
} from "./chunk-WM7H2NXI.js";
import {
  readWorkingTree,
  whyNotTop
} from "./chunk-T7BKCYDR.js";
import "./chunk-3BHJK4Q4.js";
import {
  hostProgram
} from "./chunk-3VN6D7GT.js";
import {
  failed,
  inShort,
  misused,
  readArguments,
  say
} from "./chunk-4ECO2VC4.js";
import "./chunk-FKO4GGUL.js";
import "./chunk-5GA2AVAQ.js";
import "./chunk-DJQDHXGA.js";
import "./chunk-N65UQO72.js";
import "./chunk-7FII3CIC.js";
import {
  localRuntime
} from "./chunk-ME6WQ4HQ.js";
import "./chunk-UXVYLMT5.js";
import {
  attempt,
  describe
} from "./chunk-ADD7QI3I.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/adapters/doctor-command.ts
init_define_RUNTIME_PACKAGES();
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
var doctorHelp = `squad-action doctor [--directory .]

  Says whether the squad can work in a repository, what is missing, and what
  to do about each: workflows, settings on GitHub, tokens, the team, its tools.
  Changes nothing, and asks no model.

  --directory  the repository; this folder unless told

  With GITHUB_TOKEN in the environment GitHub is asked about the repository's
  settings; GITHUB_REPOSITORY=owner/name where no remote names it. Of
  COPILOT_GITHUB_TOKEN, if it is there, the kind is told. No token is shown.

  Exit code 0: the squad can work; 1: there is a problem; 2: wrong command line.
`;
var options = {
  directory: { type: "string", default: "." },
  help: { type: "boolean", short: "h", default: false }
};
async function doctorCommand(args) {
  const read = readArguments(args, { options, allowPositionals: false });
  if (typeof read === "string") return misused(`${read}

${doctorHelp}`);
  const { values } = read;
  if (values.help) return say(doctorHelp);
  const root = resolve(values.directory);
  const whyNot = await whyNotTop(root);
  if (whyNot !== void 0) return misused(whyNot);
  const looked = await attempt(gatherFacts(root).then(examine));
  if (looked.kind === "threw") return failed(inShort(looked.error));
  say(renderText(looked.value));
  return tally(looked.value).problem > 0 ? 1 : 0;
}
var SKILLS = [".github/skills", ".copilot/skills", ".claude/skills", ".agents/skills"];
async function gatherFacts(root) {
  const folders = [".squad", ".ai-team", ".github/workflows", ...SKILLS];
  const tree = await readWorkingTree(root, ...folders);
  const location = await locateSquad(tree);
  const directory = location.kind === "found" ? location.directory : void 0;
  const [github, tools, machine] = await Promise.all([
    gatherGitHub(root),
    directory === void 0 ? void 0 : gatherTools(root, directory),
    gatherMachine()
  ]);
  return {
    ...{ tree, location, github, tools, machine, credentials: credentials(), trial: void 0 },
    ...{ place: "terminal", holdsSecret: createMask([]).holdsSecret },
    today: (/* @__PURE__ */ new Date()).toISOString().slice(0, 10)
  };
}
async function gatherGitHub(root) {
  const place = await repositoryPlace(root);
  const token = process.env.GITHUB_TOKEN;
  if (place === void 0 || token === void 0 || token === "") return void 0;
  const { owner, name, serverUrl } = place;
  const apiUrl = process.env.GITHUB_API_URL || apiOf(serverUrl);
  const warn = (text) => void process.stderr.write(`${text}
`);
  const github = createGitHub({ apiUrl, owner, name, token, warn });
  return askGitHub(github, {
    page: pageOf(place),
    defaultBranch: await defaultBranch(root),
    branchPrefix: "squad/"
  });
}
function apiOf(serverUrl) {
  return serverUrl === "https://github.com" ? "https://api.github.com" : `${serverUrl}/api/v3`;
}
var run = promisify(execFile);
async function git(args) {
  const ran = await attempt(run("git", args));
  return ran.kind === "done" ? ran.value.stdout.trim() : void 0;
}
async function defaultBranch(root) {
  const head = await git(["-C", root, "symbolic-ref", "--short", "refs/remotes/origin/HEAD"]);
  return head?.replace(/^origin\//, "") ?? "main";
}
async function gatherTools(root, folder) {
  if (!existsSync(join(root, folder, "tools"))) return void 0;
  const program = hostProgram();
  if (!existsSync(program)) return { names: [], diagnostics: [NO_HOST] };
  const desk = { root, folder, globals: [], mayStartPrograms: false, program, log: () => {
  } };
  const read = await attempt(checkTools(desk));
  if (read.kind === "threw") {
    const { message, hint = "Run `squad-action tools` for more." } = describe(read.error);
    return { names: [], diagnostics: [{ ...NO_HOST, message, next: hint }] };
  }
  const { tools, diagnostics } = read.value.listing;
  return { names: tools.map(({ name }) => name), diagnostics };
}
var NO_HOST = {
  code: "L_IMPORT",
  path: "tools/",
  message: "the program that reads tools, dist/tool-host.js, is not there.",
  next: "Run `npm run build` in the action's folder."
};
async function gatherMachine() {
  const version = await git(["--version"]);
  return {
    node: process.versions.node,
    git: /\d+\.\d+(?:\.\d+)?/.exec(version ?? "")?.[0],
    runtime: localRuntime(`${process.platform}-${process.arch}`)
  };
}
function credentials() {
  const copilot = process.env.COPILOT_GITHUB_TOKEN;
  return {
    githubToken: void 0,
    copilotToken: copilot === void 0 || copilot === "" ? void 0 : tokenKind(copilot),
    provider: void 0,
    hasProviderKey: false
  };
}
export {
  doctorCommand,
  doctorHelp
};
