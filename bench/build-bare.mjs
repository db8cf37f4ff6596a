import { existsSync } from 'node:fs'
import { fingerprint, isMadeFrom, noteMadeFrom } from '../scripts/steps/fingerprint.mjs'
import { inProject } from '../scripts/steps/root.mjs'
import { runPackage } from '../scripts/steps/run.mjs'
import { Problem } from '../scripts/steps/user-error.mjs'
import { timed } from '../scripts/steps/with-timing.mjs'

const sources = [
  'bench/bare/app',
  'bench/bare/instrumentation.ts',
  'bench/bare/proxy.ts',
  'bench/bare/next.config.ts',
  'bench/bare/tsconfig.json',
  'package-lock.json',
]
const stamp = 'bench/bare/.next/made-from'

/** Builds the app that the desk is measured against, when its sources or the versions changed. */
export async function buildBare() {
  const print = fingerprint(sources)
  if (existsSync(inProject('bench/bare/.next/BUILD_ID')) && isMadeFrom(stamp, print)) return
  await timed('building the bare app', async () => {
    const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
    const build = await runPackage('next/dist/bin/next', ['build', 'bench/bare'], { env })
    if (build.code !== 0)
      throw new Problem(`next build bench/bare: ended with ${build.code}\n${build.output}`)
  })
  noteMadeFrom(stamp, print)
}
