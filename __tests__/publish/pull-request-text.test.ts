// What a later run does to an open pull request besides writing our text: drafts, and the pull requests of people.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PublishableWork } from '#src/publish/publishable-work.ts';
import { markReady, updatePullRequest } from '#src/publish/pull-request-text.ts';
import type { ToolProposal } from '#src/tools/custom/proposed-tools.ts';
import { addPull } from '../../rehearsal/github/routes-pulls.ts';
import { aPull } from './a-pull.ts';
import { aPublication, openRemote, type Remote } from './a-remote.ts';

describe('a draft', () => {
  const unfinished = aPull({ draft: true, title: '[unfinished] Login' });

  it('stays one where GitHub refuses, and a sentence says what to press', async () => {
    const told: string[] = [];
    const refuses = () => Promise.reject(new Error('Resource not accessible by integration'));
    const { draft } = await markReady(unfinished, false, {
      github: { markReadyForReview: refuses },
      effect: (effect, detail) => void told.push(`${effect} ${detail}`),
      note: (text) => void told.push(text),
    });
    expect(draft).toBe(true);
    expect(told).toEqual([expect.stringMatching(/^#8 .*press "Ready for review"/)]);
  });
});

describe("a person's pull request", () => {
  let remote: Remote;
  beforeEach(async () => {
    remote = await openRemote();
  });
  afterEach(() => remote.close());

  const text = 'Mine.\r\n\r\n- [ ] Look at it  \n';
  const proposal: ToolProposal = {
    name: 'lint',
    version: '1.0.0',
    description: 'Lints the code',
    sha256: '0123456789abcdef'.repeat(4),
    folder: '.squad/tools/lint',
    starts: 'lint.py',
    parameters: [],
    seconds: 30,
    env: [],
    tests: 0,
    before: undefined,
    files: [],
  };

  it('gets neither our title nor our words, but shows the tools that its branch proposes', async () => {
    const { state } = remote.githubServer;
    const head = await remote.push('dark', { 'dark.css': 'dark\n' }, 'main');
    await remote.git.run(['fetch', '-q', remote.git.remoteUrl, 'dark'], { remote: true });
    const seed = { title: 'Dark', body: text, base: 'main', head: 'dark', author: 'mona' };
    const { number } = addPull(state, seed).pull;
    const publish = (proposals: PublishableWork['proposals']) => {
      const pull = aPull({ number, head: { ref: 'dark' } });
      const changes = { start: head, target: { branch: 'dark', pull }, isUnfinished: true };
      const work = aPublication(remote, head, { ...changes, proposals });
      return updatePullRequest(number, work, head, remote.ports);
    };
    await publish([]);
    expect(state.threads.get(number)).toMatchObject({ title: 'Dark', body: text });
    await publish([proposal]);
    expect(state.threads.get(number)?.body).toMatch(/\n## Proposed tools\n[\s\S]*`lint` 1\.0\.0/);
    for (const proposals of [[proposal], []]) await publish(proposals);
    const { title, body = '' } = state.threads.get(number) ?? {};
    expect(title).toBe('Dark');
    expect(body.startsWith(text)).toBe(true);
    expect(body.slice(text.length)).toBe(
      '\n\n<!-- squad-action:pull-request -->\nNo tool is proposed here any more.\n<!-- squad-action:end -->',
    );
  });
});
