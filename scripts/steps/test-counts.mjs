import { existsSync, readFileSync } from 'node:fs'

const nothing = { passed: 0, failed: 0, skipped: 0 }

/** How many unit tests passed and failed, from Vitest's JSON report. */
export const unitCounts = (file) =>
  counted(file, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests }))

/** How many end-to-end tests passed and failed, from Playwright's JSON report. A flaky one did not pass. */
export const endToEndCounts = (file) =>
  counted(file, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }))

/** How many checks of a soak found nothing, and how many found something. */
export const soakCounts = (file) =>
  counted(file, (checks) => {
    const failed = checks.filter(({ violations }) => violations.length > 0).length
    return { passed: checks.length - failed, failed, skipped: 0 }
  })

function counted(file, read) {
  if (!existsSync(file)) return nothing
  return { ...nothing, ...read(JSON.parse(readFileSync(file, 'utf8'))) }
}
