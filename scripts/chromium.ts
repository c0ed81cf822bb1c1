// Drives an installed Chromium over its debugging pipe, for the tests of the run's page and for its picture.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord } from '#src/text/json.ts';

/** Where to look for a browser, after the path in the variable `CHROMIUM`. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of an installed browser, or undefined. */
export const CHROMIUM = [process.env.CHROMIUM ?? '', ...PLACES].find((path) => existsSync(path));

export type View = {
  readonly width: number;
  readonly height: number;
  readonly dark?: boolean;
  readonly calm?: boolean;
  readonly script?: boolean;
};

type Fields = Readonly<Record<string, unknown>>;
type Send = (method: string, params?: Fields) => Promise<Fields>;

/** One page of a headless browser. */
export type BrowserPage = {
  /** Complaints of the page or the browser. */
  readonly complaints: string[];
  /** Every address that the page requested. */
  readonly requests: string[];
  readonly open: (file: string, view: View) => Promise<void>;
  /** The value of an expression, which may be a promise. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly press: (key: string) => Promise<void>;
  /** A PNG of what is in view. */
  readonly picture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

/** Starts the browser and opens an empty page in it. */
export async function openBrowser(program: string): Promise<BrowserPage> {
  const folder = mkdtempSync(join(tmpdir(), 'squad-chromium-'));
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'];
  const child = spawn(
    program,
    [...flags, '--no-first-run', '--remote-debugging-pipe', `--user-data-dir=${folder}`],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const listeners: ((method: string, params: Fields) => void)[] = [];
  const send = connect(child.stdio[3], child.stdio[4], listeners);
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const page = await pageOf((method, params) => send(method, { ...params, sessionId }), listeners);
  const close = async () => {
    const exited = once(child, 'exit');
    await send('Browser.close');
    await exited;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  return { ...page, close };
}

/** Messages are JSON, each ended by a NUL. */
function connect(
  input: unknown,
  output: unknown,
  listeners: readonly ((method: string, params: Fields) => void)[],
): Send {
  if (!(input instanceof Socket && output instanceof Socket)) throw new Error('No pipe.');
  const waiting = new Map<unknown, (reply: Fields) => void>();
  let rest = '';
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const reply = fieldsOf(JSON.parse(message));
      waiting.get(reply.id)?.(reply);
      waiting.delete(reply.id);
      for (const listen of listeners) listen(String(reply.method), fieldsOf(reply.params));
    }
  });
  let last = 0;
  return async (method, { sessionId, ...params } = {}) => {
    last += 1;
    const id = last;
    const reply = new Promise<Fields>((resolve) => void waiting.set(id, resolve));
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { error, result } = await reply;
    if (error !== undefined) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return fieldsOf(result);
  };
}

async function pageOf(
  send: Send,
  listeners: ((method: string, params: Fields) => void)[],
): Promise<Omit<BrowserPage, 'close'>> {
  const [complaints, requests]: [string[], string[]] = [[], []];
  let loaded: () => void = () => {};
  listeners.push((method, params) => {
    if (method === 'Page.loadEventFired') loaded();
    if (method === 'Network.requestWillBeSent') {
      requests.push(String(fieldsOf(params.request).url));
    }
    if (/^(?:Runtime\.(?:consoleAPICalled|exceptionThrown)|Log\.entryAdded)$/.test(method)) {
      complaints.push(JSON.stringify(params));
    }
  });
  for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await send(`${domain}.enable`);
  const open = async (file: string, view: View) => {
    await emulate(send, view);
    const isLoaded = new Promise<void>((resolve) => {
      loaded = resolve;
    });
    const [path = '', hash = ''] = file.split('#');
    const url = `${pathToFileURL(path).href}${hash && `#${hash}`}`;
    // Chromium doesn't reload an open page for another fragment of it.
    if ((await send('Page.navigate', { url })).loaderId !== undefined) await isLoaded;
  };
  const evaluate = async (expression: string) => {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send('Runtime.evaluate', options);
    if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
    return fieldsOf(result).value;
  };
  const press = async (key: string) => {
    const code = { key, code: key === ' ' ? 'Space' : key, windowsVirtualKeyCode: KEYS[key] };
    const text = key === ' ' ? ' ' : undefined;
    await send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', text, ...code });
    await send('Input.dispatchKeyEvent', { type: 'keyUp', ...code });
  };
  const picture = async () => {
    const { data } = await send('Page.captureScreenshot', { format: 'png' });
    return Buffer.from(String(data), 'base64');
  };
  return { complaints, requests, open, evaluate, press, picture };
}

const KEYS: Readonly<Record<string, number>> = {
  Tab: 9,
  Enter: 13,
  ' ': 32,
  ArrowLeft: 37,
  ArrowRight: 39,
};

async function emulate(send: Send, view: View): Promise<void> {
  const { width, height, dark = false, calm = false, script = true } = view;
  const screen = { width, height, deviceScaleFactor: 1, mobile: false };
  await send('Emulation.setDeviceMetricsOverride', screen);
  const features = [
    { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
    { name: 'prefers-reduced-motion', value: calm ? 'reduce' : 'no-preference' },
  ];
  await send('Emulation.setEmulatedMedia', { features });
  await send('Emulation.setScriptExecutionDisabled', { value: !script });
}

function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}
