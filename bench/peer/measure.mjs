import { join } from 'node:path'
import { tried } from '../partner/try-step.mjs'
import { buildApp } from './build-app.mjs'
import { measureColdSearch } from './cold-search.mjs'
import { measureSteps } from './page-to-page.mjs'
import { peerServers } from './servers.mjs'

/**
 * The desk beside an app of react-admin that reads the same sandbox with its usual seed. Their
 * processes have ended when it returns.
 */
export function measurePeer(things, browser) {
  return tried(things, async () => {
    await buildApp()
    const running = await peerServers(things, {
      name: 'PGlite',
      sandbox: { SANDBOX_DATABASE_URL: 'memory' },
      desk: { DESK_DATA_DIR: join(things.folder, 'peer') },
    })
    const steps = await tried(things, () => measureSteps(running, browser))
    const cold = await tried(things, () => measureColdSearch(running, browser))
    await running.stop()
    return { steps, cold }
  })
}
