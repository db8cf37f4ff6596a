import { OperationFailed, toFailure } from '@/lib/client/operation-failed'
import { mapInPieces } from '@/lib/client/pauses'
import { read } from '@/lib/client/read'
import type { SignInAgain } from '@/lib/client/session-guard'
import type { AdjustmentRow } from '@/lib/contracts/desk/batches'
import type { Result } from '@/lib/contracts/result'
import type { PlannedLine } from '@/lib/features/payment-matching/domain/payment-plan'
import { toPaymentRows } from '@/lib/features/payment-matching/domain/payment-rows'
import { makePaymentId } from './payment-keys'
import { readSentLines } from './read-sent-lines'

type Place = { currency: string; organizationId: string; signInAgain: SignInAgain }

/**
 * The rows of a batch right before it goes out: one that the service refused before gets its next
 * id. A failure where any part of a line went out meanwhile, or where that cannot be told; then
 * nothing is sent.
 *
 * @param currency of the lines that name none.
 */
export async function prepareRows(
  lines: readonly PlannedLine[],
  { currency, organizationId, signInAgain }: Place,
): Promise<Result<AdjustmentRow[]>> {
  const ask = (sourceIds: string[]) =>
    read('findSentPayments', { params: { organizationId }, body: { sourceIds } })
  try {
    const made = await mapInPieces(lines, (planned) => makeRows(planned, currency))
    const rows = (await Promise.all(made)).flat()
    const { before, nextIds } = await readSentLines(lines, currency, (sourceIds) =>
      ask(sourceIds).catch(async (error: unknown) => {
        if (!(error instanceof OperationFailed) || error.failure.kind !== 'unauthenticated')
          throw error
        await signInAgain()
        return ask(sourceIds)
      }),
    )
    if (before.some((each) => each !== null))
      return { ok: false, failure: { kind: 'not-sent', code: 'sent-before' } }
    return {
      ok: true,
      value: rows.map((row) => ({ ...row, sourceId: nextIds.get(row.sourceId) ?? row.sourceId })),
    }
  } catch (error) {
    return { ok: false, failure: { ...toFailure(error), kind: 'not-sent' } }
  }
}

async function makeRows(planned: PlannedLine, currency: string) {
  const parts = planned.candidate?.parts ?? []
  const of = { currency, occurrence: planned.repeat.occurrence }
  const ids = await Promise.all(parts.map((_, part) => makePaymentId(planned.line, of, part)))
  return toPaymentRows(planned, ids)
}
