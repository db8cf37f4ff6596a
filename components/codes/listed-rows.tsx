import type { UseQueryResult } from '@tanstack/react-query'
import { DataTable } from '@/components/data-grid/data-table'
import type { Column } from '@/components/data-grid/define-columns'
import { ListFooter } from '@/components/data-grid/list-footer'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { CodesPart } from '@/lib/features/codes/client/codes-view'
import { formatCount } from '@/lib/shared/format/count'

/** The rows of one part as far as a search leaves them, how many they are, and what stands in their place. */
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
  const rows = data ? rowsOf(data) : []
  const shown = filterRows(rows, typed, textsOf)
  const total = Number(data?.summary?.totalCount)
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
      {data && total > rows.length && (
        <StateBlock variant="strip" kind="warned" title={t('codes.cut', { count: rows.length })} />
      )}
      {data && rows.length === 0 ? (
        <StateBlock kind="empty" title={t(`codes.empty.${part}`)}>
          {t('codes.emptyMeaning')}
        </StateBlock>
      ) : (
        data && (
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
        )
      )}
      {rows.length > 0 && (
        <ListFooter
          held={t('codes.shown', {
            shown: formatCount(shown.length),
            count: formatCount(rows.length),
          })}
        />
      )}
    </>
  )
}

type Listed = { summary?: { totalCount?: ExactNumber | null } | null }

type Props<Answer, Row> = {
  part: CodesPart
  read: Pick<UseQueryResult<Answer, Error>, 'data' | 'error' | 'refetch'>
  rowsOf: (answer: Answer) => readonly Row[]
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
