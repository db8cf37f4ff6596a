import { ChooseFiles } from '@/components/form/choose-file'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ProgressMeter } from '@/components/ui/progress-meter'
import { useT } from '@/lib/client/translation'
import { useFileRules } from '@/lib/features/stored-files/client/use-file-rules'
import { useUploads } from '@/lib/features/stored-files/client/use-uploads'
import { formatFileSize } from '@/lib/shared/format/count'
import { UploadRow } from './upload-row'

/**
 * Uploads one file or several: each is checked by its bytes when it is chosen, sent after the one
 * before it, and told of by itself.
 */
export function UploadDialog({ clientNo, userName, onClose }: Props) {
  const t = useT()
  const { rules, isReading } = useFileRules(clientNo)
  const run = useUploads({ clientNo, userName, rules })
  const { uploads, ready, isSending } = run
  const size = formatFileSize(rules.bytesMax)
  const sent = uploads.filter(({ state }) => state.is === 'done' || state.is === 'failed').length
  const count = uploads.filter(({ state }) => state.is !== 'refused').length
  const progress = t('storedFiles.dialog.sending', { place: Math.min(sent + 1, count), count })
  return (
    <Dialog
      open
      size="lg"
      title={t('storedFiles.upload')}
      intro={t('storedFiles.dialog.intro', { clientNo })}
      locked={isSending}
      onClose={onClose}
      result={
        isSending && (
          <span className="flex flex-wrap items-center gap-3">
            <ProgressMeter value={sent} max={count} label={progress} />
            {progress}
          </span>
        )
      }
      footer={
        <>
          <Button
            variant="quiet"
            aria-disabled={isSending || undefined}
            onClick={() => !isSending && onClose()}
          >
            {t('storedFiles.dialog.close')}
          </Button>
          <Button
            variant="primary"
            aria-disabled={ready.length === 0 || undefined}
            busy={isSending}
            busyLabel={progress}
            onClick={() => ready.length > 0 && void run.sendAll()}
          >
            {t('storedFiles.dialog.send', { count: ready.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-3 pb-2">
        {!isSending && !isReading && (
          <ChooseFiles
            variant="default"
            label={t('storedFiles.dialog.choose')}
            accept={(rules.types ?? []).map((type) => `.${type}`).join(',')}
            onFiles={run.add}
          />
        )}
        <span className="min-w-0 flex-1 text-xs text-ink-2">
          {!isReading &&
            (rules.types
              ? t('storedFiles.dialog.types', { types: rules.types.join(', '), size })
              : t('storedFiles.dialog.typesUnknown', { size }))}
        </span>
      </div>
      {uploads.length === 0 ? (
        <p className="py-3 text-ink-3">{t('storedFiles.dialog.none')}</p>
      ) : (
        <ul aria-label={t('storedFiles.dialog.chosen')} aria-live="polite">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.idempotencyKey}
              clientNo={clientNo}
              upload={upload}
              size={size}
              isSending={isSending}
              onAnother={() => void run.sendAnother(upload)}
              onRemove={() => run.remove(upload.idempotencyKey)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

type Props = { clientNo: string; userName: string; onClose: () => void }
