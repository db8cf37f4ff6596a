import type { ReadContext } from '@/lib/client/background-reads'
import { OperationFailed } from '@/lib/client/operation-failed'
import { read } from '@/lib/client/read'
import type { Input } from '@/lib/contracts/registry'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { parseInstant } from '../domain/view-changes'
import type { SavedView } from './views'

/** Rows of a view that were registered since its last look. `atLeast`: there may be more. */
export type Registered = { count: number; atLeast: boolean }

/** What the page of a view's query would ask. */
export type CasesAsk = (query: string) => NonNullable<Input<'listCases'>['query']>
export type InvoicesAsk = (query: string) => NonNullable<Input<'listCollectionInvoices'>['query']>

type VisitedView = Pick<SavedView, 'organizationId' | 'query'> & { visitedAt: string }

/** Cases of a view that were registered since the person looked: one call, of one page. */
export async function countRegisteredCases(
  { organizationId, query, visitedAt }: VisitedView,
  toQuestion: CasesAsk,
  context: ReadContext,
): Promise<Registered> {
  const question = toQuestion(query)
  const asked = { ...question, FromCreatedAt: pickLater(question.FromCreatedAt, visitedAt) }
  if (isOver(question.ToCreatedAt, visitedAt)) return { count: 0, atLeast: false }
  const params = { organizationId: organizationId ?? '' }
  const answer = await read('listCases', { params, query: asked }, context)
  const { fitting } = verifyFilters('listCases', asked, takeRows(answer))
  return countSince(
    fitting.map((row) => row?.registeredAt),
    visitedAt,
    answer,
  )
}

/** Collection invoices of a view that were registered since the person looked, likewise. */
export async function countRegisteredInvoices(
  { organizationId, query, visitedAt }: VisitedView,
  toQuestion: InvoicesAsk,
  context: ReadContext,
): Promise<Registered> {
  const question = toQuestion(query)
  const asked = { ...question, From: pickLater(question.From, visitedAt) }
  if (isOver(question.To, visitedAt)) return { count: 0, atLeast: false }
  const params = { organizationId: organizationId ?? '' }
  const answer = await read('listCollectionInvoices', { params, query: asked }, context)
  const { fitting } = verifyFilters('listCollectionInvoices', asked, takeRows(answer))
  return countSince(
    fitting.map((row) => row?.createdAt),
    visitedAt,
    answer,
  )
}

type Page<Row> = {
  data?: readonly Row[] | null
  summary?: { nextPageToken?: string | null } | null
}

/** @throws OperationFailed where there is no list: then nothing is known, and not none. */
function takeRows<Row>({ data }: Page<Row>): Row[] {
  if (!data) throw new OperationFailed({ kind: 'off-contract' })
  return [...data]
}

/** A row that does not tell when it was registered may be one; so may those of another page. */
function countSince(
  times: readonly (string | null | undefined)[],
  visitedAt: string,
  { summary }: Page<unknown>,
): Registered {
  const since = Date.parse(visitedAt)
  const instants = times.map((time) => parseInstant(time ?? null))
  return {
    count: instants.filter((instant) => instant !== null && instant > since).length,
    atLeast: Boolean(summary?.nextPageToken?.trim()) || instants.includes(null),
  }
}

/** The later of a day of the view's own, which may be none, and the look. */
const pickLater = (day: string | undefined, visitedAt: string) =>
  day !== undefined && day > visitedAt ? day : visitedAt

/** Whether a view ended before the look: nothing that comes is of it. */
const isOver = (day: string | undefined, visitedAt: string) =>
  day !== undefined && day < visitedAt.slice(0, 10)
