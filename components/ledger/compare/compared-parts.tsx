import type { ReactNode } from 'react'
import { DataTable } from '@/components/data-grid/data-table'
import { Glyph } from '@/components/ui/glyph'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { ComparedLedgers } from '@/lib/features/ledger/domain/compare-ledgers'
import { formatDecimal } from '@/lib/shared/format/amount'
import { routes } from '@/lib/shared/routes'
import { AgingDifferences } from './aging-differences'
import { buildItemColumns, buildPeriodColumns, getItemHref } from './difference-columns'

/** What differs in one currency, by the two ledgers between which it does. */
export function ComparedParts({ compared, isOnly, ...place }: PartsProps) {
  const t = useT()
  const { currency, items, periods, aging, balances, carried } = compared
  const { clientNo, asOf, account, isDone, isPast } = place
  const agingPart = isPast ? 'agingThen' : 'aging'
  const headed = (part: 'items' | 'periods' | 'aging' | 'agingThen') =>
    [isOnly ? null : currency, t(`ledger.compare.parts.${part}`)].filter(Boolean).join(': ')
  return (
    <>
      <Part
        title={headed('items')}
        rows={items}
        isDone={isDone}
        note={t('ledger.compare.itemsNote')}
      >
        {items && (
          <DataTable
            label={headed('items')}
            columns={buildItemColumns(t, clientNo)}
            rows={items}
            keyOf={({ arItemId }) => String(arItemId)}
            hrefOf={(row) => getItemHref(clientNo, row)}
          />
        )}
      </Part>
      <Part
        title={headed('periods')}
        rows={periods}
        isDone={isDone}
        note={t('ledger.compare.periodsNote')}
      >
        {periods && (
          <DataTable
            label={headed('periods')}
            columns={buildPeriodColumns(t)}
            rows={periods}
            keyOf={({ account, period }) => `${account} ${period}`}
            hrefOf={({ period }) => {
              const [year = '', month = ''] = period.split('-')
              const query = { glaccountno: account, currency, year, period: String(Number(month)) }
              return routes.glItems(clientNo, String(new URLSearchParams(query)))
            }}
          />
        )}
      </Part>
      {balances.map(({ account, period, by }) => (
        <StateBlock
          key={`${account} ${period}`}
          kind="warned"
          variant="strip"
          title={t('ledger.compare.broken', {
            ...{ account, period, amount: `${formatDecimal(by)} ${currency}` },
          })}
        >
          {t('ledger.compare.brokenMeaning')}
        </StateBlock>
      ))}
      {carried !== null && carried !== '0' && (
        <StateBlock
          kind="warned"
          variant="strip"
          title={t('ledger.compare.carried', { amount: `${formatDecimal(carried)} ${currency}` })}
        >
          {t('ledger.compare.carriedMeaning')}
        </StateBlock>
      )}
      <Part
        title={headed(agingPart)}
        rows={aging}
        isDone={isDone}
        note={t('ledger.compare.agingNote')}
      >
        {aging && (
          <AgingDifferences
            {...{ clientNo, asOf, isPast }}
            key={asOf}
            label={headed(agingPart)}
            differences={aging}
          />
        )}
      </Part>
    </>
  )
}

type PartsProps = {
  clientNo: string
  asOf: string
  account: string
  compared: ComparedLedgers
  /** No other currency is on the page. */
  isOnly: boolean
  isDone: boolean
  /** The day is an earlier one: what was open comes from the general ledger. */
  isPast: boolean
}

/** A part with its differences, that it has none, or that it could not be compared. */
function Part({ title, rows, isDone, note, children }: PartProps) {
  const t = useT()
  if (rows === null && !isDone) return null
  return (
    <section aria-label={title}>
      <h2 className="px-6 pt-4 pb-1 max-narrow:px-4">
        {title}{' '}
        {rows && rows.length > 0 && (
          <small className="ml-1.5 text-xs/5 font-normal text-ink-3">{note}</small>
        )}
      </h2>
      {rows && rows.length > 0 ? (
        children
      ) : (
        <p className="flex min-h-8 items-center gap-2 px-6 max-narrow:px-4">
          <Glyph verdict={rows ? 'ok' : 'unknown'} />
          {t(rows ? 'ledger.compare.note.same' : 'ledger.compare.note.unknown')}
        </p>
      )}
    </section>
  )
}

type PartProps = {
  title: string
  rows: readonly unknown[] | null
  isDone: boolean
  note: string
  children: ReactNode
}
