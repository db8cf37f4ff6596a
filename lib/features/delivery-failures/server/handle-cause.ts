'use server'

import { CauseMark } from '@/lib/contracts/desk/failures'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/**
 * Marks the failures of a cause as handled up to a row, or takes the mark back where no row is
 * given.
 */
export const handleCause = defineWrite({
  name: 'handleCause',
  operations: ['markCauseHandled', 'unmarkCauseHandled'],
  input: CauseMark,
  run: ({ idempotencyKey, key, companyIds, upToRowId, note }) => {
    const which = { Key: key, CompanyIds: companyIds }
    return upToRowId === null
      ? executeOperation('unmarkCauseHandled', { body: which }, { idempotencyKey })
      : executeOperation(
          'markCauseHandled',
          { body: { ...which, UpToRowId: upToRowId, ...(note && { Note: note }) } },
          { idempotencyKey },
        )
  },
})
