import { useRouter } from 'next/navigation'
import { type ReactNode, useMemo, useState } from 'react'
import { PageFrame, type PageFrameProps } from '@/components/layout/page-frame'
import type { RowAmount } from '@/components/ui/currency-sums'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import type { ListState } from '@/lib/client/lists/list-state'
import { defaultLayout, type GridLayout } from '@/lib/client/lists/use-grid-columns'
import { DataGrid } from './grid/data-grid'
import type { DataGridProps } from './grid/data-grid-props'
import { RowsTail } from './grid/rows-tail'
import { SelectionBar } from './selection-bar'

/**
 * A page that is a list: what narrows it, what the service made of the filters, its rows in the grid as
 * far as they are held, more as one scrolls, and its foot. An answer without a list is told, and
 * hides no row that came before it. A row opens its page unless `onOpen` says otherwise.
 */
export function GridPage<Row>({
  frame,
  list,
  version = list.rows,
  layout,
  selection,
  silent,
  empty,
  goOn,
  tail,
  footer,
  findAmount,
  verbs,
  onMore,
  onOpen,
  children,
  ...grid
}: GridPageProps<Row>) {
  const { rows, isAtEnd, isSilent } = list
  const router = useRouter()
  const { pinned, widths } = layout ?? defaultLayout
  const readMore = () => void (list.failure || list.isResting ? undefined : onMore())
  function openPage(row: Row | null) {
    const href = row && grid.hrefOf?.(row)
    if (href) router.push(href)
  }

  return (
    <PageFrame {...frame} fill>
      {children}
      <FilterNotice findings={list.findings} />
      {isSilent && silent}
      {(!isSilent || rows.length > 0) && (
        <DataGrid<Row>
          rowAt={(index) => rows[index]}
          total={unknownTotal}
          openKey={null}
          onOpen={onOpen ?? openPage}
          {...grid}
          pinned={pinned}
          widths={widths}
          held={rows.length}
          hasMore={!isAtEnd}
          version={version}
          onNearEnd={readMore}
          selected={selection.selected}
          onSelect={selection.select}
          empty={isAtEnd && rows.length === 0 ? empty : null}
          tail={tail ?? <RowsTail list={list} goOn={goOn} onMore={onMore} />}
        />
      )}
      {selection.selected.size > 0 && (
        <TickedRows
          {...grid}
          list={list}
          version={version}
          selection={selection}
          findAmount={findAmount}
          verbs={verbs}
        />
      )}
      {footer}
    </PageFrame>
  )
}

type TickedRowsProps<Row> = Pick<
  GridPageProps<Row>,
  'list' | 'columns' | 'keyOf' | 'rowAt' | 'version' | 'selection' | 'findAmount' | 'verbs'
>

/** The bar of the rows that are ticked, as they are now. */
function TickedRows<Row>({
  list,
  columns,
  keyOf,
  rowAt,
  version,
  selection,
  findAmount,
  verbs,
}: TickedRowsProps<Row>) {
  const { selected, clear } = selection
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version tells when the rows behind rowAt are other ones
  const rows = useMemo(
    () =>
      list.rows
        .map((row, index) => rowAt?.(index) ?? row)
        .filter((row) => selected.has(keyOf(row))),
    [list.rows, rowAt, version, selected],
  )
  if (rows.length === 0) return null
  return (
    <SelectionBar rows={rows} columns={columns} findAmount={findAmount} onClear={clear}>
      {verbs?.(rows)}
    </SelectionBar>
  )
}

type OfGrid<Row> = DataGridProps<Row>

type GridPageProps<Row> = Pick<
  OfGrid<Row>,
  'label' | 'columns' | 'keyOf' | 'hrefOf' | 'onColumns'
> &
  Partial<Pick<OfGrid<Row>, 'rowAt' | 'total' | 'openKey' | 'onOpen' | 'version'>> & {
    /** The page around it. */
    frame: Omit<PageFrameProps, 'fill' | 'children'>
    list: ListState<Row>
    /** As the person has laid it out; null where they have not. */
    layout: GridLayout | null
    selection: {
      selected: ReadonlySet<string>
      select: (keys: ReadonlySet<string>) => void
      clear: () => void
    }
    /** What is said where the service answered without a list. */
    silent: ReactNode
    /** In the place of the rows when there is none. */
    empty: ReactNode
    /** The way on from rows that are held, after a page that failed. */
    goOn: string
    /** After the last row, where it is not the usual. */
    tail?: ReactNode
    footer: ReactNode
    /** What a row amounts to, where rows tell it with its currency: what is ticked is summed up. */
    findAmount?: (row: Row) => RowAmount
    /** What may be done with ticked rows, beside copying them. */
    verbs?: (rows: readonly Row[]) => ReactNode
    onMore: () => void
    /** What narrows the list, and what may be done with it. */
    children: ReactNode
  }

/** A list that goes by tokens does not tell how many rows there are. */
const unknownTotal = { count: null, is: 'about' } as const

/** What stands above a grid. It never wraps: on a phone icons and what is said elsewhere too give way. */
export const GridToolbar = ({ children }: { children: ReactNode }) => (
  <div className="toolbar max-narrow:[&>*>:is(svg,kbd)]:hidden">{children}</div>
)

/**
 * Keys of the rows that are ticked. Another list holds other rows: what was ticked among the earlier
 * ones is let go.
 *
 * @param list what tells one list from another.
 */
export function useSelectedRows(list: unknown) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(noRows)
  const [selectedOf, setSelectedOf] = useState(list)
  if (selectedOf !== list) {
    setSelectedOf(list)
    setSelected(noRows)
  }
  return { selected, select: setSelected, clear: () => setSelected(noRows) }
}

const noRows: ReadonlySet<string> = new Set()
