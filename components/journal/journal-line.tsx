'use client'

import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { WorkHolder } from '@/components/today/public'
import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Moment } from '@/components/ui/moment'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { useT } from '@/lib/client/translation'
import type { BulkAction } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { JournalEntry } from '@/lib/features/journal/client/journal'
import { useCheckOutcome } from '@/lib/features/journal/client/use-outcomes'
import { decisionOperations } from '@/lib/features/journal/messages/journal-labels'
import { listBatchWork, listOutcomeWork } from '@/lib/features/today/domain/public'
import { resendable } from '@/lib/shared/batch-rows/resend-rules'
import { formatTime } from '@/lib/shared/format/date-time'
import { toVisibleMask } from '@/lib/shared/wire/masks'
import { describeWrite } from './describe-write'
import { describeWriteOutcome } from './describe-write-outcome'
import { JournalDetails } from './journal-details'

type Props = {
  entry: JournalEntry
  userName: string
  /** Its details are shown from the start. */
  isOpenAtStart: boolean
  /** What it began for many rows, with how they stand. */
  bulkAction?: BulkAction
}

/**
 * One write in words: when, who, what, and how it stands. It opens to its fields; one of which the
 * outcome is not known can be checked at once, and then opens with what was found.
 */
export function JournalLine({ entry, userName, isOpenAtStart, bulkAction }: Props) {
  const t = useT()
  const line = useRef<HTMLLIElement>(null)
  const [isOpen, setOpen] = useState(isOpenAtStart)
  const id = `write-${entry.idempotencyKey}`
  useOpenedByHash(id, line, () => setOpen(true))
  const check = useCheckOutcome(lookable.find((operation) => operation === entry.operation))
  const sentence = describeWrite(t, entry)
  const { verdict } = describeWriteOutcome(t, entry, bulkAction)
  const canCheck = entry.state === 'unknown' || entry.state === 'not-applied'

  function toggleByPress(event: MouseEvent) {
    const isOwn = (event.target as Element).closest('a, button')
    if (!isOwn && getSelection()?.isCollapsed !== false) setOpen(!isOpen)
  }

  function checkStatus() {
    setOpen(true)
    check.mutate(entry.idempotencyKey)
  }

  return (
    <li
      ref={line}
      data-entry
      className={`border-b border-line last:border-b-0 ${isOpen ? 'bg-selected' : 'hover:bg-hover'}`}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button in it does the same by keyboard */}
      <div className={lineClass} onClick={toggleByPress}>
        <button
          type="button"
          className="row-span-3 -my-0.5 grid size-6 place-items-center rounded-xs text-ink-3 max-narrow:size-11"
          data-row
          data-key={entry.idempotencyKey}
          aria-expanded={isOpen}
          aria-labelledby={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'down' : 'right'} />
        </button>
        <span className="text-ink-2 tabular-nums max-narrow:order-2">
          <Moment instant={entry.sentAt} format={formatShortTime} />
        </span>
        <span className="flex min-w-0 gap-2 max-narrow:order-3 max-narrow:text-ink-2">
          <span
            aria-hidden="true"
            className="grid size-5 flex-none place-items-center rounded-xs bg-unknown-tint text-2xs text-ink-2 uppercase max-narrow:hidden"
          >
            {toVisibleMask(entry.person).slice(0, 2)}
          </span>
          <span className="min-w-0 truncate">
            <PersonLink person={entry.person} />
          </span>
        </span>
        <h3
          id={id}
          className="min-w-0 text-(length:--text-sm) leading-5 font-regular wrap-anywhere max-narrow:order-1 max-narrow:col-[2/-1]"
        >
          {sentence.before}
          {sentence.object?.href ? (
            <Link href={sentence.object.href} className="font-medium">
              {sentence.object.label}
            </Link>
          ) : (
            sentence.object?.label
          )}
          {sentence.after}
        </h3>
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 max-narrow:order-4 max-narrow:col-[2/-1]">
          <span className="flex min-w-0 gap-2">
            <Glyph verdict={verdict} className="mt-0.75" />
            <span className="line-clamp-2 min-w-0 wrap-anywhere">
              <PersonLink
                person={entry.record?.person ?? ''}
                say={(person) => describeWriteOutcome(t, entry, bulkAction, person).words}
              />
            </span>
          </span>
          {canCheck && (
            <Button
              size="sm"
              variant="quiet"
              className="-my-1 text-accent!"
              busy={check.isPending}
              busyLabel={t('journal.checking')}
              onClick={checkStatus}
            >
              {t('journal.checkAgain')}
            </Button>
          )}
        </span>
      </div>
      <WorkHolder work={listOutcomeWork(entry)} />
      <WorkHolder work={listBatchWork({ ...entry, end: entry.batch?.end ?? null })} />
      {isOpen && <JournalDetails entry={entry} userName={userName} checkFailure={check.failure} />}
    </li>
  )
}

const lineClass = [
  'grid min-h-9.5 cursor-default grid-cols-[24px_44px_minmax(80px,152px)_minmax(0,1fr)_minmax(150px,232px)]',
  'items-start gap-x-3 py-2 pr-6 leading-5',
  'max-narrow:grid-cols-[44px_44px_minmax(0,1fr)] max-narrow:gap-x-1 max-narrow:gap-y-0.5 max-narrow:pr-4 max-narrow:pl-1',
].join(' ')

const formatShortTime = (at: Date, zone?: 'UTC') => formatTime(at, zone).slice(0, 5)

/** Opens what the address names behind `#`, and brings it into sight. */
function useOpenedByHash(id: string, line: RefObject<HTMLElement | null>, onNamed: () => void) {
  const open = useRef(onNamed)
  open.current = onNamed
  useEffect(() => {
    if (location.hash !== `#${id}`) return
    open.current()
    line.current?.scrollIntoView({ block: 'nearest' })
  }, [id, line])
}

const lookable = [
  'updateCustomer',
  'createCustomer',
  'deleteCustomer',
  'updateArItem',
  'uploadFiles',
  'createPaymentReservation',
  'createAutoPostings',
  'createDocument',
  ...resendable,
  ...decisionOperations,
] as const
