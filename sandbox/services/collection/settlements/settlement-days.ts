import Big from 'big.js'
import { and, asc, eq, gte, inArray, lt, ne, notExists, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import type { Clock } from '../../../clock'
import { toDatePlusDays } from '../../../clock'
import {
  collectionCases,
  collectionInvoices,
  collectionPostings,
  collectionSettlements,
} from '../../../database/collection-schema'
import type { Directory, Tenant } from '../../../directory'
import { readBookedAmounts } from '../booked-amounts'
import { announceAll } from '../webhooks/webhook-outbox'
import { computeAllocations } from './settlement-rules'

const dayMs = 86_400_000
const chunk = 500

type Parts = { db: Database; directory: Directory; clock: Clock }
type DuePayment = Awaited<ReturnType<typeof listUnsettledPayments>>[number]

/**
 * Settles what debtors paid to the collector on days that are over by the tenant's clock, each
 * payment by itself on the day after (assumed). What was paid to the creditor is not settled: the
 * creditor has it. A settlement has the id of its payment, so that none is made twice.
 */
export class SettlementDays {
  /** The start of the day before which a tenant's payments are settled. */
  private readonly settledUntil = new Map<string, number>()

  constructor(private readonly parts: Parts) {}

  /**
   * Settles what a tenant brought along, however old, and tells nobody. Before that nothing of the
   * tenant is settled.
   */
  async begin(tenant: Tenant): Promise<void> {
    await this.settle(tenant, 0, null)
  }

  /** Settles the days of a tenant that went by since, and tells of it. */
  async goOn(tenant: Tenant): Promise<void> {
    const since = this.settledUntil.get(tenant.id)
    const now = this.nowOf(tenant)
    if (since !== undefined && since < getDayStart(now)) await this.settle(tenant, since, now)
  }

  async goOnWithAll(): Promise<void> {
    for (const tenant of this.parts.directory.tenants()) await this.goOn(tenant)
  }

  private async settle(tenant: Tenant, since: number, announcedAt: number | null) {
    const { db, directory } = this.parts
    const today = getDayStart(this.nowOf(tenant))
    for (const { organizationId } of directory.clientsOf(tenant.id)) {
      const due = await listUnsettledPayments(db, organizationId, since, today)
      for (let from = 0; from < due.length; from += chunk)
        await settle(db, tenant, due.slice(from, from + chunk), announcedAt)
    }
    this.settledUntil.set(tenant.id, today)
  }

  private nowOf({ settings }: Tenant): number {
    return this.parts.clock.now() + settings.clockOffset
  }
}

const getDayStart = (moment: number) => moment - (moment % dayMs)

const listUnsettledPayments = (db: Database, organizationId: string, from: number, to: number) =>
  db
    .select({
      posting: collectionPostings,
      invoice: collectionInvoices,
      caseNumber: collectionCases.caseNumber,
    })
    .from(collectionPostings)
    .innerJoin(collectionInvoices, eq(collectionInvoices.id, collectionPostings.invoiceId))
    .innerJoin(collectionCases, eq(collectionCases.caseId, collectionInvoices.caseId))
    .where(
      and(
        eq(collectionPostings.organizationId, organizationId),
        eq(collectionPostings.kind, 'payment'),
        ne(collectionPostings.type, 'DIRECT_PAYMENT'),
        gte(collectionPostings.at, from),
        lt(collectionPostings.at, to),
        notExists(
          db
            .select()
            .from(collectionSettlements)
            .where(sql`${collectionSettlements.settlementId} = ${collectionPostings.id}::text`),
        ),
      ),
    )
    .orderBy(asc(collectionPostings.at), asc(collectionPostings.seq))

/** @param announcedAt by the tenant's clock; null: nobody is told. */
async function settle(db: Database, tenant: Tenant, due: DuePayment[], announcedAt: number | null) {
  if (due.length === 0) return
  const paidBefore = await readBookedBefore(db, due)
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(collectionSettlements)
      .values(due.map((one) => buildSettlementRow(one, paidBefore(one))))
      .onConflictDoNothing()
      .returning()
    if (announcedAt !== null)
      await announceAll(tx, tenant.id, made.map(toSettlementEvent), announcedAt)
  })
}

/** What a webhook tells of a new settlement. */
export function toSettlementEvent({
  settlementId,
  organizationId,
  settlementDate,
  caseNumber,
  data,
}: typeof collectionSettlements.$inferSelect) {
  const { invoiceId, invoiceNumber } = data
  return {
    type: 'SETTLEMENT_CREATED',
    data: { settlementId, organizationId, settlementDate, invoiceId, invoiceNumber, caseNumber },
  }
}

/** What was paid on the invoice of a payment before it, and what is credited on it by now. */
async function readBookedBefore(db: Database, due: DuePayment[]) {
  const invoiceIds = [...new Set(due.map(({ invoice }) => invoice.id))]
  const booked = await readBookedAmounts(db, invoiceIds)
  const payments = await db
    .select({
      id: collectionPostings.id,
      invoiceId: collectionPostings.invoiceId,
      amount: collectionPostings.amount,
    })
    .from(collectionPostings)
    .where(
      and(
        inArray(collectionPostings.invoiceId, invoiceIds),
        eq(collectionPostings.kind, 'payment'),
      ),
    )
    .orderBy(asc(collectionPostings.seq))
  const paid = new Map<string, Big>()
  const before = new Map<string, Big>()
  for (const { id, invoiceId, amount } of payments) {
    const sum = paid.get(invoiceId) ?? new Big(0)
    before.set(id, sum)
    paid.set(invoiceId, sum.plus(amount))
  }
  return ({ posting, invoice }: DuePayment) => ({
    paid: (before.get(posting.id) ?? new Big(0)).toFixed(),
    credited: booked(invoice.id).credited,
  })
}

function buildSettlementRow(
  { posting, invoice, caseNumber }: DuePayment,
  booked: { paid: string; credited: string },
) {
  const invoiceReference = {
    invoiceId: invoice.id,
    invoiceNumber: invoice.invoiceNumber ?? '',
    caseNumber,
  }
  return {
    settlementId: posting.id,
    organizationId: posting.organizationId,
    settlementDate: toDatePlusDays(posting.at, 1),
    caseNumber,
    currency: posting.currency,
    data: {
      collectionType: invoice.type === 'PAYMENT_REMINDER' ? 'REMINDER' : 'DEBT_COLLECTION',
      customerReference: invoice.customerNumber,
      exchangeRate: 1,
      settlementAmount: posting.amount,
      invoiceId: invoice.id,
      invoiceNumber: invoice.invoiceNumber,
      allocations: computeAllocations(invoice.data.claims, booked, posting.amount).map((part) => ({
        ...part,
        ...invoiceReference,
      })),
    },
  }
}
