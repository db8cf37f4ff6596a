import 'server-only'
import { ViewChange } from '../contracts/desk/views'
import type { Result } from '../contracts/result'
import { perform } from '../gateway/perform'
import { admitted } from './admitted'

/** Saves, renames, shares or deletes a view, as a page asks for it. */
export async function changeViewWorkflow(change: unknown): Promise<Result<{ viewId: string }>> {
  const taken = await admitted(['saveView', 'renameView', 'shareView', 'deleteView'], ViewChange, change)
  return taken.ok ? performed(taken.value) : taken
}

function performed(asked: ViewChange): Promise<Result<{ viewId: string }>> {
  const { intentId } = asked
  if (asked.change === 'save') {
    const { change: _, intentId: _2, ...body } = asked
    return perform('saveView', { body }, { intentId })
  }
  const params = { viewId: asked.viewId }
  if (asked.change === 'rename') return perform('renameView', { params, body: { name: asked.name } }, { intentId })
  if (asked.change === 'share') return perform('shareView', { params, body: { shared: asked.shared } }, { intentId })
  return perform('deleteView', { params }, { intentId })
}
