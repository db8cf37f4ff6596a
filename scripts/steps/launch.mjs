import { setTimeout as sleep } from 'node:timers/promises'
import { makeSecrets } from '../settings/secrets.mjs'
import { readSettings } from '../settings/settings.mjs'
import { announce } from './announce.mjs'
import { checkDatabase } from './database.mjs'
import { install } from './install.mjs'
import { runPreflightChecks } from './preflight-checks.mjs'
import { processGroup } from './processes.mjs'
import { root } from './root.mjs'
import { runsOnPinnedNode, startAgainOnPinnedNode, whenParentGone } from './runtime.mjs'
import { onStopSignal } from './stop-signals.mjs'
import { Problem } from './user-error.mjs'

/**
 * From a fresh clone, or from where the last one left off, to a desk that answers. `begin(settings,
 * group)` starts it, once settings, packages, databases and secrets are there. All of the group
 * ends when one of it ends by itself, and when this process is told to. With `--check` on the
 * command line it looks at the settings and what they need of this machine, and goes no further.
 */
export async function launch(begin) {
  process.umask(0o077)
  process.chdir(root)
  const settings = readSettings()
  await runPreflightChecks(settings)
  const isCheck = process.argv.includes('--check')
  if (!isCheck) await install()
  if (!isCheck && !runsOnPinnedNode()) return startAgainOnPinnedNode()
  for (const warning of settings.warnings) console.warn(warning)
  if (isCheck) return console.log('settings are good')
  await runGroup(settings, begin)
}

async function runGroup(settings, begin) {
  const group = processGroup((name, code, lastLines) => {
    console.error(
      [...lastLines, `${name}: ended with ${code}; its last lines stand above`].join('\n'),
    )
    void end(1)
  }, settings.stopMs)
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
    await prepare(settings)
    await begin(settings, group)
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

async function prepare(settings) {
  await checkDatabase('DATABASE_URL', settings.databaseUrl)
  if (settings.withSandbox && !settings.sandboxInMemory)
    await checkDatabase('SANDBOX_DATABASE_URL', settings.sandboxDatabaseUrl)
  makeSecrets(settings)
}
