import { runsOnPinnedNode, startAgainOnPinnedNode } from '../scripts/steps/runtime.mjs'
import { onStopSignal } from '../scripts/steps/stop-signals.mjs'
import { endWith } from '../scripts/steps/user-error.mjs'
import { browser } from './browser.mjs'
import { buildBare } from './build-bare.mjs'
import { partsOfCollection } from './collection/comparisons.mjs'
import { measureCollection } from './collection/measure.mjs'
import { measureEventLoop } from './event-loop/measure.mjs'
import { partsOfImport } from './file-import/comparisons.mjs'
import { measureImport } from './file-import/measure.mjs'
import { partsOfTracking } from './invoice-tracking/comparisons.mjs'
import { measureTracking } from './invoice-tracking/measure.mjs'
import { measureLargeList } from './large-list.mjs'
import { partsOfLedger } from './ledger/comparisons.mjs'
import { measureLedger } from './ledger/measure.mjs'
import { measurePages } from './pages.mjs'
import { partsOfPartner } from './partner/comparisons.mjs'
import { measurePartner } from './partner/measure.mjs'
import { partsOfPeer } from './peer/comparisons.mjs'
import { measurePeer } from './peer/measure.mjs'
import { refuseBadPreconditions } from './preconditions.mjs'
import { measureReads } from './reads.mjs'
import { refuseMissing } from './refuse-missing.mjs'
import { report } from './report.mjs'
import { measureReturnVisits } from './return-visits.mjs'
import { measureScripts } from './scripts.mjs'
import { measureSearchEverything } from './search-everything/measure.mjs'
import { serversOfMany } from './servers/large-list-servers.mjs'
import { processesOf } from './servers/processes.mjs'
import { servers } from './servers/servers.mjs'
import { only } from './servers/settings.mjs'
import { measureStart } from './servers/start.mjs'
import { temporary } from './servers/temporary.mjs'
import { measureUbl } from './ubl/measure.mjs'

/**
 * `npm run bench`: reads, the longest wait beside the largest requests, script sizes, pages, a long
 * list, the time to ready, the partner search, the collection area, the page of one invoice,
 * receivable items and aging, the way from page to page, the box that searches everything and files
 * that are imported of a built desk, each beside a baseline of the same run. README.md tells how to read it.
 */
async function main() {
  if (!runsOnPinnedNode()) return startAgainOnPinnedNode()
  const things = temporary()
  onStopSignal(() => void things.end().then(() => process.exit(130)))
  try {
    // Documents are read and judged by Node alone: no desk, no browser.
    if (only === 'ubl') return report({ usual: null, ubl: await measureUbl() })
    await refuseBadPreconditions()
    await buildBare()
    const opened = await browser(things)
    const usual = only === undefined ? await measureUsual(things, opened) : null
    const reads =
      usual?.reads ?? (only === 'reads' ? await withServers(things, measureReads) : null)
    const loop =
      usual?.loop ?? (only === 'loop' ? await withServers(things, measureEventLoop) : null)
    const pages =
      usual?.pages ??
      (only === 'pages'
        ? await withServers(things, (running) => measurePages(running, opened))
        : null)
    const measureReturns = (running) => measureReturnVisits(running, opened)
    const returns =
      usual?.returns ?? (only === 'returns' ? await withServers(things, measureReturns) : null)
    const wants = (part) => only === undefined || only === part
    const partner = wants('partner') ? await measurePartner(things, opened) : null
    const collection = wants('collection') ? await measureCollection(things, opened) : null
    const tracking = wants('tracking') ? await measureTracking(things, opened) : null
    const ledger = wants('ledger') ? await measureLedger(things, opened) : null
    const peer = wants('peer') ? await measurePeer(things, opened) : null
    const everything = wants('everything') ? await measureSearchEverything(things, opened) : null
    const imported = wants('import') ? await measureImport(things, opened) : null
    const ubl = only === undefined ? await measureUbl() : null
    report({
      ...{ usual, reads, loop, pages, returns, partner, collection, tracking, peer },
      ...{ ledger, everything, imported, ubl },
    })
    refuseMissing([
      ...(partner ? partsOfPartner(partner) : []),
      ...(collection ? partsOfCollection(collection) : []),
      ...(tracking ? partsOfTracking(tracking) : []),
      ...(ledger ? partsOfLedger(ledger) : []),
      ...(peer ? partsOfPeer(peer) : []),
      everything,
      ...(imported ? partsOfImport(imported) : []),
    ])
  } finally {
    await things.end()
  }
}

/** One part of the usual, with servers of its own. */
async function withServers(things, measure) {
  const group = processesOf(things)
  const measured = await measure(await servers(group, things))
  await group.stop()
  return measured
}

/** What every desk is measured by. Its processes have ended when it returns. */
async function measureUsual(things, opened) {
  const start = await measureStart(things)
  const group = processesOf(things)
  const running = await servers(group, things)
  const scripts = await measureScripts(running)
  const reads = await measureReads(running)
  const loop = await measureEventLoop(running)
  const pages = await measurePages(running, opened)
  const returns = await measureReturnVisits(running, opened)
  const list = await measureLargeList(running, await serversOfMany(group, things), opened)
  await group.stop()
  return { reads, loop, returns, scripts, start, pages, list }
}

main().then(() => process.exit(0), endWith)
