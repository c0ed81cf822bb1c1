// A web application, in the dialect of `squad init`: work, agent, examples.
import { asks, type Roster, table, teamMd } from '../roster.ts';

export const webApp: Roster = {
  name: 'web app',
  kind: 'A booking site; the routing table has examples',
  files: {
    '.squad/team.md': teamMd('Kotihotel: rooms to book, from Turku', {
      Aino: 'Tech Lead',
      Bram: 'Backend Developer',
      Celia: 'Frontend Developer',
      Dario: 'Test Engineer',
      Edda: 'Security Engineer',
    }),
    '.squad/routing.md': `# Work Routing\n\n${table(
      'Routing Table',
      ['Work Type', 'Route To', 'Examples'],
      [
        ['Architecture and scope', 'Aino', 'splitting modules, trade-offs, plans'],
        ['Server and data', 'Bram', 'endpoints, queries, migrations, payments, mail'],
        ['Pages and components', 'Celia', 'calendar, forms, styles, accessibility, translations'],
        ['Tests', 'Dario', 'end-to-end tests, flaky tests, coverage, fixtures'],
        ['Security', 'Edda', 'sign-in, sessions, secrets, audit of dependencies'],
      ],
    )}\n## Rules\n\n1. Dario writes the tests, also for others' code.\n2. Edda reviews whatever touches sign-in.\n`,
  },
  requests: [
    asks(
      'the calendar jumps to January when I pick a year',
      'celia',
      'calendar',
      'The calendar is a component.',
    ),
    asks('guests get the confirmation mail twice', 'bram', 'mail', 'The server sends mail.'),
    asks('the checkout test fails every third night', 'dario', 'flaky tests', 'A flaky test.'),
    asks(
      'sign people out everywhere when they change their password',
      'edda',
      'sessions',
      'Sessions are security.',
    ),
    asks(
      'should bookings and invoices live in one module?',
      'aino',
      'splitting modules',
      'A matter of structure.',
    ),
    asks(
      'add a column for the arrival time, and fill it for old bookings',
      'bram',
      'migrations',
      'A migration.',
    ),
    asks(
      'the buttons cannot be reached with a keyboard',
      'celia',
      'accessibility',
      'Accessibility of pages.',
    ),
    asks(
      'one of our packages has a known hole, please look',
      'edda',
      'dependencies',
      'An audit of dependencies.',
    ),
    asks(
      'cover the discount code with tests',
      'dario',
      'tests',
      'Tests go to the tester, whoever wrote the code.',
    ),
  ],
};
