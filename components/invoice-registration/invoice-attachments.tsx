'use client'

import { useState } from 'react'
import { ChooseFile } from '@/components/form/choose-file'
import { Note } from '@/components/form/note'
import { Section } from '@/components/form/section'
import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { readAsBase64 } from '@/lib/client/files/read-as-base64'
import { useT } from '@/lib/client/translation'
import {
  attachmentBytesMax,
  type InvoiceAttachment,
} from '@/lib/features/invoice-registration/domain/invoice-extras'

type Props = {
  attachments: readonly InvoiceAttachment[]
  onAttachments: (attachments: readonly InvoiceAttachment[]) => void
}

/** Files that go with the invoice. They stay in the page until it is sent, and in no draft. */
export function InvoiceAttachments({ attachments, onAttachments }: Props) {
  const t = useT()
  const [refusal, setRefusal] = useState<'tooLarge' | 'unreadable' | null>(null)
  const used = attachments.reduce((sum, { content }) => sum + countBytes(content), 0)

  async function attach(file: File | undefined) {
    if (!file) return
    if (used + file.size > attachmentBytesMax) return setRefusal('tooLarge')
    const content = await readAsBase64(file)
    setRefusal(content === null ? 'unreadable' : null)
    if (content !== null)
      onAttachments([
        ...attachments,
        { filename: file.name, contentType: file.type || 'application/octet-stream', content },
      ])
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
              onClick={() => onAttachments(attachments.toSpliced(at, 1))}
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
