'use client'

import { useQueryStates } from 'nuqs'
import { defineColumns } from '@/components/data-grid/define-columns'
import { ListAndPane } from '@/components/data-grid/list-and-pane'
import { NumberedPager } from '@/components/data-grid/numbered/numbered-pager'
import { NumberedRows } from '@/components/data-grid/numbered/numbered-rows'
import { PageFrame } from '@/components/layout/page-frame'
import { Absent } from '@/components/ui/money-amount'
import { useNumberedPage } from '@/lib/client/lists/use-numbered-page'
import { useT } from '@/lib/client/translation'
import {
  bundlesParsers,
  type DocumentBundle,
  getBundlesQuery,
  toBundlesQuery,
  toBundlesQuestion,
} from '@/lib/features/documents/client/bundles'
import { formatDay } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { BundlePane } from './bundle-pane'

/** The bundles in which the documents of a client went out, newest first; one is read beside them. */
export function BundlesPage({ clientNo }: { clientNo: string }) {
  const t = useT()
  const [view, setView] = useQueryStates(bundlesParsers, { history: 'push' })
  const page = Math.max(1, view.page)
  const question = toBundlesQuestion(page)
  const list = useNumberedPage(
    'listDocumentBundles',
    getBundlesQuery(clientNo, page),
    question,
    ({ documentBundles }) => documentBundles,
  )
  const toHref = (change: { page?: number; open?: string }) =>
    routes.documentBundles(clientNo, toBundlesQuery({ page, ...change }))
  return (
    <PageFrame
      crumbs={[
        { label: t('documents.area') },
        { label: t('documents.title'), href: routes.documents(clientNo) },
        { label: t('documents.bundles.title') },
      ]}
      title={t('documents.bundles.title')}
      fill
    >
      <ListAndPane
        pane={
          view.open && (
            <BundlePane
              key={view.open}
              clientNo={clientNo}
              bundleId={view.open}
              onClose={() => void setView({ open: null })}
            />
          )
        }
      >
        <NumberedRows
          page={list}
          label={t('documents.bundles.title')}
          columns={buildBundleColumns(t)}
          keyOf={(row) => row.bundleId || JSON.stringify(row)}
          hrefOf={({ bundleId }) => (bundleId ? toHref({ open: bundleId }) : null)}
          currentKey={view.open ?? undefined}
          none={{
            all: {
              title: t('documents.bundles.empty'),
              meaning: t('documents.bundles.emptyMeaning'),
            },
            narrowed: null,
            firstHref: toHref({ page: 1 }),
          }}
        />
      </ListAndPane>
      <NumberedPager page={list} hrefOf={(number) => toHref({ page: number })} />
    </PageFrame>
  )
}

const buildBundleColumns = (t: Translate) =>
  defineColumns<DocumentBundle>()([
    {
      key: 'id',
      card: 'top',
      title: t('documents.bundles.column.id'),
      width: 'w-64',
      cell: ({ bundleId }) => bundleId || t('documents.unnumbered'),
    },
    {
      key: 'date',
      card: 'left',
      title: t('documents.bundles.column.date'),
      width: 'w-36',
      cell: ({ bundleDate }) => formatDay(t, bundleDate) ?? <Absent />,
    },
    {
      key: 'count',
      card: 'line',
      align: 'end',
      title: t('documents.bundles.column.count'),
      width: 'w-28',
      cell: ({ documentCount }) => (documentCount == null ? <Absent /> : String(documentCount)),
    },
  ])
