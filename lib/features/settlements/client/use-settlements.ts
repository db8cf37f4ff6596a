import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { toFailure } from '@/lib/client/operation-failed'
import type { Failure } from '@/lib/contracts/result'
import { combinePages, type Page } from '@/lib/features/settlements/domain/combine-pages'
import { type FilterFindings, verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import {
  getReportsQuery,
  getSettlementsQuery,
  type OrganizationReport,
  type Period,
  type Settlement,
} from './settlements'

/** What is held of a list that is read a page at a time. */
export type LoadedPages<Row> = {
  rows: Row[]
  /** The upstream named no further page. */
  isAtEnd: boolean
  isReading: boolean
  /** Why the newest page is missing, or null. */
  failure: Failure | null
  /** Null while no further page is known. */
  more: (() => void) | null
  again: () => void
  /** What the rows say of the period that was asked for; those outside it are not held. */
  findings: FilterFindings
}

/** The settlements of a period, as far as they are read; another period begins at its first page. */
export function useSettlements(organizationId: string, period: Period): LoadedPages<Settlement> {
  const { tokens, setTokens } = usePageTokens(`${organizationId} ${JSON.stringify(period)}`)
  const pages = useQueries({
    queries: tokens.map((token) => getSettlementsQuery(organizationId, period, token)),
  })
  return toLoadedPages(
    pages,
    ({ settlementId }) => settlementId,
    (rows) => verifyFilters('listSettlements', period, rows),
    { tokens, setTokens },
  )
}

/** The reports of a period, in the same way. */
export function useReports(
  organizationId: string,
  period: Period,
): LoadedPages<OrganizationReport> {
  const { tokens, setTokens } = usePageTokens(`${organizationId} ${JSON.stringify(period)}`)
  const pages = useQueries({
    queries: tokens.map((token) => getReportsQuery(organizationId, period, token)),
  })
  return toLoadedPages(
    pages,
    ({ reportId }) => reportId,
    (rows) => verifyFilters('listOrganizationReports', period, rows),
    { tokens, setTokens },
  )
}

type Token = string | undefined

/** The tokens of the pages of a list that are read; another list begins without one. */
function usePageTokens(list: string) {
  const [known, setKnown] = useState<{ list: string; tokens: Token[] }>({ list, tokens: firstPage })
  const tokens = known.list === list ? known.tokens : firstPage
  return { tokens, setTokens: (next: Token[]) => setKnown({ list, tokens: next }) }
}

const firstPage: Token[] = [undefined]

/** Whatever a page failed of is told: without it, a list that was not read would seem empty. */
export function toLoadedPages<Row>(
  pages: Pick<UseQueryResult<Page<Row>>, 'data' | 'error' | 'isFetching' | 'refetch'>[],
  keyOf: (row: Row) => string | null | undefined,
  sift: (rows: readonly Row[]) => { fitting: Row[]; findings: FilterFindings },
  { tokens, setTokens }: { tokens: Token[]; setTokens: (tokens: Token[]) => void },
): LoadedPages<Row> {
  const arrived = pages.flatMap(({ data }) => data ?? [])
  const isComplete = arrived.length === pages.length
  const { rows, next } = combinePages(arrived, keyOf, tokens)
  const missing = pages.find(({ error }) => error !== null)
  const { fitting, findings } = sift(rows)
  return {
    rows: fitting,
    findings,
    isAtEnd: isComplete && next === null,
    isReading: pages.some(({ isFetching }) => isFetching),
    failure: missing ? toFailure(missing.error) : null,
    more: isComplete && next !== null ? () => setTokens([...tokens, next]) : null,
    again: () => void missing?.refetch(),
  }
}
