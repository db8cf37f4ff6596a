/** English texts of the desk's virtual grid. */
export const grid = {
  selectAll: 'Select all rows held',
  selectRow: 'Select',
  selectedAll: 'All {rows} rows held are selected.',
  selectedAllOfMore: 'All {rows} rows held are selected. More rows match that are not held yet.',
  selectedNone: 'No row is selected.',
  copied:
    '{rows, plural, =0 {The cell is copied.} one {One row is copied, with its headings.} other {# rows are copied, with their headings.}}',
  copyRefused: 'The browser did not let this page copy.',
  menu: {
    of: 'Column: {column}',
    pin: 'Pin to the left',
    unpin: 'Unpin',
    fit: 'Fit to content',
    hide: 'Hide column',
    left: 'Move left',
    right: 'Move right',
    sort: 'Sort by this column',
    sorted: 'Can be sorted: the upstream keeps this order.',
    unsorted: 'Cannot be sorted: the upstream keeps no order by it.',
  },
  moved: '{column} is column {place} of {count} now.',
  widened: '{column} is {width} px wide now.',
  hidden: '{column} is hidden.',
  pinned: '{column} is pinned.',
  unpinned: '{column} is not pinned any more.',
}
