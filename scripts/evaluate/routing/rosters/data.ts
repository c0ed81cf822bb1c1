// A data and machine learning project: signals in one column, agents in the next, roles that begin with an emoji.
import { asks, type Roster, table } from '../roster.ts';

const member = (name: string, role: string): readonly string[] => [
  `**${name}**`,
  role,
  `[charter](agents/${name.toLowerCase()}/charter.md)`,
];

export const data: Roster = {
  name: 'data and ML',
  kind: 'Forecasts of harvests; bold names under "Agents", signals instead of work types',
  files: {
    '.squad/team.md': `# Harvest\n\n${table(
      'Agents',
      ['Agent', 'Role', 'Charter'],
      [
        member('Nadia', '🧭 Lead Scientist'),
        member('Otto', '🚰 Data Engineer'),
        member('Paz', '🤖 ML Engineer'),
        member('Quentin', '📊 Analyst'),
        member('Rosa', '🛰️ Platform Engineer'),
      ],
    )}`,
    '.squad/routing.md': `# Who does what\n\n${table(
      'Signal → Agent Mapping',
      ['Signal', 'Agent', 'Rationale'],
      [
        ['ingestion, schema drift, late files', '@otto', 'pipelines are his'],
        ['training, features, model drift', '@paz', 'she owns the models'],
        ['dashboards, reports, definitions of figures', '@quentin', 'he answers to the growers'],
        ['GPU quota, schedules, costs of jobs', '@rosa', 'she runs the cluster'],
        ['method, evaluation, what to measure', '@nadia', 'science before code'],
      ],
    )}`,
  },
  requests: [
    asks(
      'the weather files came six hours late and the night run took yesterday’s',
      'otto',
      'late files',
      'Ingestion.',
    ),
    asks(
      'the model is worse for wheat since the spring',
      'paz',
      'model drift',
      'The model drifts.',
    ),
    asks(
      'yield per hectare differs between two reports',
      'quentin',
      'definitions of figures',
      'A definition.',
    ),
    asks('training jobs wait four hours for a GPU', 'rosa', 'GPU quota', 'Quota of the cluster.'),
    asks(
      'is mean error the right thing to look at for rare frosts?',
      'nadia',
      'what to measure',
      'A question of method.',
    ),
    asks(
      'a new column in the soil table breaks the import',
      'otto',
      'schema drift',
      'Schema drift.',
    ),
    asks('add soil moisture as a feature', 'paz', 'features', 'A feature of the model.'),
    asks('growers want the map by county on their page', 'quentin', 'dashboards', 'A dashboard.'),
    asks(
      'why did last month’s runs cost twice as much?',
      'rosa',
      'costs of jobs',
      'Costs of jobs.',
    ),
  ],
};
