import { holdsIdentityNumber } from '../identity-number'
import { listed, type Understood, understood } from '../understood-search'
import { cleaned, type SearchField } from '../written-reference'
import type { CallerHas } from './lookup-table'

/** What was typed to look an invoice up, as it was understood. */
export type UnderstoodLookup = {
  /** What is asked for. */
  text: string
  /** `list`: several in one paste, each with its own answer. */
  as: CallerHas | 'list'
  /** The other readings that make sense, the likeliest first. */
  others: CallerHas[]
  why: Understood['why'] | { key: 'receiptLabel' | 'receiptForm' }
  /** The lines of a list; none for anything else. */
  lines: string[]
  /** It may be somebody's identity number, so it stands in no address and is not kept. */
  isPersonal: boolean
}

/** Understands what a caller has: as the search does, and a receipt id besides, by the word in front of it or by its form. A person's own choice goes first. */
export function understoodLookup(typed: string, chosen?: CallerHas): UnderstoodLookup {
  const receipt = receiptIn(typed)
  if (receipt && (chosen ?? 'receiptId') === 'receiptId')
    return reading(receipt.text, 'receiptId', ['invoiceNumber', 'fileName'], { key: receipt.key })
  if (chosen === 'receiptId') return reading(cleaned(typed), 'receiptId', othersOf(understood(typed), 'receiptId'), { key: 'chosen' })

  const found = understood(typed, chosen && fieldOf[chosen])
  const lines = found.as === 'References' ? listed(typed).map(cleaned) : []
  const as = found.as === 'References' ? 'list' : hasOf[found.as]
  const others = as === 'list' || found.text === '' ? [] : othersOf(found, as)
  return { ...reading(found.text, as, others, found.why), lines, isPersonal: [found.text, ...lines].some(holdsIdentityNumber) }
}

const reading = (text: string, as: UnderstoodLookup['as'], others: CallerHas[], why: UnderstoodLookup['why']): UnderstoodLookup => ({
  ...{ text, as, others, why, lines: [] },
  isPersonal: holdsIdentityNumber(text),
})

const fieldOf: Record<Exclude<CallerHas, 'receiptId'>, SearchField> & { receiptId?: undefined } = {
  invoiceNumber: 'InvoiceNumber',
  kid: 'KID',
  fileName: 'Filename',
  transactionRid: 'TransactionRid',
  invoiceeName: 'InvoiceeName',
}
const hasOf = Object.fromEntries(Object.entries(fieldOf).map(([has, field]) => [field, has])) as Record<SearchField, CallerHas>

/** The other readings, and last a receipt id, because a sender may choose any word for one. */
function othersOf({ as, others }: Understood, taken: CallerHas): CallerHas[] {
  const fields = [as, ...others].filter((field) => field !== 'References').map((field) => hasOf[field])
  return [...new Set<CallerHas>([...fields, 'receiptId'])].filter((has) => has !== taken)
}

const label = /^(?:receipt|kvittering|kvitto|kuitti|identifier|identifikator)s?[-\s]?(?:id|numbers?|nummer|nr|no)?[\s.:#=]+/i
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Databases write one in braces. */
const bracedUuid = /^\{([\da-f-]{36})\}$/i

/** `b0c6d3ae-1`: eight hexadecimal digits with a letter among them, and groups behind. */
const hexGroups = /^(?=[\d]{0,7}[a-f])[\da-f]{8}(?:-[\da-f]+)+$/i

function receiptIn(typed: string): { text: string; key: 'receiptLabel' | 'receiptForm' } | null {
  const text = cleaned(typed).replace(bracedUuid, '$1')
  const id = text.slice(label.exec(text)?.[0].length ?? text.length)
  if (/^\S+$/.test(id) && /\d/.test(id)) return { text: id, key: 'receiptLabel' }
  return uuid.test(text) || hexGroups.test(text) ? { text, key: 'receiptForm' } : null
}
