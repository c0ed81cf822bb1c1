// An embedded GitHub with the repository acme/shop, and the real client in front of it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGitHub } from '#src/adapters/github/github.ts';
import type { GitHub, OutboundText } from '#src/ports/github.ts';
import { type EmbeddedGitHub, startGitHub } from '../../../rehearsal/github/embedded-github.ts';
import { createState } from '../../../rehearsal/github/state.ts';
import { addCommits, createBare, type SeedCommit } from '../../a-bare.ts';

export const MAIN = 'refs/heads/main';
const TOKEN = `ghs_${'Secret0'.repeat(6)}`;

/** Sealing is not under test here. */
export const text = (said: string) => said as OutboundText;

type HubSeed = Pick<Parameters<typeof createState>[0], 'roles' | 'teams' | 'protectedBranches'>;

export type Hub = {
  readonly hub: EmbeddedGitHub;
  readonly github: GitHub;
  readonly folder: string;
  readonly bare: string;
  /** The last of the seeded commits. */
  readonly commit: string;
  readonly warned: string[];
  close(): Promise<void>;
};

export async function openHub(commits: readonly SeedCommit[], seed: HubSeed): Promise<Hub> {
  const folder = await mkdtemp(join(tmpdir(), 'squad-github-'));
  const bare = join(folder, 'acme/shop.git');
  await createBare(bare);
  const commit = await addCommits(bare, commits);
  const state = createState({ repository: 'acme/shop', root: folder, token: TOKEN, ...seed });
  const hub = await startGitHub({ state });
  const warned: string[] = [];
  return {
    hub,
    github: clientOf(hub.apiUrl, warned),
    folder,
    bare,
    commit,
    warned,
    async close() {
      await hub.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A client whose seconds last a millisecond. */
export function clientOf(apiUrl: string, warned: string[] = [], token = TOKEN): GitHub {
  return createGitHub({
    apiUrl,
    serverUrl: new URL(apiUrl).origin,
    owner: 'acme',
    name: 'shop',
    token,
    secondMs: 1,
    warn: (said) => warned.push(said),
  });
}
