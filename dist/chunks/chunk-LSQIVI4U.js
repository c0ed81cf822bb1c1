import {
  percentEncoded
} from "./chunk-RBRYF52E.js";
import {
  count
} from "./chunk-BSQV4ART.js";
import {
  oneLine
} from "./chunk-45EAQZGJ.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/render/render-context.ts
init_define_RUNTIME_PACKAGES();
function repositoryUrl({ serverUrl, repository }, ...parts) {
  const path = parts.map((part) => part.split("/").map(encodeURIComponent).join("/"));
  return [serverUrl, repository, ...path].join("/").replace(/[()]/g, percentEncoded);
}
function commentUrl({ thread, ...site }, id) {
  const kind = thread.kind === "issue" ? "issues" : "pull";
  return `${repositoryUrl(site, kind, String(thread.number))}#issuecomment-${id}`;
}

// src/markdown/code-block.ts
init_define_RUNTIME_PACKAGES();
function codeBlock(text, language) {
  const rows = text.match(/`{3,}/g) ?? [];
  const fence = "`".repeat(rows.reduce((longest, row) => Math.max(longest, row.length + 1), 3));
  return `${fence}${language}
${text.replace(/\r\n?/g, "\n").replace(/\n?$/, "\n")}${fence}`;
}

// src/publish/render/render-markdown.ts
init_define_RUNTIME_PACKAGES();
function inline(text, max, safe) {
  return safe(escapeExceptCode(withoutOpenCode(oneLine(text, max)))).replace(/[\r\n]+/g, " ").trim();
}
function withoutOpenCode(line) {
  if (!line.endsWith("\u2026") || line.split("`").length % 2 === 1) return line;
  const at = line.lastIndexOf("`");
  return line.slice(0, at) + line.slice(at + 1);
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
function joinNames(names) {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
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

// src/markdown/sections.ts
init_define_RUNTIME_PACKAGES();
function readLines(text) {
  const lines = splitLines(text);
  if (!mayHoldBlocks(text)) return lines;
  const blockAt = closedBlocks(lines);
  let open;
  return lines.map(({ text: line, start }, at) => {
    const block = open ?? blockAt(at);
    const mayEnd = block !== void 0 && (block === open || block.kind === "comment");
    open = mayEnd && isClosedBy(block, line) ? void 0 : block;
    return { kind: block?.kind ?? "text", text: line, start };
  });
}
function mayHoldBlocks(text) {
  return /```|~~~|<!--/.test(text);
}
function splitLines(text) {
  const lines = [];
  let start = text.startsWith("\uFEFF") ? 1 : 0;
  for (const end of text.matchAll(/\r\n?|\n/g)) {
    lines.push({ kind: "text", text: text.slice(start, end.index), start });
    start = end.index + end[0].length;
  }
  lines.push({ kind: "text", text: text.slice(start), start });
  return lines;
}
function blockOpenedBy(line) {
  if (!mayHoldBlocks(line)) return void 0;
  const start = unindented(line);
  if (start.startsWith("<!--")) return { kind: "comment", closer: "-->" };
  const fence = /^(?:`{3,}|~{3,})/.exec(start)?.[0];
  if (fence === void 0) return void 0;
  const isInlineCode = fence.startsWith("`") && start.includes("`", fence.length);
  return isInlineCode ? void 0 : { kind: "code", closer: fence };
}
function isClosedBy(block, line) {
  if (block.kind === "comment") return line.includes(block.closer);
  return bareFence(line).startsWith(block.closer);
}
function bareFence(line) {
  if (!mayHoldBlocks(line)) return "";
  return /^(?:`{3,}|~{3,})(?=\s*$)/.exec(unindented(line))?.[0] ?? "";
}
function unindented(line) {
  return /^ {0,3}(?=[^\s])/.test(line) ? line.trimStart() : "";
}
function closedBlocks(lines) {
  const last = /* @__PURE__ */ new Map();
  for (const [at, { text }] of lines.entries()) {
    if (text.includes("-->")) last.set(keyOf("-->"), at);
    const fence = bareFence(text);
    for (let length = fence.length; length >= 3; length -= 1) last.set(`${fence[0]}${length}`, at);
  }
  return (at) => {
    const block = blockOpenedBy(lines[at]?.text ?? "");
    if (block === void 0) return void 0;
    const first = block.kind === "comment" ? at : at + 1;
    return (last.get(keyOf(block.closer)) ?? -1) < first ? void 0 : block;
  };
}
function keyOf(closer) {
  return `${closer[0]}${closer.length}`;
}
function headingOf(line) {
  if (line.kind !== "text" || !line.text.startsWith("#")) return void 0;
  const level = /^#{1,7}/.exec(line.text)?.[0].length ?? 0;
  const rest = line.text.slice(level);
  const isHeading = level <= 6 && (level > 1 || /^(?:\s|$)/.test(rest));
  return isHeading ? { level, title: withoutClosingHashes(rest.trim()) } : void 0;
}
function withoutClosingHashes(title) {
  let end = title.length;
  while (end > 0 && title[end - 1] === "#") end -= 1;
  const isClosed = end === 0 || title[end - 1] === " " || title[end - 1] === "	";
  return isClosed ? title.slice(0, end).trimEnd() : title;
}
function readSections(lines) {
  const sections = [{ level: 0, title: "", lines: [] }];
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading !== void 0 && heading.level <= 2) sections.push({ ...heading, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}
function textOf(lines) {
  return trimBlankLines(lines.map((line) => line.text).join("\n"));
}
function trimBlankLines(text) {
  const end = text.trimEnd();
  const first = end.length - end.trimStart().length;
  return end.slice(end.lastIndexOf("\n", first) < first ? end.lastIndexOf("\n", first) + 1 : 0);
}
function labelOf(line) {
  if (line.kind !== "text") return void 0;
  const match = /^(?:[-*+][ \t])?\*\*([^*:]{1,60})(?::\*\*|\*\*:)/.exec(line.text.trimStart());
  const label = match?.[1]?.trim().toLowerCase();
  if (match === null || label === void 0) return void 0;
  return { label, value: line.text.trimStart().slice(match[0].length).trim() };
}
function withoutDecoration(text) {
  return text.replace(/^[^\p{L}\p{N}]+/u, "").trim();
}

export {
  repositoryUrl,
  commentUrl,
  codeBlock,
  inline,
  cell,
  escapeBars,
  code,
  joinNames,
  link,
  linesLabel,
  linesLink,
  table,
  limitedTable,
  list,
  collapsible,
  section,
  paragraphs,
  firstThatFits,
  readLines,
  mayHoldBlocks,
  blockOpenedBy,
  headingOf,
  readSections,
  textOf,
  trimBlankLines,
  labelOf,
  withoutDecoration
};
