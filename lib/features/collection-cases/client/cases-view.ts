import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server'
import type { Input } from '@/lib/contracts/registry'
import { answerSpans } from '@/lib/features/collection-cases/domain/answer-groups'
import { questions } from '@/lib/features/collection-cases/domain/case-questions'
import { isCalendarDate } from '@/lib/shared/dates/calendar-date'

const text = parseAsString.withDefault('')

/**
 * The one description of what the address of the list of cases holds: every filter of the
 * upstream's list.
 */
export const casesParsers = {
  q: text,
  status: text,
  type: text,
  number: text,
  customer: text,
  source: text,
  from: text,
  to: text,
}

export type CasesView = inferParserType<typeof casesParsers>

/** Reads the view from a page's search parameters. */
export const loadCasesView = createLoader(casesParsers)

const serialize = createSerializer(casesParsers)

/** The part of the address behind the question mark. */
export const toCasesQueryString = (
  view: {
    [Part in keyof CasesView]?: CasesView[Part] | null
  },
) => serialize(view).replace(/^\?/, '')

export type CasesQuestion = NonNullable<Input<'listCases'>['query']>

/** How many cases are asked for at once. */
const pageSize = 100

/**
 * What is asked of the upstream for a view, its fields always in one order. What the upstream could
 * not read (a number that is none, a day that is none) narrows nothing.
 */
export function toCasesQuestion(view: CasesView): CasesQuestion {
  const question = {
    Status: view.status,
    Type: view.type,
    CaseNumber: /^\d{1,15}$/.test(view.number.trim()) ? view.number.trim() : '',
    CustomerNumber: view.customer.trim(),
    UniqueSourceInvoiceId: view.source.trim(),
    SearchTerm: view.q.trim(),
    FromCreatedAt: isCalendarDate(view.from) ? view.from : '',
    ToCreatedAt: isCalendarDate(view.to) ? view.to : '',
  }
  return {
    ...Object.fromEntries(Object.entries(question).filter(([, value]) => value !== '')),
    PageSize: pageSize,
  }
}

/** What the page of a query string would ask, as a saved view keeps it. */
export const toCasesQuestionOfQuery = (query: string): CasesQuestion =>
  toCasesQuestion(loadCasesView(new URLSearchParams(query)))

/**
 * What is asked for to find the cases that wait for an answer: the list has no filter for that, so
 * every open case is read.
 */
export const openCasesQuestion: CasesQuestion = { Status: 'OPEN', PageSize: 200 }

/** The one description of what the address of the cases that need an answer holds. */
export const answersParsers = {
  find: text,
  kind: parseAsStringLiteral(questions),
  by: parseAsStringLiteral(answerSpans),
  who: parseAsStringLiteral(['me', 'nobody']),
  over: text,
}

/**
 * Whether an address of the cases that need an answer holds filters of the list of all cases, as
 * links and saved views from before they were two do.
 */
export const isOfAllCases = (query: URLSearchParams): boolean =>
  Object.keys(casesParsers).some((key) => query.has(key))

export type AnswersView = inferParserType<typeof answersParsers>
