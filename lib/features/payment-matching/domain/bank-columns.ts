import { parseBankAmount } from './bank-amounts'
import { parseBankDay } from './bank-days'
import type { ColumnField } from './bank-line'
import { normalizeName } from './payer-names'

type Named = Exclude<ColumnField, 'direction' | 'other'>

const directionWords: Record<'in' | 'out', readonly string[]> = {
  in: ['crdt', 'credit', 'kredit', 'in', 'inn', 'ind', 'c', 'k'],
  out: ['dbit', 'debit', 'debet', 'out', 'ut', 'ud', 'd'],
}

/** Whether money came in or went out, by the word of a bank; null for any other text. */
export function readDirection(cell: string): 'in' | 'out' | null {
  const word = cell.trim().toLowerCase()
  if (directionWords.in.includes(word)) return 'in'
  return directionWords.out.includes(word) ? 'out' : null
}

/** Whether cells say nothing else. Single letters do only where both sides are among them. */
function areDirections(cells: readonly string[]): boolean {
  const told = cells.filter((cell) => cell.trim() !== '')
  const sides = new Set(told.map(readDirection))
  const isOfWords = told.every((cell) => cell.trim().length > 1)
  return told.length > 0 && !sides.has(null) && (isOfWords || sides.size === 2)
}

/** Of columns without a known heading, the first that says what came in and what went out. */
export function markDirection(
  fields: readonly ColumnField[],
  records: readonly (readonly string[])[],
): ColumnField[] {
  const found = fields.findIndex(
    (field, at) => field === 'other' && areDirections(records.map((cells) => cells[at] ?? '')),
  )
  return fields.map((field, at) => (at === found ? 'direction' : field))
}

/**
 * What banks of the Nordic countries, and lists that were written out here, call a column, as
 * `normalizeName` writes it.
 */
const headings: Record<Named, readonly string[]> = {
  paid: [
    ...['dato', 'date', 'datum', 'dag', 'pvm', 'bokfort', 'bokforingsdato', 'bokforingsdatum'],
    ...['bokforingsdag', 'bogfort', 'bogforingsdato', 'betalingsdato', 'betalingsdatum', 'betalt'],
    ...['transaksjonsdato', 'transaktionsdag', 'transaktionsdatum', 'valuteringsdato', 'rentedato'],
    ...['booking date', 'payment date', 'paid date', 'value date', 'transaction date', 'paid'],
    ...['kirjauspaiva', 'maksupaiva'],
  ],
  payer: [
    ...['navn', 'namn', 'name', 'betaler', 'betalare', 'betalt av', 'avsender', 'avsandare'],
    ...['afsender', 'innbetaler', 'indbetaler', 'payer', 'payer name', 'debtor', 'from', 'fra'],
    ...['fran', 'maksaja', 'motpart', 'counterparty'],
  ],
  reference: [
    ...['kid', 'ocr', 'fik', 'kid nummer', 'kid ocr', 'kid melding', 'referanse', 'referens'],
    ...['reference', 'melding', 'meddelande', 'meddelelse', 'tekst', 'text', 'message', 'viite'],
    ...['beskrivelse', 'beskrivning', 'forklaring', 'description', 'details', 'remittance'],
    ...['remittance information', 'payment reference', 'viesti', 'betalingsid', 'fakturanummer'],
    ...['faktura', 'invoice', 'invoice number', 'kid referanse'],
  ],
  amount: ['belop', 'belopp', 'belob', 'amount', 'summa', 'sum', 'maara', 'transaksjonsbelop'],
  credit: [
    ...['inn', 'inn pa konto', 'ind', 'in', 'kredit', 'credit', 'insattning', 'innbetalt'],
    ...['indbetalt', 'innbetaling', 'belop inn', 'paid in'],
  ],
  debit: [
    ...['ut', 'ut av konto', 'ut fra konto', 'debet', 'debit', 'uttag', 'udbetalt', 'belop ut'],
    'paid out',
  ],
  currency: ['valuta', 'valutakode', 'currency', 'ccy', 'valuutta'],
  bankReference: [
    ...['arkivref', 'arkivreferanse', 'arkivnummer', 'bankref', 'bank ref', 'bank reference'],
    ...['bankreferanse', 'bankreferens', 'numref', 'transaksjonsid', 'transaktionsid'],
    ...['transaction id', 'verifikationsnummer', 'entry reference', 'arkistointitunnus'],
  ],
  left: ['left out'],
}
const fieldOfHeading = new Map(
  Object.entries(headings).flatMap(([field, words]) =>
    words.map((word) => [word, field as Named] as const),
  ),
)

const normalizeHeading = (cell: string): string =>
  normalizeName(cell.slice(0, 60).replace(/[/_]/g, ' ')).join(' ')

/** Of columns with one heading nobody knows which amount was paid. */
const moneyFields: readonly Named[] = ['amount', 'credit', 'debit', 'currency']

/**
 * The fields of the columns of a table by its headings; null where its first record is none. The
 * first column of a date, a payer, an amount or a currency counts, unless another one of amounts or
 * currencies has its very heading; references are joined.
 */
export function readHeadings(first: readonly string[]): ColumnField[] | null {
  const names = first.map(normalizeHeading)
  const found = names.map((name) => fieldOfHeading.get(name) ?? null)
  const isHeading =
    found.filter((field) => field !== null).length >= 2 &&
    first.every((cell) => parseBankAmount(cell, null).is !== 'amount')
  if (!isHeading) return null
  return found.map((field, at) => {
    if (field === null) return 'other'
    const before = found.indexOf(field)
    const isAlike = names[before] === names[at] && moneyFields.includes(field)
    return before === at || field === 'reference' || isAlike ? field : 'other'
  })
}

/** The fewest and the most cells that most records of a table have; half of them may differ. */
export function findUsualWidths(records: readonly (readonly string[])[]) {
  const lengths = records.map((cells) => cells.length).sort((one, other) => one - other)
  const middle = lengths.length / 2
  return {
    least: lengths[Math.ceil(middle) - 1] ?? 0,
    most: lengths[Math.floor(middle)] ?? 0,
  }
}

/**
 * The fields of the columns of a table without headings, by what their cells look like. Texts
 * behind the payer and numbers without decimals belong to the reference. Of amounts in two columns,
 * now in one and now in the other, none is taken.
 */
export function guessColumns(records: readonly (readonly string[])[]): ColumnField[] {
  const width = Math.max(0, ...records.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, at) =>
    records.map((cells) => cells[at]?.trim() ?? '').filter((cell) => cell !== ''),
  )
  const isMostly = (cells: readonly string[], test: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(test).length >= cells.length / 2
  const fields: ColumnField[] = columns.map((cells) => {
    if (areDirections(cells)) return 'direction'
    if (isMostly(cells, (cell) => parseBankDay(cell, 'day') !== null && !/^\d{8}$/.test(cell)))
      return 'paid'
    if (isMostly(cells, (cell) => /^[A-Z]{3}$/.test(cell))) return 'currency'
    if (isMostly(cells, isAmountWithMark)) return 'amount'
    return isMostly(cells, (cell) => /\p{L}/u.test(cell)) ? 'payer' : 'reference'
  })
  const found = fields.includes('amount') ? fields : findWholeAmounts(fields, columns)
  return keepFirst(areSplit(records, found) ? found.map(withoutAmount) : found)
}

const withoutAmount = (field: ColumnField) => (field === 'amount' ? 'other' : field)

/**
 * Whether amounts stand now in one column, now in another: one is of what came in and one of what went
 * out, and without headings nobody knows which.
 */
function areSplit(
  records: readonly (readonly string[])[],
  fields: readonly ColumnField[],
): boolean {
  const amounts = fields.flatMap((field, at) => (field === 'amount' ? [at] : []))
  const isAlone = (one: number, other: number) =>
    records.some((cells) => cells[one]?.trim() && !cells[other]?.trim())
  return amounts.some((one) => amounts.some((other) => isAlone(one, other) && isAlone(other, one)))
}

const isAmountWithMark = (cell: string) =>
  parseBankAmount(cell, null).is !== 'none' && /[.,]\d{2}\D*$|^[-\u2212+]/u.test(cell)

/** Whole amounts are the shortest numbers: a reference has a check digit and is longer. */
function findWholeAmounts(fields: ColumnField[], columns: string[][]): ColumnField[] {
  const lengths = columns.map((cells, at) =>
    fields[at] === 'reference' &&
    cells.length > 0 &&
    cells.every((cell) => parseBankAmount(cell, null).is !== 'none')
      ? Math.max(...cells.map((cell) => cell.length))
      : Number.POSITIVE_INFINITY,
  )
  const shortest = Math.min(...lengths)
  if (!Number.isFinite(shortest) || shortest > 12) return fields
  return fields.map((field, at) => (at === lengths.indexOf(shortest) ? 'amount' : field))
}

/** A second text is part of the reference; a second date, amount or currency is none of ours. */
const keepFirst = (fields: ColumnField[]): ColumnField[] =>
  fields.map((field, at) => {
    if (field === 'reference' || fields.indexOf(field) === at) return field
    return field === 'payer' ? 'reference' : 'other'
  })
