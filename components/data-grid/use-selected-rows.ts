import { useState } from 'react'

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
