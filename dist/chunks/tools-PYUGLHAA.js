import {
  callOpenTool,
  callTool,
  checkTools,
  readProjectSquad,
  withOpenTools
} from "./chunk-RLOFXMAR.js";
import {
  readRecordFile
} from "./chunk-TGQUPOSL.js";
import {
  renderTestResults,
  runToolTests
} from "./chunk-HTTCMYUE.js";
import {
  NO_GRANT,
  describeToolAgents,
  grantOf
} from "./chunk-LL2GJCJ6.js";
import "./chunk-BFRDZSP3.js";
import "./chunk-KLCHYJXE.js";
import "./chunk-NNWMED56.js";
import {
  EMPTY_TALLY,
  statsLine,
  tallyToolCall,
  toolStats
} from "./chunk-HYCFZGRZ.js";
import "./chunk-LSQIVI4U.js";
import "./chunk-QZ3MK2WS.js";
import "./chunk-RI6QV5LA.js";
import "./chunk-YCIFYXOJ.js";
import {
  whyNotFolder
} from "./chunk-4EIQ3BW4.js";
import "./chunk-HO7VMNEX.js";
import "./chunk-QZMDFUL6.js";
import "./chunk-EGLUAHLC.js";
import "./chunk-CNGTV46R.js";
import "./chunk-T3ZW4PF5.js";
import "./chunk-Y6Y65M3R.js";
import "./chunk-TFVK6ZZD.js";
import "./chunk-PGYTNQMN.js";
import "./chunk-5VUA52BT.js";
import "./chunk-MLTXGWX5.js";
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
  plural
} from "./chunk-BSQV4ART.js";
import "./chunk-KITWVC6M.js";
import {
  readJson
} from "./chunk-DZISDMIS.js";
import "./chunk-H7DHVVXR.js";
import "./chunk-WM56J7WD.js";
import {
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
import "./chunk-UXQFGFHB.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-RE6EZ2WX.js";
import "./chunk-5DP2ZEKI.js";
import {
  cutCharacters
} from "./chunk-MUCB7FAK.js";
import {
  array,
  discriminatedUnion,
  literal,
  number,
  object,
  string
} from "./chunk-ZGMSCD6E.js";
import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

init_define_RUNTIME_PACKAGES();import{existsSync}from"node:fs";import{join,resolve}from"node:path";
// src/run-log/read-tool-usage.ts
init_define_RUNTIME_PACKAGES();
var call = { session: string(), callId: string(), tool: string(), at: number() };
var line = discriminatedUnion("kind", [
  object({ kind: literal("tools"), tools: array(object({ name: string() })) }),
  object({ kind: literal("tool.start"), ...call, input: string() }),
  object({ kind: literal("tool.complete"), ...call, ms: number() }),
  object({
    kind: literal("tool.failed"),
    ...call,
    ms: number(),
    code: string(),
    message: string()
  })
]);
function readToolUsage(jsonl) {
  let run = { tools: [], toolCalls: EMPTY_TALLY };
  for (const text of jsonl.split("\n")) {
    const read = text.startsWith('{"kind":"tool') ? readJson(text) : void 0;
    const event = read?.kind === "value" ? line.safeParse(read.value).data : void 0;
    if (event?.kind === "tools") run = { ...run, tools: event.tools };
    else if (event !== void 0) run = { ...run, toolCalls: tallyToolCall(run.toolCalls, event) };
  }
  return run;
}

// src/tools/custom/render-tool-listing.ts
init_define_RUNTIME_PACKAGES();
var MAX_DESCRIPTION_LENGTH = 300;
var INDENT = "    ";
function renderToolListing({ tools, diagnostics }, accessOf) {
  const parts = [
    tools.length === 0 ? "There are no custom tools here." : plural(tools.length, "custom tool"),
    ...tools.map((tool) => renderTool(tool, accessOf(tool))),
    ...diagnostics.length === 0 ? [] : [plural(diagnostics.length, "problem")],
    ...diagnostics.map(renderDiagnostic)
  ];
  return `${parts.join("\n\n")}
`;
}
function renderTool({ name, kind, version, description, origin }, { users, mayStartPrograms }) {
  return [
    `  ${name} (${version === void 0 ? kind : `${kind} ${version}`})`,
    indented(
      cutCharacters(oneLine(description), MAX_DESCRIPTION_LENGTH) || "It has no description."
    ),
    indented(`from ${origin.path}`),
    indented(`for ${users}${mayStartPrograms ? "; settings let it start programs" : ""}`)
  ].join("\n");
}
function renderDiagnostic(problem) {
  const { code, path, message, next } = problem;
  const where = problem.export === void 0 ? path : `${path}, export ${problem.export}`;
  return [
    `  ${code} ${oneLine(where)}`,
    indented(oneLine(message)),
    indented(`what to do: ${oneLine(next)}`)
  ].join("\n");
}
function indented(text) {
  return wrapText(text, { first: INDENT, rest: INDENT });
}

init_define_RUNTIME_PACKAGES();async function testTools(project,{name,signal}){const{settings}=await readProjectSquad(project);const isWanted=path=>name===void 0||path.includes(`/${name}/`);return withOpenTools({project,...NO_GRANT},async({listing,...rest})=>{const problems=listing.diagnostics.filter(({path})=>isWanted(path)).length;const wanted=listing.tools.filter(tool=>name===void 0||tool.name===name);if(name!==void 0&&wanted.length===0)return{trials:void 0,problems};const executables=rest.executables.filter(({tool})=>wanted.includes(tool));const trials=[];for(const executable of executables){const{name:called}=executable.tool;const options={project,...grantOf(settings.tools,called),network:settings.network};const call2=async input=>await callOpenTool(options,{listing,...rest},{name:called,input,signal})??NOT_THERE;trials.push(...await runToolTests(executable,{call:call2,signal}))}return{trials,problems}})}var NOT_THERE={kind:"failed",text:"it is not there"};
var TOOLS_HELP=`squad-action tools [--directory .] [--folder .squad] [--programs]
squad-action tools run <name> [--json '{...}'] [the same options]
squad-action tools test [<name>] [the same options]
squad-action tools stats <run.jsonl or its folder>...

  Lists the custom tools of a working tree as a run would find them, with what
  is wrong and how to fix it; or runs one, as an agent would call it; or runs
  the tests that executable tools have in their tool.yaml; or shows how tools
  were used, from the records of runs.

  --directory  the repository; this folder unless told
  --folder     the squad's folder in it; .squad or .ai-team unless told
  --global     a further folder with tools (may be repeated)
  --json       the call's arguments; {} unless told
  --programs   all TypeScript tools may start programs, not only those that
               settings name

  Exit code 0: all is well; 1: there are problems, the tool or a test failed;
  2: the command line is wrong, or there is no such tool.
`;var OPTIONS={directory:{type:"string",default:"."},folder:{type:"string"},global:{type:"string",multiple:true},json:{type:"string",default:"{}"},programs:{type:"boolean",default:false},help:{type:"boolean",short:"h",default:false}};async function toolsCommand(args){const read=readArguments(args,{options:OPTIONS,allowPositionals:true});if(typeof read==="string")return printUsageError(`${read}

${TOOLS_HELP}`);const{values,positionals}=read;if(values.help)return printOutput(TOOLS_HELP);const[verb,name]=positionals;if(verb==="stats"&&name!==void 0)return printStats(positionals.slice(1));const whyNot=invalidArguments(positionals)??await missingFolder(values);if(whyNot!==void 0)return printUsageError(whyNot);const project=projectOf(values);if(verb==="test")return runToolTests2(project,name);return name===void 0?listTools(project):runTool(project,name,values.json)}var VERBS={run:[1,1,"takes the name of one tool"],test:[0,1,"takes the name of one tool, or none for all"],stats:[1,Number.POSITIVE_INFINITY,"takes the records of runs"]};function invalidArguments([verb,...names]){if(verb===void 0)return void 0;const known=Object.hasOwn(VERBS,verb)?VERBS[verb]:void 0;if(known===void 0){return`There is no command ${quoteArgument(`tools ${verb}`)}.

${TOOLS_HELP}`}const[least,most,which]=known;const fits=names.length>=least&&names.length<=most;return fits?void 0:`squad-action tools ${verb} ${which}.

${TOOLS_HELP}`}async function missingFolder({directory,folder,global=[]}){const root=resolve(directory);const namedFolders=[["--directory",directory,root],...folder===void 0?[]:[["--folder",folder,join(root,folder)]],...global.map(name=>["--global",name,join(root,name)])];for(const[flag="",value,folderPath=""]of namedFolders){const whyNot=value===""?`${flag} is empty: name a folder.
`:void 0;const why=whyNot??await whyNotFolder(folderPath,flag);if(why!==void 0)return why}return void 0}function projectOf({directory,folder,global=[],programs}){const root=resolve(directory);const usual=existsSync(resolve(root,".squad"))?".squad":".ai-team";const found=existsSync(resolve(root,usual))?usual:".squad";return{root,folder:folder??found,globals:global,mayStartPrograms:programs,program:hostProgram(),log:line2=>void process.stderr.write(`${line2}
`)}}async function listTools(project){const{listing,agents,settings}=await checkTools(project);const toolStatus=({name,kind})=>({users:describeToolAgents(name,agents,kind),mayStartPrograms:kind!=="executable"&&grantOf(settings,name).mayStartPrograms});printOutput(renderToolListing(listing,toolStatus));return listing.diagnostics.length===0?0:1}async function runTool(project,name,json){const read=readJson(json);if(read.kind==="broken"){return printUsageError(`--json takes one JSON object, such as '{"text": "a"}'
`)}const reply=await callTool(project,{name,input:read.value,signal:interruptSignal()});if(reply===void 0)return unknownTool(name);printOutput(`${reply.text}
`);return reply.kind==="ok"?0:1}async function runToolTests2(project,name){const{trials,problems}=await testTools(project,{name,signal:interruptSignal()});if(trials===void 0)return unknownTool(name??"");printOutput(renderTestResults(trials));if(problems>0)printOutput("Some tools have problems. To see them: squad-action tools\n");return problems===0&&trials.every(({failed})=>failed===void 0)?0:1}async function printStats(names){const read=await attempt(Promise.all(names.map(readRecordFile)));if(read.kind==="threw")return printUsageError(shortErrorText(read.error));const stats=toolStats(read.value.map(({text})=>readToolUsage(text)));const words=statsLine(stats)??"no custom tool was called or proposed.";return printOutput(`${plural(stats.runs,"run")}: ${words}
`)}function interruptSignal(){const interrupted=new AbortController;for(const signal of["SIGINT","SIGTERM"])process.once(signal,()=>interrupted.abort());return interrupted.signal}function unknownTool(name){return printUsageError(`There is no custom tool ${quoteArgument(name)} that works.
To see them, and what is wrong: squad-action tools
`)}function quoteArgument(word){return JSON.stringify(cutCharacters(word,80))}
export {
  TOOLS_HELP,
  toolsCommand
};
