import { invalidateReads, useWrite } from '@/lib/client/use-write'
import type {
  CustomerNoteChange,
  FollowUpChange,
} from '@/lib/contracts/desk/receivables/customer-notes'
import { changeCustomerFollowUp } from '@/lib/features/customers/server/change-customer-follow-up'
import { changeCustomerNote } from '@/lib/features/customers/server/change-customer-note'

type Unkeyed<Change> = Change extends unknown ? Omit<Change, 'idempotencyKey'> : never

/** Adds or removes a note. It is pending until the notes are shown as they are then. */
export const useChangeNote = () =>
  useWrite(changeCustomerNote, {
    toInput: (change: Unkeyed<CustomerNoteChange>) => ({
      ...change,
      idempotencyKey: crypto.randomUUID(),
    }),
    onSettled: (_, __, client) => invalidateReads(client, ['listCustomerNotes', 'listJournal']),
  })

/** Changes who has a customer. It is pending until that is shown as it is then. */
export const useChangeFollowUp = () =>
  useWrite(changeCustomerFollowUp, {
    toInput: (change: Unkeyed<FollowUpChange>) => ({
      ...change,
      idempotencyKey: crypto.randomUUID(),
    }),
    onSettled: (_, __, client) => invalidateReads(client, ['getFollowUp', 'listJournal']),
  })
