import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createLog, guardStandardError, neutralizeCommands } from '#src/adapters/runner/log.ts';
import { createMask } from '#src/secrets.ts';

/** The runner's own rule: a line that begins with `::name ...::`, or holds `##[name ...]` anywhere. */
function commandsIn(output: string): readonly string[] {
  return output.split(/\r\n|\r|\n/).filter((line) => {
    const isNew = line.trimStart().startsWith('::') && line.trimStart().indexOf('::', 2) > 2;
    const old = line.indexOf('##[');
    return isNew || (old !== -1 && line.indexOf(']', old) !== -1);
  });
}

const secret = 'sk-secret0123456789abcdefghij';

function aLog() {
  const written: string[] = [];
  const { mask } = createMask([secret]);
  return { log: createLog(mask, (text) => written.push(text)), written };
}

const hostile = [
  '::set-env name=PATH::x',
  '::add-path::/tmp',
  '::set-output name=outcome::changed',
  '::add-mask::a',
  '::stop-commands::x',
  '::error file=a,line=1::boo',
  '::group::g',
  '  \t::debug::x',
  'text\r::warning::x',
  'text\u0085::warning::x',
  'text\u2028::warning::x',
  '\u00a0::warning::x',
  '\ufeff::warning::x',
  ':\u0000:warning::x',
  ':\u202e:warning::x',
  ':::warning::x',
  '::::',
  'mid-line ##[add-path]/x',
  '##[set-env name=PATH;]x',
  '##\u0007[error]x',
  '###[error]x',
  '##vso[task.setvariable variable=x]y',
  '##VSO[task.setvariable variable=x]y',
];

describe('the log', () => {
  it.each(hostile)('holds no command when a text is %j', (text) => {
    const { log, written } = aLog();
    log.info(text);
    log.info(`before\n${text}`);
    expect(commandsIn(written.join(''))).toEqual([]);
  });

  it.each(hostile)('holds no second command in a warning of %j', (text) => {
    const { log, written } = aLog();
    log.warning(text);
    log.debug(text);
    const lines = written.join('').split(/\r\n|\r|\n/);
    expect(lines.map((line) => line.split('::')[1])).toEqual(['warning', 'debug', undefined]);
    expect(lines.map((line) => line.split('::').length)).toEqual([3, 3, 1]);
  });

  it('holds no command whatever the text', () => {
    const part = fc.constantFrom(...':: : # ## [ ] set-env vso'.split(' '), ' ', ...'\n\r\0\u200f');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const { log, written } = aLog();
        log.info(parts.join(''));
        expect(commandsIn(written.join(''))).toEqual([]);
      }),
    );
  });

  it('is plain text without escape sequences and changes of direction', () => {
    const text = '\u001b[31mred\u001b]8;;https://x\u0007link \u202eabc\u2066 \u009b1m';
    expect(neutralizeCommands(text)).toBe('[31mred]8;;https://xlink abc 1m');
  });

  it('leaves ordinary text as it is', () => {
    const text = '# Title\n\ta: b, 12:30, c#, ##issue [x] émoji 🙂\n';
    expect(neutralizeCommands(text)).toBe(text);
  });

  it.each([secret, `sk-\u0000${secret.slice(3)}`, `${secret.slice(0, 9)}\u202e${secret.slice(9)}`])(
    'shows no secret, nor one with something invisible in it: %j',
    (text) => {
      const { log, written } = aLog();
      log.info(`the key ${text}.`);
      log.warning(text);
      expect(written.join('')).toMatch(/^the key \S{0,7}\*\*\*\.\n::warning::\S{0,7}\*\*\*\n$/);
    },
  );
});

it('what libraries write to standard error holds no command and no secret', async () => {
  const stream = new PassThrough();
  guardStandardError(stream as unknown as NodeJS.WriteStream, createMask([secret]).mask);
  stream.write(`[CLI subprocess] ##[add-path]/x\r::set-env name=A::b ${secret}\n`);
  stream.write(Buffer.from('caf\u00e9 ::debug::x\n'));
  stream.end();
  const output = Buffer.concat(await stream.toArray()).toString();
  expect(commandsIn(output)).toEqual([]);
  expect(output).not.toContain(secret);
  expect(output).toContain('caf\u00e9');
});
