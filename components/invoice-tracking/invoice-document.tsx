'use client'

import { type ReactNode, useId, useState } from 'react'
import { Button, getButtonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { formatFileSize } from '@/lib/features/collection-invoices/messages/public'
import {
  parseRedactedDocument,
  type RedactedDocument,
  toDocumentQuestion,
} from '@/lib/shared/documents/redacted-document'
import { routes } from '@/lib/shared/routes'

/** A longer text makes the page slow. */
const shownBytesMax = 1_000_000

/**
 * The document of an invoice: what it is and how long, to be saved, and to be looked at. XML and
 * text stand as plain text in a frame in which nothing runs; a PDF opens in a tab of its own,
 * because no browser shows one in such a frame. Nothing of it is read before it is asked for.
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
        {t(`invoiceTracking.document.is.${document.kind}`, {
          size: formatFileSize(document.bytes),
        })}
      </p>
      {document.kind !== 'unreadable' && !question && (
        <p className="mb-2 text-xs/4.5 wrap-anywhere text-ink-2">
          {t('invoiceTracking.document.notNamed')}
        </p>
      )}
      {document.kind !== 'unreadable' && question && (
        <Offered
          key={routes.document(question, 'shown')}
          document={document}
          shown={routes.document(question, 'shown')}
        >
          <a
            className={getButtonClass({ size: 'sm' })}
            href={routes.document(question, 'saved')}
            download
          >
            <Icon name="load" />
            {t('invoiceTracking.document.save')}
          </a>
        </Offered>
      )}
    </div>
  )
}

type OfferedProps = { document: RedactedDocument; shown: string; children: ReactNode }

function Offered({ document: { kind, bytes }, shown, children }: OfferedProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isText = kind === 'xml' || kind === 'text'
  const isShort = bytes <= shownBytesMax
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {kind === 'pdf' && (
          <a className={getButtonClass({ size: 'sm' })} href={shown} target="_blank" rel="noopener">
            <Icon name="out" />
            {t('invoiceTracking.document.openPdf')}
          </a>
        )}
        {isText && isShort && (
          <Button
            size="sm"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="eye" />
            {t(isOpen ? 'invoiceTracking.document.hide' : 'invoiceTracking.document.show')}
          </Button>
        )}
        {children}
      </div>
      {isText && !isShort && (
        <p className="mb-2 text-xs/4.5 wrap-anywhere text-ink-2">
          {t('invoiceTracking.document.tooLong')}
        </p>
      )}
      {isOpen && <Frame id={id} address={shown} />}
    </>
  )
}

/** What fails is told inside of it, as the text that stands in the place of the document. */
function Frame({ id, address }: { id: string; address: string }) {
  const t = useT()
  const [isHere, setHere] = useState(false)
  return (
    <div id={id} className="justify-self-stretch print:hidden" aria-busy={!isHere}>
      <p role="status" className="mb-2 text-xs/4.5 text-ink-3 not-empty:pb-1">
        {!isHere && t('invoiceTracking.document.loading')}
      </p>
      {/* a ground for browsers that give a text none of its own */}
      <iframe
        className="block h-[min(480px,60dvh)] w-full rounded-sm border border-line-strong bg-[#fff] scheme-light"
        title={t('invoiceTracking.document.shown')}
        src={address}
        sandbox=""
        referrerPolicy="no-referrer"
        onLoad={() => setHere(true)}
      />
    </div>
  )
}
