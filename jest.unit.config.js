import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import base from './jest.config.js';
import { unitTests } from './scripts/unit-tests.mjs';

/** Runs the tests that start no process, for quick feedback while you work. See scripts/unit-tests.mjs. */
export default {
  ...base,
  // No state of our modules outlives a test that starts nothing.
  testEnvironmentOptions: { sharesModules: true },
  // These tests compute, and each worker loads the whole source.
  maxWorkers: availableParallelism(),
  // Unlike in jest.config.js, workers need not stay small to start programs quickly.
  workerIdleMemoryLimit: '2GB',
  testMatch: unitTests(join(import.meta.dirname, '__tests__')),
  setupFiles: [...base.setupFiles, '<rootDir>/scripts/unit-setup.mjs'],
};
