import 'server-only'
import { and, asc, eq, inArray, ne, notExists, or, sql } from 'drizzle-orm'
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

/** The place of a failed invoice, kept for one send. */
type ResendPlace = {
  /** Gives it up where the send has not begun. While another arrival of it may begin, it stays kept. */
  release: () => Promise<void>
}

/**
 * Keeps that a document is about to be sent in the name of a failed invoice. Null where another one
 * was, or may have been: two of them would reach the customer. One that was surely not sent makes
 * room. Sends of one invoice wait for each other.
 */
export async function reserveResend(
  replaces: ReplacedInvoice,
  link: Pick<ResentLink, 'companyId' | 'identifier' | 'idempotencyKey' | 'person'>,
): Promise<ResendPlace | null> {
  const db = await getDeskDatabase()
  const transactionRid = String(replaces.transactionRid)
  return db.transaction(async (work) => {
    await work.execute(
      sql`select pg_advisory_xact_lock(7243005, hashtext(${`${link.companyId}/${transactionRid}`}))`,
    )
    const others = await listOthers(work, { ...link, transactionRid })
    if (others.some(mayBeSent)) return null
    if (await renewReservation(work, { ...link, transactionRid }))
      return { release: async () => {} }
    const reserved = {
      ...link,
      transactionRid,
      oldReceiptId: replaces.receiptId,
      invoiceNumber: replaces.invoiceNumber,
      receiptId: null,
      sentAt: new Date(),
    }
    await work
      .insert(resentInvoices)
      .values(reserved)
      .onConflictDoUpdate({
        target: [resentInvoices.companyId, resentInvoices.identifier],
        set: reserved,
      })
    return { release: () => releaseResend(reserved) }
  })
}

/**
 * Notes another arrival of the same send: its time moves, by which an arrival that gives its place
 * up sees that another one counts on it.
 */
async function renewReservation(
  work: Database,
  { companyId, transactionRid, identifier, idempotencyKey }: LinkNames,
): Promise<boolean> {
  const renewed = await work
    .update(resentInvoices)
    .set({ sentAt: sql`greatest(now(), ${resentInvoices.sentAt} + interval '1 millisecond')` })
    .where(
      and(
        eq(resentInvoices.companyId, companyId),
        eq(resentInvoices.identifier, identifier),
        eq(resentInvoices.transactionRid, transactionRid),
        eq(resentInvoices.idempotencyKey, idempotencyKey),
      ),
    )
    .returning({ identifier: resentInvoices.identifier })
  return renewed.length > 0
}

/** A send that stands in the journal has begun: how it ended decides, and nothing is given up. */
async function releaseResend({
  idempotencyKey,
  sentAt,
}: Pick<ResentLink, 'idempotencyKey' | 'sentAt'>) {
  const db = await getDeskDatabase()
  await db
    .delete(resentInvoices)
    .where(
      and(
        eq(resentInvoices.idempotencyKey, idempotencyKey),
        eq(resentInvoices.sentAt, sentAt),
        notExists(
          db
            .select({ idempotencyKey: journal.idempotencyKey })
            .from(journal)
            .where(eq(journal.idempotencyKey, idempotencyKey)),
        ),
      ),
    )
}

type LinkNames = Pick<ResentLink, 'companyId' | 'transactionRid' | 'identifier' | 'idempotencyKey'>

type Other = { state: string | null; sentAt: Date }

const mayBeSent = ({ state, sentAt }: Other) =>
  state === null ? Date.now() - sentAt.getTime() < beginMs : !nothingSent.includes(state)

const listOthers = (
  work: Database,
  { companyId, transactionRid, identifier, idempotencyKey }: LinkNames,
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
