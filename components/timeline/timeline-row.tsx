import { type CSSProperties, Fragment, useId } from 'react'
import { Chip } from '@/components/ui/chip'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import type { Clock } from './clock'
import { formatRowTime } from './format-time'
import { type TimelineItem, type TimelineLane, TimelineShape } from './timeline-item'

type Props = {
  item: TimelineItem
  lanes: readonly TimelineLane[]
  clock: Clock
  variant: {
    isOpen: boolean
    isSelected: boolean
    isMarked: boolean
    isNew: boolean
    isStop: boolean
  }
  onToggle: () => void
  onReach: () => void
}

/**
 * One event in words: when, in which lane, what, by which field and in which kind of time; opened,
 * what its source gave.
 */
export function TimelineRow({ item, lanes, clock, variant, onToggle, onReach }: Props) {
  const t = useT()
  const rawId = useId()
  const lane = lanes.findIndex(({ id }) => id === item.lane)
  return (
    <li
      className="timeline-row group/row"
      data-order={item.order}
      data-id={item.id}
      data-phase={item.phase}
      data-open={variant.isOpen || undefined}
      data-selected={variant.isSelected || undefined}
      data-marked={variant.isMarked || undefined}
    >
      <ItemTime item={item} clock={clock} />
      <span className="timeline-gutter" style={{ '--lane': lane } as CSSProperties}>
        <TimelineShape item={item} />
        <span className="sr-only">{lanes[lane]?.name}</span>
      </span>
      <span className="flex min-w-0 items-center gap-2 max-narrow:[grid-area:1/2]">
        <button
          type="button"
          className="timeline-open"
          tabIndex={variant.isStop ? 0 : -1}
          aria-expanded={variant.isOpen}
          aria-controls={variant.isOpen ? rawId : undefined}
          onClick={onToggle}
          onFocus={onReach}
        >
          {item.title}
        </button>
        {variant.isNew && <Chip>{t('timeline.event')}</Chip>}
        {item.phase === 'future' && <span className="sr-only">{t('timeline.future')}</span>}
      </span>
      <code className="overflow-hidden py-1.75 font-mono text-2xs text-ellipsis text-ink-3 max-narrow:hidden">
        {item.field}
      </code>
      <span className="py-1.75 text-xs text-ink-3 max-narrow:hidden">{item.kindOfTime}</span>
      <Icon
        name={variant.isOpen ? 'down' : 'right'}
        className="mt-1.75 text-ink-3 max-narrow:mt-0.5 max-narrow:[grid-area:1/3] print:hidden"
      />
      {variant.isOpen && <ItemSource item={item} id={rawId} />}
    </li>
  )
}

function ItemSource({ item: { raw, also = [] }, id }: { item: TimelineItem; id: string }) {
  const t = useT()
  return (
    <div id={id} className="col-[3/-1] pb-2.5 max-narrow:[grid-area:3/2/4/-1] max-narrow:pt-1">
      {raw.length === 0 && also.length === 0 && (
        <p className="pt-1 text-ink-2">{t('timeline.noRaw')}</p>
      )}
      {raw.length > 0 && (
        <dl className="grid grid-cols-[fit-content(240px)_minmax(0,1fr)] gap-x-3.5 font-mono text-2xs/[17px] wrap-anywhere max-narrow:grid-cols-1">
          {[...raw.entries()].map(([place, [name, value]]) => (
            <Fragment key={place}>
              <dt className="text-ink-3">{name}</dt>
              <dd className="whitespace-pre-wrap">{value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {[...also.entries()].map(([place, line]) => (
        <p key={place} className="pt-1 text-ink-2">
          {line}
        </p>
      ))}
    </div>
  )
}

function ItemTime({ item, clock }: { item: TimelineItem; clock: Clock }) {
  const t = useT()
  const { at, order, precision, until } = item
  return (
    <span className="py-1.25 text-ink-2 group-data-[phase=future]/row:text-ink-3 max-narrow:[grid-area:2/2] max-narrow:p-0 max-narrow:text-xs [&>time]:block [&>time]:whitespace-nowrap">
      <time dateTime={toMachineTime(at)}>{formatRowTime({ at, precision }, order, clock)}</time>
      {until && (
        <>
          {' '}
          <time dateTime={toMachineTime(until.at)}>
            {t('timeline.until', {
              time: formatRowTime({ at: until.at, precision }, until.order, clock),
            })}
          </time>
        </>
      )}
    </span>
  )
}

/** A time that a machine can read, where the source wrote one. */
const toMachineTime = (at: string) =>
  /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/.test(at)
    ? at
    : undefined
