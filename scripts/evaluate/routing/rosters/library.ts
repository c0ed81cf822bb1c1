// A library, in the dialect of a cast, with primary and secondary agents.
import { asks, type Roster, table, teamMd } from '../roster.ts';

export const library: Roster = {
  name: 'library',
  kind: 'A parser library; primary and secondary agents',
  files: {
    '.squad/team.md': teamMd('tidegauge: reads tables of tides', {
      Ilse: 'Lead and API Design',
      Jorn: 'Parser Engineer',
      Kaya: 'Performance Engineer',
      Lorcan: 'Documentation Writer',
      Mabel: 'Release Manager',
    }),
    '.squad/routing.md': `# Routing\n\n${table(
      'Work Type → Agent',
      ['Work Type', 'Primary', 'Secondary'],
      [
        ['Public API, deprecations, breaking changes', 'Ilse', 'Mabel'],
        ['Grammar, error recovery, encodings', 'Jorn', 'Kaya'],
        ['Benchmarks, memory, slow input', 'Kaya', 'Jorn'],
        ['Guides, examples, reference', 'Lorcan', '—'],
        ['Versions, changelog, publishing', 'Mabel', 'Ilse'],
      ],
    )}`,
  },
  requests: [
    asks(
      'a file with a byte order mark is refused',
      'jorn',
      'encodings',
      'Encodings are the parser’s.',
    ),
    asks('reading 200 MB takes eleven minutes since May', 'kaya', 'slow input', 'It is slow.'),
    asks(
      'may we rename readTide to read, and keep the old name for a year?',
      'ilse',
      'deprecations',
      'A deprecation.',
    ),
    asks(
      'show in the guide how to read a station in another time zone',
      'lorcan',
      'Guides',
      'A guide.',
    ),
    asks('put out 3.2 with what was merged this week', 'mabel', 'publishing', 'A release.'),
    asks(
      'after one bad line all following lines are lost',
      'jorn',
      'error recovery',
      'Error recovery.',
    ),
    asks('it keeps every row in memory though I stream', 'kaya', 'memory', 'Memory.'),
    asks(
      'the changelog does not name last week’s fix',
      'mabel',
      'changelog',
      'The changelog is the release manager’s.',
    ),
    asks('the reference leaves out what parse throws', 'lorcan', 'reference', 'The reference.'),
  ],
};
