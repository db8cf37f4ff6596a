'use client'

import { useState } from 'react'
import { CheckedImport } from '@/components/file-import/checked-import'
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

/** A file of documents between its choice and its sending. */
export function DocumentImport({ clientNo, page, texts, onTemplate, onSend }: Props) {
  const t = useT()
  const [asked, setAsked] = useState<NewDocument[] | null>(null)
  const rows = page.review?.rows ?? null
  const sums = useReadySums(rows, 'inclVat')
  return (
    <CheckedImport
      {...{ page, texts, sums, onTemplate }}
      fields={documentImportFields}
      labelCheck={(count) => t('documents.fromFile.check', { count, all: formatCount(count) })}
      labelSend={(count) => t('documents.fromFile.create', { count, all: formatCount(count) })}
      describeLooking={(done, all) => t('documents.fromFile.checking', { done, all })}
      describeStopped={(open) => t('documents.fromFile.stopped', { open })}
      frame={(parts) => <DocumentImportFrame clientNo={clientNo} {...parts} />}
      onSend={() => setAsked(page.listDocuments())}
    >
      {asked && (
        <ConfirmDocuments
          documents={asked}
          behind={(rows?.length ?? 0) - asked.length}
          onClose={() => setAsked(null)}
          onConfirm={() => onSend(asked)}
        />
      )}
    </CheckedImport>
  )
}
