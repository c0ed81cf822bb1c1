// Single lines of Scribe's report.
import type { PublishedWork } from '#src/outcome.ts';
import { code, inline, link, repositoryUrl } from '#src/publish/index.ts';
import type { MissedRequest } from '../check/missed-requests.ts';
import type { BlockedPullRequest } from '../check/update-blocked-pulls.ts';
import type { UnreadableFile } from '../read/inboxes.ts';
import type { ReportContext } from './report.ts';

/** Says why a file can't be read. */
export function fileLine({ safe }: ReportContext, { path, reason }: UnreadableFile): string {
  return `${code(path)}: ${inline(reason, 300, safe)}`;
}

/** Says how a person brings in what Scribe could not push; undefined when it could. */
export function mergeStep(
  work: PublishedWork | undefined,
  { safe }: Pick<ReportContext, 'safe'>,
): string | undefined {
  if (work?.pullRequest !== undefined) {
    const { number, url } = work.pullRequest;
    return `**${link(`Merge pull request #${number}`, url)}**: the branch is protected, so Scribe can't push to it.`;
  }
  if (work?.compareUrl === undefined) return undefined;
  const why =
    work.notOpened === undefined
      ? 'Actions may not open one here'
      : `it could not be opened here (${inline(work.notOpened, 300, safe)})`;
  return `**${link('Open the pull request', work.compareUrl)}**: the branch is protected, and ${why}.`;
}

/** Says what became of a pull request that GitHub can't merge. */
export function pullLine({ facts, safe }: ReportContext, pull: BlockedPullRequest): string {
  const name = link(`#${pull.number}`, repositoryUrl(facts, 'pull', String(pull.number)));
  switch (pull.kind) {
    case 'brought-up-to-date':
      return name;
    case 'conflict':
      return `${name}: conflicts in ${fileList(pull.files)}`;
    case 'not-pushed':
      return `${name}: ${inline(pull.reason, 300, safe)}`;
  }
}

/** Lists the first ten files of a conflict. */
export function fileList(files: readonly string[]): string {
  return `${files.slice(0, 10).map(code).join(', ')}${files.length > 10 ? ' and more' : ''}`;
}

/** Says who asked what nobody answered. */
export function missedLine(
  { safe }: ReportContext,
  { login, thread, url, at }: MissedRequest,
): string {
  const when = at.slice(0, 16).replace('T', ' ');
  return `${inline(login, 60, safe)} in ${link(`#${thread}`, url)}, ${when} UTC`;
}
