import { useT } from '@/lib/client/translation'
import type { ChosenAge } from '@/lib/features/customers/client/customer-invoices-view'
import {
  type Age,
  type AgedBalance,
  ages,
  type BalanceItem,
  countUnnamedCurrency,
  sumByAge,
} from '@/lib/features/customers/domain/whole/receivable-items'
import { formatDecimal } from '@/lib/shared/format/amount'
import { computeFraction } from '@/lib/shared/numbers/money'

type Props = {
  chosen: ChosenAge | null
  onChoose: (chosen: ChosenAge | null) => void
}

const inks: Record<Age, string> = {
  notDue: 'bg-line-strong',
  to30: 'bg-bar-neutral',
  to60: 'bg-ink-3',
  to90: 'bg-ink-2',
  over90: 'bg-ink',
  unknown: 'bg-surface outline -outline-offset-1 outline-dashed outline-unknown-mark',
}

/** How old an open balance is, a bar for each currency, and how many items are in none of them. */
export function AgeBars({ items, today, ...choice }: BarsProps) {
  const t = useT()
  const unnamed = countUnnamedCurrency(items)
  return (
    <>
      {sumByAge(items, today).map((balance) => (
        <AgeBar key={balance.currency} balance={balance} {...choice} />
      ))}
      {unnamed > 0 && (
        <p className="px-6 py-3 text-xs text-ink-3 max-narrow:px-4">
          {t('customers.whole.ages.noCurrency', { count: unnamed })}
        </p>
      )}
    </>
  )
}

type BarsProps = Props & { items: readonly BalanceItem[]; today: string }

/** One currency. A press on a part narrows the list to it. */
function AgeBar({ balance, chosen, onChoose }: Props & { balance: AgedBalance }) {
  const t = useT()
  const { byAge, owed, credit, currency, uncounted } = balance
  const shown = ages.filter((age) => age !== 'unknown' || byAge.unknown !== '0')
  const isChosen = (age: Age) => chosen?.age === age && chosen.currency === currency
  const choose = (age: Age) => onChoose(isChosen(age) ? null : { age, currency })
  return (
    <fieldset className="px-6 py-3 max-narrow:px-4">
      <legend className="sr-only">{t('customers.whole.ages.title', { currency })}</legend>
      <div className="flex h-2 gap-0.5" aria-hidden="true">
        {shown
          .filter((age) => byAge[age] !== '0')
          .map((age) => (
            <button
              key={age}
              type="button"
              tabIndex={-1}
              className={`h-2 min-w-0.5 cursor-pointer border-0 p-0 forced-color-adjust-none ${inks[age]} ${chosen && !isChosen(age) ? 'opacity-40' : ''}`}
              style={{ flexGrow: computeFraction(byAge[age], owed), flexBasis: 0 }}
              onClick={() => choose(age)}
            />
          ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 max-narrow:gap-y-0">
        {shown.map((age) => (
          <button
            key={age}
            type="button"
            aria-pressed={isChosen(age)}
            className="-mx-1 inline-flex min-h-6 items-center gap-1.5 rounded-sm px-1 text-ink-2 hover:bg-hover aria-pressed:bg-selected max-narrow:min-h-11"
            onClick={() => choose(age)}
          >
            <span
              className={`size-2.5 flex-none forced-color-adjust-none ${inks[age]}`}
              aria-hidden="true"
            />
            {t(`customers.whole.ages.${age}`)}{' '}
            <b
              className={`font-medium tabular-nums ${byAge[age] === '0' ? 'text-ink-3' : 'text-ink'}`}
            >
              {formatDecimal(byAge[age])}
            </b>
          </button>
        ))}
        <span className="ml-auto text-xs text-ink-3 tabular-nums">
          {credit === '0'
            ? t('customers.whole.ages.plain', { currency })
            : t('customers.whole.ages.credit', {
                currency,
                credit: formatDecimal(credit.replace('-', '')),
              })}
          {uncounted > 0 && `, ${t('customers.whole.withoutAmount', { count: uncounted })}`}
        </span>
      </div>
    </fieldset>
  )
}
