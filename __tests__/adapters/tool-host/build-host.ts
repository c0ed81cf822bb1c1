// The bundle that the tests try. dist.test.ts shows that it is what the source builds.
import { join } from 'node:path';

/** The folder of the bundle. */
export async function buildHost(): Promise<string> {
  return join(import.meta.dirname, '../../../dist');
}
