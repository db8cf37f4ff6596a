import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CurrencySums } from '@/components/ui/currency-sums'
import { Glyph } from '@/components/ui/glyph'
import { ReadStates } from '@/components/ui/states/read-states'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import {
  type EndingItems,
  getEndingItemsQuery,
} from '@/lib/features/customers/client/stopped-customers'
import {
  countReleased,
  type EndingStop,
  listReleased,
  type Released,
} from '@/lib/features/customers/domain/stop-end'
import { noEnd } from '@/lib/features/customers/domain/stops'
import type { StopRow } from './stop-columns'

/** So many customers are read at most: each is a read of its own. */
const customersMax = 50

/** What begins once the stops of a list have ended, worked out when a person asks for it. */
export function AfterStops({ clientNo, rows }: { clientNo: string; rows: readonly StopRow[] }) {
  const t = useT()
  const [asked, setAsked] = useState<string | null>(null)
  const ending = listEnding(rows)
  const id = ending.map(({ customerNo, stop }) => `${customerNo} ${stop.kind}`).join()
  const customers = new Set(ending.map(({ customerNo }) => customerNo)).size
  const isAsked = asked === id
  return (
    <section
      className="mx-6 mb-3 rounded-sm border border-line px-3 py-2 max-narrow:mx-4"
      aria-label={t('customerStops.after.title')}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-sm font-semibold">{t('customerStops.after.title')}</h2>
        {ending.length === 0 && <span className="text-ink-3">{t('customerStops.after.none')}</span>}
        {customers > customersMax && (
          <span className="text-ink-3">
            {t('customerStops.after.tooMany', { most: customersMax })}
          </span>
        )}
        {ending.length > 0 && customers <= customersMax && !isAsked && (
          <Button size="sm" onClick={() => setAsked(id)}>
            {t('customerStops.after.ask')}
          </Button>
        )}
        {isAsked && <span className="text-xs text-ink-3">{t('customerStops.after.lead')}</span>}
      </div>
      {isAsked && <ReleasedItems clientNo={clientNo} ending={ending} />}
    </section>
  )
}

type Ending = { customerNo: string; stop: EndingStop }

/** Stops with a last day that is not over; what cannot be read or never ends is none of them. */
const listEnding = (rows: readonly StopRow[]): Ending[] =>
  rows.flatMap(({ customer: { customerNo }, stop }) =>
    customerNo && stop.unreadable === undefined && stop.daysLeft >= 0 && stop.until !== noEnd
      ? [{ customerNo, stop: { kind: stop.kind, until: stop.until } }]
      : [],
  )

function ReleasedItems({ clientNo, ending }: { clientNo: string; ending: readonly Ending[] }) {
  const t = useT()
  const { data, error, refetch } = useQuery(getEndingItemsQuery(clientNo, ending))
  if (!data)
    return (
      <ReadStates
        failure={error && toFailure(error)}
        isHeld={false}
        rows={2}
        columns={2}
        onAgain={() => void refetch()}
      />
    )
  return (
    <ul className="grid gap-1 pt-1.5">
      {countReleased(data.ending).map((released) => (
        <ReleasedLine
          key={released.kind}
          released={released}
          items={listReleased(data.ending, released.kind)}
        />
      ))}
      {!data.isWhole && <li className="text-wait">{t('customerStops.after.part')}</li>}
    </ul>
  )
}

function ReleasedLine({ released, items }: LineProps) {
  const t = useT()
  const { kind, customers, held, unknown } = released
  return (
    <li className="flex flex-wrap items-baseline gap-x-3">
      <Glyph verdict={released.items > 0 ? 'wait' : 'ok'} />
      <b className="font-medium">{t(`customerStops.after.${kind}`, { count: released.items })}</b>
      {released.items > 0 && (
        <>
          <span className="text-ink-2">
            {t('customerStops.after.customers', { count: customers })}
          </span>
          <CurrencySums rows={items.map(toAmount)} />
        </>
      )}
      {held > 0 && (
        <span className="text-ink-3">{t('customerStops.after.held', { count: held })}</span>
      )}
      {unknown > 0 && (
        <span className="text-wait">{t('customerStops.after.unknown', { count: unknown })}</span>
      )}
    </li>
  )
}

type LineProps = { released: Released; items: readonly EndingItem[] }
type EndingItem = EndingItems['items'][number]

const toAmount = ({ remainingAmount, currency }: EndingItem) => ({
  ...{ amount: remainingAmount, currency },
})
