// What agents ran last themselves, with exit codes, whatever they say of it.
import type { Transcript } from '#src/run-log/index.ts';
import { agentName } from './agents/agent-words.ts';
import type { RenderContext } from './render-context.ts';
import { inline } from './render-markdown.ts';

const MAX_SHOWN = 3;
const MAX_COMMAND = 90;

/** `Fenster ran npm test last: exit 0.`, for each session that ran something; undefined where none did. */
export function lastRunsText(
  context: RenderContext,
  { commands, ...transcript }: Transcript,
): string | undefined {
  const last = commands.filter(
    ({ session }, at) => commands.findLastIndex((one) => one.session === session) === at,
  );
  const told = last.slice(-MAX_SHOWN).map(({ session, command, exitCode }) => {
    const name = agentName(context, { commands, ...transcript }, session);
    const shown = inline(`\`${command.replaceAll('`', "'")}\``, MAX_COMMAND, context.safe);
    return `${name} ran ${shown} last: ${exitCode === undefined ? 'it did not end' : `exit ${exitCode}`}`;
  });
  return told.length === 0 ? undefined : `${told.join('; ')}.`;
}
