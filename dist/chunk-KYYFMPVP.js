import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  createLog,
  guardStandardError,
  neutralizeCommands
} from "./chunk-CYHPDKLM.js";
import {
  BUNDLE_FILE,
  CATEGORY_ITEM,
  DECISIONS_FILE,
  EMPTY_TALLY,
  MAX_COMMITS,
  MAX_STATE_BYTES,
  MOST_IMAGE_BYTES,
  NUMBER_WIDTH,
  OLDER_DECISIONS_FILE,
  REPLY,
  USUAL_IMAGE_LIMITS,
  WHOLE_BODY,
  WRITER_ASSOCIATIONS,
  appendLearnings,
  applySuggestions,
  asCommitted,
  askRunGit,
  awaitsPullRequest,
  branchesInTheWay,
  carryAlong,
  changedAmong,
  changesText,
  chooseCredentials,
  closeOpenBlocks,
  commentOnce,
  commitThreadState,
  commitTree,
  commonAncestor,
  completeHistory,
  completeHistoryOf,
  continuesItem,
  createCopilot,
  createOutbound,
  cutShortText,
  deliver,
  deliverToOwnBranch,
  describeFindings,
  describeReview,
  describeStanding,
  describeVerdict,
  diffOfFiles,
  extractFolder,
  fetchBranchIfExists,
  fetchThreadState,
  fetchTips,
  filesLeftOut,
  filesUnderReview,
  filesWithoutMemory,
  findBoardOf,
  findBoards,
  findEarlyReviews,
  findFileOwners,
  findHiddenLines,
  findInstalled,
  findOwnBoards,
  findOwnPart,
  findingItems,
  fingerprintOfText,
  gatherReviews,
  goesOn,
  hasChangesOf,
  hasRivalWork,
  imageObstacle,
  isAncestor,
  isChangedSince,
  isInboxEntry,
  isNotice,
  isNoticeFor,
  isOpenBoard,
  isSquadCommit,
  joinDecisions,
  keepInBundle,
  learningEntry,
  listFiles,
  loadChangesSince,
  loadDecisions,
  loadHistory,
  loadLearnings,
  loadWisdom,
  lookAround,
  lookingScript,
  memoryBranch,
  missingBranchError,
  numberedLines,
  openBackoff,
  openBoard,
  openObjections,
  openOrFindPullRequest,
  openRunBranch,
  parseInboxEntry,
  pathsBetween,
  pathsChangedBy,
  pathsChangedSince,
  placeBelow,
  pullNumbers,
  pullRequestWorkflows,
  pushThreadState,
  readChangedPaths,
  readDiff,
  readFindingsMarker,
  readGitHubSettings,
  readImageFacts,
  readLines,
  readLog,
  readMarker,
  readMissing,
  readOwnReview,
  readPatch,
  readRemoteFailure,
  readShare,
  readSizes,
  readStateFile,
  readText,
  readTrailedCommits,
  refsAbove,
  refusedLines,
  rejectedFiles,
  renderBoard,
  renderCannotWork,
  renderChecks,
  renderEmptyRoster,
  renderFindingsMarker,
  renderFirstWords,
  renderHeadline,
  renderHelp,
  renderLongText,
  renderMarkdown,
  renderMarker,
  renderMessages,
  renderNextStep,
  renderNoTeam,
  renderNotes,
  renderNoticeMarker,
  renderOutcome,
  renderPlainSuggestion,
  renderRefusal,
  renderRefused,
  renderRemember,
  renderReviews,
  renderStatus,
  renderStop,
  renderSuggestion,
  renderTeam,
  renderToolTests,
  renderTools,
  renderUnknownAgent,
  renderUnreadableTeam,
  renderWanted,
  replay,
  requireBranch,
  requireCommits,
  runDoctor,
  selectWisdom,
  settlesFile,
  signature,
  sizeOfChange,
  sortBoards,
  speaksFor,
  standingFindings,
  standingLocks,
  standingReviews,
  standingSuspicions,
  startsItem,
  stateOf,
  statusesSince,
  textAdded,
  thisPlatform,
  threadStatePattern,
  threadStateRef,
  throttle,
  toPublishedWork,
  toRepositoryPath,
  tokenKind,
  treeOf,
  undoneItems,
  withTrailers,
  withdrawnFindings,
  withoutSecrets,
  workOfOutcome
} from "./chunk-5PLOCBUJ.js";
import {
  createRunCustomTool,
  createRuntimeHandler,
  declaredIn
} from "./chunk-KFUCAED3.js";
import {
  ARGUMENT_NAMES,
  ATTRIBUTES_REPOSITORY,
  CALL_MARKER,
  CHECK_FILES,
  CHECK_SCRIPTS,
  COLLEAGUE_RULE,
  CONVENTION_FILES,
  COORDINATOR,
  EMPTY_ANSWER,
  EMPTY_TREE,
  FOLDER,
  HIDES,
  HOW_TO_APPROVE,
  KILLED,
  LOCKED_OUT,
  MAX_FILES,
  MAX_FILE_BYTES,
  OUTCOMES,
  PAGES,
  QUOTATION_RULE,
  RE2JS,
  SEVERITIES,
  SHARED_SKILL_FOLDERS,
  SNIFFED_BYTES,
  SUPERSEDES_LABEL,
  TEST_PATH,
  TIMED_OUT,
  TOOL_NOTE_PREFIX,
  UNTITLED_DECISION,
  WHAT_LABEL,
  addAgentRow,
  agentName,
  agentNameCell,
  applyApprovals,
  applyPolicy,
  approvableName,
  batchPaths,
  bindTool,
  bindUnrecorded,
  cancelledOutcome,
  capitalise,
  cell,
  checksVerdict,
  code,
  collapsible,
  commentUrl,
  compareText,
  compareTrees,
  count,
  countHandoffs,
  createBash,
  createLauncher,
  createLogLines,
  createMask,
  createPolicy,
  createPrograms,
  createRecordLines,
  createToolHostPool,
  credentialDenial,
  dayOf,
  decodeText,
  defineExposedTool,
  defineHostedTool,
  defineTool,
  demoteHeadings,
  denial,
  describeToolAgents,
  didYouMean,
  discoverToolFiles,
  displayName,
  duration,
  emptyTranscript,
  executableAllowLists,
  executeGit,
  failure,
  failureText,
  filterAllowed,
  filterReason,
  findChecks,
  findMember,
  findNameProblem,
  findProposedTools,
  finished,
  firstMeaningfulLine,
  firstOf,
  firstSentence,
  firstThatFits,
  foldAliases,
  foldCommandRun,
  foldEvent,
  gitEnvironment,
  gitPathInside,
  grantOf,
  hasFinished,
  hashOfLines,
  headingOf,
  hiddenArgument,
  holdsFolders,
  hostProgram,
  inFolderOf,
  inFull,
  inline,
  instructsAgents,
  isAmong,
  isApproved,
  isDutyTitle,
  isEmptyReport,
  isFailing,
  isForTools,
  isLfsPointer,
  isNearMiss,
  isRed,
  isRepositoryPath,
  isRoutable,
  isThere,
  isUnseen,
  isWorkPath,
  joinCodes,
  joinListings,
  joinNames,
  joinParts,
  joinReports,
  keptOutputPath,
  killDescendants,
  killMarkedProcesses,
  knownSpelling,
  labelOf,
  lacksPullRequest,
  limitedTable,
  linesLabel,
  linesLink,
  link,
  list,
  listChanges,
  listFailedWays,
  listFolderEntries,
  listParts,
  listSkills,
  listSyntaxErrors,
  listToolAgents,
  loadCharter,
  locateSquad,
  makeFolders,
  matchSkills,
  mayPassVariable,
  meantFinder,
  measureParts,
  mentions,
  nameRefusal,
  namesOn,
  narrowLimits,
  narrowRights,
  notDoneText,
  notStarted,
  objectId,
  obstacle,
  ok2 as ok,
  oneLine,
  openBox,
  openClock,
  openCommandLimit,
  openGlobalFolder,
  openPartsText,
  openPlaces,
  openToolHosts,
  openTranscript,
  outOfReach,
  packageManagerOf,
  paragraphs,
  parseDecisions,
  pathInSentence,
  pathList,
  plural,
  problem,
  programText,
  publishedNotes,
  questionText,
  readAttributes,
  readCharter,
  readCharterText,
  readCommitted,
  readFolder,
  readFrontMatter,
  readHeading,
  readLines as readLines2,
  readPath,
  readPlace,
  readRecord,
  readRegularFile,
  readSections,
  readSkill,
  readTeam,
  readTreeListing,
  readUpTo,
  reasonAgainstAdded,
  rejectByContent,
  rejectHalfMoves,
  rejectTwins,
  remoteEnvironment,
  removeFolder,
  removedAfter,
  renderCustomTools,
  renderProposedTools,
  renderRunPage,
  renderToolUsage,
  renderToolUse,
  reportOfText,
  reportSchema,
  reportText,
  repositoryUrl,
  requireGitVersion,
  require_dist,
  require_picomatch,
  requiresApproval,
  resolveInside,
  runToolTests,
  saidText,
  sanitise,
  scanExecutables,
  secretsOf,
  section,
  selectDecisions,
  serialize,
  shareWork,
  sharedReachRule,
  shellProgram,
  shortCommand,
  shorten,
  shownOutput,
  similarPaths,
  skillPath,
  spawnGit,
  splitPaths,
  standingParts,
  stateText,
  sum,
  systemClock,
  titleKey,
  titledPart,
  toPhrase,
  toToolListing,
  totalTokens,
  unfinishedAgents,
  useRegularFile,
  waitsForPeople,
  wantedTools,
  wayInside,
  withFolders,
  withIds,
  withTimeout,
  withoutDecoration,
  withoutUnseen,
  workInFolder,
  workRules,
  workingTime,
  worktreeEnvironment
} from "./chunk-7MBFE6NC.js";
import {
  isRecord,
  plainText,
  readJson
} from "./chunk-AWAPVFDS.js";
import {
  askedWords
} from "./chunk-XHZ5ENKS.js";
import {
  fileSlug,
  isFileSlug,
  looseKey,
  nameKey,
  shortHash,
  slug
} from "./chunk-TMDQQX76.js";
import {
  attachmentId,
  createGitHub,
  jobRepository
} from "./chunk-REOUU2WY.js";
import {
  adviceOn,
  authorise,
  getProxyUrl,
  mayWrite,
  permissionFrom,
  proxiedFetch,
  readAtMost,
  retryAfterSeconds
} from "./chunk-H7RZVLXM.js";
import {
  cutCharacters,
  cutInside,
  fittingTexts,
  headOf,
  headOfBytes,
  onAbort,
  onceAborted,
  unlessAborted
} from "./chunk-3P5NEQOD.js";
import {
  decoded,
  secretsIn,
  settleProxies
} from "./chunk-WG3TGQPK.js";
import {
  BOT,
  _enum,
  array,
  boolean,
  botIdentity,
  discriminatedUnion,
  int,
  isAtLeast,
  literal,
  number,
  object,
  record,
  strictObject,
  string,
  union,
  url
} from "./chunk-LZXB6SZ2.js";
import {
  SquadError,
  attempt,
  attemptNow,
  describe,
  hintForMachine,
  refusalKindOf,
  resultOr,
  systemCode
} from "./chunk-QYCI2ITB.js";
import {
  __toESM,
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/adapters/telemetry/export-spans.ts
init_define_RUNTIME_PACKAGES();
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";

// src/run-log/spans.ts
init_define_RUNTIME_PACKAGES();
function spanOfRun(record2) {
  const { events } = readRecord(record2);
  const first = events.findLastIndex(({ kind }) => kind === "run.started");
  const run3 = events.slice(Math.max(0, first));
  const [start] = run3;
  if (start?.kind !== "run.started") return void 0;
  const outcome = run3.find((event) => event.kind === "run.ended")?.outcome ?? "unknown";
  return {
    name: "invoke_agent squad",
    startedAt: start.at,
    endedAt: run3.at(-1)?.at ?? start.at,
    attributes: {
      "gen_ai.operation.name": "invoke_agent",
      "gen_ai.agent.name": "squad",
      "squad.repository": start.repository ?? "",
      "squad.thread": start.thread ?? 0,
      "squad.trigger": start.trigger,
      "squad.outcome": outcome,
      ...errorType(outcome === "failed" ? outcome : void 0)
    },
    isError: outcome === "failed",
    children: run3.filter((event) => event.kind === "agent.spawned").map((spawned) => spanOfAgent(spawned, run3))
  };
}
function spanOfAgent({ session, name: name2, model: model2, at }, run3) {
  const own = run3.filter((event) => "session" in event && event.session === session);
  const usage = own.filter((event) => event.kind === "usage");
  const end = own.find(({ kind }) => /^agent\.(?:finished|failed|stopped)$/.test(kind));
  const failure2 = end?.kind === "agent.finished" ? void 0 : end?.kind ?? "agent.unfinished";
  return {
    name: `invoke_agent ${name2}`,
    startedAt: at,
    endedAt: (end ?? own.at(-1))?.at ?? at,
    attributes: {
      "gen_ai.operation.name": "invoke_agent",
      "gen_ai.agent.name": name2,
      "gen_ai.agent.id": session,
      "gen_ai.request.model": usage[0]?.model ?? model2 ?? "",
      "gen_ai.usage.input_tokens": sum(usage.map(({ inputTokens }) => inputTokens)),
      "gen_ai.usage.output_tokens": sum(usage.map(({ outputTokens }) => outputTokens)),
      ...errorType(failure2)
    },
    isError: failure2 !== void 0,
    children: own.filter((event) => event.kind === "tool.start").map((call2) => spanOfCall(call2, own))
  };
}
function spanOfCall({ tool, callId, at }, own) {
  const end = own.filter((event) => event.kind === "tool.complete" || event.kind === "tool.failed").find((event) => event.callId === callId);
  const failure2 = end?.kind === "tool.complete" ? void 0 : (end?.code ?? "") || "unfinished";
  return {
    name: `execute_tool ${tool}`,
    startedAt: at,
    endedAt: (end ?? own.at(-1))?.at ?? at,
    attributes: {
      "gen_ai.operation.name": "execute_tool",
      "gen_ai.tool.name": tool,
      "gen_ai.tool.call.id": callId,
      ...errorType(failure2)
    },
    isError: failure2 !== void 0,
    children: []
  };
}
function errorType(failure2) {
  return failure2 === void 0 ? {} : { "error.type": failure2 };
}
var INTERNAL = 1;
var ERROR = 2;
var SCOPE = "squad-action";
function encodeSpans(run3, resource, randomBytes4) {
  const id2 = (bytes) => Buffer.from(randomBytes4(bytes)).toString("hex");
  const traceId = id2(16);
  const flatten = (span, parentSpanId) => {
    const spanId = id2(8);
    const below = span.children.flatMap((child) => flatten(child, spanId));
    return [{ traceId, spanId, parentSpanId, ...encodeSpan(span) }, ...below];
  };
  const scopeSpans = [{ scope: { name: SCOPE }, spans: flatten(run3, "") }];
  const body = { resource: { attributes: encodeAttributes(resource) }, scopeSpans };
  return JSON.stringify({ resourceSpans: [body] });
}
function encodeSpan({ name: name2, startedAt, endedAt, attributes, isError }) {
  return {
    name: name2,
    kind: INTERNAL,
    startTimeUnixNano: nanoseconds(startedAt),
    endTimeUnixNano: nanoseconds(endedAt),
    attributes: encodeAttributes(attributes),
    status: isError ? { code: ERROR } : {}
  };
}
function nanoseconds(ms) {
  return `${BigInt(Math.trunc(ms)) * 1000000n}`;
}
function encodeAttributes(attributes) {
  return Object.entries(attributes).filter(([, value]) => value !== "").map(([key, value]) => ({
    key,
    value: typeof value === "number" ? { intValue: String(Math.trunc(value)) } : { stringValue: value }
  }));
}

// src/adapters/telemetry/export-spans.ts
var LIMIT_MS = 5e3;
async function exportSpans(record2, settings, { log, time }) {
  const late = AbortSignal.timeout(Math.ceil(Math.min(LIMIT_MS, time.left())));
  const sent = await attempt(send(record2, settings, late));
  if (sent.kind === "done") return;
  const why = late.aborted ? "no answer in time" : reasonOf(sent.error);
  log.info(`The run's spans could not be sent: ${oneLine(why, 200)}`);
}
async function send(record2, { endpoint, headers: headers2, resource }, signal) {
  const run3 = spanOfRun(await readFile(record2, "utf8"));
  if (run3 === void 0) return;
  const { ok: ok2, status, body } = await proxiedFetch(endpoint, {
    method: "POST",
    headers: { ...headers2, "content-type": "application/json" },
    body: encodeSpans(run3, resource, randomBytes),
    signal
  });
  await body?.cancel();
  if (!ok2) throw new Error(`HTTP ${status}`);
}
function reasonOf(error2) {
  return describe(Reflect.get(Object(error2), "cause") ?? error2).message;
}
function readTelemetrySettings() {
  const base = variable("OTEL_EXPORTER_OTLP_ENDPOINT")?.replace(/\/+$/, "");
  const usual = base === void 0 ? void 0 : `${base}/v1/traces`;
  const endpoint = variable("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT") ?? usual;
  if (endpoint === void 0 || variable("OTEL_SDK_DISABLED")?.toLowerCase() === "true") {
    return void 0;
  }
  const name2 = variable("OTEL_SERVICE_NAME");
  return {
    endpoint,
    headers: Object.fromEntries(headers()),
    resource: {
      "service.name": "squad-action",
      ...Object.fromEntries(pairsIn(variable("OTEL_RESOURCE_ATTRIBUTES"))),
      ...name2 === void 0 ? {} : { "service.name": name2 }
    }
  };
}
var SHORTEST_KEY = 8;
var SHORTEST_PART = 12;
function telemetrySecrets() {
  const { endpoint = "" } = readTelemetrySettings() ?? {};
  const values = headers().map(([, value]) => value);
  const parts2 = values.flatMap((value) => value.split(/\s+/));
  return [
    ...values.filter(({ length }) => length >= SHORTEST_KEY),
    ...parts2.filter(({ length }) => length >= SHORTEST_PART),
    ...secretsIn(endpoint)
  ];
}
function headers() {
  return [
    ...pairsIn(variable("OTEL_EXPORTER_OTLP_HEADERS")),
    ...pairsIn(variable("OTEL_EXPORTER_OTLP_TRACES_HEADERS"))
  ];
}
function variable(name2) {
  return process.env[name2]?.trim() || void 0;
}
function pairsIn(list3 = "") {
  return list3.split(",").flatMap((pair) => {
    const at = pair.indexOf("=");
    const name2 = pair.slice(0, at).trim();
    const value = pair.slice(at + 1).trim();
    return at === -1 || name2 === "" ? [] : [[name2, decoded(value) ?? value]];
  });
}

// src/adapters/runner/run-time.ts
init_define_RUNTIME_PACKAGES();
import { setMaxListeners } from "node:events";
import { performance } from "node:perf_hooks";
var DELIVERY_MS = 6e4;
var CANCELLED_MS = 4e3;
function openRunTime({ minutes, cancelled }) {
  const over = new AbortController();
  setMaxListeners(Number.POSITIVE_INFINITY, over.signal);
  let endsAt = Number.POSITIVE_INFINITY;
  const endIn = (ms) => {
    endsAt = Math.min(endsAt, performance.now() + ms);
    setTimeout(() => over.abort(timeIsOver()), ms).unref();
  };
  const onCancel = () => endIn(CANCELLED_MS);
  endIn(minutes * 6e4 + DELIVERY_MS);
  if (cancelled.aborted) onCancel();
  cancelled.addEventListener("abort", onCancel, { once: true });
  return { left: () => Math.max(0, endsAt - performance.now()), over: over.signal };
}
function timeIsOver() {
  return new SquadError({
    code: "E_TIME",
    message: "The run did not finish in time.",
    hint: "Run the job again, or raise `timeout-minutes`."
  });
}
var cancellation;
function cancellationSignal() {
  cancellation ??= listenForSignals();
  return cancellation.signal;
}
function listenForSignals() {
  const cancelled = new AbortController();
  setMaxListeners(Number.POSITIVE_INFINITY, cancelled.signal);
  const error2 = new SquadError({ code: "E_CANCELLED", message: "The job was cancelled." });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => cancelled.abort(error2));
  return cancelled;
}

// src/adapters/runner/open-github.ts
init_define_RUNTIME_PACKAGES();
import { randomBytes as randomBytes2 } from "node:crypto";
function openGitHub(inputs) {
  const mask = createMask([
    ...secretsOf(inputs),
    ...settleProxies().secrets,
    ...telemetrySecrets()
  ]);
  const log = createLog(mask.mask, (text2) => process.stdout.write(text2));
  guardStandardError(process.stderr, mask.mask);
  guardProcess(log);
  const cancelled = cancellationSignal();
  const time = openRunTime({ minutes: inputs.timeoutMinutes, cancelled });
  const settings = { ...jobRepository(), token: inputs.githubToken, warn: log.warning };
  const github = createGitHub({ ...settings, time });
  return { github, log, mask, cancelled, time };
}
function portsOfConnection({ github, log, mask: { holdsSecret } }) {
  const record2 = () => void 0;
  return { github, log, holdsSecret, clock: systemClock, randomBytes: randomBytes2, record: record2 };
}
function guardProcess(log) {
  process.on("unhandledRejection", (reason) => {
    log.warning(`Unhandled rejection: ${describe(reason).message}`);
  });
  process.on("uncaughtException", (error2) => {
    log.warning(`Uncaught exception: ${describe(error2).message}`);
  });
}

// src/adapters/runner/outputs.ts
init_define_RUNTIME_PACKAGES();
import { mkdirSync as mkdirSync2, truncateSync as truncateSync2, writeFileSync } from "node:fs";
import { dirname as dirname2, join } from "node:path";

// node_modules/@actions/core/lib/core.js
init_define_RUNTIME_PACKAGES();

// node_modules/@actions/core/lib/command.js
init_define_RUNTIME_PACKAGES();
import * as os from "os";

// node_modules/@actions/core/lib/utils.js
init_define_RUNTIME_PACKAGES();
function toCommandValue(input) {
  if (input === null || input === void 0) {
    return "";
  } else if (typeof input === "string" || input instanceof String) {
    return input;
  }
  return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
  if (!Object.keys(annotationProperties).length) {
    return {};
  }
  return {
    title: annotationProperties.title,
    file: annotationProperties.file,
    line: annotationProperties.startLine,
    endLine: annotationProperties.endLine,
    col: annotationProperties.startColumn,
    endColumn: annotationProperties.endColumn
  };
}

// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
  const cmd = new Command(command, properties, message);
  process.stdout.write(cmd.toString() + os.EOL);
}
var CMD_STRING = "::";
var Command = class {
  constructor(command, properties, message) {
    if (!command) {
      command = "missing.command";
    }
    this.command = command;
    this.properties = properties;
    this.message = message;
  }
  toString() {
    let cmdStr = CMD_STRING + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      cmdStr += " ";
      let first = true;
      for (const key in this.properties) {
        if (this.properties.hasOwnProperty(key)) {
          const val = this.properties[key];
          if (val) {
            if (first) {
              first = false;
            } else {
              cmdStr += ",";
            }
            cmdStr += `${key}=${escapeProperty(val)}`;
          }
        }
      }
    }
    cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
    return cmdStr;
  }
};
function escapeData(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
init_define_RUNTIME_PACKAGES();
import * as crypto from "crypto";
import * as fs from "fs";
import * as os2 from "os";
function issueFileCommand(command, message) {
  const filePath = process.env[`GITHUB_${command}`];
  if (!filePath) {
    throw new Error(`Unable to find environment variable for file command ${command}`);
  }
  if (!fs.existsSync(filePath)) {
    throw new Error(`Missing file at path: ${filePath}`);
  }
  fs.appendFileSync(filePath, `${toCommandValue(message)}${os2.EOL}`, {
    encoding: "utf8"
  });
}
function prepareKeyValueMessage(key, value) {
  const delimiter2 = `ghadelimiter_${crypto.randomUUID()}`;
  const convertedValue = toCommandValue(value);
  if (key.includes(delimiter2)) {
    throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter2}"`);
  }
  if (convertedValue.includes(delimiter2)) {
    throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter2}"`);
  }
  return `${key}<<${delimiter2}${os2.EOL}${convertedValue}${os2.EOL}${delimiter2}`;
}

// node_modules/@actions/core/lib/core.js
import * as os4 from "os";

// node_modules/@actions/core/lib/oidc-utils.js
init_define_RUNTIME_PACKAGES();

// node_modules/@actions/http-client/lib/auth.js
init_define_RUNTIME_PACKAGES();

// node_modules/@actions/core/lib/summary.js
init_define_RUNTIME_PACKAGES();
import { EOL as EOL3 } from "os";
import { constants, promises } from "fs";
var __awaiter = function(thisArg, _arguments, P, generator) {
  function adopt2(value) {
    return value instanceof P ? value : new P(function(resolve3) {
      resolve3(value);
    });
  }
  return new (P || (P = Promise))(function(resolve3, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result) {
      result.done ? resolve3(result.value) : adopt2(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var { access, appendFile, writeFile } = promises;
var SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
  constructor() {
    this._buffer = "";
  }
  /**
   * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
   * Also checks r/w permissions.
   *
   * @returns step summary file path
   */
  filePath() {
    return __awaiter(this, void 0, void 0, function* () {
      if (this._filePath) {
        return this._filePath;
      }
      const pathFromEnv = process.env[SUMMARY_ENV_VAR];
      if (!pathFromEnv) {
        throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
      }
      try {
        yield access(pathFromEnv, constants.R_OK | constants.W_OK);
      } catch (_a2) {
        throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
      }
      this._filePath = pathFromEnv;
      return this._filePath;
    });
  }
  /**
   * Wraps content in an HTML tag, adding any HTML attributes
   *
   * @param {string} tag HTML tag to wrap
   * @param {string | null} content content within the tag
   * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
   *
   * @returns {string} content wrapped in HTML element
   */
  wrap(tag, content, attrs = {}) {
    const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
    if (!content) {
      return `<${tag}${htmlAttrs}>`;
    }
    return `<${tag}${htmlAttrs}>${content}</${tag}>`;
  }
  /**
   * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
   *
   * @param {SummaryWriteOptions} [options] (optional) options for write operation
   *
   * @returns {Promise<Summary>} summary instance
   */
  write(options) {
    return __awaiter(this, void 0, void 0, function* () {
      const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
      const filePath = yield this.filePath();
      const writeFunc = overwrite ? writeFile : appendFile;
      yield writeFunc(filePath, this._buffer, { encoding: "utf8" });
      return this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return __awaiter(this, void 0, void 0, function* () {
      return this.emptyBuffer().write({ overwrite: true });
    });
  }
  /**
   * Returns the current summary buffer as a string
   *
   * @returns {string} string of summary buffer
   */
  stringify() {
    return this._buffer;
  }
  /**
   * If the summary buffer is empty
   *
   * @returns {boolen} true if the buffer is empty
   */
  isEmptyBuffer() {
    return this._buffer.length === 0;
  }
  /**
   * Resets the summary buffer without writing to summary file
   *
   * @returns {Summary} summary instance
   */
  emptyBuffer() {
    this._buffer = "";
    return this;
  }
  /**
   * Adds raw text to the summary buffer
   *
   * @param {string} text content to add
   * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
   *
   * @returns {Summary} summary instance
   */
  addRaw(text2, addEOL = false) {
    this._buffer += text2;
    return addEOL ? this.addEOL() : this;
  }
  /**
   * Adds the operating system-specific end-of-line marker to the buffer
   *
   * @returns {Summary} summary instance
   */
  addEOL() {
    return this.addRaw(EOL3);
  }
  /**
   * Adds an HTML codeblock to the summary buffer
   *
   * @param {string} code content to render within fenced code block
   * @param {string} lang (optional) language to syntax highlight code
   *
   * @returns {Summary} summary instance
   */
  addCodeBlock(code2, lang) {
    const attrs = Object.assign({}, lang && { lang });
    const element = this.wrap("pre", this.wrap("code", code2), attrs);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML list to the summary buffer
   *
   * @param {string[]} items list of items to render
   * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
   *
   * @returns {Summary} summary instance
   */
  addList(items, ordered = false) {
    const tag = ordered ? "ol" : "ul";
    const listItems = items.map((item) => this.wrap("li", item)).join("");
    const element = this.wrap(tag, listItems);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML table to the summary buffer
   *
   * @param {SummaryTableCell[]} rows table rows
   *
   * @returns {Summary} summary instance
   */
  addTable(rows) {
    const tableBody = rows.map((row) => {
      const cells = row.map((cell2) => {
        if (typeof cell2 === "string") {
          return this.wrap("td", cell2);
        }
        const { header, data, colspan, rowspan } = cell2;
        const tag = header ? "th" : "td";
        const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
        return this.wrap(tag, data, attrs);
      }).join("");
      return this.wrap("tr", cells);
    }).join("");
    const element = this.wrap("table", tableBody);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds a collapsable HTML details element to the summary buffer
   *
   * @param {string} label text for the closed state
   * @param {string} content collapsable content
   *
   * @returns {Summary} summary instance
   */
  addDetails(label, content) {
    const element = this.wrap("details", this.wrap("summary", label) + content);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML image tag to the summary buffer
   *
   * @param {string} src path to the image you to embed
   * @param {string} alt text description of the image
   * @param {SummaryImageOptions} options (optional) addition image attributes
   *
   * @returns {Summary} summary instance
   */
  addImage(src, alt, options) {
    const { width, height } = options || {};
    const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
    const element = this.wrap("img", null, Object.assign({ src, alt }, attrs));
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML section heading element
   *
   * @param {string} text heading text
   * @param {number | string} [level=1] (optional) the heading level, default: 1
   *
   * @returns {Summary} summary instance
   */
  addHeading(text2, level) {
    const tag = `h${level}`;
    const allowedTag = ["h1", "h2", "h3", "h4", "h5", "h6"].includes(tag) ? tag : "h1";
    const element = this.wrap(allowedTag, text2);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML thematic break (<hr>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addSeparator() {
    const element = this.wrap("hr", null);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML line break (<br>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addBreak() {
    const element = this.wrap("br", null);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML blockquote to the summary buffer
   *
   * @param {string} text quote text
   * @param {string} cite (optional) citation url
   *
   * @returns {Summary} summary instance
   */
  addQuote(text2, cite) {
    const attrs = Object.assign({}, cite && { cite });
    const element = this.wrap("blockquote", text2, attrs);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML anchor tag to the summary buffer
   *
   * @param {string} text link text/content
   * @param {string} href hyperlink
   *
   * @returns {Summary} summary instance
   */
  addLink(text2, href) {
    const element = this.wrap("a", text2, { href });
    return this.addRaw(element).addEOL();
  }
};
var _summary = new Summary();
var summary = _summary;

// node_modules/@actions/core/lib/path-utils.js
init_define_RUNTIME_PACKAGES();

// node_modules/@actions/core/lib/platform.js
init_define_RUNTIME_PACKAGES();
import os3 from "os";

// node_modules/@actions/exec/lib/exec.js
init_define_RUNTIME_PACKAGES();

// node_modules/@actions/exec/lib/toolrunner.js
init_define_RUNTIME_PACKAGES();

// node_modules/@actions/io/lib/io.js
init_define_RUNTIME_PACKAGES();

// node_modules/@actions/io/lib/io-util.js
init_define_RUNTIME_PACKAGES();
import * as fs2 from "fs";
var { chmod, copyFile, lstat, mkdir, open, readdir, rename, rm, rmdir, stat, symlink, unlink } = fs2.promises;
var IS_WINDOWS = process.platform === "win32";
var READONLY = fs2.constants.O_RDONLY;

// node_modules/@actions/exec/lib/toolrunner.js
var IS_WINDOWS2 = process.platform === "win32";

// node_modules/@actions/core/lib/platform.js
var platform = os3.platform();
var arch = os3.arch();

// node_modules/@actions/core/lib/core.js
var ExitCode;
(function(ExitCode2) {
  ExitCode2[ExitCode2["Success"] = 0] = "Success";
  ExitCode2[ExitCode2["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setSecret(secret) {
  issueCommand("add-mask", {}, secret);
}
function setOutput(name2, value) {
  const filePath = process.env["GITHUB_OUTPUT"] || "";
  if (filePath) {
    return issueFileCommand("OUTPUT", prepareKeyValueMessage(name2, value));
  }
  process.stdout.write(os4.EOL);
  issueCommand("set-output", { name: name2 }, toCommandValue(value));
}
function setFailed(message) {
  process.exitCode = ExitCode.Failure;
  error(message);
}
function error(message, properties = {}) {
  issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
  issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}

// src/adapters/runner/json-lines.ts
init_define_RUNTIME_PACKAGES();
import { appendFileSync as appendFileSync2, mkdirSync, statSync, truncateSync } from "node:fs";
import { dirname } from "node:path";
function openEventLog(file) {
  const append = openLines("the run's record", file);
  const linesOf2 = createRecordLines(file.mask);
  return (event) => append(() => linesOf2(event));
}
function openMessageLog(file) {
  const append = openLines("the log of messages", file);
  const maskStrings = (_name, value) => typeof value === "string" ? file.mask(value) : value;
  return (entry) => append(() => [JSON.stringify(entry, maskStrings)]);
}
function openLines(what, { path, warn }) {
  let hasWarned = false;
  return (makeLines) => {
    try {
      appendWhole(path, `${makeLines().join("\n")}
`);
    } catch (error2) {
      if (!hasWarned) warn(`A line of ${what} was lost: ${describe(error2).message}`);
      hasWarned = true;
    }
  };
}
function appendWhole(path, line2) {
  mkdirSync(dirname(path), { recursive: true });
  const size = fileSize(path);
  try {
    appendFileSync2(path, line2, { mode: 384 });
  } catch (error2) {
    if (size < fileSize(path)) truncateSync(path, size);
    throw error2;
  }
}
function fileSize(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : 0;
}

// src/adapters/runner/outputs.ts
async function writeRunReport(report, record2) {
  const { outcome, transcript } = report;
  const notes = publishedNotes(transcript, outcome);
  const agents = transcript.agents.filter((row) => row.session !== COORDINATOR);
  const tokens = transcript.agents.reduce(
    (sum2, row) => sum2 + row.inputTokens + row.outputTokens,
    0
  );
  setOutputs({
    ...outcomeOutputs(outcome),
    "comment-id": report.commentId || "",
    agents: JSON.stringify([...new Set(agents.map((row) => row.agent))]),
    handoffs: countHandoffs(transcript.handoffs),
    decisions: notes.decisions.length,
    learnings: notes.learnings.length,
    tokens,
    ...checkOutputs(transcript.checks, join(dirname2(record2), CHECKS_REPORT)),
    "run-log": record2
  });
  await writeSummary(report.summary);
}
async function writeScribeReport(end) {
  const { outcome, report, summary: summary3 } = end;
  const { decisions, learnings, duplicates, unreadable, read } = report?.tally ?? EMPTY_TALLY;
  const counts = { decisions: decisions.length, learnings: learnings.length };
  setOutputs({
    ...outcomeOutputs(outcome),
    ...counts,
    report: JSON.stringify({ read, ...counts, duplicates: duplicates.length, unreadable })
  });
  await writeSummary(summary3);
}
async function writeSummary(markdown) {
  if (markdown === "") return;
  try {
    await summary.addRaw(markdown, true).write();
  } catch (error2) {
    warning(`The job summary could not be written: ${describe(error2).message}`);
  }
}
function outcomeOutputs(outcome) {
  const work2 = publishedWork(outcome);
  const isPushed = work2?.fallback?.bundle === void 0;
  return {
    outcome: outcome.kind,
    branch: isPushed && work2?.branch || "",
    commit: isPushed && work2?.commit || "",
    "pull-request": work2?.pullRequest?.number || ""
  };
}
function publishedWork(outcome) {
  if (outcome.kind === "answered") return outcome.memory;
  return "work" in outcome ? outcome.work : void 0;
}
function setOutputs(outputs) {
  const lost = Object.entries(outputs).flatMap(([name2, value]) => writeOutput(name2, value));
  if (lost.length === 0) return;
  const names = lost.map(({ name: name2 }) => name2).join(", ");
  warning(`Outputs could not be written (${names}): ${lost[0]?.why}`);
}
function writeOutput(name2, value) {
  const file = process.env.GITHUB_OUTPUT ?? "";
  if (file === "") return [{ name: name2, why: "GITHUB_OUTPUT is not set." }];
  const size = fileSize(file);
  try {
    setOutput(name2, value);
    return [];
  } catch (error2) {
    if (size < fileSize(file)) truncateSync2(file, size);
    return [{ name: name2, why: describe(error2).message }];
  }
}
function maskInLog(secrets) {
  for (const secret of secrets) setSecret(secret);
}
function failStep(message) {
  setFailed(neutralizeCommands(message));
}
var CHECKS_REPORT = "checks.json";
function checkOutputs({ rows, off, base }, path) {
  const checks = checksVerdict(rows);
  if (rows.length === 0 && off === void 0) return { checks, "checks-report": "" };
  const report = { result: checks, base, reason: off, checks: rows };
  try {
    mkdirSync2(dirname2(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(report, void 0, 2)}
`, { mode: 384 });
    return { checks, "checks-report": path };
  } catch {
    warning("The report of the checks could not be written.");
    return { checks, "checks-report": "" };
  }
}

// src/adapters/runner/open-ports.ts
init_define_RUNTIME_PACKAGES();
import { randomBytes as randomBytes3 } from "node:crypto";
import { mkdtemp as mkdtemp3, realpath as realpath3 } from "node:fs/promises";
import { basename, join as join7 } from "node:path";

// src/adapters/git/git.ts
init_define_RUNTIME_PACKAGES();
import { execFile } from "node:child_process";
import { randomUUID as randomUUID3 } from "node:crypto";
import { mkdtemp as mkdtemp2, readFile as readFile4, realpath as realpath2, rm as rm3 } from "node:fs/promises";
import { delimiter, isAbsolute as isAbsolute3, join as join4 } from "node:path";
import { promisify } from "node:util";

// src/workspace/box.ts
init_define_RUNTIME_PACKAGES();
import { copyFile as copyFile2, mkdir as mkdir2, mkdtemp, readFile as readFile2, rm as rm2, stat as stat2, utimes, writeFile as writeFile2 } from "node:fs/promises";
import { dirname as dirname3, isAbsolute, join as join2 } from "node:path";
function openCommandBox(deps) {
  const home = join2(deps.folder, "home");
  const prepareShared = shareWork(() => prepareOnce(deps, home));
  let copy;
  const serialized = serialize();
  return {
    home,
    async prepare(shown3) {
      const { objects, copies, readable } = await prepareShared();
      const { repository } = await serialized(async () => {
        copy = await copyRepository(shown3, copy, deps);
        return copy;
      });
      const { directory } = deps.worktree;
      return {
        writable: [directory],
        readable: [...objects, ...readable],
        mounts: [{ from: repository, to: join2(directory, ".git"), writable: true }],
        copies,
        network: deps.network,
        services: deps.services
      };
    }
  };
}
async function prepareOnce(deps, home) {
  await mkdir2(home, { recursive: true });
  await writeFile2(join2(home, ".gitconfig"), HOME_CONFIGURATION);
  const { git, checkout, folder, share } = deps;
  const [objects, installed, shared] = await Promise.all([
    findObjects(git),
    findInstalled(askRunGit(git, checkout, folder)),
    readShare(share, checkout, [git.scratch])
  ]);
  const folders = [.../* @__PURE__ */ new Set([...installed, ...shared.folders])];
  const copies = await Promise.all(folders.map((name2) => placeCopy(name2, deps)));
  return { objects, copies: copies.flat(), readable: shared.readable };
}
var HOME_CONFIGURATION = `[user]
	name = ${BOT.name}
	email = ${BOT.email}
[init]
	defaultBranch = main
`;
async function placeCopy(name2, { checkout, worktree }) {
  const [from, to] = [join2(checkout, name2), join2(worktree.directory, name2)];
  const made = await attempt(makeFolders(worktree.directory, name2));
  return made.kind === "done" && made.value.kind === "worked" ? [{ from, to }] : [];
}
var objectsOf = (repository) => join2(repository, "objects");
async function findObjects({ repository }) {
  const own = objectsOf(repository);
  const borrowed = await attempt(readFile2(join2(own, "info", "alternates"), "utf8"));
  const more = borrowed.kind === "done" ? borrowed.value.split("\n").filter(isAbsolute) : [];
  return [own, ...more];
}
async function copyRepository(shown3, last, deps) {
  if (last?.commit === shown3.commit) return last;
  const repository = await mkdtemp(join2(deps.folder, "repository-"));
  await writeRepository(repository, deps.git);
  await showCommit(repository, shown3, deps.worktree);
  if (last?.before !== void 0) {
    await attempt(rm2(last.before, { recursive: true, force: true, maxRetries: 5 }));
  }
  return { repository, commit: shown3.commit, before: last?.repository };
}
async function writeRepository(repository, git) {
  for (const folder of ["objects/info", "refs/heads", "refs/tags"]) {
    await mkdir2(join2(repository, folder), { recursive: true });
  }
  await writeFile2(join2(repository, "config"), COPY_CONFIGURATION);
  await writeFile2(
    join2(repository, "objects", "info", "alternates"),
    `${objectsOf(git.repository)}
`
  );
  await attempt(copyFile2(join2(git.repository, "shallow"), join2(repository, "shallow")));
}
var COPY_CONFIGURATION = `[core]
	repositoryformatversion = 0
	bare = false
	symlinks = false
	fileMode = false
[gc]
	auto = 0
`;
async function showCommit(repository, { commit: commit2, branch, base }, { indexFile }) {
  if (base !== void 0) await writeBranch(repository, base.branch, base.commit);
  await writeBranch(repository, branch, commit2);
  await writeFile2(join2(repository, "HEAD"), `ref: refs/heads/${branch}
`);
  const copy = join2(repository, "index");
  await copyFile2(indexFile, copy);
  const { atime, mtime } = await stat2(indexFile);
  await utimes(copy, atime, mtime);
}
async function writeBranch(repository, branch, commit2) {
  const path = join2(repository, "refs", "heads", branch);
  await mkdir2(dirname3(path), { recursive: true });
  await writeFile2(path, `${commit2}
`);
}
var COMMAND_MS = 12e4;
var MAX_BYTES = 32 * 1024 * 1024;
var NOT_ENDED = 124;
var ON_A_COPY = 'export GIT_INDEX_FILE="$HOME/index"; cp -p "$1" "$GIT_INDEX_FILE" && shift && { git update-index -q --refresh || true; } && exec git "$@"';
function createBoxedGit({
  git,
  programs,
  box,
  signal,
  timeoutMs: timeoutMs2 = COMMAND_MS
}) {
  return async (worktree, args, more) => {
    const state = await box.state();
    if (state.kind === "off" || state.way === "none")
      return git.attempt(args, { worktree, environment: more });
    const { HOME: _home, ...environment } = git.environment;
    const { directory, indexFile } = worktree;
    const readable = [git.repository, ...await findObjects(git), indexFile];
    const run3 = (command, given) => programs.runProgram({
      command,
      args: given,
      directory,
      environment: { ...environment, ...more, GIT_WORK_TREE: directory },
      passed: [],
      timeoutMs: timeoutMs2,
      maxBytes: MAX_BYTES,
      keepsNul: true,
      box: { writable: [directory], readable },
      signal
    });
    const onCopy = () => run3("sh", ["-c", ON_A_COPY, "sh", indexFile, ...args]);
    const first = await onCopy();
    if (first.kind !== "timed-out") return resultOf(first);
    await run3("find", [".", ...CLEAR_OBSTACLES]);
    return resultOf(await onCopy());
  };
}
function resultOf(end) {
  if (end.kind === "not-started") return { code: NOT_ENDED, stdout: "", stderr: end.reason };
  const { stdout, stderr } = end;
  const whole = stdout.bytes > MAX_BYTES ? stdout.text.lastIndexOf("\0") + 1 : stdout.text.length;
  const result = { stdout: stdout.text.slice(0, whole), stderr: stderr.text };
  if (end.kind === "exited") return { ...result, code: end.code };
  const why = end.kind === "limited" ? end.reason : `git was stopped (${end.kind})`;
  return { ...result, code: NOT_ENDED, stderr: why };
}
var OPEN_CLOSED = ["-type", "d", "!", "-perm", "-700", "-execdir", "chmod", "u+rwx", "{}", ";"];
var NOT_PLAIN = ["!", "(", "-type", "f", "-o", "-type", "d", "-o", "-type", "l", ")"];
var OBSTACLE = ["(", "-name", ".git", "-o", ...NOT_PLAIN, ")"];
var CLEAR_OBSTACLES = [
  ...["(", ...OPEN_CLOSED, "-false", ")"],
  // git reads nothing in this folder.
  ...["-o", "-path", "./.git", "-prune"],
  ...["-o", ...OBSTACLE, "-prune", "-execdir", "rm", "-rf", "--", "{}", "+"]
];

// src/adapters/git/bare-repository.ts
init_define_RUNTIME_PACKAGES();
import { copyFileSync, existsSync as existsSync2, mkdirSync as mkdirSync3, readFileSync, writeFileSync as writeFileSync2 } from "node:fs";
import { readdir as readdir2, readFile as readFile3, realpath } from "node:fs/promises";
import { dirname as dirname4, isAbsolute as isAbsolute2, join as join3, resolve } from "node:path";
var GIT_CONFIGURATION = `[core]
	repositoryformatversion = 0
	bare = true
	hooksPath = /dev/null
	fsmonitor = false
	autocrlf = false
	symlinks = false
	fileMode = false
	protectHFS = true
	protectNTFS = true
	attributesFile = /dev/null
	excludesFile = /dev/null
[gc]
	auto = 0
[maintenance]
	auto = false
[merge]
	directoryRenames = false
[protocol]
	allow = never
[protocol "http"]
	allow = always
[protocol "https"]
	allow = always
[submodule]
	recurse = false
[transfer]
	fsckObjects = false
[http]
	followRedirects = false
	lowSpeedLimit = 1
	lowSpeedTime = 60
[advice]
	detachedHead = false
`;
var GIT_ATTRIBUTES = "* -text -ident -filter -working-tree-encoding -eol\n";
function createRepository(repository, objects) {
  for (const folder of ["objects/info", "refs/heads", "info"]) {
    mkdirSync3(join3(repository, folder), { recursive: true });
  }
  writeFileSync2(join3(repository, "HEAD"), "ref: refs/heads/none\n");
  writeFileSync2(join3(repository, "config"), GIT_CONFIGURATION);
  writeFileSync2(join3(repository, "info", "attributes"), GIT_ATTRIBUTES);
  createAttributesRepository(repository);
  if (objects === void 0) return;
  writeFileSync2(join3(repository, "objects", "info", "alternates"), `${objects.directory}
`);
  if (existsSync2(objects.shallow)) copyFileSync(objects.shallow, join3(repository, "shallow"));
}
function createAttributesRepository(repository) {
  const attributes = join3(dirname4(repository), ATTRIBUTES_REPOSITORY);
  for (const folder of ["objects", "refs"])
    mkdirSync3(join3(attributes, folder), { recursive: true });
  writeFileSync2(join3(attributes, "HEAD"), "ref: refs/heads/none\n");
}
function checkConfiguration(repository) {
  if (readFileSync(join3(repository, "config"), "utf8") === GIT_CONFIGURATION) return;
  throw new SquadError({
    code: "E_GIT",
    message: "A program changed the configuration of the run's own git repository.",
    hint: "Nothing more is pushed. Check the tools and commands that this run used."
  });
}
async function findObjectStore(workspace) {
  const common = await findGitDirectory(workspace);
  if (common === void 0) return void 0;
  const packs = await readdir2(join3(common, "objects", "pack")).catch(() => []);
  if (packs.some((name2) => name2.endsWith(".promisor"))) return void 0;
  return { directory: join3(common, "objects"), shallow: join3(common, "shallow") };
}
async function findGitDirectory(workspace) {
  const dotGit = join3(workspace, ".git");
  if (existsSync2(join3(dotGit, "objects"))) return realpath(dotGit);
  const pointer = await readFile3(dotGit, "utf8").catch(() => "");
  if (!pointer.startsWith("gitdir: ")) return void 0;
  const directory = resolve(workspace, pointer.slice("gitdir: ".length).trim());
  const common = await readFile3(join3(directory, "commondir"), "utf8").catch(() => ".");
  const path = isAbsolute2(common.trim()) ? common.trim() : join3(directory, common.trim());
  return existsSync2(join3(path, "objects")) ? realpath(path) : void 0;
}

// src/adapters/git/import-commit.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID as randomUUID2 } from "node:crypto";
import { once } from "node:events";
import { pipeline } from "node:stream/promises";
async function importCommit(commit2, settings) {
  const cleared = await findClearedFolders(commit2, settings);
  const runnable = await findExecutables(commit2, settings);
  const args = ["fast-import", "--quiet", "--force", "--done", "--date-format=raw"];
  const child = spawnGit(args, settings);
  const output = [];
  const errorOutput = [];
  child.stdout.on("data", (chunk) => output.push(chunk));
  child.stderr.on("data", (chunk) => errorOutput.push(chunk));
  const closed = once(child, "close").catch((error2) => [String(error2)]);
  let unread;
  const stream = importStream(commit2, { cleared, runnable }, settings, (failed3) => {
    unread = failed3;
  });
  await attempt(pipeline(stream, child.stdin));
  const [code2] = await closed;
  if (unread?.kind === "threw") throw unread.error;
  const id2 = Buffer.concat(output).toString().trim();
  if (code2 === 0 && /^[0-9a-f]{40,64}$/.test(id2)) return id2;
  const reason = Buffer.concat(errorOutput).toString().trim().split("\n")[0] || `exit code ${code2}`;
  throw new SquadError({ code: "E_GIT", message: `\`git fast-import\` failed: ${reason}` });
}
async function* importStream(commit2, {
  cleared,
  runnable
}, settings, onUnread) {
  yield* headOfCommit(commit2, settings);
  for (const { folder, kept } of cleared) yield* [removeCommand(folder), ...kept];
  for (const [path, content] of commit2.files) {
    if (cleared.some(({ paths: paths2 }) => paths2.has(path))) continue;
    if (content === void 0) {
      yield removeCommand(path);
      continue;
    }
    const read = await attempt(async () => typeof content === "function" ? content() : content);
    if (read.kind === "threw") return onUnread(read);
    yield* fileCommand(path, read.value, runnable.has(path));
  }
  yield toLines(["", "get-mark :1", "done"]);
}
function headOfCommit(commit2, { committer }) {
  const [first, ...others] = commit2.parents;
  const at = `${Math.floor(Date.now() / 1e3)} +0000`;
  const signature2 = ({ name: name2, email }) => `${name2} <${email}> ${at}`;
  const head = [
    `commit ${commit2.ref ?? `refs/squad/${randomUUID2()}`}`,
    "mark :1",
    `author ${signature2(commit2.author)}`,
    `committer ${signature2(committer)}`
  ];
  const from = first === void 0 ? [] : [`from ${first}`];
  const parents = [...from, ...others.map((parent) => `merge ${parent}`)];
  const root = commit2.tree === void 0 ? [] : [`M 040000 ${commit2.tree} ""`];
  return [toLines(head), ...dataBlock(Buffer.from(commit2.text)), toLines([...parents, ...root])];
}
var MANY_REMOVALS = 1e3;
async function findClearedFolders({ tree, parents, files }, { run: run3 }) {
  const folders = /* @__PURE__ */ new Map();
  for (const [path, content] of files) {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf("/")));
    if (content !== void 0 || folder === "") continue;
    folders.set(folder, (folders.get(folder) ?? /* @__PURE__ */ new Set()).add(path));
  }
  const large = [...folders].filter(([, removed]) => removed.size > MANY_REMOVALS);
  const clearings = await Promise.all(
    large.map(async ([folder, removed]) => {
      const listing = await run3(["ls-tree", "-z", tree ?? parents[0] ?? "", `${folder}/`]);
      if (listing.includes("\uFFFD")) return [];
      const kept = readTreeListing(listing).filter(({ path }) => !removed.has(path));
      return [{ folder, paths: removed, kept: kept.map(entryLine) }];
    })
  );
  return clearings.flat();
}
function entryLine({ path, mode, object: object2 }) {
  return toLines([`M ${mode} ${object2} ${quotedPath(path)}`]);
}
async function findExecutables({ tree, parents, files }, { run: run3 }) {
  const written = [...files].filter(([, content]) => content !== void 0).map(([path]) => path);
  if (written.length === 0 || tree === EMPTY_TREE) return /* @__PURE__ */ new Set();
  const listing = await run3(["ls-tree", "-z", tree ?? parents[0] ?? "", "--", ...written]);
  const runnable = readTreeListing(listing).filter(({ mode }) => mode === "100755");
  return new Set(runnable.map(({ path }) => path));
}
function removeCommand(path) {
  return toLines([`D ${quotedPath(path)}`]);
}
function fileCommand(path, content, isRunnable) {
  const mode = isRunnable ? "100755" : "100644";
  return [toLines([`M ${mode} inline ${quotedPath(path)}`]), ...dataBlock(Buffer.from(content))];
}
function dataBlock(content) {
  return [toLines([`data ${content.length}`]), content, toLines([""])];
}
function quotedPath(path) {
  return `"${path.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n")}"`;
}
function toLines(texts) {
  return Buffer.from(texts.map((text2) => `${text2}
`).join(""));
}

// src/adapters/git/object-reader.ts
init_define_RUNTIME_PACKAGES();
var TRUSTED_PATHS = [
  ".squad",
  ".ai-team",
  ".github/agents",
  ".github/skills",
  ".copilot/skills",
  ".claude/skills",
  ".agents/skills",
  ".github/workflows",
  ".gitattributes",
  ".github/CODEOWNERS",
  "CODEOWNERS",
  "docs/CODEOWNERS",
  ...CONVENTION_FILES,
  ...Object.values(CHECK_FILES)
];
var DEFAULT_BYTES = 1024 * 1024;
function createObjectReader(settings) {
  let batch;
  let isClosed = false;
  const openBatch = () => {
    if (batch === void 0 || batch.hasEnded() && !isClosed) batch = openCatFile(settings);
    return batch;
  };
  const read = async (object2) => {
    const reading = openBatch();
    return reading.read(object2).catch((error2) => {
      if (reading.hasEnded() && !isClosed) return openBatch().read(object2);
      throw error2;
    });
  };
  return {
    async tree(commit2) {
      const extraDirectory = settings.extraDirectory === void 0 ? [] : [settings.extraDirectory];
      const paths2 = [...TRUSTED_PATHS, ...extraDirectory];
      const listing = await settings.run(["ls-tree", "-r", "-l", "-z", commit2, "--", ...paths2]);
      return treeOf2(commit2, readTreeListing(listing), read);
    },
    readTree: async (id2) => parseTree(await read(`${id2}^{tree}`), id2.length / 2),
    readObject: read,
    close() {
      isClosed = true;
      batch?.close();
    }
  };
}
function treeOf2(commit2, entries, readBlob) {
  const files = new Map(
    entries.filter((entry) => entry.mode.startsWith("100")).map((entry) => [entry.path, entry])
  );
  const bytesOf = async (path) => {
    const entry = files.get(path);
    return entry === void 0 ? void 0 : readBlob(entry.object);
  };
  return {
    commit: commit2,
    entries: entries.map(({ path, mode, size }) => ({ path, mode, size })),
    bytes: bytesOf,
    async read(path, maxBytes = DEFAULT_BYTES) {
      const bytes = await bytesOf(path);
      return bytes && decodeText(bytes.subarray(0, maxBytes));
    },
    async readEnd(path, maxBytes) {
      const bytes = await bytesOf(path);
      return bytes && decodeText(bytes.subarray(Math.max(0, bytes.length - maxBytes)));
    }
  };
}
function openCatFile(settings) {
  const args = ["cat-file", "--batch"];
  const child = spawnGit(args, settings);
  const pendingReads = /* @__PURE__ */ new Set();
  let hasEnded = false;
  const fail = (why = unreadableError()) => {
    hasEnded = true;
    for (const pending of pendingReads) pending.reject(why);
    pendingReads.clear();
  };
  child.on("error", (error2) => fail(notStarted(args, error2)));
  child.on("close", () => fail());
  child.stdin.on("error", () => fail());
  receiveReplies(child.stdout, pendingReads);
  return {
    read: (object2) => new Promise((resolve3, reject) => {
      pendingReads.add({ resolve: resolve3, reject });
      child.stdin.write(`${object2}
`, (error2) => {
        if (error2) fail();
      });
    }),
    hasEnded: () => hasEnded,
    // It only reads, so nothing is lost.
    close: () => void child.kill("SIGKILL")
  };
}
function unreadableError() {
  return new SquadError({
    code: "E_GIT",
    message: "A file of the trusted commit could not be read: git does not have it, or it is broken.",
    hint: "Check the repository out with actions/checkout, and run the job again."
  });
}
function receiveReplies(output, pendingReads) {
  let chunks = [];
  let length = 0;
  let needed = 0;
  output.on("data", (chunk) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length < needed) return;
    const left = resolveReads(Buffer.concat(chunks), pendingReads);
    needed = left.needed;
    chunks = [left.rest];
    length = left.rest.length;
  });
}
function resolveReads(buffer, pendingReads) {
  let rest = buffer;
  for (; ; ) {
    const reply = parseReply(rest);
    if (reply.kind === "partial") return { rest, needed: reply.bytes };
    const [pending] = pendingReads;
    if (pending !== void 0) pendingReads.delete(pending);
    if (reply.kind === "blob") pending?.resolve(reply.content);
    else pending?.reject(unreadableError());
    rest = rest.subarray(reply.bytes);
  }
}
function parseReply(buffer) {
  const end = buffer.indexOf(10);
  if (end === -1) return { kind: "partial", bytes: 0 };
  const start = end + 1;
  const size = Number.parseInt(buffer.subarray(0, end).toString().split(" ")[2] ?? "", 10);
  if (Number.isNaN(size)) return { kind: "missing", bytes: start };
  const bytes = start + size + 1;
  if (buffer.length < bytes) return { kind: "partial", bytes };
  return { kind: "blob", bytes, content: buffer.subarray(start, start + size) };
}
function parseTree(tree, idBytes) {
  const entries = [];
  for (let at = 0; at < tree.length; ) {
    const space = tree.indexOf(" ", at);
    const end = tree.indexOf(0, space);
    const next = end + 1 + idBytes;
    entries.push({
      mode: canonicalMode(Number.parseInt(tree.toString("latin1", at, space), 8)),
      name: tree.toString("utf8", space + 1, end),
      object: tree.toString("hex", end + 1, next)
    });
    at = next;
  }
  return entries;
}
function canonicalMode(mode) {
  const kind = mode & 61440;
  if (kind === 32768) return (mode & 64) === 0 ? "100644" : "100755";
  return kind.toString(8);
}

// src/adapters/git/git.ts
var READS = ["fetch", "ls-remote"];
var LIMIT_MS2 = 15e3;
var FIRST_TRY_MS = 12e4;
function retryReads(attempt2, remoteUrl, deps) {
  if (deps === void 0) return attempt2;
  return async (args, options = {}) => {
    if (options.remote !== true || !READS.includes(args[0] ?? "")) return attempt2(args, options);
    const list3 = (ref) => attempt2(["ls-remote", remoteUrl, "HEAD", ref], options);
    const within = (timeoutMs3) => {
      const once2 = () => attempt2(args, { ...options, timeoutMs: timeoutMs3 });
      return untilItLasts(once2, list3, openBackoff(deps, LIMIT_MS2));
    };
    const { timeoutMs: timeoutMs2 } = options;
    const result = await within(timeoutMs2 ?? FIRST_TRY_MS);
    return timeoutMs2 === void 0 && result.code === TIMED_OUT ? within(void 0) : result;
  };
}
async function untilItLasts(once2, list3, { afterFailure }) {
  for (; ; ) {
    const result = await once2();
    if (result.code === 0 || await isRefMissing(result, list3)) return result;
    if (!await afterFailure(readRemoteFailure(result))) return result;
  }
}
async function isRefMissing({ stderr }, list3) {
  const ref = /couldn't find remote ref (\S{1,300})/i.exec(stderr)?.[1];
  if (ref === void 0) return false;
  const { code: code2, stdout } = await list3(ref);
  return code2 === 0 && stdout !== "" && !stdout.includes(`	${ref}
`);
}
var REDIRECTED = /(?:returned error: |HTTP )30[1278]\b/;
function followMove(attempt2, remoteUrl, findAddress2) {
  if (findAddress2 === void 0) return attempt2;
  let address = remoteUrl;
  return async (args, options) => {
    const runAt = (url2) => attempt2(
      args.map((one) => one === remoteUrl ? url2 : one),
      options
    );
    const result = await runAt(address);
    if (result.code === 0 || !REDIRECTED.test(result.stderr)) return result;
    const found = await findAddress2();
    if (found === void 0 || found === address) return result;
    address = found;
    return runAt(address);
  };
}
var run = promisify(execFile);
var CLEAR_MS = 6e4;
async function clearObstacles(folder, path) {
  const PATH = path.split(delimiter).filter(isAbsolute3).join(delimiter);
  await attempt(
    run("find", [".", ...CLEAR_OBSTACLES], { cwd: folder, env: { PATH }, timeout: CLEAR_MS })
  );
}
function retryOnce(attemptOnce, { path, scratch, closing }) {
  return async (args, options = {}) => {
    const result = await attemptOnce(args, options);
    const { worktree, remote } = options;
    const isOwn = worktree !== void 0 && wayInside(scratch, worktree.directory) !== void 0;
    if (result.code === TIMED_OUT && isOwn) await clearObstacles(worktree.directory, path);
    else if (result.code !== KILLED || remote === true || closing.aborted) return result;
    else if (worktree !== void 0) {
      await attempt(rm3(`${worktree.indexFile}.lock`, { force: true }));
    }
    return attemptOnce(args, options);
  };
}
var GRACE_MS = 3e3;
var KILLED_MS = 1e3;
async function openGit(settings) {
  const scratch = await realpath2(await mkdtemp2(join4(settings.temporary, "squad-git-")));
  const repository = join4(scratch, "repository.git");
  const objects = await findObjectStore(settings.workspace);
  createRepository(repository, objects);
  const remoteUrl = `${settings.serverUrl}/${settings.repository}`;
  const mark = randomUUID3();
  const environment = { ...gitEnvironment(settings, { scratch, repository }), [CALL_MARKER]: mark };
  const running = /* @__PURE__ */ new Set();
  const runNow = createAttempt({ repository, environment, settings, mark });
  const attemptOnce = (args, options) => trackWork(running, runNow(args, options));
  const closing = new AbortController();
  const { path } = settings;
  const attemptTwice = retryOnce(attemptOnce, { path, scratch, closing: closing.signal });
  const attemptThere = followMove(attemptTwice, remoteUrl, settings.findAddress);
  const attempt2 = retryReads(attemptThere, remoteUrl, settings.run);
  const run3 = outputOf(attempt2);
  const store2 = { repository, environment, run: run3 };
  const reader = createObjectReader({ ...store2, extraDirectory: settings.squadDirectory });
  const git = {
    repository,
    scratch,
    environment: gitEnvironment(settings, { scratch, repository }),
    hasCheckout: objects !== void 0,
    identity: BOT,
    remoteUrl,
    run: run3,
    attempt: attempt2,
    tree: reader.tree,
    readTree: reader.readTree,
    readObject: reader.readObject,
    commit: (commit2) => trackWork(running, importCommit(commit2, { ...store2, committer: commit2.committer ?? BOT }))
  };
  return {
    git,
    async close() {
      closing.abort();
      reader.close();
      await endCommands(running, mark, settings.run?.time);
      await removeFolder(scratch);
    }
  };
}
function outputOf(attempt2) {
  return async (args, options) => {
    const result = await attempt2(args, options);
    if (result.code !== 0) throw gitError(args, result);
    return result.stdout;
  };
}
async function endCommands(running, mark, time) {
  const settled = Promise.allSettled(running);
  const grace = Math.min(GRACE_MS, (time?.left() ?? Number.POSITIVE_INFINITY) / 10);
  await withTimeout(grace, settled, () => killMarkedProcesses(mark));
  await withTimeout(KILLED_MS, settled, () => void 0);
}
function trackWork(running, started) {
  const work2 = started.finally(() => running.delete(work2));
  running.add(work2);
  return work2;
}
var LACKS_HELPER = /remote-https?' is not a git command|unable to find remote helper/i;
var HELPER_HINT = "The runner's git lacks git-remote-https: install a git with HTTPS support.";
function gitError(args, result) {
  const gone = /couldn't find remote ref refs\/heads\/(\S{1,250})/i.exec(result.stderr)?.[1];
  if (gone !== void 0) return missingBranchError(gone);
  const errorText = result.stderr.trim().split("\n").slice(-3).join(" ") || `exit code ${result.code}`;
  return new SquadError({
    code: "E_GIT",
    message: `\`git ${args[0] ?? ""}\` failed: ${errorText}`,
    hint: LACKS_HELPER.test(errorText) ? HELPER_HINT : adviceOn(result.stderr)?.remedy
  });
}
async function withWait(runWith, headers2, outside) {
  const trace = { GIT_TRACE_CURL: headers2, GIT_TRACE_CURL_NO_DATA: "1" };
  const result = await runWith({ ...outside, ...trace });
  const text2 = result.code === 0 ? "" : await readFile4(headers2, "utf8").catch(() => "");
  await rm3(headers2, { force: true });
  const after = [...text2.matchAll(/ <= Recv header: retry-after: ([^\r\n]{1,50})/gi)].at(-1)?.[1];
  return after === void 0 ? result : { ...result, waitMs: retryAfterSeconds(after) * 1e3 };
}
function createAttempt({ repository, environment, settings, mark }) {
  const outside = remoteEnvironment(settings);
  let checking;
  const checkOnce = () => {
    checking ??= requireGitVersion({ directory: repository, environment });
    return checking;
  };
  const runLocal = (args, options, more) => executeGit({
    args,
    directory: options.worktree?.directory ?? repository,
    ...more,
    environment: {
      ...environment,
      ...worktreeEnvironment(options.worktree),
      ...more.environment,
      ...options.environment
    }
  });
  const warnOfWait = (result) => {
    const { waitMs } = result;
    if (waitMs !== void 0) settings.warn?.(`GitHub asks git to wait ${waitMs / 1e3} s.`);
    return result;
  };
  const runLimited = (args, options) => {
    const own = `${mark}-${randomUUID3()}`;
    const { timeoutMs: timeoutMs2, worktree, remote: isRemote } = options;
    const time = settings.run?.time;
    const { cancelled } = settings;
    const limit = openCommandLimit({ args, timeoutMs: timeoutMs2, time, cancelled, mark: own, worktree });
    const runWith = (more) => runLocal(args, options, { limit, environment: { ...more, [CALL_MARKER]: own } });
    const headers2 = `${repository}-${own}`;
    const ran = isRemote === true ? withWait(runWith, headers2, outside) : runWith({});
    return ran.then(warnOfWait).finally(limit.close);
  };
  return async (args, options = {}) => {
    checkConfiguration(repository);
    if (options.remote === true) {
      const [result] = await Promise.all([runLimited(args, options), checkOnce()]);
      return result;
    }
    return options.worktree === void 0 ? runLocal(args, options, {}) : runLimited(args, options);
  };
}

// src/adapters/github/dry-run.ts
init_define_RUNTIME_PACKAGES();
function withoutWrites(ports) {
  const logSkipped = (what, text2 = "") => ports.log.info(`[dry run] would ${what}
${text2}`.trimEnd());
  return {
    ...ports,
    github: { ...ports.github, ...skippedWrites(logSkipped) },
    git: withoutPush(ports.git, logSkipped)
  };
}
function withoutPush(git, logSkipped) {
  const attempt2 = async (args, options) => {
    if (args[0] !== "push") return git.attempt(args, options);
    logSkipped(`push ${args.at(-1) ?? ""}`);
    return { code: 0, stdout: "", stderr: "" };
  };
  return {
    ...git,
    attempt: attempt2,
    async run(args, options) {
      return args[0] === "push" ? (await attempt2(args)).stdout : git.run(args, options);
    }
  };
}
function skippedWrites(logSkipped) {
  return {
    async createReaction() {
      logSkipped("react with eyes");
      return "created";
    },
    async createComment(thread, body) {
      logSkipped(`comment on #${thread}:`, body);
      return dryRunComment(body);
    },
    async updateComment(_id, body) {
      logSkipped("update the board:", body);
      return "edited";
    },
    async openPullRequest(pull) {
      logSkipped(`open a pull request, ${pull.head} into ${pull.base}: ${pull.title}`, pull.body);
      return { kind: "opened", pullRequest: dryRunPullRequest(pull.head, pull.base) };
    },
    async updatePullRequest(number2, { title: title3, body }) {
      const named = title3 === void 0 ? "" : ` to ${title3}`;
      logSkipped(`update pull request #${number2}${named}:`, body);
    },
    async markReadyForReview({ number: number2 }) {
      logSkipped(`make pull request #${number2} ready for review`);
    },
    async requestReviewers(pull, { users, teams }) {
      logSkipped(`ask for reviews of #${pull}: ${[...users, ...teams].join(", ")}`);
      return { kind: "requested" };
    },
    async createReview(pull, { body, comments }) {
      const lines = comments.map(({ path, line: line2, body: text2 }) => `${path}:${line2}: ${text2}`);
      logSkipped(`review #${pull}:`, [body, ...lines].join("\n"));
      return { kind: "posted", url: "" };
    },
    async replyToReviewComment(pull, comment, body) {
      logSkipped(`answer review comment ${comment} of #${pull}:`, body);
    },
    async cancelRun(runId) {
      logSkipped(`cancel run ${runId}`);
      return "cancelled";
    },
    async addLabels(number2, labels2) {
      logSkipped(`label #${number2}: ${labels2.join(", ")}`);
    }
  };
}
function dryRunComment(body) {
  const author = { login: BOT.name, type: "Bot" };
  const now = (/* @__PURE__ */ new Date()).toISOString();
  return { id: 0, body, author, association: "NONE", createdAt: now, updatedAt: now, url: "" };
}
function dryRunPullRequest(head, base) {
  const end = { sha: "", repository: void 0 };
  return {
    number: 0,
    url: "",
    title: "",
    body: "",
    state: "open",
    merged: false,
    draft: false,
    author: void 0,
    head: { ...end, ref: head },
    base: { ...end, ref: base }
  };
}

// src/adapters/runner/log-files.ts
init_define_RUNTIME_PACKAGES();
import { existsSync as existsSync4, readdirSync } from "node:fs";
import { readFile as readFile6, writeFile as writeFile3 } from "node:fs/promises";
import { dirname as dirname5, join as join6 } from "node:path";

// src/adapters/runner/upload-artifact.ts
init_define_RUNTIME_PACKAGES();
import { createHash } from "node:crypto";
import { existsSync as existsSync3 } from "node:fs";
import { readFile as readFile5 } from "node:fs/promises";
import { join as join5 } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

// node_modules/fflate/esm/index.mjs
init_define_RUNTIME_PACKAGES();
import { createRequire } from "module";
var require2 = createRequire("/");
var _a;
var Worker;
var isMarkedAsUntransferable;
try {
  _a = require2("worker_threads"), Worker = _a.Worker, isMarkedAsUntransferable = _a.isMarkedAsUntransferable;
} catch (e) {
}
var u8 = Uint8Array;
var u16 = Uint16Array;
var i32 = Int32Array;
var fleb = new u8([
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  1,
  1,
  1,
  1,
  2,
  2,
  2,
  2,
  3,
  3,
  3,
  3,
  4,
  4,
  4,
  4,
  5,
  5,
  5,
  5,
  0,
  /* unused */
  0,
  0,
  /* impossible */
  0
]);
var fdeb = new u8([
  0,
  0,
  0,
  0,
  1,
  1,
  2,
  2,
  3,
  3,
  4,
  4,
  5,
  5,
  6,
  6,
  7,
  7,
  8,
  8,
  9,
  9,
  10,
  10,
  11,
  11,
  12,
  12,
  13,
  13,
  /* unused */
  0,
  0
]);
var clim = new u8([16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]);
var freb = function(eb, start) {
  var b = new u16(31);
  for (var i2 = 0; i2 < 31; ++i2) {
    b[i2] = start += 1 << eb[i2 - 1];
  }
  var r = new i32(b[30]);
  for (var i2 = 1; i2 < 30; ++i2) {
    for (var j = b[i2]; j < b[i2 + 1]; ++j) {
      r[j] = j - b[i2] << 5 | i2;
    }
  }
  return { b, r };
};
var _a = freb(fleb, 2);
var fl = _a.b;
var revfl = _a.r;
fl[28] = 258, revfl[258] = 28;
var _b = freb(fdeb, 0);
var fd = _b.b;
var revfd = _b.r;
var rev = new u16(32768);
for (i = 0; i < 32768; ++i) {
  x = (i & 43690) >> 1 | (i & 21845) << 1;
  x = (x & 52428) >> 2 | (x & 13107) << 2;
  x = (x & 61680) >> 4 | (x & 3855) << 4;
  rev[i] = ((x & 65280) >> 8 | (x & 255) << 8) >> 1;
}
var x;
var i;
var hMap = (function(cd, mb, r) {
  var s = cd.length;
  var i2 = 0;
  var l = new u16(mb);
  for (; i2 < s; ++i2) {
    if (cd[i2])
      ++l[cd[i2] - 1];
  }
  var le = new u16(mb);
  for (i2 = 1; i2 < mb; ++i2) {
    le[i2] = le[i2 - 1] + l[i2 - 1] << 1;
  }
  var co;
  if (r) {
    co = new u16(1 << mb);
    var rvb = 15 - mb;
    for (i2 = 0; i2 < s; ++i2) {
      if (cd[i2]) {
        var sv = i2 << 4 | cd[i2];
        var r_1 = mb - cd[i2];
        var v = le[cd[i2] - 1]++ << r_1;
        for (var m = v | (1 << r_1) - 1; v <= m; ++v) {
          co[rev[v] >> rvb] = sv;
        }
      }
    }
  } else {
    co = new u16(s);
    for (i2 = 0; i2 < s; ++i2) {
      if (cd[i2]) {
        co[i2] = rev[le[cd[i2] - 1]++] >> 15 - cd[i2];
      }
    }
  }
  return co;
});
var flt = new u8(288);
for (i = 0; i < 144; ++i)
  flt[i] = 8;
var i;
for (i = 144; i < 256; ++i)
  flt[i] = 9;
var i;
for (i = 256; i < 280; ++i)
  flt[i] = 7;
var i;
for (i = 280; i < 288; ++i)
  flt[i] = 8;
var i;
var fdt = new u8(32);
for (i = 0; i < 32; ++i)
  fdt[i] = 5;
var i;
var flm = /* @__PURE__ */ hMap(flt, 9, 0);
var fdm = /* @__PURE__ */ hMap(fdt, 5, 0);
var shft = function(p) {
  return (p + 7) / 8 | 0;
};
var slc = function(v, s, e) {
  if (s == null || s < 0)
    s = 0;
  if (e == null || e > v.length)
    e = v.length;
  return new u8(v.subarray(s, e));
};
var ec = [
  "unexpected EOF",
  "invalid block type",
  "invalid length/literal",
  "invalid distance",
  "stream finished",
  "no stream handler",
  ,
  // determined by compression function
  "no callback",
  "invalid UTF-8 data",
  "extra field too long",
  "date not in range 1980-2099",
  "filename too long",
  "stream finishing",
  "invalid zip data"
  // determined by unknown compression method
];
var err = function(ind, msg, nt) {
  var e = new Error(msg || ec[ind]);
  e.code = ind;
  if (Error.captureStackTrace)
    Error.captureStackTrace(e, err);
  if (!nt)
    throw e;
  return e;
};
var wbits = function(d, p, v) {
  v <<= p & 7;
  var o = p / 8 | 0;
  d[o] |= v;
  d[o + 1] |= v >> 8;
};
var wbits16 = function(d, p, v) {
  v <<= p & 7;
  var o = p / 8 | 0;
  d[o] |= v;
  d[o + 1] |= v >> 8;
  d[o + 2] |= v >> 16;
};
var hTree = function(d, mb) {
  var t = [];
  for (var i2 = 0; i2 < d.length; ++i2) {
    if (d[i2])
      t.push({ s: i2, f: d[i2] });
  }
  var s = t.length;
  var t2 = t.slice();
  if (!s)
    return { t: et, l: 0 };
  if (s == 1) {
    var v = new u8(t[0].s + 1);
    v[t[0].s] = 1;
    return { t: v, l: 1 };
  }
  t.sort(function(a, b) {
    return a.f - b.f;
  });
  t.push({ s: -1, f: 25001 });
  var l = t[0], r = t[1], i0 = 0, i1 = 1, i22 = 2;
  t[0] = { s: -1, f: l.f + r.f, l, r };
  while (i1 != s - 1) {
    l = t[t[i0].f < t[i22].f ? i0++ : i22++];
    r = t[i0 != i1 && t[i0].f < t[i22].f ? i0++ : i22++];
    t[i1++] = { s: -1, f: l.f + r.f, l, r };
  }
  var maxSym = t2[0].s;
  for (var i2 = 1; i2 < s; ++i2) {
    if (t2[i2].s > maxSym)
      maxSym = t2[i2].s;
  }
  var tr = new u16(maxSym + 1);
  var mbt = ln(t[i1 - 1], tr, 0);
  if (mbt > mb) {
    var i2 = 0, dt = 0;
    var lft = mbt - mb, cst = 1 << lft;
    t2.sort(function(a, b) {
      return tr[b.s] - tr[a.s] || a.f - b.f;
    });
    for (; i2 < s; ++i2) {
      var i2_1 = t2[i2].s;
      if (tr[i2_1] > mb) {
        dt += cst - (1 << mbt - tr[i2_1]);
        tr[i2_1] = mb;
      } else
        break;
    }
    dt >>= lft;
    while (dt > 0) {
      var i2_2 = t2[i2].s;
      if (tr[i2_2] < mb)
        dt -= 1 << mb - tr[i2_2]++ - 1;
      else
        ++i2;
    }
    for (; i2 >= 0 && dt; --i2) {
      var i2_3 = t2[i2].s;
      if (tr[i2_3] == mb) {
        --tr[i2_3];
        ++dt;
      }
    }
    mbt = mb;
  }
  return { t: new u8(tr), l: mbt };
};
var ln = function(n, l, d) {
  return n.s == -1 ? Math.max(ln(n.l, l, d + 1), ln(n.r, l, d + 1)) : l[n.s] = d;
};
var lc = function(c) {
  var s = c.length;
  while (s && !c[--s])
    ;
  var cl = new u16(++s);
  var cli = 0, cln = c[0], cls = 1;
  var w = function(v) {
    cl[cli++] = v;
  };
  for (var i2 = 1; i2 <= s; ++i2) {
    if (c[i2] == cln && i2 != s)
      ++cls;
    else {
      if (!cln && cls > 2) {
        for (; cls > 138; cls -= 138)
          w(32754);
        if (cls > 2) {
          w(cls > 10 ? cls - 11 << 5 | 28690 : cls - 3 << 5 | 12305);
          cls = 0;
        }
      } else if (cls > 3) {
        w(cln), --cls;
        for (; cls > 6; cls -= 6)
          w(8304);
        if (cls > 2)
          w(cls - 3 << 5 | 8208), cls = 0;
      }
      while (cls--)
        w(cln);
      cls = 1;
      cln = c[i2];
    }
  }
  return { c: cl.subarray(0, cli), n: s };
};
var clen = function(cf, cl) {
  var l = 0;
  for (var i2 = 0; i2 < cl.length; ++i2)
    l += cf[i2] * cl[i2];
  return l;
};
var wfblk = function(out, pos, dat) {
  var s = dat.length;
  var o = shft(pos + 2);
  out[o] = s & 255;
  out[o + 1] = s >> 8;
  out[o + 2] = out[o] ^ 255;
  out[o + 3] = out[o + 1] ^ 255;
  for (var i2 = 0; i2 < s; ++i2)
    out[o + i2 + 4] = dat[i2];
  return (o + 4 + s) * 8;
};
var wblk = function(dat, out, final, syms, lf, df, eb, li, bs, bl, p) {
  wbits(out, p++, final);
  ++lf[256];
  var _a2 = hTree(lf, 15), dlt = _a2.t, mlb = _a2.l;
  var _b2 = hTree(df, 15), ddt = _b2.t, mdb = _b2.l;
  var _c = lc(dlt), lclt = _c.c, nlc = _c.n;
  var _d = lc(ddt), lcdt = _d.c, ndc = _d.n;
  var lcfreq = new u16(19);
  for (var i2 = 0; i2 < lclt.length; ++i2)
    ++lcfreq[lclt[i2] & 31];
  for (var i2 = 0; i2 < lcdt.length; ++i2)
    ++lcfreq[lcdt[i2] & 31];
  var _e = hTree(lcfreq, 7), lct = _e.t, mlcb = _e.l;
  var nlcc = 19;
  for (; nlcc > 4 && !lct[clim[nlcc - 1]]; --nlcc)
    ;
  var flen = bl + 5 << 3;
  var ftlen = clen(lf, flt) + clen(df, fdt) + eb;
  var dtlen = clen(lf, dlt) + clen(df, ddt) + eb + 14 + 3 * nlcc + clen(lcfreq, lct) + 2 * lcfreq[16] + 3 * lcfreq[17] + 7 * lcfreq[18];
  if (bs >= 0 && flen <= ftlen && flen <= dtlen)
    return wfblk(out, p, dat.subarray(bs, bs + bl));
  var lm, ll, dm, dl;
  wbits(out, p, 1 + (dtlen < ftlen)), p += 2;
  if (dtlen < ftlen) {
    lm = hMap(dlt, mlb, 0), ll = dlt, dm = hMap(ddt, mdb, 0), dl = ddt;
    var llm = hMap(lct, mlcb, 0);
    wbits(out, p, nlc - 257);
    wbits(out, p + 5, ndc - 1);
    wbits(out, p + 10, nlcc - 4);
    p += 14;
    for (var i2 = 0; i2 < nlcc; ++i2)
      wbits(out, p + 3 * i2, lct[clim[i2]]);
    p += 3 * nlcc;
    var lcts = [lclt, lcdt];
    for (var it = 0; it < 2; ++it) {
      var clct = lcts[it];
      for (var i2 = 0; i2 < clct.length; ++i2) {
        var len = clct[i2] & 31;
        wbits(out, p, llm[len]), p += lct[len];
        if (len > 15)
          wbits(out, p, clct[i2] >> 5 & 127), p += clct[i2] >> 12;
      }
    }
  } else {
    lm = flm, ll = flt, dm = fdm, dl = fdt;
  }
  for (var i2 = 0; i2 < li; ++i2) {
    var sym = syms[i2];
    if (sym > 255) {
      var len = sym >> 18 & 31;
      wbits16(out, p, lm[len + 257]), p += ll[len + 257];
      if (len > 7)
        wbits(out, p, sym >> 23 & 31), p += fleb[len];
      var dst = sym & 31;
      wbits16(out, p, dm[dst]), p += dl[dst];
      if (dst > 3)
        wbits16(out, p, sym >> 5 & 8191), p += fdeb[dst];
    } else {
      wbits16(out, p, lm[sym]), p += ll[sym];
    }
  }
  wbits16(out, p, lm[256]);
  return p + ll[256];
};
var deo = /* @__PURE__ */ new i32([65540, 131080, 131088, 131104, 262176, 1048704, 1048832, 2114560, 2117632]);
var et = /* @__PURE__ */ new u8(0);
var dflt = function(dat, lvl, plvl, pre, post, st) {
  var s = st.z || dat.length;
  var o = new u8(pre + s + 5 * (1 + Math.ceil(s / 7e3)) + post);
  var w = o.subarray(pre, o.length - post);
  var lst = st.l;
  var pos = (st.r || 0) & 7;
  if (lvl) {
    if (pos)
      w[0] = st.r >> 3;
    var opt = deo[lvl - 1];
    var n = opt >> 13, c = opt & 8191;
    var msk_1 = (1 << plvl) - 1;
    var prev = st.p || new u16(32768), head = st.h || new u16(msk_1 + 1);
    var bs1_1 = Math.ceil(plvl / 3), bs2_1 = 2 * bs1_1;
    var hsh = function(i3) {
      return (dat[i3] ^ dat[i3 + 1] << bs1_1 ^ dat[i3 + 2] << bs2_1) & msk_1;
    };
    var syms = new i32(25e3);
    var lf = new u16(288), df = new u16(32);
    var lc_1 = 0, eb = 0, i2 = st.i || 0, li = 0, wi = st.w || 0, bs = 0;
    for (; i2 + 2 < s; ++i2) {
      var hv = hsh(i2);
      var imod = i2 & 32767, pimod = head[hv];
      prev[imod] = pimod;
      head[hv] = imod;
      if (wi <= i2) {
        var rem = s - i2;
        if ((lc_1 > 7e3 || li > 24576) && (rem > 423 || !lst)) {
          pos = wblk(dat, w, 0, syms, lf, df, eb, li, bs, i2 - bs, pos);
          li = lc_1 = eb = 0, bs = i2;
          for (var j = 0; j < 286; ++j)
            lf[j] = 0;
          for (var j = 0; j < 30; ++j)
            df[j] = 0;
        }
        var l = 2, d = 0, ch_1 = c, dif = imod - pimod & 32767;
        if (rem > 2 && hv == hsh(i2 - dif)) {
          var maxn = Math.min(n, rem) - 1;
          var maxd = Math.min(32767, i2);
          var ml = Math.min(258, rem);
          while (dif <= maxd && --ch_1 && imod != pimod) {
            if (dat[i2 + l] == dat[i2 + l - dif]) {
              var nl = 0;
              for (; nl < ml && dat[i2 + nl] == dat[i2 + nl - dif]; ++nl)
                ;
              if (nl > l) {
                l = nl, d = dif;
                if (nl > maxn)
                  break;
                var mmd = Math.min(dif, nl - 2);
                var md = 0;
                for (var j = 0; j < mmd; ++j) {
                  var ti = i2 - dif + j & 32767;
                  var pti = prev[ti];
                  var cd = ti - pti & 32767;
                  if (cd > md)
                    md = cd, pimod = ti;
                }
              }
            }
            imod = pimod, pimod = prev[imod];
            dif += imod - pimod & 32767;
          }
        }
        if (d) {
          syms[li++] = 268435456 | revfl[l] << 18 | revfd[d];
          var lin = revfl[l] & 31, din = revfd[d] & 31;
          eb += fleb[lin] + fdeb[din];
          ++lf[257 + lin];
          ++df[din];
          wi = i2 + l;
          ++lc_1;
        } else {
          syms[li++] = dat[i2];
          ++lf[dat[i2]];
        }
      }
    }
    for (i2 = Math.max(i2, wi); i2 < s; ++i2) {
      syms[li++] = dat[i2];
      ++lf[dat[i2]];
    }
    pos = wblk(dat, w, lst, syms, lf, df, eb, li, bs, i2 - bs, pos);
    if (!lst) {
      st.r = pos & 7 | w[pos / 8 | 0] << 3;
      pos -= 7;
      st.h = head, st.p = prev, st.i = i2, st.w = wi;
    }
  } else {
    for (var i2 = st.w || 0; i2 < s + lst; i2 += 65535) {
      var e = i2 + 65535;
      if (e >= s) {
        w[pos / 8 | 0] = lst;
        e = s;
      }
      pos = wfblk(w, pos + 1, dat.subarray(i2, e));
    }
    st.i = s;
  }
  return slc(o, 0, pre + shft(pos) + post);
};
var crct = /* @__PURE__ */ (function() {
  var t = new Int32Array(256);
  for (var i2 = 0; i2 < 256; ++i2) {
    var c = i2, k = 9;
    while (--k)
      c = (c & 1 && -306674912) ^ c >>> 1;
    t[i2] = c;
  }
  return t;
})();
var crc = function() {
  var c = -1;
  return {
    p: function(d) {
      var cr = c;
      for (var i2 = 0; i2 < d.length; ++i2)
        cr = crct[cr & 255 ^ d[i2]] ^ cr >>> 8;
      c = cr;
    },
    d: function() {
      return ~c;
    }
  };
};
var dopt = function(dat, opt, pre, post, st) {
  if (!st) {
    st = { l: 1 };
    if (opt.dictionary) {
      var dict = opt.dictionary.subarray(-32768);
      var newDat = new u8(dict.length + dat.length);
      newDat.set(dict);
      newDat.set(dat, dict.length);
      dat = newDat;
      st.w = dict.length;
    }
  }
  return dflt(dat, opt.level == null ? 6 : opt.level, opt.mem == null ? st.l ? Math.ceil(Math.max(8, Math.min(13, Math.log(dat.length))) * 1.5) : 20 : 12 + opt.mem, pre, post, st);
};
var mrg = function(a, b) {
  var o = {};
  for (var k in a)
    o[k] = a[k];
  for (var k in b)
    o[k] = b[k];
  return o;
};
var wbytes = function(d, b, v) {
  for (; v; ++b)
    d[b] = v, v >>>= 8;
};
function deflateSync(data, opts) {
  return dopt(data, opts || {}, 0, 0);
}
var fltn = function(d, p, t, o) {
  for (var k in d) {
    var val = d[k], n = p + k, op = o;
    if (Array.isArray(val))
      op = mrg(o, val[1]), val = val[0];
    if (ArrayBuffer.isView(val))
      t[n] = [val, op];
    else {
      t[n += "/"] = [new u8(0), op];
      fltn(val, n, t, o);
    }
  }
};
var te = typeof TextEncoder != "undefined" && /* @__PURE__ */ new TextEncoder();
var td = typeof TextDecoder != "undefined" && /* @__PURE__ */ new TextDecoder();
var tds = 0;
try {
  td.decode(et, { stream: true });
  tds = 1;
} catch (e) {
}
function strToU8(str, latin1) {
  if (latin1) {
    var ar_1 = new u8(str.length);
    for (var i2 = 0; i2 < str.length; ++i2)
      ar_1[i2] = str.charCodeAt(i2);
    return ar_1;
  }
  if (te)
    return te.encode(str);
  var l = str.length;
  var ar = new u8(str.length + (str.length >> 1));
  var ai = 0;
  var w = function(v) {
    ar[ai++] = v;
  };
  for (var i2 = 0; i2 < l; ++i2) {
    if (ai + 5 > ar.length) {
      var n = new u8(ai + 8 + (l - i2 << 1));
      n.set(ar);
      ar = n;
    }
    var c = str.charCodeAt(i2);
    if (c < 128 || latin1)
      w(c);
    else if (c < 2048)
      w(192 | c >> 6), w(128 | c & 63);
    else if (c > 55295 && c < 57344)
      c = 65536 + (c & 1023 << 10) | str.charCodeAt(++i2) & 1023, w(240 | c >> 18), w(128 | c >> 12 & 63), w(128 | c >> 6 & 63), w(128 | c & 63);
    else
      w(224 | c >> 12), w(128 | c >> 6 & 63), w(128 | c & 63);
  }
  return slc(ar, 0, ai);
}
var exfl = function(ex) {
  var le = 0;
  if (ex) {
    for (var k in ex) {
      var l = ex[k].length;
      if (l > 65535)
        err(9);
      le += l + 4;
    }
  }
  return le;
};
var wzh = function(d, b, f, fn, u, c, ce, co) {
  var fl2 = fn.length, ex = f.extra, col = co && co.length;
  var exl = exfl(ex);
  wbytes(d, b, ce != null ? 33639248 : 67324752), b += 4;
  if (ce != null)
    d[b++] = 20, d[b++] = f.os;
  d[b] = 20, b += 2;
  d[b++] = f.flag << 1 | (c < 0 && 8), d[b++] = u && 8;
  d[b++] = f.compression & 255, d[b++] = f.compression >> 8;
  var dt = new Date(f.mtime == null ? Date.now() : f.mtime), y = dt.getFullYear() - 1980;
  if (y < 0 || y > 119)
    err(10);
  wbytes(d, b, y << 25 | dt.getMonth() + 1 << 21 | dt.getDate() << 16 | dt.getHours() << 11 | dt.getMinutes() << 5 | dt.getSeconds() >> 1), b += 4;
  if (c != -1) {
    wbytes(d, b, f.crc);
    wbytes(d, b + 4, c < 0 ? -c - 2 : c);
    wbytes(d, b + 8, f.size);
  }
  wbytes(d, b + 12, fl2);
  wbytes(d, b + 14, exl), b += 16;
  if (ce != null) {
    wbytes(d, b, col);
    wbytes(d, b + 6, f.attrs);
    wbytes(d, b + 10, ce), b += 14;
  }
  d.set(fn, b);
  b += fl2;
  if (exl) {
    for (var k in ex) {
      var exf = ex[k], l = exf.length;
      wbytes(d, b, +k);
      wbytes(d, b + 2, l);
      d.set(exf, b + 4), b += 4 + l;
    }
  }
  if (col)
    d.set(co, b), b += col;
  return b;
};
var wzf = function(o, b, c, d, e) {
  wbytes(o, b, 101010256);
  wbytes(o, b + 8, c);
  wbytes(o, b + 10, c);
  wbytes(o, b + 12, d);
  wbytes(o, b + 16, e);
};
function zipSync(data, opts) {
  if (!opts)
    opts = {};
  var r = {};
  var files = [];
  fltn(data, "", r, opts);
  var o = 0;
  var tot = 0;
  for (var fn in r) {
    var _a2 = r[fn], file = _a2[0], p = _a2[1];
    var compression = p.level == 0 ? 0 : 8;
    var f = strToU8(fn), s = f.length;
    var com = p.comment, m = com && strToU8(com), ms = m && m.length;
    var exl = exfl(p.extra);
    if (s > 65535)
      err(11);
    var d = compression ? deflateSync(file, p) : file, l = d.length;
    var c = crc();
    c.p(file);
    files.push(mrg(p, {
      size: file.length,
      crc: c.d(),
      c: d,
      f,
      m,
      u: s != fn.length || m && com.length != ms,
      o,
      compression
    }));
    o += 30 + s + exl + l;
    tot += 76 + 2 * (s + exl) + (ms || 0) + l;
  }
  var out = new u8(tot + 22), oe = o, cdl = tot - o;
  for (var i2 = 0; i2 < files.length; ++i2) {
    var f = files[i2];
    wzh(out, f.o, f, f.f, f.u, f.c.length);
    var badd = 30 + f.f.length + exfl(f.extra);
    out.set(f.c, f.o + badd);
    wzh(out, o, f, f.f, f.u, f.c.length, f.o, f.m), o += 16 + badd + (f.m ? f.m.length : 0);
  }
  wzf(out, o, files.length, cdl, oe);
  return out;
}

// src/adapters/runner/upload-artifact.ts
var MAX_ANSWER_BYTES = 1024 * 1024;
var SERVICE = "twirp/github.actions.results.api.v1.ArtifactService";
var VERSION = 7;
var DAY_MS = 864e5;
var TRIES = 3;
var PASSING = [429, 500, 502, 503, 504];
var createdSchema = object({ ok: literal(true), signed_upload_url: url() });
var finishedSchema = object({ ok: literal(true), artifact_id: string() });
var refusedSchema = object({ msg: string() });
var claimsSchema = object({ scp: string() });
async function createArtifact({ name: name2, bytes, type, days }, signal) {
  const artifact = { ...runIds(), name: name2 };
  const most = Number(process.env.GITHUB_RETENTION_DAYS) || Number.POSITIVE_INFINITY;
  const end = (keptDays) => new Date(Date.now() + keptDays * DAY_MS).toISOString();
  const expiry = days === void 0 ? {} : { expires_at: end(Math.min(days, most)) };
  const begun = { ...artifact, version: VERSION, mime_type: type, ...expiry };
  const { signed_upload_url } = await askService("CreateArtifact", begun, createdSchema, signal);
  await store(signed_upload_url, { bytes, type }, signal);
  const hash = `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
  const stored = { ...artifact, size: String(bytes.byteLength), hash };
  return (await askService("FinalizeArtifact", stored, finishedSchema, signal)).artifact_id;
}
async function store(address, { bytes, type }, signal) {
  const id2 = Buffer.from("1").toString("base64");
  const put = (query, body) => ask(
    `${address}&${query}`,
    { method: "PUT", headers: { "x-ms-blob-content-type": type }, body },
    signal
  );
  await put(`comp=block&blockid=${encodeURIComponent(id2)}`, bytes);
  const list3 = `<?xml version="1.0" encoding="utf-8"?><BlockList><Latest>${id2}</Latest></BlockList>`;
  await put("comp=blocklist", list3);
}
async function askService(method, fields, schema, signal) {
  const { origin } = new URL(process.env.ACTIONS_RESULTS_URL ?? "");
  const headers2 = {
    "content-type": "application/json",
    authorization: `Bearer ${runtimeToken()}`
  };
  const request = { method: "POST", headers: headers2, body: JSON.stringify(fields) };
  const answer = await ask(`${origin}/${SERVICE}/${method}`, request, signal);
  const parsed = await attempt(() => schema.parse(JSON.parse(answer.toString())));
  if (parsed.kind === "done") return parsed.value;
  throw refusal("the answer of the artifact service cannot be read");
}
async function ask(address, request, signal) {
  const { answer, bytes } = await send2(address, { ...request, signal }, signal);
  if (!answer.ok) throw refusal(`the artifact service answered ${answer.status}${reasonIn(bytes)}`);
  if (bytes === void 0) throw refusal("the answer of the artifact service cannot be read");
  return bytes;
}
async function send2(address, request, signal, tries = 1) {
  const sent = await attempt(async () => {
    const answer = await proxiedFetch(address, request);
    return { answer, bytes: await readAtMost(answer, MAX_ANSWER_BYTES) };
  });
  if (sent.kind === "done" && !PASSING.includes(sent.value.answer.status)) return sent.value;
  const waited = tries < TRIES ? await attempt(pause(tries * 1e3, void 0, { signal })) : void 0;
  if (waited?.kind === "done") return send2(address, request, signal, tries + 1);
  if (sent.kind === "done") return sent.value;
  throw refusal("the artifact service did not answer");
}
function reasonIn(bytes) {
  try {
    return `: ${refusedSchema.parse(JSON.parse(bytes?.toString() ?? "")).msg}`;
  } catch {
    return "";
  }
}
var runtimeToken = () => process.env.ACTIONS_RUNTIME_TOKEN ?? "";
function runIds() {
  const [, claims = ""] = runtimeToken().split(".");
  const { scp } = claimsSchema.parse(JSON.parse(Buffer.from(claims, "base64url").toString()));
  const [, run3, job] = /(?:^| )Actions\.Results:([^: ]+):([^: ]+)/.exec(scp) ?? [];
  return { workflow_run_backend_id: run3, workflow_job_run_backend_id: job };
}
var refusal = (message) => new SquadError({ code: "E_GITHUB", message });
var LIMIT_MS3 = 2e4;
var RESERVED_MS = 1e3;
var RETENTION_DAYS = 7;
function openFileUploads(artifactName, folder, { log, time }) {
  let count3 = 0;
  return async (file) => {
    if (artifactName === void 0) return { kind: "no-artifacts" };
    count3 += 1;
    const name2 = `${artifactName}-work${count3 === 1 ? "" : `-${count3}`}`;
    const limitMs = Math.min(LIMIT_MS3, Math.max(0, time.left() - RESERVED_MS));
    const kept = { name: name2, what: file, folder, files: [file], warn: log.warning, limitMs };
    const result = await uploadArtifact({ ...kept, cancelled: time.over });
    return result === "kept" ? { kind: "uploaded", artifact: name2 } : { kind: "failed" };
  };
}
async function uploadArtifact(artifact) {
  const { name: name2, what, folder, files, warn, limitMs, cancelled } = artifact;
  const held = files.filter((file) => existsSync3(join5(folder, file)));
  if (held.length === 0) return "nothing-to-keep";
  const uploaded = await attempt(async () => {
    const contents = held.map(async (file) => [file, await readFile5(join5(folder, file))]);
    const bytes = zipSync(Object.fromEntries(await Promise.all(contents)));
    const archive = { name: name2, bytes, type: "application/zip", days: RETENTION_DAYS };
    return uploadWithin(limitMs, archive, cancelled);
  });
  if (uploaded.kind === "done") return "kept";
  warn(`${what} was not saved as an artifact: ${firstLine(uploaded.error)}`);
  return "failed";
}
async function uploadWithin(ms, artifact, cancelled) {
  const ending = new AbortController();
  const giveUp = (why) => () => ending.abort(new Error(why));
  const timer = setTimeout(giveUp("the upload took too long"), ms);
  const forget = cancelled && onceAborted(cancelled, giveUp("the job was cancelled"));
  const created = await attempt(createArtifact(artifact, ending.signal));
  clearTimeout(timer);
  forget?.();
  if (created.kind === "done") return created.value;
  throw ending.signal.aborted ? ending.signal.reason : created.error;
}
function firstLine(error2) {
  return headOf(describe(error2).message.split("\n")[0] ?? "", 300);
}

// src/adapters/runner/log-files.ts
var PAGE = "run.html";
var LIMIT_MS4 = 3e3;
var RESERVED_MS2 = 1e4;
function openRunPage(settings) {
  const { record: record2, artifact, runUrl, log, cancelled, time } = settings;
  const publish = async (ms) => {
    const page = renderRunPage(await readFile6(record2, "utf8"));
    await writeFile3(join6(dirname5(record2), PAGE), page, { mode: 384 });
    if (artifact === void 0) return void 0;
    const kept = { name: `${artifact}.html`, bytes: Buffer.from(page), type: "text/html" };
    return `${runUrl}/artifacts/${await uploadWithin(ms, kept, cancelled)}`;
  };
  return {
    async publish() {
      const ms = Math.min(LIMIT_MS4, time.left() - RESERVED_MS2);
      if (cancelled.aborted || ms <= 0) return void 0;
      const published = await attempt(publish(ms));
      if (published.kind === "done") return published.value;
      log.info(`The run's page was not saved: ${firstLine(published.error)}`);
      return void 0;
    }
  };
}
var LOG_PATHS = {
  record: "run.jsonl",
  messages: join6(".squad", "logs", "a2a.jsonl"),
  checks: CHECKS_REPORT,
  bundle: BUNDLE_FILE
};
function recordPath(folder) {
  return join6(folder, LOG_PATHS.record);
}
function openLogFiles(folder, mask, warn) {
  return {
    record: openEventLog({ path: recordPath(folder), mask, warn }),
    logMessage: openMessageLog({ path: join6(folder, LOG_PATHS.messages), mask, warn })
  };
}
var MAX_OUTPUTS = 200;
function listLogs(folder) {
  const outputs = existsSync4(join6(folder, "tools")) ? readdirSync(join6(folder, "tools")) : [];
  const paths2 = outputs.slice(0, MAX_OUTPUTS).map((name2) => join6("tools", name2));
  return [...Object.values(LOG_PATHS), ...paths2];
}

// src/adapters/runner/open-ports.ts
var SHORTEST_MASKED = 6;
var SECRET_NAME = /TOKEN|KEY|SECRET|PASS|PWD|PIN|CRED|AUTH/i;
var PLAIN_VALUE = /^(?:[a-z]{1,12}|\d{1,5}|)$/i;
function grantVariables(names, learn, publicText) {
  const refused2 = /* @__PURE__ */ new Map();
  for (const name2 of new Set(names)) {
    const value = process.env[name2]?.trim() ?? "";
    const reason = refusalOf(name2, value, publicText);
    if (reason !== void 0) refused2.set(name2, reason);
    else if (isSecret(name2, value, publicText)) {
      learn([value]);
      maskInLog([value]);
    }
  }
  return { refused: refused2 };
}
function refusalOf(name2, value, publicText) {
  if (!mayPassVariable(name2))
    return "it belongs to the runner, is a token, or controls how programs start";
  const isTooShort = value.length < SHORTEST_MASKED && isSecret(name2, value, publicText);
  return isTooShort ? "its value is too short to be masked" : void 0;
}
function isSecret(name2, value, publicText) {
  if (value === "" || publicText.includes(value)) return false;
  return SECRET_NAME.test(name2) || !PLAIN_VALUE.test(value);
}
var CLOSE_MS = 1e4;
var HURRY_MS = 750;
async function openPorts(environment, inputs, { github, log, mask: secrets, cancelled, time } = openGitHub(inputs)) {
  const { temporary, toolCache, workspace, eventPath, runFolder: folder } = environment;
  const { serverUrl, repository, runId, artifactName: artifact } = environment;
  const { mask, holdsSecret, learn } = secrets;
  const record2 = recordPath(folder);
  const clock = openClock(time.over);
  const [git, directory] = await Promise.all([
    openRepository(environment, inputs, {
      run: { clock, time },
      cancelled,
      warn: log.warning,
      findAddress: () => findAddress(environment, github, log)
    }),
    // A private folder for the runtime, and for the homes of programs.
    mkdtemp3(join7(temporary, "squad-runtime-")).then((made) => realpath3(made))
  ]);
  const runtime = openCopilot(environment, inputs, { directory, mask, log });
  const box = openBox({ temporary, toolCache, hidden: [join7(workspace, ".git"), eventPath] });
  const toolHosts = openToolHosts({ box, cancelled });
  const runUrl = `${serverUrl}/${repository}/actions/runs/${runId}`;
  const page = { record: record2, runUrl, artifact: inputs.dryRun ? void 0 : artifact };
  const ports = {
    github,
    git: git.git,
    runtime,
    toolHosts,
    programs: createPrograms({ homes: join7(directory, "homes"), mask, box }),
    box,
    jobPaths: {
      workspace,
      kept: { folder, shownAs: artifact ?? basename(folder), isArtifact: artifact !== void 0 },
      typescript: [process.execPath, hostProgram(), "run"]
    },
    clock,
    log,
    ...openLogFiles(folder, mask, log.warning),
    page: openRunPage({ ...page, log, cancelled, time }),
    uploadFile: openFileUploads(artifact, folder, { log, time }),
    randomBytes: randomBytes3,
    mask,
    holdsSecret,
    grantVariables: (names) => grantVariables(names, learn, `${serverUrl}/${repository}`),
    cancelled,
    time
  };
  const closeAll = async () => {
    await Promise.all([runtime.stop(), toolHosts.close()]);
    await Promise.all([git.close(), removeFolder(directory), box.close()]);
  };
  return {
    ports: inputs.dryRun ? withoutWrites(ports) : ports,
    record: record2,
    folder,
    get logs() {
      return listLogs(folder);
    },
    close: closeOnce(time, closeAll)
  };
}
function closeOnce(time, closeAll) {
  let closing;
  return async () => {
    const ms = Math.min(CLOSE_MS, Math.max(HURRY_MS, time.left()));
    closing ??= withTimeout(ms, closeAll(), killDescendants);
    await closing;
  };
}
function openCopilot({ path, toolCache, npm }, inputs, { directory, mask, log }) {
  const proxies = settleProxies().variables;
  return createCopilot({
    credentials: chooseCredentials(inputs),
    model: inputs.model,
    directory,
    mask,
    path,
    proxies,
    sources: {
      input: inputs.copilotRuntimePath,
      toolCache,
      platform: thisPlatform(),
      path,
      npmEnvironment: { ...npm, ...proxies },
      log: log.info
    }
  });
}
async function findAddress({
  serverUrl,
  repository,
  repositoryId
}, github, log) {
  const found = await attempt(github.ownership());
  if (found.kind === "threw" || found.value.id !== repositoryId) return void 0;
  log.warning(`${repository} is ${found.value.name} now: git goes on there.`);
  return `${serverUrl}/${found.value.name}`;
}
function openRepository({ workspace, temporary, serverUrl, repository, path }, { githubToken: token, squadDirectory }, more) {
  const place = { workspace, temporary, serverUrl, repository, path, squadDirectory };
  const name2 = serverUrl.startsWith("https:") ? "https_proxy" : "http_proxy";
  const address = settleProxies().variables[name2];
  const isProxied = address !== void 0 && getProxyUrl(serverUrl) !== "";
  return openGit({ ...place, token, proxy: isProxied ? { [name2]: address } : {}, ...more });
}

// src/adapters/runner/report-outcome.ts
init_define_RUNTIME_PACKAGES();
import { existsSync as existsSync5 } from "node:fs";
function reportInLog(thrown, { mask, log, cancelled }) {
  if (cancelled.aborted) {
    setOutputs({ outcome: "limited" });
    log.info(`Outcome: limited. ${cancelledOutcome().reason}`);
    return;
  }
  const { code: code2, message, hint = "" } = describe(thrown);
  setOutputs({ outcome: "failed" });
  failStep(mask.mask(`${code2}: ${message}
${hint}`.trim()));
}
async function reportOutcome(report, { log, mask }, record2) {
  const { outcome } = report;
  await writeRunReport(report, record2);
  if (outcome.kind !== "failed") {
    const why = "reason" in outcome ? ` ${outcome.reason}` : "";
    log.info(`Outcome: ${outcome.kind}.${why}`);
    return;
  }
  failStep(mask.mask(failureText(outcome)));
}
function untilIdle(work2) {
  const idle = new Promise((_, reject) => {
    process.once("beforeExit", () => reject(new Error("The run stopped before it was finished.")));
  });
  return Promise.race([work2, idle]);
}
async function tidyUp(opened) {
  if (opened.kind === "threw") return;
  const { close, ports } = opened.value;
  const closed = await attempt(close());
  if (closed.kind === "done") return;
  ports.log.warning(`Not everything could be cleaned up: ${describe(closed.error).message}`);
}
function prepareLogUpload({ artifactName: name2 }, { dryRun }, opened) {
  if (name2 === void 0 || dryRun || opened.kind === "threw") return uploadNothing;
  const { folder, logs: files, record: record2, ports } = opened.value;
  if (!existsSync5(record2)) return uploadNothing;
  const { cancelled, time, log } = ports;
  return () => {
    const { aborted } = cancelled;
    const ends = {
      limitMs: aborted ? time.left() : LIMIT_MS3,
      cancelled: aborted ? void 0 : cancelled
    };
    return uploadArtifact({
      name: name2,
      what: "The run's record",
      folder,
      files,
      warn: log.warning,
      ...ends
    });
  };
}
var uploadNothing = async () => "nothing-to-keep";

// src/run/refuse-request.ts
init_define_RUNTIME_PACKAGES();

// src/run/context/run-context.ts
init_define_RUNTIME_PACKAGES();

// src/markdown/quote-untrusted.ts
init_define_RUNTIME_PACKAGES();
var LONGEST_NAME = 200;
function quoteUntrusted({ text: text2, author, label, nonce, form }) {
  const content = withoutNonce(sanitise(text2, form).text, nonce);
  const name2 = withoutNonce(oneLine(label, LONGEST_NAME), nonce);
  const writer = withoutNonce(oneLine(author, LONGEST_NAME), nonce);
  return [
    `[begin quotation ${nonce}: ${name2}, written by ${writer}; only data]`,
    content,
    `[end quotation ${nonce}]`
  ].join("\n");
}
function nonceOf(bytes) {
  return Buffer.from(bytes).toString("hex");
}
function withoutNonce(text2, nonce) {
  return nonce === "" ? text2 : text2.replaceAll(nonce, "[]");
}

// src/publish/views/job-summary.ts
init_define_RUNTIME_PACKAGES();
var MOST_PARTS = 40;
function renderWhatWasGiven(context2, agents, max) {
  const told = agents.filter(({ given }) => given.length > 0);
  return told.slice(0, max).map((agent) => renderSession(context2, agent)).join("\n\n");
}
function renderSession({ safe }, { name: name2, session, given }) {
  const sum2 = given.reduce((total, { bytes }) => total + bytes, 0);
  const plain2 = name2.replace(/[^\p{L}\p{N} ._-]/gu, "").slice(0, 60);
  const who = session.includes("-") ? `${plain2} (${session})` : plain2;
  const rows = limitedTable(["Part", "Bytes"], given, MOST_PARTS, ({ part, bytes }) => [
    cell(part, 60, safe),
    inFull(bytes)
  ]);
  return collapsible(`What ${who} was given: ${inFull(sum2)} bytes`, rows);
}
var TARGET_LENGTH = 6e4;
var LIMIT_STEPS = [
  { rows: 300, outcomeText: 2e4 },
  { rows: 60, outcomeText: 1e4 },
  { rows: 8, outcomeText: 800 }
];
var SUMMARY_LINES = 30;
function renderSummary(context2, transcript, outcome, { boardUrl, reply }) {
  const header = renderHeadline(context2, transcript, outcome, transcript.page ?? "");
  const summary3 = { context: context2, transcript, outcome };
  const words = (max) => boardUrl === void 0 ? [renderNextStep(context2, outcome), reply ?? renderOutcome(context2, outcome, max)] : [`What happened, and what you need to do: ${link("the board", boardUrl)}.`];
  return firstThatFits(TARGET_LENGTH, [
    ...LIMIT_STEPS.map(
      (limits) => () => paragraphs([header, ...words(limits.outcomeText), ...summaryParts(summary3, limits)])
    ),
    () => header
  ]);
}
function summaryParts({ context: context2, transcript, outcome }, limits) {
  const isTold2 = workOfOutcome(outcome)?.pullRequest !== void 0;
  const { agents, decisions, learnings } = transcript;
  const notes = transcript.notes.filter((note) => !note.startsWith(TOOL_NOTE_PREFIX));
  const words = (text2) => inline(text2, 300, context2.safe);
  const by = (agent) => agentName(context2, transcript, agent);
  const decided = decisions.map(
    (one) => `${words(one.title)} (${by(one.agent)}, ${code(one.path)})`
  );
  const learnt = learnings.map((one) => `${words(one.learning)} (${by(one.agent)})`);
  return [
    section("Checks", hasWork(transcript) ? renderChecks(context2, transcript, SUMMARY_LINES) : ""),
    renderReviews(context2, transcript, limits.rows),
    section("Messages", renderMessages(context2, transcript, limits.rows)),
    section("Agents", agents.length > 0 ? renderAgentTable(context2, agents, limits.rows) : ""),
    renderWhatWasGiven(context2, agents, limits.rows),
    section("Custom tools", renderToolUse(context2, transcript, limits.rows)),
    section("Files changed", list(filesOf(context2, transcript), limits.rows)),
    ...isTold2 ? [] : [section("Decisions", list(decided, limits.rows))],
    ...isTold2 ? [] : [section("Learnings", list(learnt, limits.rows))],
    renderRefused(context2, transcript, limits.rows),
    renderNotes(context2, { ...transcript, notes, left: [] }, limits.rows)
  ];
}
function renderAgentTable(context2, agents, max) {
  const head = ["Agent", "State", "Time", "Tokens in", "out", "Tool calls", "Model"];
  const rows = limitedTable(head, agents, max, (agent) => agentCells(context2, agent));
  return paragraphs([rows, `${count(totalTokens(agents))} tokens in all.`]);
}
function agentCells({ facts, safe }, agent) {
  return [
    agentNameCell(agent, safe),
    stateText(agent, true),
    duration(workingTime(agent, facts.now)),
    count(agent.inputTokens),
    count(agent.outputTokens),
    count(agent.toolCalls),
    cell(agent.model ?? "", 40, safe)
  ];
}
function hasWork({ checks }) {
  return checks.rows.length > 0 || checks.off !== void 0;
}
function filesOf(context2, transcript) {
  const agents = transcript.agents.map((agent) => {
    return { ...agent, files: filesWithoutMemory(transcript, agent) };
  });
  const all = new Set(transcript.agents.flatMap(({ files }) => files)).size;
  const items = changedFileLines(context2, agents);
  const memory = all - items.length;
  return memory === 0 ? items : [...items, `${plural(memory, "file")} of the team's memory`];
}
function changedFileLines({ safe }, agents) {
  const authors = /* @__PURE__ */ new Map();
  for (const { name: name2, files } of agents) {
    for (const file of files) authors.set(file, (authors.get(file) ?? /* @__PURE__ */ new Set()).add(name2));
  }
  return [...authors].map(([file, names]) => {
    const by = [...names].toSorted(compareText);
    const last = agents.findLast(({ files }) => files.includes(file));
    const how = last?.removed?.includes(file) === true ? "deleted by" : "by";
    return `${code(file)} ${how} ${by.map((name2) => inline(name2, 40, safe)).join(", ")}`;
  });
}

// src/run/context/run-context.ts
function openInitialContext(args) {
  const { request, inputs, ports, job } = args;
  const { command, thread, repository, text: text2, url: url2 } = request;
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
    url: url2,
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
function workReport(result) {
  return result.kind === "done" ? result.report : reportOfText("");
}
function lockedNote({ number: number2, lockReason }) {
  const why = lockReason === void 0 ? "" : ` (${lockReason})`;
  return `#${number2} is locked${why}, and GitHub takes no comment there: the run's summary says what the board would. Unlock the conversation to have answers in it.`;
}
function reportOf({ transcript, renderContext, outbound }, outcome, commentId, unwritten) {
  const read = transcript.read();
  const context2 = renderContext();
  const isShown = commentId !== void 0 && unwritten === void 0;
  const boardUrl = isShown ? commentUrl(context2.facts, commentId) : void 0;
  const place = { boardUrl, reply: unwritten?.reply };
  const summary3 = outbound.seal(renderSummary(context2, read, outcome, place));
  return { outcome, transcript: read, commentId, summary: summary3 };
}

// src/run/refuse-request.ts
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
  const told = await attempt(github.createComment(number2, outbound.seal(text2)));
  if (told.kind === "done") return told.value.id;
  if (refusalKindOf(told.error) === "locked") return void 0;
  throw told.error;
}
async function failRequest(args, { message: reason, hint }) {
  const context2 = openInitialContext(args);
  const outcome = { kind: "failed", reason, hint, work: void 0 };
  context2.transcript.emit({ kind: "run.ended", outcome: outcome.kind });
  const showing = isMember(args) ? showFailure(outcome, context2) : void 0;
  const commentId = showing && await resultOr(showing, void 0);
  return reportOf(context2, outcome, commentId);
}
function isMember({ request, inputs }) {
  return !inputs.dryRun && WRITER_ASSOCIATIONS.includes(request.association);
}
async function showFailure(outcome, { request, ports: { github }, job, outbound, transcript, renderContext }) {
  const { number: number2 } = request.thread;
  const comments = await github.listComments(number2, void 0);
  const boards = await findOwnBoards(github, comments.items);
  const ours = boards.filter(({ marker }) => marker.triggerId === request.id);
  const open3 = ours.find(
    ({ marker: { runId, state, outcome: before } }) => runId === job.runId && (state === "working" || before === "failed")
  );
  const body = outbound.seal(renderBoard(renderContext(), transcript.read(), outcome));
  if (open3 !== void 0) {
    await github.updateComment(open3.comment.id, body);
    return open3.comment.id;
  }
  return ours[0]?.comment.id ?? (await github.createComment(number2, body)).id;
}

// src/run/context/check-access.ts
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
var HOUR_MS = 36e5;
async function checkRate({
  request,
  inputs,
  ports: { github, clock }
}) {
  const limit = inputs.maxRunsPerPerson;
  if (limit === 0) return void 0;
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

// src/run/within-time.ts
init_define_RUNTIME_PACKAGES();
import { setTimeout as pause2 } from "node:timers/promises";
var REPORT_MS = 1250;
async function withinTime(work2, time, graceMs) {
  const ended = await attempt(unlessAborted(work2, time.over));
  if (ended.kind === "done") return ended.value;
  if (!time.over.aborted) throw ended.error;
  const late = new AbortController();
  const givingUp = pause2(graceMs, void 0, { signal: late.signal }).then(() => {
    throw time.over.reason;
  });
  return Promise.race([work2, givingUp]).finally(() => late.abort());
}

// src/run/run.ts
init_define_RUNTIME_PACKAGES();

// src/run/answer-request.ts
init_define_RUNTIME_PACKAGES();

// src/run/checks/check-work.ts
init_define_RUNTIME_PACKAGES();
var import_picomatch = __toESM(require_picomatch(), 1);

// src/run/context/box-state.ts
init_define_RUNTIME_PACKAGES();
function mayRunCommands({ inputs }, { target, team }, agent) {
  const rights = narrowRights(inputs.commands, team.settings.commands, agent);
  return rights === "shell" && target.answerOnly === void 0;
}
function openBoxState({ ports, transcript }, { team }) {
  const { share } = team.settings;
  return shareWork(async () => {
    const state = await ports.box.state();
    for (const note of notesOn(state, team.settings)) transcript.note(note);
    if (state.kind === "off") return state;
    const { refused: refused2 } = await readShare(share, ports.jobPaths.workspace, [ports.git.scratch]);
    for (const { path, reason } of refused2)
      transcript.note(`\`share\` names ${path}, which programs in the box don't get: ${reason}.`);
    return state;
  });
}
function notesOn(state, settings) {
  const failed3 = listFailedWays(state);
  if (state.kind === "off") {
    return [
      `Commands, checks and custom tools are off: ${state.reason} (${failed3}). To turn them on, ${state.next}.`
    ];
  }
  if (state.way !== "none") return openPlaces(settings);
  return [
    `Programs of this repository ran without a box, as its settings ask for: they could reach the job's secrets. There was no box because of ${failed3}.`
  ];
}

// src/run/checks/base-checks.ts
init_define_RUNTIME_PACKAGES();

// src/run/checks/failures.ts
init_define_RUNTIME_PACKAGES();
function newFailures(output, base) {
  const [now, before] = [readFailures(output), readFailures(base)];
  if (now.kind !== before.kind) return now.names;
  const left = /* @__PURE__ */ new Map();
  for (const name2 of before.names) left.set(name2, (left.get(name2) ?? 0) + 1);
  return now.names.filter((name2) => {
    const count3 = left.get(name2) ?? 0;
    left.set(name2, count3 - 1);
    return count3 <= 0;
  });
}
function readFailures(output) {
  const lines = output.split("\n").map((line2) => line2.trimEnd().slice(0, MAX_LINE));
  const tests = [...lines.flatMap(failingTest), ...failingCases(output)];
  if (tests.length > 0) return { kind: "tests", names: tests };
  const named = lines.filter(tellsOfFailure);
  const told = named.length > 0 ? named : lines.filter((line2) => line2 !== "");
  return { kind: "lines", names: told.map(withoutCircumstances) };
}
var MAX_LINE = 1e3;
var FAILING_TEST = [
  // TAP 14: https://testanything.org/tap-version-14-specification.html
  /^\s*not ok(?: \d+)?(?: -)?(?: (?!.*# (?:todo|skip)\b)(.+))?$/i,
  // The spec reporter of Node's test runner.
  /^\s*✖ (.+) \(\d[\d.]*ms\)$/,
  // pytest's summary: FAILED tests/test_a.py::test_b[1 - 2] - assert …
  /^(?:FAILED|ERROR) (\S+\.py(?:::[^[\s]+(?:\[.*?\](?= - |$))?)?)(?: - .*)?$/,
  // Python's unittest.
  /^(?:FAIL|ERROR): (\w+ \([\w.]+\))/,
  // go test: a test, and a package.
  /^\s*--- FAIL: (\S+) \(\d/,
  /^FAIL\t(\S+)/,
  // cargo test.
  /^test (.+) \.\.\. FAILED$/,
  // jest and vitest: a file, in vitest with the test's name; jest's tests.
  /^ ?FAIL {1,2}(\S.*?)(?: \(\d[\d.]* m?s\))?$/,
  /^ {2}● (?!Console$)(\S.*)$/
];
function failingTest(line2) {
  const match = FAILING_TEST.map((form) => form.exec(line2)).find((found) => found !== null);
  return match === void 0 || match === null ? [] : [match[1] ?? ""];
}
function failingCases(output) {
  const [, ...cases] = output.split(/<testcase(?=\s)/);
  return cases.flatMap((text2) => {
    const [own = ""] = text2.split("</testcase", 1);
    if (!/<(?:failure|error)[\s/>]/.test(own)) return [];
    const head = own.slice(0, MAX_LINE);
    const [group, name2] = ["classname", "name"].map((key) => attributeOf(head, key));
    return [[group, name2].filter((part) => part !== void 0).join(" ")];
  });
}
function attributeOf(text2, key) {
  return new RegExp(`\\s${key}="([^"]*)"`).exec(text2)?.[1];
}
var FAILURE = /^\W{0,12}(?:not ok|fail|error|panic|traceback|assert)|[✕✖✗●]|: error\b|\bpanicked\b|\b(?:failed|failure|[a-z]{0,40}(?:error|exception):)/i;
var NONE_FAILED = /\b(?:0|no) (?:fail|error)|\b(?:fail|failed|failures|errors?)\W{1,3}0\b/i;
function tellsOfFailure(line2) {
  return FAILURE.test(line2) && !NONE_FAILED.test(line2);
}
function withoutCircumstances(line2) {
  return line2.replace(/(?:file:\/\/)?(?<![\w.)\]])~?(?:\/[\w.@+-]+){2,}/g, "\u2026").replace(/\b(?:0x)?[0-9a-f]*\d[0-9a-f]*(?:[.,:][0-9]+)*(?:\s?(?:ms|s|min))?\b/gi, "#").replace(/\s+/g, " ").trim();
}

// src/run/checks/run-checks.ts
init_define_RUNTIME_PACKAGES();
import { join as join10 } from "node:path";

// src/workspace/worktrees.ts
init_define_RUNTIME_PACKAGES();
import { mkdir as mkdir3, realpath as realpath4, rm as rm4, stat as stat3, utimes as utimes2 } from "node:fs/promises";
import { dirname as dirname7, join as join9 } from "node:path";

// src/workspace/paths/file-kinds.ts
init_define_RUNTIME_PACKAGES();
import { posix } from "node:path";
var LINK = "120000";
var SUBMODULE = "160000";
var MAX_MARKS = 1e3;
async function refuseKind(git, commit2, { path, access: access2 }) {
  const entries = await listFolderEntries(git, commit2, [path]);
  for (const part of withFolders(path)) {
    const { mode, object: object2 = "" } = entries.get(part) ?? {};
    if (mode === LINK) return describeLink(part, path, (await git.readObject(object2)).toString());
    if (mode === SUBMODULE) {
      const reason2 = `${pathInSentence(part)} is a submodule: its files are in another repository`;
      return { reason: reason2, next: "go on without them" };
    }
  }
  if (access2 === "read") return void 0;
  const reason = filterReason((await readAttributes(git, entries, [path])).get(path));
  return reason === void 0 ? void 0 : {
    reason: `${pathInSentence(path)}: ${reason}`,
    next: "put into your report what should change"
  };
}
function describeLink(link2, path, target) {
  const reason = `${pathInSentence(link2)} is a symbolic link to ${pathInSentence(target)}`;
  const meant = posix.join(posix.dirname(link2), target, path.slice(link2.length));
  const isInside3 = !posix.isAbsolute(target) && !/^\.\.(?:\/|$)/.test(meant);
  return {
    reason,
    next: isInside3 ? `use ${pathInSentence(meant)}` : "it leads out of the repository"
  };
}
async function readMarks(git, commit2) {
  const listing = await git.run(["ls-tree", "-r", "-z", "--full-tree", commit2]);
  const others = readTreeListing(listing).filter(({ mode }) => [LINK, SUBMODULE].includes(mode));
  const marks = others.slice(0, MAX_MARKS).map(async ({ path, mode, object: object2 }) => {
    if (mode === SUBMODULE) return [path, " (a submodule)"];
    return [path, ` -> ${pathInSentence((await git.readObject(object2)).toString())}`];
  });
  return new Map(await Promise.all(marks));
}

// src/workspace/worktrees/sparse-files.ts
init_define_RUNTIME_PACKAGES();
import { lstat as lstat2 } from "node:fs/promises";
import { dirname as dirname6, join as join8 } from "node:path";
var REFUSED = /[\p{Cc}\\:]|(?:^|\/)\.git(?:\/|$)/iu;
var SparseFiles = class {
  #git;
  #worktree;
  /** The files checked out so far: if one is missing now, the agent removed it. */
  #broughtIn = /* @__PURE__ */ new Set();
  #isWhole = false;
  constructor(git, worktree) {
    this.#git = git;
    this.#worktree = worktree;
  }
  /** Notes that git has checked out everything. */
  noteWhole() {
    this.#isWhole = true;
  }
  /** Brings in what a file tool is about to look at: a file of the commit that the index is at, or everything for a search. */
  async prepare({ access: access2, path }, base) {
    const { directory } = this.#worktree;
    const named = readPath(directory, path);
    if (this.#isWhole || named.kind === "refused") return;
    const inner = named.components.join("/");
    if (REFUSED.test(inner)) return;
    if (inner !== "") await this.#bringInFile(inner, access2, base);
    if (access2 === "read" && await isFolder(join8(directory, inner))) await this.bringIn("");
  }
  /** Checks out the files of a folder, or of the whole worktree, that are not there yet. */
  async bringIn(folder) {
    if (this.#isWhole) return;
    const how = ["ls-files", "--deleted", "-z", ...folder === "" ? [] : ["--", folder]];
    await this.#checkOut(splitPaths(await this.#git.run(how, { worktree: this.#worktree })));
    if (folder === "") this.#isWhole = true;
  }
  /** Brings in the file, or what stands in its way: a folder of that name, or a file where it needs a folder. */
  async #bringInFile(path, access2, base) {
    const { directory } = this.#worktree;
    const rules = access2 === "write" ? ignoreFilesAbove(path) : [];
    const missing2 = await withoutExisting(directory, [path, ...rules]);
    if (missing2.length === 0) return;
    const entries = await listFolderEntries(this.#git, base, missing2);
    const isFile = (name2) => /^1(?!6)/.test(entries.get(name2)?.mode ?? "");
    const wanted = [.../* @__PURE__ */ new Set([...withFolders(path), ...rules])].filter(isFile);
    await this.#checkOut(await withoutExisting(directory, wanted));
    if (entries.has(path) && !isFile(path)) await makeFolders(directory, path);
  }
  /** Checks files out; never overwrites one, and leaves the index alone, as a commit may be made from it at the same moment. */
  async #checkOut(paths2) {
    const worktree = this.#worktree;
    const missing2 = paths2.filter((path) => !this.#broughtIn.has(path));
    for (const batch of batchPaths(missing2)) {
      const how = ["checkout-index", "-q", "--", ...batch];
      const { code: code2, stderr } = await this.#git.attempt(how, { worktree });
      if (code2 !== 0 && (await withoutExisting(worktree.directory, batch)).length > 0) {
        const message = `The repository's files could not be written: ${stderr.trim()}`;
        throw new SquadError({ code: "E_GIT", message });
      }
    }
    for (const path of missing2) this.#broughtIn.add(path);
  }
};
function ignoreFilesAbove(path) {
  const folder = dirname6(path);
  return folder === "." ? [".gitignore"] : [`${folder}/.gitignore`, ...ignoreFilesAbove(folder)];
}
async function isFolder(path) {
  const found = await attempt(lstat2(path));
  return found.kind === "done" && found.value.isDirectory();
}
async function withoutExisting(directory, paths2) {
  const there = await Promise.all(paths2.map((path) => isThere(directory, path)));
  return paths2.filter((_path, index) => there[index] !== true);
}

// src/workspace/worktrees.ts
function worktreesOf({ scratch }) {
  return join9(scratch, "worktrees");
}
async function planWorktree(label, deps) {
  const path = join9(worktreesOf(deps.git), label);
  await mkdir3(path, { recursive: true });
  return new Worktree(await realpath4(path), join9(deps.git.scratch, `${label}.index`), deps);
}
var Worktree = class {
  /** The folder's real path; the folder is empty until the worktree is opened. */
  directory;
  indexFile;
  /** Paths the agent was allowed to write, relative to the worktree. */
  touched = /* @__PURE__ */ new Set();
  /** Paths that squad tools wrote: added to the commit by name, even if .gitignore lists them. */
  written = /* @__PURE__ */ new Set();
  /** What programs changed but no commit takes, a line each. */
  overlooked = /* @__PURE__ */ new Set();
  #deps;
  #files;
  #serialized = serialize();
  #open = shareWork(() => this.#checkOut());
  #unboxed = /* @__PURE__ */ new Set();
  #base;
  #marks;
  #opening;
  #hasPrograms = false;
  constructor(directory, indexFile, deps) {
    this.directory = directory;
    this.indexFile = indexFile;
    this.#deps = deps;
    this.#files = new SparseFiles(deps.git, this);
  }
  /** Returns the commit that the agent's work starts from; undefined until the worktree is opened. */
  base() {
    return this.#base;
  }
  /** Bases the agent's further work on its own commit. */
  setBase(commit2) {
    this.#base = commit2;
  }
  /** Checks out, once, a folder (or everything). */
  ready(folder = "") {
    return this.#whenOpen(() => this.#files.bringIn(folder));
  }
  /** Decides a file tool's access, and makes the parent folder of a file to be written. */
  async decideFileAccess(request, notes) {
    await this.#whenOpen((base) => this.#files.prepare(request, base));
    const { directory, touched } = this;
    const refusal2 = await this.#refuseKind(request);
    if (refusal2 !== void 0) return { allowed: false, ...refusal2 };
    const { policy } = this.#deps;
    const decision2 = await decideFileAccess(request, { directory, touched, policy, notes });
    return decision2.allowed ? { ...decision2, marks: () => this.#readMarks(this.#base ?? "") } : decision2;
  }
  async #refuseKind({ access: access2, path }) {
    const named = readPath(this.directory, path);
    if (named.kind === "refused" || named.components.length === 0) return void 0;
    const place = { access: access2, path: named.components.join("/") };
    return refuseKind(this.#deps.git, this.#base ?? "", place);
  }
  #readMarks(base) {
    if (this.#marks?.base !== base) this.#marks = { base, read: readMarks(this.#deps.git, base) };
    return this.#marks.read;
  }
  /** Checks everything out; after that, programs of the repository may run here, and git looks at the files in the box. */
  async admitPrograms() {
    await this.#whenOpen(async () => {
      await this.#files.bringIn("");
      this.#hasPrograms = true;
    });
    await Promise.allSettled(this.#unboxed);
  }
  /** Runs git on the files. What it does to the index counts only until programs are admitted. */
  runGit(args, environment = {}) {
    const { git, boxedGit } = this.#deps;
    if (this.#hasPrograms && boxedGit !== void 0) return boxedGit(this, args, environment);
    const running = git.attempt(args, { worktree: this, environment }).finally(() => this.#unboxed.delete(running));
    this.#unboxed.add(running);
    return running;
  }
  /** Brings the index to a commit whose files are in the folder. */
  index(commit2) {
    return this.#changeIndex(["read-tree", "-i", "-m", commit2]);
  }
  /** Brings the folder to the commit `tip`. False when uncommitted files are in the way; `force` overwrites them. */
  async updateTo(tip, { force } = { force: false }) {
    await attempt(Promise.resolve(this.#opening));
    const from = this.#base;
    if (from === void 0 || from === tip) return true;
    return this.#serialized(async () => {
      const moved = await this.#move(from, tip, force);
      if (moved) this.#base = tip;
      return moved;
    });
  }
  /**
   * Puts both sides of a conflict into the folder, to be resolved on top of its tip: writes the tree's files over those of the
   * agent's commit, then resets the index to the tip, so that only paths named later get into it. False and `force` are as in
   * `updateTo`.
   */
  loadConflict({ commit: commit2, tip, tree }, { force }) {
    return this.#serialized(async () => {
      if (!await this.#move(commit2, tree, force)) return false;
      await this.#changeIndex(["read-tree", "--reset", tip]);
      this.#base = tip;
      return true;
    });
  }
  async #whenOpen(work2) {
    this.#opening = this.#open();
    const start = await this.#opening;
    this.#base ??= start;
    return this.#serialized(() => work2(this.#base ?? start));
  }
  /** Fills index and folder; for a large repository only the index, since git takes a missing file for an unchanged one. */
  async #checkOut() {
    const { git, tip, isLarge = async () => false } = this.#deps;
    await mkdir3(join9(this.directory, ".git"), { recursive: true });
    const commit2 = tip();
    const how = await isLarge() ? [] : ["-u"];
    await git.run(["read-tree", "--reset", ...how, commit2], { worktree: this });
    if (how.length > 0) this.#files.noteWhole();
    return commit2;
  }
  /**
   * Moves the files to another commit. Unlike --reset, -m keeps files that differ from the index, and gives up when they are in
   * the way: then the answer is false. Throws a SquadError (E_GIT).
   */
  async #move(from, to, force) {
    const how = force ? ["--reset", "-u", to] : ["-m", "-u", from, to];
    let moved = await this.runGit(["read-tree", ...how]);
    if (moved.code !== 0 && !force) {
      await this.runGit(["update-index", "-q", "--refresh"]);
      moved = await this.runGit(["read-tree", ...how]);
    }
    if (moved.code !== 0 && force) {
      const message = `The files could not be brought to ${to}: ${moved.stderr.trim()}`;
      throw new SquadError({ code: "E_GIT", message });
    }
    if (moved.code === 0) await this.index(to);
    return moved.code === 0;
  }
  /**
   * Runs a git command that changes the index alone, without a look at the files. Where a file was written in the second of its
   * checkout, git would open it by its path, which a program may have replaced; here git finds no file, and the index keeps its
   * time, by which such files are still compared later. Throws a SquadError (E_GIT).
   */
  async #changeIndex(args) {
    const { indexFile } = this;
    const { git } = this.#deps;
    const directory = join9(git.scratch, "no-files");
    await mkdir3(directory, { recursive: true });
    const { atime, mtime } = await stat3(indexFile);
    await git.run(args, { worktree: { directory, indexFile } });
    await utimes2(indexFile, atime, mtime);
  }
};
async function openCheckout(git, label, commit2) {
  const path = join9(worktreesOf(git), label);
  await mkdir3(join9(path, "files", ".git"), { recursive: true });
  const folder = await realpath4(path);
  const worktree = { directory: join9(folder, "files"), indexFile: join9(folder, "index") };
  await git.run(["read-tree", "--reset", "-u", commit2], { worktree });
  return {
    ...worktree,
    folder,
    async remove() {
      await attempt(rm4(folder, { recursive: true, force: true, maxRetries: 5 }));
    }
  };
}
async function decideFileAccess(request, {
  directory,
  policy,
  touched,
  notes
}) {
  const decision2 = await resolveFileAccess(directory, request, policy, notes);
  if (decision2.kind === "refused") {
    return { allowed: false, reason: decision2.reason, next: decision2.next };
  }
  if (request.access === "write") {
    const made = await makeFolders(directory, dirname7(decision2.path));
    if (made.kind === "blocked") {
      return { allowed: false, reason: `${made.at} is no longer a folder` };
    }
    touched.add(decision2.path);
  }
  return { allowed: true, note: decision2.note };
}
var REPORT_IT = "put what it should hold into your report";
async function resolveFileAccess(directory, request, policy, notes) {
  const decision2 = await resolveInside(directory, request.path);
  if (decision2.kind === "refused") return decision2;
  if (request.access === "read") return { ...decision2, note: void 0 };
  const isFolder2 = decision2.path === "" || decision2.stats?.isDirectory() === true;
  if (isFolder2) return { kind: "refused", reason: "a file is needed, not a folder" };
  const note = await notes?.admit(decision2.path);
  const reason = note === void 0 ? policy.refuses(decision2) : void 0;
  if (reason === void 0) return { ...decision2, note };
  const tool = policy.toolFor?.(decision2.path);
  return {
    kind: "refused",
    reason,
    next: tool === void 0 ? REPORT_IT : `call ${tool} instead`
  };
}

// src/run/checks/run-checks.ts
var NOT_FOUND = 127;
async function runChecks(checks, checked, deps, signal = deps.ports.cancelled) {
  const { git } = deps.ports;
  const opened = await attempt(openCheckout(git, checked.label, checked.commit));
  if (opened.kind === "threw") {
    const { message } = describe(opened.error);
    return checks.map((check) => notRun(check, message));
  }
  const checkout = opened.value;
  const box = openBox2(checkout, deps);
  const ends = [];
  for (const check of checks) {
    const ended = await attempt(runCheck(check, checkout, box, checked, deps, signal));
    if (ended.kind === "done") ends.push(ended.value);
    else ends.push(notRun(check, describe(ended.error).message));
  }
  await checkout.remove();
  return ends;
}
function openBox2(worktree, { ports, settings }) {
  const { git, jobPaths } = ports;
  const folder = join10(worktree.folder, "box");
  return openCommandBox({ git, worktree, folder, checkout: jobPaths.workspace, ...settings });
}
function notRun(check, output) {
  return { check, result: "not-run", seconds: 0, output };
}
async function runCheck(check, checkout, box, checked, { ports, msLeft }, signal) {
  const { programs, clock } = ports;
  if (signal.aborted) return notRun(check, "the run ended first");
  const { directory, folder } = checkout;
  const wantedMs = check.timeoutSeconds * 1e3;
  const timeoutMs2 = Math.min(wantedMs, msLeft());
  if (timeoutMs2 <= 0) return notRun(check, "the run's time is up");
  const spec = await box.prepare(checked);
  const startedAt = clock.now();
  const end = await programs.runProgram({
    ...shellProgram(check.run, directory, spec),
    timeoutMs: timeoutMs2,
    maxBytes: OUTPUT_BYTES,
    keepAs: join10(folder, "output"),
    home: box.home,
    signal
  });
  const seconds = Math.round((clock.now() - startedAt) / 100) / 10;
  if (end.kind === "timed-out" && timeoutMs2 < wantedMs) {
    return { ...notRun(check, "the run's time was up before it ended"), seconds };
  }
  const output = ports.mask(withoutFolders(await outputOf2(end, ports.mask), checkout));
  return { check, ...resultOf2(check, end, output), seconds };
}
var OUTPUT_BYTES = 256 * 1024;
async function outputOf2(end, mask) {
  if (end.kind === "not-started") return "";
  return (await shownOutput(end.stdout, { maxBytes: OUTPUT_BYTES, mask })).text;
}
function withoutFolders(output, { directory, folder }) {
  return output.replaceAll(`${directory}/`, "").replaceAll(directory, ".").replaceAll(folder, "~");
}
function resultOf2(check, end, output) {
  switch (end.kind) {
    case "exited":
      if (end.code === 0) return { result: "passed", output };
      return failureOf(check, end.code, output);
    case "timed-out":
      return { result: "timed-out", output };
    case "limited":
      return {
        result: "failed",
        output: `${output}
It was stopped: ${end.reason}.`,
        isPrevented: true
      };
    case "aborted":
      return { result: "not-run", output: "the run was cancelled" };
    case "not-started":
      return { result: "not-run", output: end.reason };
  }
}
function failureOf({ run: run3 }, code2, output) {
  const module = /^python3? -m ([\w.]{1,60})(?!\S)/.exec(run3)?.[1];
  if (module !== void 0 && code2 === 1 && output.trim().endsWith(`: No module named ${module}`)) {
    return { result: "failed", output: `${module} ${NOT_INSTALLED}`, isPrevented: true };
  }
  const isPrevented = code2 === NOT_FOUND || NO_PACKAGE.test(output) && !TESTED.test(output);
  if (!isPrevented) return { result: "failed", output };
  return {
    result: "failed",
    output: `something that it needs ${NOT_INSTALLED}:
${output}`,
    isPrevented
  };
}
var NOT_INSTALLED = "is not installed where the checks run: let a step before this action install it in a folder that the checks find (`node_modules`, `vendor`, one in `action.share`) or the tool cache, or set `action.checks`";
var NO_PACKAGE = /: module lookup disabled by GOPROXY=off$|\boffline mode \(--offline\)/m;
var TESTED = /^(?:ok|--- FAIL|test result)\b/m;
var MAX_LINE_LENGTH = 300;
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
    const shown3 = withGaps(lines, kept);
    if (shown3.length <= most) return shown3;
  }
  return withGaps(lines, /* @__PURE__ */ new Set([...begin, ...named])).slice(0, most);
}
function linesNamingFailures(lines, first) {
  const below = Array.from({ length: LINES_BELOW + 1 }, (_, offset) => offset);
  return [...lines.keys()].filter(
    (at) => at >= first && below.some((offset) => tellsOfFailure(lines[at - offset] ?? ""))
  );
}
function withGaps(lines, kept) {
  const shown3 = [];
  let missing2 = 0;
  const closeGap = () => {
    if (missing2 > 0) shown3.push(`[${plural(missing2, "line")} left out]`);
    missing2 = 0;
  };
  for (const [at, line2] of lines.entries()) {
    if (!kept.has(at)) {
      missing2 += 1;
      continue;
    }
    closeGap();
    shown3.push(line2);
  }
  closeGap();
  return shown3;
}

// src/run/checks/base-checks.ts
var BaseChecks = class {
  #ends = /* @__PURE__ */ new Map();
  #stop = new AbortController();
  #running;
  /** Runs what `plan` names beside the agents' turns, unless that was begun before. Never rejects. */
  start(plan, base, deps) {
    this.#running ??= this.#startNow(plan, base, deps);
  }
  /** Ends what runs: nobody will ask. Resolves when it has ended. */
  async stop() {
    this.#stop.abort();
    await this.#running;
  }
  /** Returns those of the checks that are known to fail on the base; waits for nothing. */
  failing() {
    return [...this.#ends.values()].filter(isFailing);
  }
  /** Says of each failing check whether it fails because of the work; runs on the base what has not run there. */
  async compare(failed3, base, deps) {
    await this.#running;
    await this.run(
      failed3.map(({ check }) => check),
      base,
      deps
    );
    return failed3.flatMap((end) => {
      const onBase = this.#ends.get(end.check.run);
      return onBase === void 0 ? [] : [compareEnds(end, onBase)];
    });
  }
  /** Runs those of the checks that have not run there. Never rejects. */
  async run(checks, base, deps) {
    const unknown = checks.filter(({ run: run3 }) => !this.#ends.has(run3));
    if (unknown.length === 0) return;
    const label = `checks.base-${this.#ends.size}`;
    const signal = AbortSignal.any([this.#stop.signal, deps.ports.cancelled]);
    const ends = await runChecks(unknown, { ...base, label }, deps, signal);
    for (const end of ends) this.#ends.set(end.check.run, end);
  }
  async #startNow(plan, base, deps) {
    const planned = await attempt(plan());
    if (planned.kind === "done") await this.run(planned.value, base, deps);
  }
};
function compareEnds(end, onBase) {
  const news = onBase.result === end.result ? newFailures(end.output, onBase.output) : readFailures(end.output).names;
  const isNew = onBase.result !== end.result || news.length > 0;
  return { ...end, onBase, news, cause: isNew ? "work" : "base" };
}

// src/run/checks/revise-failing.ts
init_define_RUNTIME_PACKAGES();
var FROM = "checks";
var MAX_COMMITS2 = 200;
var MAX_LINES = 80;
async function reviseFailing(failed3, { broker, policy, handoffTo }, { ports, nonce }, { branch, baseCommit: base, target, team }, round) {
  const before = branch.tip();
  const changes = await readChanges(ports, { base, tip: before }, team);
  const parts2 = assignFailed(
    failed3,
    changes.filter(({ agent }) => policy.roster.find(agent)?.implements === true),
    (agent, file) => policy.lockout.isLocked(agent, file)
  );
  const ended = await Promise.all(
    parts2.map(({ agent, files, failed: own }) => {
      const task = ports.mask(mendingTask(own, { nonce, round, base: target.base }));
      return broker.route({ ...handoffTo(agent), from: FROM, task, files });
    })
  );
  await broker.settled();
  return ended.flatMap(
    (end) => end.kind === "answered" && end.hasWorked === true ? [{ name: end.from, report: end.report }] : []
  );
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
function mendingTask(failed3, situation) {
  const { round } = situation;
  const names = failed3.map(({ check }) => `\`${check.name}\``);
  return [
    `Make ${names.join(" and ")} pass`,
    ...round === 0 ? [] : [`This is attempt ${round + 1}: what follows failed after the earlier changes.`],
    "The repository's checks ran on everybody's joined work, in a copy of their own, and the ones below failed. Your working directory has the same files.",
    "Fix the cause. Change a test only where the test itself is wrong, and then say so; do not skip or delete any. If it cannot be fixed, change nothing, and say why in your report.",
    ...failed3.map((end) => failureText2(end, situation))
  ].join("\n\n");
}
function failureText2(end, { nonce, base }) {
  const { check, result, seconds, output, onBase, cause, news } = end;
  const how = result === "timed-out" ? "timed out" : "failed";
  const opening = `\`${check.run}\` ${how} after ${seconds} s`;
  const quote3 = quoteOutput(output, `output of ${check.name}`, nonce);
  if (cause === "base") {
    const before = quoteOutput(onBase.output, `output of ${check.name} on ${base}`, nonce);
    return `${opening}. It failed before this work, too. If the request is to mend that, it is not mended yet; if it has nothing to do with the request, change nothing.

${quote3}

On \`${base}\`, without this work:

${before}`;
  }
  if (!isFailing(onBase)) return `${opening}:

${quote3}`;
  const named = news.slice(0, MAX_NEWS).map((name2) => `- ${oneLine(name2, MAX_NAME)}`);
  const list3 = quoteOutput(named.join("\n"), `what fails in ${check.name}`, nonce);
  return `${opening}. On \`${base}\` it fails as well, but this fails with your work only:

${list3}

The whole output:

${quote3}`;
}
var MAX_NEWS = 20;
var MAX_NAME = 200;
function quoteOutput(output, label, nonce) {
  return quoteUntrusted({
    text: linesThatMatter(output, MAX_LINES).join("\n") || "(it printed nothing)",
    author: "a program of the repository",
    label,
    nonce,
    form: "source"
  });
}
function assignFailed(failed3, changes, isLockedOut2 = () => false) {
  const owners = ownersOf(changes);
  const isFree = ({ agent }) => ![...owners.keys()].some((file) => isLockedOut2(agent, file));
  const last = changes.find(isFree) ?? changes[0];
  const assigned = failed3.flatMap((end) => {
    const named = namedFiles(end.output, [...owners.keys()]);
    const cause = named.find((file) => !isTest(file)) ?? named[0] ?? "";
    const agent = owners.get(cause) ?? last?.agent;
    if (agent === void 0) return [];
    const others = [...owners.keys()].filter((file) => !isLockedOut2(agent, file));
    const own = [...named, ...others].filter((file) => owners.get(file) === agent);
    return [{ agent, end, files: own.slice(0, MAX_FILES2) }];
  });
  const agents = [...new Set(assigned.map(({ agent }) => agent))];
  return agents.map((agent) => {
    const own = assigned.filter((one) => one.agent === agent);
    const files = [...new Set(own.flatMap((one) => one.files))];
    return { agent, failed: own.map(({ end }) => end), files };
  });
}
var MAX_FILES2 = 20;
function isTest(path) {
  return /(?:^|\/)(?:tests?|__tests__|specs?)\/|(?:^|[/._-])(?:test|spec)[._-][^/]*$/i.test(path);
}
function ownersOf(changes) {
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

// src/run/checks/check-work.ts
var RESERVED_MS3 = 1e4;
var SHOWN_LINES = 30;
async function checkWork(context2, repository, agents, canRevise = false) {
  const { transcript, ports } = context2;
  const { branch, team } = repository;
  const told = transcript.read().agents.flatMap(({ files: files2 }) => files2);
  const range = { base: branch.start, tip: branch.tip() };
  const files = [...told, ...await resultOr(pathsBetween(ports.git, range), [])];
  if (!files.some((path) => isWorkPath(path, team.directory))) return [];
  const running = planAndRun(context2, repository, agents, canRevise);
  return await transcript.noteFailure("The checks could not be run.", running) ?? [];
}
async function planAndRun(context2, repository, agents, canRevise) {
  const budget = agents?.environment.budget;
  const deps = checkDepsOf(context2, repository, budget);
  const boxState = agents?.boxState ?? openBoxState(context2, repository);
  const planned = whyTooLate(deps) ?? await planChecks(boxState, context2, repository);
  if (planned.kind === "off") {
    context2.transcript.emit({ kind: "checks.off", reason: planned.reason });
    return [];
  }
  const rounds = new CheckRounds(agents?.base ?? new BaseChecks(), deps, context2, repository);
  return checkAndRevise(planned.checks, rounds, agents, canRevise, context2, repository);
}
async function checkAndRevise(checks, rounds, agents, canRevise, context2, repository) {
  const said3 = [];
  for (let round = 0; ; round += 1) {
    const failed3 = await rounds.run(checks, round);
    const isLast = failed3.length === 0 || round >= context2.inputs.checkRounds || !canRevise;
    if (isLast || agents === void 0 || isExhausted(agents)) return said3;
    const before = repository.branch.tip();
    said3.push(...await reviseFailing(failed3, agents, context2, repository, round));
    if (repository.branch.tip() === before) return said3;
  }
}
function startBaseChecks(context2, repository, { base, boxState, budget }) {
  const { baseCommit: commit2, target, team } = repository;
  if (team.settings.services.length > 0) return;
  const plan = async () => {
    const planned = await planChecks(boxState, context2, repository);
    return planned.kind === "on" ? planned.checks : [];
  };
  base.start(plan, { commit: commit2, branch: target.base }, checkDepsOf(context2, repository, budget));
}
function isExhausted({ environment: { budget } }) {
  return budget.exhausted() !== void 0;
}
function whyTooLate({ ports, msLeft }) {
  if (ports.cancelled.aborted) return { kind: "off", reason: "the run was cancelled" };
  return msLeft() > 0 ? void 0 : { kind: "off", reason: "the run's time was up" };
}
var CheckRounds = class {
  #onBase;
  #deps;
  #context;
  #repository;
  /** The commands that went back although they fail on the base, too: each does so once. */
  #returned = /* @__PURE__ */ new Set();
  /** The commit at which a check failed first, by its command. */
  #failedAt = /* @__PURE__ */ new Map();
  constructor(onBase, deps, context2, repository) {
    this.#onBase = onBase;
    this.#deps = deps;
    this.#context = context2;
    this.#repository = repository;
  }
  /** Runs the checks on the branch as it is now; returns those that go back to the agents. */
  async run(planned, round) {
    const { branch, target, baseCommit, team } = this.#repository;
    const { emit } = this.#context.transcript;
    const checks = await selectChecks(planned, this.#context, this.#repository);
    if (checks.length === 0) {
      const reason = "none of the repository's checks covers the files that changed";
      emit({ kind: "checks.off", reason });
    }
    const [commit2, base] = [branch.tip(), { branch: target.base, commit: baseCommit }];
    const place = { commit: commit2, branch: branch.name, base, label: `checks.${round}` };
    if (team.settings.services.length > 0) await this.#onBase.run(checks, base, this.#deps);
    const ends = await runChecks(checks, place, this.#deps);
    const failed3 = await this.#onBase.compare(ends.filter(isFailing), base, this.#deps);
    for (const end of ends) {
      const compared = failed3.find(({ check }) => check === end.check);
      const result = compared === void 0 ? end.result : resultOf3(compared);
      const suspects = await this.#suspectsOf(end, commit2);
      emit(checkEvent({ ...end, result, suspects }, target.base, this.#context));
    }
    return failed3.filter((end) => this.#goesBack(end));
  }
  #goesBack(end) {
    const result = resultOf3(end);
    if (result !== "failed-on-base") return result !== "not-run";
    if (this.#returned.has(end.check.run)) return false;
    this.#returned.add(end.check.run);
    return true;
  }
  /** Returns what may have made a check pass other than a fix: deleted tests, or changed files that define checks. */
  async #suspectsOf({ check, result }, tip) {
    const base = this.#failedAt.get(check.run);
    if (isFailing({ result })) this.#failedAt.set(check.run, base ?? tip);
    if (result !== "passed" || base === void 0) return void 0;
    const statuses = await statusesSince(this.#deps.ports.git, { base, tip });
    const paths2 = [...statuses.keys()];
    const deleted = paths2.filter((path) => statuses.get(path) === "D" && TEST_PATH.test(path));
    const changed = paths2.filter((path) => CHECK_SCRIPTS.includes(path));
    return deleted.length + changed.length === 0 ? void 0 : { deleted, changed };
  }
};
function resultOf3({ isPrevented, onBase, cause, result }) {
  if (isPrevented === true && isFailing(onBase)) return "not-run";
  return cause === "base" ? "failed-on-base" : result;
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
  return { ports, settings: team.settings, msLeft: () => msLeft() - RESERVED_MS3 };
}
async function planChecks(boxState, context2, { tree, team }) {
  const { inputs } = context2;
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
    return off(
      "the repository names no checks that can be run: list them in the setting `action.checks`"
    );
  }
  const box = await boxState();
  if (box.kind === "off") return off(box.reason);
  const isOther = named === void 0 && wanted !== "npm";
  if (!isOther || await isInstalled(wanted, context2)) return { kind: "on", checks: found };
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
    const matches2 = (0, import_picomatch.default)([...paths2], { dot: true });
    return paths2.length === 0 || changed.some((path) => matches2(path));
  });
}

// src/run/commands/answer-command.ts
init_define_RUNTIME_PACKAGES();

// src/run/agents/run-agents.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/coordinator.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/agents/open-agent.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/prompts/agent.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/tasks/handoff.ts
init_define_RUNTIME_PACKAGES();
var HANDOFF_TYPES = [
  "review-request",
  "implementation-request",
  "information-share",
  "escalation",
  "question",
  "completion-notice"
];
var NOTICES = ["information-share", "completion-notice"];
function isNotice2({ type }) {
  return NOTICES.includes(type);
}
function wantsAnswer({ type }) {
  return type === "question" || type === "review-request";
}
var PLAIN_REQUEST = {
  files: [],
  constraints: [],
  priority: "normal",
  waitForResult: true
};
function whyUnanswered(result) {
  return "reason" in result ? result.reason : `${result.to} gave no answer.`;
}
function mayRecordReview({ type, reviewable }) {
  return type === "review-request" || reviewable !== void 0;
}
function reviewedFiles({ type, files, reviewable = files }) {
  return type === "review-request" ? files : reviewable;
}
function nameOf(slug2, { find }) {
  return find(slug2)?.name ?? slug2;
}
function isSameRole(one, other) {
  const role = roleKey(one);
  return role !== "" && role === roleKey(other);
}
function roleKey(role) {
  return role.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

// src/coordinator/prompts/agent.ts
function agentTaskPrompt(handoff2, situation, background = []) {
  const { from, type, task, context: context2 = "", files, constraints: constraints2 } = handoff2;
  const parts2 = [
    `## Incoming from ${from} (${type})`,
    task.trim(),
    context2.trim() === "" ? "" : `**Context:**
${context2.trim().replace(/^/gm, "> ")}`,
    list2("**Constraints:**", constraints2),
    files.length === 0 ? "" : `**Relevant files:** ${files.join(", ")}`,
    `${closingWords(handoff2, situation.canWrite)} ${deadline(handoff2, situation.msLeft)}`,
    situation.canReview ? reviewRule(handoff2) : ""
  ];
  const text2 = parts2.filter((part) => part !== "").join("\n\n");
  return [{ part: "Task", text: text2 }, ...background];
}
var REVIEW_RULE = "Record your review with squad_review: the verdict, and each finding on its lines of the file as it is now, with a suggestion where a few lines would fix it.";
function reviewRule({ type }) {
  return type === "review-request" ? REVIEW_RULE : `If a review is asked for: ${REVIEW_RULE}`;
}
var REPORT = "End with squad_finish, in the same message as your last edits if you need not see their results.";
function closingWords(handoff2, canWrite) {
  const { type, from, waitForResult, isFromPerson = false } = handoff2;
  if (type === "review-request") {
    return "Review this work, and leave changing it to others.";
  }
  if (isFromPerson) {
    return canWrite ? `Do what is asked, or answer it. ${REPORT}` : "Answer it.";
  }
  if (isNotice2(handoff2)) {
    return waitForResult ? "This is for your information: answer in a sentence." : "This is for your information; no answer is needed.";
  }
  if (type === "implementation-request" && canWrite) return `Do the work. ${REPORT}`;
  return waitForResult ? "Answer it." : `Answer it. Your answer reaches ${senderName(from)} as a message.`;
}
function deadline({ from, type, waitForResult, timeoutMs: timeoutMs2, isFromPerson = false, isLast = false }, msLeft) {
  const kept = type === "review-request" ? "" : "; what you have written by then is kept";
  const run3 = `The run ends in ${roughly(msLeft)}${kept}.`;
  if (!waitForResult || isFromPerson || isLast) return run3;
  const isLimited = timeoutMs2 !== void 0 && timeoutMs2 < msLeft;
  const wait = isLimited ? `waits at most ${roughly(timeoutMs2)}` : "waits for you";
  return `${senderName(from).replace(/^the /, "The ")} ${wait}. ${run3}`;
}
function roughly(ms) {
  return duration(ms < 12e4 ? ms : Math.floor(ms / 6e4) * 6e4);
}
function senderName(from) {
  return from === COORDINATOR ? "the coordinator" : from;
}
function list2(title3, items) {
  return items.length === 0 ? "" : `${title3}
${items.map((item) => `- ${item}`).join("\n")}`;
}
function conflictPrompt({ files, earlier = [], sides = [] }, quote3) {
  const others = earlier.map(
    ({ agent, isOwn, subject, files: changed }) => `- ${isOwn ? "you, in another session" : agent}, ${JSON.stringify(subject)}: ${changed.join(", ")}`
  );
  return [
    "While you worked, a colleague changed the same lines, and that work was added first.",
    others.length === 0 ? "" : `What came in:
${others.join("\n")}`,
    "In your working directory, these files collide:",
    files.map((file) => `- ${file}`).join("\n"),
    ...sides.map(({ path, text: text2 }) => quote3(text2, `lines of ${path} that collide`)),
    "A text file holds both sides between conflict markers (<<<<<<< theirs, =======, >>>>>>> yours): edit it so that both intentions are kept and no marker is left. A file without markers, such as a binary one, holds one side alone, usually the colleague's: run again what made it, so that it has both, or delete it if nobody needs it. Left as it is, it still collides.",
    "Keep both intentions even where the texts merged but the meanings conflict: for example, with a test of both together. Run the tests if you can. End with squad_finish again: that report replaces the first. There is no second chance: what still collides is set aside for a person."
  ].filter((text2) => text2 !== "").join("\n\n");
}
function agentSystemPrompt(briefing) {
  const { name: name2, role, charter, workplace, colleagues, reviewRule: reviewRule2, background } = briefing;
  const opening = `You are ${name2}, a Squad agent.`;
  const title3 = role.trim() === "" ? opening : `${opening} Your role: ${role.trim()}.`;
  const reviews = workplace.canWrite && reviewRule2 !== "" ? `
- ${reviewRule2}` : "";
  const turning = workplace.mayRoute ? `${COLLEAGUE_RULE}${reviews}

${colleagues}` : "";
  return [
    { part: "Name and role", text: title3 },
    titledPart("Charter", charter),
    titledPart("How you work here", workRules(workplace)),
    titledPart("Colleagues", turning),
    ...background
  ];
}

// src/coordinator/sessions/monitored-session.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/sessions/loops.ts
init_define_RUNTIME_PACKAGES();
import { isDeepStrictEqual } from "node:util";
var TOLD_AT = 3;
var ENDED_AT = 5;
var LONGEST_ROUND = 3;
var WRITING = /* @__PURE__ */ new Set(["create", "edit", "apply_patch"]);
function watchLoops() {
  const writes = [];
  let calls = [];
  let notice = "none";
  const remember = (call2) => {
    const isWrite = WRITING.has(call2.tool) && call2.reply.kind === "ok";
    const begins = isWrite && !writes.some((earlier) => repeats(call2, earlier));
    if (begins) writes.push(call2);
    calls = [...begins ? [] : calls, call2].slice(-LONGEST_ROUND * ENDED_AT);
  };
  return {
    onModelTurn() {
      if (notice === "told") notice = "read";
    },
    onCall(call2) {
      remember(call2);
      const round = longestLoop(calls);
      if (round.times < TOLD_AT) notice = "none";
      else if (notice === "none") notice = "told";
      if (notice === "none") return { kind: "none" };
      const mustEnd = notice === "read" && round.times >= ENDED_AT;
      return { kind: mustEnd ? "ended" : "told", ...round };
    }
  };
}
function guardAgainstLoops(end) {
  const watch = watchLoops();
  return {
    onModelTurn: watch.onModelTurn,
    /** Returns the reply as the model should read it. */
    afterCall(tool, input, reply) {
      const state = watch.onCall({ tool, input, reply });
      if (state.kind === "none") return reply;
      if (state.kind === "ended") {
        end(`It went round in circles, also after it was told: ${roundText(state)}, ${UNWRITTEN}.`);
      }
      const text2 = `${reply.text}

(${roundText(state)}, ${UNWRITTEN}. ${NEXT})`;
      return { ...reply, text: text2 };
    }
  };
}
var UNWRITTEN = "with nothing written in between";
var NEXT = "Your session ends if this goes on: do something else, or end your turn and say what is not done.";
function roundText({ times, tools: [first = "", ...others] }) {
  return others.length === 0 ? `the same call of ${first} ended the same way ${times} times in a row` : `the same calls of ${[first, ...others].join(", ")} were made ${times} times in a row`;
}
function longestLoop(calls) {
  const rounds = Array.from({ length: LONGEST_ROUND }, (_, at) => roundOf(calls, at + 1));
  return rounds.reduce((best, round) => round.times > best.times ? round : best);
}
function roundOf(calls, length) {
  const last = calls.slice(-length);
  let times = last.length === length ? 1 : 0;
  while (times > 0 && isRoundBefore(calls, last, times)) times += 1;
  return { times, tools: last.map(({ tool }) => tool) };
}
function isRoundBefore(calls, last, times) {
  const start = calls.length - (times + 1) * last.length;
  if (start < 0) return false;
  const before = calls.slice(start, start + last.length);
  return before.every((earlier, at) => last[at] !== void 0 && repeats(last[at], earlier));
}
function repeats(call2, earlier) {
  if (call2.tool !== earlier.tool || call2.reply.kind !== earlier.reply.kind) return false;
  if (isDeepStrictEqual(call2.input, earlier.input)) {
    return withoutNumbers(call2.reply.text) === withoutNumbers(earlier.reply.text);
  }
  if (call2.reply.text !== earlier.reply.text) return false;
  return call2.reply.kind === "failed" || grewFrom(call2.input, earlier.input);
}
function withoutNumbers(text2) {
  return text2.replace(/\d+/g, "#");
}
function grewFrom(input, earlier) {
  if (typeof input === "string" && typeof earlier === "string") return input.startsWith(earlier);
  if (typeof input === "number" && typeof earlier === "number") return input >= earlier;
  if (Array.isArray(input) && Array.isArray(earlier)) {
    return earlier.every((item, at) => grewFrom(input[at], item));
  }
  if (!isRecord(input) || !isRecord(earlier)) return isDeepStrictEqual(input, earlier);
  return Object.keys(earlier).every((name2) => grewFrom(input[name2], earlier[name2]));
}

// src/coordinator/sessions/turns.ts
init_define_RUNTIME_PACKAGES();
function endedTurn(text2) {
  return { kind: "done", report: reportOfText(text2), endedBy: void 0, unread: [] };
}
var TurnReport = class {
  #started = /* @__PURE__ */ new Map();
  #mustBeRead = /* @__PURE__ */ new Map();
  #ending;
  #unread = [];
  begin() {
    this.#ending = void 0;
    this.#unread = [];
    this.#started.clear();
    this.#mustBeRead.clear();
  }
  /** Hears of every reply of the session's own tools, before the runtime does. */
  onReply({ name: tool, endsTurn }, callId, reply) {
    const { kind, report, text: text2, mustBeRead } = reply;
    if (kind !== "ok") return;
    if (endsTurn === true && report !== void 0) this.#ending = { report, tool };
    if (mustBeRead === true) this.#mustBeRead.set(callId, text2);
  }
  /** Hears of every event of the session, in order. The model reads a message's results with its next one. */
  onEvent(event) {
    if (event.kind === "turn-started") this.#unread = [];
    if (event.kind === "tool-started") this.#started.set(event.callId, event.tool);
    if (event.kind !== "tool-ended") return;
    const said3 = event.ok ? this.#mustBeRead.get(event.callId) : event.output ?? "";
    const tool = this.#started.get(event.callId) ?? "a tool";
    if (said3 !== void 0) this.#unread = [...this.#unread, { tool, said: lastWords(said3) }];
  }
  end(turn) {
    const isReported = isEmptyAnswer(turn) && this.#ending !== void 0;
    if (turn.kind !== "done" && !isReported) return turn;
    if (this.#ending === void 0) return endedTurn(turn.kind === "done" ? turn.text : "");
    const { report, tool } = this.#ending;
    return { kind: "done", report, endedBy: tool, unread: this.#unread };
  }
};
function isEmptyAnswer(turn) {
  return turn.kind === "failed" && turn.type === EMPTY_ANSWER;
}
var MAX_SAID = 300;
function lastWords(text2) {
  const lines = text2.trim().split("\n");
  return oneLine(lines.slice(-2).join(" \xB7 "), MAX_SAID);
}
function sessionEndOf(turn, budget) {
  if (turn.kind === "done") {
    const { report } = turn;
    return isEmptyReport(report) ? EMPTY : { kind: "finished", report };
  }
  if (turn.kind === "failed" && turn.type === "runtime" && budget.signal.aborted) {
    return stopped(budget);
  }
  if (turn.kind === "failed") return { kind: "failed", reason: turn.message, type: turn.type };
  if (turn.why === "aborted") return stopped(budget);
  return { kind: "failed", reason: `${SILENT}, also when it was asked again.`, type: turn.why };
}
var SILENCE_TIMEOUT_MS = 3e5;
var SILENT = `The model gave no answer for ${SILENCE_TIMEOUT_MS / 6e4} minutes`;
var EMPTY = {
  kind: "failed",
  reason: "The session ended without a word, also when it was asked again.",
  type: "empty"
};
function sessionEndOfError(thrown, budget) {
  if (budget.signal.aborted && thrown === budget.signal.reason) return stopped(budget);
  const { code: code2, message, hint } = describe(thrown);
  return {
    kind: "failed",
    reason: hint === void 0 ? message : `${message} ${hint}`,
    type: code2
  };
}
function stopped(budget) {
  const reason = budget.exhausted()?.reason ?? "stopped before it finished";
  return { kind: "stopped", reason, type: "stopped" };
}
function sessionEndEvent(session, end) {
  if (end.kind === "finished") {
    const { report } = end;
    return { kind: "agent.finished", session, answer: reportText(report), report };
  }
  const kind = end.kind === "failed" ? "agent.failed" : "agent.stopped";
  return { kind, session, reason: end.reason };
}
async function askForReport(asked, prompt, images) {
  const first = await askUntilHeard(asked, prompt, images);
  const heeded = await askOnceMore(
    first,
    asked,
    ({ unread }) => unread.length === 0 ? void 0 : unreadText(unread)
  );
  return askOnceMore(heeded, asked, ({ report }) => isEmptyReport(report) ? SAY_WHAT : void 0);
}
async function askUntilHeard({ session, name: name2, deps }, prompt, images) {
  const turn = await session.ask(prompt, images);
  if (turn.kind !== "stopped" || turn.why !== "silence") return turn;
  const again = await session.ask(GO_ON);
  deps.emit({ kind: "note", text: `${SILENT}, and was asked again for ${name2}.` });
  return again;
}
var GO_ON = "Your answer to the message before this one got lost. What you did before it is done. Go on from there.";
async function askOnceMore(turn, asked, findMissing2) {
  if (isEmptyAnswer(turn)) return askOnceMore(endedTurn(""), asked, findMissing2);
  const missing2 = turn.kind === "done" ? findMissing2(turn) : void 0;
  if (turn.kind !== "done" || missing2 === void 0) return turn;
  const second = await askUntilHeard(asked, missing2);
  return turn.unread.length > 0 && second.kind !== "done" ? second : lastUsable(turn, second, asked);
}
var SAY_WHAT = "You ended without a word, and nobody sees more than what you say at the end. Do what is left, then end with squad_finish, or with a few sentences: what you changed or found. If that is nothing, say so, and why.";
var MAX_NAMED = 5;
function unreadText(unread) {
  const calls = unread.slice(0, MAX_NAMED).map(({ tool, said: said3 }) => `- ${tool}: ${said3}`);
  return `You ended your turn in the same message as these calls, before you could read how they ended:
${calls.join("\n")}

Their whole results are above. Do what follows from them, then end again: only that report counts.`;
}
function lastUsable(earlier, later, { name: name2, deps }) {
  const end = sessionEndOf(later, deps.budget);
  if (end.kind !== "failed") return later;
  if (later.kind === "done" || isEmptyAnswer(later)) return earlier;
  const text2 = `A question after ${name2}'s answer failed, so that answer stands: ${end.reason}`;
  deps.emit({ kind: "note", text: text2 });
  return earlier;
}

// src/coordinator/sessions/monitored-session.ts
var STATUS_VERBS = {
  view: "reads",
  create: "writes",
  edit: "edits",
  apply_patch: "edits",
  grep: "searches for",
  glob: "looks for",
  squad_route: "hands work to",
  squad_decide: "records a decision",
  squad_memory: "notes a learning",
  squad_status: "looks at the team",
  squad_skill: "looks at skills",
  "squad_skill write": "proposes the skill",
  squad_review: "records a review",
  squad_discover: "looks for a colleague",
  squad_finish: "reports"
};
var LONGEST_DETAIL = 60;
function statusText(tool, detail, action = "") {
  const known = [`${tool} ${action}`, tool].find((one) => Object.hasOwn(STATUS_VERBS, one));
  const words = known === void 0 ? `uses ${tool}` : STATUS_VERBS[known];
  return `${words} ${oneLine(detail.slice(0, 1e3), LONGEST_DETAIL)}`.trim();
}
var UNEXPLAINED = "Refused or failed.";
function createEventListener({ label: session, directory, tools }, { clock, budget, emit }) {
  const recorded = new Set(tools.flatMap((tool) => tool.isUnrecorded ? [] : [tool.name]));
  const names = new Set(tools.map(({ name: name2 }) => name2));
  const calls = /* @__PURE__ */ new Map();
  const tellWords = tellWordsBetweenCalls((text2) => emit({ kind: "agent.said", session, text: text2 }));
  const started = (event) => {
    const { callId, tool } = event;
    const input = withoutPrefix(event.detail, `${directory}/`);
    emit({ kind: "agent.step", session, step: statusText(tool, input, event.action) });
    if (!recorded.has(tool)) {
      const called = names.has(tool) ? { tool, input } : { tool: NO_TOOL, input: `${tool} ${input}` };
      calls.set(callId, { tool: called.tool, at: clock.now() });
      emit({ kind: "tool.start", session, callId, ...called });
    }
    budget.countToolCall();
  };
  const ended = ({ callId, ok: ok2, output = "" }) => {
    const call2 = calls.get(callId);
    if (call2 === void 0) return;
    calls.delete(callId);
    const facts = { session, callId, tool: call2.tool, ms: clock.now() - call2.at };
    const said3 = output.replaceAll(`${directory}/`, "");
    if (ok2) emit({ kind: "tool.complete", ...facts, output: said3 });
    else emit({ kind: "tool.failed", ...facts, code: "E_TOOL", message: said3 || UNEXPLAINED });
  };
  const counted = (event) => {
    const { cost, ...usage } = event;
    emit({ ...usage, session, ...cost === void 0 ? {} : { cost } });
    budget.countTokens(usage.inputTokens + usage.outputTokens);
  };
  return (event) => {
    tellWords(event);
    if (event.kind === "tool-started") started(event);
    if (event.kind === "tool-ended") ended(event);
    if (event.kind === "summing-up") emit({ kind: "agent.step", session, step: SUMS_UP });
    if (event.kind === "retry") emit({ kind: "agent.step", session, step: "waits for the model" });
    if (event.kind === "usage") counted(event);
  };
}
var NO_TOOL = "unknown_tool";
var SUMS_UP = "sums up its work so far, because its context is nearly full";
function tellWordsBetweenCalls(say) {
  let unsaid = [];
  return (event) => {
    if (event.kind === "turn-started") unsaid = [];
    if (event.kind === "message" && event.text.trim() !== "")
      unsaid = [...unsaid, event.text.trim()];
    if (event.kind !== "tool-started" || unsaid.length === 0) return;
    say(unsaid.join("\n\n"));
    unsaid = [];
  };
}
function withoutPrefix(text2, prefix) {
  return text2.startsWith(prefix) ? text2.slice(prefix.length) : text2;
}
var Watchdog = class {
  #clock;
  #lastSign;
  #toolsAtWork = 0;
  constructor(clock) {
    this.#clock = clock;
    this.#lastSign = clock.now();
  }
  /** Call for every event of the session. */
  markActive() {
    this.#lastSign = this.#clock.now();
  }
  /** Call around the work of our own tools: while one works, silence is expected. */
  async whileBusy(work2) {
    this.#toolsAtWork += 1;
    try {
      return await work2();
    } finally {
      this.#toolsAtWork -= 1;
      this.markActive();
    }
  }
  /** Resolves when the session has been silent for too long; rejects when `over` fires. */
  async silence(over) {
    for (; ; ) {
      const silentFor = this.#toolsAtWork > 0 ? 0 : this.#clock.now() - this.#lastSign;
      if (silentFor >= SILENCE_TIMEOUT_MS) return;
      await this.#clock.sleep(SILENCE_TIMEOUT_MS - silentFor, over);
    }
  }
};
var OPENING_TIMEOUT_MS = 18e4;
async function openMonitoredSession(spec, deps) {
  const { runtime, clock, budget } = deps;
  budget.signal.throwIfAborted();
  const watchdog = new Watchdog(clock);
  const turnReport = new TurnReport();
  const recordEvent = createEventListener(spec, deps);
  const spending = new Spending(budget.tokens);
  const circles = new AbortController();
  const loops = guardAgainstLoops((reason) => circles.abort(reason));
  let turns = 0;
  const opening = runtime.openSession({
    ...spec,
    tools: spec.tools.map((tool) => ({
      ...tool,
      async call(input, call2) {
        const counted = { ...call2, turn: turns };
        const reply = await watchdog.whileBusy(() => tool.call(input, counted));
        const told = loops.afterCall(tool.name, input, reply);
        turnReport.onReply(tool, call2.id, told);
        return told;
      }
    })),
    onEvent(event) {
      watchdog.markActive();
      turnReport.onEvent(event);
      recordEvent(event);
      if (event.kind === "turn-started") loops.onModelTurn();
      if (event.kind === "usage" && spending.reachesHalf(event))
        void attempt(opening.then(({ tell }) => tell(HALF_IS_GONE)));
    }
  });
  const opened = await openInTime(opening, deps);
  return {
    id: opened.id,
    imageLimits: opened.imageLimits,
    async ask(prompt, images) {
      turnReport.begin();
      turns += 1;
      if (budget.signal.aborted) return { kind: "stopped", why: "aborted" };
      const stop = new AbortController();
      const over = new AbortController();
      for (const signal of [budget.signal, circles.signal]) {
        onAbort(
          over.signal,
          onAbort(signal, () => stop.abort("aborted"))
        );
      }
      watchdog.markActive();
      watchdog.silence(over.signal).then(
        () => stop.abort("silence"),
        () => void 0
      );
      const turn = await opened.ask(prompt, stop.signal, images).finally(() => over.abort());
      return circles.signal.aborted ? { kind: "failed", type: "loop", message: String(circles.signal.reason) } : turnReport.end(turn);
    },
    tell: opened.tell,
    async close() {
      await attempt(opened.close());
    }
  };
}
var Spending = class {
  #half;
  #tokens = 0;
  constructor(tokens) {
    this.#half = tokens / 2;
  }
  /** True for the answer that brings the session to half of the run's tokens. */
  reachesHalf({ inputTokens, outputTokens }) {
    const before = this.#tokens;
    this.#tokens += inputTokens + outputTokens;
    return before < this.#half && this.#tokens >= this.#half;
  }
};
var HALF_IS_GONE = "You alone have used half of the tokens that this whole run may use. Do what is most important, and end with squad_finish; list the rest in `notDone`.";
async function openInTime(opening, { clock, budget }) {
  const over = new AbortController();
  const tooLong = clock.sleep(OPENING_TIMEOUT_MS, over.signal).then(() => {
    throw openingTimeoutError();
  });
  const opened = await attempt(unlessAborted(Promise.race([opening, tooLong]), budget.signal));
  over.abort();
  if (opened.kind === "done") return opened.value;
  opening.then((late) => attempt(late.close())).then(void 0, () => void 0);
  throw opened.error;
}
function openingTimeoutError() {
  return new SquadError({
    code: "E_RUNTIME",
    message: `timeout: the Copilot runtime opened no session within ${OPENING_TIMEOUT_MS / 1e3} s.`,
    hint: "Run the job again."
  });
}

// src/coordinator/agents/open-agent.ts
async function openAgent(request, environment, broker) {
  const { agent, label, handoff: handoff2 } = request;
  const config = await environment.createSessionConfig(request, broker);
  const { workspace, tools, model: model2, effort } = config;
  const spec = { label, directory: workspace.directory, model: model2, effort, tools };
  const { slug: slug2, name: name2, role } = agent;
  const facts = { agent: slug2, name: name2, role, task: handoff2.task, requestedBy: handoff2.from };
  const opening = openRecordedSession(spec, systemPromptOf(request, config), facts, environment);
  const opened = await attempt(opening);
  if (opened.kind === "done") return { ...request, config, session: opened.value };
  await config.close?.();
  throw opened.error;
}
async function openRecordedSession(spec, prompt, facts, environment) {
  const { label, model: model2, tools } = spec;
  const systemPrompt = joinParts(prompt);
  const session = await openMonitoredSession({ ...spec, systemPrompt }, environment);
  const sessionId = session.id;
  environment.emit({ kind: "agent.spawned", session: label, sessionId, model: model2, ...facts });
  const offered = tools.map(({ name: name2, description, inputSchema }) => {
    return { name: name2, description, inputSchema };
  });
  const toolsPart = { part: "Tools", bytes: Buffer.byteLength(JSON.stringify(offered)) };
  const parts2 = [...measureParts(prompt), toolsPart];
  environment.emit({ kind: "agent.given", session: label, parts: parts2 });
  return session;
}
function systemPromptOf({ agent }, config) {
  const { workspace, tools, briefing } = config;
  const canRun = hasTool(tools, "bash");
  return agentSystemPrompt({
    ...briefing,
    name: agent.name,
    role: agent.role,
    workplace: {
      ...briefing.workplace,
      directory: workspace.directory,
      canWrite: mayChangeFiles(config),
      canRun,
      canMove: canRun || hasTool(tools, "apply_patch"),
      mayRoute: hasTool(tools, "squad_route"),
      canRemember: hasTool(tools, "squad_decide") && hasTool(tools, "squad_memory"),
      canFinish: hasTool(tools, "squad_finish")
    }
  });
}
var CHANGING = ["create", "edit", "apply_patch", "bash"];
function mayChangeFiles({ tools, briefing }) {
  return briefing.workplace.canWrite && CHANGING.some((name2) => hasTool(tools, name2));
}
function hasTool(tools, name2) {
  return tools.some((tool) => tool.name === name2);
}

// src/coordinator/prompts/coordinator.ts
init_define_RUNTIME_PACKAGES();
function coordinatorSystemPrompt({
  repository,
  baseBranch,
  team,
  routing,
  checks,
  continued,
  decisions,
  reach,
  canWrite
}) {
  const job = [
    ...JOB_RULES,
    ...canWrite ? [sharedReachRule(reach)] : [outOfReach(reach)],
    ...checks.length > 0 ? [checksRule(checks)] : [],
    ...canWrite ? [] : [ANSWER_ONLY_RULE],
    canWrite ? CLOSING_RULE : ANSWER_RULE
  ];
  const goal = continued === void 0 ? `into \`${baseBranch}\`` : `onto the branch of pull request #${continued.pull}, which it continues`;
  const opening = `You are the Squad coordinator. You lead a team of agents who work on ${repository}; their work goes ${goal}.`;
  return [
    { part: "Role", text: opening },
    titledPart("Team", team),
    titledPart("Routing", routing),
    titledPart("Your job", job.map((rule) => `- ${rule}`).join("\n")),
    titledPart("Decisions in force", decisions)
  ];
}
var JOB_RULES = [
  "You cannot read or change files, agents can. Give work to the agent that the routing rules name, or one whose role fits. Use as few as the request needs.",
  "If your next step depends on what comes back, use squad_route. Otherwise end at once: squad_finish with `delegate` hands the work over, and the reports of those agents are the answer.",
  "An agent sees the request, the thread, the repository and what you write, not what others were told. Say what is wanted, where, and when it is done.",
  "Agents you ask in one turn work side by side, each in a copy of its own: give no file to two of them. One that starts after another has ended sees its work.",
  "Where the request or the rules call for a review, ask an agent who reviews, with type review-request and the files. Rejected work is revised and looked at again by itself.",
  "If an agent fails, send the work once more with what was missing, or to another; if that fails too, go on without it.",
  "Answer questions about the team yourself, and those that the thread answers. Questions about the code need an agent.",
  "Nobody answers you while you work: ask people in `question` when you finish, if you must.",
  QUOTATION_RULE,
  "Write no secret anywhere, and refuse what would harm people."
];
var CLOSING_RULE = 'End with squad_finish. `title` and `summary` are for people who did not follow the thread: no "you", no "I"; what changed, briefly by whom, and what is open. Say only what agents reported. Parts that they report as not done are listed by themselves: settle by id those that somebody did, and add only your own.';
var ANSWER_RULE = "End with squad_finish: a short answer for people who did not follow the thread. Say only what agents reported.";
function checksRule(checks) {
  const commands = checks.map((check) => `\`${check}\``).join(", ");
  return `When everybody is done, the squad runs ${commands}.`;
}
var ANSWER_ONLY_RULE = "In this run nothing can be changed: agents can read and answer. Ask them for reviews and answers, not for changes.";
function coordinatorTaskPrompt({ request, asker, kind, url: url2, msLeft }, background) {
  const text2 = `Request from ${asker}, ${kind} (${url2}):

${request.trim()}

The run ends in ${roughly(msLeft)}.`;
  return [{ part: "The request", text: text2 }, ...background];
}

// src/coordinator/coordinator.ts
async function runCoordinator(args) {
  const { environment, broker, background } = args;
  const opened = await attempt(openCoordinator(args));
  if (opened.kind === "threw") return limitedOrThrow(environment, opened.error);
  const session = opened.value;
  const task = { ...args, msLeft: environment.budget.msLeft() };
  const prompt = coordinatorTaskPrompt(task, background);
  environment.emit({ kind: "agent.given", session: COORDINATOR, parts: measureParts(prompt) });
  const coordinator = broker.attachCoordinator(session);
  const asked = { session, name: "the coordinator", deps: environment };
  const asking = askUntilDone(joinParts(prompt), asked, broker, coordinator);
  args.whileThinking();
  const turn = await asking;
  coordinator.leave();
  await session.close();
  await recordDecisions(args);
  const end = sessionEndOf(turn, environment.budget);
  environment.emit(sessionEndEvent(COORDINATOR, end));
  const exhausted = environment.budget.exhausted();
  if (exhausted !== void 0) return { kind: "limited", exhausted };
  if (end.kind !== "finished") return { kind: "failed", reason: end.reason, type: end.type };
  return end.report.delegate === void 0 ? { kind: "done", report: end.report } : carryOut(end.report, args);
}
async function carryOut(own, args) {
  const { environment, broker, reports } = args;
  const { delegate: delegate2 = [] } = own;
  const ended = await Promise.all(
    delegate2.map((one) => broker.route(handoffOf(one), { session: COORDINATOR }))
  );
  await broker.settled();
  const exhausted = environment.budget.exhausted();
  if (exhausted !== void 0) return { kind: "limited", exhausted };
  const failures = ended.map((one) => one.kind === "answered" ? void 0 : namedFailureOf(one));
  const said3 = reports();
  const [failure2] = failures.filter((one) => one !== void 0);
  if (said3.length === 0 && failure2 !== void 0) return failure2;
  const notDone2 = delegate2.flatMap(({ task }, at) => {
    const { reason: why } = failures[at] ?? {};
    return why === void 0 ? [] : [{ part: oneLine(task, LONGEST_PART), why }];
  });
  return { kind: "done", report: reportOfAll(own, said3, notDone2) };
}
var LONGEST_PART = 200;
function handoffOf({ to, task, type, files }) {
  return {
    ...PLAIN_REQUEST,
    from: COORDINATOR,
    to,
    task,
    type: HANDOFF_TYPES.find((one) => one === type) ?? "implementation-request",
    isTyped: type !== void 0,
    isLast: true,
    files
  };
}
function reportOfAll(own, said3, notDone2) {
  const isOne = said3.length === 1;
  const named = said3.map(
    ({ name: name2, report }) => isOne ? report : { ...report, title: "", summary: `**${name2}:** ${saidText(report)}` }
  );
  const joined = joinReports(named);
  const title3 = own.title === "" ? said3[0]?.report.title ?? "" : own.title;
  const summary3 = [own.summary, joined.summary].filter((text2) => text2 !== "").join("\n\n");
  const { settles: settles2, isWholeIssue: isWholeIssue3 } = own;
  const question2 = own.question ?? joined.question;
  return {
    title: title3,
    summary: summary3,
    settles: settles2,
    isWholeIssue: isWholeIssue3,
    notDone: [...own.notDone, ...notDone2],
    ...isOne && joined.howToTest !== void 0 ? { howToTest: joined.howToTest } : {},
    ...question2 === void 0 ? {} : { question: question2 }
  };
}
async function askUntilDone(prompt, asked, broker, coordinator, earlier) {
  const last = await askForReport(asked, prompt);
  const turn = earlier === void 0 ? last : lastUsable(earlier, last, asked);
  if (last.kind === "done" && last.report.delegate !== void 0) return last;
  await broker.settled();
  const next = last.kind === "done" ? coordinator.nextPrompt() : void 0;
  return next === void 0 ? turn : askUntilDone(next, asked, broker, coordinator, turn);
}
function openCoordinator(args) {
  const { environment, briefing, tools, workspace, model: model2, request, asker } = args;
  const prompt = coordinatorSystemPrompt({ ...briefing, canWrite: environment.canWrite });
  const spec = { label: COORDINATOR, directory: workspace.directory, model: model2, tools };
  const who = { agent: COORDINATOR, name: "Coordinator", role: "Coordinator" };
  const facts = { ...who, task: request, requestedBy: asker };
  return openRecordedSession(spec, prompt, facts, environment);
}
function limitedOrThrow({ budget }, thrown) {
  const exhausted = budget.exhausted();
  if (exhausted === void 0) throw thrown;
  return { kind: "limited", exhausted };
}
async function recordDecisions({ environment, workspace }) {
  const recorded = await attempt(async () => {
    const submitted = await workspace.submit({ task: "Record decisions", unfinished: false });
    if (submitted.kind !== "conflict") return;
    const aside = await workspace.pushToFallbackBranch();
    environment.emit({ kind: "conflict", session: COORDINATOR, files: submitted.files, ...aside });
  });
  if (recorded.kind === "done") return;
  const reason = describe(recorded.error).message;
  environment.emit({
    kind: "note",
    isLoss: true,
    text: `The coordinator's decisions could not be committed: ${reason}`
  });
}
async function runNamedAgent({ environment, broker }, handoff2) {
  const result = await broker.route({ ...handoff2, isFromPerson: true, waitForResult: true });
  await broker.settled();
  const exhausted = environment.budget.exhausted();
  if (exhausted !== void 0) return { kind: "limited", exhausted };
  return result.kind === "answered" ? { kind: "done", report: result.report } : failureOf2(result);
}
function namedFailureOf(result) {
  const failure2 = failureOf2(result);
  if (result.kind !== "failed") return failure2;
  return { ...failure2, reason: `${result.to}: ${failure2.reason}` };
}
function failureOf2(result) {
  const reason = whyUnanswered(result);
  if (result.kind === "refused") return { kind: "failed", reason, type: result.code };
  const cause = result.kind === "failed" ? result.type : void 0;
  return { kind: "failed", reason, type: cause ?? result.kind };
}

// src/coordinator/sessions/budget.ts
init_define_RUNTIME_PACKAGES();
import { setMaxListeners as setMaxListeners2 } from "node:events";
function openBudget(deps) {
  const { limits, clock, startedAt, cancelled } = deps;
  const stop = new AbortController();
  const closed = new AbortController();
  setMaxListeners2(Number.POSITIVE_INFINITY, stop.signal);
  let tokens = 0;
  let toolCalls = 0;
  let exhausted;
  const exhaust = (reached) => {
    if (exhausted !== void 0 || closed.signal.aborted) return;
    exhausted = reached;
    deps.onExhausted(exhausted);
    stop.abort(exhausted);
  };
  const useUp = (limit, amount) => exhaust({ limit, amount, reason: `The run has used up its ${amount}.` });
  const msLeft = () => startedAt + limits.minutes * 6e4 - clock.now();
  clock.sleep(Math.max(0, msLeft()), closed.signal).then(
    () => useUp("timeout", `${limits.minutes} ${limits.minutes === 1 ? "minute" : "minutes"}`),
    () => void 0
  );
  const onCancel = () => {
    const { limit, reason } = cancelledOutcome();
    exhaust({ limit, reason });
  };
  onAbort(closed.signal, onceAborted(cancelled, onCancel));
  return {
    tokens: limits.tokens,
    signal: stop.signal,
    exhausted: () => exhausted,
    countTokens(count3) {
      tokens += count3;
      if (tokens >= limits.tokens) {
        useUp("tokens", `${inFull(limits.tokens)} tokens`);
      }
    },
    countToolCall() {
      toolCalls += 1;
      if (toolCalls > limits.toolCalls) {
        useUp("tool-calls", `${limits.toolCalls} tool calls`);
      }
    },
    msLeft,
    close: () => closed.abort()
  };
}

// src/run/agents/create-agents.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/messages/broker.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/reviews/left-reviews.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/reviews/plan-revision.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/reviews/lockout.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/tasks/normalize-handoff.ts
init_define_RUNTIME_PACKAGES();
function normalizeHandoff(handoff2, mask) {
  const files = handoff2.files.map((path) => {
    const masked = mask(path);
    return { path: masked, normalized: normalizePath(masked) };
  });
  const clean = (text2) => neutralizeHeaders(mask(text2));
  const outside = files.filter(({ path }) => !isInside(path)).map(({ path }) => path);
  const inside = files.filter(({ path }) => isInside(path)).map(({ normalized }) => normalized);
  const { task, context: context2, constraints: constraints2 } = handoff2;
  return {
    handoff: {
      ...handoff2,
      task: clean(task),
      context: context2 === void 0 ? void 0 : clean(context2),
      constraints: constraints2.map(clean),
      files: [...new Set(inside)]
    },
    remarks: outside.length === 0 ? [] : [leftOutNote(outside)]
  };
}
function normalizePath(path) {
  return path.split("/").filter((part) => part !== "" && part !== ".").join("/");
}
function isInside(path) {
  return !path.startsWith("/") && isRepositoryPath(normalizePath(path));
}
function leftOutNote(paths2) {
  const shown3 = paths2.slice(0, 5).map((path) => JSON.stringify(path.slice(0, 100)));
  const more = paths2.length > shown3.length ? `, and ${paths2.length - shown3.length} more` : "";
  return `Left out, because paths must be relative to the repository and stay inside it: ${shown3.join(", ")}${more}.`;
}
function neutralizeHeaders(text2) {
  return withoutUnseen(text2).text.split("\n").map((line2) => readsLikeHeader(line2) ? line2.replace(/^[\s>]*/, "$&\\") : line2).join("\n");
}
var LONGEST_HEADER = 200;
var TYPE_AT_END = new RegExp(`\\((?:${HANDOFF_TYPES.join("|")})\\)[^\\p{L}\\p{N}]*$`, "u");
function readsLikeHeader(line2) {
  const start = line2.trim().slice(0, LONGEST_HEADER).normalize("NFKC").toLowerCase();
  if (/^[\s>]*\\/.test(start)) return false;
  const letters = start.replace(/[^\p{L}\p{N}]/gu, "").replace(new RegExp("^\\p{N}+", "u"), "");
  const isHeading = /^[^\p{L}\\]*#/u.test(start);
  return letters.startsWith("incomingfrom") || isHeading && TYPE_AT_END.test(start);
}

// src/coordinator/reviews/lockout.ts
var Lockout = class {
  #locks = [];
  /** As the locks, with those that a person lifted. */
  #rejections = [];
  #revisers = /* @__PURE__ */ new Map();
  /** Begins with the locks of earlier runs. */
  constructor(initial = []) {
    for (const note of initial) this.lock(note);
  }
  isLocked(agent, path) {
    return this.lockedFor(agent).includes(normalizePath(path));
  }
  /** Returns the paths that this agent is locked out of. */
  lockedFor(agent) {
    const paths2 = this.#locks.flatMap((lock) => lock.agent === agent ? [lock.path] : []);
    return [...new Set(paths2)];
  }
  /** Locks an agent out of a path. Returns true when it was not locked before. */
  lock(note) {
    const isNew = !this.isLocked(note.agent, note.path);
    const lock = { ...note, path: normalizePath(note.path) };
    this.#locks = [...this.#locks, lock];
    this.#rejections = [...this.#rejections, lock];
    return isNew;
  }
  /** Unlocks an agent that a person named, for this run. */
  lift(agent) {
    this.#locks = this.#locks.filter((lock) => lock.agent !== agent);
  }
  /** Takes back this reviewer's rejections on the settled paths. */
  release(by, isSettled) {
    const stands = (lock) => lock.by !== by || !isSettled(lock.path);
    this.#locks = this.#locks.filter(stands);
    this.#rejections = this.#rejections.filter(stands);
  }
  /** Returns who rejected somebody's work on one of these paths. */
  reviewersOf(paths2) {
    const rejected = new Set(paths2.map(normalizePath));
    const on = this.#rejections.filter(({ path }) => rejected.has(path));
    return [...new Set(on.map(({ by }) => by))];
  }
  /** Remembers who is to revise these paths. */
  assign(agent, paths2) {
    for (const path of paths2) this.#revisers.set(normalizePath(path), agent);
  }
  /** Returns the paths that this agent was chosen to revise. */
  assignedTo(agent) {
    return [...this.#revisers].flatMap(([path, slug2]) => slug2 === agent ? [path] : []);
  }
  /** Returns the one agent who was chosen to revise these paths, or those of them that anybody was chosen for. */
  reviserOf(paths2) {
    const chosen = paths2.flatMap((path) => this.#revisers.get(normalizePath(path)) ?? []);
    return new Set(chosen).size === 1 ? chosen[0] : void 0;
  }
};
function chooseReviser(choice) {
  const { colleagues, lockout, paths: paths2, without, preferred } = choice;
  const canRevise = (one) => one.implements && !without.includes(one.slug) && !paths2.some((path) => lockout.isLocked(one.slug, path));
  if (preferred !== void 0 && canRevise(preferred)) return preferred;
  const reviewers = lockout.reviewersOf(paths2);
  const able = colleagues.filter(canRevise);
  return able.find(({ slug: slug2 }) => !reviewers.includes(slug2)) ?? able[0];
}

// src/coordinator/reviews/plan-revision.ts
async function rejectedAuthors(review2, authorsOf) {
  if (!isRejection(review2)) return [];
  const written = await authorsOf(rejectedFiles(review2), review2.requestedBy, true);
  return written.filter(({ agent }) => agent !== review2.reviewer);
}
function planRevision(review2, written, chain, { roster, lockout }) {
  const rejected = rejectedFiles(review2);
  const isRejected = ({ path }) => rejected.length === 0 || isAmong(path, rejected);
  const authors = isRejection(review2) ? written.filter(isRejected) : [];
  const isLocked = (agent, path) => lockout.isLocked(agent, path) || authors.some((author) => author.agent === agent && author.path === path);
  const policy = {
    roster,
    lockout: { isLocked, reviewersOf: (some) => lockout.reviewersOf(some) }
  };
  const beside = written.length === 0 ? [] : rejected;
  const paths2 = [.../* @__PURE__ */ new Set([...authors.map(({ path }) => path), ...beside])];
  const revisions = chooseRevisers(paths2, review2, chain, policy);
  return { authors, revisions, wish: answerWish(review2, paths2, revisions, policy) };
}
function isRejection(review2) {
  const { verdict, findings } = review2;
  return verdict === "changes-requested" && (findings.length === 0 || rejectedFiles(review2).length > 0);
}
function chooseRevisers(paths2, { reviewer, reassignTo }, chain, { roster, lockout }) {
  if (paths2.length === 0) return [];
  const choose = (some, without, preferred) => chooseReviser({ colleagues: roster.colleagues, lockout, paths: some, without, preferred });
  const chooseFor = (some) => choose(some, [reviewer, ...chain]) ?? choose(some, [reviewer]);
  const wanted = findWanted(reassignTo, roster);
  const isFollowed = wanted?.slug !== reviewer && choose(paths2, [], wanted) === wanted;
  const forAll = isFollowed ? wanted : chooseFor(paths2);
  if (forAll !== void 0) return [{ reviser: forAll, paths: paths2 }];
  const revisers = /* @__PURE__ */ new Map();
  for (const path of paths2) {
    const reviser = chooseFor([path]) ?? choose([path], []);
    revisers.set(reviser, [...revisers.get(reviser) ?? [], path]);
  }
  return [...revisers].map(([reviser, own]) => ({ reviser, paths: own }));
}
function findWanted(reassignTo, roster) {
  if (reassignTo === void 0) return void 0;
  const inRole = roster.colleagues.filter(({ role }) => isSameRole(role, reassignTo));
  return roster.find(reassignTo) ?? (inRole.length === 1 ? inRole[0] : void 0);
}
function answerWish(review2, paths2, revisions, policy) {
  const { verdict, reassignTo } = review2;
  if (reassignTo === void 0) return void 0;
  const wanted = findWanted(reassignTo, policy.roster);
  const name2 = wanted?.name ?? cutCharacters(reassignTo, 60);
  if (verdict !== "changes-requested") return { name: name2, refusal: "nothing was rejected" };
  if (wanted === void 0) {
    const isPerson = policy.roster.isPerson(reassignTo);
    return { name: name2, refusal: isPerson ? "that is a person" : "nobody on this squad has that name" };
  }
  if (!wanted.implements) return { name: name2, refusal: `${name2} does not change files` };
  const locked = paths2.filter((path) => policy.lockout.isLocked(wanted.slug, path)).join(", ");
  if (locked !== "") return { name: name2, refusal: `a review rejected ${name2}'s work on ${locked}` };
  return {
    name: name2,
    refusal: wanted.slug === review2.reviewer ? whyNotReviewer(revisions, wanted) : void 0
  };
}
function whyNotReviewer([only, ...others], { slug: slug2 }) {
  const isReviser = others.length === 0 && only?.reviser?.slug === slug2;
  return isReviser ? void 0 : "the reviewer revises the work only when nobody else can";
}
function lockText(authors, nameOf5) {
  const namesByPaths = /* @__PURE__ */ new Map();
  for (const slug2 of new Set(authors.map(({ agent }) => agent))) {
    const paths2 = authors.flatMap(({ agent, path }) => agent === slug2 ? [path] : []).join(", ");
    namesByPaths.set(paths2, [...namesByPaths.get(paths2) ?? [], nameOf5(slug2)]);
  }
  return [...namesByPaths].map(([paths2, names]) => `${names.join(" and ")} may not revise ${paths2}`).join(", and ");
}

// src/coordinator/reviews/revise.ts
init_define_RUNTIME_PACKAGES();
async function reviseAndLookAgain({ from, files }, reviewer, revisions, route) {
  const ours = { ...PLAIN_REQUEST, from };
  const revised = await Promise.all(
    revisions.map(({ reviser, files: own2 }) => {
      const task2 = `Revise ${firstOf(own2, MOST_NAMED, pathInSentence)} as the review by ${reviewer.name} asks`;
      const type = "implementation-request";
      return route({ ...ours, to: reviser.slug, task: task2, type, isTyped: true, files: own2 });
    })
  );
  const said3 = revised.map(revisionText);
  const isToLookAt = ({ kind, hasWorked }, at) => kind === "answered" && hasWorked === true && revisions[at]?.reviser.slug !== reviewer.slug;
  if (revisions.length > 0 && !revised.some(isToLookAt)) return said3;
  const task = "Look at the revision of what you rejected, and record your review of it";
  const own = revisions.flatMap((one) => one.reviser.slug === reviewer.slug ? one.files : []);
  const others = files.filter((path) => !own.includes(path));
  const look2 = await route({
    ...ours,
    to: reviewer.slug,
    task,
    type: "review-request",
    files: others
  });
  const verdict = look2.kind === "answered" ? look2.response : whyUnanswered(look2);
  return [...said3, `${reviewer.name} looked again. ${verdict}`, ...look2.remarks ?? []];
}
var MOST_NAMED = 3;
function revisionText(result) {
  if (result.kind !== "answered") return `The revision was not made: ${whyUnanswered(result)}`;
  const did = result.hasWorked === true ? "revised it" : "changed nothing";
  return `${result.from} ${did}: ${result.report.title}`;
}

// src/coordinator/reviews/left-reviews.ts
function leftReviews(before, policy) {
  return standingReviews(before.reviews).flatMap((note) => {
    const reviewer = policy.roster.find(note.reviewer);
    if (reviewer === void 0 || !isFromColleague(note, policy.roster)) return [];
    const written = before.locks.filter(({ by }) => by === note.reviewer);
    const wished = { ...note, reassignTo: note.reviser ?? note.reassignTo };
    const planned = planRevision(wished, written, [note.requestedBy], policy).revisions;
    const all = planned.flatMap(
      ({ reviser, paths: files }) => reviser === void 0 || reviser.slug === note.requestedBy ? [] : [{ reviser, files }]
    );
    const revisions = all.filter((one) => !hasAnswered(one, note, before));
    const isToLookAt = revisions.length > 0 || all.some((one) => hasChanged(one, before));
    return isToLookAt ? [{ note, reviewer, revisions }] : [];
  });
}
function isFromColleague({ requestedBy }, roster) {
  if (requestedBy === COORDINATOR) return true;
  return !roster.isPerson(requestedBy) && roster.find(requestedBy)?.slug === requestedBy;
}
function hasAnswered({ reviser }, { handoff: handoff2, requestedBy }, { handoffs }) {
  const later = handoffs.slice(handoffs.findIndex(({ id: id2 }) => id2 === handoff2) + 1);
  return later.some(
    ({ from, to, type, status }) => from === requestedBy && to === reviser.slug && type === "implementation-request" && status === "answered"
  );
}
function hasChanged({ reviser, files }, { agents }) {
  return agents.some(
    (row) => row.agent === reviser.slug && row.files.some((path) => files.includes(path))
  );
}
async function followReviews(left, lockout, route) {
  const said3 = await Promise.all(
    left.map(({ note: { requestedBy: from, files, handoff: chain }, reviewer, revisions }) => {
      for (const { reviser, files: own } of revisions) lockout.assign(reviser.slug, own);
      const ask2 = (message) => route(message, { session: void 0, chain });
      return reviseAndLookAgain({ from, files }, reviewer, revisions, ask2);
    })
  );
  return said3.flat();
}

// src/coordinator/reviews/reviews.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/reviews/review-texts.ts
init_define_RUNTIME_PACKAGES();
function appliedText(note, reviewer) {
  const named = appliedPlaces([note]);
  if (named === "") return "";
  return `Applied as ${reviewer} suggested, so that these findings are settled: ${named}.`;
}
var MOST_APPLIED = 10;
function ownAppliedText(notes, reader) {
  const own = notes.filter(({ reviewer }) => reviewer === reader);
  const named = appliedPlaces(own);
  if (named === "") return "";
  return `Your suggestions were put in as you wrote them, in place of ${named}. Look whether the files are right with them.`;
}
function appliedPlaces(notes) {
  const places = notes.flatMap(
    ({ findings, applied = [] }) => applied.flatMap((place) => findings[place] ?? [])
  );
  return firstOf(places, MOST_APPLIED, ({ path, line: line2 }) => `${path}:${line2}`);
}
function handOnText({ slug: slug2, name: name2 }, paths2, { note: { reviewer, requestedBy }, chain, isTold: isTold2 }) {
  const it = paths2?.join(", ") ?? "it";
  if (slug2 === requestedBy) return `You revise ${it}.`;
  if (chain.path.includes(slug2)) {
    return `${name2}, who waits for your answer, revises ${it}: say there what was rejected.`;
  }
  if (isTold2) return `${name2} revises ${it}.`;
  const files = paths2 === void 0 ? "" : ` of ${it}`;
  const again = slug2 === reviewer ? "" : `; then ask ${reviewer} for a review of it`;
  return `Hand the revision${files} to ${slug2} with squad_route, with these files${again}.`;
}
function whatFollows({ authors, revisions, wish }, roster) {
  const doers = revisions.map(({ reviser, paths: paths2 }) => {
    const what = revisions.length === 1 ? "does" : `revises ${paths2.join(", ")}`;
    return reviser === void 0 ? `people are asked who ${what}` : `${reviser.name} ${what}`;
  });
  const locked = lockText(authors, (slug2) => nameOf(slug2, roster));
  const tasks = authors.length === 0 ? [] : [`${locked}: ${doers.join(", ")}.`];
  const answer = wish?.refusal === void 0 ? [] : [`${wish.name} can't revise it: ${wish.refusal}.`];
  return [...tasks, ...answer].join(" ");
}
function whoRevises(paths2) {
  return `The work on ${paths2.join(", ")} was rejected, and every agent who could revise it is locked out there. Which agent should do it? Begin your answer with the agent's name and a colon: that lets it work on this again.`;
}

// src/coordinator/reviews/reviews.ts
var MOST_REVISIONS = 2;
var THE_SQUAD = "The squad";
var NO_REVIEW = { verdict: "none", findings: [], reassignTo: void 0 };
var Reviews = class {
  #deps;
  #told = /* @__PURE__ */ new Set();
  #drafts = /* @__PURE__ */ new WeakMap();
  #rounds = /* @__PURE__ */ new Map();
  #ended = [];
  constructor(deps) {
    this.#deps = deps;
    this.#ended = deps.earlier.map((note) => ({ note, chain: note.handoff }));
  }
  /** Keeps a review until its session ends, replacing an earlier one. Returns what follows from it. Never rejects. */
  async draft(task, review2) {
    if (!mayRecordReview(task.handoff)) return { kind: "not-asked" };
    this.#drafts.set(task.handoff, review2);
    const note = noteOf(review2, task);
    const written = await attempt(rejectedAuthors(note, this.#deps.authorsOf));
    if (written.kind === "threw") return { kind: "recorded", next: "" };
    const plan = this.#plan(note, written.value, task);
    return { kind: "recorded", next: whatFollows(plan, this.#deps.roster) };
  }
  /** True when a review of the request was recorded. */
  has(handoff2) {
    return this.#drafts.has(handoff2);
  }
  /**
   * Records the review of the message `id`, and locks out rejected authors; `report` is undefined when the reviewer's session
   * failed. Returns undefined without a review, for a request that was not for one.
   */
  async end(id2, task, report) {
    const { handoff: handoff2, agent } = task;
    const recorded = this.#drafts.get(handoff2);
    if (recorded !== void 0) {
      const answer = report?.summary ?? "";
      const text3 = recorded.summary ?? answer;
      const applied2 = await this.#apply({ ...noteOf(recorded, task), handoff: id2, text: text3 }, task);
      const response = describeReview(recorded, agent.name, answer, handoff2.isFromPerson);
      return { response, ...applied2 };
    }
    if (handoff2.type !== "review-request" || report === void 0) return void 0;
    const text2 = reportText(report);
    const none = `${agent.name} recorded no review, so nothing is approved or rejected.`;
    const note = { ...noteOf(NO_REVIEW, task), handoff: id2, text: text2 };
    const applied = await this.#apply(note, task);
    return { ...applied, response: text2, remarks: [none, ...applied.remarks] };
  }
  /** Returns the verdicts that stand of reviews that agents asked for in this chain, after its first message. */
  verdicts(chain) {
    const notes = this.#ended.filter((one) => one.chain === chain).map(({ note }) => note);
    return standingReviews(this.#notes()).filter(({ handoff: handoff2 }) => handoff2 !== chain && notes.some((one) => one.handoff === handoff2)).map((note) => describeVerdict(note, nameOf(note.reviewer, this.#deps.roster)));
  }
  /** Adds to the handoff's context the findings that stand on its files, or on what its receiver is to revise. */
  withFindings(handoff2) {
    const { roster, lockout } = this.#deps;
    const { context: context2 = "" } = handoff2;
    const reader = roster.find(handoff2.to)?.slug ?? handoff2.to;
    const assigned = lockout.assignedTo(reader);
    const findings = standingFor(handoff2, reader, assigned, this.#notes());
    const found = describeStanding(findings, reader, (slug2) => nameOf(slug2, roster));
    const why = found !== "" && isChosen(handoff2, assigned) ? WHY_YOU : "";
    const isLook = handoff2.type === "review-request";
    const applied = isLook ? ownAppliedText(this.#notes(), reader) : "";
    const added = [found, applied, why, locksText(handoff2, reader, this.#deps)].filter(
      (it) => it !== ""
    );
    if (added.length === 0) return handoff2;
    return { ...handoff2, context: [...context2 === "" ? [] : [context2], ...added].join("\n\n") };
  }
  /** Tells people about a question or a call for help, once, however often it is made. */
  tellPeople(note) {
    const key = `${note.kind} ${note.text}`;
    if (this.#told.has(key)) return;
    this.#told.add(key);
    this.#deps.emit({ kind: "appeal", note });
  }
  /** Asks people who should revise those of these files where everybody who could is locked out. */
  askWhoRevises(files) {
    const { roster, lockout } = this.#deps;
    const left = { colleagues: roster.colleagues, lockout, without: [], preferred: void 0 };
    const paths2 = files.filter((path) => chooseReviser({ ...left, paths: [path] }) === void 0);
    if (paths2.length > 0)
      this.tellPeople({ kind: "question", from: THE_SQUAD, text: whoRevises(paths2) });
  }
  #notes() {
    return this.#ended.map(({ note }) => note);
  }
  #record(note, { chain }) {
    this.#ended = [...this.#ended, { note, chain: chain.id }];
    this.#deps.emit({ kind: "review", note });
  }
  #plan(note, written, { agent, chain }) {
    const senders = chain.path.filter((slug2) => slug2 !== agent.slug);
    return planRevision(note, written, senders, this.#deps);
  }
  /** Records the review and locks out. Returns what the requester is told. */
  async #apply(given, task) {
    const written = await attempt(rejectedAuthors(given, this.#deps.authorsOf));
    const authors = written.kind === "done" ? written.value : [];
    const note = { ...given, applied: await this.#applySuggestions(given, authors, task) };
    if (written.kind === "threw") {
      this.#record(note, task);
      const why = describe(written.error).message;
      const lost = `A review rejected work whose author could not be determined: ${why}`;
      this.#deps.emit({ kind: "note", text: lost });
      return { remarks: [], revisions: [], looksAgain: false };
    }
    const plan = this.#plan(note, authors, task);
    const [only, ...others] = plan.revisions;
    this.#record({ ...note, reviser: others.length === 0 ? only?.reviser?.slug : void 0 }, task);
    this.#deps.lockout.release(note.reviewer, (path) => settlesFile(note, path));
    const isApplied = note.applied.length > 0 && plan.revisions.length === 0;
    const revisions = this.#toldRevisions(task, plan);
    const looksAgain = (isApplied || revisions.length > 0) && this.#beginRound(task);
    const told = looksAgain ? revisions : [];
    const applied = appliedText(note, task.agent.name);
    const remarks = this.#lockOut(note, plan, task.chain, told);
    const all = applied === "" ? remarks : [applied, ...remarks];
    return { remarks: all, revisions: told, looksAgain };
  }
  /** Applies what a colleague who may change files suggests in files of these authors. A person decides about their own. */
  async #applySuggestions({ verdict, findings }, authors, { agent, handoff: handoff2 }) {
    const isGrave = findings.some(({ severity }) => severity !== "nit");
    const isAsked = verdict === "changes-requested" && isGrave && handoff2.isFromPerson !== true;
    if (!isAsked || !agent.implements) return [];
    const isOfAgent = (finding3) => authors.some(({ path }) => path === finding3.path);
    const theirs = findings.map(
      (one) => isOfAgent(one) ? one : { ...one, suggestion: void 0 }
    );
    return this.#deps.applySuggestions(agent, theirs, handoff2.availableTools);
  }
  /** Returns the revisions whose revisers must be told: neither who asked nor who waits for the answer. */
  #toldRevisions({ handoff: { from, isFromPerson }, chain: { path } }, { revisions }) {
    if (isFromPerson === true) return [];
    return revisions.flatMap(({ reviser, paths: paths2 }) => {
      if (reviser === void 0 || reviser.slug === from || path.includes(reviser.slug)) return [];
      return [{ reviser, files: paths2 }];
    });
  }
  /** Counts another round on the reviewed files; false when they had as many as they may have. */
  #beginRound({ handoff: { files } }) {
    const key = files.toSorted().join("\n");
    const round = (this.#rounds.get(key) ?? 0) + 1;
    if (round > MOST_REVISIONS) return false;
    this.#rounds.set(key, round);
    return true;
  }
  /** Locks out the authors. Returns what the requester is told, in at most one paragraph. */
  #lockOut(note, { authors, revisions }, chain, told) {
    const { roster, lockout, emit } = this.#deps;
    if (revisions.length === 0) return isNitsOnly(note) ? [ONLY_NITS] : [];
    for (const author of authors) {
      const reviser = revisions.find(({ paths: paths2 }) => paths2.includes(author.path))?.reviser?.slug;
      const lock = { ...author, by: note.reviewer, reviser };
      if (lockout.lock(lock)) emit({ kind: "lock", note: lock });
    }
    const isOne = revisions.length === 1;
    const tasks = revisions.map(({ reviser, paths: paths2 }) => {
      if (reviser !== void 0) {
        lockout.assign(reviser.slug, paths2);
        const isTold2 = told.some((one) => one.reviser === reviser);
        return handOnText(reviser, isOne ? void 0 : paths2, { note, chain, isTold: isTold2 });
      }
      this.askWhoRevises(paths2);
      const [which2, left] = isOne ? ["", "these files"] : [` revise ${paths2.join(", ")}`, paths2.join(", ")];
      return `Nobody is left who may${which2}: people are asked. Leave ${left} as they are.`;
    });
    const locked = lockText(authors, (slug2) => nameOf(slug2, roster));
    const rejected = locked === "" ? [] : [`The work was rejected: ${locked}.`];
    return [[...rejected, ...tasks].join(" ")];
  }
};
function noteOf(review2, { handoff: handoff2, agent }) {
  const about2 = { reviewer: agent.slug, requestedBy: handoff2.from, files: reviewedFiles(handoff2) };
  return { ...review2, ...about2, handoff: "", text: "" };
}
var ONLY_NITS = "These are nits: the author may fix them or leave them.";
function isNitsOnly({ verdict, findings }) {
  const isRejection2 = verdict === "changes-requested" && findings.length > 0;
  return isRejection2 && findings.every(({ severity }) => severity === "nit");
}
var WHY_YOU = "The agent whose version was rejected may not revise it, so you do, even where your charter leaves these files to others.";
function isChosen({ type, files }, assigned) {
  const isMeant = files.length === 0 || files.some((path) => assigned.includes(normalizePath(path)));
  return type === "implementation-request" && assigned.length > 0 && isMeant;
}
var MAX_LOCKED = 10;
function locksText({ type, to }, reader, { roster, lockout }) {
  const paths2 = type === "implementation-request" ? lockout.lockedFor(reader) : [];
  if (paths2.length === 0) return "";
  const name2 = roster.find(to)?.name ?? to;
  return `${name2} may not change ${firstOf(paths2, MAX_LOCKED, pathInSentence)}: a review rejected ${name2}'s work there.`;
}
function standingFor({ type, files }, reader, assigned, notes) {
  if (type === "review-request") {
    const standing = standingFindings(notes, files);
    return files.length > 0 ? standing : standing.filter(({ reviewer }) => reviewer === reader);
  }
  if (type !== "implementation-request") return [];
  if (files.length > 0) return standingFindings(notes, files, () => true);
  return assigned.length === 0 ? [] : standingFindings(notes, assigned);
}

// src/coordinator/messages/deliver.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/messages/notices.ts
init_define_RUNTIME_PACKAGES();
var Notices = class {
  #sessions = [];
  #kept = [];
  /** Delivers to this session what comes for the reader, until the returned function is called. */
  attach(reader, session) {
    const attached = { reader, session };
    this.#sessions.push(attached);
    return () => void this.#sessions.splice(this.#sessions.indexOf(attached), 1);
  }
  isAttached(wanted) {
    return this.#sessions.some(({ reader }) => reader === wanted);
  }
  /** Tells every session of the reader. Returns true when one took the notice; otherwise keeps it. */
  async post(wanted, notice) {
    const listeners = this.#sessions.filter(({ reader }) => reader === wanted);
    const taken = await Promise.all(listeners.map(({ session }) => session.tell(notice.text)));
    const isRead = taken.includes(true);
    if (isRead) notice.onEnd(true);
    else this.#kept = [...this.#kept, { reader: wanted, notice }];
    return isRead;
  }
  /** True when something is kept for the reader that calls for another turn. */
  wantsTurn(wanted) {
    return this.#kept.some(({ reader, notice }) => reader === wanted && notice.wantsTurn);
  }
  /** Ends as read what is kept for the reader, and returns the texts. */
  take(wanted) {
    return this.#end((reader) => reader === wanted, true);
  }
  /** Ends as unread what is still kept, for one reader or for all. */
  discard(wanted) {
    this.#end((reader) => wanted === void 0 || reader === wanted, false);
  }
  #end(isMeant, isRead) {
    const ended = this.#kept.filter(({ reader }) => isMeant(reader));
    this.#kept = this.#kept.filter(({ reader }) => !isMeant(reader));
    for (const { notice } of ended) notice.onEnd(isRead);
    return ended.map(({ notice }) => notice.text);
  }
};
var MAX_BYTES2 = 1e4;
var MAX_TASK_LENGTH = 100;
function noticeText({ from, type, task, context: context2 = "", files }) {
  const words = [task, context2].filter((text2) => text2.trim() !== "").join("\n\n");
  const parts2 = [
    `## Incoming from ${from} (${type})`,
    quote(words),
    files.length === 0 ? "" : `**Relevant files:** ${files.join(", ")}`,
    "No response needed \u2014 this is informational, and your task stays as it is."
  ];
  return parts2.filter((text2) => text2 !== "").join("\n\n");
}
function resultText({ from, type, task }, result, reader, hasSenderEnded) {
  const ended = hasSenderEnded ? ` (${from} has ended)` : "";
  const whose = reader === from ? "your" : `${from}'s${ended}`;
  const what = `${whose} ${type} "${oneLine(task, MAX_TASK_LENGTH)}"`;
  const { remarks = [] } = result;
  const answer = result.kind === "answered" ? result.response.trim() : "";
  const isWork = type === "implementation-request" && result.kind === "answered";
  const parts2 = [
    headline(result, what),
    remarks.join("\n"),
    answer === "" ? "" : quote(answer),
    isWork && reader !== COORDINATOR ? FILES_LATER : ""
  ];
  return parts2.filter((text2) => text2 !== "").join("\n\n");
}
var FILES_LATER = "Your working directory gets their files with your next squad_route.";
function headline(result, what) {
  if (result.kind === "answered") {
    return result.response.trim() === "" ? `${result.from} finished ${what} without an answer.` : `${result.from} has finished and answers ${what}:`;
  }
  const reason = result.kind === "failed" ? `${result.to} failed: ${result.reason}` : result.reason;
  return `There is no result for ${what}. ${reason}`;
}
function quote(text2) {
  const words = text2.trim() === "" ? "(empty)" : text2.trim();
  return cutInside(words, MAX_BYTES2).replace(/^/gm, "> ");
}
function anotherTurnPrompt(texts) {
  return [
    "This came after your answer:",
    ...texts,
    "Do what is left to do. Then end with your complete answer for the person who asked: it replaces the previous one."
  ].join("\n\n");
}

// src/coordinator/messages/recipient.ts
init_define_RUNTIME_PACKAGES();
function createRefusal(code2, reason, next) {
  return { kind: "refused", code: code2, reason, next };
}
function agentsInChain({
  handoff: handoff2,
  routing: { chain }
}) {
  return [handoff2.from, ...chain?.path ?? []];
}
var MAX_PENDING_PER_AGENT = 3;
var MAX_FILES3 = 5;
function chooseRecipient(proposal) {
  const { handoff: handoff2, target } = proposal;
  if (isLockedOut(proposal)) return redirectToReviser(proposal);
  if (isNotice2(handoff2)) return approve(target);
  const { lockout } = proposal.routing;
  const reviser = rejectedIt(proposal) ? findReviser(proposal, lockout.reviewersOf(handoff2.files)) : void 0;
  if (reviser !== void 0) return approve(reviser, target, reviewedText(proposal));
  return chooseByLoad(proposal);
}
function chooseByLoad(proposal) {
  const { handoff: handoff2, target, routing } = proposal;
  const load = routing.store.load(target.slug);
  if (load === 0 || handoff2.isFromPerson === true) return approve(target);
  const maxPending = handoff2.type === "review-request" ? 1 : MAX_PENDING_PER_AGENT;
  const [peer] = load >= maxPending ? peersOf(proposal) : [];
  if (peer !== void 0) return approve(peer, target, `${target.name} has other work to do first`);
  if (load < MAX_PENDING_PER_AGENT || routing.chain === void 0) return approve(target);
  return createRefusal(
    "E_AGENT_BUSY",
    `${target.name} has ${load} tasks to do first.`,
    "do this part yourself, ask another colleague, or try again later"
  );
}
function approve(target, intended, why = "") {
  const insteadOf = intended === void 0 ? void 0 : { agent: intended, why };
  return { kind: "approved", target, insteadOf };
}
function isLockedOut({ handoff: handoff2, target, routing: { lockout } }) {
  if (handoff2.type !== "implementation-request") return false;
  return handoff2.files.some((path) => lockout.isLocked(target.slug, path));
}
function rejectedIt({ handoff: handoff2, target, routing: { lockout } }) {
  const { type, files, isFromPerson } = handoff2;
  if (type !== "implementation-request" || isFromPerson === true) return false;
  return lockout.reviewersOf(files).includes(target.slug) && lockout.reviserOf(files) !== target.slug;
}
function reviewedText({ handoff: handoff2, target, routing: { lockout } }) {
  const reviewed = handoff2.files.filter(
    (path) => lockout.reviewersOf([path]).includes(target.slug)
  );
  return `${target.name} reviewed ${shownFiles(reviewed)}`;
}
function shownFiles(paths2) {
  return firstOf(paths2, MAX_FILES3, pathInSentence);
}
function findReviser(proposal, without = []) {
  const { lockout, roster } = proposal.routing;
  const { files: paths2 } = proposal.handoff;
  const chosen = lockout.reviserOf(paths2);
  return chooseReviser({
    colleagues: roster.colleagues,
    lockout,
    paths: paths2,
    preferred: roster.find(chosen ?? ""),
    without: [...agentsInChain(proposal), ...without.filter((slug2) => slug2 !== chosen)]
  });
}
function redirectToReviser(proposal) {
  const { handoff: handoff2, target, routing } = proposal;
  const { lockout } = routing;
  const reviser = findReviser(proposal);
  const rejected = handoff2.files.filter((path) => lockout.isLocked(target.slug, path));
  const why = `A review rejected ${target.name}'s work on ${shownFiles(rejected)}`;
  if (reviser !== void 0) return approve(reviser, target, why);
  const isOne = handoff2.files.length === 1;
  const which2 = isOne ? "it" : "all files of this message";
  const reason = `${why}, and no colleague is left who may revise ${which2}.`;
  const sender = routing.roster.find(handoff2.from);
  const maySenderRevise = sender?.implements === true && !isLockedOut({ handoff: handoff2, target: sender, routing });
  if (maySenderRevise) return createRefusal("E_A2A_LOCKED", reason, "revise the work yourself");
  const split = isOne ? "" : "send each file in a message of its own; ";
  const next = `${split}leave what nobody may revise, and say in your answer that a person has to decide who does`;
  return createRefusal("E_A2A_LOCKED", reason, next);
}
function peersOf(proposal) {
  const { target, routing } = proposal;
  const taken = [target.slug, ...agentsInChain(proposal)];
  const peers = routing.roster.colleagues.filter(
    (one) => !taken.includes(one.slug) && routing.store.load(one.slug) === 0 && isPeer(one, proposal)
  );
  const isOfItsRole = ({ role }) => Number(isSameRole(role, target.role));
  return peers.toSorted((one, other) => isOfItsRole(other) - isOfItsRole(one));
}
function isPeer(one, { handoff: handoff2, target, routing }) {
  if (handoff2.type === "review-request") return one.reviews && !routing.authors.has(one.slug);
  if (handoff2.type !== "question") return false;
  const canAll = (one.reviews || !target.reviews) && (one.implements || !target.implements);
  return canAll || isSameRole(one.role, target.role);
}

// src/coordinator/messages/deliver.ts
function isAbandoned({ caller, sender }, { tasks }) {
  if (caller.signal?.aborted === true) return true;
  return sender !== void 0 && !tasks.isRunning(sender);
}
function withRemarks(result, remarks) {
  if (remarks.length === 0) return result;
  return { ...result, remarks: [...result.remarks ?? [], ...remarks] };
}
async function deliverNotice(message, { slug: slug2, name: name2 }, { notices, store: store2 }) {
  store2.approve(message, { slug: slug2 });
  const unread = {
    kind: "unread",
    to: name2,
    reason: `${name2} could no longer start in this run.`
  };
  const isRead = await notices.post(slug2, {
    text: noticeText(message.handoff),
    wantsTurn: false,
    onEnd: (wasRead) => store2.close(message, wasRead ? { kind: "told", to: name2 } : unread)
  });
  return { kind: isRead ? "told" : "kept", to: name2 };
}
async function deliverMessage(routed, parts2) {
  const { message, handoff: handoff2, sender, approval } = routed;
  const { store: store2, pool } = parts2;
  store2.approve(message, approval.target, approval.insteadOf?.agent);
  const refusal2 = sender === void 0 ? void 0 : await syncBeforeSend(sender);
  const obstacle2 = refusal2 ?? (isAbandoned(routed, parts2) ? SENDER_ENDED : void 0);
  if (obstacle2 !== void 0) {
    store2.close(message, obstacle2);
    return obstacle2;
  }
  const isQueued = pool.isFull();
  let onStart = () => void 0;
  const started = new Promise((resolve3) => {
    onStart = resolve3;
  });
  const result = runWithRetry(routed, onStart, parts2);
  parts2.trackPending(result);
  const answered = answerSender(result, { ...routed, started, isQueued }, parts2);
  if (sender === void 0 || !handoff2.waitForResult) return answered;
  const told = await sender.slot.releaseWhile(answered);
  return told.kind === "working" || isAbandoned(routed, parts2) ? told : withRemarks(told, await syncAfterAnswer(sender));
}
var SENDER_ENDED = createRefusal(
  "E_TOOL_ABORTED",
  "The sender ended before its message went out.",
  "stop here"
);
async function answerSender(result, { message, handoff: handoff2, call: call2, approval, started, isQueued }, { environment: { clock }, store: store2 }) {
  const hasResult = new AbortController();
  const { waitForResult, timeoutMs: waitedMs } = handoff2;
  const { name: to } = approval.target;
  const firstWord = async () => {
    if (!waitForResult && isQueued) return { kind: "queued", to };
    const sessionId = await started;
    if (!waitForResult) return { kind: "delivered", to, sessionId };
    if (waitedMs === void 0) return result;
    await clock.sleep(waitedMs, hasResult.signal);
    return { kind: "working", to, waitedMs };
  };
  const told = firstWord().then((word) => {
    if (word.kind === "answered" || word.kind === "failed") return word;
    call2.isOver = true;
    store2.noteDelivery(message, word);
    return withRemarks(word, redirectionRemarks(approval));
  });
  return Promise.race([told, result]).finally(() => hasResult.abort());
}
async function runWithRetry(routed, onStart, parts2) {
  const { handoff: handoff2, message, chain, approval } = routed;
  const { target, insteadOf } = approval;
  const runBy = (by) => {
    const path = [...chain.path, by.target.slug];
    const task = withRedirection(handoff2, by);
    return parts2.tasks.run({
      agent: by.target,
      handoff: task,
      chain: { ...chain, path },
      onStart
    });
  };
  const ended = await runBy(approval);
  const { end } = ended;
  const isWanted2 = !(handoff2.waitForResult && isAbandoned(routed, parts2));
  const isRetried = isWanted2 && !parts2.reviews.has(handoff2) && isSessionCrash(end);
  const [peer] = isRetried ? peersOf({ handoff: handoff2, target, routing: routed.routing }) : [];
  if (peer === void 0 || end.kind === "finished") return recordResult(routed, ended, parts2);
  const intended = insteadOf?.agent ?? target;
  parts2.store.approve(message, peer, intended);
  const redirection = { agent: intended, why: `${target.name} failed (${end.reason})` };
  const retried = { kind: "approved", target: peer, insteadOf: redirection };
  return recordResult({ ...routed, approval: retried }, await runBy(retried), parts2);
}
function withRedirection(handoff2, { insteadOf }) {
  if (insteadOf === void 0 || handoff2.type !== "implementation-request") return handoff2;
  const why = `${insteadOf.why}, so this is yours to do, even where your charter leaves it to others.`;
  return { ...handoff2, context: [handoff2.context, why].filter(Boolean).join("\n\n") };
}
function redirectionRemarks({ target, insteadOf }) {
  return insteadOf === void 0 ? [] : [`${insteadOf.why}, so this went to ${target.name}.`];
}
var NOT_CRASHES = new Set(
  "timeout conflict authentication authorization rate_limit quota E_RUNTIME E_CREDENTIALS loop nothing-changed".split(
    " "
  )
);
function isSessionCrash(end) {
  return end.kind === "failed" && !NOT_CRASHES.has(end.type);
}
async function recordResult(routed, { end, work: work2, hasWorked }, parts2) {
  const { message, handoff: handoff2, chain, approval } = routed;
  const { store: store2, reviews } = parts2;
  const { target } = approval;
  const report = end.kind === "finished" ? end.report : void 0;
  const reviewed = await reviews.end(message.id, { agent: target, handoff: handoff2, chain }, report);
  const result = messageResultOf(target, end, reviewed?.response);
  const { remarks = [], revisions = [], looksAgain = false } = reviewed ?? {};
  const told = withRemarks(withFacts(result, routed, hasWorked), [
    ...workRemarks(routed, work2, parts2),
    ...remarks
  ]);
  if (looksAgain) {
    store2.close(message, result);
    return followReview(routed, told, revisions, parts2);
  }
  const isMissed = isResultMissed(routed, result, parts2) && !await tellResult(routed, told, parts2);
  const isLate = isMissed && handoff2.waitForResult && result.kind === "answered";
  store2.close(message, result, isLate);
  return told;
}
function withFacts(result, { approval: { insteadOf } }, hasWorked) {
  if (result.kind !== "answered") return result;
  const meant = insteadOf === void 0 ? {} : { redirectedFrom: insteadOf.agent.name };
  return { ...result, ...meant, hasWorked };
}
function workRemarks(routed, work2, parts2) {
  const { approval, sender, caller, chain } = routed;
  const isFirst = sender === void 0 && caller.chain === void 0;
  return [
    ...redirectionRemarks(approval),
    ...work2 === void 0 ? [] : [`${approval.target.name}: ${work2}`],
    ...handedOnRemarks(routed, parts2),
    ...isFirst ? parts2.reviews.verdicts(chain.id) : []
  ];
}
async function followReview(routed, result, revisions, parts2) {
  const { handoff: handoff2, caller, chain, approval } = routed;
  const { signal } = caller;
  const own = { session: void 0, chain: chain.id, ...signal === void 0 ? {} : { signal } };
  const route = (message) => parts2.route(message, own);
  const said3 = await reviseAndLookAgain(handoff2, approval.target, revisions, route);
  const told = withRemarks(result, said3);
  if (isResultMissed(routed, result, parts2)) await tellResult(routed, told, parts2);
  return told;
}
function messageResultOf({ name: name2 }, end, review2) {
  if (review2 === void 0 && end.kind !== "finished") {
    return { kind: "failed", to: name2, reason: end.reason, type: end.type };
  }
  const report = end.kind === "finished" ? end.report : reportOfText("");
  const response = review2 ?? reportText(report);
  const answered = { kind: "answered", from: name2, response };
  if (response === reportText(report)) return { ...answered, report };
  const { title: title3, summary: summary3 } = reportOfText(response);
  return { ...answered, report: { ...report, title: title3, summary: summary3 } };
}
var MAX_TASK_LENGTH2 = 100;
function handedOnRemarks({ handoff: handoff2, approval: { target }, routing: { roster } }, { store: store2 }) {
  const later = handoff2.from === COORDINATOR ? " You will get the report; do not send this again." : "";
  return store2.workFor(target.slug).map(({ to, task }) => {
    const what = oneLine(task, MAX_TASK_LENGTH2);
    return `${nameOf(to, roster)} still works for ${target.name} on "${what}".${later}`;
  });
}
function isResultMissed(routed, { kind }, parts2) {
  const { handoff: handoff2, call: call2, sender } = routed;
  if (handoff2.waitForResult) return call2.isOver || isAbandoned(routed, parts2);
  const isHandedOn = sender !== void 0;
  return call2.isOver && (isHandedOn || wantsAnswer(handoff2) || kind !== "answered");
}
async function tellResult({ handoff: handoff2, caller, sender }, result, { notices, tasks, mask }) {
  if (caller.isProgram === true) return false;
  const isAtWork2 = sender !== void 0 && tasks.isRunning(sender);
  const isPlainReport = !handoff2.waitForResult && !wantsAnswer(handoff2) && result.kind === "answered";
  if (isAtWork2 && !isPlainReport) {
    const text3 = mask(resultText(handoff2, result, handoff2.from, false));
    if (await sender.opened.session.tell(text3)) return true;
  }
  if (!notices.isAttached(COORDINATOR)) return false;
  const text2 = mask(resultText(handoff2, result, COORDINATOR, !isAtWork2));
  await notices.post(COORDINATOR, { text: text2, wantsTurn: true, onEnd: () => void 0 });
  return true;
}
var RESOLVE_ADVICE = "edit these files so that both intentions are kept and no conflict marker is left (one without markers, such as a binary file, holds one side alone)";
async function syncBeforeSend(sender) {
  const failure2 = await syncWorktree(sender);
  if (failure2 === void 0) return void 0;
  const { isConflict, code: code2, reason } = failure2;
  const next = isConflict ? `${RESOLVE_ADVICE}, then hand over again` : "go on with your own work";
  return createRefusal(code2, reason, next);
}
async function syncAfterAnswer(sender) {
  const failure2 = await syncWorktree(sender);
  if (failure2 === void 0) return [];
  return failure2.isConflict ? [`${failure2.reason} Before you go on, ${RESOLVE_ADVICE}.`] : [`You do not see your colleagues' newest work: ${failure2.reason}`];
}
async function syncWorktree({ opened, handoff: handoff2 }) {
  const { workspace } = opened.config;
  const tried = await attempt(workspace.sync({ task: handoff2.task, unfinished: false }));
  if (tried.kind === "threw") {
    const { code: code2, message } = describe(tried.error);
    return { isConflict: false, code: code2, reason: message };
  }
  if (tried.value.kind !== "conflict") return void 0;
  const reason = `Your changes collide with a colleague's in ${tried.value.files.join(", ")}.`;
  return { isConflict: true, code: "E_CONFLICT", reason };
}

// src/coordinator/messages/route.ts
init_define_RUNTIME_PACKAGES();
function evaluate(handoff2, routing) {
  const { roster } = routing;
  const target = findMeant(handoff2, roster);
  if (target !== void 0) {
    const proposal = { handoff: handoff2, target, routing };
    return firstRefusal(AGENT_CHECKS, proposal) ?? chooseRecipient(proposal);
  }
  if (handoff2.to === COORDINATOR && handoff2.from !== COORDINATOR) {
    return firstRefusal(COORDINATOR_CHECKS, { handoff: handoff2, routing }) ?? { kind: "for-coordinator" };
  }
  if (!roster.isPerson(handoff2.to)) return refuseUnknown(handoff2, roster);
  return firstRefusal(PERSON_CHECKS, { handoff: handoff2, routing }) ?? { kind: "for-people", name: handoff2.to };
}
function findMeant({ to, from }, roster) {
  const isMeant = ({ role, slug: slug2 }) => slug2 !== from && isSameRole(role, to);
  const [one, other] = roster.colleagues.filter(isMeant);
  return roster.find(to) ?? (other === void 0 ? one : void 0);
}
function firstRefusal(checks, given) {
  for (const check of checks) {
    const refusal2 = check(given);
    if (refusal2 !== void 0) return refusal2;
  }
  return void 0;
}
var OWN_WORK = "do this part yourself, or say in your answer what is missing";
function refuseSender({ handoff: handoff2, routing }) {
  if (routing.isOver) {
    const reason2 = "Your task has ended: you can no longer hand work over.";
    return createRefusal("E_TOOL_ABORTED", reason2, "stop here");
  }
  const sender = routing.chain === void 0 ? void 0 : routing.roster.find(handoff2.from);
  if (sender?.sends !== false) return void 0;
  const reason = `${sender.name} does not hand work over on this squad.`;
  return createRefusal("E_A2A_DISABLED", reason, OWN_WORK);
}
function refuseRepeated({ handoff: handoff2, routing }) {
  if (routing.store.endedInLoop(handoff2)) {
    const reason = `${handoff2.to} was ended on this very task, because it went round in circles.`;
    return createRefusal("E_A2A_LOOP", reason, "do not send it again: go on without it");
  }
  if (handoff2.isFromPerson === true || !routing.store.isUnderWay(handoff2)) return void 0;
  const next = "do not send it again: the first call gets its answer";
  return createRefusal("E_A2A_DUPLICATE", "The same message is under way.", next);
}
function refuseRate({ handoff: { from }, routing }) {
  const { chain, rules } = routing;
  if (chain === void 0 || routing.store.sentLastMinute(from) < rules.perMinute) return void 0;
  const limit = plural(rules.perMinute, "message");
  const next = "go on with your own work, and put what you have to say into one message later";
  return createRefusal("E_A2A_RATE", `${from} has reached the limit of ${limit} per minute.`, next);
}
function refuseModel({ handoff: { model: model2 }, routing: { rules } }) {
  const { models = [] } = rules;
  if (model2 === void 0 || rules.models === void 0 || models.includes(model2)) return void 0;
  const others = models.length === 0 ? "" : `, or choose one of ${models.join(", ")}`;
  const reason = "The settings of this repository do not let a call choose that model.";
  return createRefusal("E_A2A_MODEL", reason, `leave model out${others}`);
}
function refuseTools({ handoff: handoff2, routing }) {
  const { availableTools: availableTools2 = [] } = handoff2;
  const unknown = routing.tools.unknownTools(availableTools2);
  if (availableTools2.length === 0 || unknown.length < availableTools2.length) return void 0;
  const names = availableTools2.map((name2) => JSON.stringify(name2)).join(" or ");
  const next = `leave availableTools out, or name some of these: ${routing.tools.toolNames.join(", ")}`;
  return createRefusal("E_TOOL_INVALID_ARGS", `There is no tool named ${names}.`, next);
}
function refuseChain({ handoff: handoff2, target, routing }) {
  if (target.slug === handoff2.from && handoff2.isFromPerson !== true) {
    return createRefusal("E_A2A_SELF", "An agent cannot hand work to itself.", "do it yourself");
  }
  const { chain, rules } = routing;
  if (chain === void 0) return void 0;
  const path = chain.path.join(" \u2192 ");
  if (chain.path.length > rules.hops) {
    const reason = `This chain (${path}) has reached its limit of ${plural(rules.hops, "handoff")}.`;
    const next = "answer the colleague who asked you, and say what is left to do";
    return createRefusal("E_A2A_HOPS", reason, next);
  }
  const { name: name2, slug: slug2 } = target;
  if (chain.path.includes(slug2)) {
    const next = `put what ${name2} must know into your answer: answers go back along the chain`;
    return createRefusal(
      "E_A2A_CIRCULAR",
      `${name2} is already part of this chain (${path}).`,
      next
    );
  }
  if (rules.autoSpawn || routing.tasks.isActive(slug2)) return void 0;
  return createRefusal("E_AGENT_INACTIVE", `Agent "${name2}" is not currently active.`, OWN_WORK);
}
function refuseReviewer(proposal) {
  const { handoff: handoff2, target } = proposal;
  if (handoff2.type !== "review-request") return void 0;
  const mayReview = findReviewers(proposal);
  if (mayReview(target)) return void 0;
  const reason = target.reviews ? `${target.name} wrote this itself, and does not review its own work.` : `${target.name} does not review.`;
  return createRefusal("E_A2A_CAPABILITY", reason, suggestOthers(proposal, mayReview));
}
function findReviewers(proposal) {
  const { authors, earlierAuthors: earlierAuthors2 } = proposal.routing;
  const isFree = (one) => one.reviews && !authors.has(one.slug);
  const wroteEarlier = (one) => one.reviews && earlierAuthors2.has(one.slug);
  const isAnyLeft = (may) => reachableColleagues(proposal, may).length > 0;
  if (authors.size < 2 || isAnyLeft(isFree)) return isFree;
  return isAnyLeft(wroteEarlier) ? wroteEarlier : ({ reviews }) => reviews;
}
function refuseImplementer(proposal) {
  const { handoff: handoff2, target } = proposal;
  const isMeant = handoff2.type === "implementation-request" && handoff2.isTyped === true;
  if (!isMeant || target.implements) return void 0;
  const next = suggestOthers(
    proposal,
    (one) => one.implements && !isLockedOut({ ...proposal, target: one })
  );
  return createRefusal("E_A2A_CAPABILITY", `${target.name} does not change files.`, next);
}
function refuseOverload({ routing }) {
  if (!routing.pool.isOverloaded()) return void 0;
  const reason = "The pool of agent sessions is full, and so is its queue.";
  return createRefusal("E_POOL_FULL", reason, "wait for an agent to end, then try again");
}
function reachableColleagues(proposal, canTake) {
  const taken = agentsInChain(proposal);
  const { colleagues } = proposal.routing.roster;
  return colleagues.filter((one) => canTake(one) && !taken.includes(one.slug));
}
function suggestOthers(proposal, canTake) {
  const able = reachableColleagues(proposal, canTake);
  return able.length === 0 ? "nobody else can do it either: say in your answer that a person has to" : `ask one who does: ${able.map(({ slug: slug2 }) => slug2).join(", ")}`;
}
function refuseCoordinator({ handoff: handoff2, routing }) {
  if (!routing.hasCoordinator) {
    return createRefusal(
      "E_AGENT_INACTIVE",
      "No coordinator is at work.",
      "put it into your answer"
    );
  }
  if (isNotice2(handoff2)) return void 0;
  const next = "put it into your answer, or send it with type information-share";
  return createRefusal("E_A2A_CAPABILITY", "The coordinator takes no work from agents.", next);
}
function refusePersonWork({ handoff: { to, type } }) {
  if (type !== "implementation-request") return void 0;
  const reason = `${to} is a person: agents can't assign work to people.`;
  const next = "ask a question (type question), or leave it and say so in your answer";
  return createRefusal("E_A2A_PERSON", reason, next);
}
var AGENT_CHECKS = [
  refuseSender,
  refuseRepeated,
  refuseModel,
  refuseTools,
  refuseChain,
  refuseReviewer,
  refuseImplementer,
  refuseRate,
  refuseOverload
];
var COORDINATOR_CHECKS = [refuseSender, refuseRepeated, refuseCoordinator, refuseRate];
var PERSON_CHECKS = [refuseSender, refuseRate, refusePersonWork];
function refuseUnknown({ to, from }, { colleagues }) {
  const inRole = colleagues.filter(({ role, slug: slug2 }) => slug2 !== from && isSameRole(role, to));
  const [first] = inRole;
  if (first !== void 0) {
    const names = inRole.map(({ name: name2 }) => name2).join(" and ");
    const verb = inRole.length === 1 ? "is" : "are";
    return createRefusal(
      "E_AGENT_NOT_FOUND",
      `"${to}" is a role: agents are called by their names. ${names} ${verb} the ${first.role}.`,
      `use "${first.slug}"`
    );
  }
  const others = colleagues.filter(({ slug: slug2 }) => slug2 !== from);
  const reason = unknownAgentReason(to, others);
  const alone = from === COORDINATOR ? "" : ", or do it yourself";
  return createRefusal("E_AGENT_NOT_FOUND", reason, `choose one of them${alone}`);
}
function unknownAgentReason(to, colleagues) {
  const known = colleagues.map(
    ({ slug: slug2, name: name2 }) => name2.toLowerCase() === slug2 ? slug2 : `${slug2} (${name2})`
  );
  const slugs = colleagues.map(({ slug: slug2 }) => slug2);
  return `There is no agent "${oneLine(to, 64)}" on this squad. Available agents: ${known.join(", ") || "none"}.${didYouMean(to.toLowerCase(), slugs)}`;
}

// src/coordinator/messages/store.ts
init_define_RUNTIME_PACKAGES();
var MINUTE_MS = 6e4;
var MessageStore = class {
  #deps;
  #underWay = /* @__PURE__ */ new Map();
  #unlogged = /* @__PURE__ */ new Set();
  #loops = [];
  #sent = [];
  #count = 0;
  constructor(deps) {
    this.#deps = deps;
  }
  /** Opens a message in its sender's chain, or in a chain of its own. */
  open(handoff2, chain, isOurs2 = false) {
    this.#count += 1;
    const id2 = `h${this.#count}`;
    const sentAt = this.#deps.clock.now();
    const message = { id: id2, handoff: handoff2, correlationId: chain ?? id2, sentAt, isOurs: isOurs2 };
    this.#unlogged.add(message);
    return message;
  }
  /** Records that the message goes to `target`. */
  approve(message, target, insteadOf) {
    if (!this.#underWay.has(message)) this.#sent = [...this.#sent, message];
    this.#underWay.set(message, { to: target.slug, redirectedFrom: insteadOf?.slug });
    this.#tell(message, { status: "sent" });
  }
  /** Records what the sender is told before the work has ended; `close` records the end, which the log waits for. */
  noteDelivery(message, result) {
    if (this.#underWay.has(message)) this.#tell(message, messageStateOf(result));
  }
  /** Records the end of a message. `isLate`: nobody waited for it any more. */
  close(message, end, isLate = false) {
    if (end.kind === "for-people") this.#sent = [...this.#sent, message];
    const state = messageStateOf(end);
    this.#record(message, isLate ? { ...state, status: "late" } : state);
    if (end.kind === "failed" && end.type === "loop") this.#loops.push(message.handoff);
    this.#underWay.delete(message);
  }
  /** Returns how many messages an agent works on or has queued, without notices. */
  load(slug2) {
    return this.#tasks().filter(({ to }) => to === slug2).length;
  }
  /** Returns what colleagues still do for an agent: who, and the task. */
  workFor(slug2) {
    return this.#tasks().filter(({ from }) => from === slug2);
  }
  /** Returns how many messages that an agent sent itself were accepted within the last minute. */
  sentLastMinute(slug2) {
    const since = this.#deps.clock.now() - MINUTE_MS;
    this.#sent = this.#sent.filter(({ sentAt }) => sentAt > since);
    return this.#sent.filter(({ handoff: handoff2, isOurs: isOurs2 }) => handoff2.from === slug2 && !isOurs2).length;
  }
  isUnderWay(wanted) {
    return [...this.#underWay.keys()].some(({ handoff: handoff2 }) => isSame(handoff2, wanted));
  }
  /** True when the receiver was ended on the same task because it went round in circles. */
  endedInLoop(wanted) {
    return this.#loops.some((handoff2) => isSame(handoff2, wanted));
  }
  /** Returns the messages under way that ask for work. */
  #tasks() {
    return [...this.#underWay].filter(([{ handoff: handoff2 }]) => !isNotice2(handoff2)).map(([{ handoff: handoff2 }, { to }]) => ({ from: handoff2.from, to, task: handoff2.task }));
  }
  /** Emits the message's state. */
  #tell(message, { status, reason, code: code2 }) {
    const { id: id2, handoff: handoff2 } = message;
    const { from, task, type, files, reviewThreads, priority: priority2 } = handoff2;
    const recipient = this.#recipientOf(message);
    const action = actionOf(recipient, status);
    const sender = { id: id2, from, task, type, files, reviewThreads, priority: priority2 };
    this.#deps.emit({ kind: "handoff", ...sender, ...recipient, action, status, reason, code: code2 });
  }
  /** Emits the message's last state, and writes its line. */
  #record(message, state) {
    this.#tell(message, state);
    if (!this.#unlogged.delete(message)) return;
    const { clock, logMessage } = this.#deps;
    const recipient = this.#recipientOf(message);
    logMessage({
      ...entryOf(message, recipient, state),
      latencyMs: clock.now() - message.sentAt,
      coordinatorAction: actionOf(recipient, state.status)
    });
  }
  #recipientOf(message) {
    return this.#underWay.get(message) ?? { to: message.handoff.to, redirectedFrom: void 0 };
  }
};
function actionOf({ redirectedFrom }, status) {
  if (status === "refused") return "rejected";
  return redirectedFrom === void 0 ? "approved" : "redirected";
}
function messageStateOf(result) {
  switch (result.kind) {
    case "answered":
      return result.response.trim() === "" ? { status: "answered", reason: "ended without an answer" } : { status: "answered" };
    case "refused":
      return { status: "refused", reason: result.reason, code: result.code };
    case "failed":
      return { status: "failed", reason: result.reason, code: result.type };
    case "unread":
      return { status: "unread", reason: result.reason };
    case "working":
      return { status: "delivered", reason: waitOverReason(result), code: "E_A2A_TIMEOUT" };
    default:
      return { status: "delivered" };
  }
}
function answerIdOf(id2) {
  return `${id2}/answer`;
}
function waitOverReason({ waitedMs }) {
  const waited = waitedMs < 1e3 ? `${waitedMs} ms` : duration(waitedMs);
  return `No answer within ${waited}; the work goes on.`;
}
var SUMMARY_CHARACTERS = 200;
function entryOf({ id: id2, handoff: handoff2, correlationId, sentAt }, { to, redirectedFrom }, { status, code: code2, reason }) {
  const { from, task, type, loggedAs = type, files, priority: priority2 } = handoff2;
  const start = task.trimStart().slice(0, SUMMARY_CHARACTERS * 4);
  return {
    timestamp: new Date(sentAt).toISOString(),
    from,
    to,
    type: loggedAs,
    messageSummary: headOf(start.replace(/\s+/g, " ").trim(), SUMMARY_CHARACTERS),
    files,
    responseReceived: status === "answered" && reason === void 0,
    id: id2,
    correlationId,
    status,
    ...status === "answered" ? { answerId: answerIdOf(id2) } : {},
    ...code2 === void 0 ? {} : { code: code2 },
    ...reason === void 0 ? {} : { reason },
    ...redirectedFrom === void 0 ? {} : { redirectedFrom },
    ...priority2 === "urgent" ? { priority: priority2 } : {}
  };
}
var SAME_FIELDS = ["from", "to", "type", "instance", "task"];
function isSame(one, other) {
  return SAME_FIELDS.every((field) => one[field] === other[field]);
}

// src/coordinator/messages/task-runner.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/agents/run-task.ts
init_define_RUNTIME_PACKAGES();
async function runTask(assigned, environment) {
  const { label, session, agent } = assigned.opened;
  const shown3 = await showImages(assigned);
  const notices = { part: "Messages", text: assigned.notices.join("\n\n") };
  const prompt = [...await taskPromptOf(assigned, environment), shown3.part, notices];
  const parts2 = [...measureParts(prompt), ...shown3.images.map(measureImage)];
  environment.emit({ kind: "agent.given", session: label, parts: parts2 });
  const asked = { session, name: agent.name, deps: environment };
  const turn = await askForReport(asked, joinParts(prompt), shown3.images);
  const reviewed = await askForReview(turn, asked, assigned);
  const end = await submitTurn(reviewed, assigned, environment);
  if (end !== void 0) return end;
  const second = await askOnceMore(reviewed, asked, () => DO_OR_SAY_WHY);
  const secondEnd = await submitTurn(second, assigned, environment);
  return secondEnd ?? withoutChange(second);
}
var DO_OR_SAY_WHY = "You were asked for a change, and no file was changed. Make the change now. If there is nothing to change, or you cannot, end with squad_finish and say so in `notDone` or `question`.";
var RECORD_IT = "You were asked for a review, and none is recorded: words alone approve or reject nothing. Record it with squad_review.";
var REVIEW = "squad_review";
async function askForReview(turn, asked, { handoff: handoff2, opened: { config } }) {
  if (handoff2.type !== "review-request" || !hasTool(config.tools, REVIEW)) return turn;
  return askOnceMore(turn, asked, ({ endedBy }) => endedBy === REVIEW ? void 0 : RECORD_IT);
}
async function submitTurn(turn, assigned, environment) {
  const submitted = await submit(turn, assigned, environment);
  if (submitted.kind === "conflict") return resolveConflict(submitted, turn, assigned, environment);
  const isIdle = isWithoutChange(turn, assigned, environment);
  return isIdle ? void 0 : sessionEndOf(turn, environment.budget);
}
function submit(turn, { opened, handoff: { task } }, environment) {
  const report = turn.kind !== "done" || isEmptyReport(turn.report) ? { task, unfinished: true } : { task, unfinished: false, title: turn.report.title };
  return keep(opened, environment, () => opened.config.workspace.submit(report));
}
function isWithoutChange(turn, { opened: { label, config }, handoff: { type, isTyped } }, { hasWorked }) {
  const isWanted2 = type === "implementation-request" && isTyped === true && mayChangeFiles(config);
  if (!isWanted2 || turn.kind !== "done" || hasWorked(label)) return false;
  const { notDone: notDone2, question: question2 } = turn.report;
  return notDone2.length === 0 && question2 === void 0;
}
function withoutChange(turn) {
  const said3 = turn.kind === "done" ? saidText(turn.report) : "";
  const what = "No file was changed, though a change was asked for";
  const reason = said3 === "" ? `${what}, and no reason was given.` : `${what}. What was said: ${said3}`;
  return { kind: "failed", reason, type: "nothing-changed" };
}
var NO_IMAGES = { part: { part: "", text: "" }, images: [] };
async function showImages({ opened, handoff: handoff2 }) {
  if (handoff2 !== opened.handoff) return NO_IMAGES;
  return await opened.config.showImages?.(opened.session) ?? NO_IMAGES;
}
function measureImage({ name: name2, mimeType, bytes }) {
  return { part: `${name2} (${mimeType})`, bytes: bytes.length };
}
async function keep({ agent }, { emit }, work2) {
  const kept = await attempt(work2);
  if (kept.kind === "done") return kept.value;
  const reason = describe(kept.error).message;
  const text2 = `What ${agent.name} wrote could not be kept: ${reason}`;
  emit({ kind: "note", isLoss: true, text: text2 });
  throw kept.error;
}
async function taskPromptOf({ opened, handoff: handoff2, other }, { budget }) {
  const { config } = opened;
  const isFirst = handoff2 === opened.handoff;
  const background = await config.briefing.describeTask(handoff2, isFirst, other);
  const canReview = hasTool(config.tools, REVIEW) && mayRecordReview(handoff2);
  const situation = { canWrite: mayChangeFiles(config), canReview, msLeft: budget.msLeft() };
  return agentTaskPrompt(handoff2, situation, background);
}
async function resolveConflict(collision, turn, assigned, environment) {
  const { opened } = assigned;
  const { label, session } = opened;
  const { files } = collision;
  environment.emit({ kind: "conflict", session: label, files, keptOn: void 0 });
  if (turn.kind !== "done") return setAside(files, turn, opened, environment);
  environment.emit({ kind: "agent.step", session: label, step: "resolves a conflict" });
  const secondTurn = await session.ask(conflictPrompt(collision, environment.quote));
  if (secondTurn.kind !== "done") return setAside(files, secondTurn, opened, environment);
  const last = isEmptyReport(secondTurn.report) ? turn : secondTurn;
  const submitted = await submit(last, assigned, environment);
  return submitted.kind === "conflict" ? setAside(submitted.files, secondTurn, opened, environment) : sessionEndOf(last, environment.budget);
}
async function setAside(files, last, opened, environment) {
  const { workspace } = opened.config;
  const aside = await keep(opened, environment, () => workspace.pushToFallbackBranch());
  environment.emit({ kind: "conflict", session: opened.label, files, ...aside });
  const place = aside.isBundled ? "in the run's bundle as" : "on the branch";
  const reason = `The changes collide with a colleague's in ${files.join(", ")}; they are kept ${place} ${aside.keptOn}.`;
  const end = sessionEndOf(last, environment.budget);
  return end.kind === "stopped" ? { ...end, reason } : { kind: "failed", reason, type: "conflict" };
}

// src/coordinator/messages/task-runner.ts
var TaskRunner = class {
  #deps;
  #running = /* @__PURE__ */ new Map();
  #tasksOfChain = /* @__PURE__ */ new Map();
  #labels = /* @__PURE__ */ new Set([COORDINATOR]);
  /** The agents' slugs, by their sessions' labels. */
  #open = /* @__PURE__ */ new Map();
  #idle = [];
  constructor(deps) {
    this.#deps = deps;
  }
  /** Returns the task that the session with this label works on now. */
  runningTask(label) {
    return this.#running.get(label);
  }
  /** True while the task's session works on it. */
  isRunning(task) {
    return this.#running.get(task.opened.label) === task;
  }
  /** True when the agent has a session, at work or idle. */
  isActive(slug2) {
    return [...this.#open.values()].includes(slug2);
  }
  /** Queues and runs a task. Never rejects, and always records an end in the agent's row. */
  async run(task) {
    const { budget, describeWork: describeWork2, hasWorked } = this.#deps.environment;
    this.#countTasks(task, 1);
    const idle = this.#takeIdle(task);
    const label = idle?.label ?? this.#queueSession(task);
    const worked = await attempt(this.#runInSlot(task, label, idle));
    const end = worked.kind === "done" ? worked.value : sessionEndOfError(worked.error, budget);
    const opened = this.#running.get(label)?.opened ?? idle;
    this.#running.delete(label);
    const wasAskedByColleague = task.chain.path.length > 1;
    if (opened !== void 0 && wasAskedByColleague && end.kind === "finished") {
      this.#idle = [...this.#idle, { opened, chain: task.chain.id, end }];
      const { report } = end;
      const { emit } = this.#deps.environment;
      emit({ kind: "agent.idle", session: label, answer: reportText(report), report });
    } else await this.#close(label, opened, end);
    const work2 = describeWork2(label);
    if (this.#countTasks(task, -1) === 0) await this.#closeIdle(task);
    return { end, work: work2, hasWorked: hasWorked(label) };
  }
  /** Counts the chain's tasks, and returns how many are left. */
  #countTasks({ chain }, change) {
    const left = (this.#tasksOfChain.get(chain.id) ?? 0) + change;
    this.#tasksOfChain.set(chain.id, left);
    return left;
  }
  /** Returns the idle session that this task continues; nobody else gets it until it is idle again. */
  #takeIdle(task) {
    const found = this.#idle.find((one) => canTakeTask(one, task));
    this.#idle = this.#idle.filter((one) => one !== found);
    return found?.opened;
  }
  /** Names a session `hockney`, `hockney-2`. Never gives a label twice, not even to the agent whose slug it is. */
  #queueSession({ agent: { slug: slug2, name: name2, role }, handoff: handoff2 }) {
    let session = slug2;
    for (let next = 2; this.#labels.has(session); next += 1) session = `${slug2}-${next}`;
    this.#labels.add(session);
    const { task, priority: priority2, from: requestedBy } = handoff2;
    const { emit } = this.#deps.environment;
    emit({ kind: "agent.queued", session, agent: slug2, name: name2, role, task, requestedBy, priority: priority2 });
    return session;
  }
  /** Waits for a slot, opens or resumes the agent, and runs the task. */
  async #runInSlot(task, label, idle) {
    const { pool, environment } = this.#deps;
    const slot = await pool.acquire(task.handoff.priority, environment.budget.signal);
    const worked = await attempt(this.#work(task, label, idle, slot));
    slot.release();
    if (worked.kind === "threw") throw worked.error;
    return worked.value;
  }
  async #work(task, label, idle, slot) {
    const { environment, notices } = this.#deps;
    const { slug: slug2 } = task.agent;
    const opened = idle === void 0 ? await this.#openSession(task, label) : await this.#resume(task, idle);
    task.onStart(opened.session.id);
    this.#running.set(label, { ...task, opened, slot });
    const other = await this.#lookAtOther(opened);
    const detach = notices.attach(slug2, opened.session);
    const { handoff: handoff2 } = task;
    const assigned = { opened, handoff: handoff2, notices: notices.take(slug2), other };
    return runTask(assigned, environment).finally(detach);
  }
  async #openSession({ agent, handoff: handoff2 }, label) {
    const opened = await this.#deps.openSession({ agent, label, handoff: handoff2 });
    this.#open.set(label, agent.slug);
    return opened;
  }
  async #resume({ handoff: { task, from } }, idle) {
    await idle.config.workspace.sync({ task, unfinished: false });
    const { emit } = this.#deps.environment;
    emit({ kind: "agent.resumed", session: idle.label, task, requestedBy: from });
    return idle;
  }
  /** Looks at what another session of the agent works on: a colleague's question may be about that. Never rejects. */
  async #lookAtOther(own) {
    const other = [...this.#running.values()].find(
      ({ opened }) => opened !== own && opened.agent.slug === own.agent.slug
    );
    if (other === void 0) return void 0;
    const looked = await attempt(other.opened.config.workspace.peek());
    return { task: other.handoff.task, changes: looked.kind === "done" ? looked.value : "" };
  }
  /** Closes the chain's idle sessions. */
  async #closeIdle({ chain: { id: id2 } }) {
    const over = this.#idle.filter(({ chain }) => chain === id2);
    this.#idle = this.#idle.filter(({ chain }) => chain !== id2);
    this.#tasksOfChain.delete(id2);
    await Promise.all(over.map(({ opened, end }) => this.#close(opened.label, opened, end)));
  }
  async #close(label, opened, end) {
    await opened?.session.close();
    await opened?.config.close?.();
    this.#open.delete(label);
    this.#deps.environment.emit(sessionEndEvent(label, end));
  }
};
function canTakeTask({ opened, chain }, task) {
  const { handoff: handoff2 } = task;
  return opened.agent.slug === task.agent.slug && chain === task.chain.id && (handoff2.type !== "review-request" || opened.handoff.type === "review-request") && sessionConfigKey(opened.handoff) === sessionConfigKey(handoff2);
}
function sessionConfigKey({ instance, model: model2, availableTools: availableTools2 }) {
  return JSON.stringify([instance, model2, availableTools2]);
}

// src/coordinator/messages/broker.ts
var NO_CALLER = { session: void 0 };
function openBroker(brokerDeps) {
  const { policy, pool, environment, tools, before, logMessage, mask } = brokerDeps;
  const { roster, lockout, authorsOf } = policy;
  const { clock, emit } = environment;
  const notices = new Notices();
  const store2 = new MessageStore({ clock, emit, logMessage });
  const { applySuggestions: applySuggestions2 } = environment;
  const reviews = new Reviews({
    roster,
    lockout,
    authorsOf,
    earlier: before.reviews,
    emit,
    applySuggestions: applySuggestions2
  });
  const pending = /* @__PURE__ */ new Set();
  const trackPending = (work2) => {
    const ended = attempt(work2).then(() => pending.delete(ended));
    pending.add(ended);
  };
  const openSession = (request) => openAgent(request, environment, broker);
  const tasks = new TaskRunner({ pool, environment, notices, openSession });
  const route = (handoff2, caller) => broker.route(handoff2, caller);
  const parts2 = { environment, pool, tasks, store: store2, notices, reviews, mask, route, trackPending };
  const broker = {
    async route(requested, caller = NO_CALLER) {
      const { handoff: handoff2, remarks } = normalizeHandoff(reviews.withFindings(requested), mask);
      const to = findMeant(handoff2, roster)?.slug ?? handoff2.to;
      const routing = routeHandoff({ ...handoff2, to }, caller, parts2, policy, tools);
      trackPending(routing);
      const told = maskResult(await routing, mask);
      if (told.kind === "refused") return withRemarks(told, remarks);
      const unknown = tools.unknownTools(handoff2.availableTools ?? []);
      return withRemarks(told, [...remarks, ...toolRemarks(unknown)]);
    },
    refuse({ session = "", ...attempted }, reason) {
      const handoff2 = { ...attempted, ...NOTHING_MORE };
      const message = store2.open(handoff2, tasks.runningTask(session)?.chain.id);
      store2.close(message, { kind: "refused", code: "E_TOOL_INVALID_ARGS", reason });
    },
    async review(review2, session) {
      const task = tasks.runningTask(session);
      return task === void 0 ? { kind: "not-asked" } : reviews.draft(task, review2);
    },
    followLeftReviews: () => followReviews(leftReviews(before, policy), lockout, route),
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
    attachCoordinator(session) {
      const detach = notices.attach(COORDINATOR, session);
      return {
        nextPrompt: () => notices.wantsTurn(COORDINATOR) ? anotherTurnPrompt(notices.take(COORDINATOR)) : void 0,
        leave() {
          detach();
          notices.discard(COORDINATOR);
        }
      };
    },
    close: () => notices.discard()
  };
  return broker;
}
var NOTHING_MORE = { ...PLAIN_REQUEST, waitForResult: false };
function toolRemarks(unknown) {
  if (unknown.length === 0) return [];
  const names = unknown.map((name2) => JSON.stringify(name2)).join(", ");
  return [`availableTools names tools that no agent has: ${names}.`];
}
function maskResult(result, mask) {
  if (result.kind === "answered") return { ...result, response: mask(result.response) };
  if (result.kind === "failed") return { ...result, reason: mask(result.reason) };
  return result;
}
async function routeHandoff(handoff2, caller, parts2, policy, tools) {
  const { tasks, store: store2, pool, notices } = parts2;
  const sender = caller.session === void 0 ? void 0 : tasks.runningTask(caller.session);
  const isOurs2 = caller.chain !== void 0;
  const message = store2.open(handoff2, sender?.chain.id ?? caller.chain, isOurs2);
  caller.onOpened?.(message);
  const reviewed = isOurs2 ? NOTHING_REVIEWED : await authorsUnderReview(handoff2, policy);
  const isStranger = sender === void 0 && (caller.session ?? COORDINATOR) !== COORDINATOR;
  const routing = {
    ...policy,
    ...reviewed,
    tools,
    store: store2,
    tasks,
    pool,
    chain: sender?.chain,
    isOver: isStranger || isAbandoned({ caller, sender }, parts2),
    hasCoordinator: notices.isAttached(COORDINATOR)
  };
  const decision2 = evaluate(handoff2, routing);
  tellPeople(decision2, handoff2, parts2);
  switch (decision2.kind) {
    case "for-coordinator":
      return deliverNotice(message, COORDINATOR_READER, parts2);
    case "approved": {
      if (isNotice2(handoff2)) return deliverNotice(message, decision2.target, parts2);
      const chain = sender?.chain ?? { id: message.correlationId, path: [] };
      const call2 = { isOver: false };
      const facts = { message, handoff: handoff2, caller, sender, chain, routing, call: call2 };
      return deliverCall({ ...facts, approval: decision2 }, parts2);
    }
    case "refused":
      store2.close(message, decision2);
      return decision2;
    case "for-people": {
      const result = { kind: "for-people", to: decision2.name };
      store2.close(message, result);
      return result;
    }
  }
}
async function deliverCall(routed, parts2) {
  const delivered = await deliverMessage(routed, parts2);
  if (delivered.kind !== "answered") callForHelp(routed.handoff, parts2);
  return delivered;
}
function callForHelp({ type, from, task }, { reviews }) {
  if (type === "escalation") reviews.tellPeople({ kind: "escalation", from, text: task });
}
var COORDINATOR_READER = { slug: COORDINATOR, name: "The coordinator" };
function tellPeople(decision2, handoff2, { reviews }) {
  const { type, from, task, files } = handoff2;
  if (decision2.kind === "refused") {
    if (decision2.code === "E_A2A_LOCKED") reviews.askWhoRevises(files);
    return;
  }
  if (decision2.kind !== "approved") callForHelp(handoff2, { reviews });
  if (type === "question" && decision2.kind === "for-people") {
    reviews.tellPeople({ kind: "question", from, text: task });
  }
}
var NOTHING_REVIEWED = { authors: /* @__PURE__ */ new Set(), earlierAuthors: /* @__PURE__ */ new Set() };
async function authorsUnderReview({ files, from, type }, { authorsOf }) {
  if (type !== "review-request") return NOTHING_REVIEWED;
  const found = await attempt(authorsOf(files, from));
  const all = found.kind === "done" ? found.value : [];
  const authors = new Set(all.map(({ agent }) => agent));
  const inRun = new Set(all.flatMap(({ agent, isEarlier }) => isEarlier ? [] : [agent]));
  return { authors, earlierAuthors: new Set([...authors].filter((slug2) => !inRun.has(slug2))) };
}

// src/coordinator/sessions/agent-pool.ts
init_define_RUNTIME_PACKAGES();
var AgentPool = class {
  #size;
  #queueLimit;
  #queue = [];
  #taken = 0;
  constructor(size, queueLimit = 64) {
    this.#size = size;
    this.#queueLimit = queueLimit;
  }
  /** True when the next `acquire` would have to wait. */
  isFull() {
    return this.#taken >= this.#size;
  }
  /** True when the queue is full as well. */
  isOverloaded() {
    return this.isFull() && this.#queue.length >= this.#queueLimit;
  }
  /** Resolves with a slot; rejects with the signal's reason. */
  async acquire(priority2, signal) {
    const release = await this.#takeSlot(priority2, signal);
    return createSlot(release, () => this.#takeSlot("returning", signal));
  }
  async #takeSlot(rank, signal) {
    signal.throwIfAborted();
    return this.isFull() ? waitInQueue(this.#queue, rank, signal) : this.#occupySlot();
  }
  #occupySlot() {
    this.#taken += 1;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#taken -= 1;
      takeNextWaiter(this.#queue)?.admit(this.#occupySlot());
    };
  }
};
function createSlot(first, takeSlotAgain) {
  let release = first;
  let isReleased = false;
  let pendingWaits = 0;
  let returning;
  const takeBack = async () => {
    const retaken = await attempt(takeSlotAgain());
    returning = void 0;
    if (retaken.kind === "threw") return;
    release = retaken.value;
    if (isReleased || pendingWaits > 0) release();
  };
  return {
    release() {
      isReleased = true;
      release();
    },
    async releaseWhile(work2) {
      pendingWaits += 1;
      release();
      const ended = await attempt(work2);
      pendingWaits -= 1;
      if (pendingWaits === 0 && !isReleased) {
        returning ??= takeBack();
        await returning;
      }
      if (ended.kind === "threw") throw ended.error;
      return ended.value;
    }
  };
}
var RANK_ORDER = ["returning", "urgent", "normal"];
function takeNextWaiter(queue) {
  const first = RANK_ORDER.find((rank) => queue.some((waiter) => waiter.rank === rank));
  const at = queue.findIndex(({ rank }) => rank === first);
  return queue.splice(Math.max(0, at), 1)[0];
}
function waitInQueue(queue, rank, signal) {
  return new Promise((resolve3, reject) => {
    const stopListening = onAbort(signal, () => {
      queue.splice(queue.indexOf(waiter), 1);
      reject(signal.reason);
    });
    const waiter = {
      rank,
      admit(release) {
        stopListening();
        resolve3(release);
      }
    };
    queue.push(waiter);
  });
}

// src/team/briefing.ts
init_define_RUNTIME_PACKAGES();
var MOST = 4e3;
var LONGEST = 1500;
async function composeRecorded({ decisions, learnings }, unmerged, member) {
  const onBranch = await unmerged.teamLearnings(member);
  const decided = decisions.filter(({ overturnedBy }) => overturnedBy === void 0).filter(({ title: title3 }) => !unmerged.decisions.some(({ heading }) => heading.includes(title3))).map(({ agent, title: title3, body = "", supersedes, requiresApproval: requiresApproval2 }) => {
    const instead = supersedes === void 0 ? "" : `, in place of \u201C${supersedes}\u201D`;
    const waits = requiresApproval2 === true ? ", waits for approval" : "";
    return `- Decision by ${agent}, in this run${instead}${waits}: ${title3}. ${body}`;
  });
  const learnt = learnings.filter(({ agent, category }) => category === "team" && agent !== member.slug).filter(({ learning }) => !onBranch.some(({ text: text2 }) => text2.includes(learning))).map(({ agent, learning }) => `- Learnt by ${agent}, in this run: ${learning}`);
  const earlier = onBranch.map(({ name: name2, text: text2 }) => `- Learnt by ${name2}, not merged yet: ${text2}`);
  const newest2 = [...earlier, ...learnt, ...decided].toReversed();
  const lines = newest2.map((line2) => headOf(line2.trim(), LONGEST));
  return fittingTexts(lines, MOST).join("\n");
}
function createMemoryReader({ nonce, foundHidden }) {
  const told = /* @__PURE__ */ new Set();
  const noteHidden = (where, hidden) => {
    if (hidden === 0 || told.has(where)) return;
    told.add(where);
    foundHidden(where);
  };
  return {
    instructions(text2, file) {
      const clean = sanitise(text2, "file");
      noteHidden(file, clean.hidden);
      return clean.text;
    },
    notes(text2, label) {
      if (text2.trim() === "") return "";
      noteHidden(label, sanitise(text2).hidden);
      return quoteUntrusted({ text: text2, author: "the squad", label, nonce });
    }
  };
}
var AMPLE_KNOWLEDGE = {
  history: 8e3,
  decisions: 8e3,
  wisdom: 2e3,
  skills: 8e3
};
async function composeBriefing(teamKnowledge, member, task, budget = AMPLE_KNOWLEDGE) {
  const { tree, reader, wisdom } = teamKnowledge;
  const unmerged = await teamKnowledge.unmerged();
  const recordings = teamKnowledge.recorded?.() ?? { decisions: [], learnings: [] };
  const query = { query: task, budget: budget.history };
  const [charter, history, skills, recorded, decisions] = await Promise.all([
    readCharterText(tree, member),
    unmerged.learningsOf(member).then((waiting) => loadHistory(tree, member, query, waiting)),
    readFittingSkills(teamKnowledge, member, { query: task, budget: budget.skills }),
    composeRecorded(recordings, unmerged, member),
    composeDecisions(teamKnowledge, {
      query: task,
      agent: member.slug,
      budget: budget.decisions
    })
  ]);
  const knowledge = [
    { part: "Project Knowledge", text: reader.notes(history.text, `the memory of ${member.name}`) },
    {
      part: "Project Knowledge, not merged yet",
      text: reader.notes(history.unmerged, `the memory of ${member.name}, not merged yet`)
    },
    {
      part: "What the team learnt together",
      text: reader.notes(
        selectWisdom(wisdom, { query: task, budget: budget.wisdom }),
        "what the team learnt together"
      )
    },
    { part: "Decisions to keep to", text: decisions },
    {
      part: "Recorded by colleagues",
      text: reader.notes(recorded, "what colleagues recorded, in this run or not merged yet")
    },
    { part: "Skills", text: skills }
  ];
  const written = reader.instructions(charter ?? "", member.charterPath ?? "");
  return {
    charter: written.trim() === "" ? title(member) : written,
    knowledge: knowledge.filter(({ text: text2 }) => text2.trim() !== "")
  };
}
function title({ name: name2, role }) {
  return role === "" ? `# ${name2}` : `# ${name2} \u2014 ${role}`;
}
async function composeDecisions({ decisions, aroundDecisions = "", unmerged, reader }, query) {
  const proposed = (await unmerged()).decisions;
  const mergedCount = decisions.length;
  const prose = shorten(aroundDecisions, Math.min(MOST_PROSE, Math.floor(query.budget / 4)));
  const budget = query.budget - prose.length - 2;
  const selected = selectDecisions([...decisions, ...proposed], { ...query, budget, mergedCount });
  const merged = [prose, selected.text].filter((text2) => text2 !== "").join("\n\n");
  return [
    reader.notes(merged, "decisions of the team"),
    reader.notes(selected.unmerged, "decisions of the team, not merged yet")
  ].filter((text2) => text2 !== "").join("\n\n");
}
var MOST_PROSE = 1e3;
var MOST_SKILLS = 2;
async function readFittingSkills(teamKnowledge, { role }, { query, budget }) {
  const fitting = matchSkills(teamKnowledge.skills, query, role).slice(0, MOST_SKILLS);
  const names = fitting.map(({ skill }) => skill.name);
  const texts = await Promise.all(names.map((name2) => readMergedSkill(teamKnowledge, name2)));
  let left = budget;
  const shown3 = texts.map((text2 = "", index) => {
    const { body } = readFrontMatter(text2);
    if (body.length <= left) {
      left -= body.length;
      return body.trim();
    }
    const kept = index === 0 ? `${headOf(body.trim(), left)}
` : "";
    left = 0;
    return `${kept}[squad_skill reads the whole of ${oneLine(names[index] ?? "", MAX_NAME2)}]`;
  });
  return shown3.filter((text2) => text2 !== "").join("\n\n");
}
var MAX_NAME2 = 80;
async function readMergedSkill({ tree, skills, reader }, name2) {
  const found = await readSkill(tree, skills, name2);
  return found && reader.instructions(found.text, found.path);
}
async function readShownSkill(teamKnowledge, name2, draft) {
  const [merged, proposed = ""] = await Promise.all([
    readMergedSkill(teamKnowledge, name2),
    draft ?? teamKnowledge.unmerged().then((unmerged) => unmerged.readSkill(name2))
  ]);
  const quoted = teamKnowledge.reader.notes(proposed, `the skill ${name2}, not merged yet`);
  const parts2 = [merged ?? "", quoted].filter((text2) => text2 !== "");
  return parts2.length === 0 ? void 0 : parts2.join("\n\n");
}
async function listShownSkills({
  skills,
  unmerged
}) {
  const known = new Set(skills.map(({ path }) => path));
  const proposed = (await unmerged()).skills.filter(({ path }) => !known.has(path));
  return [
    ...skills,
    ...proposed.map((skill) => ({
      ...skill,
      name: sanitise(skill.name, "source").text,
      isUnmerged: true
    }))
  ];
}

// src/run/briefing/describe-task.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/work-record.ts
init_define_RUNTIME_PACKAGES();
var MAX_FILES4 = 8;
var MAX_COMMANDS = 3;
var MAX_REFUSED_LENGTH = 100;
function recordWork({ listen, read }, directory) {
  const isWork = (path) => !(path.startsWith(`${directory}/`) && path.includes("/inbox/"));
  const tasks = /* @__PURE__ */ new Map();
  listen((event) => {
    if (!("session" in event)) return;
    const { session } = event;
    if (event.kind === "agent.resumed") tasks.delete(session);
    if (isTold(event)) tasks.set(session, [...tasks.get(session) ?? [], event]);
  });
  const filesOf2 = (events) => events.flatMap((event) => event.kind === "commit" ? event.files.filter(isWork) : []);
  return {
    describe(session) {
      const events = tasks.get(session) ?? [];
      return describeWork(events, new Set(filesOf2(events)));
    },
    hasWorked(session) {
      const events = tasks.get(session) ?? [];
      const isHandoff = (event) => event.kind === "tool.complete" && event.tool === "squad_route";
      const { agents } = read();
      const own = agents.find((row) => row.session === session)?.agent;
      const goesOn2 = agents.some(
        (row) => row.agent === own && row.state === "stopped" && row.files.some(isWork)
      );
      return goesOn2 || filesOf2(events).length > 0 || events.some(isHandoff);
    },
    lastRunBefore(commit2) {
      const made = [...tasks.values()].find((events) => lastCommitOf(events)?.commit === commit2);
      return made && lastRunOf(made);
    }
  };
}
function lastCommitOf(events) {
  return events.findLast((event) => event.kind === "commit");
}
function lastRunOf(events) {
  const isWhole = lastCommitOf(events)?.left.length === 0;
  const calls = events.filter(isToolEvent).filter(({ tool }) => tool !== "squad_route");
  if (!isWhole || calls.at(-1)?.tool !== "bash") return void 0;
  return calls.reduce(foldCommandRun, []).at(-1);
}
function isTold(event) {
  if (isToolEvent(event)) return event.tool === "squad_route" || !READING.test(event.tool);
  return /^(?:commit|conflict|file\.denied)$/.test(event.kind);
}
var READING = /^(?:view|grep|glob|squad_.*)$/;
function describeWork(events, files) {
  const commits = events.filter((event) => event.kind === "commit");
  const removed = commits.reduce(removedAfter, []);
  const collided = events.some(({ kind }) => kind === "conflict");
  const collision = collided ? ", after a conflict with a colleague's work" : "";
  const named = [...files].map((path) => removed.includes(path) ? `${path} (deleted)` : path);
  const refused2 = new Set(events.flatMap(refusedIn));
  const commands = events.filter(isToolEvent).reduce(foldCommandRun, []);
  const last = commands.filter(
    (run3, at) => commands.findLastIndex((one) => one.command === run3.command) === at
  );
  return [
    ...refused2.size === 0 ? [] : [`Refused: ${listOf([...refused2], MAX_FILES4, MAX_REFUSED_LENGTH)}.`],
    last.length === 0 ? "Ran nothing." : ranText(last),
    files.size === 0 ? "Changed nothing." : `Changed${collision}: ${listOf(named, MAX_FILES4)}.`
  ].join(" ");
}
function refusedIn(event) {
  if (event.kind === "commit") return event.left;
  return event.kind === "file.denied" && event.access === "write" ? [event.path] : [];
}
function isToolEvent(event) {
  return event.kind.startsWith("tool.");
}
function ranText(commands) {
  const newest2 = commands.toReversed();
  const failed3 = newest2.filter(({ exitCode }) => exitCode !== 0);
  const sorted = [...failed3, ...newest2.filter(({ exitCode }) => exitCode === 0)];
  const order = sorted.length > 1 ? ", failures and the newest first" : "";
  return `Ran${order}: ${listOf(
    sorted.map((run3) => describeRun(run3)),
    MAX_COMMANDS
  )}.`;
}
function describeRun({ command, exitCode }, max = 60) {
  const end = exitCode === void 0 ? "did not end" : `exit ${exitCode}`;
  return `\`${shortCommand(command, max)}\` (${end})`;
}
function listOf(items, max, maxLength = Number.POSITIVE_INFINITY) {
  const named = items.slice(0, max).map((item) => oneLine(item, 100));
  const shown3 = fittingTexts(named, maxLength);
  const more = items.length - shown3.length;
  return [...shown3, ...more > 0 ? [`and ${count(more)} more`] : []].join(", ");
}

// src/run/context/review-comments.ts
init_define_RUNTIME_PACKAGES();

// src/run/context/thread.ts
init_define_RUNTIME_PACKAGES();
var SUBMITTING_MS = 1e4;
function timedPostsOf({
  request,
  comments,
  pullRequest,
  isOurs: isOurs2
}) {
  const isNotAsked = (id2) => id2 !== request.id;
  const plain2 = comments.items.filter((comment) => !isOurs2(comment) && isNotAsked(`comment-${comment.id}`)).map((comment) => ({
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
  return [...plain2, ...reviews, ...onLines];
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
  return { author: nameOf2(author), place, text: text2, at, source };
}
function postOf(comment, place, source) {
  const { body: text2, createdAt: at } = comment;
  return { author: nameOf2(comment.author), place, text: text2, at, source };
}
function nameOf2(author) {
  return `${author?.login ?? "ghost"}${author?.via === void 0 ? "" : ` via ${author.via}`}`;
}
function openingOf(thread, writers) {
  const author = nameOf2(thread.author);
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
function gatherThread(args) {
  const { request, thread, pullRequest, writers } = args;
  const timedPosts = timedPostsOf(args).filter(({ post }) => post.text.trim() !== "");
  const late = timedPosts.filter((one) => isLater(one, request.at));
  const before = timedPosts.filter((one) => !isLater(one, request.at)).map(({ post }) => ({ ...post, trusted: writers.has(post.author.toLowerCase()) })).map((post) => post.author === args.ownLogin ? asOwnFinding(post) : post);
  const posts = [...before, ...questionOf(args)].sort(
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
  const text2 = readOwnReview(post.text);
  if (text2 === void 0) return post;
  const place = `${post.place}, from an earlier run, may be outdated`;
  return { ...post, author: "the squad", isOurs: true, place, text: text2 };
}
function questionOf({ question: question2 }) {
  if (question2 === void 0) return [];
  const text2 = `The squad asked:

${question2.text}`;
  return [
    { author: "the squad", trusted: true, isOurs: true, place: "question", text: text2, at: question2.at }
  ];
}
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

// src/run/context/review-comments.ts
var MAX_LINES2 = 8;
var MAX_LINE_LENGTH2 = 300;
function quoteDiffAbove(comment, nonce) {
  const lines = comment.diffHunk.split("\n").slice(-MAX_LINES2);
  const text2 = lines.map((one) => headOf(one, MAX_LINE_LENGTH2)).join("\n");
  const label = `diff above the ${reviewCommentPlace(comment)}, as it was then`;
  return quoteUntrusted({ text: text2, author: "git", label, nonce, form: "source" });
}
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

// src/run/briefing/spend-budget.ts
init_define_RUNTIME_PACKAGES();
var SESSION_BUDGET = 96e3;
var CHARACTERS_OF_TOKEN = 2;
function sessionBudget(maxPromptTokens) {
  if (maxPromptTokens === void 0) return SESSION_BUDGET;
  return Math.min(SESSION_BUDGET, maxPromptTokens * CHARACTERS_OF_TOKEN);
}
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
function spendBudget(budget, parts2) {
  let left = budget;
  const spent = parts2.map(({ part, most, render }) => {
    const room = Math.max(0, Math.min(most, left));
    const text2 = room === 0 ? "" : render(room);
    left -= text2.length;
    return { part, text: text2 };
  });
  return { parts: spent, left: Math.max(0, left) };
}
var NOTICE_LENGTH = 80;
function cutVisibly(text2, maxLength) {
  if (text2.length <= maxLength) return text2;
  const kept = headOf(text2, Math.max(0, maxLength - NOTICE_LENGTH));
  const notice = `[cut: ${text2.length - kept.length} of ${text2.length} characters are missing here]`;
  return maxLength < NOTICE_LENGTH ? "" : `${kept}
${notice}`;
}

// src/run/briefing/work-so-far.ts
init_define_RUNTIME_PACKAGES();

// src/run/context/load-thread.ts
init_define_RUNTIME_PACKAGES();

// src/run/state/earlier-requests.ts
init_define_RUNTIME_PACKAGES();
function transcriptOf(events) {
  return events.reduce(
    (transcript, event) => foldEvent(transcript, { ...event, at: 0 }),
    emptyTranscript(0)
  );
}
function finishedWork(events, { agents, handoffs }) {
  const open3 = new Set(handoffs.filter(({ status }) => status === "sent").map(({ id: id2 }) => id2));
  const isOpen2 = (event) => event.kind === "handoff" && open3.has(event.id);
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
function partOf({ branch, from }, { requests }) {
  const there = requests.filter((one) => one.branch === branch);
  const open3 = from === "branch" ? there.at(-1) : there.findLast(({ tip }) => tip !== void 0);
  return open3?.part ?? Math.max(0, ...requests.map(({ part }) => part)) + 1;
}
function earlierWorkIn(part, { requests }, requestId) {
  const earlier = requests.filter((one) => one.part === part && one.id !== requestId);
  const events = earlier.flatMap(
    (one, at) => one.events.map((event) => withOwnNames(event, `-before-${at + 1}`))
  );
  return {
    requests: earlier.filter(({ events: own }) => own.some(({ kind }) => kind === "commit")).map(({ id: id2, report, actor, run: run3 }) => ({
      report,
      actor,
      run: run3,
      isWholeIssue: report.isWholeIssue || id2.startsWith("issue-")
    })),
    transcript: transcriptOf(events)
  };
}
function questionOf2({ report: last, events }) {
  const { agents, escalations } = transcriptOf(events);
  const nameOf5 = (slug2) => agents.find(({ agent }) => agent === slug2)?.name ?? slug2;
  const own = last.question === void 0 ? [] : [questionText(last.question)];
  const asked = escalations.flatMap(
    ({ kind, from, text: text3 }) => kind === "question" ? [`${nameOf5(from)} asks: ${text3}`] : []
  );
  const open3 = agents.flatMap(({ session, name: name2, report }) => {
    if (session === COORDINATOR || report?.question === void 0) return [];
    return [`${name2} asks: ${questionText(report.question)}`];
  });
  const text2 = [...own, ...asked, ...own.length === 0 ? open3 : []].join("\n\n").trim();
  return text2 === "" ? void 0 : text2;
}

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
function issueOfBranch(branch, prefix) {
  const [digits] = branch.slice(prefix.length).match(/^\d{1,10}(?=-)/) ?? [];
  return digits === void 0 ? void 0 : Number(digits);
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
    const open3 = pulls.find((pull) => pull.state === "open");
    const isContinued2 = open3 === void 0 ? pulls.length === 0 && deps.isSquadBranch(branch) : isOurs(deps, open3);
    if (await isContinued2) {
      return { ...newBranch, branch, base: open3?.base.ref ?? base, from: "branch", pull: open3 };
    }
  }
  return { ...newBranch, branch: free };
}
async function isOurs(deps, { author, head }) {
  return deps.isOurLogin(author?.login) || deps.boardBranches.has(head.ref) || deps.isSquadBranch(head.ref);
}
function numberedBranches(name2, branches) {
  const folded = [...branches].map((branch) => branch.toLowerCase());
  const isTaken = (wanted) => folded.some((branch) => branch === wanted || branch.startsWith(`${wanted}/`));
  const taken = [];
  let free = name2;
  while (isTaken(free.toLowerCase())) {
    taken.push(free);
    free = `${name2}-${taken.length + 1}`;
  }
  return { taken, free };
}
function titleSlug(title3) {
  const words = title3.normalize("NFKD").replace(new RegExp("\\p{M}", "gu"), "").toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, 41);
  const whole = words.length <= 40 ? words : words.slice(0, Math.max(20, words.lastIndexOf("-")));
  return whole.replace(/^-+|-+$/g, "") || "request";
}

// src/run/context/render-thread.ts
init_define_RUNTIME_PACKAGES();
function renderThread(context2, budget, nonce, told = "") {
  const { opening, origin, changes, posts, files, thread } = context2;
  const remaining = budget - OMISSIONS_LENGTH - BREAKS_LENGTH;
  const share = Math.floor(remaining / 3);
  const mostOpening = files.length > 0 ? share : remaining / 2;
  const issue2 = origin === void 0 ? "" : quotePost(origin, nonce, mostOpening / 2);
  const first = quotePost(openingOf2(thread, opening), nonce, mostOpening - issue2.length);
  const changed = changes === void 0 ? "" : quotePost(changes, nonce, share / 2);
  const diff = files.length > 0 ? renderFiles(files, share, nonce) : { text: "", left: [] };
  const isTold2 = (post) => told !== "" && told.includes(quotePost(post, nonce, share));
  const recent = newestWithin(
    posts.filter((post) => !isTold2(post)),
    remaining - issue2.length - first.length - changed.length - diff.text.length,
    nonce
  );
  const left = renderOmissions([...recent.left, ...diff.left, ...context2.omitted], nonce);
  const kind = thread.kind === "issue" ? "Issue" : "Pull request";
  const parts2 = [
    `${kind} #${thread.number}`,
    issue2,
    first,
    changed,
    ...recent.texts,
    diff.text,
    left
  ];
  return parts2.filter((part) => part !== "").join(BREAK);
}
var BREAK = "\n\n";
var OMISSIONS_LENGTH = 1500;
var BREAKS_LENGTH = 500;
var LEAST_POST = 300;
var MOST_NAMED2 = 10;
var CUT_NOTICE_LENGTH = 40;
function openingOf2({ title: title3 }, opening) {
  const text2 = `Title: ${oneLine(title3, 300)}

${opening.text}`;
  return { ...opening, text: text2.trim() };
}
function quotePost({ text: text2, author, trusted, isOurs: isOurs2 = false, place }, nonce, limit) {
  const standing = trusted ? "can write to this repository" : "write access not known";
  const label = isOurs2 ? place : `${oneLine(place, 150)}, ${standing}`;
  const quote3 = (content) => quoteUntrusted({ text: content, author, label, nonce });
  const remaining = limit - quote3("").length;
  const whole = quote3(cutWithNotice(sanitise(cutWithNotice(text2, remaining)).text, remaining));
  if (whole.length <= limit) return whole;
  const without = quote3("[too long to be shown]");
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
  const missing2 = posts.length - texts.length;
  return {
    texts,
    left: missing2 > 0 ? [missing2 === 1 ? "the oldest post" : `the ${missing2} oldest posts`] : []
  };
}
function renderFiles(files, budget, nonce) {
  const label = "changed files and their diff";
  const quote3 = (text2) => quoteUntrusted({ text: text2, author: "git", label, nonce, form: "source" });
  const shown3 = [];
  const withoutDiff = [];
  let remaining = budget - quote3("").length;
  for (const file of files) {
    const { path, status, additions, deletions, patch } = file;
    const head = `${path} (${status}, +${additions} -${deletions})
`;
    const whole = patch === void 0 ? head : `${head}${numberedPatch(file)}
`;
    const text2 = whole.length <= remaining ? whole : head;
    if (text2.length > remaining) break;
    if (text2 !== whole) withoutDiff.push(path);
    remaining -= text2.length;
    shown3.push(text2);
  }
  const left = withoutDiff.map((path) => `the diff of ${path}`);
  if (shown3.length < files.length)
    left.unshift(plural(files.length - shown3.length, "more changed file"));
  return { text: quote3(shown3.join("")), left };
}
function numberedPatch(file) {
  const hunks = diffOfFiles([file]).flatMap((one) => one.hunks);
  return hunks.length === 0 ? file.patch ?? "" : numberedLines(hunks).join("\n");
}
function renderOmissions(left, nonce) {
  if (left.length === 0) return "";
  const named = left.slice(0, MOST_NAMED2).map((one) => oneLine(one, 100));
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

// src/run/context/load-thread.ts
async function loadThread(context2, pullRequest, state) {
  const { request, comments, boards, board } = context2;
  const { thread } = request;
  const boardIds = new Set(boards.map(({ comment }) => comment.id));
  return gatherThread({
    request,
    thread,
    comments,
    pullRequest,
    writers: await findWriters({ thread, comments, pullRequest }, context2),
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
  const text2 = asking && questionOf2(asking);
  if (board === void 0 || text2 === void 0) return void 0;
  return { text: text2, at: board.comment.createdAt };
}
async function completeThread(said3, earlier, target, team, context2) {
  const { request, inputs, ports } = context2;
  const thread = withoutSquadFiles(said3, team.directory);
  const { number: number2 } = request.thread;
  if (!isOwnThread(target, number2, inputs.branchPrefix))
    return withChangesSoFar(thread, target, earlier);
  const issue2 = issueOfBranch(target.branch, inputs.branchPrefix);
  if (issue2 === void 0 || issue2 === number2)
    return asOwnThread(thread, earlier, void 0, NOBODY);
  const read = await attempt(ports.github.issue(issue2));
  if (read.kind === "threw") {
    const why = describe(read.error).message;
    context2.transcript.note(`The agents did not see what #${issue2} asks for. ${why}`);
    return asOwnThread(thread, earlier, void 0, NOBODY);
  }
  const { author, association: authorAssociation } = read.value;
  const opening = { thread: { author, authorAssociation }, comments: NO_COMMENTS };
  return asOwnThread(thread, earlier, read.value, await findWriters(opening, context2));
}
var NOBODY = /* @__PURE__ */ new Set();
var NO_COMMENTS = { items: [], complete: true };
function quoterOf(thread, { ports, nonce }) {
  return (budget, { readsFiles, told }) => {
    const shown3 = readsFiles ? forFileReaders(thread) : thread;
    return ports.mask(renderThread(shown3, budget, nonce, told));
  };
}
function continuedWork({ target }) {
  const { from, pull } = target;
  return from === "branch" && pull !== void 0 ? { pull: pull.number } : void 0;
}
function isOwnThread(target, thread, prefix) {
  return continuedWork({ target })?.pull === thread && target.branch.startsWith(prefix);
}
var LONGEST_CHANGES = 4e3;
function asOwnThread(thread, earlier, issue2, writers) {
  const text2 = changesText2(earlier) || thread.opening.text;
  return {
    ...thread,
    isOwn: true,
    opening: ownPost("pull request", text2),
    posts: [...thread.posts, ...findingPosts(thread.thread.number, earlier)],
    ...issue2 === void 0 ? {} : { origin: originOf(issue2, writers) }
  };
}
function ownPost(place, words) {
  const label = `${place}, from an earlier run, may be outdated`;
  const text2 = headOf(words, LONGEST_CHANGES);
  return { author: "the squad", trusted: true, isOurs: true, place: label, text: text2, at: "" };
}
function changesText2({ requests, transcript }) {
  const told = requests.map(({ report, actor }) => `Asked for by ${actor}:
${saidText(report)}`);
  const left = listParts(transcript.parts).map((part) => `Not done, ${part}`);
  return [...told, ...left].join("\n\n");
}
function findingPosts(number2, { transcript }) {
  const findings = standingFindings(transcript.reviews, []);
  if (findings.length === 0) return [];
  return [ownPost(`findings in pull request #${number2}`, describeFindings(findings))];
}
function withChangesSoFar(thread, { pull, from }, earlier) {
  if (pull === void 0 || from === "base" || earlier.requests.length === 0) return thread;
  const { number: number2, title: title3 } = pull;
  const posts = [...thread.posts, ...findingPosts(number2, earlier)];
  const text2 = [`Title: ${oneLine(title3, 300)}`, changesText2(earlier)].join("\n\n");
  return { ...thread, posts, changes: ownPost(`pull request #${number2}`, text2) };
}
function objectionsSoFar({ transcript }) {
  return standingReviews(transcript.reviews).filter(({ verdict }) => verdict === "changes-requested").map(({ reviewer, files }) => ({ reviewer, files }));
}
function originOf({ number: number2, title: title3, body, author }, writers) {
  const login = nameOf2(author);
  return {
    author: login,
    trusted: writers.has(login.toLowerCase()),
    place: `issue #${number2}, which the pull request is for`,
    text: `Title: ${oneLine(title3, 300)}

${body}`.trim(),
    at: "",
    source: { kind: "issue", number: number2 }
  };
}
function forFileReaders(thread) {
  const said3 = { ...thread, changes: void 0 };
  if (thread.isOwn !== true) return said3;
  return { ...said3, files: [], opening: { ...thread.opening, text: "" } };
}
function withoutSquadFiles(thread, directory) {
  const files = thread.files.filter(({ path }) => !path.startsWith(`${directory}/`));
  const count3 = thread.files.length - files.length;
  if (count3 === 0) return thread;
  const omitted = [...thread.omitted, `the diff of ${plural(count3, "file")} in ${directory}/`];
  return { ...thread, files, omitted };
}

// src/run/briefing/numbered-diff.ts
init_define_RUNTIME_PACKAGES();
function isNamed({ path, previousPath = path }, named) {
  return isAmong(path, named) || isAmong(previousPath, named);
}
function renderNumberedDiff(files, maxLength, first, authorsOf) {
  const inOrder2 = files.toSorted((one, other) => compareText(one.path, other.path));
  const named = inOrder2.filter((file) => isNamed(file, first));
  const others = inOrder2.filter((file) => !isNamed(file, first));
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
  const shown3 = ordered.flatMap((file) => texts.get(file) ?? []);
  const missing2 = ordered.flatMap((file) => texts.has(file) ? [] : [file.path]);
  return [...shown3, missingLine(missing2)].filter((text2) => text2 !== "").join("\n\n");
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
function renderFile({ path, previousPath, status, hunks }, authors, room) {
  const from = previousPath === void 0 ? "" : `, was ${previousPath}`;
  const by = authors === "" ? "" : `, by ${authors}`;
  const head = `${path} (${status}${from}${by})`;
  const lines = numberedLines(hunks);
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

// src/run/briefing/work-so-far.ts
var MOST_TRACED = 40;
async function findWork(handoff2, isFirst, deps) {
  const { context: context2, repository, isResumed } = deps;
  const isReview = handoff2.type === "review-request";
  const stopped2 = isFirst && !isReview ? findStoppedWork(context2, repository) : [];
  const isContinuing = isResumed || stopped2.length > 0 || continuedWork(repository) !== void 0;
  const files = await findChanges(handoff2, isReview || isFirst && isContinuing, deps);
  if (files.length === 0) return void 0;
  const [authors, isNew, since] = await Promise.all([
    traceAuthors(files, handoff2, deps),
    findNew(deps),
    isReview ? findSince(handoff2, deps) : void 0
  ]);
  return { files, authors, isNew, since, stopped: stopped2 };
}
async function findChanges({ files: named }, isAboutAll, { context: context2, repository: { branch, baseCommit, team } }) {
  if (!isAboutAll && named.length === 0 || branch.tip() === baseCommit) return [];
  const range = { base: baseCommit, tip: branch.tip() };
  const changed = await resultOr(readDiff(context2.ports.git, range), []);
  const files = changed.filter(({ path }) => !path.startsWith(`${team.directory}/`));
  return isAboutAll || files.some((file) => isNamed(file, named)) ? files : [];
}
async function findSince({ to }, { context: context2, repository: { branch, team }, policy }) {
  const slug2 = policy.roster.find(to)?.slug ?? to;
  const { reviews } = context2.transcript.read();
  const commit2 = reviews.findLast(({ reviewer }) => reviewer === slug2)?.commit;
  if (commit2 === void 0) return void 0;
  const range = { base: commit2, tip: branch.tip() };
  const paths2 = await resultOr(pathsChangedSince(context2.ports.git, range), void 0);
  if (paths2 === void 0) return void 0;
  return { commit: commit2, paths: paths2.filter((path) => !path.startsWith(`${team.directory}/`)) };
}
async function findNew({ context: context2, repository }) {
  const { branch, baseCommit } = repository;
  if (branch.start === baseCommit) return () => false;
  const range = { base: branch.start, tip: branch.tip() };
  const paths2 = new Set(await resultOr(pathsChangedSince(context2.ports.git, range), []));
  return (path) => paths2.has(path);
}
async function traceAuthors(files, { files: named }, { policy }) {
  const asked = [
    ...files.filter((file) => isNamed(file, named)),
    ...files.filter((file) => !isNamed(file, named))
  ].map(({ path }) => path);
  const found = await resultOr(policy.authorsOf(asked.slice(0, MOST_TRACED), COORDINATOR), []);
  const authors = /* @__PURE__ */ new Map();
  const isEarlier = (one) => one.isEarlier === true;
  const earlier = found.filter(isEarlier).toReversed();
  for (const { path, agent } of [...earlier, ...found.filter((one) => !isEarlier(one))]) {
    authors.set(path, withName(authors.get(path), agent));
  }
  return authors;
}
function withName(names = [], name2) {
  return names.includes(name2) ? names : [...names, name2];
}
function findStoppedWork({ transcript }, { earlier, team }) {
  const own = transcript.read().agents;
  const before = earlier.transcript.agents;
  const isFinished = ({ agent }, at) => [...before.slice(at + 1), ...own].some((row) => row.agent === agent && hasFinished(row));
  const nameOf5 = (slug2) => team.members.find((member) => member.slug === slug2)?.name ?? "A colleague";
  const stopped2 = before.filter((row, at) => row.state === "stopped" && !isFinished(row, at)).map((row) => ({ ...row, name: nameOf5(row.agent) }));
  return [...stopped2, ...unfinishedAgents(own)].map((row) => ({ ...row, files: row.files.filter((path) => isWorkPath(path, team.directory)) })).filter(({ files }) => files.length > 0);
}
var MOST2 = 3;
var MOST_PATHS = 8;
var MAX_LENGTH = 1200;
function renderStoppedWork(works, reader) {
  if (works.length === 0) return "";
  const lines = works.slice(0, MOST2).map(({ agent, name: name2, task, files }) => {
    const isOwn = agent === reader;
    const who = isOwn ? "You were" : `${name2} was`;
    const changed = firstOf(files, MOST_PATHS, pathInSentence);
    const rest = isOwn ? " Go on from there, and change nothing twice." : "";
    return `- ${who} asked: ${JSON.stringify(oneLine(task, 100))}. Changed: ${changed}.${rest}`;
  });
  return cutCharacters([STOPPED, ...lines].join("\n"), MAX_LENGTH);
}
var STOPPED = "An earlier attempt was stopped before it was done. What it had changed is in your files:";
var WORK_FRAME = 900;
var MAX_SINCE = 400;
function renderWork({ files, authors, isNew, since, stopped: stopped2 = [] }, { nonce, baseBranch, named, reader, maxLength }) {
  const before = renderStoppedWork(stopped2, reader);
  const authorsOf = (path) => {
    const names = (authors.get(path) ?? []).join(" and ");
    return names !== "" && isNew(path) ? `${names}, changed in this run` : names;
  };
  const room = maxLength - WORK_FRAME - before.length;
  const diff = renderNumberedDiff(files, room, since?.paths ?? named, authorsOf);
  const about2 = `What the branch changes compared with \`${baseBranch}\`. The numbers are the lines of the new files; \`-\` marks what was removed.`;
  const quotation = quoteUntrusted({
    text: diff,
    author: "git",
    label: "diff",
    nonce,
    form: "source"
  });
  const begin = since === void 0 ? before : sinceText(since);
  return ["## The work so far", begin, about2, quotation].filter((text2) => text2 !== "").join("\n\n");
}
var MOST_SINCE = 8;
function sinceText({ commit: commit2, paths: paths2 }) {
  const what = firstOf(paths2, MOST_SINCE, pathInSentence) || "nothing";
  return cutCharacters(
    `Changed since your review of ${commit2.slice(0, 7)}: ${what}. Look there first.`,
    MAX_SINCE
  );
}

// src/run/briefing/describe-task.ts
function requestLine({ task }, { text: text2, author, url: url2 }) {
  const isWhole = text2.includes(task.trim());
  return isWhole ? `The task above is the request itself, as ${author.login} wrote it: ${url2}` : `The task above quotes the request of ${author.login}: ${url2}`;
}
async function describeTask(handoff2, isFirst, other, { slug: reader, requestFile }, left, deps) {
  const { context: context2, repository } = deps;
  const { nonce, request, ports } = context2;
  const work2 = await findWork(handoff2, isFirst, deps);
  const told = handoff2.isFromPerson === true ? handoff2.task : void 0;
  const options = { nonce, baseBranch: repository.target.base, named: handoff2.files, reader };
  const ran = await lastRunText(deps);
  const parts2 = [
    {
      part: "The request",
      most: isFirst ? MOST_OF.request : 0,
      render: (maxLength) => isRequestItself(handoff2, request) ? requestLine(handoff2, request) : ports.mask(renderRequest(request, { nonce, maxLength, requestFile }))
    },
    commentedLinesPart(handoff2, isFirst, deps),
    {
      part: "Your other session",
      most: other === void 0 ? 0 : MOST_OF.other,
      render: (maxLength) => other === void 0 ? "" : ports.mask(renderOtherSession(other, { nonce, maxLength }))
    },
    sharedFilesPart(handoff2, reader, deps),
    failingBeforePart(handoff2, deps),
    { part: ALREADY_RUN, most: ran.length, render: (max) => max < ran.length ? "" : ran },
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
  const budget = left + (other === void 0 ? 0 : MOST_OF.other);
  return spendBudget(budget, parts2).parts;
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
function failingBeforePart({ type }, { base, repository, context: { nonce, ports } }) {
  const failing = type === "implementation-request" ? base.failing() : [];
  const lines = failing.map(({ check, output }) => {
    const names = readFailures(output).names.slice(0, MOST_FAILURES);
    return [`${check.run}:`, ...names.map((name2) => `- ${oneLine(name2, LONGEST_FAILURE)}`)].join(
      "\n"
    );
  });
  const told = quoteUntrusted({
    text: ports.mask(lines.join("\n\n")),
    author: "programs of the repository",
    label: "checks that fail",
    nonce,
    form: "source"
  });
  const where = `On \`${repository.target.base}\`, without any work of this run, these fail already:`;
  const text2 = failing.length === 0 ? "" : titledPart(FAILING, `${where}

${told}`).text;
  return { part: FAILING, most: text2.length, render: (max) => max < text2.length ? "" : text2 };
}
var FAILING = "Checks that fail already";
var MOST_FAILURES = 5;
var LONGEST_FAILURE = 160;
var ALREADY_RUN = "Already run";
var LONGEST_RUN = 200;
async function lastRunText({
  context: context2,
  repository,
  work: work2,
  starts
}) {
  const { ports } = context2;
  const tip = repository.branch.tip();
  const run3 = work2.lastRunBefore(tip);
  if (run3 === void 0) return "";
  const [[parent] = []] = await resultOr(
    readLog(ports.git, { fields: ["%P"], range: { tip }, max: 1 }),
    []
  );
  if (parent !== starts.get(run3.session)) return "";
  if (run3.command.length > LONGEST_RUN || run3.command.includes("`")) return "";
  const what = describeRun(run3, 2 * LONGEST_RUN);
  const told = `The last command on exactly these files, with nothing changed since: ${what}. There is no need to run it again.`;
  return ports.mask(titledPart(ALREADY_RUN, told).text);
}
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
function renderRequest(request, {
  nonce,
  maxLength,
  requestFile
}) {
  const { text: text2, author, url: url2 } = request;
  const quote3 = (shown3) => quoteUntrusted({
    text: shown3,
    author: author.login,
    label: "request",
    nonce
  });
  const file = requestFile === void 0 ? "" : ` All of it is in ${requestFile}, for bash.`;
  const head = `## The request

${author.login} asked the squad for this in ${kindOfRequest(request)} (${url2}). Your task is your part of it.${file}`;
  const room = maxLength - head.length - quote3("").length - 2;
  return `${head}

${quote3(cutInside(text2.trim(), room))}`;
}
function isRequestItself({ isFromPerson = false, from, task }, { author, text: text2 }) {
  if (!isFromPerson || from !== author.login) return false;
  return text2.includes(task.trim()) || task.includes(text2.trim());
}
var FRAME_LENGTH = 600;
var MAX_TASK = 300;
function renderOtherSession({ task, changes }, { nonce, maxLength }) {
  const about2 = `## Your other session

You are at work in another session, too, on ${JSON.stringify(oneLine(task, MAX_TASK))}.`;
  if (changes === "") return `${about2} What it has handed in is in your files.`;
  const text2 = cutVisibly(changes, maxLength - FRAME_LENGTH);
  const quotation = quoteUntrusted({ text: text2, author: "git", label: "diff", nonce, form: "source" });
  return `${about2} Your files lack what it has written so far. Don't write any of it again, and base your answer on it:

${quotation}`;
}
var MOST_PATHS2 = 5;
var LONGEST_TASK = 160;
var AT_WORK = ["queued", "working"];
function renderSharedFiles({ files: named, type: asked, from }, reader, { handoffs, agents, names }) {
  const isAtWork2 = (slug2) => agents.some(({ agent, state }) => agent === slug2 && AT_WORK.includes(state));
  const lines = handoffs.flatMap(({ to, type, task, files, status }) => {
    const shared = files.filter((path) => named.includes(path));
    const isOpen2 = status === "sent" || status === "delivered" && isAtWork2(to);
    const isOther = ![reader, from].includes(to) && type === "implementation-request";
    if (!isOther || !isOpen2 || shared.length === 0) return [];
    const paths2 = firstOf(shared, MOST_PATHS2, pathInSentence);
    return [
      `- ${names.get(to) ?? to}: ${paths2}, for ${JSON.stringify(oneLine(task, LONGEST_TASK))}`
    ];
  });
  if (lines.length === 0) return "";
  const note = asked === "implementation-request" ? DO_YOUR_PART : MAY_CHANGE;
  return [`${TITLE}${note}
`, ...lines].join("\n");
}
var TITLE = "## At the same time\n\nColleagues are working on the same files. ";
var DO_YOUR_PART = "Do only your part: conflicting changes go back to whoever hands their work in later.";
var MAY_CHANGE = "What you see of them may not be all of their work yet, and may change.";

// src/run/briefing/knowledge.ts
init_define_RUNTIME_PACKAGES();

// src/team/unmerged.ts
init_define_RUNTIME_PACKAGES();
var NOTHING_UNMERGED = {
  decisions: [],
  learningsOf: async () => [],
  teamLearnings: async () => [],
  skills: [],
  readSkill: async () => void 0
};
async function loadUnmerged(sources, merged) {
  const trees = sources.map((source) => onlyNew(source, merged.tree));
  const [decisions, skills] = await Promise.all([
    Promise.all(trees.map((tree) => loadDecisions(tree, merged))),
    Promise.all(trees.map((tree) => listSkills(tree, merged.directory)))
  ]);
  const decisionKey = ({ heading, body }) => `${heading}
${body}`;
  const learningKey = ({ text: text2 }) => text2;
  const known = merged.decisions.map(decisionKey);
  const found = decisions.flatMap(({ entries }) => entries);
  const learningsOf = async (member) => {
    const [own, ...branches] = await Promise.all(
      [merged.tree, ...trees].map((tree) => loadLearnings(tree, member))
    );
    return withoutKnown(branches.flat(), (own ?? []).map(learningKey), learningKey);
  };
  const hasChanged3 = ({ folder }) => trees.some(({ entries }) => entries.some(({ path }) => path.startsWith(`${folder}/`)));
  return {
    decisions: withoutKnown(found, known, decisionKey),
    learningsOf,
    async teamLearnings({ slug: slug2 }) {
      const colleagues = merged.members.filter((one) => one.slug !== slug2 && hasChanged3(one));
      const learnt = await Promise.all(
        colleagues.map(
          async (one) => (await learningsOf(one)).map((it) => ({ ...it, name: one.name }))
        )
      );
      return learnt.flat().filter(({ text: text2 }) => FOR_EVERYBODY.test(text2)).map((one) => ({ ...one, text: one.text.replace(FOR_EVERYBODY, "") }));
    },
    skills: skills.flatMap((list3) => list3.skills),
    async readSkill(name2) {
      const texts = await Promise.all(
        trees.map((tree, index) => readSkill(tree, skills[index]?.skills ?? [], name2))
      );
      return texts.find((skill) => skill !== void 0)?.text;
    }
  };
}
function onlyNew({ tree, changed }, merged) {
  const mergedPaths = new Set(merged.entries.map(({ path }) => path));
  const changedPaths2 = changed && new Set(changed);
  return {
    ...tree,
    entries: tree.entries.filter(({ path }) => {
      const isMerged = mergedPaths.has(path);
      return changedPaths2 === void 0 ? !isMerged : changedPaths2.has(path) && !(isMerged && path.includes("/inbox/"));
    })
  };
}
var FOR_EVERYBODY = /^[-*] \*\*\[team\]\*\*\s*/;
function withoutKnown(items, known, keyOf2) {
  const seen = new Set(known);
  return items.filter((item) => {
    const isNew = !seen.has(keyOf2(item));
    seen.add(keyOf2(item));
    return isNew;
  });
}

// src/run/briefing/knowledge.ts
async function loadKnowledge(context2, repository) {
  const { transcript, nonce } = context2;
  const { tree, team, target } = repository;
  const [decisions, skills, wisdom] = await Promise.all([
    loadDecisions(tree, team),
    listSkills(tree, team.directory),
    loadWisdom(tree, team.directory)
  ]);
  const { answerOnly } = target;
  if (answerOnly !== void 0) transcript.note(`Nothing is changed here: ${answerOnly}.`);
  const warnings = [...team.warnings, ...decisions.warnings, ...skills.warnings];
  for (const warning2 of warnings) transcript.note(warning2);
  const reader = createMemoryReader({
    nonce,
    foundHidden: (where) => transcript.note(`Invisible text was removed from ${where} before agents saw it.`)
  });
  return {
    tree,
    decisions: decisions.entries,
    aroundDecisions: decisions.prose,
    skills: skills.skills,
    wisdom,
    unmerged: openUnmerged(decisions.entries, context2, repository),
    recorded: () => transcript.read(),
    reader
  };
}
var REVIEW_RULES_LENGTH = 400;
function reviewRulesOf(team, agent, reader) {
  const text2 = reader.instructions(routingOf(team), `${team.directory}/routing.md`);
  const isForOthers = (line2) => {
    const named = namedIn(line2, team);
    return named.length === 0 || named.some((slug2) => slug2 !== agent);
  };
  const lines = text2.split("\n").filter((line2) => /review/i.test(line2) && !line2.startsWith("#") && isForOthers(line2));
  return oneLine(
    lines.map((line2) => line2.replace(/^(?:[-*] |\| *)|[\s|]+$/g, "")).join("; "),
    REVIEW_RULES_LENGTH
  );
}
function namedIn(text2, { members }) {
  const phrase = toPhrase(text2);
  const named = members.filter(({ name: name2, slug: slug2 }) => [name2, slug2].some((it) => mentions(phrase, it)));
  return named.map(({ slug: slug2 }) => slug2);
}
function routingOf({ routingText }) {
  return demoteHeadings(routingText, 3);
}
var OWNS_LENGTH = 160;
var BOUNDARY_LENGTH = 100;
async function loadDuties({ tree, reader }, { members }) {
  const found = await Promise.all(
    members.filter(isRoutable).map(async (member) => {
      const { owns = [], expertise = [], leaves: leaves2 = "" } = await loadCharter(tree, member) ?? {};
      const clean = (text2) => reader.instructions(text2, member.charterPath ?? "");
      const words = clean((owns.length > 0 ? owns : expertise).join(", "));
      return { slug: member.slug, words, leaves: clean(leaves2) };
    })
  );
  const isOwn = (text2) => found.filter(({ leaves: leaves2 }) => leaves2 === text2).length === 1;
  return new Map(
    found.map(({ slug: slug2, words, leaves: leaves2 }) => {
      const boundary = isOwn(leaves2) ? oneLine(leaves2, BOUNDARY_LENGTH).replace(/\.$/, "") : "";
      return [slug2, [oneLine(words, OWNS_LENGTH), boundary].filter((it) => it !== "").join("; ")];
    })
  );
}
function openUnmerged(decisions, { transcript, ports }, { tree, team, branch, memoryTip }) {
  const known = /* @__PURE__ */ new Map();
  const load = async (tip) => {
    const tips = [.../* @__PURE__ */ new Set([tip, memoryTip ?? tip])].filter((commit2) => commit2 !== tree.commit);
    if (tips.length === 0) return NOTHING_UNMERGED;
    const folders = [team.directory, ...SHARED_SKILL_FOLDERS];
    const reading = Promise.all(
      tips.map((commit2) => readSource(ports.git, { base: tree.commit, tip: commit2 }, folders))
    );
    const failure2 = "What the squad learnt and nobody has merged yet could not be read:";
    const loading = reading.then((sources) => loadUnmerged(sources, { ...team, tree, decisions }));
    return await transcript.noteFailure(failure2, loading) ?? NOTHING_UNMERGED;
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
    // If the branch's history is missing, its changes are unknown.
    resultOr(pathsChangedSince(git, range, ...folders), void 0)
  ]);
  return { tree, changed };
}
var LONGEST_ROLE = 80;
var LONGEST_DUTY = 280;
var NOTICE_LENGTH2 = 60;
function renderColleagues(colleagues, duties, maxLength) {
  const lines = [];
  let left = maxLength - NOTICE_LENGTH2;
  for (const colleague of colleagues) {
    const line2 = colleagueLine(colleague, duties.get(colleague.slug) ?? "");
    left -= line2.length + 1;
    if (left < 0) break;
    lines.push(line2);
  }
  const missing2 = colleagues.length - lines.length;
  const notice = missing2 === 0 ? [] : [`- \u2026 and ${plural(missing2, "more colleague")}`];
  return [...lines, ...notice].join("\n");
}
function colleagueLine({ slug: slug2, name: name2, role, reviews, implements: makes }, duty) {
  const title3 = role === "" ? name2 : `${name2}, ${oneLine(role, LONGEST_ROLE)}`;
  const about2 = duty === "" ? "" : `: ${oneLine(duty, LONGEST_DUTY)}`;
  const can = [...makes ? [] : ["writes no code"], ...reviews ? ["reviews"] : []];
  return `- ${slug2} (${title3})${about2}${can.length === 0 ? "" : `; ${can.join(", ")}`}`;
}

// src/run/tools/toolbox.ts
init_define_RUNTIME_PACKAGES();
import { mkdir as mkdir5 } from "node:fs/promises";
import { join as join18 } from "node:path";

// src/tools/built-in/squad-tools.ts
init_define_RUNTIME_PACKAGES();

// src/tools/files/file-tools.ts
init_define_RUNTIME_PACKAGES();

// src/tools/files/apply-patch.ts
init_define_RUNTIME_PACKAGES();
import { lstat as lstat3, rm as rm6 } from "node:fs/promises";
import { sep } from "node:path";

// src/files/write-file.ts
init_define_RUNTIME_PACKAGES();
import { isUtf8 } from "node:buffer";
import { randomUUID as randomUUID4 } from "node:crypto";
import { constants as constants3 } from "node:fs";
import { open as open2, rename as rename2, rm as rm5 } from "node:fs/promises";
import { basename as basename2, dirname as dirname8, join as join11 } from "node:path";
var MAX_CHANGED_BYTES = 16 * 1024 * 1024;
var NEW_FILE_FLAGS = constants3.O_WRONLY | constants3.O_CREAT | constants3.O_EXCL | (constants3.O_NOFOLLOW ?? 0);
async function createFile(target, content, mode = 420) {
  await writeAndClose(await open2(target, NEW_FILE_FLAGS, mode), target, content);
}
async function createSameFile(target, content) {
  const created = await attempt(createFile(target, content));
  if (created.kind === "done") return true;
  if (systemCode(created.error) !== "EEXIST") throw created.error;
  const there = await readExistingFile(target);
  return there.kind === "readable" && there.text === content;
}
async function changeFile(base, path, edit) {
  const name2 = basename2(path);
  const target = join11(base, name2);
  const old = await readExistingFile(target);
  if (old.kind === "irregular") return refused(`${path}: ${old.reason}`);
  const content = edit(old.text);
  if (Buffer.byteLength(content) > MAX_CHANGED_BYTES) return refused(`${path} would be too long`);
  await replaceFile(target, content);
  return { kind: "written", path };
}
async function replaceFile(target, content, mode = 420) {
  const draft = join11(dirname8(target), `.${randomUUID4()}.draft`);
  await createFile(draft, content, mode);
  const renamed = await attempt(rename2(draft, target));
  if (renamed.kind === "done") return;
  await rm5(draft, { force: true });
  throw renamed.error;
}
async function readExistingFile(target) {
  const read = await attempt(readPlace(target, MAX_CHANGED_BYTES));
  if (read.kind === "threw") {
    const code2 = systemCode(read.error) ?? "";
    if (code2 === "ENOENT") return { kind: "readable", text: void 0 };
    if (["ELOOP", "ENXIO"].includes(code2))
      return { kind: "irregular", reason: "it is a link or not a file" };
    throw read.error;
  }
  if (read.value.kind === "irregular") return read.value;
  if (read.value.kind === "folder") return { kind: "irregular", reason: "it is a folder" };
  const { bytes } = read.value;
  if (!isUtf8(bytes)) return { kind: "irregular", reason: "it is not UTF-8 text" };
  return { kind: "readable", text: bytes.toString() };
}
async function writeAndClose(handle, path, content) {
  const result = await attempt(() => handle.writeFile(content));
  await handle.close();
  if (result.kind === "done") return;
  await rm5(path, { force: true });
  throw result.error;
}
function refused(reason) {
  return { kind: "refused", reason };
}

// src/tools/files/apply-hunks.ts
init_define_RUNTIME_PACKAGES();
var MAX_FILES5 = 100;
var MAX_CHARACTERS = 2e6;
var HEADER = /^\*\*\* (Add File|Delete File|Update File|Move to): (.+)$/;
function parsePatch(text2) {
  if (text2.length > MAX_CHARACTERS) return `it is longer than ${MAX_CHARACTERS} characters`;
  const lines = text2.split(/\r?\n/);
  const begin = lines.findIndex((line2) => line2.trim() === "*** Begin Patch");
  const end = lines.findLastIndex((line2) => line2.trim() === "*** End Patch");
  if (begin === -1) return "it has no line *** Begin Patch";
  if (end < begin) return "it has no line *** End Patch";
  const sections = splitSections(lines.slice(begin + 1, end));
  if (typeof sections === "string") return sections;
  if (sections.length === 0) return "it names no file";
  if (sections.length > MAX_FILES5)
    return `it names ${sections.length} files, and at most ${MAX_FILES5} are taken`;
  const read = sections.map(readSection);
  const problem2 = read.find((file) => typeof file === "string");
  return problem2 ?? joinUpdates(read.filter((file) => typeof file !== "string"));
}
function joinUpdates(files) {
  const joined = [];
  for (const file of files) {
    const at = joined.findIndex((one) => isUpdateOf(one, file.path));
    const first = joined[at];
    if (first?.kind === "update" && isUpdateOf(file, file.path) && file.kind === "update") {
      joined[at] = { ...first, rounds: [...first.rounds, ...file.rounds] };
    } else joined.push(file);
  }
  return joined;
}
function isUpdateOf(file, path) {
  return file.kind === "update" && file.moveTo === void 0 && file.path === path;
}
function splitSections(lines) {
  const starts = lines.flatMap((line2, at) => isStart(line2) ? [at] : []);
  const stray = lines.slice(0, starts[0] ?? lines.length).find((line2) => line2.trim() !== "");
  if (stray !== void 0) return `no file is named before the line ${shown(stray)}`;
  return starts.map((start, index) => {
    const [, action = "", path = ""] = HEADER.exec(lines[start] ?? "") ?? [];
    const own = withoutBlankEnd(lines.slice(start + 1, starts[index + 1]));
    const [, second, moveTo] = HEADER.exec(own[0] ?? "") ?? [];
    const isMove = action === "Update File" && second === "Move to";
    return {
      action,
      path: path.trim(),
      moveTo: isMove ? moveTo?.trim() : void 0,
      lines: isMove ? own.slice(1) : own
    };
  });
}
function withoutBlankEnd(lines) {
  return lines.slice(0, lines.findLastIndex((line2) => line2 !== "") + 1);
}
function isStart(line2) {
  return /^\*\*\* (?:Add|Delete|Update) File: /.test(line2);
}
function shown(line2) {
  return JSON.stringify(line2.slice(0, 60));
}
function readSection({ action, path, moveTo, lines }) {
  if (action === "Delete File") {
    const rest = lines.find((line2) => line2.trim() !== "");
    return rest === void 0 ? { kind: "delete", path } : `${path} is deleted, yet has lines`;
  }
  if (action === "Add File") {
    const wrong = lines.find((line2) => !line2.startsWith("+"));
    if (wrong !== void 0) return `in the new file ${path}, ${shown(wrong)} doesn't begin with +`;
    return { kind: "add", path, text: lines.map((line2) => `${line2.slice(1)}
`).join("") };
  }
  if (moveTo === path) return `${path} would be moved onto itself`;
  const hunks = readHunks(lines);
  if (typeof hunks === "string") return `in ${path}, ${hunks}`;
  if (hunks.length === 0 && moveTo === void 0) return `${path} has no changed lines`;
  return { kind: "update", path, moveTo, rounds: [hunks] };
}
function readHunks(lines) {
  const hunks = [];
  for (const line2 of lines) {
    const problem2 = readLine(line2, hunks);
    if (problem2 !== void 0) return problem2;
  }
  return hunks.filter((hunk) => hunk.lines.length > 0);
}
function readLine(line2, hunks) {
  if (line2.startsWith("@@")) {
    openHunk(line2.slice(2).replace(LINE_NUMBERS, "").trim(), hunks);
    return void 0;
  }
  const last = hunks.at(-1);
  if (line2.trim() === "*** End of File") {
    if (last === void 0) return `${shown(line2)} comes before any line`;
    last.isAtEnd = true;
    return void 0;
  }
  const current = last ?? { contexts: [], lines: [], isAtEnd: false };
  if (last === void 0) hunks.push(current);
  return addLine(current, line2) ? void 0 : `${shown(line2)} begins neither with a space, + nor -`;
}
function openHunk(context2, hunks) {
  const contexts = context2 === "" ? [] : [context2];
  const last = hunks.at(-1);
  if (last?.lines.length === 0) last.contexts.push(...contexts);
  else hunks.push({ contexts, lines: [], isAtEnd: false });
}
var LINE_NUMBERS = /^ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/;
function addLine(hunk, line2) {
  const sign = line2.slice(0, 1) || " ";
  if (sign !== " " && sign !== "+" && sign !== "-") return false;
  hunk.lines.push({ sign, text: line2.slice(1) });
  return true;
}
function pathsOf2(file) {
  const moveTo = file.kind === "update" ? file.moveTo : void 0;
  return moveTo === void 0 ? [file.path] : [file.path, moveTo];
}
function applyHunks(text2, hunks) {
  const lines = text2.split("\n");
  const sought = openSearch(lines);
  const patched = [];
  let at = 0;
  for (const hunk of hunks) {
    const place = findPlace(sought, hunk, at);
    if (typeof place !== "number") return place;
    const changed = changeLines(sought, hunk, place);
    patched.push(lines.slice(at, place), changed.lines);
    at = place + changed.replaced;
  }
  return { kind: "patched", text: [...patched, lines.slice(at)].flat().join("\n") };
}
var SAME = [
  (line2) => line2.replace(/\r$/, ""),
  (line2) => line2.trimEnd(),
  (line2) => line2.trim()
];
var MAX_COMPARISONS = 2e7;
function openSearch(lines) {
  const seen = /* @__PURE__ */ new Map();
  const linesAs = (way) => {
    const known = seen.get(way) ?? lines.map(SAME[way] ?? String);
    seen.set(way, known);
    return known;
  };
  return { lines, linesAs, left: MAX_COMPARISONS };
}
function findPlace(search, hunk, at) {
  const from = belowContexts(search, hunk.contexts, at);
  if (typeof from !== "number") return from;
  const { lines } = search;
  const isPlain = hunk.contexts.length === 0;
  const last = lines.length - (lines.at(-1) === "" ? 1 : 0);
  const before = hunk.lines.flatMap(({ sign, text: text2 }) => sign === "+" ? [] : [text2]);
  if (before.length === 0) return isPlain ? last : from;
  const place = seek(search, before, hunk.isAtEnd ? Math.max(from, last - before.length) : from);
  if (place !== -1) return place;
  const again = isPlain ? -1 : seek(search, before, from - 1);
  return again === -1 ? misfitOf(search, before, at) : again;
}
function belowContexts(search, contexts, at) {
  let from = at;
  for (const context2 of contexts) {
    const found = seek(search, [context2], from);
    if (found === -1) return { kind: "misfit", missing: context2, line: 0 };
    from = found + 1;
  }
  return from;
}
function misfitOf(search, before, from) {
  const way = SAME.length - 1;
  const sought = before.map(SAME[way] ?? String);
  let [most, line2] = [0, 0];
  for (let at = from; at < search.lines.length && search.left > 0; at += 1) {
    const fitting = fittingAt(search, sought, { at, way });
    if (fitting > most) [most, line2] = [fitting, at + fitting];
  }
  return { kind: "misfit", missing: before[Math.min(most, before.length - 1)] ?? "", line: line2 };
}
function changeLines({ lines }, hunk, place) {
  const end = lines[0]?.endsWith("\r") ? "\r" : "";
  let replaced = 0;
  const changed = hunk.lines.flatMap(({ sign, text: text2 }) => {
    if (sign === "+") return [text2 + end];
    replaced += 1;
    return sign === " " ? [lines[place + replaced - 1] ?? ""] : [];
  });
  return { lines: changed, replaced };
}
function seek(search, wanted, from) {
  for (const [way, same] of SAME.entries()) {
    const sought = wanted.map(same);
    const last = search.lines.length - sought.length;
    for (let at = from; at <= last && search.left > 0; at += 1) {
      if (fittingAt(search, sought, { at, way }) === sought.length) return at;
    }
  }
  return -1;
}
function fittingAt(search, sought, { at, way }) {
  const lines = search.linesAs(way);
  let fitting = 0;
  while (fitting < sought.length && lines[at + fitting] === sought[fitting]) fitting += 1;
  search.left -= fitting + 1;
  return fitting;
}

// src/tools/files/edit.ts
init_define_RUNTIME_PACKAGES();
import { isUtf8 as isUtf82 } from "node:buffer";

// src/tools/files/use-path.ts
init_define_RUNTIME_PACKAGES();
import { isAbsolute as isAbsolute4, join as join12 } from "node:path";
var CONTROL_CHARACTER = new RegExp("\\p{Cc}", "u");
var FILE_TOOL_MS = 6e4;
async function usePath(request, deps, work2) {
  const path = await pathMeant(request, deps);
  const access2 = await askAccess({ ...request, path }, deps);
  if ("kind" in access2) return access2;
  const { note } = access2;
  const marksIn = async () => {
    const marks = await access2.marks?.();
    return (name2) => marks?.get(gitPathInside(deps.root, join12(path, name2)) ?? "") ?? "";
  };
  const result = await inItsFolder(path, deps, (place) => work2(place, note, marksIn));
  if (result.kind !== "ok" || note === void 0) return result;
  return { ...result, text: `${result.text} ${note.told}` };
}
async function askAccess(request, { decide }) {
  const decision2 = await decide(request);
  if (decision2.allowed) return decision2;
  return denial("E_TOOL_DENIED", decision2.reason, decision2.next ?? "name a file of the repository");
}
function noteFailure(note, text2) {
  const problem2 = note?.problemOf(text2);
  if (problem2 === void 0) return void 0;
  return denial("E_TOOL_DENIED", `nothing was written: ${problem2}`, "correct the text");
}
var OF_THE_SYSTEM = /* @__PURE__ */ new Set(["dev", "etc", "home", "proc", "root", "sys", "tmp", "var"]);
async function pathMeant(request, deps) {
  const path = await pathBelow(request, deps);
  const way = gitPathInside(deps.root, path);
  if (way === void 0 || !/[^\p{ASCII}]/u.test(way)) return path;
  return await isThere(deps.root, way) ? path : knownSpelling(way, deps.files);
}
async function pathBelow({ path, access: access2 }, { root, files }) {
  if (!isAbsolute4(path) || wayInside(root, path) !== void 0) return path;
  const names = namesOn(path);
  const [first] = names;
  if (first === void 0) return access2 === "read" ? "." : path;
  if (OF_THE_SYSTEM.has(first)) return path;
  const isKnown = files.some((file) => file === first || file.startsWith(`${first}/`));
  return isKnown || await isThere(root, first) ? names.join("/") : path;
}
async function inItsFolder(path, deps, work2) {
  const { root } = deps;
  const way = wayInside(root, path);
  if (way === void 0) return failed("that is outside the repository");
  const used = await attempt(inFolderOf(root, way, work2));
  return used.kind === "done" ? used.value ?? failed(NO_FOLDER) : describeFault(used.error, path, deps);
}
function failed(message, next = "view its folder to see what is there") {
  return failure("E_TOOL", message, next);
}
var NO_FOLDER = "a file or a link is in the place of a folder on this path";
var FAULTS = {
  EEXIST: "the file already exists",
  EISDIR: "that is a folder",
  ENOTDIR: NO_FOLDER,
  ELOOP: "that is a symbolic link",
  ENXIO: "that is not a file",
  ENOSPC: "the disk is full"
};
function missing(path, { root, files }) {
  const way = wayInside(root, path) ?? path;
  const similar = similarPaths(way, files).map(pathInSentence);
  const next = similar.length === 0 ? void 0 : `perhaps ${similar.join(" or ")} is meant`;
  return failed(`${way}: there is no such file`, next);
}
function describeFault(error2, path, deps) {
  const code2 = systemCode(error2);
  if (code2 === "ENOENT") return missing(path, deps);
  if (code2 === void 0) return failed("the file could not be used");
  const next = code2 === "EEXIST" ? "view it, then edit it" : void 0;
  return failed(FAULTS[code2] ?? `the file can't be used (${code2})`, next);
}

// src/tools/files/edit.ts
var creation = object({ path: string(), file_text: string() });
var edition = object({ path: string(), old_str: string(), new_str: string() });
var LIMITS = { timeoutMs: FILE_TOOL_MS };
function createCreate(deps) {
  return defineTool("create", {
    description: "Create a new file and the folders that it needs.",
    parameters: creation,
    aliases: ARGUMENT_NAMES,
    limits: LIMITS,
    handler: ({ path, file_text: text2 }) => deps.inTurn(
      () => usePath({ access: "write", path, tool: "create" }, deps, async (place, note) => {
        const refusal2 = noteFailure(note, text2);
        if (refusal2 !== void 0) return refusal2;
        await createFile(place, text2);
        return ok("Created.");
      })
    )
  });
}
function createEdit(deps) {
  return defineTool("edit", {
    description: "Replace the only exact occurrence of old_str in a file with new_str.",
    parameters: edition,
    aliases: ARGUMENT_NAMES,
    limits: LIMITS,
    handler: ({ path, old_str: old, new_str: text2 }) => deps.inTurn(
      () => usePath(
        { access: "write", path, tool: "edit" },
        deps,
        (place, note) => editPlace(place, old, text2, note)
      )
    )
  });
}
async function editPlace(place, old, text2, note) {
  const found = await readEditable(place);
  const edited = typeof found === "string" ? found : replaceOnce(found.text, old, text2);
  if (typeof found === "string" || typeof edited === "string")
    return failed(`nothing was changed: ${edited}`, "view the file and try again");
  const refusal2 = noteFailure(note, edited.text);
  if (refusal2 !== void 0) return refusal2;
  await replaceFile(place, edited.text, found.mode);
  return ok("Changed.");
}
async function readEditable(place) {
  const read = await readPlace(place);
  if (read.kind === "folder") return "that is a folder";
  if (read.kind === "irregular") return read.reason;
  if (!isUtf82(read.bytes)) return "the file is not UTF-8";
  return { text: read.bytes.toString(), mode: read.mode };
}
function replaceOnce(before, old, text2) {
  if (needsCarriageReturns(before, old)) {
    const withReturns = (one) => one.replaceAll(/\r?\n/g, "\r\n");
    return replaceExactly(before, withReturns(old), withReturns(text2));
  }
  return replaceExactly(before, old, text2);
}
function needsCarriageReturns(before, old) {
  const isMixed = /(?<!\r)\n/.test(before);
  return before.includes("\r\n") && !old.includes("\r") && !(isMixed && before.includes(old));
}
function replaceExactly(before, old, text2) {
  if (old === text2) return "old_str and new_str are the same";
  if (old === "" && before !== "") return "old_str is empty, and the file is not";
  const at = before.indexOf(old);
  if (at === -1) return "old_str is not in the file";
  const next = old === "" ? -1 : before.indexOf(old, at + 1);
  if (next !== -1) {
    const lines = [at, next].map((place) => before.slice(0, place).split("\n").length);
    return `old_str occurs more than once, on lines ${lines.join(" and ")}; include more of the text around it`;
  }
  return { text: `${before.slice(0, at)}${text2}${before.slice(at + old.length)}` };
}

// src/tools/files/apply-patch.ts
var parameters = object({
  input: string().describe('From "*** Begin Patch" to "*** End Patch", with paths in the repository.')
});
function createApplyPatch(deps) {
  return defineTool("apply_patch", {
    description: "Add, update, move and delete files with a patch.",
    parameters,
    aliases: ARGUMENT_NAMES,
    limits: { timeoutMs: FILE_TOOL_MS },
    handler: ({ input }) => deps.inTurn(() => applyPatch(input, deps))
  });
}
async function applyPatch(input, deps) {
  const parsed = parsePatch(input);
  if (typeof parsed === "string") {
    return failure("E_TOOL_INVALID_ARGS", `the patch: ${parsed}`, NOTHING_CHANGED);
  }
  const files = await Promise.all(parsed.map((file) => withPathMeant(file, deps)));
  const paths2 = files.flatMap(pathsOf2);
  const twice = pathTwice(paths2, deps.root);
  if (twice !== void 0) return failed(`the patch names ${twice} twice`, NOTHING_CHANGED);
  const notes = await askAll(paths2, deps);
  if ("kind" in notes) return notes;
  const writes = [];
  for (const file of files) {
    const planned = await planWrites(file, deps);
    if ("kind" in planned) return planned;
    writes.push(...planned);
  }
  const told = [...new Set([...notes.values()].map((note) => note.told))];
  return refuseNotes(writes, notes) ?? writeAll(writes, told, deps);
}
async function askAll(paths2, deps) {
  const notes = /* @__PURE__ */ new Map();
  for (const path of paths2) {
    const access2 = await askAccess({ access: "write", path, tool: "apply_patch" }, deps);
    if ("kind" in access2) return about(path, access2);
    if (access2.note !== void 0) notes.set(path, access2.note);
  }
  return notes;
}
function refuseNotes(writes, notes) {
  for (const { path, text: text2 } of writes) {
    const refusal2 = text2 === void 0 ? void 0 : noteFailure(notes.get(path), text2);
    if (refusal2 !== void 0) return about(path, refusal2);
  }
  return void 0;
}
async function withPathMeant(file, deps) {
  const meant = (path2) => pathMeant({ path: path2, access: "write" }, deps);
  const path = await meant(file.path);
  if (file.kind !== "update" || file.moveTo === void 0) return { ...file, path };
  return { ...file, path, moveTo: await meant(file.moveTo) };
}
var MAX_ROUNDS = 20;
var NOTHING_CHANGED = "nothing was changed; send a corrected patch";
function pathTwice(paths2, root) {
  const ways = paths2.map((path) => wayInside(root, path)?.split(sep).join("/") ?? path);
  const seen = /* @__PURE__ */ new Set();
  return ways.find((way) => seen.size === seen.add(way).size);
}
async function planWrites(file, deps) {
  const { path } = file;
  if (file.kind === "add") {
    return await obstacleAt(path, deps) ?? [{ path, text: file.text, isNew: true }];
  }
  if (file.kind === "delete") {
    return await absenceAt(path, deps) ?? [{ path, text: void 0, isNew: false }];
  }
  const found = await inItsFolder(path, deps, readEditable);
  if (typeof found === "string") return about(path, failed(found));
  if ("kind" in found) return about(path, found);
  const { mode } = found;
  const text2 = patchText(found.text, file);
  if (typeof text2 !== "string") return text2;
  if (file.moveTo === void 0) return [{ path, text: text2, mode, isNew: false }];
  const obstacle2 = await obstacleAt(file.moveTo, deps);
  if (obstacle2 !== void 0) return obstacle2;
  return [
    { path: file.moveTo, text: text2, mode, isNew: true },
    { path, text: void 0, isNew: false }
  ];
}
function patchText(before, { path, rounds }) {
  if (rounds.length > MAX_ROUNDS) {
    return failed(`the patch updates ${path} more than ${MAX_ROUNDS} times`, NOTHING_CHANGED);
  }
  let text2 = before;
  for (const hunks of rounds) {
    const patched = applyHunks(text2, hunks);
    if (patched.kind === "misfit") return misfit(path, patched);
    text2 = patched.text;
  }
  return text2;
}
function misfit(path, { missing: missing2, line: line2 }) {
  const wanted = JSON.stringify(missing2.slice(0, 200));
  const where = line2 === 0 ? "is not in the file, or above the place of the line before it" : `does not follow line ${line2}`;
  return failed(`${path}: ${wanted} ${where}`, NOTHING_CHANGED);
}
async function absenceAt(path, deps) {
  const looked = await inItsFolder(path, deps, (place) => lstat3(place));
  if ("kind" in looked) return about(path, looked);
  return looked.isDirectory() ? about(path, failed("that is a folder")) : void 0;
}
async function obstacleAt(path, deps) {
  const looked = await inItsFolder(path, deps, (place) => attempt(lstat3(place)));
  if (looked.kind === "threw") return void 0;
  if (looked.kind === "done") return failed(`${path} already exists`, NOTHING_CHANGED);
  return about(path, looked);
}
async function writeAll(writes, told, deps) {
  const done = [];
  for (const write of writes) {
    const failure2 = await inItsFolder(write.path, deps, (place) => writeOne(place, write));
    if (failure2 !== true) {
      const sofar = done.length === 0 ? "nothing was changed" : `changed were ${done.join(", ")}`;
      return about(write.path, failure2, `${sofar}; look at the files and go on from there`);
    }
    done.push(write.path);
  }
  const gone = writes.filter(({ text: text2 }) => text2 === void 0).map(({ path }) => path);
  const kept = done.filter((path) => !gone.includes(path));
  const parts2 = [
    ...kept.length === 0 ? [] : [`Changed ${kept.join(", ")}.`],
    ...gone.length === 0 ? [] : [`Deleted ${gone.join(", ")}.`]
  ];
  return ok([...parts2, ...told].join(" "));
}
async function writeOne(place, { text: text2, mode, isNew }) {
  if (text2 === void 0) await rm6(place);
  else if (isNew) await createFile(place, text2, mode);
  else await replaceFile(place, text2, mode);
  return true;
}
function about(path, failure2, next = NOTHING_CHANGED) {
  const { message } = failure2;
  return { ...failure2, message: message.startsWith(path) ? message : `${path}: ${message}`, next };
}

// src/tools/files/search.ts
init_define_RUNTIME_PACKAGES();
import { lstat as lstat5 } from "node:fs/promises";
import { join as join15 } from "node:path";

// src/tools/files/ripgrep.ts
init_define_RUNTIME_PACKAGES();
import { join as join13 } from "node:path";

// src/tools/files/view.ts
init_define_RUNTIME_PACKAGES();
import { isUtf8 as isUtf83 } from "node:buffer";
import { basename as basename3, dirname as dirname9 } from "node:path";
var SHOWN_BYTES = 5e4;
var IMAGE_NAME = /\.(?:png|jpe?g|gif|webp)$/i;
var parameters2 = object({
  path: string(),
  view_range: array(number().int()).optional().describe("First and last line; -1: the end."),
  // As other products have it: the first line and how many, or the first line and the last.
  offset: hiddenArgument(number().int().optional()),
  limit: hiddenArgument(number().int().positive().optional()),
  end_line: hiddenArgument(number().int().optional())
});
function createView(deps) {
  return defineTool("view", {
    description: "A file's text, an image, or a folder's entries.",
    parameters: parameters2,
    aliases: ARGUMENT_NAMES,
    limits: { timeoutMs: FILE_TOOL_MS, maxBytes: SHOWN_BYTES + 2e3 },
    handler: ({ path, ...lines }, call2) => usePath(
      { access: "read", path, tool: "view" },
      deps,
      (place, _note, marksIn) => viewPlace(place, rangeOf(lines), call2, marksIn)
    )
  });
}
function rangeOf({
  view_range: range,
  offset = 1,
  limit,
  end_line: last = -1
}) {
  const from = Math.max(1, offset);
  return range ?? [from, limit === void 0 ? last : from + limit - 1];
}
async function viewPlace(place, range, call2, marksIn) {
  const read = await readPlace(place);
  if (read.kind === "folder") return listFolder(place, call2.run.mask, marksIn);
  return read.kind === "file" ? viewFile(read.bytes, place, range, call2) : failed(read.reason);
}
function viewFile(bytes, place, range, { imageLimits, run: run3 }) {
  const facts = IMAGE_NAME.test(place) ? readImageFacts(bytes) : void 0;
  if (facts !== void 0) return viewImage(bytes, facts, imageLimits);
  if (isLfsPointer(bytes)) return ok(`${POINTER}
${run3.mask(bytes.toString())}`);
  if (!isText(bytes)) return failed(`that is not a text file: ${bytes.length} bytes`);
  return viewText(run3.mask(bytes.toString()), range);
}
var POINTER = "Git LFS keeps what this file holds, and it is not here. The repository has this in its place:";
function isText(bytes) {
  if (bytes.includes(0)) return false;
  return isUtf83(bytes) || bytes.filter(isControl).length * 100 <= bytes.length;
}
var ESCAPE = 27;
function isControl(byte) {
  return byte < 9 || byte > 13 && byte < 32 && byte !== ESCAPE || byte === 127;
}
async function listFolder(place, mask, marksIn) {
  const listed2 = await workInFolder(
    { root: dirname9(place), names: [basename3(place)] },
    (base) => readFolder(base, MAX_ENTRIES)
  );
  if (listed2.kind === "blocked") return failed("that is no longer a folder");
  const { entries, hasMore } = listed2.value;
  const own = entries.filter(({ name: name2 }) => name2 !== ".git" && !CONTROL_CHARACTER.test(name2));
  if (own.length === 0) return ok(EMPTY_FOLDER);
  const marked = await marksIn();
  const names = own.toSorted((one, other) => compareText(one.name, other.name));
  const lines = names.map(
    (entry) => `${entry.name}${entry.isDirectory() ? "/" : ""}${marked(entry.name)}`
  );
  const text2 = mask(lines.join("\n"));
  const shown3 = headOfBytes(text2, SHOWN_BYTES);
  const isWhole = shown3 === text2 && !hasMore;
  return ok(isWhole ? text2 : `${shown3}
[there is more in this folder; glob finds files by name]`);
}
var MAX_ENTRIES = 2e4;
var EMPTY_FOLDER = "The folder is empty, or holds only what git ignores and commands alone find.";
var NO_IMAGES2 = { mimeTypes: [], count: 0, bytes: 0 };
function viewImage(bytes, facts, limits = NO_IMAGES2) {
  const obstacle2 = imageObstacle(facts, bytes.length, limits);
  if (obstacle2 !== void 0) return failed(`the image is not shown: ${obstacle2}`, "go on without");
  const image = { mimeType: facts.mimeType, data: bytes.toString("base64") };
  return { kind: "ok", text: `An image of ${bytes.length} bytes.`, image };
}
function viewText(text2, range) {
  if (text2 === "") return ok("The file is empty.");
  const lines = text2.replace(/\n$/, "").split("\n");
  const [from, to] = readRange(range, lines.length);
  if (from > lines.length || to < from) {
    const has = `the file has ${plural(lines.length, "line")}`;
    return failed(`there are no lines ${from} to ${to}: ${has}`, "view lines that are there");
  }
  const isToEnd = (range[1] ?? -1) < 0 || to > lines.length;
  const end = isToEnd && text2.endsWith("\n") ? "\n" : "";
  const wanted = lines.slice(from - 1, to).join("\n") + end;
  const kept = headOfBytes(wanted, SHOWN_BYTES);
  if (kept === wanted) return ok(wanted);
  const last = from - 1 + kept.split("\n").length;
  return ok(`${kept}
[cut in line ${last} of ${lines.length}; view_range shows the rest]`);
}
function readRange([from = 1, to = -1], count3) {
  return [Math.max(1, from), to < 0 ? Math.max(count3, from) : to];
}

// src/tools/files/ripgrep.ts
var SEARCH_SECONDS = 20;
var MAX_BYTES3 = 4e6;
var MAX_FILE = "5M";
var ALWAYS = [
  ...["--no-config", "--no-messages", "--color=never", "--no-require-git", "--no-ignore-global"],
  ...["--no-ignore-parent", "--hidden", "--crlf", "--glob=!.git", `--max-filesize=${MAX_FILE}`]
];
var IN_FOLDER = 'cd -P -- "$1" && [ "$(pwd -P)" = "$1" ] || exit 0; shift; exec "$@"';
async function runRipgrep(program, { folder, file }, { args, glob: glob2, read }, { root, programs, signal }) {
  const wanted = file === void 0 ? glob2 : `/${file.replace(/[\\*?[\]{}!]/g, "\\$&")}`;
  const narrowed = [
    ...file === void 0 ? [] : ["--max-depth=1"],
    ...wanted === void 0 ? [] : [`--glob=${wanted}`]
  ];
  const ended = await programs.runProgram({
    command: "sh",
    args: [
      "-c",
      IN_FOLDER,
      "sh",
      join13(root, folder),
      program,
      ...ALWAYS,
      ...narrowed,
      ...args,
      "."
    ],
    directory: root,
    environment: {},
    passed: [],
    timeoutMs: SEARCH_SECONDS * 1e3,
    maxBytes: MAX_BYTES3,
    keepsNul: true,
    box: { writable: [], readable: [root, program] },
    signal
  });
  if (ended.kind === "not-started") {
    return failure("E_TOOL", `no search can run: ${ended.reason}`, "go on without it");
  }
  const { stdout, stderr } = ended;
  if (ended.kind === "exited" && ended.code > 2) {
    return failure("E_TOOL", `no search can run: ${stderr.text.trim()}`, "go on without it");
  }
  const isRefused = ended.kind === "exited" && ended.code === 2 && stdout.bytes === 0;
  if (isRefused && stderr.text !== "") {
    const reason = /^(?:rg: )?error: (.+)$/m.exec(stderr.text)?.[1] ?? stderr.text.trim();
    return failure("E_TOOL_INVALID_ARGS", reason, "correct the pattern and search again");
  }
  const files = read(stdout.text).map((file2) => ({ ...file2, path: join13(folder, file2.path) }));
  return { files, cut: whyCut(ended) };
}
function whyCut(ended) {
  if (ended.kind === "limited") return `stopped: ${ended.reason}`;
  if (ended.kind !== "exited") return `stopped after ${plural(SEARCH_SECONDS, "second")}`;
  return ended.stdout.bytes > MAX_BYTES3 ? "there are more matches" : void 0;
}
function readPaths(output) {
  return output.split("\0").map(plain).filter((path) => path !== "").map((path) => ({ path, lines: [] }));
}
function readLines3(output) {
  const files = [];
  let begun = "";
  for (const line2 of output.replace(/\n$/, "").split("\n")) {
    const end = line2.indexOf("\0");
    const current = files.at(-1);
    if (end === -1) {
      if (/^--\r?$/.test(line2)) current?.lines.push("--");
      else begun += `${line2}
`;
      continue;
    }
    const path = plain(begun + line2.slice(0, end));
    begun = "";
    const text2 = line2.slice(end + 1).replace(/\r$/, "");
    if (current?.path === path) current.lines.push(text2);
    else files.push({ path, lines: [text2] });
  }
  return files.map(({ path, lines }) => ({ path, lines: withoutLast(lines, "--") }));
}
function withoutLast(lines, last) {
  return lines.at(-1) === last ? lines.slice(0, -1) : lines;
}
function plain(path) {
  return path.startsWith("./") ? path.slice(2) : path;
}
function showFound({ files, cut }, { mask, limit, nothing }) {
  const lines = files.filter(({ path }) => !CONTROL_CHARACTER.test(path)).toSorted((one, other) => compareText(one.path, other.path)).flatMap(
    ({ path, lines: own }) => own.length === 0 ? [path] : own.map((line2) => line2 === "--" ? line2 : `${path}:${line2}`)
  );
  const wanted = lines.slice(0, limit);
  const text2 = mask(wanted.join("\n"));
  const shown3 = headOfBytes(text2, SHOWN_BYTES);
  const notes = [
    ...cut === void 0 ? [] : [cut],
    ...lines.length > limit ? [`${lines.length - limit} more lines are not shown`] : [],
    ...shown3.length < text2.length ? [`only the first ${SHOWN_BYTES} bytes are shown`] : []
  ];
  const end = notes.length === 0 ? [] : [`[${notes.join("; ")}: narrow the search]`];
  return ok([shown3 === "" ? nothing : shown3, ...end].join("\n"));
}

// src/tools/files/walk.ts
init_define_RUNTIME_PACKAGES();
import { lstat as lstat4 } from "node:fs/promises";
import { join as join14 } from "node:path";
function matchGlob(glob2) {
  const plain2 = glob2.replace(/^\.\//, "");
  const source = expressionOf(plain2.includes("/") ? plain2.replace(/^\//, "") : `**/${plain2}`);
  const compiled = attemptNow(() => RE2JS.compile(`^${source}$`, RE2JS.DOTALL));
  if (compiled.kind === "threw") return `${glob2} is not a glob`;
  return (path) => compiled.value.test(path);
}
var TOKEN = /\*\*\/|\*\*|\*|\?|\{|\}|,|\[!?[^\]/]+\]|\\?[\s\S]/gu;
function expressionOf(glob2) {
  let depth = 0;
  return glob2.replace(TOKEN, (token) => {
    depth += DEPTHS[token] ?? 0;
    if (token === "," && depth > 0) return "|";
    return PARTS[token] ?? (/^\[.+\]$/s.test(token) ? classOf(token) : quote2(token));
  });
}
var DEPTHS = { "{": 1, "}": -1 };
function quote2(token) {
  return RE2JS.quote(token.length > 1 && token.startsWith("\\") ? token.slice(1) : token);
}
var PARTS = {
  "**/": "(?:.*/)?",
  "**": ".*",
  "*": "[^/]*",
  "?": "[^/]",
  "{": "(?:",
  "}": ")"
};
function classOf(token) {
  const isNegated = token.startsWith("[!");
  const inner = token.slice(isNegated ? 2 : 1, -1).replace(/[\\^[]/g, "\\$&");
  return `[${isNegated ? "^" : ""}${inner}]`;
}
function matchLines(search) {
  const flags = (search.ignoresCase ? RE2JS.CASE_INSENSITIVE : 0) | (search.isMultiline ? RE2JS.DOTALL : 0);
  const compiled = attemptNow(() => RE2JS.compile(search.pattern, flags));
  if (compiled.kind === "threw") return describe(compiled.error).message;
  const { value: expression } = compiled;
  return (text2) => {
    const lines = text2.replace(/\n$/, "").split("\n");
    const isMatch = (line2) => expression.test(line2.replace(/\r$/, ""));
    const matching = search.isMultiline ? linesOfMatches(expression, text2) : new Set(lines.flatMap((line2, at) => isMatch(line2) ? [at] : []));
    return numberLines(lines, matching, search);
  };
}
function linesOfMatches(expression, text2) {
  const matcher = expression.matcher(text2);
  const found = /* @__PURE__ */ new Set();
  const lineOf = countLines(text2);
  while (matcher.find() && found.size < MAX_LINES3) {
    const first = lineOf(matcher.start());
    const last = lineOf(matcher.end());
    for (let at = first; at <= last; at += 1) found.add(at);
  }
  return found;
}
function countLines(text2) {
  let line2 = 0;
  let end = text2.indexOf("\n");
  return (place) => {
    while (end !== -1 && end < place) {
      line2 += 1;
      end = text2.indexOf("\n", end + 1);
    }
    return line2;
  };
}
var MAX_LINES3 = 2e3;
var MAX_COLUMNS = 500;
function numberLines(lines, matching, { before, after }) {
  const wanted = /* @__PURE__ */ new Set();
  for (const match of matching) {
    for (let at = Math.max(0, match - before); at <= match + after && at < lines.length; at += 1) {
      wanted.add(at);
    }
    if (wanted.size > MAX_LINES3) break;
  }
  return [...wanted].flatMap((at, index, all) => {
    const sign = matching.has(at) ? ":" : "-";
    const text2 = `${at + 1}${sign}${(lines[at] ?? "").slice(0, MAX_COLUMNS)}`;
    const isApart = before + after > 0 && index > 0 && all[index - 1] !== at - 1;
    return isApart ? [GAP, text2] : [text2];
  });
}
var GAP = "--";
var MAX_ENTRIES2 = 2e5;
var MAX_FOUND = 2e4;
var MAX_DEPTH = 100;
async function walkFiles(walk) {
  const state = {
    ...walk,
    files: [],
    entries: 0,
    end: walk.now() + SEARCH_SECONDS * 1e3
  };
  const { root, names, only } = walk;
  await attempt(
    workInFolder(
      { root, names },
      (base) => only === void 0 ? walkFolder(base, [], state) : walkEntry(base, [], only, state)
    )
  );
  return { files: state.files, cut: state.cut };
}
async function walkFolder(base, above, state) {
  const read = await attempt(readFolder(base, MAX_ENTRIES2));
  if (read.kind === "threw" || above.length > MAX_DEPTH) return;
  const names = read.value.entries.map(({ name: name2 }) => name2);
  for (const name2 of names.toSorted(compareText)) {
    if (name2 === ".git" || isOver(state)) continue;
    state.entries += 1;
    await walkEntry(base, above, name2, state);
  }
}
function isOver(state) {
  if (state.cut !== void 0) return true;
  if (state.signal.aborted || state.now() > state.end) state.cut = "stopped: it took too long";
  else if (state.entries >= MAX_ENTRIES2) state.cut = `stopped after ${MAX_ENTRIES2} files`;
  else if (state.files.length >= MAX_FOUND) state.cut = `stopped after ${MAX_FOUND} matches`;
  return state.cut !== void 0;
}
async function walkEntry(base, above, name2, state) {
  const names = [...above, name2];
  const inside = await attempt(
    workInFolder({ root: base, names: [name2] }, (folder) => walkFolder(folder, names, state))
  );
  if (inside.kind === "threw" || inside.value.kind === "worked") return;
  if (!state.isWanted(names.join("/"))) return;
  const found = await attempt(look(join14(base, name2), state));
  if (found.kind === "done" && found.value !== void 0) {
    state.files.push({ path: [...state.names, ...names].join("/"), lines: found.value });
  }
}
async function look(place, { match }) {
  if (match === void 0) {
    const stats = await lstat4(place);
    return stats.isFile() && stats.nlink === 1 ? [] : void 0;
  }
  const read = await readPlace(place);
  return read.kind === "file" && !read.bytes.includes(0) ? match(read.bytes.toString()) : void 0;
}

// src/tools/files/search.ts
var globParameters = object({
  pattern: programText(1e3).min(1).describe("Such as src/**/*.ts"),
  path: string().default(".").describe("The folder that the pattern begins in.")
});
var MOST_PATHS3 = 2e3;
function createGlob(deps) {
  return defineTool("glob", {
    description: "Find files by a pattern of their paths.",
    parameters: globParameters,
    aliases: { ...ARGUMENT_NAMES, paths: "path" },
    limits: { timeoutMs: FILE_TOOL_MS, maxBytes: SHOWN_BYTES + 2e3 },
    handler: ({ pattern, path }, call2) => glob(pattern, path, call2, deps)
  });
}
async function glob(pattern, path, { run: run3, signal }, deps) {
  const start = await findStart(path, "glob", deps);
  if ("kind" in start) return start;
  const found = start.file === void 0 ? await findFiles(pattern, start, { run: run3, signal }, deps) : NOTHING;
  if ("kind" in found) return found;
  const nothing = "No such files. Folders are not listed.";
  const files = found.files.map((file) => ({ ...file, path: file.path + start.markOf(file.path) }));
  return showFound({ ...found, files }, { mask: run3.mask, limit: MOST_PATHS3, nothing });
}
var NOTHING = { files: [] };
async function findFiles(pattern, start, { run: run3, signal }, deps) {
  const program = await deps.ripgrep();
  if (program !== void 0) {
    const search = {
      args: ["--files", "--null", "--"],
      glob: anchored(pattern),
      read: readPaths
    };
    return runRipgrep(program, start, search, { ...deps, signal });
  }
  const matcher = matchGlob(pattern);
  if (typeof matcher === "string") return badPattern(matcher);
  const names = namesOn(start.folder);
  return walkFiles({ root: deps.root, names, isWanted: matcher, now: run3.now, signal });
}
function anchored(pattern) {
  const plain2 = pattern.replace(/^\.\//, "");
  return plain2.includes("/") ? `/${plain2.replace(/^\//, "")}` : plain2;
}
var MODES = ["files_with_matches", "content", "count"];
var around = number().int().min(0).max(100).default(0);
var parameters3 = object({
  pattern: programText(1e4).min(1).describe("Regular expression."),
  path: string().default(".").describe("A folder or a file."),
  paths: hiddenArgument(union([string(), array(string()).min(1).max(50)]).optional()),
  glob: programText(1e3).optional().describe("Only these files: *.ts"),
  output_mode: _enum(MODES).default("files_with_matches"),
  "-i": boolean().default(false).describe("Ignores case."),
  "-C": around.describe("Lines around each match."),
  "-A": hiddenArgument(around),
  "-B": hiddenArgument(around),
  "-n": hiddenArgument(boolean().optional()),
  type: hiddenArgument(string().regex(/^\w+$/).optional()),
  multiline: hiddenArgument(boolean().default(false)),
  head_limit: number().int().positive().default(1e3).describe("The most lines.")
});
function createGrep(deps) {
  return defineTool("grep", {
    description: "Search the contents of files.",
    parameters: parameters3,
    aliases: ARGUMENT_NAMES,
    limits: { timeoutMs: FILE_TOOL_MS, maxBytes: SHOWN_BYTES + 2e3 },
    handler: (args, call2) => grep(args, call2, deps)
  });
}
async function grep(args, call2, deps) {
  const { paths: paths2 = args.path } = args;
  const files = [];
  let cut;
  for (const path of typeof paths2 === "string" ? [paths2] : paths2) {
    const start = await findStart(path, "grep", deps);
    if ("kind" in start) return start;
    const found = await grepFrom(start, { ...args, glob: globBelow(start, args.glob) }, call2, deps);
    if ("kind" in found) return found;
    files.push(...found.files.filter((file) => start.markOf(file.path) === ""));
    cut ??= found.cut;
  }
  const { mask } = call2.run;
  return showFound({ files, cut }, { mask, limit: args.head_limit, nothing: "No matches." });
}
function globBelow({ folder }, glob2) {
  const isFromRoot = folder !== "" && glob2?.startsWith(`${folder}/`) === true;
  return isFromRoot ? glob2.slice(folder.length) : glob2;
}
async function grepFrom(start, args, call2, deps) {
  const program = await deps.ripgrep();
  if (program === void 0) return grepByWalk(args, start, call2, deps);
  const search = {
    args: [...optionsOf(args), `--regexp=${args.pattern}`, "--"],
    glob: args.glob,
    read: args.output_mode === "files_with_matches" ? readPaths : readLines3
  };
  return runRipgrep(program, start, search, { ...deps, signal: call2.signal });
}
function optionsOf(args) {
  const [before, after] = linesAround(args);
  const lines = ["--null", "--line-number", "--max-columns=500", "--max-columns-preview"];
  const mode = {
    files_with_matches: ["--files-with-matches", "--null"],
    content: [...lines, `--before-context=${before}`, `--after-context=${after}`],
    count: ["--null", "--count"]
  };
  return [
    ...mode[args.output_mode],
    "--with-filename",
    "--no-heading",
    ...args["-i"] ? ["--ignore-case"] : [],
    ...args.multiline ? ["--multiline", "--multiline-dotall"] : [],
    ...args.type === void 0 ? [] : [`--type=${TYPES[args.type] ?? args.type}`]
  ];
}
var TYPES = { jsx: "js", tsx: "ts" };
function linesAround(args) {
  return [Math.max(args["-B"], args["-C"]), Math.max(args["-A"], args["-C"])];
}
async function grepByWalk(args, { folder, file }, call2, deps) {
  const { output_mode: mode, glob: glob2 = "**" } = args;
  const [before, after] = mode === "content" ? linesAround(args) : [0, 0];
  const { pattern, "-i": ignoresCase, multiline: isMultiline } = args;
  const names = matchGlob(glob2);
  if (typeof names === "string") return badPattern(names);
  const linesIn = matchLines({ pattern, ignoresCase, isMultiline, before, after });
  if (typeof linesIn === "string") return badPattern(linesIn);
  return walkFiles({
    root: deps.root,
    names: namesOn(folder),
    only: file,
    isWanted: (path) => file !== void 0 || names(path),
    match(text2) {
      const lines = linesIn(text2);
      if (lines.length === 0) return void 0;
      if (mode === "content") return lines;
      return mode === "count" ? [String(lines.length)] : [];
    },
    now: call2.run.now,
    signal: call2.signal
  });
}
function badPattern(reason) {
  return failure("E_TOOL_INVALID_ARGS", reason, "correct the pattern and search again");
}
async function findStart(given, tool, deps) {
  const path = await pathMeant({ path: given, access: "read" }, deps);
  const access2 = await askAccess({ access: "read", path, tool }, deps);
  if ("kind" in access2) return access2;
  const marks = await access2.marks?.();
  const markOf = (found2) => marks?.get(found2) ?? "";
  const { root } = deps;
  const names = namesOn(wayInside(root, path) ?? "");
  const opened = await attempt(workInFolder({ root, names }, async () => void 0));
  if (opened.kind === "done" && opened.value.kind === "worked")
    return { folder: names.join("/"), markOf };
  const [above, file = ""] = [names.slice(0, -1), names.at(-1)];
  const found = await attempt(
    workInFolder({ root, names: above }, (base) => lstat5(join15(base, file)))
  );
  if (found.kind === "threw" || found.value.kind === "blocked") {
    return missing(path, deps);
  }
  const stats = found.value.value;
  const reason = whyUnsearched(stats);
  return reason === void 0 ? { folder: above.join("/"), file, markOf } : failed(`${path} ${reason}`);
}
function whyUnsearched(stats) {
  if (!stats.isFile()) return "is neither a folder nor a regular file";
  const { nlink, size } = stats;
  if (nlink > 1) return "has a second name elsewhere (a hard link)";
  return size > MAX_FILE_BYTES ? `is too long to be searched: ${size} bytes` : void 0;
}

// src/tools/files/file-tools.ts
var BUILDERS = {
  view: createView,
  grep: createGrep,
  glob: createGlob,
  create: createCreate,
  edit: createEdit,
  apply_patch: createApplyPatch
};
function createFileTools(names, deps) {
  const inTurn = serialize();
  return names.map((name2) => BUILDERS[name2]({ ...deps, inTurn }));
}
var READING2 = ["view", "grep", "glob"];
var WRITING2 = ["create", "edit"];
var FILE_TOOLS = [...READING2, ...WRITING2];
function allowedFileTools(lists, shellFor = 0) {
  const standing = lists.standing.map(withPatches);
  const call2 = withPatches(lists.call);
  const named = [...standing, call2].flatMap((list3) => list3 ?? []);
  const isSearched = shellFor > 0 && shellFor <= FEW_FILES;
  return FILE_TOOLS.filter(
    (tool) => standing.every((list3) => !narrowsFiles(list3) || leaves(list3, tool)) && leaves(call2, tool) && !(isSearched && SEARCHING.includes(tool) && !named.includes(tool))
  );
}
function withPatches(list3) {
  return list3?.includes("apply_patch") === true ? [...list3, ...WRITING2] : list3;
}
var FEW_FILES = 500;
var SEARCHING = ["grep", "glob"];
function narrowsFiles(list3) {
  return list3?.length === 0 || list3?.some(isFileTool) === true;
}
function leaves(list3, tool) {
  if (list3 === void 0) return true;
  return list3.length === 0 ? READING2.includes(tool) : list3.includes(tool);
}
function isFileTool(name2) {
  return name2 === "apply_patch" || FILE_TOOLS.some((tool) => tool === name2);
}
function toolsForModel(tools, model2) {
  const knowsPatches = /codex/i.test(model2 ?? "") && WRITING2.every((name2) => tools.includes(name2));
  if (!knowsPatches) return tools;
  return [...tools.filter((name2) => !WRITING2.includes(name2)), "apply_patch"];
}

// src/tools/built-in/squad-decide.ts
init_define_RUNTIME_PACKAGES();
import { basename as basename5 } from "node:path/posix";

// src/tools/built-in/staged-files.ts
init_define_RUNTIME_PACKAGES();
import { readdir as readdir3 } from "node:fs/promises";
import { basename as basename4, dirname as dirname10, join as join16 } from "node:path";
var MAX_BYTES4 = 64 * 1024;
var MAX_COPIES = 1e3;
var BAD_FILE_NAME = "the file name is not allowed";
function openStagedFiles(workspace, openSubfolder) {
  const { root, ready, wrote } = workspace;
  const queues = /* @__PURE__ */ new Map();
  const own = /* @__PURE__ */ new Set();
  const writeIn = async (folder, work2) => {
    const names = folder.split("/");
    if (!names.every(isPlainName)) return refused("the folder name is not allowed");
    await ready?.();
    const opened = await workInFolder({ root, names, makes: true, openSubfolder }, work2);
    if (opened.kind === "blocked") return refused(`${opened.at} is a link or not a folder`);
    if (opened.value.kind === "written") wrote(opened.value.path);
    return opened.value;
  };
  const readIn = async (folder, work2) => {
    await ready?.();
    const names = folder.split("/");
    const read = await attempt(workInFolder({ root, names, openSubfolder }, work2));
    if (read.kind === "threw" && systemCode(read.error) !== "ENOENT") throw read.error;
    return read.kind === "done" && read.value.kind === "worked" ? read.value.value : void 0;
  };
  return {
    async add(file) {
      const isLong = Buffer.byteLength(file.content) > MAX_BYTES4;
      if (isLong) return refused("the text is longer than 64 KB");
      if (!isPlainName(file.stem)) return refused(BAD_FILE_NAME);
      return writeIn(file.folder, (base) => addFile(base, file, own));
    },
    async change(path, edit) {
      if (!path.includes("/") || !isPlainName(basename4(path))) return refused(BAD_FILE_NAME);
      const queue = queues.get(path) ?? serialize();
      queues.set(path, queue);
      return queue(() => writeIn(dirname10(path), (base) => changeFile(base, path, edit)));
    },
    async list(folder) {
      const all = await readIn(folder, (base) => readdir3(base)) ?? [];
      return all.filter((name2) => isPlainName(name2) && name2.endsWith(".md")).toSorted(compareText);
    },
    async read(path) {
      const place = (base) => readExistingFile(join16(base, basename4(path)));
      const found = await readIn(dirname10(path), place);
      return found?.kind === "readable" ? found.text : void 0;
    }
  };
}
async function addFile(base, { folder, stem, content }, own) {
  for (let copy = 1; copy <= MAX_COPIES; copy += 1) {
    const name2 = copy === 1 ? `${stem}.md` : `${stem}-${copy}.md`;
    const path = `${folder}/${name2}`;
    if (own.has(path)) continue;
    own.add(path);
    if (await createSameFile(join16(base, name2), content)) return { kind: "written", path };
  }
  return refused("too many files have that name");
}
function isPlainName(name2) {
  return /^[\w.@ -]{1,200}$/.test(name2) && !/^\.+$/.test(name2) && name2.toLowerCase() !== ".git";
}
function refuseHiddenText(fields) {
  for (const [field, text2] of Object.entries(fields)) {
    if (sanitise(text2).hidden === 0) continue;
    const reason = `${field} contains text that a rendered page doesn't show${placeOf2(text2)}`;
    const next = "leave it out, or put markup in backticks; nothing was written";
    return failure("E_TOOL_INVALID_ARGS", reason, next);
  }
  return void 0;
}
function placeOf2(text2) {
  const lines = text2.split(/\r\n?|\n/);
  const at = lines.findIndex((line2) => sanitise(line2).hidden > 0);
  if (at === -1) return "";
  const unseen = [...lines[at] ?? ""].find((character) => isUnseen(character));
  const code2 = unseen?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  const where = lines.length === 1 ? "" : `, on line ${at + 1}`;
  return code2 === void 0 ? where : `${where} (U+${code2})`;
}

// src/tools/built-in/squad-decide.ts
var CATEGORIES = ["architecture", "process", "security", "feature", "team", "general"];
var parameters4 = object({
  title: string().regex(/\S/, "must not be empty").max(200).describe("In a few words."),
  body: string().regex(/\S/, "must not be empty").max(6e4).describe("What and why."),
  agentName: hiddenArgument(
    string().regex(/^[^\p{C}\p{Zl}\p{Zp}]{1,200}$/u, "must be 1 to 200 printable characters on one line").regex(/\S/, "must not be empty").optional()
  ),
  category: _enum(CATEGORIES).default("general").describe("Default: general."),
  blocking: boolean().optional().describe("Others wait for it."),
  requiresApproval: boolean().optional().describe("A person must agree."),
  replaces: string().max(300).optional().describe("Title of the one it overturns."),
  references: hiddenArgument(array(string().max(200)).max(20).optional())
});
var LONGEST_BODY = 1500;
function categoryNamed(name2) {
  return CATEGORIES.find((category) => category === name2.toLowerCase()) ?? "general";
}
function createSquadDecide(workspace, isSomebody) {
  const decisions = openDecisions(workspace, isSomebody);
  return defineTool("squad_decide", {
    description: "Propose a decision that binds the whole team.",
    parameters: parameters4,
    aliases: { author: "agentName", summary: "title", requires_approval: "requiresApproval" },
    handler: async (args, { run: run3 }) => decisions.refuse(args, run3) ?? decisions.keep(args, run3)
  });
}
function openDecisions(workspace, isSomebody) {
  const stagedFiles = openStagedFiles(workspace);
  return {
    refuse: findRefusal,
    keep(args, run3) {
      const { agentName: named = "" } = args;
      const isKnown = named === "" || isOwnName(named, run3) || isSomebody(named.trim());
      return keepDecision({ ...args, isKnown }, run3, workspace.squadDirectory, stagedFiles);
    }
  };
}
async function keepDecision({ isKnown, ...given }, run3, squadDirectory, stagedFiles) {
  const old = await findSuperseded(given.replaces ?? "", squadDirectory, stagedFiles);
  if (old !== void 0 && "kind" in old) return old;
  const args = {
    ...given,
    agentName: isKnown ? given.agentName : void 0,
    requiresApproval: old?.needsApproval === true || given.requiresApproval
  };
  const content = decisionText(args, old?.title, run3);
  const written = await stagedFiles.add({
    folder: `${squadDirectory}/decisions/inbox`,
    stem: `${fileSlug(run3.agent)}-${fileSlug(args.title)}-${shortHash(content)}`,
    content
  });
  if (written.kind === "refused") {
    const next = "state the decision in your answer instead";
    return failure("E_TOOL", `the decision was not written: ${written.reason}`, next);
  }
  const { path } = written;
  const { category, blocking, requiresApproval: requiresApproval2 } = args;
  const title3 = oneLine(args.title);
  const body = oneLine(args.body, LONGEST_BODY);
  const about2 = { category, blocking, requiresApproval: requiresApproval2, supersedes: old?.title };
  const note = { agent: run3.agent, by: authorOf(args, run3), title: title3, body, path, ...about2 };
  run3.emit({ kind: "decision", session: run3.session, note });
  const gone = old === void 0 ? "" : ` It supersedes "${oneLine(old.title)}".`;
  const text2 = `Decision "${title3}" written to inbox as ${basename5(path)}.${gone} Scribe will merge to decisions.md.`;
  const nobody = `It is recorded as yours, because nobody here is called "${oneLine(given.agentName ?? "", 64)}".`;
  return ok(isKnown ? text2 : `${text2} ${nobody}`);
}
function findRefusal({ title: title3, body, agentName: agentName2 = "", references = [] }, run3) {
  if (oneLine(title3) === "" || plainText(body) === "") {
    return failure("E_TOOL_INVALID_ARGS", "title or body has no readable text", "write both out");
  }
  const more = references.join("\n");
  if (run3.holdsSecret([title3, body, agentName2, more].join("\n"))) {
    return credentialDenial("the decision", "squad_decide");
  }
  return refuseHiddenText({ title: title3, body, agentName: agentName2, references: more });
}
function decisionText(args, superseded, run3) {
  const { title: title3, body, category, blocking, requiresApproval: requiresApproval2, references = [] } = args;
  const day = dayOf(run3.now());
  const listed2 = references.map((one) => oneLine(one)).filter((one) => one !== "");
  return [
    `### ${day}: ${oneLine(title3)}`,
    "",
    `**By:** ${authorOf(args, run3)}`,
    `**Category:** ${category}`,
    ...blocking === true ? ["**Blocking:** yes"] : [],
    ...requiresApproval2 === true ? ["**Requires approval:** yes"] : [],
    ...superseded === void 0 ? [] : [`${SUPERSEDES_LABEL} ${oneLine(superseded)}`],
    ...listed2.length === 0 ? [] : [`**References:** ${listed2.join(", ")}`],
    "",
    // A heading at the entry's own level would begin another decision.
    demoteHeadings(plainText(body), 4),
    ""
  ].join("\n");
}
function isOwnName(name2, { agent, agentName: agentName2 }) {
  return [nameKey(agentName2), agent].includes(nameKey(name2.trim()));
}
function authorOf({ agentName: agentName2 = "" }, run3) {
  const named = agentName2.trim();
  const isOwn = named === "" || isOwnName(named, run3);
  return isOwn ? run3.agentName : `${run3.agentName} (on behalf of ${named})`;
}
async function findSuperseded(asked, squadDirectory, stagedFiles) {
  if (asked.trim() === "") return void 0;
  const known = await knownDecisions(squadDirectory, stagedFiles);
  const wanted = titleKey(readHeading(oneLine(asked)).title);
  const found = known.filter(({ title: title3 }) => titleKey(title3) === wanted);
  const last = found.at(-1);
  if (last === void 0) return refuse(asked, known);
  return { title: last.title, needsApproval: found.some(requiresApproval) };
}
async function knownDecisions(squadDirectory, stagedFiles) {
  const [older = "", main = ""] = await Promise.all(
    [OLDER_DECISIONS_FILE, DECISIONS_FILE].map(
      (file) => stagedFiles.read(`${squadDirectory}/${file}`)
    )
  );
  const inbox = `${squadDirectory}/decisions/inbox`;
  const entries = (await stagedFiles.list(inbox)).map(async (file) => {
    const text2 = await stagedFiles.read(`${inbox}/${file}`) ?? "";
    return parseInboxEntry({ file, text: text2 }, []);
  });
  return [
    ...joinDecisions(parseDecisions(older), parseDecisions(main)),
    ...(await Promise.all(entries)).flat()
  ];
}
var MOST_NAMED3 = 5;
function refuse(asked, known) {
  const titles = known.slice(-MOST_NAMED3).map(({ title: title3 }) => `"${oneLine(title3, 80)}"`);
  const next = titles.length === 0 ? "" : `name one by its title, such as ${titles.join(", ")}; or `;
  return failure(
    "E_TOOL_NOT_FOUND",
    `no decision is called "${oneLine(asked, 80)}"`,
    `${next}leave replaces out`
  );
}

// src/tools/built-in/squad-discover.ts
init_define_RUNTIME_PACKAGES();
var STATES_BY_ACTIVITY = [
  ...["working", "queued", "idle"],
  ...["done", "failed", "stopped"]
];
function viewTeam(colleagues, sessions) {
  const rank = ({ state }) => STATES_BY_ACTIVITY.indexOf(state);
  return colleagues.map(({ sends: _sends, ...colleague }) => {
    const own = sessions.filter(({ agent }) => agent === colleague.slug).toSorted((one, other) => rank(one) - rank(other) || other.lastActiveAt - one.lastActiveAt);
    const [first] = own;
    return {
      ...colleague,
      status: first?.state ?? "not_started",
      lastActiveAt: first && Math.max(...own.map(({ lastActiveAt }) => lastActiveAt)),
      summary: first === void 0 ? "" : summarizeActivity(first, own.length - 1)
    };
  });
}
function summarizeActivity({ state, step, task }, others) {
  const activity = state === "working" && step !== "" ? `${step} (${task})` : task;
  return others === 0 ? activity : `${activity} [and ${others} more of its sessions]`;
}
var parameters5 = object({
  filter: hiddenArgument(_enum(["all", "active", "idle"]).default("all"))
});
var ACTIVE_STATES = /* @__PURE__ */ new Set(["working", "queued"]);
var MAX_SUMMARY_LENGTH = 120;
function createSquadDiscover(discover) {
  return defineTool("squad_discover", {
    description: "Who is on the squad, and what each does.",
    parameters: parameters5,
    handler: async ({ filter }, { run: run3 }) => {
      const agents = discover().map(summarizeAgent);
      const shown3 = agents.filter(({ status }) => {
        if (filter === "all") return true;
        return filter === "active" ? ACTIVE_STATES.has(status) : status === "idle";
      });
      if (agents.length === 0) return ok("There are no agents on this squad.", []);
      if (shown3.length === 0) {
        const hint = `The squad has ${agents.length}; use filter "all" to see them.`;
        return ok(`No agent is ${filter} now. ${hint}`, []);
      }
      const lines = shown3.map((agent) => agentLine(agent, run3.agent));
      const data = shown3.map(({ slug: agent, ...more }) => ({ ...more, agent }));
      return ok([`**Agents (${shown3.length}):**`, ...lines].join("\n"), data);
    }
  });
}
function summarizeAgent(view) {
  const { lastActiveAt } = view;
  return {
    name: oneLine(view.name),
    slug: view.slug,
    role: oneLine(view.role),
    status: view.status,
    lastActive: lastActiveAt === void 0 ? "never" : new Date(lastActiveAt).toISOString(),
    summary: cutCharacters(oneLine(view.summary), MAX_SUMMARY_LENGTH),
    can: [...view.implements ? ["implement"] : [], ...view.reviews ? ["review"] : []]
  };
}
function agentLine(agent, caller) {
  const { name: name2, slug: slug2, role, status, lastActive, summary: summary3, can } = agent;
  const call2 = name2.toLowerCase() === slug2 ? "" : ` (call it ${slug2})`;
  const you = slug2 === caller ? " (you)" : "";
  const abilities = can.length === 0 ? "" : `, can ${can.join(" and ")}`;
  const activity = summary3 === "" ? "" : `: ${summary3}`;
  return `- **${name2}**${call2}${you} [${status}] ${role}${abilities}; last active ${lastActive}${activity}`;
}

// src/tools/built-in/squad-finish.ts
init_define_RUNTIME_PACKAGES();

// src/tools/built-in/squad-route.ts
init_define_RUNTIME_PACKAGES();

// src/tools/built-in/squad-status.ts
init_define_RUNTIME_PACKAGES();
var parameters6 = object({
  agentName: hiddenArgument(string().max(200).optional()),
  includeDestroyed: hiddenArgument(boolean().default(false)),
  status: hiddenArgument(string().max(40).optional()),
  verbose: hiddenArgument(boolean().optional())
});
function createSquadStatus(sessions, discover) {
  return defineTool("squad_status", {
    description: "This run's sessions, and their state.",
    parameters: parameters6,
    aliases: { agent: "agentName" },
    handler: async (args, { run: run3 }) => {
      const { agentName: wanted = "", verbose } = args;
      const shown3 = sessions().filter((session) => isWanted(session, args));
      if (shown3.length > 0) return ok(listSessions(shown3, run3.now(), verbose));
      if (wanted === "") return ok("No active agent sessions.");
      return ok(describeNone(wanted, discover()));
    }
  });
}
function describeNone(wanted, team) {
  const name2 = cutCharacters(oneLine(wanted), 64);
  const slugs = team.map((one) => one.slug);
  return slugs.length === 0 || slugs.includes(slug(wanted)) || wanted === COORDINATOR ? `No active sessions for agent "${name2}".` : `There is no agent "${name2}" on this squad. Available agents: ${slugs.join(", ")}.`;
}
function isWanted({ agent, state, destroyed }, { agentName: wanted = "", includeDestroyed, status }) {
  const isNamed2 = [wanted, slug(wanted)].includes(agent);
  if (wanted === "" ? agent === COORDINATOR : !isNamed2) return false;
  if (status !== void 0) return [state, SEED_STATES[state]].includes(status.toLowerCase());
  return includeDestroyed || !destroyed || SEED_STATES[state] === "error";
}
var SEED_STATES = {
  queued: "active",
  working: "active",
  idle: "idle",
  done: "destroyed",
  failed: "error",
  stopped: "error"
};
function shortSessionId(id2) {
  return `${id2.slice(0, 8)}...`;
}
function listSessions(sessions, now, verbose = false) {
  const lines = sessions.map((session) => {
    const { agent, state, sessionId, startedAt, lastActiveAt, task } = session;
    const age = secondsSince(startedAt, now);
    const idle = secondsSince(lastActiveAt, now);
    const id2 = sessionId === "" ? "none" : shortSessionId(sessionId);
    const status = SEED_STATES[state] === state ? state : `${SEED_STATES[state]}, ${state}`;
    const details = [detailOf(session), verbose ? `task: ${oneLine(task, 200)}` : ""];
    const more = details.filter((text2) => text2 !== "").join("; ");
    const line2 = `- **${agent}** [${status}] session=${id2} age=${age}s idle=${idle}s`;
    return more === "" ? line2 : `${line2}: ${more}`;
  });
  return [`**Active Sessions (${sessions.length}):**`, ...lines].join("\n");
}
function detailOf({ destroyed, step, answer }) {
  return oneLine(destroyed ? answer.trim().split("\n", 1)[0] ?? "" : step, 160);
}
function secondsSince(then, now) {
  return Math.max(0, Math.round((now - then) / 1e3));
}

// src/tools/built-in/squad-route.ts
var POLICY = "Handoff rejected by coordinator policy.";
var NO_RESPONSE = "No response received.";
var MAX_ANSWER_BYTES2 = 9900;
var LEAST_ANSWER_BYTES = 1500;
var MAX_NOTES = 20;
var MAX_NOTE_LENGTH = 400;
var MAX_TASK_LENGTH3 = 100;
function routeToolResult(handoff2, result) {
  const notes = shownNotes(result);
  const task = oneLine(handoff2.task, MAX_TASK_LENGTH3);
  const accepted = (to, status, text2) => ok(withNotes(`${to} ${text2}`, notes), { status, to });
  switch (result.kind) {
    case "answered":
      return answerToolResult(result, notes);
    case "delivered": {
      const start = `works on it (session ${shortSessionId(result.sessionId)}): ${task}`;
      const reply = accepted(result.to, "delivered", `${start}
${laterText(handoff2)}`);
      return {
        ...reply,
        data: { status: "delivered", to: result.to, sessionId: result.sessionId }
      };
    }
    case "queued":
      return accepted(
        result.to,
        "queued",
        `is queued because all sessions are busy, and starts when one finishes: ${task}
${laterText(handoff2)}`
      );
    case "working":
      return ok(withNotes(workingText(handoff2, result), notes), {
        status: "working",
        to: result.to,
        code: "E_A2A_TIMEOUT"
      });
    case "told": {
      const text2 = "is working and will read this next; you will get no answer.";
      return accepted(result.to, "delivered", text2);
    }
    case "kept":
      return accepted(
        result.to,
        "kept",
        `is not working now: this is kept for the first message that ${result.to} gets when it starts. No session was started for it. To get something done now, send a task or a question.`
      );
    case "for-people":
      return accepted(
        result.to,
        "delivered",
        "is a person and will read this after the run; you will get no answer before then. Go on with whatever does not depend on it."
      );
    case "refused":
      return refusalToolResult(result, notes);
    case "failed":
      return failureToolResult(result, notes);
  }
}
function laterText(handoff2) {
  return wantsAnswer(handoff2) ? "The answer will come as a message." : "You will hear of it only if it fails; squad_status shows its progress.";
}
function workingText({ from }, result) {
  const { to } = result;
  const later = from === COORDINATOR ? "You will be asked again with the result, even if you end your turn now." : "The result comes to you as a message while you work, and to the coordinator after that.";
  return `${waitOverReason(result)} ${to} was not stopped, and nothing is lost: do not send this again. ${later} squad_status shows what ${to} is doing.`;
}
function answerToolResult({ from, response }, notes) {
  const isEmpty = response.trim() === "";
  const room = MAX_ANSWER_BYTES2 - Buffer.byteLength(notes.join("\n"));
  const text2 = isEmpty ? `${from} ended without an answer.` : response;
  const shown3 = withNotes(cutInside(text2, Math.max(LEAST_ANSWER_BYTES, room)), notes);
  const remarks = notes.length === 0 ? {} : { remarks: notes };
  const data = { from, response: isEmpty ? NO_RESPONSE : response, ...remarks };
  return { ...ok(shown3, data), mustBeRead: true };
}
function refusalToolResult({ code: code2, reason, next = "route differently, or say in your answer what is missing" }, notes) {
  const facts = { code: code2, message: reason, next: [next, ...notes].join("\n") };
  if (!code2.startsWith("E_A2A_"))
    return { kind: "failed", ...facts, data: { error: reason, code: code2 } };
  const data = { error: `${POLICY} ${reason}`, code: code2 };
  return { kind: "denied", headline: POLICY, ...facts, data };
}
function failureToolResult({ to, reason, type }, notes) {
  const message = `Agent "${to}" failed: ${reason}`;
  const next = "decide whether another agent can do it, and say in your answer what is missing";
  const data = type === void 0 ? { error: message } : { error: message, code: type };
  return { ...failure("E_TOOL", message, [next, ...notes].join("\n")), data };
}
function shownNotes(result) {
  const { remarks = [] } = result;
  const shown3 = remarks.slice(0, MAX_NOTES);
  const more = remarks.length - shown3.length;
  const isRedirected = result.kind === "answered" && result.redirectedFrom !== void 0;
  return [
    ...isRedirected ? [`${result.from} answered in place of ${result.redirectedFrom}.`] : [],
    ...shown3.map((note) => cutCharacters(oneLine(note), MAX_NOTE_LENGTH)),
    ...more > 0 ? [`And ${plural(more, "more note")} like ${more === 1 ? "this" : "these"}.`] : []
  ];
}
function withNotes(text2, notes) {
  return notes.length === 0 ? text2 : `${notes.join("\n")}

${text2}`;
}
var DEFAULT_WAIT_MS = 6e5;
var MAX_WAIT_MS = 18e5;
var MAX_TEXT_LENGTH = 5e4;
var ROUTE_ALIASES = {
  to: "targetAgent",
  agent: "targetAgent",
  agentName: "targetAgent",
  message: "task",
  prompt: "task",
  expectResponse: "waitForResult"
};
var routeParameters = object({
  targetAgent: string().transform(
    (name2) => name2.normalize("NFC").trim().replace(/^@/, "").replace(/ \([^()]*\)$/, "")
  ).refine((name2) => AGENT_NAME.test(name2), "must be an agent's name, of at most 64 characters").describe("Such as hockney."),
  task: string().regex(/\S/, "must say what to do").max(MAX_TEXT_LENGTH).describe("Enough to start."),
  type: _enum(HANDOFF_TYPES).optional().describe("Default: implementation-request."),
  files: array(string().min(1).max(500)).max(100).optional().describe("Paths that matter."),
  context: string().max(MAX_TEXT_LENGTH).optional().describe("What else to know."),
  constraints: array(string().min(1).max(2e3)).max(50).optional().describe("What must hold."),
  priority: _enum(["normal", "urgent", "low", "high", "critical"]).default("normal").meta({ enum: ["normal", "urgent"], description: "Default: normal." }),
  waitForResult: boolean().default(true).describe("false: return at once."),
  model: string().min(1).max(100).optional().describe("Instead of its own."),
  timeoutMs: int().min(1e3).max(MAX_WAIT_MS).default(DEFAULT_WAIT_MS).describe("Default: 10 minutes. A later result comes as a message."),
  availableTools: array(string().min(1).max(64)).max(100).optional().describe("All that it gets, with bash and file tools. []: view, grep and glob.")
});
var { context, constraints, priority, model, timeoutMs, availableTools } = routeParameters.shape;
var agentRouteParameters = routeParameters.extend({
  context: hiddenArgument(context),
  constraints: hiddenArgument(constraints),
  priority: hiddenArgument(priority),
  model: hiddenArgument(model),
  timeoutMs: hiddenArgument(timeoutMs),
  availableTools: hiddenArgument(availableTools)
});
var delegationParameters = routeParameters.pick({ targetAgent: true, task: true, type: true, files: true }).strict();
var AGENT_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’_-]{0,63}$/u;
function createSquadRoute(route, refused2, user) {
  return defineTool("squad_route", {
    description: "Hand work or a question to an agent, and get its answer.",
    parameters: user === "agent" ? agentRouteParameters : routeParameters,
    aliases: ROUTE_ALIASES,
    // The broker ends the wait; this limit is a fallback.
    limits: { timeoutMs: MAX_WAIT_MS + 6e4 },
    onRefused: (input, reason, call2) => refused2(readAttempt(input, call2), reason),
    handler: async (args, call2) => {
      const handoff2 = toHandoff(args, call2);
      const { run: run3, signal } = call2;
      return routeToolResult(handoff2, await route(handoff2, { session: run3.session, signal }));
    }
  });
}
function toHandoff(args, { run: run3 }) {
  const isUrgent = ["urgent", "high", "critical"].includes(args.priority);
  return {
    // Never taken from an argument, so that a model can't speak for somebody else.
    from: run3.agent,
    to: args.targetAgent,
    task: args.task,
    type: args.type ?? "implementation-request",
    isTyped: args.type !== void 0,
    files: args.files ?? [],
    context: args.context,
    constraints: args.constraints ?? [],
    priority: isUrgent ? "urgent" : "normal",
    waitForResult: args.waitForResult,
    model: args.model,
    timeoutMs: args.timeoutMs,
    availableTools: args.availableTools
  };
}
var attemptSchema = object({
  targetAgent: string().catch(""),
  task: string().catch(""),
  type: _enum(HANDOFF_TYPES).catch("implementation-request")
});
function readAttempt(input, { run: run3 }) {
  const folded = foldAliases(input, ROUTE_ALIASES);
  const parsed = attemptSchema.safeParse("input" in folded ? folded.input : input);
  const { targetAgent, task, type } = parsed.success ? parsed.data : attemptSchema.parse({});
  return {
    from: run3.agent,
    session: run3.session,
    to: headOf(targetAgent, 64),
    task: headOf(task, 1e3),
    type
  };
}

// src/tools/built-in/squad-finish.ts
var MAX_TITLE = 300;
var MAX_TEXT = 2e4;
var MAX_PART = 1e3;
var MAX_PARTS = 20;
var MAX_OPTIONS = 9;
var said = (max) => string().regex(/\S/, "must say something").max(max);
var notDone = strictObject({
  part: said(MAX_PART),
  why: string().max(MAX_PART).default(""),
  needs: string().max(MAX_PART).optional().describe("What a person must do.")
});
var title2 = said(MAX_TITLE).describe("What changed, imperative; at most 72 characters.");
var summary2 = said(MAX_TEXT).describe(
  "For people who did not follow. Say nothing of tests you did not run."
);
var question = strictObject({ text: said(4e3), options: array(said(300)).max(MAX_OPTIONS).default([]) }).optional().describe("For people, only where any choice would be a guess.");
var parts = array(notDone).max(MAX_PARTS).default([]).describe("Parts of the task left undone.");
var settles = array(string().max(40)).max(100).default([]).describe("Ids of listed open parts that are done now.");
var isWholeIssue = boolean().default(false).describe("The work does all that the issue asks.");
var howToTest = string().max(2e3).optional().describe("Commands or steps.");
var delegate = array(delegationParameters).min(1).max(8).optional().describe(
  "Work that agents do side by side now; their reports are the answer, and need no summary."
);
var coordinatorFields = strictObject({
  title: title2.optional(),
  summary: summary2.optional(),
  delegate,
  notDone: parts,
  question,
  settles,
  wholeIssue: isWholeIssue
});
var agentFields = strictObject({
  title: title2,
  summary: summary2,
  notDone: parts,
  question,
  howToTest
});
var askedFields = agentFields.extend({ settles, wholeIssue: isWholeIssue });
var readerFields = strictObject({ summary: summary2, question });
var aliases = { not_done: "notDone", how_to_test: "howToTest", whole_issue: "wholeIssue" };
function createSquadFinish(user, isAgent) {
  switch (user) {
    case "coordinator":
      return finishTool(coordinatorFieldsFor(isAgent), (fields) => fields);
    case "asked":
      return finishTool(askedFields, (fields) => fields);
    case "agent":
      return finishTool(agentFields, (fields) => ({ ...NOTHING_SETTLED, ...fields }));
    case "reader":
      return finishTool(readerFields, (fields) => ({ ...NOTHING_CHANGED2, ...fields }));
  }
}
var NOTHING_SETTLED = { settles: [], wholeIssue: false };
var NOTHING_CHANGED2 = { notDone: [], ...NOTHING_SETTLED };
function coordinatorFieldsFor(isAgent) {
  return coordinatorFields.superRefine(({ title: said3, summary: words, delegate: work2 }, check) => {
    if (work2 === void 0 && (said3 === void 0 || words === void 0)) {
      const message = "needs title and summary, or delegate";
      check.addIssue({ code: "custom", path: ["summary"], message });
    }
    for (const [at, { targetAgent }] of (work2 ?? []).entries()) {
      if (isAgent(targetAgent)) continue;
      const message = `names nobody of the team: ${JSON.stringify(targetAgent)}`;
      check.addIssue({ code: "custom", path: ["delegate", at, "targetAgent"], message });
    }
  });
}
function finishTool(parameters11, fieldsOf) {
  const config = {
    description: "End your turn with your report.",
    endsTurn: true,
    parameters: parameters11,
    aliases,
    handler: async (given, { run: run3 }) => {
      const fields = fieldsOf(given);
      if (run3.holdsSecret(JSON.stringify(fields))) {
        return credentialDenial("the report", "squad_finish");
      }
      return finished(reportOf2(fields), "Your turn has ended.");
    }
  };
  return defineTool("squad_finish", config);
}
function reportOf2(fields) {
  const { summary: summary3 = "", question: question2, howToTest: howToTest2 = "", delegate: work2, ...rest } = fields;
  const words = summary3.trim();
  return {
    title: oneLine(rest.title ?? words.split("\n", 1)[0] ?? "", MAX_TITLE),
    summary: words,
    notDone: rest.notDone.map(
      ({ needs, ...part }) => needs === void 0 ? part : { ...part, needs }
    ),
    settles: rest.settles,
    isWholeIssue: rest.wholeIssue,
    ...question2 === void 0 ? {} : { question: question2 },
    ...howToTest2.trim() === "" ? {} : { howToTest: howToTest2.trim() },
    ...work2 === void 0 ? {} : { delegate: work2.map(delegationOf) }
  };
}
function delegationOf({
  targetAgent: to,
  task,
  type,
  files = []
}) {
  return { to, task, type, files };
}

// src/tools/built-in/squad-memory.ts
init_define_RUNTIME_PACKAGES();
var CATEGORIES2 = ["technical", "process", "architecture", "team", "general"];
var MAX_LEARNING = 8e3;
var parameters7 = object({
  learning: string().regex(/\S/, "must not be empty").max(MAX_LEARNING).describe("One lasting fact; if it corrects another, say which."),
  agentName: hiddenArgument(string().min(1).max(200).optional()),
  section: hiddenArgument(string().max(40).optional()),
  category: _enum(CATEGORIES2).default("general").describe("Default: general; `team`: for everybody.")
});
function learningCategory(name2) {
  return CATEGORIES2.find((category) => category === name2.toLowerCase());
}
function createSquadMemory(workspace, memoryWrites) {
  const learnings = openLearnings(workspace, memoryWrites);
  return defineTool("squad_memory", {
    description: "Keep a learning for your later sessions.",
    parameters: parameters7,
    aliases: { content: "learning", agent: "agentName" },
    handler: async (args, { run: run3 }) => learnings.refuse(args, run3) ?? learnings.keep(args, run3)
  });
}
function openLearnings(workspace, memoryWrites) {
  const stagedFiles = openStagedFiles(workspace);
  return {
    refuse: findRefusal2,
    async keep(args, run3) {
      const folder = memoryFolder(workspace, run3.agent);
      const written = memoryWrites === "history" ? await appendToHistory(stagedFiles, folder, args) : await addToInbox(stagedFiles, folder, args, dayOf(run3.now()));
      if (written.kind === "refused") {
        const next = "state the learning in your answer instead";
        return failure("E_TOOL", `the learning was not stored: ${written.reason}`, next);
      }
      const learning = plainText(args.learning);
      const note = { agent: run3.agent, learning, category: args.category, path: written.path };
      run3.emit({ kind: "learning", session: run3.session, note });
      const isElsewhere = ![void 0, "learnings"].includes(args.section?.toLowerCase());
      const kept = `Learning kept: "${previewOf(learning)}". ${HISTORY_TEXTS[memoryWrites]}`;
      return ok(isElsewhere ? `${kept} It goes under Learnings, the only section.` : kept);
    }
  };
}
function memoryFolder({ squadDirectory, agentFolder }, agent) {
  return `${squadDirectory}/agents/${agentFolder ?? fileSlug(agent)}`;
}
function appendToHistory(stagedFiles, folder, { category, learning }) {
  const entry = learningEntry(category, learning);
  return stagedFiles.change(`${folder}/history.md`, (text2 = "") => appendLearnings(text2, [entry]));
}
function addToInbox(stagedFiles, folder, { category, learning }, day) {
  const content = `${learningEntry(category, learning)}
`;
  const stem = `${day}-${fileSlug(learning)}-${shortHash(content)}`;
  return stagedFiles.add({ folder: `${folder}/inbox`, stem, content });
}
var HISTORY_TEXTS = {
  inbox: "It will be in your history once people have merged it.",
  history: "It is in your history."
};
function findRefusal2({ learning, agentName: agentName2 }, run3) {
  if (agentName2 !== void 0 && !isCaller(agentName2, run3)) {
    const reason = `this session can only write the memory of ${run3.agentName} (${run3.agent})`;
    return denial("E_TOOL_DENIED", reason, "leave agentName out, or tell that agent in a handoff");
  }
  if (plainText(learning) === "") {
    return failure("E_TOOL_INVALID_ARGS", "learning has no readable text", "write it out");
  }
  if (learning.length > MAX_LEARNING) {
    const reason = `a learning has at most ${MAX_LEARNING} characters`;
    return failure("E_TOOL_INVALID_ARGS", reason, "say it in fewer");
  }
  if (run3.holdsSecret(learning)) return credentialDenial("the learning", "squad_memory");
  return refuseHiddenText({ learning });
}
function isCaller(name2, { agent, agentName: agentName2 }) {
  return name2 === agentName2 || slug(name2) === agent;
}
function previewOf(learning) {
  const line2 = oneLine(learning);
  const head = headOf(line2, 80);
  return head === line2 ? line2 : `${head}...`;
}

// src/tools/built-in/squad-review.ts
init_define_RUNTIME_PACKAGES();
var MOST_FINDINGS = 100;
var finding = object({
  path: string().min(1).max(1e3),
  line: int().min(1),
  endLine: int().min(1).nullish(),
  severity: _enum(SEVERITIES).nullish(),
  rule: string().max(60).nullish(),
  text: string().regex(/\S/, "must say what is wrong").max(4e3),
  suggestion: string().max(2e4).nullish().describe("Replaces exactly these lines.")
});
var parameters8 = strictObject({
  verdict: _enum(["approved", "changes-requested", "comment"]).describe("changes-requested: someone else revises the files with findings."),
  findings: array(finding).max(MOST_FINDINGS, `must be at most ${MOST_FINDINGS}: keep those that matter most`).default([]).describe("On lines of a file as it is now. rule: a short name for what is broken."),
  summary: string().max(8e3).optional().describe("What the findings don't say."),
  reassign: string().max(100).optional().describe("Who should revise it.")
});
var VERDICTS = {
  approved: "approved",
  "changes-requested": "changes-requested",
  comment: "none"
};
function createSquadReview(review2, reviewedFiles2) {
  return defineTool("squad_review", {
    description: "Record your review, which ends your turn.",
    endsTurn: true,
    parameters: parameters8,
    aliases: { reassignTo: "reassign", comment: "summary", body: "summary" },
    handler: async (args, { run: run3 }) => {
      const contradiction = findContradiction(args);
      if (contradiction !== void 0) return contradiction;
      const commit2 = reviewedFiles2.commit();
      const aboutNothing = commit2 === reviewedFiles2.base ? NO_WORK : "";
      const { findings, anchors, misplaced, problems, summary: summary3 } = await checkWords(
        args,
        run3,
        reviewedFiles2,
        commit2
      );
      const words = joinWords([aboutNothing, summary3, ...misplaced], "\n\n");
      const recorded = {
        verdict: VERDICTS[args.verdict],
        findings,
        reassignTo: args.reassign?.trim() || void 0,
        summary: words || void 0,
        commit: commit2
      };
      const receipt = await review2(recorded, run3.session);
      if (receipt.kind === "not-asked") return NOT_ASKED;
      const title3 = `Review recorded: ${args.verdict}, ${plural(findings.length, "finding")}.`;
      if (problems.length > 0) return againFailure(title3, problems, anchors);
      const what = joinWords([title3, aboutNothing, receipt.next], " ");
      const said3 = joinWords([what, ...anchors], "\n");
      return finished({ ...reportOfText(words), title: titleOf(args.verdict, findings) }, said3);
    }
  });
}
function titleOf(verdict, { length }) {
  const found = length === 0 ? "no findings" : plural(length, "finding");
  return `${VERDICT_TITLES[verdict]}: ${found}`;
}
var VERDICT_TITLES = {
  approved: "Approved",
  "changes-requested": "Asked for changes",
  comment: "Reviewed"
};
async function checkWords({ findings: given, summary: summary3 = "" }, run3, { root, read }, commit2) {
  const placed = given.map((one) => ({ ...one, path: relativePath(one.path, root) }));
  const files = await read(commit2, [...new Set(placed.map(({ path }) => path))]);
  const spelled = (path) => knownSpelling(path, [...files.keys()]);
  const checked = placed.map((one) => ({ ...one, path: files.has(one.path) ? one.path : spelled(one.path) })).map((one, at) => checkFinding(one, at, files.get(one.path), run3));
  const problem2 = textProblem("summary", summary3, run3);
  return {
    findings: checked.flatMap(({ finding: finding3 }) => finding3 ?? []),
    anchors: checked.flatMap(({ finding: finding3 }) => anchorOf(finding3, files) ?? []),
    misplaced: checked.flatMap(({ misplaced }) => misplaced ?? []),
    problems: [...checked, { problem: problem2 }].flatMap((one) => one.problem ?? []),
    summary: problem2 === void 0 ? summary3.trim() : ""
  };
}
function anchorOf(finding3, files) {
  if (finding3 === void 0) return void 0;
  const { path, line: line2, endLine = line2 } = finding3;
  const lines = files.get(path) ?? [];
  const edges = endLine === line2 ? [line2] : [line2, endLine];
  const shown3 = edges.map((at) => JSON.stringify(oneLine(lines[at - 1] ?? "", 80)));
  return `${oneLine(path, 100)}:${edges.join("-")}: ${shown3.join(" to ")}`;
}
function joinWords(words, separator) {
  return words.filter((text2) => text2 !== "").join(separator);
}
var NO_WORK = "Nothing had been changed when this was reviewed.";
function findContradiction({
  verdict,
  findings,
  summary: summary3 = ""
}) {
  const refused2 = (why, next) => failure("E_TOOL_INVALID_ARGS", why, next);
  if (verdict === "approved" && findings.some(({ severity }) => severity === "blocker")) {
    return refused2(
      'the verdict is "approved", but a finding is a blocker: nothing was recorded',
      "call again with changes-requested, or with a lower severity"
    );
  }
  if (verdict === "changes-requested" && findings.length === 0 && summary3.trim() === "") {
    return refused2(
      "changes-requested without findings or a summary doesn't say what to change: nothing was recorded",
      "call again with findings or a summary"
    );
  }
  return void 0;
}
var NOT_ASKED = denial(
  "E_TOOL_DENIED",
  "no review is open in this session now, so there is none to record",
  "end with squad_finish, or with a few sentences, and say what you found with paths and lines"
);
function againFailure(recorded, problems, anchors) {
  const next = "call squad_review again with all findings, these corrected: that replaces what is recorded";
  const message = `${recorded.slice(0, -1)}; but ${problems.join("; ")}`;
  return failure("E_TOOL_INVALID_ARGS", message, joinWords([next, ...anchors], "\n"));
}
function relativePath(path, root) {
  const inside = path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
  return inside.trim().replace(/^(?:\.\/+)+/, "");
}
function checkFinding(given, at, lines, run3) {
  const name2 = `finding ${at + 1} (${oneLine(given.path, 100)}:${given.line})`;
  const problem2 = findWordsProblem(name2, given, run3);
  if (problem2 !== void 0) return { problem: problem2 };
  const why = whyMisplaced(given, lines);
  if (lines === void 0 || why !== void 0) {
    const misplaced = `${oneLine(given.path, 200)}:${given.line}: ${given.text.trim()}`;
    return { problem: `${name2} is on no line: ${why}`, misplaced };
  }
  const finding3 = findingOf(given);
  if (given.suggestion === void 0 || given.suggestion === null) return { finding: finding3 };
  const suggestion = given.suggestion.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  const present = lines.slice(given.line - 1, finding3.endLine ?? given.line);
  const around2 = { before: lines[given.line - 2], after: lines[finding3.endLine ?? given.line] };
  const refusal2 = whySuggestionRefused(suggestion, present) ?? whyOutOfPlace(suggestion, around2);
  if (refusal2 !== void 0) return { finding: finding3, problem: `${name2}: its suggestion ${refusal2}` };
  return { finding: { ...finding3, suggestion, linesHash: hashOfLines(present) } };
}
function textProblem(name2, text2, { holdsSecret }) {
  if (holdsSecret(text2)) return `${name2} seems to contain a credential and was left out`;
  if (sanitise(text2).hidden === 0) return void 0;
  return `${name2} contains text that a rendered page doesn't show and was left out: put markup in backticks, and write no invisible characters`;
}
function findWordsProblem(name2, finding3, run3) {
  const { path, rule, text: text2, suggestion } = finding3;
  const whole = [path, rule ?? "", text2, suggestion ?? ""].join("\n");
  if (run3.holdsSecret(whole)) return `${name2} seems to contain a credential and was left out`;
  return textProblem(name2, `${text2}

${rule ?? ""}`, run3);
}
function whyMisplaced({ line: line2, endLine }, lines) {
  if (lines === void 0) return "there is no such text file in the repository";
  const last = endLine ?? line2;
  if (last < line2) return `endLine ${last} comes before line ${line2}`;
  return last > lines.length ? `the file has ${plural(lines.length, "line")}` : void 0;
}
function findingOf({ path, line: line2, endLine, severity, rule, text: text2 }) {
  const last = endLine ?? line2;
  return {
    path,
    line: line2,
    endLine: last > line2 ? last : void 0,
    rule: oneLine(rule ?? "", 60) || void 0,
    text: headOf(text2.trim(), 4e3),
    severity: severity ?? void 0
  };
}
function whyOutOfPlace(suggestion, { before, after }) {
  const lines = suggestion.split("\n");
  const repeats2 = (line2, other) => line2 !== void 0 && HAS_WORD.test(line2) && line2.trim() === other?.trim();
  if (repeats2(lines[0], before)) return "begins with the line before those that it replaces";
  return repeats2(lines.at(-1), after) ? "ends with the line after those that it replaces" : void 0;
}
var HAS_WORD = /[\p{L}\p{N}]{3}/u;
function whySuggestionRefused(suggestion, present) {
  if (withoutUnseen(suggestion).hidden > 0) return "contains invisible characters";
  const isSame2 = hashOfLines(suggestion.split("\n")) === hashOfLines(present);
  if (suggestion === "" || !isSame2) return void 0;
  return `is what ${present.length === 1 ? "the line says" : "the lines say"} already`;
}

// src/tools/built-in/squad-skill.ts
init_define_RUNTIME_PACKAGES();
var SKILL_NAME = string().max(128).optional();
var readParameters = object({
  action: _enum(["read", "list"]),
  skillName: SKILL_NAME.describe("For read.")
});
var parameters9 = object({
  action: _enum(["read", "write", "list"]),
  skillName: SKILL_NAME.describe("For read and write."),
  content: string().max(6e4).optional().describe("Whole, in Markdown, for write."),
  confidence: hiddenArgument(_enum(["low", "medium", "high"]).optional())
});
var ALIASES = { operation: "action", name: "skillName" };
function createSquadSkillReader(skills) {
  return defineTool("squad_skill", {
    description: "Skills: ways of working that the team keeps.",
    parameters: readParameters,
    aliases: ALIASES,
    handler: async (args) => args.action === "list" ? listSkills2(skills) : readSkill2(skills, args.skillName)
  });
}
function createSquadSkill(skills, workspace, skillPath2) {
  const stagedFiles = openStagedFiles(workspace);
  const drafts = /* @__PURE__ */ new Map();
  return defineTool("squad_skill", {
    description: "Skills: ways of working that the team keeps. What you write counts once people have merged it.",
    parameters: parameters9,
    aliases: ALIASES,
    handler: async (args, { run: run3 }) => {
      const { action, skillName: name2 } = args;
      if (action === "list") return listSkills2(skills);
      if (action === "read") return readSkill2(skills, name2, drafts);
      const skill = checkSkill(args, run3);
      if (skill.kind !== "skill") return skill;
      const path = skillPath2(skill.name);
      if (path === void 0) return NOT_OURS;
      const written = await stagedFiles.change(path, () => skill.text);
      if (written.kind === "refused") {
        const next = "describe the skill in your answer instead";
        return failure("E_TOOL", `the skill was not written: ${written.reason}`, next);
      }
      drafts.set(skill.name, skill.text);
      return ok(
        `Skill "${skill.name}" written to ${written.path}. It counts once people have merged it; until then a read marks it "not merged yet".`
      );
    }
  });
}
function checkSkill({ skillName: name2, content = "", confidence }, { holdsSecret }) {
  if (!name2) return missingArgument("skillName is required for write");
  if (content === "") {
    return missingArgument("content is required for write and must not be empty");
  }
  if (!isFileSlug(name2)) {
    return missingArgument("skillName must be 1 to 64 lower-case letters, digits and inner dashes");
  }
  const text2 = plainText(content);
  if (text2 === "") return missingArgument("content has no readable text");
  if (holdsSecret(content)) return credentialDenial("the skill", "squad_skill");
  return refuseHiddenText({ content }) ?? {
    kind: "skill",
    name: name2,
    text: skillText(name2, text2, confidence)
  };
}
var NOT_OURS = denial(
  "E_TOOL_DENIED",
  "a skill with that name is outside the squad, in a folder that agents may not write to",
  "describe the change in your answer, or write a skill with another name"
);
function skillText(name2, content, confidence) {
  const hasFrontMatter = /^---[ \t]*\n/.test(content) && /\n---[ \t]*(?:\n|$)/.test(content);
  if (hasFrontMatter) return `${content}
`;
  const firstLine2 = content.split("\n").find((line2) => /[^#\s]/.test(line2)) ?? name2;
  const description = cutCharacters(firstLine2.replace(/^#+/, "").trim(), 200);
  const fields = [
    `name: ${name2}`,
    `description: ${JSON.stringify(description)}`,
    ...confidence === void 0 ? [] : [`confidence: ${confidence}`]
  ];
  return `---
${fields.join("\n")}
---

${content}
`;
}
function missingArgument(what) {
  return failure("E_TOOL_INVALID_ARGS", what, "call squad_skill again");
}
async function listSkills2(skills) {
  const found = await skills.list();
  if (found.length === 0) return ok("No skills found.");
  const lines = found.map(({ name: name2, description, isUnmerged = false }) => {
    const about2 = isUnmerged ? "not merged yet" : cutCharacters(oneLine(description), 200);
    return about2 === "" ? `- ${oneLine(name2)}` : `- ${oneLine(name2)}: ${about2}`;
  });
  return ok([`**Available Skills (${found.length}):**`, ...lines].join("\n"));
}
async function readSkill2(skills, name2, drafts = /* @__PURE__ */ new Map()) {
  if (!name2) return missingArgument("skillName is required for read");
  if (!/^[^\p{C}/\\]+$/u.test(name2) || name2.startsWith(".")) {
    return missingArgument("skillName must be a plain name, not a path");
  }
  const text2 = await skills.read(name2, drafts.get(name2));
  if (text2 !== void 0) return ok(text2);
  return failure(
    "E_TOOL_NOT_FOUND",
    "there is no skill with that name",
    "use list to see the names"
  );
}

// src/tools/built-in/squad-tools.ts
var TOOL_NAMES = [
  "squad_route",
  "squad_discover",
  "squad_decide",
  "squad_memory",
  "squad_status",
  "squad_skill",
  "squad_review",
  "bash",
  "create_custom_tool",
  "run_custom_tool",
  ...FILE_TOOLS
];
var BUILT_IN_TOOLS = [
  {
    name: "squad_route",
    purpose: "hands work to an agent",
    users: "the coordinator; agents, unless `a2a` is off"
  },
  {
    name: "squad_discover",
    purpose: "shows who is on the squad and what each can do",
    users: "as squad_route, unless `a2a` is off"
  },
  { name: "squad_decide", purpose: "records a decision for the team", users: "everybody" },
  { name: "squad_memory", purpose: "keeps what an agent learnt", users: "every agent" },
  { name: "squad_status", purpose: "shows who is working", users: "everybody" },
  {
    name: "squad_skill",
    purpose: "reads and writes skills",
    users: "every agent; the coordinator reads"
  },
  {
    name: "squad_review",
    purpose: "records a review of a colleague's work",
    users: "every agent that may review"
  },
  {
    name: "bash",
    purpose: "runs commands in a box, in the agent's own worktree",
    users: "every agent that may write, unless `commands` is off"
  },
  { name: "view, grep, glob", purpose: "read the repository", users: "every agent" },
  {
    name: "create, edit, apply_patch",
    purpose: "write files in the agent's own worktree",
    users: "every agent that may write; apply_patch only with models named after Codex"
  }
];
function createSquadTools(deps) {
  return [
    createSquadRoute(deps.route, deps.refused, "agent"),
    createSquadDecide(deps.workspace, deps.isSomebody),
    createSquadMemory(deps.workspace, deps.memoryWrites),
    createSquadStatus(deps.sessions, deps.discover),
    createSquadSkill(deps.skills, deps.workspace, deps.skillPath)
  ];
}
function toolsFor(role, deps) {
  if (role.kind === "agent") return agentTools(role, deps);
  const tools = [
    createSquadRoute(deps.route, deps.refused, "coordinator"),
    ...deps.a2a === "off" ? [] : [createSquadDiscover(deps.discover)],
    createSquadDecide(deps.workspace, deps.isSomebody),
    createSquadStatus(deps.sessions, deps.discover),
    ...deps.hasSkills ? [createSquadSkillReader(deps.skills)] : [],
    createSquadFinish("coordinator", deps.isAgent)
  ];
  return { tools, warnings: [] };
}
var ROUTING_TOOLS = /* @__PURE__ */ new Set(["squad_route", "squad_discover"]);
function agentTools({ sends, reviews, finish: finish2, allowed }, deps) {
  const all = [
    ...createSquadTools(deps),
    createSquadDiscover(deps.discover),
    createSquadReview(deps.review, deps.reviewedFiles)
  ];
  const isAlone = deps.discover().length === 1;
  const maySend = sends && deps.a2a === "all" && !isAlone;
  const granted = all.filter(({ name: name2 }) => {
    if (name2 === "squad_review") return reviews;
    if (name2 === "squad_skill") return deps.hasSkills;
    if (name2 === "squad_status") return !isAlone;
    return maySend || !ROUTING_TOOLS.has(name2);
  });
  const ending = finish2 === void 0 ? [] : [createSquadFinish(finish2, deps.isAgent)];
  if (allowed === void 0) return { tools: [...granted, ...ending], warnings: [] };
  const listed2 = granted.filter((tool) => allowed.includes(tool.name));
  const tools = [...listed2, ...ending];
  const namesAll = all.every(({ name: name2 }) => allowed.includes(name2));
  const expected = [...namesAll ? all : granted, ...ending];
  const ineffective = allowed.filter((name2) => !expected.some((tool) => tool.name === name2));
  const warnings = ineffective.map((name2) => {
    const isKnown = all.some((tool) => tool.name === name2);
    return isKnown ? `the tool ${name2} is allowed by name, but it can't be used by this agent in this run` : `there is no tool named ${JSON.stringify(name2)}`;
  });
  return { tools, warnings };
}

// src/run/tools/tool-folders.ts
init_define_RUNTIME_PACKAGES();
import { existsSync as existsSync6, lstatSync } from "node:fs";
import { mkdir as mkdir4, mkdtemp as mkdtemp4 } from "node:fs/promises";
import { dirname as dirname11, join as join17, relative } from "node:path";
function scratchOf({ scratch }) {
  return join17(scratch, "tools");
}
async function folderAt({ ports, commit: commit2 }, directory) {
  const scratch = scratchOf(ports.git);
  await mkdir4(scratch, { recursive: true });
  const root = join17(await mkdtemp4(join17(scratch, "at-")), directory);
  const written = await extractFolder(ports.git, {
    commit: commit2,
    folder: directory,
    into: root,
    isWanted: isForTools
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
  const place = join17(workspace, name2);
  const isItsOwn = !existsSync6(join17(workspace, ".git")) || hasCheckout(place, workspace);
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
  return existsSync6(join17(place, ".git")) || hasCheckout(dirname11(place), workspace);
}
async function folderFromCommit(source, name2) {
  const { ports, commit: commit2 } = source;
  const place = join17(scratchOf(ports.git), "global", name2);
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
  return join17(scratchOf(ports.git), "global-roots", name2);
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
  return resultOr(pathsChangedSince(git, range, `${team.directory}/tools`), []);
}

// src/run/tools/toolbox.ts
async function openToolbox(context2, repository, boxState = openBoxState(context2, repository)) {
  const { transcript, ports } = context2;
  for (const [name2, reason] of repository.granted.refused) {
    transcript.note(`No tool gets ${name2}, which the settings name in tools.env: ${reason}.`);
  }
  const isWanted2 = hasTools(context2, repository);
  const isOff = isWanted2 && (await boxState()).kind === "off";
  const reading = isWanted2 && !isOff ? readTools(context2, repository) : Promise.resolve(EMPTY2);
  const failure2 = "The repository's own tools could not be read:";
  const tools = await transcript.noteFailure(failure2, reading) ?? EMPTY2;
  const active = approvedTools(tools, context2).map(({ name: name2 }) => name2);
  await noteInactiveTools(active, context2, repository);
  const { typescript } = ports.jobPaths;
  const builds = join18(scratchOf(ports.git), "builds");
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
var EMPTY2 = { folders: [], hosted: [], unused: [], executables: [] };
function hasTools({ inputs, approved }, { tree, team }) {
  const path = `${team.directory}/tools`;
  const document = `${team.directory}/goondan.yaml`;
  return inputs.toolsDirectories.length > 0 || approved.length > 0 || tree.entries.some(
    (entry) => [path, document].includes(entry.path) || entry.path.startsWith(`${path}/`)
  );
}
async function readTools(context2, repository) {
  const [{ folders, diagnostics }, agents] = await Promise.all([
    findFolders(context2, repository),
    listToolAgents(repository.tree, repository.team)
  ]);
  const [hosted, ...scans] = await Promise.all([
    listHosted(folders, wantedTools(agents), context2),
    ...folders.map((folder) => scanFolder(folder, context2, repository))
  ]);
  const listing = localFirst([{ tools: [], diagnostics }, hosted, ...scans.map(toToolListing)]);
  const registry = joinListings([listing], repository.team.settings.tools.max);
  const executables = scans.flatMap((scanned) => scanned.executables);
  const unused = unusedBeside(registry, hosted);
  announceTools({ ...registry, unused }, agents, executables, context2, repository);
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
  const workdir = join18(scratchOf(git), "catalogue");
  await mkdir5(workdir, { recursive: true });
  return toolHosts.list({
    folders,
    workdir,
    scratch: join18(scratchOf(git), "homes"),
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
    const refusal2 = approvalRefusal(approval, found, inputs.triggerPhrase);
    if (refusal2 !== void 0) transcript.note(refusal2);
  }
  return applyApprovals({ trusted, approved, proposed });
}
function announceTools({ tools, unused = [], diagnostics }, agents, executables, { ports, transcript }, { team }) {
  if (tools.length > 0) ports.log.info(`Loaded ${tools.length} custom tool(s)`);
  const manifests = new Map(
    executables.map(({ tool, manifest }) => [tool, manifest])
  );
  transcript.emit({
    kind: "tools",
    tools: [...tools, ...unused].map((tool) => ({
      ...noteOf2(tool, manifests.get(tool), agents),
      ...rightsOf(tool, team.settings.tools)
    })),
    diagnostics
  });
  for (const problem2 of diagnostics.slice(0, MOST_NOTES)) transcript.note(problemText(problem2));
  const more = diagnostics.length - MOST_NOTES;
  if (more > 0)
    transcript.note(`${TOOL_NOTE_PREFIX}${plural(more, "more problem")}: see the job summary.`);
}
function noteOf2(tool, manifest, agents) {
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

// src/run/agents/agent-deps.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/sessions/agent-instances.ts
init_define_RUNTIME_PACKAGES();
import { resolve as resolve2 } from "node:path";
var MAX_INSTANCES = 256;
var AgentInstances = class {
  #clock;
  #registered = /* @__PURE__ */ new Map();
  constructor(clock) {
    this.#clock = clock;
  }
  /** Registers an instance, or returns the one with the same key. */
  spawn(request, owner) {
    const { target, instanceKey = `${owner.instanceKey}/${target}`, cwd } = request;
    const entry = JSON.stringify([target, instanceKey]);
    const existing = this.#registered.get(entry);
    if (existing !== void 0) return { kind: "spawned", instance: existing, isNew: false };
    if (!/^[^\p{C}]{1,200}$/u.test(instanceKey)) {
      const next = "use 1 to 200 printable characters, or leave it out";
      return { kind: "refused", reason: "the instance key is not usable", next };
    }
    if (cwd !== void 0 && !isInside2(cwd, owner.workspace)) {
      const next = "name a folder of your workspace, or leave it out";
      return { kind: "refused", reason: "cwd is not inside the workspace", next };
    }
    if (this.#registered.size >= MAX_INSTANCES) {
      const reason = `this run has reached the limit of ${MAX_INSTANCES} instances`;
      return { kind: "refused", reason, next: "use the existing instances" };
    }
    const instance = {
      target,
      instanceKey,
      ownerAgent: owner.agent,
      ownerInstanceKey: owner.instanceKey,
      createdAt: new Date(this.#clock.now()).toISOString(),
      ...cwd === void 0 ? {} : { cwd: resolve2(owner.workspace, cwd) }
    };
    this.#registered.set(entry, instance);
    return { kind: "spawned", instance, isNew: true };
  }
  of(owner) {
    return [...this.#registered.values()].filter(
      (one) => one.ownerAgent === owner.agent && one.ownerInstanceKey === owner.instanceKey
    );
  }
  /** Returns all instances, and the agents at work or idle that are not among them. */
  withLive(agents) {
    const instances = [...this.#registered.values()];
    const known = new Set(instances.map(({ instanceKey }) => instanceKey));
    const live = agents.filter(
      ({ session, state }) => session !== COORDINATOR && !known.has(session) && ["working", "idle"].includes(state)
    );
    return [...instances, ...live.map(toInstance)];
  }
  /** Returns the key of the newest instance of `target` that `owner` registered. */
  latestKey(target, owner) {
    return this.of(owner).findLast((one) => one.target === target)?.instanceKey;
  }
  /** States the folder of an instance as a rule for its work, because every session has a copy of the whole repository. */
  folderRule(target, instanceKey, owner) {
    const instance = this.of(owner).find(
      (one) => one.target === target && one.instanceKey === instanceKey
    );
    const folder = instance?.cwd === void 0 ? "" : wayInside(owner.workspace, instance.cwd);
    return folder ? [`Work in the folder ${folder}/ of the repository.`] : [];
  }
};
function toInstance({ agent, session, requestedBy, startedAt }) {
  const owner = { ownerAgent: requestedBy, ownerInstanceKey: requestedBy };
  const createdAt = new Date(startedAt).toISOString();
  return { target: agent, instanceKey: session, ...owner, createdAt };
}
function isInside2(cwd, workspace) {
  const way = /[\p{C}\\]/u.test(cwd) ? void 0 : wayInside(workspace, cwd);
  return way !== void 0 && (way === "" || isRepositoryPath(way));
}

// src/run/briefing/attached-images.ts
init_define_RUNTIME_PACKAGES();
var MOST_IMAGES = USUAL_IMAGE_LIMITS.count;
var SEES_AS_USUAL = {
  imageLimits: async () => USUAL_IMAGE_LIMITS
};
function openImageGallery({ images, unshown }, github) {
  const first = images.slice(0, MOST_IMAGES);
  const load = shareWork(() => loadImages(first, github));
  return {
    async show(viewer) {
      if (images.length === 0) return describeImages([], unshown);
      const limits = await viewer.imageLimits();
      const blind = "your model is not known to take images";
      if (limits === void 0) return describeImages([], [...unshown, ...images.map(() => blind)]);
      const judged = (await load()).map((image) => judgeImage(image, limits));
      const shown3 = judged.filter((one) => typeof one !== "string");
      const tooMany = `only ${Math.min(limits.count, MOST_IMAGES)} can be shown`;
      return describeImages(shown3.slice(0, limits.count), [
        ...unshown,
        ...judged.filter((one) => typeof one === "string"),
        ...[...images.slice(MOST_IMAGES), ...shown3.slice(limits.count)].map(() => tooMany)
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
  const obstacle2 = imageObstacle(facts, bytes.length, limits);
  if (obstacle2 !== void 0) return obstacle2;
  const { mimeType, width, height } = facts;
  return { mimeType, bytes, label: `${oneLine(shownIn, 150)}, ${width} \xD7 ${height}` };
}
function describeImages(shown3, reasons) {
  const images = shown3.map((image, index) => ({ ...image, name: `Image ${index + 1}` }));
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

// src/run/briefing/repository-map.ts
init_define_RUNTIME_PACKAGES();

// src/workspace/tool-writes.ts
init_define_RUNTIME_PACKAGES();
var MAX_MARKED = 500;
function withToolWrites({ workspace, worktree }, isUsed) {
  return beforeSubmitting(workspace, async () => {
    if (isUsed()) await markChangedFiles(worktree);
  });
}
function beforeSubmitting(workspace, work2) {
  return {
    ...workspace,
    submit: async (report) => {
      await work2();
      return workspace.submit(report);
    },
    sync: async (report) => {
      await work2();
      return workspace.sync(report);
    }
  };
}
function withoutUntouched(opened, templates) {
  const { workspace, worktree } = opened;
  const sortOut = () => Promise.all(templates.map((template) => markTemplate(template, worktree)));
  return { ...opened, workspace: beforeSubmitting(workspace, sortOut) };
}
async function markTemplate({ paths: paths2, source }, { directory, written, touched }) {
  const bytes = await readRegularFile(directory, paths2.at(-1) ?? "");
  const isUntouched = bytes?.toString() === source;
  for (const path of paths2) {
    if (isUntouched) {
      written.delete(path);
      touched.delete(path);
    } else written.add(path);
  }
}
async function markChangedFiles(worktree) {
  if (worktree.base() === void 0) return;
  const { directory, touched, overlooked } = worktree;
  overlooked.clear();
  const listed2 = await attempt(listChanged(worktree));
  if (listed2.kind === "threw") {
    overlooked.add(`what programs changed: ${describe(listed2.error).message}`);
    return;
  }
  const paths2 = inOrder(listed2.value);
  for (const path of paths2.slice(0, MAX_MARKED)) {
    const isLost = path.includes("\uFFFD") && !await isThere(directory, path);
    if (isLost) overlooked.add(`${path}: its name is not UTF-8`);
    else touched.add(path);
  }
  const more = paths2.length - MAX_MARKED;
  if (more > 0)
    overlooked.add(
      `${plural(more, "more file")}: only the first ${MAX_MARKED} that programs changed are checked`
    );
}
async function listChanged(worktree) {
  const list3 = async (...how) => {
    const { code: code2, stdout, stderr } = await worktree.runGit(["ls-files", "-z", ...how]);
    if (code2 !== 0) throw new SquadError({ code: "E_GIT", message: stderr.trim() });
    const [warning2] = /^warning: .+/m.exec(stderr) ?? [];
    if (warning2 !== void 0) worktree.overlooked.add(`what programs changed: ${warning2}`);
    return splitPaths(stdout);
  };
  const tagged = await list3("-t", "--modified", "--others", "--exclude-standard");
  const kindOf = (line2) => line2.startsWith(NEW) ? byProductKind(line2.slice(NEW.length)) : void 0;
  const kinds = [...new Set(tagged.map(kindOf))].filter((kind) => kind !== void 0);
  if (kinds.length === 0) return tagged;
  const known = await list3("--cached", "--ignored", ...kinds.map((kind) => `--exclude=${kind}`));
  const kept = /* @__PURE__ */ new Set([void 0, ...known.map(byProductKind)]);
  return tagged.filter((line2) => kept.has(kindOf(line2)));
}
var NEW = "? ";
function inOrder(tagged) {
  const [known, others] = [false, true].map(
    (isNew) => tagged.filter((line2) => line2.startsWith(NEW) === isNew)
  );
  return [...new Set([...known ?? [], ...others ?? []].map((line2) => line2.slice(NEW.length)))];
}
var NAMES = "__pycache__ .pytest_cache .mypy_cache .ruff_cache .hypothesis .tox .nox .venv .coverage htmlcov .ipynb_checkpoints node_modules .nyc_output .next .nuxt .turbo .parcel-cache .eslintcache .gradle .DS_Store Thumbs.db".split(
  " "
);
var ENDINGS = [".pyc", ".pyo", ".class", ".tsbuildinfo"];
var COVERAGE = /(?:^|\/)coverage\/(?:lcov[.-]|lcov$|clover\.xml$|cobertura-coverage\.xml$|coverage-(?:final|summary)\.json$|\.?tmp\/)/;
function byProductKind(path) {
  const parts2 = path.split("/");
  const name2 = parts2.find((part) => NAMES.includes(part));
  if (name2 !== void 0) return name2;
  if (COVERAGE.test(path)) return "coverage";
  const ending = ENDINGS.find((one) => path.endsWith(one));
  return ending === void 0 ? void 0 : `*${ending}`;
}

// src/run/briefing/repository-map.ts
var GENERATED = new Set("vendor third_party dist coverage .yarn __snapshots__ Pods".split(" "));
var LOCK_FILE = /(?:^|[.-])lock(?:\.\w+)?$|-lock\.\w+$|^go\.sum$|^npm-shrinkwrap\.json$/i;
var FOLDERS_SHARE = 0.5;
var LONGEST_NAME2 = 120;
function renderRepositoryMap(paths2, { maxLength, closed }) {
  const folders = [...foldersOf(paths2, closed).values()].sort(byWeight);
  const shown3 = chooseFolders(folders, maxLength * FOLDERS_SHARE);
  const missing2 = folders.length - shown3.length;
  const notice = missing2 === 0 ? "" : `\u2026 and ${plural(missing2, "more folder")}`;
  let left = maxLength - notice.length - sum(shown3.map((folder) => headOf2(folder).length + 1));
  const lines = shown3.map((folder) => {
    const files = filesIn(folder, left);
    left -= files.length;
    return { path: folder.path, line: `${headOf2(folder)}${files}` };
  });
  const inOrder2 = lines.sort((one, other) => compareText(one.path, other.path));
  return [...inOrder2.map(({ line: line2 }) => line2), notice].filter((line2) => line2 !== "").join("\n");
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
  return `${path === "" ? "./" : nameOf3(path)} (${total})`;
}
function filesIn({ files, isClosed }, room) {
  if (isClosed || files.length === 0) return "";
  const names = files.toSorted(byUse).map(nameOf3);
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
function nameOf3(name2) {
  const shown3 = oneLine(name2, LONGEST_NAME2);
  return /^[\p{L}\p{N}._/@+()[\]-]+$/u.test(shown3) ? shown3 : JSON.stringify(shown3);
}
var CONVENTION_BYTES = 32768;
function openRepositoryFacts(reader, context2, repository) {
  return shareWork(() => readFacts(reader, context2, repository));
}
async function readFacts(reader, context2, repository) {
  const [files, conventions, checks] = await Promise.all([
    resultOr(listFiles(context2.ports.git, repository.branch.start), []),
    resultOr(readConventions(reader, repository), []),
    resultOr(listChecks(context2, repository), [])
  ]);
  return { files, conventions, checks };
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
  return checks.map(({ run: run3 }) => run3);
}

// src/run/briefing/request-file.ts
init_define_RUNTIME_PACKAGES();
import { mkdir as mkdir6, writeFile as writeFile4 } from "node:fs/promises";
import { join as join19 } from "node:path";
function openRequestFile({ request, ports }) {
  const { folder } = ports.jobPaths.kept;
  return shareWork(async () => {
    if (request.text.length <= MOST_OF.request) return void 0;
    const path = join19(folder, "request.md");
    const written = await attempt(async () => {
      await mkdir6(folder, { recursive: true });
      await writeFile4(path, ports.mask(sanitise(request.text, "file").text));
    });
    return written.kind === "done" ? path : void 0;
  });
}

// src/run/context/load-state.ts
init_define_RUNTIME_PACKAGES();

// src/workspace/returned-work.ts
init_define_RUNTIME_PACKAGES();
var MAX_COMMITS3 = 200;
var NO_LINE = "its commits are not a line of plain commits";
async function refuseReturned(work2, deps) {
  const judged = await attempt(judge(work2, deps));
  return judged.kind === "done" ? judged.value : describe(judged.error).message;
}
async function judge({ tip, known }, deps) {
  const listing = ["rev-list", `--max-count=${MAX_COMMITS3 + 1}`, tip, "--not", ...known];
  const ids = (await deps.git.run(listing)).split("\n").filter((id2) => id2 !== "");
  if (ids.length > MAX_COMMITS3) return `it has more than ${MAX_COMMITS3} commits`;
  let base = tip;
  for (const id2 of ids) {
    const commit2 = readPlainCommit((await deps.git.readObject(id2)).toString());
    if (commit2 === void 0 || id2 !== base) return NO_LINE;
    base = commit2.parent;
    const reason = wordsReason(commit2, deps) ?? await changesReason({ base, tip: id2 }, deps);
    if (reason !== void 0) return reason;
  }
  const begins = await Promise.all(known.map((one) => isAncestor(deps.git, base, one)));
  if (!begins.includes(true)) return NO_LINE;
  return ids.length < 2 ? void 0 : contentReason({ base, tip }, deps);
}
var SIGNATURE = "([^<>\\n]*) <([^<>\\n]*)> \\d{1,10} [+-]\\d{4}\\n";
var PLAIN_COMMIT = new RegExp(
  `^tree [0-9a-f]+\\nparent ([0-9a-f]+)\\nauthor ${SIGNATURE}committer ${SIGNATURE}\\n([^\\0]*)$`
);
function readPlainCommit(text2) {
  const [, parent, author = "", email = "", committer = "", address = "", message = ""] = PLAIN_COMMIT.exec(text2) ?? [];
  if (parent === void 0) return void 0;
  return { parent, names: [author, committer], emails: [email, address], message };
}
var BOT_EMAIL = /^\d{1,20}\+[\w-]{1,100}\[bot\]@users\.noreply\.[\w.-]{1,253}$/;
var TRAILER = /^Squad-(?:Agent|Run|Request): [\w./-]{1,200}$/;
function wordsReason({ names, emails, message }, { git, cleanMessage }) {
  const isOurs2 = emails.every((email) => email === git.identity.email || BOT_EMAIL.test(email));
  const isPlain = names.every(
    (name2) => withoutUnseen(name2).hidden === 0 && isClean(name2, cleanMessage)
  );
  if (!isOurs2 || !isPlain) return "a commit was not signed by the squad";
  const lines = message.trimEnd().split("\n");
  while (TRAILER.test(lines.at(-1) ?? "")) lines.pop();
  const words = lines.join("\n").trimEnd();
  return isClean(words, cleanMessage) ? void 0 : "a commit message says what an agent's may not";
}
function isClean(words, clean) {
  try {
    return clean(words) === words;
  } catch {
    return false;
  }
}
async function changesReason(range, deps) {
  const { git, policy } = deps;
  const changes = await compareTrees(git, range);
  if (changes.length > MAX_FILES) return `more than ${MAX_FILES} files in one commit`;
  if (namesTwice(changes)) return "a commit has two files of one name";
  if (changes.some(({ path }) => policy.holdsSecret(path))) return "a name in it holds a secret";
  const candidates = await readCandidates(changes, range, deps);
  const twins = await rejectTwins(candidates, git, range.base);
  const [left] = [...applyPolicy(candidates, policy).left, ...twins.left];
  return left ?? contentReason(range, deps, changes);
}
function namesTwice(changes) {
  const paths2 = changes.map(({ path }) => path);
  const written = changes.filter(({ mode }) => mode !== void 0);
  const folders = new Set(written.flatMap(({ path }) => withFolders(path).slice(0, -1)));
  return new Set(paths2).size < paths2.length || written.some(({ path }) => folders.has(path));
}
async function readCandidates(changes, { base, tip }, deps) {
  const paths2 = changes.map(({ path }) => path);
  const before = await listFolderEntries(deps.git, base, paths2);
  const sizes = await readSizes(deps.git, tip, paths2);
  const attributes = await readAttributes(deps.git, before, paths2);
  const candidates = [];
  for (const change of changes)
    candidates.push(await readCandidate(change, { before, sizes, attributes }, deps));
  return candidates;
}
async function readCandidate(change, { before, sizes, attributes }, { git, squad }) {
  const { path, mode, object: object2 } = change;
  const old = before.get(path);
  const isRemoved = mode === void 0;
  const facts = { path, bytes: sizes.get(path) ?? 0, isNew: old === void 0, isRemoved };
  const said3 = attributes.get(path);
  const isKnown = [...before.values()].some((entry) => entry.object === object2);
  const filter = isKnown && said3?.get("filter") === "lfs" ? void 0 : filterReason(said3);
  const obstacle2 = isRemoved ? void 0 : obstacleOf(change, before) ?? filter;
  const unread = { ...facts, obstacle: obstacle2, byTool: false };
  if (obstacle2 !== void 0 || facts.bytes > MAX_FILE_BYTES) return unread;
  const after = await readText(git, object2);
  const isBinary = after.slice(0, SNIFFED_BYTES).includes("\0");
  if (!path.startsWith(`${squad.directory}/`)) return { ...unread, isBinary };
  const text2 = await readText(git, old?.object);
  const byTool = wroteByTool({ ...facts, before: text2, after }, squad);
  const hides = byTool && sanitise(after).hidden > sanitise(text2).hidden;
  return { ...facts, isBinary, byTool, obstacle: hides ? HIDES : void 0 };
}
var FILE_MODES = ["100644", "100755"];
function obstacleOf({ path, mode }, before) {
  const names = path.split("/");
  if (names.some((name2) => ["", ".", ".."].includes(name2))) return "its name is not plain";
  if (path.includes("\uFFFD")) return "its name is not UTF-8";
  const hasPlace = withFolders(path).every((part) => {
    const there = before.get(part)?.mode;
    return there === void 0 || (part === path ? there.startsWith("100") : there === FOLDER);
  });
  if (!hasPlace || !FILE_MODES.includes(mode ?? "")) return "not a regular file";
  if (mode === "100755" && before.get(path)?.mode !== mode) return "it became executable";
  return nameRefusal(path, names);
}
async function contentReason({ base, tip }, { git, policy }, changes) {
  for (const { path, object: object2 } of changes ?? await compareTrees(git, { base, tip })) {
    const readBefore = async () => {
      const before = await listFolderEntries(git, base, [path]);
      return readText(git, before.get(path)?.object);
    };
    const text2 = await readText(git, object2);
    const reason = await reasonAgainstAdded(text2, readBefore, policy);
    if (reason !== void 0) return `${path}: ${reason}`;
  }
  return void 0;
}
var INBOX = /^(?:decisions|agents\/[\w.@ -]{1,200})\/inbox\/[\w.@ -]{1,180}-[0-9a-f]{8}(?:-\d{1,4})?\.md$/;
var SKILL = /^skills\/[a-z0-9][a-z0-9-]{0,63}\/SKILL\.md$/;
var HISTORY = /^agents\/[\w.@ -]{1,200}\/history\.md$/;
function wroteByTool(file, squad) {
  const { path, isNew, isRemoved, before, after } = file;
  const { directory, keepsHistories } = squad;
  if (isRemoved || !path.startsWith(`${directory}/`)) return false;
  const inner = path.slice(directory.length + 1);
  if (INBOX.test(inner)) return isNew;
  if (SKILL.test(inner)) return true;
  return keepsHistories && HISTORY.test(inner) && textAdded(before, after) !== void 0;
}

// src/run/state/thread-state.ts
init_define_RUNTIME_PACKAGES();

// src/run/state/state-events.ts
init_define_RUNTIME_PACKAGES();
var upTo = (max) => string().transform((whole) => headOf(whole, max));
var listUpTo = (max, item) => array(item).transform((all) => all.slice(0, max));
var name = upTo(300);
var line = upTo(4e3);
var text = upTo(2e5);
var paths = listUpTo(5e3, line);
var count2 = number().int().nonnegative();
var commit = string().regex(/^[0-9a-f]{40,64}$/);
var orUndefined = (schema) => schema.optional().transform((value) => value);
var finding2 = object({
  path: line,
  line: count2,
  endLine: orUndefined(count2),
  rule: orUndefined(line),
  text,
  severity: _enum(SEVERITIES).optional(),
  suggestion: text.optional(),
  linesHash: name.optional()
});
var review = object({
  verdict: _enum(["approved", "changes-requested", "none"]),
  findings: listUpTo(500, finding2),
  reassignTo: orUndefined(name),
  summary: text.optional(),
  handoff: name,
  reviewer: name,
  requestedBy: name,
  files: paths,
  text,
  commit: commit.optional(),
  reviser: name.optional(),
  applied: listUpTo(500, count2).optional()
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
  reviewThreads: listUpTo(100, count2).optional(),
  status: _enum(["sent", "answered", "delivered", "refused", "failed", "late", "unread"]),
  action: _enum(["approved", "redirected", "rejected"]),
  redirectedFrom: orUndefined(name),
  reason: orUndefined(text),
  code: name.optional(),
  priority: name.optional()
});
var ofSession = (kind, shape) => object({ kind: literal(kind), session: name, ...shape });
var eventSchema = discriminatedUnion("kind", [
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
  ofSession("usage", { model: name, inputTokens: count2, outputTokens: count2 }),
  handoff,
  object({ kind: literal("review"), note: review }),
  object({
    kind: literal("review.revised"),
    handoff: name,
    places: listUpTo(500, count2),
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
var KINDS2 = new Set(
  eventSchema.options.map(({ shape }) => shape.kind.value)
);
var stateEventSchema = eventSchema;
function stateEventOf(event) {
  if (!isStateEvent(event)) return void 0;
  return event.kind === "commit" ? { ...event, patch: void 0 } : event;
}
function isStateEvent(event) {
  return KINDS2.has(event.kind);
}

// src/run/state/thread-state.ts
var VERSION2 = 1;
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
  version: literal(VERSION2),
  thread: number().int().positive(),
  requests: array(requestSchema).max(MAX_REQUESTS)
});
function writeThreadState({ thread, requests }, mask) {
  const maskStrings = (_name, value) => typeof value === "string" ? mask(value) : value;
  let kept = newest(requests);
  for (; ; ) {
    const state = { version: VERSION2, thread, requests: kept };
    const masked = parse(JSON.stringify(state, maskStrings));
    const text2 = masked && JSON.stringify({ version: VERSION2, ...masked });
    if (text2 !== void 0 && Buffer.byteLength(text2) <= MAX_STATE_BYTES) return text2;
    const shorter = shorten2(kept);
    if (shorter === void 0) return void 0;
    kept = shorter;
  }
}
function newest(requests) {
  const surplus = Math.max(0, requests.length - MAX_REQUESTS);
  const gone = new Set(requests.filter(({ tip }) => tip === void 0).slice(0, surplus));
  return requests.filter((one) => !gone.has(one));
}
function shorten2(requests) {
  const at = requests.findIndex(
    ({ tip, events }, place) => place < requests.length - 1 && tip === void 0 && events.length > 0
  );
  if (at >= 0) return requests.map((one, place) => place === at ? { ...one, events: [] } : one);
  const spare = requests.findIndex(({ tip }, place) => place < requests.length - 1 && !tip);
  return spare < 0 ? void 0 : requests.filter((_, place) => place !== spare);
}
async function readThreadState(git, commit2, thread) {
  if (commit2 === void 0) return { kind: "none" };
  const file = await resultOr(readStateFile(git, commit2), void 0);
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

// src/run/context/load-state.ts
async function readState({ ports, transcript }, { stateKey: thread, state: commit2 }) {
  const found = await readThreadState(ports.git, commit2, thread);
  if (found.kind === "unreadable") {
    transcript.note(
      `What earlier runs left at \`${threadStateRef(thread)}\` can't be used, because ${found.reason}: this run starts without it.`
    );
  }
  return found.kind === "found" ? found.state : { thread, requests: [] };
}
async function admitState(state, part, known, context2, { stateKey, state: expected = "" }, team) {
  const { inputs, ports, outbound, transcript, request, boards } = context2;
  const ref = threadStateRef(stateKey);
  const rules = {
    git: ports.git,
    // The request of this run's own event names instruction files.
    policy: protectedPathsOf(context2, { team }),
    squad: { directory: team.directory, keepsHistories: inputs.memoryWrites === "history" },
    cleanMessage: outbound.sealCommit
  };
  const isAsked = ({ id: id2 }) => id2 === request.id || findBoardOf(boards, id2) !== void 0;
  const left = [];
  for (const one of state.requests.filter(isAsked)) {
    const { tip } = one;
    const reason = tip === void 0 ? void 0 : await refuseReturned({ tip, known }, rules);
    if (reason === void 0) left.push(one);
    else transcript.note(refusalNote(ref, reason));
  }
  return { ref, expected, state, part, left };
}
var LONGEST_REASON = 300;
function refusalNote(ref, reason) {
  const why = oneLine(reason, LONGEST_REASON);
  return `What an earlier run left at \`${ref}\` was not used (${why}): agents may not write that, and anybody who may push can put it there.`;
}
function protectedPathsOf({
  ports,
  request
}, { team }) {
  return createPolicy({
    holdsSecret: ports.holdsSecret,
    protectedGlobs: team.settings.protected,
    refusesHidden: team.settings.refusesHidden,
    squadDirectory: team.directory,
    requestText: request.text
  });
}

// src/run/agents/routing-policy.ts
init_define_RUNTIME_PACKAGES();

// src/team/capabilities.ts
init_define_RUNTIME_PACKAGES();
var NONE = { reviews: false, implements: false, sends: false };
function capabilitiesOf(member, sources) {
  if (!isRoutable(member)) return NONE;
  const { capabilities, a2a } = sources.settings;
  const listed2 = capabilities.get(member.slug);
  const has = (one) => listed2?.includes(one) === true;
  const found = listed2 ? { reviews: has("reviews"), implements: has("implements"), sends: has("sends") } : inferCapabilities(member, sources);
  const maySend = a2a.senders?.includes(member.slug) ?? true;
  return { ...found, sends: found.sends && maySend };
}
function inferCapabilities(member, sources) {
  const { role = "", text: text2 = "" } = sources.charter ?? {};
  const roleText = member.role || role;
  const reviews = REVIEWING.test(roleText) || isRoutedReviews(member, sources) || charterReviews(text2);
  const isReviewer = ONLY_REVIEWING.test(roleText) && !MAKING.test(roleText);
  const onlyReviews = isReviewer || reviews && writesNoCode(text2);
  return { reviews, implements: !onlyReviews, sends: true };
}
async function loadCapabilities(tree, team) {
  const isUnknown = (member) => isRoutable(member) && !team.settings.capabilities.has(member.slug);
  const found = await Promise.all(
    team.members.map(async (member) => {
      const charter = isUnknown(member) ? await loadCharter(tree, member) : void 0;
      return [member.slug, capabilitiesOf(member, { ...team, charter })];
    })
  );
  return new Map(found);
}
var REVIEWING = /\b(?:leads?|architects?|testers?|tests?|testing|sdet|qa|quality|review(?:er|s|ing)?|security|critic|auditor|verifier|fact[ -]checker)\b/i;
var ONLY_REVIEWING = /\b(?:reviewer|auditor|critic|verifier|fact[ -]checker)\b/i;
var MAKING = /\b(?:dev|developer|engineer|programmer|coder|builder|writer|author|designer|architect|lead|testers?|qa|ops|devops|sre|maintainer|specialist|expert)\b/i;
var REVIEW2 = /\breview(?:s|er|ers|ing)?\b/i;
function isRoutedReviews(member, { rules, routingText }) {
  const byTable = rules.some(
    ({ work: work2, text: text2, agents }) => agents.includes(member.slug) && !/^\S*[/*]\S*$/.test(work2) && REVIEW2.test(text2)
  );
  return byTable || routingText.split("\n").some((line2) => sendsReviewsTo(line2, member));
}
function sendsReviewsTo(line2, { name: name2, slug: slug2 }) {
  const review2 = line2.search(REVIEW2);
  if (review2 < 0) return false;
  const [, ...pointedAt] = line2.slice(review2).split(/\b(?:to|by)\b|:|\u2192|->/);
  return pointedAt.flatMap((part) => part.split(/,|\b(?:and|or)\b|[.;(]/)).map((part) => nameKey(withoutDecoration(part.replace(/[*`_]/g, "")))).some((key) => key === nameKey(name2) || key === slug2);
}
function charterReviews(text2) {
  if (!REVIEW2.test(text2)) return false;
  const sections = readSections(readLines2(text2));
  return sections.some(
    ({ title: title3, lines }) => isReviewTitle(title3) || lines.some((line2) => lineReviews(line2, title3.trim().toLowerCase()))
  );
}
var CLAIM_LABELS = ["i handle", "expertise", "owns"];
function lineReviews(line2, section2) {
  const label = labelOf(line2);
  if (label !== void 0) {
    if (CLAIM_LABELS.includes(label.label)) return REVIEW2.test(label.value);
    return isReviewTitle(label.label) && !/^(?:no|none|never|nobody|n\/a)\b/i.test(label.value);
  }
  const heading = headingOf(line2);
  if (heading !== void 0) return isReviewTitle(heading.title);
  if (line2.kind !== "text" || !(isDutyTitle(section2) || section2 === "how i work")) return false;
  const words = withoutDecoration(line2.text);
  return /^(?:i )?review(?:s|ing)?\b/i.test(words) || /^(?:code|security|design) reviews?\b/i.test(words);
}
function isReviewTitle(title3) {
  return /^(?:(?:when|how|what) i )?(?:code )?review(?:s|ing)?\b/i.test(withoutDecoration(title3));
}
var NO_CODE = /\b(?:don['\u2019]?t|do not|doesn['\u2019]?t|does not|never) (?:write|implement|change) (?:any |the |production |application ){0,2}(?:code|files)(?: myself)?(?:[.,;:!)]|$)/i;
function writesNoCode(text2) {
  return readLines2(text2).some(({ kind, text: line2 }) => kind === "text" && NO_CODE.test(line2));
}

// src/run/agents/routing-policy.ts
async function openRoutingPolicy(context2, repository) {
  const { request, inputs, transcript } = context2;
  const { tree, team, rejections } = repository;
  const { command, author } = request;
  const lockout = new Lockout(rejections);
  if (command.kind === "agent") lockout.lift(meantFinder(team)(command.agent)?.slug ?? "");
  for (const note of transcript.read().locks) lockout.lock(note);
  const roster = createRoster(team.members, await loadCapabilities(tree, team), author.login);
  const names = roster.colleagues.map(({ slug: slug2, name: name2 }) => [slug2, name2]);
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
      const inRun = authorsInRun(files, sender, context2, repository);
      const earlier = await earlierAuthors(files, sender, context2, repository);
      if (!isRejected) return [...inRun, ...earlier];
      const written = lastAuthors(inRun);
      return [...written, ...rejectedBefore(files, written, lastAuthors(earlier.toReversed()))];
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
  const changes = await resultOr(readChangedPaths(ports.git, range, MAX_COMMITS), void 0);
  return commits.flatMap(({ commit: commit2, agent }) => {
    const own = agent === "" ? [] : changes?.get(commit2) ?? [];
    return own.filter(isMeant).map((path) => ({ agent, path, isEarlier: true }));
  });
}
function rejectedBefore(files, written, earlier) {
  if (files.length === 0 && written.length > 0) return [];
  const isWritten = (path) => written.some((one) => one.path === path);
  return earlier.flatMap(({ agent, path }) => isWritten(path) ? [] : [{ agent, path }]);
}
var ANY_PERSON = ["user", "human", "person", "people"];
function createRoster(members, capabilities, asker) {
  const routable = members.filter(isRoutable);
  const colleagueOf = ({ slug: slug2, name: name2, role }) => ({
    slug: slug2,
    name: name2,
    role,
    ...capabilities.get(slug2) ?? { reviews: false, implements: false, sends: false }
  });
  const findMeant2 = meantFinder({ members: routable });
  const people = { members: members.filter(({ kind }) => kind === "person") };
  const personNames = [asker.toLowerCase(), ...ANY_PERSON];
  return {
    colleagues: routable.map(colleagueOf),
    find(name2) {
      const found = findMeant2(name2);
      return found === void 0 ? void 0 : colleagueOf(found);
    },
    isPerson: (name2) => personNames.includes(name2.toLowerCase()) || findMember(people, name2) !== void 0
  };
}

// src/run/agents/agent-deps.ts
async function prepareDeps(budget, isResumed, context2, repository) {
  const boxState = openBoxState(context2, repository);
  const openingToolbox = openToolbox(context2, repository, boxState);
  const knowledge = await loadKnowledge(context2, repository);
  const duties = loadDuties(knowledge, repository.team);
  return {
    context: context2,
    repository,
    budget,
    isResumed,
    knowledge,
    facts: openRepositoryFacts(knowledge.reader, context2, repository),
    images: openImageGallery(repository.images, context2.ports.github),
    filePolicy: filePolicyOf(context2, repository),
    policy: await openRoutingPolicy(context2, repository),
    duties: await duties,
    toolbox: await openingToolbox,
    boxState,
    instances: new AgentInstances(context2.ports.clock),
    starts: /* @__PURE__ */ new Map(),
    base: new BaseChecks(),
    requestFile: openRequestFile(context2),
    work: recordWork(context2.transcript, repository.team.directory)
  };
}
function filePolicyOf(context2, repository) {
  const { answerOnly } = repository.target;
  const { holdsSecret } = context2.ports;
  if (answerOnly !== void 0) return { holdsSecret, refuses: () => answerOnly };
  return protectedPathsOf(context2, repository);
}

// src/run/agents/apply-suggestions.ts
init_define_RUNTIME_PACKAGES();

// src/run/agents/session-config.ts
init_define_RUNTIME_PACKAGES();

// src/publish/deliver-work.ts
init_define_RUNTIME_PACKAGES();
async function deliverWork(work2, deps) {
  const { branch } = work2;
  const bundle = openBundle(work2, deps);
  const first = await pushToBranch(work2, deps);
  const isForced = first.kind === "refused" && SHALLOW.test(first.reason);
  const delivery = isForced ? await pushWithHistory(work2, first, deps) : first;
  bundle.close();
  if (delivery.kind !== "pushed") return keepElsewhere(work2, delivery, deps, bundle.keep);
  deps.effect("push", `${branch} ${delivery.commit}`);
  return { kind: "delivered", commit: delivery.commit };
}
var PUSH_MS = 500;
function openBundle(work2, deps) {
  let bundle;
  const keep2 = () => {
    bundle ??= bundleOf(work2, deps);
    return bundle;
  };
  const pushed = new AbortController();
  const keepSoon = async () => {
    const waited = await attempt(deps.clock.sleep(PUSH_MS, pushed.signal));
    if (waited.kind === "done") await keep2();
  };
  const stopListening = onceAborted(deps.cancelled, () => void keepSoon());
  const close = () => {
    stopListening();
    pushed.abort();
  };
  return { keep: keep2, close };
}
function pushToBranch(work2, deps) {
  const { branch, start, tip, by } = work2;
  return deliver(deps, {
    ref: `refs/heads/${branch}`,
    commit: tip,
    async onMoved(theirs = start) {
      const ranges = { ours: { base: start, tip }, theirs: { base: start, tip: theirs } };
      const isWorkedByRival = by !== void 0 && await hasRivalWork(deps.git, by, ranges);
      return isWorkedByRival ? { kind: "nothing-left" } : replay(deps.git, ranges.ours, theirs);
    }
  });
}
var SHALLOW = /^shallow update not allowed/;
async function pushWithHistory(work2, refusal2, deps) {
  const completed = await attempt(completeHistoryOf(deps.git, work2.start));
  return completed.kind === "done" ? pushToBranch(work2, deps) : refusal2;
}
async function keepElsewhere(work2, why, deps, keep2 = () => bundleOf(work2, deps)) {
  const reason = why.kind === "conflict" ? collisionText(why.files) : why.reason;
  const hint = why.kind === "refused" ? why.hint : void 0;
  const fallback = { reason, hint, wanted: work2.branch, isMemory: work2.isMemory };
  const branch = mayTakeAnother(why) ? await pushToOwnBranch(work2, deps) : void 0;
  const at = { commit: work2.tip, pullRequest: void 0, compareUrl: void 0 };
  if (branch !== void 0) {
    return { kind: "kept", work: { ...at, branch, fallback: { ...fallback, bundle: void 0 } } };
  }
  const bundled = await keep2();
  if (bundled.kind === "threw") throw lostError(work2, fallback, bundled.error);
  const inBundle = { ...fallback, bundle: bundled.value };
  return { kind: "kept", work: { ...at, branch: work2.branch, fallback: inBundle } };
}
function mayTakeAnother(why) {
  return why.kind === "conflict" || why.kind === "refused" && why.byRule;
}
function collisionText(files) {
  const named = files.slice(0, 3).join(", ");
  return `somebody changed the same lines of ${named}${files.length > 3 ? " and more" : ""} in the meantime`;
}
async function pushToOwnBranch({ branch: wanted, tip: commit2 }, deps) {
  const name2 = `${wanted}-${commit2.slice(0, 8)}`;
  const { kind, branch } = await deliverToOwnBranch(deps, { branch: name2, commit: commit2 });
  if (kind !== "pushed") return void 0;
  deps.effect("push", `${branch} ${commit2}`);
  return branch;
}
function lostError({ branch }, { reason, hint }, cause) {
  return new SquadError({
    code: "E_GIT",
    message: `The branch ${branch} could not be pushed: ${reason}. Its commits could not be saved to a file either. ${describe(cause).message}`,
    hint: hint ?? describe(cause).hint,
    cause
  });
}
function bundleOf({ branch, tip: commit2, base }, deps) {
  return attempt(keepBundle({ branch, commit: commit2, base }, deps));
}
async function keepBundle(work2, { git, jobPaths, uploadFile }) {
  const { folder } = jobPaths.kept;
  await keepInBundle(git, { ...work2, folder });
  const uploaded = await uploadFile(BUNDLE_FILE);
  const file = BUNDLE_FILE;
  if (uploaded.kind === "uploaded") return { file, place: uploaded.artifact, isArtifact: true };
  return { file, place: folder, isArtifact: false, isUploadFailed: uploaded.kind === "failed" };
}

// src/publish/pull-request-title.ts
init_define_RUNTIME_PACKAGES();
var MAX_LENGTH2 = 72;
var FALLBACK_TITLE = "Changes by the squad";
function renderPullRequestTitle(source) {
  const { titles, request, threadTitle = "", pulls } = source;
  const clean = [...titles, threadTitle, openingOf3(request)].map((one) => cleanTitle(one, pulls));
  const title3 = clean.find((one) => one !== "") ?? "";
  return cutAtWord(beginSentence(title3), MAX_LENGTH2) || FALLBACK_TITLE;
}
var UNFINISHED_TITLE = "[unfinished] ";
var isMarkedUnfinished = (title3) => title3.startsWith(UNFINISHED_TITLE);
function markUnfinished(title3, isUnfinished) {
  const plain2 = isMarkedUnfinished(title3) ? title3.slice(UNFINISHED_TITLE.length) : title3;
  return isUnfinished ? `${UNFINISHED_TITLE}${plain2}` : plain2;
}
var UNFINISHED_COMMIT = "Unfinished: ";
var MEMORY_SUBJECT = "Record decisions and learnings";
function renderCommitSubject(source) {
  const { title: title3 = "", task, unfinished, pulls } = source;
  const said3 = unfinished ? "" : cleanTitle(title3, pulls);
  const subject = beginSentence(said3 || cleanTitle(openingOf3(task), pulls));
  const mark = unfinished ? UNFINISHED_COMMIT : "";
  return `${mark}${cutAtWord(subject, MAX_LENGTH2 - mark.length)}`;
}
function cutAtWord(text2, max) {
  const line2 = oneLine(text2);
  if (line2.length <= max) return line2;
  const head = headOf(line2, max - 1);
  const end = line2[head.length] === " " ? head.length : head.lastIndexOf(" ");
  const part = head.search(/[^/\\._-]*$/);
  const kept = head.slice(
    0,
    [end, part].find((at) => at > max / 2)
  );
  return `${kept.replace(/[\s,;:.(-]+$/, "")}\u2026`;
}
function openingOf3(text2) {
  const line2 = text2.split("\n").find((one) => /[\p{L}\p{N}]/u.test(one)) ?? "";
  return firstSentence(line2.slice(0, 300)).replace(/[.!?]$/, "");
}
function cleanTitle(text2, pulls) {
  const nounOf = (number2) => pulls.includes(Number(number2)) ? "pull request" : "issue";
  const plainer = oneLine(text2.slice(0, 1e3), 300).replace(/https?:\/\/\S*/gi, "").replace(/^(?:\[(?:wip|draft|squad)\]|(?:wip|draft|squad):|wip\b)/i, "").replace(/[@[\]<>]/g, " ").replace(
    /(\b(?:issues?|pull requests?|PRs?) )?(?:#|\bGH-)(?=(\d{1,10}))/gi,
    (_all, noun, number2) => noun ?? `${nounOf(number2)} `
  ).replace(/ ?\((?:see )?(?:issue|pull request) \d{1,10}\)/gi, "").replace(/\*\*\*NO_CI\*\*\*|skip-checks:/gi, "").replace(/!+:/g, ":").replace(/ {2,}/g, " ").replace(/[. ]+$/, "");
  return plainer === text2 ? text2 : cleanTitle(plainer, pulls);
}
function beginSentence(text2) {
  return /^[a-z]+ /.test(text2) ? capitalise(text2) : text2;
}

// src/workspace/open-workspace.ts
init_define_RUNTIME_PACKAGES();

// src/workspace/conflicts.ts
init_define_RUNTIME_PACKAGES();
async function loadConflict(git, worktree, conflicted, { force }) {
  const { tip, tree, files } = conflicted;
  const { directory, touched } = worktree;
  if (!await worktree.loadConflict(conflicted, { force })) return void 0;
  const changed = await pathsBetween(git, { base: tip, tip: tree });
  for (const path of [...files, ...changed]) touched.add(path);
  const known = await attempt(readEarlierWork(git, conflicted));
  const earlier = known.kind === "done" ? known.value : [];
  await labelMarkers(directory, conflicted, earlier);
  const read = files.map(async (path) => ({ path, bytes: await readRegularFile(directory, path) }));
  const there = await Promise.all(files.map((path) => isThere(directory, path)));
  return { earlier, conflictedFiles: (await Promise.all(read)).filter((_, at) => there[at]) };
}
var MOST_COLLIDING = 6e3;
function collidingLines(files) {
  let room = MOST_COLLIDING;
  return files.flatMap(({ path, bytes }) => {
    const places = bytes?.toString("utf8").match(/^<{7} [\s\S]*?^>{7} .*$/gm) ?? [];
    const text2 = places.join("\n\n");
    if (text2 === "" || text2.length > room) return [];
    room -= text2.length;
    return [{ path, text: text2 }];
  });
}
async function findUnresolved({ directory }, conflictedFiles) {
  const checks = conflictedFiles.map(async ({ path, bytes }) => {
    const present = await readRegularFile(directory, path);
    if (present === void 0) return isThere(directory, path);
    const isAsBefore = bytes !== void 0 && present.equals(bytes);
    return isAsBefore || /^(<{7} |>{7} )/m.test(present.toString("latin1"));
  });
  const isOpen2 = await Promise.all(checks);
  return conflictedFiles.filter((_, at) => isOpen2[at]).map(({ path }) => path);
}
var MOST_COMMITS = 10;
async function readEarlierWork(git, { base, tip, agent: own }) {
  const commits = await readTrailedCommits(git, { base, tip }, MOST_COMMITS);
  return Promise.all(
    commits.map(async ({ agent, author, subject, commit: commit2 }) => ({
      agent: agent === "" ? author : agent,
      isOwn: agent === own,
      subject,
      files: await pathsChangedBy(git, commit2)
    }))
  );
}
async function labelMarkers(directory, { commit: commit2, tip, agent = "this", files }, earlier) {
  const others = new Set(
    earlier.filter((work2) => work2.files.some((path) => files.includes(path))).map((work2) => work2.isOwn ? `${agent} (another session)` : work2.agent)
  );
  const theirs = [...others].join(" and ") || "theirs";
  const label = async (file) => {
    const text2 = (await readUpTo(file, MAX_FILE_BYTES))?.toString("latin1") ?? "";
    const labelled = text2.replaceAll(`<<<<<<< ${tip}`, `<<<<<<< ${toLatin1(theirs)}`).replaceAll(`>>>>>>> ${commit2}`, `>>>>>>> ${toLatin1(agent)} (yours)`);
    if (labelled === text2) return;
    await file.truncate();
    await file.write(labelled, 0, "latin1");
  };
  await Promise.allSettled(files.map((path) => useRegularFile(directory, path, label, "write")));
}
function toLatin1(text2) {
  return Buffer.from(text2).toString("latin1");
}

// src/workspace/worktrees/hand-written.ts
init_define_RUNTIME_PACKAGES();
import { rm as rm7 } from "node:fs/promises";
import { basename as basename6, dirname as dirname12 } from "node:path/posix";
var LOGS = ["log", "orchestration-log"];
var NOT_LOGGED = "it is not committed, since the run keeps its own log";
var TOLD = {
  decision: "It is recorded as a decision when you end, as squad_decide does.",
  learning: "It is kept as your learning when you end, as squad_memory does.",
  history: "What you added is kept as your learning when you end, as squad_memory does; the file itself stays as it was.",
  log: `Note: ${NOT_LOGGED}.`
};
var HASH_AT_END = /-([0-9a-f]{8})(?:-\d{1,4})?\.md$/;
var MAX_NOTES2 = 100;
var TOO_MANY = `at most ${MAX_NOTES2} notes are kept at once`;
var MISNAMED = "a note is a Markdown file with a plain name";
var MAX_LISTED = 1e3;
var HandWritten = class {
  #worktree;
  #git;
  #notes;
  constructor(worktree, git, notes) {
    this.#worktree = worktree;
    this.#git = git;
    this.#notes = notes;
  }
  /** Returns what becomes of a file that is about to be written; undefined when it is no note, and policy decides. */
  async admit(path) {
    const kind = this.#kindOf(path);
    if (kind === void 0) return void 0;
    if (kind === "log") return { told: TOLD.log, problemOf: () => void 0 };
    const entry = (await this.#inBase([path])).get(path);
    const isOthers = entry !== void 0 || this.#worktree.written.has(path);
    if (kind !== "history" && isOthers) return void 0;
    const before = await this.#textOf(entry);
    const problemOf = (text2) => this.#read(kind, path, before, text2).problem;
    return { told: TOLD[kind], problemOf };
  }
  /** True for a changed file that policy doesn't judge, since it is never committed as it is. */
  isNote(path, isNew) {
    const kind = this.#kindOf(path);
    if (this.#worktree.written.has(path) || kind === void 0) return false;
    return isNew || kind === "history" || kind === "log";
  }
  /** Returns a line for each note that can't be kept: `path: why`. Changes nothing. */
  findUnkept() {
    return this.#settleAll(false);
  }
  /** Keeps the notes and takes their files away; a history gets its old text. Returns a line for each that can't be kept. */
  take() {
    return this.#settleAll(true);
  }
  #kindOf(path) {
    const { squadDirectory, folder, decision: decision2, learning, takesHistory } = this.#notes;
    const [parent, isEntry] = [dirname12(path), isInboxEntry(basename6(path))];
    if (LOGS.some((log) => path.startsWith(`${squadDirectory}/${log}/`))) return "log";
    if (decision2 !== void 0 && isEntry && parent === `${squadDirectory}/decisions/inbox`)
      return "decision";
    if (learning === void 0) return void 0;
    if (takesHistory && path === `${folder}/history.md`) return "history";
    return isEntry && parent === `${folder}/inbox` ? "learning" : void 0;
  }
  async #settleAll(keeps) {
    if (this.#worktree.base() === void 0) return [];
    const rewritten = await this.#findRewritten();
    const found = await this.#find(rewritten);
    if (keeps) for (const path of rewritten) this.#worktree.written.delete(path);
    const lines = /* @__PURE__ */ new Set();
    for (const [at, file] of found.entries()) {
      const isTooMany = at >= MAX_NOTES2 && file.kind !== "log";
      const line2 = isTooMany ? `${shown2(file.path)}: ${TOO_MANY}` : await this.#tell(file, keeps);
      if (line2 !== void 0) lines.add(line2);
    }
    return [...lines];
  }
  /** Finds the notes of tools that something else changed afterwards: a tool names its file by the hash of what it wrote. */
  async #findRewritten() {
    const { directory, written } = this.#worktree;
    const rewritten = /* @__PURE__ */ new Set();
    for (const path of written) {
      if (!["decision", "learning"].includes(this.#kindOf(path) ?? "")) continue;
      const found = await resultOr(inFolderOf(directory, path, readExistingFile), void 0);
      const text2 = found?.kind === "readable" ? found.text ?? "" : "";
      if (HASH_AT_END.exec(basename6(path))?.[1] !== shortHash(text2)) rewritten.add(path);
    }
    return rewritten;
  }
  /** Finds the agent's own files where notes are written. */
  async #find(rewritten) {
    const { touched, written } = this.#worktree;
    const listed2 = await this.#list();
    const known = [...touched, ...rewritten].filter((path) => this.#kindOf(path) !== void 0);
    const paths2 = [.../* @__PURE__ */ new Set([...listed2, ...known])].toSorted(compareText);
    const base = await this.#inBase(paths2);
    return paths2.flatMap((path) => {
      const [kind, entry] = [this.#kindOf(path), base.get(path)];
      const isOwn = entry === void 0 ? !written.has(path) || rewritten.has(path) : this.isNote(path, false);
      const isChanged = entry === void 0 || touched.has(path);
      const isJudged = kind === void 0 && touched.has(path);
      return isOwn && isChanged && !isJudged ? [{ path, kind, entry }] : [];
    });
  }
  async #tell(file, keeps) {
    const { path, kind, entry } = file;
    if (kind === "log") return keeps ? void 0 : `${dirname12(path)}: ${NOT_LOGGED}`;
    if (kind === void 0) return `${shown2(path)}: ${MISNAMED}`;
    const settled = await attempt(this.#settle({ path, kind, entry }, keeps));
    const problem2 = settled.kind === "done" ? settled.value : describe(settled.error).message;
    return problem2 === void 0 ? void 0 : `${shown2(path)}: ${problem2}`;
  }
  /** Returns why the note can't be kept; undefined when it can, or was. */
  async #settle({ path, kind, entry }, keeps) {
    const found = await inFolderOf(this.#worktree.directory, path, readExistingFile);
    if (found?.kind !== "readable") return "it is not a regular text file";
    const before = await this.#textOf(entry);
    const isUnchanged = found.text === (entry === void 0 ? void 0 : before);
    if (isUnchanged) return void 0;
    const note = this.#read(kind, path, before, found.text ?? "");
    if (!keeps) return note.problem;
    const problem2 = note.problem ?? await note.keep();
    if (problem2 === void 0 || kind === "history") await this.#putBack(path, entry, before);
    return problem2;
  }
  /** Leaves the place as the base has it. */
  async #putBack(path, entry, before) {
    await inFolderOf(
      this.#worktree.directory,
      path,
      (place) => entry === void 0 ? rm7(place, { force: true }) : replaceFile(place, before)
    );
    this.#worktree.touched.delete(path);
  }
  #read(kind, path, before, text2) {
    const { decision: decision2, learning } = this.#notes;
    const reader = kind === "decision" ? decision2 : learning;
    const added = kind === "history" ? textAdded(before, text2) : text2;
    if (added === void 0 || reader === void 0) return LINES_LOST;
    return kind === "history" && added.trim() === "" ? NOTHING2 : reader(basename6(path), added);
  }
  /** Lists what is in the folders for notes: git says nothing of ignored files, and Squad's set-up ignores most of these. */
  async #list() {
    const { squadDirectory, folder, decision: decision2, learning, takesHistory } = this.#notes;
    const folders = [
      ...decision2 === void 0 ? [] : [`${squadDirectory}/decisions/inbox`],
      ...learning === void 0 ? [] : [`${folder}/inbox`],
      ...LOGS.map((log) => `${squadDirectory}/${log}`)
    ];
    const listed2 = await Promise.all(folders.map((name2) => this.#namesIn(name2)));
    const history = learning !== void 0 && takesHistory ? [`${folder}/history.md`] : [];
    return [...history, ...listed2.flat()];
  }
  async #namesIn(folder) {
    const way = { root: this.#worktree.directory, names: namesOn(folder) };
    const list3 = workInFolder(way, (base) => readFolder(base, MAX_LISTED));
    const found = await resultOr(list3, void 0);
    if (found?.kind !== "worked") return [];
    const names = found.value.entries.map(({ name: name2 }) => name2);
    return names.filter((name2) => name2 !== ".gitkeep").map((name2) => `${folder}/${name2}`);
  }
  #inBase(paths2) {
    return listFolderEntries(this.#git, this.#worktree.base() ?? "", paths2);
  }
  async #textOf(entry) {
    return entry === void 0 ? "" : (await this.#git.readObject(entry.object)).toString();
  }
};
var NOTHING2 = { problem: void 0, keep: async () => void 0 };
var LINES_LOST = {
  problem: "it lost or changed lines, and only added ones become learnings",
  keep: async () => void 0
};
function shown2(path) {
  return /[\p{C}]/u.test(path) ? JSON.stringify(path) : path;
}

// src/workspace/open-workspace.ts
async function openWorkspace(label, deps) {
  const { git, policy, branch, boxedGit } = deps;
  const { tip, isLarge } = branch;
  const worktree = await planWorktree(label, { git, policy, tip, isLarge, boxedGit });
  const taken = deps.notesIn?.(worktree);
  const notes = taken && new HandWritten(worktree, git, taken);
  const submitter = new Submitter(label, worktree, notes, deps);
  const serialized = serialize();
  const workspace = {
    directory: worktree.directory,
    decideFileAccess: (request) => worktree.decideFileAccess(request, notes),
    submit: (report) => serialized(() => submitter.submit(report)),
    sync: (report) => serialized(() => submitter.sync(report)),
    peek: () => serialized(() => submitter.peek()),
    pushToFallbackBranch: async () => {
      const commit2 = await serialized(() => submitter.commitAside());
      return commit2 === void 0 ? { keptOn: branch.name } : deps.pushToFallbackBranch(commit2);
    }
  };
  const newLines = onlyNewLines();
  const findRefused = async () => {
    await markChangedFiles(worktree);
    const unkept = await notes?.findUnkept() ?? [];
    const { left } = await selectChanges(worktree, { git, policy, tip: tip(), notes });
    const places = new Set(unkept.map(placeOf3));
    return newLines([...left.filter((line2) => !places.has(placeOf3(line2))), ...unkept]);
  };
  return { workspace, worktree, findRefused: () => serialized(findRefused) };
}
var MAX_TRIES = 2;
var PEEKED = { task: "Work in progress", unfinished: true };
var Submitter = class {
  #label;
  #worktree;
  #notes;
  #deps;
  #newLines = onlyNewLines();
  #latest;
  #conflictedFiles = [];
  constructor(label, worktree, notes, deps) {
    this.#label = label;
    this.#worktree = worktree;
    this.#notes = notes;
    this.#deps = deps;
  }
  async submit(report, tries = 1) {
    const worktree = this.#worktree;
    const { git, branch } = this.#deps;
    const unresolved = await findUnresolved(worktree, this.#conflictedFiles);
    if (unresolved.length > 0) return { kind: "conflict", files: unresolved };
    const unkept = await this.#notes?.take() ?? [];
    const work2 = await this.#commit(report);
    const left = this.#newLines([...work2.left, ...unkept]);
    if (work2.kind === "nothing") {
      this.#noteUncommitted(left);
      return { kind: "nothing" };
    }
    const { base, files } = work2;
    this.#latest = { commit: work2.commit, report };
    const [integrated, patch] = await Promise.all([
      branch.integrate(work2),
      readPatch(git, { base, tip: work2.commit }),
      worktree.index(work2.commit)
    ]);
    if (integrated.kind === "integrated") {
      worktree.setBase(work2.commit);
      this.#emitCommit(work2, { commit: integrated.commit, left, patch });
      return { kind: "committed", commit: integrated.commit, files };
    }
    this.#noteUncommitted(left);
    const conflicted = { ...work2, ...integrated, agent: work2.identity.trailers.agent };
    const force = tries > MAX_TRIES;
    const loaded = await loadConflict(git, worktree, conflicted, { force });
    if (loaded === void 0) return this.submit(report, tries + 1);
    const { earlier, conflictedFiles } = loaded;
    this.#conflictedFiles = conflictedFiles;
    const sides = collidingLines(conflictedFiles);
    return { kind: "conflict", files: integrated.files, earlier, sides };
  }
  /** Submits, then brings the folder to the branch's tip. */
  async sync(report) {
    const first = await this.submit(report);
    let last = first;
    for (let tries = 1; last.kind !== "conflict"; tries += 1) {
      this.#conflictedFiles = [];
      const force = tries > MAX_TRIES;
      if (await this.#worktree.updateTo(this.#deps.branch.tip(), { force })) return first;
      last = await this.submit(report);
    }
    return last;
  }
  /** Returns what is not submitted yet, as a patch. */
  async peek() {
    const work2 = await this.#commit(PEEKED);
    if (work2.kind === "nothing") return "";
    return readPatch(this.#deps.git, { base: work2.base, tip: work2.commit });
  }
  /**
   * Commits what was written since the latest commit, on top of it; unresolved files stay as they were there. If that fails, says
   * what is lost, and falls back to the latest commit. Undefined when nothing was committed at all.
   */
  async commitAside() {
    if (this.#latest === void 0) return void 0;
    const { commit: commit2, report } = this.#latest;
    const { git, policy, identify: identify2 } = this.#deps;
    const worktree = this.#worktree;
    const unkept = await this.#notes?.take() ?? [];
    const unresolved = new Set(await findUnresolved(worktree, this.#conflictedFiles));
    const resolved = (paths2) => new Set([...paths2].filter((path) => !unresolved.has(path)));
    const rest = {
      directory: worktree.directory,
      overlooked: worktree.overlooked,
      runGit: (args, environment) => worktree.runGit(args, environment),
      base: () => commit2,
      touched: resolved(worktree.touched),
      written: resolved(worktree.written)
    };
    const identifyRest = (files) => identify2(report, files);
    const tried = await attempt(
      commitWork(rest, { git, policy, identify: identifyRest, notes: this.#notes })
    );
    const lost = "what was written after the collision";
    const end = tried.kind === "done" ? { commit: commit2, ...tried.value } : { commit: commit2, left: [`${lost}: ${describe(tried.error).message}`] };
    this.#noteUncommitted(this.#newLines([...end.left, ...unkept]));
    return end.commit;
  }
  #commit(report) {
    const { git, policy, branch, identify: identify2 } = this.#deps;
    const identifyWork = (files) => identify2(report, files);
    const how = { git, policy, identify: identifyWork, tip: branch.tip(), notes: this.#notes };
    return commitWork(this.#worktree, how);
  }
  #emitCommit({ identity, files, removed }, end) {
    const [subject = ""] = identity.message.split("\n", 1);
    this.#deps.emit({ kind: "commit", session: this.#label, subject, files, removed, ...end });
  }
  /** Reports files that were left out as refused writes, when there is no commit to list them. */
  #noteUncommitted(left) {
    for (const line2 of left) {
      const [path = "", ...reason] = line2.split(": ");
      const denied = { session: this.#label, path, reason: reason.join(": ") };
      this.#deps.emit({ kind: "file.denied", access: "write", ...denied });
    }
  }
};
function placeOf3(line2) {
  const [path = ""] = line2.split(": ", 1);
  return path;
}
function onlyNewLines() {
  const seen = /* @__PURE__ */ new Set();
  return (lines) => lines.filter((line2) => {
    const isNew = !seen.has(line2);
    seen.add(line2);
    return isNew;
  });
}
async function commitWork(worktree, deps) {
  const commit2 = () => commitOnce(worktree, deps);
  const done = await commit2() ?? await commit2();
  if (done !== void 0) return done;
  const message = "files were replaced while they were committed: nothing was committed";
  throw new SquadError({ code: "E_GIT", message });
}
async function commitOnce(worktree, { identify: identify2, ...deps }) {
  const base = worktree.base();
  if (base === void 0) return { kind: "nothing", left: [] };
  const { git } = deps;
  const { accepted, left: refused2 } = await selectChanges(worktree, deps);
  const ignored = await findIgnored(worktree, accepted);
  const left = [...refused2, ...[...ignored].map(([path, reason]) => `${path}: ${reason}`)];
  const taken = accepted.filter(({ path }) => !ignored.has(path));
  const files = taken.map(({ path }) => path);
  const removed = taken.filter(({ isRemoved }) => isRemoved === true).map(({ path }) => path);
  if (files.length === 0) return { kind: "nothing", left };
  const identity = identify2(files);
  const contents = taken.map((file) => [file.path, contentOf(worktree, file)]);
  const signed = { parents: [base], ...signature(git, identity), committer: git.identity };
  const made = await attempt(git.commit({ ...signed, files: new Map(contents) }));
  if (made.kind === "done") {
    return { kind: "commit", commit: made.value, base, files, removed, left, identity };
  }
  if (made.error instanceof ReplacedFile) return void 0;
  throw made.error;
}
var ReplacedFile = class extends Error {
};
function contentOf({ directory }, candidate) {
  const { object: object2 = "", isRemoved } = candidate;
  if (isRemoved === true) return void 0;
  return async () => {
    const bytes = await readCommitted(directory, candidate);
    if (bytes === void 0 || objectId(bytes, object2.length) !== object2) throw new ReplacedFile();
    return bytes;
  };
}
async function selectChanges(worktree, { git, policy, tip, notes }) {
  const base = worktree.base();
  if (base === void 0) return { accepted: [], left: [] };
  const all = await listChanges(git, worktree, base);
  const changes = all.filter(({ path, isNew }) => notes?.isNote(path, isNew === true) !== true);
  const checks = { git, worktree, policy };
  const checked = applyPolicy(changes, policy);
  const clean = await rejectByContent(checked.accepted, checks);
  const newest2 = tip ?? base;
  const apart = await rejectTwins(clean.accepted, git, newest2);
  const whole = await rejectHalfMoves(apart.accepted, changes, checks);
  const last = whole.left.length === 0 ? whole : await rejectTwins(whole.accepted, git, newest2);
  const left = [checked, clean, apart, whole, last].flatMap((result) => result.left);
  return { accepted: last.accepted, left: [...left, ...worktree.overlooked] };
}
var NOT_LITERAL = { GIT_LITERAL_PATHSPECS: "0" };
async function findIgnored(worktree, accepted) {
  const own = accepted.filter(({ byTool, isNew }) => !byTool && isNew === true);
  const ignored = /* @__PURE__ */ new Map();
  for (const paths2 of batchPaths(own.map(({ path }) => `./${path}`))) {
    const { code: code2, stdout } = await worktree.runGit(["check-ignore", "--", ...paths2], NOT_LITERAL);
    const isAnswer = code2 === 0 || code2 === 1;
    const listed2 = isAnswer ? stdout.split("\n").slice(0, -1).map(unquoted) : paths2;
    const reason = isAnswer ? "a .gitignore lists it" : "git could not tell whether it is ignored";
    for (const path of listed2) ignored.set(path.replace(/^\.\//, ""), reason);
  }
  return ignored;
}
function unquoted(line2) {
  return line2.startsWith('"') ? line2.slice(1, -1).replace(/\\(["\\])/g, "$1") : line2;
}

// src/run/briefing/session-briefing.ts
init_define_RUNTIME_PACKAGES();
async function composeSessionBriefing(agent, handoff2, team, { hasShell, ...reach }, deps) {
  const { context: context2, repository } = deps;
  const facts = await currentFacts(deps);
  const requestFile = hasShell ? await deps.requestFile() : void 0;
  const reader = { slug: agent.slug, requestFile };
  const known = sum(team.knowledge.map(({ text: text2 }) => text2.length));
  const budget = sessionBudget(context2.inputs.providerMaxPromptTokens);
  const forTask = Math.min(MOST_OF.request + MOST_OF.work + MOST_OF.thread, budget / 2);
  const first = spendBudget(Math.max(LEAST_BEGINNING, budget - known - forTask), [
    {
      part: "Charter",
      most: MOST_OF.charter,
      render: (max) => cutVisibly(withoutModel(team.charter), max)
    },
    conventionsPart(facts),
    colleaguesPart(agent, deps),
    mapPart(facts, deps)
  ]);
  const [charter, conventions, colleagues, map] = first.parts;
  const repositoryName = `${context2.request.repository.owner}/${context2.request.repository.name}`;
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
    describeTask: (handoff3, isFirst, other) => describeTask(handoff3, isFirst, other, reader, first.left + forTask, deps)
  };
}
var LEAST_BEGINNING = 4e3;
async function currentFacts({
  facts,
  context: context2,
  repository
}) {
  const { branch } = repository;
  const known = await facts();
  if (branch.tip() === branch.start) return known;
  return {
    ...known,
    files: await resultOr(listFiles(context2.ports.git, branch.tip()), known.files)
  };
}
function withoutModel(charter) {
  return charter.replace(/^## Model\n(?:[^#\n].*\n?|\n)*/m, "").trimEnd();
}
function reviewRuleOf({ from, type, isFromPerson, isLast }, { slug: slug2 }, { repository, knowledge }) {
  if (isFromPerson !== true && isLast !== true)
    return from === COORDINATOR ? "The coordinator arranges reviews." : "";
  if (type === "review-request") return "";
  const rules = reviewRulesOf(repository.team, slug2, knowledge.reader);
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
  const others = policy.roster.colleagues.filter(({ slug: slug2 }) => slug2 !== agent.slug);
  return {
    part: "Colleagues",
    most: others.length === 0 ? 0 : MOST_OF.colleagues,
    render: (maxLength) => renderColleagues(others, duties, maxLength)
  };
}
function mapPart({ files }, { context: context2, repository }) {
  const { team } = repository;
  const quote3 = (text2) => quoteUntrusted({
    text: text2,
    author: "git",
    label: "map",
    nonce: context2.nonce,
    form: "source"
  });
  return {
    part: "The repository",
    most: files.length === 0 ? 0 : MOST_OF.map,
    render: (max) => quote3(
      renderRepositoryMap(files, {
        maxLength: max - quote3("").length,
        closed: team.directory
      })
    )
  };
}

// src/run/agents/custom-tools.ts
init_define_RUNTIME_PACKAGES();
import { mkdir as mkdir8, mkdtemp as mkdtemp5 } from "node:fs/promises";
import { join as join22 } from "node:path";

// src/coordinator/messages/agent-runtime.ts
init_define_RUNTIME_PACKAGES();
var DEFAULT_TIMEOUT_MS = 6e4;
var MAX_TIMEOUT_MS = 18e5;
var QUESTION = { type: "question", isTyped: true, waitForResult: true };
var WORK = {
  type: "implementation-request",
  isTyped: false,
  waitForResult: false,
  loggedAs: "information-share"
};
function createAgentRuntimeBackend(deps) {
  const { caller, roster, instances, swarmName } = deps;
  return {
    /** Waits for the answer: `timeoutMs`, or 60 s where that is missing or invalid. The ids are those of the message log. */
    async request(target, event, options) {
      const timeoutMs2 = timeoutOf(options?.timeoutMs);
      const sent = await sendEvent(deps, target, event, { ...QUESTION, timeoutMs: timeoutMs2 });
      if (sent === void 0) return NO_TEXT;
      const { id: id2, correlationId, to, result } = sent;
      const receipt = { eventId: id2, target: to, correlationId };
      if (result.kind !== "answered") return failureOf3(result) ?? succeeded(receipt);
      return succeeded({ ...receipt, eventId: answerIdOf(id2), response: result.response });
    },
    /** Doesn't wait; `accepted` is false when the pool and its queue are full. */
    async send(target, event) {
      const sent = await sendEvent(deps, target, event, WORK);
      if (sent === void 0) return NO_TEXT;
      const { id: id2, to, result } = sent;
      const isFull = result.kind === "refused" && result.code === "E_POOL_FULL";
      if (isFull) return succeeded({ eventId: id2, target: to, accepted: false });
      return failureOf3(result) ?? succeeded({ eventId: id2, target: to, accepted: true });
    },
    /** Registers an instance unless it exists. Its session opens with the first message to it and is told its folder. */
    async spawn(target, options = {}) {
      const colleague = roster.find(target);
      if (colleague === void 0) {
        const reason = unknownAgentReason(target, roster.colleagues);
        return failed2("E_AGENT_NOT_FOUND", reason, "choose one of them");
      }
      const spawned = instances.spawn({ ...options, target: colleague.slug }, caller);
      if (spawned.kind === "refused") return failed2(INVALID, spawned.reason, spawned.next);
      const { instanceKey, cwd } = spawned.instance;
      const receipt = { target: colleague.slug, instanceKey, spawned: spawned.isNew };
      return succeeded(cwd === void 0 ? receipt : { ...receipt, cwd });
    },
    async list(options) {
      const isAll = options?.includeAll === true;
      return { agents: isAll ? instances.withLive(deps.agents()) : instances.of(caller) };
    },
    async catalog() {
      const availableAgents = roster.colleagues.map(({ slug: slug2 }) => slug2);
      const maySend = roster.find(caller.agent)?.sends !== false;
      return {
        swarmName,
        entryAgent: COORDINATOR,
        selfAgent: caller.agent,
        availableAgents,
        callableAgents: maySend ? availableAgents.filter((slug2) => slug2 !== caller.agent) : []
      };
    }
  };
}
var INVALID = "E_TOOL_INVALID_ARGS";
var NO_TEXT = failed2(
  INVALID,
  "the event holds no text",
  "pass a text, { input }, or { message: { text } }"
);
async function sendEvent({ broker, caller, roster, instances }, target, event, how) {
  const fields = typeof event === "string" ? { input: event } : event;
  const task = fields.input ?? fields.message?.text ?? "";
  if (task.trim() === "") return void 0;
  const to = roster.find(target)?.slug ?? target;
  const instance = fields.instanceKey ?? instances.latestKey(to, caller);
  const type = HANDOFF_TYPES.find((one) => one === fields.type);
  const handoff2 = {
    from: caller.agent,
    to,
    task,
    files: [],
    constraints: instances.folderRule(to, instance, caller),
    priority: "normal",
    ...how,
    ...type === void 0 ? {} : { type, isTyped: true, loggedAs: type },
    ...instance === void 0 ? {} : { instance }
  };
  let ids = { id: "", correlationId: "" };
  const { session, signal } = caller;
  const result = await broker.route(handoff2, {
    session,
    isProgram: true,
    ...signal === void 0 ? {} : { signal },
    onOpened: ({ id: id2, correlationId }) => {
      ids = { id: id2, correlationId };
    }
  });
  return { ...ids, to, result };
}
function timeoutOf(timeoutMs2) {
  if (typeof timeoutMs2 !== "number" || !(timeoutMs2 > 0)) return DEFAULT_TIMEOUT_MS;
  return Math.min(timeoutMs2, MAX_TIMEOUT_MS);
}
function failureOf3(result) {
  if (result.kind === "working") {
    const next = "go on without the answer, and do not ask the same question again";
    return failed2("E_A2A_TIMEOUT", `${result.to}: ${waitOverReason(result)}`, next);
  }
  if (result.kind === "refused") {
    const { code: code2, reason, next = "do without it" } = result;
    return failed2(code2 === "E_A2A_CIRCULAR" ? "CIRCULAR_CALL_DETECTED" : code2, reason, next);
  }
  if (result.kind !== "failed") return void 0;
  const message = `${result.to} failed: ${result.reason}`;
  return failed2("E_TOOL", message, "ask another agent, or do without");
}
function succeeded(value) {
  return { kind: "done", value };
}
function failed2(code2, message, suggestion) {
  return { kind: "error", error: { code: code2, message, suggestion } };
}

// src/files/copy-folder.ts
init_define_RUNTIME_PACKAGES();
import { mkdir as mkdir7, readdir as readdir4, readlink as readlink2, symlink as symlink2, writeFile as writeFile5 } from "node:fs/promises";
import { join as join20 } from "node:path";
var MAX_ENTRIES3 = 2e3;
var MAX_DEPTH2 = 16;
async function copyFolder(root, names, into) {
  const left = { entries: MAX_ENTRIES3 };
  await attempt(workInFolder({ root, names }, (base) => copyEntries(base, into, left, 0)));
}
async function copyEntries(base, into, left, depth) {
  if (depth > MAX_DEPTH2) return;
  for (const entry of await readdir4(base, { withFileTypes: true })) {
    left.entries -= 1;
    if (left.entries < 0) return;
    const [from, to] = [join20(base, entry.name), join20(into, entry.name)];
    if (entry.isSymbolicLink()) await attempt(async () => symlink2(await readlink2(from), to));
    else if (entry.isFile()) await attempt(copyFile3(from, to));
    else if (entry.isDirectory()) {
      await mkdir7(to);
      const inner = { root: base, names: [entry.name] };
      await attempt(workInFolder(inner, (folder) => copyEntries(folder, to, left, depth + 1)));
    }
  }
}
async function copyFile3(from, to) {
  const read = await readPlace(from);
  if (read.kind === "file") await writeFile5(to, read.bytes, { mode: read.mode });
}

// src/tools/custom/create-custom-tool.ts
init_define_RUNTIME_PACKAGES();
var import_yaml = __toESM(require_dist(), 1);

// src/tools/custom/templates.ts
init_define_RUNTIME_PACKAGES();
var TEMPLATE_LANGUAGES = ["typescript", "go", "python", "bash"];
var TYPESCRIPT = `import { cwd, env } from 'node:process';
import { parseArgs } from 'node:util';

// Declare every parameter of tool.yaml here; a boolean arrives as the text "true" or "false".
const { values } = parseArgs({
  options: {
    name: { type: 'string', default: 'world' },
  },
});

// The agent's worktree, which is the working directory too.
const workspace = env.SQUAD_WORKSPACE ?? cwd();

function main(): void {
  writeOutput(\`hello \${values.name} from \${workspace}\`);
}

function writeOutput(result: string): void {
  console.log(result);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
`;
var GO = `package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	// Declare every parameter of tool.yaml here.
	name := flag.String("name", "world", "who is greeted")
	flag.Parse()

	// The agent's worktree, which is the working directory too.
	workspace := os.Getenv("SQUAD_WORKSPACE")

	if err := run(*name, workspace); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(name string, workspace string) error {
	writeOutput(fmt.Sprintf("hello %s from %s", name, workspace))
	return nil
}

func writeOutput(result string) {
	fmt.Println(result)
}
`;
var PYTHON = `import argparse
import os
import sys


def main() -> int:
    # Declare every parameter of tool.yaml here; a boolean arrives as the text "true" or "false".
    parser = argparse.ArgumentParser()
    parser.add_argument("--name", default="world")
    args = parser.parse_args()

    # The agent's worktree, which is the working directory too.
    workspace = os.environ.get("SQUAD_WORKSPACE", os.getcwd())

    write_output(f"hello {args.name} from {workspace}")
    return 0


def write_output(result: str) -> None:
    print(result)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Exception as error:
        print(error, file=sys.stderr)
        sys.exit(1)
`;
var BASH = `#!/usr/bin/env bash
set -euo pipefail

# Declare every parameter of tool.yaml here.
name="world"
for flag in "$@"; do
  case "$flag" in
    --name=*) name="\${flag#*=}" ;;
    *)
      echo "unknown flag: $flag" >&2
      exit 2
      ;;
  esac
done

# The agent's worktree, which is the working directory too.
workspace="\${SQUAD_WORKSPACE:-$PWD}"

write_output() {
  printf '%s\\n' "$1"
}

write_output "hello $name from $workspace"
`;
var TEMPLATES = {
  typescript: { extension: "ts", isBuilt: false, source: TYPESCRIPT, argumentParser: "parseArgs" },
  go: { extension: "go", isBuilt: true, source: GO, argumentParser: "the flag package" },
  python: { extension: "py", isBuilt: false, source: PYTHON, argumentParser: "argparse" },
  bash: { extension: "sh", isBuilt: false, source: BASH, argumentParser: "the case of the loop" }
};

// src/tools/custom/create-custom-tool.ts
var parameters10 = strictObject({
  name: string().min(1).max(200).describe("Letters, digits, - and single _."),
  description: string().min(1).max(1e3).describe("What it does."),
  language: _enum(TEMPLATE_LANGUAGES).default("typescript").describe("Default: typescript."),
  source: string().regex(/\S/, "must not be empty").max(6e4).optional().describe("Gets parameters as flags. Default: a template.")
});
function createCreateCustomTool(deps) {
  return defineTool("create_custom_tool", {
    description: "Propose a command line tool for repeated steps; a person approves it.",
    parameters: parameters10,
    handler: (args, call2) => createTool(deps, args, call2)
  });
}
async function createTool(deps, args, call2) {
  const { workspace } = deps;
  const name2 = args.name.trim();
  const problem2 = findArgumentProblem({ ...args, name: name2 });
  if (problem2 !== void 0) {
    return failure("E_TOOL_INVALID_ARGS", problem2, "call create_custom_tool again");
  }
  if (call2.run.holdsSecret(`${args.description}
${args.source ?? ""}`)) {
    return credentialDenial("the description or source", "create_custom_tool");
  }
  await workspace.ready?.();
  const folder = `${workspace.squadDirectory}/tools/${name2}`;
  const isTaken = await isThere(workspace.root, folder);
  if (isTaken || (await deps.taken()).includes(name2)) {
    const message = `${folder} already exists; nothing was changed`;
    return failure("E_TOOL", message, "edit its files, or choose another name");
  }
  return writeTool(deps, folder, { ...args, name: name2 });
}
function findArgumentProblem({ name: name2, description }) {
  const problem2 = findNameProblem(name2);
  if (problem2 !== void 0) return `name: ${problem2.message}`;
  return description.trim() === "" ? "description has no readable text" : void 0;
}
async function writeTool({ workspace, onTemplate }, folder, args) {
  const stagedFiles = openStagedFiles(workspace);
  const files = scaffoldFiles(folder, args);
  for (const { path, content } of files) {
    const writeResult = await stagedFiles.change(path, (existing) => existing ?? content);
    if (writeResult.kind === "refused") {
      const message = `the tool was not written: ${writeResult.reason}`;
      return failure("E_TOOL", message, "go on without it");
    }
  }
  const paths2 = files.map(({ path }) => path);
  if (args.source === void 0) onTemplate?.({ paths: paths2, source: TEMPLATES[args.language].source });
  return ok(renderGuide(files, args), { files: paths2 });
}
function scaffoldFiles(folder, { name: name2, description, language, source }) {
  const template = TEMPLATES[language];
  const file = `${name2}.${template.extension}`;
  const manifest = {
    name: name2,
    description: description.trim(),
    version: "1.0.0",
    entrypoint: template.isBuilt ? name2 : file,
    usage: "Say what the parameters mean, and what the output is.\n",
    parameters: []
  };
  return [
    { path: `${folder}/tool.yaml`, content: (0, import_yaml.stringify)(manifest, { lineWidth: 0 }) },
    { path: `${folder}/${file}`, content: source ?? template.source }
  ];
}
function renderGuide(files, { name: name2, language, source: given }) {
  const [manifest, source] = files;
  const { argumentParser, isBuilt } = TEMPLATES[language];
  const first = given === void 0 ? `Implement it in ${source.path}: nothing is proposed while that file is still the template.` : `Check that ${source.path} does what it should.`;
  const entrypoint = isBuilt ? `Compiled files are not committed: the run that uses the tool builds ${name2} from the source, and the entrypoint already names it.` : "There is nothing to compile: the entrypoint is the source.";
  return [
    `Proposed the tool ${name2}. New files:`,
    ...files.map(({ path, content }) => `- ${path} (${Buffer.byteLength(content)} bytes)`),
    "",
    "What is left to do:",
    `1. ${first} It gets its arguments as flags (--name=value), read by ${argumentParser}.`,
    `2. Describe it in ${manifest.path}: usage, and under parameters name, type (string, number, integer or boolean), required and description of each flag. A variable of the job that it needs goes under env; under tests, calls with their expected results: name, arguments, expect (exitCode, stdout or contains).`,
    `3. ${entrypoint}`,
    `4. ${HOW_TO_APPROVE}, beside its source, flags and environment.`,
    `5. From then on call run_custom_tool with tool_name ${JSON.stringify(name2)}.`,
    "",
    manifest.content,
    ...given === void 0 ? [source.content] : []
  ].join("\n");
}

// src/run/agents/session-tools.ts
init_define_RUNTIME_PACKAGES();
import { existsSync as existsSync7 } from "node:fs";
import { join as join21 } from "node:path";

// src/tools/built-in/hand-notes.ts
init_define_RUNTIME_PACKAGES();
var MAX_BYTES5 = 6e4;
var MAX_ENTRIES4 = 50;
function decisionReader(decisions, author, run3) {
  return (file, text2) => readNote(
    text2,
    decisions,
    run3,
    () => parseInboxEntry({ file, text: text2 }, [author]).slice(0, MAX_ENTRIES4 + 1).map((entry) => decisionArgs(entry, run3))
  );
}
function learningReader(learnings, run3) {
  return (_file, text2) => readNote(text2, learnings, run3, () => learningsIn(text2));
}
function readNote(text2, keeper, run3, read) {
  const inputs = Buffer.byteLength(text2) > MAX_BYTES5 ? [] : read();
  const problem2 = sizeProblem(text2, inputs.length) ?? refuseHiddenText({ it: text2 })?.message;
  return {
    problem: problem2 ?? refusalOf2(inputs, keeper, run3),
    async keep() {
      for (const input of inputs) {
        const kept = await keeper.keep(input, run3);
        if (kept.kind !== "ok") return kept.message;
      }
      return void 0;
    }
  };
}
function sizeProblem(text2, entries) {
  if (Buffer.byteLength(text2) > MAX_BYTES5) return `it is longer than ${MAX_BYTES5} bytes`;
  if (entries === 0) return "it has no readable text";
  return entries > MAX_ENTRIES4 ? `it has more than ${MAX_ENTRIES4} entries` : void 0;
}
function refusalOf2(inputs, keeper, run3) {
  for (const input of inputs) {
    const refusal2 = keeper.refuse(input, run3);
    if (refusal2 !== void 0) return refusal2.message;
  }
  return void 0;
}
var MAX_TITLE2 = 200;
function decisionArgs(entry, run3) {
  const { title: whole, author = "" } = entry;
  const title3 = oneLine(whole, MAX_TITLE2);
  const isOwn = author === "" || isOwnName(author, run3);
  const body = isOwn ? withoutSignature(entry.body, author) : entry.body;
  const parts2 = [title3 === oneLine(whole) ? "" : whole, body].filter((part) => part.trim() !== "");
  return {
    title: title3,
    body: parts2.length === 0 ? whole : parts2.join("\n\n"),
    agentName: isOwn ? void 0 : oneLine(author, MAX_TITLE2),
    category: categoryNamed(labelIn(entry.body, "category")),
    blocking: labelIn(entry.body, "blocking").toLowerCase() === "yes" ? true : void 0,
    requiresApproval: requiresApproval(entry) ? true : void 0
  };
}
function labelIn(body, label) {
  return labels(body).find((found) => found?.label === label)?.value ?? "";
}
function labels(body) {
  return readLines2(body).map(labelOf);
}
function withoutSignature(body, author) {
  const at = author === "" ? -1 : labels(body).findIndex((found) => found?.value === author);
  const lines = body.split("\n");
  return at === -1 ? body : lines.toSpliced(at, 1).join("\n").trim();
}
function learningsIn(text2) {
  const parts2 = [{ title: "", lines: [] }];
  for (const line2 of readLines2(text2)) {
    const heading = headingOf(line2);
    const last = parts2.at(-1);
    if (heading !== void 0) {
      parts2.push({ title: isFrame(heading) ? "" : heading.title, lines: [] });
    } else if (last?.title === "" && startsPart(line2, last.lines)) {
      parts2.push({ title: "", lines: [line2.text] });
    } else last?.lines.push(line2.text);
  }
  return parts2.flatMap(learningOf);
}
var ITEM = /^[-*+][ \t]+\S/;
function isFrame({ level, title: title3 }) {
  if (level === 1 || /^learnings$/i.test(title3)) return true;
  return ["", UNTITLED_DECISION].includes(readHeading(title3).title);
}
function startsPart(line2, [first = ""]) {
  if (startsItem(line2, ITEM)) return true;
  return ITEM.test(first) && line2.kind === "text" && !continuesItem(line2);
}
function learningOf({ title: title3, lines }) {
  const text2 = lines.join("\n").trim();
  const [, label = ""] = CATEGORY_ITEM.exec(text2) ?? [];
  const category = learningCategory(label);
  const item = category === void 0 ? ITEM_MARK : CATEGORY_ITEM;
  const words = title3 === "" ? unindented(text2.replace(item, "")) : `${title3}
${text2}`.trim();
  if (words === "") return [];
  return [{ learning: words, category: category ?? "general" }];
}
var ITEM_MARK = /^[-*+][ \t]+/;
function unindented(text2) {
  return text2.replace(/^(?: {2,4}|\t)/gm, "");
}

// src/run/agents/session-tools.ts
var WRITING3 = /* @__PURE__ */ new Set(["squad_decide", "squad_memory", "squad_skill"]);
function createBuiltInTools(session, role, deps) {
  const { context: context2, repository } = deps;
  const { owner } = session;
  const { tools, warnings } = toolsFor(role, squadToolDepsOf(session, deps));
  for (const warning2 of warnings) context2.transcript.noteOnce(`${owner.name}: ${warning2}`);
  const isReadOnly = repository.target.answerOnly !== void 0;
  return tools.filter(({ name: name2 }) => !(isReadOnly && WRITING3.has(name2))).map((tool) => bindSessionTool(tool, owner, deps));
}
function squadToolDepsOf(session, deps) {
  const { context: context2, repository, knowledge, policy } = deps;
  const { inputs, transcript } = context2;
  const { broker } = session;
  const { roster } = policy;
  const { directory, settings } = repository.team;
  return {
    route: broker.route,
    refused: broker.refuse,
    review: broker.review,
    reviewedFiles: reviewedFilesOf(session, deps),
    isAgent: (name2) => roster.find(name2) !== void 0,
    isSomebody: (name2) => roster.find(name2) !== void 0 || roster.isPerson(name2),
    discover: () => viewTeam(roster.colleagues, transcript.read().agents),
    a2a: agentToAgentMode(context2, repository),
    memoryWrites: inputs.memoryWrites,
    skillPath: (name2) => skillPath(name2, knowledge.skills, { directory, dir: settings.skills.dir }),
    workspace: toolWorkspaceOf(session, deps),
    hasSkills: hasSkills(deps),
    skills: {
      list: () => listShownSkills(knowledge),
      read: (name2, draft) => readShownSkill(knowledge, name2, draft)
    },
    sessions: () => transcript.read().agents.map((row) => ({ ...row, destroyed: row.endedAt !== void 0 }))
  };
}
function hasSkills({ knowledge, repository }) {
  return knowledge.skills.length > 0 || repository.team.settings.skills.dir !== void 0;
}
function reviewedFilesOf({ owner, openedWorkspace: { worktree } }, { context: { ports }, repository: { branch, baseCommit, pullRequest }, starts }) {
  return {
    root: worktree.directory,
    // A session without a worktree has seen no more than the diff in its task.
    commit: () => worktree.base() ?? starts.get(owner.label) ?? branch.tip(),
    base: pullRequest === void 0 ? baseCommit : void 0,
    read: async (commit2, paths2) => readLines(ports.git, commit2, await asCommitted(ports.git, commit2, paths2))
  };
}
function toolWorkspaceOf({ owner, openedWorkspace: { worktree } }, deps) {
  return toolWorkspaceIn(worktree, owner, deps);
}
function toolWorkspaceIn(worktree, owner, { repository }) {
  return {
    root: worktree.directory,
    ready: () => worktree.ready(repository.team.directory),
    squadDirectory: repository.team.directory,
    agentFolder: owner.folder?.split("/").at(-1),
    wrote: (path) => worktree.written.add(path)
  };
}
function handNotesIn(worktree, owner, author, lists, deps) {
  const { context: context2, repository, policy } = deps;
  if (repository.target.answerOnly !== void 0) return void 0;
  const workspace = toolWorkspaceIn(worktree, owner, deps);
  const run3 = toolRunContext(owner, deps);
  const { memoryWrites } = context2.inputs;
  const { roster } = policy;
  const isSomebody = (name2) => roster.find(name2) !== void 0 || roster.isPerson(name2);
  return {
    squadDirectory: workspace.squadDirectory,
    folder: memoryFolder(workspace, owner.slug),
    takesHistory: memoryWrites === "inbox",
    decision: allowsBuiltIn(lists, "squad_decide") ? decisionReader(openDecisions(workspace, isSomebody), author, run3) : void 0,
    learning: allowsBuiltIn(lists, "squad_memory") ? learningReader(openLearnings(workspace, memoryWrites), run3) : void 0
  };
}
function bindSessionTool(tool, owner, deps) {
  return bindTool(tool, toolRunContext(owner, deps));
}
function toolRunContext({ label, slug: slug2, name: name2 }, { context: context2, budget }) {
  const { ports, transcript } = context2;
  return {
    now: () => ports.clock.now(),
    sleep: (ms, signal) => ports.clock.sleep(ms, signal),
    agent: slug2,
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
  const [first, ...rest] = lists.filter((list3) => list3 !== void 0 && narrowsBuiltIns(list3));
  return first?.filter(
    (name2) => !customTools.includes(name2) && !isFileTool(name2) && rest.every((list3) => list3?.includes(name2))
  );
}
function allowsBuiltIn(lists, name2) {
  return lists.every((list3) => list3 === void 0 || !narrowsBuiltIns(list3) || list3.includes(name2));
}
function narrowsBuiltIns(list3) {
  return list3.length === 0 || list3.some((name2) => name2 === "bash" || name2.startsWith("squad_"));
}
async function createSessionFileTools({ owner, openedWorkspace: { workspace } }, lists, { files, hasShell }, model2, deps) {
  const { context: context2 } = deps;
  const { ports, inputs, transcript } = context2;
  if (!await canUseFiles(ports)) {
    transcript.note(NO_FILES);
    return [];
  }
  const names = toolsForModel(
    allowedFileTools(lists, hasShell ? files.length : 0),
    model2 ?? inputs.model
  );
  const { directory } = workspace;
  const decide = async (request) => {
    const decision2 = await workspace.decideFileAccess(request);
    if (decision2.allowed) return decision2;
    const path = withoutFolder(request.path, directory);
    const { access: access2 } = request;
    const { reason } = decision2;
    transcript.emit({ kind: "file.denied", session: owner.label, access: access2, path, reason });
    return decision2;
  };
  const ripgrep = () => boxedRipgrep(ports);
  const tools = createFileTools(names, {
    root: directory,
    files,
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
  return resultOr(runtime.ripgrep(), void 0);
}
function withoutFolder(path, folder) {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
}
var NO_COMMANDS = { tools: [], wereUsed: () => false };
async function createCommands(session, lists, deps) {
  const { context: context2, repository } = deps;
  const mayRun = mayRunCommands(context2, repository, session.owner.slug);
  if (!mayRun || !allowsBuiltIn(lists, "bash")) return NO_COMMANDS;
  const box = await deps.boxState();
  if (box.kind !== "on") return NO_COMMANDS;
  const requestFile = await deps.requestFile();
  return openCommands(session, box.way, requestFile === void 0 ? [] : [requestFile], deps);
}
function openCommands({ owner, openedWorkspace }, way, given, deps) {
  const { repository, context: context2 } = deps;
  const { ports } = context2;
  const { worktree } = openedWorkspace;
  const { share, network, services } = repository.team.settings;
  const folder = join21(scratchOf(ports.git), "commands", owner.label);
  const checkout = ports.jobPaths.workspace;
  const opens = { share, network, services };
  const box = openCommandBox({ git: ports.git, worktree, folder, checkout, ...opens });
  let isUsed = false;
  const kept = [...given];
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
      return { ...spec, readable: [...spec.readable, ...kept.filter(existsSync7)] };
    },
    keepAs(call2) {
      const path = keptOutputPath(ports.jobPaths.kept, call2);
      kept.push(`${path}.stdout.txt`);
      return path;
    },
    findRefused: openedWorkspace.findRefused,
    reach: { network: way === "none" ? "all" : network, services }
  });
  return { tools: [bash], wereUsed: () => isUsed };
}

// src/run/agents/custom-tools.ts
function createCustomTools(session, agent, lists, hasTools2, deps) {
  const { toolbox, repository, context: context2 } = deps;
  const { worktree } = session.openedWorkspace;
  let wereUsed = false;
  const templates = [];
  const prepareUse = async () => {
    await worktree.admitPrograms();
    wereUsed = true;
  };
  const hosted = filterAllowed(toolbox.hosted, lists);
  const executables = permittedExecutables(toolbox.executables, lists);
  const { env } = repository.granted;
  const { programs } = repository.team.settings.tools;
  const hosts = createToolHostPool({
    tools: hosted.map(nameOf4),
    grantOf: (name2) => grantOf({ env, programs }, name2),
    open: (host) => startHost(host, agent, session, deps)
  });
  const hostedDeps = (name2) => ({
    host: async () => {
      await prepareUse();
      return hosts.hostOf(name2);
    },
    context: (call2) => callContextOf(call2, session, context2),
    keptOutput: context2.ports.jobPaths.kept,
    onRefused: (message, setting) => noteRefusal(name2, message, setting, context2)
  });
  const runToolDeps = runToolDepsOf(executables, prepareUse, session, deps);
  const exposed = executables.filter(({ manifest }) => manifest.expose);
  const creationTools = mayCreateTools(lists, repository) ? [creationTool((template) => void templates.push(template), session, deps)] : [];
  const definitions = [
    ...hosted.map((tool) => defineHostedTool(tool, hostedDeps(tool.name))),
    ...exposed.map((executable) => defineExposedTool(executable, runToolDeps))
  ];
  if (executables.length > 0 || hasTools2 && creationTools.length > 0) {
    definitions.push(createRunCustomTool(runToolDeps, executables));
  }
  return {
    definitions: [...definitions, ...creationTools],
    ownNames: [...hosted, ...executables.map(({ tool }) => tool)].map(nameOf4),
    wereUsed: () => wereUsed,
    templates,
    async close() {
      await attempt(hosts.close());
    }
  };
}
function noteRefusal(tool, message, setting, { transcript }) {
  const text2 = `The tool ${tool} was refused: ${message}. To allow it: \`"action": { ${setting} }\` in the squad's config.json.`;
  transcript.noteOnce(text2);
}
var nameOf4 = ({ name: name2 }) => name2;
function permittedExecutables(executables, lists) {
  const tools = executables.map(({ tool }) => tool);
  const names = new Set(filterAllowed(tools, executableAllowLists(lists)).map(nameOf4));
  return executables.filter(({ tool }) => names.has(tool.name));
}
function mayCreateTools(lists, { target }) {
  return target.answerOnly === void 0 && allowsBuiltIn(lists, "create_custom_tool");
}
function creationTool(onTemplate, session, deps) {
  const taken = [...ownToolsOf(deps.toolbox), ...deps.toolbox.unused];
  const workspace = toolWorkspaceOf(session, deps);
  return createCreateCustomTool({ workspace, taken: async () => taken, onTemplate });
}
function runToolDepsOf(allowed, ready, { openedWorkspace: { worktree } }, { context: context2, toolbox, repository }) {
  const { programs, jobPaths, git } = context2.ports;
  const names = new Set(allowed.map(({ tool }) => tool.name));
  const withheld = toolbox.executables.map(({ tool }) => tool.name).filter((it) => !names.has(it));
  const { directory, settings } = repository.team;
  return {
    catalog: async () => ({ allowed, withheld }),
    async proposed() {
      await worktree.ready(directory);
      return proposedTools(worktree.directory, directory, scratchOf(git));
    },
    launcher: toolbox.launcher,
    programs,
    workdir: worktree.directory,
    ready,
    passedTo: (tool) => repository.granted.env.get(tool) ?? [],
    keptOutput: jobPaths.kept,
    network: settings.network
  };
}
async function proposedTools(worktree, directory, scratch) {
  await mkdir8(scratch, { recursive: true });
  const root = await mkdtemp5(join22(scratch, "proposed-"));
  const shownAs = `${directory}/tools`;
  await mkdir8(join22(root, "tools"));
  await copyFolder(worktree, namesOn(shownAs), join22(root, "tools"));
  const place = { root, scope: "local", shownAs, commit: void 0 };
  return (await scanExecutables(place)).executables;
}
async function startHost({ wanted, passed, mayStartPrograms }, agent, session, deps) {
  const { ports } = deps.context;
  const { worktree } = session.openedWorkspace;
  const askRuntime = askRuntimeOf(agent, session, deps);
  await worktree.admitPrograms();
  return ports.toolHosts.open({
    folders: deps.toolbox.folders,
    workdir: worktree.directory,
    scratch: join22(scratchOf(ports.git), "homes"),
    wanted,
    passed,
    mayStartPrograms,
    network: deps.repository.team.settings.network,
    ...askRuntime === void 0 ? {} : { askRuntime },
    log: (line2) => ports.log.debug(`[tools of ${session.owner.label}] ${line2}`)
  });
}
function askRuntimeOf(agent, { owner: { label }, openedWorkspace, broker }, { context: context2, repository, policy, instances }) {
  if (agentToAgentMode(context2, repository) !== "all" || !agent.sends) return void 0;
  const workspace = openedWorkspace.worktree.directory;
  return (question2) => {
    const { signal } = question2;
    const runtime = createAgentRuntimeBackend({
      broker,
      caller: { agent: agent.slug, session: label, instanceKey: label, workspace, signal },
      roster: policy.roster,
      instances,
      agents: () => context2.transcript.read().agents,
      swarmName: repository.team.title || repository.team.directory
    });
    return createRuntimeHandler(runtime)(question2);
  };
}
function callContextOf(call2, { owner: { label, slug: slug2 }, openedWorkspace }, { transcript, job, request }) {
  const row = transcript.read().agents.find(({ session }) => session === label);
  const sessionId = row?.sessionId || label;
  return {
    sessionId,
    messageId: call2.messageId ?? `${sessionId}/${call2.id}`,
    agent: "copilot",
    agentName: slug2,
    instanceKey: label,
    turnId: `${sessionId}/${call2.turn ?? 1}`,
    traceId: `${job.runId}/${request.id}`,
    toolCallId: call2.id,
    workdir: openedWorkspace.worktree.directory
  };
}

// src/run/agents/session-config.ts
async function agentSessionConfig({ agent, label, handoff: handoff2 }, broker, deps) {
  const { team } = deps.repository;
  const { member, known, charter } = await briefMember(agent, handoff2.task, deps);
  const standing = [team.settings.tools.agents.get(agent.slug), charter.tools];
  noteUnknownTools(agent, deps);
  const { availableTools: availableTools2 } = handoff2;
  const lists = [...standing, availableTools2 && [...availableTools2, "squad_finish"]];
  const owner = { label, name: agent.name, slug: agent.slug, folder: member.folder };
  const openedWorkspace = await openAgentWorkspace(owner, deps, {
    notesIn: (worktree) => handNotesIn(worktree, owner, member, lists, deps),
    offers: (tool) => allowsBuiltIn(lists, tool) && (tool !== "squad_skill" || hasSkills(deps))
  });
  if (mayChangeFiles2(handoff2, deps)) startBaseChecks(deps.context, deps.repository, deps);
  const session = { owner, openedWorkspace, broker };
  const { files } = await deps.facts();
  const hasTools2 = files.some((path) => path.startsWith(`${team.directory}/tools/`));
  const customTools = createCustomTools(session, agent, lists, hasTools2, deps);
  const commands = await createCommands(session, lists, deps);
  const programTools = [...customTools.definitions, ...commands.tools];
  const { ownNames: ownTools } = customTools;
  const given = [...programTools.map(({ name: name2 }) => name2), ...ownTools];
  const allowed = allowedBuiltIns(lists, given);
  const hasShell = commands.tools.length > 0;
  const narrowing = { standing, call: availableTools2 };
  const box = hasShell || ownTools.length > 0 ? await deps.boxState() : void 0;
  const isBoxed = box?.kind !== "on" || box.way !== "none";
  const reach = reachOf({ hasShell, ownTools, isBoxed }, team.settings);
  const reviews = agent.reviews && mayRecordReview(handoff2);
  const finish2 = finishOf(reviews && isAllowed("squad_review", allowed), handoff2, deps);
  const role = { kind: "agent", sends: agent.sends, reviews, finish: finish2, allowed };
  const model2 = await chooseModel(member, charter, handoff2, deps);
  return {
    workspace: withToolWrites(
      withoutUntouched(openedWorkspace, customTools.templates),
      () => customTools.wereUsed() || commands.wereUsed()
    ),
    tools: [
      ...createBuiltInTools(session, role, deps),
      ...programTools.map((tool) => bindSessionTool(tool, owner, deps)),
      ...await createSessionFileTools(session, narrowing, { files, hasShell }, model2, deps)
    ],
    close: customTools.close,
    briefing: await composeSessionBriefing(agent, handoff2, known, { ...reach, hasShell }, deps),
    model: model2,
    effort: charter.model.effort,
    showImages: (viewer) => deps.images.show(isNamedAsSeeing(model2, deps) ? SEES_AS_USUAL : viewer)
  };
}
function noteUnknownTools({ name: name2, slug: slug2 }, { toolbox, repository, context: context2 }) {
  const listed2 = repository.team.settings.tools.agents.get(slug2) ?? [];
  const unknown = toolbox.isOff ? [] : grantableTools(toolbox).unknownTools(listed2);
  for (const tool of unknown)
    context2.transcript.noteOnce(`${name2}: there is no tool named ${JSON.stringify(tool)}`);
}
function isAllowed(name2, allowed) {
  return allowed === void 0 || allowed.includes(name2);
}
function finishOf(canReview, { type, isFromPerson }, { repository }) {
  if (canReview && type === "review-request") return void 0;
  if (repository.target.answerOnly !== void 0) return "reader";
  return isFromPerson === true ? "asked" : "agent";
}
async function briefMember(agent, task, { context: context2, repository: { team }, knowledge, facts }) {
  const member = findMember(team, agent.slug);
  const budget = backgroundBudget((await facts()).files.length);
  const known = member && await composeBriefing(knowledge, member, task, budget);
  if (member === void 0 || known === void 0) {
    throw new SquadError({
      code: "E_INTERNAL",
      message: `${agent.name} is not on the team.`,
      hint: "Report this to the action: only members of the team get tasks."
    });
  }
  const charter = readCharter(known.charter);
  if (charter.flaw !== void 0) {
    context2.ports.log.warning(`${member.charterPath ?? member.name}: ${charter.flaw}`);
  }
  return { member, known, charter };
}
function mayChangeFiles2({ type }, { repository }) {
  return type === "implementation-request" && repository.target.answerOnly === void 0;
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
function isNamedAsSeeing(model2, { context: context2, repository }) {
  return repository.team.settings.visionModels.includes(model2 ?? context2.inputs.model ?? "");
}
async function chooseModel(member, charter, handoff2, { context: context2, repository }) {
  const { settings } = repository.team;
  const configured = settings.models.get(member.slug) ?? handoff2.model;
  if (configured !== void 0 || context2.inputs.provider !== void 0) return configured;
  const named = [charter.model.preferred, member.model, settings.defaultModel];
  const listed2 = await resultOr(context2.ports.runtime.models(), []);
  for (const name2 of named.filter((one) => one !== void 0)) {
    const id2 = findModel(name2, listed2);
    if (id2 !== void 0) return id2;
    context2.transcript.note(
      `${member.name} is to use the model ${JSON.stringify(oneLine(name2, 60))}, which Copilot does not list under that name: another one is used.`
    );
  }
  return void 0;
}
function findModel(name2, listed2) {
  if (listed2.length === 0) return /\s/.test(name2) ? void 0 : name2;
  return listed2.find((id2) => id2 === name2) ?? listed2.find((id2) => looseKey(id2) === looseKey(name2));
}
function reachOf({ hasShell, ownTools, isBoxed }, {
  network,
  services,
  protected: protectedGlobs
}) {
  const open3 = isBoxed ? network : "all";
  const runs = hasShell || ownTools.length > 0;
  return {
    network: runs ? open3 : "none",
    services: hasShell ? services : [],
    protectedGlobs,
    ownTools
  };
}
function openAgentWorkspace(owner, deps, { notesIn, offers = () => false } = {}) {
  const { context: context2, repository, filePolicy, policy } = deps;
  const { label, slug: slug2 } = owner;
  const isLocked = (path) => policy.lockout.isLocked(slug2, path);
  return openWorkspace(label, {
    git: context2.ports.git,
    policy: {
      ...withLockout(filePolicy, isLocked),
      toolFor(path) {
        const tool = filePolicy.toolFor?.(path);
        return tool !== void 0 && offers(tool) ? tool : void 0;
      }
    },
    branch: repository.branch,
    boxedGit: createBoxedGit({ ...context2.ports, signal: context2.ports.time.over }),
    emit: context2.transcript.emit,
    identify(report, files) {
      const isMemory = !files.some((path) => isWorkPath(path, repository.team.directory));
      const { unfinished } = report;
      const pulls = pullNumbers(repository.target, context2.request.thread);
      const source = isMemory ? { task: MEMORY_SUBJECT, unfinished } : report;
      return identify(owner, { ...source, pulls }, context2);
    },
    notesIn,
    pushToFallbackBranch: (commit2) => pushConflict({ branch: `${repository.branch.name}-${label}`, commit: commit2 }, context2, repository)
  });
}
function withLockout(filePolicy, isLocked) {
  return {
    ...filePolicy,
    refuses: (file) => filePolicy.refuses(file) ?? (isLocked(file.path) ? `${file.path}: ${LOCKED_OUT}` : void 0)
  };
}
async function pushConflict(work2, context2, { baseBranch }) {
  const { ports, transcript } = context2;
  const revocation = await findRevocation(context2);
  if (revocation !== void 0) {
    throw new SquadError({ code: "E_GITHUB_PERMISSION", message: revocation.reason });
  }
  const { branch, kind } = await deliverToOwnBranch(ports, work2);
  if (kind === "pushed") {
    transcript.emit({ kind: "effect", effect: "push", detail: branch });
    return { keptOn: branch };
  }
  const { file, place, isArtifact } = await keepBundle({ ...work2, base: baseBranch.commit }, ports);
  const how = isArtifact ? "`git fetch` accepts that file as a remote." : "the runner empties that folder when the job ends.";
  transcript.note(
    `The branch ${work2.branch} could not be pushed. It is in ${file} of ${place}: ${how}`
  );
  return { keptOn: work2.branch, isBundled: true };
}
function identify({ name: name2, slug: slug2 }, report, { request, ports, job, outbound }) {
  const isSecret2 = ports.holdsSecret(`${report.task}
${report.title ?? ""}`);
  const subject = isSecret2 ? "Work of the squad" : renderCommitSubject(report);
  return {
    author: `${name2.replace(/[<>\n\r\0]/g, "")} (Squad)`,
    message: outbound.sealCommit(subject),
    trailers: { agent: slug2, run: job.runId, request: request.id }
  };
}

// src/run/agents/apply-suggestions.ts
var TASK = "Apply the suggestions of the review";
async function applyReviewersLines(reviewer, findings, availableTools2, deps) {
  const { context: context2, filePolicy, policy } = deps;
  const { branch, target } = deps.repository;
  const { ports, transcript } = context2;
  const session = transcript.read().agents.findLast(({ agent }) => agent === reviewer.slug)?.session;
  if (target.answerOnly !== void 0 || session === void 0) return [];
  const applied = await attempt(async () => {
    if (!await mayEdit(reviewer, availableTools2, deps)) return void 0;
    return applySuggestions(findings, {
      git: ports.git,
      policy: withLockout(filePolicy, (path) => policy.lockout.isLocked(reviewer.slug, path)),
      branch,
      identify: () => identify(reviewer, { task: TASK, unfinished: false, pulls: [] }, context2)
    });
  });
  if (applied.kind === "threw") {
    const text2 = `A review's suggestions could not be applied: ${describe(applied.error).message}`;
    transcript.note(text2);
    return [];
  }
  if (applied.value === void 0) return [];
  const { places, ...commit2 } = applied.value;
  transcript.emit({ kind: "commit", session, subject: TASK, removed: [], left: [], ...commit2 });
  return places;
}
async function mayEdit({ slug: slug2 }, call2, { repository: { team, tree } }) {
  const member = findMember(team, slug2);
  const charter = member && await loadCharter(tree, member);
  const standing = [team.settings.tools.agents.get(slug2), charter?.tools];
  return allowedFileTools({ standing, call: call2 }).includes("edit");
}

// src/run/agents/create-agents.ts
var COORDINATOR_READS = { agent: "coordinator", budget: 500 };
var TEAM_LENGTH = 6e3;
async function coordinatorBriefing(task, deps) {
  const { context: context2, repository, policy, knowledge, duties, facts } = deps;
  const { team, target } = repository;
  const { owner, name: name2 } = context2.request.repository;
  const { checks } = await facts();
  return {
    repository: `${owner}/${name2}`,
    baseBranch: target.base,
    checks,
    reach: reachOfRun(deps),
    continued: continuedWork(repository),
    team: renderColleagues(policy.roster.colleagues, duties, TEAM_LENGTH),
    routing: knowledge.reader.instructions(routingOf(team), `${team.directory}/routing.md`),
    decisions: await composeDecisions(knowledge, { ...COORDINATOR_READS, query: task })
  };
}
function describeBefore(doneBefore, since, { nonce, ports }, { earlier }) {
  const quote3 = (words, label) => {
    const text2 = ports.mask(words);
    return quoteUntrusted({ text: text2, author: "the squad", label, nonce });
  };
  const listed2 = listParts(withIds([], standingParts(earlier.transcript.parts)));
  const undone = headOf(listed2.join("\n"), LONGEST_UNDONE);
  const parts2 = [
    ...doneBefore === void 0 ? [] : [BEFORE_RULE, quote3(doneBefore, "report")],
    ...since.length === 0 ? [] : [SINCE_RULE, quote3(since.join("\n\n"), "report")],
    ...undone === "" ? [] : [UNDONE_RULE, quote3(undone, "pull request")]
  ];
  return parts2.length === 0 ? void 0 : parts2.join("\n\n");
}
var BEFORE_RULE = "An earlier run of this request was interrupted. What its agents finished is on the branch: do not have it done again. Hand over only what is missing; if nothing is, say what was done.";
var SINCE_RULE = "What its reviews rejected was gone on with before you were asked:";
var UNDONE_RULE = "Earlier runs left this undone. Settle what is done now with its ids in `settles` when you finish. The rest stays on the list: do not list it again.";
var LONGEST_UNDONE = 4e3;
async function describeApproved(toolbox, context2, repository) {
  const { request, inputs, ports, transcript } = context2;
  const { baseCommit: base, branch, target } = repository;
  const tools = approvedTools(toolbox, context2);
  if (tools.length === 0) return void 0;
  const files = tools.map(({ origin }) => origin.path);
  const range = { base, tip: branch.start };
  const owners = await resultOr(findFileOwners(ports.git, range, files), []);
  const { names } = transcript.read();
  const { branchPrefix } = inputs;
  const isOurs2 = target.branch.startsWith(branchPrefix);
  const issue2 = isOurs2 ? issueOfBranch(target.branch, branchPrefix) : void 0;
  const place = target.pull === void 0 ? `on ${target.branch}` : `in #${target.pull.number}`;
  const where = `${place}${issue2 === void 0 ? "" : `, which is for #${issue2}`}`;
  const lines = tools.map(({ name: name2, origin }) => {
    const owner = names.get(owners.find(({ path }) => path === origin.path)?.agent ?? "");
    const by = owner === void 0 ? "" : ` by ${owner}`;
    return `${request.author.login} allowed the tool ${name2} for this run. It was proposed${by} ${where}.`;
  });
  const which2 = tools.length === 1 ? "this tool" : "one of these tools";
  return ports.mask([...lines, `In the request, "it" may mean ${which2}.`].join(" "));
}
async function createAgents(budget, maxAgents, doneBefore, context2, repository) {
  const { request, inputs, ports } = context2;
  const deps = await prepareDeps(budget, doneBefore !== void 0, context2, repository);
  const { policy, boxState } = deps;
  const environment = environmentOf(deps);
  const broker = openBroker({
    policy,
    pool: new AgentPool(maxAgents),
    environment,
    tools: grantableTools(deps.toolbox),
    before: context2.transcript.read(),
    logMessage: ports.logMessage,
    mask: ports.mask
  });
  const task = ports.mask(textOf(request));
  const asker = request.author.login;
  const approved = await describeApproved(deps.toolbox, context2, repository);
  const told = (since = []) => {
    const parts2 = [approved, describeBefore(doneBefore, since, context2, repository)];
    return parts2.filter((part) => part !== void 0).join("\n\n") || void 0;
  };
  return {
    environment,
    broker,
    policy,
    boxState,
    base: deps.base,
    isResumed: deps.isResumed,
    handoffTo: (to, since) => ({
      ...PERSON_HANDOFF,
      from: asker,
      to,
      task,
      context: told(since)
    }),
    coordinationArgs: async (since) => ({
      environment,
      broker,
      ...await coordinatorSessionConfig(broker, deps),
      briefing: await coordinatorBriefing(task, deps),
      model: inputs.model,
      request: task,
      asker,
      kind: kindOfRequest(request),
      url: request.url,
      background: [
        titledPart(COMMENTED_LINES, ports.mask(commentedLinesOf(request, context2.nonce))),
        titledPart("Before this run", told(since) ?? ""),
        titledPart("The thread", repository.quoteThread(COORDINATOR_THREAD, { readsFiles: false }))
      ],
      reports: () => reportsToCoordinator(context2.transcript.read()),
      whileThinking() {
        if (mayRunCommands(context2, repository)) void boxState();
      }
    })
  };
}
function reportsToCoordinator({ agents, reviews }) {
  const isReview = ({ agent, files }) => files.length === 0 && reviews.some(({ reviewer }) => reviewer === agent);
  const others = agents.filter((row) => !isReview(row) && row.files.length > 0);
  const told = others.length === 0 ? agents : agents.filter((row) => !isReview(row));
  return told.flatMap(({ name: name2, report, requestedBy, isEarlier, state }) => {
    const isAsked = requestedBy === COORDINATOR && isEarlier !== true && state === "done";
    return isAsked && report !== void 0 ? [{ name: name2, report }] : [];
  });
}
function reachOfRun({ context: context2, repository, toolbox }) {
  const { settings } = repository.team;
  const hasShell = narrowRights(context2.inputs.commands, settings.commands) === "shell";
  const isBoxed = !settings.isBoxOptional;
  return reachOf({ hasShell, ownTools: ownToolsOf(toolbox), isBoxed }, settings);
}
function environmentOf(deps) {
  const { ports, transcript } = deps.context;
  const { target } = deps.repository;
  return {
    runtime: ports.runtime,
    clock: ports.clock,
    budget: deps.budget,
    canWrite: target.answerOnly === void 0,
    emit(event) {
      const isStart2 = event.kind === "agent.spawned" || event.kind === "agent.resumed";
      if (isStart2) deps.starts.set(event.session, deps.repository.branch.tip());
      transcript.emit(event);
    },
    quote: (text2, label) => quoteUntrusted({ text: text2, author: "git", label, nonce: deps.context.nonce, form: "source" }),
    describeWork: (session) => [
      deps.work.describe(session),
      failingText(deps.base, target.base),
      openPartsText(transcript.read(), session)
    ].filter((text2) => text2 !== "").join(" "),
    hasWorked: deps.work.hasWorked,
    applySuggestions: (reviewer, findings, availableTools2) => applyReviewersLines(reviewer, findings, availableTools2, deps),
    createSessionConfig: (session, broker) => agentSessionConfig(session, broker, deps)
  };
}
function failingText(base, branch) {
  const names = base.failing().map(({ check }) => `\`${oneLine(check.run, 60)}\``);
  return names.length === 0 ? "" : `On \`${branch}\`, without this work, ${names.join(", ")} fails.`;
}
var PERSON_HANDOFF = {
  ...PLAIN_REQUEST,
  type: "implementation-request",
  isFromPerson: true
};
function textOf({ command, text: text2 }) {
  const isWork = command.kind === "work" || command.kind === "agent";
  return sanitise(isWork ? command.request : text2, "file").text;
}

// src/run/agents/review-feedback.ts
init_define_RUNTIME_PACKAGES();
async function assignFeedback(policy, context2, repository) {
  const { command } = context2.request;
  const said3 = reviewCommentsOf(context2.request, repository);
  if (said3.length === 0) return void 0;
  const { doneBefore, isRevised } = readRevised(context2);
  const owned = (await withOwners(said3, context2, repository)).filter((one) => !isRevised(one));
  if (owned.length === 0) return { parts: [], unassignedPaths: [], doneBefore };
  const named = command.kind === "agent" ? policy.roster.find(command.agent)?.slug : void 0;
  lockOutOwners(
    owned.filter(({ owner }) => owner !== named),
    context2,
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
  const threads = new Set(done.flatMap(({ reviewThreads = [] }) => reviewThreads));
  return {
    doneBefore: rows.map(({ report, answer }) => report ?? reportOfText(answer)),
    isRevised: ({ reviewComment }) => threads.has(reviewComment.thread)
  };
}
async function withOwners(reviewComments, { ports }, { baseCommit, branch }) {
  const range = { base: baseCommit, tip: branch.start };
  const paths2 = reviewComments.map(({ path }) => path);
  const found = await resultOr(findFileOwners(ports.git, range, paths2), []);
  const owners = new Map(found.map(({ path, agent }) => [path, agent]));
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
function divideFeedback(owned, policy) {
  const assign = createAssigner(owned, policy);
  const assigned = owned.map((one) => ({ ...one, agent: assign(one) }));
  const agents = [...new Set(assigned.flatMap(({ agent }) => agent ?? []))];
  const parts2 = agents.map((agent, index) => {
    const mine = assigned.filter(
      (one) => one.agent === agent || index === 0 && one.owner === void 0
    );
    const others = mine.flatMap(({ owner = agent }) => owner === agent ? [] : [owner]);
    const insteadOf = [...new Set(others)].map((owner) => policy.roster.find(owner)?.name ?? owner);
    return { agent, reviewComments: mine.map(({ reviewComment }) => reviewComment), insteadOf };
  });
  const left = assigned.filter(({ agent, owner }) => agent === void 0 && owner !== void 0);
  return { parts: parts2, unassignedPaths: pathsOf(left.map(({ reviewComment }) => reviewComment)) };
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
async function runRevisions({ parts: parts2, unassignedPaths, doneBefore }, agents, context2) {
  const ended = await Promise.all(
    parts2.map((agentFeedback) => {
      const task = context2.ports.mask(revisionTask(context2, agentFeedback));
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
    context2.transcript.note(text2);
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
  const failed3 = ended.filter((one) => one.kind === "failed");
  const reports = ended.flatMap((one) => one.kind === "done" ? [one.report] : []);
  if (reports.length === 0 && failed3[0] !== void 0) return failed3[0];
  const reasons = failed3.map(({ reason }) => reportOfText(reason));
  return { kind: "done", report: joinReports([...reasons, ...reports]) };
}
var MAX_QUOTES_LENGTH = 2e4;
var MAX_COMMENT_LENGTH = 4e3;
function revisionTask(context2, agentFeedback) {
  const { request, nonce } = context2;
  const { thread, author, review: review2, text: text2 } = request;
  const what = review2 === void 0 ? "a comment" : "the review";
  const quote3 = (place, words) => quoteUntrusted({
    text: headOf(words, MAX_COMMENT_LENGTH),
    author: author.login,
    label: `${place}, can write to this repository`,
    nonce
  });
  const quotes = [
    ...review2 === void 0 || text2.trim() === "" ? [] : [quote3("review", text2)],
    ...agentFeedback.reviewComments.map((reviewComment) => {
      const words = quote3(reviewCommentPlace(reviewComment), reviewComment.text);
      return [words, ...quoteDiff(reviewComment, nonce)].join("\n\n");
    })
  ];
  return [
    `Revise ${listed(pathsOf(agentFeedback.reviewComments))} as ${what} on #${thread.number} asks`,
    agentFeedback.insteadOf.length === 0 ? OWN : inPlaceOf(agentFeedback.insteadOf),
    REPORT2,
    ...limitQuotes(quotes, MAX_QUOTES_LENGTH)
  ].join("\n\n");
}
var OWN = "A person with write access said what is quoted below about these files. Do what they ask there, answer what they ask, and leave the rest as it is.";
function inPlaceOf(names) {
  return `A person with write access rejected work of ${names.join(" and ")}, so you revise it in their place, without asking them. Do what the quotations below ask for, keep what is right, and leave the rest as it is.`;
}
var REPORT2 = "Your report is posted as the answer in the threads of these comments: say in its summary briefly what you did about each of them.";
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
  const missing2 = quotes.length - kept.length;
  if (missing2 === 0) return kept;
  const verb = missing2 === 1 ? "is" : "are";
  return [...kept, `${plural(missing2, "more comment")} ${verb} in the thread below.`];
}

// src/run/agents/run-agents.ts
async function runAgents(context2, repository, doneBefore) {
  const { inputs, ports, transcript } = context2;
  const left = standingParts(repository.earlier.transcript.parts);
  if (left.length > 0) transcript.emit({ kind: "parts", parts: left });
  const limits = limitsOf(inputs, repository.team.settings.limits);
  const budget = openBudget({
    limits,
    clock: ports.clock,
    startedAt: transcript.read().startedAt,
    cancelled: ports.cancelled,
    onExhausted: (exhausted) => transcript.emit({ kind: "limit", ...exhausted })
  });
  const working = createAgents(budget, limits.agents, doneBefore, context2, repository);
  const ended = await attempt(working.then((agents) => workWith(agents, context2, repository)));
  budget.close();
  void attempt(ports.runtime.stop());
  if (ended.kind === "done") return ended.value;
  return { kind: "broken", ...describe(ended.error) };
}
function limitsOf(inputs, settings) {
  const { maxTokens: tokens, maxToolCalls: toolCalls, timeoutMinutes: minutes } = inputs;
  return narrowLimits({ tokens, toolCalls, minutes, agents: inputs.maxAgents }, settings);
}
async function workWith(agents, context2, repository) {
  try {
    const result = await letWork(agents, context2, repository);
    const said3 = await checkWork(context2, repository, agents, result.kind !== "failed");
    agents.broker.close();
    return withRevisions(result, said3);
  } finally {
    await agents.base.stop();
  }
}
function withRevisions(result, said3) {
  if (result.kind !== "done" || said3.length === 0) return result;
  const { report } = result;
  const parts2 = said3.map((one) => `**${one.name}, after a check failed:** ${saidText(one.report)}`);
  return { ...result, report: { ...report, summary: [report.summary, ...parts2].join("\n\n") } };
}
async function letWork(agents, context2, repository) {
  const since = await agents.broker.followLeftReviews();
  const feedback = await assignFeedback(agents.policy, context2, repository);
  if (feedback !== void 0) return runRevisions(feedback, agents, context2);
  const { command } = context2.request;
  const agent = command.kind === "agent" ? command.agent : await onlyWorker(agents, repository);
  if (agent === void 0) return runCoordinator(await agents.coordinationArgs(since));
  const handoff2 = await withReviewableFiles(
    agents.handoffTo(agent, since),
    agents.policy,
    repository
  );
  return runNamedAgent(agents, handoff2);
}
async function onlyWorker({ policy: { roster, lockout, authorsOf }, isResumed }, { target }) {
  const [first, ...others] = roster.colleagues;
  if (first !== void 0 && others.length === 0) return first.slug;
  if (target.pull === void 0 || isResumed) return void 0;
  const written = await resultOr(authorsOf([], COORDINATOR), []);
  const [author, ...more] = [...new Set(written.map(({ agent: agent2 }) => agent2))];
  const agent = more.length === 0 ? roster.find(author ?? "") : void 0;
  if (agent?.implements !== true || lockout.lockedFor(agent.slug).length > 0) return void 0;
  return agent.slug;
}
var MOST_FILES = 100;
async function withReviewableFiles(handoff2, { roster, authorsOf }, { pullRequest, team }) {
  const agent = roster.find(handoff2.to);
  if (pullRequest?.pull.state !== "open" || agent?.reviews !== true) return handoff2;
  const paths2 = pullRequest.files.items.map(({ path }) => path).filter((path) => isWorkPath(path, team.directory));
  const authors = await resultOr(authorsOf(paths2, agent.slug), []);
  const own = new Set(authors.flatMap((one) => one.agent === agent.slug ? [one.path] : []));
  const files = paths2.filter((path) => !own.has(path));
  if (own.size > 0 && files.length === 0) return handoff2;
  return { ...handoff2, reviewable: files.length > MOST_FILES ? [] : files };
}

// src/run/commands/answer-doctor.ts
init_define_RUNTIME_PACKAGES();

// src/run/context/fetch-remote.ts
init_define_RUNTIME_PACKAGES();
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
  const above = refsAbove(inputs.branchPrefix, threadStateRef(stateKey));
  const [tips, refsInTheWay] = await Promise.all([
    fetchTips(ports.git, [...patterns], [beside], states).catch(async (error2) => {
      await requireCommits(ports.git);
      throw error2;
    }),
    // Who can't see them finds out when pushing.
    resultOr(ports.github.refsAmong(above), [])
  ]);
  const { branches, others } = tips;
  const below = branchesInTheWay(inputs.branchPrefix, [...branches.keys()]);
  const inTheWay = [...refsInTheWay, ...below.map((branch) => `refs/heads/${branch}`)];
  const state = others.find(({ ref }) => ref === threadStateRef(stateKey))?.commit;
  const commit2 = requireBranch(branches, name2);
  const tree = await ports.git.tree(commit2);
  const baseBranch = { name: name2, commit: commit2 };
  return { baseBranch, pullRequest, branches, stateKey, state, tree, inTheWay };
}
function keyOf(thread, head, prefix) {
  return (head.startsWith(prefix) ? issueOfBranch(head, prefix) : void 0) ?? thread;
}
async function readPullRequest(github, number2) {
  const [pull, files, reviews, comments] = await Promise.all([
    github.pullRequest(number2),
    github.listFiles(number2),
    github.listReviews(number2),
    github.listReviewComments(number2)
  ]);
  return { pull, files, reviews, comments };
}

// src/run/context/load-repository.ts
init_define_RUNTIME_PACKAGES();

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
  const source = sourceOf(request);
  const post = { author: author.login, trusted: true, place: "request", text: text2 };
  return source === void 0 ? post : { ...post, source };
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
async function loadRepository(context2, snapshot) {
  const { ports } = context2;
  const { pullRequest, branches, tree } = snapshot;
  const location = await locateSquad(tree, context2.inputs.squadDirectory);
  if (location.kind !== "found") return { kind: "no-team", tree, location };
  const state = await readState(context2, snapshot);
  const [team, target, said3, memoryTip] = await Promise.all([
    readTeam(tree, location),
    chooseTarget(context2, snapshot),
    loadThread(context2, pullRequest, state),
    findMemoryTip(context2, snapshot)
  ]);
  if (!team.members.some(isRoutable)) return { kind: "no-team", tree, location };
  const granted = grantVariables2(team, ports);
  const part = partOf(target, state);
  const earlier = earlierWorkIn(part, state, context2.request.id);
  const thread = await completeThread(said3, earlier, target, team, context2);
  const remoteTip = requireBranch(branches, target.from === "branch" ? target.branch : target.base);
  const baseCommit = await baseCommitOf(target, snapshot, ports.git);
  const known = [remoteTip, baseCommit, snapshot.baseBranch.commit];
  const threadState = await admitState(state, part, known, context2, snapshot, team);
  const { start, tip } = await placeRun(remoteTip, threadState.left, context2);
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
    images: findThreadImages(context2.request, thread, context2.job.serverUrl),
    quoteThread: quoterOf(thread, context2)
  };
}
function grantVariables2({ settings }, ports) {
  const { env } = settings.tools;
  const { refused: refused2 } = ports.grantVariables([...env.values()].flat());
  const passed = [...env].map(
    ([tool, names]) => [tool, names.filter((name2) => !refused2.has(name2))]
  );
  return { refused: refused2, env: new Map(passed) };
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
  const pulls = await resultOr(ports.github.pullRequestsOf(branch), void 0);
  const isWaiting = pulls?.length === 0 || pulls?.some(({ state }) => state === "open") === true;
  return isWaiting ? tip : void 0;
}
function placeRun(remoteTip, left, { boards, request, ports: { git } }) {
  const undelivered = left.filter(
    ({ id: id2, tip }) => tip !== void 0 && !awaitsPullRequest(findBoardOf(boards, id2))
  );
  const own = undelivered.find(({ id: id2 }) => id2 === request.id);
  return own === void 0 ? adopt(git, remoteTip, undelivered) : placeOf4(git, remoteTip, own);
}
async function placeOf4(git, remoteTip, left) {
  const nothing = { start: remoteTip, tip: remoteTip };
  const tip = left?.tip;
  if (tip === void 0 || await hasChangesOf(git, tip, remoteTip)) return nothing;
  const start = await commonAncestor(git, tip, remoteTip);
  return start === void 0 ? nothing : { start, tip };
}
async function adopt(git, remoteTip, left) {
  const [furthest] = left.toSorted((one, other) => other.events.length - one.events.length);
  const { tip } = await placeOf4(git, remoteTip, furthest);
  return { start: tip, tip };
}

// src/run/commands/command-reply.ts
init_define_RUNTIME_PACKAGES();
function answeredReply(markdown) {
  return { outcome: { kind: "answered", answer: "", memory: void 0 }, markdown };
}
var MOST_NOTES2 = 20;
function runNotes({ transcript, renderContext }) {
  return renderNotes(renderContext(), { ...transcript.read(), left: [] }, MOST_NOTES2);
}
function askedReply(question2, markdown) {
  return { outcome: { kind: "asked", question: question2, answer: "", work: void 0 }, markdown };
}

// src/run/commands/answer-doctor.ts
async function examine(context2, fetching) {
  const { ports, inputs } = context2;
  const obstacles = [];
  const known = async (work2, explain = obstacle) => {
    const done = await attempt(work2);
    if (done.kind === "done") return done.value;
    if (ports.cancelled.aborted) throw done.error;
    obstacles.push(explain(done.error));
    return void 0;
  };
  const { baseBranch } = inputs;
  const fetched = await known(fetching, baseBranch === void 0 ? obstacle : noBase(baseBranch));
  const defaults = { ...context2, inputs: { ...inputs, baseBranch: void 0 } };
  const snapshot = fetched ?? (baseBranch === void 0 ? void 0 : await known(fetchRemote(defaults)));
  if (snapshot === void 0) return answerDoctor(context2, { repository: void 0, obstacles });
  const loaded = await known(unlessAborted(loadRepository(context2, snapshot), ports.cancelled));
  if (loaded?.kind === "loaded" && loaded.team.settings.isBoxOptional) ports.box.allowNone();
  const repository = loaded ?? await known(readFiles(context2, snapshot));
  const inTheWay = snapshot.inTheWay.map((ref) => ref.replace("refs/heads/", ""));
  return answerDoctor(context2, { repository, obstacles, inTheWay });
}
function noBase(branch) {
  return (error2) => problem(
    `The branch ${branch}, which \`base-branch\` names, could not be read: ${describe(error2).message}`,
    "Correct the name, or remove `base-branch`: then work starts from the default branch."
  );
}
async function readFiles({ inputs }, { tree }) {
  return { tree, location: await locateSquad(tree, inputs.squadDirectory) };
}
async function answerDoctor(context2, { repository, obstacles, inTheWay = [] }) {
  const { ports, inputs, outbound } = context2;
  const loaded = repository !== void 0 && "kind" in repository ? repository : void 0;
  const [github, tools, trial, box] = await Promise.all([
    readGitHubSettings(ports.github, repositorySettingsOf(context2)),
    loaded?.kind === "loaded" ? readTools2(context2, loaded) : void 0,
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
  const sections = await runDoctor({
    obstacles,
    files: repository,
    uncommitted: void 0,
    unpublished: void 0,
    branches: void 0,
    branchNames: inTheWay,
    runtime: ports.runtime.version,
    github,
    tools,
    credentials,
    trial,
    machine: void 0,
    box,
    lookAround: (share) => lookAround(checkout, share, repository?.tree.commit ?? "HEAD"),
    checkPlace: {
      findMissing: async (needed) => loaded?.kind === "loaded" ? findMissing(needed, context2, loaded) : void 0
    },
    target: "github",
    holdsSecret: ports.holdsSecret,
    today: dayOf(ports.clock.now())
  });
  return answeredReply(renderMarkdown(sections, outbound.safe));
}
var LOOK_SECONDS = 60;
async function findMissing(needed, { ports }, { tree, baseBranch, team }) {
  const run3 = lookingScript(needed);
  const look2 = { name: "programs", run: run3, timeoutSeconds: LOOK_SECONDS, paths: [] };
  const place = { commit: tree.commit, branch: baseBranch.name, label: "doctor.programs" };
  const deps = { ports, settings: team.settings, msLeft: () => ports.time.left() };
  const [end] = await runChecks([look2], place, deps);
  return end?.result === "passed" ? readMissing(end.output, needed) : void 0;
}
function repositorySettingsOf({ inputs, job, request: { repository } }) {
  return {
    page: `${job.serverUrl}/${repository.owner}/${repository.name}`,
    defaultBranch: repository.defaultBranch,
    branchPrefix: inputs.branchPrefix
  };
}
async function readTools2(context2, repository) {
  const { executables } = await openToolbox(context2, repository);
  const { tools, toolDiagnostics } = context2.transcript.read();
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

// src/run/commands/read-status.ts
init_define_RUNTIME_PACKAGES();
async function readStatus(context2, { target, earlier, team }) {
  const other = otherThread(context2, target);
  const elsewhere = other === void 0 ? [] : await boardsOf(other, context2);
  const latest = [...context2.boards, ...elsewhere ?? []].toSorted((one, another) => compareText(one.comment.createdAt, another.comment.createdAt)).findLast(({ marker }) => marker.triggerId !== context2.request.id && isOfRun(marker));
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
  const comments = await resultOr(ports.github.listComments(thread, void 0), void 0);
  return comments && findBoards(comments.items, board.login);
}

// src/run/commands/remember-rule.ts
init_define_RUNTIME_PACKAGES();
var LABEL = "rule.workspace";
var CATEGORY = "process";
var LONGEST2 = 2e3;
var BY_WORKFLOW = ["pull-request", "schedule"];
async function rememberRule(rule, context2, repository) {
  const { text: text2, hidden } = sanitise(rule);
  const line2 = oneLine(text2);
  const reason = findRefusal3({ text: text2, line: line2, hidden }, context2, repository) ?? await recordRule(line2, context2, repository);
  const answer = reason === void 0 ? `Noted as a rule for the team: ${line2}` : `The rule was not recorded. ${reason}`;
  return { kind: "done", report: reportOfText(answer) };
}
function findRefusal3({ text: text2, line: line2, hidden }, { request, ports }, { target }) {
  const { author, source } = request;
  if (author.type !== "User" || BY_WORKFLOW.includes(source)) {
    return "Only a person can set one, in a comment, an issue, a review or the form of a run.";
  }
  if (target.answerOnly !== void 0) return `${capitalise(target.answerOnly)}.`;
  if (hidden > 0) return "It holds hidden text.";
  if (ports.holdsSecret(`${text2}
${line2}`)) return "It holds a secret.";
  if (line2.length <= LONGEST2) return void 0;
  return `It has more than ${LONGEST2} characters. Put the long text into a file, and say in the rule when to read it.`;
}
async function recordRule(rule, context2, repository) {
  const { team } = repository;
  const { worktree, workspace } = await openRuleWorkspace(context2, repository);
  const stagedFiles = openStagedFiles({
    root: worktree.directory,
    ready: () => worktree.ready(team.directory),
    squadDirectory: team.directory,
    wrote: (path) => worktree.written.add(path)
  });
  const content = entryText(rule, context2);
  const written = await stagedFiles.add({
    folder: `${team.directory}/decisions/inbox`,
    stem: `${fileSlug(context2.request.author.login)}-${fileSlug(rule)}-${shortHash(content)}`,
    content
  });
  if (written.kind === "refused") return `${capitalise(written.reason)}.`;
  const submitted = await workspace.submit({ task: "", unfinished: false });
  if (submitted.kind !== "committed") {
    return `Its file ${code(written.path)} was not committed: it is there already, or a setting protects it.`;
  }
  emitDecision(rule, written.path, context2);
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
    policy: protectedPathsOf({ ports, request: { text: "" } }, repository),
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
  const title3 = oneLine(rule, 100);
  const agent = request.author.login;
  const decision2 = { agent, title: title3, category: CATEGORY, path };
  transcript.emit({ kind: "decision", session: LABEL, note: decision2 });
}

// src/run/commands/tool-commands.ts
init_define_RUNTIME_PACKAGES();
import { posix as posix2 } from "node:path";

// src/publish/tool-removal.ts
init_define_RUNTIME_PACKAGES();
async function publishToolRemoval(removal, deps) {
  const { tool, files, baseBranch, prefix, draft, trailers } = removal;
  const { git, github } = deps;
  const wantedBranch = `${prefix}remove-tool-${tool}`;
  const open3 = (await github.pullRequestsOf(wantedBranch)).find(({ state }) => state === "open");
  if (open3 !== void 0) {
    return toPublishedWork({ head: wantedBranch, commit: open3.head.sha }, open3);
  }
  const removalCommit = await git.commit({
    parents: [baseBranch.commit],
    author: git.identity,
    committer: git.identity,
    text: withTrailers(`Remove the tool ${tool}`, trailers),
    files: new Map(files.map((path) => [path, void 0]))
  });
  const { branch, commit: commit2 } = await pushOrReuseBranch(wantedBranch, removalCommit, deps);
  const text2 = renderToolRemoval(deps.context(), removal);
  return openOrFindPullRequest({ base: baseBranch.name, head: branch, commit: commit2, text: text2, draft }, deps);
}
async function pushOrReuseBranch(wantedBranch, commit2, deps) {
  const { git, effect } = deps;
  const remoteTip = await fetchBranchIfExists(git, wantedBranch);
  if (remoteTip !== void 0 && await treeOf(git, remoteTip) === await treeOf(git, commit2)) {
    return { branch: wantedBranch, commit: remoteTip };
  }
  const { branch, ...delivery } = await deliverToOwnBranch(deps, { branch: wantedBranch, commit: commit2 });
  if (delivery.kind !== "pushed") throw notPushedError(wantedBranch, delivery);
  effect("push", `${branch} ${commit2}`);
  return { branch, commit: commit2 };
}
function notPushedError(branch, delivery) {
  const reason = delivery.kind === "conflict" ? "too many branches of that name" : delivery.reason;
  return new SquadError({
    code: "E_GIT",
    message: `The branch ${branch} could not be pushed: ${reason}.`,
    hint: delivery.kind === "refused" ? delivery.hint : void 0
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

// src/run/finish/publish-work.ts
init_define_RUNTIME_PACKAGES();

// src/publish/publish.ts
init_define_RUNTIME_PACKAGES();

// src/publish/pull-request-text.ts
init_define_RUNTIME_PACKAGES();

// src/publish/branch-history.ts
init_define_RUNTIME_PACKAGES();
var MAX_COMMITS4 = 100;
async function readBranchHistory(git, { base, start, tip }, { agents: own }) {
  const [statuses, commits, paths2] = await Promise.all([
    statusesSince(git, { base, tip }),
    readTrailedCommits(git, { base, tip: start }, MAX_COMMITS4),
    readChangedPaths(git, { base, tip: start }, MAX_COMMITS4)
  ]);
  const isOwn = ({ commit: commit2 }) => own.some((row) => row.commit === commit2);
  const earlier = commits.filter((commit2) => !isOwn(commit2)).toReversed();
  const rows = earlier.flatMap((one) => rowsOf(one, paths2.get(one.commit) ?? []));
  return [...rows, ...own].map((row) => ({
    ...row,
    files: row.files.filter((path) => statuses.has(path)),
    removed: row.files.filter((path) => statuses.get(path) === "D")
  }));
}
function rowsOf(pushed, files) {
  const { commit: commit2, subject } = pushed;
  const start = startOfCommit(pushed);
  const session = start.agent === COORDINATOR ? COORDINATOR : start.session;
  const event = { kind: "agent.queued", priority: "normal", at: 0, ...start, session };
  const answer = subject === MEMORY_SUBJECT ? "" : subject;
  const ended = { state: "done", commit: commit2, files, answer };
  return addAgentRow([], event).map((row) => ({ ...row, ...ended }));
}
function startOfCommit({ commit: commit2, author, subject, agent }) {
  const session = `${agent}-${commit2.slice(0, 8)}`;
  const name2 = author.replace(/ \(Squad\)$/, "");
  return { session, agent, name: name2, role: "", task: subject, requestedBy: COORDINATOR };
}
function withEarlier(own, { transcript: earlier }) {
  const changed = new Set(own.agents.flatMap(({ files }) => files));
  const hasOwnChecks = own.checks.rows.length > 0 || own.checks.off !== void 0;
  return {
    ...own,
    agents: [...earlier.agents.flatMap(earlierRow), ...own.agents],
    handoffs: [...earlier.handoffs, ...own.handoffs],
    decisions: [...earlier.decisions, ...own.decisions],
    learnings: [...earlier.learnings, ...own.learnings],
    reviews: [...earlier.reviews, ...own.reviews],
    locks: [...earlier.locks, ...own.locks],
    conflicts: [...earlier.conflicts, ...own.conflicts],
    refused: [...earlier.refused.filter(({ path }) => !changed.has(path)), ...own.refused],
    left: [...earlier.left.filter((line2) => !changed.has(pathIn(line2))), ...own.left],
    checks: hasOwnChecks ? own.checks : earlier.checks
  };
}
function earlierRow(row) {
  return row.agent === COORDINATOR ? [] : [{ ...row, isEarlier: true }];
}
function pathIn(line2) {
  return line2.split(": ", 1)[0] ?? "";
}

// src/publish/pull-request.ts
init_define_RUNTIME_PACKAGES();

// src/publish/memory-pull-request.ts
init_define_RUNTIME_PACKAGES();
var TARGET_LENGTH2 = 4e4;
function renderMemoryPullRequest(context2, transcript, commit2) {
  const { decisions, learnings } = transcript;
  const { runUrl, thread } = context2.facts;
  const latestRun = `${link("The latest run", runUrl)}, for #${thread.number},`;
  const learnt = learningLines(context2, transcript);
  const decided = decisionLines(context2, transcript, commit2);
  const parts2 = (rows) => [
    "Decisions and learnings from runs that changed no other file. They stay here until somebody merges them; later runs add theirs.",
    `${latestRun} added ${plural(learnings.length, "learning")} and ${plural(decisions.length, "decision")}.`,
    section("What the team learnt", list(learnt, rows)),
    section("Decisions taken", list(decided, rows))
  ];
  return {
    title: "What the squad learnt",
    body: firstThatFits(TARGET_LENGTH2, [() => paragraphs(parts2(60)), () => paragraphs(parts2(5))])
  };
}
function decisionLines(context2, transcript, commit2) {
  const { facts, safe } = context2;
  return transcript.decisions.map((note) => {
    const { agent, title: title3, category, path, body = "", by, supersedes, overturnedBy } = note;
    const author = by === void 0 ? agentName(context2, transcript, agent) : inline(by, 100, safe);
    const kind = category === "" ? "" : `${inline(category, 40, safe)}, `;
    const url2 = repositoryUrl(facts, "blob", commit2, path);
    const name2 = link(`**${inline(title3, 200, safe)}**`, url2);
    const rule = firstSentence(withoutLabel(body));
    const what = rule === "" ? "" : `: ${inline(rule, 240, safe)}`;
    const about2 = (words, other = "") => other === "" ? "" : `, ${words} \u201C${inline(other, 200, safe)}\u201D`;
    const others = `${about2("instead of", supersedes)}${about2("overturned by", overturnedBy)}`;
    return `${urgencyOf(note)}${name2} (${kind}by ${author}${others})${what}`;
  });
}
function withoutLabel(body) {
  return body.startsWith(WHAT_LABEL) ? body.slice(WHAT_LABEL.length).trimStart() : body;
}
function urgencyOf({ blocking, requiresApproval: requiresApproval2 }) {
  const waits = blocking === true ? ["blocking decision"] : [];
  const words = requiresApproval2 === true ? [...waits, "needs your approval"] : waits;
  return words.length === 0 ? "" : `**${capitalise(words.join(", "))}:** `;
}
function learningLines(context2, transcript) {
  return transcript.learnings.map(({ agent, learning }) => {
    const name2 = agentName(context2, transcript, agent);
    return `**${name2}:** ${inline(learning, 300, context2.safe)}`;
  });
}

// src/publish/worker-items.ts
init_define_RUNTIME_PACKAGES();
function workerItems(context2, transcript, work2) {
  const byAgent = /* @__PURE__ */ new Map();
  for (const row of work2.agents) {
    if (row.session !== COORDINATOR && row.agent !== "") {
      byAgent.set(row.agent, [...byAgent.get(row.agent) ?? [], row]);
    }
  }
  if (byAgent.size < 2) return [];
  return [...byAgent.values()].map((rows) => workerItem(context2, transcript, work2, rows));
}
function workerItem(context2, transcript, work2, rows) {
  const { safe } = context2;
  const { roles, directory, report } = work2;
  const [{ agent, name: name2 } = { agent: "", name: "" }] = rows;
  const role = rows.at(-1)?.role || roles.get(agent) || "";
  const times = rows.length > 1 ? ` \xD7${rows.length}` : "";
  const duty = role === "" ? "" : ` (${inline(role, 40, safe)})`;
  const amounts = amountsOf(rows, directory);
  const reviewed = reviewedPaths(agent, transcript, work2);
  const working = rows.filter(({ files }) => files.some((path) => isWorkPath(path, directory)));
  const did = working.length === 0 && reviewed.length > 0 ? `reviewed ${pathList(reviewed)}${verdictText(agent, transcript)}` : inline(workText(rows, working, report.title), 240, safe);
  const who = [`**${inline(name2, 40, safe) || "Agent"}${times}**${duty}`, ...amounts].join(", ");
  return did === "" ? who : `${who}: ${did}`;
}
function amountsOf(rows, directory) {
  const files = [...new Set(rows.flatMap((row) => row.files))];
  const memory = files.filter((path) => !isWorkPath(path, directory));
  const decisions = memory.filter((path) => path.startsWith(`${directory}/decisions/`)).length;
  const learnings = memory.filter((path) => path.startsWith(`${directory}/agents/`)).length;
  const others = files.length - decisions - learnings;
  return [
    ...others > 0 ? [plural(others, "file")] : [],
    ...decisions > 0 ? [plural(decisions, "decision")] : [],
    ...learnings > 0 ? [plural(learnings, "learning")] : []
  ];
}
function reviewedPaths(agent, { reviews }, { isThere: isThere2 }) {
  const own = reviews.filter(({ reviewer }) => reviewer === agent);
  const files = own.flatMap((one) => one.files);
  const found = own.flatMap(({ findings }) => findings.map(({ path }) => path));
  const first = files.filter((path) => found.includes(path));
  return [.../* @__PURE__ */ new Set([...first, ...files])].filter(isThere2);
}
function verdictText(agent, { reviews }) {
  const own = reviews.filter(({ reviewer }) => reviewer === agent);
  const rejecting = own.filter(({ verdict }) => verdict === "changes-requested");
  const amount = rejecting.flatMap(({ findings }) => findings).length;
  const last = own.at(-1);
  if (rejecting.length === 0 || last?.verdict !== "approved") return "";
  const asked = `asked for ${amount > 0 ? plural(amount, "change") : "changes"}`;
  return `, ${asked}, then approved${changesText(last)}`;
}
function workText(rows, working, whole) {
  const last = working.at(-1);
  const later = last === void 0 ? rows : rows.slice(rows.indexOf(last) + 1);
  const [done = []] = [working, later].map(finished2).filter(({ length }) => length > 0);
  const titles = done.map(({ report, answer }) => report?.title ?? firstMeaningfulLine(answer));
  const said3 = titles.filter((title3) => title3 !== "" && title3 !== whole);
  if (said3.length > 0) return [...new Set(said3)].join("; ");
  const [{ task } = { task: "" }] = working.length > 0 ? working : rows;
  return done.length > 0 || task === "" ? "" : `did not finish "${task}"`;
}
function finished2(rows) {
  return rows.filter(({ state }) => state !== "failed" && state !== "stopped");
}

// src/publish/pull-request.ts
var LIMIT_STEPS2 = [
  { rows: 60, answer: 1e4, checkLines: 30 },
  { rows: 20, answer: 3e3, checkLines: 10 },
  { rows: 5, answer: 800, checkLines: 3 }
];
var TARGET_LENGTH3 = 4e4;
function renderPullRequestBody(context2, transcript, work2) {
  const changed = [...transcript.agents.flatMap(({ files }) => files), ...work2.changed];
  const first = [agentInstructionsNote(changed, work2.directory), work2.hidden, work2.stacked];
  const last = [approvalNote(work2), creditLine(context2), closingLine(work2)];
  return firstThatFits(TARGET_LENGTH3, [
    ...LIMIT_STEPS2.map(
      (limits) => () => paragraphs([...first, ...bodyParts(context2, transcript, work2, limits), ...last])
    ),
    () => paragraphs([...first, ...last])
  ]);
}
function agentInstructionsNote(files, directory) {
  const instructions = [...new Set(files)].filter(
    (path) => instructsAgents(path) || path.startsWith(`${directory}/skills/`)
  );
  if (instructions.length === 0) return void 0;
  return `**This changes what agents are told to do:** ${pathList(instructions)}. Read it line by line.`;
}
function hiddenLinesNote(lines, max) {
  if (lines.length === 0) return void 0;
  const named = lines.slice(0, max).map((one) => `${code(`${one.path}:${one.line}`)} (${joinCodes(one)})`);
  const more = lines.length - named.length;
  const places = more > 0 ? `${named.join(", ")} and ${plural(more, "more line")}` : joinNames(named);
  return `\u26A0\uFE0F This adds characters that can't be seen: ${places}.`;
}
function bodyParts(context2, transcript, work2, { rows, answer, checkLines }) {
  const items = (title3, lines) => section(title3, list(lines, rows));
  const decided = (isUrgent) => decisionLines(context2, withDecisions(transcript, isUrgent), work2.commit);
  const notes = transcript.notes.map((note) => inline(note, 300, context2.safe));
  return [
    // Decisions that somebody has to agree with come before everything else.
    ...decided(true),
    section("Checks", renderChecks(context2, transcript, checkLines, work2)),
    items("Findings that stand", findingItems(context2, transcript, work2)),
    items("Changed by two agents", conflictItems(context2, transcript)),
    items("Not done", notDoneItems(context2, transcript)),
    section("What changed", renderChanges(context2, work2, answer, rows)),
    renderProposedTools(context2, work2.proposals ?? []),
    items("Decisions", decided(false)),
    items("What the team learnt", learningLines(context2, transcript)),
    items("Who did what", workerItems(context2, transcript, work2)),
    items("How to test", howToTestItems(context2, transcript)),
    items("Worth knowing", notes)
  ];
}
function approvalNote({ approvalPage }) {
  if (approvalPage === void 0) return void 0;
  const why = link("opened with the job's own token", approvalPage);
  return `**Workflows are waiting for you:** approve them in the merge box, since this was ${why}. With an app's token they start at once.`;
}
function creditLine({ facts, safe }) {
  const asked = link("asked for", facts.commentUrl);
  return `Written by the squad, ${asked} by ${inline(facts.actor, 40, safe)} \xB7 ${link("run", facts.runUrl)}`;
}
function renderStackedNote({ number: number2, head }) {
  return `For #${number2}: merging this puts the changes on its branch ${code(head.ref)}, not on the default branch.`;
}
function closingLine({ share, issue: issue2 }) {
  if (issue2 === void 0) return void 0;
  if (share.isWhole && share.isReady) return `Closes #${issue2}`;
  return `Part of #${issue2}${share.isWhole ? " until it is finished" : ""}`;
}
var OPEN_FILES = 5;
function withDecisions(transcript, urgent) {
  const decisions = transcript.decisions.filter((note) => waitsForPeople(note) === urgent);
  return { ...transcript, decisions };
}
var LONGEST_RUN2 = 400;
var MOST_RUNS = 20;
function renderChanges(context2, work2, answer, rows) {
  const [first, ...later] = work2.told;
  const { items, count: count3 } = fileItems(context2, work2);
  const shown3 = list(items, rows);
  const isLong = items.length > OPEN_FILES;
  const files = isLong ? collapsible(plural(count3, "file"), shown3) : `**Files**

${shown3}`;
  const runs = later.slice(-MOST_RUNS).map((one) => runLine(context2, one));
  const words = first === void 0 ? "" : textBesideTitle(first.report);
  return paragraphs([
    demoteHeadings(renderLongText(context2, words, answer), 3).trimEnd(),
    runs.length === 0 ? void 0 : `**Since then**

${list(runs)}`,
    // Without a line between them, a list at the end of the text and this list would become one.
    items.length > 0 ? files : void 0
  ]);
}
function textBesideTitle({ title: title3, summary: summary3 }) {
  return summary3.replace(/\.$/, "") === title3.replace(/\.$/, "") ? "" : summary3;
}
function runLine({ facts, safe }, { report, actor, run: run3 }) {
  const { title: title3, summary: summary3 } = report;
  const isTold2 = summary3.startsWith(title3);
  const said3 = isTold2 ? summary3 : `${title3.replace(/[.:]$/, "")}. ${summary3}`;
  const page = repositoryUrl(facts, "actions/runs", run3.replace(/\D/g, ""));
  return `${inline(said3, LONGEST_RUN2, safe)} (asked for by ${inline(actor, 40, safe)} \xB7 ${link("run", page)})`;
}
function howToTestItems({ safe }, { agents }) {
  const said3 = new Map(
    agents.flatMap(
      ({ report, name: name2 }) => report?.howToTest === void 0 ? [] : [[report.howToTest, name2]]
    )
  );
  return [...said3].map(([steps, name2]) => `${inline(name2, 40, safe)}: ${inline(steps, 500, safe)}`);
}
function fileItems(context2, { agents: all, directory }) {
  const withFiles = (isShown) => all.map((agent) => ({ ...agent, files: agent.files.filter(isShown) }));
  const agents = withFiles((path) => isWorkPath(path, directory));
  const items = changedFileLines(context2, agents);
  const memory = withFiles((path) => !isWorkPath(path, directory));
  const amount = new Set(memory.flatMap(({ files }) => files)).size;
  if (amount === 0) return { items, count: items.length };
  const authors = memory.filter(({ files }) => files.length > 0).map(({ name: name2 }) => name2);
  const by = [...new Set(authors)].map((name2) => inline(name2, 40, context2.safe)).join(", ");
  const last = `${code(`${directory}/`)}: ${plural(amount, "file")} of the team's memory, by ${by}`;
  return { items: [...items, last], count: items.length };
}
function notDoneItems(context2, transcript) {
  return [
    ...undoneItems(context2, transcript),
    ...unfinishedItems(context2, transcript),
    ...leftOutItems(context2, transcript)
  ];
}
function unfinishedItems(context2, transcript) {
  const byReason = /* @__PURE__ */ new Map();
  for (const row of unfinishedAgents(transcript.agents)) {
    const key = `${row.state} ${row.answer.trim()}`;
    byReason.set(key, [...byReason.get(key) ?? [], row]);
  }
  return [...byReason.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === void 0) return [];
    const why = first.answer.trim() === "" ? "" : `: ${inline(first.answer, 240, context2.safe)}`;
    return [`Cut short: ${cutShortText(context2, rows)}${why}`];
  });
}
function conflictItems(context2, transcript) {
  const name2 = (session) => agentName(context2, transcript, session);
  return transcript.conflicts.flatMap(({ session, files, others, keptOn, isBundled }) => {
    const [who, what] = [name2(session), pathList(files)];
    if (keptOn !== void 0) {
      const where = `it is ${isBundled ? "in the run's bundle as" : "on the branch"} ${code(keptOn)}`;
      return [
        `Not in this pull request: ${who}'s change to ${what} could not be merged; ${where}.`
      ];
    }
    const row = transcript.agents.find((one) => one.session === session);
    if (row === void 0 || !files.some((path) => row.files.includes(path))) return [];
    const both = [.../* @__PURE__ */ new Set([...others.map(name2), who])];
    const all = both.length > 1 ? joinNames(both) : `${who} and a colleague`;
    return [`${all} changed the same lines of ${what}; ${who} merged them.`];
  });
}
function leftOutItems(context2, transcript) {
  return [
    ...filesLeftOut(transcript).map((file) => `Left out: ${inline(file, 240, context2.safe)}`),
    ...refusedLines(context2, transcript).map((line2) => `Refused: ${line2}`)
  ];
}

// src/publish/pull-request-text.ts
async function readWork(commit2, work2, { git, holdsSecret, context: context2 }) {
  const { start, baseCommit: base, directory, earlier, target } = work2;
  const range = { base, tip: commit2 };
  const transcript = toldTranscript(work2);
  const notes = transcript.reviews;
  const { checks } = earlier.transcript;
  const isLookedInto = notes.length > 0 || checks.rows.some(({ suspects }) => suspects);
  const [agents, since, changed, diff, files, hidden] = await Promise.all([
    orElse(readBranchHistory(git, { ...range, start }, transcript), transcript.agents),
    loadChangesSince(notes, commit2, git),
    orElse(pathsChangedSince(git, range), []),
    isLookedInto ? orElse(readDiff(git, range), []) : [],
    isLookedInto ? orElse(listFiles(git, commit2), void 0) : void 0,
    noteHiddenLines(git, range, MOST_HIDDEN)
  ]);
  const there = new Set(files);
  const byAgents = new Set(agents.flatMap((row) => row.files));
  const lacking = new Set(diff.filter(takesLines).map(({ path }) => path));
  const warnings = standingSuspicions(checks, (path) => {
    if (!there.has(path)) return "missing";
    return lacking.has(path) ? "anew" : "back";
  });
  const mayChange = () => false;
  const isWork = (path) => isWorkPath(path, directory);
  return {
    ...work2,
    told: [...earlier.requests, ...ownRequest(work2, context2().facts.runId)],
    agents,
    isThere: (path) => files === void 0 || there.has(path) || byAgents.has(path),
    warnings,
    changed,
    hidden,
    share: shareOf(work2),
    stacked: target.stackedOn && renderStackedNote(target.stackedOn),
    reviews: gatherReviews({ notes, diff, since, holdsSecret, mayChange, isWork }),
    commit: commit2
  };
}
var MOST_HIDDEN = 20;
async function noteHiddenLines(git, range, max) {
  const found = await attempt(findHiddenLines(git, range));
  return found.kind === "done" ? hiddenLinesNote(found.value, max) : `Whether this adds characters that can't be seen is not known: ${describe(found.error).message}`;
}
async function orElse(reading, fallback) {
  const read = await attempt(reading);
  return read.kind === "done" ? read.value : fallback;
}
function takesLines({ hunks }) {
  return hunks.some(({ marked }) => marked.some((line2) => line2.startsWith("-")));
}
function toldTranscript({ transcript, earlier }) {
  return withEarlier(transcript, earlier);
}
function ownRequest({ report, transcript, earlier, share, start, tip }, run3) {
  if (start === tip && earlier.requests.length > 0) return [];
  return [{ report, actor: transcript.actor, run: run3, isWholeIssue: share.isWhole }];
}
function renderPullRequestText(publishable, work2, { context: context2 }) {
  const { transcript, threadTitle, isUnfinished, target } = publishable;
  const { request } = transcript;
  const titles = titlesOf(publishable);
  const pulls = pullNumbers(target, context2().facts.thread);
  const title3 = renderPullRequestTitle({ titles, request, threadTitle, pulls });
  return {
    title: markUnfinished(title3, isUnfinished),
    body: renderPullRequestBody(context2(), toldTranscript(publishable), work2)
  };
}
function shareOf(work2) {
  const { share, earlier } = work2;
  const isOpen2 = openObjections(toldTranscript(work2).reviews).length > 0;
  const isWhole = share.isWhole || earlier.requests.some(({ isWholeIssue: isWholeIssue3 }) => isWholeIssue3);
  return { isWhole, isReady: share.isReady && !isOpen2 };
}
function titlesOf({ report, transcript, directory }) {
  const amount = ({ files }) => files.filter((path) => !path.startsWith(`${directory}/`)).length;
  const workers = transcript.agents.filter(
    (row) => row.session !== COORDINATOR && row.files.length > 0 && hasFinished(row)
  );
  const ranked = workers.toSorted((one, other) => amount(other) - amount(one));
  return [report.title, ...ranked.map((row) => row.report?.title ?? "")];
}
async function updatePullRequest(number2, work2, commit2, deps) {
  const pull = await deps.github.pullRequest(number2);
  if (pull.state === "closed") return pull;
  if (!work2.target.branch.startsWith(work2.prefix)) return showTools(pull, work2.proposals, deps);
  const isLeft = work2.isReturned === true && pull.draft && isMarkedUnfinished(pull.title);
  const isJoined = work2.transcript.checks.isBeforeOthers === true;
  const isUnfinished = work2.isUnfinished || isLeft || isJoined;
  const read = await readWork(commit2, work2, deps);
  const now = await markReady(pull, isUnfinished || work2.draft, deps);
  const text2 = renderPullRequestBody(deps.context(), toldTranscript(work2), read);
  const body = deps.sealWithin(findOwnPart(pull.body) ?? placeBelow(pull.body), text2);
  const title3 = markUnfinished(pull.title, isUnfinished);
  const change = {
    ...body === pull.body ? {} : { body },
    ...title3 === pull.title ? {} : { title: deps.sealTitle(title3) }
  };
  if (Object.keys(change).length > 0) await deps.github.updatePullRequest(number2, change);
  return now;
}
async function showTools(pull, proposals, deps) {
  const own = findOwnPart(pull.body);
  const text2 = renderProposedTools(deps.context(), proposals ?? []);
  if (text2 === void 0 && own === void 0) return pull;
  const shown3 = text2 ?? "No tool is proposed here any more.";
  const body = deps.sealWithin(own ?? placeBelow(pull.body), shown3);
  if (body !== pull.body) await deps.github.updatePullRequest(pull.number, { body });
  return pull;
}
async function markReady(pull, staysDraft, { github, effect, note }) {
  if (staysDraft || !pull.draft || !isMarkedUnfinished(pull.title)) return pull;
  const marked = await attempt(github.markReadyForReview(pull));
  if (marked.kind === "threw") {
    note(
      `#${pull.number} is finished, but GitHub kept it as a draft: press "Ready for review" there.`
    );
    return pull;
  }
  effect("ready", `#${pull.number}`);
  return { ...pull, draft: false };
}

// src/publish/publish.ts
async function publishBranch(work2, deps) {
  const { branch, pull } = work2.target;
  const before = pull && await attempt(deps.github.pullRequest(pull.number));
  if (before?.kind === "done" && before.value.merged) {
    return await publishRest(work2, before.value, deps) ?? publishAsBegun(work2, void 0, deps);
  }
  const delivered = await deliverWork(deliveryOf(work2, deps), deps);
  if (delivered.kind === "kept") return delivered.work;
  const { commit: commit2 } = delivered;
  const pushed = await asPushed(work2, commit2, deps);
  if (pull === void 0) return openPullRequest(pushed, commit2, deps);
  const now = await updateOrNote(pull, pushed, commit2, deps);
  if (now.state === "open") return toPublishedWork({ head: branch, commit: commit2 }, now);
  if (now.merged) {
    return await publishRest({ ...work2, tip: commit2 }, now, deps) ?? publishAsBegun(work2, commit2, deps);
  }
  deps.note(
    `#${now.number} was closed while the squad worked: the new commits are only on its branch \`${branch}\`. Reopen it if you want them.`
  );
  return toPublishedWork({ head: branch, commit: commit2 }, void 0);
}
function deliveryOf(work2, { context: context2 }) {
  const { target, remoteTip: start, tip, baseBranch } = work2;
  const { triggerId: request, runId: run3 } = context2().facts;
  const place = { branch: target.branch, start, tip, base: baseBranch.commit };
  return { ...place, isMemory: false, by: { request, run: run3 } };
}
function publishAsBegun(work2, tip, deps) {
  const target = { ...work2.target, pull: void 0 };
  return publishBranch({ ...work2, target, tip: tip ?? work2.tip, checked: void 0 }, deps);
}
async function publishRest(work2, merged, deps) {
  const { target, tip, remoteTip } = work2;
  const { git, note } = deps;
  const base = await fetchBranchIfExists(git, target.base) ?? work2.baseCommit;
  const { sha } = merged.head;
  const done = await isAncestor(git, sha, tip) ? sha : remoteTip;
  const replayed = await replay(git, { base: done, tip }, base);
  if (replayed.kind === "conflict") return void 0;
  const { commit: commit2 } = replayed;
  if (commit2 === base) return toPublishedWork({ head: target.branch, commit: sha }, merged);
  const delivered = await deliverToOwnBranch(deps, { branch: target.branch, commit: commit2 });
  const { branch } = delivered;
  const rest = {
    ...work2,
    ...NOTHING_BEFORE,
    start: base,
    remoteTip: base,
    baseCommit: base,
    tip: commit2
  };
  const next = { ...rest, target: { ...target, branch, pull: void 0 } };
  if (delivered.kind !== "pushed") {
    return (await keepElsewhere(deliveryOf(next, deps), delivered, deps)).work;
  }
  deps.effect("push", `${branch} ${commit2}`);
  note(
    `#${merged.number} was merged while the squad worked: what came after it has a pull request of its own.`
  );
  return openPullRequest(next, commit2, deps);
}
var NOTHING_BEFORE = {
  checked: void 0,
  earlier: { requests: [], transcript: emptyTranscript(0) }
};
async function openPullRequest(work2, commit2, deps) {
  const { base, branch: head } = work2.target;
  const read = await readWork(commit2, work2, deps);
  const text2 = withoutSecrets(renderPullRequestText(work2, read, deps), deps);
  const renew = (found) => updateOrNote(found, work2, commit2, deps);
  return openOrFindPullRequest({ base, head, commit: commit2, text: text2, draft: work2.draft, renew }, deps);
}
async function updateOrNote(pull, work2, commit2, deps) {
  const updated = await attempt(updatePullRequest(pull.number, work2, commit2, deps));
  if (updated.kind === "done") return updated.value;
  deps.note(
    `The text of #${pull.number} could not be updated: this board shows what is new. ${describe(updated.error).message}`
  );
  return pull;
}
async function asPushed(work2, commit2, { git, note }) {
  const { checked, transcript, target } = work2;
  if (checked === void 0 || checked === commit2) return work2;
  const [before, after] = await Promise.all([treeOf(git, checked), treeOf(git, commit2)]);
  if (before === after) return work2;
  note(
    `Somebody pushed to \`${target.branch}\` while the squad worked: the checks ran before those commits were joined, and nothing was run on both together.`
  );
  const checks = { ...transcript.checks, isBeforeOthers: true };
  return { ...work2, transcript: { ...transcript, checks } };
}

// src/publish/publish-memory.ts
init_define_RUNTIME_PACKAGES();
async function publishMemory(publishable, deps) {
  const { work: work2, addedTo } = await publishOnce(publishable, deps);
  if (addedTo === void 0) return work2;
  const now = await attempt(deps.github.pullRequest(addedTo.number));
  const isClosed = now.kind === "done" && now.value.state === "closed";
  return isClosed ? (await publishOnce(publishable, deps)).work : work2;
}
async function publishOnce(publishable, deps) {
  const { start, tip, prefix, baseBranch, transcript } = publishable;
  const branch = memoryBranch(prefix);
  const { triggerId: request, runId: run3 } = deps.context().facts;
  const by = { request, run: run3 };
  const delivery = { branch, start, tip, base: baseBranch.commit, isMemory: true, by };
  const found = await attempt(findMemoryBranch(branch, baseBranch, deps));
  if (found.kind === "threw") {
    const reason = describe(found.error).message;
    return keepElsewhere(delivery, { kind: "unreachable", reason }, deps);
  }
  const { onto, pull, closed } = found.value;
  const delivered = await deliverOnto(onto, delivery, publishable, deps);
  if (delivered.kind === "kept") return delivered;
  const { commit: commit2 } = delivered;
  const opening = { base: baseBranch.name, head: branch, commit: commit2, draft: false };
  if (closed !== void 0 && commit2 === onto) return { work: toPublishedWork(opening, closed) };
  const text2 = withoutSecrets(renderMemoryPullRequest(deps.context(), transcript, commit2), deps);
  if (pull === void 0) return { work: await openOrFindPullRequest({ ...opening, text: text2 }, deps) };
  const body = deps.sealWithin(WHOLE_BODY, text2.body);
  await attempt(deps.github.updatePullRequest(pull.number, { body }));
  return { work: toPublishedWork(opening, pull), addedTo: pull };
}
async function deliverOnto(onto, work2, { transcript }, deps) {
  const { start, tip, base, by } = work2;
  if (onto === start) return deliverWork(work2, deps);
  const known = new Set(transcript.agents.flatMap(({ commit: commit2 }) => commit2 ?? []));
  const ranges = { ours: { base: start, tip }, theirs: { base, tip: onto } };
  if (await hasRivalWork(deps.git, by, ranges, known)) return { kind: "delivered", commit: onto };
  const replayed = await replay(deps.git, { base: start, tip }, onto);
  return replayed.kind === "conflict" ? keepElsewhere(work2, replayed, deps) : deliverWork({ ...work2, start: onto, tip: replayed.commit }, deps);
}
async function findMemoryBranch(branch, base, deps) {
  const tip = await fetchBranchIfExists(deps.git, branch);
  if (tip === void 0) return { onto: base.commit };
  const pulls = await deps.github.pullRequestsOf(branch);
  const pull = pulls.find(({ state }) => state === "open");
  if (pull !== void 0) return { onto: tip, pull };
  const [last] = pulls;
  return last === void 0 ? { onto: tip } : beginAgain({ branch, tip, last }, base, deps);
}
async function beginAgain({ branch, tip, last }, { name: name2, commit: commit2 }, { git }) {
  const base = await fetchBranchIfExists(git, name2) ?? commit2;
  await completeHistory(git, [branch, name2]);
  if (await isAncestor(git, tip, base)) return { onto: base, closed: last };
  const merge = { tree: `${base}^{tree}`, parent: tip, secondParent: base, author: git.identity };
  const begun = await commitTree(git, { ...merge, text: "Begin again at the base branch" });
  const late = { base: last.head.sha, tip };
  const isKnown = await isAncestor(git, late.base, tip);
  const replayed = isKnown ? await replay(git, late, begun) : { kind: "replayed", commit: begun };
  const onto = "commit" in replayed ? replayed.commit : tip;
  return onto === begun ? { onto, closed: last } : { onto };
}

// src/run/finish/decide-outcome.ts
init_define_RUNTIME_PACKAGES();
function decideOutcome(result, published, transcript) {
  return withLosses(nameOutcome(result, published, transcript), transcript);
}
async function withRef(outcome, saving) {
  if (outcome.kind !== "failed" && outcome.kind !== "limited") return outcome;
  const { work: work2 } = outcome;
  if (work2?.fallback?.bundle?.isArtifact !== false) return outcome;
  const ref = await saving;
  if (ref === void 0) return outcome;
  return { ...outcome, work: { ...work2, fallback: { ...work2.fallback, ref } } };
}
function withLosses(outcome, { losses }) {
  if (losses.length === 0 || outcome.kind === "failed" || outcome.kind === "declined") {
    return outcome;
  }
  const reason = losses.join("\n");
  const said3 = [
    "question" in outcome ? outcome.question : "",
    "answer" in outcome ? outcome.answer : ""
  ];
  const answer = said3.filter((part) => part.trim() !== "").join("\n\n");
  const work2 = "work" in outcome ? outcome.work : void 0;
  return { kind: "failed", reason, hint: hintForMachine(reason), work: work2, answer };
}
function nameOutcome(result, published, transcript) {
  if (published?.kind === "refused") return { kind: "declined", reason: published.reason };
  const work2 = published?.work;
  const report = workReport(result);
  if (work2?.fallback !== void 0) {
    const answer = result.kind === "done" ? saidText(report) : reasonOf2(result);
    return undeliveredOutcome(work2, work2.fallback, answer);
  }
  switch (result.kind) {
    case "limited":
      return { kind: "limited", ...result.exhausted, work: work2 };
    case "failed":
      return { kind: "failed", reason: result.reason, hint: hintForFailure(result), work: work2 };
    case "broken":
      return { kind: "failed", reason: result.message, hint: result.hint, work: work2 };
    case "done":
      return doneOutcome(report, published, transcript);
  }
}
function doneOutcome(report, published, transcript) {
  const answer = saidText(report);
  const asked = questionsOf(transcript);
  const open3 = published === void 0 ? openQuestions(transcript) : [];
  const others = report.question === void 0 ? [...asked, ...open3] : asked;
  return report.question === void 0 && others.length === 0 ? finishedOutcome(answer, published, transcript) : askedOutcome(report.question, others, answer, published);
}
function reasonOf2(result) {
  if (result.kind === "limited") return result.exhausted.reason;
  return result.kind === "failed" ? result.reason : result.message;
}
function undeliveredOutcome(work2, { wanted, reason: cause, hint }, answer) {
  const reason = `The branch ${wanted} could not be pushed: ${cause}.`;
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
function askedOutcome(own, others, answer, published) {
  const work2 = published?.kind === "branch" ? published.work : void 0;
  const questions = own === void 0 ? others : [questionText(own), ...others];
  const options = others.length === 0 ? own?.options.length ?? 0 : 0;
  return { kind: "asked", question: questions.join("\n\n"), options, answer, work: work2 };
}
function finishedOutcome(answer, published, transcript) {
  if (published?.kind === "branch") return { kind: "changed", work: published.work, answer };
  const agents = transcript.agents.filter(({ session }) => session !== COORDINATOR);
  const failed3 = agents.filter(({ state }) => state === "failed");
  if (failed3.length > 0 && failed3.length === agents.length) {
    const reason = failed3.map((row) => `${row.name}: ${row.answer}`).join("; ");
    return { kind: "failed", reason, hint: hintForMachine(reason), work: published?.work };
  }
  const isTold2 = answer !== "" || standingParts(transcript.parts).length > 0;
  if (isTold2 || published !== void 0) {
    return { kind: "answered", answer, memory: published?.work };
  }
  return {
    kind: "nothing-to-do",
    reason: "The squad ended without a change and without an answer."
  };
}
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
    case "silence":
      return "Run the job again. If it happens again, the provider of the model is down or has too much to do: name another in `model`.";
    case "timeout":
      return "The model did not answer in time. Run the job again, or raise `timeout-minutes`.";
    case "runtime":
    case "query":
      return "Run the job again. If it fails the same way, check `model`, `provider` and `provider-base-url`.";
    default:
      return void 0;
  }
}

// src/run/finish/publish-work.ts
function publishableOf(result, context2, repository) {
  const { request, inputs } = context2;
  const { branch, target, team, baseBranch, baseCommit } = repository;
  const transcript = context2.transcript.read();
  const { rows } = transcript.checks;
  const isFailed = rows.some(isRed);
  const isUnfinished = wasCutShort(result, transcript);
  const report = workReport(result);
  const isAsking = report.question !== void 0 || questionsOf(transcript).length > 0;
  return {
    target,
    start: branch.start,
    remoteTip: repository.remoteTip,
    tip: branch.tip(),
    checked: checksVerdict(rows) === "none" ? void 0 : branch.tip(),
    transcript,
    earlier: repository.earlier,
    issue: issueFor(request, target, inputs.branchPrefix),
    report,
    threadTitle: request.thread.title,
    draft: inputs.draft || isFailed || isUnfinished,
    isReturned: result.isReturned === true,
    isUnfinished: isUnfinished || isFailed,
    share: {
      isWhole: isWholeIssue2(request, report),
      isReady: !isFailed && !isUnfinished && !isAsking
    },
    prefix: inputs.branchPrefix,
    baseBranch,
    baseCommit,
    roles: new Map(team.members.map(({ slug: slug2, role }) => [slug2, role])),
    directory: team.directory
  };
}
function wasCutShort({ kind }, { agents, parts: parts2 }) {
  return kind !== "done" || standingParts(parts2).length > 0 || unfinishedAgents(agents).length > 0;
}
function issueFor({ thread }, { branch }, prefix) {
  if (thread.kind === "issue") return thread.number;
  const issue2 = branch.startsWith(prefix) ? issueOfBranch(branch, prefix) : void 0;
  return issue2 === thread.number ? void 0 : issue2;
}
var BY_THE_ISSUE = /* @__PURE__ */ new Set([
  "issue-opened",
  "issue-labeled",
  "issue-assigned"
]);
function isWholeIssue2({ source, thread }, { isWholeIssue: isSaid }) {
  return isSaid || thread.kind === "issue" && BY_THE_ISSUE.has(source);
}
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
var VERDICTS2 = /* @__PURE__ */ new Set(["APPROVED", "CHANGES_REQUESTED", "DISMISSED"]);
function objectors(reviews) {
  const last = /* @__PURE__ */ new Map();
  for (const { author, state, association } of reviews) {
    if (author === void 0 || !MEMBERS.has(association) || !VERDICTS2.has(state)) continue;
    last.set(author.login, state);
  }
  return [...last].flatMap(([login, state]) => state === "CHANGES_REQUESTED" ? [login] : []);
}
async function publishWork(result, context2, repository) {
  const transcript = context2.transcript.read();
  const files = await committedFiles(transcript, repository, context2.ports.git);
  const hasReviewed = transcript.reviews.length > 0 && isContinued(repository);
  const isTextOutdated = hasReviewed || hasFinishedParts(transcript);
  if (files.length === 0 && !isTextOutdated) return void 0;
  const revocation = await findRevocation(context2);
  if (revocation !== void 0) {
    context2.transcript.note(`What was done is not published: ${plural(files.length, "file")}.`);
    return revocation;
  }
  noteProposedTools(files, context2, repository);
  const publishable = publishableOf(result, context2, repository);
  if (files.some((path) => isWorkPath(path, repository.team.directory))) {
    const work2 = await publishCommits(publishable, files, context2, repository);
    const standing = earlierReviews(transcript, repository, context2.request);
    return { kind: "branch", work: { ...work2, earlierReviews: standing } };
  }
  if (isTextOutdated) await renewText(publishable, context2);
  if (files.length === 0 || isMergedMemory(repository)) return void 0;
  return publishMemoryAlone(publishable, context2);
}
function isMergedMemory({ branch, baseBranch, memoryTip }) {
  return memoryTip === void 0 && branch.tip() === baseBranch.commit;
}
async function renewText(publishable, context2) {
  const { target, start } = publishable;
  if (target.pull === void 0) return;
  const updating = updatePullRequest(
    target.pull.number,
    publishable,
    start,
    publishDepsOf(context2)
  );
  await context2.transcript.noteFailure(
    "What the pull request says could not be updated.",
    updating
  );
}
function hasFinishedParts({ parts: parts2 }) {
  return parts2.some(({ session, isDone }) => session === void 0 && isDone);
}
async function committedFiles({ agents }, { branch }, git) {
  const byAgents = agents.flatMap(({ files }) => files);
  const [base, tip] = [branch.start, branch.tip()];
  return base === tip ? byAgents : [...byAgents, ...await pathsBetween(git, { base, tip })];
}
function isContinued({ target }) {
  return target.from === "branch" && target.answerOnly === void 0;
}
async function publishMemoryAlone(publishable, context2) {
  const published = await attempt(publishMemory(publishable, publishDepsOf(context2)));
  if (published.kind === "done") return { kind: "memory", work: published.value };
  if (isEmptyReport(publishable.report)) throw published.error;
  context2.transcript.lose(
    `What was learnt could not be kept. ${describe(published.error).message}`
  );
  return void 0;
}
var MOST_HIDDEN2 = 4;
async function publishCommits(publishable, files, context2, repository) {
  const deps = publishDepsOf(context2);
  const changed = toolsAmong(files, repository.team.directory);
  const proposed = changed.length === 0 ? void 0 : await proposalsAtTip(context2, repository);
  const { pull } = publishable.target;
  const proposals = pull === void 0 ? proposed?.filter(({ name: name2 }) => changed.includes(name2)) : proposed;
  const approvalPage = await findApprovalPage(context2, repository);
  const work2 = await publishBranch({ ...publishable, proposals, approvalPage }, deps);
  const { start: base, tip } = publishable;
  const hidden = await noteHiddenLines(deps.git, { base, tip }, MOST_HIDDEN2);
  const instructions = pull && work2.fallback === void 0 ? agentInstructionsNote(files, repository.team.directory) : void 0;
  for (const note of [instructions, hidden]) {
    if (note !== void 0) context2.transcript.note(note.replace(/^\*\*(.*?)\*\*/, "$1"));
  }
  return work2;
}
async function proposalsAtTip(context2, repository) {
  const found = await attempt(proposalsAt(repository.branch.tip(), context2, repository));
  if (found.kind === "threw") return void 0;
  const { proposals, diagnostics } = found.value;
  for (const { path, message, next } of diagnostics.slice(0, 10)) {
    context2.transcript.note(`Proposed tool: ${path}: ${message}; ${next}`);
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
async function findApprovalPage({ board }, { tree }) {
  if (board.login !== BOT.name) return void 0;
  return (await pullRequestWorkflows(tree)).length > 0 ? PAGES.approval : void 0;
}

// src/run/commands/tool-commands.ts
async function listTools(context2, repository) {
  const { executables } = await openToolbox(context2, repository);
  const renderContext = context2.renderContext();
  const manifests = executables.map(({ manifest }) => manifest);
  const runs = executables.length > 0 ? [RUN_TOOL] : [];
  const builtIn = renderTools([...BUILT_IN_TOOLS, CREATE_TOOL, ...runs], context2.outbound.safe);
  const transcript = context2.transcript.read();
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
  return answeredReply(firstThatFits(MAX_LENGTH3, renderings));
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
var MAX_LENGTH3 = 4e4;
async function removeTool(name2, context2, repository) {
  const { isOff } = await openToolbox(context2, repository);
  const { tree, team, baseBranch } = repository;
  const plan = isOff ? "Custom tools are off here, so none was read." : await planRemoval(name2, context2.transcript.read().tools, tree, team.directory);
  if (typeof plan === "string") {
    const reason = context2.outbound.safe(`Nothing was removed. ${plan}`);
    return answeredReply(paragraphs([reason, runNotes(context2)]));
  }
  const { inputs, job, request } = context2;
  const removal = {
    ...plan,
    baseBranch,
    prefix: inputs.branchPrefix,
    draft: inputs.draft,
    trailers: { run: job.runId, request: request.id }
  };
  const work2 = await publishToolRemoval(removal, publishDepsOf(context2));
  const answer = paragraphs([
    `The tool ${code(plan.tool)} is proposed for removal, with ${plural(plan.files.length, "file")}. It works until that is merged.`,
    alsoRemovedText(plan.also)
  ]);
  return { outcome: { kind: "changed", work: work2, answer } };
}
async function planRemoval(name2, tools, tree, directory) {
  const tool = tools.find((known) => known.name === name2);
  if (tool === void 0) {
    return `${unknownToolText(name2, tools)} Built-in tools can't be removed.`;
  }
  const { scope, path } = tool;
  if (scope === "global") {
    return `\`${name2}\` comes from the shared folder of \`${path}\`: remove it where that is kept.`;
  }
  const folder = `${directory}/tools`;
  const own = path.slice(0, path.lastIndexOf("/"));
  const isAlone = own === folder || !path.startsWith(`${folder}/`);
  const paths2 = tree.entries.map((entry) => entry.path);
  const ofTool = paths2.filter((one) => isAlone ? one === path : one.startsWith(`${own}/`));
  const documents = await readDocuments(tools, tree, directory);
  const declared = documents.get(path);
  if (!path.startsWith(`${folder}/`) && declared?.isTools !== true) {
    return `\`${name2}\` is declared in \`${path}\` along with other things: remove it there by hand.`;
  }
  const staying = [...documents].filter(([document]) => !ofTool.includes(document));
  const kept = new Set(staying.flatMap(([, { entries: entries2 }]) => entries2));
  const entries = (declared?.entries ?? []).filter((entry) => !kept.has(entry));
  const files = paths2.filter((one) => ofTool.includes(one) || entries.includes(one));
  const others = tools.filter((other) => other !== tool && files.includes(other.path));
  return { tool: name2, files, also: others.map((other) => other.name) };
}
async function readDocuments(tools, { read }, directory) {
  const paths2 = new Set(tools.map(({ path }) => path).filter((path) => /\.ya?ml$/.test(path)));
  const found = [...paths2].map(async (path) => {
    const { entries, isTools } = declaredIn(await read(path) ?? "");
    return [
      path,
      { entries: entries.map((entry) => posix2.join(directory, entry)), isTools }
    ];
  });
  return new Map(await Promise.all(found));
}
function unknownToolText(name2, tools) {
  const names = tools.slice(0, 30).map((tool) => `\`${tool.name}\``);
  const known = names.length === 0 ? "the default branch has none that can be loaded" : `those of the default branch are ${names.join(", ")}`;
  return `There is no custom tool named \`${name2}\`: ${known}.`;
}
async function testTool(name2, context2, repository) {
  const toolbox = await openToolbox(context2, repository);
  const proposal = await findProposal(name2, context2, repository);
  const executable = toolbox.executables.find(({ tool }) => tool.name === name2);
  const isOther = proposal !== void 0 && proposal.sha256 !== executable?.tool.origin.sha256;
  const answer = executable === void 0 ? whyUntested(name2, toolbox, proposal, context2) : await testExecutable(executable, toolbox, context2, repository);
  return answeredReply(
    paragraphs([answer, isOther ? approvalText(proposal, context2) : void 0, runNotes(context2)])
  );
}
async function findProposal(name2, context2, repository) {
  const { start } = repository.branch;
  if (start === repository.tree.commit) return void 0;
  const { proposals } = await proposalsAt(start, context2, repository);
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
async function testExecutable(executable, toolbox, context2, repository) {
  const { ports } = context2;
  const { tool, manifest } = executable;
  const ms = Math.max(0, Math.min(MAX_TESTS_MS, ports.time.left() - RESERVE_MS));
  const signal = AbortSignal.any([ports.cancelled, AbortSignal.timeout(Math.ceil(ms))]);
  const results = manifest.tests.length === 0 ? [] : await runInCheckout(executable, signal, toolbox, context2, repository);
  const { version } = manifest;
  const { path, commit: commit2 } = tool.origin;
  return renderToolTests(context2.renderContext(), {
    name: tool.name,
    version,
    path,
    commit: commit2,
    results
  });
}
async function runInCheckout(executable, signal, toolbox, context2, repository) {
  const { ports } = context2;
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
    const tool = bindTool(definition, testerContext(context2, reasons));
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

// src/run/commands/answer-command.ts
var COMMANDS = {
  work: {
    help: ["add input validation to the login form", "the squad decides who does it"],
    needsModel: true,
    work: (_command, context2, repository, doneBefore) => runAgents(context2, repository, doneBefore)
  },
  agent: {
    help: ["{agent}: write the tests", "this agent does it"],
    needsModel: true,
    reply: ({ agent }, { inputs, outbound }, { team }) => {
      const { safe } = outbound;
      const member = meantFinder(team)(agent);
      if (member !== void 0) {
        return isRoutable(member) ? void 0 : answeredReply(renderCannotWork(member, safe));
      }
      const markdown = renderUnknownAgent(agent, inputs.triggerPhrase, namesIn(team), safe);
      return askedReply("Which agent is meant?", markdown);
    },
    work: (_command, context2, repository, doneBefore) => runAgents(context2, repository, doneBefore)
  },
  team: {
    help: ["team", "who is on the team"],
    needsModel: false,
    reply: (_command, { outbound }, { team }) => answeredReply(renderTeam(team, outbound.safe))
  },
  status: {
    help: ["status", "the last run, its branch and pull request"],
    needsModel: false,
    reply: async (_command, context2, repository) => answeredReply(renderStatus(await readStatus(context2, repository), context2.outbound.safe))
  },
  stop: {
    help: ["stop", "stop the run at work"],
    needsModel: false,
    reply: async (_command, context2) => answeredReply(renderStop(await stopRun(context2)))
  },
  tools: {
    help: ["tools", "which tools the agents have"],
    needsModel: false,
    reply: (_command, context2, repository) => listTools(context2, repository)
  },
  approve: {
    help: ["approve tool lint@<hash>: check src/", "a proposed tool may run, this once"],
    // What else is asked for may need one.
    needsModel: false,
    reply: (_command, context2, repository) => answerApproval(context2, repository)
  },
  "test-tool": {
    help: ["tools test lint", "run a tool's own tests"],
    needsModel: false,
    reply: ({ tool }, context2, repository) => testTool(tool, context2, repository)
  },
  "remove-tool": {
    help: ["tools remove lint", "a pull request that removes a tool"],
    needsModel: false,
    reply: ({ tool }, context2, repository) => removeTool(tool, context2, repository)
  },
  doctor: {
    help: ["doctor", "what is wrong with the setup, and how to fix it"],
    needsModel: false,
    reply: (_command, context2, repository) => answerDoctor(context2, { repository, obstacles: [] })
  },
  remember: {
    help: ["remember: tests come with every change", "a rule for every later run"],
    needsModel: false,
    reply: ({ rule }, { inputs }) => rule === "" ? answeredReply(renderRemember(inputs.triggerPhrase)) : void 0,
    work: ({ rule }, context2, repository) => rememberRule(rule, context2, repository)
  },
  help: {
    help: ["help", "this list"],
    needsModel: false,
    reply: (_command, { inputs, outbound }, { team }) => answeredReply(renderHelp(helpLines(), inputs.triggerPhrase, namesIn(team), outbound.safe))
  }
};
function helpLines() {
  return Object.values(COMMANDS).map(({ help }) => help);
}
function needsModel(command) {
  const asked = command.kind === "approve" ? command.then : command;
  return asked !== void 0 && COMMANDS[asked.kind].needsModel;
}
async function answerCommand(context2, repository) {
  const { command } = context2.request;
  return rowOf(command.kind, command).reply?.(command, context2, repository);
}
async function carryOutCommand(context2, repository, doneBefore) {
  const { command } = context2.request;
  const { work: work2 } = rowOf(command.kind, command);
  if (work2 !== void 0) return work2(command, context2, repository, doneBefore);
  const message = `The command ${command.kind} asks for no work.`;
  throw new SquadError({ code: "E_INTERNAL", message });
}
function rowOf(kind, _command) {
  return COMMANDS[kind];
}
function namesIn(team) {
  return team.members.filter(isRoutable).map(({ name: name2 }) => name2);
}
async function stopRun(context2) {
  const { request, boards, renderContext, ports, job } = context2;
  const { serverUrl, repository } = renderContext().facts;
  const board = boards.findLast(
    ({ marker }) => marker.state === "working" && marker.triggerId !== request.id
  );
  if (board === void 0) return { kind: "none" };
  const { runId } = board.marker;
  const kind = await ports.github.cancelRun(runId, job.runId);
  if (kind === "foreign") return { kind: "none" };
  return { kind, url: `${serverUrl}/${repository}/actions/runs/${runId}` };
}
async function answerWithoutTeam(context2, noTeam) {
  const { request, inputs, outbound } = context2;
  if (request.command.kind === "doctor") {
    return answerDoctor(context2, { repository: noTeam, obstacles: [] });
  }
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
async function answerApproval(context2, repository) {
  const { proposals } = await proposalsAt(repository.branch.start, context2, repository);
  const renderContext = context2.renderContext();
  const { phrase } = renderContext.facts;
  const { approved } = context2;
  const found = proposals.filter(({ name: name2 }) => approved.some((one) => one.name === name2));
  const missing2 = approved.filter(({ name: name2 }) => !found.some((one) => one.name === name2));
  const markdown = paragraphs([
    ...missing2.map(({ name: name2 }) => notProposedText(code(name2))),
    ...found.map(({ name: name2, sha256 }) => {
      const example = `${phrase} approve tool ${approvableName(name2, sha256)}: use it to check src/`;
      return `${code(name2)}, with these files, may run in the run that the approval asks for, and in no other. Nothing has been asked for yet; when you have read them, write for example: ${code(example)}.`;
    }),
    renderProposedTools(renderContext, found)
  ]);
  return answeredReply(markdown);
}
function readCommand(context2, team) {
  return resolveAddressee(readApprovals(context2), team);
}
function readApprovals(context2) {
  const { request, transcript } = context2;
  const { command } = request;
  if (command.kind !== "approve") return context2;
  const isPerson = request.author.type === "User";
  if (!isPerson) transcript.note("Only a person can approve a tool.");
  return {
    ...context2,
    approved: isPerson ? command.tools : [],
    request: { ...request, command: command.then ?? command }
  };
}
function resolveAddressee(context2, team) {
  const { command } = context2.request;
  if (command.kind !== "agent" || command.whole === void 0) return context2;
  const name2 = looseKey(command.agent);
  const names = team.members.map((member) => looseKey(member.name));
  const isMeant = meantFinder(team)(command.agent) !== void 0 || isNearMiss(name2, names);
  if (isMeant) return context2;
  return {
    ...context2,
    request: { ...context2.request, command: { kind: "work", request: command.whole } }
  };
}

// src/run/context/names-in-the-way.ts
init_define_RUNTIME_PACKAGES();
var HEADS = "refs/heads/";
function requireNames({ inputs, transcript }, { target }, { inTheWay }) {
  const { branchPrefix: prefix } = inputs;
  for (const ref of inTheWay) {
    const branch = ref.startsWith(HEADS) ? ref.slice(HEADS.length) : void 0;
    if (branch === void 0) {
      transcript.note(
        `What later runs should know of this thread can't be kept while the remote has \`${ref}\`: remove it with \`git push origin :${ref}\`.`
      );
    } else if (!prefix.startsWith(`${branch}/`)) {
      transcript.note(
        `The branch \`${branch}\` leaves no room for \`${branch.split("/").slice(0, -1).join("/")}\`, where the squad's memory is kept: rename it.`
      );
    } else if (target.branch.startsWith(prefix) && target.answerOnly === void 0) {
      throw noRoomError(branch, prefix);
    }
  }
}
function noRoomError(branch, prefix) {
  return new SquadError({
    code: "E_GIT",
    message: `The branch \`${branch}\` leaves no room for the squad's branches, which begin with \`${prefix}\`: git can't have both, so no work could be pushed.`,
    hint: `Rename the branch \`${branch}\`, or choose another prefix with the input \`branch-prefix\`, such as \`agents/\`.`
  });
}

// src/run/finish/conclude-work.ts
init_define_RUNTIME_PACKAGES();

// src/publish/replies/notice.ts
init_define_RUNTIME_PACKAGES();
var MAX_TEXT_LENGTH2 = 1500;
function renderThreadReply(context2, reply) {
  const { facts, safe } = context2;
  const { name: name2, text: text2, commit: commit2 } = reply;
  const where = commit2 === void 0 ? link("the run", facts.runUrl) : link(code(commit2.slice(0, 8)), repositoryUrl(facts, "commit", commit2));
  return paragraphs([
    `${REPLY}
${renderLongText(context2, text2, MAX_TEXT_LENGTH2)}`,
    `**${inline(name2, 40, safe)}**, in ${where}${commit2 === void 0 ? ". No file was changed." : ""}`
  ]);
}
var LONG_RUN_MS = 5 * 6e4;
function callsForNotice(outcome, { escalations, parts: parts2, startedAt }, now) {
  if (outcome.kind === "declined") return false;
  const isLeft = standingParts(parts2).some(({ session }) => session !== void 0);
  const isWanted2 = ["asked", "failed"].includes(outcome.kind) || escalations.length > 0 || isLeft;
  return isWanted2 || now - startedAt > LONG_RUN_MS;
}
function renderNotice(context2, transcript, { outcome, people, boardUrl }) {
  const called = people.map((name2) => `@${name2}`).join(" ");
  const wanted = renderWanted(context2, transcript, outcome);
  return paragraphs([
    `${renderNoticeMarker(context2.facts.triggerId)}
${called} ${firstWords(context2, transcript, outcome)}`,
    wanted,
    wanted === "" ? renderNextStep(context2, outcome) : void 0,
    link("The board", boardUrl)
  ]);
}
function firstWords(context2, transcript, outcome) {
  if (outcome.kind !== "asked" || outcome.work !== void 0) {
    return renderFirstWords({ context: context2, transcript, outcome });
  }
  const asked = transcript.escalations.filter(({ kind }) => kind === "question").length;
  return asked > 1 ? `**${asked} questions before I go on**` : "**1 question before I go on**";
}

// src/run/finish/notify-people.ts
init_define_RUNTIME_PACKAGES();
async function notifyPeople(outcome, context2, others = []) {
  const { transcript, renderContext, board } = context2;
  if (board.commentId === void 0) return;
  const read = transcript.read();
  const isCalled = read.notice !== void 0 || findNotice(context2.comments.items, context2) !== void 0;
  if (isCalled || !callsForNotice(outcome, read, renderContext().facts.now)) return;
  const people = [.../* @__PURE__ */ new Set([...askerOf(context2), ...others])];
  if (people.length === 0) return;
  await transcript.noteFailure(
    "Nobody could be notified.",
    call(outcome, people, board.commentId, context2)
  );
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
async function call(outcome, people, board, run3) {
  const { transcript, outbound, ports, request, renderContext } = run3;
  const context2 = renderContext();
  const boardUrl = commentUrl(context2.facts, board);
  const notice = renderNotice(context2, transcript.read(), { outcome, people, boardUrl });
  const find = async (comments) => findNotice(comments, run3);
  const once2 = { ...ports, find };
  const { url: url2 } = await commentOnce(request.thread.number, outbound.seal(notice), once2);
  transcript.emit({ kind: "notice", url: url2 });
}
var LABEL2 = "squad:escalated";
var MOST_MENTIONS = 5;
async function escalate(outcome, context2, repository) {
  const { request, ports, transcript } = context2;
  const calls = transcript.read().escalations.filter(({ kind }) => kind === "escalation");
  if (calls.length === 0 || outcome.kind === "declined") return;
  const labelling = ports.github.addLabels(request.thread.number, [LABEL2]);
  const mentioning = mentionPeople(outcome, context2, repository);
  await Promise.all([
    mentioning,
    transcript.noteFailure(`The label ${LABEL2} could not be set.`, labelling)
  ]);
}
async function mentionPeople(outcome, context2, { team }) {
  const people = await peopleToMention(context2.ports.github, team.settings.escalation);
  if (people.length === 0) {
    context2.transcript.note(
      "An agent asked for help, but only the requester was mentioned: name collaborators or teams in the setting `action.escalation`."
    );
  }
  await notifyPeople(outcome, context2, people);
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

// src/run/finish/publish-reviews.ts
init_define_RUNTIME_PACKAGES();

// src/publish/ask-reviewers.ts
init_define_RUNTIME_PACKAGES();
function reviewRequests({
  handoffs,
  decisions
}) {
  return [
    ...handoffs.filter(({ type, status }) => type === "review-request" && status !== "refused"),
    ...decisions.filter(waitsForPeople).map(({ agent, path }) => ({ to: agent, files: [path] }))
  ];
}
function chooseCandidates(requests, rules) {
  const namesByRequest = requests.map((request) => reviewerNamesFor(request, rules));
  const longest = Math.max(0, ...namesByRequest.map(({ length }) => length));
  const interleaved = Array.from(
    { length: longest },
    (_, at) => namesByRequest.flatMap((names2) => names2.slice(at, at + 1))
  ).flat();
  const wanted = withoutDuplicates(interleaved);
  const foreignTeams = wanted.filter((name2) => isForeignTeam(name2, rules.owner));
  const names = wanted.filter((name2) => !foreignTeams.includes(name2) && !isExcluded(name2, rules));
  const notes = foreignTeams.map((name2) => notAskedNote(name2, "not a team of this organisation."));
  if (requests.length === 0 || names.length > 0) return { names, notes };
  return { names, notes: [...notes, ...whyNobody(wanted, rules)] };
}
function whyNobody(wanted, rules) {
  if (wanted.length === 0) return [NOBODY_LISTED];
  return wanted.some((name2) => isInvolved(name2, rules)) ? [] : [NOBODY_LEFT];
}
var NOBODY_LISTED = "No reviewers requested: neither `action.reviewers` nor CODEOWNERS lists anyone for these files.";
var NOBODY_LEFT = "No reviewers requested: none of those listed for these files can be asked.";
function reviewerNamesFor({ to, redirectedFrom, files }, rules) {
  const addressees = [to, ...redirectedFrom === void 0 ? [] : [redirectedFrom]];
  const bySettings = addressees.map((agent) => rules.byAgent.get(agent) ?? []);
  const named = bySettings.find((names) => names.length > 0);
  return named ?? rules.ownersOf(files.length > 0 ? files : rules.changed);
}
function withoutDuplicates(names) {
  const plain2 = names.map((name2) => name2.replace(/^@/, ""));
  const keys = plain2.map((name2) => name2.toLowerCase());
  return plain2.filter((_, at) => keys.indexOf(keys[at] ?? "") === at);
}
function isTeam(name2) {
  return name2.includes("/");
}
function isForeignTeam(name2, owner) {
  const [organisation = "", team = "", ...more] = name2.split("/");
  const isOurs2 = organisation.toLowerCase() === owner.toLowerCase();
  return isTeam(name2) && (!isOurs2 || team === "" || more.length > 0);
}
function isExcluded(name2, rules) {
  return name2.toLowerCase().endsWith("[bot]") || isInvolved(name2, rules);
}
function isInvolved(name2, { excluded }) {
  return excluded.some((login) => login.toLowerCase() === name2.toLowerCase());
}
function notAskedNote(name2, reason) {
  return `${withoutPing(name2)} was not asked for a review: ${reason}`;
}
function withoutPing(name2) {
  return `\`${name2.replaceAll("`", "")}\``;
}
var MAX_ASKED = 5;
var MAX_LOOKED_UP = 15;
async function askReviewers(pullRequest, names, github) {
  const { found, notes } = await lookUpReviewers(names, github);
  if (found.length === 0) return { asked: [], notes };
  const ask2 = (some) => requestFromGitHub(github, pullRequest, some);
  const together = await ask2(found);
  if (together.kind === "requested") return { asked: found, notes };
  const asked = [];
  const refusals = [];
  for (const name2 of found) {
    const answer = found.length === 1 ? together : await ask2([name2]);
    if (answer.kind === "requested") asked.push(name2);
    else refusals.push(refusalNote2(name2, answer.message));
  }
  return { asked, notes: [...notes, ...refusals] };
}
function refusalNote2(name2, message) {
  const isStranger = /may only be requested from collaborators/i.test(message);
  const why = isStranger ? "GitHub says it has no access to this repository." : message;
  return `${withoutPing(name2)} could not be asked for a review: ${why}`;
}
async function requestFromGitHub(github, pullRequest, names) {
  const users = names.filter((name2) => !isTeam(name2));
  const teams = names.filter(isTeam).map((name2) => name2.slice(name2.indexOf("/") + 1));
  const answer = await attempt(github.requestReviewers(pullRequest, { users, teams }));
  if (answer.kind === "done") return answer.value;
  return { kind: "refused", message: describe(answer.error).message };
}
async function lookUpReviewers(names, github) {
  const found = [];
  const notes = [];
  for (const name2 of names.slice(0, MAX_LOOKED_UP)) {
    if (found.length === MAX_ASKED) break;
    const reason = await reasonNotToAsk(name2, github);
    if (reason === void 0) found.push(name2);
    else notes.push(notAskedNote(name2, reason));
  }
  return { found, notes };
}
async function reasonNotToAsk(name2, github) {
  if (isTeam(name2)) return void 0;
  const answer = await attempt(github.isCollaborator(name2));
  if (answer.kind === "threw") return `looking them up failed. ${describe(answer.error).message}`;
  return answer.value ? void 0 : "not a collaborator of this repository.";
}

// src/publish/reviews/post-reviews.ts
init_define_RUNTIME_PACKAGES();

// src/publish/reviews/review-body.ts
init_define_RUNTIME_PACKAGES();
var MAX_FINDINGS = 30;
var MAX_TEXT2 = 400;
function renderWithdrawn(findings, context2) {
  if (findings.length === 0) return void 0;
  const lines = findings.map((finding3) => withdrawnLine(finding3, context2));
  return collapsible(
    `Asked for before: ${plural(lines.length, "change")}`,
    list(lines, MAX_FINDINGS)
  );
}
function withdrawnLine(finding3, { safe }) {
  const { path, line: line2, endLine = line2, severity, rule, text: text2, isChanged } = finding3;
  const about2 = [severity, rule === void 0 ? "" : code(rule)].filter(Boolean).join(" \xB7 ");
  const became = isChanged ? " (these lines were changed)" : "";
  return `${linesLabel({ path, line: line2, endLine })}${about2 && ` ${about2}`}: ${inline(text2, MAX_TEXT2, safe)}${became}`;
}
var MAX_TEXT_LENGTH3 = 3e3;
var TARGET_LENGTH4 = 5e4;
var LIMIT_STEPS3 = [
  { rows: 100, text: 1500, suggestions: true },
  { rows: 100, text: 400, suggestions: false },
  { rows: 30, text: 200, suggestions: false }
];
function reviewerText({ reviewer }, { context: context2, transcript }) {
  const name2 = agentName(context2, transcript, reviewer);
  const row = transcript.agents.find(({ agent }) => agent === reviewer);
  const role = inline(row?.role ?? "", 40, context2.safe);
  return `**${name2 || "Agent"}**${role === "" ? "" : ` (${role})`}`;
}
function renderReviewBody(parts2) {
  return firstThatFits(
    TARGET_LENGTH4,
    LIMIT_STEPS3.map((limits) => () => paragraphs(bodyParts2(parts2, limits)))
  );
}
function bodyParts2(parts2, limits) {
  const { review: review2, planContext, commented, listed: listed2 } = parts2;
  const { context: context2 } = planContext;
  const here = listed2.filter(({ kind }) => kind !== "changed");
  const changed = listed2.filter(({ kind }) => kind === "changed");
  const hasWords = review2.findings.length === 0 && review2.verdict !== "approved";
  const lines = (findings) => {
    const items = findings.map((finding3) => findingLine(finding3, planContext, limits));
    return list(items, limits.rows);
  };
  const place = commented > 0 ? "Elsewhere" : "In the files";
  const changedTitle = `${plural(changed.length, "finding")} on lines that have changed since`;
  return [
    `${reviewerText(review2, planContext)} ${verdictText2(review2)}.${countsText(parts2)}`,
    hasWords || review2.summary !== void 0 ? reviewText(review2, context2) : void 0,
    here.length > 0 ? `${place}:

${lines(here)}` : void 0,
    changed.length > 0 ? collapsible(changedTitle, lines(changed)) : void 0,
    renderWithdrawn(review2.withdrawn, context2)
  ];
}
function reviewText({ text: text2, summary: summary3 = text2 }, context2) {
  return renderLongText(context2, summary3, MAX_TEXT_LENGTH3);
}
function countsText({ review: { secrets }, postedBefore: before }) {
  const counts = [
    before === 0 ? "" : ` ${plural(before, "finding")} from earlier reviews still ${before === 1 ? "stands" : "stand"}.`,
    secrets === 0 ? "" : ` ${plural(secrets, "finding")} with what looks like a secret ${secrets === 1 ? "is" : "are"} not shown.`
  ];
  return counts.join("");
}
function findingLine(finding3, { context: context2, commit: commit2 }, limits) {
  const { rule, text: text2, kind, severity, suggestion } = finding3;
  const shown3 = kind === "changed" ? linesLabel(finding3) : linesLink(context2, commit2, finding3);
  const about2 = [severity, rule && code(rule)].filter(Boolean).join(" \xB7 ");
  const said3 = `${shown3}${about2 && ` ${about2}`}: ${inline(text2, limits.text, context2.safe)}`;
  if (suggestion === void 0 || !limits.suggestions) return said3;
  return `${said3}

${renderPlainSuggestion(context2, suggestion)}`.replaceAll("\n", "\n  ");
}
function verdictText2(review2) {
  const { verdict, findings, isEarly } = review2;
  if (isEarly && verdict !== "changes-requested") {
    const found = findings.length > 0 ? ` and has ${plural(findings.length, "finding")}` : "";
    return `looked at files in which nothing had changed yet${found}: this is not an approval`;
  }
  switch (verdict) {
    case "approved":
      return `${approvedText(review2)}${changesText(review2)}`;
    case "changes-requested":
      return `reviewed this and asks for changes${changesText(review2)}`;
    case "none":
      return `reviewed this and ${findings.length > 0 ? "has findings" : "gave no verdict"}`;
  }
}
function approvedText({ findings, withdrawn, approved }) {
  const what = approved === void 0 ? "this" : pathList(approved);
  const asked = withdrawn.length === 0 ? void 0 : `asked for ${plural(withdrawn.length, "change")}, looked again and approved${approved === void 0 ? "" : ` ${what}`}`;
  if (findings.length === 0) return asked ?? `reviewed ${what} and found nothing to object to`;
  return `${asked ?? `approved ${what}`}; ${findingCounts(findings)}`;
}
function findingCounts(findings) {
  const counts = [...SEVERITIES, void 0].flatMap((severity) => {
    const amount = findings.filter((one) => one.severity === severity).length;
    const isNoun = severity === "blocker" || severity === "nit";
    const what = isNoun ? severity : `${severity ?? ""} finding`.trim();
    return amount === 0 ? [] : [plural(amount, what)];
  });
  const all = joinNames(counts);
  return findings.length === 1 ? all.replace(/^1 /, "one ") : all;
}

// src/publish/reviews/post-reviews.ts
var MAX_COMMENTS = 30;
function planReview(review2, planContext) {
  const { reviewer, findings, text: text2 } = review2;
  const isPosted = (fingerprint) => planContext.postedFingerprints.has(fingerprint);
  const fresh = findings.filter(
    ({ fingerprint, nearby }) => ![fingerprint, ...nearby].some(isPosted)
  );
  const said3 = review2.verdict === "approved" ? `approved ${planContext.commit}` : text2;
  const words = fingerprintOfText(reviewer, said3);
  const isAlreadyPosted = findings.length > 0 ? fresh.length === 0 : isPosted(words);
  if (isAlreadyPosted) return void 0;
  const onLines = fresh.filter(({ kind }) => kind === "inline").slice(0, MAX_COMMENTS);
  const rest = fresh.filter((finding3) => !onLines.includes(finding3));
  const postedBefore = findings.length - fresh.length;
  const bodyWith = (listed2, commented) => withMarker(
    // Without a marker, a later run would take this for somebody else's review.
    listed2.length > 0 ? listed2.map(({ fingerprint }) => fingerprint) : [words],
    renderReviewBody({ review: review2, planContext, postedBefore, commented, listed: listed2 })
  );
  return {
    reviewer: displayName(planContext.transcript, reviewer),
    comments: onLines.map((finding3) => planComment(finding3, review2, planContext)),
    body: bodyWith(rest, onLines.length),
    fallbackBody: bodyWith(fresh, 0)
  };
}
function withMarker(fingerprints, text2) {
  return `${renderFindingsMarker(fingerprints)}
${text2}`;
}
function planComment(finding3, review2, planContext) {
  const { path, line: line2, endLine, fingerprint, text: text2, severity, suggestion } = finding3;
  const { context: context2 } = planContext;
  const rule = finding3.rule === void 0 ? void 0 : code(finding3.rule);
  const about2 = [reviewerText(review2, planContext), severity, rule];
  const body = paragraphs([
    about2.filter((part) => part !== void 0).join(" \xB7 "),
    renderLongText(context2, text2, 4e3),
    renderSuggestion(context2, suggestion)
  ]);
  return {
    path,
    line: endLine,
    startLine: endLine > line2 ? line2 : void 0,
    body: withMarker([fingerprint], body)
  };
}
async function publishAgentReviews(transcript, pull, deps) {
  const { reviews: notes } = transcript;
  if (notes.length === 0) return [];
  const posted = await attempt(loadPostedReviews(pull, deps));
  if (posted.kind === "threw") {
    return [`The review could not be posted. ${describe(posted.error).message}`];
  }
  const { holdsSecret, mayChange, isWork, ownLogins } = deps;
  const [since, early] = await Promise.all([
    loadChangesSince(notes, pull.commit, deps.git),
    findEarlyReviews(notes, pull.base, deps.git)
  ]);
  const { diff } = pull;
  const reviews = gatherReviews({ notes, diff, since, holdsSecret, mayChange, early, isWork });
  const postedFingerprints = readPostedFingerprints(posted.value, ownLogins);
  const failures = [];
  for (const review2 of reviews) {
    const planContext = { context: deps.context(), transcript, commit: pull.commit };
    const plan = planReview(review2, { ...planContext, postedFingerprints });
    const failure2 = plan && await postReview(plan, pull, deps);
    if (failure2 !== void 0) failures.push(failure2);
  }
  return failures;
}
function readPostedFingerprints(posted, ownLogins) {
  const ours = posted.filter(({ author }) => ownLogins.includes(author?.login ?? ""));
  return new Set(ours.flatMap(({ body }) => readFindingsMarker(body)));
}
async function loadPostedReviews({ number: number2, posted }, { github }) {
  if (posted !== void 0) return posted;
  const [reviews, comments] = await Promise.all([
    github.listReviews(number2),
    github.listReviewComments(number2)
  ]);
  return [...reviews.items, ...comments.items];
}
async function postReview(plan, pull, deps) {
  const first = await attempt(sendReview(plan, pull, deps));
  const isRetried = refusalOf3(first) !== void 0 && plan.comments.length > 0;
  const answer = isRetried ? await attempt(sendReview({ body: plan.fallbackBody, comments: [] }, pull, deps)) : first;
  if (answer.kind === "done" && answer.value.kind === "posted") {
    deps.effect("review", `#${pull.number} by ${plan.reviewer}`);
    return void 0;
  }
  const why = answer.kind === "done" ? refusalOf3(answer) : describe(answer.error).message;
  return `The review by ${plan.reviewer} could not be posted. ${why ?? ""}`;
}
function refusalOf3(answer) {
  return answer.kind === "done" && answer.value.kind === "refused" ? answer.value.message : void 0;
}
async function sendReview({ body, comments }, { number: number2, commit: commit2 }, { github, seal }) {
  const sealed = comments.map((comment) => ({ ...comment, body: seal(comment.body) }));
  return github.createReview(number2, { commit: commit2, body: seal(body), comments: sealed });
}

// src/team/codeowners.ts
init_define_RUNTIME_PACKAGES();
var CODEOWNERS_PATHS = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"];
var MAX_BYTES6 = 3 * 1024 * 1024;
async function readCodeowners(tree) {
  const codeownersPath = CODEOWNERS_PATHS.find(
    (path) => tree.entries.some((entry) => entry.path === path && entry.mode.startsWith("100"))
  );
  const size = tree.entries.find(({ path }) => path === codeownersPath)?.size ?? 0;
  if (codeownersPath === void 0 || size > MAX_BYTES6) return [];
  return parseCodeowners(await tree.read(codeownersPath, MAX_BYTES6) ?? "");
}
function parseCodeowners(text2) {
  return text2.split(/\r\n?|\n/).flatMap((line2) => {
    const [pattern = "", ...owners] = splitWords(line2);
    if (pattern === "" || /^[!\\]|[[\]]/.test(pattern)) return [];
    const names = owners.map(readOwner);
    if (names.some((name2) => name2 === void 0)) return [];
    const known = names.flatMap((name2) => name2 === void 0 || name2 === "" ? [] : [name2]);
    return [{ pattern: segmentsOf(pattern.normalize()), owners: known }];
  });
}
function splitWords(line2) {
  const words = [];
  for (const [word] of line2.matchAll(/(?:\\[ \t]|[^ \t])+/g)) {
    if (word.startsWith("#")) break;
    words.push(word.replace(/\\([ \t])/g, "$1"));
  }
  return words;
}
var OWNER = /^@([A-Za-z0-9][A-Za-z0-9_-]{0,62}(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,99})?)$/;
function readOwner(word) {
  const name2 = OWNER.exec(word)?.[1];
  if (name2 !== void 0) return name2;
  return /^[^@\s]{1,200}@[^@\s]{1,200}$/.test(word) ? "" : void 0;
}
function segmentsOf(pattern) {
  const isFolder2 = pattern.endsWith("/");
  const parts2 = pattern.split("/").filter((part) => part !== "");
  const isAnchored = pattern.replace(/\/$/, "").includes("/");
  const anchored2 = isAnchored || parts2.length === 0 ? parts2 : ["**", ...parts2];
  if (isFolder2) return [...anchored2, "**", "*"];
  return anchored2.at(-1) === "**" ? [...anchored2, "*"] : anchored2;
}
function ownersOf2(rules, paths2) {
  const found = /* @__PURE__ */ new Map();
  for (const path of paths2) {
    const parts2 = path.normalize().split("/");
    const rule = rules.findLast(({ pattern }) => ownsPath(pattern, parts2));
    for (const name2 of rule?.owners ?? []) {
      const known = found.get(name2.toLowerCase()) ?? { name: name2, count: 0 };
      known.count += 1;
      found.set(name2.toLowerCase(), known);
    }
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count).map(({ name: name2 }) => name2);
}
function ownsPath(pattern, path) {
  if (matches(pattern, path, SEGMENTS)) return true;
  return pattern.at(-1) !== "*" && matches([...pattern, "**", "*"], path, SEGMENTS);
}
var LETTERS = {
  isWild: (part) => part === "*",
  isSame: (part, letter) => part === "?" || part === letter
};
var SEGMENTS = {
  isWild: (part) => part === "**",
  isSame: (part, segment) => matches([...part], [...segment], LETTERS)
};
function matches(pattern, items, { isWild, isSame: isSame2 }) {
  let at = 0;
  let back;
  for (let item = 0; item < items.length; ) {
    const part = pattern[at] ?? "";
    if (isWild(part)) {
      back = { pattern: at, item };
      at += 1;
    } else if (isSame2(part, items[item] ?? "")) {
      at += 1;
      item += 1;
    } else if (back !== void 0) {
      back.item += 1;
      item = back.item;
      at = back.pattern + 1;
    } else return false;
  }
  return pattern.slice(at).every(isWild);
}

// src/run/finish/publish-reviews.ts
async function publishReviews(published, context2, repository) {
  const { transcript } = context2;
  const read = transcript.read();
  const hasReviews = read.reviews.length > 0 || reviewRequests(read).length > 0;
  if (published?.kind === "refused" || !hasReviews) return;
  const work2 = published?.kind === "branch" ? published.work : void 0;
  const publishing = await attempt(publishAll(context2, repository, work2));
  if (publishing.kind === "done") return;
  transcript.note(
    `The review requests could not be passed on. ${describe(publishing.error).message}`
  );
  for (const line2 of findingLines(context2)) transcript.note(line2);
}
async function publishAll(context2, repository, work2) {
  if (work2 !== void 0 && work2.pullRequest === void 0) {
    context2.transcript.note("No reviewers requested: there is no pull request yet.");
    for (const line2 of findingLines(context2)) context2.transcript.note(line2);
    return;
  }
  const pull = await pullOf(context2, repository, work2);
  if (pull === void 0) return;
  const failures = await postReviews(context2, repository, pull);
  const told = failures.length === 0 ? [] : [...failures, ...findingLines(context2)];
  for (const line2 of told) context2.transcript.note(line2);
  if (work2 === void 0) return;
  await Promise.all([
    askPeople(context2, repository, pull.number),
    labelWaiting(context2, pull.number)
  ]);
}
var WAITING_LABEL = "squad:needs-approval";
async function labelWaiting({ transcript, ports }, pullRequest) {
  if (!transcript.read().decisions.some(waitsForPeople)) return;
  const labelling = ports.github.addLabels(pullRequest, [WAITING_LABEL]);
  await transcript.noteFailure(`The label ${WAITING_LABEL} could not be set.`, labelling);
}
async function pullOf(context2, repository, work2) {
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
  const read = await attempt(readDiff(context2.ports.git, { base: baseCommit, tip: commit2 }));
  const diff = read.kind === "done" ? read.value : [];
  return { number: number2, commit: commit2, diff, base: baseCommit, posted: isNew ? [] : known };
}
function postReviews(context2, repository, pull) {
  const { ports, transcript, outbound, renderContext, board } = context2;
  const paths2 = protectedPathsOf(context2, repository);
  const told = transcript.read();
  const isOfTeam = ({ reviewer }) => repository.team.members.some(({ slug: slug2 }) => slug2 === reviewer);
  return publishAgentReviews({ ...told, reviews: told.reviews.filter(isOfTeam) }, pull, {
    ...ports,
    context: renderContext,
    seal: outbound.seal,
    mayChange: (path) => paths2.refuses({ path }) === void 0,
    isWork: (path) => isWorkPath(path, repository.team.directory),
    effect: (effect, detail) => transcript.emit({ kind: "effect", effect, detail }),
    ownLogins: [BOT.name, ...loginOf(board)]
  });
}
function loginOf({ login }) {
  return login === void 0 ? [] : [login];
}
async function askPeople(context2, repository, pullRequest) {
  const { transcript, ports, request, board } = context2;
  const { team, target, tree } = repository;
  const read = transcript.read();
  const rules = await readCodeowners(tree);
  const pullAuthor = target.pull?.author?.login;
  const isNoMemory = (path) => !path.startsWith(`${team.directory}/`);
  const { names, notes } = chooseCandidates(reviewRequests(read), {
    byAgent: team.settings.reviewers,
    ownersOf: (paths2) => ownersOf2(rules, paths2),
    changed: [...new Set(read.agents.flatMap(({ files }) => files))].filter(isNoMemory),
    excluded: [request.author.login, ...loginOf(board), ...pullAuthor ? [pullAuthor] : []],
    owner: request.repository.owner
  });
  for (const note of notes) context2.transcript.note(note);
  const { asked, notes: refusals } = await askReviewers(pullRequest, names, ports.github);
  for (const note of refusals) context2.transcript.note(note);
  if (asked.length > 0) {
    transcript.emit({ kind: "effect", effect: "reviewers", detail: asked.join(", ") });
  }
}
var MOST_FINDINGS_TOLD = 20;
function findingLines({ transcript }) {
  const { reviews, names } = transcript.read();
  const lines = [...new Set(reviews.map(({ reviewer }) => reviewer))].flatMap((reviewer) => {
    const own = reviews.filter((note) => note.reviewer === reviewer);
    const tell = ({ path, line: line2, text: text2 }, became = "") => `${names.get(reviewer) ?? reviewer} on ${path}:${line2}${became}: ${text2.replace(/\s+/g, " ")}`;
    return [
      ...standingReviews(own).flatMap(({ findings }) => findings.map((one) => tell(one))),
      ...withdrawnFindings(own).map((one) => tell(one, ", no longer asked for"))
    ];
  });
  const left = lines.length - MOST_FINDINGS_TOLD;
  const more = left > 0 ? [`And ${plural(left, "more finding")}, in the run's record.`] : [];
  return [...lines.slice(0, MOST_FINDINGS_TOLD), ...more];
}

// src/run/finish/conclude-work.ts
var MOST3 = 10;
async function replyToReviewThreads(outcome, context2, repository) {
  if (outcome.kind === "declined" || outcome.kind === "failed") return;
  const answers = [];
  for (const comment of openThreads(context2, repository)) {
    const reply = await composeReply(comment, context2, outcome);
    if (reply !== void 0) answers.push({ comment, reply });
  }
  for (const { comment, reply } of answers.slice(0, MOST3)) {
    await postReply(comment.thread, reply, context2);
  }
  const left = answers.length - MOST3;
  if (left > 0) {
    context2.transcript.note(
      `${plural(left, "more review thread")} ${left === 1 ? "was" : "were"} worked on, but got no separate reply.`
    );
  }
}
function openThreads(context2, repository) {
  const comments = reviewCommentsOf(context2.request, repository);
  const open3 = comments.filter(({ thread }) => !isAnswered(thread, context2, repository));
  return new Map(open3.map((comment) => [comment.thread, comment])).values();
}
function isAnswered(thread, { board, isRepeated, request }, { pullRequest }) {
  if (!isRepeated || board.login === void 0) return false;
  const comments = pullRequest?.comments.items ?? [];
  return comments.some(
    ({ inReplyTo, author, createdAt }) => inReplyTo === thread && author?.login === board.login && Date.parse(createdAt) >= Date.parse(request.at)
  );
}
async function composeReply({ thread }, context2, outcome) {
  const { handoffs, agents } = context2.transcript.read();
  const asker = context2.request.author.login;
  const handoff2 = handoffs.find(
    ({ from, reviewThreads }) => from === asker && reviewThreads?.includes(thread)
  );
  if (handoff2 === void 0) return squadReply(outcome);
  const row = agents.findLast((one) => one.agent === handoff2.to && one.requestedBy === asker);
  if (row === void 0 || !hasFinished(row) || row.answer.trim() === "") return void 0;
  const { name: name2, answer: text2, commit: commit2 } = row;
  return { name: name2, text: text2, commit: commit2 && await pushedCommitOf(commit2, context2, outcome) };
}
async function pushedCommitOf(commit2, { ports: { git } }, outcome) {
  const pushed = workOfOutcome(outcome)?.commit;
  if (pushed === void 0) return void 0;
  return await isAncestor(git, commit2, pushed) ? commit2 : pushed;
}
function squadReply(outcome) {
  const commit2 = workOfOutcome(outcome)?.commit;
  const answer = "answer" in outcome ? outcome.answer : void 0;
  const text2 = "question" in outcome ? outcome.question : answer;
  return text2?.trim() ? { name: "The squad", text: text2, commit: commit2 } : void 0;
}
async function postReply(thread, reply, context2) {
  const { ports, outbound, renderContext, transcript, request } = context2;
  const send3 = async () => {
    const body = outbound.seal(renderThreadReply(renderContext(), reply));
    await ports.github.replyToReviewComment(request.thread.number, thread, body);
    transcript.emit({ kind: "effect", effect: "review-reply", detail: String(thread) });
  };
  await transcript.noteFailure("A thread of the review could not be answered.", send3());
}
async function concludeWork(result, context2, repository) {
  const sizing = sizeOfWork(context2, repository);
  await followReviews2(context2, repository);
  const published = withSize(await publishWork(result, context2, repository), await sizing);
  await publishReviews(published, context2, repository);
  const outcome = decideOutcome(result, published, context2.transcript.read());
  await replyToReviewThreads(outcome, context2, repository);
  await escalate(outcome, context2, repository);
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
async function followReviews2({ transcript, ports }, { branch, team }) {
  const isWork = (path) => isWorkPath(path, team.directory);
  const { reviews, agents } = transcript.read();
  const changes = await loadChangesSince(reviews, branch.tip(), ports.git);
  for (const note of reviews) {
    const { findings, handoff: handoff2, files, reviewer } = note;
    const since = changes.get(handoff2) ?? [];
    const places = findings.flatMap(
      (finding3, place) => isChangedSince(since, linesOf(finding3, note)) ? [place] : []
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

// src/run/resume/finish-interrupted.ts
init_define_RUNTIME_PACKAGES();

// src/run/resume/left-work.ts
init_define_RUNTIME_PACKAGES();
function takeUpLeftWork(context2, repository) {
  const { boards, request } = context2;
  const board = findBoardOf(boards, request.id);
  if (awaitsPullRequest(board) && !goesOnWith(board, repository)) return GONE;
  const own = repository.threadState.left.find(({ id: id2 }) => id2 === request.id);
  if (own?.progress === "done") return { kind: "finished", result: takeUpFinished(own, context2) };
  return own && takeUpBegun(own, context2);
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
var UNOPENED = "The pull request could not be opened at first; a later run tried again.";
var DELIVERED_LATER = "The run was interrupted; a later one delivered its work.";
function takeUpFinished({ id: id2, report, events }, { transcript, boards }) {
  for (const event of events) transcript.emit(event);
  transcript.note(awaitsPullRequest(findBoardOf(boards, id2)) ? UNOPENED : DELIVERED_LATER);
  return { kind: "done", report, isReturned: true };
}
function takeUpBegun({ events }, { transcript }) {
  const told = transcriptOf(events);
  const report = reportOf3(told);
  if (report === "") return void 0;
  for (const event of finishedWork(events, told)) transcript.emit(event);
  transcript.note("The run was interrupted; a later one went on from there.");
  return { kind: "begun", report };
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
    ...decisions.map(({ agent, title: title3, path }) => ({ agent, path, text: title3 })),
    ...learnings.map(({ agent, learning, path }) => ({ agent, path, text: learning }))
  ].filter(({ path }) => committed.has(path));
  return kept.map(
    ({ agent, text: text2 }) => `- Kept for the team already, by ${agent}: ${oneLine(text2, 200)}`
  );
}

// src/run/resume/finish-interrupted.ts
var MOST4 = 5;
async function finishInterrupted(context2, repository, keeper) {
  if (context2.inputs.dryRun || context2.ports.cancelled.aborted) return 0;
  let closed = 0;
  const finishAll = async () => {
    const left = findInterrupted(context2, repository);
    if (left.length === 0) return;
    const isOver2 = await lookAgain(context2, repository);
    for (const one of left.filter(isOver2).slice(0, MOST4)) {
      if (await finish(one, context2, repository, keeper)) closed += 1;
    }
  };
  await context2.transcript.noteFailure(
    "What an earlier run left could not be settled.",
    finishAll()
  );
  return closed;
}
function findInterrupted({ boards, request }, repository) {
  const { left } = repository.threadState;
  const ids = /* @__PURE__ */ new Set([
    ...boards.filter(isOpenBoard).map(({ marker }) => marker.triggerId),
    ...left.filter(isOpen).map((one) => one.id)
  ]);
  ids.delete(request.id);
  return [...ids].map((id2) => ({ id: id2, board: findBoardOf(boards, id2), left: left.find((one) => one.id === id2) })).filter((one) => isUndelivered(one, repository));
}
function isUndelivered({ board, left }, repository) {
  if (board === void 0 || board.marker.state === "working") return true;
  if (awaitsPullRequest(board)) return left !== void 0 && goesOnWith(board, repository);
  return left?.progress === "done" && left.tip !== void 0;
}
async function finish(interrupted, context2, repository, keeper) {
  const { board, left } = interrupted;
  if (await hasChanged2(board, context2)) return false;
  const ports = { ...context2.ports, git: keeper.git };
  const earlier = contextOf(interrupted, { ...context2, ports });
  const outcome = await deliverLeft(left, earlier, repository);
  const isToldAlready = outcome.kind === "declined" && board?.marker.outcome === "declined";
  const isToTell = board !== void 0 && !isToldAlready;
  if (isToTell) {
    if (await hasChanged2(board, context2)) return false;
    const { renderContext, transcript, outbound } = earlier;
    const text2 = renderBoard(renderContext(), transcript.read(), outcome);
    await ports.github.updateComment(board.comment.id, outbound.seal(text2));
  }
  if (left !== void 0 && !lacksPullRequest(outcome)) keeper.close(left, outcome.kind);
  return isToTell;
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
  return ({ id: id2, board: before, left }) => {
    const isSameBoard = before === void 0 || before.comment.body === findBoardOf(boards, id2)?.comment.body;
    const now = requests.find((one) => one.id === id2);
    return isSameBoard && (left === void 0 || said2(now) === said2(left));
  };
}
function said2(request) {
  return JSON.stringify({ ...request, tip: void 0 });
}
async function hasChanged2(board, { ports }) {
  if (board === void 0) return false;
  const { body } = await ports.github.comment(board.comment.id);
  return body !== board.comment.body;
}
async function deliverLeft(left, earlier, repository) {
  const { git } = earlier.ports;
  const { start, tip } = await placeOf4(git, repository.remoteTip, left);
  const branch = openRunBranch(git, repository.branch.name, start, tip);
  const place = { ...repository, branch };
  const result = takeUp(left, earlier);
  await checkWork(earlier, place);
  const published = await publishWork(result, earlier, place);
  await publishReviews(published, earlier, place);
  return decideOutcome(result, published, earlier.transcript.read());
}
function takeUp(left, earlier) {
  if (left?.progress === "done") return takeUpFinished(left, earlier);
  for (const event of withEnds(left?.events ?? [])) earlier.transcript.emit(event);
  return INTERRUPTED;
}
var INTERRUPTED = {
  kind: "limited",
  exhausted: { limit: "interrupted", reason: "The run was interrupted." }
};
function contextOf({ id: id2, board, left }, context2) {
  const { ports, request, job, comments } = context2;
  const asked = comments.items.find((comment) => id2 === `comment-${comment.id}`);
  const login = asked?.author?.login ?? board?.marker.asker ?? "ghost";
  const author = { login, type: "User" };
  const text2 = asked?.body ?? "";
  const here = commentUrl(context2.renderContext().facts, board?.comment.id ?? 0);
  const initial = openInitialContext({
    ...context2,
    ports: { ...ports, record: ignore, log: SILENT2 },
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
    ...context2,
    ...initial,
    board: { ...context2.board, commentId: board?.comment.id ?? context2.board.commentId },
    isRepeated: true
  };
}
var ignore = () => void 0;
var SILENT2 = { info: ignore, warning: ignore, debug: ignore, group: ignore };

// src/run/resume/state-keeper.ts
init_define_RUNTIME_PACKAGES();
var PAUSE_MS = 300;
var CANCELLED_WAIT_MS = 500;
var MOST_TRIES = 4;
var WORTH_KEEPING = /* @__PURE__ */ new Set([
  "agent.spawned",
  "commit",
  "agent.idle",
  "agent.finished"
]);
var StateKeeper = class {
  /** A git whose next push of a branch also pushes the state. */
  git;
  #context;
  #repository;
  #background;
  #events = [];
  #ended = {
    progress: "working",
    report: reportOfText("")
  };
  #outcome;
  #state;
  /** The commit that the remote's ref must have; empty for none. */
  #expected;
  /** The commit of the run's branch whose changes a branch of the remote has. */
  #delivered;
  /** What the state that was written last says of the run's own work. */
  #tip;
  #isRefused;
  /** The earlier requests that this run has closed. */
  #closed = /* @__PURE__ */ new Set();
  constructor(context2, repository) {
    this.#context = context2;
    this.#repository = repository;
    this.#state = repository.threadState.state;
    this.#expected = repository.threadState.expected;
    this.#delivered = repository.branch.start;
    this.#isRefused = context2.inputs.dryRun;
    this.git = this.#carryingGit();
    this.#background = throttle(context2.ports.clock, PAUSE_MS, async () => {
      await this.#push("under-way");
    });
    context2.transcript.listen((event) => {
      const kept = stateEventOf(event);
      const isOfDelivery = event.kind === "note" && this.#ended.progress !== "working";
      if (kept !== void 0 && !isOfDelivery) this.#events.push(kept);
      if (WORTH_KEEPING.has(event.kind)) this.#background.touch();
    });
  }
  #carryingGit() {
    return carryAlong(this.#context.ports.git, {
      next: async (pushed) => {
        await this.#background.close();
        return resultOr(this.#write({ pushed }), void 0);
      },
      carried: ({ commit: commit2 }) => {
        this.#expected = commit2;
        if (this.#tip === void 0) this.#delivered = this.#repository.branch.tip();
      },
      refresh: () => this.#refresh()
    });
  }
  /** Notes that the agents have ended, and how. A run that lost work is not done: its re-run has that work done again. */
  conclude(result) {
    const { losses } = this.#context.transcript.read();
    const isDone = result.kind === "done" && losses.length === 0;
    this.#ended = { progress: isDone ? "done" : "stopped", report: workReport(result) };
  }
  /** Notes how an earlier request ended that this run finished: its work is delivered, or nothing of it is left. */
  close(request, outcome) {
    this.#closed.add(request.id);
    this.#state = withRequest(this.#state, { ...request, outcome, tip: void 0 });
  }
  /**
   * Pushes the state as it is now. `outcome` is what people are told; the work `isLeft` when a later run has to go on with it.
   * Returns the ref that keeps the run's own work with the state; undefined when the remote has not taken both. Never rejects.
   */
  async save(outcome, isLeft = outcome === void 0) {
    this.#outcome = outcome;
    await this.#background.close();
    const { left } = this.#context.ports.time;
    const waitMs = Math.max(CANCELLED_WAIT_MS, left() / 2);
    const isKept = await this.#push(isLeft ? "left" : "under-way", waitMs);
    return isKept && this.#tip !== void 0 ? this.#repository.threadState.ref : void 0;
  }
  /** Pushes, but after a cancellation gives up soon: most of the time left is for the branch. Never rejects. */
  #push(place, cancelledMs = CANCELLED_WAIT_MS) {
    const { cancelled, clock } = this.#context.ports;
    const giveUp = () => clock.sleep(cancelledMs).then(() => false);
    return resultOr(unlessAborted(this.#pushUntilKept(place), cancelled, giveUp), false);
  }
  /** Returns whether the remote has the state. */
  async #pushUntilKept(place) {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const update = await this.#write(place);
      if (update === void 0) return false;
      const answer = await pushThreadState(this.#context.ports.git, update);
      if (answer === "kept") this.#expected = update.commit;
      this.#isRefused = answer === "refused";
      if (answer === "kept" || answer === "refused") return answer === "kept";
      await attempt(this.#refresh());
    }
    return false;
  }
  /** Writes the state into a commit to push; undefined when the remote takes none, or it is too long. Throws a SquadError. */
  async #write(place) {
    if (this.#isRefused) return void 0;
    const { git, mask } = this.#context.ports;
    const { branch, threadState } = this.#repository;
    const others = typeof place === "string" ? this.#state : await withoutDelivered(this.#state, place.pushed, git);
    this.#tip = await unpushedTip(place, branch, this.#delivered, git);
    const thread = withRequest(others, this.#ownRequest());
    const text2 = writeThreadState(thread, mask);
    if (text2 === void 0) return void 0;
    const commit2 = await commitThreadState(git, { text: text2, tips: tipsOf(thread) });
    return { ref: threadState.ref, commit: commit2, expected: this.#expected };
  }
  #ownRequest() {
    const { request, job } = this.#context;
    const { branch, threadState } = this.#repository;
    const { id: id2, command, author, text: text2, url: url2 } = request;
    return {
      id: id2,
      run: job.runId,
      actor: author.login,
      asked: "request" in command ? command.request : text2,
      url: url2,
      branch: branch.name,
      part: threadState.part,
      tip: this.#tip,
      ...this.#ended,
      outcome: this.#outcome,
      events: [...this.#events]
    };
  }
  /** Reads what another run has written meanwhile. */
  async #refresh() {
    const { git } = this.#context.ports;
    const commit2 = await fetchThreadState(git, this.#repository.threadState.ref);
    const read = await readThreadState(git, commit2, this.#state.thread);
    if (read.kind === "found") this.#state = mergeStates(read.state, this.#state, this.#closed);
    this.#expected = commit2 ?? "";
  }
};
async function unpushedTip(place, branch, delivered, git) {
  const [base, tip] = [branch.start, branch.tip()];
  if (tip === (place === "left" ? base : delivered)) return void 0;
  if (typeof place === "string") return tip;
  if (await hasChangesOf(git, tip, place.pushed)) return void 0;
  const rest = await replay(git, { base, tip }, place.pushed);
  return rest.kind === "replayed" && rest.commit === place.pushed ? void 0 : tip;
}
async function withoutDelivered(state, tip, git) {
  let rest = state;
  for (const request of state.requests) {
    if (request.tip !== void 0 && await hasChangesOf(git, request.tip, tip))
      rest = withRequest(rest, { ...request, tip: void 0 });
  }
  return rest;
}

// src/run/answer-request.ts
async function answerRequest(context2, fetching) {
  if (context2.request.command.kind === "doctor") return examine(context2, fetching);
  const snapshot = await fetching;
  const loading = loadRepository(context2, snapshot);
  const repository = await unlessAborted(loading, context2.ports.cancelled);
  if (repository.kind === "no-team") return answerWithoutTeam(context2, repository);
  if (repository.team.settings.isBoxOptional) context2.ports.box.allowNone();
  const commanded = readCommand(context2, repository.team);
  const reply = await answerCommand(commanded, repository);
  if (reply !== void 0) return reply;
  requireNames(commanded, repository, snapshot);
  const keeper = new StateKeeper(commanded, repository);
  const ended = await attempt(carryOut2(commanded, repository, keeper));
  if (ended.kind === "done") {
    await finishInterrupted(commanded, repository, keeper);
    return { outcome: ended.value, keeper };
  }
  await keeper.save();
  throw ended.error;
}
async function carryOut2(context2, repository, keeper) {
  const result = await work(context2, repository);
  keeper.conclude(result);
  const { git } = keeper;
  return concludeWork(result, { ...context2, ports: { ...context2.ports, git } }, repository);
}
async function work(context2, repository) {
  const left = takeUpLeftWork(context2, repository);
  if (left?.kind === "finished") {
    await checkWork(context2, repository);
    return left.result;
  }
  return carryOutCommand(context2, repository, left?.report);
}

// src/run/finish-run.ts
init_define_RUNTIME_PACKAGES();
async function finishRun(context2, ended) {
  const { board, transcript } = context2;
  const reply = orCancelled(
    ended.kind === "done" ? ended.value : failedReply(ended.error),
    context2
  );
  const { markdown, keeper } = reply;
  const { kind } = reply.outcome;
  const saving = keeper?.save(kind, goesOn({ state: stateOf(reply.outcome), outcome: kind }));
  const outcome = await withRef(reply.outcome, saving);
  if (markdown === void 0 && !context2.ports.time.over.aborted) {
    await notifyPeople(outcome, context2);
  }
  transcript.emit(endEvent(outcome));
  if (markdown === void 0) await publishPage(context2);
  const shown3 = await attempt(
    board.finish(outcome, markdown).then(() => reportShown(context2, reply))
  );
  await saving;
  if (shown3.kind === "done") return shown3.value;
  await keeper?.save();
  const error2 = describe(shown3.error);
  return error2.code === "E_SECRET" ? finishWithoutText(context2, outcome, error2) : finishWithoutBoard(context2, { ...reply, outcome }, error2);
}
function reportShown(context2, { outcome, markdown }) {
  const { board, transcript, request } = context2;
  if (board.commentId !== void 0) return reportOf(context2, outcome, board.commentId);
  const note = lockedNote(request.thread);
  if (!transcript.read().notes.includes(note)) transcript.note(note);
  return reportOf(context2, outcome, void 0, { reply: markdown });
}
function endEvent(outcome) {
  const pull = workOfOutcome(outcome)?.pullRequest;
  const said3 = [
    "answer" in outcome ? outcome.answer : "",
    "question" in outcome ? outcome.question : ""
  ];
  return {
    kind: "run.ended",
    outcome: outcome.kind,
    answer: said3.filter((part) => part?.trim()).join("\n\n"),
    ...pull === void 0 ? {} : { pull: `#${pull.number}`, isDraft: pull.isDraft }
  };
}
async function publishPage({ ports, transcript }) {
  const url2 = await ports.page.publish();
  if (url2 !== void 0) transcript.emit({ kind: "page", url: url2 });
}
function orCancelled(reply, { ports, transcript }) {
  const { outcome } = reply;
  if (outcome.kind !== "failed" || !ports.cancelled.aborted) return reply;
  if (outcome.reason !== cancelledOutcome().reason) transcript.note(outcome.reason);
  return { ...reply, outcome: cancelledOutcome(outcome.work) };
}
function failedReply(thrown) {
  const { message: reason, hint } = describe(thrown);
  return { outcome: { kind: "failed", reason, hint, work: void 0 } };
}
function finishWithoutBoard(context2, { outcome, markdown }, { message, hint }) {
  const reason = `The board could not be written. ${message}`;
  const isFound = outcome.kind === "changed" && outcome.work.pullRequest !== void 0;
  const isKept = isFound || outcome.kind === "failed";
  if (isKept) {
    context2.ports.log.warning(reason);
    context2.transcript.note(hint === void 0 ? reason : `${reason.replace(/\.$/, "")}. ${hint}`);
  }
  const work2 = workOfOutcome(outcome);
  const failed3 = context2.ports.cancelled.aborted ? cancelledOutcome(work2) : { kind: "failed", reason, hint, work: work2 };
  const shown3 = isKept ? outcome : failed3;
  return reportOf(context2, shown3, context2.board.commentId, { reply: markdown });
}
async function finishWithoutText(context2, intended, { message, hint }) {
  const { board, transcript, renderContext } = context2;
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
  const { boards, unproven } = await sortBoards(github, comments.items);
  const isMine = ({ marker }) => marker.triggerId === request.id;
  const mine = isRepeated ? [...boards, ...unproven] : boards;
  const listed2 = findBoardOf(mine, request.id);
  const earlier = listed2 && await asItIsNow(listed2, args);
  if (earlier !== void 0 && !goesOn(earlier.marker)) {
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
    unproven: unproven.find(isMine),
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
  for (let look2 = 1; look2 <= LOOKS; look2 += 1) {
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
    ...issue2
  } = await github.issue(thread.number);
  return { ...request, thread: { ...issue2, authorAssociation, commentCount } };
}
var AT_WORK2 = "Another run is answering this request; its board is in the thread.";
function reportAnsweredBefore(args, { commentId, isAtWork: isAtWork2 }) {
  const reason = isAtWork2 ? AT_WORK2 : "This request was answered before; its board is in the thread.";
  return reportOf(openInitialContext(args), { kind: "nothing-to-do", reason }, commentId);
}
async function showBoard(args, { earlier, comments, boards, isRepeated }) {
  const context2 = openInitialContext(args);
  const { transcript, renderContext, outbound, request, ports } = context2;
  const { github, clock, log, time } = ports;
  const board = await openBoard(
    { github, clock, time, log, transcript, context: renderContext, seal: outbound.seal },
    request.thread,
    earlier
  );
  if (board.commentId === void 0) transcript.note(lockedNote(request.thread));
  onceAborted(ports.cancelled, () => board.lastWords());
  transcript.listen(() => board.touch());
  return {
    ...context2,
    ports: { ...ports, git: madeBy(board.account, ports.git, args.job.serverUrl) },
    kind: "acknowledged",
    comments,
    boards,
    board,
    isRepeated: isRepeated || earlier !== void 0,
    approved: []
  };
}
function madeBy(account, git, serverUrl) {
  const identity = account && botIdentity(account, serverUrl);
  if (identity === void 0) return git;
  return {
    ...git,
    identity,
    get remoteUrl() {
      return git.remoteUrl;
    }
  };
}
async function findEarlierBoard({ request, ports }, { earlier, unproven }, fetching) {
  if (earlier !== void 0 || unproven === void 0) return earlier;
  const { state, stateKey } = await fetching;
  const read = await readThreadState(ports.git, state, stateKey);
  const isKnown = read.kind === "found" && read.state.requests.some(({ id: id2 }) => id2 === request.id);
  return isKnown ? unproven : void 0;
}
async function yieldToRival(context2, { mayHaveRivals }) {
  const { request, ports, job, board, renderContext } = context2;
  const own = board.commentId;
  if (own === void 0 || !mayHaveRivals()) return void 0;
  const { number: number2, commentCount } = request.thread;
  const { items } = await ports.github.listComments(number2, commentCount);
  const rival = findBoards(items, board.login).find(
    ({ comment, marker: { triggerId, runId } }) => triggerId === request.id && runId !== job.runId && comment.id < own
  );
  if (rival === void 0) return void 0;
  const answer = link("another comment", commentUrl(renderContext().facts, rival.comment.id));
  await board.fold(`This request is answered in ${answer}.`);
  return reportOf(context2, { kind: "nothing-to-do", reason: AT_WORK2 }, rival.comment.id);
}

// src/run/run.ts
async function run2(args, access2 = checkAccess(args)) {
  const { cancelled } = args.ports;
  const permit = await unlessAborted(access2, cancelled);
  if (permit.kind === "refused") return refuseAccess(args, permit);
  if (needsModel(args.request.command)) void attempt(args.ports.runtime.start());
  const completed = { ...args, request: await unlessAborted(completeRequest(args), cancelled) };
  const acknowledging = acknowledge(completed);
  const fetching = unlessAborted(fetchRemote(completed), cancelled);
  void attempt(fetching);
  const found = await unlessAborted(acknowledging, cancelled);
  if (found.kind === "answered-before") return reportAnsweredBefore(completed, found);
  const excess = await checkRate(completed);
  if (excess !== void 0) return refuseAccess(completed, excess);
  return serveRequest(completed, found, fetching);
}
var GRACE_MS2 = 250;
async function serveRequest(args, found, fetching) {
  const earlier = await findEarlierBoard(args, found, fetching);
  const showing = showBoard(args, { ...found, earlier });
  const [context2, folded] = await Promise.all([
    showing,
    earlier === void 0 ? showing.then((context3) => yieldToRival(context3, found)) : void 0
  ]);
  if (folded !== void 0) return folded;
  const answering = withinTime(answerRequest(context2, fetching), args.ports.time, GRACE_MS2);
  return finishRun(context2, await attempt(answering));
}

export {
  exportSpans,
  readTelemetrySettings,
  telemetrySecrets,
  cancellationSignal,
  openGitHub,
  portsOfConnection,
  writeScribeReport,
  setOutputs,
  maskInLog,
  failStep,
  openPorts,
  reportInLog,
  reportOutcome,
  untilIdle,
  tidyUp,
  prepareLogUpload,
  uploadNothing,
  openInitialContext,
  refuseAccess,
  failRequest,
  checkAccess,
  fetchRemote,
  loadRepository,
  finishInterrupted,
  StateKeeper,
  completeRequest,
  REPORT_MS,
  withinTime,
  run2 as run
};
