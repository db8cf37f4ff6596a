import { BarPicture } from '@/components/data-grid/bar-picture'
import { useT } from '@/lib/client/translation'
import type { InvoiceRead } from '@/lib/features/collection-invoices/client/collection-invoices'
import {
  type AmountStep,
  buildAmountSteps,
} from '@/lib/features/collection-invoices/domain/amount-steps'
import { labelClaimType } from '@/lib/features/collection-invoices/messages/collection-invoice-labels'
import { describeObstacle } from '@/lib/features/collection-invoices/messages/describe-mismatch'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { subtractDecimals } from '@/lib/shared/numbers/money'

const cell = 'h-6.5 whitespace-nowrap border-b border-line text-left'
/** As wide as its longest name, up to a width that leaves room for the bars. */
const name = 'max-w-36 truncate pr-3'
const head = 'text-xs/5 font-normal text-ink-3'
const amount = 'pl-3 text-right tabular-nums'
const rowClasses: Partial<Record<AmountStep['kind'], string>> = {
  remaining: 'font-semibold',
  unexplained: 'text-wait',
}
const fills: Partial<Record<AmountStep['kind'], string>> = {
  paid: 'fill-ok-mark',
  credited: 'fill-handled-mark',
  unexplained: 'fill-wait-mark',
  remaining: 'fill-accent-fill',
}

/**
 * How the original amount became what remains, a bar a step; the amounts beside the bars say the
 * same. Says why where it cannot be drawn.
 */
export function InvoiceSteps({ invoice }: { invoice: InvoiceRead }) {
  const t = useT()
  const picture = buildAmountSteps(invoice)
  if (!picture.drawn) {
    const why = [...new Set(picture.because.map((row) => describeObstacle(t, row)))].join('; ')
    return (
      <p className="text-xs text-ink-3 pt-1.5">{t('collectionInvoices.steps.notDrawn', { why })}</p>
    )
  }
  return (
    <table className="mt-2">
      <caption className="sr-only">{t('collectionInvoices.steps.title')}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${cell} ${head} ${name}`}>
            {t('collectionInvoices.steps.step')}
          </th>
          <td className={`${cell} ${head} w-full`} />
          <th scope="col" className={`${cell} ${head} ${amount}`}>
            {picture.currency ?? t('collectionInvoices.amounts.noCurrency')}
          </th>
        </tr>
      </thead>
      <tbody>
        {picture.steps.map((step) => (
          <tr key={`${step.kind} ${step.fields.join()}`} className={rowClasses[step.kind]}>
            <th
              scope="row"
              title={step.fields.join(' ')}
              className={`${cell} ${name} [font-weight:inherit]`}
            >
              {labelStep(t, step)}
            </th>
            <td className={cell}>
              <BarPicture
                position={step}
                zeroAt={picture.zeroAt}
                fill={fills[step.kind] ?? 'fill-unknown-mark'}
              />
            </td>
            <td className={`${cell} ${amount}`}>{formatDecimal(toShownAmount(step))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * What is paid and credited has one sign on the whole page; its name says that it lowers what is
 * owed.
 */
const toShownAmount = ({ kind, amount: change }: AmountStep) =>
  kind === 'paid' || kind === 'credited' ? subtractDecimals('0', change) : change

function labelStep(t: Translate, { kind, claimType }: AmountStep): string {
  if (kind !== 'claim') return t(`collectionInvoices.steps.${kind}`)
  return labelClaimType(t, claimType) ?? claimType ?? t('collectionInvoices.steps.claim')
}
