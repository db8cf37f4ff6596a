import type { NewDocument, NewDocumentAmounts } from '@/lib/contracts/desk/receivables/new-document'
import {
  compareDecimals,
  type Decimal,
  parseAmount,
  subtractDecimals,
  sumDecimals,
} from '@/lib/shared/numbers/money'

/** The three amounts of a document or a line, exact; null where one is not known. */
export type DocumentAmounts = Record<keyof NewDocumentAmounts, Decimal | null>

export const amountFields = [
  'exclVat',
  'vat',
  'inclVat',
] as const satisfies readonly (keyof NewDocumentAmounts)[]

/** Where the amounts of a document do not add up, and by how much. */
export type SumDifference = {
  /** `total`: what is due is not the amount with its VAT. Else the lines differ from the document. */
  of: 'total' | (typeof amountFields)[number]
  /** What the parts add up to. */
  sum: Decimal
  /** What the document says. */
  stated: Decimal
  /** `stated` without `sum`. */
  difference: Decimal
}

const toDecimal = (value: NewDocumentAmounts[keyof NewDocumentAmounts]): Decimal | null => {
  const amount = parseAmount(value)
  return amount.is === 'exact' ? amount.decimal : null
}

export const toDocumentAmounts = ({
  exclVat,
  vat,
  inclVat,
}: NewDocumentAmounts): DocumentAmounts => ({
  exclVat: toDecimal(exclVat),
  vat: toDecimal(vat),
  inclVat: toDecimal(inclVat),
})

/** What some amounts add up to, exact; null where one of them is not known. */
const sumKnown = (amounts: readonly (Decimal | null)[]): Decimal | null => {
  const known = amounts.filter((amount) => amount !== null)
  return known.length === amounts.length ? sumDecimals(known) : null
}

/** What the lines that carry amounts add up to; null where none does. */
export function sumLines(lines: readonly (DocumentAmounts | null)[]): DocumentAmounts | null {
  const counted = lines.filter((line) => line !== null)
  if (counted.length === 0) return null
  const sumOf = (field: (typeof amountFields)[number]) =>
    sumKnown(counted.map((line) => line[field]))
  return { exclVat: sumOf('exclVat'), vat: sumOf('vat'), inclVat: sumOf('inclVat') }
}

/**
 * Every sum of a document that is not what it should be: the amount and its VAT make what is due, in
 * the document and in each line that carries amounts, and such lines make the document. Of what is
 * not known nothing is said. Exact: a hundredth of an øre is a difference.
 */
export function listSumDifferences(
  amounts: DocumentAmounts,
  lines: readonly (DocumentAmounts | null)[],
): SumDifference[] {
  const ofLines = sumLines(lines)
  return [
    ...compare('total', sumKnown([amounts.exclVat, amounts.vat]), amounts.inclVat),
    ...(ofLines
      ? amountFields.flatMap((field) => compare(field, ofLines[field], amounts[field]))
      : []),
  ]
}

/** The places of lines, from 0, whose amount and VAT do not make what is due. */
export const listUnevenLines = (lines: readonly (DocumentAmounts | null)[]): number[] =>
  lines.flatMap((line, at) =>
    line && compare('total', sumKnown([line.exclVat, line.vat]), line.inclVat).length > 0
      ? [at]
      : [],
  )

function compare(
  of: SumDifference['of'],
  sum: Decimal | null,
  stated: Decimal | null,
): SumDifference[] {
  if (sum === null || stated === null || compareDecimals(sum, stated) === 0) return []
  return [{ of, sum, stated, difference: subtractDecimals(stated, sum) }]
}

/**
 * Whether an amount has the sign of its type: an invoice and an interest note raise what is owed, a
 * credit note lowers it, and nothing of another type is known but that it is not nothing. Assumed.
 */
export function hasSignOfType(documentType: string, inclVat: Decimal): boolean {
  const sign = compareDecimals(inclVat, '0')
  const type = documentType.trim().toUpperCase()
  if (type === 'CN') return sign < 0
  return type === 'IN' || type === 'RN' ? sign > 0 : sign !== 0
}

/**
 * What is wrong with the amounts of a document that is to be sent, by its fields; nothing where it
 * adds up.
 */
export function findAmountFaults({
  documentType,
  amounts,
  lines,
}: Pick<NewDocument, 'documentType' | 'amounts' | 'lines'>): Record<string, string> {
  const own = toDocumentAmounts(amounts)
  const ofLines = lines.map((line) => line.amounts && toDocumentAmounts(line.amounts))
  const uneven = listUnevenLines(ofLines).map((at) => [`lines.${at}`, 'does not add up'])
  return {
    ...Object.fromEntries(
      listSumDifferences(own, ofLines).map(({ of, difference }) => [
        `amounts.${of === 'total' ? 'inclVat' : of}`,
        `differs by ${difference}`,
      ]),
    ),
    ...Object.fromEntries(uneven),
    ...((own.inclVat === null || !hasSignOfType(documentType, own.inclVat)) && {
      'amounts.inclVat': 'has the wrong sign',
    }),
  }
}
