import { isSameCode } from '@/lib/shared/list-filters/text-comparison'

type Numbered = {
  documentNo?: string | null
  documentUuid?: string | null
  customerNo?: string | null
}

/**
 * The other documents under the number of one. Which document a row is, its id tells, else its
 * customer; a row that tells neither may be the same one, and is none of them.
 */
export const listOthersOfNumber = <Row extends Numbered>(
  document: Numbered,
  rows: readonly Row[],
): Row[] =>
  rows.filter(
    (row) =>
      hasText(row.documentNo) &&
      hasText(document.documentNo) &&
      isSameCode(row.documentNo, document.documentNo) &&
      isOther(row, document),
  )

function isOther(row: Numbered, document: Numbered): boolean {
  if (hasText(row.documentUuid) && hasText(document.documentUuid))
    return row.documentUuid.toLowerCase() !== document.documentUuid.toLowerCase()
  return (
    hasText(row.customerNo) &&
    hasText(document.customerNo) &&
    row.customerNo.trim() !== document.customerNo.trim()
  )
}

const hasText = (text: string | null | undefined): text is string => Boolean(text?.trim())
