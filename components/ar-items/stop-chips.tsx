import { Chip } from '@/components/ui/chip'
import { useT } from '@/lib/client/translation'
import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import { describeRunningStop } from '@/lib/features/ar-items/messages/describe-stop-end'
import { listRunningStops } from '@/lib/features/customers/domain/public'

/** The stops of an item that hold something back today, each with its end and reason behind it. */
export function StopChips({ item, today }: { item: ArItem; today: string }) {
  const t = useT()
  return (
    <span className="flex h-full items-center gap-1">
      {listRunningStops(item, today).map((stop) => (
        <Chip
          key={stop.kind}
          variant="wait"
          glyph="stop"
          detail={describeRunningStop(t, stop, today)}
        >
          {t(`arItems.stops.${stop.kind}`)}
        </Chip>
      ))}
    </span>
  )
}
