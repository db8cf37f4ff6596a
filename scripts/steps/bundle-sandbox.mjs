import { existsSync } from 'node:fs'
import { bundle } from './bundle.mjs'
import { fingerprint, isMadeFrom, noteMadeFrom } from './fingerprint.mjs'
import { inProject } from './root.mjs'
import { timed } from './with-timing.mjs'

const sources = [
  'sandbox',
  'lib/contracts',
  'lib/platform/database',
  'tsconfig.json',
  'package-lock.json',
]
const stamp = '.sandbox-build/made-from'

/**
 * The bundled sandbox, as plain JavaScript for Node. It reads its migrations from the project's
 * folder.
 */
export const sandboxProgram = '.sandbox-build/server.mjs'

/** Bundles the sandbox when its sources changed. */
export async function bundleSandbox() {
  const print = fingerprint(sources)
  if (existsSync(inProject(sandboxProgram)) && isMadeFrom(stamp, print)) return

  await timed('bundling the sandbox', () => bundle('sandbox', 'sandbox/server.ts', sandboxProgram))
  noteMadeFrom(stamp, print)
}
