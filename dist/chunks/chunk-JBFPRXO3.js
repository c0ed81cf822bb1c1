import {
  SquadError,
  attempt
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/copilot/credentials.ts
init_define_RUNTIME_PACKAGES();

// src/adapters/copilot/model-images.ts
init_define_RUNTIME_PACKAGES();
function readModelImages({ models }) {
  const seeing = models.flatMap(({ id, capabilities }) => {
    if (capabilities.supports?.vision !== true) return [];
    const { vision } = capabilities.limits ?? {};
    const limits = {
      mimeTypes: vision?.supported_media_types ?? ["image/png", "image/jpeg"],
      count: vision?.max_prompt_images ?? 1,
      bytes: vision?.max_prompt_image_size ?? Number.POSITIVE_INFINITY
    };
    return [[id, limits]];
  });
  return new Map(seeing);
}
async function imageLimitsOf(session, known) {
  if (known.size === 0) return void 0;
  const current = await attempt(session.rpc.model.getCurrent());
  return current.kind === "done" ? known.get(current.value.modelId ?? "") : void 0;
}

// src/adapters/copilot/credentials.ts
var DEFAULT_ADDRESS = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com",
  azure: ""
};
function chooseCredentials(inputs) {
  const { provider: type, copilotToken } = inputs;
  if (type !== void 0) {
    const provider = {
      type,
      baseUrl: inputs.providerBaseUrl ?? DEFAULT_ADDRESS[type],
      ...inputs.providerApiKey === void 0 ? {} : { apiKey: inputs.providerApiKey },
      ...inputs.providerWireApi === void 0 ? {} : { wireApi: inputs.providerWireApi }
    };
    return { kind: "provider", provider };
  }
  if (copilotToken !== void 0) {
    const kind = isInstallationToken(copilotToken) ? "job-token" : "user-token";
    return { kind, token: copilotToken };
  }
  return { kind: "job-token", token: inputs.githubToken };
}
function isInstallationToken(token) {
  return token.startsWith("ghs_");
}
var SHORTEST_SEALING_SECRET = 20;
function sealingSecret({
  copilotToken,
  providerApiKey
}) {
  const secrets = [copilotToken, providerApiKey].filter((secret) => secret !== void 0);
  return secrets.find(
    (secret) => secret.length >= SHORTEST_SEALING_SECRET && !isInstallationToken(secret)
  );
}
function sessionCredentials(credentials) {
  if (credentials.kind === "provider") return { provider: credentials.provider };
  if (credentials.kind === "user-token") return { gitHubToken: credentials.token };
  return {};
}
async function checkCredentials(client, credentials) {
  if (credentials.kind === "provider") return { names: [], images: /* @__PURE__ */ new Map(), efforts: /* @__PURE__ */ new Map() };
  try {
    const options = credentials.kind === "user-token" ? { gitHubToken: credentials.token } : {};
    const list = await client.rpc.models.list(options);
    return {
      names: list.models.map(({ id }) => id),
      images: readModelImages(list),
      efforts: new Map(list.models.map((it) => [it.id, it.supportedReasoningEfforts ?? []]))
    };
  } catch (error) {
    throw credentialsError(credentials, error instanceof Error ? error.message : String(error));
  }
}
function unreachableError(cause) {
  return new SquadError({
    code: "E_CREDENTIALS",
    message: "No model can be used: GitHub Copilot could not be reached to check the credentials.",
    hint: "Run the job again. On a self-hosted runner, check that it can connect to GitHub Copilot; or set `provider`, `provider-api-key` and `model`.",
    cause
  });
}
var OTHER_PROVIDER_HINT = "Or set `provider`, `provider-api-key` and `model` to use a model of another provider.";
function credentialsError(credentials, errorText) {
  const status = /\b40[1-4]\b/.exec(errorText)?.[0];
  if (status === void 0 && !/not authenticated/i.test(errorText)) return unreachableError();
  const http = status === void 0 ? "" : ` (HTTP ${status})`;
  if (credentials.kind === "user-token") {
    return new SquadError({
      code: "E_CREDENTIALS",
      message: `No model can be used: Copilot does not accept the token in \`copilot-token\`${http}.`,
      hint: `It must be an unexpired token with the permission "Copilot Requests", of a user with a Copilot licence. ${OTHER_PROVIDER_HINT}`
    });
  }
  return new SquadError({
    code: "E_CREDENTIALS",
    message: `No model can be used: Copilot does not accept the job's own token${http}.`,
    hint: `The job needs \`copilot-requests: write\` in its \`permissions:\`. In an organisation an owner must also turn on the policy "Allow use of Copilot CLI billed to the organization"; elsewhere the repository's owner needs a Copilot seat. Or set \`copilot-token\` to a user's token with "Copilot Requests". ${OTHER_PROVIDER_HINT}`
  });
}

export {
  imageLimitsOf,
  DEFAULT_ADDRESS,
  chooseCredentials,
  sealingSecret,
  sessionCredentials,
  checkCredentials,
  unreachableError
};
