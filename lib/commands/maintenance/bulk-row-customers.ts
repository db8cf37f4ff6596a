import 'server-only'
import { and, eq } from 'drizzle-orm'
import { bulkActionRows } from '@/lib/platform/database/bulk-schema'
import type { Database } from '@/lib/platform/database/open'
import { placeIn } from '@/lib/platform/database/places'
import { seal, unseal } from '@/lib/platform/database/sealed'
import { deleteRows, type FoundRow } from './found-rows'

/** A row of a bulk action as far as it names customers: one, or those of a batch of an import. */
type Content = {
  customerNo?: string
  customers?: { customer: { customerNo: string } }[]
  changed?: readonly string[] | null
  document?: { body: { CustomerNo?: string; Invoicee?: { CustomerNo?: string } } }
}

/** Whether a row of a bulk action is about a customer, or its batch holds them. */
export const isOfCustomer = (
  { customerNo, customers, document }: Content,
  sought: string,
): boolean =>
  customerNo === sought ||
  document?.body.CustomerNo === sought ||
  document?.body.Invoicee?.CustomerNo === sought ||
  customers?.some(({ customer }) => customer.customerNo === sought) === true

/**
 * Erases a customer from a row that was found to hold them. A row of their own goes. A batch keeps
 * its other customers, each in its place, by which its results are known; one that has not gone out
 * holds them no more.
 */
export async function eraseFromBulkRow(
  db: Database,
  found: FoundRow,
  sought: string,
): Promise<void> {
  const of = { bulkActionId: String(found.row.bulk_action_id), seq: Number(found.row.seq) }
  const isRow = and(
    eq(bulkActionRows.bulkActionId, of.bulkActionId),
    eq(bulkActionRows.seq, of.seq),
  )
  const [row] = await db.select().from(bulkActionRows).where(isRow)
  const text = row && unseal(row.content, placeIn.bulkRow(of))
  if (!text) return
  const content = JSON.parse(text) as Content
  if (!content.customers) return deleteRows(db, 'bulk_action_row', [found])
  const isUnsent = row.state === 'waiting' || content.changed?.includes(sought)
  const changed = content.changed?.filter((each) => each !== sought) ?? null
  const customers = content.customers.flatMap((each, at) =>
    each.customer.customerNo === sought ? (isUnsent ? [] : [makeErased(at)]) : [each],
  )
  await db
    .update(bulkActionRows)
    .set({
      content: seal(JSON.stringify({ ...content, customers, changed }), placeIn.bulkRow(of)),
      customers: customers.length,
      changed: changed?.length ?? null,
    })
    .where(isRow)
}

const makeErased = (at: number) => ({
  ...{ line: at + 1, name: null, before: {}, keepsAddress: false },
  customer: { customerNo: '•••••' },
})
