import {
  commandOf,
  exitCodeOf,
  shortCommand
} from "./chunk-UE43JMU5.js";
import {
  headOfBytes
} from "./chunk-ZZI2KZOO.js";
import {
  count,
  duration,
  plural
} from "./chunk-BDLE4HBS.js";
import {
  fieldsOf,
  isRecord,
  readJson
} from "./chunk-DZISDMIS.js";
import {
  oneLine,
  withoutUnseen
} from "./chunk-ISL6UGDV.js";
import "./chunk-MUCB7FAK.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run-log/page/render-run-page.ts
init_define_RUNTIME_PACKAGES();
import { createHash } from "node:crypto";

// src/run-log/page/assets.ts
init_define_RUNTIME_PACKAGES();
import { readFileSync } from "node:fs";
var textOf = (file) => readFileSync(new URL(file, import.meta.url), "utf8");
var pageStyle = () => textOf("./page.css");
var pageScript = () => textOf("./play.js");

// src/run-log/page/budget.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/page/html.ts
init_define_RUNTIME_PACKAGES();
var ENTITIES = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
function escapeHtml(text) {
  return withoutUnseen(text).text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
function html(parts, ...values) {
  const markup = parts.map((part, at) => part + markupOf(values[at] ?? ""));
  return { markup: markup.join("") };
}
function markupOf(value) {
  if (typeof value === "string") return escapeHtml(value);
  if (typeof value === "number") return String(value);
  return "markup" in value ? value.markup : value.map(markupOf).join("");
}

// src/run-log/page/budget.ts
var MAX_BYTES = 9e5;
var MAX_PART = 4e4;
function longestPart(texts) {
  const sizes = texts.map((text) => Math.min(MAX_PART, Buffer.byteLength(escapeHtml(text))));
  let left = MAX_BYTES;
  for (const [index, size] of sizes.sort((a, b) => a - b).entries()) {
    const share = left / (sizes.length - index);
    if (size > share) return Math.floor(share);
    left -= size;
  }
  return MAX_PART;
}
function writeHead(text, max) {
  const whole = escapeHtml(text);
  const head = headOfBytes(whole, max);
  if (head === whole) return { markup: whole };
  const kept = { markup: head.replace(/&[a-z#0-9]{0,5}$/, "") };
  return html`${kept}
<em>Cut here: run.jsonl has the whole.</em>`;
}

// src/run-log/page/facts.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/page/telling.ts
init_define_RUNTIME_PACKAGES();
var MAX_TEXT = 200;
function addAct({ acts, names }, act) {
  const { session = "", text, tone = "plain", fact = "", details = [] } = act;
  const who = line(act.who ?? names.get(session) ?? session);
  const { at, mark } = act;
  const added = { at, session, who, text: line(text), mark, tone, fact, details: [...details] };
  acts.push(added);
  return added;
}
function tellEvent(telling, act) {
  const key = `told ${act.session ?? ""}`;
  const call = telling.open.get(key);
  telling.open.delete(key);
  if (call === void 0) return addAct(telling, act);
  const { text, mark, tone = "plain", details = [] } = act;
  Object.assign(call, { text: line(text), mark, tone });
  call.details.unshift(...details);
  return call;
}
function line(text) {
  return oneLine(text, MAX_TEXT);
}
function nameOf({ names }, id) {
  return names.get(id) ?? (id || "nobody");
}
function words(label, text) {
  return text.trim() === "" ? [] : [{ kind: "words", label, text }];
}
function code(label, text) {
  return text.trim() === "" ? [] : [{ kind: "code", label, text }];
}
function firstParagraph(text) {
  return text.trim().split(/\n\s*\n/, 1)[0] ?? "";
}
function pathsText(paths) {
  const more = paths.length - 3;
  return more > 0 ? `${paths.slice(0, 3).join(", ")} and ${more} more` : paths.join(", ");
}
function tookText(ms) {
  if (ms <= 0) return "";
  return ms < 1e3 ? `${Math.round(ms)} ms` : `${(ms / 1e3).toFixed(1)} s`;
}
function findingsText(amount) {
  return amount === 0 ? "no findings" : plural(amount, "finding");
}
function bytesText(bytes) {
  return bytes < 1e3 ? `${bytes} bytes` : `${(bytes / 1e3).toFixed(1)} kB`;
}

// src/run-log/page/facts.ts
function sumCosts(entries, lanes) {
  return lanes.map((lane) => {
    const own = entries.filter((entry) => entry.text("session") === lane.session);
    const usage = own.filter(({ kind }) => kind === "usage");
    const told = usage.filter((entry) => entry.has("cost"));
    const models = new Set(usage.map((entry) => line(entry.text("model"))));
    const worked = lane.spans.filter(({ state }) => state === "working");
    return {
      lane,
      models: [...models].filter((model) => model !== ""),
      input: sum(usage.map((entry) => entry.number("inputTokens"))),
      output: sum(usage.map((entry) => entry.number("outputTokens"))),
      calls: own.filter(({ kind }) => kind === "tool.start").length,
      ms: sum(worked.map(({ from, to }) => to - from)),
      cost: told.length === 0 ? void 0 : sum(told.map((entry) => entry.number("cost")))
    };
  });
}
function sum(amounts) {
  return amounts.reduce((total, amount) => total + amount, 0);
}
function changedFiles(entries) {
  const notes = entries.filter(({ kind }) => kind === "decision" || kind === "learning");
  const memory = new Set(notes.map((entry) => entry.entry("note").text("path")));
  const commits = entries.filter(({ kind }) => kind === "commit");
  return [...new Set(commits.flatMap((entry) => entry.texts("files")))].filter(
    (path) => !memory.has(path)
  );
}
var OUTCOMES = {
  changed: ["Done", "good", "The work is pushed"],
  answered: ["Answered", "good", "The question is answered"],
  asked: ["Question", "warn", "A question waits for an answer"],
  declined: ["Declined", "warn", "The request was declined"],
  "nothing-to-do": ["Done", "good", "Nothing to change"],
  limited: ["Stopped", "warn", "The run was stopped"],
  failed: ["Failed", "bad", "The run failed"]
};
function newsOf(entries, acts) {
  const kind = entries.findLast((entry) => entry.kind === "run.ended")?.text("outcome") ?? "";
  const outcome = Object.hasOwn(OUTCOMES, kind) ? OUTCOMES[kind] : void 0;
  if (outcome === void 0) {
    return { word: "Unfinished", tone: "warn", text: "The record ends before the run does" };
  }
  const [word, tone, text] = outcome;
  if (kind === "changed") return workNews(entries) ?? { word, tone, text };
  const stop = acts.findLast((act) => act.text.startsWith(STOPS));
  const reason = kind === "limited" ? stop?.text.slice(STOPS.length) : void 0;
  return { word, tone, text: reason ?? text };
}
var STOPS = "stops: ";
function workNews(entries) {
  const pull = entries.findLast((entry) => entry.text("effect") === "pull-request")?.text("detail");
  const [failing, ...others] = failingChecks(entries).map((name) => line(name));
  if (failing !== void 0) {
    const names = others.length === 0 ? `${failing} fails` : `${plural(others.length + 1, "check")} fail`;
    return { word: "Checks fail", tone: "bad", text: `${line(pull ?? "The work")}: ${names}` };
  }
  if (pull === void 0) return void 0;
  return { word: "Done", tone: "good", text: `${line(pull)} is ready for review` };
}
function failingChecks(entries) {
  const failing = [...checkResults(entries)].filter(
    ([, result]) => /^(?:failed|timed-out)$/.test(result)
  );
  return failing.map(([name]) => name);
}
function checkResults(entries) {
  const checks = entries.filter(({ kind }) => kind === "check");
  return new Map(
    checks.map((one) => [one.text("name") || one.text("command"), one.text("result")])
  );
}

// src/run-log/page/film.ts
init_define_RUNTIME_PACKAGES();
var [LEFT, RIGHT] = [1.5, 98.5];
var EVEN_SHARE = 0.45;
var USUAL_GAPS = 6;
var TICK_ROOM = 8;
function layFilm(acts, startedAt, endedAt) {
  const times = [...acts.map(({ at }) => at), endedAt];
  const gaps = times.slice(1).map((at, index) => Math.max(0, at - (times[index] ?? at)));
  const cap = longestGap(gaps);
  const sum2 = gaps.reduce((total, gap) => total + Math.min(gap, cap), 0) || 1;
  const evens = acts.map(({ mark }) => mark === void 0 ? 1 : 3);
  const evenSum = evens.reduce((total, even) => total + even, 0) || 1;
  const places = [LEFT];
  for (const [index, gap] of gaps.entries()) {
    const share = (1 - EVEN_SHARE) * Math.min(gap, cap) / sum2 + EVEN_SHARE * (evens[index] ?? 1) / evenSum;
    places.push((places.at(-1) ?? LEFT) + share * (RIGHT - LEFT));
  }
  const placeOf = (at) => between(times, places, at);
  const pauses = pausesOf(gaps, places, cap);
  return { acts: places, placeOf, ticks: ticksOf(placeOf, startedAt, endedAt), pauses };
}
function pausesOf(gaps, places, cap) {
  return gaps.flatMap((gap, index) => {
    if (gap <= 2 * cap) return [];
    const place = ((places[index] ?? 0) + (places[index + 1] ?? 0)) / 2;
    return [{ place, label: shortText(gap) }];
  });
}
function longestGap(gaps) {
  const real = gaps.filter((gap) => gap > 0).sort((a, b) => a - b);
  return USUAL_GAPS * Math.max(20, real[Math.floor(real.length * 0.7)] ?? 0);
}
function between(times, places, at) {
  let [low, high] = [0, times.length - 1];
  while (low < high) {
    const middle = low + high >> 1;
    if ((times[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  const [to, before] = [times[low] ?? at, times[low - 1] ?? times[low] ?? at];
  const [end, start] = [places[low] ?? LEFT, places[low - 1] ?? LEFT];
  if (at >= to || to === before) return end;
  return start + (end - start) * Math.max(0, at - before) / (to - before);
}
var STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200];
function ticksOf(placeOf, startedAt, endedAt) {
  const total = endedAt - startedAt;
  const step = 1e3 * (STEPS.find((one) => one * 1e3 * 12 >= total) ?? 86400);
  const ticks = [];
  for (let ms = 0; ms <= total && ticks.length < 100; ms += step) {
    const place = placeOf(startedAt + ms);
    if (place - (ticks.at(-1)?.place ?? -TICK_ROOM) < TICK_ROOM) continue;
    ticks.push({ place, label: clock(ms, total) });
  }
  return ticks;
}
function clock(ms, total) {
  if (total < 6e4) return `${(Math.max(0, ms) / 1e3).toFixed(1)} s`;
  const seconds = Math.max(0, Math.round(ms / 1e3));
  const two = (part) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
function shortText(ms) {
  if (ms < 1e4) return `${(ms / 1e3).toFixed(1)} s`;
  return ms < 9e4 ? `${Math.round(ms / 1e3)} s` : `${Math.round(ms / 6e4)} min`;
}

// src/run-log/page/lanes.ts
init_define_RUNTIME_PACKAGES();
function layLanes(entries, endedAt) {
  const lanes = /* @__PURE__ */ new Map();
  for (const entry of entries) follow(lanes, entry);
  const agents = [.../* @__PURE__ */ new Set(["coordinator", ...[...lanes.values()].map(({ agent }) => agent)])];
  return [...lanes.values()].map((lane) => {
    changeTo(lane, void 0, endedAt);
    const { session, name, role, spans, brokenOff, agent } = lane;
    return {
      session,
      name: name || session,
      role,
      spans,
      brokenOff,
      hue: hueOf(agents.indexOf(agent))
    };
  });
}
function hueOf(place) {
  return place === 0 ? 0 : (place - 1) % 7 + 1;
}
function follow(lanes, entry) {
  const session = entry.text("session");
  if (entry.kind === "agent.queued" || entry.kind === "agent.spawned") {
    const lane2 = lanes.get(session) ?? openLane(entry);
    lanes.set(session, lane2);
    lane2.name = line(entry.text("name"));
    lane2.role = line(entry.text("role"));
    changeTo(lane2, entry.kind === "agent.queued" ? "queued" : "working", entry.at);
    return;
  }
  const lane = lanes.get(session);
  if (lane !== void 0) followState(lane, entry);
}
function openLane(entry) {
  const session = entry.text("session");
  const agent = entry.text("agent") || session;
  const state = { spans: [], now: void 0, brokenOff: void 0, waitsFor: void 0 };
  return { session, agent, name: "", role: "", ...state };
}
var STATES = /* @__PURE__ */ new Map([
  ["agent.idle", "waiting"],
  ["agent.resumed", "working"],
  ["agent.finished", void 0],
  ["agent.failed", void 0],
  ["agent.stopped", void 0]
]);
function followState(lane, entry) {
  if (entry.kind === "agent.failed") lane.brokenOff = "failed";
  if (entry.kind === "agent.stopped") lane.brokenOff = "stopped";
  if (STATES.has(entry.kind)) changeTo(lane, STATES.get(entry.kind), entry.at);
  else followCall(lane, entry);
}
function followCall(lane, entry) {
  const call = entry.text("callId");
  if (entry.kind === "tool.start" && entry.text("tool") === "squad_route") {
    lane.waitsFor = call;
    if (lane.now?.state === "working") changeTo(lane, "waiting", entry.at);
  } else if (entry.kind.startsWith("tool.") && lane.waitsFor === call) {
    lane.waitsFor = void 0;
    if (lane.now?.state === "waiting") changeTo(lane, "working", entry.at);
  }
}
function changeTo(lane, state, at) {
  const { now } = lane;
  if (now?.state === state) return;
  if (now !== void 0) lane.spans.push({ ...now, to: Math.max(at, now.from) });
  lane.now = state === void 0 ? void 0 : { state, from: at };
}

// src/run-log/page/read-record.ts
init_define_RUNTIME_PACKAGES();
function readRecord(record) {
  const lines = record.split("\n").filter((line2) => line2.trim() !== "");
  const values = lines.flatMap((line2) => {
    const read = readJson(line2);
    return read.kind === "value" && isRecord(read.value) ? [read.value] : [];
  });
  return { entries: values.map(entryOf), broken: lines.length - values.length };
}
function entryOf(value) {
  const fields = new Map(isRecord(value) ? Object.entries(value) : []);
  const list = (field) => {
    const items = fields.get(field);
    return Array.isArray(items) ? items : [];
  };
  return {
    kind: textOf2(fields.get("kind")),
    at: numberOf(fields.get("at")),
    keys: [...fields.keys()],
    has: (field) => fields.has(field),
    text: (field) => textOf2(fields.get(field)),
    number: (field) => numberOf(fields.get(field)),
    texts: (field) => list(field).filter((item) => typeof item === "string"),
    numbers: (field) => list(field).filter((item) => typeof item === "number"),
    entry: (field) => entryOf(fields.get(field)),
    entries: (field) => list(field).filter(isRecord).map(entryOf)
  };
}
function textOf2(value) {
  return typeof value === "string" ? value : "";
}
function numberOf(value) {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

// src/run-log/page/render-header.ts
init_define_RUNTIME_PACKAGES();
var LONG_REQUEST = 600;
function renderNews(news, started) {
  const [actor, asked] = [started?.text("actor") ?? "", started?.text("asked") ?? ""];
  const request = (asked || (started?.text("request") ?? "")).trim();
  const words2 = html`<blockquote>${oneLine(request, LONG_REQUEST)}</blockquote>`;
  const rest = html`<details><summary>The whole request</summary><blockquote class="words">${request.slice(0, 2e4)}</blockquote></details>`;
  return html`<p class="where">${whereOf(started)}</p>
<h1><span class="badge ${news.tone}">${news.word}</span> ${news.text}</h1>
${request === "" ? "" : html`<figure class="request"><figcaption>${actor || "Somebody"} asked</figcaption>${request.length > LONG_REQUEST ? rest : words2}</figure>`}`;
}
function whereOf(started) {
  const thread = started?.number("thread") ?? 0;
  const repository = oneLine(started?.text("repository") ?? "", 140);
  const words2 = `${repository} ${thread > 0 ? `#${thread}` : ""}`.trim() || "A run of the squad";
  const url = started?.text("url") ?? "";
  if (!isSecureAddress(url)) return html`${words2}`;
  return html`<a href="${url}" rel="noopener noreferrer">${words2}</a>`;
}
function isSecureAddress(url) {
  return url.length < 2e3 && /^https:\/\/[^\s\\]+$/.test(url) && URL.canParse(url);
}
function renderFacts(entries, costs, totalMs) {
  const agents = new Set(costs.map(({ lane }) => lane.name));
  const cost = costs.flatMap((one) => one.cost === void 0 ? [] : [one.cost]);
  const tokens = sum(costs.map(({ input, output }) => input + output));
  const facts = [
    ["took", duration(totalMs)],
    [agents.size === 1 ? "agent" : "agents", count(agents.size)],
    ...checkFacts(entries),
    ["files changed", count(changedFiles(entries).length)],
    ["calls", count(sum(costs.map(({ calls }) => calls)))],
    ["tokens", count(tokens)],
    ...cost.length === 0 ? [] : [["premium requests", amountText(sum(cost))]]
  ];
  return html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
function checkFacts(entries) {
  const results = checkResults(entries);
  const passed = [...results.values()].filter((result) => result === "passed").length;
  return results.size === 0 ? [] : [["checks passed", `${passed} of ${results.size}`]];
}
function amountText(amount) {
  return amount >= 1e3 ? count(amount) : String(Math.round(amount * 100) / 100);
}
var MOST_POINTS = 6;
function renderPoints(acts) {
  const open = acts.flatMap(
    (act, at) => act.tone === "bad" || act.tone === "warn" && act.mark ? [{ act, at }] : []
  );
  if (open.length === 0) return html``;
  const worst = open.toSorted(
    (a, b) => Number(b.act.tone === "bad") - Number(a.act.tone === "bad")
  );
  const more = open.length - MOST_POINTS;
  const points = worst.slice(0, MOST_POINTS).sort((a, b) => a.at - b.at).map(
    ({ act, at }) => html`<li class="${act.tone}"><a href="#act-${at}">${act.who} ${oneLine(act.text, 120)}</a></li>`
  );
  return html`<section class="points" aria-labelledby="points"><h2 id="points">Worth a look</h2><ul>${points}${more > 0 ? html`<li>and ${plural(more, "more act")} in the story</li>` : ""}</ul></section>`;
}
function renderCosts(costs) {
  if (costs.length === 0) return html``;
  const isTold = costs.some(({ cost }) => cost !== void 0);
  const total = (field) => sum(costs.map((one) => one[field]));
  const cells = (one) => html`<td>${count(one.input)}</td><td>${count(one.output)}</td><td>${count(one.calls)}</td><td>${duration(one.ms)}</td>${isTold ? html`<td>${one.cost === void 0 ? "" : amountText(one.cost)}</td>` : ""}`;
  const all = {
    input: total("input"),
    output: total("output"),
    calls: total("calls"),
    ms: total("ms"),
    cost: sum(costs.map(({ cost }) => cost ?? 0))
  };
  return html`<section aria-labelledby="costs"><h2 id="costs">Tokens and time</h2><table><thead><tr><th scope="col">Agent</th><th scope="col">Tokens in</th><th scope="col">out</th><th scope="col">Calls</th><th scope="col">At work</th>${isTold ? html`<th scope="col">Premium requests</th>` : ""}</tr></thead>
<tbody>${costs.map(
    (one) => html`<tr class="hue${one.lane.hue}"><th scope="row">${one.lane.name}${one.models.length === 0 ? "" : html` <small>${one.models.join(", ")}</small>`}</th>${cells(one)}</tr>
`
  )}</tbody><tfoot><tr><th scope="row">All</th>${cells(all)}</tr></tfoot></table></section>`;
}

// src/run-log/page/render-lanes.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/page/story.ts
init_define_RUNTIME_PACKAGES();
var MARKS = [
  "request",
  "handoff",
  "said",
  "decision",
  "learning",
  "commit",
  "review",
  "check",
  "push",
  "pull-request",
  "question",
  "refused",
  "note",
  "end"
];

// src/run-log/page/render-lanes.ts
var AXIS = 24;
var SHAPES = {
  request: "M-5-4h10v7h-6l-3 3v-3h-1z",
  handoff: "M-5 0h9M1-3.5 4.500 0 1 3.500",
  said: "M-4-2h8M-4 2h5",
  decision: "M0-5 5 0 0 5-5 0z",
  learning: "M-4.500-4v8q2.500-1 4.500 0 2-1 4.500 0v-8q-2.500-1-4.500 0-2-1-4.500 0M0-4v8",
  commit: "M-6 0h3M3 0h3M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  review: "M-6 0q6-8 12 0q-6 8-12 0M-1.500 0a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0",
  check: "M-4 0-1 3 4-3",
  push: "M0 5v-9M-4 0 0-4.500 4 0",
  "pull-request": "M-3-2v6M-3-4.500v1M3 4V-1q0-2-2-2h-1M2-5 0-3l2 2",
  question: "M-2-2q0-2.500 2-2.500t2 2.500q0 1-2 2v1.500M0 4.200v.6",
  refused: "M-3.500-3.500l7 7M-3.500 3.500l7-7",
  note: "M0-1v5M0-4.200v.6",
  end: "M-3 5v-10h7l-2 2.500 2 2.500h-7"
};
function renderLanes(drawing) {
  const { lanes, film, acts } = drawing;
  const isDense = lanes.length > 12;
  const row = isDense ? 24 : 40;
  const height = AXIS + row * (lanes.length + 1) + 4;
  const rows = new Map(["", ...lanes.map(({ session }) => session)].map((id, at) => [id, at]));
  const middle = (session) => AXIS + row * ((rows.get(session) ?? 0) + 0.5);
  const used = MARKS.filter((mark) => acts.some((act) => act.mark === mark));
  return html`<div class="stage${isDense ? " dense" : ""}"><ul class="names"><li><b>Run</b></li>${lanes.map(renderName)}</ul>
<svg class="plot ${widthClass(acts)}" height="${height}" role="group" aria-label="Lanes of the agents over time; each mark leads to its act in the story">
<defs>${used.map((mark) => html`<path id="m-${mark}" d="${SHAPES[mark]}"/>`)}<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M1 1 7 4 1 7"/></marker></defs>
${[...rows.values()].map((at) => html`<line class="rule" x1="0" x2="100%" y1="${AXIS + row * (at + 1)}" y2="${AXIS + row * (at + 1)}"/>`)}
<g class="axis" aria-hidden="true">${renderAxis(film, height)}</g>
${lanes.map((lane) => renderSpans(lane, middle(lane.session), film))}
<g class="calls" aria-hidden="true">${acts.map((act, at) => renderTick(act, at, { film, y: middle(act.session) }))}</g>
${drawing.arrows.map((arrow) => renderArrow(arrow, middle, film))}
${acts.map((act, at) => renderMark(act, at, { film, y: middle(act.session) }))}
<rect class="ahead" id="ahead" x="100%" y="${AXIS}" width="0" height="${height - AXIS}"/><line class="head" id="head" x1="0" x2="0" y1="${AXIS - 6}" y2="${height}"/>
</svg></div>
${renderLegend(used)}`;
}
function widthClass(acts) {
  const marks = acts.filter(({ mark }) => mark !== void 0).length;
  return `w${Math.min(4, Math.floor((marks * 2.5 + acts.length) / 60))}`;
}
function renderName({ name, role, hue }) {
  return html`<li class="hue${hue}" title="${name}${role === "" ? "" : `, ${role}`}"><b>${name}</b>${role === "" || role === name ? "" : html` <small>${role}</small>`}</li>`;
}
function renderAxis({ ticks, pauses }, height) {
  return [
    ...ticks.map(
      ({ place, label }) => html`<line x1="${percent(place)}" x2="${percent(place)}" y1="18" y2="${height}"/><text x="${percent(place)}" y="12">${label}</text>`
    ),
    ...pauses.map(
      ({ place, label }) => html`<svg class="pause" x="${percent(place)}" y="${AXIS}"><title>${label} passed here</title><path d="M-3-4-5 4M3-4 1 4"/></svg>`
    )
  ];
}
function renderSpans({ spans, hue, brokenOff }, y, { placeOf }) {
  const bars = spans.map(({ state, from, to }) => {
    const [start, end2] = [placeOf(from), placeOf(to)];
    if (state !== "working") {
      return html`<line class="${state}" x1="${percent(start)}" x2="${percent(end2)}" y1="${y}" y2="${y}"/>`;
    }
    const width = percent(Math.max(0.3, end2 - start));
    return html`<rect x="${percent(start)}" width="${width}" y="${y - 7}" height="14" rx="7"/>`;
  });
  const end = spans.at(-1)?.to ?? 0;
  const cross = brokenOff === void 0 ? "" : html`<line class="broken" x1="${percent(placeOf(end))}" x2="${percent(placeOf(end))}" y1="${y - 11}" y2="${y + 11}"/>`;
  return html`<g class="hue${hue}" aria-hidden="true">${bars}${cross}</g>`;
}
function renderTick({ mark }, at, { film, y }) {
  if (mark !== void 0) return html``;
  return html`<a href="#act-${at}" tabindex="-1"><rect x="${percent(film.acts[at] ?? 0)}" y="${y - 7}"/></a>`;
}
function renderMark({ mark, tone, who, text }, at, { film, y }) {
  if (mark === void 0) return html``;
  return html`<a href="#act-${at}" class="mark ${tone}"><title>${who} ${text.slice(0, 80)}</title><svg x="${percent(film.acts[at] ?? 0)}" y="${y}"><circle r="9"/><use href="#m-${mark}"/></svg></a>
`;
}
function renderArrow(arrow, middle, { placeOf }) {
  const [from, to] = [middle(arrow.from), middle(arrow.to)];
  if (from === to) return html``;
  const [sent, taken] = [percent(placeOf(arrow.sentAt)), percent(placeOf(arrow.at))];
  const gap = from < to ? 10 : -10;
  return html`<line class="${arrow.isAnswer ? "answer" : "message"}" x1="${sent}" x2="${taken}" y1="${from + gap}" y2="${to - gap}" marker-end="url(#tip)"/>`;
}
function percent(place) {
  return `${Math.round(place * 100) / 100}%`;
}
function renderLegend(used) {
  const marks = used.map(
    (mark) => html`<li><svg class="key" viewBox="-8 -8 16 16" aria-hidden="true"><path d="${SHAPES[mark]}"/></svg>${mark.replace("-", " ")}</li>`
  );
  return html`<ul class="legend" aria-label="What the marks mean">${marks}</ul>`;
}

// src/run-log/page/render-story.ts
init_define_RUNTIME_PACKAGES();
function renderStory(acts, context) {
  return html`<ol class="acts">${acts.map((act, at) => renderAct(act, at, context))}</ol>`;
}
function renderAct(act, at, context) {
  const hue = context.hueOf(act.session);
  const look = [
    ...hue === void 0 ? [] : [`hue${hue}`],
    ...act.tone === "plain" ? [] : [act.tone],
    ...act.mark === void 0 ? ["small"] : []
  ].join(" ");
  const place = Math.round((context.places[at] ?? 0) * 100) / 100;
  const words2 = html`<time>${clock(act.at - context.startedAt, context.totalMs)}</time><b>${act.who}</b><span>${act.text}</span>${act.fact === "" ? "" : html`<small>${act.fact}</small>`}`;
  const start = html`id="act-${at}" data-x="${place}"`;
  if (act.details.length === 0) {
    return html`<li class="${look}"><p ${start}>${words2}</p></li>
`;
  }
  return html`<li class="${look}"><details ${start}><summary>${words2}</summary><div class="more">${act.details.map((detail) => renderDetail(detail, context.writeText))}</div></details></li>
`;
}
function renderDetail(detail, writeText) {
  switch (detail.kind) {
    case "words":
      return html`<h3>${detail.label}</h3><div class="words">${writeText(detail.text)}</div>`;
    case "code":
      return html`<h3>${detail.label}</h3><pre>${writeText(detail.text)}</pre>`;
    case "diff":
      return html`<h3>${detail.label}</h3><pre class="diff">${colourDiff(writeText(detail.text))}</pre>`;
    case "sizes":
      return html`<h3>${detail.label}</h3><ul class="sizes">${detail.rows.map(
        ([part, bytes]) => html`<li>${part} <small>${bytesText(bytes)}</small></li>`
      )}</ul>`;
    case "findings":
      return html`<h3>Findings</h3><ol class="findings">${detail.findings.map(
        (one, at) => renderFinding(one, detail.revised.has(at), writeText)
      )}</ol>`;
  }
}
function renderFinding(one, isRevised, writeText) {
  const { place, severity, rule, text, suggestion } = one;
  const labels = [severity, rule, isRevised ? "changed since" : ""].filter((word) => word !== "");
  return html`<li><code>${place}</code> ${labels.map((word) => html`<i class="tag">${word}</i> `)}<div class="words">${writeText(text)}</div>${suggestion === "" ? "" : html`<pre class="diff"><ins>${writeText(suggestion)}</ins></pre>`}</li>`;
}
function colourDiff({ markup }) {
  const runs = [];
  for (const line2 of markup.split("\n")) {
    const tag = tagOf(line2);
    const last = runs.at(-1);
    if (last !== void 0 && last.tag === tag) last.lines.push(line2);
    else runs.push({ tag, lines: [line2] });
  }
  const parts = runs.map(({ tag, lines }) => {
    const text = lines.join("\n");
    return tag === "" ? `${text}
` : `<${tag}>${text}
</${tag}>`;
  });
  return { markup: parts.join("") };
}
function tagOf(line2) {
  if (/^(?:diff --git |index |--- |\+\+\+ |@@|new file|deleted file|similarity|rename )/.test(line2)) {
    return "b";
  }
  if (line2.startsWith("+")) return "ins";
  return line2.startsWith("-") ? "del" : "";
}

// src/run-log/page/tell-story.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/page/tell-agents.ts
init_define_RUNTIME_PACKAGES();
function tellStart(entry, telling) {
  const session = entry.text("session");
  const name = entry.text("name");
  if (name !== "") telling.names.set(session, line(name));
  telling.sessions.set(entry.text("agent"), session);
  telling.agents.set(session, entry.text("agent"));
  const role = entry.text("role");
  const by = entry.text("requestedBy");
  addStart(entry, telling, {
    text: role === "" || role === name ? "starts" : `starts as ${role}`,
    label: by === "" ? "Task" : `Task, from ${nameOf(telling, by)}`
  });
}
function addStart(entry, telling, { text, label }) {
  const session = entry.text("session");
  const details = words(label, entry.text("task"));
  const { at } = entry;
  const act = addAct(telling, { at, session, text, details });
  telling.open.set(`start ${session}`, act);
  telling.open.delete(`answer ${session}`);
  const from = telling.sessions.get(entry.text("requestedBy")) ?? "";
  const sentAt = telling.open.get(`message to ${telling.agents.get(session) ?? ""}`)?.at ?? at;
  telling.arrows.push({ from, to: session, sentAt, at, isAnswer: false });
}
function tellGiven(entry, telling) {
  const start = telling.open.get(`start ${entry.text("session")}`);
  if (start === void 0) return;
  const rows = entry.entries("parts").map((part) => [part.text("part"), part.number("bytes")]);
  const sum2 = rows.reduce((total, [, bytes]) => total + bytes, 0);
  const isFirst = start.details.every(({ kind }) => kind !== "sizes");
  const label = `${isFirst ? "What it was given" : "And with its task"}: ${bytesText(sum2)}`;
  start.details.push({ kind: "sizes", label, rows });
}
function tellAnswer(entry, telling) {
  const session = entry.text("session");
  if (telling.open.has(`answer ${session}`)) return;
  const answer = entry.text("answer");
  const said = firstParagraph(answer);
  const text = said === "" ? "ends without an answer" : `is done: ${said}`;
  const details = answer.trim() === said && said.length < 150 ? [] : words("Answer", answer);
  const act = addAct(telling, { at: entry.at, session, text, mark: "said", details });
  telling.open.set(`answer ${session}`, act);
}
function tellBreak(verb) {
  return (entry, telling) => {
    const reason = entry.text("reason");
    addAct(telling, {
      at: entry.at,
      session: entry.text("session"),
      text: `${verb}: ${reason}`,
      mark: "refused",
      tone: "bad",
      details: reason.length < 150 ? [] : words("Reason", reason)
    });
  };
}
var AGENT_TELLERS = {
  team: (entry, { names }) => {
    const team = entry.entry("names");
    for (const slug of team.keys) names.set(slug, line(team.text(slug)) || slug);
  },
  "agent.spawned": tellStart,
  "agent.resumed": (entry, telling) => addStart(entry, telling, { text: "goes on", label: "Task" }),
  "agent.given": tellGiven,
  "agent.step": (entry, { steps }) => void steps.set(entry.text("session"), entry.text("step")),
  "agent.said": (entry, telling) => {
    const text = entry.text("text");
    const said = firstParagraph(text);
    const isWhole = said === text.trim() && said.length < 150;
    const details = isWhole ? [] : words("In its words", text);
    const session = entry.text("session");
    addAct(telling, { at: entry.at, session, text: `says: ${said}`, mark: "said", details });
  },
  "agent.idle": tellAnswer,
  "agent.finished": tellAnswer,
  "agent.failed": tellBreak("failed"),
  "agent.stopped": tellBreak("was stopped")
};

// src/run-log/page/tell-calls.ts
init_define_RUNTIME_PACKAGES();
var TOLD_BY_EVENTS = {
  squad_route: "sends a message",
  squad_decide: "records a decision",
  squad_memory: "notes a learning",
  squad_review: "records a review"
};
var TEAM_STEPS = {
  squad_status: "looks at the team",
  squad_skill: "looks at skills",
  squad_discover: "looks for a colleague"
};
function tellCall(entry, telling) {
  const [session, tool, input] = [entry.text("session"), entry.text("tool"), entry.text("input")];
  const isCommand = tool === "bash";
  const text = isCommand ? runText(input) : stepText(tool, session, telling);
  const given = isCommand ? commandOf(input) ?? input : readable(input);
  const details = text.includes(given.trim()) ? [] : code(isCommand ? "Command" : "Given", given);
  const act = addAct(telling, { at: entry.at, session, text, details });
  telling.open.set(`call ${session} ${entry.text("callId")}`, act);
  if (Object.hasOwn(TOLD_BY_EVENTS, tool)) telling.open.set(`told ${session}`, act);
}
function runText(input) {
  return `runs ${shortCommand(commandOf(input) ?? "", 120) || "a command"}`;
}
function stepText(tool, session, { steps }) {
  if (Object.hasOwn(TOLD_BY_EVENTS, tool)) return TOLD_BY_EVENTS[tool] ?? tool;
  if (Object.hasOwn(TEAM_STEPS, tool)) return TEAM_STEPS[tool] ?? tool;
  const step = steps.get(session) ?? "";
  steps.delete(session);
  return step === "" ? `uses ${tool || "a tool"}` : step;
}
function endCall(entry, { open }) {
  const key = `call ${entry.text("session")} ${entry.text("callId")}`;
  const act = open.get(key);
  open.delete(key);
  if (act !== void 0) act.fact = tookText(entry.number("ms"));
  return act;
}
function tellResult(entry, telling) {
  const act = endCall(entry, telling);
  if (act === void 0) return;
  const output = entry.text("output");
  const exitCode = entry.text("tool") === "bash" ? exitCodeOf(output) : void 0;
  if (exitCode !== void 0 && exitCode !== 0) {
    act.tone = "warn";
    act.fact = `exit ${exitCode} \xB7 ${act.fact}`;
  }
  act.details.push(...code("Result", readable(output)));
}
function tellFailure(entry, telling) {
  const act = endCall(entry, telling);
  if (act === void 0) return;
  if (act.tone !== "bad") act.tone = "warn";
  act.fact = act.fact === "" ? "failed" : `failed \xB7 ${act.fact}`;
  act.details.push(...code(`Failed ${line(entry.text("code"))}`.trim(), entry.text("message")));
}
function tellDenial(entry, telling) {
  const path = entry.text("path");
  const why = entry.text("reason");
  const reason = why.startsWith(`${path}: `) ? why.slice(path.length + 2) : why;
  const text = line(
    `may not ${entry.text("access")} ${path.trim() || "a path without a name"}: ${reason}`
  );
  const session = entry.text("session");
  const last = telling.acts.at(-1);
  const isOwn = last?.session === session && [...telling.open.values()].includes(last);
  if (isOwn && path !== "" && last.text.endsWith(path)) {
    Object.assign(last, { text, tone: "bad", mark: "refused" });
    return;
  }
  addAct(telling, { at: entry.at, session, text, tone: "bad", mark: "refused" });
}
function readable(json) {
  const read = readJson(json);
  if (read.kind !== "value") return json.startsWith("{") ? json.replaceAll("\\n", "\n") : json;
  if (typeof read.value === "string") return read.value;
  const fields = fieldsOf(read.value);
  if (fields === void 0) return json;
  return [...fields].map(([name, value]) => `${name}: ${valueText(value)}`).join("\n");
}
function valueText(value) {
  if (typeof value !== "string") return JSON.stringify(value, void 0, 1);
  return value.includes("\n") ? `
${value}
` : value;
}
var CALL_TELLERS = {
  "tool.start": tellCall,
  "tool.complete": tellResult,
  "tool.failed": tellFailure,
  "file.denied": tellDenial
};

// src/run-log/page/tell-run.ts
init_define_RUNTIME_PACKAGES();
var RUN = "Squad";
function tellRequest(entry, telling) {
  const text = entry.text("request");
  const who = entry.text("actor") || "Somebody";
  const details = words("In full", entry.text("asked"));
  addAct(telling, { at: entry.at, who, text: `asks: ${text}`, mark: "request", details });
}
var CHECK_RESULTS = {
  passed: ["passed", "good"],
  failed: ["failed", "bad"],
  "failed-on-base": ["failed, and fails without this work as well", "warn"],
  "timed-out": ["had not ended when its time was up", "bad"],
  "not-run": ["was not run", "warn"]
};
function tellCheck(entry, telling) {
  const result = entry.text("result");
  const known = Object.hasOwn(CHECK_RESULTS, result) ? CHECK_RESULTS[result] : void 0;
  const [said, tone] = known ?? [result, "warn"];
  const command = entry.text("command");
  const output = entry.texts("lines").join("\n");
  addAct(telling, {
    at: entry.at,
    who: "Checks",
    text: `${entry.text("name") || command} ${said}`,
    mark: "check",
    tone,
    fact: result === "not-run" ? "" : `${entry.number("seconds")} s`,
    details: [
      ...code("Command", command === entry.text("name") ? "" : command),
      ...code(result === "not-run" ? "Why" : "Output", output)
    ]
  });
}
var EFFECT_VERBS = {
  push: "pushes",
  "pull-request": "opens pull request",
  review: "posts a review on",
  reviewers: "asks for a review by",
  "review-reply": "replies in"
};
function tellEffect(entry, telling) {
  const effect = entry.text("effect");
  const verb = Object.hasOwn(EFFECT_VERBS, effect) ? EFFECT_VERBS[effect] : effect;
  const detail = entry.text("detail").replace(/\b([0-9a-f]{7})[0-9a-f]{33}\b/g, "$1");
  const mark = effect === "push" || effect === "pull-request" ? effect : "note";
  const tone = effect === "pull-request" ? "good" : "plain";
  addAct(telling, { at: entry.at, who: "Squad", text: `${verb} ${detail}`, mark, tone });
}
function tellNote(entry, telling) {
  const text = entry.text("text");
  const [who, tone] = entry.has("isLoss") ? ["Lost", "bad"] : ["Note", "warn"];
  const details = text.length > 150 ? words("In full", text) : [];
  addAct(telling, { at: entry.at, who, text, mark: "note", tone, details });
}
function tellLock(entry, telling) {
  const note = entry.entry("note");
  const name = (field) => nameOf(telling, note.text(field));
  const path = note.text("path");
  const text = note.has("reviser") ? `takes over ${path}: ${name("by")} requested changes to ${name("agent")}'s version` : `may not revise ${path}: ${name("by")} rejected it`;
  const who = note.has("reviser") ? name("reviser") : name("agent");
  addAct(telling, { at: entry.at, who, text, tone: "warn" });
}
function tellAppeal(entry, telling) {
  const note = entry.entry("note");
  const [from, asked] = [note.text("from"), note.text("text")];
  addAct(telling, {
    at: entry.at,
    session: telling.sessions.get(from) ?? "",
    who: nameOf(telling, from),
    text: `asks people: ${asked}`,
    mark: "question",
    tone: "warn",
    details: words("The question", asked)
  });
}
function tellTools(entry, telling) {
  const [tools, problems] = [entry.entries("tools"), entry.entries("diagnostics")];
  const list = tools.map((tool) => `${tool.text("name")}: ${tool.text("description")}`);
  const wrong = problems.map(
    (one) => `${one.text("path")}: ${one.text("message")} ${one.text("next")}`
  );
  addAct(telling, {
    at: entry.at,
    who: RUN,
    text: `finds ${plural(tools.length, "tool")} of the repository${problems.length > 0 ? `, and ${plural(problems.length, "problem")}` : ""}`,
    tone: problems.length > 0 ? "warn" : "plain",
    details: [...code("Tools", list.join("\n")), ...code("Problems", wrong.join("\n"))]
  });
}
function tellLine(who, verb, field, look) {
  return (entry, telling) => void addAct(telling, {
    at: entry.at,
    who,
    text: `${verb} ${entry.text(field)}`,
    mark: look.mark,
    tone: look.tone
  });
}
var RUN_TELLERS = {
  "run.started": tellRequest,
  tools: tellTools,
  check: tellCheck,
  "checks.off": tellLine("Checks", "none ran:", "reason", { mark: "check", tone: "warn" }),
  effect: tellEffect,
  note: tellNote,
  lock: tellLock,
  appeal: tellAppeal,
  limit: tellLine(RUN, "stops:", "reason", { mark: "refused", tone: "bad" }),
  notice: tellLine(RUN, "calls people:", "url", { mark: "question", tone: "warn" }),
  "run.ended": tellLine(RUN, "ends:", "outcome", { mark: "end", tone: "plain" })
};

// src/run-log/page/tell-work.ts
init_define_RUNTIME_PACKAGES();
function tellHandoff(entry, telling) {
  const [id, from, to, status] = [
    entry.text("id"),
    entry.text("from"),
    entry.text("to"),
    entry.text("status")
  ];
  if (!telling.open.has(`message ${id}`)) tellMessage(entry, telling);
  const sender = telling.sessions.get(from) ?? "";
  const receiver = telling.sessions.get(to);
  if (receiver !== void 0 && status === "answered") {
    const { at } = entry;
    telling.arrows.push({ from: receiver, to: sender, sentAt: at, at, isAnswer: true });
  }
  if (!/^(?:refused|failed|late|unread)$/.test(status)) return;
  const reason = entry.text("reason");
  const text = `message to ${nameOf(telling, to)} ${status}${reason === "" ? "" : `: ${reason}`}`;
  const isBad = status === "refused" || status === "failed";
  addAct(telling, {
    at: entry.at,
    session: sender,
    who: nameOf(telling, from),
    text,
    mark: "refused",
    tone: isBad ? "bad" : "warn"
  });
}
var HANDOFF_VERBS = {
  "review-request": "asks for a review by",
  question: "asks"
};
function tellMessage(entry, telling) {
  const [from, to, task, type] = [
    entry.text("from"),
    entry.text("to"),
    entry.text("task"),
    entry.text("type")
  ];
  const verb = Object.hasOwn(HANDOFF_VERBS, type) ? HANDOFF_VERBS[type] : "hands work to";
  const meant = entry.text("redirectedFrom");
  const instead = meant === "" ? "" : ` instead of ${nameOf(telling, meant)}`;
  const urgent = entry.text("priority") === "urgent" ? " (urgent)" : "";
  const files = entry.texts("files").join("\n");
  const isRequest = telling.acts.some(({ text }) => text === line(`asks: ${task}`));
  const about = isRequest ? "" : `: ${firstParagraph(task)}`;
  const act = tellEvent(telling, {
    at: entry.at,
    session: telling.sessions.get(from) ?? "",
    who: from === "checks" ? "Checks" : nameOf(telling, from),
    text: `${verb} ${nameOf(telling, to)}${instead}${urgent}${about}`,
    mark: "handoff",
    details: [...words("Message", task), ...code("Files", files)]
  });
  telling.open.set(`message ${entry.text("id")}`, act);
  telling.open.set(`message to ${to}`, act);
}
function tellReview(entry, telling) {
  const note = entry.entry("note");
  const verdict = note.text("verdict");
  const findings = note.entries("findings").map(findingOf);
  const reviewer = note.text("reviewer");
  const said = verdict === "none" || verdict === "" ? "reviews" : `${verdict.replaceAll("-", " ")}`;
  const act = tellEvent(telling, {
    at: entry.at,
    session: telling.sessions.get(reviewer) ?? "",
    who: nameOf(telling, reviewer),
    text: `reviews: ${said === "reviews" ? "" : `${said}, `}${findingsText(findings.length)}`,
    mark: "review",
    tone: verdict === "approved" ? "good" : "warn",
    details: [
      ...findings.length === 0 ? [] : [{ kind: "findings", findings, revised: /* @__PURE__ */ new Set() }],
      ...words("The review", note.text("text") || note.text("summary"))
    ]
  });
  telling.open.set(`review ${note.text("handoff")}`, act);
}
function findingOf(finding) {
  const [first, last] = [finding.number("line"), finding.number("endLine")];
  const lines = first === 0 ? "" : `:${first}${last > first ? `-${last}` : ""}`;
  return {
    place: `${finding.text("path")}${lines}`,
    severity: finding.text("severity"),
    rule: finding.text("rule"),
    text: finding.text("text"),
    suggestion: finding.text("suggestion")
  };
}
function tellRevised(entry, { open }) {
  const act = open.get(`review ${entry.text("handoff")}`);
  const shown = act?.details.find((detail) => detail.kind === "findings");
  if (act === void 0 || shown === void 0) return;
  const revised = new Set(entry.numbers("places"));
  act.details.splice(act.details.indexOf(shown), 1, { ...shown, revised });
  act.fact = `${revised.size} changed since`;
}
var MEMORY = /^\.(?:squad|ai-team)\//;
function tellCommit(entry, telling) {
  const [patch, left, files] = [entry.text("patch"), entry.texts("left"), entry.texts("files")];
  if (files.length === 0 && left.length === 0) return;
  const own = files.filter((path) => !MEMORY.test(path));
  const subject = entry.text("subject");
  const diff = patch === "" ? [] : [{ kind: "diff", label: "Diff", text: patch }];
  addAct(telling, {
    at: entry.at,
    session: entry.text("session"),
    text: `commits ${pathsText(own.length > 0 ? own : files)}${subject === "" ? "" : `: ${subject}`}`,
    mark: "commit",
    tone: left.length > 0 ? "warn" : "plain",
    fact: sizeText(patch),
    details: [
      ...code("Left out", left.join("\n")),
      ...code("Files", patch === "" || files.length > 3 ? files.join("\n") : ""),
      ...diff
    ]
  });
}
function sizeText(patch) {
  const lines = patch.split("\n");
  const added = lines.filter((one) => one.startsWith("+") && !one.startsWith("+++")).length;
  const removed = lines.filter((one) => one.startsWith("-") && !one.startsWith("---")).length;
  return patch === "" ? "" : `+${added} \u2212${removed}`;
}
function tellConflict(entry, telling) {
  const keptOn = entry.text("keptOn");
  const what = keptOn === "" ? "resolves a conflict" : `keeps its work on ${keptOn}: conflict`;
  const text = `${what} in ${pathsText(entry.texts("files"))}`;
  addAct(telling, {
    at: entry.at,
    session: entry.text("session"),
    text,
    mark: "refused",
    tone: "warn"
  });
}
function tellMemory(verb, field) {
  return (entry, telling) => {
    const note = entry.entry("note");
    const [agent, replaces] = [note.text("agent"), note.text("replaces")];
    const isOpen = note.has("requiresApproval") || note.has("blocking");
    tellEvent(telling, {
      at: entry.at,
      session: entry.text("session") || (telling.sessions.get(agent) ?? ""),
      who: nameOf(telling, agent),
      text: `${verb}: ${note.text(field)}`,
      mark: field === "title" ? "decision" : "learning",
      tone: isOpen ? "warn" : "plain",
      details: [
        ...words("What and why", note.text("body")),
        ...code("Kept in", note.text("path")),
        ...code("Replaces", replaces)
      ]
    });
  };
}
var WORK_TELLERS = {
  handoff: tellHandoff,
  review: tellReview,
  "review.revised": tellRevised,
  commit: tellCommit,
  conflict: tellConflict,
  decision: tellMemory("decides", "title"),
  learning: tellMemory("learns", "learning")
};

// src/run-log/page/tell-story.ts
var TELLERS = {
  ...AGENT_TELLERS,
  ...CALL_TELLERS,
  ...WORK_TELLERS,
  ...RUN_TELLERS
};
function tellStory(entries) {
  const telling = {
    acts: [],
    arrows: [],
    names: /* @__PURE__ */ new Map([["coordinator", "Coordinator"]]),
    sessions: /* @__PURE__ */ new Map(),
    agents: /* @__PURE__ */ new Map(),
    open: /* @__PURE__ */ new Map(),
    steps: /* @__PURE__ */ new Map()
  };
  for (const entry of entries) {
    if (Object.hasOwn(TELLERS, entry.kind)) TELLERS[entry.kind]?.(entry, telling);
  }
  return telling;
}

// src/run-log/page/render-run-page.ts
var MAX_ACTS = 2500;
var MANY_ACTS = 150;
function renderRunPage(record) {
  const model = readModel(record);
  const { entries, acts, startedAt, totalMs } = model;
  const news = newsOf(entries, acts);
  const started = entries.find(({ kind }) => kind === "run.started");
  const costs = sumCosts(entries, model.lanes);
  const request = oneLine(started?.text("request") ?? "", 80);
  const body = html`<header>${renderNews(news, started)}${renderFacts(entries, costs, totalMs)}</header>
<main>${renderPoints(acts)}${renderFilm(model)}${renderActs(model)}${renderCosts(costs)}</main>
<footer>${footerText(model)} Started <time datetime="${isoTime(startedAt)}">${isoTime(startedAt).slice(0, 16).replace("T", " ")} UTC</time>.</footer>`;
  return frame(`${news.text}${request === "" ? "" : ` \xB7 ${request}`}`, body);
}
function readModel(record) {
  const { entries, broken } = readRecord(record);
  const times = entries.map(({ at }) => at).filter((at) => at > 0);
  const startedAt = times.reduce((a, b) => Math.min(a, b), times[0] ?? 0);
  const endedAt = times.reduce((a, b) => Math.max(a, b), startedAt);
  const { acts: told, arrows } = tellStory(entries);
  const acts = mostTelling(told.toSorted((a, b) => a.at - b.at));
  const missing = told.length - acts.length;
  const leftOut = [
    ...missing > 0 ? [`${plural(missing, "act")} of this long run`] : [],
    ...broken > 0 ? [`${plural(broken, "line")} that could not be read`] : []
  ];
  const film = layFilm(acts, startedAt, endedAt);
  const lanes = layLanes(entries, endedAt);
  return { entries, acts, arrows, lanes, film, startedAt, totalMs: endedAt - startedAt, leftOut };
}
function mostTelling(acts) {
  if (acts.length <= MAX_ACTS) return acts;
  const bySize = acts.toSorted(
    (a, b) => Number(a.mark === void 0) - Number(b.mark === void 0)
  );
  const kept = new Set(bySize.slice(0, MAX_ACTS));
  return acts.filter((act) => kept.has(act));
}
function renderFilm(model) {
  if (model.acts.length === 0) return html`<p>The record holds no act.</p>`;
  return html`<section class="film${model.lanes.length > 6 ? "" : " few"}" id="film" aria-labelledby="film-title"><h2 id="film-title">The run over time</h2>
<div class="player" id="player" hidden><button id="play" type="button">Play</button><input id="scrub" type="range" min="0" max="${model.acts.length - 1}" value="0" aria-label="Act"><label>Speed <select id="speed"><option value="0.5">½×</option><option value="1" selected>1×</option><option value="2">2×</option><option value="4">4×</option></select></label></div>
<p class="caption" id="caption">Quiet stretches are shortened.</p>
${renderLanes(model)}</section>`;
}
function renderActs({ acts, film, lanes, startedAt, totalMs }) {
  const hues = new Map(lanes.map(({ session, hue }) => [session, hue]));
  const max = longestPart(
    acts.flatMap(({ details }) => details.flatMap((one) => "text" in one ? [one.text] : []))
  );
  const story = renderStory(acts, {
    startedAt,
    totalMs,
    places: film.acts,
    hueOf: (session) => hues.get(session),
    writeText: (text) => writeHead(text, max)
  });
  const small = acts.filter(({ mark }) => mark === void 0).length;
  const filter = html`<label class="filter"><input type="checkbox" id="small"${acts.length > MANY_ACTS ? "" : html` checked`}> Small steps, too (${small})</label>`;
  return html`<section class="story" aria-labelledby="story"><div class="row"><h2 id="story">The story</h2>${small === 0 ? "" : filter}</div>
${story}</section>`;
}
function footerText({ leftOut }) {
  const lacking = leftOut.length === 0 ? "" : ` This page lacks ${leftOut.join(" and ")}.`;
  return `Written from the run's record, run.jsonl, which holds everything.${lacking}`;
}
function isoTime(ms) {
  return new Date(Math.abs(ms) < 8e15 ? ms : 0).toISOString();
}
function frame(title, body) {
  const [style, script] = [pageStyle(), pageScript()];
  const policy = `default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'; base-uri 'none'; form-action 'none'`;
  const [styleElement, scriptElement] = [
    { markup: `<style>${style}</style>` },
    { markup: `<script type="module">${script}</script>` }
  ];
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><title>${title}</title>${styleElement}</head>
<body>${body}${scriptElement}</body></html>
`.markup;
}
function hashOf(text) {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
export {
  renderRunPage
};
