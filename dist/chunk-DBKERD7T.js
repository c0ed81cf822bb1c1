import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  settleProxies
} from "./chunk-7SXV55V3.js";
import {
  _enum,
  array,
  foldersAbove,
  object,
  sha256,
  string,
  wayInside
} from "./chunk-65RJZHPP.js";
import {
  SquadError,
  attempt,
  describe,
  readJson
} from "./chunk-VDDPH6ES.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/adapters/box/network/forwarder.ts
init_define_RUNTIME_PACKAGES();
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { constants } from "node:os";
import { pipeline } from "node:stream";
var PORT = 3128;
var ADDRESS = `http://127.0.0.1:${PORT}`;
var LOCAL = "localhost,127.0.0.1,::1";
var PROXY_VARIABLES = {
  HTTP_PROXY: ADDRESS,
  HTTPS_PROXY: ADDRESS,
  ALL_PROXY: ADDRESS,
  NO_PROXY: LOCAL,
  http_proxy: ADDRESS,
  https_proxy: ADDRESS,
  all_proxy: ADDRESS,
  no_proxy: LOCAL,
  npm_config_proxy: ADDRESS,
  npm_config_https_proxy: ADDRESS,
  NODE_USE_ENV_PROXY: "1"
};
async function forward(socketPath, hasConnection, [command = "", ...args]) {
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const proxy = connect({ path: socketPath, allowHalfOpen: true });
    pipeline(client, proxy, () => void 0);
    pipeline(proxy, client, () => void 0);
  });
  server.listen(PORT, "127.0.0.1");
  await once(server, "listening");
  const connection = hasConnection ? ["inherit"] : [];
  const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit", ...connection] });
  child.once("error", (error) => {
    process.stderr.write(`${command} could not be started: ${error.message}
`);
    process.exit(error.code === "ENOENT" ? 127 : 126);
  });
  child.once("exit", (code, signal) => {
    process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
  });
}

// src/adapters/programs/remove-folder.ts
init_define_RUNTIME_PACKAGES();
import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
var run = promisify(execFile);
var REMOVE_MS = 6e4;
async function removeFolder(path) {
  const options = { env: { PATH: process.env.PATH }, timeout: REMOVE_MS };
  const removeAll = () => attempt(run("rm", ["-rf", "--", path], options));
  const removed = await removeAll();
  if (removed.kind === "done") return;
  await attempt(run("chmod", ["-R", "u+rwX", "--", path], options));
  await removeAll();
  await attempt(rm(path, { recursive: true, force: true, maxRetries: 5 }));
}

// src/adapters/programs/built-program.ts
init_define_RUNTIME_PACKAGES();
import { fileURLToPath } from "node:url";
function builtProgram(name) {
  const dist = import.meta.url.endsWith(".ts") ? "../../../dist/" : "./";
  return fileURLToPath(new URL(`${dist}${name}`, import.meta.url));
}

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
    const found = await findMarkedProcesses(wanted);
    if (found.length === 0) return;
    for (const pid of found) sendSignal(pid, "SIGKILL");
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
  const processes = await readProcesses("status");
  return new Map(
    processes.map(([pid, text2]) => [pid, Number(/^PPid:\s*(\d+)$/m.exec(text2)?.[1] ?? 0)])
  );
}
async function findMarkedProcesses(wanted) {
  const processes = await readProcesses("environ");
  return processes.flatMap(([pid, text2]) => text2.includes(wanted) ? [pid] : []);
}
async function readProcesses(file) {
  const names = await readdir("/proc").catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  return Promise.all(
    pids.map(async (pid) => {
      const text2 = await readFile(`/proc/${pid}/${file}`, "latin1").catch(() => "");
      return [pid, text2];
    })
  );
}
function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
  }
}

// src/adapters/box/proof/probe-rights.ts
init_define_RUNTIME_PACKAGES();
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
function heldRights() {
  const status = readText("/proc/self/status");
  const field = (name) => new RegExp(`^${name}:\\s*(\\S+)`, "m").exec(status)?.[1] ?? "";
  const capabilities = ["CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"];
  return [
    ...capabilities.filter((name) => /[^0]/.test(field(name) || "?")).map((name) => `capabilities (${name})`),
    ...field("NoNewPrivs") === "1" ? [] : ["gaining privileges"],
    ...field("Seccomp") === "2" ? [] : ["every system call"],
    ...process.getuid?.() === 0 ? ["being root"] : [],
    // Whoever can look into the first process reaches what it has open, and the program that it runs, which may lie outside.
    ...readTarget("/proc/1/root") === "" ? [] : ["looking into the first process"]
  ];
}
function gainedRights() {
  const tries = [
    ["/usr/bin/unshare", "--user", "true"],
    ["/usr/bin/unshare", "--mount", "true"],
    ["/usr/bin/sudo", "-n", "true"]
  ];
  return tries.filter(
    ([program = "", ...args]) => existsSync(program) && spawnSync(program, args).status === 0
  ).map((words) => words.join(" "));
}
function inheritedDescriptors() {
  const numbers = readdirSync("/proc/self/fd").map(Number);
  return numbers.filter((number) => number > 2).map((number) => [number, readTarget(`/proc/self/fd/${number}`)]).filter(([, target]) => /^(?:\/(?!proc\/|dev\/)|socket:)/.test(target)).map(([number, target]) => `descriptor ${number}, ${target}`);
}
function readTarget(path) {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}
function readText(path) {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}

// src/adapters/programs/with-timeout.ts
init_define_RUNTIME_PACKAGES();
async function withTimeout(ms, work, onTimeout) {
  let timer;
  const timedOut = new Promise((resolve4) => {
    timer = setTimeout(resolve4, ms);
  });
  return Promise.race([work, timedOut.then(onTimeout)]).finally(() => clearTimeout(timer));
}

// src/adapters/box/box.ts
init_define_RUNTIME_PACKAGES();

// src/adapters/box/choose-way.ts
init_define_RUNTIME_PACKAGES();
import { existsSync as existsSync5 } from "node:fs";
import { mkdir as mkdir2, mkdtemp as mkdtemp3, realpath, writeFile as writeFile2 } from "node:fs/promises";
import { dirname as dirname4, join as join8 } from "node:path";

// src/adapters/box/bubblewrap.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID as randomUUID2 } from "node:crypto";
import { closeSync, openSync, rmSync, writeFileSync as writeFileSync2 } from "node:fs";
import { join as join3 } from "node:path";

// src/adapters/box/boxed-process.ts
init_define_RUNTIME_PACKAGES();
import { spawn as spawn2 } from "node:child_process";
function startLaunch({ command, descriptors = [], connection }) {
  const [program = "", ...args] = command;
  const extra = connection === "descriptor" ? ["pipe"] : [];
  const options = {
    cwd: "/",
    env: {},
    // A group of its own, so that the process that makes the box can be ended with it.
    detached: true,
    stdio: ["pipe", "pipe", "pipe", ...extra, ...descriptors]
  };
  const child = spawn2(program, args, options);
  const { stdin, stdout, stderr, stdio } = child;
  if (stdin === null || stdout === null || stderr === null)
    throw new Error("a process without streams");
  stdin.on("error", () => void 0);
  const duplex = connection === "output" ? stdout : stdio[3];
  return {
    child,
    stdout: connection === "output" ? void 0 : stdout,
    stderr,
    connection: connection === "none" ? void 0 : duplex,
    kill() {
      stdin.destroy();
      signalGroup(child, "SIGKILL");
    }
  };
}

// src/adapters/box/lifeline.ts
init_define_RUNTIME_PACKAGES();
var LIFELINE = String.raw`
sub hold_lifeline {
  my ($seconds) = @_;
  my $look = sub { my $closed = "\1"; quit(137) if select($closed, undef, undef, 0) > 0 };
  $SIG{ALRM} = sub { quit(137) }; alarm $seconds;
  $SIG{IO} = $look;
  fcntl(STDIN, 8, $$ + 0) && fcntl(STDIN, 4, 0x2000) or die "the box: its lifeline: $!\n";
  $look->();
}
`;
var SPARE_SECONDS = 5;
var LONGEST_MS = 5 * 24 * 60 * 60 * 1e3;
function boxSeconds(timeoutMs = LONGEST_MS) {
  return Math.ceil(Math.min(timeoutMs, LONGEST_MS) / 1e3) + SPARE_SECONDS;
}

// src/adapters/box/namespaces.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join as join2 } from "node:path";

// src/adapters/box/measure-usage.ts
init_define_RUNTIME_PACKAGES();
import { readdir as readdir2, readFile as readFile2, statfs } from "node:fs/promises";
var PAGE_BYTES = 4096;
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
async function measureTree(root, maxProcesses) {
  let bytes = 0;
  let processes = 0;
  for (let level = [root]; level.length > 0; ) {
    processes += level.length;
    if (processes > maxProcesses) break;
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

// src/adapters/box/namespace-program.ts
init_define_RUNTIME_PACKAGES();
var NAMESPACE_PROGRAM = String.raw`
use strict; use warnings;
${LIFELINE}
my %number = $ARGV[1] eq 'arm64'
  ? (unshare => 97, mount => 40, umount => 39, pivot => 41, prctl => 167, capset => 91, hostname => 161, limit => 261,
     user => 147, group => 149, groups => 159, setattr => 442, close => 436,
     exit => 94, session => 157, dup => 24)
  : (unshare => 272, mount => 165, umount => 166, pivot => 155, prctl => 157, capset => 126, hostname => 170, limit => 302,
     user => 117, group => 119, groups => 116, setattr => 442, close => 436,
     exit => 231, session => 112, dup => 292);
sub call {
  my ($name, @values) = @_;
  syscall($number{$name}, @values) == -1 and die "the box: $name @values: $!\n";
}
sub quit { call('exit', $_[0]) }
sub put {
  my ($path, $text) = @_;
  open(my $out, '>', $path) or die "the box: $path: $!\n";
  syswrite($out, $text) // die "the box: $path: $!\n";
}

open(my $in, '<:raw', $ARGV[0]) or die "the box: its description: $!\n";
my @fields = do { local $/; split /\0/, <$in>, -1 };
close $in; unlink $ARGV[0];
my (%set, @mounts, @command); my %environment;
while (my ($kind, @values) = splice @fields, 0, 4) {
  if ($kind eq 'set') { $set{$values[0]} = $values[1] }
  elsif ($kind eq 'env') { $environment{$values[0]} = $values[1] }
  elsif ($kind eq 'arg') { push @command, $values[0] }
  elsif ($kind ne '') { push @mounts, [$kind, @values] }
}

call('prctl', 1, 9, 0, 0, 0);
# Where memory is short, the kernel ends what runs in here, and not the job.
put('/proc/self/oom_score_adj', '1000');
my ($user, $group) = ($>, $) + 0);
if ($set{userns}) {
  call('unshare', 0x10000000);
  put('/proc/self/setgroups', 'deny');
  put('/proc/self/uid_map', "$set{uid} $user 1");
  put('/proc/self/gid_map', "$set{gid} $group 1");
  put('/proc/sys/user/max_user_namespaces', '0');
}
call('unshare', 0x2e020000 | ($set{network} eq 'all' ? 0 : 0x40000000));
my $first = fork // die "the box: fork: $!\n";
if ($first == 0) { inside(); quit(126) }
waitpid $first, 0;
my $status = $?;
quit($status & 127 ? 128 + ($status & 127) : $status >> 8);

sub inside {
  call('prctl', 1, 9, 0, 0, 0);
  hold_lifeline($set{seconds});
  call('mount', 'none', '/', 0, 0x44000, 0);
  call('mount', 'tmpfs', '/tmp', 'tmpfs', 6, 'mode=755');
  mkdir '/tmp/old'; mkdir '/tmp/new';
  call('pivot', '/tmp', '/tmp/old'); chdir '/';
  call('mount', 'tmpfs', '/new', 'tmpfs', 6, 'mode=755');
  attach(@$_) for @mounts;
  folder('/new/proc');
  call('mount', 'proc', '/new/proc', 'proc', 15, 0);
  lo() if $set{network} ne 'all';
  call('hostname', 'box', 3);
  chdir '/new'; call('pivot', '.', '.'); call('umount', '.', 2); chdir '/';
  restrict($_, 1, 0, 0) for '/dev', '/';
  # The kernel hands no dump of memory to a program outside where this is 1; with 0 it does. sudo
  # has set it to 0, and not everywhere may root raise it.
  eval { limit(4, 1); 1 } or limit(4, 0);
  limit(6, $set{processes}) if $set{processes}; limit(1, $set{file}) if $set{file};
  for my $capability (0 .. 63) { last if syscall($number{prctl}, 24, $capability, 0, 0, 0) == -1 }
  syscall($number{prctl}, 47, 4, 0, 0, 0);
  if (!$set{userns}) {
    call('groups', 0, 0); call('group', ($set{gid} + 0) x 3); call('user', ($set{uid} + 0) x 3);
    # Another user is another tie to the process above.
    call('prctl', 1, 9, 0, 0, 0);
  }
  call('capset', pack('LL', 0x20080522, 0), pack('L6', (0) x 6));
  call('prctl', 38, 1, 0, 0, 0); call('prctl', 4, 0, 0, 0, 0);
  my $filter = pack 'H*', $set{filter};
  call('prctl', 22, 2, pack('Sx6P', length($filter) / 8, $filter), 0, 0);
  my $main = fork // die "the box: fork: $!\n";
  start() if $main == 0;
  while ((my $ended = wait) > 0) {
    next if $ended != $main;
    quit($? & 127 ? 128 + ($? & 127) : $? >> 8);
  }
}

sub start {
  call('session');
  if ($set{connection}) { call('dup', 1, 3, 0); call('dup', 2, 1, 0) }
  open(STDIN, '<', '/dev/null');
  syscall($number{close}, $set{connection} ? 4 : 3, 0x7fffffff, 0);
  chdir $set{directory} or die "the box: $set{directory}: $!\n";
  %ENV = %environment;
  no warnings 'exec';
  exec { $command[0] } @command;
  print STDERR "$command[0] could not be started: $!\n";
  quit($! == 2 ? 127 : 126);
}

sub attach {
  my ($kind, $from, $to, $option) = @_;
  my $place = "/new$to";
  die "the box: $to is a link\n" if -l $place;
  if ($kind eq 'link') { folder($place =~ s{/[^/]*$}{}r); symlink $from, $place or die "the box: $to: $!\n"; return }
  if ($kind eq 'tmpfs') { folder($place); call('mount', 'tmpfs', $place, 'tmpfs', 6, "size=$from,$option"); return }
  my $source = "/old$from";
  if ($kind eq 'copy') {
    folder($place);
    my $layers = "lowerdir=$source,upperdir=/old$option/upper,workdir=/old$option/work" . ($set{userns} ? ',userxattr' : '');
    my @mount = ('overlay', $place, 'overlay', 6, $layers);
    # In the kernel's list of options, these characters begin something else.
    return if "$source$option" !~ /[\\:,"]/ && syscall($number{mount}, @mount) != -1;
    $option = 'read';
  }
  if (-d $source) { folder($place) } else { folder($place =~ s{/[^/]*$}{}r); file($place) }
  call('mount', $source, $place, 0, 0x5000, 0);
  restrict($place, $option ne 'write' && $option ne 'device', $option ne 'device', 0x8000);
}

# Sets read-only, nosuid and nodev for a mount and, with 0x8000, for all below it.
sub restrict {
  my ($place, $read, $nodev, $below) = @_;
  call('setattr', -100, $place, $below, pack('QQQQ', ($read ? 1 : 0) | 2 | ($nodev ? 4 : 0), 0, 0, 0), 32);
}
sub folder { my ($path) = @_; return if -d $path; folder($path =~ s{/[^/]*$}{}r); mkdir $path, 0755 }
sub file { my ($path) = @_; return if -e $path; open(my $made, '>', $path) or die "the box: $path: $!\n" }
sub limit { my ($kind, $value) = @_; call('limit', 0, $kind, pack('QQ', $value, $value), 0) }
sub lo {
  socket(my $socket, 2, 2, 0) or die "the box: $!\n";
  my $request = pack 'a16sx22', 'lo', 0x41;
  ioctl($socket, 0x8914, $request) or die "the box: loopback: $!\n";
}
`;

// src/adapters/box/seccomp-filter.ts
init_define_RUNTIME_PACKAGES();
var EVERYWHERE = [425, 426, 427, 428, 429, 430, 431, 432, 433, 437, 442, 452];
var ARCHITECTURES = {
  x64: {
    audit: 3221225534,
    clone: 56,
    unshare: 272,
    socket: 41,
    // open, creat, chmod, fchmod, mknod, openat, mknodat, fchmodat
    modes: [
      [2, 2],
      [85, 1],
      [90, 1],
      [91, 1],
      [133, 1],
      [257, 3],
      [259, 2],
      [268, 2]
    ],
    refused: [308, 250, 248, 249, 321, 298, 323, ...EVERYWHERE]
  },
  arm64: {
    audit: 3221225655,
    clone: 220,
    unshare: 97,
    socket: 198,
    // mknodat, fchmod, fchmodat, openat
    modes: [
      [33, 2],
      [52, 1],
      [53, 2],
      [56, 3]
    ],
    refused: [268, 219, 217, 218, 280, 241, 282, ...EVERYWHERE]
  }
};
var CLONE3 = 435;
var X32 = 1073741824;
var CLONE_NEWUSER = 268435456;
var FAMILIES = [1, 2, 10, 16];
var SET_USER_ID = 2048;
var LOAD = 32;
var JUMP_EQUAL = 21;
var JUMP_AT_LEAST = 53;
var JUMP_SET = 69;
var RETURN = 6;
var ALLOW = 2147418112;
var FAIL = 327680;
var EPERM = 1;
var ENOSYS = 38;
var FIRST_ARGUMENT = 16;
function seccompFilter(architecture = process.arch) {
  const numbers = ARCHITECTURES[architecture];
  if (numbers === void 0) {
    throw new SquadError({ code: "E_BOX", message: `There is no box for ${architecture} yet.` });
  }
  const { audit, clone, unshare, socket, modes, refused } = numbers;
  const isCall = (value, yes) => ({ code: JUMP_EQUAL, value, yes });
  const steps = [
    { code: LOAD, value: 4 },
    { code: JUMP_EQUAL, value: audit, no: "missing" },
    { code: LOAD, value: 0 },
    { code: JUMP_AT_LEAST, value: X32, yes: "missing" },
    ...[...refused, CLONE3].map((value) => isCall(value, "missing")),
    ...[clone, unshare].map((value) => isCall(value, "namespaces")),
    ...modes.map(([call, argument]) => isCall(call, `mode ${argument}`)),
    { code: JUMP_EQUAL, value: socket, yes: "families", no: "allow" },
    { code: LOAD, value: FIRST_ARGUMENT, label: "namespaces" },
    { code: JUMP_SET, value: CLONE_NEWUSER, yes: "forbid", no: "allow" },
    ...[1, 2, 3].flatMap(modeSteps),
    { code: LOAD, value: FIRST_ARGUMENT, label: "families" },
    ...FAMILIES.map((value) => isCall(value, "allow")),
    { code: RETURN, value: FAIL | EPERM, label: "forbid" },
    { code: RETURN, value: ALLOW, label: "allow" },
    { code: RETURN, value: FAIL | ENOSYS, label: "missing" }
  ];
  const way = (from, label) => label === void 0 ? 0 : steps.findIndex((step) => step.label === label) - from - 1;
  return Buffer.concat(
    steps.map(
      ({ code, value, yes, no }, at) => instruction(code, way(at, yes), way(at, no), value)
    )
  );
}
function modeSteps(argument) {
  return [
    { code: LOAD, value: FIRST_ARGUMENT + 8 * argument, label: `mode ${argument}` },
    { code: JUMP_SET, value: SET_USER_ID, yes: "forbid", no: "allow" }
  ];
}
function instruction(code, yes, no, value) {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(yes, 2);
  bytes.writeUInt8(no, 3);
  bytes.writeUInt32LE(value, 4);
  return bytes;
}

// src/adapters/box/system-folders.ts
init_define_RUNTIME_PACKAGES();
import { existsSync as existsSync2, lstatSync, readdirSync as readdirSync2, readlinkSync as readlinkSync2, realpathSync } from "node:fs";
import { join } from "node:path";
var PROGRAM_FOLDERS = [
  "/usr",
  "/bin",
  "/sbin",
  "/lib",
  "/lib32",
  "/lib64",
  "/libx32",
  "/opt",
  // Only these: beside them, a service of the machine has its socket.
  "/nix/store",
  "/nix/var/nix/profiles"
];
var PLACES_OF_RUNNERS = ["/opt", "/usr/local"];
var FILES_OF_RUNNERS = [".credentials", ".runner"];
var SETTINGS = [
  "alternatives",
  "bash.bashrc",
  "ca-certificates",
  "ca-certificates.conf",
  "debian_version",
  "fonts",
  "group",
  "hosts",
  "java-17-openjdk",
  "java-21-openjdk",
  "ld.so.cache",
  "ld.so.conf",
  "ld.so.conf.d",
  "localtime",
  "magic",
  "mime.types",
  "nsswitch.conf",
  "os-release",
  "passwd",
  "profile",
  "protocols",
  "services",
  "ssl/certs",
  "ssl/openssl.cnf",
  "timezone"
];
var DEVICES = ["null", "zero", "full", "random", "urandom", "tty"];
var SHARED_MEMORY_BYTES = 512 * 1024 * 1024;
function systemFolders() {
  return [
    ...PROGRAM_FOLDERS.flatMap(programFolder),
    ...SETTINGS.map((name) => `/etc/${name}`).filter(existsSync2).map(readOnly)
  ];
}
function runnerFolders(ours, places = PLACES_OF_RUNNERS) {
  const folders = places.filter(existsSync2).flatMap((place) => readdirSync2(place).map((name) => join(place, name)));
  return folders.filter(
    (folder) => FILES_OF_RUNNERS.some((name) => existsSync2(join(folder, name))) || ours.some((path) => wayInside(folder, path) !== void 0)
  );
}
function deviceFolder() {
  return [
    { kind: "tmpfs", bytes: 65536, mode: "755", to: "/dev" },
    ...DEVICES.map((name) => {
      const path = `/dev/${name}`;
      return { kind: "bind", from: path, to: path, access: "device" };
    }),
    { kind: "link", target: "/proc/self/fd", to: "/dev/fd" },
    { kind: "link", target: "/proc/self/fd/0", to: "/dev/stdin" },
    { kind: "link", target: "/proc/self/fd/1", to: "/dev/stdout" },
    { kind: "link", target: "/proc/self/fd/2", to: "/dev/stderr" },
    { kind: "tmpfs", bytes: SHARED_MEMORY_BYTES, mode: "1777", to: "/dev/shm" }
  ];
}
function readOnly(path) {
  return { kind: "bind", from: realpathSync(path), to: path, access: "read" };
}
function programFolder(path) {
  if (!existsSync2(path)) return [];
  if (lstatSync(path).isSymbolicLink())
    return [{ kind: "link", target: readlinkSync2(path), to: path }];
  return [readOnly(path)];
}

// src/adapters/box/way.ts
init_define_RUNTIME_PACKAGES();
import { getegid, geteuid } from "node:process";
var ORDINARY = 1e3;
function insideIdentity() {
  const [user = ORDINARY, group = ORDINARY] = [geteuid?.(), getegid?.()];
  return user === 0 ? { user: ORDINARY, group: ORDINARY } : { user, group };
}

// src/adapters/box/namespaces.ts
var PERL = "/usr/bin/perl";
var SUDO = "/usr/bin/sudo";
function startInUserNamespace(program, entries, settings) {
  const description = describeBox(program, entries, { ...settings, isRoot: false });
  return startLaunch({
    command: [PERL, "-e", NAMESPACE_PROGRAM, description, process.arch],
    connection: program.hasConnection === true ? "output" : "none"
  });
}
function startWithSudo(program, entries, settings) {
  const description = describeBox(program, entries, { ...settings, isRoot: true });
  return startLaunch({
    command: [SUDO, "-n", "--", PERL, "-e", NAMESPACE_PROGRAM, description, process.arch],
    connection: program.hasConnection === true ? "output" : "none"
  });
}
function describeBox({ command, environment, directory, network, hasConnection = false, timeoutMs }, entries, { scratch, limits, isRoot }) {
  const { user, group } = insideIdentity();
  const processes = limits.processes + (isRoot ? countTasks() : 0);
  const records = [
    ["set", "userns", isRoot ? "" : "1"],
    ["set", "seconds", String(boxSeconds(timeoutMs))],
    ["set", "connection", hasConnection ? "1" : ""],
    ["set", "uid", String(user)],
    ["set", "gid", String(group)],
    ["set", "network", network === "all" ? "all" : "none"],
    ["set", "directory", directory],
    ["set", "processes", String(processes)],
    ["set", "filter", seccompFilter().toString("hex")],
    ...[...deviceFolder(), ...entries].map(entryRecord),
    ...Object.entries(environment).map(([name, value]) => ["env", name, value]),
    ...command.map((arg) => ["arg", arg])
  ];
  const path = join2(scratch, `${randomUUID()}.box`);
  const fields = records.flatMap(
    (record) => Array.from({ length: 4 }, (_, at) => record[at] ?? "")
  );
  writeFileSync(path, fields.join("\0"), { mode: 384, flag: "wx" });
  return path;
}
function entryRecord(entry) {
  if (entry.kind === "link") return ["link", entry.target, entry.to];
  if (entry.kind === "tmpfs") return ["tmpfs", String(entry.bytes), entry.to, `mode=${entry.mode}`];
  if (entry.kind === "copy") return ["copy", entry.from, entry.to, entry.folder];
  return ["bind", entry.from, entry.to, entry.access];
}

// src/adapters/box/bubblewrap.ts
var BUBBLEWRAP = "/usr/bin/bwrap";
var SHARED_MEMORY_BYTES2 = 512 * 1024 * 1024;
var ROOT_BYTES = 16 * 1024 * 1024;
var LIMIT_PROGRAM = String.raw`${LIFELINE}
  my ($seconds, $processes, $first, $limit, $prctl, $exit) = map { $_ + 0 } splice @ARGV, 0, 6;
  sub quit { syscall($exit, $_[0]) }
  syscall($prctl, 1, 9, 0, 0, 0);
  hold_lifeline($seconds);
  my ($most, $one) = (pack('QQ', $processes, $processes), pack('QQ', 1, 1));
  syscall($limit, 0, 6, $most, 0);
  # The kernel hands no dump of memory to a program outside where this is 1; with 0 it does.
  syscall($limit, 0, 4, $one, 0);
  syscall(436, $first, 0x7fffffff, 0);
  syscall($prctl, 4, 0, 0, 0, 0);
  my $main = fork // die "the box: fork: $!\n";
  if ($main == 0) {
    no warnings 'exec';
    open(STDIN, '<', '/dev/null');
    exec { $ARGV[0] } @ARGV;
    print STDERR "$ARGV[0] could not be started: $!\n";
    quit($! == 2 ? 127 : 126);
  }
  syscall(436, 3, 3, 0);
  while ((my $ended = wait) > 0) {
    quit($? & 127 ? 128 + ($? & 127) : $? >> 8) if $ended == $main;
  }
`;
var CALLS = { arm64: [261, 167, 94], x64: [302, 157, 231] };
function startInBubblewrap(program, entries, { scratch, limits }) {
  const connection = program.hasConnection === true ? "descriptor" : "none";
  const first = connection === "descriptor" ? 4 : 3;
  const calls = process.arch === "arm64" ? CALLS.arm64 : CALLS.x64;
  const numbers = [boxSeconds(program.timeoutMs), limits.processes, first, ...calls];
  const args = describeBox2(program, entries, insideIdentity());
  const description = openPrivate(scratch, args.map((arg) => `${arg}\0`).join(""));
  const filter = openPrivate(scratch, seccompFilter());
  try {
    return startLaunch({
      command: [
        ...[BUBBLEWRAP, "--args", String(first), "--seccomp", String(first + 1), "--"],
        ...[PERL, "-e", LIMIT_PROGRAM, ...numbers.map(String), ...program.command]
      ],
      descriptors: [description, filter],
      connection
    });
  } finally {
    for (const descriptor of [description, filter]) closeSync(descriptor);
  }
}
function openPrivate(folder, content) {
  const path = join3(folder, `${randomUUID2()}.box`);
  writeFileSync2(path, content, { mode: 384, flag: "wx" });
  const descriptor = openSync(path, "r");
  rmSync(path);
  return descriptor;
}
function describeBox2({ network, directory, environment }, entries, { user, group }) {
  return [
    ...["--unshare-user", "--disable-userns", "--unshare-pid", "--unshare-ipc", "--unshare-uts"],
    "--unshare-cgroup-try",
    ...network === "all" ? [] : ["--unshare-net"],
    ...["--uid", String(user), "--gid", String(group), "--hostname", "box"],
    // Without --die-with-parent: bubblewrap, if killed while it makes the box, would leave a child that waits for it for ever.
    ...["--new-session", "--as-pid-1", "--cap-drop", "ALL", "--clearenv"],
    ...Object.entries(environment).flatMap(([name, value]) => ["--setenv", name, value]),
    ...["--size", String(ROOT_BYTES), "--tmpfs", "/"],
    ...entries.flatMap(entryArguments),
    ...["--proc", "/proc", "--remount-ro", "/proc", "--dev", "/dev"],
    ...["--size", String(SHARED_MEMORY_BYTES2), "--perms", "1777", "--tmpfs", "/dev/shm"],
    ...["--remount-ro", "/dev", "--remount-ro", "/", "--chdir", directory]
  ];
}
function entryArguments(entry) {
  if (entry.kind === "link") return ["--symlink", entry.target, entry.to];
  if (entry.kind === "copy") return ["--ro-bind", entry.from, entry.to];
  if (entry.kind === "tmpfs")
    return ["--size", String(entry.bytes), "--perms", entry.mode, "--tmpfs", entry.to];
  return [entry.access === "write" ? "--bind" : "--ro-bind", entry.from, entry.to];
}

// src/adapters/box/entries.ts
init_define_RUNTIME_PACKAGES();
import {
  chmodSync,
  existsSync as existsSync3,
  lstatSync as lstatSync2,
  mkdirSync,
  realpathSync as realpathSync2,
  statSync
} from "node:fs";
import { join as join4 } from "node:path";

// src/adapters/box/order-entries.ts
init_define_RUNTIME_PACKAGES();
import { dirname, resolve } from "node:path";
function withoutRepeated(entries) {
  const placesOf = (kept) => new Set(kept.map(({ to }) => resolve(to)));
  const [readable, writable] = [
    placesOf(entries.filter(isReadInPlace)),
    placesOf(entries.filter(canWrite))
  ];
  const seen = /* @__PURE__ */ new Set();
  return entries.filter((entry) => {
    if (!isReadInPlace(entry)) return true;
    const place = resolve(entry.to);
    const above = foldersAbove(place);
    if (writable.has(place) || above.some((folder) => writable.has(folder))) return true;
    if (seen.has(place) || above.some((folder) => readable.has(folder))) return false;
    seen.add(place);
    return true;
  });
}
function isReadInPlace(entry) {
  return entry.kind === "bind" && entry.access === "read" && entry.from === entry.to;
}
function canWrite(entry) {
  return entry.kind === "tmpfs" || entry.kind === "bind" && entry.access === "write";
}
function sortByDepth(entries) {
  const depth = ({ to }) => to === dirname(to) ? 0 : to.split("/").length;
  return entries.toSorted((one, other) => depth(one) - depth(other));
}

// src/adapters/box/entries.ts
function listEntries(program, shared) {
  const { home, writable, readable, mounts = [], copies = [] } = program;
  refuseSeparators(program);
  for (const path of [home, ...writable]) openAgain(path);
  const entries = [
    ...systemFolders(),
    ...shared.covered.filter(existsSync3).map(coverEntry),
    ...[process.execPath, ...shared.readable, ...readable].map(readOnly),
    ...[home, ...writable].map((path) => bind(path, path, true)),
    ...writable.flatMap((path) => hideGit(path, program, shared)),
    ...[...readable.map((path) => ({ from: path, to: path })), ...copies].flatMap(
      (place) => hideGitOf(place, shared)
    ),
    ...mounts.map(({ from, to, writable: isWritable }) => bind(from, to, isWritable)),
    ...copies.map((copy) => copyEntry(copy, home))
  ];
  for (const { to } of [...mounts, ...copies]) refuseLinksOnTheWay([home, ...writable], to);
  return sortByDepth([temporaryFolder(home, entries), ...withoutRepeated(entries)]);
}
function openAgain(path) {
  const { mode } = statSync(path);
  if ((mode & OWNERS) !== OWNERS) chmodSync(path, mode | OWNERS);
}
var OWNERS = 448;
function coverEntry(path) {
  return { kind: "tmpfs", bytes: 65536, mode: "1777", to: path };
}
function refuseSeparators({
  command,
  environment,
  directory,
  home,
  writable,
  readable,
  mounts = [],
  copies = []
}) {
  const paths = [directory, home, ...writable, ...readable];
  const places = [...mounts, ...copies].flatMap(({ from, to }) => [from, to]);
  const texts = [...command, ...Object.entries(environment).flat(), ...paths, ...places];
  if (!texts.some((text2) => text2.includes("\0"))) return;
  throw new SquadError({ code: "E_BOX", message: "No argument or variable may contain a NUL." });
}
function hideGit(folder, { mounts = [] }, { nothing }) {
  const place = join4(folder, ".git");
  const found = lstatSync2(place, { throwIfNoEntry: false });
  if (found === void 0 || mounts.some(({ to }) => to === place)) return [];
  refuseLink(place);
  return [coverGit(found, place, nothing)];
}
function hideGitOf({ from, to }, { nothing }) {
  if (!statSync(from).isDirectory()) return [];
  const found = lstatSync2(join4(from, ".git"), { throwIfNoEntry: false });
  if (found === void 0 || found.isSymbolicLink()) return [];
  return [coverGit(found, join4(to, ".git"), nothing)];
}
function coverGit(found, place, nothing) {
  return bind(found.isDirectory() ? nothing.folder : nothing.file, place, false);
}
function refuseLinksOnTheWay(writable, place) {
  for (const root of writable) {
    const names = wayInside(root, place)?.split("/") ?? [];
    for (const index of names.keys()) refuseLink(join4(root, ...names.slice(0, index + 1)));
  }
}
function refuseLink(path) {
  if (lstatSync2(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return;
  throw new SquadError({ code: "E_BOX", message: `${path} was replaced by a link.` });
}
function temporaryFolder(home, entries) {
  if (entries.some(({ to }) => wayInside("/tmp", to) !== void 0)) {
    return { kind: "tmpfs", bytes: TEMPORARY_BYTES, mode: "1777", to: "/tmp" };
  }
  const folder = join4(besideHome(home), "tmp");
  mkdirSync(folder, { recursive: true });
  return bind(folder, "/tmp", true);
}
var TEMPORARY_BYTES = 1024 * 1024 * 1024;
function copyEntry({ from, to }, home) {
  const folder = join4(besideHome(home), sha256(to));
  for (const name of ["upper", "work"]) mkdirSync(join4(folder, name), { recursive: true });
  return { kind: "copy", from: realpathSync2(from), to, folder };
}
function besideHome(home) {
  return `${home}.changes`;
}
function bind(from, to, isWritable) {
  return { kind: "bind", from, to, access: isWritable ? "write" : "read" };
}

// src/adapters/box/network/named-hosts.ts
init_define_RUNTIME_PACKAGES();
import { existsSync as existsSync4 } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { dirname as dirname2, join as join5 } from "node:path";

// src/adapters/box/network/host-proxy.ts
init_define_RUNTIME_PACKAGES();
import { once as once2 } from "node:events";
import { createServer as createServer2, request } from "node:http";
import { connect as connect2 } from "node:net";
import { pipeline as pipeline2 } from "node:stream";

// src/adapters/box/network/outer-proxy.ts
init_define_RUNTIME_PACKAGES();
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
var CONNECT_MS = 1e4;
function findOuterProxy(protocol, host) {
  const { no_proxy = "", [`${protocol}_proxy`]: address } = settleProxies().variables;
  const except = no_proxy.split(",").map((it) => it.toLowerCase().replace(/^\*?\./, ""));
  const isExcept = except.some((it) => it === "*" || host === it || host.endsWith(`.${it}`));
  return isExcept || address === void 0 ? void 0 : new URL(address);
}
function requestThrough(proxy, options) {
  const { protocol, hostname, port, username, password } = proxy;
  const who = [username, password].map(decodeURIComponent).join(":");
  const authorization = username === "" ? {} : { "proxy-authorization": `Basic ${Buffer.from(who).toString("base64")}` };
  const request2 = protocol === "https:" ? httpsRequest : httpRequest;
  return request2({
    hostname: hostname.replace(/^\[|\]$/g, ""),
    port,
    agent: false,
    ...options,
    headers: { ...options.headers, ...authorization }
  });
}
async function tunnelThrough(proxy, target) {
  return new Promise((resolve4, reject) => {
    const request2 = requestThrough(proxy, {
      method: "CONNECT",
      path: target,
      headers: { host: target },
      timeout: CONNECT_MS
    });
    request2.once("connect", ({ statusCode }, socket) => {
      if (statusCode === 200) return resolve4(socket.setTimeout(0));
      socket.destroy();
      reject(new Error(`the job's proxy answered ${statusCode}`));
    });
    request2.once("response", ({ statusCode }) => {
      request2.destroy();
      reject(new Error(`the job's proxy answered ${statusCode}`));
    });
    request2.once("timeout", () => request2.destroy(new Error("the job's proxy does not answer")));
    request2.once("error", reject);
    request2.end();
  });
}

// src/adapters/box/network/reach-host.ts
init_define_RUNTIME_PACKAGES();
import { lookup as resolve2 } from "node:dns/promises";

// src/adapters/box/network/public-addresses.ts
init_define_RUNTIME_PACKAGES();
import { BlockList, isIP } from "node:net";
import { networkInterfaces } from "node:os";
var CLOSED_IPV4 = subnets("ipv4", [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3]
]);
var OPEN_IPV6 = subnets("ipv6", [["2000::", 3]]);
var CLOSED_IPV6 = subnets("ipv6", [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20]
]);
function isPublicAddress(address) {
  const own = Object.values(networkInterfaces()).flatMap((it) => it ?? []);
  if (own.some((it) => it.address === address)) return false;
  if (isIP(address) === 4) return !CLOSED_IPV4.check(address, "ipv4");
  if (isIP(address) !== 6 || address.includes("%")) return false;
  return OPEN_IPV6.check(address, "ipv6") && !CLOSED_IPV6.check(address, "ipv6");
}
function subnets(family, list) {
  const found = new BlockList();
  for (const [address, bits] of list) found.addSubnet(address, bits, family);
  return found;
}

// src/adapters/box/network/reach-host.ts
var PORTS = [80, 443];
var LOOKUP = (host) => resolve2(host, { all: true, verbatim: true });
function readTarget2(url) {
  if (!URL.canParse(url)) return void 0;
  const { hostname, port } = new URL(url);
  return { host: hostname.toLowerCase().replace(/\.$/, ""), port: Number(port || 80) };
}
async function reach(target, protocol, { hosts, lookup = LOOKUP }) {
  const refuse = (reason, status = 403) => ({ kind: "refused", status, reason });
  if (target === void 0) return refuse("this is not a valid host");
  const { host, port } = target;
  if (!hosts.includes(host))
    return refuse(
      `${host} may not be reached from here. A person can allow it by adding it to "action": { "network": ["${host}"] } in the squad's config.json on the default branch.`
    );
  if (!PORTS.includes(port)) return refuse(`${host} may be reached only on ports 80 and 443.`);
  const outer = findOuterProxy(protocol, host);
  const found = await attempt(lookup(host));
  const addresses = found.kind === "done" ? found.value : [];
  if (!addresses.every(({ address }) => isPublicAddress(address)))
    return refuse(
      `${host} is this machine or on its network: such addresses can't be reached from here.`
    );
  if (outer !== void 0) return { kind: "open", addresses, outer };
  return addresses.length > 0 ? { kind: "open", addresses } : refuse(`${host} was not found`, 502);
}

// src/adapters/box/network/host-proxy.ts
var MAX_CONNECTIONS = 256;
async function openHostProxy(settings) {
  const server = createServer2({ maxHeaderSize: 32768 });
  const open = /* @__PURE__ */ new Set();
  server.maxConnections = MAX_CONNECTIONS;
  server.on("connection", (socket) => {
    open.add(socket.on("error", () => socket.destroy()).once("close", () => open.delete(socket)));
  });
  server.on("connect", (incoming, client, head) => void tunnel(incoming, client, head, settings));
  server.on("request", (incoming, response) => void pass(incoming, response, settings));
  server.listen(settings.path).unref();
  await once2(server, "listening");
  return () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
}
async function tunnel({ url = "" }, client, head, settings) {
  client.on("error", () => client.destroy());
  const target = readTarget2(`http://${url}`);
  const reached = await reach(target, "https", settings);
  if (reached.kind === "refused") return refuseTunnel(client, reached.status, reached.reason);
  const { addresses, outer } = reached;
  const connected = await attempt(async () => {
    if (outer !== void 0) return tunnelThrough(outer, `${target?.host}:${target?.port}`);
    const socket = dial(addresses, target?.port ?? 0, settings);
    await once2(socket, "connect");
    return socket;
  });
  if (connected.kind === "threw")
    return refuseTunnel(client, 502, `${target?.host} could not be reached`);
  client.write("HTTP/1.1 200 Connection established\r\n\r\n");
  if (head.length > 0) connected.value.write(head);
  pipeline2(client, connected.value, () => void 0);
  pipeline2(connected.value, client, () => void 0);
}
function refuseTunnel(client, status, reason) {
  const phrase = status === 403 ? "Forbidden" : "Bad Gateway";
  const head = `HTTP/1.1 ${status} ${phrase}\r
Content-Type: text/plain; charset=utf-8\r
Connection: close\r
`;
  client.end(`${head}Content-Length: ${Buffer.byteLength(reason) + 1}\r
\r
${reason}
`);
}
async function pass(incoming, response, settings) {
  const { url = "", method } = incoming;
  const answer = (status, reason) => {
    if (!response.headersSent) response.writeHead(status, { "content-type": "text/plain" });
    response.end(`${reason}
`);
  };
  if (!/^http:\/\//i.test(url) || !URL.canParse(url))
    return answer(400, "this is a proxy for http");
  const target = readTarget2(url);
  const reached = await reach(target, "http", settings);
  if (reached.kind === "refused") return answer(reached.status, reached.reason);
  const { addresses, outer } = reached;
  const { host, pathname, search, href } = new URL(url);
  const options = { method, headers: { ...endToEnd(incoming.headers), host } };
  const outgoing = outer === void 0 ? request({
    ...options,
    path: `${pathname}${search}`,
    createConnection: () => dial(addresses, target?.port ?? 0, settings)
  }) : requestThrough(outer, { ...options, path: href });
  outgoing.once("error", () => answer(502, `${host} could not be reached`));
  outgoing.once("response", (got) => {
    response.writeHead(got.statusCode ?? 502, endToEnd(got.headers));
    pipeline2(got, response, () => void 0);
  });
  pipeline2(incoming, outgoing, () => void 0);
}
var OF_ONE_CONNECTION = /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;
function endToEnd(headers) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OF_ONE_CONNECTION.test(name))
  );
}
function dial(addresses, port, settings) {
  if (settings.dial !== void 0) return settings.dial(addresses, port);
  return connect2({
    host: "one-of-these.invalid",
    port,
    autoSelectFamily: true,
    lookup: (_host, _options, found) => found(null, [...addresses])
  });
}

// src/adapters/box/network/named-hosts.ts
function openNamedHosts({
  scratch,
  forwarder,
  ...settings
}) {
  const proxies = /* @__PURE__ */ new Map();
  const open = async (hosts) => {
    const folder = await mkdtemp(join5(scratch, "hosts-"));
    const socket = join5(folder, "proxy");
    return { folder, socket, close: await openHostProxy({ ...settings, hosts, path: socket }) };
  };
  return {
    async reach(program) {
      const { network = "none", readable, command, environment, hasConnection } = program;
      if (network === "all") return { ...program, readable: [...readable, ...findResolver()] };
      if (network === "none" || network.length === 0) return { ...program, network: "none" };
      const key = network.toSorted().join(" ");
      const opening = proxies.get(key) ?? open(network);
      proxies.set(key, opening);
      opening.catch(() => proxies.delete(key));
      const { folder, socket } = await opening;
      const connection = hasConnection === true ? "connection" : "none";
      return {
        ...program,
        network: "none",
        command: [process.execPath, forwarder, socket, connection, ...command],
        environment: { ...environment, ...PROXY_VARIABLES },
        readable: [...readable, dirname2(forwarder), folder]
      };
    },
    async close() {
      for (const proxy of await Promise.allSettled(proxies.values())) {
        if (proxy.status === "fulfilled") proxy.value.close();
      }
    }
  };
}
function findResolver() {
  return ["/etc/resolv.conf"].filter(existsSync4);
}

// src/adapters/box/proof/proof.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID as randomUUID3 } from "node:crypto";
import { once as once4 } from "node:events";
import { mkdir, mkdtemp as mkdtemp2, rm as rm2, writeFile } from "node:fs/promises";
import { dirname as dirname3, join as join7, resolve as resolve3 } from "node:path";
import { text } from "node:stream/consumers";

// src/adapters/box/proof/listeners.ts
init_define_RUNTIME_PACKAGES();
import { once as once3 } from "node:events";
import { createServer as createServer3 } from "node:net";
import { networkInterfaces as networkInterfaces2 } from "node:os";
import { join as join6 } from "node:path";
var NOWHERE = "192.0.2.1";
async function openListeners(folder, canary) {
  const path = join6(folder, "socket");
  const abstract = `\0${canary}`;
  const onNetwork = createServer3();
  const servers = [onNetwork, createServer3(), createServer3()];
  await Promise.all([
    listening(onNetwork, { port: 0, host: "0.0.0.0" }),
    listening(servers[1], { path }),
    listening(servers[2], { path: abstract })
  ]);
  const address = onNetwork.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const own = Object.values(networkInterfaces2()).flatMap((it) => it ?? []).filter(({ family }) => family === "IPv4");
  return {
    addresses: [
      ...own.map(({ address: host }) => ({ host, port })),
      { path },
      ...[abstract, abstract.padEnd(108, "\0")].map((name) => ({ path: name })),
      { host: NOWHERE, port: 80 }
    ],
    close() {
      for (const server of servers) server.close();
    }
  };
}
async function listening(server, where) {
  if (server === void 0) return;
  server.unref().on("connection", (socket) => socket.destroy());
  const ready = once3(server, "listening");
  server.listen(where);
  await ready;
}

// src/adapters/box/proof/proof.ts
var PROOF_MS = 1e4;
var leaksSchema = array(
  object({
    guarantee: _enum(["environment", "processes", "files", "network", "rights"]),
    what: string()
  })
);
async function proveBox(start, settings) {
  const proved = await attempt(runProof(start, settings));
  if (proved.kind === "done") return proved.value;
  return { kind: "fails", reason: describe(proved.error).message };
}
async function runProof(start, settings) {
  const canary = `canary-${randomUUID3()}`;
  const folder = await mkdtemp2(join7(settings.scratch, "proof-"));
  const bait = join7(settings.temporary, canary);
  const listening2 = await openListeners(folder, canary);
  try {
    await writeFile(bait, canary, { mode: 384 });
    const program = await describeProbe(folder, settings);
    const entries = listEntries(program, settings.shared);
    const places = entries.map(({ to }) => to);
    const above = new Set(places.flatMap((place) => [place, ...foldersAbove(place)]));
    const facts = {
      canary,
      variables: Object.keys(program.environment),
      process: process.pid,
      hidden: [bait, ...settings.hidden.filter((path) => !above.has(resolve3(path)))],
      places,
      writable: entries.flatMap((entry) => canWrite(entry) ? entry.to : []),
      listeners: listening2.addresses
    };
    return await probe(
      start,
      { ...program, command: [...program.command, JSON.stringify(facts)] },
      entries
    );
  } finally {
    listening2.close();
    await Promise.all([folder, bait].map((path) => rm2(path, { recursive: true, force: true })));
  }
}
async function describeProbe(folder, { program }) {
  const [home, directory] = [join7(folder, "home"), join7(folder, "worktree")];
  await Promise.all([home, directory].map((path) => mkdir(path)));
  return {
    command: [process.execPath, program],
    environment: { PATH: "/usr/bin:/bin", HOME: home, TMPDIR: "/tmp", LANG: "C.UTF-8", CI: "true" },
    directory,
    home,
    writable: [directory],
    readable: [dirname3(program)],
    timeoutMs: PROOF_MS
  };
}
async function probe(start, program, entries) {
  const boxed = start(program, entries);
  const ended = once4(boxed.child, "close");
  const read = Promise.all([
    boxed.stdout === void 0 ? "" : text(boxed.stdout),
    text(boxed.stderr),
    ended
  ]);
  const [output, errors] = await withTimeout(
    PROOF_MS,
    read,
    () => {
      boxed.kill();
      return ["", "the probe did not end"];
    }
  );
  const json = readJson(output);
  const leaks = leaksSchema.safeParse(json.kind === "value" ? json.value : void 0);
  if (!leaks.success) return { kind: "fails", reason: lastWords(errors) };
  return leaks.data.length === 0 ? { kind: "holds" } : { kind: "leaks", leaks: leaks.data };
}
function lastWords(errors) {
  const lines = errors.trim().split("\n");
  return lines.find((line) => /^\w*Error\b/.test(line)) || lines.at(-1) || "the probe said nothing";
}

// src/adapters/box/choose-way.ts
var WAYS = {
  bubblewrap: { needs: BUBBLEWRAP, start: startInBubblewrap },
  "user-namespace": { needs: PERL, start: startInUserNamespace },
  sudo: { needs: SUDO, start: startWithSudo }
};
var LIMITS = { processes: 4096 };
async function chooseWay(settings, isOptional) {
  const { ways = ["bubblewrap", "user-namespace", "sudo"], temporary, hidden } = settings;
  const scratch = await makeScratch(temporary);
  const shared = await shareFolders(settings, scratch);
  const probe2 = settings.probe ?? builtProgram("box-probe.js");
  const forwarder = join8(dirname4(probe2), "box-network.js");
  const network = openNamedHosts({ scratch, forwarder });
  const proof = { scratch, temporary, hidden: [...hidden, ...NEVER_THERE], shared, program: probe2 };
  const failed = [];
  for (const name of process.platform === "linux" ? ways : []) {
    const { needs, start } = WAYS[name];
    const startOne = (program, entries) => start(program, entries, { scratch, limits: LIMITS });
    const reason = existsSync5(needs) ? await failureOf(startOne, proof) : `${needs} was not found`;
    if (reason === void 0) {
      const state2 = { kind: "on", way: name, failed };
      return {
        state: state2,
        scratch,
        network,
        async start(given) {
          const program = await network.reach(given);
          return startOne(program, listEntries(program, shared));
        }
      };
    }
    failed.push({ way: name, reason });
  }
  const state = isOptional ? { kind: "on", way: "none", failed } : { kind: "off", ...NO_BOX, failed };
  return { state, scratch, network, start: async () => void 0 };
}
var LONGEST_SCRATCH = 85;
async function makeScratch(temporary) {
  const own = join8(await realpath(temporary), "squad-box-");
  const isShort = Buffer.byteLength(own) + 6 <= LONGEST_SCRATCH;
  return mkdtemp3(isShort ? own : join8(await realpath("/tmp"), "squad-box-"));
}
async function shareFolders({ temporary, toolCache, hidden }, scratch) {
  const nothing = { folder: join8(scratch, "nothing"), file: join8(scratch, "nothing.txt") };
  await Promise.all([mkdir2(nothing.folder), writeFile2(nothing.file, "")]);
  return {
    readable: existsSync5(toolCache) ? [await realpath(toolCache)] : [],
    nothing,
    covered: runnerFolders([temporary, ...hidden])
  };
}
var NEVER_THERE = ["/run/docker.sock", "/var/run/docker.sock", "/root", "/sys", "/var", "/run"];
var NO_BOX = {
  reason: "this runner cannot isolate programs of the repository from the job",
  next: "use a runner with Ubuntu 24.04 or later, install bubblewrap, or let the job use `sudo -n`"
};
async function failureOf(start, proof) {
  const proved = await proveBox(start, proof);
  if (proved.kind === "holds") return void 0;
  return proved.kind === "fails" ? proved.reason : `it lets through: ${listLeaks(proved.leaks)}`;
}
var MAX_NAMED = 5;
function listLeaks(leaks) {
  const named = leaks.slice(0, MAX_NAMED).map(({ what }) => what);
  const more = leaks.length - named.length;
  return [...named, ...more > 0 ? [`${more} more`] : []].join(", ");
}

// src/adapters/box/box.ts
function openBox(settings) {
  let choosing;
  let isOptional = settings.isOptional ?? false;
  const choose = () => {
    choosing ??= chooseWay(settings, isOptional);
    choosing.catch(() => {
      choosing = void 0;
    });
    return choosing;
  };
  return {
    state: async () => (await choose()).state,
    start: async (program) => (await choose()).start(program),
    allowNone() {
      isOptional = true;
    },
    async close() {
      if (choosing === void 0) return;
      const { scratch, network } = await choosing;
      await network.close();
      await removeFolder(scratch);
    }
  };
}

export {
  removeFolder,
  builtProgram,
  CALL_MARKER,
  signalGroup,
  killMarkedProcesses,
  killDescendants,
  heldRights,
  gainedRights,
  inheritedDescriptors,
  readText,
  countTasks,
  freeMemory,
  measureDisk,
  measureTree,
  forward,
  withTimeout,
  openBox
};
