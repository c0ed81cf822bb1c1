import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  gainedRights,
  heldRights,
  inheritedDescriptors,
  readText
} from "./chunk-AWBJCS7B.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/box-probe.ts
init_define_RUNTIME_PACKAGES();

// src/adapters/box/probe.ts
init_define_RUNTIME_PACKAGES();
import { closeSync, existsSync, openSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
function foreignPlaces({ hidden, places, writable }) {
  const mounts = readText("/proc/self/mountinfo").split("\n").filter((line) => line !== "").map(readMount);
  const isKnown = (place) => places.includes(place) || /^\/(?:$|proc(?:\/|$)|dev(?:\/|$))/.test(place) || places.some((it) => place.startsWith(`${it}/`));
  const mayWrite = (place) => writable.some((it) => place === it || place.startsWith(`${it}/`)) || place.startsWith("/dev/");
  return [
    ...hidden.filter((path) => existsSync(path)),
    ...mounts.filter(({ place }) => !isKnown(place)).map(({ place }) => place),
    ...mounts.filter(({ place, options }) => options.includes("rw") && !mayWrite(place)).map(({ place }) => `writing to ${place}`),
    ...mounts.filter(({ options }) => !options.includes("nosuid")).map(({ place }) => `programs with other users' rights in ${place}`)
  ];
}
function readMount(line) {
  const [, , , , place = "", options = ""] = line.split(" ");
  const plain = place.replace(
    /\\(\d{3})/g,
    (_, digits) => String.fromCharCode(Number.parseInt(digits, 8))
  );
  return { place: plain, options: options.split(",") };
}
var NEVER_WRITABLE = [
  "/",
  "/dev",
  "/etc",
  "/home",
  "/opt",
  "/proc",
  "/root",
  "/run",
  "/sys",
  "/usr",
  "/usr/bin",
  "/usr/local",
  "/var",
  "/var/tmp"
];
var KERNEL_SWITCHES = [
  "/proc/sys/kernel/core_pattern",
  "/proc/sysrq-trigger",
  "/proc/sys/kernel/hostname"
];
function writableFolders({ canary, places, writable }) {
  const folders = [...NEVER_WRITABLE, ...places].filter(
    (path) => !writable.some((it) => path === it || path.startsWith(`${it}/`))
  );
  const own = writable.filter((path) => !canWrite(`${path}/${canary}`));
  return [
    ...new Set(
      folders.filter((path) => canWrite(`${path}/${canary}`)).map((path) => `writing to ${path}`)
    ),
    ...KERNEL_SWITCHES.filter(canOpenToWrite),
    // In a box where nothing can be written, nothing works.
    ...own.map((path) => `nothing: ${path} can't be written to`)
  ];
}
function canWrite(path) {
  try {
    writeFileSync(path, "", { flag: "wx" });
    rmSync(path);
    return true;
  } catch {
    return false;
  }
}
function canOpenToWrite(path) {
  try {
    closeSync(openSync(path, "r+"));
    return true;
  } catch {
    return false;
  }
}
async function findLeaks(facts2) {
  const inherited = inheritedDescriptors();
  const network = Promise.all(facts2.listeners.map(reachedListener));
  const found = [
    ["environment", leakedVariables(facts2)],
    ["processes", foreignProcesses(facts2)],
    ["files", [...foreignPlaces(facts2), ...writableFolders(facts2)]],
    ["rights", [...heldRights(), ...inherited, ...gainedRights()]],
    ["network", [...foreignInterfaces(), ...(await network).flat()]]
  ];
  return found.flatMap(([guarantee, whats]) => whats.map((what) => ({ guarantee, what })));
}
function leakedVariables({ variables, canary }) {
  const own = Object.entries(process.env);
  const known = [...variables, "PWD"];
  const foreign = own.filter(([name, value]) => !known.includes(name) || value === canary);
  return [
    ...foreign.map(([name]) => `the variable ${name}`),
    ...listProcesses().filter((id) => readText(`/proc/${id}/environ`).includes(canary)).map((id) => `the environment of process ${id}`)
  ];
}
var OWN_PROCESSES = 8;
function foreignProcesses({ process: outside }) {
  const ids = listProcesses();
  return [
    ...ids.length > OWN_PROCESSES ? [`${ids.length} processes`] : [],
    ...process.pid > MAX_OWN_ID ? ["a process tree that is not its own"] : [],
    ...outside > MAX_OWN_ID && canSignal(outside) ? ["the process of the action"] : []
  ];
}
var MAX_OWN_ID = 64;
function listProcesses() {
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map(Number);
}
function canSignal(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
function foreignInterfaces() {
  const names = Object.entries(networkInterfaces()).filter(
    ([, addresses]) => addresses?.some((it) => !it.internal)
  );
  return names.map(([name]) => `the interface ${name}`);
}
var CONNECT_MS = 1e3;
async function reachedListener(target) {
  const shown = "path" in target ? target.path.replace("\0", "@") : `${target.host}:${target.port}`;
  return new Promise((resolve) => {
    const socket = connect({ ...target, timeout: CONNECT_MS });
    const end = (leaks) => {
      socket.destroy();
      resolve(leaks);
    };
    socket.once("connect", () => end([`a connection to ${shown}`]));
    socket.once("timeout", () => end([]));
    socket.once("error", () => end([]));
  });
}

// src/box-probe.ts
var facts = JSON.parse(process.argv[2] ?? "");
process.stdout.write(JSON.stringify(await findLeaks(facts)));
