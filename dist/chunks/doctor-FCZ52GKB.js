import {
  checkTools
} from "./chunk-RLOFXMAR.js";
import {
  connectLocalGitHub,
  defaultBranch,
  describeAction,
  findRepositoryAddress,
  localCopilotToken,
  localPath,
  localProvider,
  repositoryUrl,
  usesColour
} from "./chunk-H5S3LTDM.js";
import {
  createLazyCopilot,
  thisPlatform
} from "./chunk-7VT4QMUR.js";
import {
  gitVersion
} from "./chunk-J7XAV6N5.js";
import {
  readGitHubSettings,
  renderText
} from "./chunk-BR7YI5F6.js";
import {
  runDoctor,
  tokenKind
} from "./chunk-K6DTDGB3.js";
import "./chunk-67VWZXBG.js";
import "./chunk-LL2GJCJ6.js";
import "./chunk-ZPRMZCTW.js";
import "./chunk-T3IYZQMT.js";
import "./chunk-AFJI2Y4L.js";
import "./chunk-JCQX5ARW.js";
import {
  locateSquad
} from "./chunk-BFRDZSP3.js";
import "./chunk-KLCHYJXE.js";
import "./chunk-Y5CDGCLL.js";
import "./chunk-NNWMED56.js";
import "./chunk-LSQIVI4U.js";
import "./chunk-QZ3MK2WS.js";
import "./chunk-RI6QV5LA.js";
import {
  CHECK_FILES
} from "./chunk-HSV4OKKC.js";
import {
  localRuntime
} from "./chunk-5PGATZIV.js";
import "./chunk-RGQNMSAE.js";
import {
  openLocalBox
} from "./chunk-YCIFYXOJ.js";
import {
  openRepository,
  readWorkingTree
} from "./chunk-4EIQ3BW4.js";
import "./chunk-HO7VMNEX.js";
import "./chunk-QZMDFUL6.js";
import {
  createMask
} from "./chunk-EGLUAHLC.js";
import "./chunk-CNGTV46R.js";
import "./chunk-T3ZW4PF5.js";
import {
  countFindings
} from "./chunk-Y6Y65M3R.js";
import "./chunk-TFVK6ZZD.js";
import "./chunk-PGYTNQMN.js";
import "./chunk-5VUA52BT.js";
import "./chunk-RH6U7PNI.js";
import "./chunk-RBRYF52E.js";
import "./chunk-ILNIH2MN.js";
import "./chunk-7WGDJRQP.js";
import "./chunk-4O4OZ3GW.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DC5XCRCP.js";
import {
  hostProgram
} from "./chunk-3MX7QECK.js";
import "./chunk-ZZI2KZOO.js";
import {
  dayOf
} from "./chunk-BSQV4ART.js";
import "./chunk-KITWVC6M.js";
import "./chunk-DZISDMIS.js";
import "./chunk-H7DHVVXR.js";
import "./chunk-WM56J7WD.js";
import {
  printFailure,
  printOutput,
  readArguments,
  shortErrorText
} from "./chunk-LTL7NMIL.js";
import "./chunk-LYEGXDRK.js";
import "./chunk-45EAQZGJ.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-RE6EZ2WX.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-ZGMSCD6E.js";
import {
  attempt,
  describe
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

init_define_RUNTIME_PACKAGES();import{existsSync}from"node:fs";import{mkdtemp as mkdtemp2,rm as rm2}from"node:fs/promises";import{tmpdir as tmpdir2}from"node:os";import{join as join2}from"node:path";
init_define_RUNTIME_PACKAGES();import{mkdtemp,rm}from"node:fs/promises";import{tmpdir}from"node:os";import{join}from"node:path";function localCredentials(){const copilot=localCopilotToken();const provider=localProvider();return{githubToken:void 0,copilotToken:copilot===void 0?void 0:tokenKind(copilot),provider:provider?.type,hasProviderKey:provider?.apiKey!==void 0}}async function tryLocalModels(){const provider=localProvider();const asked=provider===void 0?listCopilotModels():listOf(provider);const listed=await attempt(asked);if(listed.kind==="done"){return listed.value===void 0?void 0:{kind:"accepted",models:listed.value}}const{message,hint="Try again."}=describe(listed.error);return{kind:"refused",message,hint}}async function listOf(provider){const{listProviderModels}=await import("./provider-models-EQEPC77Z.js");return await listProviderModels(provider)??[]}async function listCopilotModels(){const token=localCopilotToken();const platform=thisPlatform();if(token===void 0||localRuntime(platform)===void 0)return void 0;const path=localPath();const directory=await mkdtemp(join(tmpdir(),"squad-doctor-models-"));const ignore=()=>void 0;const sources={input:void 0,toolCache:directory,platform,path,npmEnvironment:{},log:ignore};const runtime=createLazyCopilot({credentials:{kind:"user-token",token},model:void 0,directory,path,proxies:{},sources,mask:createMask([token]).mask});try{return await runtime.models()}finally{await runtime.stop();await rm(directory,{recursive:true,force:true})}}
var HELP=`squad-action doctor [--directory .]

  Checks whether the squad can work in a repository: workflows, settings on
  GitHub, tokens, the team, its tools. Says what is missing, and how to fix it.
  Changes nothing, and asks no model anything.

  --directory  the repository; this folder unless told

  With GITHUB_TOKEN, GH_TOKEN or the login of gh, it reads the repository's
  settings on GitHub; set GITHUB_REPOSITORY=owner/name when no remote names it.
  With COPILOT_GITHUB_TOKEN, or SQUAD_PROVIDER, SQUAD_PROVIDER_BASE_URL and
  SQUAD_PROVIDER_API_KEY, it asks which models they open, which costs nothing.
  It never shows a token.

  Exit code 0: the squad can work; 1: there is a problem; 2: wrong command line.
`;var OPTIONS={directory:{type:"string",default:"."},help:{type:"boolean",short:"h",default:false}};async function doctorCommand(args,actionFolder){const read=readArguments(args,{options:OPTIONS,allowPositionals:false});const opened=await openRepository(read,HELP);if(typeof opened==="number")return opened;const examined=await attempt(gatherFacts(opened.root,actionFolder).then(runDoctor));if(examined.kind==="threw")return printFailure(shortErrorText(examined.error));printOutput(renderText(examined.value,usesColour()));return countFindings(examined.value).problem>0?1:0}var SKILLS=[".github/skills",".copilot/skills",".claude/skills",".agents/skills"];async function gatherFacts(root,actionFolder){const folders=[".squad",".ai-team",".github/workflows",".github/agents",...SKILLS,...Object.values(CHECK_FILES)];const tree=await readWorkingTree(root,...folders);const location=await locateSquad(tree);const directory=location.kind==="found"?location.directory:void 0;const[github,tools,machine,box,trial]=await Promise.all([gatherGitHub(root),directory===void 0?void 0:gatherTools(root,directory),gatherMachine(actionFolder),gatherBox(),tryLocalModels()]);return{tree,location,github,tools,machine,box,credentials:localCredentials(),trial,target:"terminal",holdsSecret:createMask([]).holdsSecret,today:dayOf(Date.now())}}async function gatherGitHub(root){const repository=await findRepositoryAddress(root);if(repository===void 0)return void 0;const warn=text=>void process.stderr.write(`${text}
`);const github=await connectLocalGitHub(repository,warn);if(github===void 0)return void 0;return readGitHubSettings(github,{page:repositoryUrl(repository),defaultBranch:await defaultBranch(root),branchPrefix:"squad/"})}async function gatherTools(root,folder){if(!existsSync(join2(root,folder,"tools")))return void 0;const program=hostProgram();if(!existsSync(program))return{names:[],diagnostics:[NO_TOOL_HOST]};const project={root,folder,globals:[],mayStartPrograms:false,program,log:()=>{}};const read=await attempt(checkTools(project));if(read.kind==="threw"){const{message,hint="Run `squad-action tools` for more."}=describe(read.error);return{names:[],diagnostics:[{...NO_TOOL_HOST,message,next:hint}]}}const{tools,diagnostics}=read.value.listing;return{names:tools.map(({name})=>name),diagnostics}}var NO_TOOL_HOST={code:"L_IMPORT",path:"tools/",message:"the program that reads tools, dist/tool-host.js, is not there.",next:"Run `npm run bundle` in the action's folder."};async function gatherMachine(actionFolder){return{action:await describeAction(actionFolder),node:process.versions.node,git:await gitVersion(),runtime:localRuntime(thisPlatform())}}async function gatherBox(){const folder=await mkdtemp2(join2(tmpdir2(),"squad-doctor-"));try{return await(await openLocalBox(folder,()=>{})).state()}finally{await rm2(folder,{recursive:true,force:true})}}
export {
  doctorCommand
};
