import { parseBankAmount } from './bank-amounts'
import { parseBankDay } from './bank-days'
import type { ColumnField } from './bank-line'
import { normalizeName } from './payer-names'

type Named = Exclude<ColumnField, 'other'>

/** What banks of the Nordic countries call a column, as `normalizeName` writes it. */
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
}
const fieldOfHeading = new Map(
  Object.entries(headings).flatMap(([field, words]) =>
    words.map((word) => [word, field as Named] as const),
  ),
)

/** What a heading names, or null. */
const findHeading = (cell: string): Named | null =>
  fieldOfHeading.get(normalizeName(cell.slice(0, 60).replace(/[/_]/g, ' ')).join(' ')) ?? null

/**
 * The fields of the columns of a table by its headings; null where its first record is none. The
 * first column of a date, a payer, an amount or a currency counts; references are joined.
 */
export function readHeadings(first: readonly string[]): ColumnField[] | null {
  const found = first.map(findHeading)
  const isHeading =
    found.filter((field) => field !== null).length >= 2 &&
    first.every((cell) => parseBankAmount(cell, null).is !== 'amount')
  if (!isHeading) return null
  return found.map((field, at) =>
    field === null || (field !== 'reference' && found.indexOf(field) < at) ? 'other' : field,
  )
}

const sampleMax = 50

/**
 * The fields of the columns of a table without headings, by what their cells look like. Texts
 * behind the payer and numbers without decimals belong to the reference.
 */
export function guessColumns(records: readonly (readonly string[])[]): ColumnField[] {
  const sample = records.slice(0, sampleMax)
  const width = Math.max(0, ...sample.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, at) =>
    sample.map((cells) => cells[at]?.trim() ?? '').filter((cell) => cell !== ''),
  )
  const isMostly = (cells: readonly string[], test: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(test).length >= cells.length / 2
  const fields: ColumnField[] = columns.map((cells) => {
    if (isMostly(cells, (cell) => parseBankDay(cell, 'day') !== null && !/^\d{8}$/.test(cell)))
      return 'paid'
    if (isMostly(cells, (cell) => /^[A-Z]{3}$/.test(cell))) return 'currency'
    if (isMostly(cells, isAmountWithMark)) return 'amount'
    return isMostly(cells, (cell) => /\p{L}/u.test(cell)) ? 'payer' : 'reference'
  })
  return keepFirst(fields.includes('amount') ? fields : findWholeAmounts(fields, columns))
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
