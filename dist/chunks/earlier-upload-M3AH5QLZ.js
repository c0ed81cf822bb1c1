import {
  proxiedFetch
} from "./chunk-OPZBPZ4W.js";
import "./chunk-VK3NYQGC.js";
import "./chunk-DFWGLBO6.js";
import {
  coerce_exports
} from "./chunk-EYHKASQ2.js";
import {
  readAtMost
} from "./chunk-RAFEJBSX.js";
import "./chunk-DECCUNP7.js";
import {
  array,
  object,
  string,
  url
} from "./chunk-Z5TMLZZJ.js";
import {
  SquadError,
  attempt,
  describe
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/runner/record/earlier-upload.ts
init_define_RUNTIME_PACKAGES();

// src/adapters/runner/record/read-zip.ts
init_define_RUNTIME_PACKAGES();
import { inflateRawSync } from "node:zlib";
var MAX_ARCHIVE_BYTES = 64 * 1024 * 1024;
var END = Buffer.from("PK", "latin1");
var ENTRY = 33639248;
var ENTRY_BYTES = 46;
var STORED = 0;
function readOnlyFile(zip, name) {
  const end = zip.lastIndexOf(END);
  const entry = zip.readUInt32LE(end + 16);
  const named = zip.toString("utf8", entry + ENTRY_BYTES, entry + ENTRY_BYTES + name.length);
  const isExpected = end !== -1 && zip.readUInt16LE(end + 10) === 1 && zip.readUInt32LE(entry) === ENTRY && zip.readUInt16LE(entry + 28) === name.length && named === name;
  if (!isExpected) throw new Error(`The archive does not hold exactly one file, ${name}.`);
  const packed = packedBytes(zip, entry);
  if (zip.readUInt16LE(entry + 10) === STORED) return packed;
  return inflateRawSync(packed, { maxOutputLength: MAX_ARCHIVE_BYTES });
}
function packedBytes(zip, entry) {
  const header = zip.readUInt32LE(entry + 42);
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  return zip.subarray(start, start + zip.readUInt32LE(entry + 20));
}

// src/adapters/runner/record/earlier-upload.ts
var SERVICE = "twirp/github.actions.results.api.v1.ArtifactService";
var LIST_MS = 5e3;
var DOWNLOAD_MS = 3e4;
var TOO_LARGE = "it is larger than 64 MB";
var artifactSchema = object({
  name: string(),
  // In this JSON a 64-bit number is a string, and a zero may be left out.
  size: coerce_exports.number().default(0),
  workflow_run_backend_id: string(),
  workflow_job_run_backend_id: string()
});
var listSchema = object({ artifacts: array(artifactSchema).default([]) });
var signedSchema = object({ signed_url: url() });
var claimsSchema = object({ scp: string() });
async function findEarlierUpload(file, { artifactName, log, time }) {
  const signal = within(time, LIST_MS);
  const listed = await attempt(async () => ask("ListArtifacts", runIds(), listSchema, signal));
  if (listed.kind === "threw") {
    const why = describe(listed.error).message;
    log.warning(`Could not find out whether an earlier attempt of this run left work: ${why}.`);
    return void 0;
  }
  const found = newestOf(listed.value.artifacts, artifactName);
  return found && { artifact: found.name, read: () => download(found, file, time) };
}
function newestOf(artifacts, artifactName) {
  const cut = artifactName.lastIndexOf("-") + 1;
  const [run, current] = [artifactName.slice(0, cut), Number(artifactName.slice(cut))];
  const uploads = artifacts.flatMap((artifact) => {
    const [, number, count = 1] = /^(\d{1,9})-work(?:-(\d{1,9}))?$/.exec(artifact.name.slice(cut)) ?? [];
    const isEarlier = artifact.name.startsWith(run) && Number(number) < current;
    return isEarlier ? [{ artifact, number: Number(number), count: Number(count) }] : [];
  });
  return uploads.toSorted((a, b) => b.number - a.number || b.count - a.count)[0]?.artifact;
}
async function download({ size, ...artifact }, file, time) {
  if (size > MAX_ARCHIVE_BYTES) throw refusal(TOO_LARGE);
  const signal = within(time, DOWNLOAD_MS);
  const { signed_url } = await ask("GetSignedArtifactURL", artifact, signedSchema, signal);
  const zip = await load(signed_url, { signal });
  const unpacked = await attempt(() => readOnlyFile(zip, file));
  if (unpacked.kind === "threw") throw refusal("its file cannot be read");
  return unpacked.value;
}
async function ask(method, body, schema, signal) {
  const { origin } = new URL(process.env.ACTIONS_RESULTS_URL ?? "");
  const answer = await load(`${origin}/${SERVICE}/${method}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${runtimeToken()}` },
    body: JSON.stringify(body),
    signal
  });
  const parsed = await attempt(() => schema.parse(JSON.parse(answer.toString())));
  if (parsed.kind === "done") return parsed.value;
  throw refusal("the answer of the artifact service cannot be read");
}
async function load(address, init) {
  const loaded = await attempt(async () => {
    const answer2 = await proxiedFetch(address, init);
    return { answer: answer2, bytes: await readAtMost(answer2, MAX_ARCHIVE_BYTES) };
  });
  if (loaded.kind === "threw") throw refusal("the artifact service did not answer");
  const { answer, bytes } = loaded.value;
  if (!answer.ok) throw refusal(`the artifact service answered ${answer.status}`);
  if (bytes === void 0) throw refusal(TOO_LARGE);
  return bytes;
}
function within({ left }, ms) {
  return AbortSignal.timeout(Math.ceil(Math.min(ms, left())));
}
var runtimeToken = () => process.env.ACTIONS_RUNTIME_TOKEN ?? "";
function runIds() {
  const [, claims = ""] = runtimeToken().split(".");
  const { scp } = claimsSchema.parse(JSON.parse(Buffer.from(claims, "base64url").toString()));
  const [, run, job] = /(?:^| )Actions\.Results:([^: ]+):([^: ]+)/.exec(scp) ?? [];
  return { workflow_run_backend_id: run, workflow_job_run_backend_id: job };
}
function refusal(message) {
  return new SquadError({ code: "E_GITHUB", message });
}
export {
  findEarlierUpload
};
