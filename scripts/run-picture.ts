// Makes README's picture of a run's page from the record of a rehearsal.
// Usage: npm run picture -- <run.jsonl> [docs/run.png]
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderRunPage } from '#src/run-log/run-page.ts';
import { CHROMIUM, openBrowser } from './chromium.ts';

const [record, picture = 'docs/run.png'] = process.argv.slice(2);
if (record === undefined) throw new Error('Usage: npm run picture -- <run.jsonl> [docs/run.png]');
if (CHROMIUM === undefined) throw new Error('Chromium is not installed.');

const folder = await mkdtemp(join(tmpdir(), 'squad-picture-'));
const file = join(folder, 'run.html');
await writeFile(file, renderRunPage(await readFile(record, 'utf8')));
const page = await openBrowser(CHROMIUM);
await page.open(file, { width: 1280, height: 800 });
// Two thirds of the way through, so that the page's head shows it playing.
await page.evaluate(
  "const bar = document.getElementById('scrub'); bar.value = bar.max * 0.66; bar.dispatchEvent(new Event('input')); scrollTo(0, 0)",
);
await writeFile(picture, await page.picture());
await page.close();
await rm(folder, { recursive: true });
