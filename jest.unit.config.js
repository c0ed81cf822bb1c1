import { join } from 'node:path';
import base from './jest.config.js';
import { unitTests } from './scripts/unit-tests.mjs';

/** What starts no process, for while you work: see scripts/unit-tests.mjs. */
export default {
  ...base,
  // Nothing waits for programs, and no worker needs to stay small in order to start them.
  maxWorkers: 2,
  workerIdleMemoryLimit: '2GB',
  testMatch: unitTests(join(import.meta.dirname, '__tests__')),
  setupFiles: [...base.setupFiles, '<rootDir>/scripts/unit-setup.mjs'],
};
