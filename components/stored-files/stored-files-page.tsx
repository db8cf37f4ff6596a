'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { useState } from 'react'
import { DataTable } from '@/components/data-grid/data-table'
import { Pager } from '@/components/data-grid/pager'
import { PageFrame } from '@/components/layout/page-frame'
import { ListAndPane } from '@/components/registrations/public'
import { Button } from '@/components/ui/button'
import { SearchBox } from '@/components/ui/search-box'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { useOffers } from '@/lib/client/offers'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import {
  filePageSizes,
  storedFilesParsers,
  toFilesQuery,
  toFilesQuestion,
} from '@/lib/features/stored-files/client/files-view'
import { getFilesQuery } from '@/lib/features/stored-files/client/stored-files'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { routes } from '@/lib/shared/routes'
import { toAddressText } from '@/lib/shared/view-query'
import { createFileColumns } from './file-columns'
import { FilePane } from './file-pane'
import { UploadDialog } from './upload-dialog'

/** The files of a client, newest first; one is read beside the list, and more are uploaded. */
export function StoredFilesPage({ clientNo, userName }: Props) {
  const t = useT()
  const isOffered = useOffers()
  const [view, setView] = useQueryStates(storedFilesParsers, { history: 'push' })
  const [typed, setTyped] = useState(view.q)
  const [isUploading, setUploading] = useState(false)
  const question = toFilesQuestion(view)
  const { data, error, refetch, isFetching } = useQuery({
    ...getFilesQuery(clientNo, question),
    placeholderData: keepPreviousData,
  })
  const { fitting, findings } = verifyFilters(
    'listFiles',
    question,
    (data?.files ?? []).filter((row) => row !== null),
  )
  const total = data?.summary?.totalCount
  const toHref = (change: Parameters<typeof toFilesQuery>[1]) =>
    routes.storedFiles(clientNo, toFilesQuery(view, change))
  return (
    <PageFrame
      crumbs={[{ label: t('storedFiles.area') }, { label: t('storedFiles.title') }]}
      title={t('storedFiles.title')}
      actions={
        isOffered('uploadFiles') && (
          <Button variant="primary" onClick={() => setUploading(true)}>
            {t('storedFiles.upload')}
          </Button>
        )
      }
      fill
    >
      <div className="flex px-6 pb-2.5 max-narrow:px-4">
        <div className="flex max-w-120 min-w-0 flex-1">
          <SearchBox
            typed={typed}
            label={t('storedFiles.search')}
            hint={t('storedFiles.searchHint')}
            clearLabel={t('storedFiles.clearSearch')}
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
            <FilePane
              key={view.open}
              clientNo={clientNo}
              fileId={view.open}
              listed={fitting.find(({ fileId }) => fileId === view.open)}
              onClose={() => void setView({ open: null })}
            />
          )
        }
      >
        {(error || !data) && (
          <ReadStates
            failure={error && toFailure(error)}
            isHeld={data !== undefined}
            rows={10}
            columns={5}
            onAgain={() => void refetch()}
          />
        )}
        <FilterNotice findings={findings} />
        {data && (
          <DataTable
            label={t('storedFiles.list')}
            columns={createFileColumns(t)}
            rows={fitting}
            keyOf={(row) => row.fileId ?? JSON.stringify(row)}
            hrefOf={({ fileId }) => (fileId ? toHref({ open: fileId }) : null)}
            currentKey={view.open ?? undefined}
            empty={<NoFiles isSearch={question.filename !== undefined} />}
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
          sizes={{ options: filePageSizes, hrefOf: (size) => toHref({ size, page: 1 }) }}
        />
      )}
      {isUploading && (
        <UploadDialog clientNo={clientNo} userName={userName} onClose={() => setUploading(false)} />
      )}
    </PageFrame>
  )
}

type Props = { clientNo: string; userName: string }

function NoFiles({ isSearch }: { isSearch: boolean }) {
  const t = useT()
  const is = isSearch ? 'noMatch' : 'empty'
  return (
    <StateBlock kind="empty" title={t(`storedFiles.${is}`)}>
      {t(`storedFiles.${is}Meaning`)}
    </StateBlock>
  )
}
