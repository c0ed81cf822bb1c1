import { availableParallelism } from 'node:os';
import { COMPILER_OPTIONS } from './scripts/jest/typescript.cjs';
import { slowTestsLeftOut } from './scripts/slow-tests.mjs';

// Node itself loads the tests and what they import, except where jest has to count the lines that run.
const loadedByNode = {
  testEnvironment: '<rootDir>/scripts/jest/environment.mjs',
  runtime: '<rootDir>/scripts/jest/runtime.cjs',
};
const isCounting = process.argv.some((argument) => argument.startsWith('--coverage'));

export default {
  ...(isCounting ? {} : loadedByNode),
  extensionsToTreatAsEsm: ['.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  // These need Squad's own SDK, which only `npm run test:interop` installs.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/interop/', ...slowTestsLeftOut()],
  transform: {
    '^.+\\.ts$': ['@swc/jest', COMPILER_OPTIONS],
  },
  setupFiles: ['<rootDir>/scripts/forget-contexts.mjs'],
  // As scripts/jest/hooks.mjs does where Node loads.
  moduleNameMapper: { '^fast-check$': '<rootDir>/scripts/fast-check.mjs' },
  coverageProvider: 'v8',
  collectCoverageFrom: ['src/**/*.ts'],
  testTimeout: 60_000,
  // Most tests wait for git and the runtime, so one worker more than cores keeps all of them busy.
  maxWorkers: availableParallelism() + 1,
  // A large worker starts programs slowly because its memory is mapped again for each: 90 ms at 1.5 GB, 3 ms when small.
  workerIdleMemoryLimit: '400MB',
  globalSetup: '<rootDir>/scripts/test-builds.mjs',
  testSequencer: '<rootDir>/scripts/slow-first.mjs',
  reporters: ['default', '<rootDir>/scripts/slowest-tests.mjs'],
};
