import {
  proxiedFetch
} from "./chunk-QYUN3JNJ.js";
import "./chunk-KITWVC6M.js";
import "./chunk-ALLROJ3O.js";
import "./chunk-UHFQHCH7.js";
import {
  array,
  object,
  string
} from "./chunk-ZGMSCD6E.js";
import {
  SquadError
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/copilot/provider-models.ts
init_define_RUNTIME_PACKAGES();
var TIMEOUT_MS = 1e4;
var LISTING = object({ data: array(object({ id: string().max(200) })) });
async function listProviderModels(provider) {
  const { type, baseUrl, apiKey = "" } = provider;
  if (type === "azure") return void 0;
  const isAnthropic = type === "anthropic";
  const address = `${baseUrl.replace(/\/+$/, "")}${isAnthropic ? "/v1" : ""}/models`;
  const headers = isAnthropic ? { "x-api-key": apiKey, "anthropic-version": "2023-06-01" } : { authorization: `Bearer ${apiKey}` };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await proxiedFetch(address, { headers, signal }).catch((cause) => {
    if (cause instanceof SquadError) throw cause;
    throw refused(`could not be reached at ${new URL(address).host}`, cause);
  });
  if ([401, 403].includes(answer.status)) throw refused(`refuses the key (HTTP ${answer.status})`);
  const listing = LISTING.safeParse(await answer.json().catch(() => void 0));
  return answer.ok && listing.success ? listing.data.data.map(({ id }) => id) : void 0;
}
function refused(what, cause) {
  return new SquadError({
    code: "E_CREDENTIALS",
    message: `The model's provider ${what}.`,
    hint: "Check `provider-base-url`, and that the secret of `provider-api-key` holds a key that is valid.",
    cause
  });
}
export {
  listProviderModels
};
