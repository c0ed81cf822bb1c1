import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  count,
  plural
} from "./chunk-N65UQO72.js";
import {
  fromMarkdown
} from "./chunk-7FII3CIC.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/publish/words.ts
init_define_RUNTIME_PACKAGES();
function duration(ms) {
  const seconds = Math.max(0, Math.floor(ms / 1e3));
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  if (minutes < 60) return pair(`${minutes} min`, seconds % 60, "s");
  return pair(`${Math.floor(minutes / 60)} h`, minutes % 60, "min");
}
function pair(big, small, unit) {
  return small === 0 ? big : `${big} ${small} ${unit}`;
}
function oneLine(text, max) {
  const line = text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").replace(/[\p{Cf}\p{Cs}]/gu, "").trim();
  if (line.length <= max) return line;
  const letters = Array.from(line.slice(0, max * 2 + 2));
  return letters.length <= max ? line : `${letters.slice(0, max - 1).join("").trimEnd()}\u2026`;
}
function inline(text, max, safe) {
  return safe(literal(oneLine(text, max))).replace(/[\r\n]+/g, " ").trim();
}
function cell(text, max, safe) {
  return barless(inline(text, max, safe));
}
function barless(text) {
  return text.replace(/\\*\|/g, (bar) => bar.length % 2 === 0 ? bar : `\\${bar}`);
}
function literal(text) {
  const parts = text.split("`");
  const inner = parts.slice(1, -1);
  if (parts.length % 2 === 0 || inner.some((part) => part.trim() === "")) return escaped(text);
  return parts.map((part, at) => at % 2 === 1 ? `\`${part}\`` : escaped(part)).join("");
}
function escaped(text) {
  return text.replace(/[\\`*_~[\]$]/g, "\\$&").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
var unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function code(text) {
  const spelt = text.replace(unseen, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`);
  return `\`${oneLine(spelt, 200).replaceAll("`", "'") || " "}\``;
}
function link(label, url) {
  return url !== void 0 && /^https?:\/\/[^\s()<>\\]+$/.test(url) ? `[${label}](${url})` : label;
}
function addressOf({ serverUrl, repository }, ...parts) {
  const path = parts.map((part) => part.split("/").map(encodeURIComponent).join("/"));
  return [serverUrl, repository, ...path].join("/").replace(/[()]/g, percentEncoded);
}
function percentEncoded(letter) {
  return `%${letter.charCodeAt(0).toString(16)}`;
}
function prose({ facts, safe }, text, max) {
  const whole = text.trim();
  if (whole.length <= max) return contained(safe(whole).trim());
  const kept = whole.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");
  const missing = plural(whole.length - kept.length, "character");
  const notice = `*Cut here, ${missing} left out; more is in ${link("the run", facts.runUrl)}.*`;
  return `${contained(safe(`${kept} \u2026`).trim())}

${notice}`;
}
var blocksOnly = {
  disable: {
    null: ["attention", "codeText", "htmlText", "labelEnd", "labelStartImage", "labelStartLink"]
  }
};
var deep = /^[ \t]*(?:(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])[ \t]*){12}/m;
function contained(text) {
  if (!/```|~~~|</.test(text)) return text;
  const candidates = deep.test(text) ? [] : [text, `${text}
\`\`\``, `${text}
~~~`];
  return candidates.find(endsByItself) ?? text.replace(/^/gm, "> ");
}
function endsByItself(text) {
  const last = fromMarkdown(`${text}

end`, { extensions: [blocksOnly] }).children.at(-1);
  const [word] = last?.type === "paragraph" ? last.children : [];
  return word?.type === "text" && word.value === "end";
}
function table(head, rows) {
  const lines = [head, head.map(() => "---"), ...rows];
  return lines.map((line) => `| ${line.join(" | ")} |`).join("\n");
}
function list(items, most = 50) {
  const shown = items.slice(0, most).map((item) => `- ${item}`);
  return [...shown, ...andMore(items.length - most)].join("\n");
}
function andMore(missing) {
  return missing > 0 ? [`- and ${count(missing)} more`] : [];
}
function folded(summary, content) {
  return `<details><summary>${summary}</summary>

${content}

</details>`;
}
function fenced(text, language) {
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
  duration,
  oneLine,
  inline,
  cell,
  code,
  link,
  addressOf,
  prose,
  table,
  list,
  folded,
  fenced,
  section,
  paragraphs,
  firstThatFits
};
