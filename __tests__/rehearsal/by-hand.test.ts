// A person at the model's place: the test writes the answers, and a small program asks in the action's stead.
import { execFileSync } from 'node:child_process';
import { EventEmitter, on, once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RUNTIME_TOKEN } from '../../rehearsal/artifacts.ts';
import { startModelByHand } from '../../rehearsal/by-hand/model-by-hand.ts';
import { rehearseByHand } from '../../rehearsal/by-hand/rehearse-by-hand.ts';
import { readScenario } from '../../rehearsal/scenario/scenario.ts';
import { JOB_TOKEN } from '../../rehearsal/scenario/seed.ts';

/** The job's token, the model's key, and the token of the artifact service. */
const SECRETS = new RegExp([JOB_TOKEN, 'sk-rehearsal', RUNTIME_TOKEN].join('|'));

const SCENARIO = join(import.meta.dirname, '../../scenarios/answer-only');

/** Two agents ask side by side; Fenster goes on with the answer. What they were answered is the job's log. */
const PROGRAM = `
import { appendFileSync } from 'node:fs';
const env = process.env;
const tools = [{ type: 'function', function: { name: 'grep', description: 'Finds a text.', parameters: { type: 'object' } } }];
const ask = async (messages) => {
  const answer = await fetch(env['INPUT_PROVIDER-BASE-URL'] + '/chat/completions', { method: 'POST',
    headers: { authorization: 'Bearer ' + env['INPUT_PROVIDER-API-KEY'] },
    body: JSON.stringify({ model: env.INPUT_MODEL, messages, tools }) });
  const { choices } = await answer.json();
  console.log(JSON.stringify(choices[0]));
  return choices[0].message;
};
const start = (name) => [{ role: 'system', content: 'You are ' + name + ', a Squad agent.' }, { role: 'user', content: 'Where is \`\`\`hashOf\`\`\`?' }];
console.log('::add-mask::' + env['INPUT_GITHUB-TOKEN']);
console.log('the token is ' + env['INPUT_GITHUB-TOKEN']);
const fenster = async () => {
  const message = await ask(start('Fenster'));
  await ask([...start('Fenster'), message, { role: 'tool', tool_call_id: 'x', content: 'src/users.js' }]);
};
await Promise.all([fenster(), ask(start('Hockney'))]);
appendFileSync(env.GITHUB_STEP_SUMMARY, '# Done');
appendFileSync(env.GITHUB_OUTPUT, 'outcome=answered\\n');
`;

let root = '';
let folder = '';
let printed: string[] = [];
const keyboard = new EventEmitter();
const printing = new EventEmitter();

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'by-hand-'));
  folder = join(root, 'play');
  printed = [];
  await mkdir(folder);
  await writeFile(join(root, 'main.mjs'), PROGRAM);
});
afterEach(() => rm(root, { recursive: true }));

const print = (text: string) => {
  printed.push(text);
  printing.emit('printed');
};
const read = (name: string) => readFile(join(folder, name), 'utf8');

async function isPrinted(part: string): Promise<void> {
  while (!printed.some((text) => text.includes(part))) await once(printing, 'printed');
}

/** The name of the file that ends so, as soon as it is there. */
async function appears(end: string): Promise<string> {
  // From here on, so that nothing that comes while the folder is read is missed.
  const changes = watch(folder);
  try {
    for (;;) {
      const changed = once(changes, 'change');
      const found = (await readdir(folder)).find((name) => name.endsWith(end));
      if (found !== undefined) return found;
      await changed;
    }
  } finally {
    changes.close();
  }
}

/** Answers the request of this turn with what the file's end says; returns the request's name. */
async function answer(turn: string, ending: string, text: string): Promise<string> {
  const name = (await appears(`${turn}.request.md`)).replace('.request.md', '');
  await writeFile(join(root, 'answer.tmp'), text);
  await rename(join(root, 'answer.tmp'), join(folder, `${name}.${ending}`));
  return name;
}

async function* typedLines(): AsyncGenerator<string> {
  for await (const [line] of on(keyboard, 'line')) yield String(line);
}

const GREP = '{"text":"I look.","calls":[{"name":"grep","arguments":{"pattern":"hashOf"}}]}';

async function play(typed?: AsyncIterable<string>) {
  const rehearsal = { main: join(root, 'main.mjs') };
  const { runs } = await rehearseByHand(SCENARIO, { folder, print, typed, rehearsal });
  return runs[0];
}

describe('a rehearsal by hand', () => {
  it('sends what the answer files say, in whichever order they are written, and leaves no secret', async () => {
    const played = play();
    await appears('hockney-1.request.md');
    await answer('fenster-1', 'answer.json', GREP);
    const last = await answer('fenster-2', 'answer.json', '{"text":"There."}');
    await answer('hockney-1', 'answer.md', 'In src/users.js.\n');
    const run = await played;
    const answers = run?.log.split('\n').filter((line) => line.startsWith('{"index"')) ?? [];
    const call = { function: { name: 'grep', arguments: '{"pattern":"hashOf"}' } };
    expect(answers.map((line): unknown => JSON.parse(line))).toMatchObject([
      { finish_reason: 'tool_calls', message: { content: 'I look.', tool_calls: [call] } },
      { finish_reason: 'stop', message: { content: 'There.' } },
      { finish_reason: 'stop', message: { content: 'In src/users.js.\n' } },
    ]);
    expect(await read('result.md')).toContain('outcome: answered');
    expect(await read('summary.md')).toBe('# Done\n');
    const size = Buffer.byteLength(await read(`${last}.request.json`));
    expect(await read('index.md')).toContain(`| ${last} | ${size} | `);
    const texts = (await Promise.all((await readdir(folder)).map(read))).join('\n');
    expect(texts).toContain('the token is ***');
    expect(texts).not.toMatch(SECRETS);
  });

  it('shows a session whole at first, and on a later turn what is new', async () => {
    const played = play();
    const first = await answer('fenster-1', 'answer.json', GREP);
    await answer('hockney-1', 'answer.md', 'In src/users.js.');
    const second = await answer('fenster-2', 'answer.md', 'There.');
    await played;
    const opening = await read(`${first}.request.md`);
    const later = await read(`${second}.request.md`);
    expect(opening).toContain('## system\n\n```text\nYou are Fenster, a Squad agent.');
    expect(opening).toContain('~~~~~~text\nWhere is ```hashOf```?\n~~~~~~');
    expect(opening).toContain('"description": "Finds a text."');
    expect(later).toContain(`\`${first}.request.md\``);
    expect(later).toContain('```text\nsrc/users.js\n```');
    expect(later).not.toMatch(/You are Fenster|hashOf```|Finds a text/);
  });

  it('says what is wrong with an answer, and waits for a right one', async () => {
    const played = play();
    const name = await answer('fenster-1', 'answer.json', '{"text":"I look."');
    const problem = await appears(`${name}.problem.txt`);
    expect(await read(problem)).toContain('SyntaxError');
    await answer('fenster-1', 'answer.json', GREP);
    await answer('hockney-1', 'answer.json', '{"txt":"In src/users.js."}');
    expect(await read(await appears('hockney-1.problem.txt'))).toContain('Unrecognized key: "txt"');
    await answer('hockney-1', 'answer.json', '{"text":"In src/users.js."}');
    await answer('fenster-2', 'answer.md', 'There.');
    expect((await played)?.exitCode).toBe(0);
    expect(existsSync(join(folder, problem))).toBe(false);
  });

  it('takes typed answers for the request that has waited longest', async () => {
    const played = play(typedLines());
    await Promise.all([isPrinted('fenster-1'), isPrinted('hockney-1')]);
    const type = (...lines: string[]) => {
      for (const line of [...lines, '.']) keyboard.emit('line', line);
    };
    type('One.', 'call grep {"pattern":"hashOf"}');
    type('Two.', 'call grep no JSON');
    await isPrinted('fenster-2');
    type('There.');
    const run = await played;
    expect(run?.log).toMatch(/"content":"One.".*"arguments":"{\\"pattern\\":\\"hashOf\\"}"/);
    expect(run?.log).toMatch(/"content":"Two.".*"arguments":"no JSON"/);
    expect(run?.log).toContain('"content":"There."');
  });

  it('refuses a folder of an earlier play, whose answers would be taken for new ones', async () => {
    await writeFile(join(folder, '001-coordinator-1.answer.md'), 'Of another story.');
    await expect(play()).rejects.toThrow(/001-coordinator-1\.answer\.md .* Name a new folder/);
  });
});

describe('a story without a script', () => {
  it('is played in the real action, one run after the other', async () => {
    const scenario = join(root, 'where');
    const comment = { name: 'issue_comment', thread: 1, author: 'alice' };
    const comments = [{ author: 'olga', body: 'I never find anything.' }];
    const issue = { number: 1, title: 'Where?', body: 'Where is what?', author: 'olga', comments };
    const story = {
      story: 'Two questions.',
      issues: [issue],
      event: { ...comment, body: '@squad fenster: where are passwords hashed?' },
      later: [{ event: { ...comment, body: '@squad verbal: where is the form?' } }],
    };
    await mkdir(scenario);
    await writeFile(join(scenario, 'scenario.json'), JSON.stringify(story));
    await expect(readScenario(scenario)).rejects.toThrow('model.json');
    const played = rehearseByHand(scenario, { folder, print });
    const first = await answer('fenster-1', 'answer.json', '{"text":"In src/users.js."}');
    expect(await read(`${first}.request.md`)).toContain('I never find anything.');
    await answer('verbal-1', 'answer.json', '{"text":"In public/login.html."}');
    const { runs } = await played;
    expect(runs.map(({ outputs }) => outputs.outcome)).toEqual(['answered', 'answered']);
    const result = await read('result.md');
    expect(result).toContain('In src/users.js.');
    expect(result).toContain('In public/login.html.');
  });
});

describe('the model by hand', () => {
  async function open(signOfLifeMs: number) {
    const model = await startModelByHand(folder, () => undefined, signOfLifeMs);
    const body = JSON.stringify({ model: 'x', messages: [{ role: 'user', content: 'Where?' }] });
    return { model, reply: fetch(`${model.url}/chat/completions`, { method: 'POST', body }) };
  }

  it('begins its reply after a while, so that nobody gives it up', async () => {
    const { model, reply } = await open(1);
    expect((await reply).status).toBe(200);
    expect(model.requests.map(({ waitedMs }) => waitedMs)).toEqual([undefined]);
    await model.close();
  });

  it.each([
    ['with the status of the answer', '429', 60_000, 429],
    ['with the connection', '"dropped"', 60_000, undefined],
    ['with the connection where it is too late for a status', '500', 1, undefined],
  ])('fails %s', async (_how, error, signOfLifeMs, status) => {
    const { model, reply } = await open(signOfLifeMs);
    if (signOfLifeMs === 1) await reply;
    const ended = reply.then(async (one) => [one.status, await one.text()]).catch(() => []);
    await answer('-1', 'answer.json', `{"error":${error}}`);
    expect((await ended)[0]).toBe(status);
    await model.close();
  });
});

describe('the slow clock', () => {
  it("stretches the limits of a run, and leaves a program's short waits as they are", () => {
    const clock = new URL('../../rehearsal/by-hand/slow-clock.mjs', import.meta.url).href;
    const script = `
      import { createHook } from 'node:async_hooks';
      import { setTimeout as wait } from 'node:timers/promises';
      const waits = [];
      createHook({ init: (_id, type, _cause, timer) => { if (type === 'Timeout') waits.push(timer._idleTimeout); } }).enable();
      for (const ms of [300_000, 200]) { setTimeout(() => {}, ms); void wait(ms); }
      const [day, began, started] = [new Date(), Date.now(), performance.now()];
      const until = process.hrtime.bigint() + 120_000_000n;
      while (process.hrtime.bigint() < until) {}
      const passed = [Date.now() - began, new Date() - day, performance.now() - started];
      console.log(JSON.stringify([waits, ...passed]));
      process.exit(0);`;
    const args = ['--import', clock, '--input-type=module', '-e', script];
    const [waits, ...passed] = JSON.parse(
      execFileSync(process.execPath, args, { encoding: 'utf8' }),
    );
    expect(waits).toEqual([3_600_000, 3_600_000, 200, 200]);
    expect(passed).toHaveLength(3);
    expect(Math.max(...passed)).toBeLessThan(60);
  });
});
