import 'server-only'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Delivery } from '@/lib/contracts/desk/sending/sent-documents'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { journal, journalSourceIds } from '@/lib/platform/database/schema'
import type { JournalRow } from './write-journal'

/** What of an opened row tells which document was sent; null where it is no document. */
export type SentDocumentNames = {
  companyId: number | null
  identifier: string
  invoiceNumber: string | null
}

/**
 * The names of a document in an opened row. What was sent may have been erased; the identifier
 * outlives it.
 */
export function readSentNames({ payload, sourceIds }: JournalRow): SentDocumentNames | null {
  const [identifier] = sourceIds ?? []
  if (!identifier) return null
  const { query, body } = (payload ?? {}) as {
    query?: { CompanyId?: string | number }
    body?: { InvoiceNo?: unknown; ID?: unknown }
  }
  const number = body?.InvoiceNo ?? body?.ID
  return {
    companyId: query?.CompanyId === undefined ? null : Number(query.CompanyId),
    identifier,
    invoiceNumber: typeof number === 'string' && number !== '' ? number : null,
  }
}

/** What the service called a document, where its answer was kept. */
export function readReceiptId({ outcome, look }: Pick<JournalRow, 'outcome' | 'look'>) {
  const answered = outcome as { ok?: boolean; value?: { ReceiptId?: string | null } | null } | null
  const found = look?.stored as { receiptId?: string | null; delivery?: Delivery } | undefined
  return (
    (answered?.ok ? answered.value?.ReceiptId : null) ??
    found?.receiptId ??
    found?.delivery?.receiptId ??
    null
  )
}

/**
 * The newest documents that a company's sends are known to have become, by which it is seen whether
 * the service finds a document by its identifier at all.
 */
export async function readTakenSends(
  companyId: number,
  idempotencyKey: string,
  limit: number,
): Promise<JournalRow[]> {
  const db = await getDeskDatabase()
  const rows = await db
    .select({ row: journal })
    .from(journalSourceIds)
    .innerJoin(journal, eq(journal.idempotencyKey, journalSourceIds.idempotencyKey))
    .where(
      and(
        eq(journalSourceIds.organizationId, `company ${companyId}`),
        inArray(journal.state, ['accepted', 'done']),
        ne(journal.idempotencyKey, idempotencyKey),
      ),
    )
    .orderBy(desc(journal.sentAt))
    .limit(limit)
  return rows.map(({ row }) => row)
}

/** Keeps how the delivery of a document ended. The send is done then, however it ended. */
export async function noteDelivery(
  idempotencyKey: string,
  delivery: Delivery,
  person: string,
): Promise<void> {
  const db = await getDeskDatabase()
  const checked = {
    at: new Date().toISOString(),
    person,
    found: 'applied' as const,
    stored: { delivery },
  }
  await db
    .update(journal)
    .set({ look: checked, state: 'done', endedAt: sql`coalesce(${journal.endedAt}, now())` })
    .where(
      and(
        eq(journal.idempotencyKey, idempotencyKey),
        inArray(journal.state, ['accepted', 'done', 'unknown', 'not-applied']),
      ),
    )
}

/**
 * How deliveries ended, by the idempotency keys of their sends, as far as that was read. Whether the
 * reader may see them is for the caller to ask.
 */
export async function readDeliveries(keys: readonly string[]): Promise<Map<string, Delivery>> {
  if (keys.length === 0) return new Map()
  const db = await getDeskDatabase()
  const rows = await db
    .select({
      idempotencyKey: journal.idempotencyKey,
      delivery: sql<Delivery | null>`${journal.look} #> '{stored,delivery}'`,
    })
    .from(journal)
    .where(inArray(journal.idempotencyKey, [...keys]))
  return new Map(
    rows.flatMap(({ idempotencyKey, delivery }) => (delivery ? [[idempotencyKey, delivery]] : [])),
  )
}
