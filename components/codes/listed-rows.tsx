import type { UseQueryResult } from '@tanstack/react-query'
import { DataTable } from '@/components/data-grid/data-table'
import type { Column } from '@/components/data-grid/define-columns'
import { ListFooter } from '@/components/data-grid/list-footer'
import { Button } from '@/components/ui/button'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { isCountedOnly } from '@/lib/client/lists/list-state'
import { toCount } from '@/lib/client/lists/use-numbered-page'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { listedMax } from '@/lib/features/codes/client/codes'
import type { CodesPart } from '@/lib/features/codes/client/codes-view'
import { formatCount } from '@/lib/shared/format/count'

/**
 * The rows of one part as far as a search leaves them, how many they are, and what stands in their
 * place. An answer without a list, or an empty one of rows that are counted, is not an empty list.
 */
export function ListedRows<Answer extends Listed, Row>({
  part,
  read: { data, error, refetch },
  rowsOf,
  textsOf,
  keyOf,
  columns,
  typed,
}: Props<Answer, Row>) {
  const t = useT()
  const listed = data && rowsOf(data)
  const rows = listed ?? []
  const shown = filterRows(rows, typed, textsOf)
  const total = toCount(data?.summary?.totalCount)
  const isEmpty = listed?.length === 0 && !isCountedOnly(0, { count: total, is: 'exact' })
  return (
    <>
      {(error || !data) && (
        <ReadStates
          failure={error && toFailure(error)}
          isHeld={data !== undefined}
          rows={12}
          columns={columns.length}
          onAgain={() => void refetch()}
        />
      )}
      {rows.length > 0 && <CutStrip count={rows.length} total={total} />}
      {data && rows.length === 0 && (
        <NoRows part={part} isEmpty={isEmpty} onAgain={() => void refetch()} />
      )}
      {rows.length > 0 && (
        <div className="min-h-0 flex-1 overflow-auto max-narrow:overflow-visible">
          <DataTable
            label={t(`codes.list.${part}`)}
            columns={columns}
            rows={shown}
            keyOf={keyOf}
            empty={
              <StateBlock kind="empty" title={t('codes.noMatch')}>
                {t('codes.noMatchMeaning')}
              </StateBlock>
            }
          />
        </div>
      )}
      {rows.length > 0 && (
        <ListFooter
          held={t(total === rows.length ? 'codes.shown' : 'codes.shownOfListed', {
            shown: formatCount(shown.length),
            count: formatCount(rows.length),
          })}
        />
      )}
    </>
  )
}

/** That there are none, or that nobody knows whether there are any. */
function NoRows({ part, isEmpty, onAgain }: NoRowsProps) {
  const t = useT()
  return isEmpty ? (
    <StateBlock kind="empty" title={t(`codes.empty.${part}`)}>
      {t('codes.emptyMeaning')}
    </StateBlock>
  ) : (
    <StateBlock
      kind="silent"
      title={t(`codes.silent.${part}`)}
      steps={<Button onClick={onAgain}>{t('layout.readAgain')}</Button>}
    >
      {t('codes.silentMeaning')}
    </StateBlock>
  )
}

type NoRowsProps = { part: CodesPart; isEmpty: boolean; onAgain: () => void }

/** Says that there are more rows, or that there may be: nobody counted those of a full page. */
function CutStrip({ count, total }: { count: number; total: number | null }) {
  const t = useT()
  const isCut = total !== null && total > count
  const isOpen = total === null && count >= listedMax
  if (!isCut && !isOpen) return null
  const title = t(isCut ? 'codes.cut' : 'codes.mayBeCut', { count: formatCount(count) })
  return <StateBlock variant="strip" kind="warned" title={title} />
}

type Listed = { summary?: { totalCount?: ExactNumber | null } | null }

type Props<Answer, Row> = {
  part: CodesPart
  read: Pick<UseQueryResult<Answer, Error>, 'data' | 'error' | 'refetch'>
  /** Nothing where the answer has no list. */
  rowsOf: (answer: Answer) => readonly Row[] | null | undefined
  textsOf: (row: Row) => readonly (string | null | undefined)[]
  keyOf: (row: Row) => string
  columns: readonly Column<Row>[]
  typed: string
}

/** The rows in one of whose texts all words of a search are found, in whatever case. */
function filterRows<Row>(
  rows: readonly Row[],
  typed: string,
  textsOf: (row: Row) => readonly (string | null | undefined)[],
): Row[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    const text = textsOf(row).join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
