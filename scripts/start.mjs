import { setTimeout as sleep } from 'node:timers/promises'
import { makeSecrets } from './settings/secrets.mjs'
import { readSettings } from './settings/settings.mjs'
import { buildDesk } from './steps/build-desk.mjs'
import { bundleSandbox } from './steps/bundle-sandbox.mjs'
import { checkDatabase } from './steps/database.mjs'
import { install } from './steps/install.mjs'
import { checkSurroundings } from './steps/preflight-checks.mjs'
import { processGroup } from './steps/processes.mjs'
import { root } from './steps/root.mjs'
import { runsOnPinnedNode, startAgainOnPinnedNode, whenParentGone } from './steps/runtime.mjs'
import { serve } from './steps/serve.mjs'
import { onStopSignal } from './steps/stop-signals.mjs'
import { endWith, Problem } from './steps/user-error.mjs'

/**
 * `npm start`: from a fresh clone, or from where the last one left off, to a desk that answers.
 * With `--check` it looks at the settings and what they need of this machine, and goes no further.
 */
async function main() {
  process.umask(0o077)
  process.chdir(root)
  const settings = readSettings()
  await checkSurroundings(settings)
  if (process.argv.includes('--check')) return console.log('settings are good')

  await install()
  if (!runsOnPinnedNode()) return startAgainOnPinnedNode()

  const group = processGroup((name, code, lastLines) => {
    console.error(
      [...lastLines, `${name}: ended with ${code}; its last lines stand above`].join('\n'),
    )
    void end(1)
  })
  let ending = false
  async function end(code) {
    if (ending) return
    ending = true
    await group.stop()
    process.exit(code)
  }
  onStopSignal(() => void end(0))
  whenParentGone(() => void end(0))

  try {
    await checkDatabase('DATABASE_URL', settings.databaseUrl)
    if (settings.withSandbox && !settings.sandboxInMemory)
      await checkDatabase('SANDBOX_DATABASE_URL', settings.sandboxDatabaseUrl)
    makeSecrets(settings)
    if (settings.withSandbox) await bundleSandbox()
    await buildDesk(settings)
    await serve(settings, group)
  } catch (error) {
    if (ending) return
    console.error(error instanceof Problem ? error.message : error)
    return end(1)
  }
  await sleep(100) // what they wrote while starting has arrived by then
  if (ending) return
  group.show()
  announce(settings)
}

function announce({ withSandbox, sandboxPort, deskUrl }) {
  console.log(`\nDuedesk      ${deskUrl}`)
  if (withSandbox) {
    console.log(`Sandbox      http://127.0.0.1:${sandboxPort}/docs`)
    console.log('Sign in as   controller, support or lead, password sandbox')
  }
  console.log('ready')
}

main().catch(endWith)
