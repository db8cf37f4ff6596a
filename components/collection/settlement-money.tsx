import { amountOf } from '@/lib/domain/money'
import { t } from '@/lib/format/translate-collection-money'
import { decimalInWords } from './settlement-decimal'

/** An amount as it is shown: exact with at least two decimals, as it came and marked where it has lost digits, a dash where none was told. */
export function SettlementMoney({ value }: { value: number | null | undefined }) {
  const amount = amountOf(value)
  if (amount.is === 'exact') return <span className="tabular-nums">{decimalInWords(amount.decimal)}</span>
  if (amount.is === 'notExact')
    return (
      <span title={t('settlements.notExact')}>
        ≈ {amount.raw}
        <span className="sr-only"> ({t('settlements.notExact')})</span>
      </span>
    )
  return <Absent />
}

/** What the answer did not carry: a dash, spoken as what it is. */
export function Absent() {
  return (
    <span className="absent" title={t('form.absent')}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('form.absent')}</span>
    </span>
  )
}
