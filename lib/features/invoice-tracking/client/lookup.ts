import { OperationFailed } from '@/lib/client/operation-failed'
import type { Answer } from '@/lib/contracts/registry'
import type { Failure } from '@/lib/contracts/result'
import {
  isExact,
  type LookupHit,
  toRowHits,
  toStatusHit,
} from '@/lib/features/invoice-tracking/domain/lookup-hits'
import { type LookupField, lookupTable } from '@/lib/features/invoice-tracking/domain/lookup-table'
import { isSameCode } from '@/lib/shared/list-filters/text-comparison'
import { type LookupReads, type StatusQuestion, singleReads } from './lookup-reads'

/** What somebody has of an invoice. */
export type Lookup = { has: LookupField; text: string }

/** Who asks: their companies, null where nothing tells them, and which questions they may ask. */
export type LookupAccess = {
  companyIds: readonly number[] | null
  may: { status: boolean; search: boolean }
}

/** A question that was asked. `silent`: answered without rows, which is not the same as no rows. */
export type LookupRequest = {
  operation: 'getInvoiceStatus' | 'searchInvoiceSummary'
  failure: Failure | null
  isSilent: boolean
  /** It was answered with what was not asked for, which is no hit. */
  isIgnored: boolean
}

/** What a look-up came to. `isWhole` is false where there may be more invoices than those found. */
export type InvoiceLookupResult = { hits: LookupHit[]; asked: LookupRequest[]; isWhole: boolean }

/**
 * Looks an invoice up by the questions that answer what somebody has. For a number both are asked,
 * the search for all companies and the status for each company in which it found nothing: what was
 * accepted and not processed stands in no search, and may be another company's under the same
 * number. The lines of a list share their reads.
 *
 * @throws OperationFailed where no question was answered, and where the session has ended.
 */
export async function lookUp(
  { has, text }: Lookup,
  { companyIds, may }: LookupAccess,
  signal: AbortSignal,
  reads = singleReads,
): Promise<InvoiceLookupResult> {
  const parts: InvoiceLookupResult[] = []
  if (lookupTable[has].some(({ operation }) => operation === 'searchInvoiceSummary') && may.search)
    parts.push(await search(has, text, signal, reads))
  const found = new Set(parts.flatMap(({ hits }) => hits.map(({ companyId }) => companyId)))

  if (has === 'receiptId' && may.status)
    parts.push(await searchByStatus([{ Identifier: text }], signal, reads))
  if (has === 'invoiceNumber' && may.status) {
    const own = companyIds === null ? null : [...new Set(companyIds)]
    const companies =
      own === null ? (found.size > 0 ? [] : [undefined]) : own.filter((id) => !found.has(id))
    const questions = companies.map((CompanyId) => ({
      InvoiceNumber: text,
      ...(CompanyId !== undefined && { CompanyId }),
    }))
    const isSettled =
      own !== null && questions.length > 1 && (await canSettleAll(text, found, signal, reads))
    if (questions.length > 0 && !isSettled)
      parts.push(await searchByStatus(questions, signal, reads))
    if (isSettled)
      parts.push({
        hits: [],
        asked: [
          { operation: 'getInvoiceStatus', failure: null, isSilent: false, isIgnored: false },
        ],
        isWhole: true,
      })
  }
  return mergeResults(parts, may.status)
}

/**
 * So long a request is taken to wait at most before it is processed (assumed): what was accepted
 * earlier stands in the search.
 */
const processedWithinMs = 48 * 3_600_000

/**
 * Whether one question without a company settles what each company would answer: nobody has the
 * number, where such questions are taken at all; or the newest is one that the search has found,
 * and so old that an earlier one cannot wait any more.
 */
async function canSettleAll(
  number: string,
  found: ReadonlySet<number | null>,
  signal: AbortSignal,
  { newest }: LookupReads,
): Promise<boolean> {
  if (newest === null) return false
  const { answer, failure, isTaken } = await newest(number, signal)
  if (failure) return failure.kind === 'not-found' && isTaken && found.size === 0
  const company = answer?.CompanyId
  const at = Date.parse(answer?.Received ?? '')
  return (
    typeof company === 'number' &&
    found.has(company) &&
    mayHaveNumber(answer, number) &&
    Date.now() - at > processedWithinMs
  )
}

/** An answer that names another number, or another company, is not the one that was asked for. */
const mayHaveNumber = (answer: Answer<'getInvoiceStatus'> | null, number: string) => {
  const told = answer?.Transaction?.InvoiceNumber
  return !told || isSameCode(told, number)
}

/** The one invoice that was meant, where nothing else can have been; null else. */
export function findOnlyHit({ hits, asked, isWhole }: InvoiceLookupResult): LookupHit | null {
  const [only] = hits
  const isSure =
    hits.length === 1 &&
    isWhole &&
    asked.every(({ failure, isSilent }) => failure === null && !isSilent)
  return only && isSure && isExact(only.page) ? only : null
}

/** Whose page nobody may read is not offered. */
function mergeResults(parts: InvoiceLookupResult[], mayOpen: boolean): InvoiceLookupResult {
  const asked = parts.flatMap((part) => part.asked)
  const failures = asked.flatMap(({ failure }) => failure ?? [])
  const ended = failures.find(({ kind }) => kind === 'unauthenticated')
  const hits = parts.flatMap((part) => part.hits)
  if (ended ?? (failures.length > 0 && failures.length === asked.length && hits.length === 0))
    throw new OperationFailed(ended ?? failures[0]!)
  return {
    hits: mayOpen ? hits : hits.map((hit) => ({ ...hit, page: null })),
    asked,
    isWhole: parts.every(({ isWhole }) => isWhole),
  }
}

async function search(
  has: LookupField,
  text: string,
  signal: AbortSignal,
  reads: LookupReads,
): Promise<InvoiceLookupResult> {
  const { rows, isWhole, ...asked } = await reads.search(has, text, signal)
  return {
    hits: toRowHits(rows),
    asked: [{ operation: 'searchInvoiceSummary', ...asked }],
    isWhole,
  }
}

/** A number that is asked for without a company is answered with the newest alone. */
async function searchByStatus(
  questions: StatusQuestion[],
  signal: AbortSignal,
  reads: LookupReads,
): Promise<InvoiceLookupResult> {
  const answers = await Promise.all(
    questions.map(async (body) => ({ body, ...(await reads.status(body, signal)) })),
  )
  const failure =
    answers.find((each) => each.failure && each.failure.kind !== 'not-found')?.failure ?? null
  const fitting = answers.filter(({ body, answer }) => answer && isAnswerTo(body, answer))
  const isIgnored = answers.some(({ body, answer }) => answer && !isAnswerTo(body, answer))
  const hits = fitting.map(({ body, answer }) => toStatusHit(answer!, body))
  const isWhole =
    !isIgnored &&
    questions.every(
      ({ Identifier, CompanyId }) => Identifier !== undefined || CompanyId !== undefined,
    )
  return {
    hits,
    asked: [{ operation: 'getInvoiceStatus', failure, isSilent: false, isIgnored }],
    isWhole,
  }
}

const isAnswerTo = (
  { InvoiceNumber, CompanyId }: StatusQuestion,
  answer: Answer<'getInvoiceStatus'>,
) =>
  (InvoiceNumber === undefined || mayHaveNumber(answer, InvoiceNumber)) &&
  (CompanyId === undefined ||
    typeof answer.CompanyId !== 'number' ||
    answer.CompanyId === CompanyId)
