import { useState } from 'react'
import type { TypedTerms } from './use-resend-terms'
import type { Ticks } from './use-ticked'

/** What a person typed and ticked for the failed invoices of one client; null until they tick. */
type ClientWork = { typed: TypedTerms; ticks: Ticks | null }

const untouched: ClientWork = { typed: { dueDay: '', account: '' }, ticks: null }

/**
 * What a person typed and ticked for each of several clients: it stays while another one is shown, and
 * holds for no other, because an account is one client's.
 */
export function useClientWork() {
  const [all, setAll] = useState<ReadonlyMap<string, ClientWork>>(new Map())
  return {
    of: (clientNo: string) => all.get(clientNo) ?? untouched,
    change: (clientNo: string, part: Partial<ClientWork>) =>
      setAll((before) =>
        new Map(before).set(clientNo, { ...untouched, ...before.get(clientNo), ...part }),
      ),
    /** Whether anything is typed for any of them. */
    isTyped: [...all.values()].some(({ typed }) => `${typed.dueDay}${typed.account}`.trim() !== ''),
  }
}

export type ClientsWork = ReturnType<typeof useClientWork>
