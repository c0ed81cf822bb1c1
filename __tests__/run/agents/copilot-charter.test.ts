// A member whose only charter is Copilot's file of the default branch.
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Files } from '../../a-bare.ts';
import { type FakeRuntime, says } from '../../coordinator/a-runtime.ts';
import { openRunStage, type RunStage, routesTo } from '../a-run.ts';

const roster: Files = {
  '.squad/team.md':
    '# Squad Team\n\n## Members\n\n| Name | Role | Charter | Status |\n|---|---|---|---|\n| Fenster | | | Active |\n',
};
const file =
  '---\ndescription: Builds the login\n---\n\nYou never use cookies.\n\n## Model\n\n- **Reasoning Effort:** high\n';
const stages: RunStage[] = [];

afterEach(() => Promise.all(stages.splice(0).map((stage) => stage.close())));

async function play(files: Files, branch: Files = {}) {
  const stage = await openRunStage({ files: { 'src/login.js': 'open\n', ...roster, ...files } });
  stages.push(stage);
  if (Object.keys(branch).length > 0) {
    await stage.remote.push('squad/7-login-form', branch, 'main');
  }
  const fakes: FakeRuntime[] = [];
  const runtime = (fake: FakeRuntime) => {
    fakes.push(fake);
    return {};
  };
  const acts = { coordinator: [routesTo('fenster', 'Done.')], fenster: [says('Built.')] };
  await stage.play({ acts, runtime });
  const spec = fakes[0]?.opened.find(({ label }) => label === 'fenster');
  return { prompt: spec?.systemPrompt, effort: spec?.effort, boards: stage.boards().join('\n') };
}

describe('a member without a charter of its own', () => {
  it('works by Copilot’s file of that name, in the role that it gives, and thinks as long as that says', async () => {
    const { prompt, effort } = await play({ '.github/agents/fenster.agent.md': file });
    expect(prompt).toContain('Your role: Builds the login.');
    expect(prompt).toContain('You never use cookies.');
    expect(effort).toBe('high');
  });

  it('works by its name and role where it has neither, and never by a file that only the branch has', async () => {
    const { prompt } = await play({}, { '.github/agents/fenster.agent.md': file });
    expect(prompt).toContain('# Fenster\n');
    expect(prompt).not.toContain('You never use cookies.');
  });
});
