import 'server-only'
import { ViewChange } from '@/lib/contracts/desk/views'
import type { Result } from '@/lib/contracts/result'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { parseSubmission } from '@/lib/platform/gateway/parse-submission'

/** Saves, renames, shares or deletes a view, as a page asks for it. */
export async function changeViewWorkflow(change: unknown): Promise<Result<{ viewId: string }>> {
  const parsed = await parseSubmission(
    ['saveView', 'renameView', 'shareView', 'deleteView'],
    ViewChange,
    change,
  )
  return parsed.ok ? executeViewChange(parsed.value) : parsed
}

function executeViewChange(asked: ViewChange): Promise<Result<{ viewId: string }>> {
  const { intentId } = asked
  if (asked.change === 'save') {
    const { change: _, intentId: _2, ...body } = asked
    return executeOperation('saveView', { body }, { intentId })
  }
  const params = { viewId: asked.viewId }
  if (asked.change === 'rename')
    return executeOperation('renameView', { params, body: { name: asked.name } }, { intentId })
  if (asked.change === 'share')
    return executeOperation('shareView', { params, body: { shared: asked.shared } }, { intentId })
  return executeOperation('deleteView', { params }, { intentId })
}
