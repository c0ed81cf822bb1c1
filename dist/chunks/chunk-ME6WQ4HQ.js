import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  SquadError
} from "./chunk-ADD7QI3I.js";
import {
  define_RUNTIME_PACKAGES_default,
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/adapters/runtime-package.ts
init_define_RUNTIME_PACKAGES();
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { access, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
var FETCH_MS = 3e5;
var run = promisify(execFile);
async function findRuntime(places, ending) {
  const { input, platform, toolCache } = places;
  if (input !== void 0) return fromInput(input, platform);
  const local = localRuntime(platform);
  if (local !== void 0) return local;
  const pinned = pinnedPackage(platform);
  const cached = join(toolCache, "squad-copilot-runtime", pinned.version, platform);
  await fetchRuntime(pinned, cached, { places, ending });
  return executableIn(cached, platform);
}
function executableIn(folder, platform) {
  const name = platform.startsWith("win32") ? "copilot-runtime.exe" : "copilot-runtime";
  return join(folder, "prebuilds", platform, name);
}
function fromInput(input, platform) {
  const inFolder = executableIn(input, platform);
  if (existsSync(inFolder)) return inFolder;
  const isExecutable = /copilot-runtime(\.exe)?$/.test(input) && existsSync(input);
  if (isExecutable) return input;
  throw new SquadError({
    code: "E_RUNTIME",
    message: "The input `copilot-runtime-path` names no Copilot runtime.",
    hint: `It must be the folder of the unpacked package @github/copilot-sdk-${platform}, or the executable in its prebuilds/${platform}/.`
  });
}
function localRuntime(platform) {
  try {
    const require2 = createRequire(import.meta.url);
    const manifest = require2.resolve(`@github/copilot-sdk-${platform}/package.json`);
    const executable = executableIn(dirname(manifest), platform);
    return existsSync(executable) ? executable : void 0;
  } catch {
    return void 0;
  }
}
function pinnedPackage(platform) {
  const pinned = typeof define_RUNTIME_PACKAGES_default === "undefined" ? {} : define_RUNTIME_PACKAGES_default;
  const found = pinned[platform];
  if (found !== void 0) return found;
  throw new SquadError({
    code: "E_RUNTIME",
    message: `There is no Copilot runtime for ${platform}.`,
    hint: "Use a runner with Linux, macOS or Windows on x64 or arm64, or set the input `copilot-runtime-path`."
  });
}
async function fetchRuntime(pinned, target, { places, ending }) {
  const executable = executableIn(target, places.platform);
  if (existsSync(executable)) return;
  const folder = await makeBeside(target);
  try {
    const tarball = await packTarball(pinned, folder, { places, ending });
    await checkIntegrity(tarball, pinned);
    const options = { env: { PATH: places.path }, cwd: folder, signal: ending };
    await run("tar", ["-xzf", basename(tarball)], options);
    const unpacked = join(folder, "package");
    await access(executableIn(unpacked, places.platform));
    await moveTo(target, unpacked, executable);
  } catch (error) {
    if (error instanceof SquadError) throw error;
    throw new SquadError({
      code: "E_RUNTIME",
      message: `The Copilot runtime (${specOf(pinned)}) could not be unpacked.`,
      hint: `Check that ${dirname(target)} can be written and has 300 MB to spare, and that there is a \`tar\`. ${BY_HAND}`,
      cause: error
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
async function moveTo(target, unpacked, executable) {
  try {
    await rename(unpacked, target);
  } catch {
    if (existsSync(executable)) return;
    await rm(target, { recursive: true, force: true });
    await rename(unpacked, target);
  }
}
async function makeBeside(target) {
  const parent = dirname(target);
  try {
    await mkdir(parent, { recursive: true });
    return await mkdtemp(`${target}-`);
  } catch (error) {
    throw new SquadError({
      code: "E_RUNTIME",
      message: "The Copilot runtime has no place: the tool cache (RUNNER_TOOL_CACHE) cannot be written.",
      hint: BY_HAND,
      cause: error
    });
  }
}
var BY_HAND = "Or let an earlier step of the job unpack this package, and name its folder in `copilot-runtime-path`.";
function specOf({ name, version }) {
  return `${name}@${version}`;
}
async function packTarball(pinned, folder, { places, ending }) {
  const options = ["--pack-destination", folder, "--ignore-scripts", "--loglevel=error"];
  try {
    const { stdout } = await run("npm", ["pack", specOf(pinned), ...options], {
      cwd: folder,
      timeout: FETCH_MS,
      signal: ending,
      env: { PATH: places.path, HOME: folder, ...places.npmEnvironment },
      shell: places.platform.startsWith("win32")
    });
    return join(folder, basename(stdout.trim().split("\n").at(-1) ?? ""));
  } catch (error) {
    throw new SquadError({
      code: "E_RUNTIME",
      message: `The Copilot runtime (${specOf(pinned)}) could not be fetched with npm${toldBy(error)}.`,
      hint: `Check that npm is on the PATH and reaches its registry. ${BY_HAND}`,
      cause: error
    });
  }
}
function toldBy(error) {
  const code = /\bE[A-Z0-9_]{3,20}\b/.exec(String(error))?.[0];
  return code === void 0 ? "" : `: ${code}`;
}
async function checkIntegrity(tarball, pinned) {
  const digest = createHash("sha512").update(await readFile(tarball)).digest("base64");
  if (`sha512-${digest}` === pinned.integrity) return;
  throw new SquadError({
    code: "E_RUNTIME",
    message: `The fetched Copilot runtime (${specOf(pinned)}) is not the one this action was built with: its SHA-512 differs.`,
    hint: "Check the npm registry that the runner uses."
  });
}

export {
  findRuntime,
  localRuntime
};
