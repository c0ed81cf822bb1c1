// What `@squad <name>: …` and the label `squad:<name>` start, and the one sentence where they start nothing.
import { afterEach, describe, expect, it } from '@jest/globals';
import { readRequest } from '#src/trigger/command.ts';
import { says } from '../../coordinator/a-runtime.ts';
import { openRunStage, type RunStage } from '../a-run.ts';

let stage: RunStage;
afterEach(() => stage.close());

const ROSTER = `# Team

## Members

| Name | Role | Charter | Status |
|------|------|---------|--------|
| Fenster | Developer | .squad/agents/fenster/charter.md | ✅ Active |
| De Paul | Tester | .squad/agents/depaul/charter.md | ✅ Active |
| Scribe | Session Logger | — | 📋 Silent |
| Kari | 👤 Human | — | — |
| Ola | Designer | — | 💤 Dormant |
| copilot | 🤖 Coding Agent | — | — |
`;

const acts = {
  coordinator: [says('Answered.')],
  fenster: [says('Built.')],
  'de-paul': [says('Tested.')],
};

async function ask(command: ReturnType<typeof readRequest>) {
  stage = await openRunStage({ files: { 'src/login.js': 'open\n', '.squad/team.md': ROSTER } });
  const { outcome } = await stage.play({ acts, request: { command } });
  const sessions = stage.sessions().map((name) => name.replace('session ', ''));
  return { outcome, sessions, board: stage.boards().join('\n') };
}

describe('a name before a colon', () => {
  it.each([
    ['fix: the login', 'coordinator'],
    ['TODO: tests for the login', 'coordinator'],
    ['question: where is the login?', 'coordinator'],
    ['de-paul: test the login', 'de-paul'],
    ['depaul: test the login', 'de-paul'],
    ['tester: test the login', 'de-paul'],
  ])('in %j starts the session of %s', async (text, session) => {
    const { sessions } = await ask(readRequest(text));
    expect(sessions[0]).toBe(session);
  });

  it('that is almost an agent’s is asked back, with what was written', async () => {
    const { outcome, sessions, board } = await ask(readRequest('fenstr: mend the login'));
    expect([outcome.kind, sessions]).toEqual(['asked', []]);
    expect(board).toContain('nobody on the team is called “fenstr”');
    expect(board).toContain('Did you mean `@squad fenster: …`?');
  });
});

describe('the label of somebody who cannot work here', () => {
  it.each([
    ['kari', 'Kari is a person on the team, not an agent.'],
    ['scribe', "Scribe is one of Squad's helpers, and takes no requests."],
    ['ola', 'Ola is not active on the team.'],
    ['zed', 'nobody on the team is called “zed”.'],
  ])('%s is answered in one sentence', async (agent, sentence) => {
    const request = 'Work on issue #7.';
    const { sessions, board } = await ask({ kind: 'agent', agent, request });
    expect(sessions).toEqual([]);
    expect(board).toContain(`Nothing was run: ${sentence}`);
  });
});
