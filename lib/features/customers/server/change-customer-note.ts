'use server'

import { CustomerNoteChange } from '@/lib/contracts/desk/receivables/customer-notes'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/** Keeps a note about a customer under the key of its write, or removes one of the person's own. */
export const changeCustomerNote = defineWrite({
  name: 'changeCustomerNote',
  operations: ['addCustomerNote', 'removeCustomerNote'],
  input: CustomerNoteChange,
  run: ({ idempotencyKey, clientNo, customerNo, ...change }) => {
    const params = { clientno: clientNo, customerno: customerNo }
    return 'noteId' in change
      ? executeOperation(
          'removeCustomerNote',
          { params, body: { Id: change.noteId } },
          { idempotencyKey },
        )
      : executeOperation(
          'addCustomerNote',
          { params, body: { Id: idempotencyKey, Text: change.text } },
          { idempotencyKey },
        )
  },
})
