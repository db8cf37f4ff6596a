import 'server-only'
import { and, asc, eq, sql } from 'drizzle-orm'
import { deskDatabase } from '../database/desk-database'
import type { Database } from '../database/open'
import { invoiceJoins } from '../database/schema'

/** A word about an invoice and one thing of another area, who said it and when. */
export type InvoiceJoin = typeof invoiceJoins.$inferSelect

/** Whose words: one transaction of a company. */
export type JoinedInvoice = Pick<InvoiceJoin, 'companyId' | 'transactionRid'>

/** The words of an invoice, oldest first. */
export async function joinsOf(invoice: JoinedInvoice): Promise<InvoiceJoin[]> {
  const db = await deskDatabase()
  return db.select().from(invoiceJoins).where(isOf(invoice)).orderBy(asc(invoiceJoins.saidAt), asc(invoiceJoins.target))
}

/**
 * Keeps a word in the place of what was said of the same thing. "The same" also takes the place of the same said of another thing of that area and place.
 * Words of one invoice wait for each other, so the last one stands.
 */
export async function keepJoin(join: Omit<InvoiceJoin, 'saidAt'>): Promise<void> {
  const next = { same: join.same, person: join.person }
  const db = await deskDatabase()
  await db.transaction(async (work) => {
    await waitTurn(work, join)
    const saidAt = new Date()
    if (join.same) await work.delete(invoiceJoins).where(and(isOf(join), isIn(join), eq(invoiceJoins.same, true)))
    await work
      .insert(invoiceJoins)
      .values({ ...join, saidAt })
      .onConflictDoUpdate({
        target: [invoiceJoins.companyId, invoiceJoins.transactionRid, invoiceJoins.area, invoiceJoins.place, invoiceJoins.target],
        set: { ...next, saidAt },
      })
  })
}

/** Takes a word back. The other word about the same thing stays. */
export async function dropJoin(join: Omit<InvoiceJoin, 'saidAt' | 'person'>): Promise<void> {
  const db = await deskDatabase()
  await db.transaction(async (work) => {
    await waitTurn(work, join)
    await work.delete(invoiceJoins).where(and(isOf(join), isIn(join), eq(invoiceJoins.target, join.target), eq(invoiceJoins.same, join.same)))
  })
}

const isOf = ({ companyId, transactionRid }: JoinedInvoice) =>
  and(eq(invoiceJoins.companyId, companyId), eq(invoiceJoins.transactionRid, transactionRid))
const isIn = ({ area, place }: Pick<InvoiceJoin, 'area' | 'place'>) => and(eq(invoiceJoins.area, area), eq(invoiceJoins.place, place))

const waitTurn = (work: Database, { companyId, transactionRid }: JoinedInvoice) =>
  work.execute(sql`select pg_advisory_xact_lock(7243004, hashtext(${`${companyId}/${transactionRid}`}))`)
