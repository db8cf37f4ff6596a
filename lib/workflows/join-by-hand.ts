import 'server-only'
import { JoinClick } from '../contracts/desk/joins'
import type { Result } from '../contracts/result'
import { perform } from '../gateway/perform'
import { admitted } from './admitted'

/** Keeps what a person says of an invoice and a thing of another area, or takes it back. */
export async function joinByHandWorkflow(click: unknown): Promise<Result<null>> {
  const taken = await admitted(['joinByHand', 'unjoinByHand'], JoinClick, click)
  if (!taken.ok) return taken
  const { intentId, word, isTakenBack } = taken.value
  return perform(isTakenBack ? 'unjoinByHand' : 'joinByHand', { body: word }, { intentId })
}
