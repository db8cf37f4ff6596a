import { Glyph, type Verdict } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import type { PaymentGroup } from '@/lib/features/payment-matching/domain/payment-plan'

export type ShownGroup = PaymentGroup | 'left'

/** In the order of the bar. */
const paymentGroups = ['matched', 'difference', 'choose', 'none', 'before', 'left'] as const

export const groupVerdicts: Record<ShownGroup, Verdict> = {
  matched: 'ok',
  difference: 'warn',
  choose: 'new',
  none: 'unknown',
  before: 'handled',
  left: 'keep',
}

type Props = {
  counts: Record<ShownGroup, number>
  all: number
  shown: ShownGroup | null
  onShow: (group: ShownGroup | null) => void
}

/** The groups that all lines are in, with their counts; one of them shows its lines alone. */
export function PaymentGroups({ counts, all, shown, onShow }: Props) {
  const t = useT()
  const present = paymentGroups.filter((group) => counts[group] > 0 || shown === group)
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-1 px-6 pb-2 max-narrow:px-4">
      <legend className="sr-only">{t('paymentMatching.groups')}</legend>
      <button
        type="button"
        className={chip}
        aria-pressed={shown === null}
        onClick={() => onShow(null)}
      >
        {t('paymentMatching.all')} <span className="font-normal text-ink-2">{all}</span>
      </button>
      {present.map((group) => (
        <button
          key={group}
          type="button"
          className={chip}
          aria-pressed={shown === group}
          onClick={() => onShow(shown === group ? null : group)}
        >
          <Glyph verdict={groupVerdicts[group]} />
          {t(`paymentMatching.group.${group}`)}{' '}
          <span className="font-normal text-ink-2">{counts[group]}</span>
        </button>
      ))}
    </fieldset>
  )
}

const chip =
  'inline-flex h-7 items-center gap-1.5 rounded-sm border border-transparent px-2.5 tabular-nums hover:bg-hover aria-pressed:border-accent-line aria-pressed:bg-selected aria-pressed:font-medium max-narrow:h-11 pointer-coarse:h-11'
