import { existsSync } from 'node:fs'
import { fingerprint, isMadeFrom, noteMadeFrom } from './fingerprint.mjs'
import { Problem } from './problem.mjs'
import { inProject, root } from './root.mjs'
import { timed } from './say.mjs'

const sources = ['sandbox', 'lib/contracts', 'lib/database', 'tsconfig.json', 'package-lock.json']
const stamp = '.sandbox-build/made-from'

/** The bundled sandbox, as plain JavaScript for Node. It reads its migrations from the project's folder. */
export const sandboxProgram = '.sandbox-build/server.mjs'

/** Bundles the sandbox when its sources changed: Node alone resolves neither `@/…` nor paths without an extension. */
export async function bundleSandbox() {
  const print = fingerprint(sources)
  if (existsSync(inProject(sandboxProgram)) && isMadeFrom(stamp, print)) return

  await timed('bundling the sandbox', async () => {
    const { build, stop } = await import('esbuild')
    const { errors } = await build({
      absWorkingDir: root,
      entryPoints: ['sandbox/server.ts'],
      outfile: sandboxProgram,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node24',
      packages: 'external',
      tsconfig: 'tsconfig.json',
      sourcemap: true,
      logLevel: 'silent',
    }).catch((failure) => failure)
    await stop()
    if (errors?.length) throw new Problem(errors.map(({ text, location }) => `sandbox: ${location?.file}:${location?.line}: ${text}`).join('\n'))
  })
  noteMadeFrom(stamp, print)
}
