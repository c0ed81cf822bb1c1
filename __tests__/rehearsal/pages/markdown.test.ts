import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addThread, createState } from '../../../rehearsal/github/state.ts';
import { markdownHtml } from '../../../rehearsal/pages/markdown.ts';

const state = createState({ repository: 'acme/shop', root: '', token: '', roles: {} });
addThread(state, { number: 7, title: 'Login', body: '', author: 'olga' });
const render = (text: string) => markdownHtml(text, state).markup;

describe('markdownHtml', () => {
  it("renders a board: tables, task lists and folded parts, without the marker's comment", () => {
    const board = [
      '<!-- squad-action:board run=1 -->\n**Done**, see `a.js`\n\n- [x] done',
      '<details><summary>More</summary>\n\n| a | b |\n| - | - |\n| 1 | <b>2</b> |\n\n</details>',
    ];
    expect(render(board.join('\n\n')).replaceAll(/\n+/g, '')).toBe(
      '<div class="markdown"><p><strong>Done</strong>, see <code>a.js</code></p>' +
        '<ul><li><input type="checkbox" disabled="" checked="" /> done</li></ul>' +
        '<details><summary>More</summary><table><thead><tr><th>a</th><th>b</th></tr></thead>' +
        '<tbody><tr><td>1</td><td><b>2</b></td></tr></tbody></table></details></div>',
    );
  });

  it('links the numbers of threads, outside links and code', () => {
    const link = '<a href="/acme/shop/issues/7">#7</a>';
    expect(render('#7, not #99, `#7`')).toContain(`${link}, not #99, <code>#7</code>`);
    expect(render('[#7](http://a.example/7)')).toContain('<a href="http://a.example/7">#7</a>');
  });

  it('lets a link to several lines of a file lead to the first of them', () => {
    expect(render('[x](/acme/shop/blob/main/a.js#L8-L11)')).toContain('/a.js#L8"');
  });

  it('brings no script, no attribute, and no tag but plain ones, whatever is written', () => {
    const allowed =
      /<(?!\/?(?:div|p|ul|ol|li|h[1-6]|hr|br|a|em|strong|del|code|pre|blockquote|input|table|thead|tbody|tr|t[dh]|span|details|summary|sub|sup|kbd|b|i|img|section)\b)[^>]*>/;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 80 }), (text) => {
        const written = `<${text}> <img ${text} <svg ${text}>\n\n${text} <b ${text}>`;
        expect(render(written)).not.toMatch(allowed);
        expect(render(written)).not.toMatch(
          /<(?:details|summary|br|sub|sup|kbd|b|i)\s(?!\s*(?:open)?\s*\/?>)/i,
        );
      }),
    );
    expect(render('[x](javascript:alert(1)) <a href="javascript:x" onclick="y">z</a>')).toContain(
      '<a href="">x</a> &lt;a href=',
    );
  });
});
