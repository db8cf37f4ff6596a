'use client'

import { useQueryStates } from 'nuqs'
import { useState } from 'react'
import { ListAndPane } from '@/components/data-grid/list-and-pane'
import { ListSearch } from '@/components/data-grid/numbered/list-search'
import { NumberedPager } from '@/components/data-grid/numbered/numbered-pager'
import { NumberedRows } from '@/components/data-grid/numbered/numbered-rows'
import { PageFrame } from '@/components/layout/page-frame'
import { ListViews } from '@/components/saved-views/public'
import { Button } from '@/components/ui/button'
import { useNumberedPage } from '@/lib/client/lists/use-numbered-page'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import {
  filePageSizes,
  getFilesQuery,
  storedFilesParsers,
  toFilesQuery,
  toFilesQuestion,
} from '@/lib/features/stored-files/client/stored-files'
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
  const [isUploading, setUploading] = useState(false)
  const question = toFilesQuestion(view)
  const page = useNumberedPage(
    'listFiles',
    getFilesQuery(clientNo, question),
    question,
    ({ files }) => files,
  )
  const toHref = (change: Parameters<typeof toFilesQuery>[1]) =>
    routes.storedFiles(clientNo, toFilesQuery(view, change))
  return (
    <PageFrame
      crumbs={[{ label: t('storedFiles.area') }, { label: t('storedFiles.title') }]}
      title={t('storedFiles.title')}
      actions={
        <>
          <ListViews list="storedFiles" clientNo={clientNo} />
          {isOffered('uploadFiles') && (
            <Button variant="primary" onClick={() => setUploading(true)}>
              {t('storedFiles.upload')}
            </Button>
          )}
        </>
      }
      fill
    >
      <ListSearch
        searched={view.q}
        label={t('storedFiles.search')}
        hint={t('storedFiles.searchHint')}
        clearLabel={t('storedFiles.clearSearch')}
        isBusy={page.isFetching}
        onSearch={(text) => void setView({ q: toAddressText(text), page: null, open: null })}
      />
      <ListAndPane
        pane={
          view.open && (
            <FilePane
              key={view.open}
              clientNo={clientNo}
              fileId={view.open}
              listed={page.rows.find(({ fileId }) => fileId === view.open)}
              onClose={() => void setView({ open: null })}
            />
          )
        }
      >
        <NumberedRows
          page={page}
          label={t('storedFiles.list')}
          columns={createFileColumns(t)}
          keyOf={(row) => row.fileId ?? JSON.stringify(row)}
          hrefOf={({ fileId }) => (fileId ? toHref({ open: fileId }) : null)}
          currentKey={view.open ?? undefined}
          none={{
            all: { title: t('storedFiles.empty'), meaning: t('storedFiles.emptyMeaning') },
            narrowed: page.isNarrowed
              ? { title: t('storedFiles.noMatch'), meaning: t('storedFiles.noMatchMeaning') }
              : null,
            firstHref: toHref({ page: 1 }),
          }}
        />
      </ListAndPane>
      <NumberedPager
        page={page}
        hrefOf={(number) => toHref({ page: number })}
        sizes={{ options: filePageSizes, hrefOf: (size) => toHref({ size, page: 1 }) }}
      />
      {isUploading && (
        <UploadDialog clientNo={clientNo} userName={userName} onClose={() => setUploading(false)} />
      )}
    </PageFrame>
  )
}

type Props = { clientNo: string; userName: string }
