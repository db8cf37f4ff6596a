import { isCalendarDate } from '@/lib/shared/dates/calendar-date'
import { normalizeCurrency } from '@/lib/shared/numbers/money'
import { parseBankAmount } from './bank-amounts'
import type { BankLine, BankList } from './bank-line'
import type { LeftReason } from './left-line'

type WrittenAmount = { value: string; currency: string | undefined }

/** What of an entry or of one of its transactions a payment is made of, as it is written. */
type Fields = {
  amount?: WrittenAmount
  side?: string
  status?: string
  day?: string
  reversal?: string
  /** Of all its batches; NaN where one is no number. */
  transactionCount?: number
  payer?: string
  bankReference?: string
  references: string[]
}

const entry = 'Ntry'
const transaction = 'TxDtls'

/**
 * Collects the payments of a notification of the ISO 20022 kind camt.054 (or of a statement, whose
 * entries are the same) while its elements pass by. An entry of several transactions is as many
 * payments; one without is itself a payment.
 *
 * @returns `list`: what was found; null where there was no entry at all.
 */
export function createCamtReader() {
  const path: string[] = []
  let text = ''
  let currency: string | undefined
  let ofEntry: Fields = { references: [] }
  let ofTransaction: Fields | null = null
  let transactions: Fields[] = []
  let count = 0
  const list: BankList = {
    ...{ format: 'camt', columns: null, isDayOrderGuess: false },
    ...{ lines: [], left: [] },
  }

  function closeEntry() {
    for (const own of transactions.length > 0 ? transactions : [{ references: [] }]) {
      count += 1
      const isOnly = isOnlyTransaction(transactions, ofEntry)
      const read = readPayment(count, own, ofEntry, isOnly)
      if (typeof read === 'string') {
        const raw = [own.payer, ...own.references, writeAmount(own.amount ?? ofEntry.amount)]
        list.left.push({
          ...{ no: count, raw: raw.filter(Boolean).join('; '), why: read },
          cells: toCells(own, ofEntry, isOnly),
        })
      } else list.lines.push(read)
    }
    const told = ofEntry.transactionCount ?? 0
    if (transactions.length === 0 || told <= transactions.length) return
    count += 1
    list.left.push({ no: count, raw: writeAmount(ofEntry.amount), why: 'unlisted' })
  }

  return {
    list: () => (count > 0 ? list : null),
    onOpen(name: string, attributes: { get: (name: string) => string | undefined }) {
      path.push(name)
      text = ''
      if (name === entry) {
        ofEntry = { references: [] }
        transactions = []
        ofTransaction = null
      }
      if (name === transaction) {
        ofTransaction = { references: [] }
        transactions.push(ofTransaction)
      }
      if (name === 'Amt') currency = attributes.get('Ccy')
    },
    onText(part: string) {
      if (text.length < 500) text += part
    },
    onClose(name: string) {
      const value = text.trim()
      if (path.includes(entry) && value !== '') {
        takeField(path, value, ofEntry, ofTransaction)
        const owner = findAmountOwner(path, ofEntry, ofTransaction)
        if (owner) owner.amount = pickAmount(owner.amount, { value, currency }, ofEntry)
      }
      path.pop()
      text = ''
      if (name === transaction) ofTransaction = null
      if (name === entry) closeEntry()
    },
  }
}

/**
 * Whether an entry has no other transactions than one that is listed, or is a payment itself: a batch
 * may count more than it lists.
 */
const isOnlyTransaction = ({ length }: readonly Fields[], { transactionCount }: Fields) =>
  length === 0 || (length === 1 && (transactionCount ?? 1) === 1)

/** The first amount, or the first in the currency of the entry where there is one. */
const pickAmount = (first: WrittenAmount | undefined, next: WrittenAmount, { amount }: Fields) =>
  first && (isOfOneCurrency(first, amount) || !isOfOneCurrency(next, amount)) ? first : next

const writeAmount = (amount: WrittenAmount | undefined) =>
  amount ? `${amount.value} ${amount.currency ?? ''}`.trim() : ''

/** Whose amount an element is: the entry's, its transaction's own, or nobody's. */
function findAmountOwner(
  path: readonly string[],
  ofEntry: Fields,
  ofTransaction: Fields | null,
): Fields | null {
  const [name, parent] = [path.at(-1), path.at(-2)]
  if (name !== 'Amt') return null
  if (parent === entry) return ofEntry
  const isOwn = parent === transaction || parent === 'TxAmt'
  return isOwn && ofTransaction ? ofTransaction : null
}

function takeField(
  path: readonly string[],
  value: string,
  ofEntry: Fields,
  ofTransaction: Fields | null,
) {
  const [name = '', parent = '', above = ''] = [path.at(-1), path.at(-2), path.at(-3)]
  const fields = ofTransaction ?? ofEntry
  const isOwn = parent === entry || parent === transaction
  if (name === 'CdtDbtInd' && isOwn) fields.side = value
  if (name === 'RvslInd' && parent === entry) ofEntry.reversal = value
  if ((name === 'Sts' && parent === entry) || (parent === 'Sts' && above === entry))
    ofEntry.status = value
  if (name === 'NbOfTxs' && parent === 'Btch')
    ofEntry.transactionCount = (ofEntry.transactionCount ?? 0) + Number(value)
  if (parent === 'BookgDt' && above === entry) ofEntry.day = value
  if (parent === 'ValDt' && above === entry) ofEntry.day ??= value
  if (name === 'AcctSvcrRef' && (isOwn || parent === 'Refs')) fields.bankReference = value
  if (name === 'TxId' && parent === 'Refs') fields.bankReference ??= value
  const isPayer = name === 'Nm' && (parent === 'Dbtr' || (parent === 'Pty' && above === 'Dbtr'))
  if (isPayer) fields.payer ??= value
  if (name === 'Ref' && parent === 'CdtrRefInf') fields.references.push(value)
  if (name === 'Nb' && parent === 'RfrdDocInf') fields.references.push(value)
  if (name === 'Ustrd') fields.references.push(value)
}

/**
 * An amount or reference of the entry is that of its only transaction, and of none of several. What
 * a transaction tells in another currency is what its payer sent, not what came in.
 */
const findOwn = (own: Fields, ofEntry: Fields, isOnly: boolean) => ({
  ...{ side: own.side ?? ofEntry.side, paid: (ofEntry.day ?? '').slice(0, 10) },
  amount: isOfOneCurrency(own.amount, ofEntry.amount)
    ? own.amount
    : isOnly
      ? ofEntry.amount
      : undefined,
  bankReference: own.bankReference ?? (isOnly ? ofEntry.bankReference : undefined),
  reference: own.references.join(' ').slice(0, 500),
})

const isOfOneCurrency = (one: WrittenAmount | undefined, other: WrittenAmount | undefined) =>
  one !== undefined && normalizeCurrency(one.currency) === normalizeCurrency(other?.currency)

function readPayment(
  no: number,
  own: Fields,
  ofEntry: Fields,
  isOnly: boolean,
): BankLine | LeftReason {
  const { side, paid, amount: written, bankReference, reference } = findOwn(own, ofEntry, isOnly)
  if (side !== 'CRDT') return 'outgoing'
  if (ofEntry.reversal === 'true' || ofEntry.reversal === '1') return 'reversed'
  if (ofEntry.status !== undefined && ofEntry.status !== 'BOOK') return 'pending'
  if (!isCalendarDate(paid)) return 'date'
  const amount = parseBankAmount(written?.value ?? '', '.')
  if (amount.is !== 'amount' || amount.decimal === '0') return 'amount'
  const currency = normalizeCurrency(written?.currency)
  if (currency === null || !/^[A-Z]{3}$/.test(currency)) return 'currency'
  return {
    ...{ no, paid, currency, reference, amount: amount.decimal },
    payer: own.payer ?? '',
    bankReference: bankReference ?? null,
  }
}

/** What is left out under the headings of ours; what went out has its sign. */
function toCells(own: Fields, ofEntry: Fields, isOnly: boolean): string[] {
  const { side, paid, amount, bankReference = '', reference } = findOwn(own, ofEntry, isOnly)
  const read = parseBankAmount(amount?.value ?? '', '.')
  const text = read.is === 'amount' ? read.decimal.replace('.', ',') : (amount?.value ?? '')
  const isOut = side !== 'CRDT' && text !== '' && !text.startsWith('-')
  return [
    ...[paid, own.payer ?? '', reference, isOut ? `-${text}` : text],
    ...[normalizeCurrency(amount?.currency) ?? '', bankReference],
  ].map((cell) => cell.slice(0, cellMax))
}

const cellMax = 300
