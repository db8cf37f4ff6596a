import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import type { Upload } from '@/lib/features/stored-files/client/use-uploads'
import { describeUpload } from '@/lib/features/stored-files/messages/describe-upload'
import { formatFileSize } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'

/** One chosen file: its name and size, how it stands in words, and what can be done about it. */
export function UploadRow({ clientNo, upload, size, isSending, onAnother, onRemove }: Props) {
  const t = useT()
  const { name, bytes, state, idempotencyKey } = upload
  const { verdict, words } = describeUpload(t, upload, size)
  const outcome = state.is === 'done' ? state.outcome : null
  const fileId = outcome && 'fileId' in outcome ? outcome.fileId : null
  const isUnknown = state.is === 'failed' && state.failure.kind === 'unknown-outcome'
  return (
    <li className="grid gap-x-3 gap-y-0.5 border-b border-line py-2">
      <span className="flex items-baseline gap-3">
        <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
        <span className="text-xs text-ink-3 tabular-nums">{formatFileSize(bytes)}</span>
      </span>
      <span className="flex min-h-7 flex-wrap items-center gap-x-3">
        <span className="flex min-w-0 flex-1 items-start gap-2 text-xs text-ink-2">
          <Glyph verdict={verdict} className="mt-0.5" />
          <span className="wrap-anywhere">{words}</span>
        </span>
        {fileId && (
          <Link
            href={routes.storedFiles(clientNo, new URLSearchParams({ open: fileId }).toString())}
            aria-label={t('storedFiles.dialog.openFile', { name })}
          >
            {t('storedFiles.dialog.open')}
          </Link>
        )}
        {isUnknown && (
          <Link href={routes.journalLine(idempotencyKey)}>{t('storedFiles.dialog.journal')}</Link>
        )}
        {outcome?.outcome === 'exists' && !isSending && (
          <Button
            size="sm"
            aria-label={t('storedFiles.dialog.anotherFile', { name })}
            onClick={onAnother}
          >
            {t('storedFiles.dialog.another')}
          </Button>
        )}
        {(state.is === 'ready' || state.is === 'refused') && !isSending && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('storedFiles.dialog.removeFile', { name })}
            onClick={onRemove}
          >
            {t('storedFiles.dialog.remove')}
          </Button>
        )}
      </span>
    </li>
  )
}

type Props = {
  clientNo: string
  upload: Upload
  /** The most that a file may have, in words. */
  size: string
  isSending: boolean
  onAnother: () => void
  onRemove: () => void
}
