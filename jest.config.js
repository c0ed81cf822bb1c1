import { slowTestsLeftOut } from './scripts/slow-tests.mjs';

export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  // Squad's own SDK is installed for these alone: npm run test:interop.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/interop/', ...slowTestsLeftOut()],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
  setupFiles: ['<rootDir>/scripts/forget-contexts.mjs'],
  moduleNameMapper: { '^fast-check$': '<rootDir>/scripts/fast-check.mjs' },
  coverageProvider: 'v8',
  collectCoverageFrom: ['src/**/*.ts'],
  testTimeout: 60_000,
  // Most tests wait for git and the runtime: three workers keep the two cores of a runner busy.
  maxWorkers: 3,
  // A worker that has grown starts programs slowly: its memory is mapped anew for each, 90 ms at 1.5 GB against 3 ms.
  workerIdleMemoryLimit: '400MB',
  globalSetup: '<rootDir>/scripts/test-builds.mjs',
  testSequencer: '<rootDir>/scripts/slow-first.mjs',
  reporters: ['default', '<rootDir>/scripts/slowest-tests.mjs'],
};
