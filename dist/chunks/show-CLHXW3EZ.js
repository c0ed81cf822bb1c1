import {
  readRecordFile
} from "./chunk-TGQUPOSL.js";
import {
  fileError
} from "./chunk-4EIQ3BW4.js";
import "./chunk-5VUA52BT.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DZISDMIS.js";
import {
  printFailure,
  printOutput,
  printUsageError,
  readArguments,
  shortErrorText
} from "./chunk-LTL7NMIL.js";
import "./chunk-LYEGXDRK.js";
import "./chunk-45EAQZGJ.js";
import "./chunk-MUCB7FAK.js";
import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

init_define_RUNTIME_PACKAGES();import{writeFile}from"node:fs/promises";import{dirname,join,resolve}from"node:path";var HELP=`squad-action show <run.jsonl or its folder> [--output run.html]

  Writes the page of a run from its record: one HTML file that any browser
  opens, without a server. The record is in the artifact squad-run-... of the
  workflow run.

  --output  the page's file; run.html beside the record unless told

  Exit code 0: written; 1: the file can't be written; 2: the command line is
  wrong, or there is no such record.
`;var OPTIONS={output:{type:"string"},help:{type:"boolean",short:"h",default:false}};async function showCommand(args){const read=readArguments(args,{options:OPTIONS,allowPositionals:true});if(typeof read==="string")return printUsageError(`${read}

${HELP}`);const{values,positionals}=read;if(values.help)return printOutput(HELP);const[name,...more]=positionals;if(name===void 0||more.length>0){return printUsageError(`squad-action show takes the record of one run.

${HELP}`)}const record=await attempt(readRecordFile(name));if(record.kind==="threw")return printUsageError(shortErrorText(record.error));const{path,text}=record.value;const output=resolve(values.output??join(dirname(path),"run.html"));if(output===path){return printUsageError(`--output names the record itself, which the page would replace.
`)}const{renderRunPage}=await import("./render-run-page-QRPS2ZR2.js");const written=await attempt(writeFile(output,renderRunPage(text)));if(written.kind==="done")return printOutput(`Written: ${output}
`);return printFailure(shortErrorText(fileError("written",output,written.error)))}
export {
  showCommand
};
