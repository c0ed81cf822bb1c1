import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  SquadError
} from "./chunk-QYCI2ITB.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/adapters/runner/job-environment.ts
init_define_RUNTIME_PACKAGES();
import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
function readJobEnvironment() {
  const input = (name) => name === "a2a" && OFF.includes(process.env.SQUAD_A2A_ENABLED?.trim().toLowerCase() ?? "") ? "false" : process.env[`INPUT_${name.toUpperCase()}`]?.trim() ?? "";
  const runId = requiredVariable("GITHUB_RUN_ID");
  const temporary = requiredVariable("RUNNER_TEMP");
  return {
    eventName: requiredVariable("GITHUB_EVENT_NAME"),
    eventPath: requiredVariable("GITHUB_EVENT_PATH"),
    repository: requiredVariable("GITHUB_REPOSITORY"),
    repositoryId: optionalVariable("GITHUB_REPOSITORY_ID"),
    serverUrl: serverUrl().replace(/\/+$/, ""),
    workspace: requiredVariable("GITHUB_WORKSPACE"),
    runId,
    triggeringActor: optionalVariable("GITHUB_TRIGGERING_ACTOR"),
    actor: optionalVariable("GITHUB_ACTOR") ?? "",
    ref: optionalVariable("GITHUB_REF") ?? "",
    artifactName: hasArtifactService() ? `squad-run-${runId}-${optionalVariable("GITHUB_RUN_ATTEMPT") ?? "1"}` : void 0,
    temporary,
    runFolder: join(temporary, `squad-run-${runId}`),
    toolCache: optionalVariable("RUNNER_TOOL_CACHE") ?? temporary,
    path: optionalVariable("PATH") ?? "",
    npm: npmSettings(),
    triggerPhrase: input("trigger-phrase") || "@squad",
    ownBranchPrefix: input("respond-to-reviews").toLowerCase() === "false" ? void 0 : input("branch-prefix") || "squad/",
    input
  };
}
function environmentOfPart(part, environment) {
  const { artifactName, runFolder } = environment;
  return {
    ...environment,
    runFolder: `${runFolder}-${part}`,
    // The attempt stays last: by that, the next attempt finds what the part uploaded.
    artifactName: artifactName?.replace(/\d+$/, (attempt) => `${part}-${attempt}`)
  };
}
function optionalVariable(name) {
  const value = process.env[name];
  return value === void 0 || value === "" ? void 0 : value;
}
function requiredVariable(name) {
  const value = optionalVariable(name);
  if (value !== void 0) return value;
  throw new SquadError({
    code: "E_EVENT",
    message: `The variable ${name} is not set.`,
    hint: "Run this as a step of a GitHub Actions job, or try it with `npm run rehearse`."
  });
}
var OFF = ["false", "0", "no", "off"];
var serverUrl = () => optionalVariable("GITHUB_SERVER_URL") ?? "https://github.com";
function hasArtifactService() {
  const server = serverUrl();
  const host = URL.canParse(server) ? new URL(server).hostname : "";
  return optionalVariable("ACTIONS_RUNTIME_TOKEN") !== void 0 && URL.canParse(optionalVariable("ACTIONS_RESULTS_URL") ?? "") && (["github.com", "127.0.0.1"].includes(host) || /\.(?:ghe\.com|localhost)$/.test(host));
}
var NPM_VARIABLE = /^(?:npm_config_(?:registry|proxy|https_proxy|noproxy|cafile|userconfig|cache|strict_ssl)|https?_proxy|no_proxy|node_extra_ca_certs|systemroot|comspec|userprofile|localappdata)$/i;
function npmSettings() {
  const entries = Object.entries(process.env).filter(([name]) => NPM_VARIABLE.test(name));
  const home = optionalVariable("HOME");
  const settings = Object.fromEntries(entries.map(([name, value]) => [name, value ?? ""]));
  return home === void 0 ? settings : { HOME: home, ...settings };
}
function readEventFile(path) {
  try {
    if (!lstatSync(path).isFile()) throw new Error("not a regular file");
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new SquadError({
      code: "E_EVENT",
      message: "The event payload (GITHUB_EVENT_PATH) is missing or not JSON.",
      hint: "Run this as a step of a GitHub Actions job, or try it with `npm run rehearse`.",
      cause: error
    });
  }
}

export {
  readJobEnvironment,
  environmentOfPart,
  readEventFile
};
