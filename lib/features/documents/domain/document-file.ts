import type { NewDocument } from '@/lib/contracts/desk/receivables/new-document'
import type { ImportFinding } from '@/lib/shared/file-import/import-findings'
import type { ImportRow, ImportValues } from '@/lib/shared/file-import/read-import-row'
import { parseAmount, subtractDecimals, sumDecimals } from '@/lib/shared/numbers/money'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { checkReference } from '@/lib/shared/references/payment-reference'
import { isRounded } from '@/lib/shared/references/reference-text'
import { freeTexts } from './document-faults'
import {
  type DocumentField,
  type DocumentProblem,
  documentFields,
  findDocumentProblems,
  knownDocumentTypes,
  listTypedDifferences,
  type TypedDocument,
  toNewDocument,
} from './typed-document'

/** Most documents in one file. */
export const documentsMax = 10_000

/** What keeps a row from being sent beside the problems of its fields. */
export type RowRefusal = 'rounded' | 'identityNumber' | 'addUp'
/** What may be right and looks wrong: the row is sent only when a person says so. */
export type RowWarning = 'kidUnchecked' | 'unknownType' | 'noDueDate'

/** A row of the file as a document. */
export type DocumentRow = {
  line: number
  values: ImportValues<DocumentField>
  findings: ImportFinding<DocumentField>[]
}

/** How programs call the types that are known. */
const typeWords: Record<string, (typeof knownDocumentTypes)[number]> = {
  ...{ invoice: 'IN', faktura: 'IN', lasku: 'IN', rechnung: 'IN' },
  ...{ 'credit note': 'CN', kreditnota: 'CN', kreditfaktura: 'CN', hyvityslasku: 'CN' },
  ...{ gutschrift: 'CN', 'interest note': 'RN', rentenota: 'RN', räntefaktura: 'RN' },
}

/**
 * Makes the check of the rows of a file, one after the other. A row is double where an earlier one,
 * whatever is found of that, has its number.
 *
 * @param types the codes of which a document may be.
 */
export function createDocumentCheck(types: readonly string[]) {
  const known = new Set<string>()
  return ({ line, values, findings }: ImportRow<DocumentField>): DocumentRow => {
    const entry = completeValues(values)
    const refused = new Set(findings.map(({ field, is }) => (is === 'refused' ? field : null)))
    const found = checkValues(entry, types)
      .filter(({ field }) => !refused.has(field))
      .map((each): ImportFinding<DocumentField> => ({ ...each, value: entry[each.field] ?? '' }))
    const number = entry.documentNo?.trim()
    const isDouble = number !== undefined && known.has(number)
    if (number) known.add(number)
    return {
      line,
      values: entry,
      findings: [
        ...findings,
        ...found,
        ...(isDouble
          ? [{ field: 'documentNo', is: 'excluded', why: 'double', value: number } as const]
          : []),
      ],
    }
  }
}

/** The codes of types in place of their words, and of three amounts the one that two others make. */
function completeValues(values: ImportValues<DocumentField>): ImportValues<DocumentField> {
  const word = values.documentType?.trim().toLowerCase()
  const code = word === undefined ? undefined : (typeWords[word] ?? word.toUpperCase())
  const [exclVat, vat, inclVat] = [values.exclVat, values.vat, values.inclVat].map(toDecimal)
  return {
    ...values,
    ...(code !== undefined && knownDocumentTypes.some((each) => each === code)
      ? { documentType: code }
      : {}),
    ...(values.exclVat === undefined && vat && inclVat
      ? { exclVat: subtractDecimals(inclVat, vat) }
      : {}),
    ...(values.vat === undefined && exclVat && inclVat
      ? { vat: subtractDecimals(inclVat, exclVat) }
      : {}),
    ...(values.inclVat === undefined && exclVat && vat
      ? { inclVat: sumDecimals([exclVat, vat]) }
      : {}),
  }
}

function toDecimal(text: string | undefined) {
  const amount = parseAmount(/^-?\d+(?:\.\d+)?$/.test(text ?? '') ? (text as `${number}`) : null)
  return amount.is === 'exact' ? amount.decimal : null
}

type Found = { field: DocumentField } & (
  | { is: 'refused'; why: DocumentProblem | RowRefusal }
  | { is: 'warned'; why: RowWarning }
)

function checkValues(entry: ImportValues<DocumentField>, types: readonly string[]): Found[] {
  const typed = toTyped(entry)
  const problems = findDocumentProblems(typed)
  const found: Found[] = []
  const refuse = (field: DocumentField, why: DocumentProblem | RowRefusal) =>
    found.push({ field, is: 'refused', why })
  for (const [field, why] of Object.entries(problems) as [DocumentField, DocumentProblem][])
    refuse(field, why)
  for (const field of ['customerNo', 'documentNo', 'kid'] as const)
    if (isRounded(typed[field])) refuse(field, 'rounded')
  for (const field of freeTexts)
    if (hasIdentityNumber(typed[field])) refuse(field, 'identityNumber')
  if (!problems.inclVat && listTypedDifferences(typed).length > 0) refuse('inclVat', 'addUp')
  const warned: [DocumentField, RowWarning, boolean][] = [
    ['kid', 'kidUnchecked', typed.kid !== '' && checkReference(typed.kid).kind === 'unchecked'],
    [
      'documentType',
      'unknownType',
      typed.documentType !== '' && !types.includes(typed.documentType),
    ],
    ['dueDate', 'noDueDate', typed.dueDate === '' && typed.documentType !== 'CN'],
  ]
  for (const [field, why, holds] of warned) if (holds) found.push({ field, is: 'warned', why })
  return found
}

const toTyped = (entry: ImportValues<DocumentField>): TypedDocument => ({
  ...(Object.fromEntries(
    documentFields.map((field) => [field, entry[field]?.trim() ?? '']),
  ) as Record<DocumentField, string>),
  ...{ givenCurrency: '', lines: [] },
})

/** The document of a row as it goes out. To be asked for only where nothing of it is refused. */
export const toRowDocument = ({ values }: Pick<DocumentRow, 'values'>): NewDocument | null =>
  toNewDocument(toTyped(values))
