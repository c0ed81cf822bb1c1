// The comments and pull requests of a rehearsal as Markdown, as they were sent to GitHub.
import type { RehearsedPull } from '../git/branches-and-pulls.ts';
import type { Rehearsal } from '../rehearse.ts';

/** Renders every comment and every pull request of the bot. */
export function rawReport({ comments, pulls, github }: Rehearsal): string {
  const own = pulls.filter(({ author }) => author === github.state.tokenLogin);
  const sections = [
    ...comments.flatMap(({ thread, body }) => ['', `--- comment on #${thread} ---`, body]),
    ...own.flatMap(pullSection),
  ];
  return sections.join('\n');
}

function pullSection({ number, title, head, base, body, files }: RehearsedPull): readonly string[] {
  return [
    '',
    `--- pull request #${number}: ${title} (${head} into ${base}) ---`,
    body,
    '',
    ...files.map(
      ({ path, status, additions, deletions }) =>
        `  ${status.padEnd(8)} ${path} (+${additions} -${deletions})`,
    ),
  ];
}
