import { MoneyAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import type { PaymentPlan, PlannedLine } from '@/lib/features/payment-matching/domain/payment-plan'
import { formatDecimal } from '@/lib/shared/format/amount'
import { sumByCurrency } from '@/lib/shared/numbers/money'

const toAmounts = (lines: readonly PlannedLine[]) =>
  lines.map(({ line, currency }) => ({
    amount: line.amount as `${number}`,
    currency: currency || null,
  }))

/** What the batch holds, what is left out, and what the list holds, each by currency. */
export function PaymentTotals({
  plan,
  included,
}: {
  plan: PaymentPlan
  included: readonly PlannedLine[]
}) {
  const t = useT()
  const out = plan.lines.filter((each) => !included.includes(each))
  return (
    <>
      <table className="read-table mt-2.5 w-full tabular-nums">
        <thead>
          <tr>
            <th scope="col">{t('paymentMatching.aside.currency')}</th>
            <th scope="col" className="text-right">
              {t('paymentMatching.aside.payments')}
            </th>
            <th scope="col" className="text-right">
              {t('paymentMatching.aside.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sumByCurrency(toAmounts(included)).map(({ currency, counted, total }) => (
            <tr key={currency}>
              <td>{currency}</td>
              <td className="text-right">{counted}</td>
              <td className="text-right font-medium">
                <MoneyAmount value={total as `${number}` | null} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {included.length === 0 && (
        <p className="pt-2 text-ink-3">{t('paymentMatching.aside.nothing')}</p>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 pt-2 tabular-nums">
        <SumLines label={t('paymentMatching.aside.leftOut')} lines={out} />
        <SumLines label={t('paymentMatching.aside.pasted')} lines={plan.lines} />
      </dl>
    </>
  )
}

function SumLines({ label, lines }: { label: string; lines: readonly PlannedLine[] }) {
  const t = useT()
  if (lines.length === 0) return null
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-right">
        {sumByCurrency(toAmounts(lines)).map(({ currency, counted, total }) => (
          <span key={currency} className="block">
            {t('paymentMatching.aside.lines', {
              count: counted,
              amount: total === null ? '' : formatDecimal(total),
            })}{' '}
            <small className="text-ink-3">{currency}</small>
          </span>
        ))}
      </dd>
    </>
  )
}
