import { spawn } from 'node:child_process'
import { readSettings } from './settings/settings.mjs'
import { bundleSandbox, sandboxProgram } from './steps/bundle-sandbox.mjs'
import { checkDatabase } from './steps/database.mjs'
import { root } from './steps/root.mjs'
import { sandboxEnvironment } from './steps/serve.mjs'
import { endWith, Problem } from './steps/user-error.mjs'

/**
 * `npm run sandbox:seed -- --transactions 1000000`: makes the transactions of the sandbox's seed
 * anew in the store that the settings name, with `--collection 150000` its collection cases, and
 * with `--items 1000000` the receivable items of its first client. A sandbox that runs on an embedded
 * store must be stopped first: its folder has one holder.
 */
async function main() {
  process.chdir(root)
  const settings = readSettings()
  if (settings.sandboxInMemory)
    throw new Problem(
      'SANDBOX_DATABASE_URL: is memory, which ends with the sandbox; set SANDBOX_TRANSACTIONS for its first seed',
    )
  await checkDatabase('SANDBOX_DATABASE_URL', settings.sandboxDatabaseUrl)
  await bundleSandbox()
  const program = spawn(
    process.execPath,
    ['--enable-source-maps', sandboxProgram, '--seed', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: sandboxEnvironment(settings),
    },
  )
  program.once('exit', (code) => process.exit(code ?? 1))
}

main().catch(endWith)
