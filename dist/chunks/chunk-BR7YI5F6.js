import {
  codeBlock,
  collapsible,
  inline,
  list,
  paragraphs
} from "./chunk-LSQIVI4U.js";
import {
  summarizeFindings
} from "./chunk-Y6Y65M3R.js";
import {
  wrapText
} from "./chunk-LYEGXDRK.js";
import {
  oneLine
} from "./chunk-45EAQZGJ.js";
import {
  attempt,
  describe
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

init_define_RUNTIME_PACKAGES();async function readGitHubSettings(reader,query){const{defaultBranch,branchPrefix}=query;const ownership=await attempt(reader.ownership());const[mayOpen,branches,defaultRules,squadRules]=await Promise.all([attempt(reader.actionsMayOpenPullRequests()),attempt(reader.protectedBranches()),attempt(reader.rulesFor(defaultBranch)),attempt(reader.rulesFor(`${branchPrefix}1-example`))]);const refused=[ownership,mayOpen,branches,defaultRules,squadRules].find(({kind})=>kind==="threw");return{...query,ownerKind:ownership.kind==="done"?ownership.value.ownerKind:void 0,mayOpenPullRequests:mayOpen.kind==="done"?mayOpen.value:void 0,protectedBranches:branches.kind==="done"?branches.value:void 0,defaultRules:defaultRules.kind==="done"?defaultRules.value:void 0,squadRules:squadRules.kind==="done"?squadRules.value:void 0,refusal:refused?.kind==="threw"?describe(refused.error):void 0}}
init_define_RUNTIME_PACKAGES();var MARKS={ok:"  ok       ",warning:"  warning  ",problem:"  PROBLEM  "};var COLOURS={ok:"\x1B[32m",warning:"\x1B[33m",problem:"\x1B[31m"};var INDENT=" ".repeat(MARKS.ok.length);var MAX_LENGTH=600;var MAX_ITEMS=40;function renderText(sections,isColoured=false){const nonEmpty=sections.filter(({findings})=>findings.length>0);const parts=nonEmpty.map(({title,findings})=>[title,...findings.map(finding=>renderFinding(finding,isColoured))].join("\n"));return`${[...parts,wrapText(summarizeFindings(sections),{first:"",rest:""})].join("\n\n")}
`}function renderFinding(finding,isColoured){const marks={first:MARKS[finding.level],rest:INDENT};const text=wrapText(oneLine(finding.what,MAX_LENGTH),marks);const mark=MARKS[finding.level];const what=isColoured?`${COLOURS[finding.level]}${mark}\x1B[0m${text.slice(mark.length)}`:text;if(finding.level==="ok")return what;const indent={first:`${INDENT}-> `,rest:`${INDENT}   `};const remedy=wrapText(oneLine(finding.remedy,MAX_LENGTH),indent);const lines=(finding.lines??[]).map(line=>`${INDENT}     ${line}`.trimEnd());const page=finding.page===void 0?[]:[`${INDENT}   ${finding.page}`];return[what,remedy,...lines,...page].join("\n")}function renderMarkdown(sections,safe){const all=sections.flatMap(({findings})=>findings);const listLevel=level=>{const found=all.filter(finding=>finding.level===level);const items=found.map(finding=>renderItem(finding,safe));return items.length===0?void 0:list(items,MAX_ITEMS)};const problems=listLevel("problem");const warnings=listLevel("warning");const healthy=listLevel("ok");return paragraphs([`**${summarizeFindings(sections)}**`,problems&&`**What to fix**

${problems}`,warnings&&`**Worth a look**

${warnings}`,healthy&&collapsible("As it should be",healthy)])}function renderItem(finding,safe){const what=inline(finding.what,MAX_LENGTH,safe);if(finding.level==="ok")return what;const{remedy,lines=[],page}=finding;const more=page===void 0?"":` ([GitHub's documentation](${page}))`;const block=lines.length===0?"":`

${codeBlock(lines.join("\n"),"")}`;return`${what}
→ ${inline(remedy,MAX_LENGTH,safe)}${more}${block}`.replaceAll("\n","\n  ")}
export {
  readGitHubSettings,
  renderText,
  renderMarkdown
};
