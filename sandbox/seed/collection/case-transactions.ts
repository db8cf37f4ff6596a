import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { toDatePlusDays } from '../../clock'
import { getResultRows } from '../../database/result-rows'
import type { NewTransaction } from '../../database/stored-transaction'
import { addTransactions } from '../../services/partner/transaction-store'
import { seedClients } from '../seed'
import { spanDays } from '../transactions'

/** So many invoices of an organization's collection were sent by its first company, unless told. */
const usualCaseTransactions = 12

type CaseInvoice = {
  number: string
  kid: string
  invoiceDate: string
  dueDate: string
  amount: number
  name: string
}

/**
 * Stores a transaction each for some collection invoices, so that one invoice is met in every area:
 * the same number, KID, amount, dates and receiver; those that were sent already are left out. They
 * are older than the other transactions of the seed, so that those stand alone in their days, and
 * have to be stored before them: the search stands in the order in which they were.
 */
export async function addCaseTransactions(
  db: Database,
  {
    organizationId,
    companyId,
    company,
    count = usualCaseTransactions,
  }: { organizationId: string; companyId: number; company: string; count?: number },
  now: number,
): Promise<void> {
  const found = await db.execute(sql`
    select number, kid, "invoiceDate", "dueDate", amount, name from (
      select invoice_number as number, data->>'ocrReferenceNumber' as kid, left(data->>'invoiceDate', 10) as "invoiceDate", left(data->>'dueDate', 10) as "dueDate",
        original_invoice_amount::float8 as amount, data->'debtors'->0->>'name' as name, seq
      from sandbox.collection_invoices
      where organization_id = ${organizationId} and data->>'invoiceDate' < ${toDatePlusDays(now, -spanDays - 2)} and data->>'ocrReferenceNumber' is not null
        and invoice_number ~ '^\\d{4}-\\d{6}$' and original_invoice_amount::numeric between 1 and 1000000 and data->'debtors'->0->>'name' <> ''
      order by data->>'invoiceDate' desc, seq limit ${count}
    ) as handed
    where not exists (select from sandbox.transactions where split_part(search, E'\\n', 1) collate "C" = number and company_id = ${companyId})
    order by "invoiceDate" desc, seq`)
  const rows = getResultRows<CaseInvoice>(found).map((handed) =>
    toDeliveredTransaction(handed, { companyId, company }),
  )
  if (rows.length > 0) await addTransactions(db, () => rows.toReversed())
}

/** So many invoices of each client's collection in the seed were sent. */
const seedCaseTransactions = 60

/** Stores the transactions of invoices in collection for each client of the seed. */
export async function sendCaseInvoices(db: Database, now: number): Promise<void> {
  for (const { organizationId, companyIds, name: company } of seedClients)
    await addCaseTransactions(
      db,
      { organizationId, companyId: companyIds[0]!, company, count: seedCaseTransactions },
      now,
    )
}

const toDeliveredTransaction = (
  { number, kid, invoiceDate, dueDate, amount, name }: CaseInvoice,
  { companyId, company }: { companyId: number; company: string },
): NewTransaction => ({
  CompanyId: companyId,
  DirectionCode: 1,
  LogTime: `${invoiceDate}T08:31:04`,
  DeliveryTime: `${invoiceDate}T08:33:41`,
  Status: 'OK',
  Company: company,
  Channel: 'E-mail',
  RequestedChannel: 'E-mail',
  ActualChannel: 'E-mail',
  InvoiceType: 'Invoice',
  InvoiceNumber: number,
  Filename: `${number}.pdf`,
  InvoiceeName: name,
  InvoiceDate: invoiceDate,
  DueDate: dueDate,
  Amount: amount,
  AmountExVat: Math.round(amount * 80) / 100,
  KID: kid,
  ChannelStatus: 'Delivered',
  ChannelUpdateTime: `${invoiceDate}T08:33:41`,
  CorrelationStatus: 'Matched',
})
