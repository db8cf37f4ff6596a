/** English texts of the desk's virtual grid. */
export const grid = {
  selectAll: 'Select all loaded rows',
  selectRow: 'Select',
  selectedAll: 'All {rows} loaded rows selected.',
  selectedAllOfMore: 'All {rows} loaded rows selected. More rows match but aren’t loaded yet.',
  selectedNone: 'No rows selected.',
  copied:
    '{rows, plural, =0 {Cell copied.} one {# row copied, with headings.} other {# rows copied, with headings.}}',
  copyRefused: 'Couldn’t copy: your browser blocked it.',
  menu: {
    of: 'Column: {column}',
    pin: 'Pin to the left',
    unpin: 'Unpin',
    fit: 'Fit to content',
    hide: 'Hide column',
    left: 'Move left',
    right: 'Move right',
    sort: 'Sort by this column',
    sorted: 'Sorts the whole result.',
    unsorted: 'Can’t be sorted by this column.',
  },
  footer: { doubles: 'Duplicates removed: {count}', again: 'Refresh' },
  moved: '{column} is now column {place} of {count}.',
  widened: '{column} is now {width} px wide.',
  hidden: '{column} hidden.',
  pinned: '{column} pinned.',
  unpinned: '{column} unpinned.',
}
