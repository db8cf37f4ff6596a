import { Problem } from '../../scripts/steps/user-error.mjs'
import { seeded } from '../partner/seed.mjs'
import { tried } from '../partner/try-step.mjs'
import { areaStore } from '../servers/area-store.mjs'
import { casesOf, correctedInvoices, invoices } from '../servers/settings.mjs'
import { measureBatches } from './batch.mjs'
import { measureEvents } from './events.mjs'
import { measureGrids } from './grids.mjs'
import { readWholeList } from './list-all-invoices.mjs'
import { measurePage } from './page.mjs'
import { measureReads } from './reads.mjs'
import { collectionServers } from './servers.mjs'
import { measureCrowd } from './webhook-load.mjs'

/**
 * The collection part with about 100,000 invoices of one organization. Its processes have ended
 * when it returns.
 */
export function measureCollection(things, browser) {
  return tried(things, async () => {
    const store = await areaStore(things, 'collection')
    const seedSeconds = await seeded(things, store, 'collection', casesOf(invoices))
    const running = await collectionServers(things, store)
    const { count, tokens, kept } = await readWholeList(running.direct, {
      wanted: isOpen,
      most: correctedInvoices,
    })
    if (kept.length < correctedInvoices)
      throw new Problem(`collection: only ${kept.length} invoices are open`)

    const page = await tried(things, () => measurePage(running, browser, kept[0]))
    const grids = await measureGrids(things, running, browser)
    const events = await tried(things, () => measureEvents(running))
    const crowd = await tried(things, () => measureCrowd(running))
    const reads = await tried(things, () => measureReads(running, tokens))
    const batches = await tried(things, () => measureBatches(running, kept))
    await running.stop()
    return {
      store: store.name,
      invoices: count,
      seedSeconds,
      page,
      grids,
      events,
      crowd,
      reads,
      batches,
    }
  })
}

/** An invoice that takes corrections, and has everything that its page shows. */
const isOpen = ({ status, currency, remainingAmount, claims, debtors }) =>
  status === 'OPEN' &&
  currency === 'NOK' &&
  remainingAmount > 100 &&
  claims?.length > 0 &&
  debtors?.length > 0
