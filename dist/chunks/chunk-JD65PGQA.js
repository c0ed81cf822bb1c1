import {
  SquadError
} from "./chunk-EHNRAOD3.js";
import {
  define_RUNTIME_PACKAGES_default,
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/copilot/runtime-package.ts
init_define_RUNTIME_PACKAGES();
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { access, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
var FETCH_MS = 3e5;
var SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;
var run = promisify(execFile);
async function findRuntime(sources, stopping) {
  const { input, platform, toolCache } = sources;
  if (input !== void 0) return runtimeFromInput(input, platform);
  const local = localRuntime(platform);
  if (local !== void 0) return local;
  const pinned = pinnedPackage(platform);
  const cached = join(toolCache, "squad-copilot-runtime", pinned.version, platform);
  await fetchRuntime(pinned, cached, { sources, stopping });
  return executableIn(cached, platform);
}
function executableIn(folder, platform) {
  const name = platform.startsWith("win32") ? "copilot-runtime.exe" : "copilot-runtime";
  return join(folder, "prebuilds", platform, name);
}
function runtimeFromInput(input, platform) {
  const inFolder = executableIn(input, platform);
  if (existsSync(inFolder)) return inFolder;
  const isExecutable = /copilot-runtime(\.exe)?$/.test(input) && existsSync(input);
  if (isExecutable) return input;
  throw new SquadError({
    code: "E_RUNTIME",
    message: "The input `copilot-runtime-path` does not name a Copilot runtime.",
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
async function fetchRuntime(pinned, target, { sources, stopping }) {
  const executable = executableIn(target, sources.platform);
  if (existsSync(executable)) return;
  const folder = await makeSiblingFolder(target);
  try {
    const tarball = await packTarball(pinned, folder, { sources, stopping });
    await checkIntegrity(tarball, pinned, { sources, stopping });
    const options = { env: { PATH: sources.path }, cwd: folder, signal: stopping };
    await run("tar", ["-xzf", basename(tarball)], options);
    const unpacked = join(folder, "package");
    await access(executableIn(unpacked, sources.platform));
    await moveIntoPlace(target, unpacked, executable);
  } catch (error) {
    if (error instanceof SquadError) throw error;
    throw new SquadError({
      code: "E_RUNTIME",
      message: `The Copilot runtime (${packageSpec(pinned)}) could not be unpacked.`,
      hint: `Check that ${dirname(target)} is writable and has 300 MB to spare, and that \`tar\` is installed. ${MANUAL_INSTALL_HINT}`,
      cause: error
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
async function moveIntoPlace(target, unpacked, executable) {
  try {
    await rename(unpacked, target);
  } catch {
    if (existsSync(executable)) return;
    await rm(target, { recursive: true, force: true });
    await rename(unpacked, target);
  }
}
async function makeSiblingFolder(target) {
  const parent = dirname(target);
  try {
    await mkdir(parent, { recursive: true });
    return await mkdtemp(`${target}-`);
  } catch (error) {
    throw new SquadError({
      code: "E_RUNTIME",
      message: "The Copilot runtime cannot be stored: the tool cache (RUNNER_TOOL_CACHE) is not writable.",
      hint: MANUAL_INSTALL_HINT,
      cause: error
    });
  }
}
var MANUAL_INSTALL_HINT = "Or let an earlier step of the job unpack this package, and name its folder in `copilot-runtime-path`.";
function packageSpec({ name, version }) {
  return `${name}@${version}`;
}
async function packTarball(pinned, folder, fetching) {
  const args = ["pack", packageSpec(pinned), "--pack-destination", ".", "--ignore-scripts"];
  const stdout = await askNpm(args, pinned, { ...fetching, folder });
  return join(folder, basename(stdout.trim().split("\n").at(-1) ?? ""));
}
async function askNpm(args, pinned, { sources, stopping, folder }) {
  try {
    const { stdout } = await run("npm", [...args, "--loglevel=error"], {
      cwd: folder,
      timeout: FETCH_MS,
      signal: stopping,
      env: { PATH: sources.path, HOME: folder, ...sources.npmEnvironment },
      shell: sources.platform.startsWith("win32")
    });
    return stdout;
  } catch (error) {
    throw new SquadError({
      code: "E_RUNTIME",
      message: `The Copilot runtime (${packageSpec(pinned)}) could not be fetched with npm${npmErrorCode(error)}.`,
      hint: `Check that npm is on the PATH and reaches its registry. ${MANUAL_INSTALL_HINT}`,
      cause: error
    });
  }
}
function npmErrorCode(error) {
  const code = /\bE[A-Z0-9_]{3,20}\b/.exec(String(error))?.[0];
  return code === void 0 ? "" : `: ${code}`;
}
async function checkIntegrity(tarball, pinned, fetching) {
  const { platform, log } = fetching.sources;
  const digest = createHash("sha512").update(await readFile(tarball)).digest("base64");
  const fetched = `sha512-${digest}`;
  if (pinned.integrity !== void 0) {
    if (fetched !== pinned.integrity) refuse(pinned, "the one this action was built with");
    log(
      `The Copilot runtime (${packageSpec(pinned)}) has the SHA-512 that this action was built with.`
    );
    return;
  }
  const published = await publishedIntegrity(pinned, { ...fetching, folder: dirname(tarball) });
  if (fetched !== published) refuse(pinned, "the one that the npm registry describes");
  log(
    `The Copilot runtime (${packageSpec(pinned)}) has the SHA-512 that the npm registry gives; this action was built without one of its own for ${platform}.`
  );
}
async function publishedIntegrity(pinned, asking) {
  const told = await askNpm(["view", packageSpec(pinned), "dist.integrity"], pinned, asking);
  const integrity = told.trim();
  if (SHA512.test(integrity)) return integrity;
  throw new SquadError({
    code: "E_RUNTIME",
    message: `The npm registry gives no SHA-512 for the Copilot runtime (${packageSpec(pinned)}), and this action has none of its own.`,
    hint: `Check the npm registry that the runner uses. ${MANUAL_INSTALL_HINT}`
  });
}
function refuse(pinned, expected) {
  throw new SquadError({
    code: "E_RUNTIME",
    message: `The fetched Copilot runtime (${packageSpec(pinned)}) is not ${expected}: its SHA-512 differs.`,
    hint: "Check the npm registry that the runner uses."
  });
}

export {
  findRuntime,
  localRuntime
};
