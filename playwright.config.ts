import { defineConfig } from '@playwright/test'

/**
 * The end-to-end tests: a real browser, the built desk, the sandbox. Both are started for the run,
 * on ports and in folders of their own (e2e/support/start-servers.ts). CHROME_PATH names the
 * browser; E2E_PORT and E2E_SANDBOX_PORT fix the ports.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/tests',
  globalSetup: './e2e/support/start-servers.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Two leave a fifth of two cores idle: a test waits for the page as much as it works.
  workers: 3,
  // They end what hangs. How fast the desk is, benchmarks tell: a test passes on a machine of any pace.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    colorScheme: 'light',
    // The fixtures take one where a test failed; the runner would take one of each test to be sure.
    screenshot: 'off',
    launchOptions: {
      executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--no-first-run',
        '--disable-component-update',
        // A page of a test is gone before code that was optimised for it pays.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: [
    { name: 'desk', testIgnore: 'leaks.spec.ts' },
    { name: 'leaks', testMatch: 'leaks.spec.ts', dependencies: ['desk'] },
  ],
})
