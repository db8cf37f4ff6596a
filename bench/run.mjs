import { endWith } from '../scripts/steps/problem.mjs'
import { runsOnPinnedNode, startAgainOnPinnedNode } from '../scripts/steps/runtime.mjs'
import { onStopSignal } from '../scripts/steps/stop-signals.mjs'
import { buildBare } from './build-bare.mjs'
import { refuseBadPreconditions } from './preconditions.mjs'
import { measureReads } from './reads.mjs'
import { report } from './report.mjs'
import { measureScripts } from './scripts.mjs'
import { servers } from './servers.mjs'
import { measureStart } from './start.mjs'
import { temporary } from './temporary.mjs'

/** `npm run bench`: reads, script sizes and the time to ready of a built desk, each beside a baseline of the same run. README.md tells how to read it. */
async function main() {
  if (!runsOnPinnedNode()) return startAgainOnPinnedNode()
  const things = temporary()
  onStopSignal(() => void things.end().then(() => process.exit(130)))
  try {
    await refuseBadPreconditions()
    const start = await measureStart(things)
    await buildBare()
    const running = await servers(things)
    const scripts = await measureScripts(running)
    const reads = await measureReads(running)
    report({ reads, scripts, start })
  } finally {
    await things.end()
  }
}

main().then(() => process.exit(0), endWith)
