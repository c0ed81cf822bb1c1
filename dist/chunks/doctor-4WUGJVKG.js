import {
  checkTools
} from "./chunk-TI3HZX2P.js";
import {
  connectLocalGitHub,
  defaultBranch,
  findRepositoryAddress,
  localCopilotToken,
  repositoryUrl
} from "./chunk-CN3MTRWW.js";
import {
  readGitHubSettings,
  renderText
} from "./chunk-NST6LQWJ.js";
import {
  runDoctor,
  tokenKind
} from "./chunk-44VONXNW.js";
import "./chunk-VP2UBBJM.js";
import "./chunk-NRX4VPXW.js";
import "./chunk-TB5I7KYW.js";
import "./chunk-VBNUJTBK.js";
import {
  locateSquad
} from "./chunk-HTQOMAMZ.js";
import "./chunk-U43UHQV4.js";
import "./chunk-KLCHYJXE.js";
import "./chunk-CXVYBBQY.js";
import "./chunk-TCSXLIZY.js";
import "./chunk-LHTZFIZN.js";
import "./chunk-Q7NT2BUX.js";
import {
  localRuntime
} from "./chunk-5PGATZIV.js";
import {
  thisPlatform
} from "./chunk-3DHC777K.js";
import {
  gitVersion
} from "./chunk-J7XAV6N5.js";
import "./chunk-CJBQ7XQL.js";
import {
  CHECK_FILES
} from "./chunk-HSV4OKKC.js";
import {
  openLocalBox
} from "./chunk-S7KFZ4VL.js";
import {
  openRepository,
  readWorkingTree
} from "./chunk-ECHTN2UH.js";
import "./chunk-6AKBSCOJ.js";
import "./chunk-HHOS7ONZ.js";
import "./chunk-2M6PDAQL.js";
import {
  countFindings
} from "./chunk-WKH6TXJC.js";
import "./chunk-GYJWYMTQ.js";
import "./chunk-E6GIXL6E.js";
import "./chunk-5VUA52BT.js";
import "./chunk-XNNRUL5R.js";
import "./chunk-GOTV7M55.js";
import "./chunk-4O4OZ3GW.js";
import "./chunk-ZZI2KZOO.js";
import {
  dayOf
} from "./chunk-BDLE4HBS.js";
import "./chunk-FBRXYJZQ.js";
import "./chunk-QZMDFUL6.js";
import {
  createMask
} from "./chunk-EGLUAHLC.js";
import "./chunk-VBFAMISX.js";
import "./chunk-4C5DWCAS.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DC5XCRCP.js";
import {
  hostProgram
} from "./chunk-3MX7QECK.js";
import "./chunk-KITWVC6M.js";
import "./chunk-DZISDMIS.js";
import "./chunk-WM56J7WD.js";
import {
  printFailure,
  printOutput,
  readArguments,
  shortErrorText
} from "./chunk-2SQIF6Z4.js";
import "./chunk-LYEGXDRK.js";
import "./chunk-ABSG53OH.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-X5CHW724.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-7UMZINQT.js";
import {
  attempt,
  describe
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/cli/doctor.ts
init_define_RUNTIME_PACKAGES();
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
var HELP = `squad-action doctor [--directory .]

  Checks whether the squad can work in a repository: workflows, settings on
  GitHub, tokens, the team, its tools. Says what is missing, and how to fix it.
  Changes nothing, and uses no model.

  --directory  the repository; this folder unless told

  With GITHUB_TOKEN in the environment, it reads the repository's settings on
  GitHub; set GITHUB_REPOSITORY=owner/name when no remote names it. It tells
  the kind of token in COPILOT_GITHUB_TOKEN. It never shows a token.

  Exit code 0: the squad can work; 1: there is a problem; 2: wrong command line.
`;
var OPTIONS = {
  directory: { type: "string", default: "." },
  help: { type: "boolean", short: "h", default: false }
};
async function doctorCommand(args) {
  const read = readArguments(args, { options: OPTIONS, allowPositionals: false });
  const opened = await openRepository(read, HELP);
  if (typeof opened === "number") return opened;
  const examined = await attempt(gatherFacts(opened.root).then(runDoctor));
  if (examined.kind === "threw") return printFailure(shortErrorText(examined.error));
  printOutput(renderText(examined.value));
  return countFindings(examined.value).problem > 0 ? 1 : 0;
}
var SKILLS = [".github/skills", ".copilot/skills", ".claude/skills", ".agents/skills"];
async function gatherFacts(root) {
  const folders = [
    ".squad",
    ".ai-team",
    ".github/workflows",
    ...SKILLS,
    ...Object.values(CHECK_FILES)
  ];
  const tree = await readWorkingTree(root, ...folders);
  const location = await locateSquad(tree);
  const directory = location.kind === "found" ? location.directory : void 0;
  const [github, tools, machine, box] = await Promise.all([
    gatherGitHub(root),
    directory === void 0 ? void 0 : gatherTools(root, directory),
    gatherMachine(),
    gatherBox()
  ]);
  return {
    tree,
    location,
    github,
    tools,
    machine,
    box,
    credentials: credentials(),
    trial: void 0,
    target: "terminal",
    holdsSecret: createMask([]).holdsSecret,
    today: dayOf(Date.now())
  };
}
async function gatherGitHub(root) {
  const repository = await findRepositoryAddress(root);
  if (repository === void 0) return void 0;
  const warn = (text) => void process.stderr.write(`${text}
`);
  const github = await connectLocalGitHub(repository, warn);
  if (github === void 0) return void 0;
  return readGitHubSettings(github, {
    page: repositoryUrl(repository),
    defaultBranch: await defaultBranch(root),
    branchPrefix: "squad/"
  });
}
async function gatherTools(root, folder) {
  if (!existsSync(join(root, folder, "tools"))) return void 0;
  const program = hostProgram();
  if (!existsSync(program)) return { names: [], diagnostics: [NO_TOOL_HOST] };
  const project = { root, folder, globals: [], mayStartPrograms: false, program, log: () => {
  } };
  const read = await attempt(checkTools(project));
  if (read.kind === "threw") {
    const { message, hint = "Run `squad-action tools` for more." } = describe(read.error);
    return { names: [], diagnostics: [{ ...NO_TOOL_HOST, message, next: hint }] };
  }
  const { tools, diagnostics } = read.value.listing;
  return { names: tools.map(({ name }) => name), diagnostics };
}
var NO_TOOL_HOST = {
  code: "L_IMPORT",
  path: "tools/",
  message: "the program that reads tools, dist/tool-host.js, is not there.",
  next: "Run `npm run bundle` in the action's folder."
};
async function gatherMachine() {
  return {
    node: process.versions.node,
    git: await gitVersion(),
    runtime: localRuntime(thisPlatform())
  };
}
async function gatherBox() {
  const folder = await mkdtemp(join(tmpdir(), "squad-doctor-"));
  try {
    return await (await openLocalBox(folder, () => {
    })).state();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
function credentials() {
  const copilot = localCopilotToken();
  return {
    githubToken: void 0,
    copilotToken: copilot === void 0 ? void 0 : tokenKind(copilot),
    provider: void 0,
    hasProviderKey: false
  };
}
export {
  doctorCommand
};
