import { slowTestsLeftOut } from './scripts/slow-tests.mjs';

export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  // These need Squad's own SDK, which only `npm run test:interop` installs.
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
  // Most tests wait for git and the runtime, so three workers keep a runner's two cores busy.
  maxWorkers: 3,
  // A large worker starts programs slowly because its memory is mapped again for each: 90 ms at 1.5 GB, 3 ms when small.
  workerIdleMemoryLimit: '400MB',
  globalSetup: '<rootDir>/scripts/test-builds.mjs',
  testSequencer: '<rootDir>/scripts/slow-first.mjs',
  reporters: ['default', '<rootDir>/scripts/slowest-tests.mjs'],
};
