// What a played story left behind: what people see on GitHub, what is on the branch, what models were given.
import { z } from 'zod';
import type { RehearsedCommit } from '../../../rehearsal/git/branches-and-pulls.ts';
import { attemptGit } from '../../../rehearsal/git/git.ts';
import { bareRepository } from '../../../rehearsal/github/state.ts';
import type { Rehearsal } from '../../../rehearsal/rehearse.ts';
import { textOf } from '../../../rehearsal/scenario/model-script.ts';
import type { ModelRequest } from '../../../rehearsal/scenario/scripted-model.ts';

export type PullFacts = {
  readonly title: string;
  readonly body: string;
  readonly draft: boolean;
  readonly commits: number;
};

export type CommitFacts = { readonly author: string; readonly paths: readonly string[] };

export type GivenRequest = {
  readonly who: string;
  /** Counted from 1. */
  readonly turn: number;
  /** System prompt and messages, as one text. */
  readonly text: string;
};

export type Facts = {
  /** The last run's outcome. */
  readonly outcome: string;
  readonly exitCode: number | null;
  /** Boards in the order in which they were posted, without hidden markers. */
  readonly boards: readonly string[];
  /** Our other comments. */
  readonly comments: readonly string[];
  /** Our pull requests. */
  readonly pulls: readonly PullFacts[];
  /** Our reviews and line comments. */
  readonly reviews: readonly string[];
  /** Changed files on pushed branches, `.squad/` included, by path and as they are at the branch's tip. */
  readonly files: ReadonlyMap<string, string>;
  /** The new commits on those branches, with author and paths. */
  readonly commits: readonly CommitFacts[];
  /** Branches that are new or have moved. */
  readonly branches: readonly string[];
  /** Lines of the message log. */
  readonly messages: readonly string[];
  readonly given: readonly GivenRequest[];
  /** What the script lacked. */
  readonly problems: readonly string[];
  readonly log: string;
};

/** Everything people can read about the story on GitHub. */
export function pagesOf({ boards, comments, pulls, reviews }: Facts): string {
  const bodies = pulls.flatMap(({ title, body }) => [title, body]);
  return [...boards, ...comments, ...bodies, ...reviews].join('\n');
}

/** Returns whether the message log holds a refusal with this code. */
export function isRefused({ messages }: Facts, code: string): boolean {
  return messages.some((line) => line.includes(`"${code}"`));
}

/** Returns the board's first line, which holds the news. */
export function headlineOf({ boards }: Facts): string {
  return boards.at(-1)?.trim().split('\n')[0] ?? '';
}

/** Joins the texts of all model requests of an agent's sessions. */
export function givenTo(facts: Facts, who: string): string {
  const requests = facts.given.filter((request) => request.who === who);
  return requests.map(({ text }) => text).join('\n');
}

const withoutMarkers = (text: string): string => text.replace(/<!--[^>]*-->/g, '');

/** Reads the facts of a rehearsal whose servers are still running. */
export async function readFacts(rehearsal: Rehearsal): Promise<Facts> {
  const { runs, comments, pulls, github, modelRequests, problems } = rehearsal;
  const { reviews, reviewComments, tokenLogin } = github.state;
  const isBoard = (body: string): boolean => body.includes('squad-action:board');
  const bodies = comments.map(({ body }) => body);
  const ours = <T extends { readonly author: string }>(records: readonly T[]): readonly T[] =>
    records.filter(({ author }) => author === tokenLogin);
  return {
    outcome: runs.at(-1)?.outputs.outcome ?? '',
    exitCode: runs.at(-1)?.exitCode ?? null,
    boards: bodies.filter(isBoard).map(withoutMarkers),
    comments: bodies.filter((body) => !isBoard(body)).map(withoutMarkers),
    pulls: ours(pulls).map(({ title, body, draft, commits }) => ({
      title,
      body: withoutMarkers(body),
      draft,
      commits: commits.length,
    })),
    reviews: [...ours(reviews), ...ours(reviewComments)].map(({ body }) => withoutMarkers(body)),
    files: await changedFiles(rehearsal),
    branches: rehearsal.branches.map(({ name }) => name),
    commits: rehearsal.branches.flatMap(({ commits }) => commits.map(commitFacts)),
    messages: messageLines(rehearsal),
    given: modelRequests.map(givenRequest),
    problems,
    log: runs.map(({ log }) => log).join('\n'),
  };
}

function commitFacts({ author, files }: RehearsedCommit): CommitFacts {
  return { author, paths: files.map(pathOf) };
}

/** Cuts the status letter from a line such as `M src/login.js`. */
const pathOf = (line: string): string => line.slice(2);

function messageLines({ github }: Rehearsal): readonly string[] {
  const logs = github.artifacts.flatMap(({ files }) => files.get('.squad/logs/a2a.jsonl') ?? []);
  return logs.join('\n').split('\n').filter(Boolean);
}

async function changedFiles({ github, branches }: Rehearsal): Promise<ReadonlyMap<string, string>> {
  const bare = bareRepository(github.state, github.state.repository);
  const files = new Map<string, string>();
  for (const { name, commits } of branches) {
    const paths = new Set(commits.flatMap((commit) => commit.files.map(pathOf)));
    for (const path of paths) {
      const shown = await attemptGit(bare, ['show', `${name}:${path}`]);
      if (shown.code === 0) files.set(path, shown.stdout);
    }
  }
  return files;
}

const callsSchema = z.array(z.looseObject({ function: z.looseObject({ arguments: z.string() }) }));

function givenRequest({ who, turn, body }: ModelRequest): GivenRequest {
  const texts = body.messages.map((message) => {
    const made = callsSchema.safeParse(message.tool_calls);
    const args = made.success ? made.data.map((call) => call.function.arguments) : [];
    return [textOf(message), ...(message.role === 'assistant' ? [] : args)].join('\n');
  });
  return { who, turn: turn + 1, text: texts.join('\n') };
}
