// An open-source documentation project: no table at all, only rules in sentences.
import { asks, type Roster, teamMd } from '../roster.ts';

export const docs: Roster = {
  name: 'docs and community',
  kind: 'A handbook kept by volunteers; routing in prose, no table',
  files: {
    '.squad/team.md': teamMd('The beekeepers’ handbook', {
      Delphine: 'Editor in chief',
      Emeka: 'Translator',
      Fiora: 'Site Engineer',
      Gustav: 'Community Manager',
      Hana: 'Illustrator',
    }),
    '.squad/routing.md': `# How we share the work

- Delphine decides on structure, tone and what goes into a chapter.
- Translations and glossaries are with Emeka.
- Fiora keeps the site generator, links and search working.
- Newcomers, labels and stale issues: Gustav.
- Hana draws, and writes the alternative texts of pictures.

When in doubt, ask Delphine.
`,
  },
  requests: [
    asks(
      'the French chapter on swarms is two years behind',
      'emeka',
      'Translations',
      'A translation.',
    ),
    asks('search finds nothing with an umlaut in it', 'fiora', 'search', 'Search of the site.'),
    asks(
      'thirty issues have had no answer since summer',
      'gustav',
      'stale issues',
      'Stale issues.',
    ),
    asks(
      'the picture of the hive tool has no text for screen readers',
      'hana',
      'alternative texts',
      'Alternative text.',
    ),
    asks('should feeding come before wintering?', 'delphine', 'structure', 'Structure.'),
    asks('half the links in chapter 4 are dead', 'fiora', 'links', 'Links.'),
    asks('"varroa" is spelt three ways in Polish', 'emeka', 'glossaries', 'A glossary.'),
    asks('mark what somebody new could take', 'gustav', 'Newcomers', 'Newcomers and labels.'),
    asks('this chapter shouts at the reader', 'delphine', 'tone', 'Tone.'),
  ],
};
