import { Button } from '@/components/ui/button'
import { hyperlinkClass, Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { customersMax, useLocated } from '@/lib/features/ledger/client/use-located'
import { getDueDates } from '@/lib/features/ledger/domain/aging-intervals'
import type { AgingDifference, Located } from '@/lib/features/ledger/domain/compare-aging'
import { formatDecimal } from '@/lib/shared/format/amount'
import { routes } from '@/lib/shared/routes'

/**
 * Where a difference of one age lies: the customers whose aging differs, each with the items that it
 * may be, once a person looks for them.
 */
export function LocatedDifference({ clientNo, asOf, difference }: LocatedProps) {
  const t = useT()
  const { isTooMany, found, ...search } = useLocated(clientNo, difference, asOf)
  const { currency, interval } = difference
  const due = getDueDates(interval, asOf)
  if (isTooMany)
    return (
      <span className="flex flex-wrap gap-x-2">
        <span className="text-ink-3">
          {t('ledger.compare.tooMany', { count: String(customersMax) })}
        </span>
        <Link className={hyperlinkClass} href={routes.items(clientNo, toDueQuery(due))}>
          {t('ledger.compare.openItems')}
        </Link>
      </span>
    )
  if (!found)
    return (
      <Button
        size="sm"
        onClick={search.locate}
        busy={search.isReading}
        busyLabel={t('ledger.compare.locating', { count: String(search.count) })}
      >
        {t('ledger.compare.locate')}
      </Button>
    )
  return <LocatedCustomers {...{ clientNo, currency, due, found }} onAgain={search.again} />
}

type LocatedProps = { clientNo: string; asOf: string; difference: AgingDifference }

/** The customers that explain a difference, what is left, and of whom nothing is known. */
export function LocatedCustomers({ clientNo, currency, due, found, onAgain }: CustomersProps) {
  const t = useT()
  const { located, left, ofAll, unread } = found
  return (
    <div role="status">
      <ul className="py-1">
        {located.map(({ customerNo, by, within }) => (
          <li key={customerNo} className="flex flex-wrap gap-x-2">
            <span>
              {t('ledger.compare.located', {
                ...{ customer: customerNo, amount: `${formatDecimal(by)} ${currency}` },
              })}
            </span>
            <Link className={hyperlinkClass} href={getItemsHref(clientNo, customerNo, within, due)}>
              {within.length === 1 && within[0]?.documentNo
                ? within[0].documentNo
                : t('ledger.compare.candidates', { count: within.length })}
            </Link>
          </li>
        ))}
        {left !== '0' && (
          <li className="text-ink-3">
            {t(ofAll > 0 ? 'ledger.compare.leftOfAll' : 'ledger.compare.left', {
              amount: `${formatDecimal(left)} ${currency}`,
            })}
          </li>
        )}
        {unread > 0 && (
          <li className="flex flex-wrap items-center gap-x-2 text-ink-3">
            {t('ledger.compare.unread', { count: unread })}
            <Button size="sm" onClick={onAgain}>
              {t('states.tryAgain')}
            </Button>
          </li>
        )}
      </ul>
    </div>
  )
}

type DueDates = ReturnType<typeof getDueDates>
type CustomersProps = {
  clientNo: string
  currency: string
  due: DueDates
  found: Located
  onAgain: () => void
}

/** The one item, or those of the customer that have the same age. */
function getItemsHref(
  clientNo: string,
  customerno: string,
  within: AgingDifference['within'],
  due: DueDates,
) {
  const [only, ...others] = within
  if (only?.arItemId && others.length === 0) return routes.item(clientNo, only.arItemId)
  return routes.items(clientNo, toDueQuery(due, { customerno }))
}

const toDueQuery = (due: DueDates, query: Record<string, string> = {}) =>
  String(
    new URLSearchParams({
      ...query,
      ...(due?.from && { duefrom: due.from }),
      ...(due?.to && { dueto: due.to }),
    }),
  )
