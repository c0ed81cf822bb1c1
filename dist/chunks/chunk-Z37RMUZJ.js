import {
  CALL_MARKER,
  childEnvironment,
  findIsolation,
  isExecutable,
  killMarkedProcesses,
  openMaskedFile,
  signalGroup,
  watchLimits
} from "./chunk-B74JHJBF.js";
import {
  withTimeout
} from "./chunk-DC5XCRCP.js";
import {
  wayInside
} from "./chunk-VBFAMISX.js";
import {
  sha256
} from "./chunk-PO4G3B7X.js";
import {
  readJson
} from "./chunk-DZISDMIS.js";
import {
  array,
  m,
  object,
  string
} from "./chunk-EIEU4JNQ.js";
import {
  SquadError,
  attempt,
  describe
} from "./chunk-GBJB3MBF.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/box/box.ts
init_define_RUNTIME_PACKAGES();
import { existsSync as existsSync2 } from "node:fs";
import { mkdir as mkdir2, mkdtemp as mkdtemp2, realpath, rm as rm2, writeFile as writeFile2 } from "node:fs/promises";
import { join as join5 } from "node:path";
import { fileURLToPath } from "node:url";

// src/adapters/box/bubblewrap.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID as randomUUID2 } from "node:crypto";
import { closeSync, openSync, rmSync, writeFileSync as writeFileSync2 } from "node:fs";
import { join as join2 } from "node:path";

// src/adapters/box/boxed-process.ts
init_define_RUNTIME_PACKAGES();
import { spawn } from "node:child_process";
function startLaunch({
  command,
  descriptors = [],
  connection,
  hasLifeline
}) {
  const [program = "", ...args] = command;
  const input = hasLifeline ? "pipe" : "ignore";
  const extra = connection === "descriptor" ? ["pipe"] : [];
  const options = {
    cwd: "/",
    env: {},
    // A group of its own, so that what makes the box can be ended with it.
    detached: true,
    stdio: [input, "pipe", "pipe", ...extra, ...descriptors]
  };
  const child = spawn(program, args, options);
  const { stdin, stdout, stderr, stdio } = child;
  if (stdout === null || stderr === null) throw new Error("a process without streams");
  stdin?.on("error", () => void 0);
  const duplex = connection === "output" ? stdout : stdio[3];
  return {
    child,
    stdout: connection === "output" ? void 0 : stdout,
    stderr,
    connection: connection === "none" ? void 0 : duplex,
    kill() {
      stdin?.destroy();
      signalGroup(child, "SIGKILL");
    }
  };
}

// src/adapters/box/namespaces.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// src/adapters/box/namespace-program.ts
init_define_RUNTIME_PACKAGES();
var NAMESPACE_PROGRAM = String.raw`
use strict; use warnings; use POSIX (); use Socket;
my $arm = (POSIX::uname())[4] eq 'aarch64';
my %number = $arm
  ? (unshare => 97, mount => 40, umount => 39, pivot => 41, prctl => 167, capset => 91, hostname => 161, limit => 261,
     poll => 73, user => 147, group => 149, groups => 159, setattr => 442, close => 436)
  : (unshare => 272, mount => 165, umount => 166, pivot => 155, prctl => 157, capset => 126, hostname => 170, limit => 302,
     poll => 271, user => 117, group => 119, groups => 116, setattr => 442, close => 436);
sub call {
  my ($name, @values) = @_;
  syscall($number{$name}, @values) == -1 and die "the box: $name @values: $!\n";
}
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
my ($user, $group) = ($>, $) + 0);
if ($set{userns}) {
  call('unshare', 0x10000000);
  put('/proc/self/setgroups', 'deny');
  put('/proc/self/uid_map', "$set{uid} $user 1");
  put('/proc/self/gid_map', "$set{gid} $group 1");
  put('/proc/sys/user/max_user_namespaces', '0');
}
# Ends the box when the one who started it is gone: sudo stands between them.
my $watcher = $set{lifeline} ? fork // die "the box: fork: $!\n" : undef;
if (defined $watcher && $watcher == 0) {
  call('prctl', 1, 9, 0, 0, 0);
  my $watched = pack 'iss', 0, 0, 0;
  syscall($number{poll}, $watched, 1, 0, 0, 8) until (unpack 'iss', $watched)[2];
  kill 'KILL', getppid; POSIX::_exit(0);
}
call('unshare', 0x2e020000 | ($set{network} eq 'all' ? 0 : 0x40000000));
my $first = fork // die "the box: fork: $!\n";
if ($first == 0) { inside(); POSIX::_exit(126) }
waitpid $first, 0;
my $status = $?;
if (defined $watcher) { kill 'KILL', $watcher; waitpid $watcher, 0 }
POSIX::_exit($status & 127 ? 128 + ($status & 127) : $status >> 8);

sub inside {
  call('prctl', 1, 9, 0, 0, 0);
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
  limit(4, 0); limit(6, $set{processes}) if $set{processes}; limit(1, $set{file}) if $set{file};
  for my $capability (0 .. 63) { last if syscall($number{prctl}, 24, $capability, 0, 0, 0) == -1 }
  syscall($number{prctl}, 47, 4, 0, 0, 0);
  if (!$set{userns}) {
    call('groups', 0, 0); call('group', ($set{gid} + 0) x 3); call('user', ($set{uid} + 0) x 3);
  }
  call('capset', pack('LL', 0x20080522, 0), pack('L6', (0) x 6));
  call('prctl', 38, 1, 0, 0, 0); call('prctl', 4, 0, 0, 0, 0);
  my $filter = pack 'H*', $set{filter};
  call('prctl', 22, 2, pack('Sx6P', length($filter) / 8, $filter), 0, 0);
  my $main = fork // die "the box: fork: $!\n";
  start() if $main == 0;
  while ((my $ended = wait) > 0) {
    next if $ended != $main;
    POSIX::_exit($? & 127 ? 128 + ($? & 127) : $? >> 8);
  }
}

sub start {
  POSIX::setsid();
  if ($set{connection}) { POSIX::dup2(1, 3); POSIX::dup2(2, 1) }
  open(STDIN, '<', '/dev/null');
  syscall($number{close}, $set{connection} ? 4 : 3, 0x7fffffff, 0);
  chdir $set{directory} or die "the box: $set{directory}: $!\n";
  %ENV = %environment;
  no warnings 'exec';
  exec { $command[0] } @command;
  print STDERR "$command[0] could not be started: $!\n";
  POSIX::_exit($!{ENOENT} ? 127 : 126);
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
    return if syscall($number{mount}, @mount) != -1;
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
  socket(my $socket, AF_INET, SOCK_DGRAM, 0) or die "the box: $!\n";
  my $request = pack 'a16sx22', 'lo', 0x41;
  ioctl($socket, 0x8914, $request) or die "the box: loopback: $!\n";
}
`;

// src/adapters/box/seccomp-filter.ts
init_define_RUNTIME_PACKAGES();
var EVERYWHERE = [425, 426, 427, 428, 429, 430, 431, 432, 442];
var ARCHITECTURES = {
  x64: {
    audit: 3221225534,
    clone: 56,
    unshare: 272,
    refused: [308, 250, 248, 249, 321, 298, 323, ...EVERYWHERE]
  },
  arm64: {
    audit: 3221225655,
    clone: 220,
    unshare: 97,
    refused: [268, 219, 217, 218, 280, 241, 282, ...EVERYWHERE]
  }
};
var CLONE3 = 435;
var X32 = 1073741824;
var CLONE_NEWUSER = 268435456;
var LOAD = 32;
var JUMP_EQUAL = 21;
var JUMP_AT_LEAST = 53;
var JUMP_SET = 69;
var RETURN = 6;
var ALLOW = 2147418112;
var FAIL = 327680;
var EPERM = 1;
var ENOSYS = 38;
function seccompFilter(architecture = process.arch) {
  const numbers = ARCHITECTURES[architecture];
  if (numbers === void 0) {
    throw new SquadError({ code: "E_BOX", message: `There is no box for ${architecture} yet.` });
  }
  const { audit, clone, unshare, refused } = numbers;
  const simple = [...refused, CLONE3];
  const flags = 4 + simple.length + 2;
  const allow = flags + 2;
  const [forbid, missing] = [allow + 1, allow + 2];
  const jump = (code, at, value, target) => instruction(code, target - at - 1, 0, value);
  return Buffer.concat([
    instruction(LOAD, 0, 0, 4),
    instruction(JUMP_EQUAL, 0, missing - 2, audit),
    instruction(LOAD, 0, 0, 0),
    jump(JUMP_AT_LEAST, 3, X32, missing),
    ...simple.map((number, index) => jump(JUMP_EQUAL, 4 + index, number, missing)),
    jump(JUMP_EQUAL, flags - 2, clone, flags),
    instruction(JUMP_EQUAL, 0, allow - flags, unshare),
    instruction(LOAD, 0, 0, 16),
    instruction(JUMP_SET, forbid - (flags + 2), 0, CLONE_NEWUSER),
    instruction(RETURN, 0, 0, ALLOW),
    instruction(RETURN, 0, 0, FAIL | EPERM),
    instruction(RETURN, 0, 0, FAIL | ENOSYS)
  ]);
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
import { existsSync, lstatSync, readlinkSync, realpathSync } from "node:fs";
var PROGRAM_FOLDERS = [
  "/usr",
  "/bin",
  "/sbin",
  "/lib",
  "/lib32",
  "/lib64",
  "/libx32",
  "/opt",
  "/nix"
];
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
    ...SETTINGS.map((name) => `/etc/${name}`).filter(existsSync).map(readOnly)
  ];
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
  if (!existsSync(path)) return [];
  if (lstatSync(path).isSymbolicLink())
    return [{ kind: "link", target: readlinkSync(path), to: path }];
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
    command: [PERL, "-e", NAMESPACE_PROGRAM, description],
    connection: program.hasConnection === true ? "output" : "none",
    hasLifeline: false
  });
}
function startWithSudo(program, entries, settings) {
  const description = describeBox(program, entries, { ...settings, isRoot: true });
  return startLaunch({
    command: [SUDO, "-n", "--", PERL, "-e", NAMESPACE_PROGRAM, description],
    connection: program.hasConnection === true ? "output" : "none",
    hasLifeline: true
  });
}
function describeBox({ command, environment, directory, network, hasConnection = false }, entries, { scratch, limits, isRoot }) {
  const { user, group } = insideIdentity();
  const processes = limits.processes + (isRoot ? countTasks(user) : 0);
  const records = [
    ["set", "userns", isRoot ? "" : "1"],
    ["set", "lifeline", isRoot ? "1" : ""],
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
  const path = join(scratch, `${randomUUID()}.box`);
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
function countTasks(user) {
  const ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return ids.reduce((sum, id) => sum + tasksOf(id, user), 0);
}
function tasksOf(id, user) {
  try {
    const status = readFileSync(`/proc/${id}/status`, "latin1");
    if (Number(/^Uid:\t(\d+)/m.exec(status)?.[1]) !== user) return 0;
    return Number(/^Threads:\t(\d+)/m.exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

// src/adapters/box/bubblewrap.ts
var BUBBLEWRAP = "/usr/bin/bwrap";
var SHARED_MEMORY_BYTES2 = 512 * 1024 * 1024;
var ROOT_BYTES = 16 * 1024 * 1024;
var LIMIT_PROGRAM = String.raw`
  my ($processes, $first) = map { $_ + 0 } splice @ARGV, 0, 2;
  use POSIX ();
  my $limit = (POSIX::uname())[4] eq 'aarch64' ? 261 : 302;
  my ($most, $none) = (pack('QQ', $processes, $processes), pack('QQ', 0, 0));
  syscall($limit, 0, 6, $most, 0);
  syscall($limit, 0, 4, $none, 0);
  my $main = fork // die "the box: fork: $!\n";
  if ($main == 0) {
    syscall(436, $first, 0x7fffffff, 0);
    no warnings 'exec';
    exec { $ARGV[0] } @ARGV;
    print STDERR "$ARGV[0] could not be started: $!\n";
    POSIX::_exit($!{ENOENT} ? 127 : 126);
  }
  while ((my $ended = wait) > 0) {
    POSIX::_exit($? & 127 ? 128 + ($? & 127) : $? >> 8) if $ended == $main;
  }
`;
function startInBubblewrap(program, entries, { scratch, limits }) {
  const connection = program.hasConnection === true ? "descriptor" : "none";
  const first = connection === "descriptor" ? 4 : 3;
  const args = describeBox2(program, entries, insideIdentity());
  const description = openPrivate(scratch, args.map((arg) => `${arg}\0`).join(""));
  const filter = openPrivate(scratch, seccompFilter());
  try {
    return startLaunch({
      command: [
        ...[BUBBLEWRAP, "--args", String(first), "--seccomp", String(first + 1), "--"],
        ...[PERL, "-e", LIMIT_PROGRAM, String(limits.processes), String(first)],
        ...program.command
      ],
      descriptors: [description, filter],
      connection,
      hasLifeline: false
    });
  } finally {
    for (const descriptor of [description, filter]) closeSync(descriptor);
  }
}
function openPrivate(folder, content) {
  const path = join2(folder, `${randomUUID2()}.box`);
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
    ...["--die-with-parent", "--new-session", "--as-pid-1", "--cap-drop", "ALL", "--clearenv"],
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
import { lstatSync as lstatSync2, mkdirSync, realpathSync as realpathSync2 } from "node:fs";
import { dirname, join as join3 } from "node:path";
function listEntries(program, shared) {
  const { home, writable, readable, mounts = [], copies = [] } = program;
  const entries = [
    ...systemFolders(),
    ...[process.execPath, ...shared.readable, ...readable].map(readOnly),
    ...[home, ...writable].map((path) => bind(path, path, true)),
    ...writable.flatMap((path) => hideGit(path, program, shared)),
    ...mounts.map(({ from, to, writable: isWritable2 }) => bind(from, to, isWritable2)),
    ...copies.map((copy) => copyEntry(copy, home, shared))
  ];
  for (const { to } of [...mounts, ...copies]) refuseLink(to);
  return sortByDepth([temporaryFolder(home, entries), ...withoutRepeated(entries)]);
}
function hideGit(folder, { mounts = [] }, { nothing }) {
  const place = join3(folder, ".git");
  const found = lstatSync2(place, { throwIfNoEntry: false });
  if (found === void 0 || mounts.some(({ to }) => to === place)) return [];
  refuseLink(place);
  return [bind(found.isDirectory() ? nothing.folder : nothing.file, place, false)];
}
function refuseLink(path) {
  if (lstatSync2(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return;
  throw new SquadError({ code: "E_BOX", message: `${path} was replaced by a link.` });
}
function temporaryFolder(home, entries) {
  if (entries.some(({ to }) => wayInside("/tmp", to) !== void 0)) {
    return { kind: "tmpfs", bytes: TEMPORARY_BYTES, mode: "1777", to: "/tmp" };
  }
  const folder = join3(home, "tmp");
  mkdirSync(folder, { recursive: true });
  return bind(folder, "/tmp", true);
}
var TEMPORARY_BYTES = 1024 * 1024 * 1024;
function copyEntry({ from, to }, home, { changes }) {
  const folder = join3(changes, sha256(`${home}
${to}`));
  for (const name of ["upper", "work"]) mkdirSync(join3(folder, name), { recursive: true });
  return { kind: "copy", from: realpathSync2(from), to, folder };
}
function bind(from, to, isWritable2) {
  return { kind: "bind", from, to, access: isWritable2 ? "write" : "read" };
}
function withoutRepeated(entries) {
  const isWritable2 = (path) => entries.some((entry) => canWrite(entry) && wayInside(entry.to, path) !== void 0);
  return entries.filter((entry, index) => {
    if (!isReadInPlace(entry) || isWritable2(entry.to)) return true;
    return !entries.some((other, at) => {
      if (!isReadInPlace(other)) return false;
      return other.to === entry.to ? at < index : wayInside(other.to, entry.to) !== void 0;
    });
  });
}
function isReadInPlace(entry) {
  return entry.kind === "bind" && entry.access === "read" && entry.from === entry.to;
}
function canWrite(entry) {
  return entry.kind === "bind" && entry.access === "write";
}
function sortByDepth(entries) {
  const depth = ({ to }) => to === dirname(to) ? 0 : to.split("/").length;
  return entries.toSorted((one, other) => depth(one) - depth(other));
}

// src/adapters/box/proof.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID as randomUUID3 } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { dirname as dirname2, join as join4 } from "node:path";
import { text } from "node:stream/consumers";
var PROOF_MS = 1e4;
var NOWHERE = "192.0.2.1";
var leaksSchema = array(
  object({
    guarantee: m(["environment", "processes", "files", "network", "rights"]),
    what: string()
  })
);
async function proveBox(start, settings) {
  const canary = `canary-${randomUUID3()}`;
  const folder = await mkdtemp(join4(settings.scratch, "proof-"));
  const bait = join4(settings.temporary, canary);
  const listening2 = await listen(folder, canary);
  try {
    await writeFile(bait, canary, { mode: 384 });
    const program = await describeProbe(folder, settings);
    const entries = listEntries(program, settings.shared);
    const facts = {
      canary,
      variables: Object.keys(program.environment),
      process: process.pid,
      hidden: [bait, ...settings.hidden],
      places: entries.map(({ to }) => to),
      writable: entries.flatMap((entry) => isWritable(entry) ? entry.to : []),
      listeners: listening2.addresses
    };
    return await probe(
      start,
      { ...program, command: [...program.command, JSON.stringify(facts)] },
      entries
    );
  } catch (error) {
    return { kind: "fails", reason: describe(error).message };
  } finally {
    listening2.close();
    await Promise.all([folder, bait].map((path) => rm(path, { recursive: true, force: true })));
  }
}
function isWritable(entry) {
  return entry.kind === "tmpfs" || entry.kind === "bind" && entry.access === "write";
}
async function describeProbe(folder, { program }) {
  const [home, directory] = [join4(folder, "home"), join4(folder, "worktree")];
  await Promise.all([home, directory].map((path) => mkdir(path)));
  return {
    command: [process.execPath, program],
    environment: { PATH: "/usr/bin:/bin", HOME: home, TMPDIR: "/tmp", LANG: "C.UTF-8", CI: "true" },
    directory,
    home,
    writable: [directory],
    readable: [dirname2(program)]
  };
}
async function probe(start, program, entries) {
  const boxed = start(program, entries);
  const ended = once(boxed.child, "close");
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
  if (!leaks.success)
    return { kind: "fails", reason: errors.trim().split("\n").at(-1) || "the probe said nothing" };
  return leaks.data.length === 0 ? { kind: "holds" } : { kind: "leaks", leaks: leaks.data };
}
async function listen(folder, canary) {
  const path = join4(folder, "socket");
  const abstract = `\0${canary}`;
  const onNetwork = createServer();
  const servers = [onNetwork, createServer(), createServer()];
  await Promise.all([
    listening(onNetwork, { port: 0, host: "0.0.0.0" }),
    listening(servers[1], { path }),
    listening(servers[2], { path: abstract })
  ]);
  const address = onNetwork.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const own = Object.values(networkInterfaces()).flatMap((it) => it ?? []).filter(({ family }) => family === "IPv4");
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
  const ready = once(server, "listening");
  server.listen(where);
  await ready;
}

// src/adapters/box/box.ts
var WAYS = {
  bubblewrap: { needs: BUBBLEWRAP, start: startInBubblewrap },
  "user-namespace": { needs: PERL, start: startInUserNamespace },
  sudo: { needs: SUDO, start: startWithSudo }
};
var LIMITS = { processes: 2048 };
function openBox(settings) {
  let choosing;
  let isOptional = settings.isOptional ?? false;
  const choose = () => {
    choosing ??= chooseWay(settings, isOptional);
    return choosing;
  };
  return {
    state: async () => (await choose()).state,
    start: async (program) => (await choose()).start(program),
    allowNone() {
      isOptional = true;
    },
    async close() {
      const scratch = (await choosing)?.scratch;
      if (scratch !== void 0) await rm2(scratch, { recursive: true, force: true });
    }
  };
}
async function chooseWay(settings, isOptional) {
  const {
    ways = ["bubblewrap", "user-namespace", "sudo"],
    temporary,
    toolCache,
    hidden
  } = settings;
  const scratch = await mkdtemp2(join5(await realpath(temporary), "squad-box-"));
  const nothing = { folder: join5(scratch, "nothing"), file: join5(scratch, "nothing.txt") };
  await Promise.all([mkdir2(nothing.folder), writeFile2(nothing.file, "")]);
  const shared = {
    readable: existsSync2(toolCache) ? [await realpath(toolCache)] : [],
    nothing,
    changes: join5(scratch, "changes")
  };
  const proof = {
    scratch,
    temporary,
    hidden: [...hidden, ...NEVER_THERE],
    shared,
    program: settings.probe ?? probeProgram()
  };
  const failed = [];
  for (const name of process.platform === "linux" ? ways : []) {
    const { needs, start } = WAYS[name];
    const startOne = (program, entries) => start(program, entries, { scratch, limits: LIMITS });
    const reason = existsSync2(needs) ? await failureOf(startOne, proof) : `${needs} is not there`;
    if (reason === void 0) {
      const state2 = { kind: "on", way: name, failed };
      return {
        state: state2,
        scratch,
        start: async (program) => startOne(program, listEntries(program, shared))
      };
    }
    failed.push({ way: name, reason });
  }
  const state = isOptional ? { kind: "on", way: "none", failed } : { kind: "off", ...NO_BOX, failed };
  return { state, scratch, start: async () => void 0 };
}
var NEVER_THERE = ["/run/docker.sock", "/var/run/docker.sock", "/root", "/sys", "/var", "/run"];
var NO_BOX = {
  reason: "this runner cannot keep programs of the repository apart from the job",
  next: "use a runner of Ubuntu 24.04 or later, install bubblewrap, or allow `sudo -n` to the job"
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
function probeProgram() {
  const here = import.meta.url;
  if (here.endsWith(".ts")) return fileURLToPath(new URL("../../../dist/box-probe.js", here));
  return fileURLToPath(
    new URL(here.includes("/chunks/") ? "../box-probe.js" : "box-probe.js", here)
  );
}

// src/adapters/programs/programs.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID as randomUUID4 } from "node:crypto";
import { stat } from "node:fs/promises";

// src/adapters/programs/program-output.ts
init_define_RUNTIME_PACKAGES();
function collectOutput(stream, { maxBytes, keepAt, mask }) {
  const chunks = [];
  let held = 0;
  let bytes = 0;
  let newlines = 0;
  let last = 10;
  let file;
  stream.on("data", (chunk) => {
    bytes += chunk.length;
    newlines += newlinesIn(chunk);
    last = chunk[chunk.length - 1] ?? last;
    if (bytes > maxBytes && keepAt !== void 0) {
      if (file === void 0) {
        file = openMaskedFile(keepAt, mask);
        file.write(Buffer.concat(chunks));
      }
      file.write(chunk);
    }
    if (held >= maxBytes) return;
    const part = Buffer.from(chunk.subarray(0, maxBytes - held));
    held += part.length;
    chunks.push(part);
  });
  const ended = new Promise((resolve) => {
    for (const event of ["end", "close", "error"]) stream.once(event, () => resolve());
  });
  return {
    ended,
    finish() {
      stream.removeAllListeners("data");
      stream.destroy();
      const text2 = textOf(Buffer.concat(chunks), bytes > held);
      return { text: text2, bytes, lines: newlines + (last === 10 ? 0 : 1), keptAt: file?.end() };
    }
  };
}
function newlinesIn(chunk) {
  let count = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}
function textOf(bytes, isCut) {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const text2 = decoder.decode(bytes, { stream: isCut });
  return text2.replaceAll("\0", "\uFFFD");
}

// src/adapters/programs/running-program.ts
init_define_RUNTIME_PACKAGES();
import { spawn as spawn2 } from "node:child_process";
import { constants } from "node:os";
function boxedProgram({ child, stdout, stderr, kill }) {
  if (stdout === void 0) throw new Error("a program without standard output");
  return {
    child,
    stdout,
    stderr,
    async end(exit) {
      kill();
      await withTimeout(GRACE_MS, exit, () => void 0);
    }
  };
}
var GRACE_MS = 1e3;
async function startUnboxed(start) {
  const { env, directory, marker, graceMs } = start;
  const isolation = await findIsolation();
  const [program = "", ...args] = isolation.wrap(start.command);
  const child = spawn2(program, args, {
    cwd: directory,
    env: { ...env },
    stdio: ["ignore", "pipe", "pipe"],
    shell: false,
    // A process group of its own, which can be ended as a whole.
    detached: process.platform !== "win32",
    windowsHide: true
  });
  return {
    child,
    stdout: child.stdout,
    stderr: child.stderr,
    async end(exit) {
      await stopProgram(child, exit, graceMs);
      await killRemaining(child, isolation.endsAll ? void 0 : marker);
    }
  };
}
async function stopProgram(child, exit, graceMs) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  signalGroup(child, "SIGTERM");
  const ended = await withTimeout(graceMs, exit, () => void 0);
  if (ended !== void 0) return;
  signalGroup(child, "SIGKILL");
  await withTimeout(graceMs, exit, () => void 0);
}
async function killRemaining(child, marker) {
  if (child.pid === void 0) return;
  signalGroup(child, "SIGKILL");
  if (marker !== void 0) await killMarkedProcesses(marker);
}
function waitForExit(child) {
  return new Promise((resolve) => {
    child.once(
      "error",
      (error) => resolve({ kind: "not-started", reason: startFailure(error, child.spawnfile) })
    );
    child.once(
      "exit",
      (code, signal) => resolve({ kind: "exited", code: code ?? 128 + (signal ? constants.signals[signal] : 0) })
    );
  });
}
function startFailure(error, command) {
  const hasCode = typeof error === "object" && error !== null && "code" in error;
  const code = hasCode ? String(error.code) : "";
  if (code === "ENOENT") return `${command} is not there`;
  if (code === "EACCES") return `${command} is not an executable file`;
  if (code === "E2BIG") return "the arguments are too long";
  return `${command} could not be started (${code || "unknown reason"})`;
}

// src/adapters/programs/programs.ts
var GRACE_MS2 = 1e3;
var DRAIN_MS = 500;
function createPrograms(settings) {
  return { runProgram: (spec) => runProgram(spec, settings) };
}
async function runProgram(spec, settings) {
  const state = await settings.box.state();
  if (state.kind === "off")
    return { kind: "not-started", reason: `${state.reason}: ${state.next}` };
  const marker = randomUUID4();
  const home = spec.home ?? settings.home;
  const set = { ...spec.environment, ...state.way === "none" ? { [CALL_MARKER]: marker } : {} };
  const env = childEnvironment({ home, passed: spec.passed, set });
  const { PATH: path = "" } = env;
  const program = spec.command === "node" ? process.execPath : spec.command;
  if (!await isExecutable(program, path)) {
    return { kind: "not-started", reason: `${spec.command} is not there` };
  }
  const directoryStats = await stat(spec.directory).catch(() => void 0);
  if (directoryStats?.isDirectory() !== true) {
    return { kind: "not-started", reason: "its working directory is not there" };
  }
  if (spec.signal.aborted) return { kind: "not-started", reason: "the run is ending" };
  const command = [program, ...spec.args];
  const started = await attempt(async () => {
    const { box, directory } = spec;
    const boxed = await settings.box.start({ ...box, command, environment: env, directory, home });
    return boxed === void 0 ? startUnboxed({ command, env, directory, marker, graceMs: settings.graceMs ?? GRACE_MS2 }) : boxedProgram(boxed);
  });
  if (started.kind === "threw") {
    return { kind: "not-started", reason: startFailure(started.error, spec.command) };
  }
  return superviseProgram(started.value, spec, settings);
}
async function superviseProgram(program, spec, { mask }) {
  const collect = (stream) => collectOutput(program[stream], {
    maxBytes: spec.maxBytes,
    keepAt: spec.keepAs === void 0 ? void 0 : `${spec.keepAs}.${stream}.txt`,
    mask
  });
  const collectors = [collect("stdout"), collect("stderr")];
  const exit = waitForExit(program.child);
  const watch = watchLimits(program.child, spec.directory);
  const ended = await waitForEnd(Promise.race([exit, watch.exceeded]), spec);
  watch.stop();
  await program.end(exit);
  const [stdout, stderr] = await finishOutputs(collectors);
  return ended.kind === "not-started" ? ended : { ...ended, stdout, stderr };
}
function waitForEnd(exit, { timeoutMs, signal }) {
  const finished = new AbortController();
  const aborted = new Promise((resolve) => {
    const onAbort = () => resolve({ kind: "aborted" });
    signal.addEventListener("abort", onAbort, { once: true, signal: finished.signal });
  });
  const onTimeout = () => ({ kind: "timed-out" });
  return withTimeout(timeoutMs, Promise.race([exit, aborted]), onTimeout).finally(
    () => finished.abort()
  );
}
async function finishOutputs(collectors) {
  await withTimeout(
    DRAIN_MS,
    Promise.all(collectors.map(({ ended }) => ended)),
    () => void 0
  );
  return [collectors[0].finish(), collectors[1].finish()];
}

// src/adapters/runner/clock.ts
init_define_RUNTIME_PACKAGES();
import { setTimeout as pause } from "node:timers/promises";
var MAX_TIMER_MS = 2 ** 31 - 1;
var systemClock = {
  now: () => Date.now(),
  async sleep(ms, signal) {
    const length = Math.min(ms, MAX_TIMER_MS);
    await (signal === void 0 ? pause(length) : pause(length, void 0, { signal, ref: false }));
  }
};

export {
  openBox,
  createPrograms,
  systemClock
};
