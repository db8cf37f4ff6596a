import { useSaveKey } from '@/components/form/save-bar'
import { Button } from '@/components/ui/button'
import { Kbd } from '@/components/ui/kbd'
import { useT } from '@/lib/client/translation'
import { formatCount } from '@/lib/shared/format/count'

type Props = {
  /** How many go out, and how many there are. */
  count: number
  all: number
  /** What they come to. */
  detail: string
  isChecking: boolean
  /** What is to be mended before any of them goes out. */
  fault?: string
  onGoOn: () => void
}

/** How many documents go out, what they come to, and the button that leads to the last question. */
export function SendManyBar({ count, all, detail, isChecking, fault, onGoOn }: Props) {
  const t = useT()
  const isOff = count === 0 || isChecking || fault !== undefined
  useSaveKey(true, isOff ? null : onGoOn)
  return (
    <section
      className="relative z-5 flex min-h-13 flex-none items-center gap-3 bg-raised px-6 py-1 shadow-bar max-narrow:flex-wrap max-narrow:px-4 max-narrow:py-2"
      aria-label={t('invoiceSending.many.bar')}
    >
      <b className="font-medium tabular-nums">
        {t('invoiceSending.many.ticked', { count: formatCount(count), all: formatCount(all) })}
      </b>
      <span
        className="min-w-0 flex-1 text-ink-2 tabular-nums max-narrow:order-first max-narrow:basis-full"
        role="status"
      >
        {fault ?? (isChecking ? t('invoiceSending.many.checking') : detail)}
      </span>
      <Button
        variant="primary"
        aria-disabled={isOff || undefined}
        aria-keyshortcuts="Control+S"
        onClick={isOff ? undefined : onGoOn}
      >
        {t('invoiceSending.many.send', { count, all: formatCount(count) })}
      </Button>
      <Kbd>Ctrl S</Kbd>
    </section>
  )
}
