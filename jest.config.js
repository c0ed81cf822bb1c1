export default {
  extensionsToTreatAsEsm: ['.ts'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/lists.setup.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  // These need Squad's own SDK, which only `npm run test:interop` installs.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/interop/'],
  transform: {
    '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2023', parser: { syntax: 'typescript' } } }],
  },
  // One worker for each core: jest itself leaves one core idle.
  maxWorkers: '100%',
  // A large process starts programs slowly, because its memory is mapped again for each.
  workerIdleMemoryLimit: '500MB',
  // Tests start programs, git and the Copilot runtime, on machines that do other things, too.
  testTimeout: 60_000,
};
