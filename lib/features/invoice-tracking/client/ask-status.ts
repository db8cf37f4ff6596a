import { isDenied } from '@/lib/client/operation-failed'
import { type LookupHit, toStatusHit } from '@/lib/features/invoice-tracking/domain/lookup-hits'
import { isAnswerTo } from '@/lib/shared/references/is-answer-to'
import { tryRead } from './lookup-reads'

/** One question for the status of an invoice. */
export type StatusQuestion = { Identifier?: string; InvoiceNumber?: string; CompanyId?: number }

/**
 * Asks for the status of an invoice by one question or several. An answer that names another
 * invoice than was asked for is no hit. A number that is asked for without a company is answered
 * with the newest alone, so there may be more.
 */
export async function askStatus(questions: readonly StatusQuestion[], signal: AbortSignal) {
  const answers = await Promise.all(
    questions.map(async (body) => ({
      body,
      ...(await tryRead('getInvoiceStatus', { body }, signal)),
    })),
  )
  const told = answers.flatMap(({ body, answer }) => (answer ? [{ body, answer }] : []))
  const hits: LookupHit[] = told
    .filter(({ body, answer }) => isAnswerTo(body, answer))
    .map(({ body, answer }) => toStatusHit(answer, body))
  const isIgnored = hits.length < told.length
  const isNewestOnly = ({ Identifier, CompanyId }: StatusQuestion) =>
    Identifier === undefined && CompanyId === undefined
  return {
    hits,
    isIgnored,
    isWhole: !isIgnored && !questions.some(isNewestOnly),
    failure: answers.find(({ failure }) => failure && !isDenied(failure))?.failure ?? null,
  }
}

/** The questions for a number: of each company, or of whichever has it where none is known. */
export const listNumberQuestions = (
  InvoiceNumber: string,
  companyIds: readonly number[] | null,
): StatusQuestion[] =>
  companyIds === null
    ? [{ InvoiceNumber }]
    : [...new Set(companyIds)].map((CompanyId) => ({ InvoiceNumber, CompanyId }))
