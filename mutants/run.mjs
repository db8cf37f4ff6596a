import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { inProject, root } from '../scripts/steps/root.mjs'
import { endWith, Problem } from '../scripts/steps/user-error.mjs'
import { groups } from './groups.mjs'

/** The share of planted faults that tests must notice, in per cent. */
const wanted = 95

/**
 * `npm run mutants [-- [--changed] group …]`: plants one fault at a time in the modules of each
 * group and runs its tests. Ends with the share that was noticed and every fault that was not; a
 * survivor without a reason in mutants/reasons.json, or a share below 95 %, ends it with 1.
 */
async function main() {
  process.chdir(root)
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { changed: { type: 'boolean', default: false } },
  })
  const unknown = positionals.filter((name) => !(name in groups))
  if (unknown.length > 0)
    throw new Problem(
      `mutants: no group ${unknown.join(', ')}; there are ${Object.keys(groups).join(', ')}`,
    )

  const reports = []
  for (const name of positionals.length > 0 ? positionals : Object.keys(groups))
    reports.push(await reportOf(name, values.changed))
  process.exitCode = conclude(reports)
}

/**
 * Plants the faults of a group, one at a time.
 *
 * @param changed takes over what the last such run found of modules and tests that have not changed
 *   since; it does not see a change of anything else.
 */
async function reportOf(name, changed) {
  const { mutate, tests, store = 'embedded' } = groups[name]
  const report = `.stryker-tmp/${name}.json`
  const settings = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'mutants/vitest.config.ts', related: false },
    mutate: mutate.flatMap((each) => [each, `!${each.replace(/\.ts$/, '.test.ts')}`]),
    mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
    ignorePatterns: ['.stryker-tmp', '.next', 'test-results', '.desk-data', 'docs', 'bench'],
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // A busy machine is slow: only what takes far longer runs without end.
    timeoutMS: 20_000,
    disableTypeChecks: false,
    tempDirName: `.stryker-tmp/${name}`,
    incremental: changed,
    incrementalFile: `.stryker-tmp/${name}-known.json`,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
  }
  const program = spawn(
    process.execPath,
    [
      inProject('node_modules/@stryker-mutator/core/bin/stryker.js'),
      'run',
      'mutants/stryker.config.mjs',
    ],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        CI: '1',
        MUTANT_TESTS: tests.join(';'),
        MUTANT_STORE: store,
        MUTANT_SETTINGS: JSON.stringify(settings),
      },
    },
  )
  const code = await new Promise((ended) => program.once('exit', ended))
  if (code !== 0) throw new Problem(`mutants: the run of ${name} broke off`)
  return { name, ...countOf(JSON.parse(readFileSync(inProject(report), 'utf8'))) }
}

/**
 * Noticed: a test failed, or ran without end. A fault that the compiler or the start refuses is
 * none.
 */
function countOf({ files }) {
  const planted = Object.entries(files).flatMap(([file, { mutants, source }]) =>
    mutants.map((mutant) => ({
      ...mutant,
      file,
      line: source.split('\n')[mutant.location.start.line - 1].trim(),
    })),
  )
  const counted = planted.filter(
    ({ status }) => !['CompileError', 'RuntimeError', 'Ignored'].includes(status),
  )
  const survivors = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  return { planted: counted.length, survivors }
}

/** Names a fault by what it changes, not by its line, so that its reason stays with it. */
export const keyOf = ({ file, line, mutatorName, replacement }) =>
  `${file} | ${line} | ${mutatorName} | ${(replacement ?? '').replace(/\s+/g, ' ').slice(0, 80)}`

function conclude(reports) {
  const reasons = JSON.parse(readFileSync(inProject('mutants/reasons.json'), 'utf8'))
  const planted = reports.reduce((sum, each) => sum + each.planted, 0)
  const survivors = reports.flatMap((each) => each.survivors)
  const unexplained = survivors.filter((each) => !(keyOf(each) in reasons))
  for (const each of unexplained)
    console.log(`not noticed, no reason: ${keyOf(each)} (line ${each.location.start.line})`)
  for (const { name, planted: of, survivors: left } of reports)
    console.log(`${name}: ${of - left.length} of ${of} noticed`)
  const equal = survivors.length - unexplained.length
  const share = (100 * (planted - survivors.length)) / Math.max(planted - equal, 1)
  console.log(
    `${share.toFixed(1)} % of ${planted - equal} faults noticed, ${equal} more have a reason, ${unexplained.length} have none`,
  )
  return share >= wanted && unexplained.length === 0 ? 0 : 1
}

main().catch(endWith)
