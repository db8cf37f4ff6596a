import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../steps/root.mjs'
import { run, runPackage } from '../steps/run.mjs'
import { endToEndCounts, soakCounts, unitCounts } from './test-counts.mjs'

// Stages run one after another, the lanes of a stage side by side, and the steps of a lane one after
// another. A step has a name and its work, and where it has tests, what it counts. `needs` names a
// step of its lane without which it is not run. Its work tells an exit code, and what was written if
// it was not shown.

/**
 * Everything but the build, the end-to-end tests and the soak.
 */
export const quickStages = (reports) => [
  [[types], [lint(['.']), importRules(['.']), unusedCode]],
  [[unitTests('unit and contract tests', [], reports)]],
]

/** Everything that can be checked. */
export const wholeStages = (reports) => [
  ...quickStages(reports),
  [[build, endToEndTests([], reports), soak(reports)]],
]

/** The tests of one feature; what it has none of is left out. */
export const featureStages = ({ unit, endToEnd }, reports) => [
  [
    [
      ...(unit.length > 0 ? [unitTests('unit tests', unit, reports)] : []),
      ...(endToEnd.length > 0 ? [build, endToEndTests(endToEnd, reports)] : []),
    ],
  ],
]

/**
 * What a change may have broken, in two lanes. Types are asked of everything.
 */
export const changedStages = ({ base, toLint, toCruise, toTest }, reports) => [
  [
    [types],
    [
      ...(toLint.length > 0 ? [lint(toLint)] : []),
      ...(toCruise.length > 0 ? [importRules(toCruise)] : []),
      ...(toTest.length > 0 ? [changedTests(base, toTest, reports)] : []),
    ],
  ],
]

/** On a build server Biome colours its lines whatever reads them. */
const inColour = process.stdout.isTTY ? [] : ['--colors=off']

const lint = (places) => ({
  name: 'format and lint',
  work: packages([
    [
      '@biomejs/biome/bin/biome',
      'ci',
      '--error-on-warnings',
      '--no-errors-on-unmatched',
      ...inColour,
      ...places,
    ],
  ]),
})

const types = {
  name: 'types',
  work: (how) => {
    // What a development server wrote of its routes may be of another day.
    rmSync(inProject('.next/dev/types'), { recursive: true, force: true })
    return packages([
      ['next/dist/bin/next', 'typegen'],
      // The other lane needs a core too.
      ['@typescript/native/bin/tsc', '--noEmit', '--checkers', '2'],
    ])(how)
  },
}

const importRules = (places) => ({
  name: 'import rules',
  work: packages([
    [
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      ...places,
    ],
  ]),
})

const unusedCode = {
  name: 'unused files and packages',
  work: packages([['knip/bin/knip.js', '--no-progress', '--no-config-hints']]),
}

function unitTests(name, which, reports) {
  const report = join(reports, 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    work: packages([['vitest/vitest.mjs', 'run', ...reporters, ...which]]),
    counts: () => unitCounts(report),
  }
}

/** Few changes have a test that leans on them beside them: none is no failure. */
const changedTests = (base, places, reports) => ({
  ...unitTests('unit tests of what changed', ['--changed', base, ...places], reports),
  mayBeEmpty: true,
})

const build = {
  name: 'build',
  work: ({ env, shown }) =>
    run(process.execPath, [inProject('scripts/build.mjs')], { env: withoutTestMode(env), shown }),
}

const endToEndTests = (which, reports) => ({
  name: 'end to end',
  needs: 'build',
  needsBrowser: true,
  work: packages([['@playwright/test/cli.js', 'test', '--reporter=list,json', ...which]]),
  counts: () => endToEndCounts(join(reports, 'e2e.json')),
})

function soak(reports) {
  const report = join(reports, 'soak.json')
  const args = ['--drafts', '100', '--kills', '5', '--report', report]
  return {
    name: 'soak',
    needs: 'build',
    work: ({ env, shown }) =>
      run(process.execPath, [inProject('soak/run.mjs'), ...args], {
        env: withoutTestMode(env),
        shown,
      }),
    counts: () => soakCounts(report),
  }
}

/** Runs programs of packages one after another, as far as they end well. */
function packages(commands) {
  return async (how) => {
    const written = []
    for (const [program, ...args] of commands) {
      const { code, output } = await runPackage(program, args, how)
      written.push(output)
      if (code !== 0) return { code, output: written.join('\n') }
    }
    return { code: 0, output: written.join('\n') }
  }
}

/** The build is the one that a person runs: nothing of the tests goes into it. */
const withoutTestMode = ({ CI, ...env }) => env
