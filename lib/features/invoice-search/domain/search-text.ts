import { checkReference } from '@/lib/shared/references/payment-reference'
import {
  cleanPastedText,
  hasFileExtension,
  isNumber,
  isReference,
  isRounded,
  type SearchField,
  splitLabel,
  toSearchValue,
} from '@/lib/shared/references/reference-text'

/**
 * How a text is searched for. `References` is a list of them, which the page for pasted references
 * takes.
 */
export type SearchAs = SearchField | 'References'

/** Why a text was understood as it was: a key of `understood.why` with its values. */
type SearchReason =
  | {
      key:
        | 'nothing'
        | 'chosen'
        | 'fileName'
        | 'number'
        | 'numberWithMarks'
        | 'shortNumber'
        | 'noCheckDigit'
        | 'name'
        | 'rounded'
        | 'notSearchable'
    }
  | { key: 'labelled'; values: { as: SearchAs } }
  | { key: 'checkDigit'; values: { rule: 'mod10' | 'mod11' | 'both' } }
  | { key: 'list'; values: { count: number } }

/**
 * A search as it was understood. `text` is what is sent; `others` are the other readings that make
 * sense, the likeliest first. `rounded` is why a text cannot be found: a spreadsheet has lost its
 * last digits.
 */
export type ParsedSearch = { text: string; as: SearchAs; others: SearchAs[]; why: SearchReason }

/**
 * Understands one search box: what was typed or pasted, and what it is looked for as. A person's
 * own choice (`chosen`) goes before every rule. The text of an answer, understood again as what it
 * was, stays the same, so it may stand in an address.
 */
export function parseSearchText(typed: string, chosen?: SearchAs): ParsedSearch {
  const reading = parseTyped(typed)
  if (!chosen || chosen === reading.as) return reading
  const others = [reading.as, ...reading.others].filter((as) => as !== chosen)
  const why: SearchReason = reading.why.key === 'rounded' ? reading.why : { key: 'chosen' }
  return {
    text: chosen === 'References' ? toListText(typed) : toSearchValue(typed, chosen),
    as: chosen,
    others,
    why,
  }
}

function parseTyped(typed: string): ParsedSearch {
  const items = splitReferences(typed)
  if (items.length > 1)
    return {
      text: toListText(typed),
      as: 'References',
      others: [],
      why: { key: 'list', values: { count: items.length } },
    }

  const { text, label } = splitLabel(items[0] ?? '')
  const reading = parseWord(text)
  if (!label || text === '' || reading.why.key === 'rounded') return reading
  if (label === 'OrganizationNumber') return { ...reading, why: { key: 'notSearchable' } }
  const others = [reading.as, ...reading.others].filter((as) => as !== label)
  return {
    text: toSearchValue(text, label),
    as: label,
    others,
    why: { key: 'labelled', values: { as: label } },
  }
}

function parseWord(text: string): ParsedSearch {
  const makeReading = (
    field: SearchField,
    why: SearchReason,
    others: SearchAs[],
  ): ParsedSearch => ({ text: toSearchValue(text, field), as: field, others, why })
  if (text === '') return makeReading('InvoiceNumber', { key: 'nothing' }, [])
  if (isRounded(text)) return makeReading('InvoiceNumber', { key: 'rounded' }, [])
  if (isFileName(text))
    return makeReading('Filename', { key: 'fileName' }, ['InvoiceeName', 'InvoiceNumber'])
  if (isNumber(text)) return parseNumber(text)
  if (isMarkedNumber(text))
    return makeReading('InvoiceNumber', { key: 'numberWithMarks' }, ['Filename', 'InvoiceeName'])
  return makeReading('InvoiceeName', { key: 'name' }, ['InvoiceNumber', 'Filename'])
}

/**
 * Below this many digits an invoice number is likelier than a payment reference, whatever its last
 * digit.
 */
const referenceDigitsMin = 7

function parseNumber(text: string): ParsedSearch {
  const number = toSearchValue(text, 'InvoiceNumber')
  const { kind, passes } = checkReference(number)
  const others: SearchAs[] = /^\d{1,15}$/.test(number)
    ? ['TransactionRid', 'Filename']
    : ['Filename']
  if (passes[0] && number.length >= referenceDigitsMin) {
    const rule = passes.length > 1 ? 'both' : passes[0]
    return {
      text: number,
      as: 'KID',
      others: ['InvoiceNumber', ...others],
      why: { key: 'checkDigit', values: { rule } },
    }
  }
  if (kind === 'none') return { text: number, as: 'InvoiceNumber', others, why: { key: 'number' } }
  const key = number.length < referenceDigitsMin ? 'shortNumber' : 'noCheckDigit'
  return { text: number, as: 'InvoiceNumber', others: ['KID', ...others], why: { key } }
}

/**
 * A path, a name that ends as files do, or one word with an underline or a digit before any other
 * ending of letters.
 */
const isFileName = (text: string) =>
  hasFileExtension(text) ||
  /^(?:[a-z]:[\\/]|\\\\|\/\w|\.{1,2}[\\/]|\w+:\/\/)/i.test(text) ||
  (/\S\\\S/.test(text) && !/\s/.test(text)) ||
  (/^\S+\.[a-z]{2,5}$/i.test(text) && /[\d_]/.test(text.slice(0, text.lastIndexOf('.'))))

/** `2026-11872`, `INV-1001`, `F12345`, `F 12345`. */
const isMarkedNumber = (text: string) =>
  isReference(text) ||
  /^[\p{L}]{1,4}[ .-]{1,2}\d{3,}$/u.test(text) ||
  /^\d[\d ./–—‑-]*\d$/u.test(text)

/**
 * The parts of a list: on lines, in cells, or parted by semicolons; and by commas or blanks where
 * every part is a reference that can stand alone.
 */
export function splitReferences(text: string): string[] {
  const parts = filterNonEmpty(text.split(/[\r\n\t;]+/))
  const [only] = parts
  if (parts.length !== 1 || only === undefined || isRounded(cleanPastedText(only))) return parts
  const byComma = filterNonEmpty(only.split(','))
  if (
    byComma.length > 1 &&
    byComma.every((part) => isReference(cleanPastedText(part)) && cleanPastedText(part).length >= 4)
  )
    return byComma
  const words = cleanPastedText(only).split(' ')
  return words.length > 1 &&
    words.every((word) => word.length >= 8 && isNumber(word) && word.length === words[0]?.length)
    ? words
    : parts
}

const filterNonEmpty = (parts: string[]) => parts.filter((part) => cleanPastedText(part) !== '')

const toListText = (typed: string) =>
  filterNonEmpty(typed.replace(/\r\n?/g, '\n').split('\n')).join('\n')
