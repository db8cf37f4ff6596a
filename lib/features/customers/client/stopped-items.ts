import type { ReadContext } from '@/lib/client/background-reads'
import { read } from '@/lib/client/read'
import type { ListRows } from '@/lib/shared/list-filters/filter-table'
import { isListWhole } from '@/lib/shared/list-filters/list-end'
import { listStops } from '../domain/stops'
import { hasUntoldStop } from '../domain/whole/next-stop'
import { isOpen } from '../domain/whole/receivable-items'

type Item = ListRows['listArItems']

const [itemPagesMax, itemsPerPage] = [10, 1_000]

/**
 * Reads the items of a client page by page, 10,000 at most. A service that ignores the page gives the
 * same rows again, which ends it.
 *
 * @returns whether the items were read to their end.
 * @throws OperationFailed as the read does.
 */
export async function readItemPages(
  clientNo: string,
  question: { collectionlevel?: string },
  context: ReadContext,
  onPage: (page: Item[]) => void,
): Promise<boolean> {
  const seen = new Set<string>()
  for (let pageno = 1; pageno <= itemPagesMax; pageno += 1) {
    const query = { ...question, pageno, pagesize: itemsPerPage }
    const { arItems, summary } = await read(
      'listArItems',
      { params: { clientno: clientNo }, query },
      context,
    )
    const page = (arItems ?? []).filter((row) => row !== null && row !== undefined)
    const before = seen.size
    for (const row of page) seen.add(String(row.arItemId ?? JSON.stringify(row)))
    onPage(page)
    if (page.length === 0) return arItems != null && isListWhole(seen.size, summary)
    if (seen.size === before) return false
  }
  return false
}

/**
 * Open items with a stop of their own. `isWhole`: all items were read; `untold`: of so many the list
 * leaves a stop out, so that they may have one.
 */
export type StoppedItems = { items: Item[]; read: number; untold: number; isWhole: boolean }

/** The open items of a client that have a stop of their own: the list has no filter for it. */
export const getStoppedItemsQuery = (clientNo: string) => ({
  queryKey: ['listArItems', 'stopped', clientNo],
  queryFn: async (context: ReadContext): Promise<StoppedItems> => {
    const open = new Map<string, Item>()
    let count = 0
    const isWhole = await readItemPages(clientNo, {}, context, (page) => {
      count += page.length
      for (const item of page)
        if (isOpen(item)) open.set(String(item.arItemId ?? JSON.stringify(item)), item)
    })
    const all = [...open.values()]
    return {
      // The day tells how long a stop has left, and not whether there is one.
      items: all.filter((item) => listStops(item, '').length > 0),
      ...{ read: count, isWhole },
      untold: all.filter(hasUntoldStop).length,
    }
  },
})
