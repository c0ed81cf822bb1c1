import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  CHARTER_BYTES,
  CONFIG_BYTES,
  collapsible,
  exampleMembers,
  findChecks,
  findCorruption,
  inline,
  isAgentFile,
  isRegularFile,
  isRoutable,
  list,
  listSkills,
  loadCharter,
  narrowRights,
  packageManagerOf,
  paragraphs,
  planScribe,
  readAgentFile,
  readTeam
} from "./chunk-FISVYU45.js";
import {
  _enum,
  array,
  attempt,
  boolean,
  capitalise,
  codeBlock,
  cutCharacters,
  describe,
  fieldsOf,
  firstOf,
  isTooDeep,
  number,
  object,
  oneLine,
  plural,
  readJson,
  record,
  require_dist,
  slug,
  string,
  union,
  unknown,
  wrapText
} from "./chunk-CQ5WJTC7.js";
import {
  __toESM,
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/setup/finding.ts
init_define_RUNTIME_PACKAGES();
function ok(what) {
  return { level: "ok", what };
}
function warning(what, remedy, ...[lines, page]) {
  return { level: "warning", what, remedy, lines, page };
}
function problem(what, remedy, ...[lines, page]) {
  return { level: "problem", what, remedy, lines, page };
}
function foundIn(checked) {
  return checked.filter((finding) => finding !== void 0);
}
function countFindings(sections) {
  const levels = sections.flatMap(({ findings }) => findings.map(({ level }) => level));
  const count = (countedLevel) => levels.filter((level) => level === countedLevel).length;
  return { ok: count("ok"), warning: count("warning"), problem: count("problem") };
}
function summarizeFindings(sections) {
  const { warning: warnings, problem: problems } = countFindings(sections);
  if (problems > 0) {
    return `${plural(problems, "problem")} and ${plural(warnings, "warning")}. Begin with the first problem, and ask again.`;
  }
  return warnings > 0 ? `No problems, ${plural(warnings, "warning")}: the squad can work.` : "All is well: the squad can work.";
}

// src/setup/doctor.ts
init_define_RUNTIME_PACKAGES();

// src/setup/checks/check-approvals.ts
init_define_RUNTIME_PACKAGES();

// src/setup/pages.ts
init_define_RUNTIME_PACKAGES();
var DOCS = "https://docs.github.com/en";
var PAGES = {
  actionsSettings: `${DOCS}/repositories/managing-your-repositorys-settings-and-features/enabling-features-for-your-repository/managing-github-actions-settings-for-a-repository`,
  approval: `${DOCS}/actions/concepts/security/github_token#when-github_token-triggers-workflow-runs`,
  concurrency: `${DOCS}/actions/concepts/workflows-and-actions/concurrency`,
  copilotBilling: `${DOCS}/copilot/concepts/agents/copilot-cli/copilot-cli-in-github-actions`,
  copilotInActions: `${DOCS}/copilot/how-tos/copilot-cli/use-copilot-cli-in-actions`
};

// src/setup/checks/check-permissions.ts
init_define_RUNTIME_PACKAGES();
var TO_WORK = {
  contents: "write",
  issues: "write",
  "pull-requests": "write"
};
var REQUIRED_PERMISSIONS = {
  comment: TO_WORK,
  request: TO_WORK,
  scribe: { contents: "write", "pull-requests": "write", issues: "write" }
};
function checkPermissions(job) {
  if (hasTokenOfItsOwn(job)) return [];
  const required = Object.entries(REQUIRED_PERMISSIONS[job.kind]);
  const lines = [
    "permissions:",
    ...required.map((permission) => `  ${permissionLine(permission)}`)
  ];
  const { permissions } = job;
  if (permissions === "unsaid") {
    return [problem("it has no `permissions:` block.", "Add to the job:", lines)];
  }
  if (permissions === "write-all") {
    return [warning("`write-all` allows more than it needs.", "Replace it with:", lines)];
  }
  const missing = required.filter(([scope, access]) => !allows(job, scope, access)).map(permissionLine);
  const extra = permissions === "read-all" ? [] : findExcessive(permissions, REQUIRED_PERMISSIONS[job.kind]);
  return [
    ...missing.length === 0 ? [] : [missingFinding(missing)],
    ...extra.map(
      (scope) => warning(`it may write ${scope}, which it doesn't need.`, `Remove the line \`${scope}:\`.`)
    )
  ];
}
function hasTokenOfItsOwn({ squad }) {
  const token = squad.settings.get("github-token") ?? "";
  return token !== "" && !/\b(?:github\.token|secrets\.GITHUB_TOKEN)\b/i.test(token);
}
function permissionLine([scope, access]) {
  return `${scope}: ${access}`;
}
function missingFinding(lines) {
  const message = `its permissions lack ${lines.join(", ")}.`;
  return problem(message, "Add this to the job's `permissions:`", lines);
}
function findExcessive(granted, required) {
  return [...granted].filter(([scope, access]) => access === "write" && required[scope] !== "write").map(([scope]) => scope).filter((scope) => scope !== "copilot-requests");
}
function allows({ permissions }, scope, wanted) {
  if (permissions === "unsaid") return false;
  if (permissions === "write-all") return true;
  if (permissions === "read-all") return wanted === "read";
  const granted = permissions.get(scope);
  return granted === "write" || granted === wanted;
}
function checkModels(job) {
  const { kind, squad, permissions } = job;
  if (kind === "scribe" || permissions === "unsaid") return void 0;
  const otherCredential = ["provider", "copilot-token"].find((name) => squad.settings.has(name));
  if (otherCredential === "copilot-token" && hasJobToken(squad, "copilot-token"))
    return checkJobToken(job);
  const grantsModels = typeof permissions !== "string" && permissions.has("copilot-requests");
  if (otherCredential !== void 0 && grantsModels) {
    return warning(
      `\`${otherCredential}\` pays for the models, so \`copilot-requests\` is not needed.`,
      "Remove the line `copilot-requests: write`."
    );
  }
  if (otherCredential !== void 0) return void 0;
  return squad.settings.has("github-token") && !hasJobToken(squad, "github-token") ? checkOtherToken() : checkJobToken(job);
}
var JOB_TOKEN = /\$\{\{\s*(?:github\.token|secrets\.GITHUB_TOKEN)\s*\}\}/i;
function hasJobToken({ settings }, name) {
  return JOB_TOKEN.test(settings.get(name) ?? "");
}
function checkJobToken(job) {
  if (allows(job, "copilot-requests", "write")) return void 0;
  return problem(
    "nothing pays for the models.",
    "Set `copilot-token`, or `provider` with `provider-api-key` and `model`, under `with:`. Or, if the organisation or the owner has Copilot, add to the job's `permissions:`",
    ["copilot-requests: write"],
    PAGES.copilotInActions
  );
}
function checkOtherToken() {
  return warning(
    "the token in `github-token` pays for the models, but `copilot-requests` applies to another one.",
    "Let the job's own token pay for them; under `with:` write",
    [`copilot-token: \${{ github.token }}`],
    PAGES.copilotBilling
  );
}

// src/setup/checks/check-approvals.ts
function checkApprovals(jobs, listening) {
  const job = jobs.find(({ kind }) => kind === "comment");
  if (job === void 0 || listening.length === 0) return [];
  const names = listening.map((path) => path.replace(".github/workflows/", "")).join(", ");
  const { squad } = job;
  const isOther = squad.settings.has("github-token") && !hasJobToken(squad, "github-token");
  if (isOther) {
    return [
      ok(
        `Workflows on the squad's pull requests (${names}) start at once, because the pull requests are opened with an app's token.`
      )
    ];
  }
  return [
    warning(
      `Workflows on the squad's pull requests (${names}) wait until somebody approves them, because the pull requests are opened with the job's own token.`,
      "Approve them in the merge box of each; or set `github-token` to the token of an app of your own, as examples/workflows/squad.yml shows.",
      void 0,
      PAGES.approval
    )
  ];
}

// src/setup/checks/check-box.ts
init_define_RUNTIME_PACKAGES();
function checkBox(state, workflows) {
  return foundIn([state && boxFinding(state), setUpFinding(workflows)]);
}
function boxFinding(state) {
  const failed = listFailedWays(state);
  if (state.kind === "off") {
    return problem(
      `Commands, checks and custom tools are off: ${state.reason} (${failed}).`,
      `To turn them on, ${state.next}.`
    );
  }
  if (state.way === "none") {
    return warning(
      `The repository's programs run without a box (${failed}).`,
      'Take `"box": "none"` out of the settings once a box can be made.'
    );
  }
  const others = failed === "" ? "" : ` Not used: ${failed}.`;
  return ok(
    `Commands, checks and custom tools run in a box (${state.way}); nothing of the job was reachable from inside it.${others}`
  );
}
function listFailedWays({ failed }) {
  return failed.map(({ way, reason }) => `${way}: ${reason}`).join("; ");
}
var SET_UP = /(?:^|\/)copilot-setup-steps\.ya?ml$/;
var MAX_STEPS = 6;
function setUpFinding(workflows) {
  const found = workflows.find(({ path }) => SET_UP.test(path));
  if (found === void 0) return void 0;
  const steps = [...found.text.matchAll(/^[ \t]*(?:-[ \t]+)?(?:run|uses):\s*(\S.*)$/gm)];
  const shown = steps.slice(0, MAX_STEPS).map(([, what = ""]) => cutCharacters(oneLine(what), 60));
  if (shown.length === 0) return void 0;
  return warning(
    `${found.path} says what Copilot's agent installs: ${shown.join("; ")}.`,
    "The squad's job installs only what its own workflow says: put the same steps before the squad's."
  );
}

// src/setup/checks/check-checks.ts
init_define_RUNTIME_PACKAGES();
var MAX_NAMED = 10;
async function checkChecks(tree, location) {
  if (location.kind !== "found") return [];
  const { settings } = await readTeam(tree, location);
  if (narrowRights("shell", settings.commands) === "off") {
    return [ok('No checks run on what the squad changes: the setting `action.commands` is "off".')];
  }
  const found = await findChecks(tree, settings.checks);
  if (found.length === 0) return [NO_CHECKS];
  const shown = found.slice(0, MAX_NAMED).map(({ name, run }) => name === run ? name : `${name} (${run})`);
  const more = found.length > MAX_NAMED ? ` and ${found.length - MAX_NAMED} more` : "";
  const source = settings.checks === void 0 ? "" : ", as the setting `action.checks` says";
  return [ok(`Run on what the squad changes${source}: ${shown.join(", ")}${more}.`)];
}
var NO_CHECKS = warning(
  "No checks run on what the squad changes: the settings name none, and none were found.",
  "Name them in the squad's config.json:",
  ['{ "action": {', '  "checks": [{ "name": "test", "run": "npm test" }]', "} }"]
);

// src/setup/checks/check-committed.ts
init_define_RUNTIME_PACKAGES();
var COMMITTED_FOLDERS = [".squad", ".ai-team", ".github/workflows"];
var MAX_PATHS = 5;
function checkCommitted(uncommitted = []) {
  if (uncommitted.length === 0) return [];
  const folders = COMMITTED_FOLDERS.filter(
    (folder) => uncommitted.some((path) => path.startsWith(`${folder}/`))
  );
  return [
    warning(
      `Not committed, so no run sees it: ${firstOf(uncommitted, MAX_PATHS, (path) => path)}.`,
      "Runs read the default branch. Commit there and push, or merge a pull request:",
      [`git add ${folders.join(" ")}`, 'git commit -m "Set up the squad"']
    )
  ];
}

// src/setup/checks/check-credentials.ts
init_define_RUNTIME_PACKAGES();
function checkCredentials(facts) {
  const { githubToken, copilotToken, provider, hasProviderKey } = facts;
  return foundIn([
    githubToken && checkGitHubToken(githubToken),
    provider === void 0 ? copilotToken && checkCopilotToken(copilotToken) : checkProvider(provider, hasProviderKey)
  ]);
}
var USE_JOB_TOKEN = "Leave `github-token` out, so that the job's own token is used; or use an app's.";
function checkGitHubToken(kind) {
  switch (kind) {
    case "installation":
      return ok("`github-token` is the job's own token, or an app's.");
    case "fine-grained":
    case "app-user":
      return warning(
        "`github-token` is a person's token: what the squad writes appears under that person's name.",
        USE_JOB_TOKEN
      );
    case "refresh":
      return problem("`github-token` is a refresh token, which grants no access.", "Leave it out.");
    case "unknown":
      return warning("`github-token` is of an unknown kind.", USE_JOB_TOKEN);
    default:
      return warning("`github-token` may reach every repository of its owner.", USE_JOB_TOKEN);
  }
}
function checkProvider(provider, hasKey) {
  if (hasKey) return ok(`Models come from the provider ${provider}, with a key.`);
  return warning(
    `Models come from the provider ${provider}, without a key.`,
    "Unless its address needs no key, store one as a secret and set `provider-api-key`. If the secret's name differs from the one in the workflow, the key is empty."
  );
}
var CREATE_FINE_GRAINED = 'Create a fine-grained token (Settings > Developer settings > Personal access tokens) with the permission "Copilot Requests", and store it as the secret that `copilot-token` names.';
function checkCopilotToken(kind) {
  switch (kind) {
    case "classic":
      return problem(
        "`copilot-token` is a classic token, which Copilot refuses.",
        CREATE_FINE_GRAINED
      );
    case "installation":
      return ok("`copilot-token` is the job's own token, or an app's.");
    case "refresh":
      return problem(
        "`copilot-token` is a refresh token, which grants no access.",
        CREATE_FINE_GRAINED
      );
    case "unknown":
      return warning("`copilot-token` doesn't look like a GitHub token.", CREATE_FINE_GRAINED);
    default:
      return ok("`copilot-token` is a user's token, as Copilot requires.");
  }
}

// src/setup/checks/check-github.ts
init_define_RUNTIME_PACKAGES();
function checkGitHub(facts) {
  const { refusal } = facts;
  return foundIn([
    refusal && problem(refusal.message, refusal.hint ?? TRY_AGAIN),
    checkPullRequests(facts),
    checkDefaultBranch(facts),
    checkSquadBranches(facts)
  ]);
}
var TRY_AGAIN = "Ask again in a minute.";
function checkPullRequests({ page, mayOpenPullRequests }) {
  const where = menuPath("Settings > Actions > General", page, "/settings/actions");
  const permissionText = 'tick "Allow GitHub Actions to create and approve pull requests"';
  if (mayOpenPullRequests === void 0) {
    return warning(
      "This token can't see whether GitHub Actions may open pull requests: only an administrator's can.",
      `Check it yourself: open ${where}, and under "Workflow permissions" ${permissionText} if it isn't ticked.`,
      void 0,
      PAGES.actionsSettings
    );
  }
  return mayOpenPullRequests ? ok("GitHub Actions may open pull requests.") : problem(
    "GitHub Actions may not open pull requests: the squad leaves a link instead of each.",
    `Open ${where}, and under "Workflow permissions" ${permissionText}. If it is greyed out, an owner of the organisation has to allow it first.`,
    void 0,
    PAGES.actionsSettings
  );
}
function checkDefaultBranch(facts) {
  const { defaultBranch, protectedBranches, defaultRules } = facts;
  if (protectedBranches === void 0 && defaultRules === void 0) {
    return ok(
      `This token can't see whether ${defaultBranch} is protected; if Scribe may not push, it opens a pull request.`
    );
  }
  const isProtected = protectedBranches?.includes(defaultBranch) || defaultRules?.some((rule) => BLOCKING_RULES.has(rule));
  return ok(
    isProtected ? `${defaultBranch} is protected: Scribe keeps the memory in a pull request, which a person merges.` : `${defaultBranch} is not protected: Scribe pushes the memory to it.`
  );
}
var BLOCKING_RULES = /* @__PURE__ */ new Set([
  "creation",
  "update",
  "pull_request",
  "required_signatures",
  "branch_name_pattern",
  "commit_message_pattern",
  "commit_author_email_pattern",
  "committer_email_pattern"
]);
function checkSquadBranches(facts) {
  const { page, squadRules = [], branchPrefix } = facts;
  const blockingRules = squadRules.filter((rule) => BLOCKING_RULES.has(rule));
  if (blockingRules.length === 0) return void 0;
  return problem(
    `A ruleset blocks the squad's own branches, ${branchPrefix}**: ${[...new Set(blockingRules)].join(", ")}.`,
    `Open ${menuPath("Settings > Rules > Rulesets", page, "/settings/rules")} and exclude the branches ${branchPrefix}** from that ruleset.`
  );
}
function menuPath(menu, page, path) {
  return page === void 0 ? menu : `${menu}, ${page}${path}`;
}

// src/setup/checks/check-ignored.ts
init_define_RUNTIME_PACKAGES();

// src/setup/secret-names.ts
init_define_RUNTIME_PACKAGES();
var SECRET_NAMES = [
  [/^\.env(?:\..+|rc)?$|^\.dev\.vars(?:\..+)?$/i, "variables"],
  [/^\.aws$/i, "AWS's keys"],
  [/^\.azure$/i, "Azure's tokens"],
  [/^\.?gcloud$|service[-_]account.*\.json$/i, "Google Cloud's keys"],
  [/^\.kube$|^kubeconfig/i, "clusters' tokens"],
  [/^\.docker$/i, "registries' passwords"],
  [
    /^\.terraform$|\.tfstate(?:\.backup)?$|\.tfvars(?:\.json)?$/i,
    "Terraform's state and variables"
  ],
  [
    /^\.(?:vercel|netlify|wrangler|firebase|serverless|fly)$/i,
    "tokens and variables for deploying"
  ],
  [/^\.ssh$|^id_(?:rsa|dsa|ecdsa|ed25519)$/i, "SSH keys"],
  [/^\.gnupg$/i, "GPG keys"],
  [/\.(?:pem|key|p12|pfx|jks|keystore|ppk)$/i, "keys"],
  [/^[._]netrc$|^\.git-credentials$|^\.pgpass$|^\.my\.cnf$|^\.htpasswd$/i, "passwords"],
  [/^\.npmrc$|^\.pypirc$|^auth\.json$/i, "package registries' tokens"],
  [/^local\.settings\.json$/i, "Azure Functions' variables"],
  [/^\.?credentials?(?:$|[._-])|^\.?secrets?(?:$|[._-])/i, "secrets, by its name"]
];
function secretHeldIn(name) {
  const plain = name.replace(/\/+$/, "");
  return SECRET_NAMES.find(([pattern]) => pattern.test(plain))?.[1];
}

// src/setup/checks/check-ignored.ts
var MOST_NAMED = 8;
async function checkIgnored(tree, location, { lookAround, target }) {
  if (location.kind !== "found") return [];
  const { share } = (await readTeam(tree, location)).settings;
  const look = await lookAround(share);
  return foundIn([
    ...share.map((path) => sharedSecret(path, look)),
    ...look.refused.map(refusedFinding),
    hiddenSecrets(look),
    hiddenFolders(look, target)
  ]);
}
function secretIn(path, { withCredentials }) {
  const names = path.split("/");
  if (withCredentials.includes(path.replace(/\/$/, ""))) return "credentials of its tool";
  return names.map(secretHeldIn).find((what) => what !== void 0);
}
function sharedSecret(path, look) {
  const what = secretIn(path, look);
  if (what === void 0 || look.refused.some((one) => one.path === path)) return void 0;
  return problem(
    `The setting \`action.share\` names ${path}, which looks like secrets (${what}): every command, check and tool in the box can read it.`,
    "Take it out. If checks need such a folder, share one of another name that holds values for tests alone."
  );
}
function refusedFinding({ path, reason }) {
  return warning(
    `The setting \`action.share\` names ${path}, which programs in the box don't get: ${reason}.`,
    "Correct it in the squad's config.json, or take it out."
  );
}
function hiddenSecrets(look) {
  const secrets = look.absent.flatMap((name) => {
    const what = secretIn(name, look);
    return what === void 0 ? [] : [`${name} (${what})`];
  });
  if (secrets.length === 0) return void 0;
  return ok(
    `Git ignores what looks like secrets here, and nothing of it is in the box: ${firstOf(secrets, MOST_NAMED, (it) => it)}. If checks need values, put some for tests alone into another folder, and name it in \`action.share\`.`
  );
}
function hiddenFolders(look, target) {
  const folders = look.absent.filter(
    (name) => name.endsWith("/") && secretIn(name, look) === void 0
  );
  if (folders.length === 0) return void 0;
  const what = `Git ignores these folders, and they are not in the box: ${firstOf(folders, MOST_NAMED, (it) => it)}.`;
  const remedy = "If checks or commands need one, name it in `action.share`.";
  return target === "github" ? warning(what, remedy) : ok(`${what} ${remedy}`);
}

// src/setup/checks/check-machine.ts
init_define_RUNTIME_PACKAGES();
var MIN_VERSIONS = { node: "20.19", git: "2.38" };
function checkMachine({
  action,
  node,
  git,
  runtime
}) {
  return [
    ok(`squad-action ${action}.`),
    isAtLeast(node, MIN_VERSIONS.node) ? ok(`Node ${node}.`) : problem(`Node ${node} is too old.`, `Install Node ${MIN_VERSIONS.node} or later.`),
    checkGit(git),
    runtime === void 0 ? ok(
      "The Copilot runtime is not on this machine; a job fetches it automatically. For a rehearsal, `npm ci` in the action's folder installs it here."
    ) : ok(`The Copilot runtime is ${runtime}.`)
  ];
}
function checkGit(git) {
  const install = `Install git ${MIN_VERSIONS.git} or later.`;
  if (git === void 0) return problem("git cannot be started.", install);
  return isAtLeast(git, MIN_VERSIONS.git) ? ok(`git ${git}.`) : problem(`git ${git} is too old.`, install);
}
function isAtLeast(version, minimum) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [minMajor = 0, minMinor = 0] = minimum.split(".").map(Number);
  return major > minMajor || major === minMajor && minor >= minMinor;
}

// src/setup/checks/check-payer.ts
init_define_RUNTIME_PACKAGES();
function checkPayer(jobs, ownerKind, isAccepted) {
  const paysByJob = jobs.some(
    ({ kind, permissions }) => kind === "comment" && typeof permissions !== "string" && permissions.has("copilot-requests")
  );
  if (!paysByJob || ownerKind === void 0 || isAccepted) return [];
  if (ownerKind === "person") {
    return [ok("The models are billed to the Copilot seat of the repository's owner.")];
  }
  return [
    warning(
      "The models are billed to the organisation, if its policy allows it; that cannot be checked from here.",
      'Ask an owner of the organisation to turn on "Allow use of Copilot CLI billed to the organization" in its Copilot policies.',
      void 0,
      PAGES.copilotInActions
    )
  ];
}

// src/setup/checks/check-team.ts
init_define_RUNTIME_PACKAGES();

// src/setup/checks/check-memory.ts
init_define_RUNTIME_PACKAGES();
var MANY_INBOX_FILES = 100;
var MAX_FILE_BYTES = 1048576;
async function checkMemory(tree, directory, facts) {
  const start = `${directory}/`;
  const files = tree.entries.filter(
    ({ path, mode }) => path.startsWith(start) && isRegularFile(mode)
  );
  const relativePath = ({ path }) => path.slice(start.length);
  const shared = files.filter((file) => SHARED_FILES.test(relativePath(file)));
  const [planned, broken] = await Promise.all([
    attempt(planScribe(tree, { ...facts, squadDirectory: directory })),
    Promise.all(shared.map(({ path }) => readBroken(tree, path)))
  ]);
  const plan = planned.kind === "done" ? planned.value : void 0;
  const blocking = plan?.kind === "broken" ? plan.brokenFiles : [];
  const others = broken.filter((file) => file !== void 0).filter(({ path }) => blocking.every((file) => file.path !== path));
  return foundIn([
    planned.kind === "threw" ? planFailure(planned.error) : void 0,
    ...blocking.map((file) => brokenFinding(file, "Scribe makes no changes until it is fixed.")),
    ...others.map((file) => brokenFinding(file, "Scribe will stop there.")),
    ...plan?.kind === "planned" ? checkInboxes(plan.tally, facts) : [],
    ...files.map((file) => checkSize(file, relativePath(file), facts))
  ]);
}
var SHARED_FILES = /^(?:decisions|agents\/[^/]+\/history)\.md$/;
async function readBroken(tree, path) {
  const reason = findCorruption(await tree.read(path, MAX_FILE_BYTES) ?? "");
  return reason === void 0 ? void 0 : { path, reason };
}
function brokenFinding({ path, reason }, outcome) {
  return problem(
    `${path} is broken: ${reason}. ${outcome}`,
    "Make it a plain text file again: after a merge, keep what is right from both sides, and delete the conflict markers. Then commit it."
  );
}
function checkInboxes({ read, unreadable: unreadable2 }, facts) {
  const remedy = "Correct the file, or delete it if nothing in it is worth keeping.";
  return [
    ...unreadable2.map(
      ({ path, reason }) => warning(`Scribe cannot merge ${path}: ${reason}.`, remedy)
    ),
    checkWaitingFiles(read - unreadable2.length, facts)
  ];
}
function planFailure(error) {
  const { message, hint = "Ask again in a minute." } = describe(error);
  return problem(message, hint);
}
function checkWaitingFiles(count, facts) {
  if (count === 0) return void 0;
  const files = `${count} file${count === 1 ? " waits" : "s wait"} in the inboxes`;
  if (count < MANY_INBOX_FILES) return ok(`${files} for Scribe.`);
  return warning(
    `${files}: Scribe does not seem to run.`,
    `${howToStartScribe(facts)} Then look at its latest runs.`
  );
}
function howToStartScribe({ scribeWorkflow }) {
  return scribeWorkflow === void 0 ? "Add a workflow that runs Scribe, examples/workflows/squad-scribe.yml of the action, and start it from the Actions tab." : `Open the Actions tab, choose the workflow of ${scribeWorkflow} and press "Run workflow".`;
}
var READ_LIMITS = [
  [/^agents\/[^/]+\/charter\.md$/, CHARTER_BYTES, "Make it shorter: an agent reads it every time."],
  [/^config\.json$/, CONFIG_BYTES, "Make it shorter."],
  [/^(?:team|routing)\.md$/, MAX_FILE_BYTES, "Make it shorter."],
  [/^decisions\.md$/, MAX_FILE_BYTES]
];
function checkSize({ path, size }, relativePath, facts) {
  const limit = READ_LIMITS.find(
    ([pattern, maxBytes2]) => pattern.test(relativePath) && size > maxBytes2
  );
  if (limit === void 0) return void 0;
  const [, maxBytes, remedy] = limit;
  return warning(
    `${path} has ${kilobytes(size)}; only the first ${kilobytes(maxBytes)} are read.`,
    remedy ?? `Scribe moves old decisions to decisions-archive.md. ${howToStartScribe(facts)}`
  );
}
function kilobytes(bytes) {
  return `${Math.ceil(bytes / 1024)} KB`;
}

// src/setup/checks/check-team.ts
async function checkTeam(tree, location, facts) {
  if (location.kind === "absent") {
    return [problem("There is no squad here: no .squad/team.md.", howToCreateTeam(facts))];
  }
  if (location.kind === "elsewhere") return [problem(location.reason, location.remedy)];
  if (!hasRoster(tree, location.directory)) {
    return [problem(`There is no file ${location.directory}/team.md.`, howToCreateTeam(facts))];
  }
  const team = await readTeam(tree, location);
  const [charters, skills, memory] = await Promise.all([
    checkCharters(tree, team),
    listSkills(tree, team.directory),
    checkMemory(tree, team.directory, facts)
  ]);
  const warnings = [...team.warnings, ...skills.warnings];
  return foundIn([
    checkRoster(team),
    ...charters,
    checkRouting(team),
    ...warnings.map((text) => warningFinding(text, team.directory)),
    ...memory
  ]);
}
function hasRoster(tree, directory) {
  const path = `${directory}/team.md`;
  return tree.entries.some((entry) => entry.path === path && isRegularFile(entry.mode));
}
function howToCreateTeam({ target }) {
  return `${INIT_ADVICE[target]} Commit it to the default branch.`;
}
var INIT_ADVICE = {
  terminal: "`squad-action init` makes one that fits the repository.",
  github: "In a clone, make one with `npx github:OWNER/squad-action init`, where OWNER is this action's owner."
};
function checkRoster({ members, directory }) {
  const agents = members.filter(isRoutable);
  if (agents.length > 0) {
    const more = agents.length > 20 ? ` and ${agents.length - 20} more` : "";
    return ok(`On the team: ${agents.slice(0, 20).map(describeMember).join(", ")}${more}.`);
  }
  return problem(
    `${directory}/team.md lists nobody who can work.`,
    "Give it this table, with a row for each agent:",
    exampleMembers(directory)
  );
}
function describeMember({ name, role, charterPath: charterPath2 = "" }) {
  const source = isAgentFile(charterPath2) ? `, from ${charterPath2}` : "";
  return role === "" ? `${name}${source}` : `${name} (${role}${source})`;
}
async function checkCharters(tree, { members, directory }) {
  const check = async (member) => {
    const charter = await loadCharter(tree, member);
    const path = member.charterPath ?? `${directory}/agents/${member.slug}/charter.md`;
    if (charter?.flaw !== void 0) return warningFinding(`${path}: ${charter.flaw}`, directory);
    if (charter !== void 0 && charter.text !== "") return void 0;
    return warning(
      `${member.name} has no charter: nothing tells it who it is.`,
      `Write ${path}: a title such as \`# ${member.name} \u2014 ${member.role || "Lead"}\`, then what the agent owns and how it works.`
    );
  };
  return Promise.all(members.filter(isRoutable).map(check));
}
function checkRouting({ rules, members, directory }) {
  if (rules.length > 0 || !members.some(isRoutable)) return void 0;
  return warning(
    `${directory}/routing.md has no rule that names somebody on the team: work is routed by roles alone.`,
    "Add a table like this one:",
    [
      "## Routing Table",
      "",
      "| Work Type | Route To | Examples |",
      "|-----------|----------|----------|",
      "| Tests | Hockney | unit tests, edge cases |"
    ]
  );
}
var FILES_BY_WARNING = [
  [/^team\.md/, "team.md"],
  [/^routing\.md/, "routing.md"],
  [/^(?:config\.json|action\b|defaultModel|agentModelOverrides)/, "config.json"]
];
function warningFinding(text, directory) {
  if (text.startsWith(".ai-team/")) {
    const remedy = "Nothing needs to be done; `git mv .ai-team .squad` renames it.";
    return warning(text, remedy);
  }
  const file = FILES_BY_WARNING.find(([words]) => words.test(text))?.[1];
  const target = file === void 0 ? "that file" : `${directory}/${file}`;
  return warning(text, `Correct ${target}, and commit it to the default branch.`);
}

// src/setup/checks/check-tools.ts
init_define_RUNTIME_PACKAGES();
function checkTools({ names, diagnostics }) {
  const findings = diagnostics.map((diagnostic) => {
    const { code, path, message, next } = diagnostic;
    const where = diagnostic.export === void 0 ? path : `${path} (${diagnostic.export})`;
    const createFinding = code === "L_DUPLICATE" ? warning : problem;
    return createFinding(`${where}: ${message} (\`${code}\`)`, next);
  });
  return names.length === 0 ? findings : [ok(`Tools: ${names.join(", ")}.`), ...findings];
}

// src/setup/checks/check-workflows.ts
init_define_RUNTIME_PACKAGES();

// src/setup/workflow-file.ts
init_define_RUNTIME_PACKAGES();
var import_yaml = __toESM(require_dist(), 1);
var SCALAR = union([string(), number(), boolean()]).transform(String);
var SCALAR_MAP = record(string(), SCALAR.catch("")).transform((map) => new Map(Object.entries(map)));
var PERMISSIONS = union([_enum(["read-all", "write-all"]), SCALAR_MAP]).nullish().transform((value) => value ?? void 0);
var CONCURRENCY = union([SCALAR.transform((group) => /* @__PURE__ */ new Map([["group", group]])), SCALAR_MAP]).nullish();
var STEP = object({ uses: string().optional(), with: SCALAR_MAP.nullish() });
var JOB = object({
  permissions: PERMISSIONS,
  concurrency: CONCURRENCY,
  if: SCALAR.optional(),
  "timeout-minutes": SCALAR.optional(),
  steps: array(STEP).default([])
});
var WORKFLOW = object({
  on: union([string().transform((name) => [name]), array(string()), object({}).loose()]).transform((on) => Array.isArray(on) ? on : Object.keys(on)),
  permissions: PERMISSIONS,
  concurrency: CONCURRENCY,
  jobs: record(string(), unknown())
});
var MAX_FILE_LENGTH = 65536;
var USES_LOCAL_ACTION = /^[ \t-]*uses:[ \t]*['"]?\.\/['"]?[ \t]*$/m;
var SCRIBE_EVENT = /^(?:schedule|push)$/;
var COMMENT_EVENT = /^(?:issue_comment|issues|pull_request_review|pull_request_review_comment)$/;
function readWorkflow(file, text) {
  const mayUseAction = /\bsquad-action\b/.test(text) || isSquadFile(file) && USES_LOCAL_ACTION.test(text);
  if (!mayUseAction) return { kind: "read", jobs: [] };
  if (text.length > MAX_FILE_LENGTH) return unreadable("it is longer than 64 KB");
  if (isTooDeep(text)) return unreadable("it is nested too deeply");
  try {
    const read = WORKFLOW.safeParse((0, import_yaml.parse)(text, { uniqueKeys: false, logLevel: "error" }));
    if (!read.success) return unreadable("it lacks `on:` or `jobs:`");
    return { kind: "read", jobs: readJobs(file, read.data) };
  } catch (error) {
    const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    return unreadable(line.replace(/:$/, "").slice(0, 200));
  }
}
function unreadable(reason) {
  return { kind: "unreadable", reason };
}
function readJobs(file, workflow) {
  return Object.entries(workflow.jobs).flatMap(([id, value]) => {
    const read = JOB.safeParse(value);
    const steps = read.success ? readSteps(read.data) : [];
    const squad = steps.find(({ uses }) => isSquadAction(uses, file));
    if (!read.success || squad === void 0) return [];
    return {
      file,
      id,
      steps,
      squad,
      triggers: workflow.on,
      kind: findKind(squad, workflow.on),
      permissions: read.data.permissions ?? workflow.permissions ?? "unsaid",
      condition: read.data.if,
      concurrency: read.data.concurrency ?? void 0,
      isWorkflowQueued: (workflow.concurrency ?? void 0) !== void 0,
      timeoutMinutes: read.data["timeout-minutes"]
    };
  });
}
function readSteps(raw) {
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
function findKind({ settings }, triggers) {
  const named = settings.get("job");
  if (named === "scribe" || named === "comment") return named;
  if (triggers.some((event) => COMMENT_EVENT.test(event))) return "comment";
  const isAsked = settings.has("request") || triggers.every((event) => !SCRIBE_EVENT.test(event));
  return isAsked ? "request" : "scribe";
}

// src/setup/checks/check-events.ts
init_define_RUNTIME_PACKAGES();
var REQUIRED_EVENTS = { comment: ["issue_comment"], scribe: ["schedule", "push"] };
var UNSAFE_EVENTS = ["pull_request_target", "workflow_run"];
function checkTriggers({ kind, triggers }) {
  const unsafe = triggers.filter((event) => UNSAFE_EVENTS.includes(event));
  const startsItself = kind === "request" || triggers.some((event) => REQUIRED_EVENTS[kind].includes(event));
  const findings = unsafe.map(
    (event) => problem(
      `${event} lets strangers' pull requests start a job that may write.`,
      `Remove ${event} from \`on:\`; the squad answers comments and reviews.`
    )
  );
  return startsItself ? findings : [...findings, missingEvent(kind)];
}
function missingEvent(kind) {
  if (kind === "comment") {
    const lines2 = ["issue_comment:", "  types: [created]"];
    return problem("comments do not start it.", "Add to `on:`:", lines2);
  }
  const lines = ["schedule:", "  - cron: '17 4 * * *'"];
  return problem("nothing starts it automatically.", "Add to `on:`:", lines);
}
var QUEUE_LINES = [
  "concurrency:",
  `  group: squad-\${{ github.event.issue.number || github.event.pull_request.number }}`,
  "  queue: max"
];
var SCRIBE_QUEUE_LINES = ["concurrency:", "  group: squad-scribe", "  cancel-in-progress: false"];
function checkQueue(job) {
  const { kind, concurrency, isWorkflowQueued } = job;
  const lines = kind === "scribe" ? SCRIBE_QUEUE_LINES : QUEUE_LINES;
  if ((concurrency?.get("cancel-in-progress") ?? "false") !== "false") {
    return problem(
      "a new event cancels the run in progress.",
      "Remove `cancel-in-progress`, so that the job says:",
      lines
    );
  }
  if (kind === "comment" && isWorkflowQueued) {
    return warning(
      "the whole workflow is one queue, in which any comment pushes out a waiting request.",
      "Move `concurrency` into the job:",
      lines
    );
  }
  if (concurrency === void 0 && !isWorkflowQueued) {
    return warning(
      "it has no queue, so two runs may work at once.",
      "Add to the job:",
      lines,
      PAGES.concurrency
    );
  }
  if (kind !== "comment" || concurrency?.get("queue") === "max") return void 0;
  return warning(
    "of several waiting requests only the newest is kept.",
    "Make the job say:",
    lines,
    PAGES.concurrency
  );
}
function checkRequest({ squad }) {
  const request = squad.settings.get("request") ?? "";
  if (!request.includes("${{") || !/\b(?:event|head_ref|ref_name)\b/.test(request))
    return void 0;
  return problem(
    "`request` contains text from the event, which anybody may have written, and the squad would follow it.",
    "Write the request out; the squad sees the pull request or the issue anyway."
  );
}
function checkCondition({ kind, condition, squad }) {
  if (kind !== "comment") return void 0;
  const phrase = squad.settings.get("trigger-phrase") || "@squad";
  if (phrase.toLowerCase() === "/squad") {
    const message = "`/squad` is the command of Squad's own workflows; the action refuses it.";
    return problem(message, "Remove `trigger-phrase`, or choose another.");
  }
  if (condition === void 0) {
    return warning(
      "it has no `if:`, so every comment starts a runner.",
      "Add to the job a condition such as:",
      ["if: contains(github.event.comment.body, '@squad')"]
    );
  }
  const matchesPhrase = condition.toLowerCase().includes(phrase.toLowerCase());
  if (matchesPhrase || phrase.includes("${{") || !/contains\(/i.test(condition)) return void 0;
  return problem(
    `its \`if:\` doesn't look for ${phrase}, the phrase that starts the squad.`,
    "Write that phrase in the condition."
  );
}

// src/setup/checks/check-steps.ts
init_define_RUNTIME_PACKAGES();

// src/setup/token-kind.ts
init_define_RUNTIME_PACKAGES();
var TOKEN_PREFIXES = [
  ["ghp_", "classic"],
  ["github_pat_", "fine-grained"],
  ["gho_", "oauth"],
  ["ghu_", "app-user"],
  ["ghs_", "installation"],
  ["ghr_", "refresh"]
];
function tokenKind(token) {
  return TOKEN_PREFIXES.find(([prefix]) => token.startsWith(prefix))?.[1] ?? "unknown";
}

// src/setup/checks/check-steps.ts
var DEFAULT_MINUTES = 25;
function checkSteps(job) {
  return [
    ...foundIn(job.steps.map(checkPin)),
    ...checkCheckout(job),
    ...checkKeys(job.squad),
    ...foundIn([checkTime(job)])
  ];
}
function checkPin({ uses }) {
  if (uses.startsWith("./") || uses.startsWith("docker://")) return void 0;
  const [name = "", commit = ""] = uses.split("@");
  if (/^OWNER\//.test(uses) || /^0{40}$/.test(commit)) {
    return problem(
      "it still names OWNER/squad-action@000..., which is a placeholder.",
      "Write the owner of the action and the commit of the release you chose."
    );
  }
  if (/^[0-9a-f]{40}$/i.test(commit)) return void 0;
  return warning(
    `${uses} can change under you: it is not pinned to a commit.`,
    `Write ${name}@ and the 40 digits of that release's commit; the release's page shows it.`
  );
}
var CHECKOUT_LINES = [
  "- uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2",
  "  with: { fetch-depth: 0, persist-credentials: false }"
];
function checkCheckout({ steps, squad }) {
  const before = steps.slice(0, steps.indexOf(squad));
  const checkout = before.find(({ uses }) => uses.startsWith("actions/checkout@"));
  if (checkout === void 0) {
    const message = "no step before the squad checks out the repository.";
    return [problem(message, "Put before it:", CHECKOUT_LINES)];
  }
  const lacks = (setting, value, message) => checkout.settings.get(setting) === value ? void 0 : warning(message, "Add under its `with:`", [`${setting}: ${value}`]);
  return foundIn([
    lacks(
      "persist-credentials",
      "false",
      "the checkout leaves the job's token in the repository's folder."
    ),
    lacks("fetch-depth", "0", "the checkout leaves out the history that the squad works from.")
  ]);
}
function checkKeys({ settings }) {
  const names = ["github-token", "copilot-token", "provider-api-key"];
  const exposed = names.filter((name) => {
    const value = settings.get(name) ?? "";
    const isKey = name === "provider-api-key" ? value !== "" : tokenKind(value) !== "unknown";
    return isKey && !value.includes("${{");
  });
  return exposed.map(
    (name) => problem(
      `\`${name}\` is written in the file, where everybody can read it.`,
      "Revoke that key now, store a new one under Settings > Secrets and variables > Actions, and write its name:",
      [`${name}: \${{ secrets.${name.toUpperCase().replaceAll("-", "_")} }}`]
    )
  );
}
function checkTime({ kind, timeoutMinutes, squad }) {
  if (kind === "scribe" || timeoutMinutes === void 0) return void 0;
  const squadMinutes = Number(squad.settings.get("timeout-minutes") ?? DEFAULT_MINUTES);
  if (!(Number(timeoutMinutes) <= squadMinutes)) return void 0;
  return warning(
    `GitHub ends the job after ${timeoutMinutes} minutes, before the squad's own limit of ${squadMinutes}: what was finished may be lost.`,
    "Give the job a few minutes more:",
    [`timeout-minutes: ${squadMinutes + 5}`]
  );
}

// src/setup/checks/check-workflows.ts
function findScribeWorkflow(files) {
  return squadJobs(files).find(({ kind }) => kind === "scribe")?.file;
}
function squadJobs(files) {
  return files.flatMap(({ path, text }) => {
    const reading = readWorkflow(path, text);
    return reading.kind === "read" ? reading.jobs : [];
  });
}
function checkWorkflows(files, target) {
  const readings = files.map(({ path, text }) => ({ path, reading: readWorkflow(path, text) }));
  const jobs = readings.flatMap(({ reading }) => reading.kind === "read" ? reading.jobs : []);
  const broken = readings.flatMap(
    ({ path, reading }) => reading.kind === "read" ? [] : problem(
      `${path} cannot be read: ${reading.reason}.`,
      "Correct it, or compare it with examples/workflows/ of the action."
    )
  );
  const missing = broken.length > 0 ? [] : findMissing(jobs, target);
  return foundIn([...broken, ...missing, ...jobs.flatMap(checkJob)]);
}
var howToCopy = (name, target) => {
  const byHand = `Copy examples/workflows/${name} of the action to .github/workflows/`;
  return target === "terminal" ? `${byHand}; \`squad-action init --workflow-only\` does that.` : `${byHand}, fill in the owner and the commit of the action, and commit it to the default branch.`;
};
function findMissing(jobs, target) {
  const hasJob = (kind) => jobs.some((job) => job.kind === kind);
  return [
    hasJob("comment") ? void 0 : problem(
      "No workflow starts the squad when somebody comments.",
      howToCopy("squad.yml", target)
    ),
    hasJob("scribe") ? void 0 : warning(
      "No workflow runs Scribe: what agents decide and learn stays in the inboxes and doesn't become memory.",
      howToCopy("squad-scribe.yml", target)
    )
  ];
}
function checkJob(job) {
  const where = `${job.file}, job ${job.id}`;
  const findings = foundIn([
    ...checkTriggers(job),
    ...checkPermissions(job),
    checkModels(job),
    checkQueue(job),
    checkCondition(job),
    checkRequest(job),
    ...checkSteps(job)
  ]);
  if (findings.length === 0) {
    return [ok(`${where}: permissions, queue, checkout and pins are as they should be.`)];
  }
  return findings.map((finding) => ({ ...finding, what: `${where}: ${finding.what}` }));
}

// src/setup/pull-request-workflows.ts
init_define_RUNTIME_PACKAGES();
var WORKFLOW2 = /^\.github\/workflows\/[^/]+\.ya?ml$/;
var LISTENS = /^[^#\n]*\bpull_request(?=['"]?[ \t]*(?:[:,\]}]|\r?$))/m;
var MAX_BYTES = 65536;
async function pullRequestWorkflows(tree) {
  const paths = tree.entries.map(({ path }) => path).filter((path) => WORKFLOW2.test(path));
  const listens = await Promise.all(
    paths.map(async (path) => {
      const text = await attempt(tree.read(path, MAX_BYTES));
      return text.kind === "done" && LISTENS.test(text.value ?? "");
    })
  );
  return paths.filter((_, at) => listens[at]);
}

// src/setup/doctor.ts
var WORKFLOW_PATH = /^\.github\/workflows\/[^/]+\.ya?ml$/;
async function runDoctor(facts) {
  const { tree, location, tools, github, credentials, trial, machine, box } = facts;
  const workflows = await readWorkflows(tree);
  const jobs = squadJobs(workflows);
  const team = { ...facts, scribeWorkflow: findScribeWorkflow(workflows) };
  const approvals = checkApprovals(jobs, await pullRequestWorkflows(tree));
  return [
    { title: "Workflows", findings: checkWorkflows(workflows, facts.target) },
    {
      title: "GitHub",
      findings: [
        ...github === void 0 ? [GITHUB_NOT_ASKED] : checkGitHub(github),
        ...approvals
      ]
    },
    {
      title: "Tokens and models",
      findings: foundIn([
        ...credentials === void 0 ? [] : checkCredentials(credentials),
        ...checkPayer(jobs, github?.ownerKind, trial?.kind === "accepted"),
        trial && trialFinding(trial)
      ])
    },
    { title: "Team", findings: await checkTeam(tree, location, team) },
    { title: "Checks", findings: await checkChecks(tree, location) },
    { title: "Tools", findings: tools === void 0 ? [] : checkTools(tools) },
    {
      title: "Commands",
      findings: [...checkBox(box, workflows), ...await checkIgnored(tree, location, facts)]
    },
    { title: "This machine", findings: machine === void 0 ? [] : checkMachine(machine) },
    { title: "Commits", findings: checkCommitted(facts.uncommitted) }
  ];
}
var GITHUB_NOT_ASKED = warning(
  "GitHub was not asked about the repository's settings: either a token or the repository's name is missing.",
  "Set GITHUB_TOKEN, and GITHUB_REPOSITORY=owner/name if no remote names it, and ask again; or comment `@squad doctor` on an issue."
);
async function readWorkflows(tree) {
  const paths = tree.entries.map(({ path }) => path).filter((path) => WORKFLOW_PATH.test(path));
  return Promise.all(paths.map(async (path) => ({ path, text: await tree.read(path) ?? "" })));
}
var MAX_MODELS = 12;
function acceptedText(models) {
  if (models.length === 0) return "The credentials for the models were not refused.";
  const more = models.length - MAX_MODELS;
  const names = models.slice(0, MAX_MODELS).join(", ");
  return `The credentials are accepted. Models: ${names}${more > 0 ? ` and ${more} more` : ""}.`;
}
function trialFinding(trial) {
  return trial.kind === "accepted" ? ok(acceptedText(trial.models)) : problem(trial.message, trial.hint);
}

// src/setup/init/init-report.ts
init_define_RUNTIME_PACKAGES();
function renderInit(report) {
  const { delivery, written, extended, kept, noTeam } = report;
  const isPlan = delivery.kind === "planned";
  const isUnchanged = written.length + extended.length === 0;
  return [
    ...renderFindings(report),
    "",
    ...isUnchanged ? ["Everything exists already; nothing was written.", ""] : [],
    ...listPaths(isPlan ? "Would write" : "Written", written),
    ...listPaths(isPlan ? "Would add lines to" : "Lines added to", extended),
    ...listPaths("Left as it is", kept),
    ...noTeam === void 0 ? [] : [wrapText(`No team was made. ${noTeam}`, NO_INDENT), ""],
    "What is left for you:",
    ...listTodo(report).map(
      (item, at) => wrapText(item, { first: `  ${at + 1}. `, rest: "     " })
    ),
    ""
  ].join("\n");
}
var NO_INDENT = { first: "", rest: "" };
function renderFindings(report) {
  const { name, ownerKind, defaultBranch, languages, checks, team, action } = report;
  const rows = [
    [
      "Repository",
      [name ?? "no remote on a server", ownerKind && OWNERS[ownerKind]].filter(Boolean).join(", ")
    ],
    ["Branch", defaultBranch],
    ["Stack", languages.join(", ") || "none recognised"],
    ["Checks", checks.join(", ") || "none found; .squad/config.json can name them"],
    ["Team", team],
    ["Action", action ?? "unknown from here"]
  ];
  return rows.flatMap(
    ([title, text]) => text === void 0 ? [] : wrapText(text, { first: title.padEnd(12), rest: " ".repeat(12) })
  );
}
var OWNERS = { organisation: "owned by an organisation", person: "owned by a person" };
var MAX_PATHS2 = 20;
function listPaths(title, paths) {
  if (paths.length === 0) return [];
  const shown = paths.slice(0, MAX_PATHS2).map((path) => `  ${path}`);
  const more = paths.length - shown.length;
  const head = `${title}, ${plural(paths.length, "file")}:`;
  return [head, ...shown, ...more > 0 ? [`  and ${more} more`] : [], ""];
}
function listTodo(report) {
  const { needsPin, settingsPage, ownerKind } = report;
  const page = settingsPage ?? "Settings > Actions > General";
  const items = [
    needsPin && "In the workflows, replace OWNER and the zeros with the action's owner and commit.",
    installIt(report),
    deliverIt(report),
    `Allow Actions to create pull requests: ${page}`,
    MODELS[ownerKind ?? "unknown"],
    "Comment on an issue: @squad add a test for the login form"
  ];
  return items.filter((item) => item !== false);
}
function installIt({ checks, install, written }) {
  const workflow = written.find(
    (path) => /^\.github\/workflows\/squad(?:-action)?\.yml$/.test(path)
  );
  if (checks.length === 0 || install !== void 0 || workflow === void 0) return false;
  return `If the checks need packages, add the step that installs them to ${workflow}, at the comment about it: checks run without network and without the runner's home folder.`;
}
function deliverIt({ delivery, defaultBranch, written, extended }) {
  const isUnchanged = written.length + extended.length === 0;
  const toBranch = `${defaultBranch}: workflows answer comments from there.`;
  switch (delivery.kind) {
    case "pull-request":
      return `Merge the pull request: ${delivery.url}`;
    case "branch":
      return `Open the pull request, and merge it: ${delivery.url}`;
    case "planned":
      return isUnchanged ? `Make sure that the files are on ${toBranch}` : "Run this again without --dry-run.";
    case "written":
      return `${isUnchanged ? "Make sure that the files are on" : "Commit, and push to"} ${toBranch}`;
  }
}
var MODELS = {
  organisation: 'Models: ask an owner of the organisation to allow "use of Copilot CLI billed to the organization".',
  person: "Models: your own Copilot seat pays for them; nothing to set up.",
  unknown: "Models: the owner's Copilot pays; an organisation has to allow that."
};

// src/setup/render-findings.ts
init_define_RUNTIME_PACKAGES();
var MARKS = { ok: "  ok       ", warning: "  warning  ", problem: "  PROBLEM  " };
var COLOURS = { ok: "\x1B[32m", warning: "\x1B[33m", problem: "\x1B[31m" };
var INDENT = " ".repeat(MARKS.ok.length);
var MAX_LENGTH = 600;
var MAX_ITEMS = 40;
function renderText(sections, isColoured = false) {
  const nonEmpty = sections.filter(({ findings }) => findings.length > 0);
  const parts = nonEmpty.map(
    ({ title, findings }) => [title, ...findings.map((finding) => renderFinding(finding, isColoured))].join("\n")
  );
  return `${[...parts, wrapText(summarizeFindings(sections), { first: "", rest: "" })].join("\n\n")}
`;
}
function renderFinding(finding, isColoured) {
  const marks = { first: MARKS[finding.level], rest: INDENT };
  const text = wrapText(oneLine(finding.what, MAX_LENGTH), marks);
  const mark = MARKS[finding.level];
  const what = isColoured ? `${COLOURS[finding.level]}${mark}\x1B[0m${text.slice(mark.length)}` : text;
  if (finding.level === "ok") return what;
  const indent = { first: `${INDENT}-> `, rest: `${INDENT}   ` };
  const remedy = wrapText(oneLine(finding.remedy, MAX_LENGTH), indent);
  const lines = (finding.lines ?? []).map((line) => `${INDENT}     ${line}`.trimEnd());
  const page = finding.page === void 0 ? [] : [`${INDENT}   ${finding.page}`];
  return [what, remedy, ...lines, ...page].join("\n");
}
function renderMarkdown(sections, safe) {
  const all = sections.flatMap(({ findings }) => findings);
  const listLevel = (level) => {
    const found = all.filter((finding) => finding.level === level);
    const items = found.map((finding) => renderItem(finding, safe));
    return items.length === 0 ? void 0 : list(items, MAX_ITEMS);
  };
  const problems = listLevel("problem");
  const warnings = listLevel("warning");
  const healthy = listLevel("ok");
  return paragraphs([
    `**${summarizeFindings(sections)}**`,
    problems && `**What to fix**

${problems}`,
    warnings && `**Worth a look**

${warnings}`,
    healthy && collapsible("As it should be", healthy)
  ]);
}
function renderItem(finding, safe) {
  const what = inline(finding.what, MAX_LENGTH, safe);
  if (finding.level === "ok") return what;
  const { remedy, lines = [], page } = finding;
  const more = page === void 0 ? "" : ` ([GitHub's documentation](${page}))`;
  const block = lines.length === 0 ? "" : `

${codeBlock(lines.join("\n"), "")}`;
  return `${what}
\u2192 ${inline(remedy, MAX_LENGTH, safe)}${more}${block}`.replaceAll("\n", "\n  ");
}

// src/setup/index.ts
init_define_RUNTIME_PACKAGES();

// src/setup/init/init-files.ts
init_define_RUNTIME_PACKAGES();
function findExistingWorkflow(example, present) {
  const kinds = jobKinds(example);
  return present.find((one) => jobKinds(one).some((kind) => kinds.includes(kind)))?.path;
}
function freePath(path, present) {
  const isTaken = present.some((one) => one.path === path);
  return isTaken ? path.replace(/\.yml$/, "-action.yml") : path;
}
function jobKinds({ path, text }) {
  const reading = readWorkflow(path, text);
  return reading.kind === "read" ? reading.jobs.map(({ kind }) => kind) : ["comment", "scribe"];
}
var PLACEHOLDER = /OWNER\/squad-action@0{40}(?: # v[\d.]+)?/g;
function fillWorkflow(text, { action, install }) {
  const copied = text.replace(/^# Copy to \.github\S+ /, "# ");
  const installed = install === void 0 ? copied : copied.replace(
    /^( *)# - run: npm ci$/m,
    (_line, indent) => `${indent}- run: ${install}`
  );
  if (action === void 0) return installed;
  return installed.replace(/^ *# Put the owner and the commit .*\n/m, "").replace(PLACEHOLDER, () => action);
}
function hasPlaceholder(text) {
  return text.search(PLACEHOLDER) >= 0;
}
var UNION_MERGED = ["decisions.md", "agents/*/history.md", "log/**", "orchestration-log/**"];
function missingAttributes(present, directory) {
  const text = present ?? "";
  const lines = new Set(text.split(/\r?\n/).map((line) => line.trim().split(/\s+/).join(" ")));
  const wanted = UNION_MERGED.map((path) => `${directory}/${path} merge=union`);
  const missing = wanted.filter((line) => !lines.has(line));
  if (missing.length === 0) return "";
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const start = text === "" || text.endsWith("\n") ? "" : end;
  return `${start}${missing.join(end)}${end}`;
}

// src/setup/init/plan-team.ts
init_define_RUNTIME_PACKAGES();

// src/setup/init/new-agents.ts
init_define_RUNTIME_PACKAGES();
var LEFT_TO = {
  lead: "questions of scope",
  developer: "features and fixes",
  backend: "the server",
  frontend: "the pages",
  tester: "tests"
};
var MAKERS_RULES = [
  "Follows the names and patterns of the code around a change",
  "Changes what was asked and nothing else",
  "Says what could not be checked"
];
var LEAD = {
  covers: "lead",
  name: "Ripley",
  role: "Lead",
  motto: "Asks what can be left out.",
  expertise: "scope, design, code review",
  style: "Short and direct; says why.",
  owns: ["The shape of the code: structure, interfaces, dependencies", "Code reviews"],
  workingRules: [
    "Reads what is there before proposing something new",
    "Prefers the smallest change that does what was asked",
    "Records a decision when others will have to follow it"
  ],
  route: { work: "Scope and design", examples: "architecture, reviews, trade-offs, plans" }
};
var DEVELOPER = {
  covers: "developer",
  name: "Fenster",
  role: "Developer",
  motto: "Makes it work, then makes it plain.",
  expertise: "implementation, debugging, documentation",
  style: "Practical; shows the change rather than describing it.",
  owns: ["Features and fixes, from the first line to the last", "The documentation of both"],
  workingRules: MAKERS_RULES,
  route: { work: "Features and fixes", examples: "new behaviour, bugs, refactoring, docs" }
};
var BACKEND = {
  ...DEVELOPER,
  covers: "backend",
  role: "Backend",
  expertise: "server code, interfaces, data, documentation",
  owns: ["What runs on the server: interfaces, data, errors", "The documentation of it"],
  route: { work: "Server", examples: "endpoints, data, validation, performance" }
};
var FRONTEND = {
  covers: "frontend",
  name: "Verbal",
  role: "Frontend",
  motto: "Uses the page before changing it.",
  expertise: "pages, components, accessibility",
  style: "Concrete; talks about what people see.",
  owns: [
    "What people see and use: pages, components, styles",
    "Accessibility: everybody can use it"
  ],
  workingRules: MAKERS_RULES,
  route: { work: "Pages", examples: "components, forms, styles, accessibility" }
};
var TESTER = {
  covers: "tester",
  name: "Hockney",
  role: "Tester",
  motto: "Looks where nobody looked.",
  expertise: "unit tests, edge cases, regressions",
  style: "Exact; one claim, one test.",
  owns: ["Tests, and what they claim", "Edge cases: empty, huge, hostile, twice"],
  workingRules: [
    "Writes a test that fails without the change",
    "Tests what people see, not how it is made",
    "Hands a defect back with the smallest example that shows it"
  ],
  route: { work: "Tests", examples: "unit tests, edge cases, flaky tests" }
};
function agentsFor(isSplit) {
  return [LEAD, ...isSplit ? [BACKEND, FRONTEND] : [DEVELOPER], TESTER];
}

// src/setup/init/plan-team.ts
function teamMembers({ own, fromCopilot }) {
  return [...own, ...fromCopilot];
}
function planTeam(isSplit, fromCopilot) {
  const covered = new Set(fromCopilot.map(({ covers }) => covers));
  const names = new Set(fromCopilot.map(({ name }) => slug(name)));
  const own = agentsFor(isSplit).filter(
    ({ covers, name }) => !covered.has(covers) && !names.has(slug(name))
  );
  return { own, fromCopilot };
}
var FILE_NAME = /^\.github\/agents\/((?!squad\.)[A-Za-z0-9][A-Za-z0-9-]{0,39})\.agent\.md$/;
var MAX_AGENTS = 12;
async function readCopilotAgents(tree) {
  const paths = tree.entries.filter(({ path, mode }) => isAgentFile(path) && isRegularFile(mode)).map(({ path }) => path);
  const agents = await Promise.all(paths.map((path) => readCopilotAgent(tree, path)));
  return agents.filter((agent) => agent !== void 0).slice(0, MAX_AGENTS);
}
async function readCopilotAgent(tree, path) {
  const stem = FILE_NAME.exec(path)?.[1];
  if (stem === void 0) return void 0;
  const name = capitalise(stem);
  const { description, charter } = readAgentFile(await tree.read(path) ?? "", name);
  if (charter === "") return void 0;
  return { name, path, role: tableCell(description), covers: roleIn(stem) ?? roleIn(description) };
}
function tableCell(text) {
  return oneLine(text.replace(/[|`<>]/g, " "));
}
var ROLE_WORDS = [
  ["tester", /\b(?:tests?|testers?|testing|qa|quality)\b/i],
  ["lead", /\b(?:lead|architect|reviewer|reviews?)\b/i],
  ["frontend", /\b(?:front-?end|ui|css)\b/i],
  ["backend", /\b(?:back-?end|api|server)\b/i],
  ["developer", /\b(?:dev|developer|engineer|coder|programmer|implements?)\b/i]
];
function roleIn(text) {
  return ROLE_WORDS.find(([, words]) => words.test(text))?.[0];
}

// src/setup/init/stack.ts
init_define_RUNTIME_PACKAGES();
var BUILD_FILES = [
  { pattern: /^package\.json$/, language: "JavaScript" },
  { pattern: /^(?:pyproject\.toml|requirements\.txt|setup\.py)$/, language: "Python" },
  { pattern: /^go\.mod$/, language: "Go" },
  { pattern: /^Cargo\.toml$/, language: "Rust" },
  { pattern: /^(?:pom\.xml|build\.gradle(?:\.kts)?)$/, language: "Java" },
  { pattern: /^[^/]+\.(?:sln|slnx|csproj|fsproj)$/, language: ".NET" },
  { pattern: /^Gemfile$/, language: "Ruby" },
  { pattern: /^composer\.json$/, language: "PHP" }
];
var FRONTEND_FOLDER = /^(?:(?:apps|packages)\/)?(?:frontend|front-end|client|web|webapp|ui)$/i;
var BACKEND_FOLDER = /^(?:(?:apps|packages|services)\/)?(?:backend|back-end|server|api)$/i;
var FRONTEND_PACKAGE = /^(?:react|vue|svelte|preact|solid-js|lit|@angular\/core|next|nuxt|astro)$/;
var BACKEND_PACKAGE = /^(?:express|fastify|koa|hono|@hapi\/hapi|@nestjs\/core)$/;
async function readStack(top) {
  const [found, packages] = await Promise.all([findChecks(top, void 0), readPackages(top)]);
  const languages = BUILD_FILES.filter(({ pattern }) => has(top, pattern));
  const namedChecks = found.length === 0 ? otherChecks(top) : [];
  const servesItself = languages.some(({ language }) => language !== "JavaScript");
  const hasFrontend = has(top, FRONTEND_FOLDER) || packages.some((one) => FRONTEND_PACKAGE.test(one));
  const hasBackend = has(top, BACKEND_FOLDER) || servesItself || packages.some((one) => BACKEND_PACKAGE.test(one));
  return {
    languages: [...new Set(languages.map(({ language }) => language))],
    checks: [...found.map(({ run }) => run), ...namedChecks],
    namedChecks,
    install: await installStep(top, found, packages),
    isSplit: hasFrontend && hasBackend
  };
}
function has({ names }, pattern) {
  return names.some((name) => pattern.test(name));
}
function otherChecks(top) {
  const wrapped = (wrapper, program) => top.names.includes(wrapper) ? `./${wrapper}` : program;
  return [
    ...has(top, /^pom\.xml$/) ? [`${wrapped("mvnw", "mvn")} --batch-mode --offline test`] : [],
    ...has(top, /^build\.gradle(?:\.kts)?$/) ? [`${wrapped("gradlew", "gradle")} --offline test`] : [],
    ...has(top, /^[^/]+\.(?:sln|slnx|csproj|fsproj)$/) ? ["dotnet test --no-restore"] : []
  ];
}
async function readPackages(top) {
  const json = readJson(await top.read("package.json") ?? "");
  const fields = json.kind === "value" ? fieldsOf(json.value) : void 0;
  return ["dependencies", "devDependencies"].flatMap((kind) => [
    ...fieldsOf(fields?.get(kind))?.keys() ?? []
  ]);
}
var VENDOR = "go mod vendor && echo '*' > vendor/.gitignore";
async function installStep(top, checks, packages) {
  if (checks.length === 0) return void 0;
  const isThere = (name) => top.names.includes(name);
  const usesNpm = packageManagerOf(top) === "npm" && isThere("package-lock.json");
  const usesModules = /^[ \t]*require\b/m.test(await top.read("go.mod") ?? "");
  const steps = [
    ...usesNpm && packages.length > 0 ? ["npm ci"] : [],
    ...usesModules && !isThere("vendor") && !isThere("go.work") ? [VENDOR] : []
  ];
  return steps.length === 0 ? void 0 : steps.join(" && ");
}

// src/setup/init/team-files.ts
init_define_RUNTIME_PACKAGES();

// src/setup/init/render-charter.ts
init_define_RUNTIME_PACKAGES();
function renderCharter(agent, team) {
  return `# ${agent.name} \u2014 ${agent.role}

> ${agent.motto}

## Identity

- **Name:** ${agent.name}
- **Role:** ${agent.role}
- **Expertise:** ${agent.expertise}
- **Style:** ${agent.style}

## What I Own

${bullets(agent.owns)}

## How I Work

${bullets(agent.workingRules)}

## Boundaries

- I leave ${leftToOthers(agent, team)}.

## Model

- **Preferred:** auto
`;
}
function leftToOthers(agent, team) {
  const others = teamMembers(team).filter(({ covers }) => covers && covers !== agent.covers);
  const parts = others.map(({ covers, name }) => `${covers ? LEFT_TO[covers] : ""} to ${name}`);
  const last = parts.at(-1) ?? "everything else to the coordinator";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}
function bullets(items) {
  return items.map((item) => `- ${item}`).join("\n");
}

// src/setup/init/team-files.ts
var isOwn = (agent) => "motto" in agent;
var agentFolder = ({ name }) => `.squad/agents/${slug(name)}`;
var charterPath = (agent) => isOwn(agent) ? `${agentFolder(agent)}/charter.md` : agent.path;
function newTeamFiles(team) {
  return new Map([
    [".squad/team.md", renderRoster(team)],
    [".squad/routing.md", renderRouting(team)],
    [".squad/decisions.md", DECISIONS],
    [".squad/config.json", toJson({ version: 1, ...checkSettings(team) })],
    [".squad/casting/registry.json", toJson({ agents: castingEntries(team) })],
    ...teamMembers(team).flatMap((agent) => [
      ...isOwn(agent) ? [[charterPath(agent), renderCharter(agent, team)]] : [],
      [`${agentFolder(agent)}/history.md`, renderHistory(agent, team)]
    ])
  ]);
}
function checkSettings({ namedChecks }) {
  if (namedChecks.length === 0) return {};
  return { action: { checks: namedChecks.map((run) => ({ name: run, run, timeout: 600 })) } };
}
function renderRoster(team) {
  const { project, today } = team;
  const rows = teamMembers(team).map((agent) => {
    return `| ${agent.name} | ${agent.role} | \`${charterPath(agent)}\` | \u2705 Active |`;
  });
  return `# Squad Team

> ${project}

## Coordinator

| Name | Role | Notes |
|------|------|-------|
| Squad | Coordinator | Routes work, enforces handoffs and reviewer gates. |

## Members

| Name | Role | Charter | Status |
|------|------|---------|--------|
${rows.join("\n")}

## Project Context

- **Project:** ${project}
- **Created:** ${today}
`;
}
function renderRouting(team) {
  const members = teamMembers(team);
  const rows = members.map((agent) => {
    const { work, examples } = isOwn(agent) ? agent.route : { work: agent.role || agent.name, examples: "" };
    return `| ${work} | ${agent.name} | ${examples} |`;
  });
  const reviewer = members.find(({ covers }) => covers === "lead") ?? members[0];
  return `# Work Routing

## Routing Table

| Work Type | Route To | Examples |
|-----------|----------|----------|
${rows.join("\n")}

## Rules

1. The smallest number of agents that can do the work.
2. Reviews go to ${reviewer?.name ?? "the lead"}; nobody reviews their own work.
3. A question that one agent can answer goes to that agent alone.
`;
}
var DECISIONS = `# Squad Decisions

## Active Decisions

No decisions recorded yet.

## Governance

- Decisions that others have to follow are recorded here.
- A decision is changed by a new one that names it, not by editing it.
`;
function renderHistory({ name, role }, { project, today }) {
  return `# ${name} \u2014 History

## Core Context

- ${role || name} of ${project} since ${today}.

## Learnings
`;
}
function castingEntries(team) {
  const since = `${team.today}T00:00:00.000Z`;
  const rest = { universe: "none", status: "active" };
  const entry = ({ name }) => ({ created_at: since, persistent_name: name, ...rest });
  return Object.fromEntries(teamMembers(team).map((agent) => [slug(agent.name), entry(agent)]));
}
function toJson(value) {
  return `${JSON.stringify(value, null, 2)}
`;
}

// src/setup/read-github-settings.ts
init_define_RUNTIME_PACKAGES();
async function readGitHubSettings(reader, query) {
  const { defaultBranch, branchPrefix } = query;
  const ownership = await attempt(reader.ownership());
  const [mayOpen, branches, defaultRules, squadRules] = await Promise.all([
    attempt(reader.actionsMayOpenPullRequests()),
    attempt(reader.protectedBranches()),
    attempt(reader.rulesFor(defaultBranch)),
    attempt(reader.rulesFor(`${branchPrefix}1-example`))
  ]);
  const refused = [ownership, mayOpen, branches, defaultRules, squadRules].find(
    ({ kind }) => kind === "threw"
  );
  return {
    ...query,
    ownerKind: ownership.kind === "done" ? ownership.value.ownerKind : void 0,
    mayOpenPullRequests: mayOpen.kind === "done" ? mayOpen.value : void 0,
    protectedBranches: branches.kind === "done" ? branches.value : void 0,
    defaultRules: defaultRules.kind === "done" ? defaultRules.value : void 0,
    squadRules: squadRules.kind === "done" ? squadRules.value : void 0,
    refusal: refused?.kind === "threw" ? describe(refused.error) : void 0
  };
}

export {
  countFindings,
  listFailedWays,
  COMMITTED_FOLDERS,
  PAGES,
  tokenKind,
  pullRequestWorkflows,
  runDoctor,
  readWorkflows,
  findExistingWorkflow,
  freePath,
  fillWorkflow,
  hasPlaceholder,
  missingAttributes,
  renderInit,
  teamMembers,
  planTeam,
  readCopilotAgents,
  readStack,
  newTeamFiles,
  readGitHubSettings,
  renderText,
  renderMarkdown
};
