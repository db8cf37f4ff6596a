import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ColumnList } from '@/lib/contracts/desk/user-state'
import { useWrite } from '../use-write'
import { createWriteStamp, getColumnsQuery, toLocalWrite } from '../user-state'

/**
 * Keys in order, widths in pixels by key where a person has drawn one, and how many of the first
 * columns stay while the others scroll.
 */
export type GridLayout = { keys: string[]; widths: Record<string, number>; pinned: number }

/** Beside its columns, of a grid that a person has not laid out. */
export const defaultLayout = { widths: {}, pinned: 1 }

const keepColumns = toLocalWrite('keepColumns')

/**
 * How a person has laid out the columns of a list; null where they have not. A choice is shown at
 * once, holds as long as the page does, and is kept on the server, the last one of the page
 * whatever order they arrive in; `isKept` is false when that failed. Every choice is sent: who
 * draws a width chooses when the hand lets go.
 */
export function useGridColumns(list: ColumnList) {
  const queryClient = useQueryClient()
  const { queryKey } = getColumnsQuery(list)
  const { data } = useQuery(getColumnsQuery(list))
  const [chosen, setChosen] = useState<GridLayout | null>()
  const { mutate, failure } = useWrite(keepColumns, {
    toInput: (layout: GridLayout | null) => ({
      body: { ...createWriteStamp(), list, ...toColumnsBody(layout) },
    }),
  })

  function choose(layout: GridLayout | null) {
    setChosen(layout)
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, toColumnsBody(layout))
    mutate(layout)
  }

  const stored = data?.columns
    ? { keys: data.columns, widths: data.widths, pinned: data.pinned }
    : null
  return { layout: chosen === undefined ? stored : chosen, choose, isKept: failure === null }
}

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

const toColumnsBody = (layout: GridLayout | null) => ({
  columns: layout?.keys ?? null,
  widths: layout?.widths ?? {},
  pinned: layout?.pinned ?? 0,
})
