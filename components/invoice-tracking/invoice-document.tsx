'use client'

import { OfferedDocument } from '@/components/form/offered-document'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { parseRedactedDocument, toDocumentQuestion } from '@/lib/shared/documents/redacted-document'
import { formatFileSize } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'

/**
 * The document of an invoice: what it is and how long, to be saved, and to be looked at.
 */
export function InvoiceDocument({ status }: { status: Answer<'getInvoiceStatus'> }) {
  const t = useT()
  const document = parseRedactedDocument(status.InvoiceData)
  const question = toDocumentQuestion(status)
  if (!document)
    return <p className="mb-2 text-xs/4.5 text-ink-2">{t('invoiceTracking.document.none')}</p>
  return (
    <div className="grid justify-items-start gap-2">
      <p className="mb-2 text-xs/4.5 wrap-anywhere text-ink-2">
        {t(`form.document.is.${document.kind}`, {
          size: formatFileSize(document.bytes),
        })}
      </p>
      {document.kind !== 'unreadable' && !question && (
        <p className="mb-2 text-xs/4.5 wrap-anywhere text-ink-2">
          {t('invoiceTracking.document.notNamed')}
        </p>
      )}
      {document.kind !== 'unreadable' && question && (
        <OfferedDocument
          key={routes.document(question, 'shown')}
          document={document}
          shown={routes.document(question, 'shown')}
          saved={routes.document(question, 'saved')}
        />
      )}
    </div>
  )
}
