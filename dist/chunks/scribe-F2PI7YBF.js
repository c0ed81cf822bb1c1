import {
  explainMissingSquad,
  renderCommit
} from "./chunk-KLWBNYL5.js";
import {
  planScribe
} from "./chunk-67VWZXBG.js";
import "./chunk-ZPRMZCTW.js";
import "./chunk-WARSGAYB.js";
import "./chunk-JCQX5ARW.js";
import "./chunk-BFRDZSP3.js";
import "./chunk-Y5CDGCLL.js";
import "./chunk-NNWMED56.js";
import "./chunk-LSQIVI4U.js";
import "./chunk-4HGFMLRL.js";
import "./chunk-QZ3MK2WS.js";
import "./chunk-RI6QV5LA.js";
import {
  openRepository,
  readWorkingTree,
  throwFileError
} from "./chunk-4EIQ3BW4.js";
import {
  createMask
} from "./chunk-EGLUAHLC.js";
import "./chunk-PGYTNQMN.js";
import "./chunk-5VUA52BT.js";
import "./chunk-RH6U7PNI.js";
import "./chunk-RBRYF52E.js";
import "./chunk-PO4G3B7X.js";
import {
  dayOf
} from "./chunk-BSQV4ART.js";
import "./chunk-DZISDMIS.js";
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
  SquadError,
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

init_define_RUNTIME_PACKAGES();import{randomUUID}from"node:crypto";import{mkdir,readFile,rename,rm,stat,writeFile}from"node:fs/promises";import{dirname,join}from"node:path";var HELP=`squad-action scribe [--directory .] [--folder .squad] [--dry-run]

  Merges the inboxes of a working tree into decisions.md and the agents'
  histories, as the Scribe job does on GitHub. Nothing is committed.

  --directory  the repository; this folder unless told
  --folder     the squad's folder in it; .squad or .ai-team unless told
  --dry-run    say what would be done, and write nothing

  Exit code 0: done, or nothing to do; 1: an error; 2: the command line is
  wrong.
`;var OPTIONS={directory:{type:"string",default:"."},folder:{type:"string"},"dry-run":{type:"boolean",default:false},help:{type:"boolean",short:"h",default:false}};async function scribeCommand(args,now){const read=readArguments(args,{options:OPTIONS,allowPositionals:false});const opened=await openRepository(read,HELP);if(typeof opened==="number")return opened;const done=await attempt(mergeInboxes(opened,now));if(done.kind==="done")return done.value;return printFailure(shortErrorText(done.error))}async function mergeInboxes({root,folder,"dry-run":isDry},now){const folders=folder===void 0?[".squad",".ai-team"]:[folder];const tree=await readWorkingTree(root,...folders);const{holdsSecret}=createMask([]);const today=dayOf(now);const plan=await planScribe(tree,{squadDirectory:folder,today,holdsSecret});if(plan.kind==="no-squad")return printFailure(`${explainMissingSquad(plan.location).join("\n")}
`);if(plan.kind==="broken"){const files=plan.brokenFiles.map(({path,reason})=>`${path}: ${reason}`);return printFailure(`${files.join("\n")}
Fix it, and run the command again. Nothing was changed.
`)}if(plan.changes.size===0&&plan.tally.read===0)return printOutput("Nothing waits in the inboxes.\n");if(!isDry)await applyChanges(root,plan.changes);return printOutput(`${renderCommit(plan.tally)}

${nextStep(plan.changes,isDry)}
`)}function nextStep(changes,isDry){if(isDry)return"Nothing was written: this was a dry run.";return changes.size===0?"Nothing was written.":"Look at it with `git diff`, and commit it."}async function applyChanges(root,changes){for(const[path,content]of changes){if(content===void 0)continue;const file=join(root,path);await replaceFile(file,content).catch(throwFileError("written",path));if(!(await readFile(file)).equals(content))throw changedError(path)}for(const[path,content]of changes){if(content!==void 0)continue;await rm(join(root,path),{force:true}).catch(throwFileError("removed",path))}}async function replaceFile(file,content){await mkdir(dirname(file),{recursive:true});const draft=`${file}.${randomUUID()}.draft`;const{mode}=await stat(file).catch(()=>({mode:420}));try{await writeFile(draft,content,{flag:"wx",mode});await rename(draft,file)}finally{await rm(draft,{force:true})}}function changedError(path){return new SquadError({code:"E_INTERNAL",message:`${path} was changed while Scribe wrote it; no inbox entry was removed.`,hint:"Look at it with `git diff`, and run the command again."})}
export {
  scribeCommand
};
