'use client'

import { useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import { useClock } from './clock'
import { layoutPicture } from './picture/picture-layout'
import { TimelineBreaks } from './picture/timeline-axis'
import { TimelineLanes } from './picture/timeline-lanes'
import { TimelinePicture } from './picture/timeline-picture'
import { sortByTime, type TimelineItem, type TimelineLane, type TimelineNow } from './timeline-item'
import { TimelineList } from './timeline-list'
import { useDeferredItems } from './use-deferred-items'
import { useWidth } from './use-width'
import './timeline.css'

type Props = {
  lanes: readonly TimelineLane[]
  items: readonly TimelineItem[]
  now: TimelineNow
  selected: string | null
  onSelect: (id: string) => void
  /**
   * Items that came while the page was open. They are marked, and go in only where that moves
   * nothing in sight.
   */
  newIds?: ReadonlySet<string>
  /** The zone that the axis and instants are read in; without it the reader's own. */
  zone?: string
}

/**
 * A story from several sources: a picture of it on one axis of time, and below it the same as a
 * list. On paper, on narrow windows and of fewer than four moments the list alone.
 */
export function Timeline({ lanes, items, now, selected, onSelect, newIds = noneNew, zone }: Props) {
  const t = useT()
  const whole = useRef<HTMLDivElement>(null)
  const ruler = useRef<HTMLDivElement>(null)
  const [together, setTogether] = useState<readonly string[]>([])
  const clock = useClock(zone)
  const width = useWidth(ruler, firstGuess)
  const { shown, held, showHeld } = useDeferredItems(items, newIds, whole)
  const layout = useMemo(
    () => layoutPicture(t, { lanes, items: shown, now, clock, width }),
    [t, lanes, shown, now, clock, width],
  )
  const listId = useId()
  const isPictured = shown.length >= picturedMin

  function focusItems(ids: readonly string[]) {
    const [first] = ids
    if (first === undefined) return
    flushSync(() => setTogether(ids.length > 1 ? ids : []))
    onSelect(first)
    const row = whole.current?.querySelector(`[data-id="${CSS.escape(first)}"]`)
    row?.querySelector<HTMLElement>('.timeline-open')?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }

  function showNew() {
    flushSync(showHeld)
    focusItems(
      sortByTime(held)
        .slice(0, 1)
        .map(({ id }) => id),
    )
  }

  return (
    <div ref={whole} className="timeline">
      <div className="h-0 pl-[158px]">
        <div ref={ruler} />
      </div>
      {isPictured && (
        <>
          <TimelinePicture layout={layout} now={now} selected={selected} onPress={focusItems} />
          <TimelineBreaks breaks={layout.scale.breaks} clock={clock} />
        </>
      )}
      <TimelineLanes lanes={lanes} isAlone={!isPictured} />
      <div className="sticky top-2 z-3 flex h-0 justify-center max-narrow:top-14 print:hidden">
        {held.length > 0 && (
          <Button
            size="sm"
            variant="primary"
            className="shadow-pop"
            onClick={showNew}
            aria-controls={listId}
          >
            {t('timeline.showNew', { count: held.length })}
          </Button>
        )}
      </div>
      <div id={listId}>
        {shown.length === 0 && <p className="py-3 text-ink-2">{t('timeline.nothing')}</p>}
        {shown.length > 0 && (
          <TimelineList
            lanes={lanes}
            items={shown}
            now={now}
            clock={clock}
            selected={selected}
            marked={selected !== null && together.includes(selected) ? together : []}
            newIds={newIds}
            onSelect={onSelect}
          />
        )}
      </div>
    </div>
  )
}

/** Fewer are seen at a glance in the list; a picture of them would be an empty axis. */
const picturedMin = 4

const noneNew: ReadonlySet<string> = new Set()

/** The track of a page 1440 pixels wide, beside the navigation and an aside. */
const firstGuess = 736
