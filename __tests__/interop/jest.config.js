import base from '../../jest.config.js';

export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/__tests__/interop/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
