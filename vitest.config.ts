import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Room for young objects in the processes of tests, as `scripts/test.mjs` gives it to the threads. */
const execArgv = ['--max-semi-space-size=32']

/** Settings of tests that start real servers on the run's PostgreSQL. */
const againstDatabase = {
  globalSetup: ['src/testing/database-cluster.ts'],
  execArgv,
  // Both are far beyond what a test needs, because a machine with other work is five times as slow.
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // Real processes on a loaded machine may miss a deadline once; the report names the retried tests.
  retry: 1,
}

/**
 * Test projects. unit: pure code and guards, no I/O. server: the real server on the real database (one
 * embedded cluster per run). web: components in a DOM. faults: processes that are killed.
 */
export default defineConfig({
  test: {
    // Vitest leaves one core free, which on two cores means one file at a time; most tests wait for a
    // database or a timer.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    setupFiles: ['src/testing/fail-on-console-error.ts'],
    // A loaded machine needs longer than the default second until a mail is sent or a call has begun.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{contract,domain,kitchen}/**/*.test.ts', 'tests/{guards,kitchen}/**/*.test.ts'],
          isolate: false,
          // No unit test needs a process of its own, and threads start faster.
          pool: 'threads',
          // These tests wait for nothing, so a thread more than cores would only open one more cookbook.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          // `npm test` gives these tests only the time that the others leave.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/{server,identity,testing}/**/*.test.ts', 'tests/api/**/*.test.ts'],
          exclude: ['tests/api/**/*.alone.test.ts'],
          // Our modules hold no state, so files may share loaded modules: loading took a third of the time.
          isolate: false,
          ...againstDatabase,
        },
      },
      {
        extends: true,
        // Files that change globals which other files use, such as fetch.
        test: { name: 'alone', include: ['tests/api/**/*.alone.test.ts'], ...againstDatabase },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          execArgv,
          // Loading the DOM and React for each file took half of the time; the setup file describes what
          // files do not share.
          isolate: false,
          setupFiles: ['src/testing/web-setup.ts'],
          // A machine with other work needs five times as long.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          // The servers of these tests are processes of their own, so files may share loaded modules here, too.
          isolate: false,
          ...againstDatabase,
          globalSetup: [...againstDatabase.globalSetup, 'src/testing/server-bundled.ts'],
          // A server with 3,000 recipes needs a second more to start, and these tests start and kill servers
          // all the time.
          env: { COOKBOOK_PART: 'soup', SERVER_FLAGS: 'none' },
          testTimeout: 180_000,
        },
      },
    ],
  },
})
