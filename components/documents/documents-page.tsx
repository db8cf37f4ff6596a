'use client'

import { useQueryStates } from 'nuqs'
import { ListAndPane } from '@/components/data-grid/list-and-pane'
import { ListSearch } from '@/components/data-grid/numbered/list-search'
import { NumberedPager } from '@/components/data-grid/numbered/numbered-pager'
import { NumberedRows } from '@/components/data-grid/numbered/numbered-rows'
import { PageFrame } from '@/components/layout/page-frame'
import { ListViews } from '@/components/saved-views/public'
import { ButtonLink } from '@/components/ui/link'
import { useNumberedPage } from '@/lib/client/lists/use-numbered-page'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import { useCodeNames } from '@/lib/features/codes/client/public'
import { getDocumentsQuery } from '@/lib/features/documents/client/documents'
import {
  documentPageSizes,
  documentsParsers,
  toDocumentsQuery,
  toDocumentsQuestion,
} from '@/lib/features/documents/client/documents-view'
import { routes } from '@/lib/shared/routes'
import { toAddressText } from '@/lib/shared/view-query'
import { createDocumentColumns } from './document-columns'
import { DocumentPane } from './document-pane'

/** The documents of a client, newest first; one is read beside the list. */
export function DocumentsPage({ clientNo }: { clientNo: string }) {
  const t = useT()
  const offers = useOffers()
  const [view, setView] = useQueryStates(documentsParsers, { history: 'push' })
  const question = toDocumentsQuestion(view)
  const page = useNumberedPage(
    'listDocuments',
    getDocumentsQuery(clientNo, question),
    question,
    ({ documents }) => documents,
  )
  const unknown = useCodeNames(clientNo).listUnknown(
    'documentType',
    page.rows.map(({ documentType }) => documentType),
  )
  const toHref = (change: Parameters<typeof toDocumentsQuery>[1]) =>
    routes.documents(clientNo, toDocumentsQuery(view, change))
  return (
    <PageFrame
      crumbs={[{ label: t('documents.area') }, { label: t('documents.title') }]}
      title={t('documents.title')}
      actions={
        <>
          <ListViews list="documents" clientNo={clientNo} />
          {offers('listDocumentBundles') && (
            <ButtonLink href={routes.documentBundles(clientNo)}>
              {t('documents.bundles.title')}
            </ButtonLink>
          )}
          {offers('createDocuments') && (
            <ButtonLink href={routes.documentImport(clientNo)}>
              {t('documents.fromFile.open')}
            </ButtonLink>
          )}
          {offers('createDocument') && (
            <ButtonLink variant="primary" href={routes.newDocument(clientNo)}>
              {t('documents.create.open')}
            </ButtonLink>
          )}
        </>
      }
      fill
    >
      <ListSearch
        searched={view.q}
        label={t('documents.search')}
        hint={t('documents.searchHint')}
        clearLabel={t('documents.clearSearch')}
        isBusy={page.isFetching}
        onSearch={(text) => void setView({ q: toAddressText(text), page: null, open: null })}
      />
      <ListAndPane
        pane={
          view.open && (
            <DocumentPane
              key={view.open}
              clientNo={clientNo}
              documentNo={view.open}
              onClose={() => void setView({ open: null })}
            />
          )
        }
      >
        <NumberedRows
          page={page}
          label={t('documents.list')}
          columns={createDocumentColumns(t, clientNo)}
          keyOf={(row) => row.documentUuid ?? JSON.stringify(row)}
          hrefOf={({ documentNo }) => (documentNo ? toHref({ open: documentNo }) : null)}
          currentKey={
            page.rows.find(({ documentNo }) => documentNo && documentNo === view.open)
              ?.documentUuid ?? undefined
          }
          none={{
            all: { title: t('documents.empty'), meaning: t('documents.emptyMeaning') },
            narrowed: page.isNarrowed
              ? { title: t('documents.noMatch'), meaning: t('documents.noMatchMeaning') }
              : null,
            firstHref: toHref({ page: 1 }),
          }}
        />
      </ListAndPane>
      <NumberedPager
        page={page}
        hrefOf={(number) => toHref({ page: number })}
        sizes={{ options: documentPageSizes, hrefOf: (size) => toHref({ size, page: 1 }) }}
      >
        {unknown.length > 0 && t('documents.unknownCodes', { count: unknown.length })}
      </NumberedPager>
    </PageFrame>
  )
}
