import { useGridColumns } from './use-grid-columns'

/**
 * The columns that a person has chosen for a list that has no widths of its own, in order; null
 * where they have not.
 */
export function useColumns(list: 'customers') {
  const { layout, choose, isKept } = useGridColumns(list)
  return {
    columns: layout?.keys ?? null,
    choose: (columns: string[] | null) =>
      choose(columns && { keys: columns, widths: {}, pinned: 0 }),
    isKept,
  }
}
