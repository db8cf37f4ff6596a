import { compareDecimals, type Decimal } from '@/lib/shared/numbers/money'
import { checkReference } from '@/lib/shared/references/payment-reference'
import { compareNames, type NameFit, toNameKey } from './payer-names'

/**
 * An invoice that a payment may be for. `open` is what remains to be paid; null where the service
 * does not tell it. `names`: of its debtors, the main one first.
 */
export type OpenInvoice = {
  id: string
  number: string | null
  kid: string | null
  open: Decimal | null
  currency: string
  dueDate: string | null
  customerNo: string | null
  names: readonly string[]
}

type CheckRule = ReturnType<typeof checkReference>['passes'][number]

/**
 * The open invoices of an organization, found by what a payer may write. `isWhole`: all were read,
 * so that what is found once is there once.
 */
export type InvoiceIndex = {
  invoices: readonly OpenInvoice[]
  isWhole: boolean
  byKid: ReadonlyMap<string, readonly OpenInvoice[]>
  byNumber: ReadonlyMap<string, readonly OpenInvoice[]>
  byAmount: ReadonlyMap<string, readonly OpenInvoice[]>
  byNameWord: ReadonlyMap<string, readonly OpenInvoice[]>
  nameKeys: ReadonlyMap<OpenInvoice, readonly string[]>
  /** Of each length of a KID here, the rules of check digits that nearly all of it pass. */
  kidRules: ReadonlyMap<number, readonly CheckRule[]>
}

export const toDigits = (text: string) => text.replace(/\D/g, '')
/** A number of an invoice without what people leave out or add: blanks, dashes, small letters. */
export const toNumberKey = (number: string) => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
export const toAmountKey = (currency: string, amount: Decimal) => `${currency} ${amount}`

const numberMin = 4

/** What an invoice is found by, and the rules of check digits that its KID passes. */
type InvoiceKeys = {
  invoice: OpenInvoice
  kid: string
  passes: readonly CheckRule[]
  numbers: readonly string[]
  amount: string
  names: readonly string[]
  words: readonly string[]
}

/** What one invoice is found by: the part of the preparation that takes long. */
export function toInvoiceKeys(invoice: OpenInvoice): InvoiceKeys {
  const { kid, open, currency } = invoice
  const digits = kid ? toDigits(kid) : ''
  const names = invoice.names.map(toNameKey)
  return {
    ...{ invoice, names, kid: digits },
    passes: digits ? checkReference(digits).passes : [],
    numbers: listNumberKeys(invoice),
    amount: open === null ? '' : toAmountKey(currency, open),
    words: names.flatMap((key) => key.split(' ').filter((word) => word.length > 1)),
  }
}

/** Prepares the invoices for matching, of each of which is known what it is found by. */
export function indexInvoices(keys: readonly InvoiceKeys[], isWhole: boolean): InvoiceIndex {
  return {
    isWhole,
    invoices: keys.map(({ invoice }) => invoice),
    nameKeys: new Map(keys.map(({ invoice, names }) => [invoice, names])),
    byKid: groupByKeys(keys, ({ kid }) => [kid]),
    byNumber: groupByKeys(keys, ({ numbers }) => numbers),
    byAmount: groupByKeys(keys, ({ amount }) => [amount]),
    byNameWord: groupByKeys(keys, ({ words }) => words),
    kidRules: findKidRules(keys),
  }
}

/** The whole number, and its last part as people shorten it: `10402` of `2026-10402`. */
function listNumberKeys({ number }: OpenInvoice): string[] {
  if (number === null) return []
  const last = number.split(/[^\p{L}\p{N}]+/u).at(-1) ?? ''
  return [toNumberKey(number), /^\d{4,}$/.test(last) ? last : ''].filter(
    (key) => key.length >= numberMin,
  )
}

function groupByKeys(
  all: readonly InvoiceKeys[],
  keysOf: (keys: InvoiceKeys) => readonly string[],
): Map<string, OpenInvoice[]> {
  const groups = new Map<string, OpenInvoice[]>()
  for (const keys of all)
    for (const key of new Set(keysOf(keys))) {
      if (key === '') continue
      const group = groups.get(key)
      if (group) group.push(keys.invoice)
      else groups.set(key, [keys.invoice])
    }
  return groups
}

const allRules: readonly CheckRule[] = ['mod10', 'mod11']

/** Of the KIDs of one length so many pass a rule where it is the rule: a few may be mistyped. */
const ruleShare = 0.9

function findKidRules(keys: readonly InvoiceKeys[]): Map<number, CheckRule[]> {
  const ofLength = Map.groupBy(
    keys.filter(({ kid }) => kid !== ''),
    ({ kid }) => kid.length,
  )
  const listRules = (own: readonly InvoiceKeys[]) =>
    allRules.filter(
      (rule) => own.filter(({ passes }) => passes.includes(rule)).length >= own.length * ruleShare,
    )
  return new Map([...ofLength].map(([length, own]) => [length, listRules(own)]))
}

/**
 * Whether a number passes the check that KIDs of its length have here; either, where those that are
 * open have not one in common.
 */
export const passesCheck = ({ kidRules }: InvoiceIndex, digits: string): boolean => {
  const own = kidRules.get(digits.length) ?? []
  const rules = own.length > 0 ? own : allRules
  const { passes } = checkReference(digits)
  return rules.some((rule) => passes.includes(rule))
}

const fits: readonly NameFit[] = ['none', 'part', 'likely', 'same']

/** How well a payer fits an invoice. */
export type PayerFit = (invoice: OpenInvoice) => NameFit

/**
 * How well a payer fits the debtor of an invoice that fits best. Each name is compared once: a payer
 * may have thousands of invoices, and each is asked about several times.
 */
export function createPayerFit({ nameKeys }: InvoiceIndex, payerKey: string): PayerFit {
  const known = new Map<string, NameFit>()
  function compare(key: string): NameFit {
    const fit = known.get(key) ?? compareNames(payerKey, key)
    known.set(key, fit)
    return fit
  }
  return (invoice) =>
    (nameKeys.get(invoice) ?? [])
      .map(compare)
      .reduce((best, fit) => (fits.indexOf(fit) > fits.indexOf(best) ? fit : best), 'none')
}

export const isNamed = (fit: NameFit) => fit === 'same' || fit === 'likely'

/** The invoices of debtors that a payer's name fits at all. */
export function listByPayer(index: InvoiceIndex, payerKey: string): OpenInvoice[] {
  const words = payerKey.split(' ').filter((word) => word.length > 1)
  return [...new Set(words.flatMap((word) => index.byNameWord.get(word) ?? []))]
}

/** Who owes an invoice, as far as two of one debtor are told from those of a namesake. */
export const getDebtorKey = (index: InvoiceIndex, invoice: OpenInvoice): string =>
  invoice.customerNo ?? index.nameKeys.get(invoice)?.[0] ?? invoice.id

/** Sooner due first; without a date last. */
export const compareDue = (one: OpenInvoice, other: OpenInvoice): number =>
  (one.dueDate ?? '9').localeCompare(other.dueDate ?? '9')

export const isPositive = (amount: Decimal | null): amount is Decimal =>
  amount !== null && compareDecimals(amount, '0') > 0
