import type { ExactNumber } from '@/lib/contracts/exact-number'

type Line = {
  customerNo?: string | null
  arItemId?: ExactNumber | null
  documentNo?: string | null
  reference?: string | null
  type?: string | null
}
type Question = {
  customerno?: string
  aritemid?: string
  documentno?: string
  reference?: string
  type?: string
}

/**
 * The lines that are about what was asked. A service that does not know the filter answers its whole
 * log: a line that names another object, or none, is not one of these.
 */
export function pickOwnLines<L extends Line>(lines: readonly L[], question: Question): L[] {
  const { customerno, aritemid, documentno, reference, type } = question
  return lines.filter(
    (line) =>
      isSame(line.customerNo, customerno) &&
      isSame(line.arItemId, aritemid) &&
      isSame(line.documentNo, documentno) &&
      isSame(line.reference, reference) &&
      isSame(line.type, type),
  )
}

const isSame = (told: ExactNumber | string | null | undefined, asked: string | undefined) =>
  asked === undefined || (told != null && String(told).trim() === asked.trim())
