import { defineConfig } from '@playwright/test'
import { browserArgs } from './scripts/browser.mjs'

// The servers of these tests are measured by nobody, so they start without the flags that save memory.
process.env.SERVER_FLAGS = 'none'

/**
 * End-to-end tests in a real browser. `npm test -- e2e` builds the app, finds a browser and sets CHROME_PATH.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  workers: 2,
  // A browser on a loaded machine may miss a deadline once; the report names such a test as flaky.
  retries: 1,
  forbidOnly: true,
  // The limits are far beyond what a test needs, because a machine with other work is five times as slow; a
  // test that passes waits for none of them.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 390, height: 844 },
    actionTimeout: 30_000,
    // A browser without a graphics card draws every frame of an animation with the processor, and a test waits
    // for its end before each click. `first-hour` and `cooking` keep the animations.
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [...browserArgs, '--disable-component-update', '--disable-sync'],
    },
    // Recording every test would cost a fifth of the run.
    trace: 'on-first-retry',
  },
})
