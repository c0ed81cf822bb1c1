import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  readWisdom,
  wisdomKey,
  wisdomPath
} from "./chunk-PPAZTBOV.js";
import {
  CATEGORY_ITEM,
  UNTITLED_DECISION,
  appendDatedLearnings,
  appendToSection,
  authorIn,
  closeBlocks,
  compareText,
  continuesItem,
  dateIn,
  decisionHeadings,
  demoteHeadings,
  dropRepeatedLearnings,
  entryKey,
  firstEntryIndex,
  isLearningsHeading,
  isPlaceholder,
  isScaffold,
  labelLines,
  learningDay,
  learningEntry,
  lineEndOf,
  listLearnings,
  locateSquad,
  parseDecisions,
  parseInboxEntry,
  readFrontMatter,
  readHeading,
  readInboxMatter,
  readItems,
  readTeam,
  startsItem,
  textField,
  toDecisionEntry,
  untoldBlock
} from "./chunk-7EPI3MSO.js";
import {
  blockOpenedBy,
  headingOf,
  labelOf,
  readLines,
  trimBlankLines
} from "./chunk-TDOGVDBM.js";
import {
  isRegularFile,
  slug
} from "./chunk-D4DZX3AM.js";
import {
  dayOf,
  sum
} from "./chunk-BSQV4ART.js";
import {
  normaliseText,
  plainText
} from "./chunk-DZISDMIS.js";
import {
  oneLine
} from "./chunk-6GCJ4LC6.js";
import {
  SquadError
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/scribe/plan.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/archive/archive-decisions.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/archive/archive-text.ts
init_define_RUNTIME_PACKAGES();
function leavesBlockOpen(lines) {
  return lines.some(({ kind, text }) => kind === "text" && blockOpenedBy(text) !== void 0);
}
function dayIn(text) {
  const day = dateIn(text);
  return day === void 0 || day.slice(8) <= "28" || dayBefore(day, 0) === day ? day : void 0;
}
function dayBefore(day, days) {
  const time = Date.parse(`${day}T00:00:00Z`) - days * 864e5;
  return dayOf(time);
}
function prepareArchive(archive, title, lineEnd) {
  const isNew = archive === void 0 || archive.trim() === "";
  return withBlankLine(isNew ? `# ${title}${lineEnd}` : closeBlocks(archive), lineEnd);
}
function withLineEnd(text, lineEnd) {
  return text === "" || /[\r\n]$/.test(text) ? text : `${text}${lineEnd}`;
}
function withBlankLine(text, lineEnd) {
  const terminated = withLineEnd(text, lineEnd);
  return /(?:\r\n|\r(?!\n)|\n)[ \t]*(?:\r\n|\r|\n)$/.test(terminated.slice(-200)) ? terminated : `${terminated}${lineEnd}`;
}

// src/scribe/archive/archive-decisions.ts
var FIRST_GATE = { bytes: 20480, days: 30 };
var SECOND_GATE = { bytes: 51200, days: 7 };
function archiveDecisions(text, archive, today) {
  const bytes = Buffer.byteLength(text);
  if (bytes < FIRST_GATE.bytes) return void 0;
  const lines = readLines(text);
  const parts = splitDecisions(text, lines);
  const dated = findDatedDecisions(parts, leavesBlockOpen(lines));
  const first = selectOlder(dayBefore(today, FIRST_GATE.days), dated);
  const isEnough = bytes - Buffer.byteLength(joinParts(first)) < SECOND_GATE.bytes;
  const moved = isEnough ? first : selectOlder(dayBefore(today, SECOND_GATE.days), dated);
  return moved.length === 0 ? void 0 : moveToArchive({ text, archive, parts, moved });
}
function splitDecisions(text, lines = readLines(text)) {
  const top = { start: lines[0]?.start ?? 0, heading: void 0, spliced: [], frame: "" };
  const boundaries = [top];
  let frame = "";
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading === void 0 || heading.level > 3) continue;
    const { level, title } = heading;
    if (level === 3) {
      boundaries.push({ start: line.start, heading: title, spliced: [], frame });
    } else if (isScaffold(line)) {
      frame = title.toLowerCase();
      boundaries.push({ start: line.start, heading: void 0, spliced: [], frame });
    } else {
      boundaries.at(-1)?.spliced.push(title);
    }
  }
  return boundaries.map(({ start, ...part }, index) => ({
    ...part,
    raw: text.slice(start, boundaries[index + 1]?.start)
  }));
}
function findDatedDecisions(parts, hasOpenBlocks) {
  return parts.flatMap((part) => {
    const day = decisionDay(part);
    return day === void 0 || hasOpenBlocks && leavesBlockOpen(readLines(part.raw)) ? [] : [{ part, day }];
  });
}
function decisionDay({ heading, spliced, frame }) {
  const isRule = frame === "governance" && !/^\d{4}-/.test(heading ?? "");
  const day = heading === void 0 || isRule ? void 0 : dayOfHeading(heading);
  return day && spliced.reduce((latest, title) => latestDay(latest, dayOfHeading(title)), day);
}
function dayOfHeading(heading) {
  return dayIn(readHeading(heading).date ?? "");
}
function latestDay(day, other) {
  return other !== void 0 && other > day ? other : day;
}
function selectOlder(limit, dated) {
  return dated.filter(({ day }) => day < limit).map(({ part }) => part);
}
function moveToArchive({ text, archive, parts, moved }) {
  const lineEnd = lineEndOf(text);
  const byteOrderMark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const gone = new Set(moved);
  const kept = parts.filter((part) => !gone.has(part));
  const preparedArchive = prepareArchive(archive, "Decisions Archive", lineEnd);
  const next = {
    text: `${byteOrderMark}${joinParts(kept)}`,
    archive: withLineEnd(`${preparedArchive}${joinParts(moved)}`, lineEnd)
  };
  assertNoEntryLost({ preparedArchive, kept, moved }, next);
  return { ...next, moved: moved.length };
}
function joinParts(parts) {
  return parts.map(({ raw }) => raw).join("");
}
function assertNoEntryLost(original, next) {
  const archived = [
    ...listEntries(splitDecisions(original.preparedArchive)),
    ...listEntries(original.moved)
  ];
  const isWhole = next.archive.startsWith(original.preparedArchive) && isSame(listEntries(splitDecisions(next.archive)), archived) && isSame(listEntries(splitDecisions(next.text)), listEntries(original.kept));
  if (isWhole) return;
  throw new SquadError({
    code: "E_INTERNAL",
    message: `Archiving ${original.moved.length} decisions would have changed or lost one. Nothing was archived.`,
    hint: "Move old decisions to decisions-archive.md by hand, and report this with a copy of decisions.md."
  });
}
function listEntries(parts) {
  return parts.filter(({ heading }) => heading !== void 0).map(({ raw }) => raw.trimEnd());
}
function isSame(one, other) {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}

// src/scribe/check/verify-merge.ts
init_define_RUNTIME_PACKAGES();
function findDecisionsLoss(before, after, merged) {
  return verifyEntries(
    decisionHeadings(before ?? ""),
    decisionHeadings(after),
    merged.map(({ heading }) => heading)
  );
}
function findHistoryLoss(before, after, merged) {
  const old = listLearnings(before ?? "");
  const added = merged.map(({ entry }) => entry);
  const exact = /* @__PURE__ */ new Set([...old, ...added]);
  const found = listLearnings(after).map((it) => exact.has(it) ? it : withoutCloser(it));
  return verifyEntries(old, found, added);
}
function withoutCloser(entry) {
  return entry.replace(/\n *(?:`{3,}|~{3,}|-->)$/, "").trimEnd();
}
function verifyEntries(before, after, merged) {
  if (after.length !== before.length + merged.length) {
    return `${before.length} old and ${merged.length} new entries should make ${before.length + merged.length}, not ${after.length}`;
  }
  const counts = countNames(after);
  const notOnce = merged.find((name) => counts.get(name) !== 1);
  if (notOnce !== void 0)
    return `"${firstLine(notOnce)}" appears ${counts.get(notOnce) ?? 0} times`;
  const lost = [...countNames(before)].find(([name, count]) => (counts.get(name) ?? 0) < count);
  return lost === void 0 ? void 0 : `"${firstLine(lost[0])}" is no longer there`;
}
function countNames(names) {
  const counts = /* @__PURE__ */ new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
function firstLine(text) {
  return text.split("\n", 1)[0] ?? "";
}

// src/scribe/memory-files.ts
init_define_RUNTIME_PACKAGES();
import { isUtf8 } from "node:buffer";

// src/scribe/read/find-corruption.ts
init_define_RUNTIME_PACKAGES();
function findCorruption(text) {
  if (text.startsWith("version https://git-lfs.github.com/")) return "Git LFS keeps it elsewhere";
  const mark = /^(?:<{7}|>{7})(?:[ \t].*)?\r?$/m.exec(text);
  if (mark === null) return void 0;
  const line = text.slice(0, mark.index).split("\n").length;
  return `line ${line} is a conflict mark of an unfinished merge (\`${mark[0].slice(0, 7)}\`)`;
}

// src/scribe/memory-files.ts
var MAX_BYTES = 64 * 1024 * 1024;
function openMemoryFiles(tree) {
  const entries = new Map(tree.entries.map((entry) => [entry.path, entry]));
  const folders = new Set(tree.entries.flatMap(({ path }) => parentFolders(path)));
  const texts = /* @__PURE__ */ new Map();
  const changed = /* @__PURE__ */ new Set();
  const broken = [];
  const readAt = async (path) => {
    if (folders.has(path)) return { broken: "it is a folder, not a file" };
    const link = parentFolders(path).find((folder) => entries.has(folder));
    if (link !== void 0) return { broken: `${link} is not a folder` };
    return readMemoryFile(tree, entries.get(path));
  };
  return {
    size: (path) => entries.get(path)?.size ?? 0,
    async read(path) {
      if (texts.has(path)) return texts.get(path);
      const reading = await readAt(path);
      if ("broken" in reading) broken.push({ path, reason: reading.broken });
      const text = "text" in reading ? reading.text : void 0;
      texts.set(path, text);
      return text;
    },
    async peek(path) {
      const reading = await readAt(path);
      return "text" in reading ? reading.text : void 0;
    },
    write(path, text) {
      if (texts.get(path) === text) return;
      texts.set(path, text);
      changed.add(path);
    },
    broken: () => broken,
    changes: () => new Map([...changed].map((path) => [path, Buffer.from(texts.get(path) ?? "")]))
  };
}
async function readMemoryFile(tree, entry) {
  if (entry === void 0) return { text: void 0 };
  if (!isRegularFile(entry.mode)) return { broken: "it is a link, not a file" };
  if (entry.size > MAX_BYTES) return { broken: "it is longer than 64 MiB" };
  const bytes = await tree.bytes(entry.path) ?? new Uint8Array();
  if (!isUtf8(bytes)) return { broken: "it is not UTF-8 text" };
  const text = Buffer.from(bytes).toString();
  const reason = findCorruption(text);
  return reason === void 0 ? { text } : { broken: reason };
}
function parentFolders(path) {
  const names = path.split("/").slice(0, -1);
  return names.map((_, at) => names.slice(0, at + 1).join("/"));
}

// src/scribe/merge/merge-decisions.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/merge/contradictions.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/merge/claims.ts
init_define_RUNTIME_PACKAGES();
var wordSet = (list) => new Set(list.split(" "));
var NEGATIONS = wordSet("never no not cannot without off neither nor");
var POSITIVE_VERBS = wordSet(
  "use adopt allow enable add require keep prefer choose favour favor introduce include support permit accept enforce make turn switch"
);
var NEGATIVE_VERBS = wordSet(
  "avoid forbid disallow ban prohibit disable remove drop deprecate reject stop exclude abandon discontinue refuse deny revert retire"
);
var LEADING_VERBS = wordSet("keep stop avoid make start continue prefer");
var POSITIVE_PREDICATES = wordSet("required mandatory allowed enabled permitted used supported");
var NEGATIVE_PREDICATES = wordSet(
  "forbidden banned disallowed prohibited disabled optional removed deprecated excluded"
);
var FILLER_WORDS = wordSet(
  "a an the we our us you your they all any always must should shall will may can do does is are be being been to of for in on at by with as and or it its this that these those from into longer"
);
var MAX_LENGTH = 300;
function readClaims(title) {
  if (title.length > MAX_LENGTH) return [];
  const text = title.toLowerCase().replace(/[\u2018\u2019]/g, "'").replace(/n't\b/g, " not").replace(/^(?:we|let's)\s+(?:(?:will|shall|should|now)\s+)*/, "").replace(/^(?:phase out|get rid of|do away with)\b/, "drop");
  return splitClauses(text).flatMap(({ clause, sign, appliesAnywhere = false }) => {
    const claim = readClaim(clause);
    return claim === void 0 ? [] : [{ ...claim, sign: sign === claim.sign ? 1 : -1, appliesAnywhere }];
  });
}
var REPLACEMENTS = [
  /^replac(?:e|ing)\s+(?<before>.+?)\s+(?:with|by)\s+(?<after>.+)$/,
  /^swap(?:ping)?\s+(?<before>.+?)\s+for\s+(?<after>.+)$/,
  /^(?:switch|migrat|mov)(?:e|ing)?\s+from\s+(?<before>.+?)\s+to\s+(?<after>.+)$/,
  /^(?:switch|migrat|mov)(?:e|ing)?\s+to\s+(?<after>.+?)\s+from\s+(?<before>.+)$/,
  /^(?<after>.+?)\s+replaces\s+(?<before>.+)$/
];
var SCOPE = /\s+(?:for|as|in|on)\s.*$/;
function splitClauses(text) {
  for (const form of REPLACEMENTS) {
    const { before, after } = form.exec(text)?.groups ?? {};
    if (before !== void 0 && after !== void 0) return replacementClauses(before, after);
  }
  const separator = /^(?:prefer|choose|favou?r)\b/.test(text) ? /\s+(?:over|to|instead of|rather than)\s+|,\s*not\s+/ : /\s+(?:instead of|rather than)\s+|,\s*not\s+/;
  const [chosen = "", rejected] = text.split(separator, 2);
  const clauses = [{ clause: chosen, sign: 1 }, ...withoutScope(chosen)];
  if (rejected !== void 0) clauses.push({ clause: `use ${rejected}`, sign: -1 });
  return clauses;
}
function replacementClauses(before, after) {
  const gone = `use ${before}`;
  const scope = SCOPE.exec(after)?.[0];
  return [
    { clause: gone, sign: -1 },
    scope === void 0 ? { clause: gone, sign: -1, appliesAnywhere: true } : { clause: `${gone}${scope}`, sign: -1 },
    { clause: `use ${after}`, sign: 1 }
  ];
}
function withoutScope(text) {
  if (!/^(?:use|adopt|keep|choose)\s/.test(text) || !SCOPE.test(text)) return [];
  return [{ clause: text.replace(SCOPE, ""), sign: 1, appliesAnywhere: true }];
}
function readClaim(clause) {
  const found = splitWords(clause);
  const first = found.findIndex((word) => !mayPrecedeVerb(word));
  const read = found.map((word, at) => ({
    word,
    // The last of the leading words may still be a verb: `stop using`.
    role: classifyWord(word, {
      mayBeVerb: at <= first || first === -1,
      isPredicate: at === found.length - 1 || FILLER_WORDS.has(found[at - 1] ?? "")
    })
  }));
  const subject = new Set(
    read.flatMap(({ word, role }) => role === "subject" ? [stem(word)] : [])
  );
  if (subject.size === 0) return void 0;
  return {
    sign: read.filter(({ role }) => role === "against").length % 2 === 0 ? 1 : -1,
    subject: [...subject].sort(compareText).join(" "),
    isExplicit: read.some(({ role }) => role === "against" || role === "for")
  };
}
function splitWords(clause) {
  const found = clause.match(/[\p{L}\p{N}][\p{L}\p{N}+#.'_/-]*/gu) ?? [];
  return found.map((word) => word.replace(/[.'/-]+$/, ""));
}
function mayPrecedeVerb(word) {
  return FILLER_WORDS.has(word) || NEGATIONS.has(word) || LEADING_VERBS.has(toVerb(word));
}
function classifyWord(word, { mayBeVerb, isPredicate }) {
  if (NEGATIONS.has(word)) return "against";
  if (FILLER_WORDS.has(word)) return "empty";
  const role = isPredicate ? predicateRole(word) : void 0;
  return role ?? (mayBeVerb ? verbRole(toVerb(word)) : void 0) ?? "subject";
}
function predicateRole(word) {
  if (NEGATIVE_PREDICATES.has(word)) return "against";
  return POSITIVE_PREDICATES.has(word) ? "for" : void 0;
}
function verbRole(verb) {
  if (NEGATIVE_VERBS.has(verb)) return "against";
  if (POSITIVE_VERBS.has(verb)) return "for";
  return LEADING_VERBS.has(verb) ? "empty" : void 0;
}
function toVerb(word) {
  const bare = word.replace(/(?:ing|s)$/, "");
  const forms = [word, bare, `${bare}e`, bare.replace(/(.)\1$/, "$1")];
  return forms.find((form) => POSITIVE_VERBS.has(form) || NEGATIVE_VERBS.has(form)) ?? word;
}
function stem(word) {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, "y").replace(/s$/, "");
}

// src/scribe/merge/decision-text.ts
init_define_RUNTIME_PACKAGES();
var SCRIBE_MARK = "*(noted by Scribe)*";
function writeDecision({ title, date, author, body }) {
  return toWrittenDecision(headingLine(title, date), withAuthor(sanitizeBody(body), author));
}
function headingLine(title, date) {
  const titleText = (oneLine(title) || UNTITLED_DECISION).replace(/(^| )(#+)$/, "$1\\$2");
  return `### ${date === void 0 ? titleText : `${date}: ${titleText}`}`;
}
function addNotes(decision, copy, notes) {
  if (copy === 1 && notes.length === 0) return decision;
  const end = /\n|$/.exec(decision.text)?.index;
  const body = trimBlankLines(decision.text.slice(end));
  const { title, date } = decision.entry;
  const numbered = copy === 1 ? decision.text.slice(0, end) : headingLine(`${title} (${copy})`, date);
  return toWrittenDecision(
    numbered,
    body,
    notes.map((note) => `${note} ${SCRIBE_MARK}`).join("\n")
  );
}
function toWrittenDecision(...parts) {
  const text = parts.filter((part) => part !== "").join("\n\n");
  return { text, entry: parseDecisions(text)[0] ?? toDecisionEntry("", []) };
}
function sanitizeBody(body) {
  const lines = body.replace(/\r\n?/g, "\n").replace(/[\v\f\u0085]/g, " ");
  const plain = lines.replace(/(?![\n\t])[\p{Cc}\uFEFF]/gu, "");
  return trimBlankLines(closeMarkup(demoteHeadings(plain, 4)));
}
var CONTAINER_TAGS = /<(\/?)(details|pre|script|style|textarea)(?=[\s>])/gi;
function closeMarkup(text) {
  if (!text.includes("<")) return text;
  const open = /* @__PURE__ */ new Map();
  for (const line of readLines(text)) {
    for (const [, end, tag = ""] of withoutCode(line).matchAll(CONTAINER_TAGS)) {
      const name = tag.toLowerCase();
      open.set(name, Math.max(0, (open.get(name) ?? 0) + (end === "" ? 1 : -1)));
    }
  }
  const closers = [...open].toReversed().map(([name, count]) => `
</${name}>`.repeat(count));
  return [text, ...closers].join("");
}
function withoutCode({ kind, text }) {
  return kind !== "text" || /^(?: {4}|\t)/.test(text) ? "" : text.replace(/`[^`]*`/g, "");
}
function withAuthor(body, author) {
  if (author === void 0 || hasAuthor(body)) return body;
  const line = `**By:** ${oneLine(author)}`;
  if (body === "") return line;
  return `${line}${body.startsWith("**") ? "\n" : "\n\n"}${body}`;
}
function hasAuthor(body) {
  return body.includes("**") && authorIn(readLines(body)) !== void 0;
}
function stripScribeMark(line) {
  return line.endsWith(SCRIBE_MARK) ? line.slice(0, -SCRIBE_MARK.length).trimEnd() : line;
}
function headingKey({ title, date }) {
  return `${date ?? ""}
${titleKey(title)}`;
}
function titleKey(title) {
  return title.toLowerCase().replace(/\s+/g, " ").trim();
}
function decisionKeys(entry) {
  const lines = entry.body.split("\n").map((line) => line.trimEnd()).filter((line) => line !== "" && !line.endsWith(SCRIBE_MARK));
  const key = headingKey(entry);
  const unnumbered = key.replace(/ \((?:[2-9]|[1-9]\d{1,5})\)$/, "");
  return [.../* @__PURE__ */ new Set([key, unnumbered])].map((head) => [head, ...lines].join("\n"));
}

// src/scribe/merge/contradictions.ts
function createClaimIndex() {
  const byName = /* @__PURE__ */ new Map();
  const byClaim = /* @__PURE__ */ new Map();
  const otherNames = /* @__PURE__ */ new Set();
  const inactive = /* @__PURE__ */ new Set();
  const claimsOf = rememberLast(readEntryClaims);
  const findSuperseded = (entry) => findSupersededNames(entry).flatMap(
    (name) => nameKeys(name).map((key) => byName.get(key)).find(Boolean) ?? []
  );
  const isKnown = (name) => nameKeys(name).some((key) => otherNames.has(key) || byName.has(key));
  return {
    addName(entry) {
      otherNames.add(headingKey(entry)).add(titleKey(entry.title));
    },
    addDecision(entry) {
      for (const heading2 of findSuperseded(entry)) inactive.add(heading2);
      const { heading } = entry;
      byName.set(headingKey(entry), heading);
      byName.set(titleKey(entry.title), heading);
      if (isWithdrawn(entry)) inactive.add(heading);
      for (const claim of claimsOf(entry)) {
        byClaim.set(claimKey(claim, claim.sign), { heading, isExplicit: claim.isExplicit });
      }
    },
    against(entry) {
      const explicit = findSuperseded(entry).filter((heading) => !inactive.has(heading));
      const implicit = claimsOf(entry).flatMap((claim) => {
        const other = byClaim.get(claimKey(claim, -claim.sign));
        return other !== void 0 && isOpposed(claim, other) && !inactive.has(other.heading) ? [other.heading] : [];
      });
      const found = /* @__PURE__ */ new Map();
      for (const against of implicit) found.set(against, { kind: "conflicts", against });
      for (const against of explicit) found.set(against, { kind: "supersedes", against });
      for (const names of findSupersededTitles(entry)) {
        const [against = ""] = names;
        if (!names.some(isKnown)) found.set(against, { kind: "supersedes-unknown", against });
      }
      return [...found.values()];
    }
  };
}
function rememberLast(read) {
  let last;
  let claims = [];
  return (entry) => {
    if (entry.title !== last?.title || entry.body !== last.body) claims = read(entry);
    last = entry;
    return claims;
  };
}
function claimKey({ subject, appliesAnywhere: isAnywhere }, sign) {
  return `${sign} ${isAnywhere ? "anywhere" : "as it says"} ${subject}`;
}
function isOpposed(claim, other) {
  return claim.isExplicit && other.isExplicit || claim.subject.includes(" ");
}
function readEntryClaims({ title, body }) {
  if (!/^user directive\b/i.test(title)) return readClaims(title);
  const firstLine2 = readLines(body).find(
    (line) => line.text.trim() !== "" && labelOf(line) === void 0
  );
  return readClaims(firstLine2?.text.replace(/^[\s>*-]+/, "").split(/[.!?;]/, 1)[0] ?? "");
}
var SUPERSEDES = /(?<!\b(?:not|never)\s)\b(?:supersedes?|superseding|replaces|overrides|revokes|reverses|overturns)\b[:*\s]*(.{1,300})/i;
function nameKeys(name) {
  return [headingKey(readHeading(name)), titleKey(name)];
}
function findSupersededNames(entry) {
  return findPhrases(entry, SUPERSEDES).flatMap(readNames);
}
var SUPERSEDES_TITLE = /(?<!`)\bsupersedes(?:\s+(?:the\s+)?decision)?[*\s]*(?::|(?=["\u201c]))(.{1,300})/i;
var NO_TITLE = /^(?:none|nothing|n\/a|no (?:decision|earlier|existing|other|previous|prior))\b/i;
function findSupersededTitles(entry) {
  return findPhrases(entry, SUPERSEDES_TITLE).map(readNames).filter(([title = ""]) => /\S\s+\S/.test(title) && !NO_TITLE.test(title));
}
function findPhrases({ heading, body }, words) {
  if (!words.test(heading) && !words.test(body)) return [];
  const firstLine2 = readLines(body).filter(({ kind }) => kind === "text");
  return [heading, ...firstLine2.map(({ text }) => stripScribeMark(text))].flatMap(
    (line) => words.exec(line)?.[1] ?? []
  );
}
function readNames(rest) {
  const quoted = [
    ...rest.matchAll(/"([^"]+)"|\u201c([^\u201d]+)\u201d|`([^`]+)`|'([^']+)'|\[([^\]]+)\]/g)
  ];
  const parts = [rest, ...rest.split(/[.;,()]|\sand\s|\sbecause\s|\sfrom\s/)];
  return [...quoted.map((found) => found.slice(1).find(Boolean) ?? ""), ...parts].map(
    (name) => name.replace(/^[\s*_"'`\u201c]*(?:(?:the|our|decision|earlier|old)\s+)*/i, "").replace(/[\s*_"'`\u201d.)]*$/, "")
  ).filter((name) => name !== "");
}
function isWithdrawn({ body }) {
  if (!/\*\*(?:status|superseded by)/i.test(body)) return false;
  return readLines(body).some((line) => {
    const found = labelOf(line);
    if (found === void 0) return false;
    if (found.label === "superseded by") return true;
    return found.label === "status" && /\b(?:superseded|withdrawn|rejected|deprecated|revoked|reversed)\b/i.test(found.value);
  });
}

// src/scribe/merge/merge-decisions.ts
var EMPTY_DECISIONS = "# Squad Decisions\n\n## Active Decisions\n";
function mergeDecisions(current, inboxDecisions, known = []) {
  const incoming = sortByPath(inboxDecisions);
  const decisionIndex = openDecisionIndex(current ?? "", known, incoming);
  const merged = [];
  const duplicates = [];
  const contradictions = [];
  for (const { path, entry } of incoming) {
    const added = decisionIndex.add(entry);
    const source = { path, heading: added.heading };
    if (added.kind === "duplicate") duplicates.push(source);
    else merged.push({ ...source, text: added.text });
    for (const contradiction of added.contradictions)
      contradictions.push({ ...source, ...contradiction });
  }
  return {
    text: insertEntries(
      current,
      merged.map(({ text }) => text)
    ),
    merged: merged.map(({ path, heading }) => ({ path, heading })),
    duplicates,
    contradictions
  };
}
function sortByPath(inboxDecisions) {
  return [...inboxDecisions].sort((a, b) => compareText(a.path, b.path)).flatMap(({ path, entries }) => entries.map((entry) => ({ path, entry })));
}
function openDecisionIndex(current, known, incoming) {
  const knownKeys = /* @__PURE__ */ new Set();
  const headings = /* @__PURE__ */ new Set();
  const copies = /* @__PURE__ */ new Map();
  const claims = createClaimIndex();
  const remember = (entry) => {
    for (const key of decisionKeys(entry)) knownKeys.add(key);
    headings.add(headingKey(entry));
  };
  const active = parseDecisions(current);
  const archived = known.flatMap(parseDecisions);
  for (const entry of [...active, ...archived]) {
    remember(entry);
    const body = sanitizeBody(entry.body);
    if (body !== entry.body) remember({ ...entry, body });
  }
  for (const entry of active) claims.addDecision(entry);
  for (const entry of archived) claims.addName(entry);
  for (const { entry } of incoming) claims.addName(entry);
  const nextCopy = (key) => {
    if (!headings.has(key)) return 1;
    let copy = copies.get(key) ?? 2;
    while (headings.has(`${key} (${copy})`)) copy += 1;
    copies.set(key, copy + 1);
    return copy;
  };
  return {
    add(entry) {
      const plain = writeDecision(entry);
      const { heading } = plain.entry;
      if (knownKeys.has(decisionKeys(plain.entry)[0] ?? "")) {
        return { kind: "duplicate", heading, text: plain.text, contradictions: [] };
      }
      const contradictions = claims.against(plain.entry);
      const copy = nextCopy(headingKey(plain.entry));
      const written = addNotes(plain, copy, contradictions.flatMap(contradictionNotes));
      remember(written.entry);
      claims.addDecision(written.entry);
      return { kind: "merged", heading: written.entry.heading, text: written.text, contradictions };
    }
  };
}
function contradictionNotes({ kind, against }) {
  if (kind === "supersedes-unknown") return [];
  return [`**${kind === "supersedes" ? "Supersedes" : "Conflicts with"}:** ${against}`];
}
function insertEntries(current, entries) {
  if (entries.length === 0) return current ?? "";
  const whole = current === void 0 || current.trim() === "" ? EMPTY_DECISIONS : current;
  const lineEnd = lineEndOf(whole);
  const text = withoutPlaceholder(closeBlocks(whole, isSectionHeading));
  const lines = readLines(text);
  const at = findInsertOffset(lines) ?? text.length;
  const needsHeading = endsInDatedSection(lines.filter(({ start }) => start < at));
  const added = [...needsHeading ? ["## Active Decisions"] : [], ...entries].join("\n\n");
  const rest = text.slice(at);
  const gap = rest === "" ? "" : lineEnd;
  const before = withBlankLine(text.slice(0, at), lineEnd);
  return `${before}${added.replaceAll("\n", lineEnd)}${lineEnd}${gap}${rest}`;
}
function endsInDatedSection(lines) {
  if (firstEntryIndex(lines) < lines.length) return false;
  const last = lines.findLast((line) => headingOf(line)?.level === 2 || isScaffold(line));
  return last !== void 0 && !isScaffold(last) && dateIn(last.text) !== void 0;
}
function isSectionHeading(line) {
  const level = headingOf(line)?.level;
  return level === 2 || level === 3 || isScaffold(line);
}
function findInsertOffset(lines) {
  let offset;
  for (const line of lines.toReversed()) {
    const heading = headingOf(line);
    if (heading === void 0 || heading.level > 3) continue;
    if (heading.level !== 2 || !/^(?:governance|archived?\b.*)$/i.test(heading.title))
      return offset;
    offset = line.start;
  }
  return offset;
}
function withoutPlaceholder(text) {
  if (!/No decisions recorded yet/i.test(text)) return text;
  const lines = readLines(text);
  const at = lines.findIndex((line2) => headingOf(line2)?.level === 3 || isPlaceholder(line2));
  const line = lines[at];
  if (line === void 0 || !isPlaceholder(line)) return text;
  const next = lines.find((other, index) => index > at && other.text.trim() !== "");
  const rest = text.slice(next?.start ?? text.length);
  if (line.start === 0 && rest.startsWith("\uFEFF")) return text;
  return `${text.slice(0, line.start)}${rest}`;
}

// src/scribe/plan-deps.ts
init_define_RUNTIME_PACKAGES();
function assertMerged(reason, file) {
  if (reason === void 0) return;
  const message = `${file} was not merged correctly: ${reason}. Nothing was changed.`;
  throw new SquadError({ code: "E_INTERNAL", message, hint: "Please report this." });
}
function writeArchive(archived, { file, archiveFile, memoryFiles }) {
  if (archived === void 0) return [];
  memoryFiles.write(file, archived.text);
  memoryFiles.write(archiveFile, archived.archive);
  return [{ file, moved: archived.moved }];
}

// src/scribe/plan-histories.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/archive/archive-history.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/archive/archive-learnings.ts
init_define_RUNTIME_PACKAGES();
var MAX_BLOCK_LENGTH = 2e3;
function readLearnings(text) {
  const sections = groupLines(rawLines(text), (line) => levelOf(line) <= 2);
  return sections.flatMap(
    (section) => section.slice(0, 1).some(isLearningsHeading) ? readSection(section) : [toFrame(section)]
  );
}
function composeHistory(pieces, isChosen, lineEnd) {
  const chosen = pieces.map((piece, at) => ({ piece, at })).filter(({ piece }) => isChosen(piece));
  const parts = chosen.map(({ piece, at }, index) => {
    const before = chosen[index - 1];
    const heading = headingAbove(piece);
    if (heading !== void 0 && heading !== headingAbove(before?.piece)) {
      return `${heading.raw}${piece.raw}`;
    }
    if (before === void 0 || before.at === at - 1 || STARTS_BLOCK.test(piece.raw))
      return piece.raw;
    const gap = withBlankLine(before.piece.raw, lineEnd).slice(before.piece.raw.length);
    return `${gap}${piece.raw}`;
  });
  return parts.join("");
}
var BULLET = /^(?:[-*+] |📌)/u;
var STARTS_BLOCK = /^(?:[-*+] |📌|#)/u;
function headingAbove(piece) {
  return piece?.kind === "learning" ? piece.heading : void 0;
}
function rawLines(text) {
  const lines = readLines(text);
  return lines.map((line, at) => ({
    kind: line.kind,
    text: line.text,
    raw: text.slice(line.start, lines[at + 1]?.start)
  }));
}
function joinRaw(lines) {
  return lines.map(({ raw }) => raw).join("");
}
function groupLines(lines, starts) {
  const found = [];
  let isAfterGap = true;
  for (const line of lines) {
    const open = found.at(-1);
    if (open === void 0 || starts(line, isAfterGap)) found.push([line]);
    else open.push(line);
    isAfterGap = line.text.trim() === "" || headingOf(line) !== void 0;
  }
  return found;
}
function levelOf(line) {
  return headingOf(line)?.level ?? 9;
}
function toFrame(lines) {
  return { kind: "frame", raw: joinRaw(lines) };
}
function readSection(section) {
  const [preamble = [], ...blocks] = groupLines(section, (line) => levelOf(line) === 3);
  const [frame = [], ...items] = groupLines(preamble, startsItem2);
  const learnings = [];
  const day = () => learnings.at(-1)?.day ?? "";
  let latest = "";
  for (const item of items) {
    const learning = toLearning(item, latest);
    learnings.push(learning);
    if (learning.day > latest) latest = learning.day;
  }
  for (const block of blocks) learnings.push(...readBlock(block, day()));
  return [toFrame(frame), ...learnings];
}
function startsItem2(line, isAfterGap) {
  if (line.kind !== "text" || line.text.trim() === "") return false;
  return BULLET.test(line.text) || isAfterGap && !/^\s/.test(line.text);
}
function toLearning(lines, dayBefore2) {
  const day = dayIn(learningDay(lines[0]?.text ?? "") ?? "") ?? dayBefore2;
  return { kind: "learning", raw: joinRaw(lines), day, heading: void 0 };
}
function readBlock(lines, dayBefore2) {
  const day = dayIn(lines[0]?.text ?? "") ?? dayBefore2;
  const raw = joinRaw(lines);
  const [first = [], ...items] = raw.length > MAX_BLOCK_LENGTH ? groupLines(lines, startsItem2) : [];
  if (items.length < 2) return [{ kind: "learning", raw, day, heading: void 0 }];
  const heading = { raw: joinRaw(first) };
  return items.map((item) => ({ ...toLearning(item, day), heading }));
}

// src/scribe/archive/archive-note.ts
init_define_RUNTIME_PACKAGES();
var NOTE = /^- (\d{1,9}) older learnings? (?:is|are) in history-archive\.md(?: \((\d{4}-\d\d-\d\d)(?:\.\.(\d{4}-\d\d-\d\d))?\))?\.$/;
function isArchiveNote(line) {
  return NOTE.test(line);
}
function addArchiveNote(text, days, lineEnd) {
  const lines = readLines(text);
  const core = lines.findIndex((line) => isSection(line, /^core context$/i));
  if (core === -1) return insertSection(text, lines, { note: formatNote([], days), lineEnd });
  const next = lines.findIndex((line, at) => at > core && (headingOf(line)?.level ?? 9) <= 2);
  const section = lines.slice(core, next === -1 ? void 0 : next);
  const old = section.find((line) => line.kind === "text" && isArchiveNote(line.text));
  if (old !== void 0) {
    return `${text.slice(0, old.start)}${formatNote([old.text], days)}${text.slice(lineEndOffset(old))}`;
  }
  const last = section.findLast((line) => line.text.trim() !== "") ?? section[0];
  const end = last === void 0 ? text.length : lineEndOffset(last);
  const gap = /^(?:[-*+] | {2,}\S)/.test(last?.text ?? "") ? "" : lineEnd;
  const below = last === section.at(-1) ? lineEnd : "";
  return `${text.slice(0, end)}${lineEnd}${gap}${formatNote([], days)}${below}${text.slice(end)}`;
}
function isSection(line, title) {
  const heading = headingOf(line);
  return heading?.level === 2 && title.test(heading.title);
}
function lineEndOffset({ start, text }) {
  return start + text.length;
}
function insertSection(text, lines, { note, lineEnd }) {
  const at = lines.find((line) => isSection(line, /^learnings$/i))?.start ?? text.length;
  const section = ["## Core Context", "", note, "", ""].join(lineEnd);
  return `${text.slice(0, at)}${section}${text.slice(at)}`;
}
function formatNote(earlier, days) {
  const [, count = "0", first = "", last = first] = NOTE.exec(earlier[0] ?? "") ?? [];
  const all = [first, last, ...days].filter((day) => day !== "").toSorted(compareText);
  const [from, to] = [all[0], all.at(-1)];
  const range = from === void 0 ? "" : from === to ? ` (${from})` : ` (${from}..${to})`;
  const sum2 = Number(count) + days.length;
  return `- ${sum2} older ${sum2 === 1 ? "learning is" : "learnings are"} in history-archive.md${range}.`;
}

// src/scribe/archive/archive-history.ts
var CONDENSE_FROM_BYTES = 15360;
var TARGET_BYTES = 12288;
var NEWEST_BYTES = 4096;
var MAX_NOTE_BYTES = 200;
function condenseHistory(text, archive, today) {
  const bytes = Buffer.byteLength(text);
  const pieces = bytes < CONDENSE_FROM_BYTES ? [] : readLearnings(text);
  const moved = selectOldest(pieces, bytes, today);
  if (moved.length === 0) return void 0;
  const lineEnd = lineEndOf(text);
  const byteOrderMark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const moving = new Set(moved);
  const kept = composeHistory(pieces, (piece) => !moving.has(piece), lineEnd);
  const gone = composeHistory(pieces, (piece) => moving.has(piece), lineEnd);
  const days = moved.map(({ day }) => day);
  const batch = `## Archived ${today}${lineEnd}${lineEnd}${withLineEnd(gone, lineEnd)}`;
  const next = {
    text: `${byteOrderMark}${addArchiveNote(kept, days, lineEnd)}`,
    archive: `${prepareArchive(archive, "History Archive", lineEnd)}${batch}`
  };
  assertNoLineLost([text, archive ?? ""], [next.text, next.archive]);
  return { ...next, moved: moved.length };
}
function selectOldest(pieces, bytes, today) {
  const moved = [];
  const movable = findMovable(pieces, today);
  let remainingBytes = bytes + MAX_NOTE_BYTES;
  let newerBytes = sum(movable.map(({ raw }) => Buffer.byteLength(raw)));
  for (const learning of movable) {
    const size = Buffer.byteLength(learning.raw);
    newerBytes -= size;
    if (remainingBytes < TARGET_BYTES || newerBytes < NEWEST_BYTES) break;
    moved.push(learning);
    remainingBytes -= size;
  }
  return moved;
}
function findMovable(pieces, today) {
  return pieces.filter((piece) => piece.kind === "learning").filter(({ day, raw }) => day <= today && !leavesBlockOpen(readLines(raw))).toSorted((one, other) => compareText(one.day, other.day));
}
function assertNoLineLost(before, after) {
  const counts = /* @__PURE__ */ new Map();
  for (const line of after.flatMap(linesOf)) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of before.flatMap(linesOf)) {
    const count = counts.get(line) ?? 0;
    if (count === 0) throw lostLineError(line);
    counts.set(line, count - 1);
  }
}
function linesOf(text) {
  return readLines(text).map((line) => line.text).filter((line) => line.trim() !== "" && !isArchiveNote(line));
}
function lostLineError(line) {
  return new SquadError({
    code: "E_INTERNAL",
    message: `Condensing a history would have lost the line ${JSON.stringify(line.slice(0, 80))}. Nothing was archived.`,
    hint: "Move old learnings to history-archive.md by hand, and report this with a copy of history.md."
  });
}

// src/scribe/merge/merge-history.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/read/learning-entries.ts
init_define_RUNTIME_PACKAGES();
var ANY_ITEM = /^[-*+][ \t]+(?=\S)/;
function readFragment({ path, text }) {
  const matter = readInboxMatter(text);
  const { fields, isBroken } = matter;
  const { day, body } = splitDayHeading(isBroken ? normaliseText(text) : matter.body);
  const entries = readEntries(body, fields).filter((entry) => CATEGORY_ITEM.test(entry));
  const more = moreIn(matter, entries, path.split("/").at(-3) ?? "");
  return {
    entries: [...entries.slice(0, -1), ...entries.slice(-1).map((entry) => withMore(entry, more))],
    day: day ?? readDay(fields) ?? dayIn(path.slice(path.lastIndexOf("/") + 1))
  };
}
function moreIn({ fields, yaml }, entries, agent) {
  const isShown = (name) => {
    const value = textField(fields, name) ?? "";
    if (name === "category") return entries.some((entry) => entry.startsWith(`- **[${value}]**`));
    return slug(value) === slug(agent);
  };
  const shown = /* @__PURE__ */ new Set(["title", ...["category", "author", "by"].filter(isShown)]);
  const labels = labelLines(fields, shown);
  const untold = untoldBlock(yaml, shown, [...entries, agent]);
  return [labels.join("\n"), untold].filter((part) => part !== "").join("\n\n");
}
function withMore(entry, more) {
  return more === "" ? entry : `${entry}

${plainText(more).replace(/^(?=.*\S)/gm, "    ")}`;
}
function readDay(fields) {
  return dayIn(textField(fields, "createdAt") ?? textField(fields, "date") ?? "");
}
function splitDayHeading(text) {
  const heading = /^(?:[ \t]*\n)*#{1,6}[ \t]+(\d{4}-\d\d-\d\d)[ \t]*\n/.exec(text);
  const day = dayIn(heading?.[1] ?? "");
  const body = text.slice(heading?.[0].length ?? 0);
  return day === void 0 || body.trim() === "" ? { day, body: text } : { day, body };
}
function readEntries(body, fields) {
  const title = textField(fields, "title");
  const category = textField(fields, "category");
  const pattern = title === void 0 ? ANY_ITEM : CATEGORY_ITEM;
  if (isList(body, pattern))
    return readItems(body, pattern).map((item) => normalizeItem(item, category));
  const statement = stripMark(body.trim());
  const learning = title === void 0 || statement.includes(title) ? statement : `${title}

${statement}`;
  return [learningEntry(normalizeCategory(category), learning)];
}
function isList(text, pattern) {
  const lines = readLines(text);
  const first = lines.find((line) => line.text.trim() !== "");
  return first !== void 0 && startsItem(first, pattern) && lines.every((line) => startsItem(line, pattern) || continuesItem(line));
}
function normalizeItem(item, category) {
  const [first = "", ...rest] = item.split("\n");
  const pattern = CATEGORY_ITEM.exec(first) ?? ANY_ITEM.exec(first);
  const indented = rest.filter((line) => line.trim() !== "").map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const indent = indented.reduce((least, next) => Math.min(least, next), 4);
  const learning = [
    first.slice(pattern?.[0].length ?? 0),
    ...rest.map((line) => line.slice(indent))
  ];
  return learningEntry(normalizeCategory(pattern?.[1] ?? category), learning.join("\n"));
}
function normalizeCategory(category) {
  const name = oneLine(category ?? "").replace(/[[\]*]/g, "").slice(0, 60);
  return name === "" ? "general" : name;
}
function stripMark(text) {
  return text.replace(/^(?:#{1,6}|[-*+])[ \t]+/, "");
}

// src/scribe/merge/merge-history.ts
function mergeHistory(current, fragments, known, today) {
  const knownKeys = new Set([current ?? "", ...known].flatMap(listLearnings).map(entryKey));
  const added = [];
  const duplicates = [];
  for (const { path, entry, day } of sortByDay(fragments, today)) {
    if (knownKeys.has(entryKey(entry))) duplicates.push({ path, entry });
    else added.push({ path, entry, day });
    knownKeys.add(entryKey(entry));
  }
  return {
    text: added.length === 0 ? current ?? "" : appendDatedLearnings(current ?? "", added),
    merged: added.map(({ path, entry }) => ({ path, entry })),
    duplicates
  };
}
function sortByDay(fragments, today) {
  return fragments.map((fragment) => ({ path: fragment.path, ...readFragment(fragment) })).map(({ path, entries, day = today }) => ({ path, entries, day })).sort((a, b) => compareText(a.day, b.day) || compareText(a.path, b.path)).flatMap(({ path, entries, day }) => entries.map((entry) => ({ path, entry, day })));
}

// src/scribe/plan-wisdom.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/merge/merge-wisdom.ts
init_define_RUNTIME_PACKAGES();
var TITLES = { file: "Team Wisdom", section: "Patterns" };
function mergeWisdom(current, learnings) {
  const known = new Set(readWisdom(current ?? "").map(({ text: text2 }) => wisdomKey(text2)));
  const added = [];
  for (const learning of learnings) {
    const entry = wisdomEntry(learning);
    const key = wisdomKey(entry);
    if (!known.has(key)) added.push(entry);
    known.add(key);
  }
  const text = added.length === 0 ? current ?? "" : appendToSection(current ?? "", TITLES, () => added);
  return { text, added };
}
function wisdomEntry({ entry, by, day }) {
  const learning = entry.replace(TEAM_MARK, "").trimEnd();
  const gap = learning.includes("\n") ? "\n    " : " ";
  return `- **Pattern:** ${learning}${gap}**Context:** learnt by ${by}, ${day}.`;
}
var TEAM_MARK = /^- \*\*\[team\]\*\* /;
function isTeamLearning(entry) {
  return TEAM_MARK.test(entry);
}
function findWisdomLoss(before, after, added) {
  const lines = linesOf2(after);
  let at = 0;
  for (const line of linesOf2(before ?? "")) {
    at = lines.indexOf(line, at) + 1;
    if (at === 0) return `"${line}" is no longer there`;
  }
  const counts = countEntries(lines, added.map(linesOf2));
  const notOnce = added.find((entry) => counts.get(linesOf2(entry).join("\n")) !== 1);
  return notOnce === void 0 ? void 0 : `"${notOnce}" does not appear exactly once`;
}
function countEntries(lines, entries) {
  const counts = new Map(entries.map((entry) => [entry.join("\n"), 0]));
  const lengths = /* @__PURE__ */ new Map();
  for (const [first = "", ...rest] of entries) {
    lengths.set(first, (lengths.get(first) ?? /* @__PURE__ */ new Set()).add(rest.length + 1));
  }
  for (const [at, line] of lines.entries()) {
    for (const length of lengths.get(line) ?? []) {
      const text = lines.slice(at, at + length).join("\n");
      const count = counts.get(text);
      if (count !== void 0) counts.set(text, count + 1);
    }
  }
  return counts;
}
function linesOf2(text) {
  const lines = normaliseText(text).split("\n");
  return lines.map((line) => line.trimEnd()).filter((line) => line !== "");
}

// src/scribe/plan-wisdom.ts
async function planWisdom(learnings, { directory, members, settings: { wisdom: wanted }, memoryFiles, today }) {
  const ofTeam = learnings.filter(({ entry }) => isTeamLearning(entry));
  if (ofTeam.length === 0 || wanted === false) return [];
  const file = wisdomPath(directory);
  const current = await memoryFiles.read(file);
  if (current === void 0 && wanted !== true) return [];
  const merge = mergeWisdom(
    current,
    ofTeam.map(({ path, entry }) => ({
      entry,
      by: learnerOf(path, members),
      day: dayIn(path.slice(path.lastIndexOf("/") + 1)) ?? today
    }))
  );
  assertMerged(findWisdomLoss(current, merge.text, merge.added), file);
  if (merge.added.length > 0) memoryFiles.write(file, merge.text);
  return merge.added;
}
function learnerOf(path, members) {
  const folder = path.slice(0, path.lastIndexOf("/inbox/"));
  const member = members.find(
    ({ folder: main, otherFolders }) => main === folder || otherFolders.includes(folder)
  );
  return member?.name ?? folder.slice(folder.lastIndexOf("/") + 1);
}

// src/scribe/plan-histories.ts
async function planHistories(memories, deps, agentFiles) {
  const { byFile, unreadable } = sortFragments(memories, deps.members, agentFiles);
  const plans = [];
  for (const [file, fragments] of byFile) {
    if (fragments.length === 0 && !await wantsCare(file, deps.memoryFiles)) continue;
    plans.push(await planHistory(file, fragments, deps));
  }
  const learnings = plans.flatMap((plan) => plan.learnings);
  return {
    learnings,
    wisdom: await planWisdom(learnings, deps),
    duplicates: plans.flatMap(({ duplicates }) => duplicates),
    archived: plans.flatMap(({ archived }) => archived),
    unreadable
  };
}
async function wantsCare(file, { size, peek }) {
  if (size(file) >= CONDENSE_FROM_BYTES) return true;
  return dropRepeatedLearnings(await peek(file) ?? "").repeated.length > 0;
}
function sortFragments(memories, members, agentFiles) {
  const byFile = new Map(
    agentFiles.histories.map((file) => [file, []])
  );
  const unreadable = [];
  for (const [folder, { files }] of memories) {
    const file = findHistory(folder, members, agentFiles);
    if (file === void 0)
      unreadable.push(...files.map(({ path }) => ({ path, reason: UNKNOWN_AGENT })));
    else byFile.set(file, [...byFile.get(file) ?? [], ...files]);
  }
  return { byFile, unreadable };
}
async function planHistory(file, fragments, { memoryFiles, today }) {
  const archiveFile = file.replace(/history\.md$/, "history-archive.md");
  const { text: current, repeated } = dropRepeatedLearnings(await memoryFiles.read(file) ?? "");
  const archive = await memoryFiles.read(archiveFile);
  const known = archive === void 0 ? [] : [archive];
  const merge = mergeHistory(current, fragments, known, today);
  if (merge.merged.length + repeated.length > 0) memoryFiles.write(file, merge.text);
  assertMerged(findHistoryLoss(current, merge.text, merge.merged), file);
  return {
    learnings: merge.merged.map((learning) => ({ ...learning, file })),
    duplicates: [...merge.duplicates, ...repeated.map((entry) => ({ path: file, entry }))],
    archived: writeArchive(condenseHistory(merge.text, archive, today), {
      file,
      archiveFile,
      memoryFiles
    })
  };
}
var UNKNOWN_AGENT = "no agent of the team has that folder: correct its name, or add the agent to team.md";
function findHistory(folder, members, { histories, charters }) {
  const own = `${folder}/history.md`;
  if (histories.includes(own)) return own;
  const member = members.find(
    ({ folder: main, otherFolders }) => main === folder || otherFolders.includes(folder)
  );
  if (member !== void 0) return member.historyPath ?? own;
  return charters.includes(`${folder}/charter.md`) ? own : void 0;
}
function findAgentFiles(tree, directory) {
  const start = `${directory}/agents/`;
  const filesNamed = (file) => tree.entries.filter(({ path, mode }) => path.startsWith(start) && isRegularFile(mode)).map(({ path }) => path).filter((path) => {
    const [, name, ...deeper] = path.slice(start.length).split("/");
    return name === file && deeper.length === 0;
  });
  return { histories: filesNamed("history.md"), charters: filesNamed("charter.md") };
}

// src/scribe/read/inboxes.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/read/inbox-file.ts
init_define_RUNTIME_PACKAGES();
import { isUtf8 as isUtf82 } from "node:buffer";
var MAX_INBOX_FILE_BYTES = 1024 * 1024;
function readInboxFile(bytes) {
  if (bytes.length > MAX_INBOX_FILE_BYTES) return unreadableFile("it is longer than 1 MiB");
  if (bytes.includes(0)) return unreadableFile("it is a binary file");
  if (!isUtf82(bytes)) return unreadableFile("it is not UTF-8 text");
  const text = new TextDecoder().decode(bytes);
  const reason = findReadProblem(text);
  return reason === void 0 ? { kind: "text", text } : unreadableFile(reason);
}
function findReadProblem(text) {
  if (plainText(text) === "") return "it is empty";
  const frontMatter = readFrontMatter(text);
  if (frontMatter.kind === "broken") return `its front matter is ${frontMatter.reason}`;
  if (frontMatter.kind === "none" && opensFrontMatter(text))
    return "its front matter never ends (no `---`)";
  if (plainText(frontMatter.body) === "") return "there is nothing below its front matter";
  return findCorruption(text);
}
function opensFrontMatter(text) {
  return /^---[ \t]*\n\s{0,100}[\w-]{1,100}:(?:\s|$)/.test(normaliseText(text.slice(0, 1e3)));
}
function unreadableFile(reason) {
  return { kind: "unreadable", reason };
}

// src/scribe/read/inboxes.ts
async function readInboxes(tree, directory, holdsSecret) {
  const found = /* @__PURE__ */ new Map();
  for (const entry of tree.entries) {
    const owner = findOwner(entry.path, directory);
    if (owner === void 0) continue;
    const entries = found.get(owner);
    if (entries === void 0) found.set(owner, [entry]);
    else entries.push(entry);
  }
  const readInbox = async (entries) => {
    const sorted = entries.toSorted((one, other) => compareText(one.path, other.path));
    const readings = await Promise.all(
      sorted.map(
        (entry) => isNested(entry.path, directory) ? { unreadable: { path: entry.path, reason: NESTED_REASON } } : readEntry(tree, entry, holdsSecret)
      )
    );
    return {
      files: readings.flatMap((reading) => "file" in reading ? [reading.file] : []),
      unreadable: readings.flatMap((one) => "unreadable" in one ? [one.unreadable] : [])
    };
  };
  const decisions = await readInbox(found.get(DECISIONS_OWNER) ?? []);
  found.delete(DECISIONS_OWNER);
  const memories = /* @__PURE__ */ new Map();
  for (const [owner, entries] of found) memories.set(owner, await readInbox(entries));
  return { decisions, memories };
}
var DECISIONS_OWNER = "";
function findOwner(path, directory) {
  if (!path.startsWith(`${directory}/`)) return void 0;
  const parts = path.slice(directory.length + 1).split("/");
  const name = parts.at(-1) ?? "";
  const isHidden = name.startsWith(".") && !/\.md$/i.test(name);
  if (isHidden || /^readme\.md$/i.test(name)) return void 0;
  if (parts.length > 2 && parts[0] === "decisions" && parts[1] === "inbox") return DECISIONS_OWNER;
  const isMemory = parts.length > 3 && parts[0] === "agents" && parts[2] === "inbox";
  return isMemory ? `${directory}/agents/${parts[1]}` : void 0;
}
function isNested(path, directory) {
  const parts = path.slice(directory.length + 1).split("/");
  return parts.length > (parts[0] === "agents" ? 4 : 3);
}
var NESTED_REASON = "it lies in a folder below the inbox: move it up";
async function readEntry(tree, { path, mode, size }, holdsSecret) {
  const unreadable = (reason) => ({ unreadable: { path, reason } });
  if (path.includes("\uFFFD")) return unreadable("its name is not UTF-8 text");
  if (!isRegularFile(mode)) return unreadable("it is a link, not a file");
  if (!/\.md$/i.test(path)) return unreadable("its name does not end in .md");
  if (size > MAX_INBOX_FILE_BYTES) return unreadable("it is longer than 1 MiB");
  const bytes = await tree.bytes(path);
  if (bytes === void 0) return unreadable("git does not have it");
  const reading = readInboxFile(bytes);
  if (reading.kind === "unreadable") return unreadable(reading.reason);
  if (holdsSecret(reading.text)) return unreadable(SECRET_REASON);
  return { file: { path, text: reading.text } };
}
var SECRET_REASON = "it holds a secret, or something shaped like one: revoke it, and take it out of the file";

// src/scribe/plan.ts
async function planScribe(tree, settings) {
  const location = await locateSquad(tree, settings.squadDirectory);
  if (location.kind !== "found") return { kind: "no-squad", location };
  const { directory } = location;
  const [inboxes, team] = await Promise.all([
    readInboxes(tree, directory, settings.holdsSecret),
    readTeam(tree, location)
  ]);
  const memoryFiles = openMemoryFiles(tree);
  const deps = { ...team, memoryFiles, today: settings.today };
  const decisionsPlan = await planDecisions(inboxes.decisions, deps);
  const historiesPlan = await planHistories(
    inboxes.memories,
    deps,
    findAgentFiles(tree, directory)
  );
  const brokenFiles = memoryFiles.broken();
  if (brokenFiles.length > 0) return { kind: "broken", brokenFiles };
  const listed = listInboxFiles(inboxes);
  const unreadable = [
    ...listed.unreadable,
    ...decisionsPlan.unreadable,
    ...historiesPlan.unreadable
  ];
  const unreadablePaths = new Set(unreadable.map(({ path }) => path));
  const mergedPaths = listed.paths.filter((path) => !unreadablePaths.has(path));
  return {
    kind: "planned",
    changes: new Map([
      ...memoryFiles.changes(),
      ...mergedPaths.map((path) => [path, void 0])
    ]),
    tally: {
      read: mergedPaths.length + unreadable.length,
      unreadable,
      decisions: decisionsPlan.decisions,
      contradictions: decisionsPlan.contradictions,
      learnings: historiesPlan.learnings,
      wisdom: historiesPlan.wisdom,
      duplicates: [...decisionsPlan.duplicates, ...historiesPlan.duplicates],
      archived: [...decisionsPlan.archived, ...historiesPlan.archived]
    }
  };
}
async function planDecisions(inbox, { directory, members, memoryFiles, today }) {
  const file = `${directory}/decisions.md`;
  const archiveFile = `${directory}/decisions-archive.md`;
  const current = await memoryFiles.read(file);
  const archive = await memoryFiles.read(archiveFile);
  const incoming = inbox.files.map(({ path, text }) => {
    const name = path.slice(path.lastIndexOf("/") + 1);
    return { path, entries: parseInboxEntry({ file: name, text }, members) };
  });
  const merge = mergeDecisions(current, incoming, archive === void 0 ? [] : [archive]);
  if (merge.merged.length > 0) memoryFiles.write(file, merge.text);
  assertMerged(findDecisionsLoss(current, merge.text, merge.merged), file);
  const archived = archiveDecisions(merge.text, archive, today);
  return {
    unreadable: incoming.filter(({ entries }) => entries.length === 0).map(({ path }) => ({ path, reason: "it says nothing" })),
    decisions: merge.merged,
    duplicates: merge.duplicates,
    contradictions: merge.contradictions,
    archived: writeArchive(archived, { file, archiveFile, memoryFiles })
  };
}
function listInboxFiles({ decisions, memories }) {
  const inboxes = [decisions, ...memories.values()];
  return {
    paths: inboxes.flatMap(({ files }) => files.map(({ path }) => path)),
    unreadable: inboxes.flatMap(({ unreadable }) => unreadable)
  };
}

export {
  findCorruption,
  planScribe
};
