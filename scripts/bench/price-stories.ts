// The stories whose price is held, and what a capable model says in each.
import type { Story } from './play.ts';
import {
  call,
  edit,
  finish,
  handOver,
  hasCalled,
  type Player,
  passOn,
  review,
  route,
  view,
  work,
} from './price-model.ts';

export type PricedStory = {
  readonly what: string;
  /** The most requests to the model, and the most kilobytes. */
  readonly most: readonly [requests: number, kilobytes: number];
  readonly story: Story;
  readonly players: Readonly<Record<string, Player>>;
};

const CHECK = 'src/validate-login.js';
const LOGIN = 'src/login.js';
const PAGE = 'public/login.html';
const IMPORT = "import { findUser } from './users.js';\n";
const LOOK_UP = "  const user = findUser(form.get('email'), form.get('password'));\n";
const VALIDATION = `export function validateLogin(email, password) {
  const problems = [];
  if (!/^[^@\\s]+@[^@\\s]+$/.test(email ?? '')) problems.push('Enter an e-mail address.');
  if (password === '') problems.push('Enter your password.');
  return problems;
}
`;
const REFUSE = `  const problems = validateLogin(form.get('email'), form.get('password'));
  if (problems.length > 0) return response.writeHead(422).end(problems.join('\\n'));
`;
const TESTS = `import { test } from 'node:test';
import assert from 'node:assert/strict';
import { validateLogin } from '../src/validate-login.js';

test('refuses an empty form with a sentence for each field', () => {
  assert.deepEqual(validateLogin('', ''), ['Enter an e-mail address.', 'Enter your password.']);
});
`;
const LOOK = [LOGIN, 'src/users.js', PAGE];
const CHANGES = [
  call('create', { path: CHECK, file_text: VALIDATION }),
  edit(LOGIN, IMPORT, `${IMPORT}import { validateLogin } from './validate-login.js';\n`),
  edit(LOGIN, LOOK_UP, `${REFUSE}${LOOK_UP}`),
  edit(PAGE, 'type="password">', 'type="password" required>'),
];
const TEST = call('create', { path: 'test/validate-login.test.js', file_text: TESTS });
const FEATURE = 'Refuse an empty login form on the server';
const REVIEW = { type: 'review-request', files: [CHECK, LOGIN, PAGE] };

/** The implementation first, then its tests beside its review. */
const leadFeature: Player = ({ calls }) => {
  if (calls.length > 0) {
    const tests = route('hockney', 'Test validateLogin.', { files: [CHECK] });
    return handOver([tests, route('ripley', 'Review the check.', REVIEW)], FEATURE);
  }
  const task =
    'Refuse an empty e-mail address or password at sign-in on the server, with a sentence for each, and mark the password as required on the page.';
  return { tools: [route('fenster', task, { files: [LOGIN, PAGE] })] };
};

const MENDED = "writeHead(422, { 'content-type': 'text/plain' })";
const FOUND = 'The answer names no type, so browsers show the sentences as HTML.';

const reviewFeature: Player = ({ task }) => {
  if (task.includes(MENDED)) return review('approved');
  const text = 'A form without the field gives null, which passes.';
  const suggestion = "  if ((password ?? '') === '') problems.push('Enter your password.');";
  return review('changes-requested', [
    { path: CHECK, line: 4, severity: 'major', text, suggestion },
    { path: LOGIN, line: 7, severity: 'minor', text: FOUND },
  ]);
};

/** Changes what the diff in the task still shows as it was reviewed. */
const mend: Player = (asked) => {
  const isLeft = /^ *\d+ [+ ] *if \(password === ''\)/m.test(asked.task);
  const suggested = edit(CHECK, '(password =', "((password ?? '') =");
  const changes = [...(isLeft ? [suggested] : []), edit(LOGIN, 'writeHead(422)', MENDED)];
  return work('Mend what the review found', { changes })(asked);
};

const testFeature = work('Test the login check', { changes: [TEST], command: 'npm test' });

const SESSION = 'export const sessionMinutes = ';
const BOTH = `${SESSION}Number(process.env.SESSION_MINUTES ?? 60);`;

/** Views the file, changes its line once the colleague has viewed it, too, and keeps both where they collide. */
function collide(colleague: string, minutes: string): Player {
  const path = 'src/config.js';
  return (asked) => {
    const end = finish(asked, 'Let sessions last longer');
    const [sides] = /^<{7} [\s\S]*?^>{7} .*/m.exec(asked.news) ?? [];
    if (sides !== undefined) return { tools: [edit(path, sides, BOTH), end] };
    if (!hasCalled(asked, 'view') || hasCalled(asked, 'edit')) return view([path]);
    const change = edit(path, `${SESSION}30`, `${SESSION}${minutes}`);
    return { tools: [change, end], waitFor: { who: colleague, turn: 2 } };
  };
}

const reviewPull: Player = (asked) => {
  if (!hasCalled(asked, 'view')) return view([LOGIN, 'src/users.js']);
  const text = 'An address with a semicolon ends the cookie early. Encode it first.';
  const path = 'src/remember.js';
  return review('changes-requested', [{ path, line: 2, severity: 'major', text }]);
};

/** A comment on a scenario's issue or pull request, and what the squad's pull request must contain afterwards. */
function asks(
  body: string,
  [outcome = 'changed', scenario = 'first-comment']: readonly string[] = [],
  leaves: readonly string[] = [],
): Story {
  const thread = scenario === 'first-comment' ? 7 : 8;
  const event = { name: 'issue_comment', thread, author: 'alice', body: `@squad ${body}` };
  const changes = { event, expected: { outcome }, inputs: {}, later: [] };
  return { scenario, changes, leaves };
}

function priced(
  what: string,
  most: PricedStory['most'],
  story: Story,
  players: PricedStory['players'],
): PricedStory {
  return { what, most, story, players };
}

const ANY = Number.POSITIVE_INFINITY;
const ENDLESS = { ...asks('fenster: how does it work?'), endsAnyhow: true };
const GOODS = 'src/goods.js';
const VALIDATE = 'validate the login form, with tests';
const VALIDATED = ['required', "(password ?? '')", MENDED, 'Enter an e-mail address.'];
const DOT = edit(CHECK, 's]+$/', 's]+\\.[^@\\s]+$/');
const THEIRS = asks('please review this.', ['answered', 'review-every-pull-request']);
const OWN = asks('refuse addresses without a dot, too', ['changed', 'pull-request-follow-up']);
const LONGER = asks('let sessions last 60 minutes, and let shops set the time', [], [BOTH]);

export const PRICED_STORIES: readonly PricedStory[] = [
  priced('feature with a rejecting review', [10, 150], asks(VALIDATE, [], VALIDATED), {
    coordinator: leadFeature,
    fenster: work(FEATURE, { look: LOOK, changes: CHANGES, command: 'npm test' }),
    hockney: (asked) => (asked.task.includes(FOUND) ? mend : testFeature)(asked),
    verbal: mend,
    ripley: reviewFeature,
  }),
  priced('the same by one agent, asked directly', [3, 40], asks(`fenster: ${VALIDATE}`), {
    fenster: work(FEATURE, { look: LOOK, changes: [...CHANGES, TEST], command: 'npm test' }),
  }),
  priced('one task through the coordinator', [3, 35], asks('let a cup cost 900'), {
    coordinator: passOn('Let a cup cost 900', route('fenster', 'A cup costs 900 from now on.')),
    fenster: work('Let a cup cost 900', { look: [GOODS], changes: [edit(GOODS, '800', '900')] }),
  }),
  priced('question on three files', [4, 50], asks('what does a login do?', ['answered']), {
    coordinator: passOn('How', route('fenster', 'What does a login do?', { type: 'question' })),
    fenster: work('The form is posted, read, and looked up by its hash', { look: LOOK }),
  }),
  priced("review of a person's pull request", [3, 40], THEIRS, {
    coordinator: passOn('Reviewed', route('hockney', 'Review #8.', { type: 'review-request' })),
    hockney: reviewPull,
  }),
  priced('follow-up on own pull request, one author', [3, 40], OWN, {
    coordinator: passOn('Refuse it', route('fenster', 'Refuse it.', { files: [CHECK] })),
    fenster: work('Refuse addresses without a dot', { changes: [DOT], command: 'npm test' }),
  }),
  priced('two agents who collide in one file', [7, 90], LONGER, {
    coordinator: passOn(
      'Let sessions last longer',
      route('fenster', 'Let sessions last 60 minutes.'),
      route('verbal', 'Let shops set the length of sessions with SESSION_MINUTES.'),
    ),
    fenster: collide('verbal', '60'),
    verbal: collide('fenster', 'Number(process.env.SESSION_MINUTES ?? 30)'),
  }),
  priced('endless view', [ANY, 120], ENDLESS, { fenster: () => view([LOGIN]) }),
  priced('endless handoff', [ANY, 120], ENDLESS, {
    fenster: () => ({ tools: [route('hockney', 'How does it work?', { type: 'question' })] }),
    hockney: () => ({ tools: [route('fenster', 'How does it work?', { type: 'question' })] }),
  }),
];
