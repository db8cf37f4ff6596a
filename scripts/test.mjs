import { commandLine } from './steps/command-line.mjs'
import { root } from './steps/root.mjs'
import { endWith } from './steps/user-error.mjs'
import { featureTests } from './testing/feature-tests.mjs'
import { testSession } from './testing/test-session.mjs'
import { featureStages, wholeStages } from './testing/test-steps.mjs'

/**
 * `npm test`: everything that can be checked. With `--feature customers` the unit tests and the
 * end-to-end tests of one feature, on the desk as it is now.
 */
async function main() {
  process.chdir(root)
  const { feature } = commandLine({ feature: { type: 'string' } })
  if (feature === undefined) return testSession(wholeStages)

  const tests = featureTests(feature)
  return testSession((reports) => featureStages(tests, reports))
}

main().catch(endWith)
