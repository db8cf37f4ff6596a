'use client'

import { useState } from 'react'
import { CheckProgress } from '@/components/file-import/check-progress'
import { ImportBar } from '@/components/file-import/import-bar'
import { ImportColumns } from '@/components/file-import/import-columns'
import { ImportSteps } from '@/components/file-import/import-head'
import type { ImportTexts } from '@/components/file-import/import-texts'
import { useReadySums } from '@/components/file-import/use-ready-sums'
import { useT } from '@/lib/client/translation'
import type { NewDocument } from '@/lib/contracts/desk/receivables/new-document'
import { documentImportFields } from '@/lib/features/documents/domain/document-file-columns'
import type { DocumentField } from '@/lib/features/documents/domain/typed-document'
import { formatCount } from '@/lib/shared/format/count'
import { ConfirmDocuments } from './confirm-documents'
import { DocumentImportFrame } from './document-import-frame'
import type { DocumentImportState } from './use-document-import'

type Props = {
  clientNo: string
  page: DocumentImportState
  texts: ImportTexts<DocumentField>
  onTemplate: () => void
  onSend: (documents: NewDocument[]) => void
}

/** A file of documents between its choice and its sending: matched, mended, checked, and confirmed. */
export function DocumentImport({ clientNo, page, texts, onTemplate, onSend }: Props) {
  const t = useT()
  const [asked, setAsked] = useState<NewDocument[] | null>(null)
  const { source, review, check } = page
  const { state } = source
  const sums = useReadySums(review?.rows ?? null, 'inclVat')
  if (!state) return null
  const rows = state.table.records.length - 1
  const { ready = 0, asks = 0 } = review?.counts ?? {}
  const toCheck = ready + asks || rows
  const isToSend = page.unasked === 0 && ready > 0 && !page.isLooking
  return (
    <DocumentImportFrame
      clientNo={clientNo}
      title={
        ready > 0
          ? t('fileImport.file.ready', { ready: formatCount(ready), rows, all: formatCount(rows) })
          : t('fileImport.file.match')
      }
      actions={<ImportSteps at={page.isLooking ? 'check' : isToSend ? 'send' : 'columns'} />}
      saveBar={
        review && (
          <ImportBar
            rows={rows}
            counts={review.counts}
            isChecking={page.isChecking}
            detail={sums}
            label={
              isToSend
                ? t('documents.fromFile.create', { count: ready, all: formatCount(ready) })
                : t('documents.fromFile.check', { count: toCheck, all: formatCount(toCheck) })
            }
            isBlocked={ready + asks === 0 || (page.unasked === 0 && ready === 0)}
            busy={page.isLooking}
            onDiscard={page.discard}
            onGoOn={() => (isToSend ? setAsked(page.listDocuments()) : page.startCheck())}
          />
        )
      }
    >
      <ImportColumns
        {...{ texts, source, review, onTemplate }}
        fields={documentImportFields}
        hasNoColumns={page.problem !== null}
        onFile={page.open}
      >
        <CheckProgress
          check={check}
          describeLooking={(done, all) => t('documents.fromFile.looking', { done, all })}
          describeStopped={(open) => t('documents.fromFile.stopped', { open })}
        />
      </ImportColumns>
      {asked && (
        <ConfirmDocuments
          documents={asked}
          behind={rows - asked.length}
          onClose={() => setAsked(null)}
          onConfirm={() => onSend(asked)}
        />
      )}
    </DocumentImportFrame>
  )
}
