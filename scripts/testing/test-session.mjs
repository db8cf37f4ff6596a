import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findChromium } from '../steps/chromium.mjs'
import { install } from '../steps/install.mjs'
import { inProject } from '../steps/root.mjs'
import { runsOnPinnedNode, startAgainOnPinnedNode, whenParentGone } from '../steps/runtime.mjs'
import { onStopSignal } from '../steps/stop-signals.mjs'
import { nothing } from './test-counts.mjs'
import { findTestDatabase } from './test-database.mjs'

/**
 * Runs steps (test-steps.mjs) in stages, on a fresh clone too, and ends the process. `choose` names
 * them, given the folder of their reports. Stages run one after another; the lanes of a stage run
 * side by side, and the steps of a lane one after another. A step shows what it writes where its
 * lane is alone, and else when it failed. It ends with a line for each test that failed and a line
 * `N passed, N failed`; a step that failed without a failed test counts as one.
 */
export async function testSession(choose) {
  onStopSignal(() => process.exit(130))
  await install()
  if (!runsOnPinnedNode()) return startAgainOnPinnedNode()
  whenParentGone(() => process.exit(1))

  const reports = mkdtempSync(join(tmpdir(), 'duedesk-tests-'))
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }))
  const stages = choose(reports)
  const env = await environment(stages.flat(2), reports)
  const outcomes = []
  for (const lanes of stages) {
    const how = { env, shown: lanes.length === 1 }
    const ended = await Promise.all(lanes.map((steps) => runLane(steps, how)))
    outcomes.push(...ended.flat())
  }
  process.exit(conclude(outcomes))
}

/** A step is skipped when one that it needs failed. */
async function runLane(steps, how) {
  const outcomes = []
  for (const step of steps) {
    const isWanted = outcomes.every(({ name, isGood }) => isGood || name !== step.needs)
    outcomes.push(isWanted ? await outcomeOf(step, how) : notRun(step))
  }
  return outcomes
}

function notRun({ name, needs }) {
  console.log(`\n── ${name}\nnot run, because ${needs} failed`)
  return { name, isGood: false, ...nothing }
}

async function outcomeOf({ name, work, counts, mayBeEmpty }, how) {
  if (how.shown) console.log(`\n── ${name}`)
  const started = performance.now()
  const { code, output } = await work(how)
  const told = counts?.() ?? nothing
  const isEmpty = Boolean(counts) && told.passed + told.failed === 0
  const isGood = code === 0 && told.failed === 0 && (!isEmpty || mayBeEmpty === true)

  if (!isGood && !how.shown) console.log(`\n${output}`)
  if (isEmpty) console.log('no test ran')
  console.log(
    `── ${name}: ${isGood ? 'good' : 'FAILED'}, ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  return { name, isGood, ...told }
}

/** Prints the sum and gives the exit code. */
function conclude(outcomes) {
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  const bad = outcomes.filter(({ isGood }) => !isGood)
  const badWithoutTests = bad.filter(({ failed }) => failed === 0).length

  console.log('')
  if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`)
  for (const failure of outcomes.flatMap(({ failures }) => failures))
    console.log(`failed: ${failure}`)
  if (bad.length > 0) console.log(`failed: ${bad.map(({ name }) => name).join(', ')}`)
  console.log(`${sum('passed')} passed, ${sum('failed') + badWithoutTests} failed`)
  return bad.length === 0 ? 0 : 1
}

async function environment(steps, reports) {
  const { NODE_ENV, DESK_STARTED_AGAIN, ...given } = process.env
  const database = await findTestDatabase()
  const chromium = steps.some(({ needsBrowser }) => needsBrowser) ? await findChromium() : null
  if (chromium) console.log(`Chromium: ${chromium}`)
  return {
    ...given,
    PATH: `${inProject('node_modules/.bin')}${delimiter}${given.PATH ?? ''}`,
    CI: given.CI ?? '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ...(database && { TEST_DATABASE_URL: database }),
    ...(chromium && { CHROME_PATH: chromium }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json'),
  }
}
