'use server'

import { Reveal } from '@/lib/contracts/desk/reveal'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/**
 * Shows one masked field to the person who asked for it, after the journal has noted that. The one
 * place where an unmasked value goes to a browser.
 */
export const revealCustomerField = defineWrite({
  name: 'revealCustomerField',
  operations: ['revealCustomerField'],
  input: Reveal,
  run: ({ idempotencyKey, clientNo, customerNo, field }) =>
    executeOperation(
      'revealCustomerField',
      { params: { clientno: clientNo, customerno: customerNo }, body: { field } },
      { idempotencyKey, unmasked: true },
    ),
})
