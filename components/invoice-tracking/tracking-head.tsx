'use client'

import { type ReactNode, useState } from 'react'
import { headFacts } from '@/components/layout/head'
import { PageTitle } from '@/components/layout/page-title'
import { Chip } from '@/components/ui/chip'
import { CopyNumber } from '@/components/ui/copy-button'
import { Glyph } from '@/components/ui/glyph'
import { hyperlinkClass } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { type CauseTexts, formatChannels } from '@/lib/features/invoice-search/messages/public'
import type { StatusAnswer } from '@/lib/features/invoice-tracking/client/invoice-tracking'
import type { InvoiceStatusSummary } from '@/lib/features/invoice-tracking/domain/invoice-status-summary'
import type { InvoicePosition } from '@/lib/features/invoice-tracking/domain/next-step'
import {
  describeInvoiceStatus,
  describePosition,
  formatRawValue,
} from '@/lib/features/invoice-tracking/messages/describe-invoice-status'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import { formatAmount } from '@/lib/shared/format/amount'
import { formatLongDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { updateAnnouncement } from './announcement'

type Props = {
  answer: StatusAnswer
  /** The number that it was asked for by, which an invoice without a transaction does not show. */
  askedNumber: string | null
  sentence: InvoiceStatusSummary
  position: InvoicePosition
  /** The case that it is in, with where that is; null without one. */
  inCase: ReactNode
  causes: CauseTexts | null
}

/**
 * Which invoice it is, where it is in every area, both levels as they came, and how the sentence is
 * made of them. A change is announced, once.
 */
export function TrackingHead({ answer, askedNumber, sentence, position, inCase, causes }: Props) {
  const t = useT()
  const { words } = describeInvoiceStatus(t, sentence, causes)
  const announced = useAnnouncement(words, sentence)
  return (
    <header className="px-6 pt-5 pb-4 max-narrow:px-4">
      <p className={headFacts}>
        {listHeadFacts(t, answer, askedNumber).map(({ words, copy }) => (
          <span key={words}>
            {words}
            {copy && <CopyNumber text={copy} />}
          </span>
        ))}
      </p>
      <PageTitle text={words} className="flex max-w-[60ch] items-baseline gap-2.5 font-[650]">
        <Glyph verdict={sentence.tone} className="size-4.5 flex-none self-center" />
        {words}
      </PageTitle>
      <PositionLine position={position} inCase={inCase} />
      <p role="status" className="sr-only">
        {announced && t('invoiceTracking.changed', { words: announced })}
      </p>
      {sentence.isUnseen && <p className="text-ink-2">{t('invoiceTracking.unseen')}</p>}
      <Levels answer={answer} sentence={sentence} />
    </header>
  )
}

/** Its room is there before the areas have answered, so that nothing moves when they do. */
function PositionLine({ position, inCase }: Pick<Props, 'position' | 'inCase'>) {
  const t = useT()
  const words = describePosition(t, position)
  return (
    <p className="mt-1 flex min-h-5 items-baseline gap-2.5 font-medium">
      {words ? (
        <>
          <Glyph verdict={position.tone} className="size-4.5 flex-none self-center p-0.5" />
          <span className="min-w-0 wrap-anywhere tabular-nums">
            {words} {inCase}
          </span>
        </>
      ) : (
        <span className="font-regular text-ink-3">{t('invoiceTracking.next.reading')}</span>
      )}
    </p>
  )
}

function useAnnouncement(words: string, { madeOf }: InvoiceStatusSummary): string {
  const read = {
    words,
    madeOf: JSON.stringify(madeOf.fields.map(({ field, raw }) => [field, raw])),
  }
  const [told, setTold] = useState({ ...read, announced: '' })
  const next = updateAnnouncement(told, read)
  if (next !== told) setTold(next)
  return next.announced
}

function listHeadFacts(
  t: Translate,
  { Transaction: row }: StatusAnswer,
  askedNumber: string | null,
): { words: string; copy?: string }[] {
  const number = row?.InvoiceNumber?.trim() || askedNumber?.trim()
  const day = row?.DueDate && formatLongDate(t, toCalendarDay(row.DueDate) ?? row.DueDate)
  return [
    number
      ? { words: t('invoiceTracking.invoice', { number }), copy: number }
      : { words: t('invoiceTracking.untitled') },
    { words: row?.InvoiceeName?.trim() ?? '' },
    { words: row?.Amount == null ? '' : formatAmount(row.Amount) },
    { words: day ? t('invoiceTracking.due', { day }) : '' },
  ].filter(({ words }) => words)
}

function Levels({ answer, sentence }: Pick<Props, 'answer' | 'sentence'>) {
  const t = useT()
  const { rule, fields } = sentence.madeOf
  const row = answer.Transaction
  const channels = row ? formatChannels(t, row) : ''
  return (
    <details className="mt-2.5">
      <summary className="flex min-h-6 w-fit max-w-full cursor-pointer list-none flex-wrap items-center gap-1.5 [&::-webkit-details-marker]:hidden">
        <Chip variant="line">
          {t('invoiceTracking.levels.request')}{' '}
          <b>{t(`invoiceTracking.level.request.${rule.request}`)}</b>
        </Chip>
        <Chip variant={chipVariants[sentence.tone]}>
          {t('invoiceTracking.levels.transaction')}{' '}
          <b>{row?.Status || t(`invoiceTracking.level.transaction.${rule.transaction}`)}</b>
        </Chip>
        {row && (
          <Chip variant="line">
            {t('invoiceTracking.levels.channel')}{' '}
            <b>{row.ChannelStatus || t('invoiceTracking.levels.untold')}</b>
          </Chip>
        )}
        {channels && <Chip variant="line">{channels}</Chip>}
        <span className={hyperlinkClass}>{t('invoiceTracking.made.title')}</span>
      </summary>
      <p className="mt-2.5 max-w-[70ch] text-ink-2">
        {t('invoiceTracking.made.rule', {
          request: t(`invoiceTracking.level.request.${rule.request}`),
          transaction: t(`invoiceTracking.level.transaction.${rule.transaction}`),
        })}
      </p>
      <table className="mt-2 text-xs/4.5">
        <thead>
          <tr>
            <th scope="col" className={columnHead}>
              {t('invoiceTracking.made.field')}
            </th>
            <th scope="col" className={columnHead}>
              {t('invoiceTracking.made.value')}
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, raw }) => (
            <tr key={field}>
              <th scope="row" className={`${cell} align-top font-mono font-normal text-ink-2`}>
                {field}
              </th>
              <td className={`${cell} font-mono wrap-anywhere`}>{formatRawValue(t, raw)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

const cell = 'py-0.5 pr-6 text-left'
const columnHead = `${cell} align-top font-normal text-ink-3`

const chipVariants = {
  ok: 'ok',
  wait: 'wait',
  fail: 'fail',
  handled: 'handled',
  unknown: 'unknown',
  new: 'line',
} as const
