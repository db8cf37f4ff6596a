'use server'

import { DebtorReveal } from '@/lib/contracts/desk/reveal'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/**
 * Shows one masked field of a debtor to the person who asked for it, after the journal has noted
 * that.
 */
export const revealDebtorField = defineWrite({
  name: 'revealDebtorField',
  operations: ['revealDebtorField'],
  input: DebtorReveal,
  run: ({ idempotencyKey, organizationId, invoiceId, ...body }) =>
    executeOperation(
      'revealDebtorField',
      { params: { organizationId, invoiceId }, body },
      { idempotencyKey, unmasked: true },
    ),
})
