import 'server-only'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Delivery } from '@/lib/contracts/desk/sending/sent-documents'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { journal } from '@/lib/platform/database/schema'
import { resentInvoices } from '@/lib/platform/database/send-schema'

/** What became of a failed invoice that another one was sent in the name of. */
export type ResentStanding = 'sent' | 'failed' | 'waiting'

type Link = { state: string | null; delivery: Delivery | null }

/** So many times an invoice is followed that failed again and was sent again. */
const stepsMax = 50

/**
 * Reads what was sent in the name of failed invoices of some companies, as far as the desk has
 * learned of it: one counts as sent where the last in its place does. What was surely not
 * sent counts as nothing.
 *
 * @returns the standing of one invoice; null where nothing was sent in its place.
 */
export async function readResentStandings(
  companyIds: readonly number[],
): Promise<(companyId: number, transactionRid: string) => ResentStanding | null> {
  const links = companyIds.length === 0 ? [] : await readLinks(companyIds)
  const byOld = new Map(
    links
      .filter(({ state }) => state !== null && !nothingSent.includes(state))
      .map((link) => [`${link.companyId}/${link.transactionRid}`, link]),
  )
  return (companyId, transactionRid) => {
    let link: Link | undefined = byOld.get(`${companyId}/${transactionRid}`)
    if (!link) return null
    for (let step = 0; step < stepsMax && link; step += 1) {
      const { delivery }: Link = link
      if (!delivery) return 'waiting'
      if (delivery.is === 'sent') return 'sent'
      link = byOld.get(`${companyId}/${delivery.transactionRid}`)
    }
    return 'failed'
  }
}

const nothingSent = ['refused', 'not-sent', 'not-applied']

async function readLinks(companyIds: readonly number[]) {
  const db = await getDeskDatabase()
  return db
    .select({
      companyId: resentInvoices.companyId,
      transactionRid: resentInvoices.transactionRid,
      state: journal.state,
      delivery: sql<Delivery | null>`${journal.look} #> '{stored,delivery}'`,
    })
    .from(resentInvoices)
    .innerJoin(journal, eq(journal.idempotencyKey, resentInvoices.idempotencyKey))
    .where(inArray(resentInvoices.companyId, [...companyIds]))
    .orderBy(asc(resentInvoices.sentAt))
}
