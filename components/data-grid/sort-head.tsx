import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Column } from './define-columns'

/**
 * A column head. Where the upstream knows an order for the column it is a link or a button to that
 * order, and says the present one.
 */
export function SortHead<Row>({ column, sorting }: { column: Column<Row>; sorting?: Sorting }) {
  const { sort, title, align } = column
  if (!sorting || sort === undefined) {
    return (
      <th scope="col" data-align={align}>
        {title}
      </th>
    )
  }

  const present = sorting.by === sort ? sorting.direction : 'none'
  const next = present === 'ascending' ? 'descending' : 'ascending'
  const variant = `sort inline-flex min-h-6 items-center gap-0.5 font-medium hover:text-ink hover:no-underline focus-visible:-outline-offset-2 [&>.icon]:size-3 ${present === 'none' ? 'text-inherit' : 'text-ink'}`
  const face = (
    <>
      {title}
      {present !== 'none' && <Icon name={present === 'ascending' ? 'asc' : 'desc'} />}
    </>
  )
  return (
    <th scope="col" data-align={align} aria-sort={present}>
      {sorting.hrefOf ? (
        <Link className={variant} href={sorting.hrefOf(sort, next)} scroll={false}>
          {face}
        </Link>
      ) : (
        <button type="button" className={variant} onClick={() => sorting.onSort(sort, next)}>
          {face}
        </button>
      )}
    </th>
  )
}

export type Direction = 'ascending' | 'descending'

/** The present order, and how to get another: by an address (`hrefOf`) or by a call (`onSort`). */
export type Sorting = { by: string | null; direction: Direction } & (
  | { hrefOf: (sort: string, direction: Direction) => string; onSort?: undefined }
  | { hrefOf?: undefined; onSort: (sort: string, direction: Direction) => void }
)
