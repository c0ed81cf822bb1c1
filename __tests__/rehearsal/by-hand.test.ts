// A person at the model's place: the test writes the answers, and a small program asks in the action's stead.
import { execFileSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RUNTIME_TOKEN } from '../../rehearsal/artifacts.ts';
import { readAnswer } from '../../rehearsal/by-hand/answer.ts';
import { openHandTerminal } from '../../rehearsal/by-hand/hand-terminal.ts';
import { type Interrupts, listenForInterrupts } from '../../rehearsal/by-hand/interrupts.ts';
import { startModelByHand } from '../../rehearsal/by-hand/model-by-hand.ts';
import { rehearseByHand } from '../../rehearsal/by-hand/rehearse-by-hand.ts';
import { playByHand } from '../../rehearsal/live/play.ts';
import { readScenario } from '../../rehearsal/scenario/scenario.ts';
import { JOB_TOKEN } from '../../rehearsal/scenario/seed.ts';

/** The job's token, the model's key, and the token of the artifact service. */
const SECRETS = new RegExp([JOB_TOKEN, 'sk-rehearsal', RUNTIME_TOKEN].join('|'));

const SCENARIOS = join(import.meta.dirname, '../../scenarios');

/** Two agents ask side by side; Fenster goes on with the answer. What they were answered is the job's log. */
const PROGRAM = `
import { appendFileSync } from 'node:fs';
const env = process.env;
const tools = [{ type: 'function', function: { name: 'grep', description: 'Finds a text.', parameters: { type: 'object' } } }];
const ask = async (messages) => {
  const answer = await fetch(env['INPUT_PROVIDER-BASE-URL'] + '/chat/completions', { method: 'POST',
    headers: { authorization: 'Bearer ' + env['INPUT_PROVIDER-API-KEY'] },
    body: JSON.stringify({ model: env.INPUT_MODEL, messages, tools }) });
  const { choices, usage } = await answer.json();
  console.log(JSON.stringify({ ...choices[0], usage }));
  return choices[0].message;
};
const start = (name) => [{ role: 'system', content: 'You are ' + name + ', a Squad agent.' }, { role: 'user', content: 'Where is \`\`\`hashOf\`\`\`?' }];
console.log('::add-mask::' + env['INPUT_GITHUB-TOKEN']);
console.log('the token is ' + env['INPUT_GITHUB-TOKEN']);
const fenster = async () => {
  const message = await ask(start('Fenster'));
  await ask([...start('Fenster'), message, { role: 'tool', tool_call_id: message.tool_calls[0].id, content: 'src/users.js' }]);
};
await Promise.all([fenster(), ask(start('Hockney'))]);
appendFileSync(env.GITHUB_STEP_SUMMARY, '# Done');
appendFileSync(env.GITHUB_OUTPUT, 'outcome=answered\\n');
`;

let folder = '';
let main = '';
let printed: string[] = [];
const printing = new EventEmitter();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'by-hand-'));
  main = join(folder, 'main.mjs');
  printed = [];
  await writeFile(main, PROGRAM);
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

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
  await writeFile(join(folder, 'answer.tmp'), text);
  await rename(join(folder, 'answer.tmp'), join(folder, `${name}.${ending}`));
  return name;
}

const GREP = JSON.stringify({
  text: 'I look.',
  calls: [{ name: 'grep', arguments: { pattern: 'hashOf' } }],
});

async function play(lines?: NodeJS.ReadableStream) {
  const typed = lines === undefined ? undefined : createInterface({ input: lines });
  const rehearsal = await rehearseByHand(join(SCENARIOS, 'answer-only'), {
    folder,
    terminal: openHandTerminal(print, typed),
    rehearsal: { main },
  });
  return rehearsal.runs[0];
}

describe('a rehearsal by hand', () => {
  it('sends what the answer files say, in whichever order they are written', async () => {
    const played = play();
    await appears('hockney-1.request.md');
    const first = await answer('fenster-1', 'answer.json', GREP);
    await answer('fenster-2', 'answer.json', '{"text":"There.","usage":{"input":7,"output":3}}');
    await answer('hockney-1', 'answer.md', 'In src/users.js.\n');
    const run = await played;
    const answers = run?.log.split('\n').filter((line) => line.startsWith('{"index"')) ?? [];
    expect(answers.map((line): unknown => JSON.parse(line))).toMatchObject([
      {
        finish_reason: 'tool_calls',
        message: {
          content: 'I look.',
          tool_calls: [
            {
              id: `call_${first}_1`,
              function: { name: 'grep', arguments: '{"pattern":"hashOf"}' },
            },
          ],
        },
      },
      { message: { content: 'There.' }, usage: { prompt_tokens: 7, completion_tokens: 3 } },
      { finish_reason: 'stop', message: { content: 'In src/users.js.\n' } },
    ]);
    expect(run?.outputs.outcome).toBe('answered');
  });

  it('shows the system prompt and the schemas once, and on a later turn what is new', async () => {
    const played = play();
    const first = await answer('fenster-1', 'answer.json', GREP);
    await answer('hockney-1', 'answer.md', 'In src/users.js.');
    const second = await answer('fenster-2', 'answer.md', 'There.');
    await played;
    const [opening, later] = [
      await read(`${first}.request.md`),
      await read(`${second}.request.md`),
    ];
    expect(opening).toContain('## System\n\n```text\nYou are Fenster, a Squad agent.');
    expect(opening).toContain('````text\nWhere is ```hashOf```?\n````');
    expect(opening).toContain('### grep\n\nFinds a text.');
    expect(later).toContain(`\`${first}.request.md\``);
    expect(later).toContain('```text\nsrc/users.js\n```');
    expect(later).not.toMatch(/You are Fenster|hashOf```|Finds a text/);
    expect(JSON.parse(await read(`${second}.request.json`)).messages).toHaveLength(4);
    expect(printed.join('\n').match(/system: You are Fenster/g)).toHaveLength(1);
  });

  it('says what is wrong with an answer, in a file and at the terminal, and waits for a right one', async () => {
    const played = play();
    const name = await answer('fenster-1', 'answer.json', '{"text":"I look."');
    const problem = await appears(`${name}.problem.txt`);
    expect(await read(problem)).toContain('The answer is not JSON');
    await answer('fenster-1', 'answer.json', GREP);
    await answer('hockney-1', 'answer.json', '{"txt":"In src/users.js."}');
    expect(await read(await appears('hockney-1.problem.txt'))).toContain('Unrecognized key: "txt"');
    await answer('hockney-1', 'answer.json', '{"text":"In src/users.js."}');
    await answer('fenster-2', 'answer.md', 'There.');
    expect((await played)?.exitCode).toBe(0);
    expect(existsSync(join(folder, problem))).toBe(false);
    expect(printed.filter((line) => line.includes('The answer is'))).toHaveLength(2);
  });

  it('takes an empty text, with which models do end, but no answer without text and calls', () => {
    expect(readAnswer('{"text":""}').kind).toBe('answer');
    expect(readAnswer('{}').kind).toBe('wrong');
  });

  it('takes typed answers for the request that has waited longest', async () => {
    const keyboard = new PassThrough();
    const played = play(keyboard);
    await Promise.all([isPrinted('fenster-1  '), isPrinted('hockney-1  ')]);
    keyboard.write('One.\ncall grep {"pattern":"hashOf"}\n.\n');
    keyboard.write('Two.\ncall grep no JSON\n.\n');
    await isPrinted('fenster-2  ');
    keyboard.write('There.\n.\n');
    const run = await played;
    expect(run?.log).toMatch(/"content":"One.".*"id":"call_001-.*{\\"pattern\\":\\"hashOf\\"}/);
    expect(run?.log).toMatch(/"content":"Two.".*"id":"call_002-.*"arguments":"no JSON"/);
    expect(run?.log).toContain('"content":"There."');
  });

  it('leaves what people saw, and what each request cost, and no secret', async () => {
    const played = play();
    const first = await answer('fenster-1', 'answer.json', GREP);
    const other = await answer('hockney-1', 'answer.md', 'In src/users.js.');
    const second = await answer('fenster-2', 'answer.md', 'There.');
    await played;
    const sizes = [first, other, second].map(async (name) =>
      Buffer.byteLength(await read(`${name}.request.json`)),
    );
    const [firstBytes = 0, , secondBytes = 0] = await Promise.all(sizes);
    const index = await read('index.md');
    expect(index).toContain(`| ${second} | Fenster | 2 | ${secondBytes} |`);
    expect(index).toContain(`| ${first} | 2 | ${firstBytes + secondBytes} |`);
    expect(index).toContain(`| ${other} | 1 |`);
    expect(await read('summary.md')).toBe('# Done\n');
    const names = (await readdir(folder)).filter((name) => name !== 'main.mjs');
    expect(names).toEqual(
      expect.arrayContaining(['board.md', 'pull-request.md', 'reviews.md', 'log.txt']),
    );
    const texts = (await Promise.all(names.map(read))).join('\n');
    expect(texts).toContain('the token is ***');
    expect(texts).not.toMatch(SECRETS);
  });
});

describe('a folder of an earlier play', () => {
  it('is refused, for its answers would be taken for new ones', async () => {
    const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await writeFile(join(folder, '001-coordinator-1.answer.md'), 'Of another story.');
    // Without a scenario, since none is read.
    const entry = { name: 'x', story: '', folder: join(folder, 'none'), given: 'x' };
    expect(await playByHand(entry, folder, false)).toBe(2);
    expect(told.mock.lastCall?.[0]).toMatch(/001-coordinator-1\.answer\.md .* Name a new folder/);
    told.mockRestore();
  });
});

describe('a play that ends early', () => {
  const playEarly = (interrupts?: Interrupts) =>
    rehearseByHand(join(folder, 'early'), {
      folder,
      terminal: openHandTerminal(print, undefined),
      rehearsal: { main },
      ...(interrupts && { interrupts }),
    });

  beforeEach(async () => {
    const comment = { name: 'issue_comment', thread: 1, author: 'alice', body: '@squad go' };
    const review = {
      name: 'pull_request_review',
      pull: 9,
      author: 'alice',
      state: 'APPROVED',
      body: '',
    };
    const issues = [{ number: 1, title: 'Where?', body: 'Where?', author: 'olga' }];
    const story = { story: 'x', issues, event: comment, later: [{ event: review }] };
    await mkdir(join(folder, 'early'));
    await writeFile(join(folder, 'early/scenario.json'), JSON.stringify(story));
  });

  it('cancels its run at the first Ctrl-C, ends it at the second, and says so', async () => {
    await writeFile(
      main,
      `${PROGRAM.replace('const fenster', "process.on('SIGINT', () => appendFileSync(env.GITHUB_STEP_SUMMARY, 'Cancelled. '));\nconst fenster")}`,
    );
    const [keys, clock] = [new EventEmitter(), { now: 0 }];
    const interrupts = listenForInterrupts(keys, print, () => clock.now);
    const played = playEarly(interrupts);
    await appears('hockney-1.request.md');
    // One press, passed on twice.
    keys.emit('SIGINT');
    keys.emit('SIGINT');
    await answer('fenster-1', 'answer.json', GREP);
    clock.now = 2_000;
    await appears('fenster-2.request.md');
    expect(await read('index.md').catch(() => 'not there')).toBe('not there');
    keys.emit('SIGINT');
    const { runs } = await played;
    expect(runs.map(({ signal, summary }) => [signal, summary])).toEqual([
      ['SIGKILL', 'Cancelled. '],
    ]);
    expect(await read('index.md')).toContain(
      '- issue_comment by alice: no outcome\n\nA second Ctrl-C ended the last run.\n',
    );
  });

  it('tells why it broke off, beside what was played until then', async () => {
    const played = playEarly();
    await answer('hockney-1', 'answer.md', 'In src/users.js.');
    await answer('fenster-1', 'answer.json', GREP);
    await answer('fenster-2', 'answer.md', 'There.');
    await expect(played).rejects.toThrow('#9');
    expect(await read('index.md')).toContain(
      "- issue_comment by alice: answered\n\nThe rehearsal broke off: The scenario's event is about pull request #9, which it does not have\n",
    );
    expect(await read('summary.md')).toBe('# Done\n');
  });
});

describe('a story without a script', () => {
  it('is played in the real action, one run after the other, and the results of each are kept', async () => {
    const scenario = join(folder, 'where');
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
    const played = rehearseByHand(scenario, {
      folder,
      terminal: openHandTerminal(print, undefined),
    });
    const first = await answer('fenster-1', 'answer.json', '{"text":"In src/users.js."}');
    expect(await read(`${first}.request.md`)).toContain('I never find anything.');
    await answer('verbal-1', 'answer.json', '{"text":"In public/login.html."}');
    const { runs } = await played;
    expect(runs.map(({ outputs }) => outputs.outcome)).toEqual(['answered', 'answered']);
    const [before, after] = [await read('after-run-1/board.md'), await read('board.md')];
    expect(before).toContain('In src/users.js.');
    expect(before).not.toContain('public/login.html');
    expect(after).toContain('In public/login.html.');
    const all = await readdir(folder, { recursive: true });
    const texts = await Promise.all(all.filter((name) => /\.[a-z]+$/.test(name)).map(read));
    expect(texts.join('\n')).toContain('Outcome: answered');
    expect(texts.join('\n')).not.toMatch(SECRETS);
  });

  it('can only be played by hand', async () => {
    const scenario = join(folder, 'where');
    const event = { name: 'schedule', author: 'olga' };
    await mkdir(scenario);
    await writeFile(join(scenario, 'scenario.json'), JSON.stringify({ story: 'x', event }));
    await expect(readScenario(scenario)).rejects.toThrow('model.json');
    expect(await readScenario(scenario, false)).toMatchObject({ name: 'where', script: [] });
  });
});

describe('the model by hand', () => {
  async function open(signOfLifeMs: number) {
    const terminal = openHandTerminal(print, undefined);
    const model = await startModelByHand({ folder, terminal, signOfLifeMs });
    const asker = new AbortController();
    const body = JSON.stringify({ model: 'x', messages: [{ role: 'user', content: 'Where?' }] });
    const url = `${model.url}/chat/completions`;
    const reply = fetch(url, { method: 'POST', body, signal: asker.signal });
    return { model, asker, reply };
  }

  it('begins its reply after a while, so that nobody gives it up, and ends when its asker has gone', async () => {
    const { model, asker, reply } = await open(1);
    const { status } = await reply;
    const [played] = model.played;
    expect([status, model.played.length, played?.waitedMs]).toEqual([200, 1, undefined]);
    asker.abort();
    await isPrinted('no longer needs an answer');
    await model.close();
  });

  it('fails as the answer says, with the connection where it is too late for a status', async () => {
    const early = await open(60_000);
    await answer('-1', 'answer.json', '{"error":429}');
    expect((await early.reply).status).toBe(429);
    await early.model.close();
    for (const [error, signOfLifeMs] of [
      ['"dropped"', 60_000],
      ['500', 1],
    ] as const) {
      await rm(folder, { recursive: true });
      await mkdir(folder);
      const { model, reply } = await open(signOfLifeMs);
      const ended = expect(reply.then((one) => one.text())).rejects.toThrow();
      if (signOfLifeMs === 1) await reply;
      await answer('-1', 'answer.json', `{"error":${error}}`);
      await ended;
      await model.close();
    }
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
