import {
  addressableName,
  nameList,
  readGitHubSettings,
  renderEmptyRoster,
  renderMarkdown,
  renderNoTeam,
  renderUnknownAgent,
  renderUnreadableTeam,
  runDoctor,
  runToolTests,
  tokenKind
} from "./chunk-ZKNIP3JE.js";
import {
  BUILT_IN_TOOLS,
  isOnTeam,
  openToolbox
} from "./chunk-U5VUWHS6.js";
import "./chunk-ZHUDGVQQ.js";
import {
  reportOf
} from "./chunk-EWNRAKLR.js";
import "./chunk-55SHDHUG.js";
import "./chunk-PPAZTBOV.js";
import {
  openCheckout,
  publishDepsOf
} from "./chunk-SPTXF34Y.js";
import "./chunk-5NGY75W6.js";
import {
  notProposedText,
  proposalsAt
} from "./chunk-KUQGWMW2.js";
import "./chunk-KLCHYJXE.js";
import {
  openInitialContext,
  renderBoard,
  renderNotes
} from "./chunk-WE3IQZBQ.js";
import {
  TOOL_NOTE_PREFIX,
  originLink,
  renderCustomTools,
  renderProposedTools,
  renderToolUsage
} from "./chunk-USETC6I6.js";
import {
  openOrFindPullRequest,
  toPublishedWork
} from "./chunk-6MIHWFDD.js";
import {
  deliverToOwnBranch,
  withTrailers
} from "./chunk-CY2IDJSS.js";
import {
  isRoutable
} from "./chunk-7EPI3MSO.js";
import {
  cell,
  code,
  firstThatFits,
  inline,
  limitedTable,
  link,
  list,
  paragraphs
} from "./chunk-TDOGVDBM.js";
import {
  WRITER_ASSOCIATIONS,
  findOwnBoards,
  treeOf
} from "./chunk-RVQBJLPX.js";
import {
  fetchBranchIfExists
} from "./chunk-GSLWLHQL.js";
import {
  renderMarker
} from "./chunk-77SNCVCP.js";
import "./chunk-SXQO2GA5.js";
import "./chunk-CNRU7EYU.js";
import "./chunk-5PKJXV6L.js";
import "./chunk-VD5POLHL.js";
import "./chunk-24NO3Y3X.js";
import {
  bindTool,
  defineExposedTool,
  listSyntaxErrors
} from "./chunk-DZXCHYUA.js";
import "./chunk-MLUZHDNX.js";
import "./chunk-CFEYPTVN.js";
import {
  approvableName
} from "./chunk-MLTXGWX5.js";
import "./chunk-D4DZX3AM.js";
import "./chunk-XAKR566N.js";
import "./chunk-4PFL7EPU.js";
import "./chunk-NGFIVTT2.js";
import {
  dayOf,
  plural
} from "./chunk-BSQV4ART.js";
import "./chunk-WU2F77GJ.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-YHETANZS.js";
import "./chunk-DZISDMIS.js";
import "./chunk-LYEGXDRK.js";
import "./chunk-6GCJ4LC6.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-WOQ4ALLD.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-EYHKASQ2.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-ZBRHI66Z.js";
import "./chunk-Z5TMLZZJ.js";
import {
  SquadError,
  attempt,
  describe
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// stage:refuse
init_define_RUNTIME_PACKAGES();

// src/run/start/refuse-access.ts
init_define_RUNTIME_PACKAGES();

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
      `${code(`${phrase} approve tool lint@<hash>: check src/`)}: let a proposed tool run this once`,
      `${code(`${phrase} tools test lint`)}: run a tool's own tests`,
      `${code(`${phrase} tools remove lint`)}: a pull request that removes a tool`,
      `${code(`${phrase} doctor`)}: check the setup, and how to fix it`,
      `${code(`${phrase} help`)}: this list`
    ]),
    memberNames.length > 0 ? `On the team: ${nameList(memberNames, safe)}.` : void 0,
    "Only people with write access can start a run. Its changes come as a pull request."
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
  asked: "asked a question and is waiting for the answer",
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
  return limitedTable(["Tool", "Purpose", "Who"], tools, MAX_ROWS, ({ name, purpose, users }) => [
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

// src/run/start/fail-request.ts
init_define_RUNTIME_PACKAGES();
async function failRequest(args, { message: reason, hint }) {
  const context = openInitialContext(args);
  const outcome = { kind: "failed", reason, hint, work: void 0 };
  context.transcript.emit({ kind: "run.ended", outcome: outcome.kind });
  const shown = isMember(args) ? await attempt(showFailure(outcome, context)) : void 0;
  const commentId = shown?.kind === "done" ? shown.value : void 0;
  return reportOf(context, outcome, commentId);
}
function isMember({ request, inputs }) {
  return !inputs.dryRun && WRITER_ASSOCIATIONS.includes(request.association);
}
async function showFailure(outcome, { request, ports: { github }, job, outbound, transcript, renderContext }) {
  const { number } = request.thread;
  const comments = await github.listComments(number, void 0);
  const boards = await findOwnBoards(github, comments.items);
  const ours = boards.filter(({ marker }) => marker.triggerId === request.id);
  const open = ours.find(
    ({ marker: { runId, state, outcome: before } }) => runId === job.runId && (state === "working" || before === "failed")
  );
  const body = outbound.seal(renderBoard(renderContext(), transcript.read(), outcome));
  if (open !== void 0) {
    await github.updateComment(open.comment.id, body);
    return open.comment.id;
  }
  return ours[0]?.comment.id ?? (await github.createComment(number, body)).id;
}

// src/run/start/refuse-access.ts
async function refuseAccess(args, permit) {
  if (permit.cause === "lookup") {
    return failRequest(args, { message: permit.reason, hint: permit.hint });
  }
  const initialContext = openInitialContext(args);
  const commentId = await explainRefusal(permit, initialContext);
  return reportOf(initialContext, { kind: "declined", reason: permit.reason }, commentId);
}
async function explainRefusal({ audience, reason }, { request, ports: { github }, job, outbound }) {
  if (audience !== "collaborator") return void 0;
  const { number, commentCount } = request.thread;
  const comments = await github.listComments(number, commentCount);
  const boards = await findOwnBoards(github, comments.items);
  const earlier = boards.find(({ marker: marker2 }) => marker2.triggerId === request.id);
  if (earlier !== void 0) return earlier.comment.id;
  const marker = renderMarker({
    triggerId: request.id,
    runId: job.runId,
    state: "done",
    outcome: "declined",
    branch: void 0
  });
  const text = `${marker}
${renderRefusal(reason, outbound.safe)}`;
  return (await github.createComment(number, outbound.seal(text))).id;
}

// src/run/start/check-rate.ts
init_define_RUNTIME_PACKAGES();
var HOUR_MS = 36e5;
async function checkRate({
  request,
  inputs,
  ports: { github, clock }
}) {
  const limit = inputs.maxRunsPerPerson;
  const { login } = request.author;
  const from = clock.now() - HOUR_MS;
  const { items } = await github.listRecentComments(new Date(from).toISOString());
  const recent = items.filter(({ createdAt }) => Date.parse(createdAt) >= from);
  const boards = await findOwnBoards(github, recent);
  const own = boards.filter(
    ({ marker }) => marker.triggerId !== request.id && marker.asker?.toLowerCase() === login.toLowerCase()
  );
  if (own.length < limit) return void 0;
  const reason = `${login} started ${plural(own.length, "run")} within the last hour, as many as this repository allows; please ask again later`;
  return { kind: "refused", login, reason, audience: "collaborator", cause: "rate" };
}

// src/run/commands/answer-command.ts
init_define_RUNTIME_PACKAGES();

// src/run/commands/answer-doctor.ts
init_define_RUNTIME_PACKAGES();

// src/run/commands/command-reply.ts
init_define_RUNTIME_PACKAGES();
function answeredReply(markdown) {
  return { outcome: { kind: "answered", answer: "", memory: void 0 }, markdown };
}
var MOST_NOTES = 20;
function runNotes({ transcript, renderContext }) {
  return renderNotes(renderContext(), { ...transcript.read(), left: [] }, MOST_NOTES);
}
function askedReply(question, markdown) {
  return { outcome: { kind: "asked", question, answer: "", work: void 0 }, markdown };
}

// src/run/commands/answer-doctor.ts
async function answerDoctor(context, repository) {
  const { ports, inputs, outbound } = context;
  const { tree, location } = repository;
  const [github, tools, trial, box] = await Promise.all([
    readGitHubSettings(ports.github, repositorySettingsOf(context)),
    repository.kind === "loaded" ? readTools(context, repository) : void 0,
    tryRuntime(ports.runtime),
    ports.box.state()
  ]);
  const credentials = {
    githubToken: tokenKind(inputs.githubToken),
    copilotToken: inputs.copilotToken === void 0 ? void 0 : tokenKind(inputs.copilotToken),
    provider: inputs.provider,
    hasProviderKey: inputs.providerApiKey !== void 0
  };
  const chapters = await runDoctor({
    tree,
    location,
    github,
    tools,
    credentials,
    trial,
    machine: void 0,
    box,
    target: "github",
    holdsSecret: ports.holdsSecret,
    today: dayOf(ports.clock.now())
  });
  return answeredReply(renderMarkdown(chapters, outbound.safe));
}
function repositorySettingsOf({ inputs, job, request: { repository } }) {
  return {
    page: `${job.serverUrl}/${repository.owner}/${repository.name}`,
    defaultBranch: repository.defaultBranch,
    branchPrefix: inputs.branchPrefix
  };
}
async function readTools(context, repository) {
  const { executables } = await openToolbox(context, repository);
  const { tools, toolDiagnostics } = context.transcript.read();
  const diagnostics = [...toolDiagnostics, ...await listSyntaxErrors(executables)];
  return { names: tools.map(({ name }) => name), diagnostics };
}
async function tryRuntime(runtime) {
  const started = await attempt(runtime.models());
  await attempt(runtime.stop());
  if (started.kind === "done") return { kind: "accepted", models: started.value };
  const { message, hint = "Run the job again." } = describe(started.error);
  return { kind: "refused", message, hint };
}

// src/run/commands/approve-tool.ts
init_define_RUNTIME_PACKAGES();
async function answerApproval(context, repository) {
  const { proposals } = await proposalsAt(repository.branch.start, context, repository);
  const renderContext = context.renderContext();
  const { phrase } = renderContext.facts;
  const { approved } = context;
  const found = proposals.filter(({ name }) => approved.some((one) => one.name === name));
  const missing = approved.filter(({ name }) => !found.some((one) => one.name === name));
  const markdown = paragraphs([
    ...missing.map(({ name }) => notProposedText(code(name))),
    ...found.map(({ name, sha256 }) => {
      const example = `${phrase} approve tool ${approvableName(name, sha256)}: use it to check src/`;
      return `${code(name)}, with these files, may run in the run that the approval asks for, and in no other. Nothing has been asked for yet; when you have read them, write for example: ${code(example)}.`;
    }),
    renderProposedTools(renderContext, found)
  ]);
  return answeredReply(markdown);
}

// src/run/commands/list-tools.ts
init_define_RUNTIME_PACKAGES();
async function listTools(context, repository) {
  const { executables } = await openToolbox(context, repository);
  const renderContext = context.renderContext();
  const manifests = executables.map(({ manifest }) => manifest);
  const runs = executables.length > 0 ? [RUN_TOOL] : [];
  const builtIn = renderTools([...BUILT_IN_TOOLS, CREATE_TOOL, ...runs], context.outbound.safe);
  const transcript = context.transcript.read();
  const toolDiagnostics = [...transcript.toolDiagnostics, ...await listSyntaxErrors(executables)];
  const tools = { ...transcript, toolDiagnostics };
  const notes = tools.notes.filter((note) => !note.startsWith(TOOL_NOTE_PREFIX));
  const render = ({ rows, usages }) => paragraphs([
    builtIn,
    renderCustomTools(renderContext, tools, rows),
    renderToolUsage(renderContext, manifests, usages),
    renderNotes(renderContext, { ...tools, notes, left: [] }, rows)
  ]);
  const renderings = LISTING_SIZES.map((size) => () => render(size));
  return answeredReply(firstThatFits(MAX_LENGTH, renderings));
}
var CREATE_TOOL = {
  name: "create_custom_tool",
  purpose: "proposes a new executable tool in the pull request",
  users: "every agent, where the run may change files"
};
var RUN_TOOL = {
  name: "run_custom_tool",
  purpose: "runs the repository's executable tools",
  users: "every agent that may use one of them"
};
var LISTING_SIZES = [
  { rows: 100, usages: 100 },
  { rows: 100, usages: 0 },
  { rows: 20, usages: 0 }
];
var MAX_LENGTH = 4e4;

// src/run/commands/remove-tool.ts
init_define_RUNTIME_PACKAGES();

// src/publish/tool-removal.ts
init_define_RUNTIME_PACKAGES();
async function publishToolRemoval(removal, deps) {
  const { tool, files, baseBranch, prefix, draft, trailers } = removal;
  const { git, github } = deps;
  const wantedBranch = `${prefix}remove-tool-${tool}`;
  const open = (await github.pullRequestsOf(wantedBranch)).find(({ state }) => state === "open");
  if (open !== void 0) {
    return toPublishedWork({ head: wantedBranch, commit: open.head.sha }, open);
  }
  const removalCommit = await git.commit({
    parents: [baseBranch.commit],
    author: git.identity,
    text: withTrailers(`Remove the tool ${tool}`, trailers),
    files: new Map(files.map((path) => [path, void 0]))
  });
  const { branch, commit } = await pushOrReuseBranch(wantedBranch, removalCommit, deps);
  const text = renderToolRemoval(deps.context(), removal);
  return openOrFindPullRequest({ base: baseBranch.name, head: branch, commit, text, draft }, deps);
}
async function pushOrReuseBranch(wantedBranch, commit, deps) {
  const { git, effect } = deps;
  const remoteTip = await fetchBranchIfExists(git, wantedBranch);
  if (remoteTip !== void 0 && await treeOf(git, remoteTip) === await treeOf(git, commit)) {
    return { branch: wantedBranch, commit: remoteTip };
  }
  const { branch, ...delivery } = await deliverToOwnBranch(deps, { branch: wantedBranch, commit });
  if (delivery.kind !== "pushed") throw notPushedError(wantedBranch, delivery);
  effect("push", `${branch} ${commit}`);
  return { branch, commit };
}
function notPushedError(branch, delivery) {
  const reason = delivery.kind === "conflict" ? "too many branches of that name" : delivery.reason;
  return new SquadError({
    code: "E_GIT",
    message: `The branch ${branch} could not be pushed: ${reason}.`,
    hint: "The job needs `permissions: contents: write`, and no rule may forbid the bot to create this branch. Then ask again."
  });
}
function renderToolRemoval({ facts, safe }, { tool, files, also }) {
  const asked = link("asked for", facts.commentUrl);
  const body = paragraphs([
    `Removes the custom tool ${code(tool)}. Once this is merged, no agent can call it.`,
    list(files.map(code)),
    alsoRemovedText(also),
    "Imports of these files were not checked: search for them before you merge.",
    `Written by the squad without a model, ${asked} by ${inline(facts.actor, 40, safe)} \xB7 ${link("run", facts.runUrl)}`
  ]);
  return { title: `Remove the tool ${tool}`, body };
}
function alsoRemovedText(also) {
  if (also.length === 0) return void 0;
  const names = also.slice(0, 30).map(code).join(", ");
  return `**Also removed**, since they are in the same files: ${names}${also.length > 30 ? " and more" : ""}.`;
}

// src/run/commands/remove-tool.ts
async function removeTool(name, context, repository) {
  const { isOff } = await openToolbox(context, repository);
  if (isOff) return unremoved(impossible("Custom tools are off here, so none was read."), context);
  const { tree, team, baseBranch } = repository;
  const plan = planRemoval(name, {
    tools: context.transcript.read().tools,
    paths: tree.entries.map(({ path }) => path),
    directory: team.directory
  });
  if (plan.kind === "impossible") return unremoved(plan, context);
  const { inputs, job, request } = context;
  const removal = {
    ...plan,
    baseBranch,
    prefix: inputs.branchPrefix,
    draft: inputs.draft,
    trailers: { run: job.runId, request: request.id }
  };
  const work = await publishToolRemoval(removal, publishDepsOf(context));
  const answer = paragraphs([
    `The tool ${code(plan.tool)} is proposed for removal, with ${plural(plan.files.length, "file")}. It works until that is merged.`,
    alsoRemovedText(plan.also)
  ]);
  return { outcome: { kind: "changed", work, answer } };
}
function unremoved({ reason }, context) {
  return answeredReply(paragraphs([context.outbound.safe(reason), runNotes(context)]));
}
function planRemoval(name, { tools, paths, directory }) {
  const tool = tools.find((known) => known.name === name);
  if (tool === void 0) return impossible(unknown(name, tools));
  const { scope, path } = tool;
  if (scope === "global") {
    return impossible(
      `\`${name}\` comes from the shared folder of \`${path}\`: remove it where that is kept.`
    );
  }
  const folder = `${directory}/tools`;
  if (!path.startsWith(`${folder}/`)) {
    return impossible(
      `\`${name}\` is declared in \`${path}\` along with other things: remove it there by hand.`
    );
  }
  const own = path.slice(0, path.lastIndexOf("/"));
  const files = paths.filter((one) => own === folder ? one === path : one.startsWith(`${own}/`));
  const others = tools.filter((other) => other !== tool && files.includes(other.path));
  return { kind: "planned", tool: name, files, also: others.map((other) => other.name) };
}
function impossible(reason) {
  return { kind: "impossible", reason: `Nothing was removed. ${reason}` };
}
function unknown(name, tools) {
  return `${unknownToolText(name, tools)} Built-in tools can't be removed.`;
}
function unknownToolText(name, tools) {
  const names = tools.slice(0, 30).map((tool) => `\`${tool.name}\``);
  const known = names.length === 0 ? "the default branch has none that can be loaded" : `those of the default branch are ${names.join(", ")}`;
  return `There is no custom tool named \`${name}\`: ${known}.`;
}

// src/run/commands/test-tool.ts
init_define_RUNTIME_PACKAGES();

// src/publish/replies/tool-tests.ts
init_define_RUNTIME_PACKAGES();
function renderToolTests(context, tool) {
  const { name, version, results } = tool;
  const called = `${code(name)} ${inline(version, 40, context.safe)}`;
  const origin = originLink(context, tool);
  if (results.length === 0) {
    return `${called} (${origin}) has no tests. A test is a call with its expected output, under ${code("tests")} in its tool.yaml.`;
  }
  const failed = results.filter((result) => result.failed !== void 0).length;
  const part = failed < results.length ? `${failed} of ` : "";
  const own = ownTests(results.length);
  const title = failed === 0 ? `\u2705 **${called} passed ${own}**` : `\u274C **${called} failed ${part}${own}**`;
  const sizes = LINE_SIZES.map(([reason, rows]) => () => {
    const lines = results.map((result) => resultLine(context, result, reason));
    return paragraphs([`${title}: ${origin}`, list(lines, rows)]);
  });
  return firstThatFits(MAX_LENGTH2, sizes);
}
var LINE_SIZES = [
  [700, 64],
  [200, 64],
  [200, 20]
];
var MAX_LENGTH2 = 3e4;
function ownTests(amount) {
  return amount === 1 ? "its test" : `its ${plural(amount, "test")}`;
}
function resultLine({ safe }, result, max) {
  const name = inline(result.test, 120, safe);
  return result.failed === void 0 ? `\u2705 ${name}` : `\u274C ${name}: ${inline(result.failed, max, safe)}`;
}

// src/run/commands/test-tool.ts
async function testTool(name, context, repository) {
  const toolbox = await openToolbox(context, repository);
  const proposal = await findProposal(name, context, repository);
  const executable = toolbox.executables.find(({ tool }) => tool.name === name);
  const isOther = proposal !== void 0 && proposal.sha256 !== executable?.tool.origin.sha256;
  const answer = executable === void 0 ? whyUntested(name, toolbox, proposal, context) : await testExecutable(executable, toolbox, context, repository);
  return answeredReply(
    paragraphs([answer, isOther ? approvalText(proposal, context) : void 0, runNotes(context)])
  );
}
async function findProposal(name, context, repository) {
  const { start } = repository.branch;
  if (start === repository.tree.commit) return void 0;
  const { proposals } = await proposalsAt(start, context, repository);
  return proposals.find((proposal) => proposal.name === name);
}
function approvalText({ name, sha256 }, { inputs }) {
  const words = `${inputs.triggerPhrase} approve tool ${approvableName(name, sha256)}: tools test ${name}`;
  return `The version of ${code(name)} on this branch runs only after a person has approved it. To test it, read its files and write: ${code(words)}.`;
}
function whyUntested(name, { isOff }, proposal, { transcript, outbound }) {
  if (isOff) return "Nothing was tested: custom tools are off here.";
  const { tools } = transcript.read();
  const known = tools.find((tool) => tool.name === name);
  if (known === void 0 && proposal !== void 0) return void 0;
  const reason = known === void 0 ? unknownToolText(name, tools) : `\`${name}\` is a ${known.door} tool: only executable tools have tests, in their tool.yaml.`;
  return outbound.safe(reason);
}
var MAX_TESTS_MS = 6e5;
var RESERVE_MS = 15e3;
async function testExecutable(executable, toolbox, context, repository) {
  const { ports } = context;
  const { tool, manifest } = executable;
  const ms = Math.max(0, Math.min(MAX_TESTS_MS, ports.time.left() - RESERVE_MS));
  const signal = AbortSignal.any([ports.cancelled, AbortSignal.timeout(Math.ceil(ms))]);
  const results = manifest.tests.length === 0 ? [] : await runInCheckout(executable, signal, { toolbox, context, repository });
  const { version } = manifest;
  const { path, commit } = tool.origin;
  return renderToolTests(context.renderContext(), {
    name: tool.name,
    version,
    path,
    commit,
    results
  });
}
async function runInCheckout(executable, signal, { toolbox, context, repository }) {
  const { ports } = context;
  const commit = executable.tool.origin.commit ?? repository.tree.commit;
  const checkout = await openCheckout(ports.git, "tools.test", commit);
  const definition = defineExposedTool(executable, {
    launcher: toolbox.launcher,
    programs: ports.programs,
    workdir: checkout.directory,
    ready: async () => {
    },
    passedTo: (tool) => toolbox.env.get(tool) ?? [],
    keptOutput: ports.jobPaths.kept,
    network: repository.team.settings.network
  });
  let calls = 0;
  const call = async (input) => {
    calls += 1;
    const reasons = [];
    const tool = bindTool(definition, testerContext(context, reasons));
    const reply = await tool.call(input, { id: String(calls), signal });
    return { ...reply, text: reasons[0] ?? reply.text };
  };
  const results = await runToolTests(executable, { call, signal });
  await checkout.remove();
  return results;
}
function testerContext({ ports }, reasons) {
  return {
    now: () => ports.clock.now(),
    sleep: (ms, signal) => ports.clock.sleep(ms, signal),
    agent: TESTER,
    agentName: TESTER,
    session: TESTER,
    emit: (event) => {
      if (event.kind === "tool.failed") reasons.push(event.message);
    },
    mask: ports.mask,
    holdsSecret: ports.holdsSecret,
    countToolCall: () => ({ allowed: true })
  };
}
var TESTER = "tools-test";

// src/run/commands/answer-command.ts
async function answerCommand(context, repository) {
  const { request, inputs, outbound } = context;
  const { command } = request;
  const { team } = repository;
  const { safe } = outbound;
  const names = team.members.filter(isRoutable).map(({ name }) => name);
  switch (command.kind) {
    case "doctor":
      return answerDoctor(context, repository);
    case "approve":
      return answerApproval(context, repository);
    case "tools":
      return listTools(context, repository);
    case "remove-tool":
      return removeTool(command.tool, context, repository);
    case "test-tool":
      return testTool(command.tool, context, repository);
    case "help":
      return answeredReply(renderHelp(inputs.triggerPhrase, names, safe));
    case "team":
      return answeredReply(renderTeam(team, safe));
    case "status":
      return answeredReply(renderStatus(statusOf(context, repository)));
    case "agent": {
      if (isOnTeam(command.agent, team)) return void 0;
      const markdown = renderUnknownAgent(inputs.triggerPhrase, names, safe);
      return askedReply("Which agent is meant?", markdown);
    }
    case "work":
      return void 0;
  }
}
function statusOf({ request, boards }, { target }) {
  const latest = boards.findLast(({ marker }) => marker.triggerId !== request.id);
  return {
    latest: latest && { ...latest.marker, url: latest.comment.url },
    pullRequest: target.pull
  };
}
async function answerWithoutTeam(context, noTeam) {
  const { request, inputs, outbound } = context;
  if (request.command.kind === "doctor") return answerDoctor(context, noTeam);
  const { triggerPhrase } = inputs;
  const { location } = noTeam;
  switch (location.kind) {
    case "absent":
      return askedReply("There is no squad here yet.", renderNoTeam(triggerPhrase));
    case "found":
      return askedReply(
        "The squad has nobody who can work.",
        renderEmptyRoster(triggerPhrase, location.directory)
      );
    case "elsewhere":
      return askedReply(
        location.reason,
        renderUnreadableTeam(triggerPhrase, location, outbound.safe)
      );
  }
}
export {
  answerCommand,
  answerWithoutTeam,
  checkRate,
  failRequest,
  refuseAccess
};
