import {
  percentEncoded
} from "./chunk-52AXRLL6.js";
import {
  count
} from "./chunk-BDLE4HBS.js";
import {
  oneLine
} from "./chunk-ENBJUMDV.js";
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
  firstThatFits
};
