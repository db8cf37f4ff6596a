import { useState } from 'react'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import { type FieldFix, type FixEnd, useFieldFixes } from '@/lib/features/customers/client/public'

/** What was typed to mend customers, and what became of it. */
export type CauseFixes = {
  typed: ReadonlyMap<string, string>
  type: (key: string, text: string) => void
  ends: ReadonlyMap<string, FixEnd>
  isRunning: boolean
  run: (fixes: readonly FieldFix[]) => void
}

/**
 * Keeps what is typed while rows open and close, saves it, and asks before it is left behind. What
 * was saved is typed no more; what was not stays.
 */
export function useCauseFixes(userName: string): CauseFixes {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const { ends, isRunning, run } = useFieldFixes(userName)
  useLeaveGuard(
    [...typed.values()].some((text) => text.trim() !== ''),
    'lost',
  )

  async function save(fixes: readonly FieldFix[]) {
    const found = await run(fixes)
    const isDone = (key: string) => doneEnds.includes(found.get(key)?.is ?? 'skipped')
    setTyped((before) => new Map([...before].filter(([key]) => !isDone(key))))
  }

  return {
    typed,
    type: (key, text) => setTyped((before) => new Map([...before, [key, text]])),
    ends,
    isRunning,
    run: (fixes) => void save(fixes),
  }
}

const doneEnds: FixEnd['is'][] = ['saved', 'unread', 'differs', 'nothing', 'unknown']
