#!/usr/bin/env node
import{b as s,c as d,d as e,e as m,f as p}from"./chunks/chunk-IO3BKWTG.js";import"./chunks/chunk-CAGAGGJ5.js";import{a as u}from"./chunks/chunk-EXKYTOJF.js";import"./chunks/chunk-HZIN7RPB.js";import"./chunks/chunk-SAKHSOIE.js";import{d as c}from"./chunks/chunk-5EWO3F6M.js";import{g as a}from"./chunks/chunk-3LSLZB72.js";a();import{existsSync as w,readFileSync as y}from"node:fs";import{fileURLToPath as g}from"node:url";var i=`squad-action is npx github:OWNER/squad-action, or node dist/cli.js in a clone
of the action's repository.

squad-action mcp --folder .squad... [--directory .] [--env NAME]... [--programs]

  Serves the repository's own tools to an MCP client over standard input and
  output; the same as: node dist/tool-host.js mcp --folder .squad

squad-action tools [--directory .]
squad-action tools run <name> [--json '{...}']

  Lists the custom tools of a repository on this machine, with what is wrong
  and what to do about it; or runs one. squad-action tools --help says more.

squad-action init [--directory .] [--pull-request] [--dry-run]

  Gives a repository a team that fits it, and the two workflows; overwrites no
  file. With --pull-request it opens a pull request with them.

squad-action doctor [--directory .]

  Checks whether the squad can work in a repository, and says how to fix
  problems.

squad-action scribe [--directory .] [--dry-run]

  Merges the inboxes of a working tree, as the Scribe job does.

squad-action show <run.jsonl> [--output run.html]

  Writes the page of a run from its record, which is in the run's artifact.

squad-action rehearse [scenario]

  Plays a whole run on this machine and tells it as it happens, with a scripted
  model or a real one. squad-action rehearse --help says more.

squad-action --version
`,q=`A rehearsal needs a clone of the whole repository. In it: npm ci && npm run rehearse
`,h=g(new URL(import.meta.url.endsWith(".ts")?"../..":"..",import.meta.url)),f=new Map([["mcp",o=>l("mcp",o)],["tools",o=>l("tools",o)],["init",async o=>{let{initCommand:t}=await import("./chunks/command-DDXHZPY4.js");return t(o,{actionFolder:h,now:Date.now()})}],["doctor",async o=>(await import("./chunks/command-DDXHZPY4.js")).doctorCommand(o,h)],["show",async o=>(await import("./chunks/command-DDXHZPY4.js")).showCommand(o)],["scribe",async o=>(await import("./chunks/command-DDXHZPY4.js")).scribeCommand(o,Date.now())],["rehearse",async o=>import.meta.url.endsWith(".ts")?(await import("./rehearse.ts")).rehearseCommand(o):e(q)]]);async function l(o,t){let{hostProgram:r,runHostProgram:n}=await import("./chunks/host-program-JG3ESYJN.js");return w(r())?n([o,...t]):e(`There is no ${r()}.
To make it: npm run bundle
`)}function C(){return"0.2.0"}function _(o){if(o==="")return i;let t=`There is no command ${JSON.stringify(o)}.`,r=u(o,f.keys());return r===""?`${t}

${i}`:`${t}${r}
`}async function b(){let[o="",...t]=process.argv.slice(2),r=f.get(o);if(["-h","--help"].includes(o))return s(i);if(["-v","--version"].includes(o))return s(`squad-action ${C()}
`);if(r===void 0)return e(_(o));let n=await c(r(t));return n.kind==="done"?n.value:d(m(n.error))}p(process.stdout);process.exitCode=await b();
