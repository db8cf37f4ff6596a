import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useOffers } from '@/lib/client/offers'
import { toFailure } from '@/lib/client/operation-failed'
import type { Failure } from '@/lib/contracts/result'
import { readIntervals } from '@/lib/features/ledger/domain/aging-intervals'
import type { LedgersRead } from '@/lib/features/ledger/domain/compare-ledgers'
import { getAgingQuery, judgeAsOf } from './ledger'
import type { AllRows } from './read-all-pages'
import { readAllItems, readAllLines, readAllMovements } from './read-ledgers'

/** How one ledger stands: read whole, in part, on its way, failed, or not offered here. */
export type LedgerState =
  | { is: 'known' | 'reading' | 'partial' | 'withheld' | 'otherDay' }
  | { is: 'failed'; failure: Failure }

export const ledgerNames = ['items', 'gl', 'movements', 'aging'] as const
export type LedgerName = (typeof ledgerNames)[number]

type Place = { clientNo: string; asOf: string; today: string; account: string | null }

/**
 * The four ledgers of a client at the end of a day, each read to its end. The account of receivables is
 * the one that is asked for, else the first one of movements that many charts give it, and the usual
 * one where no movement names one: that is assumed.
 */
export function useLedgers({ clientNo, asOf, today, account: asked }: Place) {
  const offers = useOffers()
  const key = [{ params: { clientno: clientNo } }, 'whole']
  const items = useQuery({
    queryKey: ['listArItems', ...key],
    queryFn: (context) => readAllItems(clientNo, context),
    enabled: offers('listArItems'),
  })
  const movements = useQuery({
    queryKey: ['listGlMovements', ...key],
    queryFn: (context) => readAllMovements(clientNo, context),
    enabled: offers('listGlMovements'),
  })
  const accounts = listAccounts(movements.data?.rows ?? [])
  const isAccountKnown =
    asked !== null ||
    !offers('listGlMovements') ||
    movements.data !== undefined ||
    movements.isError
  const account = asked ?? pickAccount(accounts)
  const lines = useQuery({
    queryKey: ['listGlItems', ...key, account, asOf],
    queryFn: (context) => readAllLines(clientNo, { glaccountno: account, todate: asOf }, context),
    enabled: offers('listGlItems') && isAccountKnown,
  })
  const aging = useQuery({
    ...getAgingQuery(clientNo, asOf),
    enabled: offers('listAdbIntervals'),
  })
  const isOtherDay = aging.data !== undefined && judgeAsOf(aging.data, asOf).is === 'other'
  const all = [items, lines, movements, aging]
  const read: LedgersRead = {
    ...{ asOf, today },
    items: toWhole(items.data),
    lines: toWhole(lines.data),
    // One that names no account may be of this one: then nobody knows what has moved on it.
    movements:
      toWhole(movements.data)?.filter(
        ({ glAccountNo }) => !glAccountNo || glAccountNo === account,
      ) ?? null,
    intervals:
      aging.data?.adbIntervals && !isOtherDay ? readIntervals(aging.data.adbIntervals) : null,
  }
  const states: Record<LedgerName, LedgerState> = {
    items: toState(offers('listArItems'), items, items.data?.isWhole),
    gl: toState(offers('listGlItems'), lines, lines.data?.isWhole),
    movements: toState(offers('listGlMovements'), movements, movements.data?.isWhole),
    aging: isOtherDay
      ? { is: 'otherDay' }
      : toState(offers('listAdbIntervals'), aging, aging.data && aging.data.adbIntervals != null),
  }
  return {
    ...{ read, states, account, accounts },
    /** Lines are those of an account that nobody said has receivables, and that no movement names. */
    isAccountAssumed:
      asked === null &&
      lines.data !== undefined &&
      !accounts.some(([number]) => number === account),
    /** Movements may still name accounts. Read again after a failure, they take no field away. */
    areAccountsAwaited: movements.isLoading && movements.errorUpdateCount === 0,
    readAt: Math.min(...all.map(({ dataUpdatedAt }) => dataUpdatedAt || Infinity)),
    isReading: all.some(({ isFetching }) => isFetching),
    /** Reads them again, except what is not offered: that would be asked for in vain. */
    again: () =>
      void Promise.all(all.filter(({ isEnabled }) => isEnabled).map(({ refetch }) => refetch())),
  }
}

const toWhole = <Row>(list: AllRows<Row> | undefined) => (list?.isWhole ? list.rows : null)

function toState(
  isOffered: boolean,
  { error }: Pick<UseQueryResult, 'error'>,
  isWhole: boolean | undefined,
): LedgerState {
  if (!isOffered) return { is: 'withheld' }
  if (isWhole !== undefined) return { is: isWhole ? 'known' : 'partial' }
  return error ? { is: 'failed', failure: toFailure(error) } : { is: 'reading' }
}

/** Accounts of movements, with what they are called, in their order. */
function listAccounts(
  rows: readonly { glAccountNo?: string | null; glAccountName?: string | null }[],
): [string, string | null][] {
  const named = rows.flatMap(({ glAccountNo, glAccountName }) =>
    glAccountNo ? [[glAccountNo, glAccountName ?? null] as [string, string | null]] : [],
  )
  return [...new Map(named)].toSorted(([one], [other]) => one.localeCompare(other))
}

/** Where Nordic charts of accounts begin receivables; a Norwegian one has them on it. */
const usualAccount = '1500'

const pickAccount = (accounts: readonly (readonly [string, unknown])[]) =>
  accounts.find(([account]) => account === usualAccount)?.[0] ??
  accounts.find(([account]) => account.startsWith('15'))?.[0] ??
  usualAccount
