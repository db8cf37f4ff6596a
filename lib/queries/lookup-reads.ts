import type { Answer, Input } from '../contracts/registry'
import type { Failure } from '../contracts/result'
import type { Limits } from '../domain/limits'
import { siftRows } from '../domain/list-filters/sifted-rows'
import { type CallerHas, lookupTable } from '../domain/where/lookup-table'
import { atMost } from './at-most'
import { ReadFailed, read } from './read'
import type { SummaryRow } from './row-walk'

/** Reads that look-ups have under way at once, those of a list among them. */
export const readsAtOnce = 6
const turns = atMost(readsAtOnce)

/** Rows that one search brings: who finds as many must say more. */
export const rowsOfLookup = 50

type Name = 'getInvoiceStatus' | 'searchInvoiceSummary'
export type Answered<Of extends Name> = { answer: Answer<Of> | null; failure: Failure | null }

/** What a search for one text came to. `isIgnored`: rows came that were not asked for; they are left out. */
export type Searched = { rows: SummaryRow[]; isWhole: boolean; isSilent: boolean; isIgnored: boolean; failure: Failure | null }
export type StatusQuestion = { Identifier?: string; InvoiceNumber?: string; CompanyId?: number }

/** What look-ups read. Those of one list share theirs. */
export type LookupReads = {
  search: (has: CallerHas, text: string, signal: AbortSignal) => Promise<Searched>
  status: (question: StatusQuestion, signal: AbortSignal) => Promise<Answered<'getInvoiceStatus'>>
  /** The status by each number of a list without its company, which answers the newest alone (assumed); null where one number is looked up. */
  newest: ((number: string, signal: AbortSignal) => Promise<Newest>) | null
}

/** `isTaken`: some number of the list was answered without its company, so that 404 means that nobody has it. */
export type Newest = Answered<'getInvoiceStatus'> & { isTaken: boolean }

/** Reads of one look-up: each asks for itself. */
export const singleReads: LookupReads = { search: searchOne, status: askStatus, newest: null }

/**
 * Reads of a list of look-ups: one search for all lines of a kind (`Searches`, interface.md 2.4), and no question twice. A line that such a search does not
 * settle is searched for by itself, so that it comes out as it would alone. What fails is asked again next time.
 */
export function listReads(lines: readonly { as: CallerHas; text: string }[], { pageRows, searchValues }: Limits): LookupReads {
  const kept = new Map<string, Promise<unknown>>()
  const textsOf = (has: CallerHas) => [...new Set(lines.filter(({ as }) => as === has).map(({ text }) => text))]

  async function search(has: CallerHas, text: string, signal: AbortSignal): Promise<Searched> {
    const texts = textsOf(has)
    const from = Math.floor(texts.indexOf(text) / searchValues) * searchValues
    const chunk = texts.slice(from, from + searchValues)
    if (chunk.length < 2 || questionOf(has)?.field !== 'Searches') return once(`${has} ${text}`, () => searchOne(has, text, signal))
    const rows = await once(`${has} all ${from}`, () => searchAll(has, chunk, pageRows, signal))
    return rows?.get(text) ?? once(`${has} ${text}`, () => searchOne(has, text, signal))
  }

  const status: LookupReads['status'] = (question, signal) => once(`status ${JSON.stringify(question)}`, () => askStatus(question, signal))

  async function newest(number: string, signal: AbortSignal): Promise<Newest> {
    const answers = await Promise.all(textsOf('invoiceNumber').map((InvoiceNumber) => status({ InvoiceNumber }, signal)))
    return { ...(await status({ InvoiceNumber: number }, signal)), isTaken: answers.some(({ answer }) => answer !== null) }
  }

  /** What failed, or was given up, is not kept. */
  function once<Value extends { failure: Failure | null } | Map<string, Searched> | null>(key: string, ask: () => Promise<Value>): Promise<Value> {
    const known = kept.get(key) as Promise<Value> | undefined
    if (known) return known
    const asked = ask().then(
      (value) => {
        if (value && 'failure' in value && value.failure && value.failure.kind !== 'not-found') kept.delete(key)
        return value
      },
      (error: unknown) => {
        kept.delete(key)
        throw error
      },
    )
    kept.set(key, asked)
    return asked
  }

  return { search, status, newest }
}

const questionOf = (has: CallerHas) => lookupTable[has].find(({ operation }) => operation === 'searchInvoiceSummary')
const nothing: Searched = { rows: [], isWhole: true, isSilent: false, isIgnored: false, failure: null }
const newestFirst = { OrderBy: 'desc', SortableColId: 'RowId' }

async function searchOne(has: CallerHas, text: string, signal: AbortSignal): Promise<Searched> {
  const { field, beside } = questionOf(has)!
  const asked = { ...beside, [field]: field === 'Searches' ? [text] : text, PageSize: rowsOfLookup, ...newestFirst }
  const { answer, failure } = await answerOf('searchInvoiceSummary', { body: asked }, signal)
  const rows = answer?.Rows ?? []
  const { fitting, findings } = siftRows('searchInvoiceSummary', asked, rows)
  const isWhole = failure === null && isAll(answer, rowsOfLookup)
  return { rows: fitting, isWhole, isSilent: failure === null && !answer?.Rows, isIgnored: findings.strangers > 0, failure }
}

/**
 * One search for many texts; null where it settles nothing: it failed, it may go on, or rows do not tell which text they are for. Where nobody has counted the
 * rows, a text without one is not among them: a service may send fewer than a page holds, and the text is searched for by itself.
 */
async function searchAll(has: CallerHas, texts: readonly string[], pageRows: number, signal: AbortSignal): Promise<Map<string, Searched> | null> {
  const asked = { ...questionOf(has)!.beside, Searches: [...texts], PageSize: pageRows, ...newestFirst }
  const { answer } = await answerOf('searchInvoiceSummary', { body: asked }, signal)
  if (!answer?.Rows || !isAll(answer, pageRows)) return null
  const { fitting, findings } = siftRows('searchInvoiceSummary', asked, answer.Rows)
  if (findings.untold > 0) return null
  const found = texts.map((text) => {
    const rows = siftRows('searchInvoiceSummary', { ...asked, Searches: [text] }, fitting).fitting
    return [text, { ...nothing, rows: rows.slice(0, rowsOfLookup), isWhole: rows.length <= rowsOfLookup }] as const
  })
  return new Map(found.filter(([, { rows }]) => rows.length > 0 || countedIn(answer) !== null))
}

/** How many rows there are, where the service has counted them. */
const countedIn = (answer: Answer<'searchInvoiceSummary'>): number | null =>
  answer?.TotalCountIs === 'exact' && typeof answer.TotalCount === 'number' ? answer.TotalCount : null

function isAll(answer: Answer<'searchInvoiceSummary'> | null, pageSize: number): boolean {
  const count = answer?.Rows?.length ?? 0
  const counted = countedIn(answer)
  return counted === null ? count < pageSize : count >= counted
}

function askStatus(body: StatusQuestion, signal: AbortSignal): Promise<Answered<'getInvoiceStatus'>> {
  return answerOf('getInvoiceStatus', { body }, signal)
}

async function answerOf<Of extends Name>(name: Of, input: Input<Of>, signal: AbortSignal): Promise<Answered<Of>> {
  try {
    return { answer: await turns(() => read(name, input, signal), signal), failure: null }
  } catch (error) {
    if (error instanceof ReadFailed) return { answer: null, failure: error.failure }
    throw error
  }
}
