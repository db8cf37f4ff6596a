import { isSameCode } from '@/lib/shared/list-filters/text-comparison'

type Question = { Identifier?: string; InvoiceNumber?: string; CompanyId?: number | string }
type StatusAnswer = {
  ReceiptId?: string | null
  Identifier?: string | null
  CompanyId?: number | null
  Transaction?: { InvoiceNumber?: string | null } | null
}

/**
 * False where an answer about one invoice names another number, other identifiers, or another
 * company, than was asked for: then it is no answer (interface.md 4.5 does not show what a service
 * does with its question). What is not named may be the same.
 */
export function isAnswerTo(asked: Question, answer: StatusAnswer): boolean {
  const { ReceiptId, Identifier, CompanyId } = answer
  return (
    mayHave([answer.Transaction?.InvoiceNumber], asked.InvoiceNumber) &&
    mayHave([ReceiptId, Identifier], asked.Identifier) &&
    mayHave([CompanyId?.toString()], asked.CompanyId?.toString())
  )
}

/** True unless every value is told and none is the one that was asked for. */
const mayHave = (told: readonly (string | null | undefined)[], asked: string | undefined) =>
  !asked || told.some((value) => !value || isSameCode(value, asked))
