import { OperationFailed, toFailure } from '@/lib/client/operation-failed'
import { read } from '@/lib/client/read'
import type { SignInAgain } from '@/lib/client/session-guard'
import type { AdjustmentRow } from '@/lib/contracts/desk/batches'
import type { Result } from '@/lib/contracts/result'

type Place = { organizationId: string; signInAgain: SignInAgain }

/**
 * The rows of a batch right before it goes out: one that the service refused before gets its next
 * id. A failure where one of them went out meanwhile, or where that cannot be told; then nothing is
 * sent.
 */
export async function prepareRows(
  rows: readonly AdjustmentRow[],
  { organizationId, signInAgain }: Place,
): Promise<Result<AdjustmentRow[]>> {
  const body = { sourceIds: rows.map(({ sourceId }) => sourceId) }
  const ask = () => read('findSentPayments', { params: { organizationId }, body })
  try {
    const { payments, refused } = await ask().catch(async (error: unknown) => {
      if (!(error instanceof OperationFailed) || error.failure.kind !== 'unauthenticated')
        throw error
      await signInAgain()
      return ask()
    })
    if (payments.length > 0)
      return { ok: false, failure: { kind: 'not-sent', code: 'sent-before' } }
    const nextIds = new Map(refused.map(({ sourceId, nextId }) => [sourceId, nextId]))
    return {
      ok: true,
      value: rows.map((row) => ({ ...row, sourceId: nextIds.get(row.sourceId) ?? row.sourceId })),
    }
  } catch (error) {
    return { ok: false, failure: { ...toFailure(error), kind: 'not-sent' } }
  }
}
