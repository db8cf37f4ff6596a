import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findChromium } from './steps/chromium.mjs'
import { install } from './steps/install.mjs'
import { inProject, root } from './steps/root.mjs'
import { run, runPackage } from './steps/run.mjs'
import { runsOnPinnedNode, startAgainOnPinnedNode, whenParentGone } from './steps/runtime.mjs'
import { onStopSignal } from './steps/stop-signals.mjs'
import { endToEndCounts, nothing, soakCounts, unitCounts } from './steps/test-counts.mjs'
import { findTestDatabase } from './steps/test-database.mjs'
import { endWith } from './steps/user-error.mjs'

/**
 * `npm test`: everything that can be checked, on a fresh clone too. `--quick` (`npm run check`)
 * leaves out the build, the end-to-end tests and the soak. It ends with a line for each test that
 * failed and a line `N passed, N failed`; a step that failed without a failed test counts as one.
 */
async function main() {
  process.chdir(root)
  onStopSignal(() => process.exit(130))
  await install()
  if (!runsOnPinnedNode()) return startAgainOnPinnedNode()
  whenParentGone(() => process.exit(1))

  const isQuick = process.argv.includes('--quick')
  const reports = mkdtempSync(join(tmpdir(), 'duedesk-tests-'))
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }))
  const env = await environment(isQuick, reports)

  const outcomes = []
  for (const step of steps(isQuick, reports)) outcomes.push(await outcomeOf(step, env))
  process.exit(conclude(outcomes))
}

/** What to run, in order. A step is skipped when one that it needs failed. */
function steps(isQuick, reports) {
  const unitReport = join(reports, 'unit.json')
  const endToEndReport = join(reports, 'e2e.json')
  const quick = [
    ['format and lint', ['@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', ...inColour]],
    ['types', ['next/dist/bin/next', 'typegen'], ['typescript/bin/tsc', '--noEmit']],
    [
      'import rules',
      ['dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.cjs', '.'],
    ],
    [
      'unit and contract tests',
      [
        'vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
      ],
    ],
  ].map(([name, ...commands]) => ({
    name,
    work: packages(commands),
    counts: name.includes('tests') ? () => unitCounts(unitReport) : null,
  }))
  if (isQuick) return quick

  const build = {
    name: 'build',
    work: (env) =>
      run(process.execPath, [inProject('scripts/build.mjs')], {
        env: withoutTestMode(env),
        shown: true,
      }),
  }
  const endToEnd = {
    name: 'end to end',
    needs: 'build',
    work: packages([['@playwright/test/cli.js', 'test', '--reporter=list,json']]),
    counts: () => endToEndCounts(endToEndReport),
  }
  const soakReport = join(reports, 'soak.json')
  const soak = {
    name: 'soak',
    needs: 'build',
    work: (env) =>
      run(
        process.execPath,
        [inProject('soak/run.mjs'), '--drafts', '100', '--kills', '5', '--report', soakReport],
        {
          env: withoutTestMode(env),
          shown: true,
        },
      ),
    counts: () => soakCounts(soakReport),
  }
  return [...quick, build, endToEnd, soak]
}

/** On a build server Biome colours its lines whatever reads them. */
const inColour = process.stdout.isTTY ? [] : ['--colors=off']

/** Runs programs of packages one after another, as far as they end well. */
const packages = (commands) => async (env) => {
  for (const [program, ...args] of commands) {
    const { code } = await runPackage(program, args, { env, shown: true })
    if (code !== 0) return { code }
  }
  return { code: 0 }
}

const failedSteps = new Set()

async function outcomeOf({ name, needs, work, counts }, env) {
  console.log(`\n── ${name}`)
  if (failedSteps.has(needs)) {
    failedSteps.add(name)
    console.log(`not run, because ${needs} failed`)
    return { name, isGood: false, ...nothing }
  }
  const started = performance.now()
  const { code } = await work(env)
  const told = counts?.() ?? nothing
  const isEmpty = Boolean(counts) && told.passed + told.failed === 0
  if (isEmpty) console.log('no test ran')

  const isGood = code === 0 && told.failed === 0 && !isEmpty
  if (!isGood) failedSteps.add(name)
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

async function environment(isQuick, reports) {
  const { NODE_ENV, DESK_STARTED_AGAIN, ...given } = process.env
  const database = await findTestDatabase()
  const chromium = isQuick ? null : await findChromium()
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

/** The build is the one that a person runs: nothing of the tests goes into it. */
const withoutTestMode = ({ CI, ...env }) => env

main().catch(endWith)
