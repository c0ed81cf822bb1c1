import {
  escapeExtraBars,
  normalLabel,
  percentEncoded,
  readMarkdown
} from "./chunk-XAKR566N.js";
import {
  count
} from "./chunk-BSQV4ART.js";
import {
  oneLine,
  withoutUnseen
} from "./chunk-6GCJ4LC6.js";
import {
  endsWithFence,
  readInfo,
  withOpening
} from "./chunk-HJ3NACT6.js";
import {
  headOf
} from "./chunk-ZBRHI66Z.js";
import {
  SquadError
} from "./chunk-EHNRAOD3.js";
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

// src/publish/render/render-markdown.ts
init_define_RUNTIME_PACKAGES();

// src/markdown/code-block.ts
init_define_RUNTIME_PACKAGES();
function codeBlock(text, language) {
  const rows = text.match(/`{3,}/g) ?? [];
  const fence = "`".repeat(rows.reduce((longest, row) => Math.max(longest, row.length + 1), 3));
  return `${fence}${language}
${text.replace(/\r\n?/g, "\n").replace(/\n?$/, "\n")}${fence}`;
}

// src/publish/render/render-markdown.ts
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

// src/publish/outbound/outbound.ts
init_define_RUNTIME_PACKAGES();

// src/publish/outbound/defuse.ts
init_define_RUNTIME_PACKAGES();

// src/publish/outbound/defuse-prose.ts
init_define_RUNTIME_PACKAGES();

// src/publish/outbound/link-policy.ts
init_define_RUNTIME_PACKAGES();
var MAX_SHOWN_LENGTH = 300;
function createLinkPolicy({ serverUrl, allowedHosts = [] }) {
  const own = URL.canParse(serverUrl) ? [new URL(serverUrl).host] : [];
  const hosts = new Set([...own, ...allowedHosts].map((host) => host.toLowerCase()));
  const allows = (address) => {
    if (!/^https?:\/\/[A-Za-z0-9]/i.test(address) || !URL.canParse(address)) return false;
    const { host, username, password } = new URL(address);
    const plain = !/[\\`<>"\s@|^{}[\]()]/.test(address);
    return plain && hosts.has(host) && username === "" && password === "";
  };
  return {
    allows,
    target: (destination) => {
      const address = destination.trim();
      if (allows(address)) return `](${address})`;
      return address === "" ? "]" : `] (\`${displayAddress(address)}\`)`;
    }
  };
}
function displayAddress(address) {
  const plain = address.replace(/[?#][\s\S]*$/, "").replace(/[`|\s\\]+/g, "");
  return headOf(plain, MAX_SHOWN_LENGTH) || "no address";
}

// src/publish/outbound/defuse-prose.ts
var MAX_MENTIONS = 5;
var SAFE_ENTITY = /^&(?:amp|lt|gt|quot|apos|nbsp|copy|reg|trade|mdash|ndash|hellip|times|rarr|larr|bull|middot|check|#39|#91|#96|#124);$/i;
var BEFORE_REFERENCE = /(?:[\s:*_~\\[\]()<>"'.,;-]|&#?\w{1,8};)*/y;
var REFERENCE = /^[\s:*_~\\[\]()<>"'.,;-]*(?:#\d|GH-\d|[\w.-]{1,100}\/[\w.-]{1,100}#\d|https?:\/\/|\[[^\]\n]{0,200}\]\()/i;
var MAX_LEAD_LENGTH = 60;
var MAX_FOLLOWING = 300;
var CODE_MAY_FOLLOW = /(?:^|\s)[([*_"'~>-]{0,5}$/;
var BOTS = "dependabot|copilot|claude|codex|gemini-cli|mergify(?:io)?|renovate|coderabbitai";
var ADDRESS = String.raw`(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)[^\s<>${"`"}"|]+`;
var EMAIL = String.raw`(?:mailto:|xmpp:)?[a-z0-9._+-]{1,64}@[a-z0-9_.-]{0,200}\.[a-z0-9_-]+`;
var MENTION = String.raw`(?<!\\)\\*(?<![a-z0-9])@[a-z0-9](?:(?:[a-z0-9_-]|\\_)*[a-z0-9-])?(?:\/[a-z0-9._-]+)?`;
var KEYWORD = `(?<![a-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?![a-z0-9])`;
var COMMAND = String.raw`(?<=(?:^|\n)[ \t>*+\-\d.)#|]{0,60})(?<!\\)\\*\/[a-z][^\s${"`"}|]*`;
var BORS = String.raw`\bbors(?:-ng)?[ \t]+[\w+?-]+`;
var FOOTNOTE = String.raw`(?<!\\)\\*\[(?=\^)`;
var DOLLARS = String.raw`(?<!\\)\\*\$+`;
var ENTITY = String.raw`&#?\w{1,31};`;
function compileDefuseRules({
  allowedMentions,
  phrase,
  link: link2
}) {
  const phrasePattern = escapeRegExp(phrase.trim());
  const own = phrasePattern === "" ? "(?!)" : String.raw`(?<![\w])${phrasePattern}(?![\w])`;
  const parts = [
    ["address", ADDRESS],
    ["email", EMAIL],
    ["mention", MENTION],
    ["keyword", KEYWORD],
    ["phrase", own],
    ["bors", BORS],
    ["command", COMMAND],
    ["entity", ENTITY],
    ["dollars", DOLLARS],
    ["markup", String.raw`<|!(?=\[)|${FOOTNOTE}`]
  ];
  return {
    logins: new Set(allowedMentions.slice(0, MAX_MENTIONS).map((login) => login.toLowerCase())),
    link: link2,
    dangers: new RegExp(parts.map(([name, source]) => `(?<${name}>${source})`).join("|"), "gi"),
    commandLine: new RegExp(
      String.raw`^(?=\/[a-z][\w-]*(?:\s|$)|bors(?:-ng)?\s|@(?:${BOTS})\b${phrasePattern === "" ? "" : `|${phrasePattern}`})`,
      "gim"
    )
  };
}
function indentCommands(block, { commandLine }) {
  return block.replace(commandLine, " ");
}
function defuseProse(text, rules, adjacent) {
  return text.replace(rules.dangers, (found, ...rest) => {
    const kinds = rest.at(-1);
    const offset = rest.at(-3);
    const before = (adjacent.before + text.slice(Math.max(0, offset - MAX_LEAD_LENGTH), offset)).slice(-MAX_LEAD_LENGTH);
    const end = offset + found.length;
    const after = textFrom(end, text, adjacent);
    const kind = Object.keys(kinds).find((name) => kinds[name] !== void 0) ?? "";
    const danger = { kind, found, before, after, commands: adjacent.commands };
    if (kind !== "keyword") return replaceDanger(danger, rules);
    return precedesReference(end, text, adjacent) ? asCode(found, danger) : found;
  });
}
function textFrom(start, text, { after }) {
  const end = start + MAX_FOLLOWING;
  return text.slice(start, end) + (end > text.length ? after : "");
}
function precedesReference(end, text, adjacent) {
  BEFORE_REFERENCE.lastIndex = end;
  BEFORE_REFERENCE.test(text);
  const at = BEFORE_REFERENCE.lastIndex;
  const bracket = text.slice(end, at).lastIndexOf("[");
  const starts = bracket === -1 ? [at] : [at, end + bracket];
  return starts.some((start) => REFERENCE.test(textFrom(start, text, adjacent)));
}
function replaceDanger(danger, rules) {
  const { kind, found } = danger;
  switch (kind) {
    case "address":
      return defuseAddress(danger, rules);
    case "mention":
      return isAllowed(danger, rules) ? found : asCode(found, danger);
    case "entity":
      return SAFE_ENTITY.test(found) ? found : `&amp;${found.slice(1)}`;
    case "dollars":
      return danger.commands ? asCode(found, danger) : found;
    case "markup":
      return spellOutMarkup(found);
    default:
      return asCode(found, danger);
  }
}
function spellOutMarkup(found) {
  if (found === "<") return "&lt;";
  return found === "!" ? "! " : "&#91;";
}
function defuseAddress(danger, rules) {
  const [, address = "", rest = ""] = /^(.*?)((?:&\w{1,31};|[).,;:!?*_~'\]\\])*)$/.exec(danger.found) ?? [];
  if (rules.link.allows(address)) return danger.found;
  return asCode(displayAddress(address), { ...danger, after: rest + danger.after }) + rest;
}
function isAllowed({ found, after }, { logins }) {
  return !/^[\\&/@_-]/.test(after) && logins.has(found.replace(/^\\*@|\\/g, "").toLowerCase());
}
function asCode(content, { before, after }) {
  const space = CODE_MAY_FOLLOW.test(before) ? "" : " ";
  return `${space}\`${content.replace(/^\\+|\\(?=[!-/:-@[-`{-~])/g, "")}\`${after.startsWith("`") ? " " : ""}`;
}
function escapeRegExp(text) {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

// src/publish/outbound/defuse.ts
var MAX_LENGTH = 6e4;
var MAX_PASSES = 8;
var COMMENT = /^<!--[\s\S]*--!?>$/;
var TEX_COMMAND = /\\[a-z]/i;
var RENDERED_LANGUAGE = /^(?:geojson|math|mermaid|stl|suggestion|topojson)$/i;
var MAX_FOLLOWING_LENGTH = 300;
var MAX_BEFORE_LENGTH = 8;
function createDefuse(options) {
  const rules = compileDefuseRules({ ...options, link: createLinkPolicy(options) });
  const max = options.maxLength ?? MAX_LENGTH;
  return (text) => {
    let current = headOf(withoutUnseen(text).text, max);
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
      const next = defuseOnce(current, rules);
      if (next === current) return current;
      current = next;
    }
    return flattenMarkup(current);
  };
}
function defuseOnce(text, rules) {
  const pieces = readMarkdown(text);
  const used = new Set(
    pieces.flatMap((piece) => piece.kind === "link" ? [normalLabel(piece.label ?? "")] : [])
  );
  const commands = TEX_COMMAND.test(text);
  let output = "";
  let stretch = "";
  let before = "";
  let end = 0;
  for (const [index, piece] of pieces.entries()) {
    end += piece.text.length;
    const after = text.slice(end, end + lengthAfter(pieces, index));
    const shown = piece.kind === "definition" ? showDefinition(piece, used) : defusePiece(piece, rules, { before, after, commands });
    before = (before + shown).slice(-MAX_BEFORE_LENGTH);
    const isBlock = piece.kind === "code" && piece.fence !== void 0;
    output += isBlock ? `${escapeExtraBars(stretch)}${shown}` : "";
    stretch = isBlock ? "" : stretch + shown;
  }
  return withoutUnseen(output + escapeExtraBars(stretch)).text;
}
function showDefinition({ text, label }, used) {
  return used.has(normalLabel(label)) ? "" : text.replace("[", "\\[");
}
function lengthAfter(pieces, index) {
  let length = 0;
  for (let next = index + 1; next < pieces.length && length < MAX_FOLLOWING_LENGTH; next += 1) {
    length += Math.min(pieces[next]?.text.length ?? 0, MAX_FOLLOWING_LENGTH);
  }
  return length;
}
function defusePiece(piece, rules, adjacent) {
  switch (piece.kind) {
    case "prose":
    case "tag":
      return defuseProse(piece.text, rules, adjacent);
    case "hidden":
      return COMMENT.test(piece.text) ? "" : defuseProse(piece.text, rules, adjacent);
    case "code":
      return defuseCode(piece.text, piece.fence, rules);
    case "ticks":
      return piece.text.startsWith("~") ? `\\${piece.text}` : piece.text.replace(/^\\/, "").replaceAll("`", "&#96;");
    case "autolink":
      return defuseProse(` ${piece.text.slice(1, -1)} `, rules, adjacent);
    case "image":
      return defuseProse(
        `[image: ${piece.alt.replace(/[[\]\s]+/g, " ").trim() || "no text"}]`,
        rules,
        adjacent
      );
    case "link":
      return rules.link.target(piece.destination);
  }
}
function defuseCode(text, fence, rules) {
  const shown = text.replaceAll("<!--", "<! --");
  if (fence === void 0) return shown;
  const { language, opening } = readInfo(shown);
  const plain = RENDERED_LANGUAGE.test(language) ? `${opening.slice(0, -language.length)}text` : opening;
  const block = indentCommands(withOpening(shown, plain), rules);
  return endsWithFence(block, fence) ? block : `${block.replace(/\n?$/, "\n")}${fence}
`;
}
function flattenMarkup(text) {
  const plain = {
    "<": "\u2039",
    "&": "\uFE60",
    "[": "(",
    "]": ")",
    "@": "\uFF20",
    "#": "\uFF03",
    "/": "\u2215"
  };
  const flat = text.replace(/[<&[\]@#/]/g, (character) => plain[character] ?? character);
  return flat.replace(/[`~:]+|bors/g, " ");
}

// src/publish/outbound/plain-text.ts
init_define_RUNTIME_PACKAGES();
var MAX_PASSES2 = 50;
var MAX_READ_LENGTH = 2e4;
var MENTION2 = /(?<![a-z0-9])@(?=[a-z0-9])/gi;
var SKIP_CI = /\[[ \t]*(?:(?:skip|no)[ \t_-]+[a-z]{1,20}|[a-z]{1,20}[ \t_-]+skip)[ \t]*\]|\*{3}NO_CI\*{3}|\bskip-checks[ \t]*:[ \t]*true/gi;
var CLOSING_KEYWORD = /(?<![a-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)([\s:()[\]*_`"'-]+)(?:(?:([\w.-]{1,100}\/[\w.-]{1,100})?#|GH-)(\d{1,10})|https?:\/\/[^\s/]{1,200}\/([\w.-]{1,100}\/[\w.-]{1,100})\/(?:issues|pull)\/(\d{1,10}))/gi;
var TRAILER = /^[ \t]*(?:[a-z][a-z-]{0,30}-by|squad-[a-z-]{1,30}|release-as|skip-checks|change-id|cc)[ \t]*:.*$/gim;
var WORK_IN_PROGRESS = /^(?:[[(]?(?:wip|draft|do not merge)[\])]?(?:[ \t]*:|(?=\s|$))[ \t]*)+/i;
var BREAKING = /^([a-z]{1,20}(?:\([^)]{0,60}\))?)!+:/i;
function plainMessage(text, max) {
  const message = repeatUntilStable(
    prepareText(text),
    (current) => rewordDangers(current).replace(TRAILER, "").replace(/\n{3,}/g, "\n\n")
  );
  return headOf(message.trim(), max).trim();
}
function plainTitle(text, max) {
  const title = repeatUntilStable(
    prepareText(text),
    (current) => rewordDangers(current).replace(/\s+/g, " ").trim().replace(WORK_IN_PROGRESS, "").replace(BREAKING, "$1:").replace(/^\/+(?=[a-z])/i, "")
  );
  return headOf(title, max).trim();
}
function prepareText(text) {
  return headOf(withoutUnseen(text).text, MAX_READ_LENGTH);
}
function rewordDangers(text) {
  return text.replace(SKIP_CI, " ").replace(
    CLOSING_KEYWORD,
    (_whole, keyword, between, REPOSITORY, number, urlRepositoryName, urlNumber) => {
      const where = REPOSITORY ?? urlRepositoryName;
      const issue = `issue ${number ?? urlNumber}${where === void 0 ? "" : ` of ${where}`}`;
      return `${keyword}${between}${issue}`;
    }
  ).replace(MENTION2, "");
}
function repeatUntilStable(text, change) {
  let current = text;
  for (let pass = 0; pass < MAX_PASSES2; pass += 1) {
    const next = change(current);
    if (next === current) return current;
    current = next;
  }
  return current.replace(/[@#[\]:*/]/g, " ");
}

// src/publish/outbound/outbound.ts
var MAX_BODY_LENGTH = 65536;
var MAX_TITLE_LENGTH = 256;
var MAX_MESSAGE_LENGTH = 5e3;
var CUT_NOTICE = "\n\n*Cut here: the text is longer than GitHub allows.*\n";
var RESERVED_FOR_CLOSING = 400;
var MAX_LINE_GIVEN_UP = 2e3;
var OWN_MARKER = /^<!-- squad-action:[^\n<>]{0,1000} -->(?=\n|$)/;
function createOutbound(options) {
  const { holdsSecret, allowedMentions = [] } = options;
  const sealAs = (kind, text, shape) => {
    const shaped = shape(text);
    if (holdsSecret(text) || holdsSecret(shaped)) throw secretError(kind);
    if (isSealed(shaped)) return shaped;
    throw new SquadError({ code: "E_INTERNAL", message: `A ${kind} to publish is empty.` });
  };
  return {
    safe: createDefuse({ ...options, allowedMentions }),
    seal: (markdown) => sealAs("text", markdown, fitBody),
    sealWithin: ({ before, after }, markdown) => {
      const part = markdown === "" ? "" : fitBody(markdown);
      const whole = `${before}${part}${after}`;
      const text = whole.length <= MAX_BODY_LENGTH ? whole : `${before}${after}`;
      return sealAs("text", text, (it) => it);
    },
    sealTitle: (text) => sealAs("title", text, (t) => plainTitle(t, MAX_TITLE_LENGTH) || "Changes by the squad"),
    sealCommit: (text) => sealAs("commit message", text, (t) => plainMessage(t, MAX_MESSAGE_LENGTH) || "Squad work")
  };
}
function isSealed(text) {
  return text.trim() !== "";
}
function secretError(kind) {
  return new SquadError({
    code: "E_SECRET",
    message: `A ${kind} that was about to be published holds a secret, or something shaped like one. It was not sent.`,
    hint: "Look for the secret in the repository and in the thread; take it out, and replace it if it is still valid."
  });
}
function fitBody(markdown) {
  const [marker = ""] = OWN_MARKER.exec(markdown) ?? [];
  const text = withoutUnseen(markdown.slice(marker.length)).text.replaceAll("<!--", "<! --");
  const maxLength = MAX_BODY_LENGTH - marker.length - RESERVED_FOR_CLOSING;
  const body = text.length <= maxLength ? closeOpenBlocks(text) : `${closeOpenBlocks(cutAtLine(text, maxLength))}${CUT_NOTICE}`;
  return headOf(`${marker}${body.trim() === "" ? "\n(no text)" : body}`, MAX_BODY_LENGTH);
}
function cutAtLine(text, maxLength) {
  const cut = headOf(text, maxLength);
  const lineEnd = cut.lastIndexOf("\n");
  return lineEnd > maxLength - MAX_LINE_GIVEN_UP ? cut.slice(0, lineEnd) : cut;
}
function closeOpenBlocks(text) {
  const pieces = readMarkdown(text);
  const last = pieces.at(-1);
  const fence = last?.kind === "code" ? last.fence : void 0;
  const isFenceOpen = fence !== void 0 && !endsWithFence(last?.text ?? "", fence);
  const folds = pieces.reduce((depth, piece) => {
    if (piece.kind !== "tag" || piece.tag.name !== "details") return depth;
    return Math.max(0, depth + (piece.tag.closing ? -1 : 1));
  }, 0);
  const closing = "\n</details>\n".repeat(Math.min(folds, RESERVED_FOR_CLOSING / 50));
  return `${text}${isFenceOpen ? `
${fence}
` : ""}${closing === "" ? "" : `
${closing}`}`;
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
  withoutDecoration,
  createOutbound,
  closeOpenBlocks
};
