import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  renderCommit,
  whyNone
} from "./chunk-ULL7SDHM.js";
import "./chunk-CDGCK6ZT.js";
import {
  planScribe
} from "./chunk-KTNXH6QD.js";
import "./chunk-U4477KSY.js";
import {
  createMask
} from "./chunk-WM7H2NXI.js";
import {
  readWorkingTree,
  refused,
  whyNotTop
} from "./chunk-T7BKCYDR.js";
import "./chunk-3BHJK4Q4.js";
import {
  failed,
  inShort,
  misused,
  readArguments,
  say
} from "./chunk-4ECO2VC4.js";
import "./chunk-FKO4GGUL.js";
import "./chunk-5GA2AVAQ.js";
import "./chunk-U7SUAXEP.js";
import "./chunk-DJQDHXGA.js";
import "./chunk-N65UQO72.js";
import "./chunk-7FII3CIC.js";
import {
  SquadError,
  attempt
} from "./chunk-ADD7QI3I.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/adapters/scribe-command.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
var scribeHelp = `squad-action scribe [--directory .] [--folder .squad] [--dry-run]

  Merges the inboxes of a working tree into decisions.md and the agents'
  histories, as the Scribe job does on GitHub. Nothing is committed.

  --directory  the repository; this folder unless told
  --folder     the squad's folder in it; .squad or .ai-team unless told
  --dry-run    say what would be done, and write nothing

  Exit code 0: done, or nothing to do; 1: it can't go on, and says why;
  2: the command line is wrong.
`;
var options = {
  directory: { type: "string", default: "." },
  folder: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false }
};
async function scribeCommand(args, now) {
  const read = readArguments(args, { options, allowPositionals: false });
  if (typeof read === "string") return misused(`${read}

${scribeHelp}`);
  const { values } = read;
  if (values.help) return say(scribeHelp);
  const root = resolve(values.directory);
  const whyNot = await whyNotTop(root);
  if (whyNot !== void 0) return misused(whyNot);
  const done = await attempt(tidy(root, values, now));
  if (done.kind === "done") return done.value;
  return failed(inShort(done.error));
}
async function tidy(root, wishes, now) {
  const { folder } = wishes;
  const isDry = wishes["dry-run"];
  const folders = folder === void 0 ? [".squad", ".ai-team"] : [folder];
  const tree = await readWorkingTree(root, ...folders);
  const { holdsSecret } = createMask([]);
  const today = new Date(now).toISOString().slice(0, 10);
  const plan = await planScribe(tree, { squadDirectory: folder, today, holdsSecret });
  if (plan.kind === "no-squad") return failed(`${whyNone(plan.location).join("\n")}
`);
  if (plan.kind === "broken") {
    const files = plan.files.map(({ path, reason }) => `${path}: ${reason}`);
    return failed(
      `${files.join("\n")}
Mend it, and run the command again. Nothing was touched.
`
    );
  }
  if (plan.changes.size === 0 && plan.tally.read === 0)
    return say("Nothing waits in the inboxes.\n");
  if (!isDry) await apply(root, plan.changes);
  return say(`${renderCommit(plan.tally)}

${nextStep(plan.changes, isDry)}
`);
}
function nextStep(changes, isDry) {
  if (isDry) return "Nothing was written: this was a dry run.";
  return changes.size === 0 ? "Nothing was written." : "Look at it with `git diff`, and commit it.";
}
async function apply(root, changes) {
  for (const [path, content] of changes) {
    if (content === void 0) continue;
    const file = join(root, path);
    await replace(file, content).catch(refused("written", path));
    if (!(await readFile(file)).equals(content)) throw changed(path);
  }
  for (const [path, content] of changes) {
    if (content !== void 0) continue;
    await rm(join(root, path), { force: true }).catch(refused("removed", path));
  }
}
async function replace(file, content) {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.draft`;
  const { mode } = await stat(file).catch(() => ({ mode: 420 }));
  try {
    await writeFile(draft, content, { flag: "wx", mode });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
function changed(path) {
  return new SquadError({
    code: "E_INTERNAL",
    message: `${path} was changed while Scribe wrote it; no drop was removed.`,
    hint: "Look at it with `git diff`, and run the command again."
  });
}
export {
  scribeCommand,
  scribeHelp
};
