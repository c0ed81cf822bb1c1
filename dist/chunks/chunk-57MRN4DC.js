import {
  DIAGNOSTIC_CODES,
  RUNTIME_METHODS
} from "./chunk-PNS5N7NF.js";
import {
  secretsIn
} from "./chunk-VK3NYQGC.js";
import {
  readText
} from "./chunk-W7AJ4RDL.js";
import {
  array,
  boolean,
  discriminatedUnion,
  json,
  literal,
  looseObject,
  m,
  number,
  object,
  record,
  string,
  unknown
} from "./chunk-Z5TMLZZJ.js";
import {
  attempt
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/tools/custom/passed-variables.ts
init_define_RUNTIME_PACKAGES();
var NEVER_PASSED = [
  // GITHUB_ENV and its like name files that give commands to later steps; GITHUB_EVENT_PATH names one with people's text.
  /^(?:INPUT_|ACTIONS_|GITHUB_|OTEL_|LD_|DYLD_)/i,
  /^RUNNER_(?!OS$|ARCH$)/i,
  /^(?:GH|COPILOT)_.*(?:TOKEN|SECRET|KEY|PAT)$/i,
  /^(?:NODE_OPTIONS|SYSTEM_ACCESSTOKEN|SQUAD_TOOL_CALL)$/i
];
function mayPassVariable(name) {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !NEVER_PASSED.some((pattern) => pattern.test(name));
}

// src/tools/host/protocol.ts
init_define_RUNTIME_PACKAGES();
var SERVER_INFO = { name: "squad-custom-tools", version: "1" };
var META_KEYS = {
  context: "squad/context",
  origin: "squad/origin",
  reply: "squad/reply",
  tool: "squad/tool"
};
var folderSchema = object({
  root: string(),
  scope: m(["local", "global"]),
  shownAs: string(),
  commit: string().optional()
});
var loadRequest = object({
  method: literal("squad/load"),
  params: object({
    folders: array(folderSchema),
    /** Files that broke the host before, by their shown path, with the reason. */
    broken: record(string(), string()),
    /** Files that can't hold one of these tools are not imported; `*` stands for any text. */
    wanted: array(string()).optional(),
    /** How long one file's import may take. */
    importMs: number(),
    hasRuntime: boolean()
  })
});
var importNotice = object({
  method: literal("notifications/squad/import"),
  params: object({ path: string(), state: m(["started", "ended"]) })
});
var runtimeRequest = object({
  method: literal("squad/runtime"),
  params: object({
    toolCallId: string(),
    method: m(RUNTIME_METHODS),
    args: array(json())
  })
});
var runtimeResult = looseObject({
  asked: discriminatedUnion("kind", [
    object({ kind: literal("done"), value: json() }),
    object({
      kind: literal("error"),
      error: object({ code: string(), message: string(), suggestion: string() })
    })
  ])
});
var text = string().default("");
var contextSchema = object({
  sessionId: text,
  messageId: text,
  agent: string().default("mcp"),
  agentName: text,
  instanceKey: text,
  turnId: text,
  traceId: text,
  toolCallId: text,
  workdir: text
});
var originSchema = object({ scope: m(["local", "global"]), path: string() });
var jsonSchema = record(string(), unknown());
var unusedSchema = object({
  name: string(),
  kind: m(["module", "resource", "executable"]),
  origin: originSchema.extend({
    commit: string().optional(),
    sha256: string()
  }),
  description: string()
});
var toolSchema = unusedSchema.extend({
  inputSchema: jsonSchema,
  limits: object({
    timeoutMs: number(),
    maxLines: number(),
    maxBytes: number(),
    errorChars: number()
  })
});
var diagnosticSchema = object({
  code: m(DIAGNOSTIC_CODES),
  path: string(),
  export: string().exactOptional(),
  message: string(),
  next: string()
});
var listingSchema = looseObject({
  tools: array(toolSchema),
  unused: array(unusedSchema).default([]),
  diagnostics: array(diagnosticSchema)
});
function toListing({ tools, unused, diagnostics }, commitOf) {
  const known = ({ origin, ...tool }) => ({
    ...tool,
    origin: { ...origin, commit: commitOf(origin.commit) }
  });
  return { tools: tools.map(known), unused: unused.map(known), diagnostics };
}
var json2 = json();
var optionalText = string().exactOptional();
var replySchema = discriminatedUnion("kind", [
  object({
    kind: literal("ok"),
    text: string(),
    data: json2.exactOptional(),
    /** `file` is in the host's private folder; the client removes it. */
    spilled: object({ file: string(), bytes: number(), lines: number() }).exactOptional()
  }),
  object({
    kind: literal("failed"),
    code: string(),
    message: string(),
    name: optionalText,
    suggestion: optionalText,
    helpUrl: optionalText
  })
]);
var callSchema = looseObject({
  content: array(looseObject({ type: string(), text: string().optional() })),
  _meta: looseObject({ [META_KEYS.reply]: replySchema })
});
var runningRequest = object({ method: literal("squad/running") });
var runningSchema = looseObject({ calls: array(string()) });
var CONNECTION_FD = 3;

// src/adapters/programs/process-tree.ts
init_define_RUNTIME_PACKAGES();
import { readdir, readFile } from "node:fs/promises";
var CALL_MARKER = "SQUAD_TOOL_CALL";
function signalGroup(child, signal) {
  if (child.pid === void 0) return;
  if (process.platform === "win32") child.kill(signal);
  else sendSignal(-child.pid, signal);
}
async function killMarkedProcesses(marker) {
  if (process.platform !== "linux") return;
  const wanted = `${CALL_MARKER}=${marker}`;
  for (let round = 0; round < 5; round += 1) {
    const found2 = await findMarkedProcesses(wanted);
    if (found2.length === 0) return;
    for (const pid of found2) sendSignal(pid, "SIGKILL");
  }
}
async function killDescendants() {
  const parents = await readParents();
  const kill = (parent) => {
    for (const [pid, of] of parents) {
      if (of !== parent) continue;
      kill(pid);
      for (const target of [pid, -pid]) sendSignal(target, "SIGKILL");
    }
  };
  kill(process.pid);
}
async function readParents() {
  const names = await readdir("/proc").catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const entries = await Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, "latin1").catch(() => "");
      return [pid, Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1] ?? 0)];
    })
  );
  return new Map(entries);
}
async function findMarkedProcesses(wanted) {
  const names = await readdir("/proc").catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const bearing = await Promise.all(
    pids.map(async (pid) => {
      const environment = await readFile(`/proc/${pid}/environ`, "latin1").catch(() => "");
      return environment.includes(wanted);
    })
  );
  return pids.filter((_, index) => bearing[index]);
}
function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
  }
}

// src/adapters/programs/masked-file.ts
init_define_RUNTIME_PACKAGES();
import { appendFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { StringDecoder } from "node:string_decoder";
var CHUNK_LENGTH = 256 * 1024;
var CARRY_LENGTH = 32 * 1024;
var SPLIT_CONTEXT = 8 * 1024;
var MAX_SPLIT_ATTEMPTS = 24;
var SPLIT_STEP = 61;
var MAX_FILE_BYTES = 8 * 1024 * 1024;
function openMaskedFile(path, mask) {
  const decoder = new StringDecoder("utf8");
  let pending = "";
  let remainingBytes = MAX_FILE_BYTES;
  let isBroken = false;
  const append = (text2) => {
    try {
      mkdirSync(dirname(path), { recursive: true });
      appendFileSync(path, text2, { mode: 384 });
    } catch {
      isBroken = true;
    }
  };
  return {
    write(chunk) {
      if (remainingBytes <= 0 || isBroken) return;
      pending += decoder.write(chunk.subarray(0, remainingBytes));
      remainingBytes -= chunk.length;
      while (pending.length > CHUNK_LENGTH) {
        const cut = findSplitPoint(pending, mask);
        append(mask(pending.slice(0, cut)));
        pending = pending.slice(cut);
      }
    },
    end() {
      append(mask(pending + decoder.end()));
      if (remainingBytes <= 0)
        append(`
[the rest is missing: at most ${MAX_FILE_BYTES} bytes of an output are kept]
`);
      return isBroken ? void 0 : path;
    }
  };
}
function findSplitPoint(text2, mask) {
  let splitPoint = text2.length - CARRY_LENGTH;
  for (let tried = 0; tried < MAX_SPLIT_ATTEMPTS; tried += 1) {
    splitPoint = splitPointBefore(text2, splitPoint);
    const before = text2.slice(splitPoint - SPLIT_CONTEXT, splitPoint);
    const after = text2.slice(splitPoint, splitPoint + SPLIT_CONTEXT);
    if (mask(before + after) === mask(before) + mask(after)) return splitPoint;
    splitPoint -= SPLIT_STEP;
  }
  return splitPoint;
}
function splitPointBefore(text2, end) {
  const line = text2.lastIndexOf("\n", end - 1) + 1;
  if (line > end - SPLIT_CONTEXT) return line;
  return isInSurrogatePair(text2, end) ? end - 1 : end;
}
function isInSurrogatePair(text2, index) {
  const unit = text2.charCodeAt(index);
  return unit >= 56320 && unit <= 57343;
}

// src/adapters/box/watch-limits.ts
init_define_RUNTIME_PACKAGES();
import { readdir as readdir2, readFile as readFile2, statfs } from "node:fs/promises";
import { totalmem } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
var INTERVAL_MS = 250;
var QUICK_INTERVAL_MS = 50;
var MEGABYTE = 1024 * 1024;
var PAGE_BYTES = 4096;
var LIMITS = {
  memoryBytes: Math.min(8 * 1024 * MEGABYTE, totalmem() * 0.6),
  freeMemoryBytes: Math.min(512 * MEGABYTE, totalmem() * 0.1),
  processes: 2048,
  outputBytes: 1024 * MEGABYTE
};
var MIN_FREE_BYTES = 512 * MEGABYTE;
var MIN_FREE_FILES = 1e4;
function watchLimits(child, folder, given = {}) {
  const limits = { ...LIMITS, ...given };
  const stopped = new AbortController();
  const { signal } = stopped;
  const tasksBefore = countTasks();
  const repeat = async (ms, check) => {
    while (!signal.aborted) {
      const reason = await check();
      if (reason !== void 0) return reason;
      await attempt(pause(ms, void 0, { ref: false, signal }));
    }
    return void 0;
  };
  const treeReason = async () => takenReason(await measureTree(String(child.pid), limits), limits);
  const watch = async (resolve) => {
    const before = await measureDisk(folder);
    const reason = await Promise.race([
      repeat(QUICK_INTERVAL_MS, async () => {
        const tasks = countTasks() - tasksBefore;
        const isSuspect = tasks > limits.processes * 2;
        return machineReason(tasks, limits) ?? (isSuspect ? await treeReason() : void 0);
      }),
      repeat(INTERVAL_MS, async () => {
        const [reason2, free] = await Promise.all([treeReason(), measureDisk(folder)]);
        return reason2 ?? diskReason(free, before);
      })
    ]);
    if (reason !== void 0) resolve({ kind: "limited", reason });
  };
  return { exceeded: new Promise((resolve) => void watch(resolve)), stop: () => stopped.abort() };
}
function watchOutput(streams, { outputBytes: maxBytes = LIMITS.outputBytes } = {}) {
  let bytes = 0;
  return new Promise((resolve) => {
    const count = (chunk) => {
      bytes += chunk.length;
      if (bytes <= maxBytes) return;
      resolve({ kind: "limited", reason: `it printed more than ${maxBytes / MEGABYTE} MB` });
    };
    for (const stream of streams) stream.on("data", count);
  });
}
function machineReason(tasks, limits) {
  if (tasks > limits.processes * 4) return "there were too many processes on the machine";
  return freeMemory() < limits.freeMemoryBytes ? "the machine ran out of memory" : void 0;
}
function takenReason({ bytes, processes }, limits) {
  if (bytes > limits.memoryBytes)
    return `it took more than ${Math.round(limits.memoryBytes / MEGABYTE)} MB of memory`;
  return processes > limits.processes ? `it started more than ${limits.processes} processes` : void 0;
}
function countTasks() {
  return Number(readText("/proc/loadavg").split(/[ /]/)[4] ?? 0);
}
function freeMemory() {
  const kilobytes = /^MemAvailable:\s*(\d+)/m.exec(readText("/proc/meminfo"))?.[1];
  return kilobytes === void 0 ? Number.POSITIVE_INFINITY : Number(kilobytes) * 1024;
}
async function measureDisk(folder) {
  const read = await attempt(statfs(folder));
  if (read.kind === "threw") return void 0;
  const { bavail, bsize, ffree, files } = read.value;
  return { bytes: bavail * bsize, files: files > 0 ? ffree : Number.POSITIVE_INFINITY };
}
function diskReason(free, before) {
  if (free === void 0 || before === void 0) return void 0;
  if (free.bytes < Math.min(MIN_FREE_BYTES, before.bytes / 2)) return "the disk is nearly full";
  return free.files < Math.min(MIN_FREE_FILES, before.files / 2) ? "the disk has no room for more files" : void 0;
}
async function measureTree(root, limits) {
  let bytes = 0;
  let processes = 0;
  for (let level = [root]; level.length > 0; ) {
    processes += level.length;
    if (processes > limits.processes) break;
    const measured = await Promise.all(level.map(measureProcess));
    bytes += measured.reduce((sum, it) => sum + it.bytes, 0);
    level = measured.flatMap(({ children }) => children);
  }
  return { bytes, processes };
}
async function measureProcess(pid) {
  const [statm, children] = await Promise.all([
    attempt(readFile2(`/proc/${pid}/statm`, "utf8")),
    listChildren(pid)
  ]);
  const pages = statm.kind === "done" ? Number(statm.value.split(" ")[1]) : 0;
  return { bytes: pages * PAGE_BYTES, children };
}
async function listChildren(pid) {
  const threads = await attempt(readdir2(`/proc/${pid}/task`));
  if (threads.kind === "threw") return [];
  const lists = await Promise.all(
    threads.value.map(
      (thread) => attempt(readFile2(`/proc/${pid}/task/${thread}/children`, "utf8"))
    )
  );
  return lists.flatMap(
    (list) => list.kind === "done" ? list.value.split(" ").filter((it) => it !== "") : []
  );
}

// src/adapters/programs/child-environment.ts
init_define_RUNTIME_PACKAGES();
var NEUTRAL_VARIABLES = /^(?:PATH|LANG|LC_[A-Z]+|TZ|SYSTEMROOT|COMSPEC|PATHEXT|WINDIR|NUMBER_OF_PROCESSORS)$/i;
function childEnvironment({
  home,
  passed,
  set
}) {
  const all = Object.entries(process.env).map(([name, value]) => [name, value ?? ""]);
  const wanted = new Set(passed.filter(mayPassVariable));
  const tokens = all.flatMap(([name, value]) => isProxy(name) ? secretsIn(value) : isToken(name) ? value : []).filter((token) => token.length >= MIN_TOKEN_LENGTH);
  const isSafe = (value) => !tokens.some((token) => value.includes(token));
  const from = all.filter(
    ([name, value]) => NEUTRAL_VARIABLES.test(name) || wanted.has(name) && isSafe(value)
  );
  return { ...Object.fromEntries(from), HOME: home, TMPDIR: home, NO_COLOR: "1", ...set };
}
var MIN_TOKEN_LENGTH = 8;
function isProxy(name) {
  return /proxy$/i.test(name);
}
function isToken(name) {
  return /(?:TOKEN|KEY)$/i.test(name) && !mayPassVariable(name);
}

// src/adapters/programs/isolation.ts
init_define_RUNTIME_PACKAGES();
import { spawn } from "node:child_process";
import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { delimiter, isAbsolute, join } from "node:path";
var DIE_WITH_PARENT = ["setpriv", "--pdeathsig", "KILL"];
var NO_ISOLATION = { endsAll: false, wrap: (command) => command };
var NAMESPACE = {
  endsAll: true,
  wrap: (command) => [
    ...[
      ...DIE_WITH_PARENT,
      "--",
      "unshare",
      "--user",
      "--map-current-user",
      "--pid",
      "--fork",
      "--kill-child"
    ],
    ...["--mount-proc", "--", "setpriv", "--no-new-privs", "--"],
    // The shell comes first, since most signals can't end the first process of a tree. The program runs in the background
    // with a standard error of its own, so that the shell's messages don't mix with the program's.
    ...["sh", "-c", 'exec 9>&2 2>/dev/null; "$@" 2>&9 9>&- & wait $!; exit $?', "sh", ...command]
  ]
};
var NO_NEW_PRIVILEGES = {
  endsAll: false,
  wrap: (command) => [...DIE_WITH_PARENT, "--no-new-privs", "--", ...command]
};
var isDebuggerDisabled = false;
function disableDebugger() {
  if (isDebuggerDisabled || process.platform === "win32") return;
  process.on("SIGUSR1", () => {
  });
  isDebuggerDisabled = true;
}
var found;
async function spawnIsolated(command, options) {
  found ??= findIsolation();
  const isolation = await found;
  const [program = "", ...args] = isolation.wrap(command);
  const child = spawn(program, args, {
    ...options,
    // A process group of its own, which can be ended as a whole.
    detached: process.platform !== "win32",
    windowsHide: true
  });
  return { child, isolation };
}
async function findIsolation() {
  disableDebugger();
  if (process.platform !== "linux") return NO_ISOLATION;
  for (const isolation of [NAMESPACE, NO_NEW_PRIVILEGES]) {
    if (await canRun(isolation.wrap(["true"]))) return isolation;
  }
  return NO_ISOLATION;
}
function canRun([command = "", ...args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: "ignore", timeout: 5e3 });
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}
async function isExecutable(command, path) {
  if (process.platform === "win32") return true;
  const candidates = isAbsolute(command) ? [command] : path.split(delimiter).map((folder) => join(folder, command));
  const found2 = await Promise.allSettled(
    candidates.map((candidate) => access(candidate, constants.X_OK))
  );
  return found2.some(({ status }) => status === "fulfilled");
}

export {
  CALL_MARKER,
  signalGroup,
  killMarkedProcesses,
  killDescendants,
  watchLimits,
  watchOutput,
  countTasks,
  mayPassVariable,
  childEnvironment,
  spawnIsolated,
  isExecutable,
  openMaskedFile,
  SERVER_INFO,
  META_KEYS,
  loadRequest,
  importNotice,
  runtimeRequest,
  runtimeResult,
  contextSchema,
  originSchema,
  listingSchema,
  toListing,
  callSchema,
  runningRequest,
  runningSchema,
  CONNECTION_FD
};
