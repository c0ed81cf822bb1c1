export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
  coverageProvider: 'v8',
  collectCoverageFrom: ['src/**/*.ts'],
  testTimeout: 60_000,
  // Most tests wait for git and the runtime: three workers keep the two cores of a runner busy.
  maxWorkers: 3,
  // A worker that has grown starts programs slowly: its memory is mapped anew for each, 90 ms at 1.5 GB against 3 ms.
  workerIdleMemoryLimit: '400MB',
  globalSetup: '<rootDir>/scripts/test-builds.mjs',
  testSequencer: '<rootDir>/scripts/slow-first.mjs',
};
