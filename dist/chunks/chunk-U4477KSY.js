import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  cut,
  fieldsOf,
  findFolders,
  headingOf,
  indexAgentFolders,
  isRegularFile,
  labelOf,
  nameKey,
  normaliseText,
  readJson,
  readLines,
  readSections,
  require_dist,
  slug,
  withoutDecoration
} from "./chunk-3BHJK4Q4.js";
import {
  boolean,
  m,
  number,
  string
} from "./chunk-5GA2AVAQ.js";
import {
  SquadError
} from "./chunk-ADD7QI3I.js";
import {
  __toESM,
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/team/locate.ts
init_define_RUNTIME_PACKAGES();
var CONFIG_BYTES = 262144;
var CURRENT = ".squad";
var LEGACY = ".ai-team";
async function locateSquad(tree, override) {
  const wanted = override === void 0 || override.trim() === "" ? void 0 : checked(override);
  const directories = wanted === void 0 ? [CURRENT, LEGACY] : [wanted];
  const link = tree.entries.find(
    ({ path, mode }) => directories.includes(path) && !isRegularFile(mode)
  );
  if (link !== void 0) return linked(link.path, link.mode);
  const directory = chooseDirectory(tree, directories);
  if (directory === void 0) return { kind: "absent" };
  const config = await tree.read(`${directory}/config.json`, CONFIG_BYTES);
  return elsewhereBy(config ?? "{}", directory) ?? {
    kind: "found",
    directory,
    warnings: directory === LEGACY ? [LEGACY_WARNING] : []
  };
}
var LEGACY_WARNING = ".ai-team/ is the old name of .squad/. It is read, and written back to, as it is.";
function chooseDirectory(tree, directories) {
  const files = tree.entries.filter(({ mode }) => isRegularFile(mode)).map(({ path }) => path);
  const holding = (isSign) => directories.find(
    (directory) => files.some(
      (path) => path.startsWith(`${directory}/`) && isSign(path.slice(directory.length + 1))
    )
  );
  return holding((file) => file === "team.md" || file === "config.json") ?? holding(() => true);
}
function checked(override) {
  const path = override.trim().replace(/^(?:\.\/)+/, "");
  const directory = path.endsWith("/") ? path.slice(0, -1) : path;
  const segments = directory.split("/");
  const isInside = !/^[A-Za-z]:|[\\\p{Cc}]/u.test(directory) && segments.every((segment) => !["", ".", ".."].includes(segment)) && segments[0]?.toLowerCase() !== ".git";
  if (isInside) return directory;
  throw new SquadError({
    code: "E_INPUT",
    message: "squad-directory is not a folder inside the repository.",
    hint: "Give it relative to the root of the repository, such as `.squad` or `tools/.squad`."
  });
}
function linked(path, mode) {
  const what = mode === "120000" ? "a symbolic link" : "a submodule";
  return {
    kind: "elsewhere",
    reason: `${path} is ${what}, so the squad's files are not in this commit.`,
    remedy: `Commit ${path} as a folder of this repository.`
  };
}
function elsewhereBy(config, directory) {
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
  return {
    kind: "elsewhere",
    reason: `${file} says that the team lives in ${teamRoot.slice(0, 200)} (teamRoot).`,
    remedy: "Commit the team to this repository and remove `teamRoot`; if it is in another folder here, remove `teamRoot` and set the input `squad-directory`."
  };
}
function elsewhereByState(location, backend, file) {
  if (location === "external" || backend === "external") {
    return {
      kind: "elsewhere",
      reason: `${file} says that the squad's state is external: it lies on somebody's own machine, where no workflow can read it.`,
      remedy: "On the machine that has it, run `npx @bradygaster/squad-cli internalize` in the repository, and commit `.squad/`."
    };
  }
  if (backend === "git-notes") {
    return {
      kind: "elsewhere",
      reason: `${file} keeps decisions and histories in git notes (stateBackend git-notes), which a checkout doesn't bring along.`,
      remedy: `Write them to files below the squad's folder, set \`stateBackend\` to \`local\` in ${file}, and commit both.`
    };
  }
  if (!["orphan", "two-layer"].includes(backend)) return void 0;
  return {
    kind: "elsewhere",
    reason: `${file} keeps decisions and histories on the branch squad-state (stateBackend ${backend}). Work on another branch can neither read them nor add to them in a pull request.`,
    remedy: bringBack(file)
  };
}
function bringBack(file) {
  const directory = file.slice(0, file.lastIndexOf("/"));
  return [
    `Bring them back with \`git fetch origin squad-state && git archive FETCH_HEAD | tar -x -C ${directory}\`,`,
    `set \`stateBackend\` to \`local\` in ${file},`,
    "take the block `# Squad: state owned by squad-state branch` out of `.gitignore`, and commit all of it."
  ].join(" ");
}

// src/team/member.ts
init_define_RUNTIME_PACKAGES();
var BUILT_IN = /* @__PURE__ */ new Set(["scribe", "ralph", "rai", "fact-checker"]);
function isBuiltIn(memberSlug) {
  return BUILT_IN.has(memberSlug);
}
function routable(member) {
  return member.status === "active" && !member.builtIn;
}
function findMember(team, name) {
  const key = nameKey(name);
  const byName = team.members.find((member) => nameKey(member.name) === key);
  const wanted = slug(name);
  if (byName !== void 0 || wanted === "") return byName;
  return team.members.find((member) => member.slug === wanted);
}
function findLead(team) {
  return team.members.find(
    (member) => routable(member) && /\b(?:lead|architect)\b/i.test(member.role)
  );
}

// src/team/team.ts
init_define_RUNTIME_PACKAGES();

// src/team/registry.ts
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

// src/team/roster.ts
init_define_RUNTIME_PACKAGES();

// src/team/roster-cards.ts
init_define_RUNTIME_PACKAGES();

// src/team/table.ts
init_define_RUNTIME_PACKAGES();
var MAX_CELLS = 64;
var MAX_CELL_LENGTH = 2e3;
function readTables(lines) {
  const tables = [];
  let place = { section: "", subsection: "" };
  let current;
  for (const [index, line] of lines.entries()) {
    place = placeAfter(line, place);
    if (!isRow(line)) {
      if (endsTable(line)) current = void 0;
    } else if (current !== void 0 && !startsAnother(current, lines, index)) {
      addRow(current, line, index);
    } else {
      current = startTable({ lines, line, index, place, above: tables.at(-1) });
      tables.push(current);
    }
  }
  return tables;
}
function placeAfter(line, place) {
  const heading = headingOf(line);
  if (heading === void 0) return place;
  return heading.level <= 2 ? { section: heading.title, subsection: "" } : { ...place, subsection: heading.title };
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
function startTable({ lines, line, index, place, above }) {
  const cells = splitRow(line.text);
  const goesOn = !hasHeader(lines, index) && above?.section === place.section && above.subsection === place.subsection && above.columns.length === cells.length;
  const columns = goesOn ? above.columns : cells.map((cell) => cleanCell(cell).toLowerCase());
  return { ...place, columns, rows: goesOn ? [cells] : [], firstLine: index, lastLine: index };
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
  return cells.map((cell) => cut(cell.trim(), MAX_CELL_LENGTH));
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
var INVISIBLE = /[\p{Cc}\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;
function cleanCell(cell) {
  const words = cell.replace(LINKS, "$1").replaceAll("`", "").replace(INVISIBLE, " ").trim();
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

// src/team/roster-cards.ts
var SIGNS = ["role", "skills", "model", "charter"];
function readCards(lines, title) {
  return readSections(lines).filter((section) => section.level === 2 && title.test(withoutDecoration(section.title))).flatMap(({ title: section, lines: body }) => cardsIn(section, body)).filter(({ fields }) => SIGNS.some((label) => fields.has(label)));
}
function cardsIn(section, lines) {
  const cards = [];
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading?.level === 3) {
      cards.push({ name: cleanCell(heading.title), section, fields: /* @__PURE__ */ new Map() });
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

// src/team/roster.ts
var MAX_MEMBERS = 256;
var MAX_NAME = 80;
var PRIMARY = /^(?:members|team roster)\b/i;
var FALLBACK = /^(?:agents|team members|team|roster)(?:\s*[^\s\p{L}\p{N}].*)?$/iu;
var SUPPORT = /^built-?in\b/i;
var CARDS = /^(?:members|roster|team roster|team\s+members?|agents?)\b/i;
var NAME_COLUMNS = ["name", "agent", "member"];
var ROLE_COLUMNS = ["role", "specialization", "specialisation", "specialty"];
var CHARTER_COLUMNS = ["charter"];
var STATUS_COLUMNS = ["status", "badge", "state"];
var MODEL_COLUMNS = ["model", "model pref", "preferred model"];
function parseRoster(text) {
  const lines = readLines(text);
  const tables = readTables(lines);
  const members = memberTables(tables);
  const cards = members.length > 0 ? [] : readCards(lines, CARDS);
  const chosen = [...members, ...tables.filter((table) => hasTitle(table, SUPPORT))];
  const rows = [
    ...cards.map(readCard),
    ...chosen.flatMap((table) => table.rows.map((row) => readRow(table, row)))
  ];
  const { kept, warnings } = keepUsable(rows.filter((row) => row !== void 0));
  const copilot = kept.some((row) => row.status === "coding-agent") ? [] : codingAgents(tables);
  return { ...readTitle(lines), rows: [...kept, ...copilot], warnings };
}
function memberTables(tables) {
  const named = tables.filter((table) => columnOf(table, NAME_COLUMNS) >= 0);
  for (const isRoster of [isTitled(PRIMARY), isTitled(FALLBACK), looksLikeRoster]) {
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
function codingAgents(tables) {
  const row = tables.flatMap((table) => table.rows.map((cells) => ({ table, cells }))).find(({ cells }) => cleanCell(cellAt(cells, 0)).toLowerCase() === "@copilot");
  const read = row === void 0 ? void 0 : readRow(row.table, row.cells);
  return read === void 0 ? [] : [read];
}
function readRow(table, row) {
  const place = `${table.section} ${table.subsection}`;
  return readMember((names) => cellAt(row, columnOf(table, names)), place);
}
function readCard({ name, section, fields }) {
  const cell = (names) => names === NAME_COLUMNS ? name : fields.get(names.find((key) => fields.has(key)) ?? "") ?? "";
  return readMember(cell, section);
}
function readMember(cells, place) {
  const written = cleanCell(cells(NAME_COLUMNS));
  if (isBlank(written)) return void 0;
  const isCopilot = nameKey(written) === "copilot" && written.startsWith("@");
  const name = isCopilot ? "@copilot" : withoutDecoration(written) || written;
  const charter = charterIn(cells(CHARTER_COLUMNS));
  const status = isRetiredPlace(place) ? "retired" : readStatus(cleanCell(cells(STATUS_COLUMNS)));
  return {
    name,
    slug: slug(name) || slugOfCharter(charter),
    role: readRole(cleanCell(cells(ROLE_COLUMNS))),
    status: isCopilot ? "coding-agent" : status,
    charter,
    model: readModel(cells(MODEL_COLUMNS))
  };
}
function isRetiredPlace(place) {
  return /\b(?:alumni|retired|former)\b/i.test(place);
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

// src/team/routing.ts
init_define_RUNTIME_PACKAGES();
var ROUTING_PROSE = 6e3;
var MAX_RULES = 200;
var MAX_WARNINGS = 20;
var WORK_COLUMNS = ["work type", "type", "signal", "domain", "pattern", "module", "path"];
var WHO_COLUMNS = [
  "route to",
  "agent",
  "agents",
  "agent(s)",
  "primary",
  "owner",
  "owners",
  "assignee"
];
var SECONDARY_COLUMNS = ["secondary", "fallback"];
var EXAMPLE_COLUMNS = ["examples", "example", "rationale", "keywords"];
var NOBODY = /* @__PURE__ */ new Set(["any", "none", "n/a", "squad", "coordinator", "all", "team"]);
function parseRouting(text, team) {
  const lines = readLines(text);
  const tables = readTables(lines);
  const read = tables.filter((table) => isRuleTable(table));
  const warnings = /* @__PURE__ */ new Set();
  const rules = read.flatMap((table) => table.rows.map((row) => readRule({ table, row, team, warnings }))).filter((rule) => rule !== void 0);
  const silent = [...read, ...tables.filter((table) => isDescriptive(table))];
  return {
    rules: rules.slice(0, MAX_RULES),
    prose: proseWithout(lines, silent),
    warnings: [...warnings].slice(0, MAX_WARNINGS)
  };
}
function isDescriptive(table) {
  return /^(?:issue routing|coordinator)\b/i.test(withoutDecoration(table.section));
}
function isRuleTable(table) {
  const work = columnOf(table, WORK_COLUMNS);
  const who = columnOf(table, WHO_COLUMNS);
  return !isDescriptive(table) && work >= 0 && who >= 0 && work !== who;
}
function readRule(reading) {
  const { table, row } = reading;
  const column = columnOf(table, WORK_COLUMNS);
  const written = cellAt(row, column);
  const work = cleanCell(written);
  if (isBlank(work)) return void 0;
  const agents = readWho(cellAt(row, columnOf(table, WHO_COLUMNS)), work, reading);
  const secondary = readWho(cellAt(row, columnOf(table, SECONDARY_COLUMNS)), work, reading);
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
function readWho(cell, work, reading) {
  const whole = memberCalled(cleanWho(cell), reading.team);
  if (whole !== void 0) return [whole.slug];
  const found = /* @__PURE__ */ new Set();
  for (const part of cell.split(/,| \+ /)) {
    const name = cleanWho(part);
    if (isBlank(name) || NOBODY.has(name.toLowerCase())) continue;
    const member = memberCalled(name, reading.team);
    if (member !== void 0) found.add(member.slug);
    else
      reading.warnings.add(
        `routing.md: nobody in team.md is called ${cut(name, 60)} (${cut(work, 60)}).`
      );
  }
  return [...found];
}
function cleanWho(cell) {
  const name = cleanCell(cell);
  return isBlank(name) ? "" : withoutDecoration(name);
}
function memberCalled(name, team) {
  if (name === "") return void 0;
  const named = findMember(team, name) ?? memberWithRole(name, team);
  const bracket = name.indexOf("(");
  if (named !== void 0 || bracket <= 0) return named;
  return memberCalled(name.slice(0, bracket).trim(), team);
}
function memberWithRole(role, team) {
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
  return prose.length <= ROUTING_PROSE ? prose : `${cut(prose, ROUTING_PROSE - 40)}
[routing.md goes on; cut here]`;
}
function isEmptyHeading(line, next) {
  const heading = headingOf(line);
  if (heading === void 0) return false;
  const following = next === void 0 ? heading : headingOf(next);
  return following !== void 0 && following.level <= heading.level;
}

// src/team/settings.ts
init_define_RUNTIME_PACKAGES();

// src/team/settings-node.ts
init_define_RUNTIME_PACKAGES();
var MAX_ITEMS = 256;
function objectAt({ value, path, warnings }) {
  const fields = value === void 0 ? /* @__PURE__ */ new Map() : fieldsOf(value);
  if (fields === void 0) warnings.push(`${path}: expected an object`);
  return fields ?? /* @__PURE__ */ new Map();
}
function entriesAt(node, read) {
  const entries = /* @__PURE__ */ new Map();
  const { warnings } = node;
  for (const [key, value] of [...objectAt(node)].slice(0, MAX_ITEMS)) {
    const found = read({ value, path: `${node.path}.${key.slice(0, 100)}`, warnings });
    if (found !== void 0) entries.set(key, found);
  }
  return entries;
}
function fieldsAt(node, known) {
  const fields = objectAt(node);
  const { path, warnings } = node;
  for (const key of fields.keys()) {
    if (!known.includes(key)) {
      warnings.push(`${`${path}.${key}`.slice(0, 80)}: unknown setting, ignored`);
    }
  }
  return (key) => ({ value: fields.get(key), path: `${path}.${key}`, warnings });
}
function listAt({ value, path, warnings }, item, what) {
  if (value === void 0) return void 0;
  if (!Array.isArray(value)) {
    warnings.push(`${path}: expected a list of ${what}`);
    return void 0;
  }
  const items = value.slice(0, MAX_ITEMS);
  return items.flatMap((candidate, index) => {
    const parsed = item.safeParse(candidate);
    if (parsed.success) return [parsed.data];
    warnings.push(`${path}[${index}]: expected one of ${what}`);
    return [];
  });
}
function parsedAt({ value, path, warnings }, schema, what) {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  warnings.push(`${path}: expected ${what}`);
  return void 0;
}
function givenAt(node, schema, what) {
  return node.value === void 0 ? void 0 : parsedAt(node, schema, what);
}

// src/team/settings.ts
var MAX_WARNINGS2 = 50;
var CAPABILITIES = ["reviews", "implements", "sends"];
var MODES = ["coordinator", "all"];
var LOGIN = string().regex(/^@?[A-Za-z0-9][A-Za-z0-9_-]{0,62}(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,99})?$/).transform((login) => login.replace(/^@/, ""));
var MODEL = string().regex(/^[A-Za-z0-9][A-Za-z0-9._:/-]{0,99}$/);
var TOOL = string().regex(/^[A-Za-z0-9_.*-]{1,100}$/);
var EXACT_TOOL = string().regex(/^[A-Za-z0-9_-]{1,100}$/);
var VARIABLE = string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,99}$/);
var GLOB = string().regex(/^[^!\p{Cc}][^\p{Cc}]{0,199}$/u);
var AGENT = string().max(80).regex(/[^\s@]/).transform(agentKey);
var POSITIVE = number().positive();
var COUNT = number().int().positive();
var KNOWN = [
  "reviewers",
  "models",
  "tools",
  "escalation",
  "capabilities",
  "a2a",
  "protected",
  "limits"
];
function readSettings(text) {
  const json = readJson(text);
  const warnings = [];
  if (json.kind === "broken") warnings.push(`config.json: ${json.reason}; it is ignored.`);
  const value = json.kind === "value" ? json.value : {};
  const root = objectAt({ value, path: "config.json", warnings });
  const settings = settingsOf(root, warnings);
  return { settings, warnings: bounded(warnings) };
}
function bounded(warnings) {
  const more = warnings.length - MAX_WARNINGS2;
  if (more <= 0) return warnings;
  return [...warnings.slice(0, MAX_WARNINGS2), `config.json: ${more} more values are wrong.`];
}
function settingsOf(root, warnings) {
  const top = (key) => ({ value: root.get(key), path: key, warnings });
  const at = fieldsAt(top("action"), KNOWN);
  const inTools = fieldsAt(at("tools"), ["agents", "env", "programs"]);
  const overrides = byAgent(top("agentModelOverrides"), readModel2);
  return {
    reviewers: byAgent(at("reviewers"), (node) => listAt(node, LOGIN, "logins or teams")),
    models: new Map([...overrides, ...byAgent(at("models"), readModel2)]),
    defaultModel: readModel2(top("defaultModel")),
    tools: {
      // A list that can't be read must not mean "all tools".
      agents: byAgent(inTools("agents"), (node) => listAt(node, TOOL, "tool names") ?? []),
      env: entriesAt(inTools("env"), (node) => listAt(node, VARIABLE, "variable names")),
      programs: listAt(inTools("programs"), EXACT_TOOL, "tool names, without `*`") ?? []
    },
    escalation: listAt(at("escalation"), LOGIN, "logins or teams") ?? [],
    capabilities: byAgent(
      at("capabilities"),
      (node) => listAt(node, m(CAPABILITIES), `"${CAPABILITIES.join('", "')}"`)
    ),
    a2a: agentToAgentAt(at("a2a")),
    protected: listAt(at("protected"), GLOB, "path patterns") ?? [],
    limits: limitsAt(at("limits"))
  };
}
function byAgent(node, read) {
  return new Map([...entriesAt(node, read)].map(([key, value]) => [agentKey(key), value]));
}
function agentKey(name) {
  return slug(name) || nameKey(name);
}
function readModel2(node) {
  if (node.value === void 0 || node.value === null || node.value === "auto") return void 0;
  return parsedAt(node, MODEL, "a model's id");
}
function agentToAgentAt(node) {
  const at = fieldsAt(node, ["mode", "senders", "autoSpawn"]);
  const senders = at("senders");
  return {
    mode: givenAt(at("mode"), m(MODES), '"coordinator" or "all"') ?? "all",
    // A list that can't be read must not mean "everybody".
    senders: senders.value === void 0 ? void 0 : listAt(senders, AGENT, "agents' names") ?? [],
    autoSpawn: givenAt(at("autoSpawn"), boolean(), "true or false") ?? true
  };
}
function limitsAt(node) {
  const at = fieldsAt(node, ["tokens", "toolCalls", "minutes", "agents"]);
  const limit = (key, schema, what) => {
    const given = givenAt(at(key), schema, what);
    return given === void 0 ? {} : { [key]: given };
  };
  return {
    ...limit("tokens", POSITIVE, "a positive number"),
    ...limit("toolCalls", COUNT, "a positive whole number"),
    ...limit("minutes", POSITIVE, "a positive number"),
    ...limit("agents", COUNT, "a positive whole number")
  };
}
function narrow(ceiling, limits) {
  const lower = (key) => Math.min(ceiling[key], limits[key] ?? ceiling[key]);
  return {
    tokens: lower("tokens"),
    toolCalls: lower("toolCalls"),
    minutes: lower("minutes"),
    agents: lower("agents")
  };
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
  const place = {
    directory,
    files: new Set(tree.entries.filter(({ mode }) => isRegularFile(mode)).map(({ path }) => path)),
    folders: indexAgentFolders(tree, directory),
    registry: parseRegistry(registry ?? "{}")
  };
  const members = rows.map((row) => memberOf(row, place));
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
function memberOf(row, place) {
  const found = findFolders(place.folders, place.registry, row);
  const isPerson = row.status === "human" || row.status === "coding-agent";
  const main = isPerson ? void 0 : found.main;
  const others = isPerson ? [] : found.others;
  const holders = main === void 0 ? others : [main, ...others];
  return {
    slug: row.slug,
    name: row.name,
    role: row.role,
    status: isRetired(row, place) ? "retired" : row.status,
    builtIn: isBuiltIn(row.slug),
    folder: main?.path,
    otherFolders: others.map((folder) => folder.path),
    charterPath: isPerson ? void 0 : writtenCharter(row, place) ?? main?.charter,
    historyPath: holders.find((folder) => folder.history !== void 0)?.history,
    model: row.model
  };
}
function writtenCharter({ charter }, { directory, files }) {
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

// src/team/front-matter.ts
init_define_RUNTIME_PACKAGES();
var import_yaml = __toESM(require_dist(), 1);
var MAX_LENGTH = 16384;
var MAX_ALIASES = 20;
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
    return { kind: "broken", reason, fields: /* @__PURE__ */ new Map(), body };
  }
  const fields = readYamlFields(yaml);
  return typeof fields === "string" ? { kind: "broken", reason: fields, fields: readEachField(yaml), body } : { kind: "data", fields, body };
}
function readYamlFields(yaml) {
  try {
    const document = (0, import_yaml.parseDocument)(yaml, { schema: "core", logLevel: "silent" });
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
  const parts = yaml.split(/\n(?=[^\s#-])/);
  const fields = /* @__PURE__ */ new Map();
  for (const part of parts) {
    const read = parts.length > 1 ? readYamlFields(part) : "not readable";
    for (const [key, value] of typeof read === "string" ? plainField(part) : read) {
      fields.set(key, value);
    }
  }
  return fields;
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
  if (typeof value === "string") return value.trim();
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return void 0;
}

export {
  cleanCell,
  isBlank,
  readFrontMatter,
  textField,
  listField,
  narrow,
  readModel,
  routable,
  findMember,
  CONFIG_BYTES,
  locateSquad,
  readTeam
};
