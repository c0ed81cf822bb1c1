// What the runner reads back: outputs, the summary, and commands on standard output.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { failStep, maskInLog, setOutputs, writeRunReport } from '#src/adapters/runner/outputs.ts';
import type { Outcome } from '#src/outcome.ts';
import type { RunReport } from '#src/run/run.ts';
import { openTranscript } from '#src/run-log/transcript.ts';
import { readOutputs } from '../../../rehearsal/runner.ts';

let folder = '';
const files = { GITHUB_OUTPUT: '', GITHUB_STEP_SUMMARY: '' };
const written: string[] = [];

// The toolkit looks up the summary's path once.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'squad-outputs-'));
  files.GITHUB_OUTPUT = join(folder, 'output');
  files.GITHUB_STEP_SUMMARY = join(folder, 'summary.md');
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  for (const file of Object.values(files)) writeFileSync(file, '');
  Object.assign(process.env, files);
  written.splice(0);
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of Object.keys(files)) delete process.env[name];
  process.exitCode = 0;
  rmSync(files.GITHUB_STEP_SUMMARY, { recursive: true });
});

const outputs = () => readOutputs(readFileSync(files.GITHUB_OUTPUT, 'utf8'));

function aReport(outcome: Outcome, summary = '# What happened\n'): RunReport {
  const log = openTranscript(() => 0);
  const agent = (session: string, slug: string) =>
    log.emit({
      kind: 'agent.spawned',
      session,
      sessionId: 'id',
      agent: slug,
      name: slug,
      role: 'r',
      task: 't',
      requestedBy: 'coordinator',
      model: undefined,
    });
  agent('coordinator', 'coordinator');
  agent('hockney', 'hockney');
  agent('hockney-2', 'hockney');
  agent('fenster', 'fenster');
  for (const session of ['coordinator', 'fenster']) {
    log.emit({ kind: 'usage', session, model: 'm', inputTokens: 10, outputTokens: 5 });
  }
  return { outcome, transcript: log.read(), commentId: 1001, summary };
}

const work = {
  branch: 'squad/7-login',
  commit: 'abc',
  pullRequest: { number: 8, url: 'https://x/8', draft: false },
} as unknown as NonNullable<Extract<Outcome, { kind: 'changed' }>['work']>;

describe('the outputs', () => {
  it('hold only our own values: kinds, numbers, names and paths', async () => {
    const answer = 'ghadelimiter_x\noutcome=failed\n::set-output name=outcome::failed';
    await writeRunReport(aReport({ kind: 'changed', work, answer }), '/tmp/run.jsonl');
    expect(outputs()).toEqual({
      outcome: 'changed',
      branch: 'squad/7-login',
      commit: 'abc',
      'pull-request': '8',
      'comment-id': '1001',
      agents: '["hockney","fenster"]',
      handoffs: '0',
      decisions: '0',
      learnings: '0',
      tokens: '30',
      checks: 'none',
      'checks-report': '',
      'run-log': '/tmp/run.jsonl',
    });
  });

  it('say what the checks said, and where their report is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'outputs-'));
    const check = { name: 'npm test', command: 'npm test', seconds: 2, lines: ['1 failed'] };
    const results = [
      ['passed', 'passed'],
      ['failed', 'failed'],
      ['timed-out', 'failed'],
      ['failed-on-base', 'failing-before'],
      ['not-run', 'none'],
    ] as const;
    for (const [result, verdict] of results) {
      const report = aReport({ kind: 'nothing-to-do', reason: 'x' });
      const checks = { rows: [{ ...check, result }], off: undefined, base: 'main' };
      const transcript = { ...report.transcript, checks };
      await writeRunReport({ ...report, transcript }, join(folder, 'run.jsonl'));
      const path = join(folder, 'checks.json');
      expect(outputs()).toMatchObject({ checks: verdict, 'checks-report': path });
      const written: unknown = JSON.parse(readFileSync(path, 'utf8'));
      expect(written).toEqual({ result: verdict, base: 'main', checks: [{ ...check, result }] });
    }
    rmSync(folder, { recursive: true });
  });

  it('hold a value of several lines as one', () => {
    setOutputs({ branch: 'a\noutcome=failed\nEOF\nghadelimiter' });
    expect(outputs()).toEqual({ branch: 'a\noutcome=failed\nEOF\nghadelimiter' });
  });
});

describe('the summary', () => {
  it('doesn’t end the run when it can’t be written', async () => {
    rmSync(files.GITHUB_STEP_SUMMARY);
    mkdirSync(files.GITHUB_STEP_SUMMARY);
    await writeRunReport(aReport({ kind: 'nothing-to-do', reason: 'x' }), '');
    expect(outputs()).toMatchObject({ outcome: 'nothing-to-do' });
    expect(written.join('')).toMatch(/^::warning::The job summary could not be written: .*EISDIR/);
  });
});

describe('workflow commands', () => {
  it('hide secrets from the log', () => {
    maskInLog(['one%two', 'three']);
    expect(written).toEqual(['::add-mask::one%25two\n', '::add-mask::three\n']);
  });

  it('name a failure in one annotation', () => {
    failStep('broken\n::set-env name=A::b\r##[add-path]x');
    expect(written).toEqual(['::error::broken%0A: :set-env name=A: :b%0A# #[add-path]x\n']);
    expect(process.exitCode).toBe(1);
  });
});
