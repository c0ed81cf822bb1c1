import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addThread, createState } from '../../../rehearsal/github/state.ts';
import { markdownHtml } from '../../../rehearsal/pages/markdown-html.ts';

const state = createState({ repository: 'acme/shop', root: '', token: '', roles: {} });
addThread(state, { number: 7, title: 'Login', body: '', author: 'olga' });
const render = (text: string, lines: readonly string[] = []) =>
  markdownHtml(text, { state, lines }).markup;

describe('markdownHtml', () => {
  it('renders tables, task lists, alerts, folded parts, mentions and numbers', () => {
    const shown = render(
      'By @alice for #7, not #99\n\n- [x] done\n\n| a | b |\n| - | -: |\n| 1 | 2 |\n\n> [!WARNING]\n> Slow.\n\n<details><summary>More</summary>\n\n**x**\n\n</details>\n<!-- hidden -->',
    );
    expect(shown).toContain('<span class="mention">@alice</span>');
    expect(shown).toContain('<a href="/acme/shop/issues/7">#7</a>, not #99');
    expect(shown).toContain('<input type="checkbox" disabled checked');
    expect(shown).toContain('<td class="right">2</td>');
    expect(shown).toContain(
      '<div class="alert warning"><p><strong>Warning</strong></p><p>Slow.</p>',
    );
    expect(shown).toMatch(
      /<details><summary>More<\/summary>\s*<p><strong>x<\/strong><\/p>\s*<\/details>/,
    );
    expect(shown).not.toContain('hidden');
  });

  it('draws the board’s diagrams, and shows others as they are written', () => {
    const diagram = (line: string) =>
      `\`\`\`mermaid\nsequenceDiagram\n  participant P1 as alice\n  participant P2 as A#59;B\n  ${line}\n\`\`\``;
    const drawn = render(diagram('P1->>P2: Why<br/>not?'));
    expect(drawn).toMatch(/<svg.*A;B.*Why.*not\?/s);
    expect(render(diagram('P1-xP1: itself'))).toContain('class="self"');
    expect(render(diagram('loop every day'))).toContain('<pre><code>sequenceDiagram');
  });

  it('shows a suggestion as the change that it is', () => {
    const shown = render('```suggestion\nnew\n```', ['old']);
    expect(shown).toContain('<tr class="del"><td>-old</td></tr><tr class="add"><td>+new</td></tr>');
  });

  it('links several lines of a file so that the server can mark them, and links no script', () => {
    expect(render('[x](http://127.0.0.1:9/acme/shop/blob/main/a.js#L8-L11)')).toContain(
      'href="/acme/shop/blob/main/a.js?lines=8-11#L8"',
    );
    expect(render('[x](javascript:alert(1)) <a href="javascript:x" onclick="y">z</a>')).not.toMatch(
      /javascript|onclick/,
    );
  });

  it('closes what a post opens, and closes nothing else', () => {
    expect(render('- <details><b>\n\n</div></article> <script>x</script>')).toMatch(
      /<li>.*<details><b><\/b><\/details><\/li>/,
    );
    expect(render('</div></article><script>x</script>')).toBe('<div class="markdown">x</div>');
  });

  it('brings no tag of its own, whatever is written', () => {
    const allowed =
      /<(?!\/?(?:div|p|ul|ol|li|h[1-6]|hr|br|a|em|strong|del|code|pre|blockquote|input|table|tr|t[dh]|span|details|summary|sub|sup|kbd|ins|b|i)\b)[^>]*>/;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 80 }), (text) => {
        expect(render(`<${text}> <img ${text} <svg ${text}>\n\n${text}`)).not.toMatch(allowed);
      }),
    );
  });
});
