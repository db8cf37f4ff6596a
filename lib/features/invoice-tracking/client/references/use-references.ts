import { useMemo, useRef, useState } from 'react'
import { useLimits } from '@/lib/client/limits'
import type { ReferenceCheck } from '@/lib/client/reference-check'
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

/** What is asked for now, and how: it outlives the page, where one comes back to it. */
type Job = {
  asked: AskedReferences | null
  parts: ReturnType<typeof createReferenceCheckParts> | null
}

export type LeftReferences = {
  asked: Asked
  job: Job
  check: ReferenceCheck<ReferenceRequest>
  isRunning: boolean
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
  const job = useRef<Job>({ asked: null, parts: null })
  const requests = check.progress?.pieces
  const report = useMemo(
    () => (asked ? buildReferenceReport(asked.lines, requests ?? [], may) : []),
    [asked, requests, may],
  )

  function put(next: Asked) {
    const { lines, isFollowed, isEachAsked } = next
    job.current.asked = { lines, context: { may, limits, places, isFollowed, isEachAsked } }
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
      const started: Job = { asked: null, parts: null }
      job.current = started
      put({ lines, ...decideReach(lines.length, limits), at: Date.now() })
      const parts = createReferenceCheckParts(() => started.asked!)
      started.parts = parts
      check.start([], parts.step, readsAtOnce, parts.plan)
    },
    /** The lines with their answers as far as they came; null where nothing was asked for. */
    leave: (): LeftReferences | null =>
      asked && check.check
        ? {
            ...{ asked, job: job.current, check: check.check },
            isRunning: check.progress?.phase === 'running',
          }
        : null,
    /** Shows again what was left, and goes on where it was left in the middle. */
    resume(left: LeftReferences) {
      job.current = left.job
      put(left.asked)
      check.resume(left.check, left.isRunning)
    },
    changeLine: (line: PastedLine) =>
      change({ lines: asked?.lines.map((each) => (each.no === line.no ? line : each)) ?? [] }),
    followUp: () => change({ isFollowed: true, isEachAsked: true }),
    retry() {
      job.current.parts?.forgetFailures()
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
