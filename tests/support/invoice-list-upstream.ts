import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import { type Answer, json } from './fake-upstream'
import { organizationId } from './invoice-upstream'

/**
 * An upstream of collection invoices whose tokens are the worst that are plausible: how many rows
 * were given so far. A row that arrives at the top pushes all others down, so that the next page
 * begins with rows of the one before.
 */
export function invoiceListUpstream(rows: CollectionInvoice[]) {
  const model = {
    rows,
    pageMax: 4,
    /** The token that a page was asked for with, page by page; null for the first. */
    asked: [] as (string | null)[],
    /** The filters of the last request. */
    filters: {} as Record<string, string>,
    tokenAfter: (given: number): string | null => `rows-${given}`,
    /** What a request meets before it is answered; true: it was answered by this. */
    before: (_: string | null, __: Parameters<Answer>) => false as boolean | Promise<boolean>,
  }
  const answer: Answer = async (...exchange) => {
    const { PageToken = null, ...filters } = Object.fromEntries(
      new URL(exchange[0].url, 'http://upstream.example').searchParams,
    )
    model.asked.push(PageToken)
    model.filters = filters
    if (await model.before(PageToken, exchange)) return
    const from = Number(/\d+$/.exec(PageToken ?? '')?.[0] ?? 0)
    const data = model.rows.slice(from, from + model.pageMax)
    const isLast = from + model.pageMax >= model.rows.length
    json(exchange[1], 200, {
      summary: {
        status: 'SUCCESS',
        nextPageToken: isLast ? null : model.tokenAfter(from + model.pageMax),
      },
      data,
    })
  }
  return { model, answer }
}

export const invoiceOf = (at: number): CollectionInvoice => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  organization: { id: organizationId, organizationNumber: '987654325', name: 'Fjord Kraft; nord' },
  invoiceNumber: `00${at}`,
  status: at % 2 ? 'OPEN' : 'PAUSED',
  type: 'DEBT_COLLECTION',
  createdAt: '2026-03-01T10:00:00Z',
  currency: 'NOK',
  originalInvoiceAmount: 1250.5,
  remainingAmount: at === 0 ? -0.5 : at,
  claims: [{ type: 'PRINCIPAL' }, { type: 'FEE' }],
  debtors: [
    { role: 'CO_DEBTOR', name: 'Ola Moen', customerNumber: '7' },
    {
      ...{
        role: 'PRIMARY_DEBTOR',
        firstname: 'Kari',
        lastname: 'Nordmann',
        customerNumber: `=${at}`,
      },
      ...{ identificationNumber: '01019030071', dateOfBirth: '1990-01-01' },
    },
  ],
})

/** As many invoices of an organization, whose ids differ in their last digits alone. */
export const invoiceList = (count: number): CollectionInvoice[] =>
  Array.from({ length: count }, (_, at) => invoiceOf(at))
