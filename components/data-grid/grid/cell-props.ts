import type { ColumnLayout } from './grid-column'

/**
 * Said although tables imply them: a browser may forget the meaning of a table whose parts are laid
 * out as boxes.
 */
export const gridRole = { role: 'grid', 'aria-multiselectable': true }
export const rowGroupRole = { role: 'rowgroup' }
export const rowRole = { role: 'row' }

/** What makes an element the cell at this place of a row. */
export function getCellProps(
  role: 'gridcell' | 'columnheader',
  column: number,
  activeColumn: number | null,
) {
  return { role, 'aria-colindex': column + 1, tabIndex: column === activeColumn ? 0 : -1 }
}

/**
 * How wide a cell is and where it stays. The width is an attribute because a server may not send a
 * style.
 */
export function getLayoutProps<Row>({ column, width, pinned, left }: ColumnLayout<Row>) {
  return {
    width,
    'data-align': column.align,
    'data-card': column.card,
    'data-pinned': pinned,
    style: left === undefined ? undefined : { left },
  }
}
