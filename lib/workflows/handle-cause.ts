import 'server-only'
import { CauseMark } from '../contracts/desk/failures'
import type { Result } from '../contracts/result'
import { perform } from '../gateway/perform'
import { admitted } from './admitted'

/** Marks the failures of a cause as handled up to a row, or takes the mark back where no row is given. */
export async function handleCauseWorkflow(mark: unknown): Promise<Result<null>> {
  const taken = await admitted(['markCauseHandled', 'unmarkCauseHandled'], CauseMark, mark)
  if (!taken.ok) return taken
  const { intentId, key, companyIds, upToRowId, note } = taken.value
  const which = { Key: key, CompanyIds: companyIds }
  return upToRowId === null
    ? perform('unmarkCauseHandled', { body: which }, { intentId })
    : perform('markCauseHandled', { body: { ...which, UpToRowId: upToRowId, ...(note && { Note: note }) } }, { intentId })
}
