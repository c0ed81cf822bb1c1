// A company's platform with thirty members, each with a role and one line in the table.
import { asks, type Roster, table, teamMd } from '../roster.ts';

/** Each member's name, role, and work. */
const MEMBERS: readonly (readonly [name: string, role: string, work: string])[] = [
  ['Ada', 'Chief Architect', 'boundaries between services'],
  ['Bo', 'Billing Engineer', 'invoices, dunning, credit notes'],
  ['Cleo', 'Payments Engineer', 'card schemes, chargebacks'],
  ['Dov', 'Tax Specialist', 'VAT, reverse charge'],
  ['Elin', 'Identity Engineer', 'single sign-on, provisioning'],
  ['Finn', 'Permissions Engineer', 'roles, policies'],
  ['Gwen', 'Search Engineer', 'ranking, indexing'],
  ['Hugo', 'Storage Engineer', 'buckets, retention'],
  ['Ines', 'Database Engineer', 'replicas, slow queries'],
  ['Jude', 'Queue Engineer', 'retries, dead letters'],
  ['Kofi', 'Gateway Engineer', 'rate limits, routing of requests'],
  ['Lena', 'Web Shell Engineer', 'navigation, loading of pages'],
  ['Milo', 'Design System', 'tokens, components'],
  ['Nora', 'Accessibility Specialist', 'screen readers, focus order'],
  ['Omar', 'Localisation Engineer', 'plurals, date formats'],
  ['Pia', 'iOS Engineer', 'iPhone and iPad'],
  ['Raul', 'Android Engineer', 'Android phones'],
  ['Sana', 'Desktop Engineer', 'updater, tray icon'],
  ['Timo', 'Export Engineer', 'CSV and PDF exports'],
  ['Ugo', 'Import Engineer', 'imports from rivals'],
  ['Vera', 'Mail Engineer', 'deliverability, bounces'],
  ['Wim', 'Notifications Engineer', 'digests, quiet hours'],
  ['Xenia', 'Analytics Engineer', 'funnels, events'],
  ['Yuri', 'Experiment Engineer', 'flags, cohorts'],
  ['Zora', 'Fraud Analyst', 'stolen accounts'],
  ['Amos', 'Reliability Engineer', 'error budgets, failover'],
  ['Bela', 'Build Engineer', 'monorepo, compile times'],
  ['Cato', 'Test Lead', 'test data, end-to-end suite'],
  ['Dina', 'Docs Writer', 'help centre, API reference'],
  ['Egon', 'Support Engineer', 'tickets, workarounds'],
];

export const large: Roster = {
  name: 'thirty members',
  kind: 'A company’s platform; thirty agents, each with a line of routing',
  files: {
    '.squad/team.md': teamMd(
      'Contora: accounts for small firms',
      Object.fromEntries(MEMBERS.map(([name, role]) => [name, role])),
    ),
    '.squad/routing.md': table(
      'Work Type → Agent',
      ['Work Type', 'Primary', 'Secondary'],
      MEMBERS.map(([name, , work]) => [work, name, 'Ada']),
    ),
  },
  requests: [
    asks('a customer in Spain is charged VAT though they gave a number', 'dov', 'VAT', 'VAT.'),
    asks(
      'the bank took the money back and the account stayed open',
      'cleo',
      'chargebacks',
      'A chargeback.',
    ),
    asks(
      'new staff of a big customer are not created by their directory',
      'elin',
      'provisioning',
      'Provisioning.',
    ),
    asks('messages that failed five times are gone', 'jude', 'dead letters', 'Dead letters.'),
    asks('"1 invoices" in the Czech version', 'omar', 'plurals', 'Plurals.'),
    asks('half of our mail to one provider comes back', 'vera', 'bounces', 'Bounces.'),
    asks('people get pinged at three in the morning', 'wim', 'quiet hours', 'Quiet hours.'),
    asks(
      'the list of customers takes nine seconds on the replica',
      'ines',
      'slow queries',
      'A slow query.',
    ),
    asks('PDFs cut the last line of a long table', 'timo', 'PDF exports', 'An export.'),
    asks(
      'where should the ledger end and billing begin?',
      'ada',
      'boundaries between services',
      'Boundaries.',
    ),
  ],
};
