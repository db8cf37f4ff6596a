'use server'

import { EndOthers } from '@/lib/contracts/desk/sessions'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/** Ends the sessions that the person has elsewhere. */
export const endOtherSessions = defineWrite({
  name: 'endOtherSessions',
  operations: ['endOtherSessions'],
  input: EndOthers,
  run: ({ idempotencyKey }) => executeOperation('endOtherSessions', {}, { idempotencyKey }),
})
