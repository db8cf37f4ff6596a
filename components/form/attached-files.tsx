'use client'

import { useState } from 'react'
import { ChooseFile } from '@/components/form/choose-file'
import { Note } from '@/components/form/note'
import { Section } from '@/components/form/section'
import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { readBytes, toBase64 } from '@/lib/client/files/to-base64'
import { useT } from '@/lib/client/translation'

/** A file that was chosen, in base64. */
export type AttachedFile = { filename: string; contentType: string; content: string }

type Props = {
  files: readonly AttachedFile[]
  /** As many bytes they may have together. */
  bytesMax: number
  title: string
  note: string
  /** What the button says, and which files the browser offers. */
  attachLabel: string
  accept?: string
  error?: string
  onAttach: (file: AttachedFile) => void
  onRemove: (at: number) => void
}

/** Files that go with a form. They stay in the page until it is sent, and in no draft. */
export function AttachedFiles({
  files,
  bytesMax,
  title,
  note,
  attachLabel,
  accept = '*/*',
  error,
  onAttach,
  onRemove,
}: Props) {
  const t = useT()
  const [refusal, setRefusal] = useState<'tooLarge' | 'unreadable' | null>(null)
  const used = files.reduce((sum, { content }) => sum + countBytes(content), 0)
  const said = refusal
    ? t(`form.files.${refusal}`, { most: String(Math.floor(bytesMax / 1000)) })
    : error

  async function attach(file: File | undefined) {
    if (!file) return
    if (used + file.size > bytesMax) return setRefusal('tooLarge')
    const bytes = await readBytes(file)
    const content = bytes && toBase64(bytes)
    setRefusal(content === null ? 'unreadable' : null)
    if (content !== null)
      onAttach({
        filename: file.name,
        contentType: file.type || 'application/octet-stream',
        content,
      })
  }

  return (
    <Section title={title} note={note}>
      <ul>
        {files.map(({ filename, content }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li key={at} className="flex items-center gap-3 border-b border-line py-1">
            <span className="min-w-0 flex-1 wrap-anywhere">{filename}</span>
            <span className="text-ink-3 tabular-nums">
              {t('form.files.kilobytes', {
                count: String(Math.ceil(countBytes(content) / 1000)),
              })}
            </span>
            <Button
              size="sm"
              aria-label={t('form.files.removeFile', { name: filename })}
              onClick={() => onRemove(at)}
            >
              {t('form.files.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {said && (
        <Note refused role="alert">
          <Glyph verdict="fail" />
          <span>{said}</span>
        </Note>
      )}
      <div className="pt-1" data-invalid={said ? '' : undefined}>
        <ChooseFile variant="default" label={attachLabel} accept={accept} onFile={attach} />
      </div>
    </Section>
  )
}

const countBytes = (base64: string) => Math.floor((base64.length * 3) / 4)
