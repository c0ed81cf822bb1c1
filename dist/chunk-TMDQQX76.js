import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/text/slug.ts
init_define_RUNTIME_PACKAGES();
import { createHash } from "node:crypto";
function slug(name) {
  const dashed = name.normalize("NFC").toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return dashed.slice(dashed.startsWith("-") ? 1 : 0, dashed.endsWith("-") ? -1 : void 0);
}
function nameKey(name) {
  const key = name.normalize("NFC").trim().toLowerCase();
  return key.startsWith("@") ? key.slice(1) : key;
}
function looseKey(name) {
  return name.normalize("NFD").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
var MAX_SLUG_LENGTH = 50;
var WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
function fileSlug(text) {
  const name = slug(text).slice(0, MAX_SLUG_LENGTH).replace(/-$/, "");
  if (name === "") return `text-${shortHash(text)}`;
  return WINDOWS_DEVICE.test(name) ? `${name}-file` : name;
}
function isFileSlug(name) {
  return /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/.test(name) && !WINDOWS_DEVICE.test(name);
}
function sha256(content) {
  return createHash("sha256").update(content).digest("hex");
}
function shortHash(text) {
  return sha256(text).slice(0, 8);
}

// src/markdown/code.ts
init_define_RUNTIME_PACKAGES();
var TICKS = /`+/y;
function ticksAt(text, at) {
  TICKS.lastIndex = at;
  return TICKS.exec(text)?.[0].length ?? 0;
}
function spanEnd(text, at, { ticks, limit }) {
  let run = text.indexOf("`", at + ticks);
  while (run !== -1 && run < limit) {
    const length = ticksAt(text, run);
    if (length === ticks) return run + length;
    run = text.indexOf("`", run + length);
  }
  return void 0;
}
var OPENING = /( *)(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})[^\n]*/y;
var MARGIN = 4;
function readFence(text, at) {
  OPENING.lastIndex = at;
  const [, indent = "", fence] = OPENING.exec(text) ?? [];
  if (fence === void 0) return void 0;
  const after = OPENING.lastIndex;
  if (indent === "") return { fence, indented: false, end: topLevelEnd(text, after, fence) };
  return { fence, indented: true, end: tidyEnd(text, after, { indent: indent.length, fence }) };
}
function topLevelEnd(text, from, fence) {
  for (let line = nextLine(text, from); line < text.length; line = nextLine(text, line)) {
    if (closesFence(lineAt(text, line).replace(/^ {0,3}/, ""), fence)) return nextLine(text, line);
  }
  return text.length;
}
function tidyEnd(text, from, { indent, fence }) {
  const deep = indent >= MARGIN;
  if (deep && fence.startsWith("~")) return void 0;
  for (let line = nextLine(text, from); line < text.length; line = nextLine(text, line)) {
    const content = lineAt(text, line);
    const inner = content.slice(indent);
    if (!isInside(content, indent, deep)) return void 0;
    if (closesFence(inner, fence)) return nextLine(text, line);
    if (/^\s*(?:`{3}|~{3})/.test(inner)) return void 0;
  }
  return void 0;
}
function isInside(content, indent, deep) {
  return content.trim() === "" ? !deep : content.startsWith(" ".repeat(indent));
}
var INFO = /^( *)(`{3,}|~{3,})([^\n]*)/;
var LANGUAGES = new Set(
  "abap ada apache apacheconf apl applescript arduino arm asciidoc asm assembly astro awk bash bat batch bazel bibtex bicep brainfuck c c# c++ caddyfile cc cfg clj clojure cmake cmd cobol coffee coffeescript common-lisp conf console cpp crystal cs csharp cson css csv cue cuda cypher cython d dart delphi diff docker dockerfile dot dotenv ebnf edn editorconfig eex ejs elisp elixir elm emacs-lisp env erb erlang ex exs f# fish flow forth fortran fsharp gd gdscript geojson gherkin git git-config gitattributes gitignore gleam glsl go gohtml golang gql gradle graphql graphviz groff groovy h haml handlebars haskell haxe hbs hcl heex hlsl hpp hs html htm http ini ipynb java javascript jinja jinja2 jl jq js json json5 jsonc jsonl jsonnet jsp jsx julia just justfile kotlin kql kt kts latex less liquid lisp llvm log lua make makefile markdown math matlab md mdx mermaid metal mjs ml mts mysql nasm nginx nim nix nu nushell objc objective-c objectivec ocaml octave odin output pascal patch perl pgsql php pl plain plaintext plantuml plpgsql po postcss postgres postgresql powershell prisma prolog promql proto protobuf ps1 pug puppet purescript py pycon pyi python python3 qml r racket raku rb rego regex regexp rest rs rst ruby rust sass scala scheme scm scss sed sh shell shellsession shell-session smalltalk sml sol solidity sparql sql sqlite ssh-config stan stl stylus suggestion svelte svg swift systemd systemverilog tcl template terminal terraform tex text tf tfvars toml topojson ts tsql tsv tsx turtle twig txt typescript typst v vala vb vba vbnet verilog vhdl vim viml vue wasm wat wgsl xhtml xml xsl xslt yaml yml zig zsh".split(
    " "
  )
);
function readInfo(block) {
  const [, indent = "", fence = "", info = ""] = INFO.exec(block) ?? [];
  const name = /^\s*([\w+#.-]{1,30})(?=[\s,:{]|$)/.exec(info)?.[1] ?? "";
  const language = LANGUAGES.has(name.toLowerCase()) ? name : "";
  return { language, opening: `${indent}${fence}${language}` };
}
function withOpening(block, opening) {
  return block.replace(INFO, () => opening);
}
function endsWithFence(block, fence) {
  const [first = "", ...lines] = block.trimEnd().split("\n");
  const last = lines.at(-1) ?? "";
  const indent = first.length - first.trimStart().length;
  return closesFence(indent === 0 ? last.replace(/^ {0,3}/, "") : last.slice(indent), fence);
}
function closesFence(line, fence) {
  const run = line.trimEnd();
  return run.length >= fence.length && run === fence.charAt(0).repeat(run.length);
}
function lineAt(text, at) {
  const end = text.indexOf("\n", at);
  return text.slice(at, end === -1 ? text.length : end);
}
function nextLine(text, at) {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end + 1;
}

export {
  slug,
  nameKey,
  looseKey,
  fileSlug,
  isFileSlug,
  sha256,
  shortHash,
  ticksAt,
  spanEnd,
  readFence,
  readInfo,
  withOpening,
  endsWithFence,
  closesFence,
  nextLine
};
