import { makeSecrets } from './settings/secrets.mjs'
import { readSettings } from './settings/settings.mjs'
import { buildDesk } from './steps/build-desk.mjs'
import { bundleSandbox } from './steps/bundle-sandbox.mjs'
import { install } from './steps/install.mjs'
import { root } from './steps/root.mjs'
import { runsOnPinnedNode, startAgainOnPinnedNode, whenParentGone } from './steps/runtime.mjs'
import { endWith } from './steps/user-error.mjs'
import './steps/stop-signals.mjs'

/**
 * `npm run build`: desk and sandbox as `npm start` runs them, built only when something changed.
 */
async function main() {
  process.chdir(root)
  await install()
  if (!runsOnPinnedNode()) return startAgainOnPinnedNode()
  whenParentGone(() => process.exit(1))

  const settings = readSettings()
  makeSecrets(settings)
  await bundleSandbox()
  await buildDesk(settings)
  process.exit(0)
}

main().catch(endWith)
