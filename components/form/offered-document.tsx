'use client'

import { useId, useState } from 'react'
import { Button, getButtonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import { isPicture } from '@/lib/shared/documents/document-kind'
import type { RedactedDocument } from '@/lib/shared/documents/redacted-document'

/** A longer text makes the page slow. */
const shownBytesMax = 1_000_000

type OfferedProps = {
  document: RedactedDocument
  /** Where it is shown by itself, and where it is saved from. */
  shown: string
  saved: string
}

/**
 * The ways to a document. Pictures, and XML and text as plain text, stand in a frame in which
 * nothing runs; a PDF opens in a tab of its own, because no browser shows one in such a frame.
 * Nothing of it is read before it is asked for.
 */
export function OfferedDocument({ document: { kind, bytes }, shown, saved }: OfferedProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isText = kind === 'xml' || kind === 'text'
  const isFramed = isText ? bytes <= shownBytesMax : kind !== 'unreadable' && isPicture(kind)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {kind === 'pdf' && (
          <a className={getButtonClass({ size: 'sm' })} href={shown} target="_blank" rel="noopener">
            <Icon name="out" />
            {t('form.document.openPdf')}
          </a>
        )}
        {isFramed && (
          <Button
            size="sm"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="eye" />
            {t(isOpen ? 'form.document.hide' : 'form.document.show')}
          </Button>
        )}
        <a className={getButtonClass({ size: 'sm' })} href={saved} download>
          <Icon name="load" />
          {t('form.document.save')}
        </a>
      </div>
      {isText && !isFramed && (
        <p className="mb-2 text-xs/4.5 wrap-anywhere text-ink-2">{t('form.document.tooLong')}</p>
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
        {!isHere && t('form.document.loading')}
      </p>
      {/* a ground for browsers that give a text none of its own */}
      <iframe
        className="block h-[min(480px,60dvh)] w-full rounded-sm border border-line-strong bg-[#fff] scheme-light"
        title={t('form.document.shown')}
        src={address}
        sandbox=""
        referrerPolicy="no-referrer"
        onLoad={() => setHere(true)}
      />
    </div>
  )
}
