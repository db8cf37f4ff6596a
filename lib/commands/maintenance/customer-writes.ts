import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { eraseWrite } from '@/lib/platform/journal/erase-journal'
import { unsealFields, unsealRow } from '@/lib/platform/journal/sealed-payload'
import { type FoundRow, findRows } from './found-rows'
import type { Holding } from './holding'
import { hasMention } from './mentions'
import type { PlacedCustomer } from './subject'
import type { Row } from './visit-rows'

/**
 * Writes that hold something of a customer: those about them, those of several rows in which they
 * stand, and what was recorded of any of those. A batch in which they stand is erased whole: what
 * was sent of others would go with time too.
 */
export const customerWrites: Holding<PlacedCustomer> = {
  becomes: 'masked',
  find: async (db, of) => {
    const found = [...(await findWritesAbout(db, of)), ...(await findWritesMentioning(db, of))]
    return [...found, ...(await findRecords(db, found))]
  },
  erase: async (db, found, of) => {
    const about = new Set((await findWritesAbout(db, of)).map(({ row }) => row.idempotency_key))
    for (const { row } of found)
      await eraseWrite(db, String(row.idempotency_key), {
        isOfCustomer: about.has(row.idempotency_key),
      })
  },
}

/** Writes whose one subject is the customer. */
const findWritesAbout = (db: Database, { clientNo, customerNo }: PlacedCustomer) =>
  findWrites(db, sql`client_no = ${clientNo} and target = ${customerNo}`)

/**
 * Writes of several rows, and those of the client's organization, that hold the customer's number.
 */
function findWritesMentioning(db: Database, { clientNo, customerNo, places }: PlacedCustomer) {
  const isInOrganization =
    places === null
      ? sql`true`
      : places.organizationIds.length === 0
        ? sql`organization_id is null`
        : sql`(organization_id is null or organization_id in ${places.organizationIds})`
  const where = sql`((client_no = ${clientNo} and (target is null or operation = 'startCustomerBulkAction' or operation like 'sendB2%')) or (client_no is null and ${isInOrganization}))`
  return findWrites(db, where, (row) => hasMention(getContent(row), customerNo))
}

/** What persons recorded of some writes, in rows of its own. */
async function findRecords(db: Database, found: readonly FoundRow[]): Promise<FoundRow[]> {
  const ids = found.map(({ row }) => String(row.idempotency_key))
  if (ids.length === 0) return []
  return findWrites(
    db,
    sql`operation = 'recordOutcome' and target in ${ids} and payload is not null`,
  )
}

async function findWrites(
  db: Database,
  where: SQL,
  holds: (row: Row) => boolean = () => true,
): Promise<FoundRow[]> {
  const columns = ['payload', 'before', 'seen', 'look', 'outcome']
  const isWaiting = new Set(
    (
      await findRows(db, 'journal', {
        where: sql`${where} and state = 'sending' and deadline_at > now()`,
      })
    ).map(getIdempotencyKey),
  )
  const found = await findRows(db, 'journal', { where, columns, holds })
  return found.map((each) => ({
    ...each,
    ...(isWaiting.has(getIdempotencyKey(each)) && { waits: true }),
  }))
}

const getIdempotencyKey = ({ row }: FoundRow) => row.idempotency_key

function getContent({ idempotency_key, payload, before, ...rest }: Row): unknown {
  const open = unsealRow({
    idempotencyKey: String(idempotency_key),
    payload,
    before: before as Record<string, unknown> | null,
  })
  return [unsealFields(open.payload, open.idempotencyKey), open.before, rest]
}
