'use server'

import { ItemStop, type ItemStopOutcome } from '@/lib/contracts/desk/receivables/stops'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import {
  buildStopFields,
  isStopAsSeen,
  pickStop,
} from '@/lib/features/customers/domain/whole/item-stops'
import { catchUnexpected } from '@/lib/platform/gateway/catch-unexpected'
import { defineResumableWrite, toNotSentFailure } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { noteSeen } from '@/lib/platform/journal/note-findings'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { evaluateItemStop, isItemOf, readItem } from './item-stop-outcome'

/**
 * Stops reminders, collection or interest of one receivable item: reads it again, sends the stop
 * only when the one that stands there is as the person saw it, and reads what is stored then. Never
 * sent again by itself.
 */
export const stopArItem = defineResumableWrite({
  name: 'stopArItem',
  operations: ['updateArItem'],
  input: ItemStop,
  operationOf: () => 'updateArItem',
  finish: finishStop,
  run: stopIfUnchanged,
})

async function stopIfUnchanged(
  stop: ItemStop,
  findEarlier: () => Promise<Result<ItemStopOutcome> | null>,
): Promise<Result<ItemStopOutcome>> {
  const { idempotencyKey, clientNo, customerNo, arItemId, kind, memo, seen } = stop
  if (hasIdentityNumber(memo))
    return makeFailure({ kind: 'invalid', fields: { memo: 'may be an identity number' } })
  const read = await readItem(clientNo, arItemId)
  if (!read.ok) return toNotSentFailure(read)
  if (!isItemOf(read.value, stop)) return makeFailure({ kind: 'not-sent', code: 'other-item' })
  const now = pickStop(read.value, kind)
  // What looks like somebody else's change may be the first arrival of this very stop.
  if (!isStopAsSeen(now, seen))
    return (await findEarlier()) ?? makeSuccess({ outcome: 'changed', until: now.until })

  const fields = buildStopFields(stop)
  const { documentNo } = read.value
  const before = {
    arItemId,
    ...(documentNo && { documentNo }),
    ...Object.fromEntries(
      Object.keys(fields).map((field) => [field, read.value[field as keyof typeof fields] ?? null]),
    ),
  }
  const answered = await executeOperation(
    'updateArItem',
    { params: { clientno: clientNo }, body: { arItem: { arItemId, customerNo, ...fields } } },
    { idempotencyKey, draft: stop, before },
  )
  return finishStop(stop, answered)
}

/** How a stop ended: the failure as it is, or what a read shows of it. The journal keeps that. */
async function finishStop(
  stop: ItemStop,
  answered: Result<unknown>,
): Promise<Result<ItemStopOutcome>> {
  if (!answered.ok) return answered
  const { idempotencyKey, clientNo, arItemId } = stop
  const [read, entry] = await Promise.all([
    readItem(clientNo, arItemId),
    executeOperation('getJournalEntry', { params: { idempotencyKey } }),
  ])
  if (!read.ok || !entry.ok || !isItemOf(read.value, stop))
    return makeSuccess({ outcome: 'sent', found: null })
  const { found, stored } = evaluateItemStop(entry.value, read.value)
  await catchUnexpected('noteSeen', async () => makeSuccess(await noteSeen(idempotencyKey, stored)))
  return makeSuccess({ outcome: 'sent', found })
}
