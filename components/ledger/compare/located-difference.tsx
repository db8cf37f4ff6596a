import { Button } from '@/components/ui/button'
import { hyperlinkLook, Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { customersMax, useLocated } from '@/lib/features/ledger/client/use-located'
import { getDueDates } from '@/lib/features/ledger/domain/aging-intervals'
import type { AgingDifference } from '@/lib/features/ledger/domain/compare-aging'
import { formatDecimal } from '@/lib/shared/format/amount'
import { routes } from '@/lib/shared/routes'

/**
 * Where a difference of one age lies: the customers whose aging differs, each with the items that it
 * may be, once a person looks for them.
 */
export function LocatedDifference({ clientNo, asOf, difference }: LocatedProps) {
  const t = useT()
  const { count, isTooMany, isReading, look, found } = useLocated(clientNo, difference, asOf)
  const { currency, interval } = difference
  const due = getDueDates(interval, asOf)
  if (isTooMany)
    return (
      <span className="flex flex-wrap gap-x-2">
        <span className="text-ink-3">
          {t('ledger.compare.tooMany', { count: String(customersMax) })}
        </span>
        <Link className={hyperlinkLook} href={routes.items(clientNo, toDueQuery(due))}>
          {t('ledger.compare.openItems')}
        </Link>
      </span>
    )
  if (!found)
    return (
      <Button
        size="sm"
        onClick={look}
        busy={isReading}
        busyLabel={t('ledger.compare.locating', { count: String(count) })}
      >
        {t('ledger.compare.locate')}
      </Button>
    )
  return (
    <div role="status">
      <ul className="py-1">
        {found.located.map(({ customerNo, by, within }) => (
          <li key={customerNo} className="flex flex-wrap gap-x-2">
            <span>
              {t('ledger.compare.located', {
                ...{ customer: customerNo, amount: `${formatDecimal(by)} ${currency}` },
              })}
            </span>
            <Link className={hyperlinkLook} href={getItemsHref(clientNo, customerNo, within, due)}>
              {within.length === 1 && within[0]?.documentNo
                ? within[0].documentNo
                : t('ledger.compare.candidates', { count: within.length })}
            </Link>
          </li>
        ))}
        {found.left !== '0' && (
          <li className="text-ink-3">
            {t('ledger.compare.left', { amount: `${formatDecimal(found.left)} ${currency}` })}
          </li>
        )}
      </ul>
    </div>
  )
}

type LocatedProps = { clientNo: string; asOf: string; difference: AgingDifference }

/** The one item, or those of the customer that have the same age. */
function getItemsHref(
  clientNo: string,
  customerno: string,
  within: AgingDifference['within'],
  due: ReturnType<typeof getDueDates>,
) {
  const [only, ...others] = within
  if (only?.arItemId && others.length === 0) return routes.item(clientNo, only.arItemId)
  return routes.items(clientNo, toDueQuery(due, { customerno }))
}

const toDueQuery = (due: ReturnType<typeof getDueDates>, query: Record<string, string> = {}) =>
  String(
    new URLSearchParams({
      ...query,
      ...(due?.from && { duefrom: due.from }),
      ...(due?.to && { dueto: due.to }),
    }),
  )
