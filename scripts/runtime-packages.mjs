// Reads from package-lock.json which packages of the Copilot runtime the action may fetch.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SDK = '@github/copilot-sdk';
const HOSTED_RUNNER = 'linux-x64';
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

/**
 * The runtime's packages in the versions that its SDK asks for, by platform. The action fetches one of them at run time and
 * checks it against this integrity. package-lock.json has none for packages that the registry it was made with doesn't
 * serve; for those the action asks the runner's registry instead, and logs that it did.
 * Throws when the package of GitHub's hosted runners has no integrity.
 */
export async function runtimePackages(root) {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const pinned = lock.packages[`node_modules/${SDK}`]?.optionalDependencies ?? {};
  const byPlatform = Object.fromEntries(
    Object.entries(pinned).map(([name, version]) => {
      const locked = lock.packages[`node_modules/${name}`];
      const isChecked = locked?.version === version && SHA512.test(locked.integrity ?? '');
      const integrity = isChecked ? locked.integrity : undefined;
      return [name.slice(`${SDK}-`.length), { name, version, integrity }];
    }),
  );
  if (byPlatform[HOSTED_RUNNER]?.integrity === undefined) {
    throw new Error(
      `package-lock.json has no SHA-512 integrity for ${SDK}-${HOSTED_RUNNER} in the version that ${SDK} asks for: run npm install again, on Linux.`,
    );
  }
  return byPlatform;
}
