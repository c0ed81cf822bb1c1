import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { OutcomeKind } from '../../../src/outcome.ts';
import type { BoardMarker } from '../../../src/publish/render/board-marker.ts';
import {
  renderHelp,
  renderRefusal,
  renderStatus,
  renderTeam,
  renderTools,
  type ThreadStatus,
} from '../../../src/publish/replies/command-replies.ts';
import {
  renderEmptyRoster,
  renderNoTeam,
  renderUnknownAgent,
  renderUnreadableTeam,
} from '../../../src/publish/replies/missing-team.ts';
import { nastyText } from '../a-run.ts';

const asIs = (text: string) => text;
const door = (text: string) => text.replaceAll('@', '(at)');
const many = Array.from({ length: 120 }, (_, at) => `Agent${at}`);

function columnsOf(markdown: string): readonly (readonly number[])[] {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return tree.children.flatMap((node) =>
    node.type === 'table' ? [node.children.map((row) => row.children.length)] : [],
  );
}

describe('renderHelp', () => {
  it('names an agent of several words as one has to address it', () => {
    expect(renderHelp('@squad', ['Odd Nes'], asIs)).toContain('`@squad odd nes: write');
  });

  it("lists the commands with the team's own names", () => {
    expect(renderHelp('@squad', ['Hockney', 'Fenster'], asIs)).toBe(
      [
        '**How to ask the squad**',
        '',
        '- `@squad add input validation to the login form`: the squad decides who does it',
        '- `@squad hockney: write the tests`: this agent does it',
        '- `@squad team`: who is on the team',
        '- `@squad status`: the last run, its branch and pull request',
        '- `@squad stop`: how to stop a run',
        '- `@squad tools`: which tools the agents have',
        '- `@squad approve tool lint@<hash>: check src/`: a proposed tool may run, this once',
        "- `@squad tools test lint`: run a tool's own tests",
        '- `@squad tools remove lint`: a pull request that removes a tool',
        '- `@squad doctor`: what is wrong with the setup, and how to fix it',
        '- `@squad from now on, tests come with every change`: a rule for every later run',
        '- `@squad help`: this list',
        '',
        'On the team: Hockney, Fenster.',
        '',
        'Only people with write access can start a run. What it changes comes as a pull request.',
      ].join('\n'),
    );
  });

  it('helps without a team as well', () => {
    const help = renderHelp('@squad', [], asIs);
    expect(help).toContain('`@squad agent: write the tests`');
    expect(help).not.toContain('On the team');
  });

  it('names fifty of a large team and counts the others', () => {
    expect(renderHelp('@squad', many, asIs)).toContain('Agent48, Agent49 and 70 more.');
    expect(renderHelp('@squad', many.slice(0, 51), asIs)).toContain('Agent49 and 1 more.');
    expect(renderHelp('@squad', many.slice(0, 50), asIs)).toContain('Agent48, Agent49.');
  });
});

describe('renderTeam', () => {
  it('shows a row per member and what is odd in the files', () => {
    const members = [{ name: 'Hockney', role: 'Tester', status: 'active' }];
    expect(renderTeam({ members, warnings: ['`ripley` has no charter'] }, asIs)).toBe(
      [
        '| Name | Role | Status |',
        '| --- | --- | --- |',
        '| **Hockney** | Tester | active |',
        '',
        '**Worth a look**',
        '',
        '- `ripley` has no charter',
      ].join('\n'),
    );
  });

  it('says that a team has no members', () => {
    expect(renderTeam({ members: [], warnings: [] }, asIs)).toBe('The team has no members yet.');
  });

  it('shows a hundred members and counts the others', () => {
    const members = many.map((name) => ({ name, role: '', status: '' }));
    const team = renderTeam({ members, warnings: [] }, asIs);
    expect(columnsOf(team)[0]).toHaveLength(101);
    expect(team.endsWith('\n\nAnd 20 more.')).toBe(true);
  });

  it('keeps three columns whatever members are called', () => {
    fc.assert(
      fc.property(nastyText, nastyText, (name, role) => {
        const members = [{ name, role, status: role }];
        expect(columnsOf(renderTeam({ members, warnings: [name] }, asIs))).toEqual([[3, 3]]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('renderStatus', () => {
  const latest = {
    triggerId: 'comment-12',
    runId: '345',
    state: 'done',
    outcome: 'changed',
    branch: 'squad/7-x',
    url: 'https://github.example/board',
  } as const satisfies BoardMarker & { url: string };
  const statusText = (status: Partial<ThreadStatus>) =>
    renderStatus(
      { latest: undefined, pullRequest: undefined, undone: [], objections: [], ...status },
      door,
    );
  const pullRequest = { number: 8, url: 'https://github.example/acme/harbour/pull/8' };

  it('tells of the last run, its branch and its pull request', () => {
    expect(statusText({ latest, pullRequest })).toBe(
      [
        '- Last run: changed files ([board](https://github.example/board))',
        '- Branch: `squad/7-x`',
        '- Open pull request: [#8](https://github.example/acme/harbour/pull/8)',
      ].join('\n'),
    );
  });

  it('tells what the pull request says is open, a few parts of it', () => {
    const draft = { ...pullRequest, draft: true };
    const objections = ['Otto asked for changes and has not looked again'];
    const open = { latest, pullRequest: draft, undone: ['Publish \\*it\\* for @olga'], objections };
    expect(statusText(open).split('\n').slice(2)).toEqual([
      '- Open pull request: [#8](https://github.example/acme/harbour/pull/8), a draft',
      '- Not done: Publish \\*it\\* for (at)olga',
      '- Open review: Otto asked for changes and has not looked again',
    ]);
    const many = statusText({ ...open, undone: Array.from({ length: 9 }, () => 'x') });
    expect(many.split('\n')).toHaveLength(9);
    expect(many).toMatch(/- More stands in the pull request\.$/);
  });

  it('says when there is none', () => {
    const without = { ...latest, branch: undefined, outcome: 'answered' } as const;
    expect(statusText({ latest: without, pullRequest: undefined })).toBe(
      '- Last run: answered ([board](https://github.example/board))\n- Open pull request: none',
    );
    expect(statusText({ latest: undefined, pullRequest: undefined })).toBe(
      'The squad has not worked on this thread yet.',
    );
  });

  it.each<[OutcomeKind | undefined, 'working' | 'done', string]>([
    [undefined, 'working', 'still working'],
    [undefined, 'done', 'ended'],
    ['asked', 'done', 'asked a question and is waiting for the answer'],
    ['declined', 'done', 'declined'],
    ['nothing-to-do', 'done', 'found nothing to change'],
    ['limited', 'done', 'stopped at a limit'],
    ['failed', 'done', 'failed'],
  ])('says of a run with outcome %s that is %s: %s', (outcome, state, words) => {
    const status = statusText({ latest: { ...latest, outcome, state }, pullRequest });
    expect(status.startsWith(`- Last run: ${words} ([board]`)).toBe(true);
  });
});

describe('renderTools', () => {
  it('shows what each tool is for and who may use it', () => {
    const tools = [{ name: 'squad_route', purpose: 'hand work on', users: 'every agent' }];
    expect(renderTools(tools, asIs)).toBe(
      [
        '| Tool | Purpose | Who |',
        '| --- | --- | --- |',
        '| `squad_route` | hand work on | every agent |',
      ].join('\n'),
    );
  });

  it('says that there are none, and counts those that it leaves out', () => {
    expect(renderTools([], asIs)).toBe('The squad has no tools here.');
    const tools = many.map((name) => ({ name, purpose: '', users: '' }));
    expect(renderTools(tools, asIs).endsWith('\n\nAnd 20 more.')).toBe(true);
  });

  it('keeps three columns whatever a tool says of itself', () => {
    fc.assert(
      fc.property(nastyText, nastyText, (name, purpose) => {
        const tools = [{ name, purpose, users: name }];
        expect(columnsOf(renderTools(tools, asIs))).toEqual([[3, 3]]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('renderRefusal', () => {
  it.each([
    ['octocat has no write access', 'Nothing was run: octocat has no write access.'],
    ['It is v1.2 here. And more.\nAnd more.', 'Nothing was run: It is v1.2 here.'],
    ['\n\nWhy?\n', 'Nothing was run: Why.'],
    ['', 'Nothing was run: this cannot be run here.'],
  ])('says %j in one sentence', (reason, sentence) => {
    expect(renderRefusal(reason, asIs)).toBe(sentence);
  });
});

describe('renderNoTeam', () => {
  it('says how to get a team, by a command or by hand', () => {
    expect(renderNoTeam('@squad')).toBe(
      [
        "**There is no squad here yet**, so nothing was run. In a clone, let this action make a team that fits the repository; OWNER is the action's owner, as in your workflow:",
        '',
        '```sh',
        'npx github:OWNER/squad-action init --pull-request',
        '```',
        '',
        'Or start with one file on the default branch, `.squad/team.md`:',
        '',
        '```markdown',
        '# Squad Team',
        '',
        '## Members',
        '',
        '| Name | Role | Charter | Status |',
        '|------|------|---------|--------|',
        '| Ripley | Lead | `.squad/agents/ripley/charter.md` | ✅ Active |',
        '```',
        '',
        'Then ask `@squad` again.',
      ].join('\n'),
    );
  });
});

describe('renderNobody', () => {
  it('shows a roster that is enough, with the paths of this folder', () => {
    const reply = renderEmptyRoster('@squad', '.ai-team');
    expect(reply).toMatch(/^Nothing was run: `\.ai-team\/team\.md` is missing, or lists nobody/);
    expect(reply).toContain(
      '\n| Ripley | Lead | `.ai-team/agents/ripley/charter.md` | ✅ Active |\n',
    );
    expect(reply).toMatch(/Then ask `@squad` again\.$/);
  });
});

describe('renderElsewhere', () => {
  it('says why, and what to do', () => {
    const place = { reason: '.squad is a symbolic link.', remedy: 'Commit .squad as a folder.' };
    expect(renderUnreadableTeam('@squad', place, asIs)).toBe(
      'Nothing was run: .squad is a symbolic link.\n\nCommit .squad as a folder.\n\nThen ask `@squad` again.',
    );
  });
});

describe('renderUnknownAgent', () => {
  it('names who can be asked', () => {
    expect(renderUnknownAgent('kujan', '@squad', ['Hockney', 'Keyser Söze'], asIs)).toBe(
      'Nothing was run: there is no agent with that name. On the team: Hockney, Keyser Söze. Ask one of them with `@squad hockney: …`, or leave the name out.',
    );
  });

  it.each(['hockny', 'HOCKNEYY'])('asks whether Hockney was meant by %s', (given) => {
    expect(renderUnknownAgent(given, '@squad', ['Fenster', 'Hockney'], asIs)).toContain(
      'with that name. Did you mean `@squad hockney: …`? On the team: Fenster, Hockney.',
    );
  });

  it('says that there are no agents', () => {
    expect(renderUnknownAgent('kujan', '@squad', [], asIs)).toBe(
      'Nothing was run: the team has no agents yet.',
    );
  });
});

describe('every reply', () => {
  const text = 'x @everyone';
  const member = { name: text, role: text, status: text };
  it.each([
    ['help', renderHelp('squad!', [text], door)],
    ['team', renderTeam({ members: [member], warnings: [text] }, door)],
    ['tools', renderTools([{ name: text, purpose: text, users: text }], door)],
    ['refusal', renderRefusal(text, door)],
    ['unknown agent', renderUnknownAgent(text, 'squad!', [text], door)],
  ])('sends the words of others through the sanitizer: %s', (_which, reply) => {
    expect(reply).toContain('(at)everyone');
    expect(reply).not.toMatch(/(?<!tool lint)@/);
  });
});
