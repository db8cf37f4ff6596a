import Big from 'big.js'
import type { ReplacedInvoice } from '@/lib/contracts/desk/sending/send-document'
import type { Answer } from '@/lib/contracts/registry'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import { formatDecimalInput, parseExactDecimal } from '@/lib/shared/numbers/number-input'
import {
  type DocumentRoute,
  makeBlankDocument,
  makeLine,
  type TypedDocument,
  type TypedLine,
} from './typed-document'
import { findUnitCode } from './unit-code'

type View = Answer<'getInvoiceView'>
type ViewLine = NonNullable<NonNullable<View['Lines']>[number]>

/**
 * A failed invoice as a new form opens it: number, days, names, lines and the total that it had, as
 * far as its view tells them. Prices follow from a line's amount, the rate from the whole of the VAT,
 * where both come out exactly; else they are left for a person, and so is a currency that
 * neither the view nor the sender's country tells. The total is what the lines are held
 * against. What it says otherwise is told by `listReplacedDoubts`. A credit note may be shown with negative amounts; as a document it states them positive.
 */
export function toReplacedDocument(
  view: View,
  route: DocumentRoute,
  blank: { today: string; country: string; isGuessed?: boolean },
): TypedDocument {
  const document = makeBlankDocument(route, blank)
  const { fields } = document
  const isCredit = isCreditNote(view)
  const isNegative = isCredit && readDecimal(view.Total)?.lt(0) === true
  const unsign = (text: string | null | undefined) =>
    isNegative && text != null ? (readDecimal(text)?.neg().toFixed() ?? text) : text
  const lines: readonly ViewLine[] = (view.Lines ?? []).map((line) => ({
    ...line,
    Amount: unsign(line.Amount),
  }))
  const rate = findRate({ ...view, Vat: unsign(view.Vat) }, lines)
  return {
    ...document,
    fields: {
      ...fields,
      documentKind: isCredit ? 'creditNote' : 'invoice',
      number: view.InvoiceNumber ?? '',
      dueDate: toCalendarDay(view.DueDate ?? '') ?? view.DueDate ?? '',
      issueDate: findInvoiceDate(view) ?? blank.today,
      currency: view.Currency?.trim() || (blank.isGuessed ? '' : fields.currency),
      expectedTotal: toInput(readDecimal(unsign(view.Total))),
      paymentReference: view.KID ?? '',
      senderName: view.Invoicer?.Name ?? '',
      senderOrganizationNo: view.Invoicer?.OrganizationNumber ?? '',
      name: view.Invoicee?.Name ?? '',
      organizationNo: view.Invoicee?.OrganizationNumber ?? '',
      ...toAddress(view.Invoicee?.Address),
    },
    lines:
      lines.length > 0 ? lines.map((line) => toLine(line, rate, blank.country)) : document.lines,
  }
}

/** Whether the type of a transaction or of its view names a credit note. */
export const isCreditNote = ({ InvoiceType }: { InvoiceType?: string | null }): boolean =>
  /^credit[ _-]?note$/i.test(InvoiceType?.trim() ?? '')

/**
 * Whether a view tells the invoice that was asked for, as far as it tells which one it is: a service
 * that ignores the question answers with any.
 */
export function isViewOf(view: View, { transactionRid, invoiceNumber }: ReplacedInvoice): boolean {
  const { TransactionRid, InvoiceNumber } = view
  if (TransactionRid != null) return String(TransactionRid) === String(transactionRid)
  return (
    InvoiceNumber == null || invoiceNumber === null || InvoiceNumber.trim() === invoiceNumber.trim()
  )
}

/** The date of an invoice as its view tells it; null where it tells none. */
export const findInvoiceDate = ({ InvoiceDate }: View): string | null =>
  toCalendarDay(InvoiceDate ?? '')

/** Three lines of an address; a fourth, such as "0184 Oslo", is its post code and city. */
function toAddress(lines: readonly (string | null)[] | null | undefined) {
  const texts = (lines ?? []).flatMap((line) => line ?? [])
  const last = texts.at(-1) ?? ''
  const place = /^(?:[A-Z]{1,2}-)?(\d{3} ?\d{2}|\d{4})\s+(\S.*)$/.exec(last.trim())
  const street = place ? texts.slice(0, -1) : texts
  return {
    address1: street[0] ?? '',
    address2: street[1] ?? '',
    address3: street[2] ?? '',
    postCode: place?.[1] ?? '',
    city: place?.[2] ?? '',
  }
}

function toLine(line: ViewLine, rate: string | null, country: string): TypedLine {
  const blank = makeLine(country)
  const quantity = readDecimal(line.Quantity)
  const amount = readDecimal(line.Amount)
  const price = amount && quantity && !quantity.eq(0) ? amount.div(quantity) : null
  const isExact = price !== null && amount !== null && price.round(6).times(quantity!).eq(amount)
  return {
    ...blank,
    text: line.Text ?? '',
    unit: (isExact && findUnitCode(line.Unit ?? '')) || blank.unit,
    quantity: isExact ? toInput(quantity) : '1',
    price: toInput(isExact ? price.round(6) : amount),
    vat: rate ?? '',
  }
}

/** A number as an input shows it; blank where it is not known. */
export const toInput = (value: Big | null) =>
  value === null ? '' : formatDecimalInput(value.toFixed() as `${number}`)

/** Rates of VAT that are in use in the four countries, in percent. */
const rates = ['25', '25.5', '15', '14', '13.5', '12', '10', '6', '0']

/** The one rate that makes the VAT of all lines what it was; null where there is none, or several. */
function findRate(view: View, lines: readonly ViewLine[]): string | null {
  const vat = readDecimal(view.Vat)
  const amounts = lines.map(({ Amount }) => readDecimal(Amount))
  if (vat === null || amounts.length === 0 || amounts.includes(null)) return null
  const net = amounts.reduce<Big>((sum, each) => sum.plus(each ?? 0), new Big(0))
  const fitting = rates.filter((rate) => net.times(rate).div(100).round(2).eq(vat))
  return fitting.length === 1 ? fitting[0]! : null
}

/** A number of a view; null where it tells none. */
export function readDecimal(text: string | null | undefined): Big | null {
  const read = text == null ? null : parseExactDecimal(text)
  return read === null ? null : new Big(read)
}
