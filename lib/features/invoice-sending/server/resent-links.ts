import 'server-only'
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { ReplacedInvoice } from '@/lib/contracts/desk/sending/send-document'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import type { Database } from '@/lib/platform/database/open'
import { journal } from '@/lib/platform/database/schema'
import { resentInvoices } from '@/lib/platform/database/send-schema'

/** That a document was sent in the name of a failed invoice. */
export type ResentLink = typeof resentInvoices.$inferSelect

/** States from which it is known that nothing was sent. */
const nothingSent = ['refused', 'not-sent', 'not-applied']

/** After so long a send whose line is not in the journal never began: its process has ended. */
const beginMs = 300_000

/**
 * Keeps that a document is about to be sent in the name of a failed invoice. False where another one
 * was, or may have been: two of them would reach the customer. One that was surely not sent makes
 * room. Sends of one invoice wait for each other.
 */
export async function reserveResend(
  replaces: ReplacedInvoice,
  link: Pick<ResentLink, 'companyId' | 'identifier' | 'idempotencyKey' | 'person'>,
): Promise<boolean> {
  const db = await getDeskDatabase()
  const transactionRid = String(replaces.transactionRid)
  return db.transaction(async (work) => {
    await work.execute(
      sql`select pg_advisory_xact_lock(7243005, hashtext(${`${link.companyId}/${transactionRid}`}))`,
    )
    const others = await listOthers(work, { ...link, transactionRid })
    if (others.some(mayBeSent)) return false
    await work
      .insert(resentInvoices)
      .values({
        ...link,
        transactionRid,
        oldReceiptId: replaces.receiptId,
        invoiceNumber: replaces.invoiceNumber,
        sentAt: new Date(),
      })
      .onConflictDoUpdate({
        target: [resentInvoices.companyId, resentInvoices.identifier],
        set: { ...link, transactionRid, receiptId: null, sentAt: new Date() },
        setWhere: sql`${resentInvoices.idempotencyKey} <> ${link.idempotencyKey}`,
      })
    return true
  })
}

type Other = { state: string | null; sentAt: Date }

const mayBeSent = ({ state, sentAt }: Other) =>
  state === null ? Date.now() - sentAt.getTime() < beginMs : !nothingSent.includes(state)

const listOthers = (
  work: Database,
  {
    companyId,
    transactionRid,
    identifier,
    idempotencyKey,
  }: Pick<ResentLink, 'companyId' | 'transactionRid' | 'identifier' | 'idempotencyKey'>,
): Promise<Other[]> =>
  work
    .select({ state: journal.state, sentAt: resentInvoices.sentAt })
    .from(resentInvoices)
    .leftJoin(journal, eq(journal.idempotencyKey, resentInvoices.idempotencyKey))
    .where(
      and(
        eq(resentInvoices.companyId, companyId),
        or(
          eq(resentInvoices.transactionRid, transactionRid),
          eq(resentInvoices.identifier, identifier),
        ),
        ne(resentInvoices.idempotencyKey, idempotencyKey),
      ),
    )

/** Keeps what the service calls a document that was sent in the name of another. */
export async function noteResentReceipt(idempotencyKey: string, receiptId: string): Promise<void> {
  const db = await getDeskDatabase()
  await db
    .update(resentInvoices)
    .set({ receiptId })
    .where(eq(resentInvoices.idempotencyKey, idempotencyKey))
}

/** The link of a send, or null where it was sent in no other's name. */
export async function findResentLink(idempotencyKey: string): Promise<ResentLink | null> {
  const db = await getDeskDatabase()
  const [found] = await db
    .select()
    .from(resentInvoices)
    .where(eq(resentInvoices.idempotencyKey, idempotencyKey))
    .limit(1)
  return found ?? null
}

export type LinkQuestion = {
  companyIds: readonly number[]
  transactionRids: readonly string[]
  receiptIds: readonly string[]
  identifiers: readonly string[]
}

/** Links of some companies, by the failed invoices or by those in their place, oldest first. */
export async function readResentLinks(question: LinkQuestion): Promise<ResentLink[]> {
  const db = await getDeskDatabase()
  return db
    .select()
    .from(resentInvoices)
    .where(
      and(
        inArray(resentInvoices.companyId, [...question.companyIds]),
        or(
          inArray(resentInvoices.transactionRid, [...question.transactionRids]),
          inArray(resentInvoices.receiptId, [...question.receiptIds]),
          inArray(resentInvoices.identifier, [...question.identifiers]),
        ),
      ),
    )
    .orderBy(asc(resentInvoices.sentAt), asc(resentInvoices.identifier))
}
