'use client'

import { useState } from 'react'
import { formatTabSeparated } from '@/components/data-grid/grid/tab-separated'
import { GridColumnChooser } from '@/components/data-grid/grid-column-chooser'
import { GridToolbar } from '@/components/data-grid/grid-page'
import { formatCount } from '@/components/data-grid/pager'
import { ExportPanel } from '@/components/exports/public'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import {
  getRowKey,
  type Search,
  type SummaryRow,
  type Total,
} from '@/lib/client/lists/keyset-paging'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { GridLayout } from '@/lib/client/use-grid-columns'
import { routes } from '@/lib/shared/routes'
import {
  buildSummaryColumns,
  type Column,
  defaultSummaryColumns,
  listSummaryFields,
  pickSummaryColumns,
} from './summary-columns'

/** What can be done with the selected rows at the left, with the view at the right. */
export function SearchToolbar(props: SearchToolbarProps) {
  const t = useT()
  const { rows, selected, columns, layout, isKept, onColumns, onClear, search, describe, total } =
    props
  const offers = useOffers()
  const [said, setSaid] = useState('')
  const chosen = selected.size === 0 ? [] : rows.filter((row) => selected.has(getRowKey(row)))

  async function copy() {
    const done = await navigator.clipboard.writeText(formatTabSeparated(columns, chosen)).then(
      () => true,
      () => false,
    )
    setSaid(
      done
        ? t('invoiceSearch.rows.copied', { count: chosen.length })
        : t('invoiceSearch.rows.copyRefused'),
    )
  }

  return (
    <GridToolbar>
      {selected.size > 0 && (
        <>
          <b className="whitespace-nowrap">
            {t('invoiceSearch.rows.selected', { count: formatCount(selected.size) })}
          </b>
          <Button size="sm" onClick={copy}>
            {t('invoiceSearch.rows.copy')}
          </Button>
          <Button size="sm" variant="quiet" onClick={onClear}>
            {t('invoiceSearch.rows.clear')}
          </Button>
        </>
      )}
      <span role="status" className="min-w-0 flex-1 truncate text-xs text-ink-3">
        {said}
      </span>
      <ButtonLink className="@max-[680px]:hidden" href={routes.partnerFailures()}>
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
  rows: readonly SummaryRow[]
  selected: ReadonlySet<string>
  columns: readonly Column[]
  layout: GridLayout | null
  isKept: boolean
  onColumns: (layout: GridLayout | null) => void
  onClear: () => void
  search: Search
  /** The same search in words. */
  describe: string
  total: Total
}
