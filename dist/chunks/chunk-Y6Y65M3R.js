import {
  plural
} from "./chunk-BSQV4ART.js";
import {
  oneLine
} from "./chunk-45EAQZGJ.js";
import {
  cutCharacters
} from "./chunk-MUCB7FAK.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

init_define_RUNTIME_PACKAGES();function ok(what){return{level:"ok",what}}function warning(what,remedy,...[lines,page]){return{level:"warning",what,remedy,lines,page}}function problem(what,remedy,...[lines,page]){return{level:"problem",what,remedy,lines,page}}function foundIn(checked){return checked.filter(finding=>finding!==void 0)}function countFindings(sections){const levels=sections.flatMap(({findings})=>findings.map(({level})=>level));const count=countedLevel=>levels.filter(level=>level===countedLevel).length;return{ok:count("ok"),warning:count("warning"),problem:count("problem")}}function summarizeFindings(sections){const{warning:warnings,problem:problems}=countFindings(sections);if(problems>0){return`${plural(problems,"problem")} and ${plural(warnings,"warning")}. Begin with the first problem, and ask again.`}return warnings>0?`No problems, ${plural(warnings,"warning")}: the squad can work.`:"All is well: the squad can work."}
init_define_RUNTIME_PACKAGES();function checkBox(state,workflows){return foundIn([state&&boxFinding(state),setUpFinding(workflows)])}function boxFinding(state){const failed=listFailedWays(state);if(state.kind==="off"){return problem(`Commands, checks and custom tools are off: ${state.reason} (${failed}).`,`To have them, ${state.next}.`)}if(state.way==="none"){return warning(`Programs of the repository run without a box (${failed}).`,'Take `"box": "none"` out of the settings once a box can be made.')}const others=failed===""?"":` Not used: ${failed}.`;return ok(`Commands, checks and custom tools run in a box (${state.way}); nothing of the job was reached from inside it.${others}`)}function listFailedWays({failed}){return failed.map(({way,reason})=>`${way}: ${reason}`).join("; ")}var SET_UP=/(?:^|\/)copilot-setup-steps\.ya?ml$/;var MAX_STEPS=6;function setUpFinding(workflows){const found=workflows.find(({path})=>SET_UP.test(path));if(found===void 0)return void 0;const steps=[...found.text.matchAll(/^\s*(?:-\s+)?(?:run|uses):\s*(\S.*)$/gm)];const shown=steps.slice(0,MAX_STEPS).map(([,what=""])=>cutCharacters(oneLine(what),60));if(shown.length===0)return void 0;return warning(`${found.path} says what Copilot's agent installs: ${shown.join("; ")}.`,"The squad's job installs only what its own workflow says: put the same steps before the squad's.")}
export {
  ok,
  warning,
  problem,
  foundIn,
  countFindings,
  summarizeFindings,
  checkBox,
  listFailedWays
};
