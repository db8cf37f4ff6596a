'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { useState } from 'react'
import { DataTable } from '@/components/data-grid/data-table'
import { Pager } from '@/components/data-grid/pager'
import { PageFrame } from '@/components/layout/page-frame'
import { ListAndPane } from '@/components/registrations/public'
import { SearchBox } from '@/components/ui/search-box'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { useCodeNames } from '@/lib/features/codes/client/public'
import { getDocumentsQuery } from '@/lib/features/documents/client/documents'
import {
  documentPageSizes,
  documentsParsers,
  toDocumentsQuery,
  toDocumentsQuestion,
} from '@/lib/features/documents/client/documents-view'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { routes } from '@/lib/shared/routes'
import { toAddressText } from '@/lib/shared/view-query'
import { createDocumentColumns } from './document-columns'
import { DocumentPane } from './document-pane'

/** The documents of a client, newest first; one is read beside the list. */
export function DocumentsPage({ clientNo }: { clientNo: string }) {
  const t = useT()
  const [view, setView] = useQueryStates(documentsParsers, { history: 'push' })
  const [typed, setTyped] = useState(view.q)
  const question = toDocumentsQuestion(view)
  const { data, error, refetch, isFetching } = useQuery({
    ...getDocumentsQuery(clientNo, question),
    placeholderData: keepPreviousData,
  })
  const { fitting, findings } = verifyFilters(
    'listDocuments',
    question,
    (data?.documents ?? []).filter((row) => row !== null),
  )
  const unknown = useCodeNames(clientNo).listUnknown(
    'documentType',
    fitting.map(({ documentType }) => documentType),
  )
  const total = data?.summary?.totalCount
  const toHref = (change: Parameters<typeof toDocumentsQuery>[1]) =>
    routes.documents(clientNo, toDocumentsQuery(view, change))
  return (
    <PageFrame
      crumbs={[{ label: t('documents.area') }, { label: t('documents.title') }]}
      title={t('documents.title')}
      fill
    >
      <div className="flex px-6 pb-2.5 max-narrow:px-4">
        <div className="flex max-w-120 min-w-0 flex-1">
          <SearchBox
            typed={typed}
            label={t('documents.search')}
            hint={t('documents.searchHint')}
            clearLabel={t('documents.clearSearch')}
            isBusy={isFetching}
            onType={setTyped}
            onSearch={(text) => {
              setTyped(text)
              void setView({ q: toAddressText(text), page: null, open: null })
            }}
          />
        </div>
      </div>
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
        {(error || !data) && (
          <ReadStates
            failure={error && toFailure(error)}
            isHeld={data !== undefined}
            rows={12}
            columns={6}
            onAgain={() => void refetch()}
          />
        )}
        <FilterNotice findings={findings} />
        {data && (
          <DataTable
            label={t('documents.list')}
            columns={createDocumentColumns(t, clientNo)}
            rows={fitting}
            keyOf={(row) => row.documentUuid ?? JSON.stringify(row)}
            hrefOf={({ documentNo }) => (documentNo ? toHref({ open: documentNo }) : null)}
            currentKey={
              fitting.find(({ documentNo }) => documentNo && documentNo === view.open)
                ?.documentUuid ?? undefined
            }
            empty={<NoDocuments isSearch={question.documentno !== undefined} />}
          />
        )}
      </ListAndPane>
      {data && fitting.length > 0 && (
        <Pager
          page={question.pageno}
          pageSize={question.pagesize}
          shown={fitting.length}
          total={total == null ? null : Number(total)}
          hrefOf={(page) => toHref({ page })}
          sizes={{ options: documentPageSizes, hrefOf: (size) => toHref({ size, page: 1 }) }}
        >
          {unknown.length > 0 && t('documents.unknownCodes', { count: unknown.length })}
        </Pager>
      )}
    </PageFrame>
  )
}

function NoDocuments({ isSearch }: { isSearch: boolean }) {
  const t = useT()
  const is = isSearch ? 'noMatch' : 'empty'
  return (
    <StateBlock kind="empty" title={t(`documents.${is}`)}>
      {t(`documents.${is}Meaning`)}
    </StateBlock>
  )
}
