import {
  wrapText
} from "./chunk-LYEGXDRK.js";
import {
  oneLine,
  withoutUnseen
} from "./chunk-6GCJ4LC6.js";
import {
  describe
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

init_define_RUNTIME_PACKAGES();function closest(given,words){let best;let least=Math.floor(Math.min(given.length,LONGEST)/3)+1;for(const word of words){const edits=editsBetween(given.slice(0,LONGEST),word.slice(0,LONGEST));if(edits<least||edits===least&&best===void 0){best=word;least=edits}}return best}var LONGEST=60;function editsBetween(one,other){let row=Array.from({length:other.length+1},(_,at)=>at);for(let i=1;i<=one.length;i+=1){const next=[i];for(let j=1;j<=other.length;j+=1){const same=(row[j-1]??0)+Number(one[i-1]!==other[j-1]);next.push(Math.min(same,(row[j]??0)+1,(next[j-1]??0)+1))}row=next}return row[other.length]??0}
init_define_RUNTIME_PACKAGES();import{parseArgs}from"node:util";function readArguments(args,settings){try{const read=parseArgs({args:[...args],...settings});const empty=Object.entries(read.values).find(([,value])=>value==="");return empty===void 0?read:`--${empty[0]} is empty.`}catch(error){return unknownOption(args,settings)??shortMessage(error)}}function shortMessage(error){return wrapText(oneLine(describe(error).message),{first:"",rest:""})}function unknownOption(args,{options}){const names=args.filter(word=>word.startsWith("--")&&word!=="--");const given=names.map(word=>word.slice(2).split("=")[0]??"").find(name=>!Object.hasOwn(options,name));if(given===void 0)return void 0;const meant=closest(given,Object.keys(options));return`There is no option --${oneLine(given,60)}.${meant===void 0?"":` Did you mean --${meant}?`}`}function printOutput(text){process.stdout.write(text);return 0}function printFailure(text){process.stderr.write(text);return 1}function printUsageError(text){process.stderr.write(text);return 2}function shortErrorText(thrown){const{message,hint}=describe(thrown);return withoutUnseen([message,hint,""].filter(line=>line!==void 0).join("\n")).text}function ignoreClosedPipe(output){output.on("error",error=>{if(error.code!=="EPIPE")throw error})}
export {
  closest,
  readArguments,
  printOutput,
  printFailure,
  printUsageError,
  shortErrorText,
  ignoreClosedPipe
};
