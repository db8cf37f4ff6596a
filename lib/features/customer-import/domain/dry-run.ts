import type { RowStanding } from '@/lib/shared/file-import/row-standing'
import type { CustomerRow } from './review-row'

/** What becomes of a row. `behind`: it was left out, or another row of its customer is meant. */
export const rowVerdicts = [
  ...(['change', 'create', 'asks', 'blocked', 'nothing', 'unknown', 'behind'] as const),
] as const
export type RowVerdict = (typeof rowVerdicts)[number]

/** A row after every answer. */
export type StandingRow = CustomerRow & { standing: RowStanding }

export function getRowVerdict({ standing, findings, lookup }: StandingRow): RowVerdict {
  if (standing === 'ready') return lookup === 'missing' ? 'create' : 'change'
  if (standing === 'asks' || standing === 'blocked') return standing
  const why = findings.find(({ is }) => is === 'excluded')?.why
  return standing === 'excluded' && (why === 'nothing' || why === 'unknown') ? why : 'behind'
}

/** What rows that go out do beside their verdict, and what they are shown by. */
export const rowEffects = ['losesLine', 'mayLoseLine', 'cleansEmail'] as const
export type RowEffect = (typeof rowEffects)[number]
export type DryRunFilter = RowVerdict | RowEffect

/** Whether a row that is sent, or would be once a person says so, has an effect. */
export function hasEffect({ standing, plan, cleaned }: StandingRow, effect: RowEffect): boolean {
  if (!plan?.customer || (standing !== 'ready' && standing !== 'asks')) return false
  if (effect === 'cleansEmail') return cleaned > 0
  return plan.address[effect === 'losesLine' ? 'lost' : 'unknown'].length > 0
}

export const fitsFilter = (row: StandingRow, filter: DryRunFilter): boolean =>
  filter === 'losesLine' || filter === 'mayLoseLine' || filter === 'cleansEmail'
    ? hasEffect(row, filter)
    : getRowVerdict(row) === filter

/** How many rows there are of each verdict and effect. */
export function countDryRun(rows: readonly StandingRow[]): Record<DryRunFilter, number> {
  const counts = Object.fromEntries(
    [...rowVerdicts, ...rowEffects].map((each) => [each, 0]),
  ) as Record<DryRunFilter, number>
  for (const row of rows) {
    counts[getRowVerdict(row)] += 1
    for (const effect of rowEffects) if (hasEffect(row, effect)) counts[effect] += 1
  }
  return counts
}

/** What goes out, counted for the last question; effects only of rows that go out. */
export type ReadyTotals = {
  rows: number
  changed: number
  created: number
  losing: number
  mayLose: number
  cleaned: number
  addresses: number
}

export function summarizeReady(rows: readonly StandingRow[]): ReadyTotals {
  const totals = {
    rows: 0,
    changed: 0,
    created: 0,
    losing: 0,
    mayLose: 0,
    cleaned: 0,
    addresses: 0,
  }
  for (const row of rows) {
    if (row.standing !== 'ready' || !row.plan?.customer) continue
    totals.rows += 1
    totals[row.lookup === 'missing' ? 'created' : 'changed'] += 1
    totals.losing += hasEffect(row, 'losesLine') ? 1 : 0
    totals.mayLose += hasEffect(row, 'mayLoseLine') ? 1 : 0
    totals.cleaned += row.cleaned
    totals.addresses += row.plan.address.effect === 'changed' ? 1 : 0
  }
  return totals
}
