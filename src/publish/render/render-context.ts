// What a renderer knows about the run besides its transcript, and the addresses that follow from it.
import { percentEncoded } from '#src/markdown/links.ts';

/** Makes a text by a model or a person harmless Markdown (`safe` of outbound.ts). */
export type DefuseMarkdown = (text: string) => string;

/** Where a repository is on the web. */
export type RepositorySite = Pick<RunFacts, 'serverUrl' | 'repository'>;

/** What a renderer knows about the run besides its transcript. */
export type RunFacts = {
  readonly runUrl: string;
  readonly runId: string;
  /** `https://github.com`, or a company's own server. */
  readonly serverUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly thread: { readonly number: number; readonly kind: 'issue' | 'pull-request' };
  /** What started the run: `comment-12`, `review-7`, `issue-3`. */
  readonly triggerId: string;
  /** The request's own address; undefined when it has none, as in a dispatched run. */
  readonly commentUrl: string | undefined;
  /** Login of the person who asked. */
  readonly actor: string;
  /** The trigger phrase: `@squad`. */
  readonly phrase: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
};

/** Lines of a file, counted from 1. */
export type FileLines = { readonly path: string; readonly line: number; readonly endLine: number };

export type RenderContext = { readonly facts: RunFacts; readonly safe: DefuseMarkdown };

/** The address of something in the repository: `tree`, `squad/7-x`. */
export function repositoryUrl(
  { serverUrl, repository }: RepositorySite,
  ...parts: readonly string[]
) {
  const path = parts.map((part) => part.split('/').map(encodeURIComponent).join('/'));
  return [serverUrl, repository, ...path].join('/').replace(/[()]/g, percentEncoded);
}

/** The address of a comment in the run's thread. */
export function commentUrl({ thread, ...site }: RunFacts, id: number): string {
  const kind = thread.kind === 'issue' ? 'issues' : 'pull';
  return `${repositoryUrl(site, kind, String(thread.number))}#issuecomment-${id}`;
}
