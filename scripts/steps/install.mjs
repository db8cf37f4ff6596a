import { existsSync, readFileSync } from 'node:fs'
import { inProject } from './root.mjs'
import { run } from './run.mjs'
import { Problem } from './user-error.mjs'
import { timed } from './with-timing.mjs'

/** Runs `npm ci` when what is installed is not what package-lock.json says. */
export async function install() {
  if (isInstalled()) return
  await timed('installing packages', async () => {
    const npm = await run('npm', ['ci', '--no-audit', '--no-fund']).catch((error) => {
      throw new Problem(`npm: cannot be run (${error.code}); install Node.js with npm`)
    })
    if (npm.code !== 0) throw new Problem(`npm ci: ended with ${npm.code}\n${npm.output}`)
  })
  if (!isInstalled())
    throw new Problem(
      'npm ci: ended without an error, but not everything in package-lock.json is there',
    )
}

/**
 * npm keeps its own list of what it installed, written last: it is the stamp. What is optional may
 * be missing (other systems' packages).
 */
function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  if (!present) return false
  const same = (name) =>
    present[name]?.version === wanted[name].version ||
    (!present[name] && (wanted[name].optional || wanted[name].devOptional))
  return (
    Object.keys(wanted).every((name) => name === '' || same(name)) &&
    Object.keys(present).every((name) => name in wanted)
  )
}

function packagesOf(file) {
  if (!existsSync(inProject(file))) return null
  return JSON.parse(readFileSync(inProject(file), 'utf8')).packages
}
