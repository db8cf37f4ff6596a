import { createLimiter } from '@/lib/client/limiter'
import type { SummaryRow } from '@/lib/client/lists/keyset-paging'
import { OperationFailed } from '@/lib/client/operation-failed'
import { read } from '@/lib/client/read'
import type { Answer, Input } from '@/lib/contracts/registry'
import type { Failure } from '@/lib/contracts/result'
import { type LookupField, lookupTable } from '@/lib/features/invoice-tracking/domain/lookup-table'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import type { Limits } from '@/lib/shared/wire/limits'

/** Reads that look-ups have under way at once, those of a list among them. */
export const readsAtOnce = 6
const limit = createLimiter(readsAtOnce)

/** Rows that one search brings: who finds as many must say more. */
export const lookupRowsMax = 50

type Name = 'getInvoiceStatus' | 'searchInvoiceSummary'
export type ReadOutcome<Of extends Name> = { answer: Answer<Of> | null; failure: Failure | null }

/**
 * What a search for one text came to. `isIgnored`: rows came that were not asked for; they are left
 * out.
 */
export type SearchResult = {
  rows: SummaryRow[]
  isWhole: boolean
  isSilent: boolean
  isIgnored: boolean
  failure: Failure | null
}
export type StatusQuestion = { Identifier?: string; InvoiceNumber?: string; CompanyId?: number }

/** What look-ups read. Those of one list share theirs. */
export type LookupReads = {
  search: (has: LookupField, text: string, signal: AbortSignal) => Promise<SearchResult>
  status: (
    question: StatusQuestion,
    signal: AbortSignal,
  ) => Promise<ReadOutcome<'getInvoiceStatus'>>
  /**
   * The status by each number of a list without its company, which answers the newest alone
   * (assumed); null where one number is looked up.
   */
  newest: ((number: string, signal: AbortSignal) => Promise<NewestStatus>) | null
}

/**
 * `isTaken`: some number of the list was answered without its company, so that 404 means that
 * nobody has it.
 */
export type NewestStatus = ReadOutcome<'getInvoiceStatus'> & { isTaken: boolean }

/** Reads of one look-up: each asks for itself. */
export const singleReads: LookupReads = { search: searchOne, status: askStatus, newest: null }

/**
 * Reads of a list of look-ups: one search for all lines of a kind (`Searches`, interface.md 2.4),
 * and no question twice. A line that such a search does not settle is searched for by itself, so
 * that it comes out as it would alone. What fails is asked again next time.
 */
export function createListReads(
  lines: readonly { as: LookupField; text: string }[],
  { pageRows, searchValues }: Limits,
): LookupReads {
  const cached = new Map<string, Promise<unknown>>()
  const listTexts = (has: LookupField) => [
    ...new Set(lines.filter(({ as }) => as === has).map(({ text }) => text)),
  ]

  async function search(
    has: LookupField,
    text: string,
    signal: AbortSignal,
  ): Promise<SearchResult> {
    const texts = listTexts(has)
    const from = Math.floor(texts.indexOf(text) / searchValues) * searchValues
    const chunk = texts.slice(from, from + searchValues)
    if (chunk.length < 2 || findSearchQuestion(has)?.field !== 'Searches')
      return readOnce(`${has} ${text}`, () => searchOne(has, text, signal))
    const rows = await readOnce(`${has} all ${from}`, () => searchAll(has, chunk, pageRows, signal))
    return rows?.get(text) ?? readOnce(`${has} ${text}`, () => searchOne(has, text, signal))
  }

  const readStatus: LookupReads['status'] = (question, signal) =>
    readOnce(`status ${JSON.stringify(question)}`, () => askStatus(question, signal))

  async function readNewest(number: string, signal: AbortSignal): Promise<NewestStatus> {
    const answers = await Promise.all(
      listTexts('invoiceNumber').map((InvoiceNumber) => readStatus({ InvoiceNumber }, signal)),
    )
    return {
      ...(await readStatus({ InvoiceNumber: number }, signal)),
      isTaken: answers.some(({ answer }) => answer !== null),
    }
  }

  /** What failed, or was given up, is not kept. */
  function readOnce<Value extends { failure: Failure | null } | Map<string, SearchResult> | null>(
    key: string,
    ask: () => Promise<Value>,
  ): Promise<Value> {
    const known = cached.get(key) as Promise<Value> | undefined
    if (known) return known
    const asked = ask().then(
      (value) => {
        if (value && 'failure' in value && value.failure && value.failure.kind !== 'not-found')
          cached.delete(key)
        return value
      },
      (error: unknown) => {
        cached.delete(key)
        throw error
      },
    )
    cached.set(key, asked)
    return asked
  }

  return { search, status: readStatus, newest: readNewest }
}

const findSearchQuestion = (has: LookupField) =>
  lookupTable[has].find(({ operation }) => operation === 'searchInvoiceSummary')
const nothing: SearchResult = {
  rows: [],
  isWhole: true,
  isSilent: false,
  isIgnored: false,
  failure: null,
}
const newestFirst = { OrderBy: 'desc', SortableColId: 'RowId' }

async function searchOne(
  has: LookupField,
  text: string,
  signal: AbortSignal,
): Promise<SearchResult> {
  const { field, beside } = findSearchQuestion(has)!
  const asked = {
    ...beside,
    [field]: field === 'Searches' ? [text] : text,
    PageSize: lookupRowsMax,
    ...newestFirst,
  }
  const { answer, failure } = await tryRead('searchInvoiceSummary', { body: asked }, signal)
  const rows = answer?.Rows ?? []
  const { fitting, findings } = verifyFilters('searchInvoiceSummary', asked, rows)
  const isWhole = failure === null && isAll(answer, lookupRowsMax)
  return {
    rows: fitting,
    isWhole,
    isSilent: failure === null && !answer?.Rows,
    isIgnored: findings.strangers > 0,
    failure,
  }
}

/**
 * One search for many texts; null where it settles nothing: it failed, it may go on, or rows do not
 * tell which text they are for. Where nobody has counted the rows, a text without one is not among
 * them: a service may send fewer than a page holds, and the text is searched for by itself.
 */
async function searchAll(
  has: LookupField,
  texts: readonly string[],
  pageRows: number,
  signal: AbortSignal,
): Promise<Map<string, SearchResult> | null> {
  const asked = {
    ...findSearchQuestion(has)!.beside,
    Searches: [...texts],
    PageSize: pageRows,
    ...newestFirst,
  }
  const { answer } = await tryRead('searchInvoiceSummary', { body: asked }, signal)
  if (!answer?.Rows || !isAll(answer, pageRows)) return null
  const { fitting, findings } = verifyFilters('searchInvoiceSummary', asked, answer.Rows)
  if (findings.untold > 0) return null
  const found = texts.map((text) => {
    const rows = verifyFilters(
      'searchInvoiceSummary',
      { ...asked, Searches: [text] },
      fitting,
    ).fitting
    return [
      text,
      { ...nothing, rows: rows.slice(0, lookupRowsMax), isWhole: rows.length <= lookupRowsMax },
    ] as const
  })
  return new Map(found.filter(([, { rows }]) => rows.length > 0 || findExactCount(answer) !== null))
}

/** How many rows there are, where the service has counted them. */
const findExactCount = (answer: Answer<'searchInvoiceSummary'>): number | null =>
  answer?.TotalCountIs === 'exact' && typeof answer.TotalCount === 'number'
    ? answer.TotalCount
    : null

function isAll(answer: Answer<'searchInvoiceSummary'> | null, pageSize: number): boolean {
  const count = answer?.Rows?.length ?? 0
  const counted = findExactCount(answer)
  return counted === null ? count < pageSize : count >= counted
}

function askStatus(
  body: StatusQuestion,
  signal: AbortSignal,
): Promise<ReadOutcome<'getInvoiceStatus'>> {
  return tryRead('getInvoiceStatus', { body }, signal)
}

async function tryRead<Of extends Name>(
  name: Of,
  input: Input<Of>,
  signal: AbortSignal,
): Promise<ReadOutcome<Of>> {
  try {
    return { answer: await limit(() => read(name, input, { signal }), signal), failure: null }
  } catch (error) {
    if (error instanceof OperationFailed) return { answer: null, failure: error.failure }
    throw error
  }
}
