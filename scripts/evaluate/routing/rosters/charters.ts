// A research group whose routing.md is still empty: the roles and the charters decide.
import { asks, type Roster, teamMd } from '../roster.ts';

const charter = (name: string, role: string, owns: string): string =>
  `# ${name} — ${role}\n\n## Identity\n\n- **Name:** ${name}\n- **Role:** ${role}\n- **Expertise:** ${owns}\n\n## What I Own\n\n- ${owns}\n`;

const MEMBERS = {
  Wiebke: 'Lead',
  Anouk: 'Numerics',
  Bence: 'Visualisation',
  Chidi: 'Reproducibility',
} as const;

export const charters: Roster = {
  name: 'charters only',
  kind: 'A simulation code; routing.md as squad init leaves it, duties in the charters',
  files: {
    '.squad/team.md': teamMd('Glacier: how ice flows', MEMBERS),
    '.squad/routing.md':
      '# Work Routing\n\n## Routing Table\n\n| Work Type | Route To | Examples |\n|-----------|----------|----------|\n',
    '.squad/agents/wiebke/charter.md': charter(
      'Wiebke',
      MEMBERS.Wiebke,
      'papers, grants, priorities',
    ),
    '.squad/agents/anouk/charter.md': charter(
      'Anouk',
      MEMBERS.Anouk,
      'solvers, time steps, convergence',
    ),
    '.squad/agents/bence/charter.md': charter('Bence', MEMBERS.Bence, 'plots, colour maps, videos'),
    '.squad/agents/chidi/charter.md': charter(
      'Chidi',
      MEMBERS.Chidi,
      'containers, seeds, archived inputs',
    ),
  },
  requests: [
    asks(
      'the solver does not converge on the steep mesh',
      'anouk',
      'convergence',
      'Convergence is in her charter.',
    ),
    asks('make a visualisation of the thickness', 'bence', 'Visualisation', 'His role says it.'),
    asks('two runs with the same input differ', 'chidi', 'seeds', 'Seeds are in his charter.'),
    asks(
      'what should go into the paper for May?',
      'wiebke',
      'papers',
      'Papers are in her charter.',
    ),
    asks(
      'the rainbow colours mislead readers',
      'bence',
      'colour maps',
      'Colour maps are in his charter.',
    ),
    asks('fix the numerics of the calving front', 'anouk', 'Numerics', 'Her role says it.'),
  ],
};
