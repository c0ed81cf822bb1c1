import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  count
} from "./chunk-36Q73AL7.js";
import {
  oneLine
} from "./chunk-F3GLNTMY.js";
import {
  nextLine
} from "./chunk-AFLUCDBS.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/render/render-markdown.ts
init_define_RUNTIME_PACKAGES();

// src/publish/render/render-context.ts
init_define_RUNTIME_PACKAGES();

// src/markdown/links.ts
init_define_RUNTIME_PACKAGES();
var DEEPEST_PARENTHESIS = 32;
var SPACE = /[ \t]*\n?[ \t]*/y;
var ANGLE_DESTINATION = /<((?:[^<>\n\\]|\\.)*)>/y;
var DESTINATION_PART = /(?:\\[!-/:-@[-`{-~]|[^ \t\n()])+/y;
var TITLE = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\)/y;
var LINE_REST = /[ \t]*(?=\n|$)/y;
var LABEL = /(?:[ \t>]|[*+-][ \t]|\d{1,9}[.)][ \t]|\[\^[^\]\n]{1,100}\]:)*\[((?:[^[\]\\]|\\[\s\S]){1,999})\]:(?!\n[ \t]*\n)/y;
function readResource(text, at) {
  if (text[at] !== "(") return void 0;
  const target = readTarget(text, at + 1);
  if (target === void 0) return void 0;
  const end = matchEnd(SPACE, text, target.end);
  return text[end] === ")" ? { ...target, end: end + 1 } : void 0;
}
function readDefinition(text, at) {
  LABEL.lastIndex = at;
  const match = LABEL.exec(text);
  const label = match?.[1];
  if (label === void 0 || label.trim() === "" || label.startsWith("^")) return void 0;
  const start = LABEL.lastIndex;
  const target = readTarget(text, start);
  if (target === void 0 || target.end === matchEnd(SPACE, text, start)) return void 0;
  const end = lineEnd(text, target.end);
  if (end !== void 0) return { ...target, end, label };
  const untitled = readDestination(text, matchEnd(SPACE, text, start));
  const after = untitled === void 0 ? void 0 : lineEnd(text, untitled.end);
  return untitled === void 0 || after === void 0 ? void 0 : { destination: untitled.destination, titled: false, end: after, label };
}
function definitionsOf(text) {
  const definitions = /* @__PURE__ */ new Map();
  if (!text.includes("]:")) return definitions;
  for (let at = 0; at < text.length; at = nextLine(text, at)) {
    const definition = readDefinition(text, at);
    if (definition === void 0) continue;
    const label = normalLabel(definition.label);
    if (!definitions.has(label)) definitions.set(label, definition.destination);
  }
  return definitions;
}
function normalLabel(label) {
  return label.trim().replace(/\s+/g, " ").toLowerCase();
}
function percentEncoded(character) {
  return `%${character.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`;
}
function readTarget(text, at) {
  const destination = readDestination(text, matchEnd(SPACE, text, at));
  if (destination === void 0) return void 0;
  const titleStart = matchEnd(SPACE, text, destination.end);
  const titleEnd = titleStart === destination.end ? titleStart : matchEnd(TITLE, text, titleStart);
  const titled = titleEnd > titleStart && !/\n[ \t]*\n/.test(text.slice(titleStart, titleEnd));
  return { destination: destination.destination, end: titled ? titleEnd : destination.end, titled };
}
function readDestination(text, at) {
  if (text[at] === "<") {
    ANGLE_DESTINATION.lastIndex = at;
    const destination = ANGLE_DESTINATION.exec(text)?.[1];
    return destination === void 0 ? void 0 : { destination, end: at + destination.length + 2 };
  }
  const end = bareDestinationEnd(text, at);
  return end === void 0 ? void 0 : { destination: text.slice(at, end), end };
}
function bareDestinationEnd(text, at) {
  let depth = 0;
  let index = at;
  while (depth <= DEEPEST_PARENTHESIS) {
    index = matchEnd(DESTINATION_PART, text, index);
    const character = text.charAt(index);
    if (character === "(") depth += 1;
    else if (character === ")" && depth > 0) depth -= 1;
    else return depth === 0 ? index : void 0;
    index += 1;
  }
  return void 0;
}
function lineEnd(text, at) {
  LINE_REST.lastIndex = at;
  return LINE_REST.test(text) ? LINE_REST.lastIndex : void 0;
}
function matchEnd(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

// src/publish/render/render-context.ts
function repositoryUrl({ serverUrl, repository }, ...parts) {
  const path = parts.map((part) => part.split("/").map(encodeURIComponent).join("/"));
  return [serverUrl, repository, ...path].join("/").replace(/[()]/g, percentEncoded);
}

// src/publish/render/render-markdown.ts
function inline(text, max, safe) {
  return safe(escapeExceptCode(oneLine(text, max))).replace(/[\r\n]+/g, " ").trim();
}
function cell(text, max, safe) {
  return escapeBars(inline(text, max, safe));
}
function escapeBars(text) {
  return text.replace(/\\*\|/g, (bar) => bar.length % 2 === 0 ? bar : `\\${bar}`);
}
function escapeExceptCode(text) {
  const parts = text.split("`");
  const hasBlank = parts.slice(1, -1).some((part) => part.trim() === "");
  if (parts.length % 2 === 0 || hasBlank) return escapeMarkdown(text);
  return parts.map((part, at) => at % 2 === 1 ? `\`${part}\`` : escapeMarkdown(part)).join("");
}
function escapeMarkdown(text) {
  return text.replace(/[\\`*_~[\]$]/g, "\\$&").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
var UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function code(text) {
  const spelt = text.replace(UNSEEN, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`);
  return `\`${oneLine(spelt, 200).replaceAll("`", "'") || " "}\``;
}
function link(label, url) {
  return url !== void 0 && /^https?:\/\/[^\s()<>\\]+$/.test(url) ? `[${label}](${url})` : label;
}
function linesLabel({ path, line, endLine }) {
  return code(endLine > line ? `${path}:${line}-${endLine}` : `${path}:${line}`);
}
function linesLink({ facts }, commit, lines) {
  const { path, line, endLine } = lines;
  const anchor = endLine > line ? `#L${line}-L${endLine}` : `#L${line}`;
  return link(linesLabel(lines), `${repositoryUrl(facts, "blob", commit, path)}${anchor}`);
}
function table(head, rows) {
  const lines = [head, head.map(() => "---"), ...rows];
  return lines.map((line) => `| ${line.join(" | ")} |`).join("\n");
}
function limitedTable(head, items, max, toCells) {
  if (items.length === 0) return "";
  return paragraphs([
    table(head, items.slice(0, max).map(toCells)),
    items.length > max ? `And ${count(items.length - max)} more.` : void 0
  ]);
}
function list(items, max = 50) {
  const shown = items.slice(0, max).map((item) => `- ${item}`);
  const missing = items.length - max;
  return [...shown, ...missing > 0 ? [`- and ${count(missing)} more`] : []].join("\n");
}
function collapsible(summary, content) {
  return `<details><summary>${summary}</summary>

${content}

</details>`;
}
function codeBlock(text, language) {
  const rows = text.match(/`{3,}/g) ?? [];
  const fence = "`".repeat(rows.reduce((longest, row) => Math.max(longest, row.length + 1), 3));
  return `${fence}${language}
${text.replace(/\r\n?/g, "\n").replace(/\n?$/, "\n")}${fence}`;
}
function section(title, content) {
  return content === void 0 || content === "" ? void 0 : `## ${title}

${content}`;
}
function paragraphs(parts) {
  return parts.filter((part) => part !== void 0 && part !== "").join("\n\n");
}
function firstThatFits(limit, renderings) {
  let text = "";
  for (const render of renderings) {
    text = render();
    if (text.length <= limit) break;
  }
  return text;
}

export {
  readResource,
  readDefinition,
  definitionsOf,
  normalLabel,
  percentEncoded,
  repositoryUrl,
  inline,
  cell,
  code,
  link,
  linesLabel,
  linesLink,
  table,
  limitedTable,
  list,
  collapsible,
  codeBlock,
  section,
  paragraphs,
  firstThatFits
};
