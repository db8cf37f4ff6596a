import { useT } from '@/lib/client/translation'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { formatDecimal } from '@/lib/shared/format/amount'
import { type Decimal, parseAmount } from '@/lib/shared/numbers/money'

type Props = { value: ExactNumber | null | undefined; currency?: string | null }

/**
 * An amount as it is shown: exact with its currency small behind it, as it came and marked where it
 * is too long to reckon with, a dash where none was told.
 */
export function MoneyAmount({ value, currency }: Props) {
  const t = useT()
  const amount = parseAmount(value)
  if (amount.is === 'unknown') return <Absent />
  if (amount.is === 'tooLong')
    return (
      <span className="whitespace-nowrap tabular-nums" title={t('form.tooLong')}>
        {amount.raw}
        <span className="sr-only"> ({t('form.tooLong')})</span>
        <Currency of={currency} />
      </span>
    )
  return <DecimalAmount value={amount.decimal} currency={currency} />
}

/** An amount that was reckoned, in the same look; a dash for one that is not known. */
export function DecimalAmount({
  value,
  currency,
}: {
  value: Decimal | null
  currency?: string | null
}) {
  if (value === null) return <Absent />
  return (
    <span className={`whitespace-nowrap tabular-nums ${value === '0' ? 'text-ink-3' : ''}`}>
      {formatDecimal(value)}
      <Currency of={currency} />
    </span>
  )
}

/** What the answer did not carry: a dash, spoken as what it is. */
export const Absent = () => {
  const t = useT()
  return (
    <span className="text-ink-3" title={t('form.absent')}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('form.absent')}</span>
    </span>
  )
}

const Currency = ({ of }: { of: string | null | undefined }) =>
  of && <small className="text-xs/[inherit] font-normal text-ink-3"> {of}</small>
