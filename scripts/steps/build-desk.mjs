import { existsSync, rmSync } from 'node:fs'
import { fingerprint, isMadeFrom, noteMadeFrom } from './fingerprint.mjs'
import { writePageScripts } from './page-scripts.mjs'
import { inProject } from './root.mjs'
import { runPackage } from './run.mjs'
import { compressStaticFiles } from './static-files.mjs'
import { Problem } from './user-error.mjs'
import { timed } from './with-timing.mjs'

const sources = [
  'app',
  'components',
  'lib',
  'public',
  'proxy.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.ts',
]
const config = ['postcss.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json']
const isBuiltIn = /^NEXT_(PUBLIC_\w+|SERVER_ACTIONS_ENCRYPTION_KEY|DEPLOYMENT_ID)$/
const stamp = '.next/made-from'

/**
 * Builds the desk for production when its sources, its configuration or what is built into it
 * changed.
 */
export async function buildDesk({ given }) {
  const builtIn = Object.keys(given)
    .filter((name) => isBuiltIn.test(name))
    .sort()
  const print = fingerprint(
    [...sources, ...config],
    builtIn.map((name) => `${name}=${given[name]}`),
  )
  if (existsSync(inProject('.next/BUILD_ID')) && isMadeFrom(stamp, print)) return

  rmSync(inProject(stamp), { force: true })
  await timed('building the desk', async () => {
    const env = { ...process.env, ...given, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
    const build = await runPackage('next/dist/bin/next', ['build'], { env })
    if (build.code !== 0)
      throw new Problem(`next build: ended with ${build.code}
${build.output}`)
    compressStaticFiles(inProject('.next/static'))
    writePageScripts(inProject('.next'))
  })
  noteMadeFrom(stamp, print)
}
