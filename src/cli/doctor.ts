// `squad-action doctor`: checks a working tree and, with a token, the repository's settings on GitHub.

import { usesColour } from '#src/adapters/runner/index.ts';
import { attempt } from '#src/errors.ts';
import { countFindings, renderText, runDoctor } from '#src/setup/index.ts';
import { gatherFacts } from './doctor-facts.ts';
import { printFailure, printOutput, readArguments, shortErrorText } from './terminal.ts';
import { openRepository } from './working-tree.ts';

const HELP = `squad-action doctor [--directory .]

  Checks whether the squad can work in a repository: workflows, settings on
  GitHub, tokens, the team, its tools. Says what is missing, and how to fix it.
  Changes nothing, and asks no model anything.

  --directory  the repository; default: this folder

  With GITHUB_TOKEN, GH_TOKEN or the login of gh, it reads the repository's
  settings on GitHub; set GITHUB_REPOSITORY=owner/name when no remote names it.
  With COPILOT_GITHUB_TOKEN, or SQUAD_PROVIDER, SQUAD_PROVIDER_BASE_URL and
  SQUAD_PROVIDER_API_KEY, it asks which models they offer, which costs nothing.
  It never shows a token.

  Exit code 0: the squad can work; 1: there is a problem; 2: wrong command line.
`;

const OPTIONS = {
  directory: { type: 'string', default: '.' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Runs the command and returns the exit code. */
export async function doctorCommand(
  args: readonly string[],
  actionFolder: string,
): Promise<number> {
  const read = readArguments(args, { options: OPTIONS, allowPositionals: false });
  const opened = await openRepository(read, HELP);
  if (typeof opened === 'number') return opened;
  const examined = await attempt(gatherFacts(opened.root, actionFolder).then(runDoctor));
  if (examined.kind === 'threw') return printFailure(shortErrorText(examined.error));
  printOutput(renderText(examined.value, usesColour()));
  return countFindings(examined.value).problem > 0 ? 1 : 0;
}
