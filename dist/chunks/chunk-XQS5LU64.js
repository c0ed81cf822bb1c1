import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  CHARTER_BYTES,
  loadCharter
} from "./chunk-ZIG2ASW6.js";
import {
  brokenBy,
  planScribe,
  wordsOf
} from "./chunk-KTNXH6QD.js";
import {
  CONFIG_BYTES,
  listField,
  readFrontMatter,
  readTeam,
  routable,
  textField
} from "./chunk-U4477KSY.js";
import {
  headingOf,
  isRegularFile,
  labelOf,
  nameKey,
  readLines,
  require_dist,
  textOf
} from "./chunk-3BHJK4Q4.js";
import {
  array,
  boolean,
  m,
  number,
  object,
  record,
  string,
  union,
  unknown
} from "./chunk-5GA2AVAQ.js";
import {
  plural
} from "./chunk-N65UQO72.js";
import {
  attempt,
  describe
} from "./chunk-ADD7QI3I.js";
import {
  __toESM,
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/setup/finding.ts
init_define_RUNTIME_PACKAGES();
function ok(what) {
  return { level: "ok", what };
}
function warning(what, remedy, lines) {
  return { level: "warning", what, remedy, lines };
}
function problem(what, remedy, lines) {
  return { level: "problem", what, remedy, lines };
}
function tally(chapters) {
  const levels = chapters.flatMap(({ findings }) => findings.map(({ level }) => level));
  const count = (wanted) => levels.filter((level) => level === wanted).length;
  return { ok: count("ok"), warning: count("warning"), problem: count("problem") };
}
function verdict(chapters) {
  const { warning: warnings, problem: problems } = tally(chapters);
  if (problems > 0) {
    return `${plural(problems, "problem")} and ${plural(warnings, "warning")}. Begin with the first problem, and ask again.`;
  }
  return warnings > 0 ? `No problems, ${plural(warnings, "warning")}: the squad can work.` : "All is well: the squad can work.";
}

// src/setup/token.ts
init_define_RUNTIME_PACKAGES();
var PREFIXES = [
  ["ghp_", "classic"],
  ["github_pat_", "fine-grained"],
  ["gho_", "oauth"],
  ["ghu_", "app-user"],
  ["ghs_", "installation"],
  ["ghr_", "refresh"]
];
function tokenKind(token) {
  return PREFIXES.find(([prefix]) => token.startsWith(prefix))?.[1] ?? "unknown";
}

// src/setup/doctor.ts
init_define_RUNTIME_PACKAGES();

// src/setup/check-credentials.ts
init_define_RUNTIME_PACKAGES();
function checkCredentials(facts) {
  return [...checkGitHubToken(facts), ...checkModelCredentials(facts)];
}
var OWN_TOKEN = "Leave `github-token` out, so that the job's own token is used; or take an app's.";
function checkGitHubToken({ githubToken }) {
  switch (githubToken) {
    case void 0:
      return [];
    case "installation":
      return [ok("`github-token` is the job's own token, or an app's.")];
    case "fine-grained":
    case "app-user":
      return [
        warning(
          "`github-token` is a person's token: what the squad writes is shown as that person's.",
          OWN_TOKEN
        )
      ];
    case "refresh":
      return [problem("`github-token` is a refresh token, which opens nothing.", "Leave it out.")];
    case "unknown":
      return [warning("`github-token` is of a kind that is not known here.", OWN_TOKEN)];
    default:
      return [warning("`github-token` may reach every repository of its owner.", OWN_TOKEN)];
  }
}
var FINE_GRAINED = "Create a fine-grained token (Settings > Developer settings > Personal access tokens) with the permission Copilot Requests, and store it as the secret that `copilot-token` names.";
function checkModelCredentials(facts) {
  const { provider, hasProviderKey, copilotToken } = facts;
  if (provider !== void 0) {
    if (hasProviderKey) return [ok(`Models come from the provider ${provider}, with a key.`)];
    return [
      warning(
        `Models come from the provider ${provider}, without a key.`,
        "Unless its address needs none: store the key as a secret and set `provider-api-key`. A secret of another name than the workflow says is an empty one."
      )
    ];
  }
  switch (copilotToken) {
    case void 0:
      return [];
    case "classic":
      return [problem("`copilot-token` is a classic token, which Copilot refuses.", FINE_GRAINED)];
    case "installation":
      return [
        problem(
          "`copilot-token` is the job's own token or an app's, not a user's.",
          `Leave it out and let the job say \`copilot-requests: write\`. Or: ${FINE_GRAINED}`
        )
      ];
    case "refresh":
      return [problem("`copilot-token` is a refresh token, which opens nothing.", FINE_GRAINED)];
    case "unknown":
      return [warning("`copilot-token` doesn't look like a token of GitHub's.", FINE_GRAINED)];
    default:
      return [ok("`copilot-token` is a user's token, as Copilot wants it.")];
  }
}

// src/setup/check-github.ts
init_define_RUNTIME_PACKAGES();
function checkGitHub(facts) {
  const { trouble } = facts;
  return [
    ...trouble === void 0 ? [] : [problem(trouble.message, trouble.hint ?? ASK_AGAIN)],
    checkPullRequests(facts),
    ...checkDefaultBranch(facts),
    ...checkSquadBranches(facts)
  ];
}
var ASK_AGAIN = "Ask again in a minute.";
function checkPullRequests({ page, mayOpenPullRequests }) {
  const where = at("Settings > Actions > General", page, "/settings/actions");
  const tick = 'tick "Allow GitHub Actions to create and approve pull requests"';
  if (mayOpenPullRequests === void 0) {
    return warning(
      "Whether GitHub Actions may open pull requests cannot be seen with this token: that takes an administrator.",
      `Look yourself: open ${where}, and under "Workflow permissions" ${tick} unless it is ticked.`
    );
  }
  return mayOpenPullRequests ? ok("GitHub Actions may open pull requests.") : problem(
    "GitHub Actions may not open pull requests: the squad leaves a link in place of each.",
    `Open ${where}, and under "Workflow permissions" ${tick}. Where it is greyed out, the organisation's owner has to allow it first.`
  );
}
function checkDefaultBranch(facts) {
  const { defaultBranch, protectedBranches, defaultRules } = facts;
  if (protectedBranches === void 0 && defaultRules === void 0) {
    return [
      ok(
        `Whether ${defaultBranch} is protected cannot be seen with this token; where Scribe may not push, it opens a pull request.`
      )
    ];
  }
  const isProtected = protectedBranches?.includes(defaultBranch) || defaultRules?.some((rule) => CLOSING.has(rule));
  return [
    ok(
      isProtected ? `${defaultBranch} is protected: Scribe keeps the memory in a pull request, which a person merges.` : `${defaultBranch} is not protected: Scribe pushes the memory to it.`
    )
  ];
}
var CLOSING = /* @__PURE__ */ new Set([
  "creation",
  "update",
  "pull_request",
  "required_signatures",
  "branch_name_pattern",
  "commit_message_pattern",
  "commit_author_email_pattern",
  "committer_email_pattern"
]);
function checkSquadBranches({ page, squadRules, branchPrefix }) {
  const closing = (squadRules ?? []).filter((rule) => CLOSING.has(rule));
  if (closing.length === 0) return [];
  return [
    problem(
      `A ruleset stands against the squad's own branches, ${branchPrefix}**: ${[...new Set(closing)].join(", ")}.`,
      `Open ${at("Settings > Rules > Rulesets", page, "/settings/rules")} and exclude the branches ${branchPrefix}** from that ruleset.`
    )
  ];
}
function at(menu, page, path) {
  return page === void 0 ? menu : `${menu}, ${page}${path}`;
}

// src/setup/check-machine.ts
init_define_RUNTIME_PACKAGES();
var LEAST = { node: "20.19", git: "2.38" };
function checkMachine({ node, git, runtime }) {
  return [
    isAtLeast(node, LEAST.node) ? ok(`Node ${node}.`) : problem(`Node ${node} is too old.`, `Install Node ${LEAST.node} or later.`),
    checkGit(git),
    runtime === void 0 ? ok(
      "The Copilot runtime is not on this machine; a job fetches it by itself. For a rehearsal `npm ci` in the action's folder brings it here."
    ) : ok(`The Copilot runtime is ${runtime}.`)
  ];
}
function checkGit(git) {
  const install = `Install git ${LEAST.git} or later.`;
  if (git === void 0) return problem("git cannot be started.", install);
  return isAtLeast(git, LEAST.git) ? ok(`git ${git}.`) : problem(`git ${git} is too old.`, install);
}
function isAtLeast(version, least) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split(".").map(Number);
  return major > leastMajor || major === leastMajor && minor >= leastMinor;
}

// src/setup/check-team.ts
init_define_RUNTIME_PACKAGES();

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
    const { skill, warning: warning2 } = parseSkill(text, file);
    if (warning2 !== void 0) warnings.push(warning2);
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
  const warning2 = matter.kind === "broken" ? `${file.path}: front matter is ${matter.reason}.` : void 0;
  return { skill, warning: warning2 };
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
  const word2 = text?.toLowerCase();
  return word2 === "medium" || word2 === "high" ? word2 : "low";
}
async function readSkill(tree, skills, name) {
  const key = nameKey(name);
  const named = skills.find((skill2) => nameKey(skill2.name) === key);
  const skill = named ?? skills.find(({ path }) => nameKey(path.split("/").at(-2) ?? "") === key);
  return skill === void 0 ? void 0 : tree.read(skill.path);
}
function matchSkills(skills, task, role) {
  const said = phrase(task.slice(0, 2e4));
  const roleSaid = phrase(role);
  return skills.map((skill) => ({ skill, score: scoreOf(skill, said, roleSaid) })).filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || rank(b.skill) - rank(a.skill));
}
function scoreOf(skill, task, role) {
  const triggers = [skill.name, ...skill.triggers].filter((trigger) => isSaid(trigger, task));
  const fitsRole = skill.roles.some((wanted) => isSaid(wanted, role));
  return Math.min(0.7, 0.5 * triggers.length) + (fitsRole ? 0.3 : 0);
}
function phrase(text) {
  return ` ${wordsOf(text).join(" ")} `;
}
function isSaid(words2, text) {
  const wanted = phrase(words2);
  return wanted.trim() !== "" && text.includes(wanted);
}
function rank(skill) {
  return ["low", "medium", "high"].indexOf(skill.confidence);
}

// src/setup/check-memory.ts
init_define_RUNTIME_PACKAGES();
var MANY_DROPS = 100;
var FILE_BYTES = 1048576;
async function checkMemory(tree, directory, facts) {
  const start = `${directory}/`;
  const files = tree.entries.filter(
    ({ path, mode }) => path.startsWith(start) && isRegularFile(mode)
  );
  const inside = ({ path }) => path.slice(start.length);
  const shared = files.filter((file) => SHARED.test(inside(file)));
  const [planned, broken] = await Promise.all([
    attempt(planScribe(tree, { ...facts, squadDirectory: directory })),
    Promise.all(shared.map((file) => checkShared(tree, file)))
  ]);
  const plan = planned.kind === "done" ? planned.value : void 0;
  const stops = plan?.kind === "broken" ? plan.files : [];
  const later = broken.flat().filter(({ path }) => stops.every((stop) => stop.path !== path));
  return [
    ...planned.kind === "threw" ? [wordTrouble(planned.error)] : [],
    ...stops.map((file) => wordBroken(file, "Scribe touches nothing while it is so.")),
    ...later.map((file) => wordBroken(file, "Scribe will stop there.")),
    ...plan?.kind === "planned" ? checkInboxes(plan.tally, facts) : [],
    ...files.flatMap((file) => checkSize(file, inside(file), facts))
  ];
}
var SHARED = /^(?:decisions|agents\/[^/]+\/history)\.md$/;
async function checkShared(tree, { path }) {
  const reason = brokenBy(await tree.read(path, FILE_BYTES) ?? "");
  return reason === void 0 ? [] : [{ path, reason }];
}
function wordBroken({ path, reason }, outcome) {
  return problem(
    `${path} is broken: ${reason}. ${outcome}`,
    "Make it a text file of its own: of a merge keep what is right of both sides, and delete the lines with the marks. Then commit it."
  );
}
function checkInboxes({ read, unreadable }, facts) {
  return [
    ...unreadable.map(
      ({ path, reason }) => warning(
        `Scribe cannot merge ${path}: ${reason}.`,
        "Correct the file, or delete it if nothing in it is worth keeping."
      )
    ),
    ...countDrops(read - unreadable.length, facts)
  ];
}
function wordTrouble(error) {
  const { message, hint = "Ask again in a minute." } = describe(error);
  return problem(message, hint);
}
function countDrops(count, facts) {
  if (count === 0) return [];
  const files = `${count} file${count === 1 ? " waits" : "s wait"} in the inboxes`;
  if (count < MANY_DROPS) return [ok(`${files} for Scribe.`)];
  return [
    warning(
      `${files}: Scribe does not seem to run.`,
      `${startScribe(facts)} Then look at its last runs.`
    )
  ];
}
function startScribe({ scribeWorkflow: scribeWorkflow2 }) {
  return scribeWorkflow2 === void 0 ? "Add a workflow that runs Scribe, examples/workflows/squad-scribe.yml of the action, and start it from the Actions tab." : `Open the Actions tab, choose the workflow of ${scribeWorkflow2} and press "Run workflow".`;
}
var LIMITS = [
  [/^agents\/[^/]+\/charter\.md$/, CHARTER_BYTES, "Make it shorter: an agent reads it every time."],
  [/^config\.json$/, CONFIG_BYTES, "Make it shorter."],
  [/^(?:team|routing)\.md$/, FILE_BYTES, "Make it shorter."],
  [/^decisions\.md$/, FILE_BYTES]
];
function checkSize({ path, size }, inside, facts) {
  const limit = LIMITS.find(([pattern, most2]) => pattern.test(inside) && size > most2);
  if (limit === void 0) return [];
  const [
    ,
    most,
    remedy = `Scribe moves old decisions to decisions-archive.md. ${startScribe(facts)}`
  ] = limit;
  return [
    warning(`${path} has ${kilobytes(size)}; only the first ${kilobytes(most)} are read.`, remedy)
  ];
}
function kilobytes(bytes) {
  return `${Math.ceil(bytes / 1024)} KB`;
}

// src/setup/check-team.ts
async function checkTeam(tree, location, facts) {
  if (location.kind === "absent") {
    return [problem("There is no squad here: no .squad/team.md.", toMakeOne(facts))];
  }
  if (location.kind === "elsewhere") return [problem(location.reason, location.remedy)];
  if (!hasRoster(tree, location.directory)) {
    return [problem(`There is no file ${location.directory}/team.md.`, toMakeOne(facts))];
  }
  const team = await readTeam(tree, location);
  const [charters, skills, memory] = await Promise.all([
    checkCharters(tree, team),
    listSkills(tree, team.directory),
    checkMemory(tree, team.directory, facts)
  ]);
  return [
    checkRoster(team),
    ...charters,
    ...checkRouting(team),
    ...[...team.warnings, ...skills.warnings].map((text) => fileWarning(text, team.directory)),
    ...memory
  ];
}
function hasRoster(tree, directory) {
  const path = `${directory}/team.md`;
  return tree.entries.some((entry) => entry.path === path && isRegularFile(entry.mode));
}
function toMakeOne({ place }) {
  return `${INIT[place]} Commit it to the default branch.`;
}
var INIT = {
  terminal: "`squad-action init` makes a team of three, or `npx @bradygaster/squad-cli init --preset default` one of Squad's own.",
  github: "In a clone `npx @bradygaster/squad-cli init --preset default` makes one."
};
function checkRoster({ members, directory }) {
  const agents = members.filter(routable);
  if (agents.length > 0) {
    return ok(`On the team: ${agents.slice(0, 20).map(wordMember).join(", ")}${more(agents)}.`);
  }
  return problem(
    `${directory}/team.md names nobody who can work.`,
    "Let it have this table, with a row for each agent:",
    [
      "## Members",
      "",
      "| Name | Role | Charter | Status |",
      "|------|------|---------|--------|",
      `| Mira | Lead | \`${directory}/agents/mira/charter.md\` | \u2705 Active |`
    ]
  );
}
function wordMember({ name, role }) {
  return role === "" ? name : `${name} (${role})`;
}
function more({ length }) {
  return length > 20 ? ` and ${length - 20} more` : "";
}
async function checkCharters(tree, team) {
  const findings = team.members.filter(routable).map(async (member) => {
    const charter = await loadCharter(tree, member);
    if (charter !== void 0 && charter.text !== "") return [];
    const path = member.charterPath ?? `${team.directory}/agents/${member.slug}/charter.md`;
    return [
      warning(
        `${member.name} has no charter: nothing tells it who it is.`,
        `Write ${path}: a title such as \`# Mira \u2014 Lead\`, then what the agent owns and how it works.`
      )
    ];
  });
  return (await Promise.all(findings)).flat();
}
function checkRouting({ rules, members, directory }) {
  if (rules.length > 0 || !members.some(routable)) return [];
  return [
    warning(
      `${directory}/routing.md has no rule that names somebody on the team: work is routed by roles alone.`,
      "Write a table there:",
      [
        "## Routing Table",
        "",
        "| Work Type | Route To | Examples |",
        "|-----------|----------|----------|",
        "| Tests | Tess | unit tests, edge cases |"
      ]
    )
  ];
}
var PLACES = [
  [/^team\.md/, "team.md"],
  [/^routing\.md/, "routing.md"],
  [/^(?:config\.json|action\b|defaultModel|agentModelOverrides)/, "config.json"]
];
function fileWarning(text, directory) {
  if (text.startsWith(".ai-team/")) {
    return warning(
      text,
      "Nothing needs to be done; `git mv .ai-team .squad` gives it the new name."
    );
  }
  const file = PLACES.find(([words2]) => words2.test(text))?.[1];
  const place = file === void 0 ? "that file" : `${directory}/${file}`;
  return warning(text, `Correct ${place}, and commit it to the default branch.`);
}

// src/setup/check-tools.ts
init_define_RUNTIME_PACKAGES();
function checkTools({ names, diagnostics }) {
  const troubles = diagnostics.map((trouble) => {
    const { code, path, message, next } = trouble;
    const where = trouble.export === void 0 ? path : `${path} (${trouble.export})`;
    const say = code === "L_DUPLICATE" ? warning : problem;
    return say(`${where}: ${message} (\`${code}\`)`, next);
  });
  return names.length === 0 ? troubles : [ok(`Tools: ${names.join(", ")}.`), ...troubles];
}

// src/setup/check-workflows.ts
init_define_RUNTIME_PACKAGES();

// src/setup/check-events.ts
init_define_RUNTIME_PACKAGES();
var UNSAFE = ["pull_request_target", "workflow_run"];
function checkTriggers({ kind, triggers }) {
  const unsafe = triggers.filter((event) => UNSAFE.includes(event));
  const wanted = kind === "comment" ? ["issue_comment"] : ["schedule", "push"];
  return [
    ...unsafe.map(
      (event) => problem(
        `${event} lets strangers' pull requests start a job that may write.`,
        `Remove ${event} from \`on:\`; the squad answers comments and reviews.`
      )
    ),
    ...triggers.some((event) => wanted.includes(event)) ? [] : [
      problem(
        kind === "comment" ? "comments do not start it." : "nothing starts it by itself.",
        "Add to `on:`:",
        kind === "comment" ? ["issue_comment:", "  types: [created]"] : ["schedule:", "  - cron: '17 4 * * *'"]
      )
    ]
  ];
}
var QUEUE = [
  "concurrency:",
  `  group: squad-\${{ github.event.issue.number || github.event.pull_request.number }}`,
  "  queue: max"
];
var SCRIBE_QUEUE = ["concurrency:", "  group: squad-scribe", "  cancel-in-progress: false"];
function checkQueue({ kind, concurrency: concurrency2, isQueuedWhole }) {
  const lines = kind === "comment" ? QUEUE : SCRIBE_QUEUE;
  const cancels = (concurrency2?.get("cancel-in-progress") ?? "false") !== "false";
  if (cancels) {
    return [
      problem(
        "a new event cancels the run that works.",
        "Remove `cancel-in-progress`, so that the job says:",
        lines
      )
    ];
  }
  if (kind === "comment" && isQueuedWhole) {
    return [
      warning(
        "the whole workflow is one queue, where any comment pushes a waiting request out.",
        "Move `concurrency` into the job:",
        lines
      )
    ];
  }
  if (concurrency2 === void 0 && !isQueuedWhole) {
    return [warning("it has no queue: two runs may meet.", "Add to the job:", lines)];
  }
  return kind === "comment" && concurrency2?.get("queue") !== "max" ? [warning("of several waiting requests only the newest is kept.", "Let the job say:", lines)] : [];
}
function checkCondition({ kind, condition, squad }) {
  if (kind === "scribe") return [];
  const phrase2 = squad.settings.get("trigger-phrase") || "@squad";
  if (phrase2.toLowerCase() === "/squad") {
    const what = "`/squad` is the command of Squad's own workflows; the action refuses it.";
    return [problem(what, "Remove `trigger-phrase`, or choose another.")];
  }
  if (condition === void 0) {
    return [
      warning(
        "it has no `if:`, so every comment starts a runner.",
        "Add to the job a condition such as:",
        ["if: contains(github.event.comment.body, '@squad')"]
      )
    ];
  }
  const isHeard = condition.toLowerCase().includes(phrase2.toLowerCase());
  return /contains\(/i.test(condition) && !isHeard && !phrase2.includes("${{") ? [
    problem(
      `its \`if:\` doesn't look for ${phrase2}, the phrase that calls the squad.`,
      "Write that phrase in the condition."
    )
  ] : [];
}

// src/setup/check-permissions.ts
init_define_RUNTIME_PACKAGES();
var NEEDS = {
  comment: { contents: "write", issues: "write", "pull-requests": "write" },
  scribe: { contents: "write", "pull-requests": "write", issues: "read" }
};
function checkPermissions(job2) {
  const needs = Object.entries(NEEDS[job2.kind]);
  const whole = ["permissions:", ...needs.map((need) => `  ${lineOf(need)}`)];
  const { permissions: permissions2 } = job2;
  if (permissions2 === "unsaid") {
    return [problem("it says no permissions.", "Add to the job:", whole)];
  }
  if (permissions2 === "write-all") {
    return [warning("`write-all` allows more than it needs.", "Put in its place:", whole)];
  }
  const lacking = needs.filter(([scope, access]) => !allows(job2, scope, access)).map(lineOf);
  const extra = permissions2 === "read-all" ? [] : superfluous(permissions2, NEEDS[job2.kind]);
  return [
    ...lacking.length === 0 ? [] : [wordLacking(lacking)],
    ...extra.map(
      (scope) => warning(`it may write ${scope}, which it doesn't need.`, `Remove the line \`${scope}:\`.`)
    )
  ];
}
function lineOf([scope, access]) {
  return `${scope}: ${access}`;
}
function wordLacking(lines) {
  const what = `its permissions lack ${lines.join(", ")}.`;
  return problem(what, "Make this part of the job's `permissions:`", lines);
}
function superfluous(granted, needs) {
  return [...granted].filter(([scope, access]) => access === "write" && needs[scope] !== "write").map(([scope]) => scope).filter((scope) => scope !== "copilot-requests");
}
function allows({ permissions: permissions2 }, scope, wanted) {
  if (permissions2 === "unsaid") return false;
  if (permissions2 === "write-all") return true;
  if (permissions2 === "read-all") return wanted === "read";
  const granted = permissions2.get(scope);
  return granted === "write" || granted === wanted;
}
function checkModels(job2) {
  const { kind, squad, permissions: permissions2 } = job2;
  if (kind === "scribe" || permissions2 === "unsaid") return [];
  const other = ["provider", "copilot-token"].find((name) => squad.settings.has(name));
  const grants = typeof permissions2 !== "string" && permissions2.has("copilot-requests");
  if (other !== void 0 && grants) {
    return [
      warning(
        `\`${other}\` pays for the models, so \`copilot-requests\` is not needed.`,
        "Remove the line `copilot-requests: write`."
      )
    ];
  }
  if (other !== void 0 || allows(job2, "copilot-requests", "write")) return [];
  return [
    problem(
      "nothing pays for the models.",
      "In an organisation with Copilot make this line part of the job's `permissions:`; elsewhere set `copilot-token`, or `provider` with `provider-api-key` and `model`, under `with:`",
      ["copilot-requests: write"]
    )
  ];
}

// src/setup/check-steps.ts
init_define_RUNTIME_PACKAGES();
var USUAL_MINUTES = 25;
function checkSteps(job2) {
  return [
    ...job2.steps.flatMap(checkPin),
    ...checkCheckout(job2),
    ...checkKeys(job2.squad),
    ...checkTime(job2)
  ];
}
function checkPin({ uses }) {
  if (uses.startsWith("./") || uses.startsWith("docker://")) return [];
  const [name = "", commit = ""] = uses.split("@");
  if (/^OWNER\//.test(uses) || /^0{40}$/.test(commit)) {
    return [
      problem(
        "it still names OWNER/squad-action@000..., which is nobody.",
        "Put the owner of the action and the commit of the release you chose."
      )
    ];
  }
  if (/^[0-9a-f]{40}$/i.test(commit)) return [];
  return [
    warning(
      `${uses} can change under you: it is not pinned to a commit.`,
      `Write ${name}@ and the 40 digits of that release's commit; the release's page shows it.`
    )
  ];
}
var CHECKOUT = [
  "- uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2",
  "  with: { fetch-depth: 0, persist-credentials: false }"
];
function checkCheckout({ steps, squad }) {
  const before = steps.slice(0, steps.indexOf(squad));
  const checkout = before.find(({ uses }) => uses.startsWith("actions/checkout@"));
  if (checkout === void 0) {
    return [
      problem("no step before the squad checks the repository out.", "Put before it:", CHECKOUT)
    ];
  }
  const { settings } = checkout;
  return [
    ...settings.get("persist-credentials") === "false" ? [] : [
      warning(
        "the checkout leaves the job's token in the repository's folder.",
        "Add under its `with:`",
        ["persist-credentials: false"]
      )
    ],
    ...settings.get("fetch-depth") === "0" ? [] : [
      warning(
        "the checkout leaves out the history that the squad works from.",
        "Add under its `with:`",
        ["fetch-depth: 0"]
      )
    ]
  ];
}
function checkKeys({ settings }) {
  const names = ["github-token", "copilot-token", "provider-api-key"];
  const inClear = names.filter((name) => {
    const value = settings.get(name) ?? "";
    const isKey = name === "provider-api-key" ? value !== "" : tokenKind(value) !== "unknown";
    return isKey && !value.includes("${{");
  });
  return inClear.map(
    (name) => problem(
      `\`${name}\` stands in the file for everybody to read.`,
      "Revoke that key now, store a new one under Settings > Secrets and variables > Actions, and write its name:",
      [`${name}: \${{ secrets.${name.toUpperCase().replaceAll("-", "_")} }}`]
    )
  );
}
function checkTime({ kind, timeoutMinutes, squad }) {
  if (kind === "scribe" || timeoutMinutes === void 0) return [];
  const own = Number(squad.settings.get("timeout-minutes") ?? USUAL_MINUTES);
  if (!(Number(timeoutMinutes) <= own)) return [];
  return [
    warning(
      `GitHub ends the job after ${timeoutMinutes} minutes, before the squad's own limit of ${own}: what was finished may be lost.`,
      "Give the job a few minutes more:",
      [`timeout-minutes: ${own + 5}`]
    )
  ];
}

// src/setup/workflow-file.ts
init_define_RUNTIME_PACKAGES();
var import_yaml = __toESM(require_dist(), 1);
var word = union([string(), number(), boolean()]).transform(String);
var words = record(string(), word.catch("")).transform((map) => new Map(Object.entries(map)));
var permissions = union([m(["read-all", "write-all"]), words]).nullish().transform((value) => value ?? void 0);
var concurrency = union([word.transform((group) => /* @__PURE__ */ new Map([["group", group]])), words]).nullish();
var step = object({ uses: string().optional(), with: words.nullish() });
var job = object({
  permissions,
  concurrency,
  if: word.optional(),
  "timeout-minutes": word.optional(),
  steps: array(step).default([])
});
var workflow = object({
  on: union([string().transform((name) => [name]), array(string()), object({}).loose()]).transform((on) => Array.isArray(on) ? on : Object.keys(on)),
  permissions,
  concurrency,
  jobs: record(string(), unknown())
});
var MOST = 65536;
var USES_ITSELF = /^[ \t-]*uses:[ \t]*['"]?\.\/['"]?[ \t]*$/m;
var COMMENT_EVENTS = [
  "issue_comment",
  "issues",
  "pull_request_review",
  "pull_request_review_comment"
];
function readWorkflow(file, text) {
  const isOurs = /\bsquad-action\b/.test(text) || isSquadFile(file) && USES_ITSELF.test(text);
  if (!isOurs) return { kind: "read", jobs: [] };
  if (text.length > MOST) return { kind: "unreadable", reason: "it is longer than 64 KB" };
  try {
    const read = workflow.safeParse((0, import_yaml.parse)(text, { uniqueKeys: false, logLevel: "error" }));
    if (!read.success) return { kind: "unreadable", reason: "it lacks `on:` or `jobs:`" };
    return { kind: "read", jobs: jobsIn(file, read.data) };
  } catch (error) {
    const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    return { kind: "unreadable", reason: line.replace(/:$/, "").slice(0, 200) };
  }
}
function jobsIn(file, whole) {
  return Object.entries(whole.jobs).flatMap(([id, value]) => {
    const read = job.safeParse(value);
    const steps = read.success ? stepsOf(read.data) : [];
    const squad = steps.find(({ uses }) => isSquadAction(uses, file));
    if (!read.success || squad === void 0) return [];
    return {
      ...{ file, id, steps, squad, triggers: whole.on },
      kind: kindOf(squad, whole.on),
      permissions: read.data.permissions ?? whole.permissions ?? "unsaid",
      condition: read.data.if,
      concurrency: read.data.concurrency ?? void 0,
      isQueuedWhole: (whole.concurrency ?? void 0) !== void 0,
      timeoutMinutes: read.data["timeout-minutes"]
    };
  });
}
function stepsOf(raw) {
  return raw.steps.flatMap(
    ({ uses, with: settings }) => uses === void 0 ? [] : { uses, settings: settings ?? /* @__PURE__ */ new Map() }
  );
}
function isSquadAction(uses, file) {
  return uses === "./" ? isSquadFile(file) : /(?:^|\/)squad-action(?:@|$)/i.test(uses);
}
function isSquadFile(file) {
  return /(?:^|\/)squad[^/]*$/i.test(file);
}
function kindOf({ settings }, triggers) {
  const named = settings.get("job");
  if (named === "scribe" || named === "comment") return named;
  return triggers.some((event) => COMMENT_EVENTS.includes(event)) ? "comment" : "scribe";
}

// src/setup/check-workflows.ts
function scribeWorkflow(files) {
  const runsScribe = ({ path, text }) => {
    const reading = readWorkflow(path, text);
    return reading.kind === "read" && reading.jobs.some(({ kind }) => kind === "scribe");
  };
  return files.find(runsScribe)?.path;
}
function checkWorkflows(files, place) {
  const readings = files.map(({ path, text }) => ({ path, reading: readWorkflow(path, text) }));
  const jobs = readings.flatMap(({ reading }) => reading.kind === "read" ? reading.jobs : []);
  const broken = readings.flatMap(
    ({ path, reading }) => reading.kind === "read" ? [] : problem(
      `${path} cannot be read: ${reading.reason}.`,
      "Correct it, or compare it with examples/workflows/ of the action."
    )
  );
  return [
    ...broken,
    ...missing(jobs, { isSomeBroken: broken.length > 0, place }),
    ...jobs.flatMap(checkJob)
  ];
}
var copy = (name, place) => {
  const byHand = `Copy examples/workflows/${name} of the action to .github/workflows/`;
  return place === "terminal" ? `${byHand}; \`squad-action init --workflow-only\` does that.` : `${byHand}, put in the owner and the commit of the action, and commit it to the default branch.`;
};
function missing(jobs, { isSomeBroken, place }) {
  const has = (kind) => isSomeBroken || jobs.some((job2) => job2.kind === kind);
  return [
    ...has("comment") ? [] : [problem("No workflow answers comments with the squad.", copy("squad.yml", place))],
    ...has("scribe") ? [] : [
      warning(
        "No workflow runs Scribe: what agents decide and learn stays in the inboxes and doesn't become memory.",
        copy("squad-scribe.yml", place)
      )
    ]
  ];
}
function checkJob(job2) {
  const where = `${job2.file}, job ${job2.id}`;
  const complaints = [
    ...checkTriggers(job2),
    ...checkPermissions(job2),
    ...checkModels(job2),
    ...checkQueue(job2),
    ...checkCondition(job2),
    ...checkSteps(job2)
  ];
  if (complaints.length === 0) {
    return [ok(`${where}: permissions, queue, checkout and pins are as they should be.`)];
  }
  return complaints.map((finding) => ({ ...finding, what: `${where}: ${finding.what}` }));
}

// src/setup/doctor.ts
var WORKFLOWS = /^\.github\/workflows\/[^/]+\.ya?ml$/;
async function examine(facts) {
  const { tree, location, tools, github, credentials, trial, machine } = facts;
  const workflows = await readWorkflows(tree);
  const team = { ...facts, scribeWorkflow: scribeWorkflow(workflows) };
  return [
    { title: "Workflows", findings: checkWorkflows(workflows, facts.place) },
    { title: "GitHub", findings: github === void 0 ? [NOT_ASKED] : checkGitHub(github) },
    {
      title: "Tokens and models",
      findings: [
        ...credentials === void 0 ? [] : checkCredentials(credentials),
        ...trial === void 0 ? [] : [wordTrial(trial)]
      ]
    },
    { title: "Team", findings: await checkTeam(tree, location, team) },
    { title: "Tools", findings: tools === void 0 ? [] : checkTools(tools) },
    { title: "This machine", findings: machine === void 0 ? [] : checkMachine(machine) }
  ];
}
var NOT_ASKED = warning(
  "GitHub was not asked about the repository's settings: a token is missing, or the repository's name.",
  "Set GITHUB_TOKEN, and GITHUB_REPOSITORY=owner/name where no remote names it, and ask again; or comment `@squad doctor` on an issue."
);
async function readWorkflows(tree) {
  const paths = tree.entries.map(({ path }) => path).filter((path) => WORKFLOWS.test(path));
  return Promise.all(paths.map(async (path) => ({ path, text: await tree.read(path) ?? "" })));
}
function wordTrial(trial) {
  return trial.kind === "accepted" ? ok("The Copilot runtime starts, and the credentials for the models were not refused.") : problem(trial.message, trial.hint);
}

export {
  listSkills,
  readSkill,
  matchSkills,
  tally,
  verdict,
  tokenKind,
  readWorkflow,
  examine,
  readWorkflows
};
