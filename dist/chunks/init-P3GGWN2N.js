import {
  connectLocalGitHub,
  defaultBranch,
  findActionName,
  findRepositoryAddress,
  repositoryUrl
} from "./chunk-H5S3LTDM.js";
import {
  executeGit
} from "./chunk-J7XAV6N5.js";
import {
  readWorkflow,
  readWorkflows
} from "./chunk-K6DTDGB3.js";
import "./chunk-67VWZXBG.js";
import "./chunk-ZPRMZCTW.js";
import "./chunk-T3IYZQMT.js";
import {
  createOutbound
} from "./chunk-WARSGAYB.js";
import "./chunk-AFJI2Y4L.js";
import "./chunk-JCQX5ARW.js";
import {
  isAgentFile,
  locateSquad,
  readAgentFile
} from "./chunk-BFRDZSP3.js";
import "./chunk-Y5CDGCLL.js";
import "./chunk-NNWMED56.js";
import "./chunk-LSQIVI4U.js";
import "./chunk-QZ3MK2WS.js";
import "./chunk-RI6QV5LA.js";
import {
  CHECK_FILES,
  findChecks,
  packageManagerOf
} from "./chunk-HSV4OKKC.js";
import "./chunk-RGQNMSAE.js";
import {
  fileError,
  openRepository,
  readWorkingTree,
  throwFileError
} from "./chunk-4EIQ3BW4.js";
import {
  createMask
} from "./chunk-EGLUAHLC.js";
import {
  systemCode
} from "./chunk-T3ZW4PF5.js";
import "./chunk-Y6Y65M3R.js";
import "./chunk-PGYTNQMN.js";
import {
  isRegularFile,
  slug
} from "./chunk-5VUA52BT.js";
import "./chunk-RH6U7PNI.js";
import "./chunk-RBRYF52E.js";
import "./chunk-PO4G3B7X.js";
import {
  dayOf,
  plural
} from "./chunk-BSQV4ART.js";
import "./chunk-KITWVC6M.js";
import {
  fieldsOf,
  readJson
} from "./chunk-DZISDMIS.js";
import {
  printFailure,
  printOutput,
  printUsageError,
  readArguments,
  shortErrorText
} from "./chunk-LTL7NMIL.js";
import {
  wrapText
} from "./chunk-LYEGXDRK.js";
import {
  oneLine
} from "./chunk-45EAQZGJ.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-RE6EZ2WX.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-ZGMSCD6E.js";
import {
  SquadError,
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

init_define_RUNTIME_PACKAGES();import{existsSync as existsSync2}from"node:fs";
init_define_RUNTIME_PACKAGES();function renderInit(report2){const{delivery,written,extended,kept,noTeam}=report2;const isPlan=delivery.kind==="planned";const isUnchanged=written.length+extended.length===0;return[...renderFindings(report2),"",...isUnchanged?["Everything is there already; nothing was written.",""]:[],...listPaths(isPlan?"Would write":"Written",written),...listPaths(isPlan?"Would add lines to":"Lines added to",extended),...listPaths("Left as it is",kept),...noTeam===void 0?[]:[wrapText(`No team was made. ${noTeam}`,NO_INDENT),""],"What is left for you:",...listTodo(report2).map((item,at)=>wrapText(item,{first:`  ${at+1}. `,rest:"     "})),""].join("\n")}var NO_INDENT={first:"",rest:""};function renderFindings(report2){const{name,ownerKind,defaultBranch:defaultBranch2,languages,checks,team,action}=report2;const rows=[["Repository",[name??"no remote on a server",ownerKind&&OWNERS[ownerKind]].filter(Boolean).join(", ")],["Branch",defaultBranch2],["Stack",languages.join(", ")||"nothing known"],["Checks",checks.join(", ")||"none found; .squad/config.json can name them"],["Team",team],["Action",action??"unknown from here"]];return rows.flatMap(([title,text])=>text===void 0?[]:wrapText(text,{first:title.padEnd(12),rest:" ".repeat(12)}))}var OWNERS={organisation:"of an organisation",person:"of a person"};var MAX_PATHS=20;function listPaths(title,paths){if(paths.length===0)return[];const shown=paths.slice(0,MAX_PATHS).map(path=>`  ${path}`);const more=paths.length-shown.length;const head=`${title}, ${plural(paths.length,"file")}:`;return[head,...shown,...more>0?[`  and ${more} more`]:[],""]}function listTodo(report2){const{needsPin,settingsPage,ownerKind}=report2;const page=settingsPage??"Settings > Actions > General";const items=[needsPin&&"In the workflows, replace OWNER and the zeros with the action's owner and commit.",deliverIt(report2),`Let Actions create pull requests: ${page}`,MODELS[ownerKind??"unknown"],"Comment on an issue: @squad add a test for the login form"];return items.filter(item=>item!==false)}function deliverIt({delivery,defaultBranch:defaultBranch2,written,extended}){switch(delivery.kind){case"pull-request":return`Merge the pull request: ${delivery.url}`;case"branch":return`Open the pull request, and merge it: ${delivery.url}`;case"planned":return"Run this again without --dry-run.";case"written":{const isUnchanged=written.length+extended.length===0;return`${isUnchanged?"See that the files are on":"Commit, and push to"} ${defaultBranch2}: workflows answer comments from there.`}}}var MODELS={organisation:'Models: have "use of Copilot CLI billed to the organization" allowed there.',person:"Models: your own Copilot seat pays for them; nothing to set up.",unknown:"Models: the owner's Copilot pays; an organisation has to allow that."};
init_define_RUNTIME_PACKAGES();import{existsSync}from"node:fs";import{appendFile,mkdir,readFile as readFile2,writeFile}from"node:fs/promises";import{dirname,join as join4}from"node:path";
init_define_RUNTIME_PACKAGES();function findExistingWorkflow(example,present){const kinds=jobKinds(example);return present.find(one=>jobKinds(one).some(kind=>kinds.includes(kind)))?.path}function freePath(path,present){const isTaken=present.some(one=>one.path===path);return isTaken?path.replace(/\.yml$/,"-action.yml"):path}function jobKinds({path,text}){const reading=readWorkflow(path,text);return reading.kind==="read"?reading.jobs.map(({kind})=>kind):["comment","scribe"]}var PLACEHOLDER=/OWNER\/squad-action@0{40}(?: # v[\d.]+)?/g;function fillWorkflow(text,{action,install}){const copied=text.replace(/^# Copy to \.github\S+ /,"# ");const installed=install===void 0?copied:copied.replace(/^( *)# - run: npm ci$/m,(_line,indent)=>`${indent}- run: ${install}`);if(action===void 0)return installed;return installed.replace(/^ *# Put the owner and the commit .*\n/m,"").replace(PLACEHOLDER,()=>action)}function hasPlaceholder(text){return text.search(PLACEHOLDER)>=0}var UNION_MERGED=["decisions.md","agents/*/history.md","log/**","orchestration-log/**"];function missingAttributes(present,directory){const text=present??"";const lines=new Set(text.split(/\r?\n/).map(line=>line.trim().split(/\s+/).join(" ")));const wanted=UNION_MERGED.map(path=>`${directory}/${path} merge=union`);const missing=wanted.filter(line=>!lines.has(line));if(missing.length===0)return"";const end=text.includes("\r\n")?"\r\n":"\n";const start=text===""||text.endsWith("\n")?"":end;return`${start}${missing.join(end)}${end}`}
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();var LEFT_TO={lead:"questions of scope",developer:"features and fixes",backend:"the server",frontend:"the pages",tester:"tests"};var MAKERS_RULES=["Follows the names and patterns of the code around a change","Changes what was asked and nothing beside it","Says what could not be checked"];var LEAD={covers:"lead",name:"Ripley",role:"Lead",motto:"Asks what can be left out.",expertise:"scope, design, code review",style:"Short and direct; says why.",owns:["The shape of the code: structure, interfaces, dependencies","Code reviews"],workingRules:["Reads what is there before proposing something new","Prefers the smallest change that does what was asked","Records a decision when others will have to follow it"],route:{work:"Scope and design",examples:"architecture, reviews, trade-offs, plans"}};var DEVELOPER={covers:"developer",name:"Fenster",role:"Developer",motto:"Makes it work, then makes it plain.",expertise:"implementation, debugging, documentation",style:"Practical; shows the change rather than describing it.",owns:["Features and fixes, from the first line to the last","The documentation of both"],workingRules:MAKERS_RULES,route:{work:"Features and fixes",examples:"new behaviour, bugs, refactoring, docs"}};var BACKEND={...DEVELOPER,covers:"backend",role:"Backend",expertise:"server code, interfaces, data, documentation",owns:["What runs on the server: interfaces, data, errors","The documentation of it"],route:{work:"Server",examples:"endpoints, data, validation, performance"}};var FRONTEND={covers:"frontend",name:"Verbal",role:"Frontend",motto:"Uses the page before changing it.",expertise:"pages, components, accessibility",style:"Concrete; speaks of what people see.",owns:["What people see and use: pages, components, styles","That everybody can use it"],workingRules:MAKERS_RULES,route:{work:"Pages",examples:"components, forms, styles, accessibility"}};var TESTER={covers:"tester",name:"Hockney",role:"Tester",motto:"Looks where nobody looked.",expertise:"unit tests, edge cases, regressions",style:"Exact; one claim, one test.",owns:["Tests, and what they claim","Edge cases: empty, huge, hostile, twice"],workingRules:["Writes a test that fails without the change","Tests what people see, not how it is made","Hands a defect back with the smallest example that shows it"],route:{work:"Tests",examples:"unit tests, edge cases, flaky tests"}};function agentsFor(isSplit){return[LEAD,...isSplit?[BACKEND,FRONTEND]:[DEVELOPER],TESTER]}
function planTeam(isSplit,fromCopilot){const covered=new Set(fromCopilot.map(({covers})=>covers));const names=new Set(fromCopilot.map(({name})=>slug(name)));const own=agentsFor(isSplit).filter(({covers,name})=>!covered.has(covers)&&!names.has(slug(name)));return{own,fromCopilot}}var FILE_NAME=/^\.github\/agents\/((?!squad\.)[A-Za-z0-9][A-Za-z0-9-]{0,39})\.agent\.md$/;var MAX_AGENTS=12;async function readCopilotAgents(tree){const paths=tree.entries.filter(({path,mode})=>isAgentFile(path)&&isRegularFile(mode)).map(({path})=>path);const agents=await Promise.all(paths.map(path=>readCopilotAgent(tree,path)));return agents.filter(agent=>agent!==void 0).slice(0,MAX_AGENTS)}async function readCopilotAgent(tree,path){const stem=FILE_NAME.exec(path)?.[1];if(stem===void 0)return void 0;const name=`${stem.charAt(0).toUpperCase()}${stem.slice(1)}`;const{description,charter}=readAgentFile(await tree.read(path)??"",name);if(charter==="")return void 0;return{name,path,role:tableCell(description),covers:roleIn(stem)??roleIn(description)}}function tableCell(text){return oneLine(text.replace(/[|`<>]/g," "))}var ROLE_WORDS=[["tester",/\b(?:tests?|testers?|testing|qa|quality)\b/i],["lead",/\b(?:lead|architect|reviewer|reviews?)\b/i],["frontend",/\b(?:front-?end|ui|css)\b/i],["backend",/\b(?:back-?end|api|server)\b/i],["developer",/\b(?:dev|developer|engineer|coder|programmer|implements?)\b/i]];function roleIn(text){return ROLE_WORDS.find(([,words])=>words.test(text))?.[0]}
init_define_RUNTIME_PACKAGES();var BUILD_FILES=[{pattern:/^package\.json$/,language:"JavaScript"},{pattern:/^(?:pyproject\.toml|requirements\.txt|setup\.py)$/,language:"Python"},{pattern:/^go\.mod$/,language:"Go"},{pattern:/^Cargo\.toml$/,language:"Rust"},{pattern:/^(?:pom\.xml|build\.gradle(?:\.kts)?)$/,language:"Java"},{pattern:/^[^/]+\.(?:sln|slnx|csproj|fsproj)$/,language:".NET"},{pattern:/^Gemfile$/,language:"Ruby"},{pattern:/^composer\.json$/,language:"PHP"}];var FRONTEND_FOLDER=/^(?:(?:apps|packages)\/)?(?:frontend|front-end|client|web|webapp|ui)$/i;var BACKEND_FOLDER=/^(?:(?:apps|packages|services)\/)?(?:backend|back-end|server|api)$/i;var FRONTEND_PACKAGE=/^(?:react|vue|svelte|preact|solid-js|lit|@angular\/core|next|nuxt|astro)$/;var BACKEND_PACKAGE=/^(?:express|fastify|koa|hono|@hapi\/hapi|@nestjs\/core)$/;async function readStack(top){const[found,packages]=await Promise.all([findChecks(top,void 0),readPackages(top)]);const languages=BUILD_FILES.filter(({pattern})=>has(top,pattern));const namedChecks=found.length===0?otherChecks(top):[];const servesItself=languages.some(({language})=>language!=="JavaScript");const hasFrontend=has(top,FRONTEND_FOLDER)||packages.some(one=>FRONTEND_PACKAGE.test(one));const hasBackend=has(top,BACKEND_FOLDER)||servesItself||packages.some(one=>BACKEND_PACKAGE.test(one));return{languages:[...new Set(languages.map(({language})=>language))],checks:[...found.map(({run})=>run),...namedChecks],namedChecks,install:installStep(top,found,packages),isSplit:hasFrontend&&hasBackend}}function has({names},pattern){return names.some(name=>pattern.test(name))}function otherChecks(top){const wrapped=(wrapper,program)=>top.names.includes(wrapper)?`./${wrapper}`:program;return[...has(top,/^pom\.xml$/)?[`${wrapped("mvnw","mvn")} --batch-mode --offline test`]:[],...has(top,/^build\.gradle(?:\.kts)?$/)?[`${wrapped("gradlew","gradle")} --offline test`]:[],...has(top,/^[^/]+\.(?:sln|slnx|csproj|fsproj)$/)?["dotnet test --no-restore"]:[]]}async function readPackages(top){const json=readJson(await top.read("package.json")??"");const fields=json.kind==="value"?fieldsOf(json.value):void 0;return["dependencies","devDependencies"].flatMap(kind=>[...fieldsOf(fields?.get(kind))?.keys()??[]])}function installStep(top,checks,packages){const usesNpm=packageManagerOf(top)==="npm"&&top.names.includes("package-lock.json");return usesNpm&&checks.length>0&&packages.length>0?"npm ci":void 0}
init_define_RUNTIME_PACKAGES();var isOwn=agent=>"motto"in agent;var agentFolder=({name})=>`.squad/agents/${slug(name)}`;var charterPath=agent=>isOwn(agent)?`${agentFolder(agent)}/charter.md`:agent.path;function teamMembers({own,fromCopilot}){return[...own,...fromCopilot]}function newTeamFiles(team){return new Map([[".squad/team.md",renderRoster(team)],[".squad/routing.md",renderRouting(team)],[".squad/decisions.md",DECISIONS],[".squad/config.json",toJson({version:1,...checkSettings(team)})],[".squad/casting/registry.json",toJson({agents:castingEntries(team)})],...teamMembers(team).flatMap(agent=>[...isOwn(agent)?[charterFile(agent,team)]:[],[`${agentFolder(agent)}/history.md`,renderHistory(agent,team)]])])}function checkSettings({namedChecks}){if(namedChecks.length===0)return{};return{action:{checks:namedChecks.map(run=>({name:run,run,timeout:600}))}}}function renderRoster(team){const{project,today}=team;const rows=teamMembers(team).map(agent=>{return`| ${agent.name} | ${agent.role} | \`${charterPath(agent)}\` | ✅ Active |`});return`# Squad Team

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
`}function renderRouting(team){const members=teamMembers(team);const rows=members.map(agent=>{const{work,examples}=isOwn(agent)?agent.route:{work:agent.role||agent.name,examples:""};return`| ${work} | ${agent.name} | ${examples} |`});const reviewer=members.find(({covers})=>covers==="lead")??members[0];return`# Work Routing

## Routing Table

| Work Type | Route To | Examples |
|-----------|----------|----------|
${rows.join("\n")}

## Rules

1. The smallest number of agents that can do the work.
2. Reviews go to ${reviewer?.name??"the lead"}; nobody reviews their own work.
3. A question that one agent can answer goes to that agent alone.
`}var DECISIONS=`# Squad Decisions

## Active Decisions

No decisions recorded yet.

## Governance

- Decisions that others have to follow are recorded here.
- A decision is changed by a new one that names it, not by editing it.
`;function charterFile(agent,team){return[charterPath(agent),renderCharter(agent,team)]}function renderCharter(agent,team){return`# ${agent.name} — ${agent.role}

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

- I leave ${leftToOthers(agent,team)}.

## Model

- **Preferred:** auto
`}function leftToOthers(agent,team){const others=teamMembers(team).filter(({covers})=>covers&&covers!==agent.covers);const parts=others.map(({covers,name})=>`${covers?LEFT_TO[covers]:""} to ${name}`);const last=parts.at(-1)??"everything else to the coordinator";return parts.length<2?last:`${parts.slice(0,-1).join(", ")} and ${last}`}function renderHistory({name,role},{project,today}){return`# ${name} — History

## Core Context

- ${role||name} of ${project} since ${today}.

## Learnings
`}function castingEntries(team){const since=`${team.today}T00:00:00.000Z`;const rest={universe:"none",status:"active"};const entry=({name})=>({created_at:since,persistent_name:name,...rest});return Object.fromEntries(teamMembers(team).map(agent=>[slug(agent.name),entry(agent)]))}function bullets(items){return items.map(item=>`- ${item}`).join("\n")}function toJson(value){return`${JSON.stringify(value,null,2)}
`}
init_define_RUNTIME_PACKAGES();import{lstatSync}from"node:fs";import{join}from"node:path";function assertWritablePaths(root,paths){for(const path of paths){const names=path.split("/");names.forEach((_,at)=>{assertWritablePath(root,names.slice(0,at+1).join("/"),at<names.length-1)})}}function assertWritablePath(root,path,isFolder){const found=statPath(root,path);if(found===void 0||(isFolder?found.isDirectory():found.isFile()))return;const wanted=isFolder?"a folder":"a file";const what=found.isSymbolicLink()?"a symbolic link, and nothing is written through one":`not ${wanted}`;throw new SquadError({code:"E_INPUT",message:`${path} is ${what}.`,hint:`Put ${wanted} of this repository in its place, or remove it; then run the same command again.`})}function statPath(root,path){try{return lstatSync(join(root,path),{throwIfNoEntry:false})}catch(error){throw fileError("written",path,error)}}
init_define_RUNTIME_PACKAGES();import{readdir}from"node:fs/promises";import{basename,join as join2}from"node:path";async function readRepository(root){const address=await findRepositoryAddress(root);const github=address&&await connectLocalGitHub(address,()=>{});const facts=github&&await attempt(github.ownership());const known=facts?.kind==="done"?facts.value:void 0;return{project:address?.name??oneLine(basename(root)),address,github,ownerKind:known?.ownerKind,defaultBranch:known?.defaultBranch??await defaultBranch(root)}}var HOLDERS=["apps","packages","services"];async function readTop(root){const tree=await readWorkingTree(root,...Object.values(CHECK_FILES));const namesIn=async folder=>{const found=await attempt(readdir(join2(root,folder)));return found.kind==="done"?found.value:[]};const below=await Promise.all(HOLDERS.map(async holder=>(await namesIn(holder)).map(name=>`${holder}/${name}`)));return{entries:tree.entries,read:tree.read,names:[...await namesIn(""),...below.flat()]}}
init_define_RUNTIME_PACKAGES();import{readFile}from"node:fs/promises";import{join as join3}from"node:path";var WORKFLOWS=".github/workflows";var NAMES=["squad.yml","squad-scribe.yml"];async function chooseWorkflows(root,actionFolder,facts){const tree=await readWorkingTree(root,WORKFLOWS);const entries=tree.entries.filter(({mode})=>isRegularFile(mode));const present=await readWorkflows({...tree,entries});const read=async name=>{const path=`${WORKFLOWS}/${name}`;return{path,text:await readFile(join3(examplesFolder(actionFolder),name),"utf8")}};const examples=await Promise.all(NAMES.map(read));const files=new Map;const others=new Set;for(const example of examples){const other=findExistingWorkflow(example,present);if(other!==void 0)others.add(other);else files.set(freePath(example.path,present),fillWorkflow(example.text,facts))}const kept=present.filter(({path})=>others.has(path)).map(({text})=>text);return{files,others:[...others],needsPin:[...files.values(),...kept].some(hasPlaceholder)}}function examplesFolder(actionFolder){return join3(actionFolder,"examples","workflows")}
var ATTRIBUTES=".gitattributes";var NEW_TEAM_FOLDER=".squad";async function planInit(request){const{root,actionFolder,action,isWorkflowOnly}=request;const stack=await readStack(await readTop(root));const found=await findTeam(root);const makesTeam=!found.hasTeam&&found.noTeam===void 0&&!isWorkflowOnly;const team=makesTeam?planTeam(stack.isSplit,await readCopilotAgents(await readWorkingTree(root,AGENTS_FOLDER))):void 0;const chosen=await chooseWorkflows(root,actionFolder,{action,install:stack.install});const wanted=new Map([...team===void 0?[]:newTeamFiles({...request,...team,namedChecks:stack.namedChecks}),...chosen.files]);assertWritablePaths(root,wanted.keys());const attributes=isWorkflowOnly?void 0:await readAttributes(root,found.directory);const isNew=([path])=>!existsSync(join4(root,path));return{root,stack,files:new Map([...wanted].filter(isNew)),kept:[...[...wanted].filter(file=>!isNew(file)).map(([path])=>path),...chosen.others],attributes:attributes?.missing??"",hasAttributes:attributes?.isThere??false,team:describeTeam(team,found),noTeam:isWorkflowOnly?void 0:found.noTeam,needsPin:chosen.needsPin}}var AGENTS_FOLDER=".github/agents";async function findTeam(root){const tree=await readWorkingTree(root,NEW_TEAM_FOLDER,".ai-team");const location=await locateSquad(tree);if(location.kind==="elsewhere"){const noTeam=oneLine(`${location.reason} ${location.remedy}`);return{hasTeam:true,directory:NEW_TEAM_FOLDER,noTeam}}const directory=location.kind==="found"?location.directory:NEW_TEAM_FOLDER;const hasTeam=tree.entries.some(({path})=>path===`${directory}/team.md`);return{hasTeam,directory:hasTeam?directory:NEW_TEAM_FOLDER,noTeam:void 0}}function describeTeam(plan,found){if(plan===void 0)return found.hasTeam&&found.noTeam===void 0?`${found.directory}, kept`:void 0;const names=teamMembers(plan).map(({name,role})=>role===""?name:`${name} (${role})`);return names.join(", ")}async function readAttributes(root,directory){assertWritablePaths(root,[`${directory}/team.md`,ATTRIBUTES]);const path=join4(root,ATTRIBUTES);const isThere=existsSync(path);const present=isThere?await readFile2(path,"utf8").catch(throwFileError("read",ATTRIBUTES)):void 0;return{isThere,missing:missingAttributes(present,directory)}}function planPaths({files,attributes,hasAttributes}){const added=attributes===""?[]:[ATTRIBUTES];return{written:[...files.keys(),...hasAttributes?[]:added],extended:hasAttributes?added:[]}}async function applyPlan({root,files,attributes}){for(const[path,text]of files){await writeNewFile(join4(root,path),text).catch(throwFileError("written",path))}if(attributes==="")return;await appendFile(join4(root,ATTRIBUTES),attributes).catch(throwFileError("written",ATTRIBUTES))}async function writeNewFile(path,text){await mkdir(dirname(path),{recursive:true});try{await writeFile(path,text,{flag:"wx"})}catch(error){if(systemCode(error)!=="EEXIST")throw error}}
init_define_RUNTIME_PACKAGES();
// src/adapters/git/propose-commit.ts
init_define_RUNTIME_PACKAGES();
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as join5 } from "node:path";
async function proposeCommit(proposed) {
  const { root, base, branch, message, write } = proposed;
  const there = await runGit(root, ["ls-remote", "--heads", "origin", `refs/heads/${branch}`]);
  if (there !== "") throw branchExists(branch);
  await runGit(root, ["fetch", "--quiet", "--no-tags", "origin", `refs/heads/${base}`]);
  const parent = await mkdtemp(join5(tmpdir(), "squad-init-"));
  const copy = join5(parent, "copy");
  try {
    await runGit(root, ["worktree", "add", "--quiet", "--detach", copy, "FETCH_HEAD"]);
    const paths = await write(copy);
    if (paths.length === 0) return false;
    await runGit(copy, ["add", "--force", "--", ...paths]);
    await runGit(copy, ["commit", "--quiet", "--no-verify", "--message", message]);
    await runGit(copy, ["push", "--quiet", "--no-verify", "origin", `HEAD:refs/heads/${branch}`]);
    return true;
  } finally {
    await rm(parent, { recursive: true, force: true });
    await executeGit({ args: ["worktree", "prune"], directory: root });
  }
}
var OWN_SETTINGS = ["-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false"];
var MAX_LINES = 3;
async function runGit(directory, args) {
  const result = await executeGit({ args: [...OWN_SETTINGS, ...args], directory });
  if (result.code === 0) return result.stdout.trim();
  const lines = result.stderr.split("\n").filter((line) => line.trim() !== "");
  const reason = lines.slice(0, MAX_LINES).join("\n");
  throw new SquadError({
    code: "E_GIT",
    message: `\`git ${args[0] ?? ""}\` failed: ${reason}`,
    hint: "Make that work and run the same command again; or leave out --pull-request, and push the files yourself."
  });
}
function branchExists(branch) {
  return new SquadError({
    code: "E_GIT",
    message: `The remote already has a branch ${branch}.`,
    hint: "Merge its pull request, or delete the branch; then run the same command again."
  });
}

var BRANCH="add-squad";var TITLE="Add a squad of AI agents";var BODY=`A team in \`.squad/\`, and the workflows that let it work from issues and pull requests.

Read the charters and the workflows' permissions before you merge. Afterwards a comment on an issue starts the team.`;async function proposeFiles(root,repository,write){const base=repository.defaultBranch;const isPushed=await proposeCommit({root,base,branch:BRANCH,message:TITLE,write});return isPushed?openPullRequest(repository):void 0}async function openPullRequest(repository){const{address,github,defaultBranch:defaultBranch2}=repository;if(address===void 0)return{kind:"branch",url:`the branch ${BRANCH}`};const url=`${repositoryUrl(address)}/compare/${defaultBranch2}...${BRANCH}?expand=1`;if(github===void 0)return{kind:"branch",url};const{serverUrl}=address;const{holdsSecret}=createMask([]);const{seal,sealTitle}=createOutbound({holdsSecret,phrase:"@squad",serverUrl});const answer=await github.openPullRequest({title:sealTitle(TITLE),body:seal(BODY),head:BRANCH,base:defaultBranch2,draft:false});return answer.kind==="opened"?{kind:"pull-request",url:answer.pullRequest.url}:{kind:"branch",url}}
var HELP=`squad-action init [--directory .] [--pull-request] [--dry-run]
                 [--workflow-only] [--action owner/name@commit]

  Gives a repository what the squad needs: a team that fits it, under .squad/,
  and two workflows. A team that is there stays as it is, and so does every
  file; agents of .github/agents/ become members. Nothing of the repository is
  run.

  --directory      the repository; this folder unless told
  --pull-request   push the files to a branch of their own, with your git
                   credentials, and open a pull request; no file changes here
  --dry-run        write nothing, and say what would be written
  --workflow-only  no team, the workflows alone
  --action         what the workflows name: the action's repository, and the
                   commit of its release in 40 digits; unless told, the one
                   that this command was fetched from

  With GITHUB_TOKEN, GH_TOKEN or the login of gh, it asks GitHub whose the
  repository is and opens the pull request. Without, it prints a link.

  Exit code 0: done; 1: it could not be done; 2: the command line is wrong.
`;var OPTIONS={directory:{type:"string",default:"."},"pull-request":{type:"boolean",default:false},"dry-run":{type:"boolean",default:false},"workflow-only":{type:"boolean",default:false},action:{type:"string"},help:{type:"boolean",short:"h",default:false}};var ACTION_PATTERN=/^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/;async function initCommand(args,settings){const read=readArguments(args,{options:OPTIONS,allowPositionals:false});const opened=await openRepository(read,HELP);if(typeof opened==="number")return opened;const{root,action:named,"workflow-only":isWorkflowOnly}=opened;if(named!==void 0&&!ACTION_PATTERN.test(named))return printUsageError(WRONG_ACTION);const{actionFolder}=settings;if(!existsSync2(examplesFolder(actionFolder)))return printFailure(missingExamples(actionFolder));const repository=await readRepository(root);const action=named??await findActionName(actionFolder);const{project}=repository;const today=dayOf(settings.now);const request={root,actionFolder,action,project,today,isWorkflowOnly};const deliver=opened["dry-run"]?deliverNothing:opened["pull-request"]?propose:writeHere;const done=await attempt(deliver(request,repository));if(done.kind==="threw")return printFailure(shortErrorText(done.error));return printOutput(report(request,repository,done.value))}var WRONG_ACTION="--action is written owner/name@commit, with the 40 digits of the commit.\n";function missingExamples(folder){return`The example workflows are not there, so nothing was written: ${examplesFolder(folder)} is missing.
Take a copy of the action's whole repository, and run dist/cli.js in that.
`}var deliverNothing=async request=>({plan:await planInit(request),delivery:{kind:"planned"}});var writeHere=async request=>{const plan=await planInit(request).catch(throwSaying("Nothing was written."));await applyPlan(plan).catch(throwSaying("The files written so far stay."));return{plan,delivery:{kind:"written"}}};var propose=async(request,repository)=>{let planned;const delivery=await proposeFiles(request.root,repository,async root=>{const plan=await planInit({...request,root});planned=plan;await applyPlan(plan);const{written,extended}=planPaths(plan);return[...written,...extended]});return{plan:planned??await planInit(request),delivery:delivery??{kind:"written"}}};function throwSaying(words){return error=>{const text=shortErrorText(error).trimEnd();throw new SquadError({code:"E_INPUT",message:text,hint:words,cause:error})}}function report(request,repository,{plan,delivery}){const{address,ownerKind,defaultBranch:defaultBranch2}=repository;const{languages,checks}=plan.stack;return renderInit({...plan,...planPaths(plan),name:address&&`${address.owner}/${address.name}`,settingsPage:address&&`${repositoryUrl(address)}/settings/actions`,ownerKind,defaultBranch:defaultBranch2,languages,checks,action:request.action,delivery})}
export {
  initCommand
};
