'use server'

import { ViewChange } from '@/lib/contracts/desk/views'
import type { Result } from '@/lib/contracts/result'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

/** Saves, renames, shares or deletes a view, as a page asks for it. */
export const changeView = defineWrite({
  name: 'changeView',
  operations: ['saveView', 'renameView', 'shareView', 'deleteView'],
  input: ViewChange,
  run: executeViewChange,
})

function executeViewChange(asked: ViewChange): Promise<Result<{ viewId: string }>> {
  const { idempotencyKey } = asked
  if (asked.change === 'save') {
    const { change: _, idempotencyKey: _2, ...body } = asked
    return executeOperation('saveView', { body }, { idempotencyKey })
  }
  const params = { viewId: asked.viewId }
  if (asked.change === 'rename')
    return executeOperation(
      'renameView',
      { params, body: { name: asked.name } },
      { idempotencyKey },
    )
  if (asked.change === 'share')
    return executeOperation(
      'shareView',
      { params, body: { shared: asked.shared } },
      { idempotencyKey },
    )
  return executeOperation('deleteView', { params }, { idempotencyKey })
}
