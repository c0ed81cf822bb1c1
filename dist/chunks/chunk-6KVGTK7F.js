import {
  BUILD_ALLOWANCE_MS,
  readSchema,
  whyEnded
} from "./chunk-ZDQVACVK.js";
import {
  CONTINUE_WITHOUT,
  denial,
  failure,
  failureOfThrown,
  maskResult,
  normalizeResult,
  ok,
  resultText
} from "./chunk-T3ZW4PF5.js";
import {
  toFlags
} from "./chunk-TFVK6ZZD.js";
import {
  DEFAULT_LIMITS
} from "./chunk-PNS5N7NF.js";
import {
  cutBytes,
  headOfBytes
} from "./chunk-ZZI2KZOO.js";
import {
  headOf,
  sharedLength
} from "./chunk-MUCB7FAK.js";
import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/tools/pipeline/run-tool.ts
init_define_RUNTIME_PACKAGES();

// src/tools/pipeline/recorded-json.ts
init_define_RUNTIME_PACKAGES();
var PRIVATE_NAME = /content|query|token|secret|password|key|auth/i;
var MAX_CHARACTERS = 1024;
var END_SHARE = 5 / 16;
var MARK = "...";
function toRecordedJson(value, mask, max = MAX_CHARACTERS) {
  const json = JSON.stringify(value ?? null, (name, inner) => {
    if (name !== "" && PRIVATE_NAME.test(name)) return "[redacted]";
    return typeof inner === "string" ? mask(inner) : inner;
  });
  return cutMiddle(mask(json), max);
}
function cutMiddle(json, max) {
  if (json.length <= max) return json;
  const end = json.slice(-Math.floor(max * END_SHARE)).replace(/^[\uDC00-\uDFFF]/, "");
  return `${headOf(json, max - MARK.length - end.length)}${MARK}${end}`;
}

// src/tools/pipeline/run-tool.ts
function bindTool(definition, run) {
  const { name, description, inputSchema } = definition;
  return {
    name,
    description,
    inputSchema,
    async call(input, call) {
      const ended = await attempt(() => runRecorded({ definition, input, call: { ...call, run } }));
      if (ended.kind === "done") return ended.value;
      return { kind: "failed", text: `E_TOOL: ${name} broke; go on without it and say so` };
    }
  };
}
var MAX_OUTPUT = 2e3;
async function runRecorded(invocation) {
  const { definition, input, call } = invocation;
  const { run } = call;
  const facts = { session: run.session, callId: call.id, tool: definition.name };
  const started = run.now();
  const readable = await attempt(() => toRecordedJson(input, run.mask));
  const recordedInput = readable.kind === "done" ? readable.value : "[not readable]";
  run.emit({ kind: "tool.start", ...facts, input: hideSecret(recordedInput, run) });
  const outcome = await attempt(() => checkAndRun(invocation));
  const raw = outcome.kind === "done" ? outcome.value : normalizeResult(void 0);
  const result = maskResult(raw, run.mask, definition.limits.errorChars);
  const text = cutBytes(resultText(result), definition.limits.maxBytes);
  const ms = run.now() - started;
  const { kind, data } = result;
  if (kind === "ok") {
    const output = toRecordedJson(data ?? result.text, (masked) => masked, MAX_OUTPUT);
    run.emit({ kind: "tool.complete", ...facts, ms, output: hideSecret(output, run) });
  } else {
    const { code, message } = result;
    run.emit({ kind: "tool.failed", ...facts, ms, code, message: hideSecret(message, run) });
  }
  return { kind, text, data };
}
function hideSecret(text, { holdsSecret }) {
  return holdsSecret(text) ? "[not shown: it holds something like a secret]" : text;
}
async function checkAndRun({ definition, input, call }) {
  const budget = call.run.countToolCall();
  if (!budget.allowed) {
    definition.onRefused?.(input, budget.reason, call);
    const next = "call no more tools and answer with what you have";
    return denial("E_TOOL_DENIED", budget.reason, next);
  }
  const parsed = definition.parse(input);
  if (parsed.kind === "invalid") {
    definition.onRefused?.(input, parsed.reason, call);
    const next = `call ${definition.name} again with arguments that fit its schema`;
    return failure("E_TOOL_INVALID_ARGS", parsed.reason, next);
  }
  return runWithTimeout(parsed.run, definition, call);
}
async function runWithTimeout(work, { name, limits }, call) {
  const finished = new AbortController();
  const abandon = new AbortController();
  const ended = await Promise.race([
    waitForCancellation(call.signal, finished.signal),
    attempt(() => work({ ...call, signal: abandon.signal })),
    attempt(() => call.run.sleep(limits.timeoutMs, finished.signal)).then(() => ({
      kind: "timed-out"
    }))
  ]);
  finished.abort();
  if (ended.kind === "done") return normalizeResult(ended.value);
  if (ended.kind === "threw") return failureOfThrown(ended.error);
  abandon.abort();
  if (ended.kind === "cancelled") {
    return failure("E_TOOL_ABORTED", `${name} was stopped because the run is ending`, "stop here");
  }
  const seconds = Math.round(limits.timeoutMs / 1e3);
  return failure("E_TOOL_TIMEOUT", `${name} did not end within ${seconds} s`, "go on without it");
}
function waitForCancellation(signal, finished) {
  return new Promise((resolve) => {
    const resolveCancelled = () => resolve({ kind: "cancelled" });
    if (signal.aborted) resolveCancelled();
    signal.addEventListener("abort", resolveCancelled, { once: true, signal: finished });
  });
}

// src/tools/custom/define-custom-tool.ts
init_define_RUNTIME_PACKAGES();

// src/tools/pipeline/keep-output.ts
init_define_RUNTIME_PACKAGES();
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";

// src/tools/pipeline/cut-output.ts
init_define_RUNTIME_PACKAGES();
function cutText(text, limits, whole = {}) {
  const { lines = lineCount(text), bytes = Buffer.byteLength(text) } = whole;
  const kept = headOfBytes(firstLines(text, limits.maxLines), limits.maxBytes);
  if (kept === text && bytes <= Buffer.byteLength(text)) return { kept, notice: "" };
  const missing = describeMissing({ lines, bytes }, kept);
  const where = whole.keptAt === void 0 ? "" : `; the whole text is in ${whole.keptAt}`;
  return { kept, notice: `[truncated: ${missing} omitted${where}]` };
}
function truncate(text, limits, whole = {}) {
  const { kept, notice } = cutText(text, limits, whole);
  if (notice === "") return kept;
  return kept === "" || kept.endsWith("\n") ? `${kept}${notice}` : `${kept}
${notice}`;
}
function lineCount(text) {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return text === "" || text.endsWith("\n") ? count : count + 1;
}
function firstLines(text, max) {
  let end = -1;
  for (let line = 0; line < max; line += 1) {
    end = text.indexOf("\n", end + 1);
    if (end === -1) return text;
  }
  return end === text.length - 1 ? text : text.slice(0, Math.max(0, end));
}
function describeMissing(whole, kept) {
  const lines = whole.lines - lineCount(kept);
  if (lines > 0) return lines === 1 ? "1 line" : `${lines} lines`;
  return `${whole.bytes - Buffer.byteLength(kept)} bytes`;
}

// src/tools/pipeline/keep-output.ts
function keptOutputPath({ folder }, call) {
  return join(folder, "tools", `${call.run.session}-${call.id}`.replace(/[^A-Za-z0-9_-]/g, "-"));
}
function shownOutputPath({ folder, shownAs }, path) {
  return path.startsWith(folder + sep) ? `${shownAs}${path.slice(folder.length)}` : shownAs;
}
function hostOutputFolder({ folder }, mask) {
  return { folder: join(folder, "tools"), mask };
}
var MAX_SECRET_LENGTH = 8e3;
async function cutAndKeep(output) {
  const { call, keptOutput, whole } = output;
  const text = call.run.mask(output.text);
  const limits = safeLimits(output, text);
  if (whole?.keptAt !== void 0 || isPartial(output)) {
    const keptAt2 = whole?.keptAt === void 0 ? void 0 : shownOutputPath(keptOutput, whole.keptAt);
    return truncate(text, limits, { ...whole, keptAt: keptAt2 });
  }
  if (cutText(text, limits, whole).notice === "") return text;
  const path = `${keptOutputPath(keptOutput, call)}.${output.as}.txt`;
  const kept = await attempt(async () => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { mode: 384 });
  });
  const keptAt = kept.kind === "done" ? shownOutputPath(keptOutput, path) : void 0;
  return truncate(text, limits, { ...whole, keptAt });
}
function isPartial({ text, whole }) {
  return whole?.bytes !== void 0 && whole.bytes > Buffer.byteLength(text);
}
function safeLimits(output, masked) {
  const { text, limits, call } = output;
  if (!isPartial(output)) return limits;
  const shorter = call.run.mask(headOf(text, Math.max(0, text.length - MAX_SECRET_LENGTH)));
  const safeBytes = Buffer.byteLength(masked.slice(0, sharedLength(masked, shorter)));
  return { maxLines: limits.maxLines, maxBytes: Math.min(limits.maxBytes, safeBytes) };
}

// src/tools/custom/executable/run-executable.ts
init_define_RUNTIME_PACKAGES();
var MAX_TIMEOUT_SECONDS = 600;
var ERROR_LIMITS = { maxLines: 200, maxBytes: 1e4 };
var OUTPUT_LIMITS = {
  maxLines: DEFAULT_LIMITS.maxLines - ERROR_LIMITS.maxLines,
  maxBytes: DEFAULT_LIMITS.maxBytes - ERROR_LIMITS.maxBytes
};
var SLACK_BYTES = 16e3;
var REPLY_BYTES = DEFAULT_LIMITS.maxBytes + 2e3;
async function runExecutable(deps, { executable, arguments: given = {}, timeout }, call) {
  const { tool } = executable;
  const flags = readFlags(executable, given);
  if (flags.kind === "refused") {
    const next = `give ${tool.name} arguments that fit: ${describeParameters(executable)}`;
    return failure("E_TOOL_INVALID_ARGS", flags.reason, next);
  }
  await deps.ready();
  const launch = await deps.launcher.prepare(executable, call.signal);
  if (launch.kind === "failed") return failure(launch.code, launch.message, launch.next);
  const seconds = timeoutSeconds(timeout, tool.limits.timeoutMs / 1e3);
  const { workdir, keptOutput } = deps;
  const ended = await deps.programs.runProgram({
    command: launch.command,
    args: [...launch.args, ...flags.flags],
    directory: workdir,
    // Tools written for another framework look for the second name.
    environment: { SQUAD_WORKSPACE: workdir, FORGE_WORKSPACE: workdir },
    passed: deps.passedTo(tool.name),
    timeoutMs: seconds * 1e3,
    maxBytes: OUTPUT_LIMITS.maxBytes + SLACK_BYTES,
    keepAs: keptOutputPath(keptOutput, call),
    box: {
      writable: [workdir],
      readable: [executable.directory, ...launch.readable],
      network: deps.network
    },
    signal: call.signal
  });
  return toToolResult(ended, { name: tool.name, seconds, call, keptOutput });
}
function readFlags({ tool, manifest }, given) {
  const schema = readSchema(tool.inputSchema);
  const reason = schema.kind === "schema" ? schema.check(given) : schema.reason;
  return reason === void 0 ? toFlags(manifest.parameters, given) : { kind: "refused", reason };
}
function describeParameters({ manifest }) {
  const words = manifest.parameters.map(
    ({ name, type, required }) => `${name} (${type}${required ? ", required" : ""})`
  );
  return words.length === 0 ? "it takes none" : words.join(", ");
}
function timeoutSeconds(requested, defaultSeconds) {
  const seconds = typeof requested === "string" ? Number(requested) : requested;
  if (typeof seconds !== "number" || !(seconds > 0)) return defaultSeconds;
  return Math.min(seconds, MAX_TIMEOUT_SECONDS);
}
async function toToolResult(ended, { name, seconds, call, keptOutput }) {
  if (ended.kind === "not-started") {
    return failure("E_TOOL", `${name} could not start: ${ended.reason}`, CONTINUE_WITHOUT);
  }
  const cut = (as) => {
    const limits = as === "stdout" ? OUTPUT_LIMITS : ERROR_LIMITS;
    return cutAndKeep({ text: ended[as].text, whole: ended[as], limits, call, keptOutput, as });
  };
  const stdout = await cut("stdout");
  const stderr = await cut("stderr");
  const streams = `stdout:
${stdout || "(nothing)"}

stderr:
${stderr || "(nothing)"}`;
  if (ended.kind !== "exited") {
    const { code: code2, cause } = whyEnded(ended, seconds);
    const next = "ask for less, give a longer timeout, or go on without it";
    return failure(code2, `${name} was ended ${cause}

${streams}
`, next);
  }
  const { code } = ended;
  if (code === 0) return ok(`exit code: 0

${streams}`, { exitCode: code, stdout, stderr });
  const message = `${name} ended with exit code ${code}

${streams}
`;
  return {
    ...failure("E_TOOL", message, "correct the arguments, or go on without it"),
    data: { exitCode: code, stdout, stderr }
  };
}

// src/tools/custom/define-custom-tool.ts
var MAX_NOTICE_BYTES = 1e3;
function defineHostedTool(tool, deps) {
  return defineCustomTool(tool, async (input, call) => {
    const host = await deps.host();
    const reply = await host.callTool(tool, input, deps.context(call), call.signal);
    return toToolResult2(reply, { limits: tool.limits, call, keptOutput: deps.keptOutput });
  });
}
function defineExposedTool(executable, deps) {
  const { tool } = executable;
  const definition = defineCustomTool(
    tool,
    (input, call) => runExecutable(deps, { executable, arguments: { ...input } }, call)
  );
  const timeoutMs = tool.limits.timeoutMs + BUILD_ALLOWANCE_MS;
  return { ...definition, limits: { timeoutMs, maxBytes: REPLY_BYTES, errorChars: REPLY_BYTES } };
}
function defineCustomTool(tool, run) {
  const { name, description, inputSchema, limits } = tool;
  let schema;
  return {
    name,
    description,
    inputSchema,
    limits: { ...limits, maxBytes: limits.maxBytes + MAX_NOTICE_BYTES },
    parse(input) {
      schema ??= readSchema(inputSchema);
      const reason = schema.kind === "schema" ? schema.check(input) : schema.reason;
      if (reason !== void 0) return { kind: "invalid", reason };
      const args = typeof input === "object" && input !== null ? input : {};
      return { kind: "valid", run: (call) => run(args, call) };
    }
  };
}
async function toToolResult2(reply, output) {
  if (reply.kind === "ok") {
    const { text, data, whole } = reply;
    return ok(await cutAndKeep({ ...output, text, whole, as: "result" }), data);
  }
  const { code, message, name, suggestion, helpUrl } = reply;
  const messageText = message.startsWith(`${code}: `) ? message.slice(code.length + 2) : message;
  const fullMessage = name === void 0 || name === "Error" ? messageText : `${name}: ${messageText}`;
  const helpLink = helpUrl === void 0 ? "" : ` (${helpUrl})`;
  return failure(code, fullMessage, `${suggestion ?? CONTINUE_WITHOUT}${helpLink}`);
}

export {
  bindTool,
  lineCount,
  keptOutputPath,
  hostOutputFolder,
  MAX_TIMEOUT_SECONDS,
  REPLY_BYTES,
  runExecutable,
  defineHostedTool,
  defineExposedTool
};
