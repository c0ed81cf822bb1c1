// Compares what agents say about tests with what was run, and marks a claim that no run supports.
import type { CheckRow } from '../../run-log/check-row.ts';
import type { CommandRun } from '../../run-log/tools/command-run.ts';
import {
  exitText,
  failsWithItsTests,
  runsTests,
  shortCommand,
} from '../../run-log/tools/shell-command.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import { agentName } from './agents/agent-words.ts';
import { failingText } from './check-words.ts';
import type { RenderContext } from './render-context.ts';
import { inline, joinNames } from './render-markdown.ts';

const CLAIM =
  /\btests? (?:(?:all|now|still|suites?|are|is|have) ){0,3}(?:pass|passes|passed|passing|green)\b/i;
const RUN = /\b(?:i|we) (?:have run|ran) (?:all )?(?:the |its )?(?:whole |full |unit )?tests?\b/i;
const DENIAL =
  /\b(?:not|never|cannot|can't|couldn't|if|once|when|whether|should|until|expected?)\b/i;
const NO_TESTS =
  /\b(?:lint|eslint|biome|prettier|fmt|format|tsc|types?|typecheck|build|compile|vet|clippy)\b/i;
const MAX_SHOWN = 2;

/** Says whose report claims what no run shows; undefined where there is no such claim. */
export function renderClaims(context: RenderContext, transcript: Transcript): string | undefined {
  const passing = claimers(context, transcript, claimsSuccess);
  if (passing !== undefined && !isShown(transcript)) {
    const failing = failingText(context, transcript.checks) ?? failedRunText(context, transcript);
    const fact = failing === undefined ? '. No check of this run confirms it' : `, but ${failing}`;
    return `⚠️ ${passing} that tests pass${fact}.`;
  }
  const running = claimers(context, transcript, claimsRun);
  const isRun = transcript.checks.rows.some(({ result }) => result !== 'not-run');
  if (running === undefined || isRun || lastTestRuns(transcript.commands).length > 0) {
    return undefined;
  }
  return `⚠️ ${running} that tests were run, but no tests ran.`;
}

/** `Fenster says`; undefined where nobody does. */
function claimers(
  { safe }: RenderContext,
  { agents }: Transcript,
  claims: (sentence: string) => boolean,
): string | undefined {
  const claiming = agents.filter(({ answer }) => answer.split(/[.!?\n]/).some(claims));
  const names = [...new Set(claiming.map(({ name }) => inline(name, 40, safe)))];
  if (names.length === 0) return undefined;
  const verb = names.length > 1 ? 'say' : 'says';
  return `${joinNames(names).replace(/^Coordinator\b/, 'The coordinator')} ${verb}`;
}

function claimsRun(sentence: string): boolean {
  return RUN.test(sentence) && !DENIAL.test(sentence);
}

/** True for a sentence that says that tests pass. */
export function claimsSuccess(sentence: string): boolean {
  return CLAIM.test(sentence) && !DENIAL.test(sentence);
}

/** True where tests were run and passed, by the run's checks or by an agent. */
function isShown({ checks, commands }: Transcript): boolean {
  const tests = checks.rows.filter((row) => isTest(row));
  if (tests.some(({ result }) => result === 'failed' || result === 'timed-out')) return false;
  if (tests.some(({ result }) => result === 'passed')) return true;
  const own = lastTestRuns(commands);
  const isShownBy = ({ command }: CommandRun) => failsWithItsTests(command);
  return own.some(isShownBy) && own.every(({ exitCode }) => exitCode === 0);
}

function isTest({ name, command }: CheckRow): boolean {
  return runsTests(name) || runsTests(command) || !NO_TESTS.test(`${name} ${command}`);
}

/** Returns the tests that agents ran themselves, each command's last run. */
function lastTestRuns(commands: readonly CommandRun[]): readonly CommandRun[] {
  const tests = commands.filter(({ command }) => runsTests(command));
  return tests.filter(
    (one, at) => !tests.slice(at + 1).some((later) => later.command === one.command),
  );
}

/** `Fenster ran npm test: exit 0`, for the tests that agents ran themselves. */
export function ownRunFacts(context: RenderContext, transcript: Transcript): readonly string[] {
  return lastTestRuns(transcript.commands)
    .slice(-MAX_SHOWN)
    .map(({ session, command, exitCode }) => {
      const end = exitCode === undefined ? 'did not end' : exitText(command, exitCode);
      return `${agentName(context, transcript, session)} ran ${shown(context, command)}: ${end}`;
    });
}

function failedRunText(context: RenderContext, { commands }: Transcript): string | undefined {
  const failed = lastTestRuns(commands).findLast(({ exitCode }) => exitCode !== 0);
  if (failed === undefined) return undefined;
  const { exitCode } = failed;
  const end = exitCode === undefined ? 'did not end' : `ended with exit code ${exitCode}`;
  return `${shown(context, failed.command)} ${end}`;
}

function shown({ safe }: RenderContext, command: string): string {
  return inline(`\`${shortCommand(command, 80).replaceAll('`', "'")}\``, 90, safe);
}
