import {
  NO_GRANT,
  grantOf,
  listToolAgents
} from "./chunk-LL2GJCJ6.js";
import {
  readTeam
} from "./chunk-BFRDZSP3.js";
import {
  openGlobalFolder
} from "./chunk-KLCHYJXE.js";
import {
  localHostDeps,
  localRunDeps,
  openLocalBox,
  openLocalHost,
  unrecordedToolContext
} from "./chunk-YCIFYXOJ.js";
import {
  readWorkingTree
} from "./chunk-4EIQ3BW4.js";
import {
  removeFolder
} from "./chunk-HO7VMNEX.js";
import {
  bindTool,
  defineExposedTool,
  defineHostedTool,
  listSyntaxErrors
} from "./chunk-CNGTV46R.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

init_define_RUNTIME_PACKAGES();import{mkdtemp,rmdir}from"node:fs/promises";import{homedir,tmpdir}from"node:os";import{join}from"node:path";async function checkTools(project){const{agents,settings}=await readProjectSquad(project);const listing=await withOpenTools({project,...NO_GRANT},async({listing:{tools,diagnostics},executables})=>({tools,diagnostics:[...diagnostics,...await listSyntaxErrors(executables)]}));return{listing,agents,settings:settings.tools}}async function callTool(project,{name,input,signal}){const{settings}=await readProjectSquad(project);const{tools,network}=settings;const options={project,...grantOf(tools,name),network};return withOpenTools(options,openTools=>callOpenTool(options,openTools,{name,input,signal}))}async function callOpenTool(options,openTools,{name,input,signal}){const definition=findDefinition(options,openTools,name);if(definition===void 0)return void 0;return bindTool(definition,unrecordedToolContext(AUTHOR.who)).call(input,{id:"call",signal})}async function readProjectSquad({root,folder}){const tree=await readWorkingTree(root,folder);const location={kind:"found",directory:folder,warnings:[]};const team=await readTeam(tree,location);return{agents:await listToolAgents(tree,team),settings:team.settings}}async function withOpenTools(options,work){const[scratch,kept,boxFolder]=await Promise.all([makeTemporaryFolder("home"),makeTemporaryFolder("output"),makeTemporaryFolder("box")]);const{project,passed,mayStartPrograms,network}=options;const folders=await toolFolders(project,scratch);const box=await openLocalBox(boxFolder,project.log);const opened=await openLocalHost({box,program:project.program},{folders,workdir:project.root,scratch,passed,mayStartPrograms:mayStartPrograms||project.mayStartPrograms,network,log:project.log});try{return await work({...opened,box,scratch,kept})}finally{await opened.host.close();for(const folder of[scratch,boxFolder])await removeFolder(folder);await rmdir(kept).catch(()=>{})}}function makeTemporaryFolder(what){return mkdtemp(join(tmpdir(),`squad-tools-${what}-`))}async function toolFolders(project,scratch){const{root,folder,globals}=project;const shownAs=`${folder}/tools`;const localFolder={root:join(root,folder),scope:"local",shownAs,commit:void 0};const globalFolders=globals.map((name,index)=>{const into=join(scratch,"global",String(index));return openGlobalFolder({name,source:join(root,name),copyInto:into,commit:void 0})});return[localFolder,...await Promise.all(globalFolders)]}function findDefinition({project,passed,network="none"},openTools,name){const{listing,executables,host,box,scratch,kept}=openTools;const tool=listing.tools.find(it=>it.name===name);if(tool===void 0)return void 0;const keeping={folder:kept,shownAs:kept};const executable=executables.find(it=>it.tool===tool);if(executable===void 0){const author={...AUTHOR,workdir:project.root};return defineHostedTool(tool,localHostDeps(author,host,keeping))}const{program,root:workdir}=project;const cache=join(homedir(),".cache");const deps=localRunDeps({scratch,cache,program,workdir,passed,keeping,box,network});return defineExposedTool(executable,deps)}var AUTHOR={who:"author",session:"author"};
export {
  checkTools,
  callTool,
  callOpenTool,
  readProjectSquad,
  withOpenTools
};
