// The table of the mechanics, at 80 columns and as data.
import { cutCharacters } from '../../../src/text/cut-characters.ts';
import type { PlayedStory } from './play.ts';

const WIDTH = 80;
const INDENT = 13;

/** Renders each kind with its stories: class and name, and below them the sentence that people see. */
export function mechanicsTable(played: readonly PlayedStory[]): string {
  const kinds = [...new Set(played.map(({ kind }) => kind))];
  const parts = kinds.map((kind) =>
    [kind, ...played.filter((one) => one.kind === kind).flatMap(storyLines)].join('\n'),
  );
  return [...parts, mechanicsFigure(played)].join('\n\n');
}

function storyLines(played: PlayedStory): readonly string[] {
  const rest = [plainSentence(played.sentence), noteOf(played)].filter((text) => text !== '');
  return [
    `  ${played.class.padEnd(INDENT - 2)}${played.story}`,
    ...rest.map((text) => `${' '.repeat(INDENT)}${cutCharacters(text, WIDTH - INDENT)}`),
  ];
}

const noteOf = ({ note, class: verdict }: PlayedStory): string =>
  verdict === 'missed' && note !== undefined ? `(${note})` : '';

/** Strips Markdown: keeps the words of links, and puts points between the cells of a table's row. */
export function plainSentence(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|<\/?\w+>/g, '')
    .replace(/^[-|>\s]+|[|\s]+$/g, '')
    .replace(/\s*\|\s*/g, ' · ');
}

/** Says the figure in one sentence. */
export function mechanicsFigure(played: readonly PlayedStory[]): string {
  const count = (verdict: PlayedStory['class']) =>
    played.filter((one) => one.class === verdict).length;
  const unplayed = count('not played') > 0 ? `, ${count('not played')} not played` : '';
  const counts = `${count('prevented')} prevented, ${count('told')} told, ${count('missed')} missed`;
  return `Mechanics: ${played.length} stories: ${counts}${unplayed}`;
}

/** Returns what `--json` prints of the stories. */
export function mechanicsData(played: readonly PlayedStory[]): readonly object[] {
  return played.map(({ kind, story, danger, class: verdict, sentence, note, seconds }) => ({
    kind,
    story,
    danger,
    class: verdict,
    sentence: plainSentence(sentence),
    note: verdict === 'missed' ? note : undefined,
    seconds,
  }));
}
