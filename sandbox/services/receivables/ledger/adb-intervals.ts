import { sql } from 'drizzle-orm'
import type { AdbInterval } from '@/lib/contracts/receivables/adb-intervals'
import type { Database } from '@/lib/platform/database/open'
import { getResultRows } from '../../../database/result-rows'

/** The intervals, by whole days after the due date; on the due date nothing is late. */
const intervals = [
  { interval: 'NOT_DUE', fromDays: null, toDays: 0 },
  { interval: 'DUE_1_30', fromDays: 1, toDays: 30 },
  { interval: 'DUE_31_60', fromDays: 31, toDays: 60 },
  { interval: 'DUE_61_90', fromDays: 61, toDays: 90 },
  { interval: 'DUE_91', fromDays: 91, toDays: null },
] as const

/**
 * What was open at the end of a day, by currency and age: of all that was booked until then. Items
 * without a due date have an interval of their own, which is there where it holds one.
 */
export async function readAdbIntervals(
  db: Database,
  { clientNo, asOf, customerNo }: { clientNo: number; asOf: string; customerNo?: string },
): Promise<AdbInterval[]> {
  const own = customerNo === undefined ? sql`true` : sql`posting.customer_no = ${customerNo}`
  const rows = await db.execute(sql`
    with booked as (
      select ar_item_id, currency, amount from sandbox.ar_postings as posting
        where client_no = ${clientNo} and posting_date <= ${asOf} and ${own}
      union all
      select ar_item_id, currency, difference.amount from sandbox.ledger_differences as difference
        join sandbox.ar_postings as posting using (posting_id)
        where difference.client_no = ${clientNo} and ledger = 'aging' and posting_date <= ${asOf} and ${own}
    ), open as (
      select ar_item_id, currency, sum(amount) as amount from booked group by 1, 2 having sum(amount) <> 0
    )
    select currency, width_bucket(${asOf}::date - (data->>'dueDate')::date, array[1, 31, 61, 91]) as place,
      sum(amount)::text as amount, count(*)::int as count
    from open join sandbox.ar_items using (ar_item_id) group by 1, 2`)
  const found = getResultRows<Found>(rows)
  const currencies = [...new Set(found.map(({ currency }) => currency))].toSorted()
  return currencies.flatMap((currency) => {
    const own = found.filter((row) => row.currency === currency)
    const undated = own.find(({ place }) => place === null)
    const none = { interval: 'NO_DUE_DATE', fromDays: null, toDays: null }
    return [
      ...intervals.map((interval, at) =>
        toInterval(
          currency,
          interval,
          own.find(({ place }) => place === at),
        ),
      ),
      ...(undated ? [toInterval(currency, none, undated)] : []),
    ]
  })
}

type Found = { currency: string; place: number | null; amount: string; count: number }

const toInterval = (
  currency: string,
  interval: { interval: string; fromDays: number | null; toDays: number | null },
  found: Found | undefined,
): AdbInterval => ({
  currency,
  ...interval,
  amount: Number(found?.amount ?? 0),
  itemCount: found?.count ?? 0,
})
