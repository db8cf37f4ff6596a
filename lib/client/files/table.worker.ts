import { packRecords } from './packed-records'
import { readTable } from './read-table'
import type { TableMessage, TableRequest } from './table-request'

/** So many pieces go out before the page has taken the first of them: each is a task of its own. */
const aheadMax = 8

let ahead = 0
let goOn: (() => void) | null = null

const say = (message: TableMessage, handed: ArrayBuffer[] = []) =>
  self.postMessage(message, { transfer: handed })

/** Reads one file away from the page, and says what it read. `null` is the page's word for a piece. */
self.onmessage = async ({ data }: MessageEvent<TableRequest | null>) => {
  if (data === null) {
    ahead -= 1
    goOn?.()
    return
  }
  const end = await readTable(data, async (read, written) => {
    const records = packRecords(read, written)
    const { lines, widths, ends } = records
    say({ records }, [lines.buffer, widths.buffer, ends.buffer])
    ahead += 1
    if (ahead >= aheadMax)
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
  })
  say({ end })
}
