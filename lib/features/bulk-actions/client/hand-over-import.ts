import { pauseForPage } from '@/lib/client/pauses'
import type { CustomerBulkStart } from '@/lib/contracts/desk/bulk/customer-bulk-actions'
import type {
  CustomerImportBatches,
  ImportEffect,
  ImportedCustomer,
} from '@/lib/contracts/desk/bulk/customer-import'
import type { Result } from '@/lib/contracts/result'
import { cutCalls } from './cut-batches'

/** What goes out: to which client, from which file or list, and how many the person typed. */
export type ImportRequest = {
  clientNo: string
  effect: ImportEffect
  source: string
  customers: readonly ImportedCustomer[]
  typedTotal: string
}

/** The id of an import and the keys of its batches: kept for every try of one question. */
export type ImportKeys = { bulkActionId: string; batches: string[] }
export const createImportKeys = (): ImportKeys => ({
  bulkActionId: crypto.randomUUID(),
  batches: [],
})

type Import = ImportRequest & { userName: string; countMax: number; keys: ImportKeys }
type Desk = {
  add: (batches: CustomerImportBatches) => Promise<Result<null>>
  start: (start: CustomerBulkStart) => Promise<Result<unknown>>
  /** How many customers are handed over. */
  note: (stored: number) => void
}

/**
 * Hands the customers of an import over, some batches at a time, and lets it begin. With the same
 * keys a second try is the same write: what is stored already stands once, and what has begun begins
 * once.
 */
export async function handOverImport(
  { clientNo, effect, source, customers, typedTotal, userName, countMax, keys }: Import,
  { add, start, note }: Desk,
): Promise<Result<string>> {
  const { bulkActionId, batches } = keys
  let [from, count] = [0, 0]
  for (const call of cutCalls(customers, countMax)) {
    const some = call.map((each, at) => {
      batches[from + at] ??= crypto.randomUUID()
      return { idempotencyKey: batches[from + at]!, customers: each }
    })
    const named = { bulkActionId, userName, clientNo, effect, from }
    await pauseForPage()
    const added = await waitOutPace(() => add({ ...named, batches: some }))
    if (!added.ok) return added
    from += call.length
    count += call.flat().length
    note(count)
  }
  const started = await start({
    ...{ bulkActionId, clientNo, total: from, verb: effect, source, typedTotal },
    customers: customers.length,
  })
  const mayHaveBegun = started.ok || started.failure.kind === 'unknown-outcome'
  return mayHaveBegun ? { ok: true, value: bulkActionId } : started
}

/** So long a wait is not sat out: the person is told. */
const waitSecondsMax = 60

/** Hands batches over, and again where the desk asks to go slower: one person may have many. */
async function waitOutPace(add: () => Promise<Result<null>>): Promise<Result<null>> {
  for (;;) {
    const added = await add()
    const seconds = added.ok ? 0 : (added.failure.retryAfter ?? 0)
    const isPaced = !added.ok && added.failure.kind === 'throttled'
    if (!isPaced || seconds === 0 || seconds > waitSecondsMax) return added
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  }
}
