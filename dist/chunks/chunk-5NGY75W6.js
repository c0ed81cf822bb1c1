import {
  attempt
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

init_define_RUNTIME_PACKAGES();var WORKFLOW=/^\.github\/workflows\/[^/]+\.ya?ml$/;var LISTENS=/^[^#\n]*\bpull_request(?=['"]?[ \t]*(?:[:,\]}]|\r?$))/m;var MAX_BYTES=65536;async function pullRequestWorkflows(tree){const paths=tree.entries.map(({path})=>path).filter(path=>WORKFLOW.test(path));const listens=await Promise.all(paths.map(async path=>{const text=await attempt(tree.read(path,MAX_BYTES));return text.kind==="done"&&LISTENS.test(text.value??"")}));return paths.filter((_,at)=>listens[at])}
init_define_RUNTIME_PACKAGES();var DOCS="https://docs.github.com/en";var PAGES={actionsSettings:`${DOCS}/repositories/managing-your-repositorys-settings-and-features/enabling-features-for-your-repository/managing-github-actions-settings-for-a-repository`,approval:`${DOCS}/actions/concepts/security/github_token#when-github_token-triggers-workflow-runs`,concurrency:`${DOCS}/actions/concepts/workflows-and-actions/concurrency`,copilotBilling:`${DOCS}/copilot/concepts/agents/copilot-cli/copilot-cli-in-github-actions`,copilotInActions:`${DOCS}/copilot/how-tos/copilot-cli/use-copilot-cli-in-actions`};
export {
  PAGES,
  pullRequestWorkflows
};
