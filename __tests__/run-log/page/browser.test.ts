// The page in a real browser. Where none is installed, these tests are skipped.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { renderRunPage } from '#src/run-log/run-page.ts';
import { type BrowserPage, CHROMIUM, openBrowser } from '../../../scripts/chromium.ts';
import { RICH, RICH_RECORD } from './records.ts';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 800 };
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds that keeps people out: rule and element. */
const serious = (
  options: string,
) => `axe.run(document, { resultTypes: ['violations'], ${options} }).then(({ violations }) => violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`;

const COLOURS = "runOnly: ['color-contrast', 'scrollable-region-focusable']";

/** Waits for the next frames until the expression is true. */
const until = (condition: string) =>
  `new Promise((done) => { const look = () => (${condition}) ? done(true) : requestAnimationFrame(look); look(); })`;

const OVERFLOW = 'document.documentElement.scrollWidth - innerWidth';
const CAPTION = "document.getElementById('caption').textContent";
const CURRENT = "document.querySelector('[aria-current]')?.id";

const TITLE =
  CHROMIUM === undefined
    ? 'the page (skipped: no Chromium is installed here)'
    : 'the page in a browser';

(CHROMIUM === undefined ? describe.skip : describe)(TITLE, () => {
  const folder = mkdtempSync(join(tmpdir(), 'squad-page-'));
  const file = join(folder, 'run.html');
  let page: BrowserPage;

  beforeAll(async () => {
    writeFileSync(file, renderRunPage(RICH_RECORD));
    page = await openBrowser(CHROMIUM ?? '');
  });
  afterAll(async () => {
    await page.close();
    rmSync(folder, { recursive: true });
  });

  it('draws a lane for each session, and a mark leads to its act', async () => {
    await page.open(file, WIDE);
    expect(await page.evaluate("document.querySelectorAll('.names li').length")).toBe(5);
    const isDrawn =
      "[...document.querySelectorAll('.plot g rect')].every((bar) => bar.getBoundingClientRect().width > 0)";
    expect(await page.evaluate(isDrawn)).toBe(true);
    await page.evaluate(
      "document.querySelector('.mark.bad').dispatchEvent(new MouseEvent('click', { bubbles: true }))",
    );
    const opened =
      'document.querySelector(location.hash).open && document.querySelector(location.hash).textContent';
    await page.evaluate(until("document.querySelector('[aria-current]') !== null"));
    expect(await page.evaluate(opened)).toContain('may not write .github/workflows/ci.yml');
  });

  it('plays the run, and shows any moment of it', async () => {
    const scrub = async (at: number) => {
      const bar = "document.getElementById('scrub')";
      await page.evaluate(`${bar}.value = ${at}; ${bar}.dispatchEvent(new Event('input'))`);
      return page.evaluate(CAPTION);
    };
    const button = "document.getElementById('play')";
    await page.open(file, WIDE);
    await page.evaluate(`document.getElementById('speed').value = '4'; ${button}.click()`);
    await page.evaluate(until(`${CURRENT} !== undefined`));
    await page.press(' ');
    expect(await page.evaluate(`${button}.textContent`)).toBe('Play');
    expect(await scrub(3)).toBe(
      "0:06 Coordinator says: The form is Fenster's. Hockney reviews it.",
    );
    expect(await scrub(RICH.length)).toBe('6:26 Squad ends: changed');
  });

  it('is led by the keyboard', async () => {
    await page.open(file, WIDE);
    await page.press('ArrowRight');
    await page.press('ArrowRight');
    expect(await page.evaluate(CURRENT)).toBe('act-1');
    await page.press('ArrowLeft');
    expect(await page.evaluate(CURRENT)).toBe('act-0');
    const name = "one.id || one.getAttribute('href') || one.parentElement.id";
    await page.evaluate(
      `window.seen = new Set(); addEventListener('focusin', ({ target: one }) => seen.add(${name}))`,
    );
    for (let step = 0; step < 130; step += 1) await page.press('Tab');
    const controls = 'button, input, select, summary, .mark, .points a';
    const missed = `[...document.querySelectorAll('${controls}')].map((one) => ${name}).filter((one) => !seen.has(one))`;
    expect(await page.evaluate(missed)).toEqual([]);
  });

  it('opens the act that its address names', async () => {
    await page.open(`${file}#act-9`, WIDE);
    await page.evaluate(until(`${CURRENT} === 'act-9'`));
    expect(await page.evaluate("document.getElementById('act-9').open")).toBe(true);
  });

  it('has nothing beside the screen of a phone, and nothing serious for axe, in light and dark', async () => {
    const phone = { ...PHONE, dark: true, calm: true };
    for (const [view, options] of [
      [WIDE, ''],
      [phone, COLOURS],
    ] as const) {
      await page.open(file, view);
      await page.evaluate(
        "for (const one of document.querySelectorAll('details')) one.open = true",
      );
      await page.press('ArrowRight');
      expect(await page.evaluate(OVERFLOW)).toBe(0);
      await page.evaluate(AXE);
      expect(await page.evaluate(serious(options))).toEqual([]);
    }
  });

  it('can be read without its script', async () => {
    await page.open(file, { ...PHONE, script: false });
    const text = String(await page.evaluate('document.body.innerText'));
    expect(text).toContain('Hockney\nreviews: changes requested, 2 findings');
    expect(text).not.toContain('Speed');
  });

  it('asks for nothing but itself, and nothing complains', () => {
    expect(page.requests.filter((address) => !address.endsWith('/run.html'))).toEqual([]);
    expect(page.complaints).toEqual([]);
  });
});
