import { withoutEdges } from './text-edges'

/** What a search compares with: the values of SearchType that the interface is expected to know. */
export type SearchField = 'InvoiceNumber' | 'KID' | 'Filename' | 'TransactionRid' | 'InvoiceeName'

/** What a label in front of a value may say of it: a field of the search, or an organization number, which the search does not have. */
export type LabelledAs = SearchField | 'OrganizationNumber'

const labels: Record<LabelledAs, string> = {
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

const fields = Object.keys(labels) as LabelledAs[]
const before = fields.map((field) => ({ field, form: new RegExp(`^(?:${labels[field]})(?<mark>[\\s.:#=]+)`, 'iu') }))
const alone = fields.map((field) => ({ field, form: new RegExp(`^(?:${labels[field]})[\\s.:#=]*$`, 'iu') }))

/** The forms of labels, as a check of their cost reads them. */
export const labelForms = [...before, ...alone].map(({ form }) => form)

/** What a text names when it is a label and nothing else, as the first cell of a column is; null where it is none. */
export const labelAlone = (text: string): LabelledAs | null => alone.find(({ form }) => form.test(cleaned(text)))?.field ?? null

/** No reference is as long. Longer texts are left alone, because to clean them may take long. */
const cleanedMax = 2_000

/** A text without what came along by copying: invisible characters, blanks of every width, quotes around it, and the mark of a text cell. */
export function cleaned(text: string): string {
  if (text.length > cleanedMax) return text.trim()
  let shown = text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\s\p{Zs}\p{Cc}]+/gu, ' ')
  for (let last = ''; last !== shown; ) {
    last = shown
    shown = withoutMarks(withoutEdges(shown.trim().replace(/^=(?=")/, ''), { start: quoteBefore, end: quoteBehind }))
  }
  return shown
}

const quoteBefore = /["'`´‘’‚“”„«»‹›]/
const quoteBehind = /["'`´‘’“”„«»‹›]/

/** Without the commas and colons at its end, and points where they follow a digit or a quote; else without those before it. */
function withoutMarks(text: string): string {
  const bare = withoutEdges(text, { end: /[.,;:]/ })
  const end = /[\d"'»”]$/.test(bare) ? bare : withoutEdges(text, { end: /[,;:]/ })
  return end === text ? withoutEdges(text, { start: /[,;:]/ }) : end
}

/** The value behind its label, such as `Fakturanr: 123` or `rid 9004102`, and what the label says. A name that begins like a label stays whole. */
export function unlabelled(text: string): { text: string; label: LabelledAs | null } {
  const shown = cleaned(text)
  if (shown.length > cleanedMax) return { text: shown, label: null }
  for (const { field, form } of before) {
    const found = form.exec(shown)
    const mark = found?.groups?.mark ?? ''
    const rest = found ? shown.slice(found[0].length) : ''
    const isLabel = /[:=]/.test(mark) || (isReference(rest) && (field === 'Filename' || !endsAsFile(rest)))
    if (rest !== '' && isLabel) return { text: unlabelled(rest).text, label: field }
  }
  if (/^#\s*\d+$/.test(shown)) return { text: shown.replace(/^#\s*/, ''), label: 'TransactionRid' }
  return { text: shown, label: null }
}

/** Digits, parted by blanks at most: `5500 8831`. A KID by mod 11 may end in a dash. */
export const isNumber = (text: string) => /^\d[\d ]*-?$/.test(text)

/** A number that a spreadsheet has rounded and written with an exponent, so that its last digits are lost: `5.5008831E+11`. */
export const isRounded = (text: string) => /^-?\d+(?:[.,]\d+)?E\+?\d+$/i.test(text) && /[.,+]/.test(text)

/** One word with a digit in it, or a number in groups. */
export const isReference = (text: string) => isNumber(text) || (/^\S+$/.test(text) && /\d/.test(text))

const extensions = 'pdfa?|xml|json|txt|csv|zip|edi|html?|tiff?|png|jpe?g|xlsx?|p7[ms]|asice|gz|7z|tar|dat|afp|ps|ehf|ubl|eml|msg'
const fileEnd = new RegExp(`[^\\s.]\\.(?:${extensions})$`, 'i')

/** A name that ends as the files of invoices do. */
export const endsAsFile = (text: string) => fileEnd.test(text)

/** A value as a field of the search holds it: numbers without the blanks between their groups, a path without its folders, a name as it stands. */
export function inField(typed: string, field: LabelledAs): string {
  for (let [last, text] = ['', typed]; ; last = text) {
    text = oneStep(unlabelled(text).text, field)
    if (text === last) return text
  }
}

function oneStep(text: string, field: LabelledAs): string {
  if (field === 'Filename') return cleaned(text.split(/[\\/]/).findLast((part) => cleaned(part) !== '') ?? text)
  if (field === 'InvoiceeName') return text
  return /\d/.test(text) && /^[\d .–—‑-]+$/u.test(text) ? withoutBlanks(text.replace(/[–—‑]/gu, '-')) : text
}

const withoutBlanks = (text: string) => text.replaceAll(' ', '')
