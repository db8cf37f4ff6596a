import { useMemo, useState } from 'react'
import { useLimits } from '@/lib/client/limits'
import { useReferenceCheck } from '@/lib/client/use-reference-check'
import type { BulkAction } from '@/lib/contracts/desk/bulk/bulk-actions'
import {
  LaterCustomers,
  type LaterPiece,
} from '@/lib/features/customer-import/client/later-customers'
import type { ImportStanding } from '@/lib/features/customer-import/domain/import-results'

/** What the customers of an import are read again for. */
export type LaterReadPurpose = 'check' | 'again' | 'undo'

const standings: Record<LaterReadPurpose, readonly ImportStanding[]> = {
  check: ['done', 'untold', 'submitted'],
  again: ['failed', 'untold'],
  undo: ['done'],
}

/** Reads customers of an import again, for one purpose at a time. */
export function useLaterRead({ bulkActionId, clientNo }: BulkAction) {
  const check = useReferenceCheck<LaterPiece>()
  const { customerReads: readsMax } = useLimits()
  const [asked, setAsked] = useState<{ purpose: LaterReadPurpose; later: LaterCustomers } | null>(
    null,
  )
  const phase = check.progress?.phase ?? null
  const isDone = phase === 'done'
  const customers = useMemo(() => (isDone && asked ? asked.later.list() : null), [isDone, asked])
  return {
    purpose: asked?.purpose ?? null,
    phase,
    failure: check.progress?.failure ?? null,
    progress: asked?.later.count() ?? null,
    /** Those that are meant; null until all were read. */
    customers,
    find: asked?.later.find ?? findNothing,
    isInBatch: asked?.later.isInBatch ?? isUnknown,
    start(purpose: LaterReadPurpose) {
      const later = new LaterCustomers(
        { bulkActionId, clientNo: clientNo ?? '', readsMax },
        standings[purpose],
      )
      setAsked({ purpose, later })
      check.start(later.createPieces(), later.step, 1, later.plan)
    },
    goOn: check.goOn,
    stop: check.stop,
    close() {
      check.forget()
      setAsked(null)
    },
  }
}

const findNothing = () => undefined
const isUnknown = () => true

export type LaterRead = ReturnType<typeof useLaterRead>
