import 'server-only'
import { CauseMark } from '@/lib/contracts/desk/failures'
import type { Result } from '@/lib/contracts/result'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { parseSubmission } from '@/lib/platform/gateway/parse-submission'

/**
 * Marks the failures of a cause as handled up to a row, or takes the mark back where no row is
 * given.
 */
export async function handleCauseWorkflow(mark: unknown): Promise<Result<null>> {
  const parsed = await parseSubmission(['markCauseHandled', 'unmarkCauseHandled'], CauseMark, mark)
  if (!parsed.ok) return parsed
  const { intentId, key, companyIds, upToRowId, note } = parsed.value
  const which = { Key: key, CompanyIds: companyIds }
  return upToRowId === null
    ? executeOperation('unmarkCauseHandled', { body: which }, { intentId })
    : executeOperation(
        'markCauseHandled',
        { body: { ...which, UpToRowId: upToRowId, ...(note && { Note: note }) } },
        { intentId },
      )
}
