import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../steps/root.mjs'

/** What a step counts that has no tests, or did not come to any. */
export const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** How many unit tests passed and failed, and what failed, from Vitest's JSON report. */
export const unitCounts = (file) =>
  counted(file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOfUnit),
  }))

/** A file that could not be run at all is named by itself. */
function failuresOfUnit({ name, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  const file = relative(root, name)
  return failed.length > 0
    ? failed.map(({ fullName }) => `${file} › ${fullName}`)
    : status === 'failed'
      ? [file]
      : []
}

/**
 * How many end-to-end tests passed and failed, and what failed, with the words that stood on its
 * pages (e2e/fixtures.ts), from Playwright's JSON report. A flaky one did not pass.
 */
export const endToEndCounts = (file) =>
  counted(file, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOfSuite),
  }))

function failuresOfSuite({ suites = [], specs = [] }) {
  const failed = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  )
  return [
    ...failed.map(({ file, line, title, tests }) =>
      [`e2e/${file}:${line} › ${title}`, ...wordsOf(tests)].join('\n  '),
    ),
    ...suites.flatMap(failuresOfSuite),
  ]
}

const linesMax = 40

/** The first lines of the words that each of a test's pages showed when it failed. */
const wordsOf = (tests) =>
  tests
    .flatMap(({ results = [] }) => results.flatMap(({ attachments = [] }) => attachments))
    .filter(({ name, body }) => name === 'words' && body)
    .flatMap(({ body }) =>
      Buffer.from(body, 'base64').toString('utf8').split('\n').slice(0, linesMax),
    )

/** How many checks of a soak found nothing, and how many found something. */
export const soakCounts = (file) =>
  counted(file, (checks) => {
    const failed = checks.filter(({ violations }) => violations.length > 0)
    return {
      passed: checks.length - failed.length,
      failed: failed.length,
      skipped: 0,
      failures: failed.map(({ name }) => `soak › ${name}`),
    }
  })

function counted(file, read) {
  if (!existsSync(file)) return nothing
  return { ...nothing, ...read(JSON.parse(readFileSync(file, 'utf8'))) }
}
