#!/usr/bin/env node

import {
  closest,
  ignoreClosedPipe,
  printFailure,
  printOutput,
  printUsageError,
  shortErrorText
} from "./chunks/chunk-JVO3B7EM.js";
import "./chunks/chunk-LYEGXDRK.js";
import "./chunks/chunk-6GCJ4LC6.js";
import "./chunks/chunk-ZBRHI66Z.js";
import {
  attempt
} from "./chunks/chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunks/chunk-IAFWRTWP.js";

init_define_RUNTIME_PACKAGES();import{existsSync,readFileSync}from"node:fs";import{fileURLToPath}from"node:url";var HELP=`squad-action is npx github:OWNER/squad-action, or node dist/cli.js in a clone
of the action's repository.

squad-action mcp --folder .squad... [--directory .] [--env NAME]... [--programs]

  Serves the repository's own tools to an MCP client over standard input and
  output; the same as: node dist/tool-host.js mcp --folder .squad

squad-action tools [--directory .]
squad-action tools run <name> [--json '{...}']

  Lists the custom tools of a repository on this machine, with what is wrong
  and what to do about it; or runs one. squad-action tools --help says more.

squad-action init [--directory .] [--pull-request] [--dry-run]

  Gives a repository a team that fits it, and the two workflows; changes no
  existing file. With --pull-request it opens a pull request with them.

squad-action doctor [--directory .]

  Checks whether the squad can work in a repository, and says how to fix problems.

squad-action scribe [--directory .] [--dry-run]

  Merges the inboxes of a working tree, as the Scribe job does.

squad-action show <run.jsonl> [--output run.html]

  Writes the page of a run from its record, which is in the run's artifact.

squad-action rehearse [scenario]

  Plays a whole run on this machine and tells it as it happens, with a scripted
  model or a real one. squad-action rehearse --help says more.

squad-action --version
`;var NO_REHEARSAL="A rehearsal needs a clone of the whole repository. In it: npm ci && npm run rehearse\n";var ACTION_FOLDER=fileURLToPath(new URL(import.meta.url.endsWith(".ts")?"../..":"..",import.meta.url));var COMMANDS=new Map([["mcp",args=>runToolHost("mcp",args)],["tools",args=>runToolHost("tools",args)],["init",async args=>{const{initCommand}=await import("./chunks/command-2TQN2RCJ.js");return initCommand(args,{actionFolder:ACTION_FOLDER,now:Date.now()})}],["doctor",async args=>(await import("./chunks/command-2TQN2RCJ.js")).doctorCommand(args,ACTION_FOLDER)],["show",async args=>(await import("./chunks/command-2TQN2RCJ.js")).showCommand(args)],["scribe",async args=>(await import("./chunks/command-2TQN2RCJ.js")).scribeCommand(args,Date.now())],["rehearse",async args=>{if(!import.meta.url.endsWith(".ts"))return printUsageError(NO_REHEARSAL);return(await import("./rehearse.ts")).rehearseCommand(args)}]]);async function runToolHost(command,args){const{hostProgram,runHostProgram}=await import("./chunks/host-program-MEHJ6RTL.js");if(existsSync(hostProgram()))return runHostProgram([command,...args]);return printUsageError(`There is no ${hostProgram()}.
To make it: npm run bundle
`)}function version(){if(true)return"0.2.0";const read=JSON.parse(readFileSync(new URL("../../package.json",import.meta.url),"utf8"));return read.version}function noSuchCommand(verb){if(verb==="")return HELP;const what=`There is no command ${JSON.stringify(verb)}.`;const meant=closest(verb,COMMANDS.keys());return meant===void 0?`${what}

${HELP}`:`${what} Did you mean ${meant}?
`}async function main(){const[verb="",...args]=process.argv.slice(2);const command=COMMANDS.get(verb);if(["-h","--help"].includes(verb))return printOutput(HELP);if(["-v","--version"].includes(verb))return printOutput(`squad-action ${version()}
`);if(command===void 0)return printUsageError(noSuchCommand(verb));const ran=await attempt(command(args));return ran.kind==="done"?ran.value:printFailure(shortErrorText(ran.error))}ignoreClosedPipe(process.stdout);process.exitCode=await main();
