// What people must know of a run that has ended, in one fixed order: open problems, the worst first, or else the result.
import { machineFault } from '#src/errors.ts';
import type { Outcome, PublishedWork } from '#src/outcome.ts';
import { notDoneText } from '#src/report.ts';
import { COORDINATOR, unfinishedAgents } from '#src/run-log/agent-row.ts';
import { type OpenPart, standingParts, type Transcript } from '#src/run-log/transcript.ts';
import { plural } from '#src/text/count.ts';
import { capitalise, firstSentence, oneLine } from '#src/text/one-line.ts';
import { agentName } from '../render/agent-words.ts';
import { repositoryUrl } from '../render/render-context.ts';
import { code, inline, joinNames, link, pathList } from '../render/render-markdown.ts';
import { cutShortText } from '../render/shared-parts.ts';
import { failingBeforeText, failingText, suspectPasses } from './checks.ts';
import { isShortReason, MAX_REASON, workOfOutcome } from './outcome-text.ts';
import { changesRequested, reviewOf } from './review-facts.ts';
import {
  colonOrBut,
  type EndedRun,
  fallbackText,
  isDraft,
  joined,
  type KeyFact,
  keptText,
  placeOf,
  readiness,
  shortReason,
} from './where-work-is.ts';

/** Finds a run's facts: its open problems, the worst first, or else its result. */
export function findFacts(run: EndedRun): readonly KeyFact[] {
  const { context, outcome } = run;
  switch (outcome.kind) {
    case 'changed':
    case 'answered':
    case 'asked': {
      const open = openProblems(run);
      return open.length > 0 ? open : [resultOf(run)];
    }
    case 'declined':
      return [{ mark: '🚫', title: 'Declined', detail: shortReason(outcome.reason, context) }];
    case 'nothing-to-do':
      return [
        { mark: '✅', title: 'Nothing to change', detail: shortReason(outcome.reason, context) },
      ];
    case 'limited': {
      // An interrupted run can't report for itself that nothing was finished.
      const lost = outcome.limit === 'interrupted' ? 'nothing was finished' : undefined;
      const detail = joined([keptText(run) ?? lost, setAsideText(run)]);
      return [{ mark: '⏸', title: limitTitle(outcome), detail }];
    }
    case 'failed':
      return [
        {
          mark: '❌',
          title: failureTitle(outcome.work),
          detail: failureDetail(outcome.reason, run),
        },
      ];
  }
}

function resultOf(run: EndedRun): KeyFact {
  const { context, transcript, outcome } = run;
  const review = reviewOf(run);
  if (review !== undefined) return review;
  if (outcome.kind !== 'changed') {
    const detail = joined(answerFacts(transcript, outcome));
    return { mark: '💬', title: 'Answered', detail };
  }
  const { pullRequest } = outcome.work;
  if (pullRequest === undefined)
    return { mark: '✅', title: readiness(context, transcript, outcome) };
  const how = pullRequest.isDraft === true ? 'is a draft, ready' : 'is ready';
  return { mark: '✅', title: `${placeOf(context, outcome.work)} ${how} for your review` };
}

/** What code knows of an answer, whatever its words say. */
function answerFacts({ agents }: Transcript, outcome: Outcome): readonly string[] {
  const isAlone = agents.length > 0 && agents.every(({ session }) => session === COORDINATOR);
  const isChanged = outcome.kind === 'answered' && outcome.memory !== undefined;
  return [...(isChanged ? [] : ['no file was changed']), ...(isAlone ? ['no agent worked'] : [])];
}

/** Titles a failed run; if work is kept somewhere other than on its branch, that comes first. */
function failureTitle(work: PublishedWork | undefined): string {
  if (work?.fallback === undefined) return 'The run failed';
  const { isMemory, bundle, ref } = work.fallback;
  const what = isMemory ? 'What the squad learnt' : 'The work';
  if (bundle === undefined) return `${what} is on a branch of its own`;
  return `${what} is ${ref === undefined ? 'not on GitHub yet' : 'on no branch yet'}`;
}

/** Says why a run failed, and where the finished work is. */
function failureDetail(reason: string, run: EndedRun): string | undefined {
  const work = workOfOutcome(run.outcome);
  return work?.fallback === undefined
    ? joined([shortReason(inOneLine(reason), run.context), keptText(run)])
    : fallbackText(run.context, work, work.fallback);
}

/** A long reason stands below; what it comes to is here. */
function inOneLine(reason: string): string {
  if (isShortReason(reason)) return reason;
  return machineFault(reason)?.cause ?? firstSentence(oneLine(reason, MAX_REASON));
}

function limitTitle({ limit, amount }: Extract<Outcome, { kind: 'limited' }>): string {
  if (amount !== undefined) return `Stopped at the limit of ${amount}`;
  if (limit === 'interrupted') return 'The run was interrupted';
  return limit === 'cancelled' ? 'The run was cancelled' : 'Stopped at a limit';
}

// The problems that are open, the worst first.

function openProblems(run: EndedRun): readonly KeyFact[] {
  const finders = [
    failingChecks,
    failingBefore,
    workSetAside,
    openQuestion,
    callsForHelp,
    undoneParts,
    suspectChecks,
    brokenAgents,
    changesRequested,
    urgentDecisions,
    uncheckedWork,
  ];
  return finders.flatMap((find) => find(run) ?? []);
}

function failingChecks({ context, transcript, outcome }: EndedRun): KeyFact | undefined {
  const failing = failingText(context, transcript.checks);
  const work = workOfOutcome(outcome);
  if (failing === undefined || work === undefined) return undefined;
  const title = `${placeOf(context, work)}${isDraft(outcome) ? ' is a draft' : ''}: ${failing}`;
  return { mark: '❌', title, beside: failing };
}

/** Checks of which all that fails fails without the work, too. */
function failingBefore({ context, transcript, outcome }: EndedRun): KeyFact | undefined {
  const beside = failingBeforeText(context, transcript.checks);
  if (beside === undefined || workOfOutcome(outcome) === undefined) return undefined;
  const title = `${readiness(context, transcript, outcome)}${colonOrBut(outcome)} ${beside}`;
  return { mark: '⚠️', title, beside };
}

/** Work that no check ran on. What was changed without an agent, such as a tool's removal, needs none. */
function uncheckedWork({ context, transcript, outcome }: EndedRun): KeyFact | undefined {
  const { checks } = transcript;
  if (workOfOutcome(outcome) === undefined || !isUnchecked(transcript)) return undefined;
  const detail = checks.off === undefined ? undefined : shortReason(checks.off, context);
  const title = `${readiness(context, transcript, outcome)}, not checked`;
  return { mark: '📝', title, beside: 'not checked', detail };
}

/** True when agents changed files, and no check ran. */
export function isUnchecked({ agents, checks }: Transcript): boolean {
  const isByAgents = agents.some(({ files }) => files.length > 0);
  return isByAgents && checks.rows.every(({ result }) => result === 'not-run');
}

/** Work that collided with a colleague's and was not published. */
function workSetAside(run: EndedRun): KeyFact | undefined {
  const detail = setAsideText(run);
  if (detail === undefined) return undefined;
  const title =
    workOfOutcome(run.outcome) === undefined
      ? 'A change is set aside'
      : `${readiness(run.context, run.transcript, run.outcome)}, but part of the work is missing`;
  return { mark: '⚠️', title, detail, beside: detail };
}

const MAX_SET_ASIDE = 2;

/** `Pelle's change to src/a.js conflicted and is kept on squad/3-toc-pelle`; undefined where nothing was set aside. */
function setAsideText({ context, transcript }: EndedRun): string | undefined {
  const lines = transcript.conflicts.flatMap(({ session, files, keptOn, isBundled }) => {
    if (keptOn === undefined) return [];
    const branch = link(code(keptOn), repositoryUrl(context.facts, 'tree', keptOn));
    const place = isBundled ? `in the run's bundle as ${code(keptOn)}` : `on ${branch}`;
    const name = agentName(context, transcript, session);
    return [`${name}'s change to ${pathList(files)} conflicted and is kept ${place}`];
  });
  if (lines.length === 0) return undefined;
  const more = lines.length - MAX_SET_ASIDE;
  const rest = more > 0 ? [`${more} more ${more === 1 ? 'is' : 'are'} set aside`] : [];
  return [...lines.slice(0, MAX_SET_ASIDE), ...rest].join('; ');
}

function openQuestion(run: EndedRun): KeyFact | undefined {
  if (run.outcome.kind !== 'asked') return undefined;
  const names = namesOf(run, 'question');
  const amount = run.transcript.escalations.filter(({ kind }) => kind === 'question').length;
  const asker = names.length === 0 ? 'The squad' : joinNames(names);
  return wanted(run, amount > 1 ? `${amount} questions for you` : `${asker} has a question`);
}

/** An agent that called for help and waits for people. */
function callsForHelp(run: EndedRun): KeyFact | undefined {
  const names = namesOf(run, 'escalation');
  if (names.length === 0) return undefined;
  const needs = `${joinNames(names)} ${names.length === 1 ? 'needs' : 'need'} a decision`;
  return { ...wanted(run, needs), title: `Stuck: ${needs}` };
}

/** The agents who turned to people for this. */
function namesOf(
  { context, transcript }: EndedRun,
  wantedKind: 'question' | 'escalation',
): readonly string[] {
  const calls = transcript.escalations.filter(({ kind }) => kind === wantedKind);
  return [...new Set(calls.map(({ from }) => agentName(context, transcript, from)))];
}

/** Something that people have to answer, with a link to where they do it. */
function wanted(run: EndedRun, title: string): KeyFact {
  const { notice } = run.transcript;
  const answer = notice && link('answer it here', notice);
  const beside = answer === undefined ? title : `${title}, ${answer}`;
  return { mark: '🙋', title, beside, detail: joined([keptText(run), answer]) };
}

/** What was asked and could not be done: all that stands where work is published, else only what this run left undone. */
function undoneParts({ context, transcript, outcome }: EndedRun): KeyFact | undefined {
  const work = workOfOutcome(outcome);
  const parts = standingParts(transcript.parts).filter(
    ({ session }) => work !== undefined || session !== undefined,
  );
  if (parts.length === 0) return undefined;
  const whole = undoneText(parts);
  const shown = isShortReason(whole) ? whole : oneLine(firstSentence(whole), MAX_REASON);
  const detail = shortReason(shown, context);
  const beside = `part of it is not done${detail === undefined ? '' : `: ${detail}`}`;
  if (work === undefined) return { mark: '🚫', title: 'Not done', beside, detail };
  const title = `${readiness(context, transcript, outcome)}${colonOrBut(outcome)} part of it is not done`;
  return { mark: '⚠️', title, beside, detail };
}

/** The undone parts in the agents' own words, a sentence each. */
export function undoneText(parts: readonly OpenPart[]): string {
  const texts = parts.map((part) => capitalise(notDoneText(part)).replace(/\.{1,3}$/, ''));
  return texts.map((text) => `${text}.`).join(' ');
}

/** A check that passed after its tests were deleted, or after its settings were changed. */
function suspectChecks({ context, transcript, outcome }: EndedRun): KeyFact | undefined {
  const beside = suspectPasses(transcript.checks).join(', and ');
  if (beside === '' || workOfOutcome(outcome) === undefined) return undefined;
  return { mark: '⚠️', title: `${readiness(context, transcript, outcome)}, but ${beside}`, beside };
}

/** An agent that failed or was stopped, and whose part nobody did. */
function brokenAgents({ context, transcript, outcome }: EndedRun): KeyFact | undefined {
  const setAside = transcript.conflicts.filter(({ keptOn }) => keptOn !== undefined);
  const told = new Set([COORDINATOR, ...setAside.map(({ session }) => session)]);
  const broken = unfinishedAgents(transcript.agents).filter(({ session }) => !told.has(session));
  const failed = broken.filter(({ state }) => state === 'failed');
  const stopped = broken.filter(({ state }) => state !== 'failed');
  const [first] = [...failed, ...stopped];
  if (first === undefined) return undefined;
  const groups = [failed, stopped].filter((rows) => rows.length > 0);
  const beside = groups.map((rows) => cutShortText(context, rows)).join(' and ');
  const title = `${readiness(context, transcript, outcome)}, but ${beside}`;
  return { mark: '⚠️', title, beside, detail: shortReason(first.answer, context) };
}

/** Decisions that others wait for, or that a person has to agree with. */
function urgentDecisions({ context, transcript, outcome }: EndedRun): KeyFact | undefined {
  const { decisions } = transcript;
  const waiting = decisions.filter((one) => one.requiresApproval === true);
  const urgent = waiting.length > 0 ? waiting : decisions.filter((one) => one.blocking === true);
  if (urgent.length === 0) return undefined;
  const [has, have] = waiting.length > 0 ? ['needs', 'need'] : ['is', 'are'];
  const what = waiting.length > 0 ? 'your approval' : 'blocking';
  const beside = `${plural(urgent.length, 'decision')} ${urgent.length === 1 ? has : have} ${what}`;
  const title = `${readiness(context, transcript, outcome)}, and ${beside}`;
  const titles = urgent.map((one) => inline(one.title, 80, context.safe));
  return { mark: '🙋', title, beside, detail: titles.slice(0, MOST_DECISIONS).join('; ') };
}

const MOST_DECISIONS = 3;
