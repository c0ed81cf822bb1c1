// Code in Markdown. Code spans: a run of backticks up to the next run of the same length.

const TICKS = /`+/y;

/** Returns how many backticks there are at `at`. */
export function ticksAt(text: string, at: number): number {
  TICKS.lastIndex = at;
  return TICKS.exec(text)?.[0].length ?? 0;
}

/** Returns where the code span that `ticks` backticks at `at` open ends, if it ends before `limit`. */
export function spanEnd(
  text: string,
  at: number,
  { ticks, limit }: { readonly ticks: number; readonly limit: number },
): number | undefined {
  let run = text.indexOf('`', at + ticks);
  while (run !== -1 && run < limit) {
    const length = ticksAt(text, run);
    if (length === ticks) return run + length;
    run = text.indexOf('`', run + length);
  }
  return undefined;
}

// Finds fenced code blocks, and says when it can't be sure where one ends.

/** `end` is undefined when readers of Markdown may differ on where the block ends. */
type FencedBlock = {
  readonly fence: string;
  readonly indented: boolean;
  readonly end: number | undefined;
};

const OPENING = /( *)(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})[^\n]*/y;
const MARGIN = 4;

/** Reads the fenced block that begins with the line at `at`. */
export function readFence(text: string, at: number): FencedBlock | undefined {
  OPENING.lastIndex = at;
  const [, indent = '', fence] = OPENING.exec(text) ?? [];
  if (fence === undefined) return undefined;
  const after = OPENING.lastIndex;
  if (indent === '') return { fence, indented: false, end: topLevelEnd(text, after, fence) };
  return { fence, indented: true, end: tidyEnd(text, after, { indent: indent.length, fence }) };
}

function topLevelEnd(text: string, from: number, fence: string): number {
  for (let line = nextLine(text, from); line < text.length; line = nextLine(text, line)) {
    if (closesFence(lineAt(text, line).replace(/^ {0,3}/, ''), fence)) return nextLine(text, line);
  }
  return text.length;
}

/** Returns the end of an indented block if it is the same inside a list and outside of one. */
function tidyEnd(
  text: string,
  from: number,
  { indent, fence }: { readonly indent: number; readonly fence: string },
): number | undefined {
  // Indented this far, it may continue a paragraph, in which tildes mean nothing and which a blank line ends.
  const deep = indent >= MARGIN;
  if (deep && fence.startsWith('~')) return undefined;
  for (let line = nextLine(text, from); line < text.length; line = nextLine(text, line)) {
    const content = lineAt(text, line);
    const inner = content.slice(indent);
    if (!isInside(content, indent, deep)) return undefined;
    if (closesFence(inner, fence)) return nextLine(text, line);
    if (/^\s*(?:`{3}|~{3})/.test(inner)) return undefined;
  }
  return undefined;
}

function isInside(content: string, indent: number, deep: boolean): boolean {
  return content.trim() === '' ? !deep : content.startsWith(' '.repeat(indent));
}

const INFO = /^( *)(`{3,}|~{3,})([^\n]*)/;

/** Languages that people name: any other name could be words of a sentence, since no page shows it. */
const LANGUAGES: ReadonlySet<string> = new Set(
  'abap ada apache apacheconf apl applescript arduino arm asciidoc asm assembly astro awk bash bat batch bazel bibtex bicep brainfuck c c# c++ caddyfile cc cfg clj clojure cmake cmd cobol coffee coffeescript common-lisp conf console cpp crystal cs csharp cson css csv cue cuda cypher cython d dart delphi diff docker dockerfile dot dotenv ebnf edn editorconfig eex ejs elisp elixir elm emacs-lisp env erb erlang ex exs f# fish flow forth fortran fsharp gd gdscript geojson gherkin git git-config gitattributes gitignore gleam glsl go gohtml golang gql gradle graphql graphviz groff groovy h haml handlebars haskell haxe hbs hcl heex hlsl hpp hs html htm http ini ipynb java javascript jinja jinja2 jl jq js json json5 jsonc jsonl jsonnet jsp jsx julia just justfile kotlin kql kt kts latex less liquid lisp llvm log lua make makefile markdown math matlab md mdx mermaid metal mjs ml mts mysql nasm nginx nim nix nu nushell objc objective-c objectivec ocaml octave odin output pascal patch perl pgsql php pl plain plaintext plantuml plpgsql po postcss postgres postgresql powershell prisma prolog promql proto protobuf ps1 pug puppet purescript py pycon pyi python python3 qml r racket raku rb rego regex regexp rest rs rst ruby rust sass scala scheme scm scss sed sh shell shellsession shell-session smalltalk sml sol solidity sparql sql sqlite ssh-config stan stl stylus suggestion svelte svg swift systemd systemverilog tcl template terminal terraform tex text tf tfvars toml topojson ts tsql tsv tsx turtle twig txt typescript typst v vala vb vba vbnet verilog vhdl vim viml vue wasm wat wgsl xhtml xml xsl xslt yaml yml zig zsh'.split(
    ' ',
  ),
);

/** Returns a fenced block's language, empty for one that is not known, and its opening line with nothing else. */
export function readInfo(block: string): { readonly language: string; readonly opening: string } {
  const [, indent = '', fence = '', info = ''] = INFO.exec(block) ?? [];
  const name = /^\s*([\w+#.-]{1,30})(?=[\s,:{]|$)/.exec(info)?.[1] ?? '';
  const language = LANGUAGES.has(name.toLowerCase()) ? name : '';
  return { language, opening: `${indent}${fence}${language}` };
}

/** Replaces a fenced block's opening line. */
export function withOpening(block: string, opening: string): string {
  return block.replace(INFO, () => opening);
}

/** True when the last line of a block that `fence` opened closes it. */
export function endsWithFence(block: string, fence: string): boolean {
  const [first = '', ...lines] = block.trimEnd().split('\n');
  const last = lines.at(-1) ?? '';
  const indent = first.length - first.trimStart().length;
  // As in `readFence`, a line that is indented further belongs to the block.
  return closesFence(indent === 0 ? last.replace(/^ {0,3}/, '') : last.slice(indent), fence);
}

/** True when a line, without its indentation, closes what a fence opened. */
export function closesFence(line: string, fence: string): boolean {
  const run = line.trimEnd();
  return run.length >= fence.length && run === fence.charAt(0).repeat(run.length);
}

function lineAt(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(at, end === -1 ? text.length : end);
}

/** Returns the index after the line end that follows `at`. */
export function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}
