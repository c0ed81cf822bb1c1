import {
  addressableName,
  nameList
} from "./chunk-T3IYZQMT.js";
import {
  cell,
  code,
  inline,
  limitedTable,
  link,
  list,
  paragraphs
} from "./chunk-LSQIVI4U.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/replies/command-replies.ts
init_define_RUNTIME_PACKAGES();
var MAX_ROWS = 100;
function renderHelp(phrase, memberNames, safe) {
  const [first = "agent"] = memberNames;
  const name = addressableName(first);
  return paragraphs([
    "**How to ask the squad**",
    list([
      `${code(`${phrase} add input validation to the login form`)}: the squad decides who does it`,
      `${code(`${phrase} ${name}: write the tests`)}: straight to one agent`,
      `${code(`${phrase} team`)}: who is on the team`,
      `${code(`${phrase} status`)}: the last run, its branch and pull request`,
      `${code(`${phrase} tools`)}: what the agents can do`,
      `${code(`${phrase} approve tool lint@<hash>: check src/`)}: a proposed tool may run, this once`,
      `${code(`${phrase} tools test lint`)}: run a tool's own tests`,
      `${code(`${phrase} tools remove lint`)}: a pull request that removes a tool`,
      `${code(`${phrase} doctor`)}: check the setup, and how to fix it`,
      `${code(`${phrase} help`)}: this list`
    ]),
    memberNames.length > 0 ? `On the team: ${nameList(memberNames, safe)}.` : void 0,
    "Only people with write access can start a run. What the squad changes comes as a pull request."
  ]);
}
function renderTeam({ members, warnings }, safe) {
  const rows = limitedTable(["Name", "Role", "Status"], members, MAX_ROWS, (member) => [
    `**${cell(member.name, 40, safe) || "?"}**`,
    cell(member.role, 60, safe),
    cell(member.status, 30, safe)
  ]);
  const warningLines = warnings.map((warning) => inline(warning, 300, safe));
  return paragraphs([
    rows || "The team has no members yet.",
    warningLines.length > 0 ? `**Worth a look**

${list(warningLines, 20)}` : void 0
  ]);
}
var LAST_RUN_TEXTS = {
  changed: "changed files",
  answered: "answered",
  asked: "asked a question and waits for the answer",
  declined: "declined",
  "nothing-to-do": "found nothing to change",
  limited: "stopped at a limit",
  failed: "failed"
};
function renderStatus({ latest, pullRequest }) {
  if (latest === void 0) return "The squad has not worked on this thread yet.";
  const branch = latest.branch === void 0 ? [] : [`Branch: ${code(latest.branch)}`];
  const open = pullRequest === void 0 ? "none" : link(`#${pullRequest.number}`, pullRequest.url);
  return list([
    `Last run: ${lastRunText(latest)} (${link("board", latest.url)})`,
    ...branch,
    `Open pull request: ${open}`
  ]);
}
function lastRunText({ state, outcome }) {
  if (state === "working") return "still working";
  return outcome === void 0 ? "ended" : LAST_RUN_TEXTS[outcome];
}
function renderTools(tools, safe) {
  if (tools.length === 0) return "The squad has no tools here.";
  return limitedTable(["Tool", "What for", "Who"], tools, MAX_ROWS, ({ name, purpose, users }) => [
    cell(`\`${name}\``, 70, safe),
    cell(purpose, 160, safe),
    cell(users, 60, safe)
  ]);
}
function renderRefusal(reason, safe) {
  const [first = ""] = reason.split(/[.!?](?=\s|$)|\n/).filter((part) => part.trim() !== "");
  const words = first.trim() || "this cannot be run here";
  return `Nothing was run: ${inline(words, 200, safe)}.`;
}

export {
  renderHelp,
  renderTeam,
  renderStatus,
  renderTools,
  renderRefusal
};
