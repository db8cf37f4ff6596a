import { invalidateReads, useWrite } from '@/lib/client/use-write'
import type { EndOthers } from '@/lib/contracts/desk/sessions'
import type { Answer } from '@/lib/contracts/registry'
import { endOtherSessions } from '@/lib/features/sign-in/server/end-other-sessions'

/**
 * Ends the sessions that the person has elsewhere. Every click has an idempotency key of its own.
 */
export const useEndOtherSessions = (userName: string) =>
  useWrite<EndOthers, Answer<'endOtherSessions'>, void>(endOtherSessions, {
    toInput: () => ({ idempotencyKey: crypto.randomUUID(), userName }),
    onSettled: (_, __, client) => invalidateReads(client, ['listSessions']),
  })
