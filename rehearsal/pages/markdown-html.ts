// Renders posts and files like GitHub: Markdown with tables, task lists, alerts, folded parts, diagrams and suggestions.
import type { Blockquote, Code, List, PhrasingContent, RootContent, Table } from 'mdast';
import { type Html, html } from '../../src/run-log/page/html.ts';
import type { GitHubState } from '../github/state.ts';
import { htmlParts, readPost } from '../markdown.ts';
import { diffText, suggestionDiff } from './diff-html.ts';
import { linkTarget } from './link-target.ts';
import { sequenceDiagram } from './sequence-svg.ts';

export type PostContext = {
  readonly state: GitHubState;
  /** In a file a line break in the source is a blank; in a post it breaks the line. */
  readonly isFile?: boolean;
  /** The lines that a suggestion would replace. */
  readonly lines?: readonly string[];
};

/** Renders a post as HTML. Of the tags that people and models wrote, only the few listed here remain. */
export function markdownHtml(markdown: string, context: PostContext): Html {
  const { children } = readPost(markdown);
  const definitions = new Map(
    children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])),
  );
  return html`<div class="markdown">${new MarkdownWriter(context, definitions).blocks(children)}</div>`;
}

class MarkdownWriter {
  readonly #context: PostContext;
  readonly #definitions: ReadonlyMap<string, string>;

  constructor(context: PostContext, definitions: ReadonlyMap<string, string>) {
    this.#context = context;
    this.#definitions = definitions;
  }

  blocks(nodes: readonly RootContent[]): Html {
    const tags = new OpenTags();
    const parts = nodes.map((node) =>
      node.type === 'html' ? tags.write(node.value) : this.#block(node),
    );
    return html`${parts}${tags.close()}`;
  }

  #block(node: RootContent): Html | string {
    switch (node.type) {
      case 'heading':
        return element(`h${node.depth}`, this.#inline(node.children));
      case 'paragraph':
        return html`<p>${this.#inline(node.children)}</p>`;
      case 'list':
        return this.#list(node);
      case 'blockquote':
        return this.#quote(node);
      case 'code':
        return this.#code(node);
      case 'table':
        return this.#table(node);
      case 'thematicBreak':
        return html`<hr>`;
      default:
        return '';
    }
  }

  #list({ ordered, start, children }: List): Html {
    const items = children.map(({ checked, children: inner }) => {
      const [first, ...rest] = inner;
      // The first paragraph of an item is written without its `<p>`.
      const isShort = first?.type === 'paragraph';
      const head = isShort ? this.#inline(first.children) : this.blocks(inner);
      const tail = isShort ? this.blocks(rest) : '';
      return html`<li${classOf(typeof checked === 'boolean' ? 'task' : '')}>${checkbox(checked)}${head}${tail}</li>`;
    });
    return ordered ? html`<ol start="${start ?? 1}">${items}</ol>` : html`<ul>${items}</ul>`;
  }

  #quote({ children }: Blockquote): Html {
    const [first, ...rest] = children;
    const text = first?.type === 'paragraph' ? first.children[0] : undefined;
    const kind = text?.type === 'text' ? ALERT.exec(text.value)?.[1] : undefined;
    if (kind === undefined || first?.type !== 'paragraph' || text?.type !== 'text') {
      return html`<blockquote>${this.blocks(children)}</blockquote>`;
    }
    const said = [{ ...text, value: text.value.replace(ALERT, '') }, ...first.children.slice(1)];
    const title = kind.charAt(0) + kind.slice(1).toLowerCase();
    return html`<div class="alert ${kind.toLowerCase()}"><p><strong>${title}</strong></p><p>${this.#inline(said)}</p>${this.blocks(rest)}</div>`;
  }

  #code({ lang, value }: Code): Html {
    if (lang === 'mermaid') return sequenceDiagram(value) ?? html`<pre><code>${value}</code></pre>`;
    if (lang === 'suggestion') return suggestionDiff(this.#context.lines ?? [], value);
    return lang === 'diff' ? diffText(value) : html`<pre><code>${value}</code></pre>`;
  }

  #table({ align, children }: Table): Html {
    const rows = children.map((row, at) => {
      const cells = row.children.map((one, column) =>
        element(at === 0 ? 'th' : 'td', this.#inline(one.children), align?.[column] ?? ''),
      );
      return html`<tr>${cells}</tr>`;
    });
    return html`<div class="wide"><table>${rows}</table></div>`;
  }

  #inline(nodes: readonly PhrasingContent[]): Html {
    const tags = new OpenTags();
    const parts = nodes.map((node) =>
      node.type === 'html' ? tags.write(node.value) : this.#phrase(node),
    );
    return html`${parts}${tags.close()}`;
  }

  #phrase(node: PhrasingContent): Html | string {
    switch (node.type) {
      case 'text':
        return this.#text(node.value);
      case 'inlineCode':
        return html`<code>${node.value}</code>`;
      case 'strong':
        return html`<strong>${this.#inline(node.children)}</strong>`;
      case 'emphasis':
        return html`<em>${this.#inline(node.children)}</em>`;
      case 'delete':
        return html`<del>${this.#inline(node.children)}</del>`;
      case 'link':
        return this.#link(node.url, this.#inline(node.children));
      case 'linkReference':
        return this.#link(this.#definitions.get(node.identifier), this.#inline(node.children));
      case 'image':
        return this.#link(node.url, html`[${node.alt ?? 'image'}]`);
      case 'break':
        return html`<br>`;
      default:
        return '';
    }
  }

  #link(url: string | undefined, text: Html): Html {
    const target = linkTarget(this.#context.state, url ?? '');
    return target === undefined ? text : html`<a href="${target}" rel="noreferrer">${text}</a>`;
  }

  /** Marks mentions, and links the numbers of threads. */
  #text(value: string): Html {
    const { state, isFile = false } = this.#context;
    const parts = value.split(/((?<![\w/])@[A-Za-z][\w-]{0,38}|(?<![\w/&])#\d{1,6}\b|\n)/);
    return html`${parts.map((part) => {
      if (part === '\n') return isFile ? '\n' : html`<br>`;
      if (part.startsWith('@')) return html`<span class="mention">${part}</span>`;
      const number = /^#(\d+)$/.exec(part)?.[1];
      return number !== undefined && state.threads.has(Number(number))
        ? html`<a href="/${state.repository}/issues/${number}">${part}</a>`
        : part;
    })}`;
  }
}

const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/;

function checkbox(checked: boolean | null | undefined): Html | string {
  if (typeof checked !== 'boolean') return '';
  return html`<input type="checkbox" disabled${checked ? html` checked` : ''} aria-label="${checked ? 'done' : 'to do'}"> `;
}

function classOf(name: string): Html | string {
  return name === '' ? '' : html` class="${name}"`;
}

/** Builds an element. `name` must be ours, never a person's or model's. */
function element(name: string, content: Html, className = ''): Html {
  return { markup: `<${name}${html`${classOf(className)}`.markup}>${content.markup}</${name}>` };
}

const PASSED: ReadonlySet<string> = new Set(
  'details summary sub sup kbd ins del b strong i em code p blockquote'.split(' '),
);

/** Keeps track of open tags in raw HTML, to close each where its part of the post ends. */
class OpenTags {
  readonly #open: string[] = [];

  /** Writes known tags, without attributes but `open`, and escapes the text between them. */
  write(raw: string): Html {
    return html`${htmlParts(raw).map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.name === 'br') return html`<br>`;
      if (!PASSED.has(part.name)) return '';
      return part.kind === 'open' ? this.#enter(part.name, part.tag) : this.#leave(part.name);
    })}`;
  }

  close(): Html {
    return { markup: this.#open.splice(0).reverse().map(endTag).join('') };
  }

  #enter(name: string, tag: string): Html {
    this.#open.push(name);
    const isUnfolded = name === 'details' && /\sopen\b/.test(tag);
    return { markup: `<${name}${isUnfolded ? ' open' : ''}>` };
  }

  #leave(name: string): Html {
    const at = this.#open.lastIndexOf(name);
    return at === -1
      ? { markup: '' }
      : { markup: this.#open.splice(at).reverse().map(endTag).join('') };
  }
}

function endTag(name: string): string {
  return `</${name}>`;
}
