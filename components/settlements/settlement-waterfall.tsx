import { BarPicture } from '@/components/data-grid/bar-picture'
import { useT } from '@/lib/client/translation'
import type { Settlement } from '@/lib/features/settlements/client/settlements'
import {
  buildSettlementSteps,
  type SettlementStep,
} from '@/lib/features/settlements/domain/settlement-steps'
import { labelAllocationType } from '@/lib/features/settlements/messages/settlement-labels'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'

const fills: Record<SettlementStep['kind'], string> = {
  part: 'fill-bar-neutral',
  unexplained: 'fill-wait-mark',
  paidOut: 'fill-accent-fill',
}

const variants: Record<SettlementStep['kind'], string> = {
  part: '',
  unexplained: 'text-wait',
  paidOut: 'font-semibold [&>*]:border-line-strong',
}

/**
 * What settlements are made of, a falling bar a part, down to what was paid out; the amounts beside
 * the bars say the same. Says why where it cannot be drawn.
 */
export function SettlementWaterfall({ settlements }: { settlements: readonly Settlement[] }) {
  const t = useT()
  const picture = buildSettlementSteps(settlements)
  if (!picture.drawn)
    return <p className="text-ink-3">{t(`settlements.parts.notDrawn.${picture.why}`)}</p>
  return (
    <table className="w-full">
      <caption className="sr-only">{t('settlements.parts.title')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('settlements.parts.step')}</th>
          <td />
          <th scope="col">{picture.currency}</th>
        </tr>
      </thead>
      <tbody>
        {picture.steps.map((step) => (
          <tr key={`${step.kind} ${step.type}`} className={variants[step.kind]}>
            <th
              scope="row"
              className={`${cell} max-w-44 truncate pr-3 text-left [font-weight:inherit]`}
            >
              <span title={step.type ?? undefined}>{labelStep(t, step)}</span>
            </th>
            <td className={`${cell} w-full`}>
              <BarPicture position={step} zeroAt={picture.zeroAt} fill={fills[step.kind]} />
            </td>
            <td className={`${cell} pl-3 text-right tabular-nums`}>
              {formatDecimal(step.amount)}{' '}
              <small className="text-xs font-normal text-ink-3">{picture.currency}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cell = 'h-7 border-b border-line whitespace-nowrap'

function labelStep(t: Translate, { kind, type }: SettlementStep): string {
  if (kind !== 'part') return t(`settlements.parts.${kind}`)
  return type === null ? t('settlements.parts.unnamed') : labelAllocationType(t, type)
}
