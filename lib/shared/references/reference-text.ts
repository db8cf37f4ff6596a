import { trimEdges } from '@/lib/shared/trim-edges'

/** What a search compares with: the values of SearchType that the interface is expected to know. */
export type SearchField = 'InvoiceNumber' | 'KID' | 'Filename' | 'TransactionRid' | 'InvoiceeName'

/**
 * What a label in front of a value may say of it: a field of the search, or an organization number,
 * which the search does not have.
 */
export type ReferenceLabel = SearchField | 'OrganizationNumber'

const labels: Record<ReferenceLabel, string> = {
  InvoiceNumber:
    'invoice\\s?(?:numbers?|no|nr|num|id)?|inv\\.?\\s?(?:no|nr)|fakt(?:ura)?[-.\\s]?(?:nummer|numre|numero|nr|no|id)|faktura|lasku(?:n)?[-\\s]?(?:numerot?|nro)?|regning(?:s)?[-\\s]?(?:nummer|nr)|räkningsnummer',
  KID: 'kid[-\\s]?(?:nummer|numbers?|nr|no)?|ocr[-\\s]?(?:nummer|numbers?|nr|no)?|viite[-\\s]?(?:numerot?|nro)?|(?:payment|betalings?|betalnings)[-\\s]?(?:reference|referans|reference?ns|ref|id)s?',
  Filename: 'file\\s?names?|files?|filnavn|filnamn|tiedosto(?:n?nimi)?|fil',
  TransactionRid:
    '(?:transaction|transaksjon|transaktion)s?[-\\s]?(?:rids?|ids?|numbers?|nummer|nr|no)?|tapahtuma(?:n)?[-\\s]?(?:tunnus|numero|id)?|rids?',
  InvoiceeName:
    '(?:invoicee|customer|kunde|kund|asiakas|mottaker|mottagare|modtager|debitor)[-\\s]?(?:names?|navn|namn|nimi|s?navn)?|names?|navn|namn|nimi',
  OrganizationNumber:
    'org(?:ani[sz]ations?|ani[sz]asjons|anisations)?[-.\\s]{0,2}(?:numbers?|nummer|nr|no)|orgnr|cvr(?:[-\\s]?(?:nummer|nr))?|y-tunnus|business\\s?id|foretaksnummer',
}

const fields = Object.keys(labels) as ReferenceLabel[]
const before = fields.map((field) => ({
  field,
  form: new RegExp(`^(?:${labels[field]})(?<mark>[\\s.:#=]+)`, 'iu'),
}))
const alone = fields.map((field) => ({
  field,
  form: new RegExp(`^(?:${labels[field]})[\\s.:#=]*$`, 'iu'),
}))

/** The forms of labels, as a check of their cost reads them. */
export const labelForms = [...before, ...alone].map(({ form }) => form)

/**
 * What a text names when it is a label and nothing else, as the first cell of a column is; null
 * where it is none.
 */
export const findLoneLabel = (text: string): ReferenceLabel | null =>
  alone.find(({ form }) => form.test(cleanPastedText(text)))?.field ?? null

/** No reference is as long. Longer texts are left alone, because to clean them may take long. */
const cleanedMax = 2_000

/**
 * A text without what came along by copying: invisible characters, blanks of every width, quotes
 * around it, and the mark of a text cell.
 */
export function cleanPastedText(text: string): string {
  if (text.length > cleanedMax) return text.trim()
  let shown = text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\s\p{Zs}\p{Cc}]+/gu, ' ')
  for (let last = ''; last !== shown; ) {
    last = shown
    shown = trimMarks(
      trimEdges(shown.trim().replace(/^=(?=")/, ''), { start: quoteBefore, end: quoteBehind }),
    )
  }
  return shown
}

const quoteBefore = /["'`´‘’‚“”„«»‹›]/
const quoteBehind = /["'`´‘’“”„«»‹›]/

/**
 * Without the commas and colons at its end, and points where they follow a digit or a quote; else
 * without those before it.
 */
function trimMarks(text: string): string {
  const bare = trimEdges(text, { end: /[.,;:]/ })
  const end = /[\d"'»”]$/.test(bare) ? bare : trimEdges(text, { end: /[,;:]/ })
  return end === text ? trimEdges(text, { start: /[,;:]/ }) : end
}

/**
 * The value behind its label, such as `Fakturanr: 123` or `rid 9004102`, and what the label says. A
 * name that begins like a label stays whole.
 */
export function splitLabel(text: string): { text: string; label: ReferenceLabel | null } {
  const shown = cleanPastedText(text)
  if (shown.length > cleanedMax) return { text: shown, label: null }
  for (const { field, form } of before) {
    const found = form.exec(shown)
    const mark = found?.groups?.mark ?? ''
    const rest = found ? shown.slice(found[0].length) : ''
    const isLabel =
      /[:=]/.test(mark) || (isReference(rest) && (field === 'Filename' || !hasFileExtension(rest)))
    if (rest !== '' && isLabel) return { text: splitLabel(rest).text, label: field }
  }
  if (/^#\s*\d+$/.test(shown)) return { text: shown.replace(/^#\s*/, ''), label: 'TransactionRid' }
  return { text: shown, label: null }
}

/** Digits, parted by blanks at most: `5500 8831`. A KID by mod 11 may end in a dash. */
export const isNumber = (text: string) => /^\d[\d ]*-?$/.test(text)

/**
 * A number that a spreadsheet has rounded and written with an exponent, so that its last digits are
 * lost: `5.5008831E+11`.
 */
export const isRounded = (text: string) =>
  /^-?\d+(?:[.,]\d+)?E\+?\d+$/i.test(text) && /[.,+]/.test(text)

/** One word with a digit in it, or a number in groups. */
export const isReference = (text: string) =>
  isNumber(text) || (/^\S+$/.test(text) && /\d/.test(text))

const extensions =
  'pdfa?|xml|json|txt|csv|zip|edi|html?|tiff?|png|jpe?g|xlsx?|p7[ms]|asice|gz|7z|tar|dat|afp|ps|ehf|ubl|eml|msg'
const fileEnd = new RegExp(`[^\\s.]\\.(?:${extensions})$`, 'i')

/** A name that ends as the files of invoices do. */
export const hasFileExtension = (text: string) => fileEnd.test(text)

/**
 * A value as a field of the search holds it: numbers without the blanks between their groups, a
 * path without its folders, a name as it stands.
 */
export function toSearchValue(typed: string, field: ReferenceLabel): string {
  for (let [last, text] = ['', typed]; ; last = text) {
    text = normalizeOnce(splitLabel(text).text, field)
    if (text === last) return text
  }
}

function normalizeOnce(text: string, field: ReferenceLabel): string {
  if (field === 'Filename')
    return cleanPastedText(
      text.split(/[\\/]/).findLast((part) => cleanPastedText(part) !== '') ?? text,
    )
  if (field === 'InvoiceeName') return text
  return /\d/.test(text) && /^[\d .–—‑-]+$/u.test(text)
    ? removeBlanks(text.replace(/[–—‑]/gu, '-'))
    : text
}

const removeBlanks = (text: string) => text.replaceAll(' ', '')
