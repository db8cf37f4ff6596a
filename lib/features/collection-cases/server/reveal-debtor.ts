import 'server-only'
import { randomUUID } from 'node:crypto'
import { type Answer, type Input, operations } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { callAsPerson } from '@/lib/platform/gateway/call-as-person'
import { maskFields as maskedAnswer } from '@/lib/platform/gateway/masking'
import type { Session } from '@/lib/platform/session/current-session'

/**
 * Reads the invoice and gives the value that has the mask; not found where no debtor of it has it
 * any more, or where the answer is of somebody else.
 */
export async function revealDebtorField(
  { params, body: { field, masked } }: Input<'revealDebtorField'>,
  session: Session,
) {
  const read = (await callAsPerson(
    operations.getCollectionInvoice,
    { params },
    session,
    randomUUID(),
  )) as Result<Answer<'getCollectionInvoice'>>
  if (!read.ok) return read
  const { organization, debtors } = read.value.data ?? {}
  const { data: hidden } = maskedAnswer(
    read.value,
    [field],
    params.organizationId,
  ) as Answer<'getCollectionInvoice'>
  if (organization?.id && organization.id !== params.organizationId)
    return makeFailure({ kind: 'forbidden', code: 'scope-of-answer' })
  const value = debtors?.find(
    (debtor, at) => debtor[field] && hidden?.debtors?.[at]?.[field] === masked,
  )?.[field]
  return value ? makeSuccess({ value }) : makeFailure({ kind: 'not-found' })
}
