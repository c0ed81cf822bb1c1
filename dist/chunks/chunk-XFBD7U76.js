import {
  normalizedWords
} from "./chunk-WBUKID75.js";
import {
  listField,
  readFrontMatter,
  textField
} from "./chunk-RFSFRSVZ.js";
import {
  headingOf,
  labelOf,
  readLines,
  textOf
} from "./chunk-Q7NT2BUX.js";
import {
  isRegularFile,
  nameKey
} from "./chunk-5VUA52BT.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/team/skills.ts
init_define_RUNTIME_PACKAGES();
var HEAD_BYTES = 32768;
var MAX_SKILLS = 500;
var SHARED_FOLDERS = [".github/skills", ".copilot/skills", ".claude/skills", ".agents/skills"];
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
  return [`${directory}/skills`, ...SHARED_FOLDERS].flatMap((root) => tree.entries.map((entry) => skillFileIn(root, entry))).filter((file) => file !== void 0).filter((file) => isSkillName(file.folder));
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
  const fields = fieldsOf(matter);
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
function fieldsOf(matter) {
  if (matter.kind === "data") return matter.fields;
  const said = fieldsOfBody(matter.body);
  return matter.kind === "none" ? said : new Map([...said, ...matter.fields]);
}
function fieldsOfBody(body) {
  const lines = readLines(body);
  const confidence = lines.map(labelOf).find((found) => found?.label === "confidence")?.value;
  const start = lines.findIndex((line) => headingOf(line)?.level === 1) + 1;
  const paragraph = lines.slice(start).find((line) => line.text.trim() !== "" && labelOf(line) === void 0);
  const isProse = paragraph?.kind === "text" && headingOf(paragraph) === void 0;
  return /* @__PURE__ */ new Map([
    ["confidence", confidence ?? ""],
    ["description", isProse ? textOf([paragraph]).slice(0, 300) : ""]
  ]);
}
function readConfidence(text) {
  const word = text?.toLowerCase();
  return word === "medium" || word === "high" ? word : "low";
}
async function readSkill(tree, skills, name) {
  const key = nameKey(name);
  const named = skills.find((skill2) => nameKey(skill2.name) === key);
  const skill = named ?? skills.find(({ path }) => nameKey(path.split("/").at(-2) ?? "") === key);
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

export {
  listSkills,
  readSkill,
  matchSkills
};
