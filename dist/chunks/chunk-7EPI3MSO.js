import {
  blockOpenedBy,
  codeBlock,
  headingOf,
  labelOf,
  mayHoldBlocks,
  readLines,
  readSections,
  textOf,
  trimBlankLines,
  withoutDecoration
} from "./chunk-TDOGVDBM.js";
import {
  COMMAND_RIGHTS
} from "./chunk-5PKJXV6L.js";
import {
  Lexer,
  fieldsBy,
  findFolders,
  indexAgentFolders,
  isRegularFile,
  isTooDeep,
  nameKey,
  parseDocument,
  readLeniently,
  slug
} from "./chunk-D4DZX3AM.js";
import {
  sanitise
} from "./chunk-XAKR566N.js";
import {
  plural
} from "./chunk-BSQV4ART.js";
import {
  isRepositoryPath
} from "./chunk-WU2F77GJ.js";
import {
  fieldsOf,
  isRecord,
  normaliseText,
  plainText,
  readJson
} from "./chunk-DZISDMIS.js";
import {
  capitalise,
  oneLine,
  withoutUnseen
} from "./chunk-6GCJ4LC6.js";
import {
  headOf
} from "./chunk-ZBRHI66Z.js";
import {
  NEVER,
  array,
  boolean,
  int,
  literal,
  looseObject,
  m,
  number,
  preprocess,
  strictObject,
  string,
  union,
  unknown
} from "./chunk-Z5TMLZZJ.js";
import {
  SquadError
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/team/roster/member.ts
init_define_RUNTIME_PACKAGES();
var BUILT_IN = /* @__PURE__ */ new Set(["scribe", "ralph", "rai", "fact-checker"]);
function isBuiltIn(memberSlug) {
  return BUILT_IN.has(memberSlug);
}
function isRoutable(member) {
  return member.status === "active" && !member.builtIn;
}
function findMember(team, name) {
  const key = nameKey(name);
  const byName2 = team.members.find((member) => nameKey(member.name) === key);
  const wanted = slug(name);
  if (byName2 !== void 0 || wanted === "") return byName2;
  return team.members.find((member) => member.slug === wanted);
}
function findLead(team) {
  return team.members.find(
    (member) => isRoutable(member) && /\b(?:lead|architect)\b/i.test(member.role)
  );
}

// src/team/locate-squad.ts
init_define_RUNTIME_PACKAGES();
var CONFIG_BYTES = 262144;
var CURRENT = ".squad";
var LEGACY = ".ai-team";
async function locateSquad(tree, override) {
  const wanted = override === void 0 || override.trim() === "" ? void 0 : validateDirectory(override);
  const directories = wanted === void 0 ? [CURRENT, LEGACY] : [wanted];
  const link = tree.entries.find(
    ({ path, mode }) => directories.includes(path) && !isRegularFile(mode)
  );
  if (link !== void 0) return locateLink(link.path, link.mode);
  const directory = chooseDirectory(tree, directories);
  if (directory === void 0) return { kind: "absent" };
  const config = await tree.read(`${directory}/config.json`, CONFIG_BYTES);
  return elsewhereByConfig(config ?? "{}", directory) ?? {
    kind: "found",
    directory,
    warnings: directory === LEGACY ? [LEGACY_WARNING] : []
  };
}
var LEGACY_WARNING = ".ai-team/ is the old name of .squad/. It is read, and written back to, as it is.";
function chooseDirectory(tree, directories) {
  const files = tree.entries.filter(({ mode }) => isRegularFile(mode)).map(({ path }) => path);
  const firstHolding = (isSign) => directories.find(
    (directory) => files.some(
      (path) => path.startsWith(`${directory}/`) && isSign(path.slice(directory.length + 1))
    )
  );
  return firstHolding((file) => file === "team.md" || file === "config.json") ?? firstHolding(() => true);
}
function validateDirectory(override) {
  const path = override.trim().replace(/^(?:\.\/)+/, "");
  const directory = path.endsWith("/") ? path.slice(0, -1) : path;
  if (isRepositoryPath(directory)) return directory;
  throw new SquadError({
    code: "E_INPUT",
    message: "squad-directory is not a folder inside the repository.",
    hint: "Give it relative to the root of the repository, such as `.squad` or `tools/.squad`."
  });
}
function locateLink(path, mode) {
  const what = mode === "120000" ? "a symbolic link" : "a submodule";
  return elsewhere(
    `${path} is ${what}, so the squad's files are not in this commit.`,
    `Commit ${path} as a folder of this repository.`
  );
}
function elsewhere(reason, remedy) {
  return { kind: "elsewhere", reason, remedy };
}
function elsewhereByConfig(config, directory) {
  const json = readJson(config);
  const fields = json.kind === "value" ? fieldsOf(json.value) : void 0;
  const textAt = (key) => {
    const value = fields?.get(key);
    return typeof value === "string" ? value.trim() : "";
  };
  const file = `${directory}/config.json`;
  return elsewhereByRoot(textAt("teamRoot"), file) ?? elsewhereByState(textAt("stateLocation"), textAt("stateBackend"), file);
}
function elsewhereByRoot(teamRoot, file) {
  if (["", ".", "./"].includes(teamRoot)) return void 0;
  return elsewhere(
    `${file} says that the team lives in ${headOf(teamRoot, 200)} (teamRoot).`,
    "Commit the team to this repository and remove `teamRoot`; if it is in another folder here, remove `teamRoot` and set the input `squad-directory`."
  );
}
function elsewhereByState(location, backend, file) {
  if (location === "external" || backend === "external") {
    return elsewhere(
      `${file} says that the squad's state is external: it is on a person's own machine, where no workflow can read it.`,
      "On the machine that has it, run `npx @bradygaster/squad-cli internalize` in the repository, and commit `.squad/`."
    );
  }
  if (backend === "git-notes") {
    return elsewhere(
      `${file} keeps decisions and histories in git notes (stateBackend git-notes), which a checkout doesn't fetch.`,
      `Write them to files below the squad's folder, set \`stateBackend\` to \`local\` in ${file}, and commit both.`
    );
  }
  if (!["orphan", "two-layer"].includes(backend)) return void 0;
  return elsewhere(
    `${file} keeps decisions and histories on the branch squad-state (stateBackend ${backend}). Work on another branch can neither read them nor add to them in a pull request.`,
    orphanBranchRemedy(file)
  );
}
function orphanBranchRemedy(file) {
  const directory = file.slice(0, file.lastIndexOf("/"));
  return [
    `Bring them back with \`git fetch origin squad-state && git archive FETCH_HEAD | tar -x -C ${directory}\`,`,
    `set \`stateBackend\` to \`local\` in ${file},`,
    "remove the block `# Squad: state owned by squad-state branch` from `.gitignore`, and commit all of it."
  ].join(" ");
}

// src/team/settings/command-settings.ts
init_define_RUNTIME_PACKAGES();
var PATTERN = /^[^\p{Cc}]{1,200}$/u;
var MAX_PATTERNS = 64;
var MAX_TIMEOUT_SECONDS = 3600;
var HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
var RIGHTS = m(COMMAND_RIGHTS, `expected one of "${COMMAND_RIGHTS.join('", "')}"`);
var CHECK_FIELDS = strictObject({
  name: string().regex(/^[^\p{Cc}`|]{1,60}$/u),
  run: string().min(1).max(2e3),
  timeout: int().positive().default(600),
  paths: array(string().regex(PATTERN)).max(MAX_PATTERNS).default([])
});
var CHECK = unknown().transform((given, context) => {
  const read = CHECK_FIELDS.safeParse(given);
  if (read.success) {
    const { timeout, ...check } = read.data;
    return { ...check, timeoutSeconds: Math.min(timeout, MAX_TIMEOUT_SECONDS) };
  }
  const fields = read.error.issues.map(({ path }) => path.join(".") || "its fields");
  context.addIssue(`expected { "name", "run", "timeout", "paths" }; wrong: ${fields.join(", ")}`);
  return NEVER;
});
var NETWORK = union(
  [boolean(), array(string().regex(HOST, "expected a host name"))],
  "expected true, false or a list of host names"
).optional().transform((given = false) => {
  if (typeof given === "boolean") return given ? "all" : "none";
  return given;
});
function narrowRights(ceiling, { all, agents }, agent) {
  const own = agent === void 0 ? void 0 : agents.get(agent);
  const ranks = [ceiling, all, own ?? all].map((rights) => COMMAND_RIGHTS.indexOf(rights));
  return COMMAND_RIGHTS[Math.max(...ranks)] ?? "off";
}

// src/team/charter.ts
init_define_RUNTIME_PACKAGES();

// src/markdown/front-matter.ts
init_define_RUNTIME_PACKAGES();
var MAX_LENGTH = 16384;
var MAX_ALIASES = 20;
var FIELD_NAME = /^["']?([\w-]{1,60})["']?[ \t]*:/;
function readFrontMatter(text) {
  const normal = normaliseText(text);
  const opening = /^---[ \t]*\n/.exec(normal)?.[0];
  if (opening === void 0) return { kind: "none", body: normal };
  const closing = /^(?:---|\.\.\.)[ \t]*$/m.exec(normal.slice(opening.length));
  if (closing === null) return { kind: "none", body: normal };
  const end = opening.length + closing.index;
  const body = normal.slice(end + closing[0].length + 1);
  const yaml = normal.slice(opening.length, end);
  if (yaml.length > MAX_LENGTH) {
    const reason = `longer than ${MAX_LENGTH} characters`;
    return { kind: "broken", reason, fields: /* @__PURE__ */ new Map(), unread: namesIn(yaml), body };
  }
  const fields = readYamlFields(yaml);
  if (typeof fields !== "string") return { kind: "data", fields, yaml, body };
  const alone = readEachField(yaml);
  const unread = namesIn(yaml).filter((name) => !alone.has(name));
  return { kind: "broken", reason: fields, fields: alone, unread, body };
}
function fieldsOfMatter(matter) {
  return matter.kind === "none" ? /* @__PURE__ */ new Map() : matter.fields;
}
function restrictingList(matter, name) {
  const isUnread = matter.kind === "broken" && matter.unread.includes(name);
  return isUnread ? [] : listField(fieldsOfMatter(matter), name);
}
function namesIn(yaml) {
  const [indent = ""] = /^[ \t]*/.exec(yaml) ?? [];
  return yaml.split("\n").flatMap((line) => {
    const name = line.startsWith(indent) ? FIELD_NAME.exec(line.slice(indent.length))?.[1] : "";
    return name === void 0 || name === "" ? [] : [name];
  });
}
function readYamlFields(yaml) {
  if (isTooDeep(yaml)) return "not readable, because it is nested too deeply";
  try {
    const document = parseDocument(yaml, {
      schema: "failsafe",
      customTags: ["null"],
      logLevel: "silent"
    });
    const [error] = document.errors;
    if (error !== void 0) return `not valid YAML (${error.code})`;
    const value = document.toJS({ mapAsMap: true, maxAliasCount: MAX_ALIASES });
    if (value === null) return /* @__PURE__ */ new Map();
    if (!(value instanceof Map)) return "not a list of fields";
    return new Map([...value].map(([key, field]) => [String(key), field]));
  } catch {
    return "not readable as YAML";
  }
}
function readEachField(yaml) {
  const parts = splitFields(yaml);
  const fields = /* @__PURE__ */ new Map();
  for (const part of parts) {
    const read = parts.length > 1 ? readYamlFields(part) : "not readable";
    for (const [key, value] of typeof read === "string" ? plainField(part) : read) {
      fields.set(key, value);
    }
  }
  return fields;
}
function splitFields(yaml) {
  return yaml.split(/\n(?=[^\s#-])/);
}
function untoldLines(yaml, isTold) {
  const untold = splitFields(yaml).filter((part) => {
    const fields = readYamlFields(part);
    if (typeof fields === "string" || hasComment(part)) return true;
    return [...fields].some(([name, field]) => !isTold(name, field, part));
  });
  return untold.join("\n");
}
function hasComment(yaml) {
  return [...new Lexer().lex(yaml)].some((token) => token.startsWith("#"));
}
function plainField(line) {
  const [, key, text = ""] = /^([\w-]{1,60}):[ \t]+(.*)$/.exec(line.trimEnd()) ?? [];
  return key === void 0 ? [] : [[key, text]];
}
function textField(fields, name) {
  const text = scalar(fields.get(name));
  return text === "" ? void 0 : text;
}
function listField(fields, name) {
  const value = fields.get(name);
  if (value === void 0 || value === null) return void 0;
  const items = Array.isArray(value) ? value : scalar(value)?.split(",") ?? [];
  return items.map((item) => scalar(item)).filter((item) => item !== void 0 && item !== "");
}
function scalar(value) {
  return typeof value === "string" ? value.trim() : void 0;
}

// src/markdown/tables.ts
init_define_RUNTIME_PACKAGES();
var MAX_CELLS = 64;
var MAX_CELL_LENGTH = 2e3;
function readTables(lines) {
  const tables = [];
  let tableSection = { section: "", subsection: "" };
  let current;
  for (const [index, line] of lines.entries()) {
    tableSection = sectionAfter(line, tableSection);
    if (!isRow(line)) {
      if (endsTable(line)) current = void 0;
    } else if (current !== void 0 && !startsAnother(current, lines, index)) {
      addRow(current, line, index);
    } else {
      current = startTable({ lines, line, index, tableSection, above: tables.at(-1) });
      tables.push(current);
    }
  }
  return tables;
}
function sectionAfter(line, tableSection) {
  const heading = headingOf(line);
  if (heading === void 0) return tableSection;
  return heading.level <= 2 ? { section: heading.title, subsection: "" } : { ...tableSection, subsection: heading.title };
}
function isRow(line) {
  return line.kind === "text" && line.text.trimStart().startsWith("|");
}
function endsTable(line) {
  return line.kind !== "comment" && line.text.trim() !== "";
}
function startsAnother(current, lines, index) {
  return current.lastLine !== index - 1 && hasHeader(lines, index);
}
function hasHeader(lines, index) {
  const next = lines[index + 1];
  return next !== void 0 && isRow(next) && isSeparator(splitRow(next.text));
}
function startTable({ lines, line, index, tableSection, above }) {
  const cells = splitRow(line.text);
  const continuesAbove = !hasHeader(lines, index) && above?.section === tableSection.section && above.subsection === tableSection.subsection && above.columns.length === cells.length;
  const columns = continuesAbove ? above.columns : cells.map((cell) => cleanCell(cell).toLowerCase());
  return {
    ...tableSection,
    columns,
    rows: continuesAbove ? [cells] : [],
    firstLine: index,
    lastLine: index
  };
}
function addRow(table, line, index) {
  const cells = splitRow(line.text);
  if (!isSeparator(cells)) table.rows.push(cells);
  table.lastLine = index;
}
function splitRow(line) {
  const cells = line.trim().split("|", MAX_CELLS + 2);
  if (cells[0] === "") cells.shift();
  if (cells.at(-1)?.trim() === "") cells.pop();
  return cells.map((cell) => headOf(cell.trim(), MAX_CELL_LENGTH));
}
function isSeparator(cells) {
  return cells.length > 0 && cells.every((cell) => /^:?-{2,}:?$/.test(cell));
}
function columnOf(table, names) {
  const exact = names.map((name) => table.columns.indexOf(name)).find((index) => index >= 0);
  if (exact !== void 0) return exact;
  return table.columns.findIndex(
    (column) => names.some(
      (name) => column.startsWith(name) && /^[^\p{L}\p{N}]/u.test(column.slice(name.length))
    )
  );
}
function cellAt(row, index) {
  return (index < 0 ? void 0 : row[index]) ?? "";
}
var LINK = /\[([^[\]()]*)\]\(([^[\]()]*)\)/;
var LINKS = new RegExp(LINK, "g");
function cleanCell(cell) {
  const seen = sanitise(cell, "file").text;
  const words = seen.replace(LINKS, "$1").replaceAll("`", "").trim();
  return stripEmphasis(words).replace(/\s+/g, " ");
}
function stripEmphasis(text) {
  const start = /^[*_]*/.exec(text)?.[0].length ?? 0;
  let end = text.length;
  while (end > text.length - start && end > start && /[*_]/.test(text[end - 1] ?? "")) end -= 1;
  return end === text.length - start ? text.slice(start, end).trim() : text;
}
function linkTarget(cell) {
  return LINK.exec(cell)?.[2]?.trim().replace(/^<(.*)>$/, "$1");
}
function isBlank(cell) {
  return /^[-\u2013\u2014\s]*$/.test(cell) || cell.startsWith("{");
}

// src/ports/agents.ts
init_define_RUNTIME_PACKAGES();
var EFFORTS = ["low", "medium", "high", "xhigh"];

// src/team/agent-file.ts
init_define_RUNTIME_PACKAGES();
var FOLDER = ".github/agents/";
var ENDING = ".agent.md";
var LONGEST_ROLE = 120;
var COORDINATOR = "squad";
function isAgentFile(path) {
  return path.startsWith(FOLDER) && path.endsWith(ENDING);
}
function findAgentFile(files, memberSlug) {
  if (memberSlug === COORDINATOR) return void 0;
  const own = `${FOLDER}${memberSlug}${ENDING}`;
  if (files.has(own)) return own;
  return [...files].find((path) => isAgentFile(path) && slug(stemOf(path)) === memberSlug);
}
function stemOf(path) {
  return path.slice(FOLDER.length, -ENDING.length);
}
function readAgentFile(text, name) {
  const matter = readFrontMatter(text);
  const fields = fieldsOfMatter(matter);
  const description = oneLine(
    withoutUnseen(textField(fields, "description") ?? "").text,
    LONGEST_ROLE
  );
  const { names, unknown: unknown2 } = readTools(restrictingList(matter, "tools"));
  const model = oneLine(textField(fields, "model") ?? "", 100);
  const parts = [
    names === void 0 ? "" : `---
tools: ${JSON.stringify(names)}
---`,
    `# ${name}${description === "" ? "" : ` \u2014 ${description}`}`,
    model === "" ? "" : `## Model

- **Preferred:** ${model}`,
    matter.body.trim()
  ];
  const saysNothing = matter.body.trim() === "" && description === "";
  return {
    description,
    charter: saysNothing ? "" : parts.filter((part) => part !== "").join("\n\n"),
    unknownTools: unknown2,
    flaw: matterFlaw(matter)
  };
}
var RUNS = /* @__PURE__ */ new Set(["execute", "shell", "bash", "powershell", "runcommands", "terminal"]);
var ALWAYS_THERE = /* @__PURE__ */ new Set([
  ...["read", "view", "notebookread", "search", "grep", "glob", "codebase"],
  ...["edit", "multiedit", "write", "create", "editfiles", "agent", "custom-agent", "task"]
]);
var NOT_HERE = /* @__PURE__ */ new Set(["web", "websearch", "webfetch", "fetch", "todo", "todowrite"]);
var OF_THE_SQUAD = [
  ...["squad_route", "squad_discover", "squad_decide", "squad_memory", "squad_status"],
  ...["squad_skill", "squad_review"]
];
function readTools(given) {
  if (given === void 0 || given.includes("*")) return { names: void 0, unknown: [] };
  const unknown2 = given.filter(isUnknown);
  const own = given.filter((name) => !isUnknown(name) && !isCopilots(name));
  const runs = given.some((name) => RUNS.has(name.toLowerCase())) ? ["bash"] : [];
  return { names: [...OF_THE_SQUAD, ...runs, ...own], unknown: unknown2 };
}
function isCopilots(name) {
  return RUNS.has(name.toLowerCase()) || ALWAYS_THERE.has(name.toLowerCase());
}
function isUnknown(name) {
  return NOT_HERE.has(name.toLowerCase()) || !/^[A-Za-z0-9_-]{1,64}$/.test(name);
}
function matterFlaw(matter) {
  if (matter.kind !== "broken") return void 0;
  const lost = matter.unread.includes("tools") ? " Its list of tools can't be read, so the agent may use none." : "";
  return `front matter is ${matter.reason}.${lost}`;
}

// src/team/roster/roster.ts
init_define_RUNTIME_PACKAGES();

// src/team/roster/roster-cards.ts
init_define_RUNTIME_PACKAGES();
var MEMBER_LABELS = ["role", "skills", "model", "charter"];
function readCards(lines, title) {
  return readSections(lines).filter((section2) => section2.level === 2 && title.test(withoutDecoration(section2.title))).flatMap(({ title: section2, lines: body }) => cardsIn(section2, body)).filter(({ fields }) => MEMBER_LABELS.some((label) => fields.has(label)));
}
function cardsIn(section2, lines) {
  const cards = [];
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading?.level === 3) {
      cards.push({ name: cleanCell(heading.title), section: section2, fields: /* @__PURE__ */ new Map() });
      continue;
    }
    const field = labelOf(line) ?? plainLabelOf(line);
    const fields = cards.at(-1)?.fields;
    if (field !== void 0 && fields?.has(field.label) === false) {
      fields.set(field.label, field.value);
    }
  }
  return cards;
}
function plainLabelOf({ kind, text }) {
  const match = /^[-*+] ([A-Za-z][A-Za-z ]{0,40}):\s*(\S.*)$/.exec(text);
  const [, label = "", value = ""] = match ?? [];
  return kind !== "text" || match === null ? void 0 : { label: label.toLowerCase(), value };
}

// src/team/roster/roster.ts
var MAX_MEMBERS = 256;
var MAX_NAME = 80;
var PRIMARY_TITLE = /^(?:members|team roster)\b/i;
var FALLBACK_TITLE = /^(?:agents|team members|team|roster)(?:\s*[^\s\p{L}\p{N}].*)?$/iu;
var SUPPORT_TITLE = /^built-?in\b/i;
var CARDS_TITLE = /^(?:members|roster|team roster|team\s+members?|agents?)\b/i;
var NAME_COLUMNS = ["name", "agent", "member"];
var ROLE_COLUMNS = ["role", "specialization", "specialisation", "specialty"];
var CHARTER_COLUMNS = ["charter"];
var STATUS_COLUMNS = ["status", "badge", "state"];
var MODEL_COLUMNS = ["model", "model pref", "preferred model"];
function parseRoster(text) {
  const lines = readLines(text);
  const tables = readTables(lines);
  const members = memberTables(tables);
  const cards = members.length > 0 ? [] : readCards(lines, CARDS_TITLE);
  const chosen = [...members, ...tables.filter((table) => hasTitle(table, SUPPORT_TITLE))];
  const rows = [
    ...cards.map(readCard),
    ...chosen.flatMap((table) => table.rows.map((row) => readRow(table, row)))
  ];
  const { kept, warnings } = keepUsable(rows.filter((row) => row !== void 0));
  const copilot = kept.some((row) => row.status === "coding-agent") ? [] : codingAgentRows(tables);
  return { ...readTitle(lines), rows: [...kept, ...copilot], warnings };
}
function memberTables(tables) {
  const named = tables.filter((table) => columnOf(table, NAME_COLUMNS) >= 0);
  for (const isRoster of [isTitled(PRIMARY_TITLE), isTitled(FALLBACK_TITLE), looksLikeRoster]) {
    const candidates = named.filter(isRoster);
    const filled = candidates.find((table) => table.rows.length > 0);
    if (filled !== void 0) return candidates.filter((table) => table.section === filled.section);
  }
  return [];
}
function isTitled(pattern) {
  return (table) => hasTitle(table, pattern);
}
function looksLikeRoster(table) {
  return [ROLE_COLUMNS, CHARTER_COLUMNS].every((names) => columnOf(table, names) >= 0) && !/^(?:coordinator|coding agent|built-?in)\b/i.test(withoutDecoration(table.section));
}
function hasTitle(table, pattern) {
  return pattern.test(withoutDecoration(table.section));
}
function codingAgentRows(tables) {
  const row = tables.flatMap((table) => table.rows.map((cells) => ({ table, cells }))).find(({ cells }) => cleanCell(cellAt(cells, 0)).toLowerCase() === "@copilot");
  const read = row === void 0 ? void 0 : readRow(row.table, row.cells);
  return read === void 0 ? [] : [read];
}
function readRow(table, row) {
  const sectionTitle = `${table.section} ${table.subsection}`;
  return readMember((names) => cellAt(row, columnOf(table, names)), sectionTitle);
}
function readCard({ name, section: section2, fields }) {
  const cell = (names) => names === NAME_COLUMNS ? name : fields.get(names.find((key) => fields.has(key)) ?? "") ?? "";
  return readMember(cell, section2);
}
function readMember(cells, sectionTitle) {
  const written = cleanCell(cells(NAME_COLUMNS));
  if (isBlank(written)) return void 0;
  const isCopilot = nameKey(written) === "copilot" && written.startsWith("@");
  const name = isCopilot ? "@copilot" : withoutDecoration(written) || written;
  const charter = charterIn(cells(CHARTER_COLUMNS));
  const isRetired2 = /\b(?:alumni|retired|former)\b/i.test(sectionTitle);
  const status = isRetired2 ? "retired" : readStatus(cleanCell(cells(STATUS_COLUMNS)));
  return {
    name,
    slug: slug(name) || slugOfCharter(charter),
    role: readRole(cleanCell(cells(ROLE_COLUMNS))),
    status: isCopilot ? "coding-agent" : status,
    charter,
    model: readModel(cells(MODEL_COLUMNS))
  };
}
function charterIn(cell) {
  const path = linkTarget(cell) ?? cleanCell(cell);
  return isBlank(path) ? void 0 : path;
}
function slugOfCharter(charter) {
  return slug(charter?.split("/").at(-2) ?? "");
}
function readRole(cell) {
  return isBlank(cell) ? "" : withoutDecoration(cell);
}
function readStatus(cell) {
  const words = withoutDecoration(cell).toLowerCase();
  if (/^human\b/.test(words) || words === "" && cell.includes("\u{1F464}")) return "human";
  if (/^coding agent\b/.test(words)) return "coding-agent";
  if (/^(?:retired|alumni|alumnus|inactive|former)\b/.test(words)) return "retired";
  return /^(?:silent|monitor|rai|verifier|reviewer)\b/.test(words) ? "support" : "active";
}
function readModel(cell) {
  const [id = ""] = cleanCell(cell).split(" ");
  return isBlank(id) || /^(?:auto|default|none|any)\b/i.test(id) ? void 0 : id;
}
function keepUsable(rows) {
  const bySlug = /* @__PURE__ */ new Map();
  const warnings = [];
  for (const row of rows.slice(0, MAX_MEMBERS)) {
    const problem = problemOf(row, bySlug.get(row.slug));
    if (problem !== void 0) warnings.push(`team.md: ${problem}`);
    else if (!bySlug.has(row.slug)) bySlug.set(row.slug, row);
  }
  if (rows.length > MAX_MEMBERS) {
    warnings.push(`team.md: only the first ${MAX_MEMBERS} of ${rows.length} members are read.`);
  }
  return { kept: [...bySlug.values()].filter((row) => !isCoordinator(row)), warnings };
}
function problemOf(row, taken) {
  if (row.name.length > MAX_NAME) return `a name longer than ${MAX_NAME} characters is left out.`;
  if (row.slug === "") {
    return `${row.name} is left out: the name needs a Latin letter or digit, or a charter path.`;
  }
  if (taken === void 0 || nameKey(taken.name) === nameKey(row.name)) return void 0;
  return `${row.name} is left out: it has the same short name, ${row.slug}, as ${taken.name}.`;
}
function isCoordinator(row) {
  return row.slug === "squad" || row.slug === "coordinator";
}
function readTitle(lines) {
  const start = lines.findIndex((line) => headingOf(line)?.level === 1);
  const heading = start < 0 ? void 0 : lines[start];
  const title = heading === void 0 ? "" : cleanCell(headingOf(heading)?.title ?? "");
  const below = lines.slice(start + 1).find((line) => line.text.trim() !== "");
  const quoted = below?.kind === "text" && below.text.startsWith(">") && labelOf(below) === void 0;
  return {
    title: title === "" ? "Squad" : title,
    description: quoted ? cleanCell(below.text.slice(1)) : ""
  };
}

// src/team/charter.ts
var CHARTER_BYTES = 65536;
function readCharter(text) {
  const matter = readFrontMatter(text);
  const lines = readLines(matter.body);
  const sections = readSections(lines);
  const identity = labelsIn(sections, "identity");
  const title = readTitle2(lines);
  return {
    name: identity.get("name") ?? title.name,
    role: identity.get("role") ?? title.role,
    expertise: commaList(identity.get("expertise") ?? ""),
    style: identity.get("style") ?? "",
    owns: bulletsIn(sections, "what i own"),
    leaves: boundaryIn(sections),
    model: readCharterModel(labelsIn(sections, "model")),
    tools: readTools2(restrictingList(matter, "tools"), identity.get("tools")),
    flaw: matterFlaw(matter),
    text: matter.body.trim()
  };
}
async function loadCharter(tree, member) {
  const text = await readCharterText(tree, member);
  return text === void 0 ? void 0 : readCharter(text);
}
async function readCharterText(tree, { charterPath, name }) {
  if (charterPath === void 0) return void 0;
  const text = await tree.read(charterPath, CHARTER_BYTES);
  return text !== void 0 && isAgentFile(charterPath) ? readAgentFile(text, name).charter : text;
}
function sectionsCalled(sections, title) {
  return sections.filter((section2) => section2.title.toLowerCase() === title);
}
function labelsIn(sections, title) {
  const labels = /* @__PURE__ */ new Map();
  for (const line of sectionsCalled(sections, title).flatMap((section2) => section2.lines)) {
    const found = labelOf(line);
    if (found === void 0 || labels.has(found.label)) continue;
    labels.set(found.label, cleanCell(found.value));
  }
  return labels;
}
function bulletsIn(sections, title) {
  return sectionsCalled(sections, title).flatMap((section2) => section2.lines).filter((line) => line.kind === "text" && /^[-*+] /.test(line.text)).map((line) => cleanCell(line.text.slice(2))).filter((text) => text !== "");
}
function boundaryIn(sections) {
  const lines = sectionsCalled(sections, "boundaries").flatMap((section2) => section2.lines).filter((line) => line.kind === "text").map((line) => cleanCell(line.text.trim().replace(/^[-*+] /, "")).replaceAll("**", ""));
  return lines.find((line) => /\b(?:don['’]t|do not|never|leave|not)\b/i.test(line)) ?? "";
}
function readTitle2(lines) {
  const title = lines.map(headingOf).find((heading) => heading?.level === 1)?.title ?? "";
  const [name = "", ...role] = title.split(/ [\u2014\u2013-] /);
  return { name: cleanCell(name), role: cleanCell(role.join(" - ")) };
}
function commaList(text) {
  return text.split(",").map((item) => cleanCell(item)).filter((item) => !isBlank(item));
}
function readTools2(listed, label) {
  const named = listed ?? (label === void 0 ? void 0 : commaList(label));
  if (named === void 0 || named.some((name) => /^(?:\*|all)$/i.test(name))) return void 0;
  return named.filter((name) => !/^none$/i.test(name));
}
function readCharterModel(labels) {
  const effort = labels.get("reasoning effort")?.toLowerCase();
  return {
    preferred: readModel(labels.get("preferred") ?? ""),
    effort: EFFORTS.find((known) => known === effort)
  };
}

// src/team/settings/settings.ts
init_define_RUNTIME_PACKAGES();

// src/team/settings/memory-settings.ts
init_define_RUNTIME_PACKAGES();

// src/team/skills.ts
init_define_RUNTIME_PACKAGES();

// src/team/memory/select-memory.ts
init_define_RUNTIME_PACKAGES();
var WORD = /[\p{L}\p{N}]+/gu;
var MAX_WORD = 64;
var READ_PER_ITEM = 8e3;
var CUT_MARK = " [...]";
function normalizedWords(text) {
  const words = text.normalize("NFC").toLowerCase().match(WORD) ?? [];
  return words.map((word) => withoutPlural(word.slice(0, MAX_WORD)));
}
function wordSet(text) {
  return new Set(normalizedWords(text.slice(0, READ_PER_ITEM)));
}
function withoutPlural(word) {
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
function selectMemory(items, { query, budget }) {
  const scores = relevanceScores(items, query);
  const order = items.map((item, index) => ({
    index,
    score: 2 * (scores[index] ?? 0) + item.recency + item.boost
  })).sort((a, b) => b.score - a.score || b.index - a.index);
  const longest = Math.max(400, Math.floor(budget / 3));
  const chosen = [];
  let remaining = budget;
  for (const { index } of order) {
    const text = shorten(items[index]?.text ?? "", longest);
    if (text.length + 2 > remaining) continue;
    remaining -= text.length + 2;
    chosen.push({ index, text });
  }
  chosen.sort((a, b) => a.index - b.index);
  return { chosen, leftOut: items.length - chosen.length };
}
function shorten(text, limit) {
  if (text.length <= limit) return text;
  return limit <= CUT_MARK.length ? "" : `${headOf(text, limit - CUT_MARK.length)}${CUT_MARK}`;
}
function relevanceScores(items, query) {
  const queryWords = [...wordSet(query)].filter((word) => word.length > 2);
  const found = items.map((item) => queryWords.filter((word) => item.words.has(word)));
  const frequency = /* @__PURE__ */ new Map();
  for (const words of found) {
    for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const weight = (word) => Math.log(1 + items.length / (frequency.get(word) ?? 1));
  const sum = (words) => [...words].reduce((total, word) => total + weight(word), 0);
  const all = sum(frequency.keys());
  return found.map((words) => all === 0 ? 0 : sum(words) / all);
}

// src/team/skills.ts
var HEAD_BYTES = 32768;
var MAX_SKILLS = 500;
var SHARED_SKILL_FOLDERS = [
  ".github/skills",
  ".copilot/skills",
  ".claude/skills",
  ".agents/skills"
];
async function listSkills(tree, directory = ".squad") {
  const files = skillFiles(tree, directory);
  const readings = await Promise.all(
    files.slice(0, MAX_SKILLS).map(async (file) => ({
      file,
      text: await tree.read(file.path, HEAD_BYTES)
    }))
  );
  const skills = /* @__PURE__ */ new Map();
  const warnings = [];
  for (const { file, text } of readings) {
    if (text === void 0) continue;
    const { skill, warning } = parseSkill(text, file);
    if (warning !== void 0) warnings.push(warning);
    const key = nameKey(skill.name);
    if (!skills.has(key)) skills.set(key, skill);
  }
  if (files.length > MAX_SKILLS) {
    warnings.push(`Only ${MAX_SKILLS} of ${files.length} skills are read.`);
  }
  return { skills: [...skills.values()], warnings };
}
function skillFiles(tree, directory) {
  return [`${directory}/skills`, ...SHARED_SKILL_FOLDERS].flatMap((root) => tree.entries.map((entry) => skillFileIn(root, entry))).filter((file) => file !== void 0).filter((file) => isSkillName(file.folder));
}
function skillFileIn(root, { path, mode }) {
  if (!isRegularFile(mode) || !path.startsWith(`${root}/`)) return void 0;
  const [folder = "", file, ...deeper] = path.slice(root.length + 1).split("/");
  if (deeper.length > 0) return void 0;
  if (file?.toLowerCase() === "skill.md") return { folder, path };
  const isFlat = file === void 0 && root.startsWith(".ai-team/") && folder.endsWith(".md");
  return isFlat ? { folder: folder.slice(0, -".md".length), path } : void 0;
}
function isSkillName(name) {
  return name.trim() !== "" && name.length <= 100 && !/[\p{Cc}/\\]/u.test(name) && !/^\.+$/.test(name);
}
function parseSkill(text, file) {
  const matter = readFrontMatter(text);
  const fields = fieldsOf2(matter);
  const named = textField(fields, "name");
  const skill = {
    name: named !== void 0 && isSkillName(named) ? named : file.folder,
    description: textField(fields, "description") ?? "",
    domain: textField(fields, "domain") ?? "",
    confidence: readConfidence(textField(fields, "confidence")),
    source: textField(fields, "source") ?? "",
    triggers: listField(fields, "triggers") ?? [],
    roles: listField(fields, "roles") ?? [],
    tools: listField(fields, "tools") ?? listField(fields, "allowedTools") ?? [],
    path: file.path
  };
  const warning = matter.kind === "broken" ? `${file.path}: front matter is ${matter.reason}.` : void 0;
  return { skill, warning };
}
function fieldsOf2(matter) {
  if (matter.kind === "data") return matter.fields;
  const said = fieldsOfBody(matter.body);
  return matter.kind === "none" ? said : new Map([...said, ...matter.fields]);
}
function fieldsOfBody(body) {
  const lines = readLines(body);
  const confidence = lines.map(labelOf).find((found) => found?.label === "confidence")?.value;
  const start = lines.findIndex((line) => headingOf(line)?.level === 1) + 1;
  const paragraph = lines.slice(start).find((line) => line.text.trim() !== "" && labelOf(line) === void 0);
  const isProse2 = paragraph?.kind === "text" && headingOf(paragraph) === void 0;
  return /* @__PURE__ */ new Map([
    ["confidence", confidence ?? ""],
    ["description", isProse2 ? textOf([paragraph]).slice(0, 300) : ""]
  ]);
}
function readConfidence(text) {
  const word = text?.toLowerCase();
  return word === "medium" || word === "high" ? word : "low";
}
function findSkill(skills, name) {
  const key = nameKey(name);
  const named = skills.find((skill) => nameKey(skill.name) === key);
  return named ?? skills.find(({ path }) => nameKey(path.split("/").at(-2) ?? "") === key);
}
var IN_GITHUB_FOLDER = /^\.github\/skills\/[^/]+\/SKILL\.md$/;
function skillPath(name, skills, { directory, dir }) {
  const known = findSkill(skills, name)?.path;
  if (known !== void 0 && IN_GITHUB_FOLDER.test(known)) return known;
  const path = known ?? `${dir ?? `${directory}/skills`}/${name}/SKILL.md`;
  return path.startsWith(".github/") ? void 0 : path;
}
async function readSkill(tree, skills, name) {
  const skill = findSkill(skills, name);
  if (skill === void 0) return void 0;
  const text = await tree.read(skill.path);
  return text === void 0 ? void 0 : { path: skill.path, text };
}
function matchSkills(skills, task, role) {
  const said = toPhrase(task.slice(0, 2e4));
  const rolePhrase = toPhrase(role);
  return skills.map((skill) => ({ skill, score: scoreOf(skill, said, rolePhrase) })).filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || confidenceRank(b.skill) - confidenceRank(a.skill));
}
function scoreOf(skill, task, role) {
  const triggers = [skill.name, ...skill.triggers].filter((trigger) => mentions(trigger, task));
  const fitsRole = skill.roles.some((wanted) => mentions(wanted, role));
  return Math.min(0.7, 0.5 * triggers.length) + (fitsRole ? 0.3 : 0);
}
function toPhrase(text) {
  return ` ${normalizedWords(text).join(" ")} `;
}
function mentions(words, text) {
  const wanted = toPhrase(words);
  return wanted.trim() !== "" && text.includes(wanted);
}
function confidenceRank(skill) {
  return ["low", "medium", "high"].indexOf(skill.confidence);
}

// src/team/settings/memory-settings.ts
var SKILL_FOLDERS = [".squad/skills", ".ai-team/skills", ...SHARED_SKILL_FOLDERS].filter(
  (folder) => !folder.startsWith(".github/")
);
var SKILLS = strictObject(
  {
    dir: m(SKILL_FOLDERS, `expected one of ${SKILL_FOLDERS.join(", ")}`).optional()
  },
  "expected an object"
).optional().transform((given) => ({ dir: given?.dir }));
var MEMORY_FIELDS = {
  skills: SKILLS,
  wisdom: boolean("expected true or false").optional()
};

// src/team/settings/model-settings.ts
init_define_RUNTIME_PACKAGES();

// src/team/settings/setting-shapes.ts
init_define_RUNTIME_PACKAGES();
var MAX_ITEMS = 256;
var PROTECTED = "action.protected";
function agentKey(name) {
  return slug(name) || nameKey(name);
}
function listOf(shape, what) {
  return list(textOf2(shape, what), what);
}
function wholeListOf(shape, what) {
  return array(textOf2(shape, what), `expected a list of ${what}`);
}
function textOf2(shape, what) {
  const error = `expected ${what}`;
  return string(error).regex(shape, error);
}
function list(item, what) {
  const all = array(item, `expected a list of ${what}`);
  return all.transform((items) => items.slice(0, MAX_ITEMS));
}
function cutLists(value, path) {
  if (Array.isArray(value)) {
    const isCut = value.length > MAX_ITEMS && path !== PROTECTED;
    return isCut ? [`${path}: only the first ${MAX_ITEMS} of ${value.length} entries count`] : [];
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => cutLists(inner, `${path}.${name}`));
}

// src/team/settings/model-settings.ts
var WRONG = "expected a model's id";
var MODEL_ID = /^[A-Za-z0-9][A-Za-z0-9._:/-]{0,99}$/;
var MODEL_LIST = listOf(MODEL_ID, "models' ids").optional();
var MODEL = union(
  [literal(["auto", null]).transform(() => void 0), string(WRONG).regex(MODEL_ID, WRONG)],
  WRONG
);
var MODELS = fieldsBy(unknown(), "expected an object").transform(readModels);
var LISTS = ["allow", "vision"];
function readModels(fields, { addIssue }) {
  const read = (schema, key) => {
    const parsed = schema.safeParse(fields.get(key));
    for (const { path, message } of parsed.error?.issues ?? []) {
      addIssue({ code: "custom", path: [key, ...path], message });
    }
    return parsed.data;
  };
  const names = [...fields.keys()].filter((name) => !LISTS.includes(name));
  const pinned = names.flatMap((name) => {
    const model = read(MODEL.optional(), name);
    return model === void 0 ? [] : [[agentKey(name), model]];
  });
  const allowed = fields.has("allow") ? read(MODEL_LIST, "allow") ?? [] : void 0;
  const vision = read(MODEL_LIST, "vision") ?? [];
  return { byAgent: new Map(pinned), allowed, vision };
}

// src/team/settings/settings.ts
var MAX_WARNINGS = 50;
var CAPABILITIES = ["reviews", "implements", "sends"];
var MODES = ["coordinator", "all"];
var WRONG2 = {
  object: "expected an object",
  capability: `"${CAPABILITIES.join('", "')}"`,
  amount: "expected a positive number",
  commands: 'expected "shell", "checks", "off", or one of them per agent',
  count: "expected a positive whole number"
};
var LOGINS = listOf(
  /^@?[A-Za-z0-9][A-Za-z0-9_-]{0,62}(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,99})?$/,
  "logins or teams"
).transform((logins) => logins.map((login) => login.replace(/^@/, "")));
var AMOUNT = number(WRONG2.amount).positive(WRONG2.amount).optional();
var COUNT = int(WRONG2.count).positive(WRONG2.count).optional();
var TOOLS = section({
  // A list that can't be read must not mean "all tools".
  agents: byAgent(orNone(listOf(/^[A-Za-z0-9_.*-]{1,100}$/, "tool names"))),
  env: byName(listOf(/^[A-Za-z_][A-Za-z0-9_]{0,99}$/, "variable names").optional()),
  // A list that grants a right must name each tool that gets it.
  programs: orNone(listOf(/^[A-Za-z0-9_-]{1,100}$/, "tool names, without `*`"))
});
var AGENT_TO_AGENT = section({
  mode: m(MODES, 'expected "coordinator" or "all"').optional(),
  senders: listOf(/^(?=.*[^\s@]).{1,80}$/s, "agents' names").optional(),
  autoSpawn: boolean("expected true or false").optional()
}).transform((a2a) => ({
  mode: a2a.mode ?? "all",
  // A list that can't be read must not mean "everybody".
  senders: "senders" in a2a ? (a2a.senders ?? []).map(agentKey) : void 0,
  autoSpawn: a2a.autoSpawn ?? true
}));
var FILE = looseObject(
  {
    agentModelOverrides: byAgent(MODEL.optional()),
    defaultModel: MODEL.optional(),
    action: section({
      reviewers: byAgent(LOGINS.optional()),
      models: MODELS,
      tools: TOOLS,
      escalation: orNone(LOGINS),
      capabilities: byAgent(
        list(
          m(CAPABILITIES, `expected one of ${WRONG2.capability}`),
          WRONG2.capability
        ).optional()
      ),
      a2a: AGENT_TO_AGENT,
      // A leading `!` would remove protection, and the file can only narrow.
      protected: orNone(wholeListOf(/^[^!\p{Cc}][^\p{Cc}]{0,199}$/u, "path patterns")),
      limits: section({ tokens: AMOUNT, toolCalls: COUNT, minutes: AMOUNT, agents: COUNT }),
      commands: union([RIGHTS, byAgent(RIGHTS.optional())], WRONG2.commands).optional(),
      checks: list(CHECK, "checks").optional(),
      share: orNone(listOf(/^(?!.*(?:^|\/)\.\.(?:\/|$))[^\p{Cc}]{1,200}$/u, "folders")),
      network: NETWORK,
      ...MEMORY_FIELDS,
      box: literal("none", 'expected "none", or nothing').optional()
    })
  },
  WRONG2.object
);
function readSettings(text) {
  const json = readJson(text);
  const value = json.kind === "value" ? json.value : {};
  const { data, flaws } = readLeniently(FILE, value);
  const wrong = flaws.map(
    ({ path, message, isUnknown: isUnknown2 }) => isUnknown2 ? `${path}: unknown setting, ignored` : `${path || "config.json"}: ${message}`
  );
  const warnings = [...isRecord(value) ? cutLists(value.action, "action") : [], ...wrong];
  if (json.kind === "broken") warnings.push(`config.json: ${json.reason}; it is ignored.`);
  const more = warnings.length - MAX_WARNINGS;
  if (more > 0) {
    const values = `${plural(more, "more value")} ${more === 1 ? "is" : "are"} wrong`;
    warnings.splice(MAX_WARNINGS, more, `config.json: ${values}.`);
  }
  const { action, agentModelOverrides, defaultModel } = data ?? FILE.parse({});
  const { box, checks, commands, models, ...given } = action;
  const settings = {
    ...given,
    checks,
    wisdom: action.wisdom,
    // A value that can't be read must not mean "any command".
    commands: commandSettings("commands" in action ? commands ?? "off" : "shell"),
    isBoxOptional: box === "none",
    models: new Map([...agentModelOverrides, ...models.byAgent]),
    allowedModels: models.allowed,
    visionModels: models.vision,
    defaultModel
  };
  return { settings, warnings };
}
function commandSettings(given) {
  if (typeof given === "string") return { all: given, agents: /* @__PURE__ */ new Map() };
  return { all: "shell", agents: given };
}
function section(shape) {
  const orEmpty = (value) => value === void 0 ? {} : value;
  return preprocess(orEmpty, strictObject(shape, WRONG2.object));
}
function orNone(items) {
  return items.optional().transform((given) => given ?? []);
}
function byName(value) {
  return fieldsBy(value, WRONG2.object).transform(
    (fields) => new Map([...fields].flatMap(([key, one]) => one === void 0 ? [] : [[key, one]]))
  );
}
function byAgent(value) {
  return byName(value).transform(
    (fields) => new Map([...fields].map(([name, one]) => [agentKey(name), one]))
  );
}
function narrowLimits(ceiling, limits) {
  const lower = (key) => Math.min(ceiling[key], limits[key] ?? ceiling[key]);
  return {
    tokens: lower("tokens"),
    toolCalls: lower("toolCalls"),
    minutes: lower("minutes"),
    agents: lower("agents")
  };
}

// src/team/team.ts
init_define_RUNTIME_PACKAGES();

// src/team/roster/casting-registry.ts
init_define_RUNTIME_PACKAGES();
function parseRegistry(text) {
  const json = readJson(text);
  const root = json.kind === "value" ? fieldsOf(json.value) : void 0;
  const agents = fieldsOf(root?.get("agents")) ?? /* @__PURE__ */ new Map();
  const registry = /* @__PURE__ */ new Map();
  for (const [id, value] of agents) {
    const fields = fieldsOf(value);
    if (fields === void 0) continue;
    const key = nameKey(nameIn(fields) ?? id);
    const retired = fields.get("status") === "retired";
    if (!registry.has(key) || !retired) registry.set(key, { id, retired });
  }
  return registry;
}
function nameIn(fields) {
  const names = [fields.get("persistent_name"), fields.get("display_name")];
  return names.find((name) => typeof name === "string" && name !== "");
}

// src/team/routing.ts
init_define_RUNTIME_PACKAGES();
var ROUTING_PROSE = 6e3;
var MAX_RULES = 200;
var MAX_WARNINGS2 = 20;
var WORK_COLUMNS = ["work type", "type", "signal", "domain", "pattern", "module", "path"];
var AGENT_COLUMNS = "route to|agent|agents|agent(s)|primary|owner|owners|assignee".split("|");
var SECONDARY_COLUMNS = ["secondary", "fallback"];
var EXAMPLE_COLUMNS = ["examples", "example", "rationale", "keywords"];
var BETWEEN_AGENTS = /(?:,| \+ )(?![^()]{0,200}\))/;
var NOT_MEMBERS = /* @__PURE__ */ new Set(["any", "none", "n/a", "squad", "coordinator", "all", "team"]);
function parseRouting(text, team) {
  const lines = readLines(text);
  const tables = readTables(lines);
  const read = tables.filter((table) => isRuleTable(table));
  const warnings = /* @__PURE__ */ new Set();
  const rules = read.flatMap((table) => table.rows.map((row) => readRule({ table, row, team, warnings }))).filter((rule) => rule !== void 0);
  const leftOutTables = [...read, ...tables.filter((table) => isDescriptive(table))];
  return {
    rules: rules.slice(0, MAX_RULES),
    prose: proseWithout(lines, leftOutTables),
    warnings: [...unreadRules(rules.length), ...firstWarnings([...warnings])]
  };
}
function unreadRules(count) {
  if (count <= MAX_RULES) return [];
  return [`routing.md: it has ${count} rules, of which only the first ${MAX_RULES} count.`];
}
function firstWarnings(all) {
  const more = all.length - MAX_WARNINGS2;
  const shown = all.slice(0, MAX_WARNINGS2);
  return more > 0 ? [...shown, `routing.md: ${more} more names are nobody's in team.md.`] : shown;
}
function isDescriptive(table) {
  return /^(?:issue routing|coordinator)\b/i.test(withoutDecoration(table.section));
}
function isRuleTable(table) {
  const work = columnOf(table, WORK_COLUMNS);
  const agentColumn = columnOf(table, AGENT_COLUMNS);
  return !isDescriptive(table) && work >= 0 && agentColumn >= 0 && work !== agentColumn;
}
function readRule(reading) {
  const { table, row } = reading;
  const column = columnOf(table, WORK_COLUMNS);
  const written = cellAt(row, column);
  const work = cleanCell(written);
  if (isBlank(work)) return void 0;
  const agents = readAgents(cellAt(row, columnOf(table, AGENT_COLUMNS)), work, reading);
  const secondary = readAgents(cellAt(row, columnOf(table, SECONDARY_COLUMNS)), work, reading);
  if (agents.length === 0) return void 0;
  const examples = readExamples(cellAt(row, columnOf(table, EXAMPLE_COLUMNS)));
  return {
    kind: isPath(work, written, table.columns[column] ?? "") ? "path" : "work",
    work,
    agents,
    secondary: secondary.filter((agent) => !agents.includes(agent)),
    examples
  };
}
function isPath(work, written, column) {
  if (!/[/*]/.test(work) || /\s/.test(work)) return false;
  const isMarked = written.includes("`") || /^(?:module|path|pattern)/.test(column);
  return isMarked || work.includes("*") || work === work.toLowerCase();
}
function readAgents(cell, work, reading) {
  const whole = findNamed(cleanAgentName(cell), reading.team);
  if (whole !== void 0) return [whole.slug];
  const found = /* @__PURE__ */ new Set();
  for (const part of cell.split(BETWEEN_AGENTS)) {
    const name = cleanAgentName(part);
    if (isBlank(name) || NOT_MEMBERS.has(name.toLowerCase())) continue;
    const member = findMemberCalled(name, reading.team);
    if (member !== void 0) found.add(member.slug);
    else
      reading.warnings.add(
        `routing.md: nobody in team.md is called ${headOf(name, 60)} (${headOf(work, 60)}).`
      );
  }
  return [...found];
}
function cleanAgentName(cell) {
  const name = cleanCell(cell);
  return isBlank(name) ? "" : withoutDecoration(name);
}
function findMemberCalled(name, team) {
  const named = findNamed(name, team);
  const bracket = name.indexOf("(");
  if (named !== void 0 || bracket <= 0) return named;
  return findNamed(name.slice(0, bracket).trim(), team);
}
function findNamed(name, team) {
  return name === "" ? void 0 : findMember(team, name) ?? findMemberWithRole(name, team);
}
function findMemberWithRole(role, team) {
  const wanted = slug(role);
  if (wanted === "") return void 0;
  if (wanted === "lead") return findLead(team);
  return team.members.find((member) => slug(member.role) === wanted);
}
function readExamples(cell) {
  return cell.split(",").map((example) => cleanCell(example).replace(/^["'\u201c\u2018]|["'\u201d\u2019]$/g, "")).filter((example) => !isBlank(example));
}
function proseWithout(lines, tables) {
  const taken = /* @__PURE__ */ new Set();
  for (const table of tables) {
    for (let index = table.firstLine; index <= table.lastLine; index += 1) taken.add(index);
  }
  const left = lines.filter(
    (line, index) => !taken.has(index) && line.kind !== "comment" && line.text.trim() !== ""
  );
  const said = left.filter((line, index) => !isEmptyHeading(line, left[index + 1]));
  const prose = said.map((line) => line.text.trimEnd()).join("\n");
  return prose.length <= ROUTING_PROSE ? prose : `${headOf(prose, ROUTING_PROSE - 40)}
[the rest of routing.md is left out]`;
}
function isEmptyHeading(line, next) {
  const heading = headingOf(line);
  if (heading === void 0) return false;
  const following = next === void 0 ? heading : headingOf(next);
  return following !== void 0 && following.level <= heading.level;
}

// src/team/team.ts
async function readTeam(tree, location) {
  const { directory } = location;
  const [roster, routing, config, registry] = await Promise.all([
    tree.read(`${directory}/team.md`),
    tree.read(`${directory}/routing.md`),
    tree.read(`${directory}/config.json`, CONFIG_BYTES),
    tree.read(`${directory}/casting/registry.json`)
  ]);
  const { title, description, rows, warnings } = parseRoster(roster ?? "");
  const sources = {
    directory,
    files: new Set(tree.entries.filter(({ mode }) => isRegularFile(mode)).map(({ path }) => path)),
    folders: indexAgentFolders(tree, directory),
    registry: parseRegistry(registry ?? "{}")
  };
  const built = rows.map((row) => buildMember(row, sources));
  const described = await Promise.all(built.map((member) => withAgentFile(tree, member)));
  const members = described.map(({ member }) => member);
  const rules = parseRouting(routing ?? "", { members });
  const settings = readSettings(config ?? "{}");
  const missing = roster === void 0 ? [`${directory}/team.md is missing.`] : [];
  return {
    directory,
    title,
    description,
    members,
    rules: rules.rules,
    routingText: rules.prose,
    settings: settings.settings,
    warnings: [
      ...location.warnings,
      ...missing,
      ...warnings,
      ...retiredWarnings(rows, members),
      ...described.flatMap((one) => one.warnings),
      ...rules.warnings,
      ...settings.warnings
    ]
  };
}
function retiredWarnings(rows, members) {
  return members.filter((member, index) => member.status === "retired" && rows[index]?.status !== "retired").map(
    ({ name }) => `${name} is in team.md, but retired in casting/registry.json or agents/_alumni/.`
  );
}
function buildMember(row, sources) {
  const found = findFolders(sources.folders, sources.registry, row);
  const isPerson = row.status === "human" || row.status === "coding-agent";
  const main = isPerson ? void 0 : found.main;
  const others = isPerson ? [] : found.others;
  const allFolders = main === void 0 ? others : [main, ...others];
  return {
    slug: row.slug,
    name: row.name,
    role: row.role,
    status: isRetired(row, sources) ? "retired" : row.status,
    builtIn: isBuiltIn(row.slug),
    folder: main?.path,
    otherFolders: others.map((folder) => folder.path),
    charterPath: isPerson ? void 0 : charterFromCell(row, sources) ?? main?.charter ?? findAgentFile(sources.files, row.slug),
    historyPath: allFolders.find((folder) => folder.history !== void 0)?.history,
    model: row.model
  };
}
async function withAgentFile(tree, member) {
  const { charterPath, name, role } = member;
  if (charterPath === void 0 || !isAgentFile(charterPath)) return { member, warnings: [] };
  const text = await tree.read(charterPath, CHARTER_BYTES) ?? "";
  const { description, unknownTools, flaw } = readAgentFile(text, name);
  const named = unknownTools.slice(0, 10).map((tool) => JSON.stringify(tool.slice(0, 64)));
  return {
    member: { ...member, role: role || description },
    warnings: [
      ...flaw === void 0 ? [] : [`${charterPath}: ${flaw}`],
      ...named.length === 0 ? [] : [`${charterPath} names tools that agents don't have here: ${named.join(", ")}.`]
    ]
  };
}
function charterFromCell({ charter }, { directory, files }) {
  if (charter === void 0) return void 0;
  const path = charter.replaceAll("\\", "/").replaceAll("%20", " ").replace(/^(?:\.?\/)+/, "");
  const inside = [path, `${directory}/${path}`].filter((file) => file.startsWith(`${directory}/`));
  return inside.find((file) => file.endsWith(".md") && files.has(file));
}
function isRetired(row, { folders, registry }) {
  if (row.status === "human" || row.status === "coding-agent") return false;
  const isAlumnus = folders.alumni.has(row.slug) && !folders.bySlug.has(row.slug);
  return isAlumnus || registry.get(nameKey(row.name))?.retired === true;
}

// src/team/memory/inbox-entry.ts
init_define_RUNTIME_PACKAGES();

// src/markdown/close-blocks.ts
init_define_RUNTIME_PACKAGES();
function lineEndOf(text) {
  const ends = text.split("\n").length - 1;
  return (text.split("\r\n").length - 1) * 2 > ends ? "\r\n" : "\n";
}
function closeBlocks(text, isBoundary = () => false) {
  if (!mayHoldBlocks(text)) return text;
  const lineEnd = lineEndOf(text);
  const pieces = [];
  let copied = 0;
  let end = 0;
  let closer;
  const close = () => {
    if (closer !== void 0) pieces.push(text.slice(copied, end), lineEnd, closer);
    copied = closer === void 0 ? copied : end;
    closer = void 0;
  };
  for (const line of readLines(text)) {
    if (isBoundary(line)) close();
    if (line.kind === "text") closer ??= closerOf(line.text);
    if (line.text.trim() !== "") end = line.start + line.text.length;
  }
  close();
  return [...pieces, text.slice(copied)].join("");
}
function closerOf(line) {
  const block = blockOpenedBy(line);
  return block && `${/^ */.exec(line)?.[0] ?? ""}${block.closer}`;
}
function demoteHeadings(text, top) {
  const closed = withoutUnderlines(closeBlocks(text));
  if (!new RegExp(`^ {0,3}#{1,${top - 1}}(?!#)`, "m").test(closed)) return closed;
  const lines = readLines(closed);
  const levels = lines.map(markedLevel);
  const highest = levels.reduce((found, next) => next > 0 && next < found ? next : found, 6);
  const down = top - highest;
  if (down <= 0) return closed;
  const demoted = lines.map(({ start, text: line }, at) => {
    const whole = closed.slice(start, lines[at + 1]?.start);
    const level = levels[at] ?? 0;
    const mark = level === 0 ? 0 : line.indexOf("#");
    return `${whole.slice(0, mark)}${"#".repeat(level === 0 ? 0 : Math.min(6, level + down))}${whole.slice(mark + level)}`;
  });
  return demoted.join("");
}
function markedLevel({ kind, text }) {
  if (kind === "code") return 0;
  return /^ {0,3}(#{1,6})(?:\s|$)|^(#{2,6})(?!#)/.exec(text)?.slice(1).find(Boolean)?.length ?? 0;
}
function withoutUnderlines(text) {
  if (!/^ {0,3}(?:=+|-+)[ \t]*$/m.test(text)) return text;
  const lines = readLines(text);
  const pieces = [];
  for (const [at, line] of lines.entries()) {
    const whole = text.slice(line.start, lines[at + 1]?.start);
    const role = underlineRole(lines, at);
    const title = role === "heading" ? pieces.pop() : void 0;
    pieces.push(role === "ruler" ? asRuler(whole) : asHeading(title, whole));
  }
  return pieces.join("");
}
function asHeading(title, line) {
  if (title === void 0) return line;
  return `${line.includes("=") ? "#" : "##"} ${title.trimStart()}`;
}
function underlineRole(lines, at) {
  const title = lines[at - 1];
  if (!isUnderline(lines[at]) || !isProse(title)) return void 0;
  return isProse(lines[at - 2]) || labelOf(title) !== void 0 ? "ruler" : "heading";
}
function isUnderline(line) {
  return line?.kind === "text" && /^ {0,3}(?:=+|-+)[ \t]*$/.test(line.text);
}
function asRuler(line) {
  return line.includes("=") ? `\\${line.trimStart()}` : `
${line}`;
}
function isProse(line) {
  if (line?.kind !== "text" || /^(?:\s*$| {4}|\t)/.test(line.text)) return false;
  return !/^ {0,3}(?:#{1,6}(?:\s|$)|[>|<]|[-*+][ \t]|\d+[.)][ \t]|[-=*_][-=*_ \t]*$)/.test(
    line.text
  );
}

// src/team/memory/decisions.ts
init_define_RUNTIME_PACKAGES();
var SCAFFOLD = /^(?:(?:squad |active )?decisions|governance|archived?\b.*)$/i;
function parseDecisions(text) {
  const lines = readLines(text);
  const first = firstEntryIndex(lines);
  return [
    ...legacyEntries(lines.slice(0, first)),
    ...splitEntries(lines.slice(first), isScaffold).entries
  ];
}
function decisionHeadings(text) {
  const lines = readLines(text);
  const first = firstEntryIndex(lines);
  const entries = [
    ...legacyEntries(lines.slice(0, first)),
    ...draftEntries(lines.slice(first), isScaffold).drafts
  ];
  return entries.map(({ heading }) => heading);
}
function firstEntryIndex(lines) {
  let isPart = false;
  const index = lines.findIndex((line) => {
    const heading = headingOf(line);
    if (isScaffold(line)) isPart = false;
    else if (heading?.level === 2) isPart = dateIn(heading.title) !== void 0;
    return heading?.level === 3 && (!isPart || dateIn(heading.title) !== void 0);
  });
  return index < 0 ? lines.length : index;
}
var PLACEHOLDER = /^[*_]{0,2}No decisions recorded yet\.?[*_]{0,2}\s*$/i;
function isPlaceholder({ kind, text }) {
  return kind === "text" && PLACEHOLDER.test(text);
}
function legacyEntries(lines) {
  const words = lines.filter((line) => !isPlaceholder(line));
  const { entries } = splitEntries(words, isScaffold, 2);
  return entries.filter(({ body, date }) => body !== "" || date !== void 0);
}
function isScaffold(line) {
  const heading = headingOf(line);
  return heading !== void 0 && heading.level <= 2 && SCAFFOLD.test(heading.title);
}
function splitEntries(lines, endsEntry, level = 3) {
  const { before, drafts } = draftEntries(lines, endsEntry, level);
  return { before, entries: drafts.map((draft) => toDecisionEntry(draft.heading, draft.lines)) };
}
function draftEntries(lines, endsEntry, level = 3) {
  const before = [];
  const drafts = [];
  let open = before;
  for (const line of lines) {
    const heading = headingOf(line);
    if (endsEntry(line)) {
      open = void 0;
    } else if (heading?.level === level) {
      open = [];
      drafts.push({ heading: heading.title, lines: open });
    } else {
      open?.push(line);
    }
  }
  return { before, drafts };
}
function toDecisionEntry(heading, lines) {
  return {
    ...readHeading(heading),
    author: authorIn(lines),
    heading,
    body: trimBlankLines(lines.map((line) => line.text).join("\n"))
  };
}
var DAY = /\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/;
var DAY_FIRST = new RegExp(
  `^${DAY.source}(?:[T ]\\d\\d[0-9:.+Z-]{0,30})?(?:\\s{0,4}[:\u2014\u2013-]\\s{0,4}|$)`
);
var DAY_LAST = new RegExp(`\\(${DAY.source}\\)$`);
var UNTITLED_DECISION = "Untitled decision";
function readHeading(heading) {
  const title = heading.replace(DAY_FIRST, "").replace(DAY_LAST, "").trim();
  const date = ownDayIn(heading) ?? dateIn(heading);
  return { title: title === "" && date !== void 0 ? UNTITLED_DECISION : title, date };
}
function ownDayIn(heading) {
  const own = DAY_FIRST.exec(heading) ?? DAY_LAST.exec(heading);
  return dateIn(own?.[0] ?? "");
}
function dateIn(text) {
  return DAY.exec(text)?.[0];
}
function authorIn(lines) {
  for (const line of lines) {
    const found = labelOf(line);
    if (found === void 0 || !["by", "issued by", "author"].includes(found.label)) continue;
    const author = cleanCell(found.value);
    if (author !== "") return author;
  }
  return void 0;
}

// src/team/memory/field-labels.ts
init_define_RUNTIME_PACKAGES();
var MAX_LABEL = 40;
var MAX_VALUE = 300;
var DAY_FIELDS = /* @__PURE__ */ new Set(["createdAt", "date"]);
var SQUAD_FIELDS = /* @__PURE__ */ new Set([
  ...["id", "class", "loadGuidance", "metadata"]
]);
function labelLines(fields, shown) {
  return [...fields].flatMap(([name, field]) => {
    const isLabel = ![shown, DAY_FIELDS, SQUAD_FIELDS].some((names) => names.has(name));
    const line = isLabel ? labelLine(name, field) : void 0;
    return line === void 0 ? [] : [line];
  });
}
function labelLine(name, field) {
  const label = labelFor(name);
  const value = oneLine(plainValue(field));
  const isShort = value !== "" && value.length <= MAX_VALUE;
  return label === void 0 || !isShort ? void 0 : `**${label}:** ${value}`;
}
function labelFor(name) {
  if (name.length > MAX_LABEL || !new RegExp("^\\p{L}[\\p{L}\\p{N} _-]*$", "u").test(name)) return void 0;
  const words = name.replace(new RegExp("(?<=\\p{Ll})(?=\\p{Lu})", "gu"), " ").replace(/[_ -]+/g, " ").trim().toLowerCase();
  return capitalise(words);
}
function plainValue(field) {
  const values = Array.isArray(field) ? field : [field];
  return values.every((value) => typeof value === "string") ? values.join(", ") : "";
}

// src/team/memory/inbox-matter.ts
init_define_RUNTIME_PACKAGES();
function readInboxMatter(text) {
  const matter = readFrontMatter(text);
  const none = {
    fields: /* @__PURE__ */ new Map(),
    yaml: "",
    isBroken: matter.kind === "broken"
  };
  if (matter.kind !== "data") return { ...none, body: matter.body };
  if (matter.fields.size > 0 || matter.yaml.trim() === "") return { ...matter, isBroken: false };
  return { ...none, body: normaliseText(text).replace(/^---.*\n/, "") };
}
function untoldBlock(yaml, shown, texts) {
  const lines = untoldLines(yaml, (name, field, source) => {
    const value = oneLine(plainValue(field));
    if (isEmpty(field)) return !/\s/.test(name);
    if (SQUAD_FIELDS.has(name)) return !TWO_WORDS.test(source);
    if (DAY_FIELDS.has(name)) return isDay(value);
    if (!shown.has(name)) return labelLine(name, field) !== void 0;
    return value !== "" && texts.some((text) => wordsOf(text).includes(wordsOf(value)));
  });
  return lines.trim() === "" ? "" : codeBlock(trimBlankLines(lines), "yaml");
}
var TWO_WORDS = new RegExp("\\p{L}[ \\t]+\\p{L}", "u");
function wordsOf(text) {
  return ` ${text.toLowerCase().split(/[^\p{L}\p{N}]+/u).join(" ").trim()} `;
}
function isEmpty(field) {
  if (field instanceof Map) return field.size === 0;
  return Array.isArray(field) ? field.length === 0 : field === null || field === "";
}
function isDay(value) {
  const day = dateIn(value);
  return day !== void 0 && /^[\d:.+TZ -]*$/.test(value.replace(day, ""));
}

// src/team/memory/inbox-entry.ts
function parseInboxEntry(inboxEntry, members) {
  const matter = readInboxMatter(inboxEntry.text);
  const lines = readLines(matter.body);
  if (!hasText(lines)) return [];
  const facts = readFacts(inboxEntry.file, matter.fields, members);
  const entries = entriesIn(lines);
  const read = entries.length === 0 ? [wholeFileEntry(lines, facts)] : entries.map((entry) => ({
    ...entry,
    date: ownDayIn(entry.heading) ?? facts.date ?? entry.date,
    author: entry.author ?? facts.author ?? facts.fileAuthor
  }));
  const shown = read.flatMap(({ heading, body }) => [heading, body]);
  const untold = untoldBlock(matter.yaml, SHOWN_FIELDS, [...shown, facts.author ?? ""]);
  const last = read.length - 1;
  return read.map((entry, at) => {
    const body = withLabels(entry.body, facts.labels);
    return { ...entry, body: at === last ? withUntold(body, untold) : body };
  });
}
var SHOWN_FIELDS = /* @__PURE__ */ new Set(["title", "author", "by"]);
function readFacts(file, fields, members) {
  const day = textField(fields, "createdAt") ?? textField(fields, "date") ?? "";
  return {
    title: textField(fields, "title"),
    author: namesField(fields, "author") ?? namesField(fields, "by"),
    date: dateIn(day) ?? dateIn(file),
    labels: labelLines(fields, SHOWN_FIELDS),
    ...readFileName(file, members)
  };
}
function namesField(fields, name) {
  return textField(fields, name) ?? (listField(fields, name)?.join(", ") || void 0);
}
function withLabels(body, labels) {
  const lines = body.split("\n");
  const added = labels.filter((label) => !lines.includes(label));
  if (added.length === 0) return body;
  const first = labelOf({ kind: "text", text: lines[0] ?? "" });
  const signature = first?.label === "by" ? lines.splice(0, 1) : [];
  const goesOn = lines[0] === void 0 || lines[0] === "" || lines[0].startsWith("**");
  return [...signature, ...added, ...goesOn ? [] : [""], ...lines].join("\n").trimEnd();
}
function withUntold(body, block) {
  if (block === "") return body;
  return [closeBlocks(body), block].filter((part) => part !== "").join("\n\n");
}
function hasText(lines) {
  return lines.some((line) => line.kind !== "comment" && line.text.trim() !== "");
}
function entriesIn(lines) {
  const { before, entries } = splitEntries(lines, () => false);
  const [first, ...rest] = entries;
  if (first === void 0) return [];
  const startsWithEntry = before.every((line) => headingOf(line) === void 0);
  const isEach = entries.every((entry) => entry.date !== void 0 || entry.author !== void 0);
  if (!startsWithEntry && !isEach) return [];
  const preamble = textOf(
    before.filter((line) => headingOf(line)?.level !== 1 || !isScaffold(line))
  );
  if (preamble === "") return entries;
  return [{ ...first, body: `${preamble}

${first.body}`.trimEnd() }, ...rest];
}
function wholeFileEntry(lines, facts) {
  const own = ownTitle(lines);
  const title = facts.title ?? own ?? facts.fileTitle;
  const top = lines.findIndex((line) => line.text.trim() !== "");
  const opensWithTitle = own === title && headingOf(lines[top] ?? NO_LINE)?.title === title;
  const isDated = facts.date === void 0 || ownDayIn(title) !== void 0;
  const entry = toDecisionEntry(
    isDated ? title : `${facts.date}: ${title}`,
    opensWithTitle ? lines.slice(top + 1) : lines
  );
  return { ...entry, author: facts.author ?? entry.author ?? facts.fileAuthor };
}
var NO_LINE = { kind: "text", text: "" };
function ownTitle(lines) {
  const first = lines.map(headingOf).find((heading) => heading !== void 0)?.title;
  return first === void 0 || PART_TITLE.test(first) ? void 0 : first;
}
var PART_TITLE = /^(?:context|decision|consequences|background|summary|problem|what|why)?$/i;
function readFileName(file, members) {
  const stem = file.replace(/\.md$/i, "");
  const author = members.filter((member) => stem === member.slug || stem.toLowerCase().startsWith(`${member.slug}-`)).sort((a, b) => b.slug.length - a.slug.length)[0];
  const rest = author === void 0 ? stem : stem.slice(author.slug.length + 1);
  const title = rest.replace(/-(?:[0-9a-f]{8}|\d{4}-\d\d-\d\dT[\d-]+Z?)$/, "").replace(/[-_]+/g, " ").trim();
  return { fileAuthor: author?.name, fileTitle: title === "" ? stem : title };
}
function isInboxEntry(file) {
  return /^(?!readme\.md$)[^./][^/]*\.md$/i.test(file) && slug(file) !== "";
}

// src/tools/built-in/history-entries.ts
init_define_RUNTIME_PACKAGES();

// src/tools/built-in/learning-markdown.ts
init_define_RUNTIME_PACKAGES();
function learningEntry(category, learning) {
  const [first = "", ...rest] = plainText(learning).split("\n");
  const more = rest.map((line) => line.trim() === "" ? "" : `    ${line}`);
  return [`- **[${category}]** ${first}`, ...more].join("\n");
}
function learningIn(entry) {
  return entry.replace(/^- \*\*\[[a-z]{1,40}\]\*\* /, "").replace(/^ {4}/gm, "").trimEnd();
}
function appendLearnings(text, entries) {
  return appendToLearnings(text, () => entries);
}
function appendDatedLearnings(text, learnings) {
  return appendToLearnings(
    text,
    (block) => block === void 0 ? learnings.map(({ entry }) => entry) : withDayHeadings(block, learnings)
  );
}
function withDayHeadings(block, learnings) {
  let open = dateIn(block);
  return learnings.flatMap(({ entry, day }, at) => {
    const heading = day === open ? [] : [...at === 0 ? [] : [""], `### ${day}`, ""];
    open = day;
    return [...heading, entry];
  });
}
var LEARNINGS = { file: "Project Context", section: "Learnings" };
function appendToLearnings(text, partsUnder) {
  return appendToSection(text, LEARNINGS, partsUnder);
}
function appendToSection(text, titles, partsUnder) {
  const heading = `## ${titles.section}`;
  if (text.trim() === "") {
    return `# ${titles.file}

${heading}

${partsUnder(void 0).join("\n")}
`;
  }
  const lineEnd = lineEndOf(text);
  const closed = closeBlocks(text, (line) => isSection(line) || isEntry(line));
  const lines = readLines(closed);
  const { start, until, block } = findSection(lines, titles.section);
  const last = lines.findLastIndex((line, at) => at < until && line.text.trim() !== "");
  const { start: from = 0, text: words = "" } = lines[last] ?? {};
  const end = from + words.length;
  const parts = partsUnder(block);
  const continuesList = isListLine(words) && parts.slice(0, 1).every(isListLine);
  const frame = start === -1 ? ["", heading, ""] : continuesList ? [] : [""];
  const added = [...frame, ...parts.flatMap((part) => part.split("\n"))];
  const isTight = last + 1 === until && until < lines.length;
  const after = isTight ? `${lineEnd}${closed.slice(end)}` : closed.slice(end) || lineEnd;
  return `${closed.slice(0, end)}${added.map((line) => `${lineEnd}${line}`).join("")}${after}`;
}
function findSection(lines, title) {
  const start = lines.findIndex(
    ({ kind, text }) => kind === "text" && text.trimEnd() === `## ${title}`
  );
  if (start === -1) return { start, until: lines.length, block: void 0 };
  const next = lines.findIndex((line, at) => at > start && isSection(line));
  const until = next === -1 ? lines.length : next;
  const headings = lines.slice(start, until).map(headingOf);
  return { start, until, block: headings.findLast((heading) => heading?.level === 3)?.title };
}
function isSection(line) {
  return (headingOf(line)?.level ?? 3) <= 2;
}
function isEntry({ kind, text }) {
  return kind === "text" && /^[-*] \*\*/.test(text);
}
function isListLine(text) {
  return /^(?:[-*] | {2,}\S)/.test(text);
}

// src/tools/built-in/history-entries.ts
var CATEGORY_ITEM = /^[-*] \*\*\[([^\]\n*]{1,60})\]\*\*[ \t]+(?=\S)/;
function listLearnings(text) {
  return readItems(text, CATEGORY_ITEM);
}
function readItems(text, pattern) {
  const items = [];
  let isOpen = false;
  for (const line of readLines(text)) {
    const starts = startsItem(line, pattern);
    if (starts) items.push([]);
    isOpen = starts || isOpen && continuesItem(line);
    if (isOpen) items.at(-1)?.push(line.text);
  }
  return items.map((lines) => lines.join("\n").trimEnd());
}
function startsItem({ kind, text }, pattern) {
  return kind === "text" && pattern.test(text);
}
function continuesItem({ text }) {
  return text.trim() === "" || /^(?: {2,}|\t)/.test(text);
}
function entryKey(entry) {
  const lines = entry.split("\n").map((line) => line.trimEnd());
  return lines.filter((line) => line !== "").join("\n");
}
function dropRepeatedLearnings(text) {
  const lines = readLines(text);
  const known = /* @__PURE__ */ new Set();
  const repeated = [];
  const kept = [];
  let from = 0;
  for (const { first, line } of startsOfLearnings(lines)) {
    const until = endOfItem(lines, first);
    if (isContinued(lines, until)) continue;
    const end = lines[until]?.start ?? text.length;
    const entry = text.slice(line.start, end).replace(/\r\n?/g, "\n").trimEnd();
    if (known.has(entryKey(entry))) {
      kept.push(text.slice(from, line.start));
      repeated.push(entry);
      from = end;
    }
    known.add(entryKey(entry));
  }
  return { text: kept.join("") + text.slice(from), repeated };
}
function isContinued(lines, until) {
  let at = until;
  while (lines[at]?.text.trim() === "") at += 1;
  const next = lines[at];
  return next !== void 0 && headingOf(next) === void 0 && !startsItem(next, /^[-*] /);
}
function startsOfLearnings(lines) {
  let isBelow = false;
  return lines.flatMap((line, first) => {
    if ((headingOf(line)?.level ?? 3) <= 2) isBelow = isLearningsHeading(line);
    return isBelow && startsItem(line, CATEGORY_ITEM) ? [{ first, line }] : [];
  });
}
function isLearningsHeading(line) {
  const heading = headingOf(line);
  return heading?.level === 2 && /^learnings$/i.test(heading.title);
}
function endOfItem(lines, first) {
  let until = first + 1;
  for (let line = lines[until]; line && continuesItem(line); line = lines[until]) until += 1;
  const isBlank2 = (at) => lines[at]?.text.trim() === "";
  if (isBlank2(first - 1)) return until;
  let end = until;
  while (end > first + 1 && isBlank2(end - 1)) end -= 1;
  return end;
}
function joinHistories({ base, ours, theirs }) {
  const added = learningsAdded(base, theirs);
  if (added !== void 0) return withLearnings(ours, added);
  const own = learningsAdded(base, ours);
  return own === void 0 ? void 0 : withLearnings(theirs, own);
}
function learningsAdded(base, text) {
  const added = entriesBeyond(base, text);
  if (added.length === 0) return void 0;
  return appendLearnings(base, added) === text ? added : void 0;
}
function withLearnings(text, entries) {
  const known = new Set(listLearnings(text).map(entryKey));
  const added = entries.filter((entry) => !known.has(entryKey(entry)));
  return added.length === 0 ? text : appendLearnings(text, added);
}
function entriesBeyond(base, text) {
  const known = new Set(listLearnings(base).map(entryKey));
  return listLearnings(text).filter((entry) => !known.has(entryKey(entry)));
}

// src/text/compare.ts
init_define_RUNTIME_PACKAGES();
function compareText(one, other) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

// src/team/memory/history.ts
init_define_RUNTIME_PACKAGES();
var HEAD_BYTES2 = 65536;
var END_BYTES = 262144;
var LONG_BLOCK = 2e3;
var FRAGMENT_BYTES = 16384;
var MAX_FRAGMENTS = 200;
function composeHistory(source, memoryQuery) {
  const sections = source.texts.flatMap(sectionsOf);
  const learnings = sortByAge([
    ...sections.filter((section2) => !isCore(section2)).flatMap(learningsIn),
    ...source.fragments,
    ...source.unmerged
  ]);
  const head = coreContext(sections.filter(isCore), memoryQuery.budget);
  const more = source.complete ? "" : "More than ";
  const note = (count) => `(${more}${count} older ${count === 1 ? "learning is" : "learnings are"} left out.)`;
  const overhead = "## Learnings\n\n".length + note(learnings.length).length + 2;
  const { chosen, leftOut } = selectMemory(learnings.map(memoryItemOf(learnings.length)), {
    query: memoryQuery.query,
    budget: memoryQuery.budget - head.length - overhead
  });
  const unmerged = new Set(source.unmerged);
  const isUnmerged = ({ index }) => unmerged.has(learnings[index] ?? NONE);
  const merged = chosen.filter((item) => !isUnmerged(item)).map(({ text }) => text);
  const parts = leftOut > 0 ? [note(leftOut), ...merged] : merged;
  const body = merged.length === 0 ? "" : `## Learnings

${parts.join("\n\n")}`;
  return {
    text: `${head}${body}`.trim(),
    unmerged: chosen.filter(isUnmerged).map(({ text }) => text).join("\n\n"),
    leftOut
  };
}
var NONE = { text: "", date: void 0 };
function readLearnings(text) {
  return sectionsOf(text).filter((section2) => !isCore(section2)).flatMap(learningsIn);
}
function sectionsOf(text) {
  return readSections(readLines(text).filter((line) => line.kind !== "comment"));
}
function isCore(section2) {
  return /^core context$/i.test(section2.title);
}
function coreContext(sections, budget) {
  const heading = "## Core Context\n\n";
  const core = sections.map((section2) => textOf(section2.lines)).filter((part) => part !== "");
  const maxLength = Math.max(0, Math.floor(budget / 2) - heading.length - 2);
  const text = shorten(core.join("\n\n"), maxLength);
  return text === "" ? "" : `${heading}${text}

`;
}
function memoryItemOf(count) {
  return ({ text }, index) => ({
    text,
    words: wordSet(text),
    recency: 3 * (index + 1) / count,
    boost: 0
  });
}
function sortByAge(learnings) {
  return learnings.toSorted((one, other) => compareText(one.date ?? "", other.date ?? ""));
}
function learningsIn(section2) {
  const blocks = blocksOf(section2.lines, (line) => headingOf(line) !== void 0);
  return blocks.flatMap((block) => {
    const first = block[0];
    const isHeaded = first !== void 0 && headingOf(first) !== void 0;
    if (isHeaded && textOf(block).length <= LONG_BLOCK) return learningOf(block, void 0);
    const date = isHeaded ? dateIn(first.text) : void 0;
    return blocksOf(block, startsEntry).flatMap((entry) => learningOf(entry, date));
  });
}
function blocksOf(lines, starts) {
  const blocks = [];
  let afterGap = true;
  for (const line of lines) {
    const open = blocks.at(-1);
    if (open === void 0 || starts(line, afterGap)) blocks.push([line]);
    else open.push(line);
    afterGap = line.text.trim() === "";
  }
  return blocks;
}
function startsEntry(line, afterGap) {
  if (line.kind !== "text" || line.text.trim() === "") return false;
  return /^(?:[-*+] |📌)/u.test(line.text) || afterGap && !/^\s/.test(line.text);
}
function learningOf(block, date) {
  const text = textOf(block);
  const isEmpty2 = /^(?:#+\s*[\d-]*)?$/.test(text);
  const first = block[0]?.text ?? "";
  return isEmpty2 ? [] : [{ text, date: learningDay(first) ?? date ?? dateIn(first) }];
}
function learningDay(line) {
  const begins = /^(?:[-*+]\s+)?(?:📌\s*)?(?:Team update\s*)?[^\p{L}\p{N}]{0,8}(\d{4}-\d\d-\d\d)/u.exec(line);
  const ends = /\((\d{4}-\d\d-\d\d)\)\s*$/.exec(line.slice(-40));
  return dateIn(begins?.[1] ?? ends?.[1] ?? "");
}
async function loadHistory(tree, member, memoryQuery, unmerged = []) {
  return composeHistory({ ...await readHistory(tree, member), unmerged }, memoryQuery);
}
async function loadLearnings(tree, member) {
  const { texts, fragments } = await readHistory(tree, member);
  return [...texts.flatMap(readLearnings), ...fragments];
}
async function readHistory(tree, member) {
  const folders = folderPaths(member);
  const [histories, fragments] = await Promise.all([
    Promise.all(folders.toReversed().map((folder) => readParts(tree, `${folder}/history.md`))),
    Promise.all(fragmentPaths(tree, folders).map((path) => readFragment(tree, path)))
  ]);
  return {
    texts: histories.flat(),
    fragments: fragments.filter(({ text }) => text !== ""),
    complete: histories.every((parts) => parts.length <= 1)
  };
}
function folderPaths(member) {
  return member.folder === void 0 ? [] : [member.folder, ...member.otherFolders];
}
function fragmentPaths(tree, folders) {
  const prefixes = folders.map((folder) => `${folder}/inbox/`);
  return tree.entries.filter(({ mode, path }) => isRegularFile(mode) && path.endsWith(".md")).map(({ path }) => path).filter((path) => prefixes.some((prefix) => path.startsWith(prefix))).sort((a, b) => compareText(fileName(a), fileName(b))).slice(-MAX_FRAGMENTS);
}
function fileName(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
async function readFragment(tree, path) {
  const text = await tree.read(path, FRAGMENT_BYTES) ?? "";
  return { text: normaliseText(text).trim(), date: dateIn(fileName(path)) };
}
async function readParts(tree, path) {
  const entry = tree.entries.find((candidate) => candidate.path === path);
  if (entry === void 0) return [];
  if (entry.size <= HEAD_BYTES2 + END_BYTES) {
    return [await tree.read(path, HEAD_BYTES2 + END_BYTES) ?? ""];
  }
  const [head = "", end = ""] = await Promise.all([
    tree.read(path, HEAD_BYTES2),
    tree.readEnd(path, END_BYTES)
  ]);
  return [head.slice(0, head.lastIndexOf("\n") + 1), end.slice(end.indexOf("\n") + 1)];
}

export {
  lineEndOf,
  closeBlocks,
  demoteHeadings,
  parseDecisions,
  decisionHeadings,
  firstEntryIndex,
  isPlaceholder,
  isScaffold,
  toDecisionEntry,
  UNTITLED_DECISION,
  readHeading,
  dateIn,
  authorIn,
  learningEntry,
  learningIn,
  appendLearnings,
  appendDatedLearnings,
  appendToSection,
  CATEGORY_ITEM,
  listLearnings,
  readItems,
  startsItem,
  continuesItem,
  entryKey,
  dropRepeatedLearnings,
  isLearningsHeading,
  joinHistories,
  isRoutable,
  findMember,
  narrowRights,
  CONFIG_BYTES,
  locateSquad,
  readFrontMatter,
  textField,
  isAgentFile,
  readAgentFile,
  CHARTER_BYTES,
  readCharter,
  loadCharter,
  readCharterText,
  normalizedWords,
  wordSet,
  selectMemory,
  SHARED_SKILL_FOLDERS,
  listSkills,
  skillPath,
  readSkill,
  matchSkills,
  narrowLimits,
  readTeam,
  compareText,
  readLearnings,
  learningDay,
  loadHistory,
  loadLearnings,
  labelLines,
  readInboxMatter,
  untoldBlock,
  parseInboxEntry,
  isInboxEntry
};
