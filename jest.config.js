/** Tests run on the compiled files in dist/, exactly what is shipped; no transformer is needed. */
export default {
  rootDir: 'dist',
  testMatch: ['<rootDir>/test/**/*.test.js'],
  transform: {},
  runtime: '<rootDir>/../tools/config/native-runtime.js',
  testSequencer: '<rootDir>/../tools/config/longest-first.js',
  globalSetup: '<rootDir>/test/support/hold-server.js',
  globalTeardown: '<rootDir>/test/support/release-server.js',
  testEnvironment: 'node',
  testTimeout: 60_000,
  // Modules loaded by import are never given back to the heap, so a worker is replaced when it has grown;
  // the limit also keeps jest from running all suites in its own process where there is one core to spare.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1.5GB',
};
