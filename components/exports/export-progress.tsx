'use client'

import { Button, getButtonClass } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import { Link } from '@/components/ui/link'
import { Moment } from '@/components/ui/moment'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { useExport } from '@/lib/features/exports/client/use-export'
import { runningExportsMax } from '@/lib/features/exports/domain/export-kinds'
import { estimatePace } from '@/lib/features/exports/domain/export-pace'
import { findShortfall } from '@/lib/features/exports/domain/export-shortfall'
import { formatCount } from '@/lib/shared/format/count'
import { formatTime } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { type ExportReceipt, formatTotal, isWholeExport, summarizeReceipt } from './describe-export'
import { ExportAsCsv } from './export-as-csv'
import { formatReceipt } from './receipt-facts'

const exportVerdicts: Record<ExportReceipt['state'], Verdict> = {
  running: 'run',
  waiting: 'wait',
  interrupted: 'stop',
  complete: 'ok',
  cancelled: 'stop',
  failed: 'fail',
}

/** How an export ended, at a glance: with fewer rows than were counted it is not well. */
export const findExportVerdict = (receipt: ExportReceipt): Verdict =>
  receipt.state === 'complete' && findShortfall(receipt) ? 'warn' : exportVerdicts[receipt.state]

type Followed = ReturnType<typeof useExport>

/**
 * How an export stands, in one sentence; how far it is, how fast and for how long; and what can be
 * done with it.
 */
export function ExportProgress({
  receipt,
  followed,
  level = 2,
}: {
  receipt: ExportReceipt
  followed: Followed
  level?: 2 | 3
}) {
  const t = useT()
  const Heading = `h${level}` as const
  return (
    <div className="grid gap-2 pb-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <Glyph verdict={findExportVerdict(receipt)} className="mt-1.25 self-start" />
        <Heading
          className={`min-w-0 flex-[1_1_240px] py-0.5 ${level === 2 ? 'text-md' : 'text-sm'}`}
        >
          <span role="status">{summarizeReceipt(t, receipt)}</span>
        </Heading>
        <ExportActions receipt={receipt} followed={followed} />
      </div>
      {receipt.search === null && (
        <StateBlock kind="warned" variant="strip" title={t('exports.filtersLost')}>
          {t('exports.filtersLostMeaning')}
        </StateBlock>
      )}
      {receipt.state === 'running' && <HowFar receipt={receipt} />}
      {receipt.pauses > 0 && (
        <p className="flex items-center gap-2 text-xs/5 text-ink-2">
          <Glyph verdict="wait" />
          {receipt.pausedUntil ? (
            <span>
              {t('exports.pausedUntil')}{' '}
              <Moment instant={receipt.pausedUntil} format={formatTime} />.{' '}
              {t('exports.goesOnByItself')}
            </span>
          ) : (
            t('exports.pausedBefore', { pauses: receipt.pauses, seconds: receipt.pausedSeconds })
          )}
        </p>
      )}
      {followed.failure && followed.failure.kind !== 'conflict' && (
        <CommandFailed failure={followed.failure} />
      )}
      {followed.unread && followed.unread.kind !== 'unauthenticated' && (
        <FailureBlock variant="strip" failure={followed.unread} doing="read" />
      )}
    </div>
  )
}

/** The bar, the rows, the pace; only what is known is said. */
function HowFar({ receipt }: { receipt: ExportReceipt }) {
  const t = useT()
  const { perSecond, secondsLeft } = estimatePace(receipt)
  const { rows, pages, expected } = receipt
  const words = expected
    ? t('exports.progressOf', {
        rows: formatCount(rows),
        expected: formatTotal(t, expected),
        pages: formatCount(pages),
      })
    : t('exports.progress', { rows: formatCount(rows), pages: formatCount(pages) })
  return (
    <>
      <progress
        className="h-1 w-full appearance-none rounded-xs border-0 bg-sunken accent-accent [&::-moz-progress-bar]:rounded-xs [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:rounded-xs [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-xs [&::-webkit-progress-value]:bg-accent"
        aria-label={words}
        max={Math.max(expected?.count ?? 1, rows, 1)}
        value={expected ? rows : undefined}
      />
      <p className="flex flex-wrap justify-between gap-x-3 text-xs/5 text-ink-2 tabular-nums">
        <span>{words}</span>
        {perSecond !== null && (
          <span>
            {t('exports.pace', { perSecond: formatCount(perSecond) })}
            {secondsLeft !== null && `, ${formatTimeLeft(t, secondsLeft)}`}
          </span>
        )}
      </p>
    </>
  )
}

const formatTimeLeft = (t: Translate, seconds: number) =>
  seconds < 120
    ? t('exports.left', { seconds })
    : t('exports.leftMinutes', { minutes: Math.round(seconds / 60) })

function ExportActions({
  receipt,
  followed: { cancel, goOn },
}: {
  receipt: ExportReceipt
  followed: Followed
}) {
  const t = useT()
  const isWhole = isWholeExport(receipt)
  return (
    <span className="flex flex-wrap gap-1.5">
      {(receipt.state === 'running' || receipt.state === 'waiting') && (
        <Button
          size="sm"
          onClick={() => cancel.mutate()}
          busy={cancel.isPending}
          busyLabel={t('exports.cancelling')}
        >
          {t('exports.cancel')}
        </Button>
      )}
      {receipt.canContinue && (
        <Button
          size="sm"
          onClick={() => goOn.mutate()}
          busy={goOn.isPending}
          busyLabel={t('exports.goingOn')}
        >
          {t('exports.goOn')}
        </Button>
      )}
      <ExportAsCsv receipt={receipt} />
      {receipt.state !== 'running' && (
        <CopyButton text={formatReceipt(t, receipt)} variant="default">
          {t('exports.copyReceipt')}
        </CopyButton>
      )}
      {receipt.hasFile && (
        <a
          className={getButtonClass({ variant: isWhole ? 'primary' : 'default', size: 'sm' })}
          href={routes.exportFile(receipt.exportId)}
          download={receipt.fileName}
        >
          {t(isWhole ? 'exports.download' : 'exports.downloadPart')}
        </a>
      )}
    </span>
  )
}

function CommandFailed({ failure }: { failure: NonNullable<Followed['failure']> }) {
  if (failure.code === 'exports-running') return <TooManyRunning />
  return <FailureBlock variant="strip" failure={failure} doing="write" />
}

/** Says that the person has as many exports running as they may, and where they stand. */
export function TooManyRunning() {
  const t = useT()
  return (
    <p role="alert" className="flex items-center gap-2 text-xs/5 text-ink-2">
      <Glyph verdict="warn" />
      <span>
        {t('exports.running', { max: runningExportsMax })}{' '}
        <Link href={routes.exports()}>{t('exports.yours')}</Link>
      </span>
    </p>
  )
}
