import { useRef } from 'react'
import { invalidateReads, useWrite } from '@/lib/client/use-write'
import type {
  CustomerNoteChange,
  FollowUpChange,
} from '@/lib/contracts/desk/receivables/customer-notes'
import type { Result } from '@/lib/contracts/result'
import { changeCustomerFollowUp } from '@/lib/features/customers/server/change-customer-follow-up'
import { changeCustomerNote } from '@/lib/features/customers/server/change-customer-note'

type Unkeyed<Change> = Change extends unknown ? Omit<Change, 'idempotencyKey'> : never

/**
 * The key of a change: the same for the same one as long as no answer to it has come, so that it is
 * made once.
 */
function useChangeKey() {
  const open = useRef<{ change: string; idempotencyKey: string } | null>(null)
  return {
    withKey<Change extends object>(change: Change) {
      const text = JSON.stringify(change)
      if (open.current?.change !== text)
        open.current = { change: text, idempotencyKey: crypto.randomUUID() }
      return { ...change, idempotencyKey: open.current.idempotencyKey }
    },
    settle(result: Result<unknown>) {
      const isLost =
        !result.ok && result.failure.kind === 'unknown-outcome' && result.failure.code === 'desk'
      if (!isLost) open.current = null
    },
  }
}

/** Adds or removes a note. It is pending until the notes are shown as they are then. */
export function useChangeNote() {
  const { withKey, settle } = useChangeKey()
  return useWrite(changeCustomerNote, {
    toInput: (change: Unkeyed<CustomerNoteChange>) => withKey(change),
    onSettled: (result, _, client) => {
      settle(result)
      return invalidateReads(client, ['listCustomerNotes', 'listJournal'])
    },
  })
}

/** Changes who has a customer. It is pending until that is shown as it is then. */
export function useChangeFollowUp() {
  const { withKey, settle } = useChangeKey()
  return useWrite(changeCustomerFollowUp, {
    toInput: (change: Unkeyed<FollowUpChange>) => withKey(change),
    onSettled: (result, _, client) => {
      settle(result)
      return invalidateReads(client, ['getFollowUp', 'listFollowUps', 'listJournal'])
    },
  })
}
