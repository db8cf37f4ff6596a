import 'server-only'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import type { Database } from '@/lib/platform/database/open'
import { manualLinks } from '@/lib/platform/database/schema'

/** A word about an invoice and one thing of another area, who said it and when. */
export type ManualLinkRow = typeof manualLinks.$inferSelect

/** Whose words: one transaction of a company. */
export type LinkedInvoice = Pick<ManualLinkRow, 'companyId' | 'transactionRid'>

/** The words of an invoice, oldest first. */
export async function readManualLinks(invoice: LinkedInvoice): Promise<ManualLinkRow[]> {
  const db = await getDeskDatabase()
  return db
    .select()
    .from(manualLinks)
    .where(isSameInvoice(invoice))
    .orderBy(asc(manualLinks.saidAt), asc(manualLinks.linkedId))
}

/**
 * The words about some receivable items of a client, and what was said to be the same as an invoice
 * that is the same as one of them. Oldest first.
 */
export async function readItemLinks(
  clientNo: string,
  ids: readonly string[],
): Promise<ManualLinkRow[]> {
  const db = await getDeskDatabase()
  const isOfItem = and(
    eq(manualLinks.area, 'item'),
    eq(manualLinks.place, clientNo),
    inArray(manualLinks.linkedId, [...ids]),
  )
  const linked = db
    .select({ companyId: manualLinks.companyId, transactionRid: manualLinks.transactionRid })
    .from(manualLinks)
    .where(and(isOfItem, eq(manualLinks.same, true)))
  const isOfLinked = sql`(${manualLinks.companyId}, ${manualLinks.transactionRid}) in ${linked}`
  return db
    .select()
    .from(manualLinks)
    .where(or(isOfItem, and(eq(manualLinks.area, 'claim'), isOfLinked)))
    .orderBy(asc(manualLinks.saidAt), asc(manualLinks.linkedId))
}

/**
 * Keeps a word in the place of what was said of the same thing. "The same" also takes the place of
 * the same said of another thing of that area and place. Words of one invoice wait for each other,
 * so the last one stands.
 */
export async function storeManualLink(link: Omit<ManualLinkRow, 'saidAt'>): Promise<void> {
  const next = { same: link.same, person: link.person }
  const db = await getDeskDatabase()
  await db.transaction(async (work) => {
    await lockInvoice(work, link)
    const saidAt = new Date()
    if (link.same)
      await work
        .delete(manualLinks)
        .where(and(isSameInvoice(link), isInPlace(link), eq(manualLinks.same, true)))
    await work
      .insert(manualLinks)
      .values({ ...link, saidAt })
      .onConflictDoUpdate({
        target: [
          manualLinks.companyId,
          manualLinks.transactionRid,
          manualLinks.area,
          manualLinks.place,
          manualLinks.linkedId,
        ],
        set: { ...next, saidAt },
      })
  })
}

/** Takes a word back. The other word about the same thing stays. */
export async function deleteManualLink(
  link: Omit<ManualLinkRow, 'saidAt' | 'person'>,
): Promise<void> {
  const db = await getDeskDatabase()
  await db.transaction(async (work) => {
    await lockInvoice(work, link)
    await work
      .delete(manualLinks)
      .where(
        and(
          isSameInvoice(link),
          isInPlace(link),
          eq(manualLinks.linkedId, link.linkedId),
          eq(manualLinks.same, link.same),
        ),
      )
  })
}

const isSameInvoice = ({ companyId, transactionRid }: LinkedInvoice) =>
  and(eq(manualLinks.companyId, companyId), eq(manualLinks.transactionRid, transactionRid))
const isInPlace = ({ area, place }: Pick<ManualLinkRow, 'area' | 'place'>) =>
  and(eq(manualLinks.area, area), eq(manualLinks.place, place))

const lockInvoice = (work: Database, { companyId, transactionRid }: LinkedInvoice) =>
  work.execute(
    sql`select pg_advisory_xact_lock(7243004, hashtext(${`${companyId}/${transactionRid}`}))`,
  )
