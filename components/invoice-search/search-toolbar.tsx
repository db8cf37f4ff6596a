'use client'

import { GridColumnChooser } from '@/components/data-grid/grid-column-chooser'
import { GridToolbar } from '@/components/data-grid/grid-page'
import { ExportPanel } from '@/components/exports/public'
import { ButtonLink } from '@/components/ui/link'
import type { Search, Total } from '@/lib/client/lists/keyset-paging'
import type { GridLayout } from '@/lib/client/lists/use-grid-columns'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import { routes } from '@/lib/shared/routes'
import {
  buildSummaryColumns,
  type Column,
  defaultSummaryColumns,
  listSummaryFields,
  pickSummaryColumns,
} from './summary-columns'

/** What can be done with the view. */
export function SearchToolbar(props: SearchToolbarProps) {
  const t = useT()
  const { columns, layout, isKept, onColumns, search, describe, total } = props
  const offers = useOffers()

  return (
    <GridToolbar>
      <span className="flex-1" />
      <ButtonLink className="max-narrow:hidden" href={routes.partnerFailures()}>
        {t('invoiceSearch.rows.failures')}
      </ButtonLink>
      <GridColumnChooser
        all={buildSummaryColumns(t)}
        chosen={pickSummaryColumns(t, layout?.keys ?? defaultSummaryColumns)}
        layout={layout}
        isKept={isKept}
        onColumns={onColumns}
      />
      {offers('searchInvoiceSummary') && (
        <ExportPanel
          question={{ kind: 'invoiceSummary', search }}
          describe={describe}
          total={total.count === null ? null : { count: total.count, is: total.is }}
          shownColumns={listSummaryFields(columns)}
        />
      )}
    </GridToolbar>
  )
}

type SearchToolbarProps = {
  columns: readonly Column[]
  layout: GridLayout | null
  isKept: boolean
  onColumns: (layout: GridLayout | null) => void
  search: Search
  /** The same search in words. */
  describe: string
  total: Total
}
