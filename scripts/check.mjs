import { commandLine } from './steps/command-line.mjs'
import { root } from './steps/root.mjs'
import { endWith } from './steps/user-error.mjs'
import { findChanges, placesToCruise, placesToLint, placesToTest } from './testing/changes.mjs'
import { testSession } from './testing/test-session.mjs'
import { changedStages, quickStages } from './testing/test-steps.mjs'

/**
 * `npm run check`: whether what changed is good, soon. Types of everything; lint and import rules of
 * what changed, and the unit tests near it that lean on it. With `--all` everything but the build,
 * the end-to-end tests and the soak.
 */
async function main() {
  process.chdir(root)
  const { all } = commandLine({ all: { type: 'boolean', default: false } })
  if (all) return testSession(quickStages)

  const changes = await findChanges()
  console.log(`${changes.present.length + changes.gone.length} files differ from ${changes.base}`)
  const what = {
    base: changes.base,
    toLint: placesToLint(changes),
    toCruise: placesToCruise(changes),
    toTest: placesToTest(changes),
  }
  return testSession((reports) => changedStages(what, reports))
}

main().catch(endWith)
