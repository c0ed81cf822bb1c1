import {
  createPrograms,
  openBox
} from "./chunk-HO7VMNEX.js";
import {
  systemClock
} from "./chunk-QZMDFUL6.js";
import {
  createMask
} from "./chunk-EGLUAHLC.js";
import {
  createLauncher,
  joinListings
} from "./chunk-CNGTV46R.js";
import {
  listFailedWays
} from "./chunk-Y6Y65M3R.js";
import {
  scanExecutables,
  toToolListing
} from "./chunk-TFVK6ZZD.js";
import {
  createToolHosts
} from "./chunk-ILNIH2MN.js";
import {
  hostProgram
} from "./chunk-3MX7QECK.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

init_define_RUNTIME_PACKAGES();import{homedir}from"node:os";import{join}from"node:path";async function openLocalBox(temporary,print){const hidden=[".ssh",".netrc",".npmrc",".docker"].map(name=>join(homedir(),name));const box=openBox({temporary,toolCache:"",hidden,isOptional:true});const state=await box.state();if(state.kind==="on"&&state.way==="none"){print(`Tools run without a box here: they can read your files and use your network. (${listFailedWays(state)})`)}return box}
init_define_RUNTIME_PACKAGES();function unrecordedToolContext(who){return{...systemClock,...createMask([]),agent:who,agentName:who,session:who,emit:()=>{},countToolCall:()=>({allowed:true})}}async function openLocalHost({box,program=hostProgram()},spec){const host=await createToolHosts(box,program).open(spec);const scans=await Promise.all(spec.folders.map(scanExecutables));const listing=joinListings([await host.list(),...scans.map(toToolListing)]);return{host,listing,executables:scans.flatMap(scan=>scan.executables)}}function localHostDeps({who,session,workdir},host,keptOutput){const context=({id})=>({sessionId:session,messageId:id,turnId:id,traceId:session,agent:who,agentName:who,instanceKey:session,toolCallId:id,workdir});return{host:async()=>host,context,keptOutput}}function localRunDeps(settings){const{scratch,cache,program,workdir,passed,keeping,box,network}=settings;const programs=createPrograms({home:scratch,mask:text=>text,box});const typescript=[process.execPath,program,"run"];return{launcher:createLauncher({programs,typescript,cache}),programs,workdir,keptOutput:keeping,network,ready:async()=>{},passedTo:()=>passed}}
export {
  openLocalBox,
  unrecordedToolContext,
  openLocalHost,
  localHostDeps,
  localRunDeps
};
