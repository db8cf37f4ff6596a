'use client'

import { useRouter } from 'next/navigation'
import { useMemo, useRef, useState } from 'react'
import { ColumnChooser } from '@/components/data-grid/column-chooser'
import { DataGrid } from '@/components/data-grid/grid/data-grid'
import { GridToolbar } from '@/components/data-grid/grid-toolbar'
import { ExportPanel } from '@/components/exports/public'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { StateBlock } from '@/components/ui/states/state-block'
import { usePagedList } from '@/lib/client/lists/use-paged-list'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import { useGridColumns } from '@/lib/client/use-grid-columns'
import {
  getInvoiceKey,
  getInvoicePagesQuery,
  type InvoiceRow,
} from '@/lib/features/collection-invoices/client/collection-invoices'
import { invoiceFilters } from '@/lib/features/collection-invoices/client/collection-invoices-view'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import {
  buildInvoiceColumns,
  defaultInvoiceColumns,
  listInvoiceFields,
  pickInvoiceColumns,
} from './invoice-columns'
import { InvoiceListFooter } from './invoice-list-footer'
import { InvoiceListTail } from './invoice-list-tail'
import { InvoicesFilter } from './invoices-filter'
import { useFreshInvoices } from './use-fresh-invoices'
import { useInvoicesView } from './use-invoices-view'

/**
 * The collection invoices of an organization: filters, and the rows that load as one scrolls. Enter
 * or a click opens one. The address holds the view.
 */
export function InvoicesPage({
  organizationId,
  mayHandOver,
}: {
  organizationId: string
  mayHandOver: boolean
}) {
  const t = useT()
  const { view, question, isKeptOut, show, clear } = useInvoicesView()
  const pages = getInvoicePagesQuery(organizationId, question)
  const list = usePagedList(pages)
  const { rowNow, isBehind } = useFreshInvoices(pages, list)
  const { layout, choose, isKept } = useGridColumns('collection-invoices')
  const [selected, setSelected] = useState<ReadonlySet<string>>(noRows)
  const offers = useOffers()
  const exporting = useRef<HTMLButtonElement>(null)
  const router = useRouter()
  const keys = layout?.keys ?? defaultInvoiceColumns
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same keys are the same columns
  const columns = useMemo(() => pickInvoiceColumns(t, keys), [t, keys.join()])
  const isNarrowed = Object.keys(question).length > 0

  // Another question holds other rows: what was selected among the earlier ones is let go.
  const [selectedOf, setSelectedOf] = useState(list.id)
  if (selectedOf !== list.id) {
    setSelectedOf(list.id)
    setSelected(noRows)
  }

  return (
    <PageFrame
      crumbs={[{ label: t('collectionInvoices.area') }, { label: t('collectionInvoices.title') }]}
      fill
    >
      <h1 className="sr-only">{t('collectionInvoices.grid')}</h1>
      <InvoicesFilter view={view} isKeptOut={isKeptOut} onShow={show} onClear={clear} />
      <GridToolbar>
        <span className="min-w-0 flex-1 truncate text-xs text-ink-3 max-narrow:basis-full">
          {t('collectionInvoices.rows.newest')}
        </span>
        {mayHandOver && (
          <ButtonLink href={routes.newCollectionInvoices(organizationId)}>
            {t('collectionInvoices.handOver')}
          </ButtonLink>
        )}
        <ColumnChooser
          all={buildInvoiceColumns(t)}
          chosen={columns}
          isOwn={layout !== null}
          isKept={isKept}
          onChoose={(keys) => choose(keys && { widths: {}, pinned: 1, ...layout, keys })}
        />
        {offers('listCollectionInvoices') && (
          <ExportPanel
            opener={exporting}
            question={{ kind: 'collectionInvoices', organizationId, search: question }}
            describe={describeFilters(t, question)}
            total={null}
            shownColumns={listInvoiceFields(columns)}
          />
        )}
      </GridToolbar>
      <FilterNotice findings={list.findings} />
      {list.isSilent && (
        <StateBlock
          kind="silent"
          title={t('collectionInvoices.silent.title')}
          steps={<Button onClick={list.again}>{t('collectionInvoices.rows.again')}</Button>}
        >
          {t('collectionInvoices.silent.meaning')}
        </StateBlock>
      )}
      {list.isSilent && list.rows.length === 0 ? null : (
        <DataGrid<InvoiceRow>
          label={t('collectionInvoices.grid')}
          columns={columns}
          pinned={layout?.pinned ?? 1}
          widths={layout?.widths ?? noWidths}
          held={list.rows.length}
          total={unknownTotal}
          hasMore={!list.isAtEnd}
          rowAt={(index) => rowNow(list.rows[index])}
          keyOf={getInvoiceKey}
          version={list.rows}
          onNearEnd={() => void (list.failure || list.isResting ? undefined : list.more())}
          selected={selected}
          onSelect={setSelected}
          openKey={null}
          onOpen={(row) => row?.id && router.push(routes.collectionInvoice(organizationId, row.id))}
          onColumns={choose}
          onKey={(key) => key === 'e' && exporting.current?.click()}
          empty={
            list.isAtEnd && (
              <StateBlock
                kind="empty"
                title={t(
                  isNarrowed ? 'collectionInvoices.none.title' : 'collectionInvoices.none.titleAll',
                )}
                steps={
                  isNarrowed && (
                    <Button onClick={clear}>{t('collectionInvoices.none.clear')}</Button>
                  )
                }
              >
                {t(
                  isNarrowed
                    ? 'collectionInvoices.none.meaning'
                    : 'collectionInvoices.none.meaningAll',
                )}
              </StateBlock>
            )
          }
          tail={<InvoiceListTail walked={list} onMore={() => void list.more()} />}
        />
      )}
      <InvoiceListFooter walked={list} isBehind={isBehind} onAgain={list.again} />
    </PageFrame>
  )
}

/** The filters of the list in one line, in the words that stand above them. */
function describeFilters(t: Translate, question: Record<string, unknown>): string {
  const set = invoiceFilters.filter((filter) => question[filter])
  return (
    set
      .map((filter) => `${t(`collectionInvoices.filter.${filter}`)} ${question[filter]}`)
      .join(', ') || t('collectionInvoices.filter.none')
  )
}

const noRows: ReadonlySet<string> = new Set()
const noWidths = {}
/** A list that goes by tokens does not tell how many rows there are. */
const unknownTotal = { count: null, is: 'about' } as const
