// The embedded artifact service, as the toolkit's client on a runner finds it.
import { afterAll, afterEach, beforeEach, jest } from '@jest/globals';
import { RUNTIME_TOKEN } from '../../../../rehearsal/artifacts.ts';
import { type EmbeddedGitHub, startGitHub } from '../../../../rehearsal/github/embedded-github.ts';
import { createState } from '../../../../rehearsal/github/state.ts';

/** Gives a function that starts a service, which the client asks from then on. All end with the tests of the file. */
export function useArtifactServices(): () => Promise<EmbeddedGitHub> {
  const before = { ...process.env };
  const hubs: EmbeddedGitHub[] = [];
  // The client tells the runner what it does.
  beforeEach(() => void jest.spyOn(process.stdout, 'write').mockReturnValue(true));
  afterEach(() => void jest.restoreAllMocks());
  afterAll(async () => {
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, before);
    await Promise.all(hubs.map((one) => one.close()));
  });
  return async () => {
    const state = createState({ repository: 'acme/shop', root: '/', token: 'x', roles: {} });
    const started = await startGitHub({ state });
    Object.assign(process.env, {
      // The client refuses servers that it takes for Enterprise ones; the built program asks before it.
      GITHUB_SERVER_URL: 'http://shop.localhost',
      ACTIONS_RESULTS_URL: started.origin,
      ACTIONS_RUNTIME_TOKEN: RUNTIME_TOKEN,
    });
    hubs.push(started);
    return started;
  };
}
