import { isCalendarDate } from '@/lib/shared/dates/calendar-date'
import { normalizeCurrency } from '@/lib/shared/numbers/money'
import { parseBankAmount } from './bank-amounts'
import type { BankLine, BankList, LeftReason } from './bank-line'

/** What of an entry or of one of its transactions a payment is made of, as it is written. */
type Fields = {
  amount?: { value: string; currency: string | undefined }
  side?: string
  status?: string
  day?: string
  reversal?: string
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
      const isOnly = transactions.length < 2
      const read = readPayment(count, own, ofEntry, isOnly)
      if (typeof read === 'string') {
        const raw = [own.payer, ...own.references, (own.amount ?? ofEntry.amount)?.value]
        list.left.push({ no: count, raw: raw.filter(Boolean).join('; '), why: read })
      } else list.lines.push(read)
    }
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
        if (owner) owner.amount ??= { value, currency }
      }
      path.pop()
      text = ''
      if (name === transaction) ofTransaction = null
      if (name === entry) closeEntry()
    },
  }
}

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

/** An amount of the entry is that of its only transaction, and of none of several. */
function readPayment(
  no: number,
  own: Fields,
  ofEntry: Fields,
  isOnly: boolean,
): BankLine | LeftReason {
  if ((own.side ?? ofEntry.side) !== 'CRDT') return 'outgoing'
  if (ofEntry.reversal === 'true' || ofEntry.reversal === '1') return 'reversed'
  if (ofEntry.status !== undefined && ofEntry.status !== 'BOOK') return 'pending'
  const paid = (ofEntry.day ?? '').slice(0, 10)
  if (!isCalendarDate(paid)) return 'date'
  const holder = own.amount === undefined && isOnly ? ofEntry : own
  const amount = parseBankAmount(holder.amount?.value ?? '', '.')
  if (amount.is !== 'amount' || amount.decimal === '0') return 'amount'
  const currency = normalizeCurrency(holder.amount?.currency)
  if (currency === null || !/^[A-Z]{3}$/.test(currency)) return 'currency'
  const bankReference = own.bankReference ?? (isOnly ? ofEntry.bankReference : undefined)
  return {
    ...{ no, paid, currency, amount: amount.decimal },
    payer: own.payer ?? '',
    reference: own.references.join(' ').slice(0, 500),
    bankReference: bankReference ?? null,
  }
}
