'use client'

import { ImportRefusal, ImportStart } from '@/components/file-import/import-start'
import { EarlierParts } from '@/components/file-import/sent/earlier-parts'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import { getDecimalMark, saveAsFile } from '@/lib/client/files/save-as-file'
import { useT } from '@/lib/client/translation'
import { documentsMax } from '@/lib/features/documents/domain/document-file'
import { documentImportFields } from '@/lib/features/documents/domain/document-file-columns'
import { formatCount } from '@/lib/shared/format/count'
import { toCsv } from '@/lib/shared/tables/delimited-table'
import { DocumentImport } from './document-import'
import { DocumentImportFrame } from './document-import-frame'
import { createDocumentTexts } from './document-import-texts'
import { BatchProgress, SentDocuments } from './sent-documents'
import { useDocumentImport } from './use-document-import'
import { getDocumentsRunKey, useSentDocuments } from './use-sent-documents'

type Props = { clientNo: string; userName: string }

/**
 * Takes a file of documents, says what becomes of each row, and creates what a person approved, a
 * batch after the other.
 */
export function DocumentImportPage({ clientNo, userName }: Props) {
  const t = useT()
  const texts = createDocumentTexts(t)
  const page = useDocumentImport(clientNo)
  const sent = useSentDocuments(clientNo, userName)
  const { source } = page
  const isPrepared = sent.parts.length === 0 && source.state?.isTouched === true
  useLeaveGuard(isPrepared || sent.isBusy || sent.waiting > 0, sent.isBusy ? 'sending' : 'lost')

  const saveTemplate = () =>
    saveAsFile(
      `${t('documents.fromFile.template')}.csv`,
      toCsv([documentImportFields.map(({ key }) => texts.field(key))], {
        decimalMark: getDecimalMark(),
      }),
    )

  if (sent.parts.length > 0)
    return (
      <DocumentImportFrame clientNo={clientNo}>
        <SentDocuments {...{ clientNo, userName, sent }} onAnother={page.discard} />
      </DocumentImportFrame>
    )
  if (source.state)
    return (
      <DocumentImport
        {...{ clientNo, page, texts }}
        onTemplate={saveTemplate}
        onSend={sent.start}
      />
    )
  return (
    <DocumentImportFrame clientNo={clientNo}>
      <EarlierParts
        runKey={getDocumentsRunKey(clientNo, userName)}
        describeLeft={(count) => t('documents.fromFile.left', { count })}
        leftMeaning={t('documents.fromFile.leftMeaning')}
        followBatch={(idempotencyKey, absent) => (
          <BatchProgress {...{ idempotencyKey, userName, absent }} />
        )}
      />
      <ImportRefusal source={source} />
      <p className="max-w-[80ch] px-6 pt-4 text-ink-2 max-narrow:px-4">
        {t('documents.fromFile.note')}
      </p>
      <ImportStart
        label={t('documents.fromFile.file')}
        fields={documentImportFields}
        texts={texts}
        max={formatCount(documentsMax)}
        isReading={source.isReading}
        onFile={source.open}
        onTemplate={saveTemplate}
      />
    </DocumentImportFrame>
  )
}
