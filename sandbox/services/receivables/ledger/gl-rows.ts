import { sql } from 'drizzle-orm'
import { toCalendarDate } from '../../../clock'

/** Accounts of a usual chart (assumed): receivables, and what stands against them. */
export const receivablesAccount = '1500'
const accountNames: Record<string, string> = {
  1500: 'Accounts receivable',
  1920: 'Bank deposits',
  2990: 'Clearing',
  3000: 'Sales revenue',
  8050: 'Interest income',
}
export const nameAccount = (account: string): string | null => accountNames[account] ?? null

/**
 * The lines of the general ledger of a client: of each posting one on the account of receivables
 * and one against it, which is below zero where the other is above. A voucher of which a line is
 * missing, because the ledger was made to differ, has its other line alone.
 */
export const selectGlRows = (clientNo: number) => sql`
  select posting_id * 2 + side as gl_item_id, posting_id, side, ar_item_id, customer_no, posting_date, year, period,
    kind, currency, voucher_no,
    case when side = 0 then ${receivablesAccount} when kind in ('INVOICE', 'CREDIT_NOTE') then '3000'
      when kind = 'INTEREST_NOTE' then '8050' when kind = 'PAYMENT' then '1920' else '2990' end as account,
    case when side = 0 then posting.amount + coalesce(difference.amount, 0) else -posting.amount end as amount
  from sandbox.ar_postings as posting cross join (values (0), (1)) as sides (side)
  left join (select posting_id, sum(amount) as amount from sandbox.ledger_differences
    where client_no = ${clientNo} and ledger = 'gl' group by 1) as difference using (posting_id)
  where client_no = ${clientNo} and not (side = 0 and posting.amount + coalesce(difference.amount, 0) = 0)`

/**
 * Movements of a client by account, currency and period, from the first period to the one of today,
 * each with the balance that it ends at. Periods without a movement are among them.
 */
export const selectMovements = (clientNo: number, now: number) => sql`
  with amounts as (
    select account, currency, year * 12 + period - 1 as month, amount from (${selectGlRows(clientNo)}) as gl
    union all
    select ${receivablesAccount}, currency, year * 12 + period - 1, difference.amount from sandbox.ledger_differences as difference
      join sandbox.ar_postings using (posting_id) where difference.client_no = ${clientNo} and ledger = 'movements'
  ), moved as (
    select account, currency, month, sum(greatest(amount, 0)) as debit, sum(greatest(-amount, 0)) as credit from amounts group by 1, 2, 3
  ), places as (
    select account, currency, month from (select distinct account, currency from moved) as accounts
      cross join generate_series((select min(month) from moved), ${countMonths(toCalendarDate(now))}) as month
  )
  select account, currency, month / 12 as year, month % 12 + 1 as period, coalesce(debit, 0) as debit, coalesce(credit, 0) as credit,
    sum(coalesce(debit, 0) - coalesce(credit, 0)) over (partition by account, currency order by month) as closing
  from places left join moved using (account, currency, month)`

const countMonths = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
