'use client'

import { ChooseFile } from '@/components/form/choose-file'
import { Note } from '@/components/form/note'
import { Section } from '@/components/form/section'
import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { countBytes } from '@/lib/client/files/to-base64'
import type { AttachedFile, Attaching } from '@/lib/client/files/use-attaching'
import { useT } from '@/lib/client/translation'

type Props = {
  files: readonly AttachedFile[]
  attaching: Attaching
  title: string
  note: string
  /** What the button says, and which files the browser offers. */
  attachLabel: string
  accept?: string
  error?: string
  onRemove: (at: number) => void
}

/** Files that go with a form. They stay in the page until it is sent, and in no draft. */
export function AttachedFiles({
  files,
  attaching,
  title,
  note,
  attachLabel,
  accept = '*/*',
  error,
  onRemove,
}: Props) {
  const t = useT()
  const { bytesMax, isReading, refusal, attach, giveUp } = attaching
  const said = refusal
    ? t(`form.files.${refusal}`, { most: String(Math.floor(bytesMax / 1000)) })
    : error

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
      <div className="flex gap-2 pt-1" data-invalid={said ? '' : undefined}>
        <ChooseFile
          variant="default"
          label={attachLabel}
          accept={accept}
          busy={isReading}
          busyLabel={t('form.files.reading')}
          onFile={attach}
        />
        {isReading && (
          <Button variant="quiet" onClick={giveUp}>
            {t('form.cancel')}
          </Button>
        )}
      </div>
    </Section>
  )
}
