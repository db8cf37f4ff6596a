'use client'

import { useState } from 'react'
import { ChooseFile } from '@/components/form/choose-file'
import { Note } from '@/components/form/note'
import { Section } from '@/components/form/section'
import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import {
  attachmentBytesMax,
  type InvoiceAttachment,
} from '@/lib/features/invoice-registration/domain/invoice-extras'

type Props = {
  attachments: readonly InvoiceAttachment[]
  onAttach: (attachment: InvoiceAttachment) => void
  onRemove: (at: number) => void
}

/** Files that go with the invoice. They stay in the page until it is sent, and in no draft. */
export function InvoiceAttachments({ attachments, onAttach, onRemove }: Props) {
  const t = useT()
  const [refusal, setRefusal] = useState<'tooLarge' | 'unreadable' | null>(null)
  const used = attachments.reduce((sum, { content }) => sum + countBytes(content), 0)

  async function attach(file: File | undefined) {
    if (!file) return
    if (used + file.size > attachmentBytesMax) return setRefusal('tooLarge')
    const content = await readAsBase64(file)
    setRefusal(content === null ? 'unreadable' : null)
    if (content !== null)
      onAttach({
        filename: file.name,
        contentType: file.type || 'application/octet-stream',
        content,
      })
  }

  return (
    <Section
      title={t('invoiceRegistration.one.attachments')}
      note={t('invoiceRegistration.one.attachmentsNote')}
    >
      <ul>
        {attachments.map(({ filename, content }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li key={at} className="flex items-center gap-3 border-b border-line py-1">
            <span className="min-w-0 flex-1 wrap-anywhere">{filename}</span>
            <span className="text-ink-3 tabular-nums">
              {t('invoiceRegistration.one.kilobytes', {
                count: String(Math.ceil(countBytes(content) / 1000)),
              })}
            </span>
            <Button
              size="sm"
              aria-label={t('invoiceRegistration.one.removeFile', { name: filename })}
              onClick={() => onRemove(at)}
            >
              {t('invoiceRegistration.one.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {refusal && (
        <Note refused role="alert">
          <Glyph verdict="fail" />
          <span>{t(`invoiceRegistration.one.fileRefused.${refusal}`)}</span>
        </Note>
      )}
      <div className="pt-1">
        <ChooseFile
          variant="default"
          label={t('invoiceRegistration.one.attach')}
          accept="*/*"
          onFile={attach}
        />
      </div>
    </Section>
  )
}

const countBytes = (base64: string) => Math.floor((base64.length * 3) / 4)

/** So many bytes are made text at once: a call takes only so many arguments. */
const pieceBytes = 8_192

/** The bytes of a chosen file in base64; null where the browser cannot read it. */
async function readAsBase64(file: File): Promise<string | null> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const pieces: string[] = []
    for (let at = 0; at < bytes.length; at += pieceBytes)
      pieces.push(String.fromCharCode(...bytes.subarray(at, at + pieceBytes)))
    return btoa(pieces.join(''))
  } catch {
    return null
  }
}
