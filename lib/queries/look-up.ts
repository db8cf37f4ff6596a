import type { Answer, Input } from '../contracts/registry'
import type { Failure } from '../contracts/result'
import { type Hit, hitOfStatus, hitsOfRows, isExact } from '../domain/where/lookup-hits'
import { type CallerHas, lookupTable, type Question } from '../domain/where/lookup-table'
import { atMost } from './at-most'
import { ReadFailed, read } from './read'

/** What somebody has of an invoice. */
export type Lookup = { has: CallerHas; text: string }

/** Who asks: their companies, null where nothing tells them, and which questions they may ask. */
export type Asker = { companyIds: readonly number[] | null; may: { status: boolean; search: boolean } }

/** A question that was asked. `silent`: answered without rows, which is not the same as no rows. */
export type AskedQuestion = { operation: 'getInvoiceStatus' | 'searchInvoiceSummary'; failure: Failure | null; isSilent: boolean }

/** What a look-up came to. `isWhole` is false where there may be more invoices than those found. */
export type LookedUp = { hits: Hit[]; asked: AskedQuestion[]; isWhole: boolean }

/** Reads that look-ups have under way at once, those of a list among them. */
const readsAtOnce = 3
const turns = atMost(readsAtOnce)

/** Rows that one search brings: who finds as many must say more. */
export const rowsOfLookup = 50

/**
 * Looks an invoice up by the questions that answer what somebody has. For a number both are asked, the search for all companies and the status for each
 * company in which it found nothing: what was accepted and not processed stands in no search, and may be another company's under the same number.
 *
 * @throws ReadFailed where no question was answered, and where the session has ended.
 */
export async function lookUp({ has, text }: Lookup, { companyIds, may }: Asker, signal: AbortSignal): Promise<LookedUp> {
  const parts: LookedUp[] = []
  const question = lookupTable[has].find(({ operation }) => operation === 'searchInvoiceSummary')
  if (question && may.search) parts.push(await search(question, text, signal))
  const found = new Set(parts.flatMap(({ hits }) => hits.map(({ companyId }) => companyId)))

  if (has === 'receiptId' && may.status) parts.push(await statuses([{ Identifier: text }], signal))
  if (has === 'invoiceNumber' && may.status) {
    const companies = companyIds === null ? (found.size > 0 ? [] : [undefined]) : [...new Set(companyIds)].filter((id) => !found.has(id))
    const questions = companies.map((CompanyId) => ({ InvoiceNumber: text, ...(CompanyId !== undefined && { CompanyId }) }))
    if (questions.length > 0) parts.push(await statuses(questions, signal))
  }
  return together(parts, may.status)
}

/** The one invoice that was meant, where nothing else can have been; null else. */
export function onlyHit({ hits, asked, isWhole }: LookedUp): Hit | null {
  const [only] = hits
  const isSure = hits.length === 1 && isWhole && asked.every(({ failure, isSilent }) => failure === null && !isSilent)
  return only && isSure && isExact(only.page) ? only : null
}

/** Whose page nobody may read is not offered. */
function together(parts: LookedUp[], mayOpen: boolean): LookedUp {
  const asked = parts.flatMap((part) => part.asked)
  const failures = asked.flatMap(({ failure }) => failure ?? [])
  const ended = failures.find(({ kind }) => kind === 'unauthenticated')
  const hits = parts.flatMap((part) => part.hits)
  if (ended ?? (failures.length > 0 && failures.length === asked.length && hits.length === 0)) throw new ReadFailed(ended ?? failures[0]!)
  return { hits: mayOpen ? hits : hits.map((hit) => ({ ...hit, page: null })), asked, isWhole: parts.every(({ isWhole }) => isWhole) }
}

async function search({ field, beside }: Question, text: string, signal: AbortSignal): Promise<LookedUp> {
  const asked = { ...beside, [field]: field === 'Searches' ? [text] : text, PageSize: rowsOfLookup, OrderBy: 'desc', SortableColId: 'RowId' }
  const { answer, failure } = await answerOf('searchInvoiceSummary', { body: asked }, signal)
  const rows = answer?.Rows ?? []
  const isCounted = answer?.TotalCountIs === 'exact' && typeof answer.TotalCount === 'number'
  const isWhole = failure === null && (isCounted ? rows.length >= answer.TotalCount! : rows.length < rowsOfLookup)
  return { hits: hitsOfRows(rows), asked: [{ operation: 'searchInvoiceSummary', failure, isSilent: failure === null && !answer?.Rows }], isWhole }
}

type StatusQuestion = { Identifier?: string; InvoiceNumber?: string; CompanyId?: number }

/** A number that is asked for without a company is answered with the newest alone. */
async function statuses(questions: StatusQuestion[], signal: AbortSignal): Promise<LookedUp> {
  const answers = await Promise.all(questions.map(async (body) => ({ body, ...(await answerOf('getInvoiceStatus', { body }, signal)) })))
  const failure = answers.find((each) => each.failure && each.failure.kind !== 'not-found')?.failure ?? null
  const hits = answers.flatMap(({ body, answer }) => (answer ? [hitOfStatus(answer, body)] : []))
  const isWhole = questions.every(({ Identifier, CompanyId }) => Identifier !== undefined || CompanyId !== undefined)
  return { hits, asked: [{ operation: 'getInvoiceStatus', failure, isSilent: false }], isWhole }
}

type Name = AskedQuestion['operation']
type Answered<Of extends Name> = { answer: Answer<Of> | null; failure: Failure | null }

async function answerOf<Of extends Name>(name: Of, input: Input<Of>, signal: AbortSignal): Promise<Answered<Of>> {
  try {
    return { answer: await turns(() => read(name, input, signal), signal), failure: null }
  } catch (error) {
    if (error instanceof ReadFailed) return { answer: null, failure: error.failure }
    throw error
  }
}
