import {
  readGitHubSettings,
  renderMarkdown
} from "./chunk-BR7YI5F6.js";
import {
  renderEmptyRoster,
  renderNoTeam,
  renderUnknownAgent,
  renderUnreadableTeam,
  runDoctor,
  tokenKind
} from "./chunk-KBYP5ELE.js";
import "./chunk-UXSEE2ZK.js";
import {
  BUILT_IN_TOOLS,
  isOnTeam,
  openToolbox
} from "./chunk-VCGGAJS7.js";
import "./chunk-V3MLMBSW.js";
import "./chunk-CGPC2CL5.js";
import {
  renderHelp,
  renderStatus,
  renderTeam,
  renderTools
} from "./chunk-HW3VDKKK.js";
import "./chunk-T3IYZQMT.js";
import "./chunk-QWG64LDZ.js";
import {
  publishDepsOf
} from "./chunk-E67DY53R.js";
import {
  openOrFindPullRequest,
  toPublishedWork
} from "./chunk-ZEV4HEHE.js";
import "./chunk-AFJI2Y4L.js";
import "./chunk-MVFPMGR5.js";
import "./chunk-US4AOMAA.js";
import {
  notProposedText,
  proposalsAt
} from "./chunk-6ZV6WH4J.js";
import {
  deliverToOwnBranch
} from "./chunk-Z54UCCYT.js";
import "./chunk-KLCHYJXE.js";
import "./chunk-Y5CDGCLL.js";
import {
  isRoutable
} from "./chunk-NNWMED56.js";
import "./chunk-PNYLBFPP.js";
import "./chunk-UQK2ZKYK.js";
import {
  renderNotes
} from "./chunk-5AXGEXWA.js";
import {
  TOOL_NOTE_PREFIX,
  renderCustomTools,
  renderProposedTools,
  renderToolUsage
} from "./chunk-CPWIX7C2.js";
import {
  code,
  firstThatFits,
  inline,
  link,
  list,
  paragraphs
} from "./chunk-LSQIVI4U.js";
import {
  fetchBranchIfExists
} from "./chunk-4HGFMLRL.js";
import "./chunk-7XLBJTOV.js";
import "./chunk-QZ3MK2WS.js";
import "./chunk-EG5NQSOL.js";
import {
  withTrailers
} from "./chunk-HHYM4AF5.js";
import {
  treeOf
} from "./chunk-RH2574AL.js";
import "./chunk-RI6QV5LA.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-5RRR6X6V.js";
import {
  listSyntaxErrors
} from "./chunk-ZDQVACVK.js";
import "./chunk-T3ZW4PF5.js";
import "./chunk-Y6Y65M3R.js";
import "./chunk-TFVK6ZZD.js";
import "./chunk-PGYTNQMN.js";
import "./chunk-5VUA52BT.js";
import {
  approvableName
} from "./chunk-MLTXGWX5.js";
import "./chunk-GVC3OUOO.js";
import "./chunk-RH6U7PNI.js";
import "./chunk-RBRYF52E.js";
import "./chunk-4O4OZ3GW.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import {
  dayOf,
  plural
} from "./chunk-BSQV4ART.js";
import "./chunk-DZISDMIS.js";
import "./chunk-LYEGXDRK.js";
import "./chunk-45EAQZGJ.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-3QEL5PCQ.js";
import "./chunk-LSOEEKAB.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-RE6EZ2WX.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-ZGMSCD6E.js";
import {
  SquadError,
  attempt,
  describe
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/commands/answer-command.ts
init_define_RUNTIME_PACKAGES();

// src/run/commands/answer-doctor.ts
init_define_RUNTIME_PACKAGES();

// src/run/commands/command-reply.ts
init_define_RUNTIME_PACKAGES();
function answeredReply(markdown) {
  return { outcome: { kind: "answered", answer: "", memory: void 0 }, markdown };
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
      return `${code(name)}, with these files, may run in the run that the approval asks for, and in no other. Nothing was asked for yet; when you have read them, write for example: ${code(example)}.`;
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
  return `**Goes with it**, being in the same files: ${names}${also.length > 30 ? " and more" : ""}.`;
}

// src/run/commands/remove-tool.ts
async function removeTool(name, context, repository) {
  await openToolbox(context, repository);
  const { tree, team, baseBranch } = repository;
  const plan = planRemoval(name, {
    tools: context.transcript.read().tools,
    paths: tree.entries.map(({ path }) => path),
    directory: team.directory
  });
  if (plan.kind === "impossible") return answeredReply(context.outbound.safe(plan.reason));
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
      `\`${name}\` is declared in \`${path}\` beside other things: take it out there by hand.`
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
  const names = tools.slice(0, 30).map((tool) => `\`${tool.name}\``);
  const known = names.length === 0 ? "the default branch has none that can be loaded" : `those of the default branch are ${names.join(", ")}`;
  return `There is no custom tool named \`${name}\`: ${known}. Built-in tools can't be removed.`;
}

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
  answerWithoutTeam
};
