'use server'

import { CauseMark } from '@/lib/contracts/desk/failures'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/**
 * Marks the failures of causes as handled, each up to a row, or takes the marks back of those for
 * which no row is given. One write is one or the other.
 */
export const handleCause = defineWrite({
  name: 'handleCause',
  operations: ['markCauseHandled', 'unmarkCauseHandled'],
  input: CauseMark,
  run: ({ idempotencyKey, causes, note }) => {
    const marked = causes.flatMap(({ key, companyIds, upToRowId }) =>
      upToRowId === null ? [] : [{ Key: key, CompanyIds: companyIds, UpToRowId: upToRowId }],
    )
    return marked.length < causes.length
      ? executeOperation(
          'unmarkCauseHandled',
          {
            body: {
              Causes: causes.map(({ key, companyIds, undoes }) => ({
                ...{ Key: key, CompanyIds: companyIds },
                ...(undoes !== undefined && { Undoes: undoes }),
              })),
            },
          },
          { idempotencyKey },
        )
      : executeOperation(
          'markCauseHandled',
          { body: { Causes: marked, ...(note && { Note: note }) } },
          { idempotencyKey },
        )
  },
})
