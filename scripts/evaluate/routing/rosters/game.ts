// A game studio whose routing.md is a long essay: more than a prompt may hold.
import { asks, type Roster, table, teamMd } from '../roster.ts';

const ESSAY = Array.from(
  { length: 60 },
  (_, index) =>
    `${index + 1}. In milestone ${index + 1} we learnt to talk before we split a level, to keep each scene small enough for one person, and to write down what was cut and why.`,
).join('\n');

export const game: Roster = {
  name: 'game studio',
  kind: 'A small studio; a routing.md of 10,000 characters, with two rules in its last lines',
  files: {
    '.squad/team.md': teamMd('Lantern Bay: a game of tides', {
      Pelle: 'Producer and Lead',
      Runa: 'Engine Programmer',
      Silas: 'Gameplay Programmer',
      Tove: 'Sound Designer',
      Ulf: 'Level Designer',
      Vivi: 'Tools Programmer',
    }),
    '.squad/routing.md': `# Routing\n\n## What we learnt\n\n${ESSAY}\n\n${table(
      'Work Type → Agent',
      ['Work Type', 'Agent', 'Examples'],
      [
        ['Rendering, memory, consoles', 'Runa', 'frame drops, shaders'],
        ['Enemies, controls, balance', 'Silas', 'jump height, damage'],
        ['Music, effects, mix', 'Tove', 'footsteps'],
        ['Scenes, puzzles', 'Ulf', 'blocked paths'],
        ['Editor, import of assets', 'Vivi', 'export of models'],
        ['Scope, dates', 'Pelle', 'what to cut'],
      ],
    )}\n## Exceptions\n\n- Save games are with Vivi, though they look like the engine.\n- Subtitles are with Tove.\n`,
  },
  requests: [
    asks('it stutters when the fog comes in', 'runa', 'frame drops', 'Frame drops.'),
    asks('the crab is too hard for a first enemy', 'silas', 'balance', 'Balance.'),
    asks('footsteps on wood sound like gravel', 'tove', 'footsteps', 'Sound.'),
    asks('one cannot get out of the lighthouse', 'ulf', 'blocked paths', 'A blocked path.'),
    asks('models from the new version come in upside down', 'vivi', 'import of assets', 'Import.'),
    asks(
      'a save from the demo does not load',
      'vivi',
      'Save games',
      'The exception at the end of the file.',
    ),
    asks(
      'the German subtitles run over the edge',
      'tove',
      'Subtitles',
      'The exception at the end of the file.',
    ),
    asks('can we drop the second island and keep October?', 'pelle', 'Scope', 'Scope and dates.'),
  ],
};
