import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const tests = ['**/*.test.ts', '**/*.test.tsx']
const elsewhere = [
  '**/node_modules/**',
  '.next/**',
  '.sandbox-build/**',
  '.stryker-tmp/**',
  'e2e/**',
  'bench/{bare,react-admin}/**',
]

/** A test that puts another module in the place of one does so for every test beside it. */
const replacing = globSync(tests, { exclude: elsewhere }).filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
)

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: here('./') },
      // The marker throws outside of Next's own build.
      { find: 'server-only', replacement: here('./tests/empty.ts') },
      // Outside of a request of Next's there is no browser.
      { find: /^next\/headers$/, replacement: here('./tests/next-headers.ts') },
    ],
  },
  test: {
    environment: 'node',
    exclude: elsewhere,
    globalSetup: ['tests/store-image.ts'],
    setupFiles: ['tests/no-stray-errors.ts', 'tests/as-found.ts', 'tests/stores-from-image.ts'],
    // Ends what hangs, also on a machine that is slow or busy: what takes how long is tested elsewhere.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    retry: 0,
    // One less than there are cores by default, which is one on two.
    maxWorkers: '100%',
    // Threads start sooner, and share one list of compiled code: embedded stores that come and go
    // in several at once now and then end the whole run with a failed check of V8 (nodejs/node
    // issue 64500).
    pool: 'forks',
    // A module is read and a store's code compiled once for all files of a worker, and not once for
    // each. Who replaces a module has a process of their own.
    projects: [
      {
        extends: true,
        test: {
          name: 'beside',
          include: tests,
          exclude: replacing,
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: replacing,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
