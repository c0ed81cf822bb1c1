import {
  isRepositoryPath
} from "./chunk-WU2F77GJ.js";
import {
  WRITING_PERMISSIONS
} from "./chunk-5DP2ZEKI.js";
import {
  cutCharacters
} from "./chunk-ZBRHI66Z.js";
import {
  m,
  object,
  string
} from "./chunk-Z5TMLZZJ.js";
import {
  SquadError
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/inputs.ts
init_define_RUNTIME_PACKAGES();
var choice = (values) => m(values, { error: `one of ${values.map((value) => `"${value}"`).join(", ")}` });
var flag = (byDefault) => m(["true", "True", "TRUE", "false", "False", "FALSE"], { error: '"true" or "false"' }).transform((text2) => text2.toLowerCase() === "true").default(byDefault);
var wholeNumber = (least, most, byDefault) => {
  const error = `a whole number from ${least} to ${most}`;
  const inRange = (value) => value >= least && value <= most;
  return string().regex(/^[0-9]{1,12}$/, { error }).transform(Number).refine(inRange, { error }).default(byDefault);
};
var minutes = (most, byDefault) => {
  const error = `a number of minutes above 0, at most ${most}`;
  return string().regex(/^[0-9]{1,4}(\.[0-9]{1,3})?$/, { error }).transform(Number).refine((value) => value > 0 && value <= most, { error }).default(byDefault);
};
var text = (accepts, accepted) => string({ error: accepted }).refine(accepts, { error: accepted });
var list = (accepts, accepted) => string().transform((value) => value.split(",").map((item) => item.trim())).transform((items) => items.filter((item) => item !== "")).refine((items) => items.every(accepts), { error: accepted }).default([]);
var optionalInput = (schema) => schema.optional().transform((value) => value);
var isPrintable = (value) => !new RegExp("\\p{Cc}", "u").test(value);
var isToken = (value) => /^[\x21-\x7e]+$/.test(value);
var isModel = (value) => value.length <= 200 && /^[\x21-\x7e]+$/.test(value);
var isLogin = (value) => /^[A-Za-z0-9][\w-]{0,99}(\[bot\])?$/.test(value);
var isRequest = (value) => value.length <= 1e4;
var isIssue = (value) => /^#?[1-9][0-9]{0,9}$/.test(value);
var isPhrase = (value) => /^[^\s\p{C}]{2,50}$/u.test(value);
function isWebAddress(value) {
  const url = URL.canParse(value) ? new URL(value) : void 0;
  return (url?.protocol === "https:" || url?.protocol === "http:") && url.username === "";
}
function isInsidePath(value) {
  return isPrintable(value) && !value.includes(":") && isRepositoryPath(withoutEdges(value));
}
function withoutEdges(path) {
  return path.replace(/^\.\//, "").replace(/\/$/, "");
}
function isBranch(value) {
  const isPart = (part) => part !== "" && !part.startsWith(".") && !part.endsWith(".lock");
  return value.length <= 200 && isPrintable(value) && !/[ ~^:?*[\\]|\.\.|@\{|^-|^@$|^refs\/|\.$/.test(value) && value.split("/").every(isPart);
}
var isPrefix = (value) => value.length <= 50 && value.endsWith("/") && isBranch(`${value}x`);
var COMMAND_RIGHTS = ["shell", "checks", "off"];
var FOLDER = 'a folder inside the repository, as a relative path without ".."';
var FIELDS = object({
  job: choice(["auto", "comment", "scribe"]).default("auto"),
  githubToken: text(isToken, "a token; leave the input out to use the job's own"),
  copilotToken: optionalInput(text(isToken, "a token, on one line")),
  provider: optionalInput(choice(["openai", "azure", "anthropic"])),
  providerBaseUrl: optionalInput(
    text(isWebAddress, 'an http or https address without a user name; "azure" needs one')
  ),
  providerApiKey: optionalInput(text(isToken, "a key, on one line")),
  providerWireApi: optionalInput(choice(["completions", "responses"])),
  model: optionalInput(text(isModel, `a model's name; "provider" needs one`)),
  request: optionalInput(text(isRequest, "at most 10,000 characters")),
  issue: optionalInput(text(isIssue, "an issue's number, such as 12")),
  triggerPhrase: text(isPhrase, "2 to 50 visible characters without white space").refine((phrase) => phrase.toLowerCase() !== "/squad", {
    error: `any phrase but "/squad", which is the command of Squad's own workflows`
  }).default("@squad"),
  squadDirectory: optionalInput(text(isInsidePath, FOLDER).transform(withoutEdges)),
  minimumPermission: choice(WRITING_PERMISSIONS).default("write"),
  allowedBots: list(isLogin, 'exact logins, comma separated; "*" is not one'),
  baseBranch: optionalInput(text(isBranch, "a branch's name")),
  branchPrefix: text(isPrefix, `the beginning of a branch's name, ending in "/"`).default(
    "squad/"
  ),
  pullRequestPushes: choice(["own", "any"]).default("own"),
  draft: flag(false),
  respondToReviews: flag(true),
  memoryWrites: choice(["inbox", "history"]).default("inbox"),
  a2a: flag(true),
  commands: choice(COMMAND_RIGHTS).default("shell"),
  checkRounds: wholeNumber(0, 5, 2),
  maxAgents: wholeNumber(1, 128, 8),
  maxHandoffHops: wholeNumber(0, 16, 3),
  maxMessagesPerMinute: wholeNumber(1, 1e3, 5),
  maxRunsPerPerson: wholeNumber(0, 1e3, 0),
  maxToolCalls: wholeNumber(1, 1e5, 400),
  maxTokens: wholeNumber(1, 1e9, 2e6),
  timeoutMinutes: minutes(360, 25),
  toolsDirectories: list(isInsidePath, `comma separated, each ${FOLDER}`),
  copilotRuntimePath: optionalInput(text(isPrintable, "a path, on one line")),
  reconcile: flag(false),
  dryRun: flag(false)
});
var SCHEMA = FIELDS.readonly();
var INPUT_NAMES = new Map(
  Object.keys(FIELDS.shape).map((field) => [
    field,
    field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  ])
);
var isPrivate = (name) => /token$|api-key$|base-url$/.test(name);
function readInputs(get) {
  const given = new Map([...INPUT_NAMES.values()].map((name) => [name, textOf(get(name))]));
  const fields = [...INPUT_NAMES].map(([field, name]) => [field, given.get(name)]);
  const parsed = SCHEMA.safeParse(Object.fromEntries(fields));
  const problems = [
    ...parsed.success ? [] : parsed.error.issues.map(problemOf),
    ...missingPartners(given)
  ];
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new SquadError({
    code: "E_INPUT",
    message: [
      "The workflow's inputs can't be used:",
      ...problems.map((problem) => lineOf(problem, given.get(problem.input)))
    ].join("\n"),
    hint: "Correct them under `with:` in the workflow file; action.yml describes each."
  });
}
function secretsOf(inputs) {
  const secrets = [inputs.githubToken, inputs.copilotToken, inputs.providerApiKey];
  return secrets.filter((secret) => secret !== void 0);
}
function textOf(value) {
  return value.trim() === "" ? void 0 : value.trim();
}
function problemOf(issue) {
  const field = String(issue.path[0]);
  return { input: INPUT_NAMES.get(field) ?? field, expected: `accepted: ${issue.message}` };
}
function missingPartners(given) {
  const pairs = [
    { when: given.get("provider") !== void 0, needs: "model", because: '"provider"' },
    {
      when: given.get("provider") === "azure",
      needs: "provider-base-url",
      because: '"provider: azure"'
    },
    ...["provider-base-url", "provider-api-key", "provider-wire-api"].map((name) => ({
      when: given.get(name) !== void 0,
      needs: "provider",
      because: `"${name}"`
    }))
  ];
  return pairs.filter(({ when, needs }) => when && given.get(needs) === void 0).map(({ needs, because }) => ({ input: needs, expected: `needed by ${because}` }));
}
function lineOf({ input, expected }, given) {
  if (given === void 0) return `- ${input}: nothing was given; ${expected}.`;
  const shown = isPrivate(input) ? "the value is not shown" : `given: ${quoted(given)}`;
  return `- ${input}: ${shown}; ${expected}.`;
}
function quoted(value) {
  return JSON.stringify(cutCharacters(value, 83));
}

export {
  COMMAND_RIGHTS,
  readInputs,
  secretsOf
};
