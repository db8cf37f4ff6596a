'use client'

import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { WideHeading } from '@/components/ui/page-section'
import { StateBlock } from '@/components/ui/states/state-block'
import {
  isStillSending,
  onSentFileChange,
  parseSentFile,
  readSentFile,
  storeSentFile,
} from '@/lib/client/sent-files/sent-file'
import { useT } from '@/lib/client/translation'
import { routes } from '@/lib/shared/routes'

type Props = {
  runKey: string
  /** What is said of rows of the file that had not gone out. */
  describeLeft: (count: number) => string
  leftMeaning: string
  /** A batch by its key, followed to its end; `absent` stands there while the journal has none. */
  followBatch: (idempotencyKey: string, absent: ReactNode) => ReactNode
}

/**
 * The batches that this tab handed over before its page was left or loaded again, out of the journal,
 * each followed to its end; and what had not gone out, or still goes out.
 */
export function EarlierParts({ runKey, describeLeft, leftMeaning, followBatch }: Props) {
  const t = useT()
  const text = useSyncExternalStore(onSentFileChange, () => readSentFile(runKey), getServerSnapshot)
  const isSending = useSyncExternalStore(
    onSentFileChange,
    () => isStillSending(runKey),
    () => false,
  )
  const run = useMemo(() => parseSentFile(text), [text])
  if (!run) return null
  const warn = (title: string) => (
    <StateBlock kind="warned" variant="strip" title={title}>
      {leftMeaning}
    </StateBlock>
  )
  return (
    <section aria-label={t('fileImport.earlier.title')}>
      <WideHeading title={t('fileImport.earlier.title')} note={t('fileImport.sent.note')} />
      {isSending && (
        <StateBlock
          kind="throttled"
          variant="strip"
          title={t('fileImport.earlier.sending', { count: run.left })}
        />
      )}
      {!isSending && run.left > 0 && warn(describeLeft(run.left))}
      <ol>
        {run.idempotencyKeys.map((key) => (
          <li key={key}>{followBatch(key, warn(t('fileImport.earlier.absent')))}</li>
        ))}
      </ol>
      <div className="toolbar">
        {!isSending && (
          <Button size="sm" onClick={() => storeSentFile(runKey, null)}>
            {t('fileImport.earlier.forget')}
          </Button>
        )}
        <ButtonLink size="sm" href={routes.batches()}>
          {t('fileImport.sent.batches')}
        </ButtonLink>
      </div>
    </section>
  )
}

const getServerSnapshot = () => null
