// The model that a squad's own files name for an agent: only what Copilot lists under that name is used.
import { afterEach, describe, expect, it } from '@jest/globals';
import { type FakeRuntime, says } from '../../coordinator/a-runtime.ts';
import { openRunStage, type RunStage, routesTo } from '../a-run.ts';

const LISTED = ['claude-opus-4.7', 'gpt-5-mini'];
const stages: RunStage[] = [];

afterEach(() => Promise.all(stages.splice(0).map((stage) => stage.close())));

/** Returns the model of Fenster's session, whose charter and roster name these. */
async function modelOf(charter: string, roster: string, listed: readonly string[]) {
  const head = '| Name | Role | Charter | Model |\n|---|---|---|---|\n';
  const stage = await openRunStage({
    files: {
      'src/login.js': 'open\n',
      '.squad/team.md': `# Team\n\n## Members\n\n${head}| Fenster | Dev | — | ${roster} |\n`,
      '.squad/agents/fenster/charter.md': `# Fenster\n\n## Model\n\n- **Preferred:** ${charter}\n`,
    },
  });
  stages.push(stage);
  const fakes: FakeRuntime[] = [];
  await stage.play({
    acts: { coordinator: [routesTo('fenster', 'Done.')], fenster: [says('Built.')] },
    runtime: (fake) => {
      fakes.push(fake);
      return { models: async () => listed };
    },
  });
  return fakes[0]?.opened.find(({ label }) => label === 'fenster')?.model;
}

describe('an agent works with', () => {
  it.each([
    ['the model of its charter', 'gpt-5-mini', '—', 'gpt-5-mini'],
    ['the model that Copilot lists under the name for people', 'Claude Opus 4.7', '—', LISTED[0]],
    ['the model of the roster, if the charter’s is not listed', 'opus', 'gpt-5-mini', 'gpt-5-mini'],
    ['no model of its own, if none is listed', 'Opus 4.7 (always)', 'claude', undefined],
  ])('%s', async (_claim, charter, roster, model) => {
    expect(await modelOf(charter, roster, LISTED)).toBe(model);
  });

  it('an id as it is, where the list cannot be had', async () => {
    expect(await modelOf('claude-haiku-4.5', '—', [])).toBe('claude-haiku-4.5');
    expect(await modelOf('Claude Haiku 4.5', '—', [])).toBeUndefined();
  });
});
