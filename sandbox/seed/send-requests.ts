import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { getResultRows } from '../database/result-rows'
import type { sendRequests } from '../database/sent-schema'
import type { RequestStep, StoredRequest } from '../database/stored-sent'
import { buildInvoiceLink } from '../services/distribution/send-request'

type Row = typeof sendRequests.$inferInsert
type SentTransaction = {
  rid: number
  number: string | null
  filename: string | null
  loggedAt: number
}
type RequestSeedOptions = { clientNo: number; companyIds: number[]; now: number }

const minute = 60_000
const day = 1440 * minute

/**
 * Stores the requests of a client that differ from what a transaction tells: some have none yet,
 * one number is used by two companies, and the last ones show their transaction in an odd way. With
 * `moves` the new ones go on by themselves as time passes.
 */
export async function addRequests(
  db: Database,
  wanted: RequestSeedOptions,
  moves: boolean,
): Promise<void> {
  const [companyId] = wanted.companyIds
  const found = await db.execute(sql`
    select transaction_rid::float8 as rid, invoice_number as number, filename, extract(epoch from log_time)::float8 * 1000 as "loggedAt" from sandbox.transactions
    where company_id = ${companyId} and status = 'OK' and not leaves_out and direction = 1 and log_time is not null order by row_id desc limit 5`)
  const rows = [
    ...makeUnmatchedRequests(wanted, moves),
    ...makeInconsistentRequests(wanted, getResultRows<SentTransaction>(found)),
  ]
  await db.execute(sql`
    insert into sandbox.send_requests (receipt_id, company_id, invoice_number, received_at, status, transaction_rid, next_at, data)
    select "receiptId", "companyId", "invoiceNumber", "receivedAt", status, "transactionRid", "nextAt", data
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row("receiptId" text, "companyId" int, "invoiceNumber" text, "receivedAt" bigint,
      status int, "transactionRid" bigint, "nextAt" bigint, data jsonb)`)
}

/** Requests without a transaction. */
function makeUnmatchedRequests(
  { clientNo, companyIds, now }: RequestSeedOptions,
  moves: boolean,
): Row[] {
  const [first, second = first] = companyIds
  const year = new Date(now).getUTCFullYear()
  const makeRow = (
    at: number,
    companyId: number,
    age: number,
    status: number,
    more: { number?: null; file?: string; steps?: RequestStep[] } = {},
  ): Row => {
    const number = `${year}-${700_000 + at}`
    const invoice = makeInvoice(more.number === null ? null : number, now - age)
    const steps = more.steps ?? []
    const receiptId = `Q-${clientNo}-${at}`
    const data = { filename: more.file ?? `${number}.xml`, invoiceLink: null, invoice, steps }
    return {
      receiptId,
      companyId,
      invoiceNumber: invoice.InvoiceNumber,
      receivedAt: now - age,
      status,
      nextAt: steps[0]?.at ?? null,
      data,
    }
  }
  const fresh = makeRow(1, first!, 2 * minute, 1, {
    file: `${year}-700001.pdf`,
    steps: moves ? makeRejectionSteps(now) : [],
  })
  return [
    fresh,
    { ...makeRow(2, second!, 90 * minute, 2), invoiceNumber: fresh.invoiceNumber },
    makeRow(3, first!, 6 * minute, 2, { file: `${year}-700003.txt` }),
    makeRow(4, first!, 3 * day, 1),
    makeRow(5, first!, 2 * day, 3),
    makeRow(6, first!, day, 7),
    makeRow(7, first!, 20 * minute, 2, { number: null }),
  ]
}

/**
 * Requests with a transaction that is also told of elsewhere, and something that does not fit it.
 */
function makeInconsistentRequests(
  { clientNo, companyIds }: RequestSeedOptions,
  sent: SentTransaction[],
): Row[] {
  const kinds: { status?: number; data?: Partial<StoredRequest> }[] = [
    { status: 2 },
    { data: { invoiceData: null, invoiceLink: null } },
    { data: { invoiceLink: 'http://invoices.example/i/plain' } },
    { data: { invoiceLink: 'https://elsewhere.example/i/other' } },
    { data: { invoiceLink: 'javascript:alert(1)', invoiceData: 'not base64!' } },
  ]
  return sent.map(({ rid, number, filename, loggedAt }, at) => {
    const receiptId = `Q-${clientNo}-${at + 11}`
    const data = {
      filename,
      invoiceLink: buildInvoiceLink(receiptId),
      invoice: {},
      steps: [],
      ...kinds[at]!.data,
    }
    const status = kinds[at]!.status ?? 3
    return {
      receiptId,
      companyId: companyIds[0]!,
      invoiceNumber: number,
      receivedAt: loggedAt - minute,
      status,
      transactionRid: rid,
      data,
    }
  })
}

const makeInvoice = (number: string | null, at: number) => ({
  RequestedChannel: 'eFaktura',
  Channel: 'eFaktura',
  InvoiceType: 'Invoice',
  InvoiceNumber: number,
  InvoiceeName: 'Solveig Tveit',
  InvoiceDate: new Date(at).toISOString().slice(0, 10),
  DueDate: new Date(at + 14 * day).toISOString().slice(0, 10),
  Amount: 1250.5,
  AmountExVat: 1000.4,
  KID: '202670000018',
})

/** On its way in a few minutes, and refused by the receiver's bank after an hour. */
const makeRejectionSteps = (now: number): RequestStep[] => [
  { at: now + 2 * minute, status: 2 },
  {
    at: now + 4 * minute,
    status: 3,
    transaction: { Status: 'Pending', ChannelStatus: 'WaitingForReceipt' },
  },
  {
    at: now + 60 * minute,
    transaction: {
      Status: 'Failed',
      ChannelStatus: 'Rejected',
      LogText: 'The receiver has no eFaktura agreement with this sender',
    },
  },
]
