import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { useT } from '@/lib/client/translation'
import type { BankList } from '@/lib/features/payment-matching/domain/bank-line'
import type { PaymentsPageState } from './use-payments-page'

/**
 * How the list was understood: its format and columns, the order of day and month where that is a
 * guess, and the currency of lines that name none.
 */
export function PaymentSource({ page, list }: { page: PaymentsPageState; list: BankList }) {
  const t = useT()
  const { currency, currencies } = page.matching
  const isCurrencyOpen = list.lines.some((line) => line.currency === null)
  const choices = [...new Set([currency, ...currencies])].filter((each) => each !== '')
  const columns = (list.columns ?? []).map((field) => t(`paymentMatching.field.${field}`))
  return (
    <div className="mx-6 mt-1 mb-3 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 rounded-sm border border-line-strong bg-sunken px-2.5 py-1 max-narrow:mx-4">
      <Chip variant="line">{t(`paymentMatching.format.${list.format}`)}</Chip>
      <span className="min-w-0 flex-1 text-xs text-ink-2">
        {columns.length > 0 && `${columns.join(', ')}. `}
        {list.isDayOrderGuess && t('paymentMatching.dayOrder')}
      </span>
      {isCurrencyOpen && choices.length > 0 && (
        <label className="flex items-center gap-2 text-xs text-ink-2">
          {t('paymentMatching.currencyOf')}
          <select
            className="input w-auto"
            value={currency}
            disabled={page.isLocked}
            onChange={(event) => page.setCurrency(event.target.value)}
          >
            {choices.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      )}
      {list.isDayOrderGuess && page.canReadMonthFirst && (
        <Button size="sm" aria-disabled={page.isLocked || undefined} onClick={page.readMonthFirst}>
          {t('paymentMatching.monthFirst')}
        </Button>
      )}
    </div>
  )
}
