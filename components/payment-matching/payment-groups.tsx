import { GroupChips } from '@/components/data-grid/filters/group-chips'
import type { Verdict } from '@/components/ui/glyph'
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
    <div className="px-6 pb-2 max-narrow:px-4">
      <GroupChips
        label={t('paymentMatching.groups')}
        groups={present.map((group) => ({
          ...{ group, count: counts[group], verdict: groupVerdicts[group] },
          name: t(`paymentMatching.group.${group}`),
        }))}
        all={{ name: t('paymentMatching.all'), count: all }}
        {...{ shown, onShow }}
      />
    </div>
  )
}
