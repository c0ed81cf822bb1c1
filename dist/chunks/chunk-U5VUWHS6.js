import {
  describeToolAgents,
  grantOf,
  listToolAgents,
  wantedTools
} from "./chunk-ZHUDGVQQ.js";
import {
  approvalRefusal,
  folderAt,
  globalFolder,
  noteInactiveTools,
  openBoxState,
  scanFolderAt,
  scratchOf
} from "./chunk-KUQGWMW2.js";
import {
  SEVERITIES,
  hashOfLines
} from "./chunk-WE3IQZBQ.js";
import {
  TOOL_NOTE_PREFIX
} from "./chunk-USETC6I6.js";
import {
  appendLearnings,
  compareText,
  demoteHeadings,
  findMember,
  isRoutable,
  learningEntry,
  learningIn
} from "./chunk-7EPI3MSO.js";
import {
  headingOf,
  readLines
} from "./chunk-TDOGVDBM.js";
import {
  workInFolder
} from "./chunk-VD5POLHL.js";
import {
  defineTool,
  foldAliases,
  hiddenArgument
} from "./chunk-24NO3Y3X.js";
import {
  createLauncher,
  joinListings
} from "./chunk-DZXCHYUA.js";
import {
  discoverToolFiles
} from "./chunk-MLUZHDNX.js";
import {
  findNameProblem,
  scanExecutables,
  toToolListing
} from "./chunk-CFEYPTVN.js";
import {
  applyApprovals,
  isApproved
} from "./chunk-MLTXGWX5.js";
import {
  fileSlug,
  isFileSlug,
  nameKey,
  slug
} from "./chunk-D4DZX3AM.js";
import {
  sanitise
} from "./chunk-XAKR566N.js";
import {
  serialize
} from "./chunk-4PFL7EPU.js";
import {
  credentialDenial,
  denial,
  failure,
  ok,
  systemCode
} from "./chunk-NGFIVTT2.js";
import {
  dayOf,
  duration,
  plural
} from "./chunk-BSQV4ART.js";
import {
  shortHash
} from "./chunk-PO4G3B7X.js";
import {
  openPlain
} from "./chunk-YHETANZS.js";
import {
  plainText
} from "./chunk-DZISDMIS.js";
import {
  isUnseen,
  oneLine,
  withoutUnseen
} from "./chunk-6GCJ4LC6.js";
import {
  COORDINATOR
} from "./chunk-UXQFGFHB.js";
import {
  readRequest
} from "./chunk-WOQ4ALLD.js";
import {
  cutCharacters,
  headOf
} from "./chunk-ZBRHI66Z.js";
import {
  array,
  boolean,
  int,
  m,
  object,
  strictObject,
  string
} from "./chunk-Z5TMLZZJ.js";
import {
  attempt
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/commands/read-command.ts
init_define_RUNTIME_PACKAGES();
function readCommand(context, team) {
  return resolveAddressee(readApprovals(context), team);
}
function readApprovals(context) {
  const { request, transcript } = context;
  let { command } = request;
  const named = [];
  while (command.kind === "approve") {
    named.push({ name: command.tool, digest: command.digest });
    if (command.request === "") break;
    command = readRequest(command.request);
  }
  if (named.length === 0) return context;
  const isPerson = request.author.type === "User";
  if (!isPerson) transcript.note("Only a person can approve a tool.");
  return { ...context, approved: isPerson ? named : [], request: { ...request, command } };
}
function resolveAddressee(context, team) {
  const { command } = context.request;
  if (command.kind !== "agent" || isOnTeam(command.agent, team)) return context;
  if (!/\s/.test(command.agent)) return context;
  const request = `${command.agent}: ${command.request}`;
  return { ...context, request: { ...context.request, command: { kind: "work", request } } };
}
function isOnTeam(name, team) {
  const member = findMember(team, name);
  return member !== void 0 && isRoutable(member);
}

// src/tools/built-in/staged-files.ts
init_define_RUNTIME_PACKAGES();
import { isUtf8 } from "node:buffer";
import { constants } from "node:fs";
import { lstat, open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
var MAX_BYTES = 64 * 1024;
var MAX_CHANGED_BYTES = 16 * 1024 * 1024;
var MAX_COPIES = 1e3;
var BAD_FILE_NAME = "the file name is not allowed";
var NEW_FILE_FLAGS = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | (constants.O_NOFOLLOW ?? 0);
function openStagedFiles(workspace, openSubfolder) {
  const openFolder = createFolderOpener(workspace.root, openSubfolder);
  const queues = /* @__PURE__ */ new Map();
  const own = /* @__PURE__ */ new Set();
  const withFolder = async (folder, work) => {
    await workspace.ready?.();
    const result = await openFolder(folder, work);
    if (result.kind === "written") workspace.wrote(result.path);
    return result;
  };
  return {
    async add({ folder, stem, content }) {
      if (Buffer.byteLength(content) > MAX_BYTES) return refused("the text is longer than 64 KB");
      if (!isPlainName(stem)) return refused(BAD_FILE_NAME);
      return withFolder(folder, (base) => addFile(base, { folder, stem, content }, own));
    },
    async change(path, edit) {
      const cut = path.lastIndexOf("/");
      if (cut < 1 || !isPlainName(path.slice(cut + 1))) return refused(BAD_FILE_NAME);
      const work = (base) => changeFile(base, path, edit);
      const queue = queues.get(path) ?? serialize();
      queues.set(path, queue);
      return queue(() => withFolder(path.slice(0, cut), work));
    },
    async list(folder) {
      await workspace.ready?.();
      const way = { root: workspace.root, names: folder.split("/"), openSubfolder };
      const listed = await attempt(workInFolder(way, (base) => readdir(base)));
      const all = listed.kind === "done" && listed.value.kind === "worked" ? listed.value.value : [];
      return all.filter((name) => isPlainName(name) && name.endsWith(".md")).toSorted(compareText);
    },
    async read(path) {
      const way = { root: workspace.root, names: dirname(path).split("/"), openSubfolder };
      const read = await attempt(
        workInFolder(way, (base) => readExistingFile(join(base, basename(path))))
      );
      if (read.kind === "threw" && systemCode(read.error) !== "ENOENT") throw read.error;
      if (read.kind === "threw" || read.value.kind === "blocked") return void 0;
      const found = read.value.value;
      return found.kind === "readable" ? found.text : void 0;
    },
    remove: (path) => withFolder(dirname(path), async (base) => {
      await rm(join(base, basename(path)), { force: true });
      return { kind: "written", path };
    })
  };
}
function createFolderOpener(root, openSubfolder) {
  return async (folder, work) => {
    const names = folder.split("/");
    if (!names.every(isPlainName)) return refused("the folder name is not allowed");
    const result = await workInFolder({ root, names, makes: true, openSubfolder }, work);
    if (result.kind === "worked") return result.value;
    return refused(`${result.at} is a link or not a folder`);
  };
}
async function addFile(base, { folder, stem, content }, own) {
  for (let copy = 1; copy <= MAX_COPIES; copy += 1) {
    const name = copy === 1 ? `${stem}.md` : `${stem}-${copy}.md`;
    const path = `${folder}/${name}`;
    if (own.has(path)) continue;
    own.add(path);
    if (await isAdded(join(base, name), content)) return { kind: "written", path };
  }
  return refused("too many files have that name");
}
async function isAdded(target, content) {
  const opened = await attempt(() => open(target, NEW_FILE_FLAGS, 420));
  if (opened.kind === "done") {
    await writeAndClose(opened.value, target, content);
    return true;
  }
  if (systemCode(opened.error) !== "EEXIST") throw opened.error;
  const there = await readExistingFile(target);
  return there.kind === "readable" && there.text === content;
}
async function changeFile(base, path, edit) {
  const name = basename(path);
  const target = join(base, name);
  const old = await readExistingFile(target);
  if (old.kind === "irregular") return refused(`${path} ${old.reason}`);
  const content = edit(old.text);
  if (Buffer.byteLength(content) > MAX_CHANGED_BYTES) return refused(`${path} would be too long`);
  const draft = join(base, `.${shortHash(`${name}
${content}`)}.draft`);
  await rm(draft, { force: true });
  await writeAndClose(await open(draft, NEW_FILE_FLAGS, 420), draft, content);
  await rename(draft, target);
  return { kind: "written", path };
}
async function readExistingFile(target) {
  const found = await attempt(() => lstat(target));
  if (found.kind === "threw") {
    if (systemCode(found.error) === "ENOENT") return { kind: "readable", text: void 0 };
    throw found.error;
  }
  if (!found.value.isFile()) return { kind: "irregular", reason: "is a link or not a file" };
  const handle = await openPlain(target);
  try {
    const facts = await handle.stat();
    if (!facts.isFile() || facts.nlink > 1) {
      return { kind: "irregular", reason: "has a second hard link or is not a file" };
    }
    if (facts.size > MAX_CHANGED_BYTES) return { kind: "irregular", reason: "is too long" };
    const bytes = await handle.readFile();
    if (!isUtf8(bytes)) return { kind: "irregular", reason: "is not UTF-8 text" };
    return { kind: "readable", text: bytes.toString() };
  } finally {
    await handle.close();
  }
}
async function writeAndClose(handle, path, content) {
  const result = await attempt(() => handle.writeFile(content));
  await handle.close();
  if (result.kind === "done") return;
  await rm(path, { force: true });
  throw result.error;
}
function refused(reason) {
  return { kind: "refused", reason };
}
function isPlainName(name) {
  return /^[\w.@ -]{1,200}$/.test(name) && !/^\.+$/.test(name) && name.toLowerCase() !== ".git";
}

// src/tools/squad-tools.ts
init_define_RUNTIME_PACKAGES();

// src/tools/built-in/review/squad-review.ts
init_define_RUNTIME_PACKAGES();

// src/tools/built-in/review/check-findings.ts
init_define_RUNTIME_PACKAGES();
function checkFindings(given, files, guard) {
  const checked = given.map((finding2, at) => {
    const name = `finding ${at + 1} (${oneLine(finding2.path, 100)}:${finding2.line})`;
    return checkFinding(name, finding2, { files, guard });
  });
  return {
    findings: checked.flatMap(({ finding: finding2 }) => finding2 ?? []),
    problems: checked.flatMap(({ problem }) => problem ?? []),
    misplaced: checked.flatMap(({ misplaced }) => misplaced ?? [])
  };
}
function checkFinding(name, given, { files, guard }) {
  const problem = findWordsProblem(name, given, guard);
  if (problem !== void 0) return { problem };
  const lines = linesOf(given, files);
  if (lines.kind === "misplaced") {
    const misplaced = `${oneLine(given.path, 200)}:${given.line}: ${given.text.trim()}`;
    return { problem: `${name} is on no line: ${lines.why}`, misplaced };
  }
  const suggested = checkSuggestion(given, lines.present);
  const finding2 = findingOf(given);
  if (suggested.kind === "refused") return { finding: finding2, problem: `${name}: ${suggested.why}` };
  return { finding: suggested.kind === "kept" ? { ...finding2, ...suggested.fields } : finding2 };
}
function textProblem(name, text, { holdsSecret }) {
  if (holdsSecret(text)) return `${name} seems to contain a credential and was left out`;
  if (sanitise(text).hidden === 0) return void 0;
  return `${name} contains text that a rendered page doesn't show and was left out: put markup in backticks, and write no invisible characters`;
}
function findWordsProblem(name, finding2, guard) {
  const { path, rule, text, suggestion } = finding2;
  const whole = [path, rule ?? "", text, suggestion ?? ""].join("\n");
  if (guard.holdsSecret(whole)) return `${name} seems to contain a credential and was left out`;
  return textProblem(name, `${text}

${rule ?? ""}`, guard);
}
function linesOf({ path, line, endLine }, files) {
  const misplaced = (why) => ({ kind: "misplaced", why });
  const lines = files.get(path);
  if (lines === void 0) return misplaced("there is no such text file in the repository");
  const last = endLine ?? line;
  if (last < line) return misplaced(`endLine ${last} comes before line ${line}`);
  const has = `the file has ${plural(lines.length, "line")}`;
  return last > lines.length ? misplaced(has) : { kind: "found", present: lines.slice(line - 1, last) };
}
function findingOf({ path, line, endLine, severity, rule, text }) {
  const isRange = endLine !== void 0 && endLine !== null && endLine > line;
  return {
    path,
    line,
    endLine: isRange ? endLine : void 0,
    rule: oneLine(rule ?? "", 60) || void 0,
    text: headOf(text.trim(), 4e3),
    severity: severity ?? void 0
  };
}
function checkSuggestion({ suggestion: given }, present) {
  if (given === void 0 || given === null) return { kind: "none" };
  const suggestion = given.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  const refused2 = (why) => ({ kind: "refused", why: `its suggestion ${why}` });
  if (withoutUnseen(suggestion).hidden > 0) return refused2("contains invisible characters");
  const linesHash = hashOfLines(present);
  if (suggestion !== "" && hashOfLines(suggestion.split("\n")) === linesHash) {
    return refused2(`is what ${present.length === 1 ? "the line says" : "the lines say"} already`);
  }
  return { kind: "kept", fields: { suggestion, linesHash } };
}

// src/tools/built-in/review/squad-review.ts
var MOST_FINDINGS = 100;
var finding = object({
  path: string().min(1).max(1e3),
  line: int().min(1),
  endLine: int().min(1).nullish(),
  severity: m(SEVERITIES).nullish(),
  rule: string().max(60).nullish(),
  text: string().regex(/\S/, "must say what is wrong").max(4e3),
  suggestion: string().max(2e4).nullish().describe("Replaces exactly these lines.")
});
var parameters = strictObject({
  verdict: m(["approved", "changes-requested", "comment"]).describe("changes-requested: someone else revises the files with findings."),
  findings: array(finding).max(MOST_FINDINGS, `must be at most ${MOST_FINDINGS}: keep those that matter most`).default([]).describe("On lines of a file as it is now. rule: a short name for what is broken."),
  summary: string().max(8e3).optional().describe("What the findings don't say."),
  reassign: string().max(100).optional().describe("Who should revise it.")
});
var VERDICTS = {
  approved: "approved",
  "changes-requested": "changes-requested",
  comment: "none"
};
function createSquadReview({ review, reviewedFiles }) {
  return defineTool("squad_review", {
    description: "Record your review. Calling it again replaces what you recorded.",
    parameters,
    aliases: { reassignTo: "reassign", comment: "summary", body: "summary" },
    handler: async (args, { run }) => {
      const contradiction = findContradiction(args);
      if (contradiction !== void 0) return contradiction;
      const commit = reviewedFiles.commit();
      const aboutNothing = commit === reviewedFiles.base ? NO_WORK : "";
      const { findings, misplaced, problems, summary } = await checkWords(args, run, {
        ...reviewedFiles,
        commit
      });
      const words = [aboutNothing, summary, ...misplaced];
      const recorded = recordedReview(args, findings, { words, commit });
      const receipt = await review(recorded, run.session);
      if (receipt.kind === "not-asked") return NOT_ASKED;
      const next = problems.length === 0 ? [receipt.next, END] : [againText(problems)];
      return ok(joinWords([recordedText(args, findings), aboutNothing, ...next], " "));
    }
  });
}
async function checkWords({ findings, summary = "" }, run, { root, commit, read }) {
  const given = findings.map((one) => ({ ...one, path: relativePath(one.path, root) }));
  const files = await read(commit, [...new Set(given.map(({ path }) => path))]);
  const checked = checkFindings(given, files, run);
  const problem = textProblem("summary", summary, run);
  if (problem === void 0) return { ...checked, summary: summary.trim() };
  return { ...checked, problems: [...checked.problems, problem], summary: "" };
}
function joinWords(words, separator) {
  return words.filter((text) => text !== "").join(separator);
}
var NO_WORK = "Nothing had been changed when this was reviewed.";
function findContradiction({
  verdict,
  findings,
  summary = ""
}) {
  const refused2 = (why, next) => failure("E_TOOL_INVALID_ARGS", why, next);
  if (verdict === "approved" && findings.some(({ severity }) => severity === "blocker")) {
    return refused2(
      'the verdict is "approved", but a finding is a blocker: nothing was recorded',
      "call again with changes-requested, or with a lower severity"
    );
  }
  if (verdict === "changes-requested" && findings.length === 0 && summary.trim() === "") {
    return refused2(
      "changes-requested without findings or a summary doesn't say what to change: nothing was recorded",
      "call again with findings or a summary"
    );
  }
  return void 0;
}
var END = "End now, with one sentence.";
var NOT_ASKED = denial(
  "E_TOOL_DENIED",
  "no review is open in this session now, so there is none to record",
  "say in your answer what you found, with paths and lines"
);
function recordedReview({ verdict, reassign }, findings, { words, commit }) {
  const summary = joinWords(words, "\n\n");
  return {
    verdict: VERDICTS[verdict],
    findings,
    reassignTo: reassign?.trim() || void 0,
    summary: summary === "" ? void 0 : summary,
    commit
  };
}
function recordedText({ verdict }, findings) {
  return `Review recorded: ${verdict}, ${plural(findings.length, "finding")}.`;
}
function againText(problems) {
  return `But ${problems.join("; ")}. Call squad_review again with all findings, these corrected.`;
}
function relativePath(path, root) {
  const inside = path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
  return inside.trim().replace(/^(?:\.\/+)+/, "");
}

// src/tools/built-in/squad-decide.ts
init_define_RUNTIME_PACKAGES();
import { basename as basename3 } from "node:path/posix";

// src/tools/built-in/refuse-hidden-text.ts
init_define_RUNTIME_PACKAGES();
function refuseHiddenText(fields) {
  for (const [field, text] of Object.entries(fields)) {
    if (sanitise(text).hidden === 0) continue;
    const reason = `${field} contains text that a rendered page doesn't show${placeOf(text)}`;
    const next = "leave it out, or put markup in backticks; nothing was written";
    return failure("E_TOOL_INVALID_ARGS", reason, next);
  }
  return void 0;
}
function placeOf(text) {
  const lines = text.split(/\r\n?|\n/);
  const at = lines.findIndex((line) => sanitise(line).hidden > 0);
  if (at === -1) return "";
  const unseen = [...lines[at] ?? ""].find((character) => isUnseen(character));
  const code = unseen?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  const where = lines.length === 1 ? "" : `, on line ${at + 1}`;
  return code === void 0 ? where : `${where} (U+${code})`;
}

// src/tools/built-in/replaced-entry.ts
init_define_RUNTIME_PACKAGES();
import { basename as basename2 } from "node:path/posix";
var MOST_NAMED = 5;
async function findReplaced(asked, { folder, otherwise }, { workspace, stagedFiles }) {
  if (asked === void 0 || asked.trim() === "") return { kind: "ready" };
  const files = await stagedFiles.list(folder);
  const found = files.filter((file2) => isNamed(file2, asked.trim()));
  const [file] = found;
  if (file !== void 0 && found.length === 1) {
    const path = `${folder}/${file}`;
    const entry = { path, text: await stagedFiles.read(path) ?? "" };
    const isKept = !isOurs(file) || workspace.isMerged?.(path) === true;
    return isKept ? { kind: "ready", kept: entry } : { kind: "ready", withdrawn: entry };
  }
  return {
    kind: "refused",
    result: refuse(asked, found.length > 1 ? found : files, { found: found.length, otherwise })
  };
}
function refuse(asked, files, { found, otherwise }) {
  const named = files.slice(-MOST_NAMED).join(", ");
  const reason = `${found > 1 ? "several entries are" : "no entry here is"} called "${oneLine(asked, 80)}"`;
  return failure(
    "E_TOOL_NOT_FOUND",
    reason,
    named === "" ? otherwise : `name one of ${named}; or ${otherwise}`
  );
}
function isOurs(file) {
  return /-[0-9a-f]{8}(?:-\d{1,4})?\.md$/.test(file) && !file.startsWith("coordinator-");
}
function isNamed(file, asked) {
  const [stem, wanted] = [stemOf(file), stemOf(basename2(asked))];
  if (stem === wanted) return true;
  const words = fileSlug(stemOf(asked));
  return words !== "" && `-${stem}-`.includes(`-${words}-`);
}
function stemOf(file) {
  return file.replace(/\.md$/i, "");
}
function titleOf(text) {
  const heading = readLines(text).map(headingOf).find((one) => one !== void 0)?.title ?? "";
  return heading.replace(/^\d{4}-\d\d-\d\d: /, "");
}

// src/tools/built-in/squad-decide.ts
var parameters2 = object({
  title: string().regex(/\S/, "must not be empty").max(200).describe("In a few words."),
  body: string().regex(/\S/, "must not be empty").max(6e4).describe("What and why, in Markdown."),
  agentName: string().regex(/^[^\p{C}\p{Zl}\p{Zp}]{1,200}$/u, "must be 1 to 200 printable characters on one line").regex(/\S/, "must not be empty").optional().describe("On whose behalf, if not yours."),
  category: m(["architecture", "process", "security", "feature", "team", "general"]).default("general"),
  blocking: boolean().optional(),
  requiresApproval: boolean().optional(),
  replaces: string().max(300).optional().describe("Title or file of the one it overturns."),
  references: hiddenArgument(array(string().max(200)).max(20).optional())
});
var LONGEST_BODY = 1500;
function createSquadDecide(deps) {
  const stagedFiles = openStagedFiles(deps.workspace);
  return defineTool("squad_decide", {
    description: "Propose a decision that binds the whole team.",
    parameters: parameters2,
    aliases: { author: "agentName", summary: "title", requires_approval: "requiresApproval" },
    handler: async (args, call) => findRefusal(args, call) ?? await keepDecision(args, call, { ...deps, stagedFiles })
  });
}
async function keepDecision(given, { run }, deps) {
  const { workspace, stagedFiles, isSomebody } = deps;
  const { agentName: claimed = "" } = given;
  const isClaimed = claimed === "" || isOwnName(claimed, run) || isSomebody(claimed.trim());
  const args = isClaimed ? given : { ...given, agentName: void 0 };
  const folder = `${workspace.squadDirectory}/decisions/inbox`;
  const old = await findReplaced(args.replaces, { folder, otherwise: SAY_SO }, deps);
  if (old.kind === "refused") return old.result;
  const content = decisionText(args, titleOf(old.kept?.text ?? ""), run);
  const writeResult = await stagedFiles.add({
    folder,
    stem: `${fileSlug(run.agent)}-${fileSlug(args.title)}-${shortHash(content)}`,
    content
  });
  if (writeResult.kind === "refused") {
    const next = "state the decision in your answer instead";
    return failure("E_TOOL", `the decision was not written: ${writeResult.reason}`, next);
  }
  const replaces = old.withdrawn?.path;
  if (replaces !== void 0) await stagedFiles.remove(replaces);
  const { path } = writeResult;
  const note = { ...noteOf(args, run), path, replaces };
  run.emit({ kind: "decision", session: run.session, note });
  const gone = replaces === void 0 ? "" : ` ${basename3(replaces)} is withdrawn.`;
  const text = `Decision "${note.title}" written to inbox as ${basename3(path)}.${gone} Scribe will merge to decisions.md.`;
  const nobody = `It is recorded as yours, because nobody here is called "${oneLine(claimed, 64)}".`;
  return ok(isClaimed ? text : `${text} ${nobody}`);
}
var SAY_SO = 'write "Supersedes: " and its title into the body';
function noteOf(args, run) {
  const { title, body, category, blocking, requiresApproval } = args;
  const texts = { title: oneLine(title), body: oneLine(body, LONGEST_BODY) };
  return {
    agent: run.agent,
    by: authorOf(args, run),
    ...texts,
    category,
    blocking,
    requiresApproval
  };
}
function findRefusal({ title, body, agentName = "", references = [] }, { run }) {
  if (oneLine(title) === "" || plainText(body) === "") {
    return failure("E_TOOL_INVALID_ARGS", "title or body has no readable text", "write both out");
  }
  const more = references.join("\n");
  if (run.holdsSecret([title, body, agentName, more].join("\n"))) {
    return credentialDenial("the decision", "squad_decide");
  }
  return refuseHiddenText({ title, body, agentName, references: more });
}
function decisionText(args, superseded, run) {
  const { title, body, category, blocking, requiresApproval, references = [] } = args;
  const day = dayOf(run.now());
  const listed = references.map((one) => oneLine(one)).filter((one) => one !== "");
  return [
    `### ${day}: ${oneLine(title)}`,
    "",
    `**By:** ${authorOf(args, run)}`,
    `**Category:** ${category}`,
    ...blocking === true ? ["**Blocking:** yes"] : [],
    ...requiresApproval === true ? ["**Requires approval:** yes"] : [],
    ...superseded === "" ? [] : [`**Supersedes:** ${superseded}`],
    ...listed.length === 0 ? [] : [`**References:** ${listed.join(", ")}`],
    "",
    // A heading at the entry's own level would begin another decision.
    demoteHeadings(plainText(body), 4),
    ""
  ].join("\n");
}
function isOwnName(name, { agent, agentName }) {
  return [nameKey(agentName), agent].includes(nameKey(name.trim()));
}
function authorOf({ agentName = "" }, run) {
  const claimed = agentName.trim();
  const isOwn = claimed === "" || isOwnName(claimed, run);
  return isOwn ? run.agentName : `${run.agentName} (on behalf of ${claimed})`;
}

// src/tools/built-in/squad-discover.ts
init_define_RUNTIME_PACKAGES();
var parameters3 = object({
  filter: m(["all", "active", "idle"]).default("all").describe("active: working or queued. idle: waiting.")
});
var ACTIVE_STATES = /* @__PURE__ */ new Set(["working", "queued"]);
var MAX_SUMMARY_LENGTH = 120;
function createSquadDiscover({ discover }) {
  return defineTool("squad_discover", {
    description: "Who is on the squad, and what each does.",
    parameters: parameters3,
    handler: async ({ filter }, { run }) => {
      const agents = discover().map(summarizeAgent);
      const shown = agents.filter(({ status }) => matchesFilter(status, filter));
      if (shown.length === 0) return ok(describeNoAgents(filter, agents.length), []);
      const lines = shown.map((agent) => agentLine(agent, run.agent));
      return ok([`**Agents (${shown.length}):**`, ...lines].join("\n"), shown.map(agentData));
    }
  });
}
function summarizeAgent(view) {
  const { lastActiveAt } = view;
  return {
    name: oneLine(view.name),
    slug: view.slug,
    role: oneLine(view.role),
    status: view.status,
    lastActive: lastActiveAt === void 0 ? "never" : new Date(lastActiveAt).toISOString(),
    summary: cutCharacters(oneLine(view.summary), MAX_SUMMARY_LENGTH),
    can: [...view.implements ? ["implement"] : [], ...view.reviews ? ["review"] : []]
  };
}
function matchesFilter(status, filter) {
  if (filter === "all") return true;
  return filter === "active" ? ACTIVE_STATES.has(status) : status === "idle";
}
function describeNoAgents(filter, count) {
  if (filter === "all" || count === 0) return "There are no agents on this squad.";
  return `No agent is ${filter} now. The squad has ${count}; use filter "all" to see them.`;
}
function agentLine(agent, caller) {
  const { name, slug: slug2, role, status, lastActive, summary, can } = agent;
  const call = name.toLowerCase() === slug2 ? "" : ` (call it ${slug2})`;
  const you = slug2 === caller ? " (you)" : "";
  const abilities = can.length === 0 ? "" : `, can ${can.join(" and ")}`;
  const activity = summary === "" ? "" : `: ${summary}`;
  return `- **${name}**${call}${you} [${status}] ${role}${abilities}; last active ${lastActive}${activity}`;
}
function agentData({ slug: agent, ...shown }) {
  return { ...shown, agent };
}

// src/tools/built-in/squad-memory.ts
init_define_RUNTIME_PACKAGES();
var parameters4 = object({
  learning: string().regex(/\S/, "must not be empty").max(8e3).describe("One lasting fact, in brief."),
  agentName: hiddenArgument(string().min(1).max(200).optional()),
  section: hiddenArgument(string().max(40).optional()),
  category: m(["technical", "process", "architecture", "team", "general"]).default("general").describe("`team`: for everybody."),
  replaces: string().max(300).optional().describe("File or first words of the one it corrects.")
});
function createSquadMemory(deps) {
  const stagedFiles = openStagedFiles(deps.workspace);
  return defineTool("squad_memory", {
    description: "Keep a learning for your later sessions.",
    parameters: parameters4,
    aliases: { content: "learning", agent: "agentName" },
    handler: async (args, call) => findRefusal2(args, call) ?? await keepLearning(args, call, { ...deps, stagedFiles })
  });
}
async function keepLearning(args, { run }, deps) {
  const { stagedFiles, memoryWrites } = deps;
  const place = { folder: `${folderOf(run, deps)}/inbox`, otherwise: SAY_SO2 };
  const old = await findReplaced(args.replaces, place, deps);
  if (old.kind === "refused") return old.result;
  const writeResult = await store(args, run, deps);
  if (writeResult.kind === "refused") {
    const next = "state the learning in your answer instead";
    return failure("E_TOOL", `the learning was not stored: ${writeResult.reason}`, next);
  }
  const { withdrawn, kept } = old;
  if (withdrawn !== void 0) await stagedFiles.remove(withdrawn.path);
  const { category } = args;
  const learning = plainText(args.learning);
  const replaces = withdrawn === void 0 ? void 0 : { path: withdrawn.path, learning: learningIn(withdrawn.text) };
  const note = { agent: run.agent, learning, category, path: writeResult.path, replaces };
  run.emit({ kind: "learning", session: run.session, note });
  const isElsewhere = ![void 0, "learnings"].includes(args.section?.toLowerCase());
  return ok(
    [
      `Learning kept: "${previewOf(learning)}".`,
      ...withdrawn === void 0 ? [] : ["The earlier one is withdrawn."],
      ...kept === void 0 ? [] : ["The earlier one was already merged, so both stay."],
      HISTORY_TEXTS[memoryWrites],
      ...isElsewhere ? ["It goes under Learnings, the only section."] : []
    ].join(" ")
  );
}
var SAY_SO2 = "leave replaces out, and say in the learning what it corrects";
function folderOf({ agent }, { workspace }) {
  return `${workspace.squadDirectory}/agents/${workspace.agentFolder ?? fileSlug(agent)}`;
}
function store({ category, learning }, run, deps) {
  const { stagedFiles, memoryWrites } = deps;
  const directory = folderOf(run, deps);
  const entry = learningEntry(category, learning);
  if (memoryWrites === "history") {
    const append = (text = "") => appendLearnings(text, [entry]);
    return stagedFiles.change(`${directory}/history.md`, append);
  }
  const content = `${entry}
`;
  const stem = `${dayOf(run.now())}-${fileSlug(learning)}-${shortHash(content)}`;
  return stagedFiles.add({ folder: `${directory}/inbox`, stem, content });
}
var HISTORY_TEXTS = {
  inbox: "It will be in your history once people have merged it.",
  history: "It is in your history."
};
function findRefusal2({ learning, agentName }, { run }) {
  if (agentName !== void 0 && !isCaller(agentName, run)) {
    const reason = `this session can only write the memory of ${run.agentName} (${run.agent})`;
    return denial("E_TOOL_DENIED", reason, "leave agentName out, or tell that agent in a handoff");
  }
  if (plainText(learning) === "") {
    return failure("E_TOOL_INVALID_ARGS", "learning has no readable text", "write it out");
  }
  if (run.holdsSecret(learning)) return credentialDenial("the learning", "squad_memory");
  return refuseHiddenText({ learning });
}
function isCaller(name, { agent, agentName }) {
  return name === agentName || name === agent || slug(name) === agent;
}
function previewOf(learning) {
  const line = oneLine(learning);
  const head = headOf(line, 80);
  return head === line ? line : `${head}...`;
}

// src/tools/built-in/squad-route.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/messages/handoff.ts
init_define_RUNTIME_PACKAGES();
var HANDOFF_TYPES = [
  "review-request",
  "implementation-request",
  "information-share",
  "escalation",
  "question",
  "completion-notice"
];
var NOTICES = ["information-share", "completion-notice"];
function isNotice({ type }) {
  return NOTICES.includes(type);
}

// src/tools/built-in/route-result.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/messages/message-store.ts
init_define_RUNTIME_PACKAGES();
var MINUTE_MS = 6e4;
var SUMMARY_CHARACTERS = 200;
function openMessageStore({ clock, emit, logMessage }) {
  const underWay = /* @__PURE__ */ new Map();
  const toBeLogged = /* @__PURE__ */ new Set();
  const sent = createSendCount(clock);
  let count = 0;
  const open2 = (handoff, chain) => {
    count += 1;
    const id = `h${count}`;
    const message = { id, handoff, correlationId: chain ?? id, sentAt: clock.now() };
    toBeLogged.add(message);
    return message;
  };
  const note = (message, state) => {
    const { to } = message.handoff;
    const recipient = underWay.get(message) ?? { to, redirectedFrom: void 0 };
    emit(eventOf(message, recipient, state));
    if (state.status === "sent" || !toBeLogged.delete(message)) return;
    logMessage(entryOf(message, recipient, { ...state, latencyMs: clock.now() - message.sentAt }));
  };
  return {
    open: open2,
    approve(message, target, insteadOf) {
      if (!underWay.has(message)) sent.add(message);
      underWay.set(message, { to: target.slug, redirectedFrom: insteadOf?.slug });
      note(message, { status: "sent" });
    },
    noteDelivery(message, result) {
      if (underWay.has(message)) note(message, messageStateOf(result));
    },
    close(message, result, isLate = false) {
      if (result.kind === "for-people") sent.add(message);
      note(
        message,
        isLate ? { ...messageStateOf(result), status: "late" } : messageStateOf(result)
      );
      underWay.delete(message);
    },
    refuse(invalidMessage, reason, chain) {
      const message = open2({ ...invalidMessage, files: [], priority: "normal" }, chain);
      note(message, { status: "refused", reason, code: "E_TOOL_INVALID_ARGS" });
    },
    load: (slug2) => tasksOf(underWay).filter(({ to }) => to === slug2).length,
    sentLastMinute: sent.lastMinute,
    isUnderWay: (handoff) => [...underWay.keys()].some((message) => isSame(message.handoff, handoff)),
    workFor: (slug2) => tasksOf(underWay).filter(({ from }) => from === slug2)
  };
}
function tasksOf(underWay) {
  return [...underWay].filter(([{ handoff }]) => !isNotice(handoff)).map(([{ handoff }, { to }]) => ({ from: handoff.from, to, task: handoff.task }));
}
function createSendCount(clock) {
  const times = /* @__PURE__ */ new Map();
  const recent = (slug2) => (times.get(slug2) ?? []).filter((at) => clock.now() - at < MINUTE_MS);
  return {
    add({ handoff: { from }, sentAt }) {
      times.set(from, [...recent(from), sentAt]);
    },
    lastMinute: (slug2) => recent(slug2).length
  };
}
function isSame(one, other) {
  return one.from === other.from && one.to === other.to && one.type === other.type && one.instance === other.instance && one.task === other.task;
}
function actionOf({ redirectedFrom }, { status }) {
  if (status === "refused") return "rejected";
  return redirectedFrom === void 0 ? "approved" : "redirected";
}
function messageStateOf(result) {
  switch (result.kind) {
    case "answered":
      return result.response.trim() === "" ? { status: "answered", reason: "ended without an answer" } : { status: "answered" };
    case "refused":
      return { status: "refused", reason: result.reason, code: result.code };
    case "failed":
      return { status: "failed", reason: result.reason, code: result.type };
    case "unread":
      return { status: "unread", reason: result.reason };
    case "working":
      return { status: "delivered", reason: waitOverReason(result), code: "E_A2A_TIMEOUT" };
    default:
      return { status: "delivered" };
  }
}
function answerIdOf(id) {
  return `${id}/answer`;
}
function waitOverReason({ waitedMs }) {
  return `No answer within ${waitText(waitedMs)}; the work goes on.`;
}
function waitText(ms) {
  return ms < 1e3 ? `${ms} ms` : duration(ms);
}
function eventOf({ id, handoff }, recipient, state) {
  const { from, task, type, files, reviewThreads, priority } = handoff;
  const { status, reason, code } = state;
  const action = actionOf(recipient, state);
  const sender = { id, from, task, type, files, reviewThreads, priority };
  return { kind: "handoff", ...sender, ...recipient, action, status, reason, code };
}
function entryOf(message, recipient, facts) {
  const { id, handoff, correlationId, sentAt } = message;
  const { from, task, type, files, priority } = handoff;
  const { to, redirectedFrom } = recipient;
  const coordinatorAction = actionOf(recipient, facts);
  const { status, reason, code, latencyMs } = facts;
  return {
    timestamp: new Date(sentAt).toISOString(),
    from,
    to,
    type,
    messageSummary: summaryOf(task),
    files,
    responseReceived: status === "answered" && reason === void 0,
    latencyMs,
    coordinatorAction,
    id,
    correlationId,
    status,
    ...status === "answered" ? { answerId: answerIdOf(id) } : {},
    ...code === void 0 ? {} : { code },
    ...reason === void 0 ? {} : { reason },
    ...redirectedFrom === void 0 ? {} : { redirectedFrom },
    ...priority === "urgent" ? { priority } : {}
  };
}
function summaryOf(task) {
  const start = task.trimStart().slice(0, SUMMARY_CHARACTERS * 4);
  return headOf(start.replace(/\s+/g, " ").trim(), SUMMARY_CHARACTERS);
}

// src/tools/built-in/route-result.ts
var POLICY = "Handoff rejected by coordinator policy.";
var NO_RESPONSE = "No response received.";
var MAX_NOTES = 20;
var MAX_NOTE_LENGTH = 400;
var MAX_TASK_LENGTH = 100;
function routeToolResult(handoff, result) {
  const notes = shownNotes(result);
  const task = oneLine(handoff.task, MAX_TASK_LENGTH);
  const accepted = (text, status, to) => ok(withNotes(text, notes), { status, to });
  switch (result.kind) {
    case "answered":
      return ok(withNotes(answerText(result), notes), answerData(result, notes));
    case "delivered": {
      const text = `${result.to} works on it: ${task}
${laterText(handoff)}`;
      return accepted(text, "delivered", result.to);
    }
    case "queued": {
      const text = `${result.to} is queued because all sessions are busy, and starts when one finishes: ${task}
${laterText(handoff)}`;
      return accepted(text, "queued", result.to);
    }
    case "working":
      return ok(withNotes(workingText(handoff, result), notes), {
        status: "working",
        to: result.to,
        code: "E_A2A_TIMEOUT"
      });
    case "told": {
      const text = `${result.to} is working and will read this next; you will get no answer.`;
      return accepted(text, "delivered", result.to);
    }
    case "kept": {
      const text = `${result.to} is not working now: this is kept for the first message that ${result.to} gets when it starts. No session was started for it. To get something done now, send a task or a question.`;
      return accepted(text, "kept", result.to);
    }
    case "for-people": {
      const text = `${result.to} is a person and will read this after the run; you will get no answer before then. Go on with whatever does not depend on it.`;
      return accepted(text, "delivered", result.to);
    }
    case "refused":
      return refusalToolResult(result, notes);
    case "failed":
      return failureToolResult(result, notes);
  }
}
function laterText({ type }) {
  return type === "question" ? "The answer will come as a message." : "You will hear of it only if it fails; squad_status shows its progress.";
}
function workingText({ from }, result) {
  const { to } = result;
  const later = from === COORDINATOR ? "You will be asked again with the result, even if you end your turn now." : "The result comes to you as a message while you work, and to the coordinator after that.";
  return `${waitOverReason(result)} ${to} was not stopped, and nothing is lost: do not send this again. ${later} squad_status shows what ${to} is doing.`;
}
function answerText({ from, response }) {
  return response.trim() === "" ? `${from} ended without an answer.` : response;
}
function answerData(result, notes) {
  const { from, response } = result;
  return {
    from,
    response: response.trim() === "" ? NO_RESPONSE : response,
    ...notes.length === 0 ? {} : { remarks: notes }
  };
}
function refusalToolResult({ code, reason, next = "route differently, or say in your answer what is missing" }, notes) {
  const facts = { code, message: reason, next: [next, ...notes].join("\n") };
  if (!code.startsWith("E_A2A_"))
    return { kind: "failed", ...facts, data: { error: reason, code } };
  const data = { error: `${POLICY} ${reason}`, code };
  return { kind: "denied", headline: POLICY, ...facts, data };
}
function failureToolResult({ to, reason, type }, notes) {
  const message = `Agent "${to}" failed: ${reason}`;
  const next = "decide whether another agent can do it, and say in your answer what is missing";
  const data = type === void 0 ? { error: message } : { error: message, code: type };
  return { ...failure("E_TOOL", message, [next, ...notes].join("\n")), data };
}
function shownNotes(result) {
  const { remarks = [] } = result;
  const shown = remarks.slice(0, MAX_NOTES);
  const more = remarks.length - shown.length;
  const isRedirected = result.kind === "answered" && result.redirectedFrom !== void 0;
  return [
    ...isRedirected ? [`${result.from} answered in place of ${result.redirectedFrom}.`] : [],
    ...shown.map((note) => cutCharacters(oneLine(note), MAX_NOTE_LENGTH)),
    ...more > 0 ? [`And ${plural(more, "more note")} like ${more === 1 ? "this" : "these"}.`] : []
  ];
}
function withNotes(text, notes) {
  return notes.length === 0 ? text : `${notes.join("\n")}

${text}`;
}

// src/tools/built-in/squad-route.ts
var DEFAULT_WAIT_MS = 6e5;
var MAX_WAIT_MS = 18e5;
var MAX_TEXT_LENGTH = 5e4;
var ALIASES = {
  to: "targetAgent",
  agent: "targetAgent",
  agentName: "targetAgent",
  message: "task",
  prompt: "task",
  expectResponse: "waitForResult"
};
var parameters5 = object({
  targetAgent: string().transform(
    (name) => name.normalize("NFC").trim().replace(/^@/, "").replace(/ \([^()]*\)$/, "")
  ).refine((name) => AGENT_NAME.test(name), "must be an agent's name, of at most 64 characters").describe("Its name, such as hockney."),
  task: string().regex(/\S/, "must say what to do").max(MAX_TEXT_LENGTH).describe("What to do, in enough detail to start."),
  type: m(HANDOFF_TYPES).optional().describe(
    "Default: implementation-request. information-share and completion-notice only inform."
  ),
  files: array(string().min(1).max(500)).max(100).optional().describe("Paths that matter."),
  context: string().max(MAX_TEXT_LENGTH).optional().describe("What else to know."),
  constraints: array(string().min(1).max(2e3)).max(50).optional(),
  priority: m(["normal", "urgent", "low", "high", "critical"]).default("normal"),
  waitForResult: boolean().default(true).describe("false: return at once; a question's answer comes as a message."),
  model: string().min(1).max(100).optional().describe("Instead of its own."),
  timeoutMs: int().min(1e3).max(MAX_WAIT_MS).default(DEFAULT_WAIT_MS).describe("How long you wait: 10 minutes by default. A later result comes as a message."),
  availableTools: array(string().min(1).max(64)).max(100).optional().describe("The only tools it gets, bash and file tools included. []: view, grep and glob.")
});
var { model, timeoutMs, availableTools } = parameters5.shape;
var agentParameters = parameters5.extend({
  model: hiddenArgument(model),
  timeoutMs: hiddenArgument(timeoutMs),
  availableTools: hiddenArgument(availableTools)
});
var AGENT_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’_-]{0,63}$/u;
function createSquadRoute({ route, refused: refused2 }, user = "coordinator") {
  return defineTool("squad_route", {
    description: "Hand work or a question to an agent, and get its answer.",
    parameters: user === "agent" ? agentParameters : parameters5,
    aliases: ALIASES,
    // The broker ends the wait; this limit is a fallback.
    limits: { timeoutMs: MAX_WAIT_MS + 6e4 },
    onRefused: (input, reason, call) => refused2(readAttempt(input, call), reason),
    handler: async (args, call) => {
      const handoff = toHandoff(args, call);
      const { run, signal } = call;
      return routeToolResult(handoff, await route(handoff, { session: run.session, signal }));
    }
  });
}
function toHandoff(args, { run }) {
  const isUrgent = ["urgent", "high", "critical"].includes(args.priority);
  return {
    // Never taken from an argument, so that a model can't speak for somebody else.
    from: run.agent,
    to: args.targetAgent,
    task: args.task,
    type: args.type ?? "implementation-request",
    isTyped: args.type !== void 0,
    files: args.files ?? [],
    context: args.context,
    constraints: args.constraints ?? [],
    priority: isUrgent ? "urgent" : "normal",
    waitForResult: args.waitForResult,
    model: args.model,
    timeoutMs: args.timeoutMs,
    availableTools: args.availableTools
  };
}
var MAX_ATTEMPT_LENGTHS = { targetAgent: 64, task: 1e3 };
var attemptSchema = object({
  targetAgent: string().catch(""),
  task: string().catch(""),
  type: m(HANDOFF_TYPES).catch("implementation-request")
});
function readAttempt(input, { run }) {
  const folded = foldAliases(input, ALIASES);
  const parsed = attemptSchema.safeParse(folded.kind === "folded" ? folded.input : input);
  const { targetAgent, task, type } = parsed.success ? parsed.data : attemptSchema.parse({});
  return {
    from: run.agent,
    session: run.session,
    to: headOf(targetAgent, MAX_ATTEMPT_LENGTHS.targetAgent),
    task: headOf(task, MAX_ATTEMPT_LENGTHS.task),
    type
  };
}

// src/tools/built-in/squad-skill.ts
init_define_RUNTIME_PACKAGES();
var SKILL_NAME = string().max(128).optional();
var readParameters = object({
  action: m(["read", "list"]),
  skillName: SKILL_NAME.describe("For read.")
});
var parameters6 = object({
  action: m(["read", "write", "list"]),
  skillName: SKILL_NAME.describe("For read and write."),
  content: string().max(6e4).optional().describe("Whole, in Markdown, for write."),
  confidence: hiddenArgument(m(["low", "medium", "high"]).optional())
});
var ALIASES2 = { operation: "action", name: "skillName" };
function createSquadSkillReader({ skills }) {
  return defineTool("squad_skill", {
    description: "Skills: ways of working that the team keeps.",
    parameters: readParameters,
    aliases: ALIASES2,
    handler: async (args) => args.action === "list" ? listSkills(skills) : readSkill(skills, args.skillName)
  });
}
function createSquadSkill(deps) {
  const stagedFiles = openStagedFiles(deps.workspace);
  const drafts = /* @__PURE__ */ new Map();
  return defineTool("squad_skill", {
    description: "Skills: ways of working that the team keeps. What you write counts once people have merged it.",
    parameters: parameters6,
    aliases: ALIASES2,
    handler: async ({ action, skillName: name, content, confidence }, call) => {
      if (action === "list") return listSkills(deps.skills);
      if (action === "read") return readSkill(deps.skills, name, drafts);
      if (!name) return missingArgument("skillName is required for write");
      if (!content) {
        return missingArgument("content is required for write and must not be empty");
      }
      return writeSkill({ ...deps, stagedFiles, drafts }, { name, content, confidence }, call);
    }
  });
}
async function listSkills(skills) {
  const found = await skills.list();
  if (found.length === 0) return ok("No skills found.");
  const lines = found.map(({ name, description, isUnmerged = false }) => {
    const about = isUnmerged ? "not merged yet" : cutCharacters(oneLine(description), 200);
    return about === "" ? `- ${oneLine(name)}` : `- ${oneLine(name)}: ${about}`;
  });
  return ok([`**Available Skills (${found.length}):**`, ...lines].join("\n"));
}
async function readSkill(skills, name, drafts = /* @__PURE__ */ new Map()) {
  if (!name) return missingArgument("skillName is required for read");
  if (!/^[^\p{C}/\\]+$/u.test(name) || name.startsWith(".")) {
    return missingArgument("skillName must be a plain name, not a path");
  }
  const text = await skills.read(name, drafts.get(name));
  if (text !== void 0) return ok(text);
  return failure(
    "E_TOOL_NOT_FOUND",
    "there is no skill with that name",
    "use list to see the names"
  );
}
async function writeSkill({ stagedFiles, skillPath, drafts }, skill, { run }) {
  const { name, content } = skill;
  if (!isFileSlug(name)) {
    return missingArgument("skillName must be 1 to 64 lower-case letters, digits and inner dashes");
  }
  const text = plainText(content);
  if (text === "") return missingArgument("content has no readable text");
  if (run.holdsSecret(content)) return credentialDenial("the skill", "squad_skill");
  const refusal = refuseHiddenText({ content });
  if (refusal !== void 0) return refusal;
  const path = skillPath(name);
  if (path === void 0) return NOT_OURS;
  const draft = skillText({ ...skill, content: text });
  const writeResult = await stagedFiles.change(path, () => draft);
  if (writeResult.kind === "written") {
    drafts.set(name, draft);
    return ok(
      `Skill "${name}" written to ${writeResult.path}. It counts once people have merged it; until then a read marks it "not merged yet".`
    );
  }
  const next = "describe the skill in your answer instead";
  return failure("E_TOOL", `the skill was not written: ${writeResult.reason}`, next);
}
var NOT_OURS = denial(
  "E_TOOL_DENIED",
  "a skill with that name is outside the squad, in a folder that agents may not write to",
  "describe the change in your answer, or write a skill with another name"
);
function skillText({ name, content, confidence }) {
  const hasFrontMatter = /^---[ \t]*\n/.test(content) && /\n---[ \t]*(?:\n|$)/.test(content);
  if (hasFrontMatter) return `${content}
`;
  const firstLine = content.split("\n").find((line) => /[^#\s]/.test(line)) ?? name;
  const description = cutCharacters(firstLine.replace(/^#+/, "").trim(), 200);
  const fields = [
    `name: ${name}`,
    `description: ${JSON.stringify(description)}`,
    ...confidence === void 0 ? [] : [`confidence: ${confidence}`]
  ];
  return `---
${fields.join("\n")}
---

${content}
`;
}
function missingArgument(what) {
  return failure("E_TOOL_INVALID_ARGS", what, "call squad_skill again");
}

// src/tools/built-in/squad-status.ts
init_define_RUNTIME_PACKAGES();
var parameters7 = object({
  agentName: string().max(200).optional().describe("Only this agent."),
  includeDestroyed: boolean().default(false).describe("Include sessions that ended well."),
  status: hiddenArgument(string().max(40).optional()),
  verbose: hiddenArgument(boolean().optional())
});
function createSquadStatus({ sessions, discover }) {
  return defineTool("squad_status", {
    description: "This run's sessions: state, task or answer, age, idle time.",
    parameters: parameters7,
    aliases: { agent: "agentName" },
    handler: async (args, { run }) => {
      const { agentName: wanted = "", verbose } = args;
      const shown = sessions().filter((session) => isWanted(session, args));
      if (shown.length > 0) return ok(listSessions(shown, { now: run.now(), verbose }));
      if (wanted === "") return ok("No active agent sessions.");
      return ok(describeNone(wanted, discover()));
    }
  });
}
function describeNone(wanted, team) {
  const name = cutCharacters(oneLine(wanted), 64);
  const slugs = team.map((one) => one.slug);
  return slugs.length === 0 || slugs.includes(slug(wanted)) || wanted === COORDINATOR ? `No active sessions for agent "${name}".` : `There is no agent "${name}" on this squad. Available agents: ${slugs.join(", ")}.`;
}
function isWanted({ agent, state, destroyed }, { agentName: wanted = "", includeDestroyed, status }) {
  const isNamed2 = wanted !== "" && [wanted, slug(wanted)].includes(agent);
  if (wanted === "" ? agent === COORDINATOR : !isNamed2) return false;
  if (status !== void 0) return [state, SEED_STATES[state]].includes(status.toLowerCase());
  return includeDestroyed || !destroyed || SEED_STATES[state] === "error";
}
var SEED_STATES = {
  queued: "active",
  working: "active",
  idle: "idle",
  done: "destroyed",
  failed: "error",
  stopped: "error"
};
function listSessions(sessions, { now, verbose }) {
  const lines = sessions.map((session) => {
    const { agent, state, sessionId, startedAt, lastActiveAt, task } = session;
    const age = secondsSince(startedAt, now);
    const idle = secondsSince(lastActiveAt, now);
    const id = sessionId === "" ? "none" : `${sessionId.slice(0, 8)}...`;
    const status = SEED_STATES[state] === state ? state : `${SEED_STATES[state]}, ${state}`;
    const details = [detailOf(session), verbose === true ? `task: ${oneLine(task, 200)}` : ""];
    const more = details.filter((text) => text !== "").join("; ");
    const line = `- **${agent}** [${status}] session=${id} age=${age}s idle=${idle}s`;
    return more === "" ? line : `${line}: ${more}`;
  });
  return [`**Active Sessions (${sessions.length}):**`, ...lines].join("\n");
}
function detailOf({ destroyed, step, answer }) {
  return oneLine(destroyed ? answer.trim().split("\n", 1)[0] ?? "" : step, 160);
}
function secondsSince(then, now) {
  return Math.max(0, Math.round((now - then) / 1e3));
}

// src/tools/file-tools.ts
init_define_RUNTIME_PACKAGES();
var READING = ["view", "grep", "glob"];
var WRITING = ["create", "edit"];
var FILE_TOOLS = [...READING, ...WRITING];
function allowedFileTools({ standing, call }, shellFor = 0) {
  const named = [...standing, call].flatMap((list) => list ?? []);
  const isSearched = shellFor > 0 && shellFor <= FEW_FILES;
  return FILE_TOOLS.filter(
    (tool) => standing.every((list) => !narrowsFiles(list) || leaves(list, tool)) && leaves(call, tool) && !(isSearched && SEARCHING.includes(tool) && !named.includes(tool))
  );
}
var FEW_FILES = 500;
var SEARCHING = ["grep", "glob"];
function narrowsFiles(list) {
  return list?.length === 0 || list?.some(isFileTool) === true;
}
function leaves(list, tool) {
  if (list === void 0) return true;
  return list.length === 0 ? READING.includes(tool) : list.includes(tool);
}
function isFileTool(name) {
  return FILE_TOOLS.some((tool) => tool === name);
}

// src/tools/squad-tools.ts
function createSquadTools(deps, user) {
  return [
    createSquadRoute(deps, user),
    createSquadDecide(deps),
    createSquadMemory(deps),
    createSquadStatus(deps),
    createSquadSkill(deps)
  ];
}
function toolsFor(role, deps) {
  if (role.kind === "agent") return agentTools(role, deps);
  const tools = [
    createSquadRoute(deps),
    ...deps.a2a === "off" ? [] : [createSquadDiscover(deps)],
    createSquadDecide(deps),
    createSquadStatus(deps),
    createSquadSkillReader(deps)
  ];
  return { tools, warnings: [] };
}
var ROUTING_TOOLS = /* @__PURE__ */ new Set(["squad_route", "squad_discover"]);
function agentTools({ sends, reviews, allowed }, deps) {
  const all = [
    ...createSquadTools(deps, "agent"),
    createSquadDiscover(deps),
    createSquadReview(deps)
  ];
  const maySend = sends && deps.a2a === "all";
  const granted = all.filter(({ name }) => {
    if (name === "squad_review") return reviews;
    return maySend || !ROUTING_TOOLS.has(name);
  });
  if (allowed === void 0) return { tools: granted, warnings: [] };
  const tools = granted.filter((tool) => allowed.includes(tool.name));
  const namesAll = all.every(({ name }) => allowed.includes(name));
  const expected = namesAll ? all : granted;
  const ineffective = allowed.filter((name) => !expected.some((tool) => tool.name === name));
  const warnings = ineffective.map((name) => {
    const isKnown = all.some((tool) => tool.name === name);
    return isKnown ? `the tool ${name} is allowed by name, but it can't be used by this agent in this run` : `there is no tool named ${JSON.stringify(name)}`;
  });
  return { tools, warnings };
}
var TOOL_NAMES = [
  "squad_route",
  "squad_discover",
  "squad_decide",
  "squad_memory",
  "squad_status",
  "squad_skill",
  "squad_review",
  "bash",
  "create_custom_tool",
  "run_custom_tool",
  ...FILE_TOOLS
];
var BUILT_IN_TOOLS = [
  {
    name: "squad_route",
    purpose: "hands work to an agent",
    users: "the coordinator; agents, unless `a2a` is off"
  },
  {
    name: "squad_discover",
    purpose: "shows who is on the squad and what each can do",
    users: "as squad_route, unless `a2a` is off"
  },
  { name: "squad_decide", purpose: "records a decision for the team", users: "everybody" },
  { name: "squad_memory", purpose: "keeps what an agent learnt", users: "every agent" },
  { name: "squad_status", purpose: "shows who is working", users: "everybody" },
  {
    name: "squad_skill",
    purpose: "reads and writes skills",
    users: "every agent; the coordinator reads"
  },
  {
    name: "squad_review",
    purpose: "records a review of a colleague's work",
    users: "every agent that may review"
  },
  {
    name: "bash",
    purpose: "runs commands in a box, in the agent's own worktree",
    users: "every agent that may write, unless `commands` is off"
  },
  { name: "view, grep, glob", purpose: "read the repository", users: "every agent" },
  {
    name: "create, edit",
    purpose: "write files in the agent's own worktree",
    users: "every agent"
  }
];

// src/run/agents/toolbox.ts
init_define_RUNTIME_PACKAGES();
import { mkdir } from "node:fs/promises";
import { join as join2 } from "node:path";

// src/run/agents/announce-tools.ts
init_define_RUNTIME_PACKAGES();
function announceTools({ tools, unused = [], diagnostics }, { agents, executables }, { ports, transcript }, { team }) {
  if (tools.length > 0) ports.log.info(`Loaded ${tools.length} custom tool(s)`);
  const manifests = new Map(
    executables.map(({ tool, manifest }) => [tool, manifest])
  );
  transcript.emit({
    kind: "tools",
    tools: [...tools, ...unused].map((tool) => ({
      ...noteOf2(tool, manifests.get(tool), agents),
      ...rightsOf(tool, team.settings.tools)
    })),
    diagnostics
  });
  for (const problem of diagnostics.slice(0, MOST_NOTES)) transcript.note(problemText(problem));
  const more = diagnostics.length - MOST_NOTES;
  if (more > 0)
    transcript.note(`${TOOL_NOTE_PREFIX}${plural(more, "more problem")}: see the job summary.`);
}
function noteOf2(tool, manifest, agents) {
  const { name, kind, origin } = tool;
  const { scope, path, commit } = origin;
  return {
    name,
    door: kind,
    scope,
    path,
    commit,
    version: manifest?.version,
    description: oneLine(manifest?.description ?? tool.description, 300),
    users: describeToolAgents(name, agents, kind)
  };
}
function rightsOf({ name, kind }, settings) {
  if (kind === "executable" || !grantOf(settings, name).mayStartPrograms) return {};
  return { mayStartPrograms: true };
}
var MOST_NOTES = 10;
function problemText({ code, path, export: named, message, next }) {
  const where = named === void 0 ? path : `${path} (${named})`;
  return `${TOOL_NOTE_PREFIX}${where}: ${message}; ${next} [${code}]`;
}

// src/run/agents/toolbox.ts
async function openToolbox(context, repository, boxState = openBoxState(context, repository)) {
  const { approved, transcript, ports } = context;
  const env = grantedVariables(context, repository);
  const isOff = hasTools(context, repository) && (await boxState()).kind === "off";
  const isRead = !isOff && hasTools(context, repository);
  const reading = isRead ? readTools(context, repository) : NOTHING;
  const failure2 = "The repository's own tools could not be read:";
  const tools = await transcript.noteFailure(failure2, reading) ?? EMPTY;
  const active = tools.executables.flatMap(
    ({ tool: { name, origin } }) => isApproved(approved, { name, sha256: origin.sha256 }) ? [name] : []
  );
  await noteInactiveTools(active, context, repository);
  const { typescript, toolCache: cache } = ports.jobPaths;
  const launcher = createLauncher({ programs: ports.programs, typescript, cache });
  return { ...tools, isOff, launcher, env };
}
function grantableTools(toolbox) {
  const toolNames = [...TOOL_NAMES, ...ownToolsOf(toolbox)];
  const isKnown = (name) => name.includes("*") || toolNames.includes(name);
  return { toolNames, unknownTools: (names) => names.filter((name) => !isKnown(name)) };
}
function ownToolsOf({ hosted, executables }) {
  return [...hosted.map((tool) => tool.name), ...executables.map(({ tool }) => tool.name)];
}
function grantedVariables({ ports, transcript }, { team }) {
  const { env } = team.settings.tools;
  const { refused: refused2 } = ports.grantVariables([...env.values()].flat());
  for (const [name, reason] of refused2) {
    transcript.note(`No tool gets ${name}, which the settings name in tools.env: ${reason}.`);
  }
  return new Map(
    [...env].map(([tool, names]) => [tool, names.filter((name) => !refused2.has(name))])
  );
}
var EMPTY = { folders: [], hosted: [], unused: [], executables: [] };
var NOTHING = Promise.resolve(EMPTY);
function hasTools({ inputs, approved }, { tree, team }) {
  const path = `${team.directory}/tools`;
  const document = `${team.directory}/goondan.yaml`;
  return inputs.toolsDirectories.length > 0 || approved.length > 0 || tree.entries.some(
    (entry) => [path, document].includes(entry.path) || entry.path.startsWith(`${path}/`)
  );
}
async function readTools(context, repository) {
  const [{ folders, diagnostics }, agents] = await Promise.all([
    findFolders(context, repository),
    listToolAgents(repository.tree, repository.team)
  ]);
  const [hosted, ...scans] = await Promise.all([
    listHosted(folders, wantedTools(agents), context),
    ...folders.map((folder) => scanFolder(folder, context, repository))
  ]);
  const listing = localFirst([{ tools: [], diagnostics }, hosted, ...scans.map(toToolListing)]);
  const registry = joinListings([listing]);
  const executables = scans.flatMap((scanned) => scanned.executables);
  const unused = unusedBeside(registry, hosted);
  announceTools({ ...registry, unused }, { agents, executables }, context, repository);
  const known = new Set(registry.tools);
  return {
    folders,
    hosted: registry.tools.filter(({ kind }) => kind !== "executable"),
    unused: unused.map(({ name }) => name),
    executables: executables.filter(({ tool }) => known.has(tool))
  };
}
function unusedBeside({ tools }, { unused = [] }) {
  const names = new Set(tools.map(({ name }) => name));
  return unused.filter(
    ({ name, kind }) => !names.has(name) && findNameProblem(name, kind === "resource") === void 0
  );
}
function localFirst(listings) {
  const tools = listings.flatMap((listing) => listing.tools);
  const of = (scope) => tools.filter(({ origin }) => origin.scope === scope);
  return {
    tools: [...of("local"), ...of("global")],
    diagnostics: listings.flatMap((listing) => listing.diagnostics)
  };
}
async function findFolders({ inputs, ports }, { tree, team }) {
  const source = { ports, commit: tree.commit };
  const found = [
    await folderAt(source, team.directory),
    ...await Promise.all(inputs.toolsDirectories.map((name) => globalFolder(source, name)))
  ];
  return {
    folders: found.flatMap(({ folder }) => folder ?? []),
    diagnostics: found.flatMap(({ diagnostics }) => diagnostics)
  };
}
async function listHosted(folders, wanted, { ports: { toolHosts, log, git } }) {
  if (!await needHost(folders)) return { tools: [], diagnostics: [] };
  const home = join2(scratchOf(git), "catalogue");
  const [workdir, scratch] = [join2(home, "work"), join2(home, "home")];
  await Promise.all([workdir, scratch].map((path) => mkdir(path, { recursive: true })));
  return toolHosts.list({
    folders,
    workdir,
    scratch,
    wanted,
    passed: [],
    mayStartPrograms: false,
    log: (line) => log.debug(`[tools] ${line}`)
  });
}
async function needHost(folders) {
  const found = await Promise.all(folders.map(discoverToolFiles));
  return found.some(
    ({ modules, documents, diagnostics }) => modules.length + diagnostics.length > 0 || documents.some(({ path, text }) => !EXECUTABLE.test(path) || text.includes("apiVersion"))
  );
}
var EXECUTABLE = /\/tools\/[^/]+\/tool\.ya?ml$/;
async function scanFolder(folder, { approved, ports, transcript, inputs }, { branch, team }) {
  const trusted = await scanExecutables(folder);
  if (folder.scope === "global" || approved.length === 0) return trusted;
  const proposed = await scanFolderAt({ ports, commit: branch.start }, team.directory);
  for (const approval of approved) {
    const found = proposed.executables.find(({ tool }) => tool.name === approval.name)?.tool;
    const refusal = approvalRefusal(approval, found, inputs.triggerPhrase);
    if (refusal !== void 0) transcript.note(refusal);
  }
  return applyApprovals({ trusted, approved, proposed });
}

export {
  HANDOFF_TYPES,
  isNotice,
  openMessageStore,
  answerIdOf,
  waitOverReason,
  allowedFileTools,
  isFileTool,
  openStagedFiles,
  toolsFor,
  BUILT_IN_TOOLS,
  openToolbox,
  grantableTools,
  ownToolsOf,
  readCommand,
  isOnTeam
};
