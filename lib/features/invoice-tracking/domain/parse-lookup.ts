import {
  type ParsedSearch,
  parseSearchText,
  splitReferences,
} from '@/lib/features/invoice-search/domain/public'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { cleanPastedText, type SearchField } from '@/lib/shared/references/reference-text'
import type { LookupField } from './lookup-table'

/** What was typed to look an invoice up, as it was understood. */
export type ParsedLookup = {
  /** What is asked for. */
  text: string
  /** `list`: several in one paste, each with its own answer. */
  as: LookupField | 'list'
  /** The other readings that make sense, the likeliest first. */
  others: LookupField[]
  why: ParsedSearch['why'] | { key: 'receiptLabel' | 'receiptForm' }
  /** The lines of a list; none for anything else. */
  lines: string[]
  /** It may be somebody's identity number, so it stands in no address and is not kept. */
  isPersonal: boolean
}

/**
 * Understands what a caller has: as the search does, and a receipt id besides, by the word in front
 * of it or by its form. A person's own choice goes first.
 */
export function parseLookup(typed: string, chosen?: LookupField): ParsedLookup {
  const receipt = findReceiptId(typed)
  if (receipt && (chosen ?? 'receiptId') === 'receiptId')
    return makeLookup(receipt.text, 'receiptId', ['invoiceNumber', 'fileName'], {
      key: receipt.key,
    })
  if (chosen === 'receiptId')
    return makeLookup(
      cleanPastedText(typed),
      'receiptId',
      listOtherReadings(parseSearchText(typed), 'receiptId'),
      { key: 'chosen' },
    )

  const found = parseSearchText(typed, chosen && searchFieldsByLookup[chosen])
  const lines = found.as === 'References' ? splitReferences(typed).map(cleanPastedText) : []
  const as = found.as === 'References' ? 'list' : lookupsBySearchField[found.as]
  const others = as === 'list' || found.text === '' ? [] : listOtherReadings(found, as)
  return {
    ...makeLookup(found.text, as, others, found.why),
    lines,
    isPersonal: [found.text, ...lines].some(hasIdentityNumber),
  }
}

const makeLookup = (
  text: string,
  as: ParsedLookup['as'],
  others: LookupField[],
  why: ParsedLookup['why'],
): ParsedLookup => ({
  ...{ text, as, others, why, lines: [] },
  isPersonal: hasIdentityNumber(text),
})

/** The field of the search that answers a lookup. */
export const searchFieldsByLookup: Record<Exclude<LookupField, 'receiptId'>, SearchField> & {
  receiptId?: undefined
} = {
  invoiceNumber: 'InvoiceNumber',
  kid: 'KID',
  fileName: 'Filename',
  transactionRid: 'TransactionRid',
  invoiceeName: 'InvoiceeName',
}
/** What a field of the search is looked up as. */
export const lookupsBySearchField = Object.fromEntries(
  Object.entries(searchFieldsByLookup).map(([has, field]) => [field, has]),
) as Record<SearchField, LookupField>

/** The other readings, and last a receipt id, because a sender may choose any word for one. */
function listOtherReadings({ as, others }: ParsedSearch, taken: LookupField): LookupField[] {
  const fields = [as, ...others]
    .filter((field) => field !== 'References')
    .map((field) => lookupsBySearchField[field])
  return [...new Set<LookupField>([...fields, 'receiptId'])].filter((has) => has !== taken)
}

const receiptLabel =
  /^(?:receipt|kvittering|kvitto|kuitti|identifier|identifikator)s?[-\s]?(?:id|numbers?|nummer|nr|no)?[\s.:#=]+/i
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Databases write one in braces. */
const bracedUuid = /^\{([\da-f-]{36})\}$/i

/** `b0c6d3ae-1`: eight hexadecimal digits with a letter among them, and groups behind. */
const hexGroups = /^(?=[\d]{0,7}[a-f])[\da-f]{8}(?:-[\da-f]+)+$/i

function findReceiptId(
  typed: string,
): { text: string; key: 'receiptLabel' | 'receiptForm' } | null {
  const text = cleanPastedText(typed).replace(bracedUuid, '$1')
  const id = text.slice(receiptLabel.exec(text)?.[0].length ?? text.length)
  if (/^\S+$/.test(id) && /\d/.test(id)) return { text: id, key: 'receiptLabel' }
  return uuid.test(text) || hexGroups.test(text) ? { text, key: 'receiptForm' } : null
}
