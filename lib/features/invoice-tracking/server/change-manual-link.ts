'use server'

import { LinkSubmission } from '@/lib/contracts/desk/manual-links'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/** Keeps what a person says of an invoice and a thing of another area, or takes it back. */
export const changeManualLink = defineWrite({
  name: 'changeManualLink',
  operations: ['linkByHand', 'unlinkByHand'],
  input: LinkSubmission,
  run: ({ idempotencyKey, word, isTakenBack }) =>
    executeOperation(
      isTakenBack ? 'unlinkByHand' : 'linkByHand',
      { body: word },
      { idempotencyKey },
    ),
})
