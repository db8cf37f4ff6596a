import { isSearchWhole, type KeysetPagerState } from '@/lib/client/lists/keyset-pager'
import type { SummaryRow } from '@/lib/client/lists/keyset-paging'
import type { ExactNumber } from '@/lib/contracts/exact-number'

/**
 * Where a step from the open row leads: to a transaction, or why it leads nowhere. `reading` and
 * `unread`: the rows held end here, and more are on their way or could not be read; `unproven`: no
 * more came, and there may be more; `elsewhere`: the open row is none of them.
 */
export type Step =
  | { rid: ExactNumber }
  | { why: 'first' | 'last' | 'unproven' | 'reading' | 'unread' | 'elsewhere' }

/**
 * The steps to the rows above and below the open one. A row without a transaction number cannot
 * stand open and is stepped over.
 */
export function getRowSteps(
  list: HeldSearch,
  open: ExactNumber | null,
): Record<'above' | 'below', Step> {
  const { rows } = list
  const at = rows.findIndex((row) => row.TransactionRid === open)
  if (open === null || at < 0) return { above: { why: 'elsewhere' }, below: { why: 'elsewhere' } }
  return {
    above: findStep(rows, at, -1) ?? { why: 'first' },
    below: findStep(rows, at, 1) ?? { why: explainEnd(list) },
  }
}

type HeldSearch = Pick<
  KeysetPagerState,
  'rows' | 'isAtEnd' | 'isSilent' | 'total' | 'findings' | 'doubles' | 'failure'
>

function explainEnd(list: HeldSearch) {
  if (list.isAtEnd) return isSearchWhole(list) ? 'last' : 'unproven'
  return list.failure ? 'unread' : 'reading'
}

function findStep(rows: readonly SummaryRow[], from: number, by: -1 | 1): Step | null {
  for (let at = from + by; at >= 0 && at < rows.length; at += by) {
    const rid = rows[at]!.TransactionRid
    if (rid != null) return { rid }
  }
  return null
}
