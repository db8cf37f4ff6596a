'use client'

import { type KeyboardEvent, useState } from 'react'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { formatCount } from '@/lib/shared/format/count'

type Day = Answer<'getVolume'>['days'][number]

const outcomes = ['ok', 'pending', 'failed', 'handled', 'other'] as const

/** What waits is hatched, so that it can be told without colour. */
const hatchId = 'volume-hatch'

const fills = {
  ok: 'fill-ok-mark',
  handled: 'fill-handled-mark',
  other: 'fill-unknown-mark',
  pending: undefined,
}

const swatches = {
  ok: 'before:bg-ok-mark',
  pending:
    'before:bg-[repeating-linear-gradient(45deg,var(--color-wait-mark)_0_2px,transparent_2px_4px)]',
  failed: 'before:bg-fail-mark',
  handled: 'before:bg-handled-mark',
  other: 'before:bg-unknown-mark',
}

const height = { up: 46, down: 18 }

/**
 * A bar a day: what was sent, on the way and handled above the axis, what failed below it on a
 * scale of its own. A press narrows to the day, with Shift to all days from the last one to this.
 * One tab stop; arrows go from day to day.
 */
export function VolumeChart({ days, counts, chosen, note, onNarrow }: VolumeChartProps) {
  const t = useT()
  const [at, setAt] = useState(days.length - 1)
  const [anchor, setAnchor] = useState<string | null>(null)
  const getDay = (day: string): Day =>
    counts.get(day) ?? { date: day, ok: 0, pending: 0, failed: 0, handled: 0, other: 0 }
  const isInside = (day: string) => chosen === null || (day >= chosen.from && day <= chosen.to)
  const most = {
    up: Math.max(1, ...days.map((day) => sumAboveAxis(getDay(day)))),
    down: Math.max(1, ...days.map((day) => getDay(day).failed)),
  }
  const sums = outcomes.map(
    (outcome) =>
      [outcome, days.filter(isInside).reduce((sum, day) => sum + getDay(day)[outcome], 0)] as const,
  )

  function narrow(day: string, isRange: boolean) {
    const from = isRange && anchor ? anchor : day
    if (!isRange) setAnchor(day)
    onNarrow(from < day ? from : day, from < day ? day : from)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = findNextDay(event.key, at, days.length)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <figure className="grid h-28 flex-none grid-cols-[auto_minmax(0,1fr)_168px] gap-2 px-6 pt-2 pb-1 max-narrow:h-40 max-narrow:grid-cols-[auto_minmax(0,1fr)] max-narrow:grid-rows-[minmax(0,1fr)_auto] max-narrow:px-4">
      <figcaption className="sr-only">
        {t('invoiceSearch.volume.label', { from: days[0]!, to: days.at(-1)! })}
      </figcaption>
      <svg className="absolute size-0" aria-hidden="true" focusable="false">
        <pattern id={hatchId} width="3" height="3" patternUnits="userSpaceOnUse">
          <path className="stroke-wait-mark stroke-[1.4]" d="M-1 1 1-1M0 3 3 0M2 4 4 2" />
        </pattern>
      </svg>
      <div
        className="flex w-8 flex-col justify-between pb-4.5 text-right text-2xs text-ink-3 tabular-nums"
        aria-hidden="true"
      >
        <span>{formatCount(most.up)}</span>
        <span>{formatCount(most.down)}</span>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the buttons inside */}
      <div
        className="flex min-w-0"
        title={t('invoiceSearch.volume.hint')}
        onKeyDown={handleKeyDown}
      >
        {days.map((day, place) => (
          <button
            key={day}
            type="button"
            className="group/day flex min-w-0 flex-[1_1_0px] flex-col rounded-xs px-px hover:bg-hover focus-visible:-outline-offset-2 aria-pressed:rounded-none aria-pressed:not-hover:bg-selected"
            data-outside={!isInside(day) || undefined}
            tabIndex={place === Math.min(at, days.length - 1) ? 0 : -1}
            aria-label={t('invoiceSearch.volume.day', { ...formatOutcomes(getDay(day)), day })}
            aria-pressed={chosen !== null && isInside(day)}
            onFocus={() => setAt(place)}
            onClick={(event) => narrow(day, event.shiftKey)}
          >
            <Bar day={getDay(day)} most={most} />
            <span
              className="h-4 text-left text-2xs whitespace-nowrap text-ink-3 tabular-nums"
              aria-hidden="true"
            >
              {isLabelled(place, days) ? day.slice(5) : ''}
            </span>
          </button>
        ))}
      </div>
      <ul className="text-xs/4.5 text-ink-2 max-narrow:col-span-2 max-narrow:grid max-narrow:grid-cols-2 max-narrow:gap-x-6">
        {sums.map(([outcome, count]) => (
          <li
            key={outcome}
            className={`flex items-center gap-1.5 whitespace-nowrap before:size-2.5 before:flex-none before:rounded-[1px] ${swatches[outcome]}`}
          >
            {t(`invoiceSearch.volume.${outcome}`)}{' '}
            <b className="ml-auto font-normal text-ink tabular-nums">{formatCount(count)}</b>
          </li>
        ))}
        {note && (
          <li className="flex items-center gap-1.5 text-2xs/4.5 whitespace-nowrap text-ink-3">
            {note}
          </li>
        )}
      </ul>
    </figure>
  )
}

type VolumeChartProps = {
  days: readonly string[]
  counts: ReadonlyMap<string, Day>
  chosen: { from: string; to: string } | null
  /** What the counts leave out. */
  note: string | null
  onNarrow: (from: string, to: string) => void
}

function Bar({ day, most }: { day: Day; most: { up: number; down: number } }) {
  const toHeight = (count: number) => (count / most.up) * height.up
  const parts = [
    ['ok', toHeight(day.ok)],
    ['handled', toHeight(day.handled)],
    ['other', toHeight(day.other)],
    ['pending', toHeight(day.pending)],
  ] as const
  const tops = parts.map(
    (_, place) => height.up - parts.slice(0, place + 1).reduce((sum, [, tall]) => sum + tall, 0),
  )
  return (
    <svg
      className="h-0 w-full flex-[1_1_0px] group-data-outside/day:opacity-42"
      viewBox={`0 0 10 ${height.up + height.down + 4}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {parts.map(
        ([outcome, tall], place) =>
          tall > 0 && (
            <rect
              key={outcome}
              className={fills[outcome]}
              fill={outcome === 'pending' ? `url(#${hatchId})` : undefined}
              x="0"
              width="10"
              y={tops[place]}
              height={tall}
            />
          ),
      )}
      {day.failed > 0 && (
        <rect
          className="fill-fail-mark"
          x="0"
          width="10"
          y={height.up + 4}
          height={Math.max(1, (day.failed / most.down) * height.down)}
        />
      )}
    </svg>
  )
}

const sumAboveAxis = (day: Day) => day.ok + day.pending + day.handled + day.other

const formatOutcomes = (day: Day) =>
  Object.fromEntries(outcomes.map((outcome) => [outcome, formatCount(day[outcome])])) as Record<
    (typeof outcomes)[number],
    string
  >

/** The first day, the first of each month, and every seventh before them have room for a date. */
const isLabelled = (place: number, days: readonly string[]) =>
  place === 0 || (place % 7 === 0 && days.length - place > 2)

function findNextDay(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  return next === undefined ? undefined : Math.max(0, Math.min(count - 1, next))
}
