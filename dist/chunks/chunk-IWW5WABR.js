import {
  createLauncher,
  joinListings
} from "./chunk-DZXCHYUA.js";
import {
  createPrograms,
  openBox
} from "./chunk-RJBVMXOA.js";
import {
  createMask,
  systemClock
} from "./chunk-4EUGGXYZ.js";
import {
  createToolHosts
} from "./chunk-FJ4XASQU.js";
import {
  hostProgram
} from "./chunk-3MX7QECK.js";
import {
  listFailedWays,
  scanExecutables,
  toToolListing
} from "./chunk-CFEYPTVN.js";
import {
  isRegularFile
} from "./chunk-D4DZX3AM.js";
import {
  printOutput,
  printUsageError
} from "./chunk-JVO3B7EM.js";
import {
  SquadError,
  attempt
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

init_define_RUNTIME_PACKAGES();import{existsSync}from"node:fs";import{constants,lstat,readdir,readFile,stat}from"node:fs/promises";import{dirname,join,relative,resolve,sep}from"node:path";var DEFAULT_MAX_BYTES=1048576;async function readWorkingTree(root,...directories){const entries=(await Promise.all(directories.map(one=>entriesOf(root,one)))).flat();const files=new Set(entries.filter(({mode})=>isRegularFile(mode)).map(({path})=>path));const bytesOf=async path=>files.has(path)?readFile(join(root,path)).catch(throwFileError("read",path)):void 0;return{commit:"",entries,bytes:bytesOf,read:async(path,maxBytes=DEFAULT_MAX_BYTES)=>(await bytesOf(path))?.subarray(0,maxBytes).toString(),readEnd:async(path,maxBytes)=>(await bytesOf(path))?.subarray(-maxBytes).toString()}}async function entriesOf(root,directory){const entries=async()=>await entriesAtObstacle(root,directory)??await entriesBelow(root,directory);return entries().catch(throwFileError("read",directory))}async function entriesAtObstacle(root,directory){const names=directory.split("/").filter(name=>!["","."].includes(name));for(let depth=1;depth<=names.length;depth+=1){const location=join(root,...names.slice(0,depth));const found=await lstat(location).catch(error=>{if(errorCode(error)==="ENOENT")return void 0;throw error});if(found===void 0)return[];if(!found.isDirectory())return[await entryAt(root,location)]}return void 0}async function entriesBelow(root,directory){const found=await readdir(join(root,directory),{recursive:true,withFileTypes:true});const files=found.filter(entry=>entry.isFile()||entry.isSymbolicLink());const entries=files.map(({parentPath,name})=>entryAt(root,join(parentPath,name)));return(await Promise.all(entries)).sort((one,other)=>one.path<other.path?-1:1)}async function entryAt(root,file){const{mode,size}=await lstat(file);return{path:relative(root,file).split(sep).join("/"),mode:gitMode(mode),size}}function gitMode(mode){if((mode&constants.S_IFMT)===constants.S_IFLNK)return"120000";return(mode&constants.S_IXUSR)===0?"100644":"100755"}function throwFileError(action,path){return error=>{throw fileError(action,path,error)}}function fileError(action,path,error){const code=errorCode(error);const location=String(Reflect.get(Object(error),"path")??path);const isForbidden=["EACCES","EPERM"].includes(code);const reason=isForbidden?"permission denied":"the file system refused";return new SquadError({code:"E_INPUT",message:`${path} cannot be ${action}: ${reason} (${code||String(error)}: ${location}).`,hint:isForbidden?"Change its permissions, and run the same command again.":"Fix that, and run the same command again.",cause:error})}async function whyNotRepositoryRoot(root){const why=await whyNotFolder(root);if(why!==void 0||existsSync(join(root,".git")))return why;const top=foldersAbove(root).find(folder=>existsSync(join(folder,".git")));if(top===void 0){return`${root} is not the top folder of a git repository.
Go there, name it with --directory, or make one with \`git init\`.
`}return`${root} is not the top folder of a git repository: that is ${top}.
Go there, or name it with --directory.
`}async function openRepository(read,help){if(typeof read==="string")return printUsageError(`${read}

${help}`);const{values}=read;if(values.help)return printOutput(help);const root=resolve(values.directory);const whyNot=await whyNotRepositoryRoot(root);return whyNot===void 0?{...values,root}:printUsageError(whyNot)}async function whyNotFolder(root,flag="--directory"){const found=await attempt(stat(root));if(found.kind==="threw"){if(isMissing(found.error))return`There is no folder ${root}.
Name another with ${flag}.
`;const{message,hint}=fileError("read",root,found.error);return`${message}
${hint}
`}if(found.value.isDirectory())return void 0;return`${root} is a file, not a folder.
Name another with ${flag}.
`}function foldersAbove(folder){const parent=dirname(folder);return parent===folder?[]:[parent,...foldersAbove(parent)]}function isMissing(error){return["ENOENT","ENOTDIR"].includes(errorCode(error))}function errorCode(error){return String(Reflect.get(Object(error),"code")??"")}
init_define_RUNTIME_PACKAGES();import{homedir}from"node:os";import{join as join2}from"node:path";async function openLocalBox(temporary,print){const hidden=[".ssh",".netrc",".npmrc",".docker"].map(name=>join2(homedir(),name));const box=openBox({temporary,toolCache:"",hidden,isOptional:true});const state=await box.state();if(state.kind==="on"&&state.way==="none"){print(`Tools run without a box here: they can read your files and use your network. (${listFailedWays(state)})`)}return box}
init_define_RUNTIME_PACKAGES();function unrecordedToolContext(who){return{...systemClock,...createMask([]),agent:who,agentName:who,session:who,emit:()=>{},countToolCall:()=>({allowed:true})}}async function openLocalHost({box,program=hostProgram()},spec){const host=await createToolHosts(box,program).open(spec);const scans=await Promise.all(spec.folders.map(scanExecutables));const listing=joinListings([await host.list(),...scans.map(toToolListing)]);return{host,listing,executables:scans.flatMap(scan=>scan.executables)}}function localHostDeps({who,session,workdir},host,keptOutput){const context=({id})=>({sessionId:session,messageId:id,turnId:id,traceId:session,agent:who,agentName:who,instanceKey:session,toolCallId:id,workdir});return{host:async()=>host,context,keptOutput}}function localRunDeps(settings){const{scratch,cache,program,workdir,passed,keeping,box,network}=settings;const programs=createPrograms({home:scratch,mask:text=>text,box});const typescript=[process.execPath,program,"run"];return{launcher:createLauncher({programs,typescript,cache}),programs,workdir,keptOutput:keeping,network,ready:async()=>{},passedTo:()=>passed}}
export {
  openLocalBox,
  unrecordedToolContext,
  openLocalHost,
  localHostDeps,
  localRunDeps,
  readWorkingTree,
  throwFileError,
  fileError,
  openRepository,
  whyNotFolder,
  isMissing
};
