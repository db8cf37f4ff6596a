import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import type { companies } from '../../database/schema'
import type { Invoicee } from './invoicee'

type Company = typeof companies.$inferSelect

const currencies: Record<string, string> = { NO: 'NOK', SE: 'SEK', DK: 'DKK', FI: 'EUR' }

/** What is sold, and its unit. */
const goods: [string, string][] = [
  ['Strømforbruk', 'kWh'],
  ['Nettleie', 'mnd'],
  ['Fastbeløp', 'mnd'],
  ['Målerleie', 'stk'],
]

/**
 * What an invoice says to its receiver. Its lines follow from the transaction: they and the VAT add
 * up to the amount, to the cent.
 */
export function toInvoiceView(
  row: SummaryRow,
  company: Company | undefined,
  invoicee: Invoicee | null,
) {
  const net = toCents(Number(row.AmountExVat ?? row.Amount ?? 0))
  const total = toCents(Number(row.Amount ?? row.AmountExVat ?? 0))
  return {
    TransactionRid: row.TransactionRid,
    CompanyId: row.CompanyId,
    InvoiceNumber: row.InvoiceNumber,
    InvoiceType: row.InvoiceType,
    InvoiceDate: row.InvoiceDate,
    DueDate: row.DueDate,
    Currency: currencies[company?.countryCode ?? 'NO'],
    KID: row.KID,
    Invoicer: {
      Name: company?.name ?? row.Company,
      OrganizationNumber: company?.organizationNumber,
      Address: ['Postboks 100'],
    },
    Invoicee: {
      Name: row.InvoiceeName,
      OrganizationNumber: invoicee?.organizationNumber ?? null,
      Address: invoicee?.address ?? [],
    },
    Lines: buildLines(net, Number(row.RowId ?? 0)),
    Vat: toDecimalText(total - net),
    Total: toDecimalText(total),
  }
}

/** One to four lines that share the net amount; the last takes what is left. */
function buildLines(net: number, rowId: number) {
  const count = 1 + (rowId % goods.length)
  const share = Math.trunc(net / (count + 1))
  return goods.slice(0, count).map(([text, unit], index) => ({
    Text: text,
    Quantity: toDecimalText(100 * (1 + ((rowId + index) % 12))),
    Unit: unit,
    Amount: toDecimalText(index === count - 1 ? net - share * (count - 1) : share),
  }))
}

const toCents = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100)

/** Two decimals, from cents: exact. */
function toDecimalText(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
