'use server'

import { FollowUpChange } from '@/lib/contracts/desk/receivables/customer-notes'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/** Says who has a customer and on which day they look again, unless that was changed meanwhile. */
export const changeCustomerFollowUp = defineWrite({
  name: 'changeCustomerFollowUp',
  operations: ['changeFollowUp'],
  input: FollowUpChange,
  run: ({ idempotencyKey, clientNo, customerNo, seen, next }) =>
    executeOperation(
      'changeFollowUp',
      {
        params: { clientno: clientNo, customerno: customerNo },
        body: { Seen: seen, Owner: next.owner, FollowUpOn: next.followUpOn },
      },
      { idempotencyKey },
    ),
})
