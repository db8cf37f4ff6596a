import type { ChangeEvent, KeyboardEvent } from 'react'
import { cardHeads, tallCards } from '@/components/data-grid/cards'
import { RowKeys } from '@/components/data-grid/row-keys'
import { Tick } from '@/components/form/checkbox'
import { CustomerLink } from '@/components/ui/customer-link'
import { Link } from '@/components/ui/link'
import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import { useClientOf } from '@/lib/client/places'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { findDecideByDate } from '@/lib/features/collection-cases/domain/case-answers'
import { findCaseQuestion, getCaseKey } from '@/lib/features/collection-cases/domain/case-questions'
import { countDaysBetween } from '@/lib/shared/dates/calendar-date'
import { formatLongDate } from '@/lib/shared/format/date-time'
import { routes } from '@/lib/shared/routes'
import { formatDebtors } from '../case-columns'
import { formatDaysLeft } from './decision-days'
import { DecisionResult } from './decision-result'
import type { RowResult } from './row-result'

type Props = {
  organizationId: string
  rows: readonly CollectionCase[]
  today: string
  selected: ReadonlySet<string>
  results: ReadonlyMap<string, RowResult>
  onToggle: (keys: string[], isOn: boolean) => void
  /** A key pressed while a row has the focus. */
  onKey: (event: KeyboardEvent, row: CollectionCase) => void
  onRow: (key: string, result: RowResult) => void
}

const columns = ['number', 'question', 'debtor', 'remaining', 'decideBy', 'left', 'result'] as const
const widths = {
  number: 'w-24',
  question: 'w-52',
  debtor: 'w-52',
  remaining: 'w-36',
  decideBy: 'w-32',
  left: 'w-32',
  result: 'w-60',
}

/**
 * The waiting cases as rows. One tab stop, with J, K, the arrows and Enter of every table; a tick
 * in front of each.
 */
export function DecisionList({
  organizationId,
  rows,
  today,
  selected,
  results,
  onToggle,
  onKey,
  onRow,
}: Props) {
  const t = useT()
  if (rows.length === 0) return null
  const keys = rows.map(getCaseKey)
  const areAll = keys.every((key) => selected.has(key))

  function handleKeyDown(event: KeyboardEvent) {
    const link = (event.target as HTMLElement).closest<HTMLElement>('.row-link')
    const row = link && rows.find((each) => getCaseKey(each) === link.dataset.key)
    if (row) onKey(event, row)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows inside, which are links
    <div className="flex min-h-0 flex-col narrow:[&_td]:h-10" onKeyDown={handleKeyDown}>
      <RowKeys
        label={t('decisions.list.title')}
        hasLinks
        ticks={selected}
        onTicks={(ticks) =>
          onToggle(
            keys.filter((key) => ticks.includes(key)),
            true,
          )
        }
      >
        <table className="data-table card:block">
          <caption className="sr-only">{t('decisions.list.title')}</caption>
          <colgroup>
            <col className="w-12" />
            {columns.map((column) => (
              <col key={column} className={widths[column]} />
            ))}
          </colgroup>
          <thead className={cardHeads}>
            <tr>
              <th scope="col" data-card="tick" data-label={t('decisions.list.selectAll')}>
                <Tick
                  label={t('decisions.list.selectAll')}
                  checked={areAll}
                  onChange={(event) => onToggle(keys, event.target.checked)}
                />
              </th>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  data-align={column === 'remaining' ? 'end' : undefined}
                >
                  {t(`decisions.list.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={tallCards}>
            {rows.map((row, place) => (
              <DecisionRow
                key={getCaseKey(row)}
                {...{ organizationId, row, today, onToggle, onRow }}
                isFirst={place === 0}
                isSelected={selected.has(getCaseKey(row))}
                result={results.get(getCaseKey(row))}
              />
            ))}
          </tbody>
        </table>
      </RowKeys>
    </div>
  )
}

type RowProps = Pick<Props, 'organizationId' | 'today' | 'onToggle' | 'onRow'> & {
  row: CollectionCase
  isFirst: boolean
  isSelected: boolean
  result: RowResult | undefined
}

function DecisionRow({
  organizationId,
  row,
  today,
  isFirst,
  isSelected,
  result,
  onToggle,
  onRow,
}: RowProps) {
  const t = useT()
  const clientNo = useClientOf(organizationId)
  const key = getCaseKey(row)
  const number = row.caseNumber ?? '–'
  const question = findCaseQuestion(row)
  const day = findDecideByDate(row)
  const left = day === null ? Number.NaN : countDaysBetween(today, day)

  /** The keyboard goes on from the row that was ticked. */
  function handleTick({ target }: ChangeEvent<HTMLInputElement>) {
    onToggle([key], target.checked)
    target.closest('tr')?.querySelector<HTMLElement>('.row-link')?.focus()
  }

  return (
    <tr className={isSelected ? 'not-hover:not-has-[:focus-visible]:bg-selected' : undefined}>
      <td data-card="tick">
        <Tick
          className="relative z-1"
          tabIndex={-1}
          label={t('decisions.list.select', { number })}
          checked={isSelected}
          onChange={handleTick}
        />
      </td>
      <td data-card="low-left">
        <Link
          href={routes.case(organizationId, number)}
          className="row-link"
          data-key={key}
          tabIndex={isFirst ? 0 : -1}
        >
          {number}
        </Link>
      </td>
      <td data-card="top">{question && t(`decisions.list.question.${question}`)}</td>
      <td data-card="left">
        <CustomerLink
          className="relative z-1"
          tabIndex={-1}
          clientNo={clientNo}
          customerNo={row.debtors?.[0]?.customerNumber}
        >
          {formatDebtors(t, row) ?? <Absent />}
        </CustomerLink>
      </td>
      <td data-align="end" data-card="right">
        <MoneyAmount value={row.remainingAmount} currency={row.currency} />
      </td>
      <td>
        {day === null ? (
          <span className="text-ink-3">{t('decisions.list.noDay')}</span>
        ) : (
          formatLongDate(t, day)
        )}
      </td>
      <td data-card="low-right" className={left <= 2 ? 'font-semibold' : undefined}>
        {Number.isNaN(left) ? <Absent /> : formatDaysLeft(t, left)}
      </td>
      <td data-card="foot">
        {result && <DecisionResult result={result} onSettled={(settled) => onRow(key, settled)} />}
      </td>
    </tr>
  )
}
