'use client'

import { useQueryStates } from 'nuqs'
import { useNumberedPage } from '@/lib/client/lists/use-numbered-page'
import { useT } from '@/lib/client/translation'
import { glParsers, toGlQuery, toGlQuestion } from '@/lib/features/ledger/client/gl-view'
import { getGlItemsQuery } from '@/lib/features/ledger/client/ledger'
import { routes } from '@/lib/shared/routes'
import { LedgerListPage } from '../ledger-list-page'
import { buildGlColumns, getGlHref, getGlKey } from './gl-columns'
import { GlFilter } from './gl-filter'

/** The general-ledger items of a client, a page at a time. The address holds the view. */
export function GlItemsPage({ clientNo }: { clientNo: string }) {
  const t = useT()
  const [view, setView] = useQueryStates(glParsers, { history: 'push' })
  const question = toGlQuestion(view)
  const page = useNumberedPage(
    'listGlItems',
    getGlItemsQuery(clientNo, question),
    question,
    ({ glItems }) => glItems,
  )
  const clear = () => void setView(null)
  return (
    <LedgerListPage
      {...{ clientNo, page, columns: buildGlColumns(t, clientNo), keyOf: getGlKey }}
      list="items"
      filter={
        <GlFilter
          view={view}
          onChange={(change) => void setView({ ...change, page: null })}
          onClear={clear}
        />
      }
      hrefOf={(row) => getGlHref(clientNo, row)}
      pageHref={(number) => routes.glItems(clientNo, toGlQuery(view, { page: number }))}
      onClear={clear}
    />
  )
}
