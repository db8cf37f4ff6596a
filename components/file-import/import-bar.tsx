import { useSaveKey } from '@/components/form/save-bar'
import { Button } from '@/components/ui/button'
import { Kbd } from '@/components/ui/kbd'
import { useT } from '@/lib/client/translation'
import type { RowStanding } from '@/lib/shared/file-import/row-standing'
import { formatCount } from '@/lib/shared/format/count'

type Props = {
  rows: number
  counts: Record<RowStanding, number>
  isChecking: boolean
  /** What is said beside the count, such as what the rows amount to. */
  detail?: string
  label: string
  isBlocked: boolean
  busy?: boolean
  onDiscard: () => void
  onGoOn: () => void
}

/** What is ready, what is not, and the next step, which Ctrl S takes from anywhere on the page. */
export function ImportBar({ rows, counts, isChecking, detail, ...step }: Props) {
  const t = useT()
  const { label, isBlocked, busy = false, onDiscard, onGoOn } = step
  const isOff = isBlocked || isChecking || busy
  useSaveKey(true, isOff ? null : onGoOn)
  const heldBack = {
    blocked: counts.blocked,
    asks: counts.asks,
    behind: counts.leftOut + counts.excluded,
  }
  const said = (['blocked', 'asks', 'behind'] as const)
    .filter((why) => heldBack[why] > 0)
    .map((why) =>
      t(`fileImport.bar.${why}`, { count: heldBack[why], all: formatCount(heldBack[why]) }),
    )
  return (
    <section
      className="relative z-5 flex min-h-13 flex-none items-center gap-3 bg-raised px-6 py-1 shadow-bar max-narrow:flex-wrap max-narrow:px-4 max-narrow:py-2"
      aria-label={t('fileImport.bar.label')}
    >
      <b className="font-medium tabular-nums">
        {t('fileImport.bar.ready', {
          ready: formatCount(counts.ready),
          rows: formatCount(rows),
        })}
      </b>
      <span
        className="min-w-0 flex-1 text-ink-2 max-narrow:order-first max-narrow:basis-full"
        role="status"
      >
        {isChecking ? t('fileImport.bar.checking') : [detail, ...said].filter(Boolean).join(', ')}
      </span>
      <Button variant="quiet" onClick={onDiscard}>
        {t('fileImport.bar.discard')}
      </Button>
      <Button
        variant="primary"
        busy={busy}
        busyLabel={label}
        aria-disabled={isOff || undefined}
        aria-keyshortcuts="Control+S"
        onClick={onGoOn}
      >
        {label}
      </Button>
      <Kbd>Ctrl S</Kbd>
    </section>
  )
}
