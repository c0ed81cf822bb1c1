import {
  findCorruption,
  planScribe
} from "./chunk-55SHDHUG.js";
import {
  PAGES,
  pullRequestWorkflows
} from "./chunk-5NGY75W6.js";
import {
  CHARTER_BYTES,
  CONFIG_BYTES,
  isAgentFile,
  isRoutable,
  listSkills,
  loadCharter,
  narrowRights,
  readTeam
} from "./chunk-7EPI3MSO.js";
import {
  code,
  codeBlock,
  collapsible,
  inline,
  list,
  paragraphs
} from "./chunk-TDOGVDBM.js";
import {
  findChecks
} from "./chunk-SXQO2GA5.js";
import {
  isTruncated
} from "./chunk-DZXCHYUA.js";
import {
  checkBox,
  foundIn,
  ok,
  problem,
  summarizeFindings,
  warning
} from "./chunk-CFEYPTVN.js";
import {
  isRegularFile,
  isTooDeep,
  parse
} from "./chunk-D4DZX3AM.js";
import {
  firstOf
} from "./chunk-BSQV4ART.js";
import {
  wrapText
} from "./chunk-LYEGXDRK.js";
import {
  oneLine
} from "./chunk-6GCJ4LC6.js";
import {
  cutCharacters
} from "./chunk-ZBRHI66Z.js";
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
} from "./chunk-Z5TMLZZJ.js";
import {
  attempt,
  describe
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/replies/missing-team.ts
init_define_RUNTIME_PACKAGES();

// src/publish/replies/member-names.ts
init_define_RUNTIME_PACKAGES();
function addressableName(name) {
  const words = name.trim().toLowerCase();
  return /^[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,2}$/u.test(words) ? words : "agent";
}
function nameList(memberNames, safe) {
  return firstOf(memberNames, 50, (name) => inline(name, 40, safe));
}

// src/publish/replies/missing-team.ts
function exampleMembers(directory) {
  return [
    "## Members",
    "",
    "| Name | Role | Charter | Status |",
    "|------|------|---------|--------|",
    `| Ripley | Lead | \`${directory}/agents/ripley/charter.md\` | \u2705 Active |`
  ];
}
function exampleRoster(directory) {
  return ["# Squad Team", "", ...exampleMembers(directory)].join("\n");
}
function renderNoTeam(phrase) {
  return paragraphs([
    "**There is no squad here yet**, so nothing was run. In a clone, let this action make a team that fits the repository; OWNER is the action's owner, as in your workflow:",
    codeBlock("npx github:OWNER/squad-action init --pull-request", "sh"),
    "Or start with one file on the default branch, `.squad/team.md`:",
    codeBlock(exampleRoster(".squad"), "markdown"),
    askAgain(phrase)
  ]);
}
function renderEmptyRoster(phrase, directory) {
  return paragraphs([
    `Nothing was run: ${code(`${directory}/team.md`)} is missing, or lists nobody who can work. This much is enough, on the default branch:`,
    codeBlock(exampleRoster(directory), "markdown"),
    askAgain(phrase)
  ]);
}
function renderUnreadableTeam(phrase, { reason, remedy }, safe) {
  return paragraphs([`Nothing was run: ${safe(reason)}`, safe(remedy), askAgain(phrase)]);
}
function askAgain(phrase) {
  return `Then ask ${code(phrase)} again.`;
}
function renderUnknownAgent(phrase, memberNames, safe) {
  const [first] = memberNames;
  if (first === void 0) return "Nothing was run: the team has no agents yet.";
  const example = code(`${phrase} ${addressableName(first)}: \u2026`);
  return `Nothing was run: there is no agent with that name. On the team: ${nameList(memberNames, safe)}. Ask one of them with ${example}, or leave the name out.`;
}

init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();var TO_WORK={contents:"write",issues:"write","pull-requests":"write"};var REQUIRED_PERMISSIONS={comment:TO_WORK,request:TO_WORK,scribe:{contents:"write","pull-requests":"write",issues:"write"}};function checkPermissions(job){if(hasTokenOfItsOwn(job))return[];const required=Object.entries(REQUIRED_PERMISSIONS[job.kind]);const lines=["permissions:",...required.map(permission=>`  ${permissionLine(permission)}`)];const{permissions}=job;if(permissions==="unsaid"){return[problem("it has no `permissions:` block.","Add to the job:",lines)]}if(permissions==="write-all"){return[warning("`write-all` allows more than it needs.","Replace it with:",lines)]}const missing=required.filter(([scope,access])=>!allows(job,scope,access)).map(permissionLine);const extra=permissions==="read-all"?[]:findExcessive(permissions,REQUIRED_PERMISSIONS[job.kind]);return[...missing.length===0?[]:[missingFinding(missing)],...extra.map(scope=>warning(`it may write ${scope}, which it doesn't need.`,`Remove the line \`${scope}:\`.`))]}function hasTokenOfItsOwn({squad}){const token=squad.settings.get("github-token")??"";return token!==""&&!/\b(?:github\.token|secrets\.GITHUB_TOKEN)\b/i.test(token)}function permissionLine([scope,access]){return`${scope}: ${access}`}function missingFinding(lines){const message=`its permissions lack ${lines.join(", ")}.`;return problem(message,"Add this to the job's `permissions:`",lines)}function findExcessive(granted,required){return[...granted].filter(([scope,access])=>access==="write"&&required[scope]!=="write").map(([scope])=>scope).filter(scope=>scope!=="copilot-requests")}function allows({permissions},scope,wanted){if(permissions==="unsaid")return false;if(permissions==="write-all")return true;if(permissions==="read-all")return wanted==="read";const granted=permissions.get(scope);return granted==="write"||granted===wanted}function checkModels(job){const{kind,squad,permissions}=job;if(kind==="scribe"||permissions==="unsaid")return void 0;const otherCredential=["provider","copilot-token"].find(name=>squad.settings.has(name));if(otherCredential==="copilot-token"&&hasJobToken(squad,"copilot-token"))return checkJobToken(job);const grantsModels=typeof permissions!=="string"&&permissions.has("copilot-requests");if(otherCredential!==void 0&&grantsModels){return warning(`\`${otherCredential}\` pays for the models, so \`copilot-requests\` is not needed.`,"Remove the line `copilot-requests: write`.")}if(otherCredential!==void 0)return void 0;return squad.settings.has("github-token")&&!hasJobToken(squad,"github-token")?checkOtherToken():checkJobToken(job)}var JOB_TOKEN=/\$\{\{\s*(?:github\.token|secrets\.GITHUB_TOKEN)\s*\}\}/i;function hasJobToken({settings},name){return JOB_TOKEN.test(settings.get(name)??"")}function checkJobToken(job){if(allows(job,"copilot-requests","write"))return void 0;return problem("nothing pays for the models.","If the organisation or the owner has Copilot, add this line to the job's `permissions:`; otherwise set `copilot-token`, or `provider` with `provider-api-key` and `model`, under `with:`",["copilot-requests: write"],PAGES.copilotInActions)}function checkOtherToken(){return warning("the token in `github-token` pays for the models, but `copilot-requests` applies to another one.","Let the job's own token pay for them; under `with:` write",[`copilot-token: \${{ github.token }}`],PAGES.copilotBilling)}
function checkApprovals(jobs,listening){const job=jobs.find(({kind})=>kind==="comment");if(job===void 0||listening.length===0)return[];const names=listening.map(path=>path.replace(".github/workflows/","")).join(", ");const{squad}=job;const isOther=squad.settings.has("github-token")&&!hasJobToken(squad,"github-token");if(isOther){return[ok(`Workflows on the squad's pull requests (${names}) start at once, because the pull requests are opened with an app's token.`)]}return[warning(`Workflows on the squad's pull requests (${names}) wait until somebody approves them, because the pull requests are opened with the job's own token.`,"Approve them in the merge box of each; or set `github-token` to the token of an app of your own, as examples/workflows/squad.yml shows.",void 0,PAGES.approval)]}
init_define_RUNTIME_PACKAGES();var MAX_NAMED=10;async function checkChecks(tree,location){if(location.kind!=="found")return[];const{settings}=await readTeam(tree,location);if(narrowRights("shell",settings.commands)==="off"){return[ok('No checks run on what the squad changes: the setting `action.commands` is "off".')]}const found=await findChecks(tree,settings.checks);if(found.length===0)return[NO_CHECKS];const shown=found.slice(0,MAX_NAMED).map(({name,run})=>name===run?name:`${name} (${run})`);const more=found.length>MAX_NAMED?` and ${found.length-MAX_NAMED} more`:"";const source=settings.checks===void 0?"":", as the setting `action.checks` says";return[ok(`Run on what the squad changes${source}: ${shown.join(", ")}${more}.`)]}var NO_CHECKS=warning("No checks run on what the squad changes: the settings name none, and none were found.","Name them in the squad's config.json:",['{ "action": { "checks": [{ "name": "test", "run": "npm test", "timeout": 600 }] } }']);
init_define_RUNTIME_PACKAGES();function checkCredentials(facts){const{githubToken,copilotToken,provider,hasProviderKey}=facts;return foundIn([githubToken&&checkGitHubToken(githubToken),provider===void 0?copilotToken&&checkCopilotToken(copilotToken):checkProvider(provider,hasProviderKey)])}var USE_JOB_TOKEN="Leave `github-token` out, so that the job's own token is used; or use an app's.";function checkGitHubToken(kind){switch(kind){case"installation":return ok("`github-token` is the job's own token, or an app's.");case"fine-grained":case"app-user":return warning("`github-token` is a person's token: what the squad writes appears under that person's name.",USE_JOB_TOKEN);case"refresh":return problem("`github-token` is a refresh token, which grants no access.","Leave it out.");case"unknown":return warning("`github-token` is of an unknown kind.",USE_JOB_TOKEN);default:return warning("`github-token` may reach every repository of its owner.",USE_JOB_TOKEN)}}function checkProvider(provider,hasKey){if(hasKey)return ok(`Models come from the provider ${provider}, with a key.`);return warning(`Models come from the provider ${provider}, without a key.`,"Unless its address needs no key, store one as a secret and set `provider-api-key`. If the secret's name differs from the one in the workflow, the key is empty.")}var CREATE_FINE_GRAINED='Create a fine-grained token (Settings > Developer settings > Personal access tokens) with the permission "Copilot Requests", and store it as the secret that `copilot-token` names.';function checkCopilotToken(kind){switch(kind){case"classic":return problem("`copilot-token` is a classic token, which Copilot refuses.",CREATE_FINE_GRAINED);case"installation":return ok("`copilot-token` is the job's own token, or an app's.");case"refresh":return problem("`copilot-token` is a refresh token, which grants no access.",CREATE_FINE_GRAINED);case"unknown":return warning("`copilot-token` doesn't look like a GitHub token.",CREATE_FINE_GRAINED);default:return ok("`copilot-token` is a user's token, as Copilot requires.")}}
init_define_RUNTIME_PACKAGES();function checkGitHub(facts){const{refusal}=facts;return foundIn([refusal&&problem(refusal.message,refusal.hint??TRY_AGAIN),checkPullRequests(facts),checkDefaultBranch(facts),checkSquadBranches(facts)])}var TRY_AGAIN="Ask again in a minute.";function checkPullRequests({page,mayOpenPullRequests}){const where=menuPath("Settings > Actions > General",page,"/settings/actions");const permissionText='tick "Allow GitHub Actions to create and approve pull requests"';if(mayOpenPullRequests===void 0){return warning("This token can't see whether GitHub Actions may open pull requests: only an administrator's can.",`Check it yourself: open ${where}, and under "Workflow permissions" ${permissionText} if it isn't ticked.`,void 0,PAGES.actionsSettings)}return mayOpenPullRequests?ok("GitHub Actions may open pull requests."):problem("GitHub Actions may not open pull requests: the squad leaves a link instead of each.",`Open ${where}, and under "Workflow permissions" ${permissionText}. If it is greyed out, an owner of the organisation has to allow it first.`,void 0,PAGES.actionsSettings)}function checkDefaultBranch(facts){const{defaultBranch,protectedBranches,defaultRules}=facts;if(protectedBranches===void 0&&defaultRules===void 0){return ok(`This token can't see whether ${defaultBranch} is protected; if Scribe may not push, it opens a pull request.`)}const isProtected=protectedBranches?.includes(defaultBranch)||defaultRules?.some(rule=>BLOCKING_RULES.has(rule));return ok(isProtected?`${defaultBranch} is protected: Scribe keeps the memory in a pull request, which a person merges.`:`${defaultBranch} is not protected: Scribe pushes the memory to it.`)}var BLOCKING_RULES=new Set(["creation","update","pull_request","required_signatures","branch_name_pattern","commit_message_pattern","commit_author_email_pattern","committer_email_pattern"]);function checkSquadBranches(facts){const{page,squadRules=[],branchPrefix}=facts;const blockingRules=squadRules.filter(rule=>BLOCKING_RULES.has(rule));if(blockingRules.length===0)return void 0;return problem(`A ruleset blocks the squad's own branches, ${branchPrefix}**: ${[...new Set(blockingRules)].join(", ")}.`,`Open ${menuPath("Settings > Rules > Rulesets",page,"/settings/rules")} and exclude the branches ${branchPrefix}** from that ruleset.`)}function menuPath(menu,page,path){return page===void 0?menu:`${menu}, ${page}${path}`}
init_define_RUNTIME_PACKAGES();var MIN_VERSIONS={node:"20.19",git:"2.38"};function checkMachine({action,node,git,runtime}){return[ok(`squad-action ${action}.`),isAtLeast(node,MIN_VERSIONS.node)?ok(`Node ${node}.`):problem(`Node ${node} is too old.`,`Install Node ${MIN_VERSIONS.node} or later.`),checkGit(git),runtime===void 0?ok("The Copilot runtime is not on this machine; a job fetches it automatically. For a rehearsal, `npm ci` in the action's folder installs it here."):ok(`The Copilot runtime is ${runtime}.`)]}function checkGit(git){const install=`Install git ${MIN_VERSIONS.git} or later.`;if(git===void 0)return problem("git cannot be started.",install);return isAtLeast(git,MIN_VERSIONS.git)?ok(`git ${git}.`):problem(`git ${git} is too old.`,install)}function isAtLeast(version,minimum){const[major=0,minor=0]=version.split(".").map(Number);const[minMajor=0,minMinor=0]=minimum.split(".").map(Number);return major>minMajor||major===minMajor&&minor>=minMinor}
init_define_RUNTIME_PACKAGES();function checkPayer(jobs,ownerKind,isAccepted){const paysByJob=jobs.some(({kind,permissions})=>kind==="comment"&&typeof permissions!=="string"&&permissions.has("copilot-requests"));if(!paysByJob||ownerKind===void 0||isAccepted)return[];if(ownerKind==="person"){return[ok("The models are billed to the Copilot seat of the repository's owner.")]}return[warning("The models are billed to the organisation, if its policy allows it; that cannot be checked from here.",'Ask an owner of the organisation to check "Allow use of Copilot CLI billed to the organization" in its Copilot policies.',void 0,PAGES.copilotInActions)]}
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();var MANY_INBOX_FILES=100;var MAX_FILE_BYTES=1048576;async function checkMemory(tree,directory,facts){const start=`${directory}/`;const files=tree.entries.filter(({path,mode})=>path.startsWith(start)&&isRegularFile(mode));const relativePath=({path})=>path.slice(start.length);const shared=files.filter(file=>SHARED_FILES.test(relativePath(file)));const[planned,broken]=await Promise.all([attempt(planScribe(tree,{...facts,squadDirectory:directory})),Promise.all(shared.map(({path})=>readBroken(tree,path)))]);const plan=planned.kind==="done"?planned.value:void 0;const blocking=plan?.kind==="broken"?plan.brokenFiles:[];const others=broken.filter(file=>file!==void 0).filter(({path})=>blocking.every(file=>file.path!==path));return foundIn([planned.kind==="threw"?planFailure(planned.error):void 0,...blocking.map(file=>brokenFinding(file,"Scribe makes no changes until it is fixed.")),...others.map(file=>brokenFinding(file,"Scribe will stop there.")),...plan?.kind==="planned"?checkInboxes(plan.tally,facts):[],...files.map(file=>checkSize(file,relativePath(file),facts))])}var SHARED_FILES=/^(?:decisions|agents\/[^/]+\/history)\.md$/;async function readBroken(tree,path){const reason=findCorruption(await tree.read(path,MAX_FILE_BYTES)??"");return reason===void 0?void 0:{path,reason}}function brokenFinding({path,reason},outcome){return problem(`${path} is broken: ${reason}. ${outcome}`,"Make it a plain text file again: after a merge, keep what is right from both sides, and delete the conflict markers. Then commit it.")}function checkInboxes({read,unreadable:unreadable2},facts){const remedy="Correct the file, or delete it if nothing in it is worth keeping.";return[...unreadable2.map(({path,reason})=>warning(`Scribe cannot merge ${path}: ${reason}.`,remedy)),checkWaitingFiles(read-unreadable2.length,facts)]}function planFailure(error){const{message,hint="Ask again in a minute."}=describe(error);return problem(message,hint)}function checkWaitingFiles(count,facts){if(count===0)return void 0;const files=`${count} file${count===1?" waits":"s wait"} in the inboxes`;if(count<MANY_INBOX_FILES)return ok(`${files} for Scribe.`);return warning(`${files}: Scribe does not seem to run.`,`${howToStartScribe(facts)} Then look at its latest runs.`)}function howToStartScribe({scribeWorkflow}){return scribeWorkflow===void 0?"Add a workflow that runs Scribe, examples/workflows/squad-scribe.yml of the action, and start it from the Actions tab.":`Open the Actions tab, choose the workflow of ${scribeWorkflow} and press "Run workflow".`}var READ_LIMITS=[[/^agents\/[^/]+\/charter\.md$/,CHARTER_BYTES,"Make it shorter: an agent reads it every time."],[/^config\.json$/,CONFIG_BYTES,"Make it shorter."],[/^(?:team|routing)\.md$/,MAX_FILE_BYTES,"Make it shorter."],[/^decisions\.md$/,MAX_FILE_BYTES]];function checkSize({path,size},relativePath,facts){const limit=READ_LIMITS.find(([pattern,maxBytes2])=>pattern.test(relativePath)&&size>maxBytes2);if(limit===void 0)return void 0;const[,maxBytes,remedy]=limit;return warning(`${path} has ${kilobytes(size)}; only the first ${kilobytes(maxBytes)} are read.`,remedy??`Scribe moves old decisions to decisions-archive.md. ${howToStartScribe(facts)}`)}function kilobytes(bytes){return`${Math.ceil(bytes/1024)} KB`}
async function checkTeam(tree,location,facts){if(location.kind==="absent"){return[problem("There is no squad here: no .squad/team.md.",howToCreateTeam(facts))]}if(location.kind==="elsewhere")return[problem(location.reason,location.remedy)];if(!hasRoster(tree,location.directory)){return[problem(`There is no file ${location.directory}/team.md.`,howToCreateTeam(facts))]}const team=await readTeam(tree,location);const[charters,skills,memory]=await Promise.all([checkCharters(tree,team),listSkills(tree,team.directory),checkMemory(tree,team.directory,facts)]);const warnings=[...team.warnings,...skills.warnings];return foundIn([checkRoster(team),...charters,checkRouting(team),...warnings.map(text=>warningFinding(text,team.directory)),...memory])}function hasRoster(tree,directory){const path=`${directory}/team.md`;return tree.entries.some(entry=>entry.path===path&&isRegularFile(entry.mode))}function howToCreateTeam({target}){return`${INIT_ADVICE[target]} Commit it to the default branch.`}var INIT_ADVICE={terminal:"`squad-action init` makes one that fits the repository.",github:"In a clone, make one with `npx github:OWNER/squad-action init`, where OWNER is this action's owner."};function checkRoster({members,directory}){const agents=members.filter(isRoutable);if(agents.length>0){const more=agents.length>20?` and ${agents.length-20} more`:"";return ok(`On the team: ${agents.slice(0,20).map(describeMember).join(", ")}${more}.`)}return problem(`${directory}/team.md lists nobody who can work.`,"Give it this table, with a row for each agent:",exampleMembers(directory))}function describeMember({name,role,charterPath=""}){const source=isAgentFile(charterPath)?`, from ${charterPath}`:"";return role===""?`${name}${source}`:`${name} (${role}${source})`}async function checkCharters(tree,{members,directory}){const check=async member=>{const charter=await loadCharter(tree,member);const path=member.charterPath??`${directory}/agents/${member.slug}/charter.md`;if(charter?.flaw!==void 0)return warningFinding(`${path}: ${charter.flaw}`,directory);if(charter!==void 0&&charter.text!=="")return void 0;return warning(`${member.name} has no charter: nothing tells it who it is.`,`Write ${path}: a title such as \`# Ripley — Lead\`, then what the agent owns and how it works.`)};return Promise.all(members.filter(isRoutable).map(check))}function checkRouting({rules,members,directory}){if(rules.length>0||!members.some(isRoutable))return void 0;return warning(`${directory}/routing.md has no rule that names somebody on the team: work is routed by roles alone.`,"Add a table like this one:",["## Routing Table","","| Work Type | Route To | Examples |","|-----------|----------|----------|","| Tests | Hockney | unit tests, edge cases |"])}var FILES_BY_WARNING=[[/^team\.md/,"team.md"],[/^routing\.md/,"routing.md"],[/^(?:config\.json|action\b|defaultModel|agentModelOverrides)/,"config.json"]];function warningFinding(text,directory){if(text.startsWith(".ai-team/")){const remedy="Nothing needs to be done; `git mv .ai-team .squad` renames it.";return warning(text,remedy)}const file=FILES_BY_WARNING.find(([words])=>words.test(text))?.[1];const target=file===void 0?"that file":`${directory}/${file}`;return warning(text,`Correct ${target}, and commit it to the default branch.`)}
init_define_RUNTIME_PACKAGES();function checkTools({names,diagnostics}){const findings=diagnostics.map(diagnostic=>{const{code:code2,path,message,next}=diagnostic;const where=diagnostic.export===void 0?path:`${path} (${diagnostic.export})`;const createFinding=code2==="L_DUPLICATE"?warning:problem;return createFinding(`${where}: ${message} (\`${code2}\`)`,next)});return names.length===0?findings:[ok(`Tools: ${names.join(", ")}.`),...findings]}
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();var SCALAR=union([string(),number(),boolean()]).transform(String);var SCALAR_MAP=record(string(),SCALAR.catch("")).transform(map=>new Map(Object.entries(map)));var PERMISSIONS=union([m(["read-all","write-all"]),SCALAR_MAP]).nullish().transform(value=>value??void 0);var CONCURRENCY=union([SCALAR.transform(group=>new Map([["group",group]])),SCALAR_MAP]).nullish();var STEP=object({uses:string().optional(),with:SCALAR_MAP.nullish()});var JOB=object({permissions:PERMISSIONS,concurrency:CONCURRENCY,if:SCALAR.optional(),"timeout-minutes":SCALAR.optional(),steps:array(STEP).default([])});var WORKFLOW=object({on:union([string().transform(name=>[name]),array(string()),object({}).loose()]).transform(on=>Array.isArray(on)?on:Object.keys(on)),permissions:PERMISSIONS,concurrency:CONCURRENCY,jobs:record(string(),unknown())});var MAX_FILE_LENGTH=65536;var USES_LOCAL_ACTION=/^[ \t-]*uses:[ \t]*['"]?\.\/['"]?[ \t]*$/m;var SCRIBE_EVENT=/^(?:schedule|push)$/;var COMMENT_EVENT=/^(?:issue_comment|issues|pull_request_review|pull_request_review_comment)$/;function readWorkflow(file,text){const mayUseAction=/\bsquad-action\b/.test(text)||isSquadFile(file)&&USES_LOCAL_ACTION.test(text);if(!mayUseAction)return{kind:"read",jobs:[]};if(text.length>MAX_FILE_LENGTH)return unreadable("it is longer than 64 KB");if(isTooDeep(text))return unreadable("it is nested too deeply");try{const read=WORKFLOW.safeParse(parse(text,{uniqueKeys:false,logLevel:"error"}));if(!read.success)return unreadable("it lacks `on:` or `jobs:`");return{kind:"read",jobs:readJobs(file,read.data)}}catch(error){const[line=""]=(error instanceof Error?error.message:String(error)).split("\n");return unreadable(line.replace(/:$/,"").slice(0,200))}}function unreadable(reason){return{kind:"unreadable",reason}}function readJobs(file,workflow){return Object.entries(workflow.jobs).flatMap(([id,value])=>{const read=JOB.safeParse(value);const steps=read.success?readSteps(read.data):[];const squad=steps.find(({uses})=>isSquadAction(uses,file));if(!read.success||squad===void 0)return[];return{file,id,steps,squad,triggers:workflow.on,kind:findKind(squad,workflow.on),permissions:read.data.permissions??workflow.permissions??"unsaid",condition:read.data.if,concurrency:read.data.concurrency??void 0,isWorkflowQueued:(workflow.concurrency??void 0)!==void 0,timeoutMinutes:read.data["timeout-minutes"]}})}function readSteps(raw){return raw.steps.flatMap(({uses,with:settings})=>uses===void 0?[]:{uses,settings:settings??new Map})}function isSquadAction(uses,file){return uses==="./"?isSquadFile(file):/(?:^|\/)squad-action(?:@|$)/i.test(uses)}function isSquadFile(file){return/(?:^|\/)squad[^/]*$/i.test(file)}function findKind({settings},triggers){const named=settings.get("job");if(named==="scribe"||named==="comment")return named;if(triggers.some(event=>COMMENT_EVENT.test(event)))return"comment";const isAsked=settings.has("request")||triggers.every(event=>!SCRIBE_EVENT.test(event));return isAsked?"request":"scribe"}
init_define_RUNTIME_PACKAGES();var REQUIRED_EVENTS={comment:["issue_comment"],scribe:["schedule","push"]};var UNSAFE_EVENTS=["pull_request_target","workflow_run"];function checkTriggers({kind,triggers}){const unsafe=triggers.filter(event=>UNSAFE_EVENTS.includes(event));const startsItself=kind==="request"||triggers.some(event=>REQUIRED_EVENTS[kind].includes(event));const findings=unsafe.map(event=>problem(`${event} lets strangers' pull requests start a job that may write.`,`Remove ${event} from \`on:\`; the squad answers comments and reviews.`));return startsItself?findings:[...findings,missingEvent(kind)]}function missingEvent(kind){if(kind==="comment"){const lines2=["issue_comment:","  types: [created]"];return problem("comments do not start it.","Add to `on:`:",lines2)}const lines=["schedule:","  - cron: '17 4 * * *'"];return problem("nothing starts it automatically.","Add to `on:`:",lines)}var QUEUE_LINES=["concurrency:",`  group: squad-\${{ github.event.issue.number || github.event.pull_request.number }}`,"  queue: max"];var SCRIBE_QUEUE_LINES=["concurrency:","  group: squad-scribe","  cancel-in-progress: false"];function checkQueue(job){const{kind,concurrency,isWorkflowQueued}=job;const lines=kind==="scribe"?SCRIBE_QUEUE_LINES:QUEUE_LINES;if((concurrency?.get("cancel-in-progress")??"false")!=="false"){return problem("a new event cancels the run in progress.","Remove `cancel-in-progress`, so that the job says:",lines)}if(kind==="comment"&&isWorkflowQueued){return warning("the whole workflow is one queue, in which any comment pushes out a waiting request.","Move `concurrency` into the job:",lines)}if(concurrency===void 0&&!isWorkflowQueued){return warning("it has no queue, so two runs may work at once.","Add to the job:",lines,PAGES.concurrency)}if(kind!=="comment"||concurrency?.get("queue")==="max")return void 0;return warning("of several waiting requests only the newest is kept.","Make the job say:",lines,PAGES.concurrency)}function checkRequest({squad}){const request=squad.settings.get("request")??"";if(!request.includes("${{")||!/\b(?:event|head_ref|ref_name)\b/.test(request))return void 0;return problem("`request` contains text from the event, which anybody may have written, and the squad would follow it.","Write the request out; the squad sees the pull request or the issue anyway.")}function checkCondition({kind,condition,squad}){if(kind!=="comment")return void 0;const phrase=squad.settings.get("trigger-phrase")||"@squad";if(phrase.toLowerCase()==="/squad"){const message="`/squad` is the command of Squad's own workflows; the action refuses it.";return problem(message,"Remove `trigger-phrase`, or choose another.")}if(condition===void 0){return warning("it has no `if:`, so every comment starts a runner.","Add to the job a condition such as:",["if: contains(github.event.comment.body, '@squad')"])}const matchesPhrase=condition.toLowerCase().includes(phrase.toLowerCase());if(matchesPhrase||phrase.includes("${{")||!/contains\(/i.test(condition))return void 0;return problem(`its \`if:\` doesn't look for ${phrase}, the phrase that starts the squad.`,"Write that phrase in the condition.")}
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();var TOKEN_PREFIXES=[["ghp_","classic"],["github_pat_","fine-grained"],["gho_","oauth"],["ghu_","app-user"],["ghs_","installation"],["ghr_","refresh"]];function tokenKind(token){return TOKEN_PREFIXES.find(([prefix])=>token.startsWith(prefix))?.[1]??"unknown"}
var DEFAULT_MINUTES=25;function checkSteps(job){return[...foundIn(job.steps.map(checkPin)),...checkCheckout(job),...checkKeys(job.squad),...foundIn([checkTime(job)])]}function checkPin({uses}){if(uses.startsWith("./")||uses.startsWith("docker://"))return void 0;const[name="",commit=""]=uses.split("@");if(/^OWNER\//.test(uses)||/^0{40}$/.test(commit)){return problem("it still names OWNER/squad-action@000..., which is a placeholder.","Write the owner of the action and the commit of the release you chose.")}if(/^[0-9a-f]{40}$/i.test(commit))return void 0;return warning(`${uses} can change under you: it is not pinned to a commit.`,`Write ${name}@ and the 40 digits of that release's commit; the release's page shows it.`)}var CHECKOUT_LINES=["- uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2","  with: { fetch-depth: 0, persist-credentials: false }"];function checkCheckout({steps,squad}){const before=steps.slice(0,steps.indexOf(squad));const checkout=before.find(({uses})=>uses.startsWith("actions/checkout@"));if(checkout===void 0){const message="no step before the squad checks out the repository.";return[problem(message,"Put before it:",CHECKOUT_LINES)]}const lacks=(setting,value,message)=>checkout.settings.get(setting)===value?void 0:warning(message,"Add under its `with:`",[`${setting}: ${value}`]);return foundIn([lacks("persist-credentials","false","the checkout leaves the job's token in the repository's folder."),lacks("fetch-depth","0","the checkout leaves out the history that the squad works from.")])}function checkKeys({settings}){const names=["github-token","copilot-token","provider-api-key"];const exposed=names.filter(name=>{const value=settings.get(name)??"";const isKey=name==="provider-api-key"?value!=="":tokenKind(value)!=="unknown";return isKey&&!value.includes("${{")});return exposed.map(name=>problem(`\`${name}\` is written in the file, where everybody can read it.`,"Revoke that key now, store a new one under Settings > Secrets and variables > Actions, and write its name:",[`${name}: \${{ secrets.${name.toUpperCase().replaceAll("-","_")} }}`]))}function checkTime({kind,timeoutMinutes,squad}){if(kind==="scribe"||timeoutMinutes===void 0)return void 0;const squadMinutes=Number(squad.settings.get("timeout-minutes")??DEFAULT_MINUTES);if(!(Number(timeoutMinutes)<=squadMinutes))return void 0;return warning(`GitHub ends the job after ${timeoutMinutes} minutes, before the squad's own limit of ${squadMinutes}: what was finished may be lost.`,"Give the job a few minutes more:",[`timeout-minutes: ${squadMinutes+5}`])}
function findScribeWorkflow(files){return squadJobs(files).find(({kind})=>kind==="scribe")?.file}function squadJobs(files){return files.flatMap(({path,text})=>{const reading=readWorkflow(path,text);return reading.kind==="read"?reading.jobs:[]})}function checkWorkflows(files,target){const readings=files.map(({path,text})=>({path,reading:readWorkflow(path,text)}));const jobs=readings.flatMap(({reading})=>reading.kind==="read"?reading.jobs:[]);const broken=readings.flatMap(({path,reading})=>reading.kind==="read"?[]:problem(`${path} cannot be read: ${reading.reason}.`,"Correct it, or compare it with examples/workflows/ of the action."));const missing=broken.length>0?[]:findMissing(jobs,target);return foundIn([...broken,...missing,...jobs.flatMap(checkJob)])}var howToCopy=(name,target)=>{const byHand=`Copy examples/workflows/${name} of the action to .github/workflows/`;return target==="terminal"?`${byHand}; \`squad-action init --workflow-only\` does that.`:`${byHand}, fill in the owner and the commit of the action, and commit it to the default branch.`};function findMissing(jobs,target){const hasJob=kind=>jobs.some(job=>job.kind===kind);return[hasJob("comment")?void 0:problem("No workflow starts the squad when somebody comments.",howToCopy("squad.yml",target)),hasJob("scribe")?void 0:warning("No workflow runs Scribe: what agents decide and learn stays in the inboxes and doesn't become memory.",howToCopy("squad-scribe.yml",target))]}function checkJob(job){const where=`${job.file}, job ${job.id}`;const findings=foundIn([...checkTriggers(job),...checkPermissions(job),checkModels(job),checkQueue(job),checkCondition(job),checkRequest(job),...checkSteps(job)]);if(findings.length===0){return[ok(`${where}: permissions, queue, checkout and pins are as they should be.`)]}return findings.map(finding=>({...finding,what:`${where}: ${finding.what}`}))}
var WORKFLOW_PATH=/^\.github\/workflows\/[^/]+\.ya?ml$/;async function runDoctor(facts){const{tree,location,tools,github,credentials,trial,machine,box}=facts;const workflows=await readWorkflows(tree);const jobs=squadJobs(workflows);const team={...facts,scribeWorkflow:findScribeWorkflow(workflows)};const approvals=checkApprovals(jobs,await pullRequestWorkflows(tree));return[{title:"Workflows",findings:checkWorkflows(workflows,facts.target)},{title:"GitHub",findings:[...github===void 0?[GITHUB_NOT_ASKED]:checkGitHub(github),...approvals]},{title:"Tokens and models",findings:foundIn([...credentials===void 0?[]:checkCredentials(credentials),...checkPayer(jobs,github?.ownerKind,trial?.kind==="accepted"),trial&&trialFinding(trial)])},{title:"Team",findings:await checkTeam(tree,location,team)},{title:"Checks",findings:await checkChecks(tree,location)},{title:"Tools",findings:tools===void 0?[]:checkTools(tools)},{title:"Commands",findings:checkBox(box,workflows)},{title:"This machine",findings:machine===void 0?[]:checkMachine(machine)}]}var GITHUB_NOT_ASKED=warning("GitHub was not asked about the repository's settings: either a token or the repository's name is missing.","Set GITHUB_TOKEN, and GITHUB_REPOSITORY=owner/name if no remote names it, and ask again; or comment `@squad doctor` on an issue.");async function readWorkflows(tree){const paths=tree.entries.map(({path})=>path).filter(path=>WORKFLOW_PATH.test(path));return Promise.all(paths.map(async path=>({path,text:await tree.read(path)??""})))}var MAX_MODELS=12;function acceptedText(models){if(models.length===0)return"The credentials for the models were not refused.";const more=models.length-MAX_MODELS;const names=models.slice(0,MAX_MODELS).join(", ");return`The credentials are accepted. Models: ${names}${more>0?` and ${more} more`:""}.`}function trialFinding(trial){return trial.kind==="accepted"?ok(acceptedText(trial.models)):problem(trial.message,trial.hint)}
init_define_RUNTIME_PACKAGES();async function readGitHubSettings(reader,query){const{defaultBranch,branchPrefix}=query;const ownership=await attempt(reader.ownership());const[mayOpen,branches,defaultRules,squadRules]=await Promise.all([attempt(reader.actionsMayOpenPullRequests()),attempt(reader.protectedBranches()),attempt(reader.rulesFor(defaultBranch)),attempt(reader.rulesFor(`${branchPrefix}1-example`))]);const refused=[ownership,mayOpen,branches,defaultRules,squadRules].find(({kind})=>kind==="threw");return{...query,ownerKind:ownership.kind==="done"?ownership.value.ownerKind:void 0,mayOpenPullRequests:mayOpen.kind==="done"?mayOpen.value:void 0,protectedBranches:branches.kind==="done"?branches.value:void 0,defaultRules:defaultRules.kind==="done"?defaultRules.value:void 0,squadRules:squadRules.kind==="done"?squadRules.value:void 0,refusal:refused?.kind==="threw"?describe(refused.error):void 0}}
init_define_RUNTIME_PACKAGES();var MARKS={ok:"  ok       ",warning:"  warning  ",problem:"  PROBLEM  "};var COLOURS={ok:"\x1B[32m",warning:"\x1B[33m",problem:"\x1B[31m"};var INDENT=" ".repeat(MARKS.ok.length);var MAX_LENGTH=600;var MAX_ITEMS=40;function renderText(sections,isColoured=false){const nonEmpty=sections.filter(({findings})=>findings.length>0);const parts=nonEmpty.map(({title,findings})=>[title,...findings.map(finding=>renderFinding(finding,isColoured))].join("\n"));return`${[...parts,wrapText(summarizeFindings(sections),{first:"",rest:""})].join("\n\n")}
`}function renderFinding(finding,isColoured){const marks={first:MARKS[finding.level],rest:INDENT};const text=wrapText(oneLine(finding.what,MAX_LENGTH),marks);const mark=MARKS[finding.level];const what=isColoured?`${COLOURS[finding.level]}${mark}\x1B[0m${text.slice(mark.length)}`:text;if(finding.level==="ok")return what;const indent={first:`${INDENT}-> `,rest:`${INDENT}   `};const remedy=wrapText(oneLine(finding.remedy,MAX_LENGTH),indent);const lines=(finding.lines??[]).map(line=>`${INDENT}     ${line}`.trimEnd());const page=finding.page===void 0?[]:[`${INDENT}   ${finding.page}`];return[what,remedy,...lines,...page].join("\n")}function renderMarkdown(sections,safe){const all=sections.flatMap(({findings})=>findings);const listLevel=level=>{const found=all.filter(finding=>finding.level===level);const items=found.map(finding=>renderItem(finding,safe));return items.length===0?void 0:list(items,MAX_ITEMS)};const problems=listLevel("problem");const warnings=listLevel("warning");const healthy=listLevel("ok");return paragraphs([`**${summarizeFindings(sections)}**`,problems&&`**What to fix**

${problems}`,warnings&&`**Worth a look**

${warnings}`,healthy&&collapsible("As it should be",healthy)])}function renderItem(finding,safe){const what=inline(finding.what,MAX_LENGTH,safe);if(finding.level==="ok")return what;const{remedy,lines=[],page}=finding;const more=page===void 0?"":` ([GitHub's documentation](${page}))`;const block=lines.length===0?"":`

${codeBlock(lines.join("\n"),"")}`;return`${what}
→ ${inline(remedy,MAX_LENGTH,safe)}${more}${block}`.replaceAll("\n","\n  ")}
// src/tools/custom/executable/tool-tests.ts
init_define_RUNTIME_PACKAGES();
var outputSchema = object({ exitCode: number(), stdout: string(), stderr: string() });
var MAX_SHOWN_LENGTH = 300;
async function runToolTests({ tool, manifest }, { call, signal }) {
  const results = [];
  for (const test of manifest.tests) {
    const failed = signal.aborted ? "it did not run: the time was up" : findTestFailure(test, await call(test.arguments));
    results.push({ tool: tool.name, test: test.name, failed });
  }
  return results;
}
function findTestFailure({ expect }, { data, text }) {
  const output = outputSchema.safeParse(data);
  if (!output.success) return shorten(text);
  const { exitCode, stdout, stderr } = output.data;
  if (exitCode !== expect.exitCode) {
    const why2 = `exit code ${exitCode} instead of ${expect.exitCode}`;
    return stderr === "" ? why2 : `${why2}; standard error: ${shorten(stderr)}`;
  }
  const why = findOutputProblem(stdout, expect);
  return why !== void 0 && isTruncated(stdout) ? `${why}; ${TOO_LONG}` : why;
}
var TOO_LONG = "it is too long, so only its beginning was compared";
function findOutputProblem(stdout, { stdout: whole, contains: part }) {
  if (whole !== void 0 && stdout.trimEnd() !== whole.trimEnd()) {
    return `standard output ${quoted(stdout)} instead of ${quoted(whole)}`;
  }
  if (part === void 0 || stdout.includes(part)) return void 0;
  return `standard output ${quoted(stdout)} without ${quoted(part)}`;
}
function quoted(text) {
  return cutCharacters(JSON.stringify(text.trimEnd()), MAX_SHOWN_LENGTH);
}
function shorten(text) {
  return cutCharacters(oneLine(text), MAX_SHOWN_LENGTH);
}
function renderTestResults(results) {
  if (results.length === 0) return 'There are no tests. Add some under "tests" in a tool.yaml.\n';
  const failed = results.filter((result) => result.failed !== void 0);
  const lines = results.map(
    ({ tool, test, failed: why }) => why === void 0 ? `  ok      ${tool}: ${test}` : `  FAILED  ${tool}: ${test}
          ${why}`
  );
  return `${[...lines, `${results.length} run, ${failed.length} failed`].join("\n")}
`;
}

export {
  addressableName,
  nameList,
  renderNoTeam,
  renderEmptyRoster,
  renderUnreadableTeam,
  renderUnknownAgent,
  readWorkflow,
  tokenKind,
  runDoctor,
  readWorkflows,
  readGitHubSettings,
  renderText,
  renderMarkdown,
  runToolTests,
  renderTestResults
};
