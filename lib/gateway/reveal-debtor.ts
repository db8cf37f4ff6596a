import 'server-only'
import { randomUUID } from 'node:crypto'
import { type Answer, type Input, operations } from '../contracts/registry'
import { failed, type Result, succeeded } from '../contracts/result'
import { mask } from '../database/mask'
import type { Session } from '../session/current-session'
import { callAsPerson } from './call-as-person'

/** Reads the invoice and gives the value that has the mask; not found where no debtor of it has it any more, or where the answer is of somebody else. */
export async function revealDebtorField({ params, body: { field, masked } }: Input<'revealDebtorField'>, session: Session) {
  const read = (await callAsPerson(operations.getCollectionInvoice, { params }, session, randomUUID())) as Result<Answer<'getCollectionInvoice'>>
  if (!read.ok) return read
  const { organization, debtors } = read.value.data ?? {}
  if (organization?.id && organization.id !== params.organizationId) return failed({ kind: 'forbidden', code: 'scope-of-answer' })
  const value = debtors?.map((debtor) => debtor[field]).find((each) => each && mask(field, each) === masked)
  return value ? succeeded({ value }) : failed({ kind: 'not-found' })
}
