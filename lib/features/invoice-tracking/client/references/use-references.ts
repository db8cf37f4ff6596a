import { useMemo, useRef, useState } from 'react'
import { useLimits } from '@/lib/client/limits'
import { useReferenceCheck } from '@/lib/client/use-reference-check'
import type { PastedLine } from '@/lib/features/invoice-tracking/domain/references/pasted-references'
import { buildReferenceReport } from '@/lib/features/invoice-tracking/domain/references/reference-report'
import {
  decideReach,
  type ReferenceRequest,
  type RequestContext,
} from '@/lib/features/invoice-tracking/domain/references/reference-requests'
import type { LookupAccess } from '../lookup'
import { readsAtOnce } from '../lookup-reads'
import { type AskedReferences, createReferenceCheckParts, reopenRequest } from './ask-references'

/** Pasted lines that were asked for, with when; nothing of them is stored. */
type Asked = Pick<RequestContext, 'isFollowed' | 'isEachAsked'> & {
  lines: readonly PastedLine[]
  at: number
}

/**
 * The check of pasted lines, and the report of what came of each. A line may be changed while it
 * goes on, and is then asked for alone. The areas that take one value at a time are asked by
 * themselves as long as there are few lines; of more, when a person asks.
 */
export function useReferences({ may, ...places }: LookupAccess) {
  const limits = useLimits()
  const check = useReferenceCheck<ReferenceRequest>()
  const [asked, setAsked] = useState<Asked | null>(null)
  const current = useRef<AskedReferences | null>(null)
  const parts = useRef<ReturnType<typeof createReferenceCheckParts> | null>(null)
  const requests = check.progress?.pieces
  const report = useMemo(
    () => (asked ? buildReferenceReport(asked.lines, requests ?? [], may) : []),
    [asked, requests, may],
  )

  function put(next: Asked) {
    const { lines, isFollowed, isEachAsked } = next
    current.current = { lines, context: { may, limits, places, isFollowed, isEachAsked } }
    setAsked(next)
  }

  function change(patch: Partial<Asked>) {
    if (!asked) return
    put({ ...asked, ...patch })
    check.goOn()
  }

  return {
    asked,
    report,
    progress: check.progress,
    start(lines: readonly PastedLine[]) {
      put({ lines, ...decideReach(lines.length, limits), at: Date.now() })
      parts.current = createReferenceCheckParts(() => current.current!)
      check.start([], parts.current.step, readsAtOnce, parts.current.plan)
    },
    changeLine: (line: PastedLine) =>
      change({ lines: asked?.lines.map((each) => (each.no === line.no ? line : each)) ?? [] }),
    followUp: () => change({ isFollowed: true, isEachAsked: true }),
    retry() {
      parts.current?.forgetFailures()
      check.goOnWith(reopenRequest)
    },
    stop: check.stop,
    goOn: check.goOn,
    forget() {
      check.forget()
      setAsked(null)
    },
  }
}

export type References = ReturnType<typeof useReferences>
