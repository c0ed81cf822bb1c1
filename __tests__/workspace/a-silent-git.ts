// A git that answers nothing but what a test gives it.
import type { Git } from '#src/ports/git.ts';

/** Whatever is not given throws. */
export function aSilentGit(given: Partial<Git>): Git {
  const refused = () => Promise.reject(new Error('not asked'));
  return {
    repository: '',
    scratch: '',
    hasCheckout: false,
    remoteUrl: 'http://x',
    identity: { name: 'bot', email: 'bot@example.com' },
    environment: {},
    attempt: refused,
    run: refused,
    tree: refused,
    readTree: refused,
    readObject: refused,
    commit: refused,
    ...given,
  };
}
