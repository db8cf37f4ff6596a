import { useMemo, useState } from 'react'
import type { PreparedDocument } from '@/lib/features/invoice-sending/domain/prepared-document'

/** Which documents are ticked: those that are ready, until a person ticks. */
export function useTicked(documents: readonly PreparedDocument[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const selected = useMemo(
    () =>
      chosen ??
      new Set(documents.filter(({ verdict }) => verdict === 'ready').map(({ key }) => key)),
    [chosen, documents],
  )
  return { selected, select: setChosen }
}
