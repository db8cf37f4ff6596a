import { defineColumns } from '@/components/data-grid/define-columns'
import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import type { MovementRow } from '@/lib/features/ledger/client/ledger'
import { namePeriod } from '@/lib/features/ledger/domain/compare-movements'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'

type AmountField = 'openingBalance' | 'debitAmount' | 'creditAmount' | 'closingBalance'

/**
 * The columns of movements and balances.
 *
 * @param closed the newest closed period; null where it is not known.
 */
export function buildMovementColumns(t: Translate, closed: string | null) {
  const createAmount = (key: AmountField, title: string, card: 'line' | 'right') => ({
    ...{ key, title, card },
    align: 'end' as const,
    width: 'w-40',
    cell: (row: MovementRow) => <MoneyAmount value={row[key]} currency={row.currency} />,
  })
  return defineColumns<MovementRow>()([
    {
      key: 'period',
      card: 'left',
      title: t('ledger.column.period'),
      width: 'w-36',
      cell: (row) => <Period period={namePeriod(row)} closed={closed} />,
    },
    {
      key: 'account',
      card: 'top',
      title: t('ledger.column.account'),
      width: 'w-60',
      cell: ({ glAccountNo, glAccountName }) =>
        glAccountNo ? (
          <>
            {glAccountNo} <span className="text-ink-3">{glAccountName}</span>
          </>
        ) : (
          <Absent />
        ),
    },
    createAmount('openingBalance', t('ledger.column.opening'), 'line'),
    createAmount('debitAmount', t('ledger.column.debit'), 'line'),
    createAmount('creditAmount', t('ledger.column.credit'), 'line'),
    createAmount('closingBalance', t('ledger.column.closing'), 'right'),
  ])

  function Period({ period, closed: until }: { period: string | null; closed: string | null }) {
    if (period === null) return <Absent />
    const state = until !== null && t(period <= until ? 'ledger.closed' : 'ledger.openPeriod')
    return (
      <>
        {period} {state && <span className="ml-1 text-ink-3">{state}</span>}
      </>
    )
  }
}

export const getMovementKey = ({ glAccountNo, currency, ...row }: MovementRow): string =>
  `${namePeriod(row)} ${glAccountNo} ${currency}`

/** The lines that a movement is made of; null where it does not tell which. */
export function getLinesHref(clientNo: string, row: MovementRow): string | null {
  const { glAccountNo, year, period, currency } = row
  if (!glAccountNo || namePeriod(row) === null) return null
  const query = new URLSearchParams({
    ...{ glaccountno: glAccountNo, year: String(year), period: String(period) },
    ...(currency && { currency }),
  })
  return routes.glItems(clientNo, String(query))
}
