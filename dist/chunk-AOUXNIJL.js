import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  AMPLE_KNOWLEDGE,
  BUILT_IN_TOOLS,
  CHECK_SCRIPTS,
  CONVENTION_FILES,
  COORDINATOR,
  LOCKED_OUT,
  MAX_COMMITS,
  MAX_STATE_BYTES,
  MEMORY_SUBJECT,
  MOST_IMAGE_BYTES,
  NOTHING_UNMERGED,
  OUTCOMES,
  PAGES,
  SEVERITIES,
  SHARED_SKILL_FOLDERS,
  TEST_PATH,
  TOOL_NAMES,
  TOOL_NOTE_PREFIX,
  UNFINISHED_COMMIT,
  USUAL_IMAGE_LIMITS,
  WHAT_LABEL,
  WRITER_ASSOCIATIONS,
  agentInstructionsNote,
  allowedFileTools,
  alsoRemovedText,
  applyApprovals,
  approvableName,
  askReviewers,
  askRunGit,
  awaitsPullRequest,
  bindTool,
  bindUnrecorded,
  byProductKind,
  callsForNotice,
  cancelledOutcome,
  carryAlong,
  changedAmong,
  checksVerdict,
  chooseCandidates,
  chooseReviser,
  closeOpenBlocks,
  code,
  commentOnce,
  commentUrl,
  commitThreadState,
  commonAncestor,
  completeHistory,
  composeBriefing,
  composeDecisions,
  copyFolder,
  createAgentRuntimeBackend,
  createBash,
  createBoxedGit,
  createCreateCustomTool,
  createFileTools,
  createLauncher,
  createLogLines,
  createMemoryReader,
  createOutbound,
  createPolicy,
  createRunCustomTool,
  createRuntimeHandler,
  createToolHostPool,
  defineExposedTool,
  defineHostedTool,
  deliverToOwnBranch,
  describeFindings,
  describeToolAgents,
  diffOfFiles,
  discoverToolFiles,
  emptyTranscript,
  executableAllowLists,
  extractFolder,
  fetchBranchIfExists,
  fetchThreadState,
  fetchTips,
  filesUnderReview,
  filterAllowed,
  findBoardOf,
  findBoards,
  findChecks,
  findFileOwners,
  findMember,
  findNameProblem,
  findOwnBoards,
  findProposedTools,
  firstThatFits,
  foldEvent,
  grantOf,
  hasChangesOf,
  hasFinished,
  holdsFolders,
  hostOutputFolder,
  imageObstacle,
  isAncestor,
  isApproved,
  isBeforeOthers,
  isChangedSince,
  isEmptyReport,
  isFailing,
  isFileTool,
  isFinal,
  isInboxEntry,
  isNotice,
  isNoticeFor,
  isRequestKnown,
  isRoutable,
  isSquadCommit,
  isThreadReply,
  isUnhashed,
  isUnsettled,
  isWorkPath,
  joinListings,
  keepBundle,
  keptOutputPath,
  lacksPullRequest,
  link,
  listFailedWays,
  listFiles,
  listParts,
  listShownSkills,
  listSkills,
  listSyntaxErrors,
  listToolAgents,
  loadCapabilities,
  loadChangesSince,
  loadCharter,
  loadDecisions,
  loadUnmerged,
  loadWisdom,
  locateSquad,
  lookAround,
  mayRecordReview,
  memoryBranch,
  mentions,
  namesOn,
  narrowLimits,
  narrowRights,
  notDoneText,
  openAgentInstances,
  openAgentPool,
  openBoard,
  openBroker,
  openBudget,
  openCheckout,
  openCommandBox,
  openGlobalFolder,
  openLockout,
  openPartsText,
  openRunBranch,
  openStagedFiles,
  openTranscript,
  openWorkspace,
  ownersOf,
  packageManagerOf,
  paragraphs,
  parseInboxEntry,
  pathsBetween,
  pathsChangedBy,
  pathsChangedSince,
  publishAgentReviews,
  publishBranch,
  publishMemory,
  publishToolRemoval,
  pullNumbers,
  pullRequestWorkflows,
  pushThreadState,
  questionText,
  readChangedPaths,
  readCharter,
  readCodeowners,
  readDiff,
  readFindingsMarker,
  readGitHubSettings,
  readImageFacts,
  readLearnings,
  readLines,
  readMarker,
  readShare,
  readShownSkill,
  readStateFile,
  readTeam,
  readTrailedCommits,
  recordWork,
  refuseReturned,
  rejectedFiles,
  renderBoard,
  renderCommitSubject,
  renderCustomTools,
  renderEmptyRoster,
  renderHelp,
  renderMarkdown,
  renderMarker,
  renderNoTeam,
  renderNotes,
  renderNotice,
  renderProposedTools,
  renderRefusal,
  renderRemember,
  renderStatus,
  renderStop,
  renderSummary,
  renderTeam,
  renderThreadReply,
  renderToolTests,
  renderToolUsage,
  renderTools,
  renderUnknownAgent,
  renderUnreadableTeam,
  replay,
  reportOfText,
  reportSchema,
  requireBranch,
  require_picomatch,
  reviewRequests,
  runCoordinator,
  runDoctor,
  runNamedAgent,
  runToolTests,
  saidText,
  scanExecutables,
  settledReviews,
  shellProgram,
  shownOutput,
  sizeOfChange,
  skillPath,
  sortBoards,
  speaksFor,
  staleTextNote,
  standingFindings,
  standingLocks,
  standingParts,
  standingReviews,
  startOfCommit,
  statusesSince,
  threadStatePattern,
  threadStateRef,
  throttle,
  titledPart,
  toPhrase,
  toPublishedWork,
  toRepositoryPath,
  toToolListing,
  tokenKind,
  toolsFor,
  toolsForModel,
  unfinishedAgents,
  updateOpenPullRequest,
  viewTeam,
  wantedTools,
  whoRevises,
  withIds,
  withToolWrites,
  withoutFindingsMarker,
  withoutReplyMarker,
  withoutUntouched,
  workOfOutcome
} from "./chunk-YCZVTOWF.js";
import {
  authorise,
  mayWrite,
  onceAborted,
  permissionFrom,
  unlessAborted
} from "./chunk-VCJZ2WL3.js";
import {
  BOT,
  askedWords,
  attachmentId,
  botIdentity,
  demoteHeadings,
  isAtLeast,
  nonceOf,
  quoteUntrusted,
  readRequest,
  sanitise
} from "./chunk-OWUTRZPU.js";
import {
  _enum,
  array,
  boolean,
  capitalise,
  compareText,
  cutCharacters,
  dayOf,
  discriminatedUnion,
  fileSlug,
  firstOf,
  fittingTexts,
  headOf,
  isAmong,
  literal,
  number,
  object,
  oneLine,
  pathInSentence,
  plural,
  record,
  shortHash,
  string,
  sum
} from "./chunk-65RJZHPP.js";
import {
  SquadError,
  attempt,
  describe,
  hintForMachine,
  readJson
} from "./chunk-VDDPH6ES.js";
import {
  __toESM,
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/run/finish/within-time.ts
init_define_RUNTIME_PACKAGES();
import { setTimeout as pause } from "node:timers/promises";
var REPORT_MS = 1250;
async function withinTime(work2, time, graceMs) {
  const ended = await attempt(unlessAborted(work2, time.over));
  if (ended.kind === "done") return ended.value;
  if (!time.over.aborted) throw ended.error;
  const late = new AbortController();
  const givingUp = pause(graceMs, void 0, { signal: late.signal }).then(() => {
    throw time.over.reason;
  });
  return Promise.race([work2, givingUp]).finally(() => late.abort());
}

// src/run/start/check-access.ts
init_define_RUNTIME_PACKAGES();
var ASK_AGAIN_MS = 2e3;
function checkAccess({ request, inputs, ports, job }) {
  return authorise({
    request,
    minimum: inputs.minimumPermission,
    allowedBots: inputs.allowedBots,
    ownLogin: () => ports.github.ownLogin(),
    triggeringActor: job.triggeringActor,
    permissionOf: permissionFrom(ports.github)
  });
}
async function findRevocation(args) {
  const permit = await checkAccess(args);
  if (permit.kind === "allowed" || permit.cause === "lookup") return void 0;
  await args.ports.clock.sleep(ASK_AGAIN_MS);
  const again = await checkAccess(args);
  return again.kind === "refused" ? permit : void 0;
}

// src/run/start/fail-request.ts
init_define_RUNTIME_PACKAGES();

// src/run/finish/report-run.ts
init_define_RUNTIME_PACKAGES();

// src/run/start/run-context.ts
init_define_RUNTIME_PACKAGES();
function openInitialContext(args) {
  const { request, inputs, ports, job } = args;
  const { command, thread, repository, text: text2, url } = request;
  const { serverUrl, runId } = job;
  const transcript = openTranscript(() => ports.clock.now());
  transcript.listen(ports.record);
  const lineOf = createLogLines(transcript.read().startedAt);
  transcript.listen((event) => writeLine(ports.log, lineOf(event)));
  const outbound = createOutbound({
    holdsSecret: ports.holdsSecret,
    phrase: inputs.triggerPhrase,
    serverUrl
  });
  const shownRepository = `${repository.owner}/${repository.name}`;
  transcript.emit({
    kind: "run.started",
    request: askedWords(command),
    actor: request.author.login,
    trigger: request.id,
    asked: text2,
    repository: shownRepository,
    url,
    thread: thread.number
  });
  return {
    ...args,
    transcript,
    outbound,
    nonce: nonceOf(ports.randomBytes(8)),
    renderContext: () => ({
      safe: outbound.safe,
      facts: {
        runUrl: `${serverUrl}/${shownRepository}/actions/runs/${runId}`,
        runId,
        serverUrl,
        repository: shownRepository,
        thread: { number: thread.number, kind: thread.kind },
        triggerId: request.id,
        commentUrl: request.url,
        actor: request.author.login,
        phrase: inputs.triggerPhrase,
        now: ports.clock.now()
      }
    })
  };
}
function writeLine(log, line2) {
  if (line2 === void 0) return;
  log.info(line2.text);
  if (line2.details !== void 0) log.group("what it printed", line2.details.join("\n"));
}

// src/run/finish/report-run.ts
function reportOf({ transcript, renderContext, outbound }, outcome, commentId, unwritten) {
  const read = transcript.read();
  const context = renderContext();
  const isShown = commentId !== void 0 && unwritten === void 0;
  const boardUrl = isShown ? commentUrl(context.facts, commentId) : void 0;
  const place = { boardUrl, reply: unwritten?.reply };
  const summary = outbound.seal(renderSummary(context, read, outcome, place));
  return { outcome, transcript: read, commentId, summary };
}
var AT_WORK = "Another run is answering this request; its board is in the thread.";
function reportAnsweredBefore(args, { commentId, isAtWork: isAtWork2 }) {
  const reason = isAtWork2 ? AT_WORK : "This request was answered before; its board is in the thread.";
  return reportOf(openInitialContext(args), { kind: "nothing-to-do", reason }, commentId);
}

// src/run/start/fail-request.ts
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
  const { number: number2 } = request.thread;
  const comments = await github.listComments(number2, void 0);
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
  return ours[0]?.comment.id ?? (await github.createComment(number2, body)).id;
}

// src/run/start/refuse-access.ts
init_define_RUNTIME_PACKAGES();
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
  const { number: number2, commentCount } = request.thread;
  const comments = await github.listComments(number2, commentCount);
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
  const text2 = `${marker}
${renderRefusal(reason, outbound.safe)}`;
  return (await github.createComment(number2, outbound.seal(text2))).id;
}

// src/run/run.ts
init_define_RUNTIME_PACKAGES();

// src/run/context/fetch-remote.ts
init_define_RUNTIME_PACKAGES();

// src/run/context/choose-branch.ts
init_define_RUNTIME_PACKAGES();
async function chooseBranch(deps) {
  const { pull, baseBranch } = deps;
  if (pull === void 0 || pull.state === "closed") {
    return chooseThreadBranch(deps, baseBranch, void 0);
  }
  if (pull.head.repository?.toLowerCase() !== deps.repository.toLowerCase()) {
    return { ...newThreadBranch(deps, baseBranch), answerOnly: FORK_REASON };
  }
  const own = pull.head.ref.startsWith(deps.prefix) && await isOurs(deps, pull);
  if ((own || isPushable(pull, deps)) && await deps.mayWrite(pull.author)) {
    return {
      branch: pull.head.ref,
      base: pull.base.ref,
      from: "branch",
      pull,
      stackedOn: void 0,
      answerOnly: void 0
    };
  }
  return chooseThreadBranch(deps, pull.head.ref, pull);
}
function isPushable({ head, base }, { pushes, baseBranch, unpushableBranches }) {
  return pushes === "any" && ![baseBranch, base.ref, ...unpushableBranches].includes(head.ref);
}
var FORK_REASON = "this pull request comes from a fork, whose branch can't be pushed to. The squad answers here, but changes nothing";
function threadBranchPrefix(prefix, number2) {
  return `${prefix}${number2}-`;
}
function newThreadBranch({ thread, prefix }, base) {
  const branch = `${threadBranchPrefix(prefix, thread.number)}${titleSlug(thread.title)}`;
  return {
    branch,
    base,
    from: "base",
    pull: void 0,
    stackedOn: void 0,
    answerOnly: void 0
  };
}
async function chooseThreadBranch(deps, base, stackedOn) {
  const newBranch = { ...newThreadBranch(deps, base), stackedOn };
  const branchPrefix = threadBranchPrefix(deps.prefix, deps.thread.number);
  const boardBranches = [...deps.boardBranches].filter((name2) => name2.startsWith(branchPrefix)).reverse();
  const { taken, free } = numberedBranches(newBranch.branch, deps.branches);
  const candidates = [.../* @__PURE__ */ new Set([...boardBranches, ...taken.reverse()])];
  for (const branch of candidates.filter((name2) => deps.branches.has(name2))) {
    const pulls = await deps.pullsOf(branch);
    const open = pulls.find((pull) => pull.state === "open");
    const isContinued2 = open === void 0 ? pulls.length === 0 && deps.isSquadBranch(branch) : isOurs(deps, open);
    if (await isContinued2) {
      return { ...newBranch, branch, base: open?.base.ref ?? base, from: "branch", pull: open };
    }
  }
  return { ...newBranch, branch: free };
}
async function isOurs(deps, { author, head }) {
  return deps.isOurLogin(author?.login) || deps.boardBranches.has(head.ref) || deps.isSquadBranch(head.ref);
}
function numberedBranches(name2, branches) {
  const taken = [];
  let free = name2;
  while (branches.has(free)) {
    taken.push(free);
    free = `${name2}-${taken.length + 1}`;
  }
  return { taken, free };
}
function titleSlug(title) {
  const words = title.normalize("NFKD").replace(new RegExp("\\p{M}", "gu"), "").toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, 41);
  const whole = words.length <= 40 ? words : words.slice(0, Math.max(20, words.lastIndexOf("-")));
  return whole.replace(/^-+|-+$/g, "") || "request";
}

// src/run/context/follow-up.ts
init_define_RUNTIME_PACKAGES();
function continuedWork({ target }) {
  const { from, pull, branch } = target;
  return from === "branch" && pull !== void 0 ? { branch, pull: pull.number } : void 0;
}
function isOwnThread(target, thread, prefix) {
  return continuedWork({ target })?.pull === thread && target.branch.startsWith(prefix);
}
function issueOfBranch(branch, prefix) {
  const [digits] = branch.slice(prefix.length).match(/^\d{1,10}(?=-)/) ?? [];
  return digits === void 0 ? void 0 : Number(digits);
}
var LONGEST_CHANGES = 4e3;
function asOwnThread(thread, earlier, issue, writers) {
  const text2 = changesText(earlier) || thread.opening.text;
  return {
    ...thread,
    isOwn: true,
    opening: { ...thread.opening, ...ownWords("pull request", text2) },
    posts: [...thread.posts, ...findingPosts(thread.thread.number, earlier)],
    ...issue === void 0 ? {} : { origin: originOf(issue, writers) }
  };
}
function ownWords(place, text2) {
  const label = `${place}, from an earlier run, may be outdated`;
  return { author: "the squad", isOurs: true, place: label, text: headOf(text2, LONGEST_CHANGES) };
}
function changesText({ requests, transcript }) {
  const told = requests.map(({ report, actor }) => `Asked for by ${actor}:
${saidText(report)}`);
  const left = listParts(transcript.parts).map((part) => `Not done, ${part}`);
  return [...told, ...left].join("\n\n");
}
function ownPost(place, text2) {
  return { ...ownWords(place, text2), trusted: true, at: "" };
}
function findingPosts(number2, { transcript }) {
  const findings = standingFindings(transcript.reviews, []);
  if (findings.length === 0) return [];
  return [ownPost(`findings in pull request #${number2}`, describeFindings(findings))];
}
function withChangesSoFar(thread, { pull, from }, earlier) {
  if (pull === void 0 || from === "base" || earlier.requests.length === 0) return thread;
  const { number: number2, title } = pull;
  const posts = [...thread.posts, ...findingPosts(number2, earlier)];
  const text2 = [`Title: ${oneLine(title, 300)}`, changesText(earlier)].join("\n\n");
  return { ...thread, posts, changes: ownPost(`pull request #${number2}`, text2) };
}
function objectionsSoFar({ transcript }) {
  return standingReviews(transcript.reviews).filter(({ verdict }) => verdict === "changes-requested").map(({ reviewer, files }) => ({ reviewer, files }));
}
function originOf({ number: number2, title, body, author }, writers) {
  const login = author?.login ?? "ghost";
  return {
    author: login,
    trusted: writers.has(login.toLowerCase()),
    place: `issue #${number2}, which the pull request is for`,
    text: `Title: ${oneLine(title, 300)}

${body}`.trim(),
    at: "",
    source: { kind: "issue", number: number2 }
  };
}
function forFileReaders(thread) {
  const said2 = { ...thread, changes: void 0 };
  if (thread.isOwn !== true) return said2;
  return { ...said2, files: [], opening: { ...thread.opening, text: "" } };
}
function withoutSquadFiles(thread, directory) {
  const files = thread.files.filter(({ path }) => !path.startsWith(`${directory}/`));
  const count2 = thread.files.length - files.length;
  if (count2 === 0) return thread;
  const omitted = [...thread.omitted, `the diff of ${plural(count2, "file")} in ${directory}/`];
  return { ...thread, files, omitted };
}

// src/run/context/read-pull-request.ts
init_define_RUNTIME_PACKAGES();
async function readPullRequest(github, number2) {
  const [pull, files, reviews, comments] = await Promise.all([
    github.pullRequest(number2),
    github.listFiles(number2),
    github.listReviews(number2),
    github.listReviewComments(number2)
  ]);
  return { pull, files, reviews, comments };
}

// src/run/context/fetch-remote.ts
async function fetchRemote({ request, inputs, ports }) {
  const { thread, repository } = request;
  const name2 = inputs.baseBranch ?? repository.defaultBranch;
  const pullRequest = thread.kind === "pull-request" ? await readPullRequest(ports.github, thread.number) : void 0;
  const pull = pullRequest?.pull;
  const isOpenHere = pull?.state === "open" && pull.head.repository === pull.base.repository;
  const patterns = /* @__PURE__ */ new Set([
    name2,
    ...isOpenHere ? [pull.head.ref, pull.base.ref] : [],
    `${threadBranchPrefix(inputs.branchPrefix, thread.number)}*`
  ]);
  const beside = `${memoryBranch(inputs.branchPrefix)}*`;
  const stateKey = keyOf(thread.number, isOpenHere ? pull.head.ref : "", inputs.branchPrefix);
  const states = [threadStatePattern(stateKey)];
  const tips = await fetchTips(ports.git, [...patterns], [beside], states);
  const { branches, others } = tips;
  const state = others.find(({ ref }) => ref === threadStateRef(stateKey))?.commit;
  const commit2 = requireBranch(branches, name2);
  const tree = await ports.git.tree(commit2);
  return { baseBranch: { name: name2, commit: commit2 }, pullRequest, branches, stateKey, state, tree };
}
function keyOf(thread, head, prefix) {
  return (head.startsWith(prefix) ? issueOfBranch(head, prefix) : void 0) ?? thread;
}

// src/run/serve-request.ts
init_define_RUNTIME_PACKAGES();

// src/run/answer-request.ts
init_define_RUNTIME_PACKAGES();

// src/run/agents/run-agents.ts
init_define_RUNTIME_PACKAGES();

// src/run/checks/check-work.ts
init_define_RUNTIME_PACKAGES();

// src/run/agents/box-state.ts
init_define_RUNTIME_PACKAGES();
function mayRunCommands({ inputs }, { target, team }) {
  const rights = narrowRights(inputs.commands, team.settings.commands);
  return rights === "shell" && target.answerOnly === void 0;
}
function openBoxState({ ports, transcript }, { team }) {
  const { network, share } = team.settings;
  let asked;
  const ask = async () => {
    const state = await ports.box.state();
    for (const note of notesOn(state, network)) transcript.note(note);
    if (state.kind === "off") return state;
    const { refused } = await readShare(share, ports.jobPaths.workspace, [ports.git.scratch]);
    for (const { path, reason } of refused)
      transcript.note(`\`share\` names ${path}, which programs in the box don't get: ${reason}.`);
    return state;
  };
  return () => {
    asked ??= ask();
    return asked;
  };
}
var OPEN_NETWORK = "Commands, checks and custom tools may reach every host, as the settings say (`network`).";
function notesOn(state, network) {
  const failed = listFailedWays(state);
  if (state.kind === "off") {
    return [
      `Commands, checks and custom tools are off: ${state.reason} (${failed}). To turn them on, ${state.next}.`
    ];
  }
  const open = network === "all" ? [OPEN_NETWORK] : [];
  if (state.way !== "none") return open;
  const unboxed = `Programs of this repository ran without a box, as its settings ask for: they could reach the job's secrets. There was no box because of ${failed}.`;
  return [unboxed, ...open];
}

// src/run/checks/check-output.ts
init_define_RUNTIME_PACKAGES();
var MAX_LINE_LENGTH = 300;
var FAILURE = /^\W{0,12}(?:not ok|fail|error|panic|traceback|assert)|[✕✖✗●]|: error\b|\bpanicked\b|\b(?:failed|failure|[a-z]{0,40}(?:error|exception):)/i;
var NONE_FAILED = /\b(?:0|no) (?:fail|error)|\b(?:fail|failed|failures|errors?)\W{1,3}0\b/i;
var LINES_BELOW = 2;
function linesThatMatter(output, most) {
  const lines = output.split("\n").map((line2) => cutCharacters(line2.trimEnd(), MAX_LINE_LENGTH)).filter((line2, at, all) => line2 !== "" || all[at - 1] !== "");
  while (lines[0] === "") lines.shift();
  while (lines.at(-1) === "") lines.pop();
  if (lines.length <= most) return lines;
  const head = Math.floor(most / 4);
  const named = linesNamingFailures(lines, head).slice(0, Math.floor(most / 3));
  const begin = [...lines.keys()].slice(0, head);
  for (let end = lines.length - most + head + named.length; end < lines.length; end += 1) {
    const kept = /* @__PURE__ */ new Set([...begin, ...named, ...[...lines.keys()].slice(end)]);
    const shown = withGaps(lines, kept);
    if (shown.length <= most) return shown;
  }
  return withGaps(lines, /* @__PURE__ */ new Set([...begin, ...named])).slice(0, most);
}
function linesNamingFailures(lines, first) {
  const isNamed2 = (line2 = "") => FAILURE.test(line2) && !NONE_FAILED.test(line2);
  const below = Array.from({ length: LINES_BELOW + 1 }, (_, offset) => offset);
  return [...lines.keys()].filter(
    (at) => at >= first && below.some((offset) => isNamed2(lines[at - offset]))
  );
}
function withGaps(lines, kept) {
  const shown = [];
  let missing = 0;
  const closeGap = () => {
    if (missing > 0) shown.push(`[${plural(missing, "line")} left out]`);
    missing = 0;
  };
  for (const [at, line2] of lines.entries()) {
    if (!kept.has(at)) {
      missing += 1;
      continue;
    }
    closeGap();
    shown.push(line2);
  }
  closeGap();
  return shown;
}

// src/run/checks/compare-with-base.ts
init_define_RUNTIME_PACKAGES();

// src/run/checks/run-checks.ts
init_define_RUNTIME_PACKAGES();
import { join } from "node:path";
var NOT_FOUND = 127;
async function runChecks(checks, checked, deps) {
  const { git } = deps.ports;
  const opened = await attempt(openCheckout(git, checked.label, checked.commit));
  if (opened.kind === "threw") {
    const { message } = describe(opened.error);
    return checks.map((check) => notRun(check, message));
  }
  const checkout = opened.value;
  const box = openBox(checkout, deps);
  const ends = [];
  for (const check of checks) {
    const ended = await attempt(runCheck(check, { checkout, box, checked }, deps));
    if (ended.kind === "done") ends.push(ended.value);
    else ends.push(notRun(check, describe(ended.error).message));
  }
  await checkout.remove();
  return ends;
}
function openBox(worktree, { ports, settings }) {
  const { git, jobPaths } = ports;
  const { share, network } = settings;
  const folder = join(worktree.folder, "box");
  return openCommandBox({ git, worktree, folder, checkout: jobPaths.workspace, share, network });
}
function notRun(check, output) {
  return { check, result: "not-run", seconds: 0, output };
}
async function runCheck(check, { checkout, box, checked }, { ports, msLeft }) {
  const { programs, cancelled: signal, clock } = ports;
  const { directory, folder } = checkout;
  const wantedMs = check.timeoutSeconds * 1e3;
  const timeoutMs = Math.min(wantedMs, msLeft());
  if (timeoutMs <= 0) return notRun(check, "the run's time is up");
  const spec = await box.prepare(checked);
  const startedAt = clock.now();
  const end = await programs.runProgram({
    ...shellProgram(check.run, directory, spec),
    timeoutMs,
    maxBytes: OUTPUT_BYTES,
    keepAs: join(folder, "output"),
    home: box.home,
    signal
  });
  const seconds = Math.round((clock.now() - startedAt) / 100) / 10;
  if (end.kind === "timed-out" && timeoutMs < wantedMs) {
    return { ...notRun(check, "the run's time was up before it ended"), seconds };
  }
  const output = ports.mask(withoutFolders(await outputOf(end, ports.mask), checkout));
  return { check, ...resultOf(check, end, output), seconds };
}
var OUTPUT_BYTES = 256 * 1024;
async function outputOf(end, mask) {
  if (end.kind === "not-started") return "";
  return (await shownOutput(end.stdout, { maxBytes: OUTPUT_BYTES, mask })).text;
}
function withoutFolders(output, { directory, folder }) {
  return output.replaceAll(`${directory}/`, "").replaceAll(directory, ".").replaceAll(folder, "~");
}
function resultOf(check, end, output) {
  switch (end.kind) {
    case "exited":
      if (end.code === 0) return { result: "passed", output };
      return failureOf(check, end.code, output);
    case "timed-out":
      return { result: "timed-out", output };
    case "limited":
      return { result: "failed", output: `${output}
It was stopped: ${end.reason}.` };
    case "aborted":
      return { result: "not-run", output: "the run was cancelled" };
    case "not-started":
      return { result: "not-run", output: end.reason };
  }
}
function failureOf({ run: run2 }, code2, output) {
  const module = /^python3? -m ([\w.]{1,60})(?!\S)/.exec(run2)?.[1];
  if (module !== void 0 && code2 === 1 && output.trim().endsWith(`: No module named ${module}`)) {
    return { result: "failed", output: `${module} ${NOT_INSTALLED}`, isMissing: true };
  }
  const isMissing = code2 === NOT_FOUND || NO_PACKAGE.test(output) && !TESTED.test(output);
  if (!isMissing) return { result: "failed", output };
  return {
    result: "failed",
    output: `something that it needs ${NOT_INSTALLED}:
${output}`,
    isMissing
  };
}
var NOT_INSTALLED = "is not installed where the checks run: let a step before this action install it in a folder that the checks find (`node_modules`, `vendor`, one in `action.share`) or the tool cache, or set `action.checks`";
var NO_PACKAGE = /: module lookup disabled by GOPROXY=off$|\boffline mode \(--offline\)/m;
var TESTED = /^(?:ok|--- FAIL|test result)\b/m;

// src/run/checks/compare-with-base.ts
function openBaseComparison(base, deps) {
  const fails = /* @__PURE__ */ new Map();
  return {
    async failingOnBase(failed) {
      const unknown2 = failed.filter(({ check }) => !fails.has(check.run));
      const label = `checks.base-${fails.size}`;
      const ends = unknown2.length === 0 ? [] : await runChecks(
        unknown2.map(({ check }) => check),
        { ...base, label },
        deps
      );
      for (const end of ends) fails.set(end.check.run, isFailing(end));
      const commands = failed.map(({ check }) => check.run);
      return new Set(commands.filter((command) => fails.get(command) === true));
    }
  };
}

// src/run/checks/plan-checks.ts
init_define_RUNTIME_PACKAGES();
var import_picomatch = __toESM(require_picomatch(), 1);
async function planChecks(boxState, context, { tree, team }) {
  const { inputs } = context;
  const { commands, checks: named } = team.settings;
  const off = (reason) => ({ kind: "off", reason });
  if (narrowRights(inputs.commands, commands) === "off") {
    return off(
      inputs.commands === "off" ? "the input `commands` is `off`" : "the setting `action.commands` is `off` in the squad's config.json"
    );
  }
  const wanted = packageManagerOf(tree);
  const found = await findChecks(tree, named, wanted);
  if (found.length === 0) {
    return off("the repository names no checks: list them in the setting `action.checks`");
  }
  const box = await boxState();
  if (box.kind === "off") return off(box.reason);
  const isOther = named === void 0 && wanted !== "npm";
  if (!isOther || await isInstalled(wanted, context)) return { kind: "on", checks: found };
  return { kind: "on", checks: await findChecks(tree, named, "npm") };
}
async function isInstalled(program, { ports }) {
  const end = await ports.programs.runProgram({
    command: "bash",
    args: ["-c", `command -v ${program}`],
    directory: "/",
    environment: {},
    passed: [],
    timeoutMs: 1e4,
    maxBytes: 1e3,
    box: { writable: [], readable: [] },
    signal: ports.cancelled
  });
  return end.kind === "exited" && end.code === 0;
}
async function selectChecks(checks, { ports }, { branch, baseCommit: base }) {
  if (checks.every(({ paths: paths2 }) => paths2.length === 0)) return checks;
  const changed = await pathsChangedSince(ports.git, { base, tip: branch.tip() }, ".");
  return checks.filter(({ paths: paths2 }) => {
    const matches = (0, import_picomatch.default)([...paths2], { dot: true });
    return paths2.length === 0 || changed.some((path) => matches(path));
  });
}

// src/run/checks/revise-failing.ts
init_define_RUNTIME_PACKAGES();

// src/run/checks/assign-failed.ts
init_define_RUNTIME_PACKAGES();
function assignFailed(failed, changes, isLockedOut = () => false) {
  const owners = ownersOf2(changes);
  const isFree = ({ agent }) => ![...owners.keys()].some((file) => isLockedOut(agent, file));
  const last = changes.find(isFree) ?? changes[0];
  const assigned = failed.flatMap((end) => {
    const named = namedFiles(end.output, [...owners.keys()]);
    const cause = named.find((file) => !isTest(file)) ?? named[0] ?? "";
    const agent = owners.get(cause) ?? last?.agent;
    if (agent === void 0) return [];
    const others = [...owners.keys()].filter((file) => !isLockedOut(agent, file));
    const own = [...named, ...others].filter((file) => owners.get(file) === agent);
    return [{ agent, end, files: own.slice(0, MAX_FILES) }];
  });
  const agents = [...new Set(assigned.map(({ agent }) => agent))];
  return agents.map((agent) => {
    const own = assigned.filter((one) => one.agent === agent);
    const files = [...new Set(own.flatMap((one) => one.files))];
    return { agent, failed: own.map(({ end }) => end), files };
  });
}
var MAX_FILES = 20;
function isTest(path) {
  return /(?:^|\/)(?:tests?|__tests__|specs?)\/|(?:^|[/._-])(?:test|spec)[._-][^/]*$/i.test(path);
}
function ownersOf2(changes) {
  const oldestFirst = changes.toReversed();
  return new Map(
    oldestFirst.flatMap(({ agent, files }) => files.map((file) => [file, agent]))
  );
}
function namedFiles(text2, files) {
  return files.map((file) => ({ file, at: placeOf(file, text2) })).filter(({ at }) => at !== -1).toSorted((one, other) => one.at - other.at).map(({ file }) => file);
}
function placeOf(file, text2) {
  for (let at = text2.indexOf(file); at !== -1; at = text2.indexOf(file, at + 1)) {
    const before = text2.slice(0, at).replace(/\.\/$/, "").at(-1) ?? " ";
    const after = text2[at + file.length] ?? " ";
    if (!/[\w./-]/.test(before) && !/[\w/-]/.test(after)) return at;
  }
  return -1;
}

// src/run/checks/revise-failing.ts
var FROM = "checks";
var MAX_COMMITS2 = 200;
var MAX_LINES = 80;
async function reviseFailing(failed, { agents, ports, repository, nonce }, round = 0) {
  const { branch, baseCommit: base } = repository;
  const { broker, policy } = agents;
  const before = branch.tip();
  const changes = await readChanges(ports, { base, tip: before }, repository.team);
  const parts = assignFailed(
    failed,
    changes.filter(({ agent }) => policy.roster.find(agent)?.implements === true),
    policy.lockout.isLocked
  );
  await Promise.all(
    parts.map(({ agent, files, failed: own }) => {
      const task = ports.mask(mendingTask(own, { nonce, round }));
      return broker.route({ ...agents.handoffTo(agent), from: FROM, task, files });
    })
  );
  await broker.settled();
  return branch.tip() !== before;
}
async function readChanges({ git }, range, { directory }) {
  const commits = await readTrailedCommits(git, range, MAX_COMMITS2);
  const byAgents = commits.filter(({ agent }) => agent !== "");
  const changes = await Promise.all(
    byAgents.map(async ({ agent, commit: commit2 }) => {
      const paths2 = await pathsChangedBy(git, commit2);
      return { agent, files: paths2.filter((path) => isWorkPath(path, directory)) };
    })
  );
  return changes.filter(({ files }) => files.length > 0);
}
function mendingTask(failed, { nonce, round }) {
  const names = failed.map(({ check }) => `\`${check.name}\``);
  return [
    `Make ${names.join(" and ")} pass`,
    ...round === 0 ? [] : [`This is attempt ${round + 1}: the earlier changes did not help.`],
    "The repository's checks ran on everybody's joined work, in a copy of their own, and the ones below failed. Your working directory has the same files.",
    "Fix the cause. Change a test only where the test itself is wrong, and then say so; do not skip or delete any. If it cannot be fixed, change nothing, and say why in your report.",
    ...failed.map((end) => failureText(end, nonce))
  ].join("\n\n");
}
function failureText({ check, result, seconds, output }, nonce) {
  const how = result === "timed-out" ? "timed out" : "failed";
  const quote = quoteUntrusted({
    text: linesThatMatter(output, MAX_LINES).join("\n") || "(it printed nothing)",
    author: "a program of the repository",
    label: `output of ${check.name}`,
    nonce,
    form: "source"
  });
  return `\`${check.run}\` ${how} after ${seconds} s:

${quote}`;
}

// src/run/checks/suspect-changes.ts
init_define_RUNTIME_PACKAGES();
function followFailures(git) {
  const failedAt = /* @__PURE__ */ new Map();
  return async ({ check, result }, commit2) => {
    const base = failedAt.get(check.run);
    if (isFailing({ result })) failedAt.set(check.run, base ?? commit2);
    const hasMended = result === "passed" && base !== void 0;
    return hasMended ? suspectChanges(git, { base, tip: commit2 }) : void 0;
  };
}
async function suspectChanges(git, range) {
  const statuses = await statusesSince(git, range);
  const paths2 = [...statuses.keys()];
  const deleted = paths2.filter((path) => statuses.get(path) === "D" && TEST_PATH.test(path));
  const changed = paths2.filter((path) => CHECK_SCRIPTS.includes(path));
  return deleted.length + changed.length === 0 ? void 0 : { deleted, changed };
}

// src/run/checks/check-work.ts
var RESERVED_MS = 1e4;
var SHOWN_LINES = 30;
async function checkWork(context, repository, revisers) {
  const { transcript, ports } = context;
  const { branch, team } = repository;
  const told = transcript.read().agents.flatMap(({ files: files2 }) => files2);
  const found = await attempt(pathsBetween(ports.git, { base: branch.start, tip: branch.tip() }));
  const files = [...told, ...found.kind === "done" ? found.value : []];
  if (!files.some((path) => isWorkPath(path, team.directory))) return;
  const running = planAndRun(context, repository, revisers);
  await transcript.noteFailure("The checks could not be run.", running);
}
async function planAndRun(context, repository, revisers) {
  const deps = checkDepsOf(context, repository, revisers?.budget);
  const boxState = revisers?.agents.boxState ?? openBoxState(context, repository);
  const planned = whyTooLate(deps) ?? await planChecks(boxState, context, repository);
  if (planned.kind === "off") {
    return context.transcript.emit({ kind: "checks.off", reason: planned.reason });
  }
  const { target, baseCommit } = repository;
  const base = openBaseComparison({ commit: baseCommit, branch: target.base }, deps);
  const rounds = { base, deps, context, repository, suspectsOf: followFailures(deps.ports.git) };
  for (let round = 0; ; round += 1) {
    const failed = await runRound(planned.checks, round, rounds);
    const isLast = failed.length === 0 || round >= context.inputs.checkRounds;
    if (isLast || revisers?.canRevise !== true || isExhausted(revisers)) return;
    const { agents } = revisers;
    if (!await reviseFailing(failed, { ...context, repository, agents }, round)) return;
  }
}
function isExhausted({ budget }) {
  return budget.exhausted() !== void 0;
}
function whyTooLate({ ports, msLeft }) {
  if (ports.cancelled.aborted) return { kind: "off", reason: "the run was cancelled" };
  return msLeft() > 0 ? void 0 : { kind: "off", reason: "the run's time was up" };
}
async function runRound(planned, round, { base, deps, context, repository, suspectsOf }) {
  const { branch } = repository;
  const checks = await selectChecks(planned, context, repository);
  if (checks.length === 0) {
    const reason = "none of the repository's checks covers the files that changed";
    context.transcript.emit({ kind: "checks.off", reason });
  }
  const shown = { branch: repository.target.base, commit: repository.baseCommit };
  const commit2 = {
    commit: branch.tip(),
    branch: branch.name,
    base: shown,
    label: `checks.${round}`
  };
  const ends = await runChecks(checks, commit2, deps);
  const failed = ends.filter(isFailing);
  const onBase = await base.failingOnBase(failed);
  for (const end of ends) {
    const result = onBase.has(end.check.run) ? resultWithBase(end) : end.result;
    const suspects = await suspectsOf(end, commit2.commit);
    const ended = { ...end, result, suspects };
    context.transcript.emit(checkEvent(ended, repository.target.base, context));
  }
  return failed.filter(({ check }) => !onBase.has(check.run));
}
function resultWithBase(end) {
  if (!isFailing(end)) return end.result;
  return end.isMissing === true ? "not-run" : "failed-on-base";
}
function checkEvent({
  check,
  result,
  seconds,
  output,
  suspects
}, base, { ports }) {
  const lines = result === "passed" ? [] : linesThatMatter(output, SHOWN_LINES);
  const [name2, command] = [ports.mask(check.name), ports.mask(check.run)];
  return { kind: "check", base, name: name2, command, result, seconds, lines, suspects };
}
function checkDepsOf({ ports, inputs, transcript }, { team }, budget) {
  const endsAt = transcript.read().startedAt + inputs.timeoutMinutes * 6e4;
  const msLeft = () => budget?.msLeft() ?? Math.min(endsAt - ports.clock.now(), ports.time.left());
  return { ports, settings: team.settings, msLeft: () => msLeft() - RESERVED_MS };
}

// src/run/review-feedback/assign-feedback.ts
init_define_RUNTIME_PACKAGES();

// src/run/review-feedback/divide-feedback.ts
init_define_RUNTIME_PACKAGES();

// src/run/review-feedback/review-comments.ts
init_define_RUNTIME_PACKAGES();

// src/run/context/thread-posts.ts
init_define_RUNTIME_PACKAGES();
var SUBMITTING_MS = 1e4;
function timedPostsOf({
  request,
  comments,
  pullRequest,
  isOurs: isOurs2
}) {
  const isNotAsked = (id2) => id2 !== request.id;
  const plain = comments.items.filter((comment) => !isOurs2(comment) && isNotAsked(`comment-${comment.id}`)).map((comment) => ({
    post: postOf(comment, "comment", { kind: "issue-comment", id: comment.id }),
    updatedAt: comment.updatedAt
  }));
  const reviews = (pullRequest?.reviews.items ?? []).filter((review2) => isNotAsked(`review-${review2.id}`)).map((review2) => ({
    post: postOfReview(review2, request.thread.number),
    updatedAt: review2.submittedAt
  }));
  const onLines = (pullRequest?.comments.items ?? []).filter((comment) => isNotAsked(`review-comment-${comment.id}`)).map((comment) => ({
    post: postOf(comment, reviewCommentPlace(comment), {
      kind: "review-comment",
      pull: request.thread.number,
      id: comment.id
    }),
    updatedAt: comment.updatedAt,
    isAsked: request.source === "review" && comment.author?.login === request.author.login
  }));
  return [...plain, ...reviews, ...onLines];
}
function reviewCommentPlace({
  path,
  line: line2,
  startLine = line2
}) {
  const lines = startLine === line2 ? line2 : `${startLine}-${line2}`;
  return `review comment on ${path}${line2 === void 0 ? "" : `:${lines}`}`;
}
function postOfReview({ id: id2, author, state, body: text2, submittedAt: at }, pull) {
  const place = `review (${state.toLowerCase().replaceAll("_", " ")})`;
  const source = { kind: "review", pull, id: id2 };
  return { author: author?.login ?? "ghost", place, text: text2, at, source };
}
function postOf(comment, place, source) {
  const { body: text2, createdAt: at } = comment;
  return { author: comment.author?.login ?? "ghost", place, text: text2, at, source };
}
function openingOf(thread, writers) {
  const author = thread.author?.login ?? "ghost";
  return {
    author,
    trusted: writers.has(author.toLowerCase()),
    place: thread.kind === "issue" ? "issue" : "pull request",
    text: thread.body,
    at: "",
    source: { kind: "issue", number: thread.number }
  };
}
function isLater({ updatedAt, isAsked = false }, request) {
  const [timedPosts, asked] = [Date.parse(updatedAt), Date.parse(request)];
  return isAsked ? !(timedPosts <= asked + SUBMITTING_MS) : !(timedPosts < asked);
}

// src/run/review-feedback/review-comments.ts
function reviewCommentsOf(request, { target, pullRequest }) {
  const isHere = target.pull?.number === request.thread.number && target.answerOnly === void 0;
  if (!isHere) return [];
  const { reviewComment: one } = request;
  const comments = pullRequest?.comments.items ?? [];
  if (one === void 0) return commentsOfReview(request, comments);
  const now = comments.find(({ id: id2 }) => id2 === one.id) ?? one;
  return [requestReviewComment(now, request.text)];
}
function requestReviewComment(comment, text2) {
  const { id: id2, inReplyTo, path, line: line2, startLine, diffHunk } = comment;
  return { thread: inReplyTo ?? id2, path, line: line2, startLine, diffHunk, text: text2 };
}
function commentsOfReview({ review: review2, author, at }, comments) {
  const asker = author.login.toLowerCase();
  return comments.filter((one) => one.reviewId !== void 0 && one.reviewId === review2?.id).filter((one) => one.author?.login.toLowerCase() === asker).filter(({ updatedAt }) => Date.parse(updatedAt) <= Date.parse(at) + SUBMITTING_MS).map((one) => requestReviewComment(one, one.body));
}
function pathsOf(reviewComments) {
  return [...new Set(reviewComments.map(({ path }) => path))];
}

// src/run/review-feedback/divide-feedback.ts
function divideFeedback(owned, policy) {
  const assign = createAssigner(owned, policy);
  const assigned = owned.map((one) => ({ ...one, agent: assign(one) }));
  const agents = [...new Set(assigned.flatMap(({ agent }) => agent ?? []))];
  const parts = agents.map((agent, index) => {
    const mine = assigned.filter(
      (one) => one.agent === agent || index === 0 && one.owner === void 0
    );
    const others = mine.flatMap(({ owner = agent }) => owner === agent ? [] : [owner]);
    const insteadOf = [...new Set(others)].map((owner) => policy.roster.find(owner)?.name ?? owner);
    return { agent, reviewComments: mine.map(({ reviewComment }) => reviewComment), insteadOf };
  });
  const left = assigned.filter(({ agent, owner }) => agent === void 0 && owner !== void 0);
  return { parts, unassignedPaths: pathsOf(left.map(({ reviewComment }) => reviewComment)) };
}
function createAssigner(owned, { roster, lockout }) {
  const { colleagues } = roster;
  const isFree = ({ owner = "", reviewComment }) => roster.find(owner)?.slug === owner && !lockout.isLocked(owner, reviewComment.path);
  const choose = (paths2, preferred) => chooseReviser({ colleagues, lockout, paths: paths2, without: [], preferred });
  const rejected = owned.filter((one) => one.owner !== void 0 && !isFree(one));
  const forAll = choose(pathsOf(rejected.map(({ reviewComment }) => reviewComment)));
  return (one) => {
    if (one.owner === void 0 || isFree(one)) return one.owner;
    return choose([one.reviewComment.path], forAll)?.slug;
  };
}

// src/run/review-feedback/assign-feedback.ts
async function assignFeedback(policy, context, repository) {
  const { command } = context.request;
  const said2 = reviewCommentsOf(context.request, repository);
  if (said2.length === 0) return void 0;
  const { doneBefore, isRevised } = readRevised(context);
  const owned = (await withOwners(said2, context, repository)).filter((one) => !isRevised(one));
  if (owned.length === 0) return { parts: [], unassignedPaths: [], doneBefore };
  const named = command.kind === "agent" ? policy.roster.find(command.agent)?.slug : void 0;
  lockOutOwners(
    owned.filter(({ owner }) => owner !== named),
    context,
    policy
  );
  if (named !== void 0) {
    const reviewComments = owned.map(({ reviewComment }) => reviewComment);
    const part = { agent: named, reviewComments, insteadOf: [] };
    return { parts: [part], unassignedPaths: [], doneBefore };
  }
  if (!owned.some(({ owner }) => owner !== void 0)) return void 0;
  return { ...divideFeedback(owned, policy), doneBefore };
}
function readRevised({ transcript, request }) {
  const { handoffs, agents } = transcript.read();
  const done = handoffs.filter(
    ({ from, status }) => from === request.author.login && status === "answered"
  );
  const rows = done.flatMap(({ to, from }) => {
    const row = agents.findLast(({ agent, requestedBy }) => agent === to && requestedBy === from);
    return row ?? [];
  });
  const isToldByCommits = handoffs.length === 0;
  const told = isToldByCommits ? agents.filter(({ state }) => state === "done") : rows;
  const threads = new Set(done.flatMap(({ reviewThreads = [] }) => reviewThreads));
  const isCommitted = ({ reviewComment: { path }, owner }) => told.some(({ agent, files }) => files.includes(path) && (owner ?? agent) === agent);
  return {
    doneBefore: told.map(({ report, answer }) => report ?? reportOfText(answer)),
    isRevised: (one) => isToldByCommits ? isCommitted(one) : threads.has(one.reviewComment.thread)
  };
}
async function withOwners(reviewComments, { ports }, { baseCommit, branch }) {
  const range = { base: baseCommit, tip: branch.start };
  const paths2 = reviewComments.map(({ path }) => path);
  const found = await attempt(findFileOwners(ports.git, range, paths2));
  const owners = new Map(
    (found.kind === "done" ? found.value : []).map(({ path, agent }) => [path, agent])
  );
  return reviewComments.map((reviewComment) => ({
    reviewComment,
    owner: owners.get(reviewComment.path)
  }));
}
function lockOutOwners(owned, { request, transcript }, { lockout }) {
  if (request.review?.state !== "changes_requested") return;
  const { agents } = transcript.read();
  for (const { owner: agent, reviewComment } of owned) {
    const isReviser = agents.some(
      (row) => row.agent === agent && row.files.includes(reviewComment.path)
    );
    if (agent === void 0 || isReviser) continue;
    const note = { agent, path: reviewComment.path, by: request.author.login };
    if (lockout.lock(note)) transcript.emit({ kind: "lock", note });
  }
}

// src/run/review-feedback/run-revisions.ts
init_define_RUNTIME_PACKAGES();

// src/run/review-feedback/quote-diff.ts
init_define_RUNTIME_PACKAGES();
var MAX_LINES2 = 8;
var MAX_LINE_LENGTH2 = 300;
function quoteDiffAbove(comment, nonce) {
  const lines = comment.diffHunk.split("\n").slice(-MAX_LINES2);
  const text2 = lines.map((one) => headOf(one, MAX_LINE_LENGTH2)).join("\n");
  const label = `diff above the ${reviewCommentPlace(comment)}, as it was then`;
  return quoteUntrusted({ text: text2, author: "git", label, nonce, form: "source" });
}

// src/run/review-feedback/run-revisions.ts
async function runRevisions({ parts, unassignedPaths, doneBefore }, agents, context) {
  const ended = await Promise.all(
    parts.map((agentFeedback) => {
      const task = context.ports.mask(revisionTask(context, agentFeedback));
      const { agent, reviewComments } = agentFeedback;
      const files = pathsOf(reviewComments);
      const reviewThreads = [...new Set(reviewComments.map(({ thread }) => thread))];
      return runNamedAgent(agents, { ...agents.handoffTo(agent), task, files, reviewThreads });
    })
  );
  const before = doneBefore.map((report2) => ({ kind: "done", report: report2 }));
  const result = mergeResults([...before, ...ended]);
  if (unassignedPaths.length === 0) return result;
  const text2 = whoRevises(unassignedPaths);
  if (result.kind !== "done") {
    context.transcript.note(text2);
    return result;
  }
  const { report } = result;
  const asked = [...report.question === void 0 ? [] : [report.question.text], text2];
  return {
    kind: "done",
    report: { ...report, question: { text: asked.join("\n\n"), options: [] } }
  };
}
function mergeResults(ended) {
  const limited = ended.find(({ kind }) => kind === "limited");
  if (limited !== void 0) return limited;
  const failed = ended.filter((one) => one.kind === "failed");
  const reports = ended.flatMap((one) => one.kind === "done" ? [one.report] : []);
  if (reports.length === 0 && failed[0] !== void 0) return failed[0];
  const reasons = failed.map(({ reason }) => reportOfText(reason));
  return { kind: "done", report: joinReports([...reasons, ...reports]) };
}
function joinReports(reports) {
  const [only, ...others] = reports;
  if (only !== void 0 && others.length === 0) return only;
  const said2 = reports.map(saidText).filter((text3) => text3 !== "");
  const questions = reports.flatMap(({ question: question2 }) => question2 ?? []);
  const [asked, ...more] = questions;
  const text2 = questions.map(questionText).join("\n\n");
  const question = more.length === 0 ? asked : { text: text2, options: [] };
  const merged = { ...reportOfText(said2.join("\n\n")), title: only?.title ?? "" };
  return { ...merged, ...question === void 0 ? {} : { question } };
}
var MAX_QUOTES_LENGTH = 2e4;
var MAX_COMMENT_LENGTH = 4e3;
function revisionTask(context, agentFeedback) {
  const { request, nonce } = context;
  const { thread, author, review: review2, text: text2 } = request;
  const what = review2 === void 0 ? "a comment" : "the review";
  const quote = (place, words) => quoteUntrusted({
    text: headOf(words, MAX_COMMENT_LENGTH),
    author: author.login,
    label: `${place}, can write to this repository`,
    nonce
  });
  const quotes = [
    ...review2 === void 0 || text2.trim() === "" ? [] : [quote("review", text2)],
    ...agentFeedback.reviewComments.map((reviewComment) => {
      const words = quote(reviewCommentPlace(reviewComment), reviewComment.text);
      return [words, ...quoteDiff(reviewComment, nonce)].join("\n\n");
    })
  ];
  return [
    `Revise ${listed(pathsOf(agentFeedback.reviewComments))} as ${what} on #${thread.number} asks`,
    agentFeedback.insteadOf.length === 0 ? OWN : inPlaceOf(agentFeedback.insteadOf),
    REPORT,
    ...limitQuotes(quotes, MAX_QUOTES_LENGTH)
  ].join("\n\n");
}
var OWN = "A person with write access said what is quoted below about these files. Do what they ask there, answer what they ask, and leave the rest as it is.";
function inPlaceOf(names) {
  return `A person with write access rejected work of ${names.join(" and ")}, so you revise it in their place, without asking them. Do what the quotations below ask for, keep what is right, and leave the rest as it is.`;
}
var REPORT = "Your report is posted as the answer in the threads of these comments: say in its summary briefly what you did about each of them.";
function quoteDiff(comment, nonce) {
  const { line: line2, startLine, diffHunk } = comment;
  const isOneLine = line2 !== void 0 && startLine === void 0;
  return isOneLine || diffHunk === "" ? [] : [quoteDiffAbove(comment, nonce)];
}
function listed([first = "the work", ...rest]) {
  return rest.length === 0 ? first : `${first} and ${rest.length} more`;
}
function limitQuotes(quotes, maxLength) {
  const kept = fittingTexts(quotes, maxLength);
  const missing = quotes.length - kept.length;
  if (missing === 0) return kept;
  const verb = missing === 1 ? "is" : "are";
  return [...kept, `${plural(missing, "more comment")} ${verb} in the thread below.`];
}

// src/run/agents/create-agents.ts
init_define_RUNTIME_PACKAGES();

// src/run/agents/briefing/approved-tools.ts
init_define_RUNTIME_PACKAGES();

// src/run/agents/tools/toolbox.ts
init_define_RUNTIME_PACKAGES();
import { join as join4 } from "node:path";

// src/run/agents/tools/read-tools.ts
init_define_RUNTIME_PACKAGES();
import { mkdir as mkdir2 } from "node:fs/promises";
import { join as join3 } from "node:path";

// src/run/agents/tools/announce-tools.ts
init_define_RUNTIME_PACKAGES();
function announceTools({ tools, unused = [], diagnostics }, { agents, executables }, { ports, transcript }, { team }) {
  if (tools.length > 0) ports.log.info(`Loaded ${tools.length} custom tool(s)`);
  const manifests = new Map(
    executables.map(({ tool, manifest }) => [tool, manifest])
  );
  transcript.emit({
    kind: "tools",
    tools: [...tools, ...unused].map((tool) => ({
      ...noteOf(tool, manifests.get(tool), agents),
      ...rightsOf(tool, team.settings.tools)
    })),
    diagnostics
  });
  for (const problem of diagnostics.slice(0, MOST_NOTES)) transcript.note(problemText(problem));
  const more = diagnostics.length - MOST_NOTES;
  if (more > 0)
    transcript.note(`${TOOL_NOTE_PREFIX}${plural(more, "more problem")}: see the job summary.`);
}
function noteOf(tool, manifest, agents) {
  const { name: name2, kind, origin } = tool;
  const { scope, path, commit: commit2 } = origin;
  return {
    name: name2,
    door: kind,
    scope,
    path,
    commit: commit2,
    version: manifest?.version,
    description: oneLine(manifest?.description ?? tool.description, 300),
    users: describeToolAgents(name2, agents, kind)
  };
}
function rightsOf({ name: name2, kind }, settings) {
  if (kind === "executable" || !grantOf(settings, name2).mayStartPrograms) return {};
  return { mayStartPrograms: true };
}
var MOST_NOTES = 10;
function problemText({ code: code2, path, export: named, message, next }) {
  const where = named === void 0 ? path : `${path} (${named})`;
  return `${TOOL_NOTE_PREFIX}${where}: ${message}; ${next} [${code2}]`;
}

// src/run/agents/tools/tool-folders.ts
init_define_RUNTIME_PACKAGES();
import { existsSync, lstatSync } from "node:fs";
import { mkdir, mkdtemp } from "node:fs/promises";
import { dirname, join as join2, relative } from "node:path";
function scratchOf({ scratch }) {
  return join2(scratch, "tools");
}
var NOT_FOR_TOOLS = /^(?:agents|casting|decisions|history|log|logs|orchestration-log|sessions)(?:\/|$)/;
async function folderAt({ ports, commit: commit2 }, directory) {
  const scratch = scratchOf(ports.git);
  await mkdir(scratch, { recursive: true });
  const root = join2(await mkdtemp(join2(scratch, "at-")), directory);
  const written = await extractFolder(ports.git, {
    commit: commit2,
    folder: directory,
    into: root,
    // A tool could read there what nobody saw who approved it.
    isWanted: (path) => !NOT_FOR_TOOLS.test(path) && !isUnhashed(path)
  });
  const shownAs = `${directory}/tools`;
  const folder = { root, scope: "local", shownAs, commit: commit2 };
  return { folder, diagnostics: diagnosticsOf(written, directory) };
}
async function scanFolderAt(source, directory) {
  return scanExecutables((await folderAt(source, directory)).folder);
}
async function globalFolder(source, name2) {
  const found = await attempt(findGlobal(source, name2));
  if (found.kind === "done") return found.value;
  return missingFolder(name2, describe(found.error).message);
}
async function findGlobal(source, name2) {
  const { workspace } = source.ports.jobPaths;
  const place = join2(workspace, name2);
  const isItsOwn = !existsSync(join2(workspace, ".git")) || hasCheckout(place, workspace);
  if (!isItsOwn) return folderFromCommit(source, name2);
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return missingFolder(name2, "the folder does not exist");
  const into = layoutFolder(source, name2);
  return {
    folder: await openGlobalFolder({ name: name2, source: place, copyInto: into, commit: void 0 }),
    diagnostics: []
  };
}
function hasCheckout(place, workspace) {
  if (relative(workspace, place) === "") return false;
  return existsSync(join2(place, ".git")) || hasCheckout(dirname(place), workspace);
}
async function folderFromCommit(source, name2) {
  const { ports, commit: commit2 } = source;
  const place = join2(scratchOf(ports.git), "global", name2);
  const written = await extractFolder(ports.git, {
    commit: commit2,
    folder: name2,
    into: place,
    isWanted: () => true
  });
  if (written.files.length === 0) {
    return missingFolder(
      name2,
      "the default branch has no such folder, and it is not a checkout of its own"
    );
  }
  const folder = await openGlobalFolder({
    name: name2,
    source: place,
    copyInto: layoutFolder(source, name2),
    commit: commit2
  });
  return { folder, diagnostics: diagnosticsOf(written, name2) };
}
function layoutFolder({ ports }, name2) {
  return join2(scratchOf(ports.git), "global-roots", name2);
}
function missingFolder(name2, message) {
  const next = "check the folder out before the squad, or correct the input tools-directories";
  return { folder: void 0, diagnostics: [{ code: "L_ENTRY", path: name2, message, next }] };
}
function diagnosticsOf({ left }, folder) {
  return left.filter(({ path }) => path === "tools" || path.startsWith("tools/")).map(({ path, reason }) => ({
    code: "L_ENTRY",
    path: `${folder}/${path}`,
    message: `${reason}, so it was not read`,
    next: "put plain files there"
  }));
}

// src/run/agents/tools/tool-proposals.ts
init_define_RUNTIME_PACKAGES();
async function noteInactiveTools(active, { ports, transcript }, repository) {
  const { team, pullRequest } = repository;
  const changed = toolsAmong(await changedPaths(ports.git, repository), team.directory);
  const waiting = changed.filter((name2) => !active.includes(name2));
  if (waiting.length === 0) return;
  const where = pullRequest === void 0 ? " in this branch" : " in this pull request";
  const rule = "only the default branch's tools run until a person merges this.";
  transcript.note(`${inactiveText(waiting, where)}: ${rule}`);
}
function noteProposedTools(paths2, { transcript }, { team }) {
  const names = toolsAmong(paths2, team.directory);
  if (names.length === 0) return;
  const text2 = inactiveText(names, " proposed by this run");
  transcript.note(`${text2}: a person must review and merge this first.`);
}
function inactiveText(names, where) {
  const verb = names.length === 1 ? "is" : "are";
  return `${plural(names.length, "tool change")}${where} ${verb} not active yet (${names.slice(0, 10).join(", ")})`;
}
function notProposedText(name2) {
  return `No executable tool named ${name2} is proposed on this branch, so nothing was allowed. Tools of the default branch need no approval, and module and resource tools run once they are merged.`;
}
function approvalRefusal(approval, proposed, phrase) {
  if (proposed === void 0) return notProposedText(approval.name);
  const { name: name2, origin } = proposed;
  if (isApproved([approval], { name: name2, sha256: origin.sha256 })) return void 0;
  const why = approval.digest === void 0 ? "an approval names the bytes that it allows" : "its files are not, or are no longer, the ones that the approval names";
  return `${name2} was not allowed: ${why}. Read them as they are now, and then write: \`${phrase} approve tool ${approvableName(name2, origin.sha256)}\``;
}
async function proposalsAt(commit2, { ports }, { tree, team }) {
  const [{ folder }, trusted] = await Promise.all([
    folderAt({ ports, commit: commit2 }, team.directory),
    scanFolderAt({ ports, commit: tree.commit }, team.directory)
  ]);
  return findProposedTools(folder, trusted);
}
function toolsAmong(paths2, directory) {
  const folder = `${directory}/tools/`;
  const inside = paths2.filter((path) => path.startsWith(folder));
  const names = inside.map((path) => path.slice(folder.length).split("/")[0] ?? "");
  return [...new Set(names)];
}
async function changedPaths(git, { pullRequest, branch, tree, team, target }) {
  if (pullRequest !== void 0) return pullRequest.files.items.map(({ path }) => path);
  if (target.from !== "branch" || branch.start === tree.commit) return [];
  const range = { base: tree.commit, tip: branch.start };
  const listed2 = await attempt(pathsChangedSince(git, range, `${team.directory}/tools`));
  return listed2.kind === "done" ? listed2.value : [];
}

// src/run/agents/tools/read-tools.ts
async function readTools(context, repository) {
  const [{ folders, diagnostics }, agents] = await Promise.all([
    findFolders(context, repository),
    listToolAgents(repository.tree, repository.team)
  ]);
  const [hosted, ...scans] = await Promise.all([
    listHosted(folders, wantedTools(agents), context),
    ...folders.map((folder) => scanFolder(folder, context, repository))
  ]);
  const listing = localFirst([{ tools: [], diagnostics }, hosted, ...scans.map(toToolListing)]);
  const registry = joinListings([listing]);
  const executables = scans.flatMap((scanned) => scanned.executables);
  const unused = unusedBeside(registry, hosted);
  announceTools({ ...registry, unused }, { agents, executables }, context, repository);
  const known = new Set(registry.tools);
  return {
    folders,
    hosted: registry.tools.filter(({ kind }) => kind !== "executable"),
    unused: unused.map(({ name: name2 }) => name2),
    executables: executables.filter(({ tool }) => known.has(tool))
  };
}
function unusedBeside({ tools }, { unused = [] }) {
  const names = new Set(tools.map(({ name: name2 }) => name2));
  return unused.filter(
    ({ name: name2, kind }) => !names.has(name2) && findNameProblem(name2, kind === "resource") === void 0
  );
}
function localFirst(listings) {
  const tools = listings.flatMap((listing) => listing.tools);
  const of = (scope) => tools.filter(({ origin }) => origin.scope === scope);
  return {
    tools: [...of("local"), ...of("global")],
    diagnostics: listings.flatMap((listing) => listing.diagnostics)
  };
}
async function findFolders({ inputs, ports }, { tree, team }) {
  const source = { ports, commit: tree.commit };
  const found = [
    await folderAt(source, team.directory),
    ...await Promise.all(inputs.toolsDirectories.map((name2) => globalFolder(source, name2)))
  ];
  return {
    folders: found.flatMap(({ folder }) => folder ?? []),
    diagnostics: found.flatMap(({ diagnostics }) => diagnostics)
  };
}
async function listHosted(folders, wanted, { ports: { toolHosts, log, git } }) {
  if (!await needHost(folders)) return { tools: [], diagnostics: [] };
  const workdir = join3(scratchOf(git), "catalogue");
  await mkdir2(workdir, { recursive: true });
  return toolHosts.list({
    folders,
    workdir,
    scratch: join3(scratchOf(git), "homes"),
    wanted,
    passed: [],
    mayStartPrograms: false,
    log: (line2) => log.debug(`[tools] ${line2}`)
  });
}
async function needHost(folders) {
  const found = await Promise.all(folders.map(discoverToolFiles));
  return found.some(
    ({ modules, documents, diagnostics }) => modules.length + diagnostics.length > 0 || documents.some(({ path, text: text2 }) => !EXECUTABLE.test(path) || text2.includes("apiVersion"))
  );
}
var EXECUTABLE = /\/tools\/[^/]+\/tool\.ya?ml$/;
async function scanFolder(folder, { approved, ports, transcript, inputs }, { branch, team }) {
  const trusted = await scanExecutables(folder);
  if (folder.scope === "global" || approved.length === 0) return trusted;
  const proposed = await scanFolderAt({ ports, commit: branch.start }, team.directory);
  for (const approval of approved) {
    const found = proposed.executables.find(({ tool }) => tool.name === approval.name)?.tool;
    const refusal = approvalRefusal(approval, found, inputs.triggerPhrase);
    if (refusal !== void 0) transcript.note(refusal);
  }
  return applyApprovals({ trusted, approved, proposed });
}

// src/run/agents/tools/toolbox.ts
async function openToolbox(context, repository, boxState = openBoxState(context, repository)) {
  const { transcript, ports } = context;
  for (const [name2, reason] of repository.granted.refused) {
    transcript.note(`No tool gets ${name2}, which the settings name in tools.env: ${reason}.`);
  }
  const isOff = hasTools(context, repository) && (await boxState()).kind === "off";
  const isRead = !isOff && hasTools(context, repository);
  const reading = isRead ? readTools(context, repository) : NOTHING;
  const failure = "The repository's own tools could not be read:";
  const tools = await transcript.noteFailure(failure, reading) ?? EMPTY;
  const active = approvedTools(tools, context).map(({ name: name2 }) => name2);
  await noteInactiveTools(active, context, repository);
  const { typescript } = ports.jobPaths;
  const builds = join4(scratchOf(ports.git), "builds");
  const launcher = createLauncher({ programs: ports.programs, typescript, cache: builds });
  return { ...tools, isOff, launcher };
}
function approvedTools({ executables }, { approved }) {
  return executables.flatMap(
    ({ tool }) => isApproved(approved, { name: tool.name, sha256: tool.origin.sha256 }) ? [tool] : []
  );
}
function grantableTools(toolbox) {
  const toolNames = [...TOOL_NAMES, ...ownToolsOf(toolbox)];
  const isKnown = (name2) => name2.includes("*") || toolNames.includes(name2);
  return { toolNames, unknownTools: (names) => names.filter((name2) => !isKnown(name2)) };
}
function ownToolsOf({ hosted, executables }) {
  return [...hosted.map((tool) => tool.name), ...executables.map(({ tool }) => tool.name)];
}
var EMPTY = { folders: [], hosted: [], unused: [], executables: [] };
var NOTHING = Promise.resolve(EMPTY);
function hasTools({ inputs, approved }, { tree, team }) {
  const path = `${team.directory}/tools`;
  const document = `${team.directory}/goondan.yaml`;
  return inputs.toolsDirectories.length > 0 || approved.length > 0 || tree.entries.some(
    (entry) => [path, document].includes(entry.path) || entry.path.startsWith(`${path}/`)
  );
}

// src/run/agents/briefing/approved-tools.ts
async function describeApproved({
  context,
  repository,
  toolbox
}) {
  const { request, inputs, ports, transcript } = context;
  const { baseCommit: base, branch, target } = repository;
  const tools = approvedTools(toolbox, context);
  if (tools.length === 0) return void 0;
  const files = tools.map(({ origin }) => origin.path);
  const range = { base, tip: branch.start };
  const found = await attempt(findFileOwners(ports.git, range, files));
  const owners = found.kind === "done" ? found.value : [];
  const { names } = transcript.read();
  const { branchPrefix } = inputs;
  const isOurs2 = target.branch.startsWith(branchPrefix);
  const issue = isOurs2 ? issueOfBranch(target.branch, branchPrefix) : void 0;
  const place = target.pull === void 0 ? `on ${target.branch}` : `in #${target.pull.number}`;
  const where = `${place}${issue === void 0 ? "" : `, which is for #${issue}`}`;
  const lines = tools.map(({ name: name2, origin }) => {
    const owner = names.get(owners.find(({ path }) => path === origin.path)?.agent ?? "");
    const by = owner === void 0 ? "" : ` by ${owner}`;
    return `${request.author.login} allowed the tool ${name2} for this run. It was proposed${by} ${where}.`;
  });
  const which = tools.length === 1 ? "this tool" : "one of these tools";
  return ports.mask([...lines, `In the request, "it" may mean ${which}.`].join(" "));
}

// src/run/agents/briefing/before-this-run.ts
init_define_RUNTIME_PACKAGES();
function describeBefore(doneBefore, { nonce, ports }, { earlier }) {
  const quote = (words, label) => {
    const text2 = ports.mask(words);
    return quoteUntrusted({ text: text2, author: "the squad", label, nonce });
  };
  const listed2 = listParts(withIds([], standingParts(earlier.transcript.parts)));
  const undone = headOf(listed2.join("\n"), LONGEST_UNDONE);
  const parts = [
    ...doneBefore === void 0 ? [] : [BEFORE_RULE, quote(doneBefore, "report")],
    ...undone === "" ? [] : [UNDONE_RULE, quote(undone, "pull request")]
  ];
  return parts.length === 0 ? void 0 : parts.join("\n\n");
}
var BEFORE_RULE = "An earlier run of this request was interrupted. What its agents finished is on the branch: do not have it done again. Hand over only what is missing; if nothing is, say what was done.";
var UNDONE_RULE = "Earlier runs left this undone. Settle what is done now with its ids in `settles` when you finish. The rest stays on the list: do not list it again.";
var LONGEST_UNDONE = 4e3;

// src/run/agents/briefing/coordinator-briefing.ts
init_define_RUNTIME_PACKAGES();

// src/run/agents/briefing/colleagues.ts
init_define_RUNTIME_PACKAGES();
var LONGEST_ROLE = 80;
var LONGEST_DUTY = 280;
var NOTICE_LENGTH = 60;
function renderColleagues(colleagues, duties, maxLength) {
  const lines = [];
  let left = maxLength - NOTICE_LENGTH;
  for (const colleague of colleagues) {
    const line2 = colleagueLine(colleague, duties.get(colleague.slug) ?? "");
    left -= line2.length + 1;
    if (left < 0) break;
    lines.push(line2);
  }
  const missing = colleagues.length - lines.length;
  const notice = missing === 0 ? [] : [`- \u2026 and ${plural(missing, "more colleague")}`];
  return [...lines, ...notice].join("\n");
}
function colleagueLine({ slug, name: name2, role, reviews, implements: makes }, duty) {
  const title = role === "" ? name2 : `${name2}, ${oneLine(role, LONGEST_ROLE)}`;
  const about = duty === "" ? "" : `: ${oneLine(duty, LONGEST_DUTY)}`;
  const can = [...makes ? [] : ["writes no code"], ...reviews ? ["reviews"] : []];
  return `- ${slug} (${title})${about}${can.length === 0 ? "" : `; ${can.join(", ")}`}`;
}

// src/run/agents/briefing/knowledge.ts
init_define_RUNTIME_PACKAGES();

// src/run/agents/briefing/unmerged.ts
init_define_RUNTIME_PACKAGES();
function openUnmerged(decisions, { transcript, ports }, { tree, team, branch, memoryTip }) {
  const known = /* @__PURE__ */ new Map();
  const load = async (tip) => {
    const tips = [.../* @__PURE__ */ new Set([tip, memoryTip ?? tip])].filter((commit2) => commit2 !== tree.commit);
    if (tips.length === 0) return NOTHING_UNMERGED;
    const folders = [team.directory, ...SHARED_SKILL_FOLDERS];
    const reading = Promise.all(
      tips.map((commit2) => readSource(ports.git, { base: tree.commit, tip: commit2 }, folders))
    );
    const failure = "What the squad learnt and nobody has merged yet could not be read:";
    const loading = reading.then((sources) => loadUnmerged(sources, { ...team, tree, decisions }));
    return await transcript.noteFailure(failure, loading) ?? NOTHING_UNMERGED;
  };
  return () => {
    const tip = branch.tip();
    const reading = known.get(tip) ?? load(tip);
    known.set(tip, reading);
    return reading;
  };
}
async function readSource(git, range, folders) {
  const [tree, changed] = await Promise.all([
    git.tree(range.tip),
    attempt(pathsChangedSince(git, range, ...folders))
  ]);
  return { tree, changed: changed.kind === "done" ? changed.value : void 0 };
}

// src/run/agents/briefing/knowledge.ts
async function loadKnowledge(context, repository) {
  const { transcript, nonce } = context;
  const { tree, team, target } = repository;
  const [decisions, skills, wisdom] = await Promise.all([
    loadDecisions(tree, team),
    listSkills(tree, team.directory),
    loadWisdom(tree, team.directory)
  ]);
  const { answerOnly } = target;
  if (answerOnly !== void 0) transcript.note(`Nothing is changed here: ${answerOnly}.`);
  const warnings = [...team.warnings, ...decisions.warnings, ...skills.warnings];
  for (const warning of warnings) transcript.note(warning);
  const reader = createMemoryReader({
    nonce,
    foundHidden: (where) => transcript.note(`Invisible text was removed from ${where} before agents saw it.`)
  });
  return {
    tree,
    decisions: decisions.entries,
    skills: skills.skills,
    wisdom,
    unmerged: openUnmerged(decisions.entries, context, repository),
    recorded: () => transcript.read(),
    reader
  };
}
var EXAMPLES_LENGTH = 160;
function ruleLine({ work: work2, examples, agents, secondary }) {
  const shown = cutCharacters(examples.join(", "), EXAMPLES_LENGTH, "\u2026");
  const others = secondary.length === 0 ? "" : `, or else ${secondary.join(", ")}`;
  return `- ${shown === "" ? work2 : `${work2} (${shown})`}: ${agents.join(", ")}${others}`;
}
var REVIEW_RULES_LENGTH = 400;
function reviewRulesOf(team, agent, reader) {
  const text2 = reader.instructions(routingOf(team), `${team.directory}/routing.md`);
  const isForOthers = (line2) => {
    const named = namedIn(line2, team);
    return named.length === 0 || named.some((slug) => slug !== agent);
  };
  const lines = text2.split("\n").filter((line2) => /review/i.test(line2) && !line2.startsWith("#") && isForOthers(line2));
  return oneLine(lines.map((line2) => line2.replace(/^[-*] /, "")).join("; "), REVIEW_RULES_LENGTH);
}
function namedIn(text2, { members }) {
  const phrase = toPhrase(text2);
  const named = members.filter(({ name: name2, slug }) => [name2, slug].some((it) => mentions(phrase, it)));
  return named.map(({ slug }) => slug);
}
function routingOf({ rules, routingText }) {
  const lines = rules.map(ruleLine);
  return [lines.join("\n"), demoteHeadings(routingText, 3)].filter((text2) => text2.trim() !== "").join("\n\n");
}
var OWNS_LENGTH = 160;
var BOUNDARY_LENGTH = 100;
async function loadDuties({ tree, reader }, { members }) {
  const found = await Promise.all(
    members.filter(isRoutable).map(async (member) => {
      const { owns = [], expertise = [], leaves = "" } = await loadCharter(tree, member) ?? {};
      const clean = (text2) => reader.instructions(text2, member.charterPath ?? "");
      const words = clean((owns.length > 0 ? owns : expertise).join(", "));
      return { slug: member.slug, words, leaves: clean(leaves) };
    })
  );
  const isOwn = (text2) => found.filter(({ leaves }) => leaves === text2).length === 1;
  return new Map(
    found.map(({ slug, words, leaves }) => {
      const boundary = isOwn(leaves) ? oneLine(leaves, BOUNDARY_LENGTH).replace(/\.$/, "") : "";
      return [slug, [oneLine(words, OWNS_LENGTH), boundary].filter((it) => it !== "").join("; ")];
    })
  );
}

// src/run/agents/briefing/coordinator-briefing.ts
var COORDINATOR_READS = { agent: "coordinator", budget: 500 };
var TEAM_LENGTH = 6e3;
async function coordinatorBriefing(task, { team, knowledge, colleagues, duties, ...place }) {
  return {
    ...place,
    team: renderColleagues(colleagues, duties, TEAM_LENGTH),
    routing: knowledge.reader.instructions(routingOf(team), `${team.directory}/routing.md`),
    decisions: await composeDecisions(knowledge, { ...COORDINATOR_READS, query: task })
  };
}
async function coordinatorSources({ context, repository, policy, ...deps }) {
  const { owner, name: name2 } = context.request.repository;
  const { checks } = await deps.facts();
  return {
    ...deps,
    repository: `${owner}/${name2}`,
    baseBranch: repository.target.base,
    checks,
    continued: continuedWork(repository),
    team: repository.team,
    colleagues: policy.roster.colleagues
  };
}

// src/run/agents/briefing/request-part.ts
init_define_RUNTIME_PACKAGES();

// src/run/agents/briefing/spend-budget.ts
init_define_RUNTIME_PACKAGES();
var SESSION_BUDGET = 96e3;
var MOST_OF = {
  charter: 16e3,
  request: 8e3,
  work: 2e4,
  other: 8e3,
  shared: 1e3,
  colleagues: 2500,
  map: 3e3,
  thread: 24e3
};
var SMALL = 60;
var SMALL_BUDGET = {
  conventions: 3e3,
  history: 800,
  decisions: 1e3,
  wisdom: 400,
  skills: 1400
};
var AMPLE_BUDGET = { ...AMPLE_KNOWLEDGE, conventions: 8e3 };
function backgroundBudget(files) {
  const most = (part) => Math.min(AMPLE_BUDGET[part], Math.round(SMALL_BUDGET[part] * Math.max(1, files / SMALL)));
  return {
    conventions: most("conventions"),
    history: most("history"),
    decisions: most("decisions"),
    wisdom: most("wisdom"),
    skills: most("skills")
  };
}
var COORDINATOR_THREAD = 4e4;
function spendBudget(budget, parts) {
  let left = budget;
  const spent = parts.map(({ part, most, render }) => {
    const room = Math.max(0, Math.min(most, left));
    const text2 = room === 0 ? "" : render(room);
    left -= text2.length;
    return { part, text: text2 };
  });
  return { parts: spent, left: Math.max(0, left) };
}
var NOTICE_LENGTH2 = 80;
function cutVisibly(text2, maxLength) {
  if (text2.length <= maxLength) return text2;
  const kept = headOf(text2, Math.max(0, maxLength - NOTICE_LENGTH2));
  const notice = `[cut: ${text2.length - kept.length} of ${text2.length} characters are missing here]`;
  return maxLength < NOTICE_LENGTH2 ? "" : `${kept}
${notice}`;
}

// src/run/agents/briefing/request-part.ts
var KINDS = {
  comment: "a comment",
  review: "a review",
  "review-comment": "a comment on lines of the pull request",
  "issue-opened": "the issue itself",
  "issue-labeled": "a label on the issue",
  "issue-assigned": "an assignment of the issue",
  dispatch: "a run of the workflow",
  "pull-request": "the workflow that runs on pull requests",
  schedule: "the workflow that runs on a schedule"
};
function kindOfRequest({ source, review: review2 }) {
  const asksForChanges = source === "review" && review2?.state === "changes_requested";
  return asksForChanges ? "a review that asks for changes" : KINDS[source];
}
var COMMENTED_LINES = "The lines that the request comments on";
function commentedLinesOf({ reviewComment }, nonce) {
  return reviewComment === void 0 ? "" : quoteDiffAbove(reviewComment, nonce);
}
function renderRequest(request, { nonce, maxLength }) {
  const { text: text2, author, url } = request;
  const quote = (shown) => quoteUntrusted({
    text: shown,
    author: author.login,
    label: "request",
    nonce
  });
  const head = `## The request

${author.login} asked the squad for this in ${kindOfRequest(request)} (${url}). Your task is your part of it.`;
  const room = maxLength - head.length - quote("").length - 2;
  return `${head}

${quote(cutVisibly(text2.trim(), room))}`;
}
function isRequestItself({ isFromPerson = false, from, task }, { author, text: text2 }) {
  if (!isFromPerson || from !== author.login) return false;
  return text2.includes(task.trim()) || task.includes(text2.trim());
}

// src/run/agents/prepare-deps.ts
init_define_RUNTIME_PACKAGES();

// src/run/context/protected-paths.ts
init_define_RUNTIME_PACKAGES();
function protectedPathsOf({ ports, request }, { team }) {
  return createPolicy({
    holdsSecret: ports.holdsSecret,
    protectedGlobs: team.settings.protected,
    squadDirectory: team.directory,
    requestText: request.text
  });
}

// src/run/agents/briefing/attached-images.ts
init_define_RUNTIME_PACKAGES();
var MOST_IMAGES = USUAL_IMAGE_LIMITS.count;
var SEES_AS_USUAL = {
  imageLimits: async () => USUAL_IMAGE_LIMITS
};
function openImageGallery({ images, unshown }, github) {
  const first = images.slice(0, MOST_IMAGES);
  let loading;
  const load = () => {
    loading ??= loadImages(first, github);
    return loading;
  };
  return {
    async show(viewer) {
      if (images.length === 0) return describeImages([], unshown);
      const limits = await viewer.imageLimits();
      const blind = "your model is not known to take images";
      if (limits === void 0) return describeImages([], [...unshown, ...images.map(() => blind)]);
      const judged = (await load()).map((image) => judgeImage(image, limits));
      const shown = judged.filter((one) => typeof one !== "string");
      const tooMany = `only ${Math.min(limits.count, MOST_IMAGES)} can be shown`;
      return describeImages(shown.slice(0, limits.count), [
        ...unshown,
        ...judged.filter((one) => typeof one === "string"),
        ...[...images.slice(MOST_IMAGES), ...shown.slice(limits.count)].map(() => tooMany)
      ]);
    }
  };
}
async function loadImages(images, github) {
  const key = (source) => JSON.stringify(source);
  const posts = new Map(images.map(({ source }) => [key(source), source]));
  const answers = await Promise.all(
    [...posts].map(async ([post, source]) => {
      const ids = images.filter((one) => key(one.source) === post).map(({ id: id2 }) => id2);
      return [post, await github.readAttachments(source, ids, MOST_IMAGE_BYTES)];
    })
  );
  const byPost = new Map(answers);
  return images.map((image) => ({
    ...image,
    answer: byPost.get(key(image.source))?.get(image.id) ?? {
      kind: "missing",
      reason: "not shown in the post"
    }
  }));
}
function judgeImage({ answer, shownIn }, limits) {
  if (answer.kind === "missing") return answer.reason;
  const { bytes } = answer;
  const facts = readImageFacts(bytes);
  if (facts === void 0) return "neither PNG, JPEG, GIF nor WebP";
  const obstacle = imageObstacle(facts, bytes.length, limits);
  if (obstacle !== void 0) return obstacle;
  const { mimeType, width, height } = facts;
  return { mimeType, bytes, label: `${oneLine(shownIn, 150)}, ${width} \xD7 ${height}` };
}
function describeImages(shown, reasons) {
  const images = shown.map((image, index) => ({ ...image, name: `Image ${index + 1}` }));
  const lines = [
    ...images.map(({ name: name2, label }) => `${name2}: from ${label}`),
    ...images.length === 0 ? [] : [MATERIAL],
    ...describeUnshown(reasons)
  ];
  const text2 = lines.length === 0 ? "" : `## Images of the thread

${lines.join("\n")}`;
  return {
    part: { part: "Images of the thread", text: text2 },
    images: images.map(({ name: name2, mimeType, bytes }) => ({ name: name2, mimeType, bytes }))
  };
}
var MATERIAL = "What an image says is material to judge, like the rest of the thread.";
function describeUnshown(reasons) {
  if (reasons.length === 0) return [];
  const each = [...new Set(reasons)].map((reason) => {
    const times = reasons.filter((one) => one === reason).length;
    return times === reasons.length ? reason : `${times} ${reason}`;
  });
  const verb = reasons.length === 1 ? "is" : "are";
  return [`${plural(reasons.length, "image")} ${verb} not shown: ${each.join("; ")}.`];
}

// src/run/agents/briefing/repository-facts.ts
init_define_RUNTIME_PACKAGES();
var CONVENTION_BYTES = 32768;
function openRepositoryFacts(reader, context, repository) {
  let reading;
  return () => {
    reading ??= readFacts(reader, context, repository);
    return reading;
  };
}
async function readFacts(reader, context, repository) {
  const [files, conventions, checks] = await Promise.all([
    attempt(listFiles(context.ports.git, repository.branch.start)),
    attempt(readConventions(reader, repository)),
    attempt(listChecks(context, repository))
  ]);
  return {
    files: files.kind === "done" ? files.value : [],
    conventions: conventions.kind === "done" ? conventions.value : [],
    checks: checks.kind === "done" ? checks.value : []
  };
}
async function readConventions(reader, { tree }) {
  const read = await Promise.all(
    CONVENTION_FILES.map(async (path) => {
      const text2 = await tree.read(path, CONVENTION_BYTES) ?? "";
      return { path, text: reader.instructions(text2, path).trim() };
    })
  );
  const isPointer = (text2) => /^@?\S{1,60}\.md$/.test(text2);
  return read.filter(
    ({ text: text2 }, index) => text2 !== "" && !isPointer(text2) && !read.slice(0, index).some((one) => one.text === text2)
  );
}
async function listChecks({ inputs }, { tree, team, target }) {
  const { commands, checks: named } = team.settings;
  const isOff = narrowRights(inputs.commands, commands) === "off";
  if (isOff || target.answerOnly !== void 0) return [];
  const checks = await findChecks(tree, named);
  return checks.map(({ run: run2 }) => run2);
}

// src/run/agents/open-routing-policy.ts
init_define_RUNTIME_PACKAGES();

// src/run/agents/roster.ts
init_define_RUNTIME_PACKAGES();
var ANY_PERSON = ["user", "human", "person", "people"];
function createRoster(members, capabilities, asker) {
  const routable = members.filter(isRoutable);
  const colleagueOf = ({ slug, name: name2, role }) => ({
    slug,
    name: name2,
    role,
    ...capabilities.get(slug) ?? { reviews: false, implements: false, sends: false }
  });
  const people = { members: members.filter(({ status }) => status === "human") };
  const personNames = [asker.toLowerCase(), ...ANY_PERSON];
  return {
    colleagues: routable.map(colleagueOf),
    find(name2) {
      const found = findMember({ members: routable }, name2);
      return found === void 0 ? void 0 : colleagueOf(found);
    },
    isPerson: (name2) => personNames.includes(name2.toLowerCase()) || findMember(people, name2) !== void 0
  };
}

// src/run/agents/open-routing-policy.ts
async function openRoutingPolicy(context, repository) {
  const { request, inputs, transcript } = context;
  const { tree, team, rejections } = repository;
  const { command, author } = request;
  const lockout = openLockout([...rejections, ...transcript.read().locks]);
  if (command.kind === "agent") lockout.lift(findMember(team, command.agent)?.slug ?? "");
  const roster = createRoster(team.members, await loadCapabilities(tree, team), author.login);
  const names = roster.colleagues.map(({ slug, name: name2 }) => [slug, name2]);
  transcript.emit({ kind: "team", names: Object.fromEntries(names) });
  return {
    roster,
    lockout,
    rules: {
      hops: inputs.maxHandoffHops,
      perMinute: inputs.maxMessagesPerMinute,
      autoSpawn: team.settings.a2a.autoSpawn,
      models: team.settings.allowedModels
    },
    async authorsOf(files, sender, isRejected = false) {
      const inRun = authorsInRun(files, sender, context, repository);
      const written = isRejected ? lastAuthors(inRun) : inRun;
      const earlier = await earlierAuthors(files, sender, context, repository);
      if (!isRejected) return [...written, ...earlier];
      const before = rejectedBefore(files, written, earlier);
      if (before.length === 0) return written;
      return [...written, ...await authorsBefore(before, context, repository)];
    }
  };
}
function agentToAgentMode({ inputs }, { team }) {
  return inputs.a2a ? team.settings.a2a.mode : "off";
}
function authorsInRun(files, sender, { transcript }, { team }) {
  const { agents } = transcript.read();
  const written = agents.flatMap((row) => row.files.map((path) => ({ agent: row.agent, path })));
  if (files.length > 0) {
    return written.filter(({ path }) => isAmong(path, files));
  }
  return written.filter(
    ({ agent, path }) => !isAmong(path, [team.directory]) && (sender === COORDINATOR || agent === sender)
  );
}
function lastAuthors(authors) {
  return authors.filter(({ path }, at) => authors.findLastIndex((one) => one.path === path) === at);
}
async function earlierAuthors(files, sender, { ports }, { baseCommit, branch, commits, team }) {
  if (files.length === 0 && sender !== COORDINATOR) return [];
  const isMeant = (path) => files.length === 0 ? !isAmong(path, [team.directory]) : isAmong(path, files);
  const range = { base: baseCommit, tip: branch.start };
  const read = await attempt(readChangedPaths(ports.git, range, MAX_COMMITS));
  if (read.kind === "threw") return [];
  return commits.flatMap(({ commit: commit2, agent }) => {
    const own = agent === "" ? [] : read.value.get(commit2) ?? [];
    return own.filter(isMeant).map((path) => ({ agent, path, isEarlier: true }));
  });
}
function rejectedBefore(files, written, earlier) {
  if (files.length === 0 && written.length > 0) return [];
  const paths2 = new Set(earlier.map(({ path }) => path));
  for (const { path } of written) paths2.delete(path);
  return [...paths2];
}
async function authorsBefore(files, { ports }, { baseCommit, branch }) {
  const range = { base: baseCommit, tip: branch.start };
  const owners = await attempt(findFileOwners(ports.git, range, files));
  return owners.kind === "done" ? owners.value : [];
}

// src/run/agents/prepare-deps.ts
async function prepareDeps({ budget, doneBefore }, context, repository) {
  const boxState = openBoxState(context, repository);
  const openingToolbox = openToolbox(context, repository, boxState);
  const knowledge = await loadKnowledge(context, repository);
  const duties = loadDuties(knowledge, repository.team);
  return {
    context,
    repository,
    budget,
    isResumed: doneBefore !== void 0,
    knowledge,
    facts: openRepositoryFacts(knowledge.reader, context, repository),
    images: openImageGallery(repository.images, context.ports.github),
    filePolicy: filePolicyOf(context, repository),
    policy: await openRoutingPolicy(context, repository),
    duties: await duties,
    toolbox: await openingToolbox,
    boxState,
    instances: openAgentInstances(context.ports.clock),
    begun: /* @__PURE__ */ new Map()
  };
}
function filePolicyOf(context, repository) {
  const { answerOnly } = repository.target;
  const { holdsSecret } = context.ports;
  if (answerOnly !== void 0) return { holdsSecret, refuses: () => answerOnly };
  return protectedPathsOf(context, repository);
}

// src/run/agents/reach.ts
init_define_RUNTIME_PACKAGES();
async function sessionReach(canRun, ownTools, { repository, boxState }) {
  const runs = canRun || ownTools.length > 0;
  const box = runs ? await boxState() : void 0;
  const isBoxed = box?.kind !== "on" || box.way !== "none";
  return reachOf({ runs, isBoxed, ownTools }, repository.team.settings);
}
function runReach(canRun, ownTools, settings) {
  const runs = canRun || ownTools.length > 0;
  return reachOf({ runs, isBoxed: !settings.isBoxOptional, ownTools }, settings);
}
function reachOf({ runs, isBoxed, ownTools }, { network, protected: protectedGlobs }) {
  const open = isBoxed ? network : "all";
  return { network: runs ? open : "none", protectedGlobs, ownTools };
}

// src/run/agents/session-config.ts
init_define_RUNTIME_PACKAGES();

// src/run/agents/agent-workspace.ts
init_define_RUNTIME_PACKAGES();
function openAgentWorkspace(owner, deps) {
  const { context, repository, filePolicy, policy } = deps;
  const { label, slug } = owner;
  const isLocked = (path) => policy.lockout.isLocked(slug, path);
  return openWorkspace(label, {
    git: context.ports.git,
    policy: withLockout(filePolicy, isLocked),
    branch: repository.branch,
    boxedGit: createBoxedGit({ ...context.ports, signal: context.ports.time.over }),
    emit: context.transcript.emit,
    identify(report, files) {
      const isMemory = !files.some((path) => isWorkPath(path, repository.team.directory));
      const { unfinished } = report;
      const pulls = pullNumbers(repository.target, context.request.thread);
      const source = isMemory ? { task: MEMORY_SUBJECT, unfinished } : report;
      return identify(owner, { ...source, pulls }, context);
    },
    pushToFallbackBranch: (commit2) => pushConflict({ branch: `${repository.branch.name}-${label}`, commit: commit2 }, context, repository)
  });
}
function withLockout(filePolicy, isLocked) {
  return {
    ...filePolicy,
    refuses: (file) => filePolicy.refuses(file) ?? (isLocked(file.path) ? `${file.path}: ${LOCKED_OUT}` : void 0)
  };
}
async function pushConflict(work2, context, { baseBranch }) {
  const { ports, transcript } = context;
  const revocation = await findRevocation(context);
  if (revocation !== void 0) {
    throw new SquadError({ code: "E_GITHUB_PERMISSION", message: revocation.reason });
  }
  const { branch, kind } = await deliverToOwnBranch(ports, work2);
  if (kind === "pushed") {
    transcript.emit({ kind: "effect", effect: "push", detail: branch });
    return { keptOn: branch };
  }
  const { file, place } = await keepBundle({ ...work2, base: baseBranch.commit }, ports);
  transcript.note(
    `The branch ${work2.branch} could not be pushed. It is in ${file} of ${place}: \`git fetch\` accepts that file as a remote.`
  );
  return { keptOn: work2.branch, isBundled: true };
}
function identify({ name: name2, slug }, report, { request, ports, job, outbound }) {
  const isSecret = ports.holdsSecret(`${report.task}
${report.title ?? ""}`);
  const subject = isSecret ? "Work of the squad" : renderCommitSubject(report);
  return {
    author: `${name2.replace(/[<>\n\r\0]/g, "")} (Squad)`,
    message: outbound.sealCommit(subject),
    trailers: { agent: slug, run: job.runId, request: request.id }
  };
}

// src/run/agents/briefing/session-briefing.ts
init_define_RUNTIME_PACKAGES();

// src/run/agents/briefing/describe-task.ts
init_define_RUNTIME_PACKAGES();

// src/run/agents/briefing/work/other-session.ts
init_define_RUNTIME_PACKAGES();
var FRAME_LENGTH = 600;
var MAX_TASK = 300;
function renderOtherSession({ task, changes }, { nonce, maxLength }) {
  const about = `## Your other session

You are at work in another session, too, on ${JSON.stringify(oneLine(task, MAX_TASK))}.`;
  if (changes === "") return `${about} What it has handed in is in your files.`;
  const text2 = cutVisibly(changes, maxLength - FRAME_LENGTH);
  const quotation = quoteUntrusted({ text: text2, author: "git", label: "diff", nonce, form: "source" });
  return `${about} Your files lack what it has written so far. Don't write any of it again, and base your answer on it:

${quotation}`;
}

// src/run/agents/briefing/work/render-work.ts
init_define_RUNTIME_PACKAGES();

// src/run/agents/briefing/work/numbered-diff.ts
init_define_RUNTIME_PACKAGES();
function isNamed({ path, previousPath = path }, named) {
  return isAmong(path, named) || isAmong(previousPath, named);
}
function renderNumberedDiff(files, { maxLength, first, authorsOf }) {
  const inOrder = files.toSorted((one, other) => compareText(one.path, other.path));
  const named = inOrder.filter((file) => isNamed(file, first));
  const others = inOrder.filter((file) => !isNamed(file, first));
  const texts = /* @__PURE__ */ new Map();
  let left = maxLength - MISSING_LENGTH;
  for (const group of [named, others]) {
    for (const [at, file] of group.toSorted(bySize).entries()) {
      const share = Math.max(left / (group.length - at), LEAST_SHARE);
      const text2 = renderFile(file, authorsOf(file.path), Math.min(share, left));
      if (text2 !== void 0) texts.set(file, text2);
      left -= text2?.length ?? 0;
    }
  }
  const ordered = [...named, ...others];
  const shown = ordered.flatMap((file) => texts.get(file) ?? []);
  const missing = ordered.flatMap((file) => texts.has(file) ? [] : [file.path]);
  return [...shown, missingLine(missing)].filter((text2) => text2 !== "").join("\n\n");
}
var LEAST_SHARE = 1500;
function bySize(one, other) {
  return sizeOf(one) - sizeOf(other);
}
function sizeOf({ hunks }) {
  const lines = hunks.flatMap(({ marked }) => marked);
  return lines.reduce((size, line2) => size + line2.length + NUMBER_WIDTH + 2, 0);
}
var MISSING_LENGTH = 400;
var NUMBER_WIDTH = 5;
function renderFile({ path, previousPath, status, hunks }, authors, room) {
  const from = previousPath === void 0 ? "" : `, was ${previousPath}`;
  const by = authors === "" ? "" : `, by ${authors}`;
  const head = `${path} (${status}${from}${by})`;
  const lines = hunks.flatMap((hunk, index) => [
    ...index === 0 ? [] : ["     \u2026"],
    ...numberedLines(hunk)
  ]);
  if (head.length > room) return void 0;
  const kept = linesWithin(lines, room - head.length - CUT_LENGTH);
  const cut = lines.length - kept.length;
  if (kept.length === 0 && cut > 0) return void 0;
  return [
    head,
    ...kept,
    ...cut === 0 ? [] : [`[cut: ${plural(cut, "more line")}; view the file]`]
  ].join("\n");
}
var CUT_LENGTH = 50;
function numberedLines({ start, marked }) {
  let number2 = start;
  return marked.map((line2) => {
    const isOld = line2.startsWith("-");
    const shown = isOld ? "" : String(number2);
    if (!isOld) number2 += 1;
    return `${shown.padStart(NUMBER_WIDTH)} ${line2}`.trimEnd();
  });
}
function linesWithin(lines, room) {
  let left = room;
  const end = lines.findIndex((line2) => {
    left -= line2.length + 1;
    return left < 0;
  });
  return end === -1 ? lines : lines.slice(0, end);
}
function missingLine(paths2) {
  if (paths2.length === 0) return "";
  const named = paths2.slice(0, 8).join(", ").slice(0, MISSING_LENGTH - 60);
  const more = paths2.length > 8 ? `, and ${plural(paths2.length - 8, "more file")}` : "";
  return `[not shown for lack of room: ${named}${more}]`;
}

// src/run/agents/briefing/work/stopped-work.ts
init_define_RUNTIME_PACKAGES();
async function findStoppedWork({ transcript, ports }, { commits, team }) {
  const rows = transcript.read().agents;
  const earlier = unfinishedCommits(commits, rows).map(async ({ agent, subject, commit: commit2 }) => ({
    agent,
    // The name comes from the team: anybody may have written the author's name in a commit.
    name: team.members.find(({ slug }) => slug === agent)?.name ?? "A colleague",
    task: subject.slice(UNFINISHED_COMMIT.length),
    files: await pathsChangedBy(ports.git, commit2)
  }));
  const isWork = (path) => isWorkPath(path, team.directory);
  return [...await Promise.all(earlier), ...unfinishedAgents(rows)].map((work2) => ({ ...work2, files: work2.files.filter(isWork) })).filter(({ files }) => files.length > 0);
}
var MOST = 3;
function unfinishedCommits(commits, rows) {
  const isKnown = ({ agent, commit: commit2 }) => rows.some((row) => row.commit === commit2 || row.agent === agent && row.state === "done");
  const last = commits.filter(({ run: run2 }) => run2 === commits[0]?.run);
  return last.filter(({ agent }, index) => last.findIndex((one) => one.agent === agent) === index).filter((one) => one.subject.startsWith(UNFINISHED_COMMIT) && !isKnown(one)).slice(0, MOST);
}
var MOST_PATHS = 8;
var MAX_LENGTH = 1200;
function renderStoppedWork(works, reader) {
  if (works.length === 0) return "";
  const lines = works.slice(0, MOST).map(({ agent, name: name2, task, files }) => {
    const isOwn = agent === reader;
    const who = isOwn ? "You were" : `${name2} was`;
    const changed = firstOf(files, MOST_PATHS, pathInSentence);
    const rest = isOwn ? " Go on from there, and change nothing twice." : "";
    return `- ${who} asked: ${JSON.stringify(oneLine(task, 100))}. Changed: ${changed}.${rest}`;
  });
  return cutCharacters([STOPPED, ...lines].join("\n"), MAX_LENGTH);
}
var STOPPED = "An earlier attempt was stopped before it was done. What it had changed is in your files:";

// src/run/agents/briefing/work/render-work.ts
var FRAME_LENGTH2 = 900;
var MAX_SINCE = 400;
function renderWork({ files, authors, isNew, since, stopped = [] }, { nonce, baseBranch, named, reader, maxLength }) {
  const before = renderStoppedWork(stopped, reader);
  const diff = renderNumberedDiff(files, {
    maxLength: maxLength - FRAME_LENGTH2 - before.length,
    first: since === void 0 ? named : since.paths,
    authorsOf(path) {
      const names = (authors.get(path) ?? []).join(" and ");
      return names !== "" && isNew(path) ? `${names}, changed in this run` : names;
    }
  });
  const about = `What the branch changes compared with \`${baseBranch}\`. The numbers are the lines of the new files; \`-\` marks what was removed.`;
  const quotation = quoteUntrusted({
    text: diff,
    author: "git",
    label: "diff",
    nonce,
    form: "source"
  });
  const news = since === void 0 ? before : sinceText(since);
  return ["## The work so far", news, about, quotation].filter((text2) => text2 !== "").join("\n\n");
}
var MOST_PATHS2 = 8;
function sinceText({ commit: commit2, paths: paths2 }) {
  const what = firstOf(paths2, MOST_PATHS2, pathInSentence) || "nothing";
  return cutCharacters(
    `Changed since your review of ${commit2.slice(0, 7)}: ${what}. Look there first.`,
    MAX_SINCE
  );
}

// src/run/agents/briefing/work/shared-files.ts
init_define_RUNTIME_PACKAGES();
var MOST_PATHS3 = 5;
var MAX_TASK2 = 160;
var AT_WORK2 = ["queued", "working"];
function renderSharedFiles({ files: named, type: asked, from }, reader, { handoffs, agents, names }) {
  const isAtWork2 = (slug) => agents.some(({ agent, state }) => agent === slug && AT_WORK2.includes(state));
  const lines = handoffs.flatMap(({ to, type, task, files, status }) => {
    const shared = files.filter((path) => named.includes(path));
    const isOpen2 = status === "sent" || status === "delivered" && isAtWork2(to);
    const isOther = ![reader, from].includes(to) && type === "implementation-request";
    if (!isOther || !isOpen2 || shared.length === 0) return [];
    const paths2 = firstOf(shared, MOST_PATHS3, pathInSentence);
    return [`- ${names.get(to) ?? to}: ${paths2}, for ${JSON.stringify(oneLine(task, MAX_TASK2))}`];
  });
  if (lines.length === 0) return "";
  const note = asked === "implementation-request" ? DO_YOUR_PART : MAY_CHANGE;
  return [`${TITLE}${note}
`, ...lines].join("\n");
}
var TITLE = "## At the same time\n\nColleagues are working on the same files. ";
var DO_YOUR_PART = "Do only your part: conflicting changes go back to whoever hands their work in later.";
var MAY_CHANGE = "What you see of them may not be all of their work yet, and may change.";

// src/run/agents/briefing/work/work-so-far.ts
init_define_RUNTIME_PACKAGES();

// src/run/agents/briefing/work/earlier-authors.ts
init_define_RUNTIME_PACKAGES();
var MOST_COMMITS = 20;
async function findEarlierAuthors(commits, pathsOf2) {
  const written = commits.filter(({ agent }) => agent !== "").slice(0, MOST_COMMITS);
  const read = await Promise.all(
    written.toReversed().map(async ({ agent, commit: commit2 }) => {
      const paths2 = await attempt(pathsOf2(commit2));
      return { agent, paths: paths2.kind === "done" ? paths2.value : [] };
    })
  );
  const authors = /* @__PURE__ */ new Map();
  for (const { agent, paths: paths2 } of read) {
    for (const path of paths2) authors.set(path, withName(authors.get(path), agent));
  }
  return authors;
}
function withName(names = [], name2) {
  return names.includes(name2) ? names : [...names, name2];
}

// src/run/agents/briefing/work/work-so-far.ts
var MOST_TRACED = 40;
async function findWork(handoff2, isFirst, deps) {
  const { context, repository, isResumed } = deps;
  const isReview = handoff2.type === "review-request";
  const stopped = isFirst && !isReview ? await findStoppedWork(context, repository) : [];
  const isContinuing = isResumed || stopped.length > 0 || continuedWork(repository) !== void 0;
  const files = await findChanges(handoff2, isReview || isFirst && isContinuing, deps);
  if (files.length === 0) return void 0;
  const [authors, isNew, since] = await Promise.all([
    traceAuthors(files, handoff2, deps),
    findNew(deps),
    isReview ? findSince(handoff2, deps) : void 0
  ]);
  return { files, authors, isNew, since, stopped };
}
async function findChanges({ files: named }, isAboutAll, { context, repository: { branch, baseCommit, team } }) {
  if (!isAboutAll && named.length === 0 || branch.tip() === baseCommit) return [];
  const read = await attempt(readDiff(context.ports.git, { base: baseCommit, tip: branch.tip() }));
  if (read.kind === "threw") return [];
  const files = read.value.filter(({ path }) => !path.startsWith(`${team.directory}/`));
  return isAboutAll || files.some((file) => isNamed(file, named)) ? files : [];
}
async function findSince({ to }, { context, repository: { branch, team }, policy }) {
  const slug = policy.roster.find(to)?.slug ?? to;
  const { reviews } = context.transcript.read();
  const commit2 = reviews.findLast(({ reviewer }) => reviewer === slug)?.commit;
  if (commit2 === void 0) return void 0;
  const range = { base: commit2, tip: branch.tip() };
  const read = await attempt(pathsChangedSince(context.ports.git, range));
  if (read.kind === "threw") return void 0;
  return { commit: commit2, paths: read.value.filter((path) => !path.startsWith(`${team.directory}/`)) };
}
async function findNew({ context, repository }) {
  const { branch, baseCommit } = repository;
  if (branch.start === baseCommit) return () => false;
  const range = { base: branch.start, tip: branch.tip() };
  const read = await attempt(pathsChangedSince(context.ports.git, range));
  const paths2 = new Set(read.kind === "done" ? read.value : []);
  return (path) => paths2.has(path);
}
async function traceAuthors(files, { files: named }, { policy, context, repository }) {
  const asked = [
    ...files.filter((file) => isNamed(file, named)),
    ...files.filter((file) => !isNamed(file, named))
  ].map(({ path }) => path);
  const [found, earlier] = await Promise.all([
    attempt(policy.authorsOf(asked.slice(0, MOST_TRACED), COORDINATOR)),
    findEarlierAuthors(repository.commits, (commit2) => pathsChangedBy(context.ports.git, commit2))
  ]);
  const authors = new Map(earlier);
  if (found.kind === "threw") return authors;
  for (const { path, agent } of found.value) {
    authors.set(path, withName(authors.get(path), agent));
  }
  return authors;
}

// src/run/agents/briefing/describe-task.ts
function requestLine({ task }, { text: text2, author, url }) {
  const isWhole = text2.includes(task.trim());
  return isWhole ? `The task above is the request itself, as ${author.login} wrote it: ${url}` : `The task above quotes the request of ${author.login}: ${url}`;
}
async function describeTask({ handoff: handoff2, isFirst, other, reader }, left, deps) {
  const { context, repository } = deps;
  const { nonce, request, ports } = context;
  const work2 = await findWork(handoff2, isFirst, deps);
  const told = handoff2.isFromPerson === true ? handoff2.task : void 0;
  const options = { nonce, baseBranch: repository.target.base, named: handoff2.files, reader };
  const parts = [
    {
      part: "The request",
      most: isFirst ? MOST_OF.request : 0,
      render: (maxLength) => isRequestItself(handoff2, request) ? requestLine(handoff2, request) : ports.mask(renderRequest(request, { nonce, maxLength }))
    },
    commentedLinesPart(handoff2, isFirst, deps),
    {
      part: "Your other session",
      most: other === void 0 ? 0 : MOST_OF.other,
      render: (maxLength) => other === void 0 ? "" : ports.mask(renderOtherSession(other, { nonce, maxLength }))
    },
    sharedFilesPart(handoff2, reader, deps),
    {
      part: "The work so far",
      most: work2 === void 0 ? 0 : MOST_OF.work,
      render: (maxLength) => work2 === void 0 ? "" : ports.mask(renderWork(work2, { ...options, maxLength }))
    },
    {
      part: "The thread",
      most: isFirst ? MOST_OF.thread : 0,
      render: (maxLength) => titledPart("The thread", repository.quoteThread(maxLength, { readsFiles: true, told })).text
    }
  ];
  const most = MOST_OF.request + MOST_OF.work + MOST_OF.thread + (other === void 0 ? 0 : MOST_OF.other);
  const budget = left + most;
  return spendBudget(budget, parts).parts;
}
function commentedLinesPart({ reviewThreads }, isFirst, { context: { request, nonce, ports } }) {
  const lines = isFirst && reviewThreads === void 0 ? commentedLinesOf(request, nonce) : "";
  const { text: text2 } = titledPart(COMMENTED_LINES, ports.mask(lines));
  const most = text2.length;
  return { part: COMMENTED_LINES, most, render: (max) => max < most ? "" : text2 };
}
function sharedFilesPart(handoff2, reader, { context: { transcript, ports } }) {
  return {
    part: "At the same time",
    most: MOST_OF.shared,
    render(maxLength) {
      const text2 = ports.mask(renderSharedFiles(handoff2, reader, transcript.read()));
      return cutVisibly(text2, maxLength);
    }
  };
}

// src/run/agents/briefing/repository-map.ts
init_define_RUNTIME_PACKAGES();
var GENERATED = new Set("vendor third_party dist coverage .yarn __snapshots__ Pods".split(" "));
var LOCK_FILE = /(?:^|[.-])lock(?:\.\w+)?$|-lock\.\w+$|^go\.sum$|^npm-shrinkwrap\.json$/i;
var FOLDERS_SHARE = 0.5;
var LONGEST_NAME = 120;
function renderRepositoryMap(paths2, { maxLength, closed }) {
  const folders = [...foldersOf(paths2, closed).values()].sort(byWeight);
  const shown = chooseFolders(folders, maxLength * FOLDERS_SHARE);
  const missing = folders.length - shown.length;
  const notice = missing === 0 ? "" : `\u2026 and ${plural(missing, "more folder")}`;
  let left = maxLength - notice.length - sum(shown.map((folder) => headOf2(folder).length + 1));
  const lines = shown.map((folder) => {
    const files = listFiles2(folder, left);
    left -= files.length;
    return { path: folder.path, line: `${headOf2(folder)}${files}` };
  });
  const inOrder = lines.sort((one, other) => compareText(one.path, other.path));
  return [...inOrder.map(({ line: line2 }) => line2), notice].filter((line2) => line2 !== "").join("\n");
}
function foldersOf(paths2, closed) {
  const folders = /* @__PURE__ */ new Map();
  for (const path of paths2) {
    const names = path.split("/");
    const file = names.pop() ?? "";
    let folder = openFolder(folders, "", closed);
    folder.total += 1;
    for (const name2 of names) {
      if (folder.isClosed) break;
      folder = openFolder(folders, `${folder.path}${name2}/`, closed);
      folder.total += 1;
    }
    if (!folder.isClosed) folder.files.push(file);
  }
  return folders;
}
function openFolder(folders, path, closed) {
  const known = folders.get(path);
  if (known !== void 0) return known;
  const names = path.split("/").slice(0, -1);
  const name2 = names.at(-1) ?? "";
  const isClosed = path === `${closed}/` || GENERATED.has(name2) || byProductKind(name2) !== void 0;
  const folder = { path, depth: names.length, isClosed, total: 0, files: [] };
  folders.set(path, folder);
  return folder;
}
function byWeight(one, other) {
  return one.depth - other.depth || Number(one.isClosed) - Number(other.isClosed) || compareText(one.path, other.path);
}
function chooseFolders(folders, room) {
  let left = room;
  return folders.filter((folder) => {
    left -= headOf2(folder).length + 1;
    return left >= 0;
  });
}
function headOf2({ path, total }) {
  return `${path === "" ? "./" : nameOf(path)} (${total})`;
}
function listFiles2({ files, isClosed }, room) {
  if (isClosed || files.length === 0) return "";
  const names = files.toSorted(byUse).map(nameOf);
  const whole = `: ${names.join(" ")}`;
  if (whole.length <= room) return whole;
  let left = room - MORE_LENGTH;
  const end = names.findIndex((name2) => {
    left -= name2.length + 1;
    return left < 0;
  });
  return end <= 0 ? "" : `: ${names.slice(0, end).join(" ")} \u2026 ${names.length - end} more`;
}
var MORE_LENGTH = 16;
function byUse(one, other) {
  const isLock = Number(LOCK_FILE.test(one)) - Number(LOCK_FILE.test(other));
  return isLock || compareText(one, other);
}
function nameOf(name2) {
  const shown = oneLine(name2, LONGEST_NAME);
  return /^[\p{L}\p{N}._/@+()[\]-]+$/u.test(shown) ? shown : JSON.stringify(shown);
}

// src/run/agents/briefing/session-briefing.ts
async function composeSessionBriefing({ agent, handoff: handoff2, team, reach }, deps) {
  const { context, repository } = deps;
  const facts = await currentFacts(deps);
  const known = sum(team.knowledge.map(({ text: text2 }) => text2.length));
  const first = spendBudget(
    SESSION_BUDGET - known - MOST_OF.request - MOST_OF.work - MOST_OF.thread,
    [
      {
        part: "Charter",
        most: MOST_OF.charter,
        render: (max) => cutVisibly(withoutModel(team.charter), max)
      },
      conventionsPart(facts),
      colleaguesPart(agent, deps),
      mapPart(facts, deps)
    ]
  );
  const [charter, conventions, colleagues, map] = first.parts;
  const repositoryName = `${context.request.repository.owner}/${context.request.repository.name}`;
  return {
    charter: charter?.text ?? "",
    colleagues: colleagues?.text ?? "",
    reviewRule: reviewRuleOf(handoff2, agent, deps),
    workplace: {
      repository: repositoryName,
      baseBranch: repository.target.base,
      continued: continuedWork(repository),
      canWrite: repository.target.answerOnly === void 0,
      checks: facts.checks,
      ...reach
    },
    background: [
      titledPart("The repository's conventions", conventions?.text ?? ""),
      titledPart("The repository", map?.text ?? ""),
      ...team.knowledge.map(({ part, text: text2 }) => titledPart(part, text2))
    ],
    describeTask: (handoff3, isFirst, other) => describeTask({ handoff: handoff3, isFirst, other, reader: agent.slug }, first.left, deps)
  };
}
async function currentFacts({ facts, context, repository }) {
  const { branch } = repository;
  const known = await facts();
  if (branch.tip() === branch.start) return known;
  const listed2 = await attempt(listFiles(context.ports.git, branch.tip()));
  return listed2.kind === "done" ? { ...known, files: listed2.value } : known;
}
function withoutModel(charter) {
  return charter.replace(/^## Model\n(?:[^#\n].*\n?|\n)*/m, "").trimEnd();
}
function reviewRuleOf({ from, type, isFromPerson }, { slug }, { repository, knowledge }) {
  if (isFromPerson !== true) return from === COORDINATOR ? "The coordinator arranges reviews." : "";
  if (type === "review-request") return "";
  const rules = reviewRulesOf(repository.team, slug, knowledge.reader);
  return rules === "" ? "" : `Where these rules call for a review, ask a colleague for it yourself: ${rules}`;
}
function conventionsPart({ conventions, files }) {
  return {
    part: "Conventions",
    most: conventions.length === 0 ? 0 : backgroundBudget(files.length).conventions,
    render(maxLength) {
      const share = Math.floor(maxLength / conventions.length) - 150;
      const texts = conventions.map(
        ({ path, text: text2 }) => `### ${path}

${cutVisibly(text2, share)}`
      );
      return [CONVENTIONS_INTRODUCTION, ...texts].join("\n\n");
    }
  };
}
var CONVENTIONS_INTRODUCTION = 'Where they contradict "How you work here", that section wins.';
function colleaguesPart(agent, { policy, duties }) {
  const others = policy.roster.colleagues.filter(({ slug }) => slug !== agent.slug);
  return {
    part: "Colleagues",
    most: others.length === 0 ? 0 : MOST_OF.colleagues,
    render: (maxLength) => renderColleagues(others, duties, maxLength)
  };
}
function mapPart({ files }, { context, repository }) {
  const { team } = repository;
  const quote = (text2) => quoteUntrusted({
    text: text2,
    author: "git",
    label: "map",
    nonce: context.nonce,
    form: "source"
  });
  return {
    part: "The repository",
    most: files.length === 0 ? 0 : MOST_OF.map,
    render: (max) => quote(
      renderRepositoryMap(files, {
        maxLength: max - quote("").length,
        closed: team.directory
      })
    )
  };
}

// src/run/agents/tools/built-in-tools.ts
init_define_RUNTIME_PACKAGES();
var WRITING = /* @__PURE__ */ new Set(["squad_decide", "squad_memory", "squad_skill"]);
function createBuiltInTools(session, role, deps) {
  const { context, repository } = deps;
  const { owner } = session;
  const { tools, warnings } = toolsFor(role, squadToolDepsOf(session, deps));
  for (const warning of warnings) context.transcript.note(`${owner.name}: ${warning}`);
  const isReadOnly = repository.target.answerOnly !== void 0;
  return tools.filter(({ name: name2 }) => !(isReadOnly && WRITING.has(name2))).map((tool) => bindSessionTool(tool, owner, deps));
}
function squadToolDepsOf(session, deps) {
  const { context, repository, knowledge, policy } = deps;
  const { inputs, transcript } = context;
  const { broker } = session;
  const { roster } = policy;
  const { directory, settings } = repository.team;
  return {
    route: broker.route,
    refused: broker.refuse,
    review: broker.review,
    reviewedFiles: reviewedFilesOf(session, deps),
    isSomebody: (name2) => roster.find(name2) !== void 0 || roster.isPerson(name2),
    discover: () => viewTeam(roster.colleagues, transcript.read().agents),
    a2a: agentToAgentMode(context, repository),
    memoryWrites: inputs.memoryWrites,
    skillPath: (name2) => skillPath(name2, knowledge.skills, { directory, dir: settings.skills.dir }),
    workspace: toolWorkspaceOf(session, deps),
    skills: {
      list: () => listShownSkills(knowledge),
      read: (name2, draft) => readShownSkill(knowledge, name2, draft)
    },
    sessions: () => transcript.read().agents.map((row) => ({ ...row, destroyed: row.endedAt !== void 0 }))
  };
}
function reviewedFilesOf({ owner, openedWorkspace: { worktree } }, { context: { ports }, repository: { branch, baseCommit, pullRequest }, begun }) {
  return {
    root: worktree.directory,
    // A session without a worktree has seen no more than the diff in its task.
    commit: () => worktree.base() ?? begun.get(owner.label) ?? branch.tip(),
    base: pullRequest === void 0 ? baseCommit : void 0,
    read: (commit2, paths2) => readLines(ports.git, commit2, paths2)
  };
}
function toolWorkspaceOf({ owner, openedWorkspace: { worktree } }, { repository }) {
  return {
    root: worktree.directory,
    ready: () => worktree.ready(repository.team.directory),
    squadDirectory: repository.team.directory,
    agentFolder: owner.folder?.split("/").at(-1),
    wrote: (path) => worktree.written.add(path)
  };
}
function bindSessionTool(tool, owner, deps) {
  return bindTool(tool, toolRunContext(owner, deps));
}
function toolRunContext({ label, slug, name: name2 }, { context, budget }) {
  const { ports, transcript } = context;
  return {
    now: () => ports.clock.now(),
    sleep: (ms, signal) => ports.clock.sleep(ms, signal),
    agent: slug,
    agentName: name2,
    session: label,
    emit: transcript.emit,
    mask: ports.mask,
    holdsSecret: ports.holdsSecret,
    countToolCall() {
      const exhausted = budget.exhausted();
      if (exhausted === void 0) return { allowed: true };
      return { allowed: false, reason: exhausted.reason };
    }
  };
}
function allowedBuiltIns(lists, customTools) {
  const [first, ...rest] = lists.filter((list) => list !== void 0 && narrowsBuiltIns(list));
  const isCustom = (name2) => customTools.some((tool) => tool.name === name2);
  return first?.filter(
    (name2) => !isCustom(name2) && !isFileTool(name2) && rest.every((list) => list?.includes(name2))
  );
}
function allowsBuiltIn(lists, name2) {
  return lists.every((list) => list === void 0 || !narrowsBuiltIns(list) || list.includes(name2));
}
function narrowsBuiltIns(list) {
  return list.length === 0 || list.some((name2) => name2 === "bash" || name2.startsWith("squad_"));
}

// src/run/agents/tools/commands.ts
init_define_RUNTIME_PACKAGES();
import { existsSync as existsSync2 } from "node:fs";
import { join as join5 } from "node:path";
var NO_COMMANDS = { tools: [], wereUsed: () => false };
async function createCommands(session, lists, deps) {
  const { context, repository } = deps;
  const { settings } = repository.team;
  const rights = narrowRights(context.inputs.commands, settings.commands, session.owner.slug);
  const mayRun = rights === "shell" && repository.target.answerOnly === void 0;
  if (!mayRun || !allowsBuiltIn(lists, "bash")) return NO_COMMANDS;
  const box = await deps.boxState();
  return box.kind === "on" ? openCommands(session, box.way, deps) : NO_COMMANDS;
}
function openCommands({ owner, openedWorkspace }, way, deps) {
  const { repository, context } = deps;
  const { ports } = context;
  const { worktree } = openedWorkspace;
  const { share, network } = repository.team.settings;
  const folder = join5(scratchOf(ports.git), "commands", owner.label);
  const checkout = ports.jobPaths.workspace;
  const box = openCommandBox({ git: ports.git, worktree, folder, checkout, share, network });
  let isUsed = false;
  const kept = [];
  const bash = createBash({
    programs: ports.programs,
    directory: worktree.directory,
    home: box.home,
    async prepare() {
      await worktree.admitPrograms();
      isUsed = true;
      const commit2 = worktree.base() ?? repository.branch.start;
      const { branch, target, baseCommit } = repository;
      const base = { branch: target.base, commit: baseCommit };
      const spec = await box.prepare({ commit: commit2, branch: branch.name, base });
      return { ...spec, readable: [...spec.readable, ...kept.filter(existsSync2)] };
    },
    keepAs(call2) {
      const path = keptOutputPath(ports.jobPaths.kept, call2);
      kept.push(`${path}.stdout.txt`);
      return path;
    },
    findRefused: openedWorkspace.findRefused,
    network: way === "none" ? "all" : network
  });
  return { tools: [bash], wereUsed: () => isUsed };
}

// src/run/agents/tools/custom-tools.ts
init_define_RUNTIME_PACKAGES();
import { mkdir as mkdir3, mkdtemp as mkdtemp2 } from "node:fs/promises";
import { join as join7 } from "node:path";

// src/run/agents/tools/hosted-tools.ts
init_define_RUNTIME_PACKAGES();
import { join as join6 } from "node:path";
async function startHost(host, deps) {
  const { context, toolbox, owner, openedWorkspace } = deps;
  const { wanted, passed, mayStartPrograms } = host;
  const { ports } = context;
  const { label } = owner;
  const askRuntime = askRuntimeOf(deps);
  await openedWorkspace.worktree.admitPrograms();
  return ports.toolHosts.open({
    folders: toolbox.folders,
    workdir: openedWorkspace.worktree.directory,
    scratch: join6(scratchOf(ports.git), "homes"),
    wanted,
    passed,
    mayStartPrograms,
    network: deps.repository.team.settings.network,
    ...askRuntime === void 0 ? {} : { askRuntime },
    log: (line2) => ports.log.debug(`[tools of ${label}] ${line2}`),
    keep: hostOutputFolder(ports.jobPaths.kept, ports.mask)
  });
}
function askRuntimeOf(deps) {
  const { context, repository, agent, owner, openedWorkspace, policy, instances, broker } = deps;
  if (agentToAgentMode(context, repository) !== "all" || !agent.sends) return void 0;
  const { label } = owner;
  const workspace = openedWorkspace.worktree.directory;
  return (question) => {
    const { signal } = question;
    const runtime = createAgentRuntimeBackend({
      broker,
      caller: { agent: agent.slug, session: label, instanceKey: label, workspace, signal },
      roster: policy.roster,
      instances,
      agents: () => context.transcript.read().agents,
      swarmName: repository.team.title || repository.team.directory
    });
    return createRuntimeHandler(runtime)(question);
  };
}
function hostedDepsOf(started, deps) {
  return {
    async host() {
      await prepareUse(deps);
      return started();
    },
    context: (call2) => callContextOf(call2, deps),
    keptOutput: deps.context.ports.jobPaths.kept
  };
}
async function prepareUse({ openedWorkspace, onUse }) {
  await openedWorkspace.worktree.admitPrograms();
  onUse();
}
function callContextOf(call2, { context, owner, openedWorkspace }) {
  const { transcript, job, request } = context;
  const { label, slug } = owner;
  const row = transcript.read().agents.find(({ session }) => session === label);
  const sessionId = row?.sessionId || label;
  return {
    sessionId,
    messageId: call2.messageId ?? `${sessionId}/${call2.id}`,
    agent: "copilot",
    agentName: slug,
    instanceKey: label,
    turnId: `${sessionId}/${row?.startedAt ?? 0}`,
    traceId: `${job.runId}/${request.id}`,
    toolCallId: call2.id,
    workdir: openedWorkspace.worktree.directory
  };
}

// src/run/agents/tools/custom-tools.ts
function createCustomTools(session, user, agentDeps) {
  let wereUsed = false;
  const templates = [];
  const onUse = () => {
    wereUsed = true;
  };
  const onTemplate = (template) => void templates.push(template);
  const deps = { ...agentDeps, ...session, ...user, onUse, onTemplate };
  const { toolbox, lists, repository } = deps;
  const hosted = filterAllowed(toolbox.hosted, lists);
  const executables = permittedExecutables(toolbox.executables, lists);
  const { env } = repository.granted;
  const { programs } = repository.team.settings.tools;
  const hosts = createToolHostPool({
    tools: hosted.map(nameOf2),
    grantOf: (name2) => grantOf({ env, programs }, name2),
    open: (host) => startHost(host, deps)
  });
  const hostedDeps = (name2) => hostedDepsOf(() => hosts.hostOf(name2), deps);
  const runToolDeps = runToolDepsOf(executables, deps);
  const exposed = executables.filter(({ manifest }) => manifest.expose);
  const creationTools = creationToolsOf(deps);
  const definitions = [
    ...hosted.map((tool) => defineHostedTool(tool, hostedDeps(tool.name))),
    ...exposed.map((executable) => defineExposedTool(executable, runToolDeps))
  ];
  if (executables.length > 0 || user.hasTools && creationTools.length > 0) {
    definitions.push(createRunCustomTool(runToolDeps, executables));
  }
  return {
    definitions: [...definitions, ...creationTools],
    ownNames: [...hosted.map(nameOf2), ...executables.map(({ tool }) => tool.name)],
    wereUsed: () => wereUsed,
    templates,
    async close() {
      await attempt(hosts.close());
    }
  };
}
var nameOf2 = ({ name: name2 }) => name2;
function permittedExecutables(executables, lists) {
  const tools = executables.map(({ tool }) => tool);
  const names = new Set(filterAllowed(tools, executableAllowLists(lists)).map(nameOf2));
  return executables.filter(({ tool }) => names.has(tool.name));
}
function creationToolsOf(deps) {
  const { repository, toolbox, lists } = deps;
  const isAllowed2 = allowsBuiltIn(lists, "create_custom_tool");
  if (repository.target.answerOnly !== void 0 || !isAllowed2) return [];
  const taken = [
    ...toolbox.hosted.map(nameOf2),
    ...toolbox.unused,
    ...toolbox.executables.map(({ tool }) => tool.name)
  ];
  const { onTemplate } = deps;
  const workspace = toolWorkspaceOf(deps, deps);
  return [createCreateCustomTool({ workspace, taken: async () => taken, onTemplate })];
}
function runToolDepsOf(allowed, deps) {
  const { context, toolbox, repository, openedWorkspace } = deps;
  const { programs, jobPaths } = context.ports;
  const names = new Set(allowed.map(({ tool }) => tool.name));
  const withheld = toolbox.executables.map(({ tool }) => tool.name).filter((it) => !names.has(it));
  return {
    catalog: async () => ({ allowed, withheld }),
    proposed: () => proposedTools(deps),
    launcher: toolbox.launcher,
    programs,
    workdir: openedWorkspace.worktree.directory,
    ready: () => prepareUse(deps),
    passedTo: (tool) => repository.granted.env.get(tool) ?? [],
    keptOutput: jobPaths.kept,
    network: repository.team.settings.network
  };
}
async function proposedTools({
  context,
  repository,
  openedWorkspace: { worktree }
}) {
  const { directory } = repository.team;
  await worktree.ready(directory);
  const scratch = scratchOf(context.ports.git);
  await mkdir3(scratch, { recursive: true });
  const root = await mkdtemp2(join7(scratch, "proposed-"));
  await mkdir3(join7(root, "tools"));
  await copyFolder(worktree.directory, namesOn(`${directory}/tools`), join7(root, "tools"));
  const { executables } = await scanExecutables({
    root,
    scope: "local",
    shownAs: `${directory}/tools`,
    commit: void 0
  });
  return executables;
}

// src/run/agents/tools/session-file-tools.ts
init_define_RUNTIME_PACKAGES();
async function createSessionFileTools({ owner, openedWorkspace: { workspace } }, { model, shellFor, ...lists }, deps) {
  const { context } = deps;
  const { ports, inputs, transcript } = context;
  if (!await canUseFiles(ports)) {
    transcript.note(NO_FILES);
    return [];
  }
  const names = toolsForModel(allowedFileTools(lists, shellFor), model ?? inputs.model);
  const { directory } = workspace;
  const decide = async (request) => {
    const decision2 = await workspace.decideFileAccess(request);
    if (decision2.allowed) return decision2;
    const path = withoutFolder(request.path, directory);
    const { access } = request;
    const { reason } = decision2;
    transcript.emit({ kind: "file.denied", session: owner.label, access, path, reason });
    return decision2;
  };
  const ripgrep = () => boxedRipgrep(ports);
  const tools = createFileTools(names, {
    root: directory,
    decide,
    ripgrep,
    programs: ports.programs
  });
  return tools.map((tool) => bindUnrecorded(tool, toolRunContext(owner, deps)));
}
var NO_FILES = "Agents have no file tools: this system lets programs of the repository lead them out of the working directory. Use a Linux runner, or turn off `box: none`.";
async function canUseFiles({ box }) {
  return holdsFolders() || (await box.state()).kind === "off";
}
async function boxedRipgrep({ box, runtime }) {
  const state = await box.state();
  if (state.kind === "off" || state.way === "none") return void 0;
  const found = await attempt(runtime.ripgrep());
  return found.kind === "done" ? found.value : void 0;
}
function withoutFolder(path, folder) {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
}

// src/run/agents/session-config.ts
async function agentSessionConfig({ agent, label, handoff: handoff2 }, broker, deps) {
  const { team } = deps.repository;
  const { member, known } = await briefMember(agent, handoff2.task, deps);
  const charter = readBriefedCharter({ member, known }, deps);
  const standing = [team.settings.tools.agents.get(agent.slug), charter.tools];
  const { availableTools } = handoff2;
  const lists = [...standing, availableTools && [...availableTools, "squad_status"]];
  const owner = { label, name: agent.name, slug: agent.slug, folder: member.folder };
  const openedWorkspace = await openAgentWorkspace(owner, deps);
  if (isLikelyWriter(handoff2, deps)) openedWorkspace.worktree.openAhead();
  const session = { owner, openedWorkspace, broker };
  const { files } = await deps.facts();
  const hasTools2 = files.some((path) => path.startsWith(`${team.directory}/tools/`));
  const customTools = createCustomTools(session, { agent, lists, hasTools: hasTools2 }, deps);
  const commands = await createCommands(session, lists, deps);
  const programTools = [...customTools.definitions, ...commands.tools];
  const allowed = allowedBuiltIns(lists, programTools);
  const hasShell = commands.tools.length > 0;
  const narrowing = { standing, call: availableTools, shellFor: hasShell ? files.length : 0 };
  const reach = await sessionReach(hasShell, customTools.ownNames, deps);
  const reviews = agent.reviews && mayRecordReview(handoff2);
  const finish = finishOf(reviews && isAllowed("squad_review", allowed), handoff2, deps);
  const role = { kind: "agent", sends: agent.sends, reviews, finish, allowed };
  const model = chooseModel({ member, charter, handoff: handoff2 }, deps);
  return {
    workspace: withToolWrites(
      withoutUntouched(openedWorkspace, customTools.templates),
      () => customTools.wereUsed() || commands.wereUsed()
    ),
    tools: [
      ...createBuiltInTools(session, role, deps),
      ...programTools.map((tool) => bindSessionTool(tool, owner, deps)),
      ...await createSessionFileTools(session, { ...narrowing, model }, deps)
    ],
    close: customTools.close,
    briefing: await composeSessionBriefing({ agent, handoff: handoff2, team: known, reach }, deps),
    model,
    effort: charter.model.effort,
    showImages: (viewer) => deps.images.show(isNamedAsSeeing(model, deps) ? SEES_AS_USUAL : viewer)
  };
}
function isAllowed(name2, allowed) {
  return allowed === void 0 || allowed.includes(name2);
}
function finishOf(canReview, { type }, { repository }) {
  if (canReview && type === "review-request") return void 0;
  return repository.target.answerOnly === void 0 ? "agent" : "reader";
}
async function briefMember(agent, task, { repository: { team }, knowledge, facts }) {
  const member = findMember(team, agent.slug);
  const budget = backgroundBudget((await facts()).files.length);
  const known = member && await composeBriefing(knowledge, member, task, budget);
  if (member !== void 0 && known !== void 0 && known.charter.trim() !== "") {
    return { member, known };
  }
  throw new SquadError({
    code: "E_INPUT",
    message: `The charter of ${agent.name} was found neither in ${team.directory}/agents/ nor in .github/agents/.`,
    hint: `Add ${team.directory}/agents/${agent.slug}/charter.md, or .github/agents/${agent.slug}.agent.md, on the default branch.`
  });
}
function readBriefedCharter({ member, known }, { context }) {
  const charter = readCharter(known.charter);
  if (charter.flaw !== void 0) {
    context.ports.log.warning(`${member.charterPath ?? member.name}: ${charter.flaw}`);
  }
  return charter;
}
var FEW_SESSIONS = 3;
function isLikelyWriter(handoff2, { context, repository }) {
  return handoff2.type === "implementation-request" && repository.target.answerOnly === void 0 && context.transcript.read().agents.length <= FEW_SESSIONS;
}
var COORDINATOR2 = {
  label: "coordinator",
  slug: "coordinator",
  name: "Coordinator",
  folder: void 0
};
async function coordinatorSessionConfig(broker, deps) {
  const openedWorkspace = await openAgentWorkspace(COORDINATOR2, deps);
  const session = { owner: COORDINATOR2, openedWorkspace, broker };
  const tools = createBuiltInTools(session, { kind: "coordinator" }, deps);
  return { workspace: openedWorkspace.workspace, tools };
}
function isNamedAsSeeing(model, { context, repository }) {
  return repository.team.settings.visionModels.includes(model ?? context.inputs.model ?? "");
}
function chooseModel({ member, charter, handoff: handoff2 }, { context, repository }) {
  const { settings } = repository.team;
  const configured = settings.models.get(member.slug) ?? handoff2.model;
  if (configured !== void 0 || context.inputs.provider !== void 0) return configured;
  return charter.model.preferred ?? member.model ?? settings.defaultModel;
}

// src/run/agents/create-agents.ts
async function createAgents(limits, context, repository) {
  const { request, inputs, ports } = context;
  const { maxAgents, doneBefore } = limits;
  const deps = await prepareDeps(limits, context, repository);
  const { policy, boxState } = deps;
  const reach = reachOfRun(deps);
  const environment = environmentOf(deps);
  const broker = openBroker({
    policy,
    pool: openAgentPool(maxAgents),
    environment,
    tools: grantableTools(deps.toolbox),
    ...ports
  });
  const task = ports.mask(textOf(request));
  const asker = request.author.login;
  const told = [await describeApproved(deps), describeBefore(doneBefore, context, repository)];
  const before = told.filter((part) => part !== void 0).join("\n\n") || void 0;
  return {
    environment,
    broker,
    policy,
    boxState,
    reach,
    handoffTo: (to) => ({ ...PERSON_HANDOFF, from: asker, to, task, context: before }),
    coordinationArgs: async () => ({
      environment,
      broker,
      ...await coordinatorSessionConfig(broker, deps),
      briefing: await coordinatorBriefing(task, { ...await coordinatorSources(deps), reach }),
      model: inputs.model,
      request: task,
      asker,
      kind: kindOfRequest(request),
      url: request.url,
      background: [
        titledPart(COMMENTED_LINES, ports.mask(commentedLinesOf(request, context.nonce))),
        titledPart("Before this run", before ?? ""),
        titledPart("The thread", repository.quoteThread(COORDINATOR_THREAD, { readsFiles: false }))
      ],
      whileThinking() {
        if (mayRunCommands(context, repository)) void boxState();
      }
    })
  };
}
function reachOfRun({ context, repository, toolbox }) {
  const { settings } = repository.team;
  const canRun = narrowRights(context.inputs.commands, settings.commands) === "shell";
  return runReach(canRun, ownToolsOf(toolbox), settings);
}
function environmentOf(deps) {
  const { ports, transcript } = deps.context;
  const { target, branch } = deps.repository;
  const withCommit = addCommits(branch, deps.begun);
  const work2 = recordWork(transcript, deps.repository.team.directory);
  return {
    runtime: ports.runtime,
    clock: ports.clock,
    budget: deps.budget,
    canWrite: target.answerOnly === void 0,
    emit: (event) => transcript.emit(withCommit(event)),
    describeWork: (session) => [work2.describe(session), openPartsText(transcript.read(), session)].join(" ").trim(),
    hasWorked: work2.hasWorked,
    createSessionConfig: (session, broker) => agentSessionConfig(session, broker, deps)
  };
}
var PERSON_HANDOFF = {
  type: "implementation-request",
  files: [],
  context: void 0,
  constraints: [],
  priority: "normal",
  waitForResult: true,
  model: void 0,
  timeoutMs: void 0,
  isFromPerson: true,
  availableTools: void 0
};
function addCommits(branch, begun) {
  const agents = /* @__PURE__ */ new Map();
  const latest = /* @__PURE__ */ new Map();
  return (event) => {
    if (event.kind === "agent.spawned") agents.set(event.session, event.agent);
    if (event.kind === "agent.spawned" || event.kind === "agent.resumed") {
      begun.set(event.session, branch.tip());
      latest.set(agents.get(event.session) ?? "", branch.tip());
    }
    if (event.kind !== "review") return event;
    const { commit: commit2 = latest.get(event.note.reviewer) ?? branch.tip() } = event.note;
    return { ...event, note: { ...event.note, commit: commit2 } };
  };
}
function textOf({ command, text: text2 }) {
  const isWork = command.kind === "work" || command.kind === "agent";
  return sanitise(isWork ? command.request : text2, "file").text;
}

// src/run/agents/reviewable-files.ts
init_define_RUNTIME_PACKAGES();
var MOST_FILES = 100;
async function withReviewableFiles(handoff2, { roster, authorsOf }, { pullRequest, team }) {
  const agent = roster.find(handoff2.to);
  if (pullRequest?.pull.state !== "open" || agent?.reviews !== true) return handoff2;
  const paths2 = pullRequest.files.items.map(({ path }) => path).filter((path) => isWorkPath(path, team.directory));
  const found = await attempt(authorsOf(paths2, agent.slug));
  const authors = found.kind === "done" ? found.value : [];
  const own = new Set(authors.flatMap((one) => one.agent === agent.slug ? [one.path] : []));
  const files = paths2.filter((path) => !own.has(path));
  if (own.size > 0 && files.length === 0) return handoff2;
  return { ...handoff2, reviewable: files.length > MOST_FILES ? [] : files };
}

// src/run/agents/run-agents.ts
async function runAgents(context, repository, doneBefore) {
  const { inputs, ports, transcript } = context;
  const limits = limitsOf(inputs, repository.team.settings.limits);
  const budget = openBudget({
    limits,
    clock: ports.clock,
    startedAt: transcript.read().startedAt,
    cancelled: ports.cancelled,
    onExhausted: (exhausted) => transcript.emit({ kind: "limit", ...exhausted })
  });
  const working = runWithin({ budget, maxAgents: limits.agents, doneBefore }, context, repository);
  const ended = await attempt(working);
  budget.close();
  void attempt(ports.runtime.stop());
  if (ended.kind === "done") return ended.value;
  return { kind: "broken", ...describe(ended.error) };
}
function limitsOf(inputs, settings) {
  const { maxTokens: tokens, maxToolCalls: toolCalls, timeoutMinutes: minutes } = inputs;
  return narrowLimits({ tokens, toolCalls, minutes, agents: inputs.maxAgents }, settings);
}
async function runWithin(limits, context, repository) {
  const left = standingParts(repository.earlier.transcript.parts);
  if (left.length > 0) context.transcript.emit({ kind: "parts", parts: left });
  const agents = await createAgents(limits, context, repository);
  const result = await letWork(agents, context, repository);
  const canRevise = result.kind !== "failed";
  await checkWork(context, repository, { agents, budget: limits.budget, canRevise });
  agents.broker.close();
  return result;
}
async function letWork(agents, context, repository) {
  const feedback = await assignFeedback(agents.policy, context, repository);
  if (feedback !== void 0) return runRevisions(feedback, agents, context);
  const { command } = context.request;
  if (command.kind !== "agent") return runCoordinator(await agents.coordinationArgs());
  const handoff2 = await withReviewableFiles(
    agents.handoffTo(command.agent),
    agents.policy,
    repository
  );
  return runNamedAgent(agents, handoff2);
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
var MOST_NOTES2 = 20;
function runNotes({ transcript, renderContext }) {
  return renderNotes(renderContext(), { ...transcript.read(), left: [] }, MOST_NOTES2);
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
    repository.kind === "loaded" ? readTools2(context, repository) : void 0,
    tryRuntime(ports.runtime),
    ports.box.state()
  ]);
  const checkout = askRunGit(ports.git, ports.jobPaths.workspace, ports.git.scratch);
  const credentials = {
    githubToken: tokenKind(inputs.githubToken),
    copilotToken: inputs.copilotToken === void 0 ? void 0 : tokenKind(inputs.copilotToken),
    provider: inputs.provider,
    hasProviderKey: inputs.providerApiKey !== void 0
  };
  const chapters = await runDoctor({
    tree,
    location,
    uncommitted: void 0,
    github,
    tools,
    credentials,
    trial,
    machine: void 0,
    box,
    lookAround: (share) => lookAround(checkout, share, tree.commit),
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
async function readTools2(context, repository) {
  const { executables } = await openToolbox(context, repository);
  const { tools, toolDiagnostics } = context.transcript.read();
  const diagnostics = [...toolDiagnostics, ...await listSyntaxErrors(executables)];
  return { names: tools.map(({ name: name2 }) => name2), diagnostics };
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
  const found = proposals.filter(({ name: name2 }) => approved.some((one) => one.name === name2));
  const missing = approved.filter(({ name: name2 }) => !found.some((one) => one.name === name2));
  const markdown = paragraphs([
    ...missing.map(({ name: name2 }) => notProposedText(code(name2))),
    ...found.map(({ name: name2, sha256 }) => {
      const example = `${phrase} approve tool ${approvableName(name2, sha256)}: use it to check src/`;
      return `${code(name2)}, with these files, may run in the run that the approval asks for, and in no other. Nothing has been asked for yet; when you have read them, write for example: ${code(example)}.`;
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
  return answeredReply(firstThatFits(MAX_LENGTH2, renderings));
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
var MAX_LENGTH2 = 4e4;

// src/run/commands/read-command.ts
init_define_RUNTIME_PACKAGES();
function readCommand(context, team) {
  return resolveAddressee(readApprovals(context), team);
}
function readApprovals(context) {
  const { request, transcript } = context;
  let { command } = request;
  const named = [];
  while (command.kind === "approve") {
    named.push({ name: command.tool, digest: command.digest });
    if (command.request === "") break;
    command = readRequest(command.request);
  }
  if (named.length === 0) return context;
  const isPerson = request.author.type === "User";
  if (!isPerson) transcript.note("Only a person can approve a tool.");
  return { ...context, approved: isPerson ? named : [], request: { ...request, command } };
}
function resolveAddressee(context, team) {
  const { command } = context.request;
  if (command.kind !== "agent" || isOnTeam(command.agent, team)) return context;
  if (!/\s/.test(command.agent)) return context;
  const request = `${command.agent}: ${command.request}`;
  return { ...context, request: { ...context.request, command: { kind: "work", request } } };
}
function isOnTeam(name2, team) {
  const member = findMember(team, name2);
  return member !== void 0 && isRoutable(member);
}

// src/run/commands/read-status.ts
init_define_RUNTIME_PACKAGES();
async function readStatus(context, { target, earlier, team }) {
  const other = otherThread(context, target);
  const elsewhere = other === void 0 ? [] : await boardsOf(other, context);
  const latest = [...context.boards, ...elsewhere ?? []].toSorted((one, another) => compareText(one.comment.createdAt, another.comment.createdAt)).findLast(({ marker }) => marker.triggerId !== context.request.id && isOfRun(marker));
  return {
    latest: latest && { ...latest.marker, url: latest.comment.url },
    isOfThread: elsewhere === void 0,
    pullRequest: target.pull,
    undone: standingParts(earlier.transcript.parts).map(notDoneText),
    objections: objectionsSoFar(earlier).map((one) => objectionText(one, team))
  };
}
function objectionText({ reviewer, files }, team) {
  const name2 = findMember(team, reviewer)?.name ?? reviewer;
  return `${name2} asked for changes${files.length === 0 ? "" : ` in ${files.join(", ")}`}`;
}
function isOfRun({ state, asker }) {
  return state !== "done" || asker !== void 0;
}
function otherThread({ request: { thread }, inputs: { branchPrefix } }, target) {
  const pull = continuedWork({ target })?.pull;
  if (pull !== thread.number) return pull;
  const isOwn = isOwnThread(target, pull, branchPrefix);
  return isOwn ? issueOfBranch(target.branch, branchPrefix) : void 0;
}
async function boardsOf(thread, { ports, board }) {
  const read = await attempt(ports.github.listComments(thread, void 0));
  return read.kind === "done" ? findBoards(read.value.items, board.login) : void 0;
}

// src/run/commands/remove-tool.ts
init_define_RUNTIME_PACKAGES();

// src/run/finish/publish/publish-commits.ts
init_define_RUNTIME_PACKAGES();

// src/run/finish/publish/approval-page.ts
init_define_RUNTIME_PACKAGES();
async function findApprovalPage({ board }, { tree }) {
  if (board.login !== BOT.name) return void 0;
  return (await pullRequestWorkflows(tree)).length > 0 ? PAGES.approval : void 0;
}

// src/run/finish/publish/publish-commits.ts
async function publishCommits(publishable, files, context, repository) {
  const deps = publishDepsOf(context);
  const changed = toolsAmong(files, repository.team.directory);
  const proposed = changed.length === 0 ? void 0 : await proposalsAtTip(context, repository);
  const { pull } = publishable.target;
  const proposals = pull === void 0 ? proposed?.filter(({ name: name2 }) => changed.includes(name2)) : proposed;
  const approvalPage = await findApprovalPage(context, repository);
  const told = { ...publishable, proposals, approvalPage };
  const work2 = await publishBranch(told, deps);
  if (work2.fallback !== void 0) return work2;
  if (await isBeforeOthers(told, work2.commit, deps.git)) {
    context.transcript.note(
      `Somebody pushed to \`${work2.branch}\` while the squad worked: the checks ran before those commits were joined, and nothing was run on both together.`
    );
  }
  const instructions = pull && agentInstructionsNote(files, repository.team.directory);
  if (instructions !== void 0) context.transcript.note(instructions);
  if (pull !== void 0) {
    const updating = updateOpenPullRequest(told, work2.commit, deps);
    const now = await context.transcript.noteFailure(staleTextNote(pull), updating);
    if (now?.state === "closed") return afterClose(now, work2, told, context);
    return { ...work2, ...toPublishedWork({ head: work2.branch, commit: work2.commit }, now ?? pull) };
  }
  return work2;
}
async function afterClose({ number: number2, merged }, work2, publishable, context) {
  if (!merged) {
    context.transcript.note(
      `#${number2} was closed while the squad worked: the new commits are only on its branch \`${work2.branch}\`. Reopen it if you want them.`
    );
    return { ...work2, pullRequest: void 0 };
  }
  const target = { ...publishable.target, pull: void 0 };
  return publishBranch({ ...publishable, target, tip: work2.commit }, publishDepsOf(context));
}
async function proposalsAtTip(context, repository) {
  const found = await attempt(proposalsAt(repository.branch.tip(), context, repository));
  if (found.kind === "threw") return void 0;
  const { proposals, diagnostics } = found.value;
  for (const { path, message, next } of diagnostics.slice(0, 10)) {
    context.transcript.note(`Proposed tool: ${path}: ${message}; ${next}`);
  }
  return proposals;
}
function publishDepsOf({
  ports,
  transcript,
  renderContext,
  outbound
}) {
  return {
    ...ports,
    ...outbound,
    context: renderContext,
    effect: (effect, detail) => transcript.emit({ kind: "effect", effect, detail }),
    note: transcript.note
  };
}

// src/run/commands/remove-tool.ts
async function removeTool(name2, context, repository) {
  const { isOff } = await openToolbox(context, repository);
  if (isOff) return unremoved(impossible("Custom tools are off here, so none was read."), context);
  const { tree, team, baseBranch } = repository;
  const plan = planRemoval(name2, {
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
  const work2 = await publishToolRemoval(removal, publishDepsOf(context));
  const answer = paragraphs([
    `The tool ${code(plan.tool)} is proposed for removal, with ${plural(plan.files.length, "file")}. It works until that is merged.`,
    alsoRemovedText(plan.also)
  ]);
  return { outcome: { kind: "changed", work: work2, answer } };
}
function unremoved({ reason }, context) {
  return answeredReply(paragraphs([context.outbound.safe(reason), runNotes(context)]));
}
function planRemoval(name2, { tools, paths: paths2, directory }) {
  const tool = tools.find((known) => known.name === name2);
  if (tool === void 0) return impossible(unknown(name2, tools));
  const { scope, path } = tool;
  if (scope === "global") {
    return impossible(
      `\`${name2}\` comes from the shared folder of \`${path}\`: remove it where that is kept.`
    );
  }
  const folder = `${directory}/tools`;
  if (!path.startsWith(`${folder}/`)) {
    return impossible(
      `\`${name2}\` is declared in \`${path}\` along with other things: remove it there by hand.`
    );
  }
  const own = path.slice(0, path.lastIndexOf("/"));
  const files = paths2.filter((one) => own === folder ? one === path : one.startsWith(`${own}/`));
  const others = tools.filter((other) => other !== tool && files.includes(other.path));
  return { kind: "planned", tool: name2, files, also: others.map((other) => other.name) };
}
function impossible(reason) {
  return { kind: "impossible", reason: `Nothing was removed. ${reason}` };
}
function unknown(name2, tools) {
  return `${unknownToolText(name2, tools)} Built-in tools can't be removed.`;
}
function unknownToolText(name2, tools) {
  const names = tools.slice(0, 30).map((tool) => `\`${tool.name}\``);
  const known = names.length === 0 ? "the default branch has none that can be loaded" : `those of the default branch are ${names.join(", ")}`;
  return `There is no custom tool named \`${name2}\`: ${known}.`;
}

// src/run/commands/test-tool.ts
init_define_RUNTIME_PACKAGES();

// src/run/commands/test-in-checkout.ts
init_define_RUNTIME_PACKAGES();
async function runInCheckout(executable, signal, { toolbox, context, repository }) {
  const { ports } = context;
  const commit2 = executable.tool.origin.commit ?? repository.tree.commit;
  const checkout = await openCheckout(ports.git, "tools.test", commit2);
  const definition = defineExposedTool(executable, {
    launcher: toolbox.launcher,
    programs: ports.programs,
    workdir: checkout.directory,
    ready: async () => {
    },
    passedTo: (tool) => repository.granted.env.get(tool) ?? [],
    keptOutput: ports.jobPaths.kept,
    network: repository.team.settings.network
  });
  let calls = 0;
  const call2 = async (input) => {
    calls += 1;
    const reasons = [];
    const tool = bindTool(definition, testerContext(context, reasons));
    const reply = await tool.call(input, { id: String(calls), signal });
    return { ...reply, text: reasons[0] ?? reply.text };
  };
  const results = await runToolTests(executable, { call: call2, signal });
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

// src/run/commands/test-tool.ts
async function testTool(name2, context, repository) {
  const toolbox = await openToolbox(context, repository);
  const proposal = await findProposal(name2, context, repository);
  const executable = toolbox.executables.find(({ tool }) => tool.name === name2);
  const isOther = proposal !== void 0 && proposal.sha256 !== executable?.tool.origin.sha256;
  const answer = executable === void 0 ? whyUntested(name2, toolbox, proposal, context) : await testExecutable(executable, toolbox, context, repository);
  return answeredReply(
    paragraphs([answer, isOther ? approvalText(proposal, context) : void 0, runNotes(context)])
  );
}
async function findProposal(name2, context, repository) {
  const { start } = repository.branch;
  if (start === repository.tree.commit) return void 0;
  const { proposals } = await proposalsAt(start, context, repository);
  return proposals.find((proposal) => proposal.name === name2);
}
function approvalText({ name: name2, sha256 }, { inputs }) {
  const words = `${inputs.triggerPhrase} approve tool ${approvableName(name2, sha256)}: tools test ${name2}`;
  return `The version of ${code(name2)} on this branch runs only after a person has approved it. To test it, read its files and write: ${code(words)}.`;
}
function whyUntested(name2, { isOff }, proposal, { transcript, outbound }) {
  if (isOff) return "Nothing was tested: custom tools are off here.";
  const { tools } = transcript.read();
  const known = tools.find((tool) => tool.name === name2);
  if (known === void 0 && proposal !== void 0) return void 0;
  const reason = known === void 0 ? unknownToolText(name2, tools) : `\`${name2}\` is a ${known.door} tool: only executable tools have tests, in their tool.yaml.`;
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
  const { path, commit: commit2 } = tool.origin;
  return renderToolTests(context.renderContext(), {
    name: tool.name,
    version,
    path,
    commit: commit2,
    results
  });
}

// src/run/commands/answer-command.ts
async function answerCommand(context, repository) {
  const { request, inputs, outbound } = context;
  const { command } = request;
  const { team } = repository;
  const { safe } = outbound;
  const names = team.members.filter(isRoutable).map(({ name: name2 }) => name2);
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
      return answeredReply(renderStatus(await readStatus(context, repository), safe));
    case "stop":
      return answeredReply(renderStop(workingRunUrl(context)));
    case "remember":
      return command.rule === "" ? answeredReply(renderRemember(inputs.triggerPhrase)) : void 0;
    case "agent": {
      if (isOnTeam(command.agent, team)) return void 0;
      const markdown = renderUnknownAgent(command.agent, inputs.triggerPhrase, names, safe);
      return askedReply("Which agent is meant?", markdown);
    }
    case "work":
      return void 0;
  }
}
function workingRunUrl({ request, boards, renderContext }) {
  const { serverUrl, repository } = renderContext().facts;
  const board = boards.findLast(
    ({ marker }) => marker.state === "working" && marker.triggerId !== request.id
  );
  return board && `${serverUrl}/${repository}/actions/runs/${board.marker.runId}`;
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

// src/run/commands/remember-rule.ts
init_define_RUNTIME_PACKAGES();
var LABEL = "rule.workspace";
var CATEGORY = "process";
var LONGEST = 2e3;
var BY_WORKFLOW = ["pull-request", "schedule"];
async function rememberRule(rule, context, repository) {
  const { text: text2, hidden } = sanitise(rule);
  const line2 = oneLine(text2);
  const reason = findRefusal({ text: text2, line: line2, hidden }, context, repository) ?? await recordRule(line2, context, repository);
  const answer = reason === void 0 ? `Noted as a rule for the team: ${line2}` : `The rule was not recorded. ${reason}`;
  return { kind: "done", report: reportOfText(answer) };
}
function findRefusal({ text: text2, line: line2, hidden }, { request, ports }, { target }) {
  const { author, source } = request;
  if (author.type !== "User" || BY_WORKFLOW.includes(source)) {
    return "Only a person can set one, in a comment, an issue, a review or the form of a run.";
  }
  if (target.answerOnly !== void 0) return `${capitalise(target.answerOnly)}.`;
  if (hidden > 0) return "It holds hidden text.";
  if (ports.holdsSecret(`${text2}
${line2}`)) return "It holds a secret.";
  if (line2.length <= LONGEST) return void 0;
  return `It has more than ${LONGEST} characters. Put the long text into a file, and say in the rule when to read it.`;
}
async function recordRule(rule, context, repository) {
  const { team } = repository;
  const { worktree, workspace } = await openRuleWorkspace(context, repository);
  const stagedFiles = openStagedFiles({
    root: worktree.directory,
    ready: () => worktree.ready(team.directory),
    squadDirectory: team.directory,
    wrote: (path) => worktree.written.add(path)
  });
  const content = entryText(rule, context);
  const written = await stagedFiles.add({
    folder: `${team.directory}/decisions/inbox`,
    stem: `${fileSlug(context.request.author.login)}-${fileSlug(rule)}-${shortHash(content)}`,
    content
  });
  if (written.kind === "refused") return `${capitalise(written.reason)}.`;
  const submitted = await workspace.submit({ task: "", unfinished: false });
  if (submitted.kind !== "committed") {
    return `Its file ${code(written.path)} was not committed: it is there already, or a setting protects it.`;
  }
  emitDecision(rule, written.path, context);
  return void 0;
}
function entryText(rule, { request, inputs, ports }) {
  const day = dayOf(ports.clock.now());
  return [
    `### ${day}: User directive`,
    "",
    `**By:** ${request.author.login} (via ${inputs.triggerPhrase})`,
    `**Category:** ${CATEGORY}`,
    `${WHAT_LABEL} ${rule}`,
    `**Why:** Said in ${request.url}`,
    ""
  ].join("\n");
}
function openRuleWorkspace({ ports, transcript, outbound, job, request }, repository) {
  return openWorkspace(LABEL, {
    git: ports.git,
    policy: createPolicy({
      holdsSecret: ports.holdsSecret,
      protectedGlobs: repository.team.settings.protected,
      squadDirectory: repository.team.directory,
      requestText: ""
    }),
    branch: repository.branch,
    emit: transcript.emit,
    identify: () => ({
      author: BOT.name,
      message: outbound.sealCommit(`Record a rule by ${request.author.login}`),
      trailers: { run: job.runId }
    }),
    // It is the first commit of the run, so it can't conflict.
    pushToFallbackBranch: async () => ({ keptOn: repository.branch.name })
  });
}
function emitDecision(rule, path, { transcript, request }) {
  const title = oneLine(rule, 100);
  const agent = request.author.login;
  const decision2 = { agent, title, category: CATEGORY, path };
  transcript.emit({ kind: "decision", session: LABEL, note: decision2 });
}

// src/run/context/load-repository.ts
init_define_RUNTIME_PACKAGES();

// src/run/state/earlier-requests.ts
init_define_RUNTIME_PACKAGES();

// src/run/state/finished-work.ts
init_define_RUNTIME_PACKAGES();
function transcriptOf(events) {
  return events.reduce(
    (transcript, event) => foldEvent(transcript, { ...event, at: 0 }),
    emptyTranscript(0)
  );
}
function finishedWork(events, { agents, handoffs }) {
  const open = new Set(handoffs.filter(({ status }) => status === "sent").map(({ id: id2 }) => id2));
  const isOpen2 = (event) => event.kind === "handoff" && open.has(event.id);
  const counts = new Set(agents.filter(hasLeftSomething).map(({ session }) => session));
  const kept = events.filter((event) => stillCounts(event, counts) && !isOpen2(event)).map((event) => withOwnNames(event, BEFORE));
  const cutOff = agents.filter((row) => counts.has(row.session) && isAtWork(row));
  return [...kept, ...cutOff.map(({ session }) => interruption(nameWith(BEFORE, session)))];
}
function withEnds(events) {
  const atWork = transcriptOf(events).agents.filter(isAtWork);
  return [...events, ...atWork.map(({ session }) => interruption(session))];
}
function isAtWork({ endedAt, state }) {
  return endedAt === void 0 && state !== "idle";
}
function interruption(session) {
  return { kind: "agent.stopped", session, reason: "its run was interrupted" };
}
function hasLeftSomething({ session, state, commit: commit2 }) {
  return session !== COORDINATOR && (hasFinished({ state }) || commit2 !== void 0);
}
function stillCounts(event, sessions) {
  if (event.kind === "note" || event.kind === "team" || event.kind === "appeal") return false;
  if (event.kind === "decision" && event.session === COORDINATOR) return true;
  return !("session" in event) || sessions.has(event.session);
}
var BEFORE = "-before";
function withOwnNames(event, suffix) {
  const named = (name2) => nameWith(suffix, name2);
  switch (event.kind) {
    case "handoff":
      return { ...event, id: named(event.id) };
    case "review.revised":
      return { ...event, handoff: named(event.handoff) };
    case "review":
      return { ...event, note: { ...event.note, handoff: named(event.note.handoff) } };
    default:
      return "session" in event ? { ...event, session: named(event.session) } : event;
  }
}
function nameWith(suffix, name2) {
  return `${name2.slice(0, 280)}${suffix}`;
}

// src/run/state/earlier-requests.ts
function partOf({ branch, from }, { requests }) {
  const there = requests.filter((one) => one.branch === branch);
  const open = from === "branch" ? there.at(-1) : there.findLast(({ tip }) => tip !== void 0);
  return open?.part ?? Math.max(0, ...requests.map(({ part }) => part)) + 1;
}
function earlierWorkIn(part, { requests }, requestId) {
  const earlier = requests.filter((one) => one.part === part && one.id !== requestId);
  const events = earlier.flatMap(
    (one, at) => one.events.map((event) => withOwnNames(event, `-before-${at + 1}`))
  );
  return {
    requests: earlier.filter(({ events: own }) => own.some(({ kind }) => kind === "commit")).map(({ id: id2, report, actor, run: run2 }) => ({
      report,
      actor,
      run: run2,
      isWholeIssue: report.isWholeIssue || id2.startsWith("issue-")
    })),
    transcript: transcriptOf(events)
  };
}
function questionOf({ report: last, events }) {
  const { agents, escalations } = transcriptOf(events);
  const nameOf3 = (slug) => agents.find(({ agent }) => agent === slug)?.name ?? slug;
  const own = last.question === void 0 ? [] : [questionText(last.question)];
  const asked = escalations.flatMap(
    ({ kind, from, text: text3 }) => kind === "question" ? [`${nameOf3(from)} asks: ${text3}`] : []
  );
  const open = agents.flatMap(({ session, name: name2, report }) => {
    if (session === COORDINATOR || report?.question === void 0) return [];
    return [`${name2} asks: ${questionText(report.question)}`];
  });
  const text2 = [...own, ...asked, ...own.length === 0 ? open : []].join("\n\n").trim();
  return text2 === "" ? void 0 : text2;
}

// src/run/state/load-state.ts
init_define_RUNTIME_PACKAGES();

// src/run/state/returned-policy.ts
init_define_RUNTIME_PACKAGES();
function openReturnedPolicy(known, { context, team }) {
  const { inputs, ports, outbound } = context;
  const squad = {
    directory: team.directory,
    keepsHistories: inputs.memoryWrites === "history"
  };
  return (tip) => {
    const policy = protectedPathsOf(context, { team });
    const deps = { git: ports.git, policy, squad, cleanMessage: outbound.sealCommit };
    return refuseReturned({ tip, known }, deps);
  };
}
var LONGEST_REASON = 300;
async function admitRequests({ requests }, { ref, refuses }, { request, boards, transcript }) {
  const isAsked = (id2) => id2 === request.id || findBoardOf(boards, id2) !== void 0;
  const admitted = [];
  for (const one of requests.filter(({ id: id2 }) => isAsked(id2))) {
    const reason = one.tip === void 0 ? void 0 : await refuses(one.tip);
    if (reason === void 0) admitted.push(one);
    else transcript.note(refusalNote(ref, reason));
  }
  return admitted;
}
function refusalNote(ref, reason) {
  const why = oneLine(reason, LONGEST_REASON);
  return `What an earlier run left at \`${ref}\` was not used (${why}): agents may not write that, and anybody who may push can put it there.`;
}

// src/run/state/thread-state.ts
init_define_RUNTIME_PACKAGES();

// src/run/state/event-schema.ts
init_define_RUNTIME_PACKAGES();
var upTo = (max) => string().transform((whole) => headOf(whole, max));
var listUpTo = (max, item) => array(item).transform((all) => all.slice(0, max));
var name = upTo(300);
var line = upTo(4e3);
var text = upTo(2e5);
var paths = listUpTo(5e3, line);
var count = number().int().nonnegative();
var commit = string().regex(/^[0-9a-f]{40,64}$/);
var orUndefined = (schema) => schema.optional().transform((value) => value);
var finding = object({
  path: line,
  line: count,
  endLine: orUndefined(count),
  rule: orUndefined(line),
  text,
  severity: _enum(SEVERITIES).optional(),
  suggestion: text.optional(),
  linesHash: name.optional()
});
var review = object({
  verdict: _enum(["approved", "changes-requested", "none"]),
  findings: listUpTo(500, finding),
  reassignTo: orUndefined(name),
  summary: text.optional(),
  handoff: name,
  reviewer: name,
  requestedBy: name,
  files: paths,
  text,
  commit: commit.optional(),
  reviser: name.optional()
});
var decision = object({
  agent: name,
  title: line,
  body: text.optional(),
  category: name,
  path: line,
  by: line.optional(),
  blocking: boolean().optional(),
  requiresApproval: boolean().optional(),
  supersedes: line.optional()
});
var handoff = object({
  kind: literal("handoff"),
  id: name,
  from: name,
  to: name,
  task: text,
  type: name,
  files: paths,
  reviewThreads: listUpTo(100, count).optional(),
  status: _enum(["sent", "answered", "delivered", "refused", "failed", "late", "unread"]),
  action: _enum(["approved", "redirected", "rejected"]),
  redirectedFrom: orUndefined(name),
  reason: orUndefined(text),
  code: name.optional(),
  priority: name.optional()
});
var ofSession = (kind, shape) => object({ kind: literal(kind), session: name, ...shape });
var stateEventSchema = discriminatedUnion("kind", [
  object({ kind: literal("team"), names: record(name, name) }),
  ofSession("agent.spawned", {
    sessionId: name,
    model: orUndefined(name),
    agent: name,
    name,
    role: line,
    task: text,
    requestedBy: name
  }),
  ofSession("agent.idle", { answer: text, report: reportSchema.optional() }),
  ofSession("agent.finished", { answer: text, report: reportSchema.optional() }),
  ofSession("agent.failed", { reason: text }),
  ofSession("agent.stopped", { reason: text }),
  ofSession("usage", { model: name, inputTokens: count, outputTokens: count }),
  handoff,
  object({ kind: literal("review"), note: review }),
  object({
    kind: literal("review.revised"),
    handoff: name,
    places: listUpTo(500, count),
    changed: paths.default([]),
    changedByReviewer: paths.default([])
  }),
  object({
    kind: literal("lock"),
    note: object({ agent: name, path: line, by: name })
  }),
  object({
    kind: literal("appeal"),
    note: object({ kind: _enum(["question", "escalation"]), from: name, text })
  }),
  ofSession("decision", { note: decision }),
  ofSession("learning", {
    note: object({ agent: name, learning: text, category: name, path: line })
  }),
  ofSession("commit", { commit, files: paths, removed: paths.default([]), left: paths }),
  ofSession("conflict", {
    files: paths,
    keptOn: orUndefined(name),
    isBundled: boolean().optional()
  }),
  ofSession("file.denied", {
    // Version 0.2 also wrote `reach`, for hosts.
    access: _enum(["read", "write"]).catch("read"),
    path: line,
    reason: line
  }),
  object({
    kind: literal("check"),
    base: name,
    name: line,
    command: line,
    result: _enum(["passed", "failed", "timed-out", "failed-on-base", "not-run"]),
    seconds: number().nonnegative(),
    lines: listUpTo(40, line),
    suspects: object({ deleted: paths, changed: paths }).optional()
  }),
  object({ kind: literal("checks.off"), reason: text }),
  object({
    kind: literal("note"),
    text,
    isLoss: literal(true).optional()
  })
]);

// src/run/state/thread-state.ts
var VERSION = 1;
var MAX_EVENTS = 2e4;
var MAX_REQUESTS = 500;
var commitId = string().regex(/^[0-9a-f]{40,64}$/);
var id = string().regex(/^[\w./-]{1,200}$/);
var requestSchema = object({
  id,
  run: id,
  actor: upTo(100),
  asked: upTo(1e5),
  url: upTo(2e3),
  progress: _enum(["working", "stopped", "done"]),
  report: reportSchema,
  branch: upTo(255),
  part: number().int().positive(),
  outcome: _enum(OUTCOMES).optional(),
  tip: commitId.optional(),
  events: listUpTo(MAX_EVENTS, stateEventSchema)
});
var stateSchema = object({
  version: literal(VERSION),
  thread: number().int().positive(),
  requests: array(requestSchema).max(MAX_REQUESTS)
});
function writeThreadState({ thread, requests }, mask) {
  const maskStrings = (_name, value) => typeof value === "string" ? mask(value) : value;
  let kept = newest(requests);
  for (; ; ) {
    const state = { version: VERSION, thread, requests: kept };
    const masked = parse(JSON.stringify(state, maskStrings));
    const text2 = masked && JSON.stringify({ version: VERSION, ...masked });
    if (text2 !== void 0 && Buffer.byteLength(text2) <= MAX_STATE_BYTES) return text2;
    const shorter = shorten(kept);
    if (shorter === void 0) return void 0;
    kept = shorter;
  }
}
function newest(requests) {
  const surplus = Math.max(0, requests.length - MAX_REQUESTS);
  const gone = new Set(requests.filter(({ tip }) => tip === void 0).slice(0, surplus));
  return requests.filter((one) => !gone.has(one));
}
function shorten(requests) {
  const at = requests.findIndex(
    ({ tip, events }, place) => place < requests.length - 1 && tip === void 0 && events.length > 0
  );
  if (at >= 0) return requests.map((one, place) => place === at ? { ...one, events: [] } : one);
  const spare = requests.findIndex(({ tip }, place) => place < requests.length - 1 && !tip);
  return spare < 0 ? void 0 : requests.filter((_, place) => place !== spare);
}
async function readThreadState(git, commit2, thread) {
  if (commit2 === void 0) return { kind: "none" };
  const read = await attempt(readStateFile(git, commit2));
  const file = read.kind === "done" ? read.value : void 0;
  if (file === void 0)
    return { kind: "unreadable", reason: "it holds no state, or one that is too long" };
  const state = parse(file.text);
  if (state === void 0)
    return { kind: "unreadable", reason: "it is not in the form that this version writes" };
  if (state.thread !== thread) {
    return { kind: "unreadable", reason: `it is that of #${state.thread}` };
  }
  const requests = state.requests.map(
    (one) => one.tip !== void 0 && file.tips.includes(one.tip) ? one : { ...one, tip: void 0 }
  );
  return { kind: "found", state: { thread, requests } };
}
function parse(text2) {
  const json = readJson(text2);
  const read = json.kind === "value" ? stateSchema.safeParse(json.value).data : void 0;
  return read && { thread: read.thread, requests: read.requests };
}
function withRequest(state, request) {
  const { requests } = state;
  const isKnown = requests.some(({ id: known }) => known === request.id);
  return {
    ...state,
    requests: isKnown ? requests.map((one) => one.id === request.id ? request : one) : [...requests, request]
  };
}
function tipsOf({ requests }) {
  return [...new Set(requests.flatMap(({ tip }) => tip ?? []))];
}
function mergeStates(theirs, ours, closed) {
  const own = ours.requests.filter(
    ({ id: id2 }) => closed.has(id2) || !theirs.requests.some((one) => one.id === id2)
  );
  return own.reduce(withRequest, theirs);
}
function isOpen({ outcome, tip }) {
  return outcome === void 0 || tip !== void 0;
}

// src/run/state/load-state.ts
async function readState({ ports, transcript }, { stateKey: thread, state: commit2 }) {
  const found = await readThreadState(ports.git, commit2, thread);
  if (found.kind === "unreadable") {
    transcript.note(
      `What earlier runs left at \`${threadStateRef(thread)}\` can't be used, because ${found.reason}: this run starts without it.`
    );
  }
  return found.kind === "found" ? found.state : { thread, requests: [] };
}
async function admitState(state, { context, snapshot, team, part, known }) {
  const { stateKey, state: commit2, baseBranch } = snapshot;
  const ref = threadStateRef(stateKey);
  const refuses = openReturnedPolicy([...known, baseBranch.commit], { context, team });
  const left = await admitRequests(state, { ref, refuses }, context);
  return { ref, expected: commit2 ?? "", state, part, left };
}

// src/run/context/load-thread.ts
init_define_RUNTIME_PACKAGES();

// src/run/context/find-writers.ts
init_define_RUNTIME_PACKAGES();
async function findWriters(authors, { request, ports }) {
  const asker = request.author.login.toLowerCase();
  const others = likelyWriters(authors, asker);
  const answers = await Promise.all(
    others.map((login) => attempt(ports.github.permissionOf(login)))
  );
  const writing = others.filter((_login, index) => {
    const answer = answers[index];
    return answer?.kind === "done" && isAtLeast(answer.value, "write");
  });
  return /* @__PURE__ */ new Set([asker, ...writing]);
}
function likelyWriters({ thread, comments, pullRequest }, asker, limit = 4) {
  const reviews = pullRequest?.reviews.items ?? [];
  const posts = [
    ...comments.items,
    ...reviews.map((review2) => ({ ...review2, createdAt: review2.submittedAt })),
    ...pullRequest?.comments.items ?? []
  ];
  const newestFirst = posts.toSorted((one, other) => compareText(other.createdAt, one.createdAt));
  const opening = { author: thread.author, association: thread.authorAssociation };
  const insiders = /* @__PURE__ */ new Set(["OWNER", "MEMBER", "COLLABORATOR"]);
  const logins = [opening, ...newestFirst].flatMap(
    ({ author, association }) => author?.type === "User" && insiders.has(association) ? [author.login.toLowerCase()] : []
  );
  return [...new Set(logins)].filter((login) => login !== asker.toLowerCase()).slice(0, limit);
}

// src/run/context/render-thread.ts
init_define_RUNTIME_PACKAGES();
function renderThread(context, { budget, nonce, told = "" }) {
  const { opening, origin, changes, posts, files, thread } = context;
  const remaining = budget - OMISSIONS_LENGTH - BREAKS_LENGTH;
  const share = Math.floor(remaining / 3);
  const mostOpening = files.length > 0 ? share : remaining / 2;
  const issue = origin === void 0 ? "" : quotePost(origin, nonce, mostOpening / 2);
  const first = quotePost(openingOf2(thread, opening), nonce, mostOpening - issue.length);
  const changed = changes === void 0 ? "" : quotePost(changes, nonce, share / 2);
  const diff = files.length > 0 ? renderFiles(files, share, nonce) : { text: "", left: [] };
  const isTold = (post) => told !== "" && told.includes(quotePost(post, nonce, share));
  const recent = newestWithin(
    posts.filter((post) => !isTold(post)),
    remaining - issue.length - first.length - changed.length - diff.text.length,
    nonce
  );
  const left = renderOmissions([...recent.left, ...diff.left, ...context.omitted], nonce);
  const kind = thread.kind === "issue" ? "Issue" : "Pull request";
  const parts = [
    `${kind} #${thread.number}`,
    issue,
    first,
    changed,
    ...recent.texts,
    diff.text,
    left
  ];
  return parts.filter((part) => part !== "").join(BREAK);
}
var BREAK = "\n\n";
var OMISSIONS_LENGTH = 1500;
var BREAKS_LENGTH = 500;
var LEAST_POST = 300;
var MOST_NAMED = 10;
var CUT_NOTICE_LENGTH = 40;
function openingOf2({ title }, opening) {
  const text2 = `Title: ${oneLine(title, 300)}

${opening.text}`;
  return { ...opening, text: text2.trim() };
}
function quotePost({ text: text2, author, trusted, isOurs: isOurs2 = false, place }, nonce, limit) {
  const standing = trusted ? "can write to this repository" : "write access not known";
  const label = isOurs2 ? place : `${oneLine(place, 150)}, ${standing}`;
  const quote = (content) => quoteUntrusted({ text: content, author, label, nonce });
  const remaining = limit - quote("").length;
  const whole = quote(cutWithNotice(sanitise(cutWithNotice(text2, remaining)).text, remaining));
  if (whole.length <= limit) return whole;
  const without = quote("[too long to be shown]");
  return without.length <= limit ? without : "";
}
function newestWithin(posts, budget, nonce) {
  const texts = [];
  let remaining = budget;
  for (const post of posts.toReversed()) {
    if (remaining < LEAST_POST) break;
    const text2 = quotePost(post, nonce, Math.min(remaining, budget / 2));
    if (text2 === "") break;
    remaining -= text2.length + BREAK.length;
    texts.unshift(text2);
  }
  const missing = posts.length - texts.length;
  return {
    texts,
    left: missing > 0 ? [missing === 1 ? "the oldest post" : `the ${missing} oldest posts`] : []
  };
}
function renderFiles(files, budget, nonce) {
  const label = "changed files and their diff";
  const quote = (text2) => quoteUntrusted({ text: text2, author: "git", label, nonce, form: "source" });
  const shown = [];
  const withoutDiff = [];
  let remaining = budget - quote("").length;
  for (const { path, status, additions, deletions, patch } of files) {
    const head = `${path} (${status}, +${additions} -${deletions})
`;
    const whole = patch === void 0 ? head : `${head}${patch}
`;
    const text2 = whole.length <= remaining ? whole : head;
    if (text2.length > remaining) break;
    if (text2 !== whole) withoutDiff.push(path);
    remaining -= text2.length;
    shown.push(text2);
  }
  const left = withoutDiff.map((path) => `the diff of ${path}`);
  if (shown.length < files.length)
    left.unshift(plural(files.length - shown.length, "more changed file"));
  return { text: quote(shown.join("")), left };
}
function renderOmissions(left, nonce) {
  if (left.length === 0) return "";
  const named = left.slice(0, MOST_NAMED).map((one) => oneLine(one, 100));
  const more = left.length - named.length;
  const text2 = [...named, ...more > 0 ? [`${more} more`] : []].join("; ");
  return quoteUntrusted({
    text: text2,
    author: "our code",
    label: "what was left out",
    nonce,
    form: "source"
  });
}
function cutWithNotice(text2, limit) {
  if (text2.length <= limit) return text2;
  const kept = headOf(text2, limit - CUT_NOTICE_LENGTH);
  return `${kept}
[... cut after ${kept.length} characters]`;
}

// src/run/context/thread.ts
init_define_RUNTIME_PACKAGES();
function gatherThread(args) {
  const { request, thread, pullRequest, writers } = args;
  const timedPosts = timedPostsOf(args).filter(({ post }) => post.text.trim() !== "");
  const late = timedPosts.filter((one) => isLater(one, request.at));
  const before = timedPosts.filter((one) => !isLater(one, request.at)).map(({ post }) => ({ ...post, trusted: writers.has(post.author.toLowerCase()) })).map((post) => post.author === args.ownLogin ? asOwnFinding(post) : post);
  const posts = [...before, ...questionOf2(args)].sort(
    (one, other) => compareText(one.at, other.at)
  );
  const omitted = [
    ...late.map(
      ({ post }) => `${post.place} by ${post.author}: written or edited after the request`
    ),
    ...cutListings(args)
  ];
  const files = pullRequest?.files.items ?? [];
  return { thread, opening: openingOf(thread, writers), posts, files, omitted };
}
function cutListings({ comments, pullRequest }) {
  const cut = [
    { listing: comments, what: "older comments: the thread is too long to read whole" },
    { listing: pullRequest?.files, what: "changed files beyond the first 300" },
    { listing: pullRequest?.reviews, what: "older reviews: there are too many to read them all" },
    {
      listing: pullRequest?.comments,
      what: "older review comments: there are too many to read them all"
    }
  ];
  return cut.flatMap(({ listing, what }) => listing?.complete === false ? [what] : []);
}
function asOwnFinding(post) {
  if (readFindingsMarker(post.text).length === 0 && !isThreadReply(post.text)) return post;
  const place = `${post.place}, from an earlier run, may be outdated`;
  const text2 = withoutReplyMarker(withoutFindingsMarker(post.text));
  return { ...post, author: "the squad", isOurs: true, place, text: text2 };
}
function questionOf2({ question }) {
  if (question === void 0) return [];
  const text2 = `The squad asked:

${question.text}`;
  return [
    { author: "the squad", trusted: true, isOurs: true, place: "question", text: text2, at: question.at }
  ];
}

// src/run/context/load-thread.ts
async function loadThread(context, pullRequest, state) {
  const { request, comments, boards, board } = context;
  const { thread } = request;
  const boardIds = new Set(boards.map(({ comment }) => comment.id));
  return gatherThread({
    request,
    thread,
    comments,
    pullRequest,
    writers: await findWriters({ thread, comments, pullRequest }, context),
    isOurs: ({ id: id2, author, body }) => boardIds.has(id2) || author?.login === board.login && isNotice(body),
    ownLogin: board.login,
    question: earlierQuestion(boards, state, request.id)
  });
}
function earlierQuestion(boards, { requests }, requestId) {
  const board = boards.findLast(
    ({ marker }) => marker.outcome === "asked" && marker.triggerId !== requestId
  );
  const asking = requests.find(({ id: id2 }) => id2 === board?.marker.triggerId);
  const text2 = asking && questionOf(asking);
  if (board === void 0 || text2 === void 0) return void 0;
  return { text: text2, at: board.comment.createdAt };
}
async function completeThread(said2, { context, target, team, earlier }) {
  const { request, inputs, ports } = context;
  const thread = withoutSquadFiles(said2, team.directory);
  const { number: number2 } = request.thread;
  if (!isOwnThread(target, number2, inputs.branchPrefix))
    return withChangesSoFar(thread, target, earlier);
  const issue = issueOfBranch(target.branch, inputs.branchPrefix);
  if (issue === void 0 || issue === number2)
    return asOwnThread(thread, earlier, void 0, NOBODY);
  const read = await attempt(ports.github.issue(issue));
  if (read.kind === "threw") {
    const why = describe(read.error).message;
    context.transcript.note(`The agents did not see what #${issue} asks for. ${why}`);
    return asOwnThread(thread, earlier, void 0, NOBODY);
  }
  const { author, association: authorAssociation } = read.value;
  const opening = { thread: { author, authorAssociation }, comments: NO_COMMENTS };
  return asOwnThread(thread, earlier, read.value, await findWriters(opening, context));
}
var NOBODY = /* @__PURE__ */ new Set();
var NO_COMMENTS = { items: [], complete: true };
function quoterOf(thread, { ports, nonce }) {
  return (budget, { readsFiles, told }) => {
    const shown = readsFiles ? forFileReaders(thread) : thread;
    return ports.mask(renderThread(shown, { budget, nonce, told }));
  };
}

// src/run/context/place-run.ts
init_define_RUNTIME_PACKAGES();
function placeRun(remoteTip, left, { boards, request, ports: { git } }) {
  const undelivered = left.filter(
    ({ id: id2, tip }) => tip !== void 0 && !awaitsPullRequest(findBoardOf(boards, id2))
  );
  const own = undelivered.find(({ id: id2 }) => id2 === request.id);
  return own === void 0 ? adopt(git, remoteTip, undelivered) : placeOf2(git, remoteTip, own);
}
async function placeOf2(git, remoteTip, left) {
  const nothing2 = { start: remoteTip, tip: remoteTip };
  const tip = left?.tip;
  if (tip === void 0 || await hasChangesOf(git, tip, remoteTip)) return nothing2;
  const start = await commonAncestor(git, tip, remoteTip);
  return start === void 0 ? nothing2 : { start, tip };
}
async function adopt(git, remoteTip, left) {
  const [furthest] = left.toSorted((one, other) => other.events.length - one.events.length);
  const { tip } = await placeOf2(git, remoteTip, furthest);
  return { start: tip, tip };
}

// src/run/context/thread-images.ts
init_define_RUNTIME_PACKAGES();
function findThreadImages(request, { opening, origin, posts }, serverUrl) {
  const openings = origin === void 0 ? [opening] : [origin, opening];
  const all = [requestPost(request), ...openings, ...posts.toReversed()];
  const found = /* @__PURE__ */ new Map();
  for (const post of all.filter(({ isOurs: isOurs2 }) => isOurs2 !== true)) {
    for (const address of imageAddresses(post.text)) {
      const id2 = attachmentId(address, serverUrl);
      const key = id2 ?? address;
      if (!found.has(key)) found.set(key, judgeImage2(post, id2));
    }
  }
  const judged = [...found.values()];
  return {
    images: judged.filter((one) => typeof one !== "string"),
    unshown: judged.filter((one) => typeof one === "string")
  };
}
function judgeImage2({ author, trusted, place, source }, id2) {
  if (!trusted) return "by somebody whose write access is not known";
  if (id2 === void 0 || source === void 0) return "not attached on GitHub";
  return { id: id2, source, shownIn: `${author}'s ${place}` };
}
function requestPost(request) {
  const { text: text2, author } = request;
  return { author: author.login, trusted: true, place: "request", text: text2, source: sourceOf(request) };
}
function sourceOf({ review: review2, reviewComment, reaction, thread }) {
  const pull = thread.number;
  if (review2 !== void 0) return { kind: "review", pull, id: review2.id };
  if (reviewComment !== void 0) return { kind: "review-comment", pull, id: reviewComment.id };
  return reaction?.kind === "review-comment" ? void 0 : reaction;
}
var IMAGE = /!\[[^\]\n]{0,300}\]\(<?(https?:\/\/[^\s<>()"']{1,1000})|<img\b[^<>]{0,1000}?\bsrc=["']?(https?:\/\/[^\s<>"']{1,1000})/gi;
var MOST_LOOKED_AT = 50;
function imageAddresses(text2) {
  const addresses = [...text2.matchAll(IMAGE)].map(([, markdown, html]) => markdown ?? html ?? "");
  return addresses.slice(0, MOST_LOOKED_AT);
}

// src/run/context/load-repository.ts
async function loadRepository(context, snapshot) {
  const { ports } = context;
  const { pullRequest, branches, tree } = snapshot;
  const location = await locateSquad(tree, context.inputs.squadDirectory);
  if (location.kind !== "found") return { kind: "no-team", tree, location };
  const state = await readState(context, snapshot);
  const [team, target, said2, memoryTip] = await Promise.all([
    readTeam(tree, location),
    chooseTarget(context, snapshot),
    loadThread(context, pullRequest, state),
    findMemoryTip(context, snapshot)
  ]);
  if (!team.members.some(isRoutable)) return { kind: "no-team", tree, location };
  const granted = grantVariables(team, ports);
  const part = partOf(target, state);
  const earlier = earlierWorkIn(part, state, context.request.id);
  const thread = await completeThread(said2, { context, target, team, earlier });
  const remoteTip = requireBranch(branches, target.from === "branch" ? target.branch : target.base);
  const baseCommit = await baseCommitOf(target, snapshot, ports.git);
  const known = [remoteTip, baseCommit];
  const threadState = await admitState(state, { context, snapshot, team, part, known });
  const { start, tip } = await placeRun(remoteTip, threadState.left, context);
  return {
    kind: "loaded",
    baseBranch: snapshot.baseBranch,
    tree,
    location,
    team,
    granted,
    target,
    branch: openRunBranch(ports.git, target.branch, start, tip),
    remoteTip,
    baseCommit,
    memoryTip,
    pullRequest,
    threadState,
    commits: await readTrailedCommits(ports.git, { base: baseCommit, tip: start }),
    earlier,
    rejections: standingLocks(earlier.transcript.locks, earlier.transcript.reviews),
    images: findThreadImages(context.request, thread, context.job.serverUrl),
    quoteThread: quoterOf(thread, context)
  };
}
function grantVariables({ settings }, ports) {
  if (settings.isBoxOptional) ports.box.allowNone();
  const { env } = settings.tools;
  const { refused } = ports.grantVariables([...env.values()].flat());
  const passed = [...env].map(
    ([tool, names]) => [tool, names.filter((name2) => !refused.has(name2))]
  );
  return { refused, env: new Map(passed) };
}
async function baseCommitOf({ base }, { branches, tree }, git) {
  return branches.get(base) ?? await fetchBranchIfExists(git, base) ?? tree.commit;
}
function chooseTarget({ request, inputs, ports, board, boards }, { baseBranch, branches, pullRequest }) {
  const { thread, repository } = request;
  const isOurLogin = (login) => login !== void 0 && login === board.login;
  return chooseBranch({
    thread,
    pull: pullRequest?.pull,
    repository: `${repository.owner}/${repository.name}`,
    baseBranch: baseBranch.name,
    unpushableBranches: [repository.defaultBranch],
    prefix: inputs.branchPrefix,
    pushes: inputs.pullRequestPushes,
    branches: new Set(branches.keys()),
    boardBranches: new Set(boards.flatMap(({ marker }) => marker.branch ?? [])),
    isSquadBranch: (branch) => isSquadCommit(ports.git, requireBranch(branches, branch)),
    pullsOf: (branch) => ports.github.pullRequestsOf(branch),
    isOurLogin,
    // Their access is known.
    mayWrite: async (author) => isOurLogin(author?.login) || author?.login === request.author.login || mayWrite(author, ports.github)
  });
}
async function findMemoryTip({ inputs, ports }, { branches }) {
  const branch = memoryBranch(inputs.branchPrefix);
  const tip = branches.get(branch);
  if (tip === void 0) return void 0;
  const pulls = await attempt(ports.github.pullRequestsOf(branch));
  if (pulls.kind === "threw") return void 0;
  const isWaiting = pulls.value.length === 0 || pulls.value.some(({ state }) => state === "open");
  return isWaiting ? tip : void 0;
}

// src/run/finish/conclude-work.ts
init_define_RUNTIME_PACKAGES();

// src/run/review-feedback/reply-to-review-threads.ts
init_define_RUNTIME_PACKAGES();
var MOST2 = 10;
async function replyToReviewThreads(outcome, context, repository) {
  if (outcome.kind === "declined" || outcome.kind === "failed") return;
  const answers = [];
  for (const comment of openThreads(context, repository)) {
    const reply = await composeReply(comment, context, outcome);
    if (reply !== void 0) answers.push({ comment, reply });
  }
  for (const { comment, reply } of answers.slice(0, MOST2)) {
    await postReply(comment.thread, reply, context);
  }
  const left = answers.length - MOST2;
  if (left > 0) {
    context.transcript.note(
      `${plural(left, "more review thread")} ${left === 1 ? "was" : "were"} worked on, but got no separate reply.`
    );
  }
}
function openThreads(context, repository) {
  const comments = reviewCommentsOf(context.request, repository);
  const open = comments.filter(({ thread }) => !isAnswered(thread, context, repository));
  return new Map(open.map((comment) => [comment.thread, comment])).values();
}
function isAnswered(thread, { board, isRepeated, request }, { pullRequest }) {
  if (!isRepeated || board.login === void 0) return false;
  const comments = pullRequest?.comments.items ?? [];
  return comments.some(
    ({ inReplyTo, author, createdAt }) => inReplyTo === thread && author?.login === board.login && Date.parse(createdAt) >= Date.parse(request.at)
  );
}
async function composeReply({ thread }, context, outcome) {
  const transcript = context.transcript.read();
  const asker = context.request.author.login;
  const handoff2 = transcript.handoffs.find(
    ({ from, reviewThreads }) => from === asker && reviewThreads?.includes(thread)
  );
  if (handoff2 === void 0) return squadReply(outcome);
  const row = rowOf(handoff2.to, asker, transcript);
  if (row === void 0 || !hasFinished(row) || row.answer.trim() === "") {
    return void 0;
  }
  const { name: name2, answer: text2, commit: commit2 } = row;
  return { name: name2, text: text2, commit: commit2 && await pushedCommitOf(commit2, context, outcome) };
}
function rowOf(agent, asker, { agents }) {
  return agents.findLast((row) => row.agent === agent && row.requestedBy === asker);
}
async function pushedCommitOf(commit2, { ports: { git } }, outcome) {
  const pushed = workOfOutcome(outcome)?.commit;
  if (pushed === void 0) return void 0;
  return await isAncestor(git, commit2, pushed) ? commit2 : pushed;
}
function squadReply(outcome) {
  const commit2 = workOfOutcome(outcome)?.commit;
  switch (outcome.kind) {
    case "changed":
    case "answered":
      return outcome.answer.trim() === "" ? void 0 : { name: "The squad", text: outcome.answer, commit: commit2 };
    case "asked":
      return { name: "The squad", text: outcome.question, commit: commit2 };
    default:
      return void 0;
  }
}
async function postReply(thread, reply, context) {
  const { ports, outbound, renderContext, transcript, request } = context;
  const send = async () => {
    const body = outbound.seal(renderThreadReply(renderContext(), reply));
    await ports.github.replyToReviewComment(request.thread.number, thread, body);
    transcript.emit({ kind: "effect", effect: "review-reply", detail: String(thread) });
  };
  await transcript.noteFailure("A thread of the review could not be answered.", send());
}

// src/run/finish/decide-outcome.ts
init_define_RUNTIME_PACKAGES();

// src/run/finish/failure-hints.ts
init_define_RUNTIME_PACKAGES();
var PUSH_HINT = "To push, the job needs `permissions: contents: write`, and no rule may forbid the bot to create this branch.";
function hintForFailure({
  type,
  reason
}) {
  return hintForMachine(reason) ?? hintForModelError(type);
}
function hintForModelError(type) {
  switch (type) {
    case "authentication":
    case "authorization":
      return "The model refused the credentials. Check the secret behind `provider-api-key` or `copilot-token`, and that it belongs to the model named in `model`.";
    case "rate_limit":
    case "quota":
      return "The model's limit is used up. Wait, or use another key or model.";
    case "timeout":
    case "silence":
      return "The model did not answer in time. Run the job again, or raise `timeout-minutes`.";
    case "runtime":
    case "query":
      return "Run the job again. If it fails the same way, check `model`, `provider` and `provider-base-url`.";
    default:
      return void 0;
  }
}

// src/run/finish/decide-outcome.ts
function reportOf2(result) {
  return result.kind === "done" ? result.report : reportOfText("");
}
function decideOutcome(result, published, transcript) {
  return withLosses(nameOutcome(result, published, transcript), transcript);
}
function withLosses(outcome, { losses }) {
  if (losses.length === 0 || outcome.kind === "failed" || outcome.kind === "declined") {
    return outcome;
  }
  const reason = losses.join("\n");
  const said2 = [
    "question" in outcome ? outcome.question : "",
    "answer" in outcome ? outcome.answer : ""
  ];
  const answer = said2.filter((part) => part.trim() !== "").join("\n\n");
  const work2 = "work" in outcome ? outcome.work : void 0;
  return { kind: "failed", reason, hint: hintForMachine(reason), work: work2, answer };
}
function nameOutcome(result, published, transcript) {
  if (published?.kind === "refused") return { kind: "declined", reason: published.reason };
  const work2 = published?.work;
  const report = reportOf2(result);
  const answer = saidText(report);
  if (work2?.fallback !== void 0)
    return undeliveredOutcome(work2, work2.fallback, lastWords(result));
  const asked = questionsOf(transcript);
  const questions = work2 === void 0 ? [...asked, ...openQuestions(transcript)] : asked;
  switch (result.kind) {
    case "limited":
      return { kind: "limited", ...result.exhausted, work: work2 };
    case "failed":
      return { kind: "failed", reason: result.reason, hint: hintForFailure(result), work: work2 };
    case "broken":
      return { kind: "failed", reason: result.message, hint: result.hint, work: work2 };
    case "done":
      if (report.question !== void 0) {
        return askedOutcome(report.question, asked, { answer, published });
      }
      return questions.length > 0 ? askedOutcome(void 0, questions, { answer, published }) : finishedOutcome(answer, published, transcript);
  }
}
function lastWords(result) {
  switch (result.kind) {
    case "limited":
      return result.exhausted.reason;
    case "failed":
      return result.reason;
    case "broken":
      return result.message;
    case "done":
      return saidText(result.report);
  }
}
function undeliveredOutcome(work2, { wanted, reason: cause, isRefused }, answer) {
  const reason = `The branch ${wanted} could not be pushed: ${cause}.`;
  const hint = isRefused ? PUSH_HINT : void 0;
  return { kind: "failed", reason, hint, answer, work: work2 };
}
function questionsOf({
  escalations,
  agents
}) {
  const questions = escalations.filter(({ kind }) => kind === "question");
  return questions.map(({ from, text: text2 }) => {
    const name2 = agents.find(({ agent }) => agent === from)?.name ?? from;
    return `${name2} asks: ${closeOpenBlocks(text2.trim())}`;
  });
}
function openQuestions({ agents }) {
  return agents.flatMap(({ name: name2, session, report }) => {
    if (session === COORDINATOR || report?.question === void 0) return [];
    return [`${name2} asks: ${closeOpenBlocks(questionText(report.question))}`];
  });
}
function askedOutcome(own, others, {
  answer,
  published
}) {
  const work2 = published?.kind === "branch" ? published.work : void 0;
  const questions = own === void 0 ? others : [questionText(own), ...others];
  const options = others.length === 0 ? own?.options.length ?? 0 : 0;
  return { kind: "asked", question: questions.join("\n\n"), options, answer, work: work2 };
}
function finishedOutcome(answer, published, transcript) {
  if (published?.kind === "branch") return { kind: "changed", work: published.work, answer };
  const agents = transcript.agents.filter(({ session }) => session !== COORDINATOR);
  const failed = agents.filter(({ state }) => state === "failed");
  if (failed.length > 0 && failed.length === agents.length) {
    const reason = failed.map((row) => `${row.name}: ${row.answer}`).join("; ");
    return { kind: "failed", reason, hint: hintForMachine(reason), work: published?.work };
  }
  const isTold = answer !== "" || standingParts(transcript.parts).length > 0;
  if (isTold || published !== void 0) {
    return { kind: "answered", answer, memory: published?.work };
  }
  return {
    kind: "nothing-to-do",
    reason: "The squad ended without a change and without an answer."
  };
}

// src/run/finish/escalate.ts
init_define_RUNTIME_PACKAGES();

// src/run/finish/notify-people.ts
init_define_RUNTIME_PACKAGES();
async function notifyPeople(outcome, context, others = []) {
  const { transcript, renderContext } = context;
  const read = transcript.read();
  const isCalled = read.notice !== void 0 || hasNotice(context);
  if (isCalled || !callsForNotice(outcome, read, renderContext().facts.now)) return;
  const people = [.../* @__PURE__ */ new Set([...askerOf(context), ...others])];
  if (people.length === 0) return;
  await transcript.noteFailure("Nobody could be notified.", call(outcome, people, context));
}
function hasNotice(context) {
  return findNotice(context.comments.items, context) !== void 0;
}
function findNotice(comments, { board, request }) {
  return comments.find(
    ({ author, body }) => author?.login === board.login && isNoticeFor(body, request.id)
  );
}
function askerOf({ request: { author }, inputs }) {
  const isPerson = author.type === "User" && /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/.test(author.login);
  const isPhrase = `@${author.login}`.toLowerCase() === inputs.triggerPhrase.toLowerCase();
  return isPerson && !isPhrase ? [author.login] : [];
}
async function call(outcome, people, run2) {
  const { transcript, outbound, ports, request, renderContext, board } = run2;
  const context = renderContext();
  const boardUrl = commentUrl(context.facts, board.commentId);
  const notice = renderNotice(context, transcript.read(), { outcome, people, boardUrl });
  const find = async (comments) => findNotice(comments, run2);
  const once = { ...ports, find };
  const { url } = await commentOnce(request.thread.number, outbound.seal(notice), once);
  transcript.emit({ kind: "notice", url });
}

// src/run/finish/escalate.ts
var LABEL2 = "squad:escalated";
var MOST_MENTIONS = 5;
async function escalate(outcome, context, repository) {
  const { request, ports, transcript } = context;
  const calls = transcript.read().escalations.filter(({ kind }) => kind === "escalation");
  if (calls.length === 0 || outcome.kind === "declined") return;
  const labelling = ports.github.addLabels(request.thread.number, [LABEL2]);
  const mentioning = mentionPeople(outcome, context, repository);
  await Promise.all([
    mentioning,
    transcript.noteFailure(`The label ${LABEL2} could not be set.`, labelling)
  ]);
}
async function mentionPeople(outcome, context, { team }) {
  const people = await peopleToMention(context.ports.github, team.settings.escalation);
  if (people.length === 0) {
    context.transcript.note(
      "An agent asked for help, but only the requester was mentioned: name collaborators or teams in the setting `action.escalation`."
    );
  }
  await notifyPeople(outcome, context, people);
}
async function peopleToMention(github, names) {
  const wanted = [...new Set(names)].slice(0, MOST_MENTIONS);
  const known = await Promise.all(
    wanted.map(async (name2) => {
      if (name2.includes("/")) return true;
      const answer = await attempt(github.isCollaborator(name2));
      return answer.kind === "done" && answer.value;
    })
  );
  return wanted.filter((_name, index) => known[index]);
}

// src/run/finish/follow-reviews.ts
init_define_RUNTIME_PACKAGES();
async function followReviews({ transcript, ports }, { branch, team }) {
  const isWork = (path) => isWorkPath(path, team.directory);
  const { reviews, agents } = transcript.read();
  const changes = await loadChangesSince(reviews, branch.tip(), ports.git);
  for (const note of reviews) {
    const { findings, handoff: handoff2, files, reviewer } = note;
    const since = changes.get(handoff2) ?? [];
    const places = findings.flatMap(
      (finding2, place) => isChangedSince(since, linesOf(finding2, note)) ? [place] : []
    );
    const changed = changedAmong(files, since, isWork);
    const own = agents.filter(({ agent }) => agent === reviewer).flatMap((row) => row.files);
    const changedByReviewer = filesUnderReview(files, own, isWork);
    if ([...places, ...changed, ...changedByReviewer].length === 0) continue;
    transcript.emit({ kind: "review.revised", handoff: handoff2, places, changed, changedByReviewer });
  }
}
function linesOf({ path, line: line2, endLine = line2 }, { files }) {
  return { path: toRepositoryPath(path, files), line: line2, endLine };
}

// src/run/finish/publish/publish-reviews.ts
init_define_RUNTIME_PACKAGES();

// src/run/finish/publish/ask-people.ts
init_define_RUNTIME_PACKAGES();
function loginOf({ login }) {
  return login === void 0 ? [] : [login];
}
async function askPeople(context, repository, pullRequest) {
  const { transcript, ports, request, board } = context;
  const { team, target, tree } = repository;
  const { agents, handoffs } = transcript.read();
  const rules = await readCodeowners(tree);
  const pullAuthor = target.pull?.author?.login;
  const { names, notes } = chooseCandidates(reviewRequests(handoffs), {
    byAgent: team.settings.reviewers,
    ownersOf: (paths2) => ownersOf(rules, paths2),
    changed: changedOutside(team.directory, agents),
    excluded: [request.author.login, ...loginOf(board), ...pullAuthor ? [pullAuthor] : []],
    owner: request.repository.owner
  });
  for (const note of notes) context.transcript.note(note);
  const { asked, notes: refusals } = await askReviewers(pullRequest, names, ports.github);
  for (const note of refusals) context.transcript.note(note);
  if (asked.length > 0) {
    transcript.emit({ kind: "effect", effect: "reviewers", detail: asked.join(", ") });
  }
}
function changedOutside(directory, agents) {
  const files = new Set(agents.flatMap((agent) => agent.files));
  return [...files].filter((path) => !path.startsWith(`${directory}/`));
}

// src/run/finish/publish/finding-lines.ts
init_define_RUNTIME_PACKAGES();
var MOST_FINDINGS_TOLD = 20;
function findingLines({ transcript }) {
  const { reviews, names } = transcript.read();
  const tell = (reviewer, { path, line: line2, text: text2 }, became = "") => `${names.get(reviewer) ?? reviewer} on ${path}:${line2}${became}: ${text2.replace(/\s+/g, " ")}`;
  const standing = standingReviews(reviews).flatMap(
    ({ reviewer, findings }) => findings.map((finding2) => tell(reviewer, finding2))
  );
  const settled = settledReviews(reviews).flatMap(
    ({ note: { reviewer }, findings }) => findings.map((one) => tell(reviewer, one, ", no longer asked for"))
  );
  const lines = [...standing, ...settled];
  const left = lines.length - MOST_FINDINGS_TOLD;
  const more = left > 0 ? [`And ${plural(left, "more finding")}, in the run's record.`] : [];
  return [...lines.slice(0, MOST_FINDINGS_TOLD), ...more];
}

// src/run/finish/publish/publish-reviews.ts
async function publishReviews(published, context, repository) {
  const { transcript } = context;
  const { handoffs, reviews } = transcript.read();
  const hasNews = reviews.length > 0 || reviewRequests(handoffs).length > 0;
  if (published?.kind === "refused" || !hasNews) return;
  const work2 = published?.kind === "branch" ? published.work : void 0;
  const publishing = await attempt(publishAll(context, repository, work2));
  if (publishing.kind === "done") return;
  transcript.note(
    `The review requests could not be passed on. ${describe(publishing.error).message}`
  );
  for (const line2 of findingLines(context)) transcript.note(line2);
}
async function publishAll(context, repository, work2) {
  if (work2 !== void 0 && work2.pullRequest === void 0) {
    context.transcript.note("No reviewers requested: there is no pull request yet.");
    for (const line2 of findingLines(context)) context.transcript.note(line2);
    return;
  }
  const pull = await pullOf(context, repository, work2);
  if (pull === void 0) return;
  const isPosted = await postReviews(context, repository, pull);
  if (!isPosted) for (const line2 of findingLines(context)) context.transcript.note(line2);
  if (work2 !== void 0) await askPeople(context, repository, pull.number);
}
async function pullOf(context, repository, work2) {
  const { baseCommit, target, pullRequest } = repository;
  const thread = pullRequest?.pull;
  const before = [...pullRequest?.reviews.items ?? [], ...pullRequest?.comments.items ?? []];
  if (work2?.pullRequest === void 0) {
    if (pullRequest === void 0 || thread?.state !== "open") return void 0;
    const { number: number3, head } = pullRequest.pull;
    const diff2 = diffOfFiles(pullRequest.files.items);
    return { number: number3, commit: head.sha, diff: diff2, posted: before };
  }
  const { number: number2 } = work2.pullRequest;
  const { commit: commit2 } = work2;
  const isNew = target.pull === void 0;
  const known = thread?.number === number2 ? before : void 0;
  const diff = await diffOf(context.ports.git, baseCommit, commit2);
  return { number: number2, commit: commit2, diff, base: baseCommit, posted: isNew ? [] : known };
}
async function diffOf(git, base, head) {
  const diff = await attempt(readDiff(git, { base, tip: head }));
  return diff.kind === "done" ? diff.value : [];
}
async function postReviews(context, repository, pull) {
  let isPosted = true;
  const { ports, transcript, outbound, renderContext, board } = context;
  const paths2 = protectedPathsOf(context, repository);
  const told = transcript.read();
  const isOfTeam = ({ reviewer }) => repository.team.members.some(({ slug }) => slug === reviewer);
  await publishAgentReviews({ ...told, reviews: told.reviews.filter(isOfTeam) }, pull, {
    ...ports,
    context: renderContext,
    seal: outbound.seal,
    mayChange: (path) => paths2.refuses({ path }) === void 0,
    isWork: (path) => isWorkPath(path, repository.team.directory),
    effect: (effect, detail) => transcript.emit({ kind: "effect", effect, detail }),
    miss(text2) {
      isPosted = false;
      transcript.note(text2);
    },
    ownLogins: [BOT.name, ...loginOf(board)]
  });
  return isPosted;
}

// src/run/finish/publish/publish-work.ts
init_define_RUNTIME_PACKAGES();

// src/run/finish/publish/describe-work.ts
init_define_RUNTIME_PACKAGES();

// src/run/review-feedback/earlier-reviews.ts
init_define_RUNTIME_PACKAGES();
function earlierReviews({ names, reviews }, { rejections, pullRequest }, { author }) {
  const isAsked = (lock) => reviews.some((note) => speaksFor(note, lock) && rejectedFiles(note).includes(lock.path));
  const standing = standingLocks(rejections, reviews).filter(
    (lock) => names.has(lock.by) && !isAsked(lock)
  );
  const byAgents = [...new Set(standing.map(({ by }) => by))].map((reviewer) => {
    const own = standing.filter(({ by }) => by === reviewer);
    return { reviewer, files: [...new Set(own.map(({ path }) => path))] };
  });
  const people = objectors(pullRequest?.reviews.items ?? []).filter((one) => one !== author.login);
  return [...byAgents, ...people.map((reviewer) => ({ reviewer, files: [] }))];
}
var MEMBERS = /* @__PURE__ */ new Set(["OWNER", "MEMBER", "COLLABORATOR"]);
var VERDICTS = /* @__PURE__ */ new Set(["APPROVED", "CHANGES_REQUESTED", "DISMISSED"]);
function objectors(reviews) {
  const last = /* @__PURE__ */ new Map();
  for (const { author, state, association } of reviews) {
    if (author === void 0 || !MEMBERS.has(association) || !VERDICTS.has(state)) continue;
    last.set(author.login, state);
  }
  return [...last].flatMap(([login, state]) => state === "CHANGES_REQUESTED" ? [login] : []);
}

// src/run/finish/publish/describe-work.ts
function publishableOf(result, context, repository) {
  const { request, inputs } = context;
  const { branch, target, team, baseBranch, baseCommit } = repository;
  const transcript = context.transcript.read();
  const { rows } = transcript.checks;
  const isFailed = rows.some(isFailing);
  const isUnfinished = wasCutShort(result, transcript);
  const report = reportOf2(result);
  const isAsking = report.question !== void 0 || questionsOf(transcript).length > 0;
  return {
    target,
    start: branch.start,
    remoteTip: repository.remoteTip,
    tip: branch.tip(),
    checked: checksVerdict(rows) === "none" ? void 0 : branch.tip(),
    transcript,
    earlierReviews: earlierReviews(transcript, repository, request),
    earlier: repository.earlier,
    issue: issueFor(request, target, inputs.branchPrefix),
    report,
    threadTitle: request.thread.title,
    draft: inputs.draft || isFailed || isUnfinished,
    isReturned: result.isReturned === true,
    isUnfinished: isUnfinished || isFailed,
    share: {
      isWhole: isWholeIssue(request, report),
      isReady: !isFailed && !isUnfinished && !isAsking
    },
    prefix: inputs.branchPrefix,
    baseBranch,
    baseCommit,
    roles: new Map(team.members.map(({ slug, role }) => [slug, role])),
    directory: team.directory
  };
}
function wasCutShort({ kind }, { agents, parts }) {
  return kind !== "done" || standingParts(parts).length > 0 || unfinishedAgents(agents).length > 0;
}
function issueFor({ thread }, { branch }, prefix) {
  if (thread.kind === "issue") return thread.number;
  const issue = branch.startsWith(prefix) ? issueOfBranch(branch, prefix) : void 0;
  return issue === thread.number ? void 0 : issue;
}
var BY_THE_ISSUE = /* @__PURE__ */ new Set([
  "issue-opened",
  "issue-labeled",
  "issue-assigned"
]);
function isWholeIssue({ source, thread }, { isWholeIssue: isSaid }) {
  return isSaid || thread.kind === "issue" && BY_THE_ISSUE.has(source);
}

// src/run/finish/publish/publish-work.ts
async function publishWork(result, context, repository) {
  const transcript = context.transcript.read();
  const files = await committedFiles(transcript, repository, context.ports.git);
  const hasReviewed = transcript.reviews.length > 0 && isContinued(repository);
  const hasNews = hasReviewed || hasSettled(transcript);
  if (files.length === 0 && !hasNews) return void 0;
  const revocation = await findRevocation(context);
  if (revocation !== void 0) {
    context.transcript.note(`What was done is not published: ${plural(files.length, "file")}.`);
    return revocation;
  }
  noteProposedTools(files, context, repository);
  const publishable = publishableOf(result, context, repository);
  if (files.some((path) => isWorkPath(path, repository.team.directory))) {
    const work2 = await publishCommits(publishable, files, context, repository);
    return { kind: "branch", work: { ...work2, earlierReviews: publishable.earlierReviews } };
  }
  if (hasNews) await renewText(publishable, context);
  if (files.length === 0 || isMergedMemory(repository)) return void 0;
  return publishMemoryAlone(publishable, context);
}
function isMergedMemory({ branch, baseBranch, memoryTip }) {
  return memoryTip === void 0 && branch.tip() === baseBranch.commit;
}
async function renewText(publishable, context) {
  const updating = updateOpenPullRequest(publishable, publishable.start, publishDepsOf(context));
  await context.transcript.noteFailure(
    "What the pull request says could not be updated.",
    updating
  );
}
function hasSettled({ parts }) {
  return parts.some(({ session, isSettled }) => session === void 0 && isSettled);
}
async function committedFiles({ agents }, { branch }, git) {
  const byAgents = agents.flatMap(({ files }) => files);
  const [base, tip] = [branch.start, branch.tip()];
  return base === tip ? byAgents : [...byAgents, ...await pathsBetween(git, { base, tip })];
}
function isContinued({ target }) {
  return target.from === "branch" && target.answerOnly === void 0;
}
async function publishMemoryAlone(publishable, context) {
  const published = await attempt(publishMemory(publishable, publishDepsOf(context)));
  if (published.kind === "done") return { kind: "memory", work: published.value };
  if (isEmptyReport(publishable.report)) throw published.error;
  context.transcript.lose(
    `What was learnt could not be kept. ${describe(published.error).message}`
  );
  return void 0;
}

// src/run/finish/conclude-work.ts
async function concludeWork(result, context, repository) {
  const sizing = sizeOfWork(context, repository);
  await followReviews(context, repository);
  const published = withSize(await publishWork(result, context, repository), await sizing);
  await publishReviews(published, context, repository);
  const outcome = decideOutcome(result, published, context.transcript.read());
  await replyToReviewThreads(outcome, context, repository);
  await escalate(outcome, context, repository);
  return outcome;
}
async function sizeOfWork({ ports }, repository) {
  const { branch, target } = repository;
  const range = { base: branch.start, tip: branch.tip() };
  if (range.base === range.tip) return void 0;
  const isMemory = (path) => !isWorkPath(path, repository.team.directory);
  const sized = await attempt(sizeOfChange(ports.git, range, isMemory));
  if (sized.kind === "threw") return void 0;
  return { ...sized.value, isPartial: target.from === "branch" };
}
function withSize(published, size) {
  if (published?.kind !== "branch") return published;
  return { ...published, work: { ...published.work, size } };
}

// src/run/state/left-work.ts
init_define_RUNTIME_PACKAGES();

// src/run/state/pushed-work.ts
init_define_RUNTIME_PACKAGES();
import { basename } from "node:path/posix";
var MAX_COMMITS3 = 200;
var LONGEST_TEXT = 1500;
async function findPushedWork({ request, ports, inputs, isRepeated }, { commits, memoryTip, baseBranch }) {
  const isOurs2 = (commit2) => commit2.request === request.id;
  const work2 = commits.filter(isOurs2).toReversed();
  if (work2.length > 0 || !isRepeated || memoryTip === void 0) return work2;
  const memory = memoryBranch(inputs.branchPrefix);
  await completeHistory(ports.git, [memory, baseBranch.name]);
  const range = { base: baseBranch.commit, tip: memoryTip };
  const kept = await readTrailedCommits(ports.git, range, MAX_COMMITS3);
  return kept.filter(isOurs2).toReversed();
}
async function replayCommits(commits, context, repository) {
  for (const commit2 of commits) await replayCommit(commit2, context, repository);
}
async function replayCommit(pushed, context, repository) {
  const { transcript, ports } = context;
  const { commit: commit2, subject } = pushed;
  const files = await pathsChangedBy(ports.git, commit2);
  const start = startOfCommit(pushed);
  const { session, agent } = start;
  transcript.emit({ kind: "agent.spawned", sessionId: "", model: void 0, ...start });
  transcript.emit({ kind: "commit", session, commit: commit2, files, left: [] });
  await replayMemory({ session, agent, commit: commit2, files }, context, repository);
  transcript.emit(
    subject.startsWith(UNFINISHED_COMMIT) ? { kind: "agent.stopped", session, reason: "its run was cut short" } : { kind: "agent.finished", session, answer: subject }
  );
}
async function replayMemory(memory, { transcript, ports }, { team }) {
  const { commit: commit2, files } = memory;
  const isEntry = (path) => path.startsWith(`${team.directory}/`) && path.includes("/inbox/") && isInboxEntry(basename(path));
  const inbox = files.filter(isEntry);
  if (inbox.length === 0) return;
  const tree = await ports.git.tree(commit2);
  for (const path of inbox) {
    const text2 = await tree.read(path) ?? "";
    for (const event of memoryEvents({ ...memory, path, text: text2 }, team)) transcript.emit(event);
  }
}
function memoryEvents({ session, agent, path, text: text2 }, { directory, members }) {
  const category = "";
  if (!path.startsWith(`${directory}/decisions/`)) {
    return readLearnings(text2).map((one) => {
      const learning = oneLine(one.text, LONGEST_TEXT);
      return { kind: "learning", session, note: { agent, learning, category, path } };
    });
  }
  return parseInboxEntry({ file: basename(path), text: text2 }, members).map((entry) => {
    const [title, body] = [oneLine(entry.title), oneLine(entry.body, LONGEST_TEXT)];
    const note = { agent, title, body, category, path, by: entry.author };
    return { kind: "decision", session, note };
  });
}

// src/run/state/left-work.ts
async function takeUpLeftWork(context, repository) {
  const ended = findBoardOf(context.boards, context.request.id);
  if (awaitsPullRequest(ended) && !goesOnWith(ended, repository)) return GONE;
  const own = repository.threadState.left.find(({ id: id2 }) => id2 === context.request.id);
  if (own !== void 0) return takeUpRequest(own, context);
  const pushed = await findPushedWork(context, repository);
  if (pushed.length === 0) return void 0;
  await replayCommits(pushed, context, repository);
  if (wasCutOff(context)) return { kind: "begun", report: reportOf3(context.transcript.read()) };
  const isWork = hasChanged(context, repository);
  context.transcript.note(isWork ? REVIEWS_LOST : ANSWER_LOST);
  const text2 = isWork ? pushed.map(({ subject }) => `- ${subject}`).join("\n") : "";
  const whole = pushed.find(({ subject }) => !subject.startsWith(UNFINISHED_COMMIT));
  const report = { ...reportOfText(text2), title: whole?.subject ?? "" };
  return { kind: "finished", result: { kind: "done", report } };
}
function goesOnWith(board, { target }) {
  return target.from === "branch" && board?.marker.branch === target.branch;
}
var GONE = {
  kind: "finished",
  result: {
    kind: "done",
    report: reportOfText(
      "The work of this request is done, and its branch has since been merged, closed or removed."
    )
  }
};
var REVIEWS_LOST = "An earlier run of this request was interrupted after its work was pushed. What its agents found in reviews, and whom they wanted to ask, is lost: ask for a review again.";
var ANSWER_LOST = "An earlier run of this request was interrupted after it kept what its agents learnt. Its answer is lost: ask again.";
function hasChanged({ transcript }, { team }) {
  return transcript.read().agents.some(({ files }) => files.some((path) => isWorkPath(path, team.directory)));
}
var UNOPENED = "The pull request could not be opened at first; a later run tried again.";
var DELIVERED_LATER = "The run was interrupted; a later one delivered its work.";
function takeUpRequest({ progress, report: said2, events }, { transcript, boards, request }) {
  if (progress === "done") {
    for (const event of events) transcript.emit(event);
    const isUnopened = awaitsPullRequest(findBoardOf(boards, request.id));
    transcript.note(isUnopened ? UNOPENED : DELIVERED_LATER);
    return { kind: "finished", result: { kind: "done", report: said2, isReturned: true } };
  }
  const told = transcriptOf(events);
  const report = reportOf3(told);
  if (report === "") return void 0;
  for (const event of finishedWork(events, told)) transcript.emit(event);
  transcript.note("The run was interrupted; a later one went on from there.");
  return { kind: "begun", report };
}
function wasCutOff({ boards, request }) {
  const { state, outcome, branch } = findBoardOf(boards, request.id)?.marker ?? {};
  return state === "stopped" && outcome === "limited" || outcome === "failed" && branch !== void 0;
}
var LONGEST_REPORT = 600;
function reportOf3(told) {
  const rows = told.agents.filter(({ session }) => session !== COORDINATOR);
  const lines = rows.map((row) => {
    const { name: name2, task, files, answer } = row;
    const end = hasFinished(row) ? `finished: ${answer}` : "was interrupted, and did not finish";
    const changed = files.length === 0 ? "" : ` Changed: ${files.join(", ")}.`;
    return `- ${name2}, asked to "${oneLine(task, 200)}", ${oneLine(end, LONGEST_REPORT)}.${changed}`;
  });
  return [...lines, ...keptLines(told)].join("\n");
}
function keptLines({ agents, decisions, learnings }) {
  const committed = new Set(agents.flatMap(({ files }) => files));
  const kept = [
    ...decisions.map(({ agent, title, path }) => ({ agent, path, text: title })),
    ...learnings.map(({ agent, learning, path }) => ({ agent, path, text: learning }))
  ].filter(({ path }) => committed.has(path));
  return kept.map(
    ({ agent, text: text2 }) => `- Kept for the team already, by ${agent}: ${oneLine(text2, 200)}`
  );
}

// src/run/state/settle-requests.ts
init_define_RUNTIME_PACKAGES();

// src/run/state/deliver-left.ts
init_define_RUNTIME_PACKAGES();
async function deliverLeft(left, earlier, repository) {
  const { git } = earlier.ports;
  const { start, tip } = await placeOf2(git, repository.remoteTip, left);
  const branch = openRunBranch(git, repository.branch.name, start, tip);
  const place = { ...repository, branch };
  const result = await replay2(left, earlier, place);
  const { pull } = repository.target;
  if (left === void 0 && pull !== void 0 && result.kind === "done") {
    const work2 = toPublishedWork({ head: branch.name, commit: tip }, pull);
    return { kind: "changed", work: work2, answer: saidText(result.report) };
  }
  await checkWork(earlier, place);
  const published = await publishWork(result, earlier, place);
  await publishReviews(published, earlier, place);
  return decideOutcome(result, published, earlier.transcript.read());
}
async function replay2(left, earlier, place) {
  if (left === void 0 || left.progress === "done") {
    const taken = await takeUpLeftWork(earlier, place);
    return taken?.kind === "finished" ? taken.result : INTERRUPTED;
  }
  for (const event of withEnds(left.events)) earlier.transcript.emit(event);
  return INTERRUPTED;
}
var INTERRUPTED = {
  kind: "limited",
  exhausted: { limit: "interrupted", reason: "The run was interrupted." }
};
function contextOf({ request: id2, board, left }, context) {
  const { ports, request, job, comments } = context;
  const asked = comments.items.find((comment) => id2 === `comment-${comment.id}`);
  const login = asked?.author?.login ?? board?.marker.asker ?? "ghost";
  const author = { login, type: "User" };
  const text2 = asked?.body ?? "";
  const here = commentUrl(context.renderContext().facts, board?.comment.id ?? 0);
  const initial = openInitialContext({
    ...context,
    ports: { ...ports, record: () => void 0, log: SILENT },
    job: { ...job, runId: left?.run ?? board?.marker.runId ?? job.runId },
    request: {
      ...request,
      id: id2,
      author,
      sender: author,
      text: text2,
      url: asked?.url ?? here,
      command: { kind: "work", request: text2 }
    }
  });
  return {
    ...context,
    ...initial,
    board: { ...context.board, commentId: board?.comment.id ?? context.board.commentId },
    isRepeated: true
  };
}
var ignore = () => void 0;
var SILENT = { info: ignore, warning: ignore, debug: ignore, group: ignore };

// src/run/state/find-interrupted.ts
init_define_RUNTIME_PACKAGES();
function findInterrupted({ boards, request }, repository) {
  const { left } = repository.threadState;
  const requests = /* @__PURE__ */ new Set([
    ...boards.filter(isUnsettled).map(({ marker }) => marker.triggerId),
    ...left.filter(isOpen).map(({ id: id2 }) => id2)
  ]);
  requests.delete(request.id);
  return [...requests].map((id2) => ({
    request: id2,
    board: findBoardOf(boards, id2),
    left: left.find((one) => one.id === id2)
  })).filter((one) => isUndelivered(one, repository));
}
async function lookAgain({ request, ports, board }, { threadState: { ref, state } }) {
  const { number: number2, commentCount } = request.thread;
  const [{ items }, found] = await Promise.all([
    ports.github.listComments(number2, commentCount),
    fetchThreadState(ports.git, ref).then(
      (commit2) => readThreadState(ports.git, commit2, state.thread)
    )
  ]);
  const boards = findBoards(items, board.login);
  const requests = found.kind === "found" ? found.state.requests : [];
  return ({ request: id2, board: before, left }) => {
    const now = findBoardOf(boards, id2);
    const isSameBoard = before === void 0 || before.comment.body === now?.comment.body;
    const other = requests.find((one) => one.id === id2);
    return isSameBoard && (left === void 0 || said(other) === said(left));
  };
}
function said(request) {
  return JSON.stringify({ ...request, tip: void 0 });
}
function isUndelivered({ board, left }, repository) {
  if (board === void 0 || board.marker.state === "working") return true;
  if (awaitsPullRequest(board)) return goesOnWith(board, repository);
  return left?.progress === "done" && left.tip !== void 0;
}

// src/run/state/settle-requests.ts
var MOST3 = 5;
async function settleInterrupted(context, repository, keeper) {
  const { transcript } = context;
  let closed = 0;
  const settling = settleAll(context, { repository, keeper }, () => {
    closed += 1;
  });
  await transcript.noteFailure("What an earlier run left could not be settled.", settling);
  return closed;
}
async function settleAll(context, { repository, keeper }, onClosed) {
  if (context.inputs.dryRun) return;
  const left = findInterrupted(context, repository);
  if (left.length === 0) return;
  const isOver = await lookAgain(context, repository);
  for (const one of left.filter(isOver).slice(0, MOST3)) {
    await deliverAndClose(one, context, { repository, keeper }, onClosed);
  }
}
async function deliverAndClose(interrupted, context, { repository, keeper }, onClosed) {
  const { board, left } = interrupted;
  if (await hasChanged2(board, context)) return;
  const earlier = contextOf(interrupted, {
    ...context,
    ports: { ...context.ports, git: keeper.git }
  });
  const outcome = await deliverLeft(left, earlier, repository);
  const isToldAlready = outcome.kind === "declined" && board?.marker.outcome === "declined";
  if (board !== void 0 && !isToldAlready) {
    if (await hasChanged2(board, context)) return;
    await closeBoard(board, outcome, earlier);
    onClosed();
  }
  if (left !== void 0 && !lacksPullRequest(outcome)) keeper.close(left, outcome.kind);
}
async function hasChanged2(board, { ports }) {
  if (board === void 0) return false;
  const { body } = await ports.github.comment(board.comment.id);
  return body !== board.comment.body;
}
async function closeBoard({ comment }, outcome, { renderContext, transcript, outbound, ports }) {
  const text2 = renderBoard(renderContext(), transcript.read(), outcome);
  await ports.github.updateComment(comment.id, outbound.seal(text2));
}

// src/run/state/state-keeper.ts
init_define_RUNTIME_PACKAGES();

// src/run/state/state-events.ts
init_define_RUNTIME_PACKAGES();
var KINDS2 = [
  "team",
  "agent.spawned",
  "agent.idle",
  "agent.finished",
  "agent.failed",
  "agent.stopped",
  "usage",
  "handoff",
  "review",
  "review.revised",
  "lock",
  "appeal",
  "decision",
  "learning",
  "check",
  "checks.off",
  "commit",
  "conflict",
  "file.denied",
  "note"
];
function stateEventOf(event) {
  if (!isStateEvent(event)) return void 0;
  if (event.kind === "commit") return { ...event, patch: void 0 };
  return event.kind === "usage" ? withoutCost(event) : event;
}
function withoutCost({
  cost: _cost,
  ...usage
}) {
  return usage;
}
function isStateEvent(event) {
  return KINDS2.some((kind) => kind === event.kind);
}

// src/run/state/state-store.ts
init_define_RUNTIME_PACKAGES();
var MOST_TRIES = 4;
function openStateStore(context, { branch, threadState: { ref, expected, state, part } }, run2) {
  const { git, mask } = context.ports;
  const known = {
    state,
    expected,
    delivered: branch.start,
    tip: void 0,
    isRefused: context.inputs.dryRun,
    closed: /* @__PURE__ */ new Set()
  };
  const update = async (place) => {
    if (known.isRefused) return void 0;
    const others = typeof place === "string" ? known.state : await withoutDelivered(known.state, place.pushed, git);
    known.tip = await tipAt(place, branch, known.delivered, git);
    const own = ownRequest(run2, { branch: branch.name, part, tip: known.tip }, context);
    const thread = withRequest(others, own);
    const text2 = writeThreadState(thread, mask);
    if (text2 === void 0) return void 0;
    const commit2 = await commitThreadState(git, { text: text2, tips: tipsOf(thread) });
    return { ref, commit: commit2, expected: known.expected };
  };
  const refresh = async () => {
    const commit2 = await fetchThreadState(git, ref);
    const read = await readThreadState(git, commit2, known.state.thread);
    if (read.kind === "found") known.state = mergeStates(read.state, known.state, known.closed);
    known.expected = commit2 ?? "";
  };
  return {
    update,
    refresh,
    push: (place) => pushState(known, { git, update: () => update(place), refresh }),
    carried({ commit: commit2 }) {
      known.expected = commit2;
      if (known.tip === void 0) known.delivered = branch.tip();
    },
    close(request, outcome) {
      known.closed.add(request.id);
      known.state = withRequest(known.state, { ...request, outcome, tip: void 0 });
    }
  };
}
async function tipAt(place, branch, delivered, git) {
  const [base, tip] = [branch.start, branch.tip()];
  if (tip === (place === "left" ? base : delivered)) return void 0;
  if (typeof place === "string") return tip;
  return await hasAllOf(git, { base, tip }, place.pushed) ? void 0 : tip;
}
async function pushState(known, { git, update, refresh }) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const written = await attempt(update());
    if (written.kind === "threw" || written.value === void 0) return;
    const answer = await pushThreadState(git, written.value);
    if (answer === "kept") known.expected = written.value.commit;
    known.isRefused = answer === "refused";
    if (answer === "kept" || answer === "refused") return;
    await attempt(refresh());
  }
}
async function hasAllOf(git, work2, pushed) {
  if (await hasChangesOf(git, work2.tip, pushed)) return true;
  const rest = await replay(git, work2, pushed);
  return rest.kind === "replayed" && rest.commit === pushed;
}
async function withoutDelivered(state, tip, git) {
  let rest = state;
  for (const request of state.requests) {
    if (request.tip !== void 0 && await hasChangesOf(git, request.tip, tip))
      rest = withRequest(rest, { ...request, tip: void 0 });
  }
  return rest;
}
function ownRequest({ progress, report, outcome, events }, place, { request, job }) {
  const { id: id2, command, author, text: text2, url } = request;
  const asked = "request" in command ? command.request : text2;
  const facts = { id: id2, run: job.runId, actor: author.login, asked, url };
  return { ...facts, ...place, progress, report, outcome, events: [...events] };
}

// src/run/state/state-keeper.ts
var PAUSE_MS = 300;
var CANCELLED_WAIT_MS = 500;
var WORTH_KEEPING = /* @__PURE__ */ new Set([
  "agent.spawned",
  "commit",
  "agent.idle",
  "agent.finished"
]);
function openStateKeeper(context, repository) {
  const { ports, transcript } = context;
  const run2 = {
    progress: "working",
    report: reportOfText(""),
    outcome: void 0,
    events: []
  };
  const store = openStateStore(context, repository, run2);
  const background = throttle(
    ports.clock,
    PAUSE_MS,
    () => unlessLate(store.push("under-way"), ports)
  );
  transcript.listen((event) => {
    const kept = stateEventOf(event);
    const isOfDelivery = event.kind === "note" && run2.progress !== "working";
    if (kept !== void 0 && !isOfDelivery) run2.events.push(kept);
    if (WORTH_KEEPING.has(event.kind)) background.touch();
  });
  return {
    git: carryAlong(ports.git, {
      async next(pushed) {
        await background.close();
        const written = await attempt(store.update({ pushed }));
        return written.kind === "done" ? written.value : void 0;
      },
      carried: store.carried,
      refresh: store.refresh
    }),
    conclude(result) {
      Object.assign(run2, conclusionOf(result, transcript.read()));
    },
    close: store.close,
    async save(outcome, isLeft = outcome === void 0) {
      run2.outcome = outcome;
      await background.close();
      await unlessLate(store.push(isLeft ? "left" : "under-way"), ports);
    }
  };
}
async function unlessLate(pushing, { cancelled, clock }) {
  await attempt(unlessAborted(pushing, cancelled, () => clock.sleep(CANCELLED_WAIT_MS)));
}
function conclusionOf(result, { losses }) {
  const isDone = result.kind === "done" && losses.length === 0;
  return { progress: isDone ? "done" : "stopped", report: reportOf2(result) };
}

// src/run/answer-request.ts
async function answerRequest(context, fetching) {
  const loading = loadRepository(context, await fetching);
  const repository = await unlessAborted(loading, context.ports.cancelled);
  if (repository.kind === "no-team") return answerWithoutTeam(context, repository);
  const commanded = readCommand(context, repository.team);
  if (commanded.request.command.kind !== "work") {
    const reply = await answerCommand(commanded, repository);
    if (reply !== void 0) return reply;
  }
  const keeper = openStateKeeper(commanded, repository);
  const ended = await attempt(carryOut(commanded, repository, keeper));
  if (ended.kind === "done") {
    if (hasLeftovers(commanded, repository)) await settleInterrupted(commanded, repository, keeper);
    return { outcome: ended.value, keeper };
  }
  await keeper.save();
  throw ended.error;
}
function hasLeftovers({ boards, request }, { threadState }) {
  return boards.some((board) => isUnsettled(board) && board.marker.triggerId !== request.id) || threadState.left.some((one) => one.id !== request.id && isOpen(one));
}
async function carryOut(context, repository, keeper) {
  const result = await work(context, repository);
  keeper.conclude(result);
  const { git } = keeper;
  return concludeWork(result, { ...context, ports: { ...context.ports, git } }, repository);
}
async function work(context, repository) {
  const left = await takeUpLeftWork(context, repository);
  if (left?.kind === "finished") {
    await checkWork(context, repository);
    return left.result;
  }
  const { command } = context.request;
  if (command.kind === "remember") return rememberRule(command.rule, context, repository);
  return runAgents(context, repository, left?.report);
}

// src/run/finish/finish-run.ts
init_define_RUNTIME_PACKAGES();
async function finishRun(context, ended) {
  const { board, transcript } = context;
  const reply = orCancelled(
    ended.kind === "done" ? ended.value : failedReply(ended.error),
    context
  );
  const { outcome, markdown, keeper } = reply;
  if (markdown === void 0 && !context.ports.time.over.aborted) {
    await notifyPeople(outcome, context);
  }
  transcript.emit(endEvent(outcome));
  const saving = keeper?.save(outcome.kind, goesOn(outcome));
  if (markdown === void 0) await publishPage(context);
  const shown = await attempt(
    board.finish(outcome, markdown).then(() => reportOf(context, outcome, board.commentId))
  );
  await saving;
  if (shown.kind === "done") return shown.value;
  await keeper?.save();
  const error = describe(shown.error);
  return error.code === "E_SECRET" ? finishWithoutText(context, outcome, error) : finishWithoutBoard(context, reply, error);
}
function endEvent(outcome) {
  const pull = workOfOutcome(outcome)?.pullRequest;
  const said2 = [
    "answer" in outcome ? outcome.answer : "",
    "question" in outcome ? outcome.question : ""
  ];
  return {
    kind: "run.ended",
    outcome: outcome.kind,
    answer: said2.filter((part) => part?.trim()).join("\n\n"),
    ...pull === void 0 ? {} : { pull: `#${pull.number}`, isDraft: pull.isDraft }
  };
}
async function publishPage({ ports, transcript }) {
  const url = await ports.page.publish();
  if (url !== void 0) transcript.emit({ kind: "page", url });
}
function orCancelled(reply, { ports, transcript }) {
  const { outcome } = reply;
  if (outcome.kind !== "failed" || !ports.cancelled.aborted) return reply;
  if (outcome.reason !== cancelledOutcome().reason) transcript.note(outcome.reason);
  return { ...reply, outcome: cancelledOutcome(outcome.work) };
}
function goesOn(outcome) {
  if (["failed", "declined"].includes(outcome.kind) || lacksPullRequest(outcome)) return true;
  return outcome.kind === "limited" && outcome.limit === "cancelled";
}
function failedReply(thrown) {
  const { message: reason, hint } = describe(thrown);
  return { outcome: { kind: "failed", reason, hint, work: void 0 } };
}
function finishWithoutBoard(context, { outcome, markdown }, { message, hint }) {
  const reason = `The board could not be written. ${message}`;
  if (outcome.kind === "changed" && outcome.work.pullRequest !== void 0) {
    context.ports.log.warning(reason);
    return reportOf(context, outcome, context.board.commentId, { reply: markdown });
  }
  const work2 = workOfOutcome(outcome);
  const failed = context.ports.cancelled.aborted ? cancelledOutcome(work2) : { kind: "failed", reason, hint, work: work2 };
  return reportOf(context, failed, context.board.commentId, { reply: markdown });
}
async function finishWithoutText(context, intended, { message, hint }) {
  const { board, transcript, renderContext } = context;
  const outcome = { kind: "failed", reason: message, hint, work: workOfOutcome(intended) };
  const { startedAt, notice } = transcript.read();
  const redacted = { ...emptyTranscript(startedAt), notice };
  const markdown = renderBoard(renderContext(), redacted, outcome);
  await board.finish(outcome, withoutMarker(markdown));
  return { outcome, transcript: transcript.read(), commentId: board.commentId, summary: markdown };
}
function withoutMarker(board) {
  return board.slice(board.indexOf("\n") + 1);
}

// src/run/start/show-board.ts
init_define_RUNTIME_PACKAGES();
async function showBoard(args, { earlier, comments, boards, isRepeated }) {
  const context = openInitialContext(args);
  const { transcript, renderContext, outbound, request, ports } = context;
  const { github, clock, log, time } = ports;
  const board = await openBoard(
    {
      github,
      clock,
      time,
      log,
      transcript,
      context: renderContext,
      seal: outbound.seal,
      onAccount: (account) => void Object.assign(ports.git.identity, botIdentity(account, args.job.serverUrl))
    },
    request.thread,
    earlier
  );
  onceAborted(ports.cancelled, () => board.lastWords());
  transcript.listen(() => board.touch());
  const isAgain = isRepeated || earlier !== void 0;
  return {
    ...context,
    kind: "acknowledged",
    comments,
    boards,
    board,
    isRepeated: isAgain,
    approved: []
  };
}

// src/run/start/yield-to-rival.ts
init_define_RUNTIME_PACKAGES();
async function findEarlierBoard({ request, ports, inputs }, { earlier, claim }, fetching) {
  if (earlier !== void 0 || claim === void 0) return earlier;
  const { branches, baseBranch } = await fetching;
  const tips = [...branches.values()];
  const memory = `${memoryBranch(inputs.branchPrefix)}*`;
  await completeHistory(ports.git, [baseBranch.name, memory]);
  const isKnown = await isRequestKnown(ports.git, request.id, { tips, base: baseBranch.commit });
  return isKnown ? claim : void 0;
}
async function yieldToRival(context, { mayHaveRivals }) {
  const { request, ports, job, board, renderContext } = context;
  if (!mayHaveRivals()) return void 0;
  const { number: number2, commentCount } = request.thread;
  const { items } = await ports.github.listComments(number2, commentCount);
  const rival = findBoards(items, board.login).find(
    ({ comment, marker: { triggerId, runId } }) => triggerId === request.id && runId !== job.runId && comment.id < board.commentId
  );
  if (rival === void 0) return void 0;
  const answer = link("another comment", commentUrl(renderContext().facts, rival.comment.id));
  await board.fold(`This request is answered in ${answer}.`);
  return reportOf(context, { kind: "nothing-to-do", reason: AT_WORK }, rival.comment.id);
}

// src/run/serve-request.ts
var GRACE_MS = 250;
async function serveRequest(args, found, fetching) {
  const earlier = await findEarlierBoard(args, found, fetching);
  const showing = showBoard(args, { ...found, earlier });
  const [context, folded] = await Promise.all([
    showing,
    earlier === void 0 ? showing.then((context2) => yieldToRival(context2, found)) : void 0
  ]);
  if (folded !== void 0) return folded;
  const answering = withinTime(answerRequest(context, fetching), args.ports.time, GRACE_MS);
  return finishRun(context, await attempt(answering));
}

// src/run/start/acknowledge.ts
init_define_RUNTIME_PACKAGES();
var HEAD_START_MS = 5e3;
var LOOK_MS = 1e3;
var LOOKS = 6;
async function acknowledge(args) {
  const { request, ports } = args;
  const { github, clock } = ports;
  const { reaction, thread } = request;
  const reactedAt = clock.now();
  const [comments, reacted] = await Promise.all([
    github.listComments(thread.number, thread.commentCount),
    attempt(async () => reaction === void 0 ? "none" : github.createReaction(reaction))
  ]);
  const isShared = reaction?.kind === "issue";
  const answer = reacted.kind === "done" && !isShared ? reacted.value : "none";
  const isRepeated = answer === "existed";
  const { boards, claims } = await sortBoards(github, comments.items);
  const isMine = ({ marker }) => marker.triggerId === request.id;
  const mine = isRepeated ? [...boards, ...claims] : boards;
  const listed2 = findBoardOf(mine, request.id);
  const earlier = listed2 && await asItIsNow(listed2, args);
  if (earlier !== void 0 && isFinal(earlier)) {
    return { kind: "answered-before", commentId: earlier.comment.id, isAtWork: false };
  }
  const rival = isRepeated && earlier === void 0 ? await awaitBoard(args) : void 0;
  if (rival !== void 0) {
    return { kind: "answered-before", commentId: rival.comment.id, isAtWork: true };
  }
  return {
    kind: "new",
    comments,
    boards,
    earlier,
    isRepeated,
    claim: claims.find(isMine),
    mayHaveRivals: () => answer !== "created" || clock.now() - reactedAt > HEAD_START_MS
  };
}
async function asItIsNow(board, { ports }) {
  if (board.marker.state !== "working") return board;
  const read = await attempt(ports.github.comment(board.comment.id));
  if (read.kind === "threw") return board;
  const marker = readMarker(read.value.body);
  return marker === void 0 ? board : { comment: read.value, marker };
}
async function awaitBoard({ request, ports }) {
  const { github, clock } = ports;
  const { number: number2, commentCount } = request.thread;
  for (let look = 1; look <= LOOKS; look += 1) {
    await clock.sleep(LOOK_MS);
    const { items } = await github.listComments(number2, commentCount);
    const boards = await findOwnBoards(github, items);
    const board = boards.find(({ marker }) => marker.triggerId === request.id);
    if (board !== void 0) return board;
  }
  return void 0;
}
async function completeRequest({ request, ports: { github } }) {
  const { thread } = request;
  if (thread.toBeFetched !== true) return request;
  const {
    association: authorAssociation,
    comments: commentCount,
    ...issue
  } = await github.issue(thread.number);
  return { ...request, thread: { ...issue, authorAssociation, commentCount } };
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

// src/run/start/needs-agents.ts
init_define_RUNTIME_PACKAGES();
function needsAgents(command) {
  if (command.kind === "approve") {
    return command.request !== "" && needsAgents(readRequest(command.request));
  }
  return command.kind === "work" || command.kind === "agent";
}

// src/run/run.ts
async function run(args, access = checkAccess(args)) {
  const { cancelled } = args.ports;
  const permit = await unlessAborted(access, cancelled);
  if (permit.kind === "refused") return refuseAccess(args, permit);
  if (needsAgents(args.request.command)) void attempt(args.ports.runtime.start());
  const completed = { ...args, request: await unlessAborted(completeRequest(args), cancelled) };
  const acknowledging = acknowledge(completed);
  const fetching = unlessAborted(fetchRemote(completed), cancelled);
  void attempt(fetching);
  const found = await unlessAborted(acknowledging, cancelled);
  if (found.kind === "answered-before") return reportAnsweredBefore(completed, found);
  const excess = await findExcess(completed);
  if (excess !== void 0) return refuseAccess(completed, excess);
  return serveRequest(completed, found, fetching);
}
async function findExcess(args) {
  if (args.inputs.maxRunsPerPerson === 0) return void 0;
  return checkRate(args);
}

// src/run/state/settle-thread.ts
init_define_RUNTIME_PACKAGES();
async function settleThread(given, requests) {
  const { github } = given.ports;
  const args = { ...given, request: await completeRequest(given) };
  const { number: number2, commentCount } = args.request.thread;
  const comments = await github.listComments(number2, commentCount);
  const found = await findOwnBoards(github, comments.items);
  const boards = found.filter(({ marker }) => requests.has(marker.triggerId));
  const context = {
    ...openInitialContext(args),
    kind: "acknowledged",
    comments,
    boards,
    board: { ...NO_BOARD, login: boards[0]?.comment.author?.login },
    isRepeated: false,
    approved: []
  };
  const repository = await loadRepository(context, await fetchRemote(args));
  if (repository.kind === "no-team") return 0;
  const { threadState } = repository;
  const left = threadState.left.filter(({ id: id2 }) => requests.has(id2));
  const own = { ...repository, threadState: { ...threadState, left } };
  return settleInterrupted(context, own, openStateKeeper(context, own));
}
var nothing = () => void 0;
var NO_BOARD = {
  commentId: 0,
  touch: nothing,
  lastWords: nothing,
  finish: async () => void 0,
  fold: async () => void 0
};

// src/run/index.ts
init_define_RUNTIME_PACKAGES();

export {
  REPORT_MS,
  withinTime,
  checkAccess,
  failRequest,
  refuseAccess,
  run,
  settleThread
};
