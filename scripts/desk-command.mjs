import { spawn } from 'node:child_process'
import { readSettings } from './settings/settings.mjs'
import { bundleCommand, commandProgram } from './steps/bundle-command.mjs'
import { root } from './steps/root.mjs'
import { deskEnvironment } from './steps/serve.mjs'
import { endWith } from './steps/user-error.mjs'

/**
 * `npm run desk:reseal`, `desk:held` and `desk:erase`: work on the desk's store. A desk on the
 * embedded store is stopped first: its folder has one holder.
 */
async function main() {
  process.umask(0o077)
  process.chdir(root)
  const settings = readSettings()
  await bundleCommand()
  const args = [
    '--conditions=react-server',
    '--enable-source-maps',
    commandProgram,
    ...process.argv.slice(2),
  ]
  const program = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: deskEnvironment(settings),
  })
  program.once('exit', (code) => process.exit(code ?? 1))
}

main().catch(endWith)
