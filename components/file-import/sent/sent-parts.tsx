'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { WideHeading } from '@/components/ui/page-section'
import { StateBlock } from '@/components/ui/states/state-block'
import type { SentPart } from '@/lib/client/sent-files/sent-parts'
import { useT } from '@/lib/client/translation'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'
import type { SentParts as Parts } from './use-sent-parts'

type Props<Row, Outcome> = {
  sent: Parts<Row, Outcome>
  /** How many rows were taken. */
  taken: number
  /** The file is done with: another one is chosen. */
  onAnother: () => void
  /** What a batch is called that holds so many: `12 invoices`. */
  name: (count: number) => string
  /** What became of a part that was answered. */
  outcomeOf: (part: SentPart<Row, Outcome> & { result: object }) => ReactNode
}

/** The batches of what was approved, each with what became of it and the way on. */
export function SentParts<Row, Outcome>({
  sent,
  taken,
  onAnother,
  name,
  outcomeOf,
}: Props<Row, Outcome>) {
  const t = useT()
  const { parts, isBusy, waiting } = sent
  return (
    <section aria-label={t('fileImport.sent.title')}>
      <WideHeading title={t('fileImport.sent.title')} note={t('fileImport.sent.note')} />
      <ol>
        {[...parts.entries()].map(([place, part]) => (
          <li key={part.idempotencyKey}>
            <p className="px-6 pt-2.5 pb-1 max-narrow:px-4">
              <b className="font-medium">
                {t('fileImport.sent.batch', {
                  place: String(place + 1),
                  all: String(parts.length),
                  what: name(part.rows.length),
                })}
              </b>
            </p>
            {part.isSending ? (
              <StateBlock kind="throttled" variant="strip" title={t('fileImport.sent.sending')} />
            ) : part.result ? (
              outcomeOf({ ...part, result: part.result })
            ) : (
              <StateBlock kind="empty" variant="strip" title={t('fileImport.sent.waiting')} />
            )}
          </li>
        ))}
      </ol>
      <div className="toolbar">
        {!isBusy && waiting > 0 && (
          <>
            <span role="status">
              {t('fileImport.sent.held', {
                sent: formatCount(taken),
                count: formatCount(sent.waitingRows),
              })}
            </span>
            <Button onClick={sent.goOn}>{t('fileImport.sent.goOn')}</Button>
          </>
        )}
        {!isBusy && waiting === 0 && (
          <Button
            onClick={() => {
              onAnother()
              sent.forget()
            }}
          >
            {t('fileImport.sent.another')}
          </Button>
        )}
        {taken > 0 && (
          <ButtonLink href={routes.batches()}>{t('fileImport.sent.batches')}</ButtonLink>
        )}
      </div>
    </section>
  )
}
