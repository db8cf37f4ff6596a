'use server'

import type { JournalEntry } from '@/lib/contracts/desk/journal'
import {
  type CreditNoteOutcome,
  CreditNoteSubmission,
} from '@/lib/contracts/desk/receivables/credit-notes'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { findCreditProblem } from '@/lib/features/ar-items/domain/credit-note'
import { isItemOf, readItem } from '@/lib/features/customers/server/public'
import { catchUnexpected } from '@/lib/platform/gateway/catch-unexpected'
import { defineResumableWrite, toNotSentFailure } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { noteSeen } from '@/lib/platform/journal/note-findings'
import { compareDecimals, parseAmount } from '@/lib/shared/numbers/money'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { checkCreditNoteOutcome, isCreditNote, readCreditNotes } from './credit-note-outcome'

/**
 * Makes a credit note for one receivable item, once. Nothing is sent when an earlier one for the item
 * is not confirmed, when something else remains than the page showed, or when it shows that not all
 * notes that are there already came: afterwards a new one could not be told from them. Never sent again by
 * itself.
 */
export const submitCreditNote = defineResumableWrite({
  name: 'submitCreditNote',
  operations: ['updateArItem'],
  input: CreditNoteSubmission,
  operationOf: () => 'updateArItem',
  finish: finishCreditNote,
  run: sendUnlessChanged,
})

async function sendUnlessChanged(
  submission: CreditNoteSubmission,
  findEarlier: () => Promise<Result<CreditNoteOutcome> | null>,
): Promise<Result<CreditNoteOutcome>> {
  const { idempotencyKey, clientNo, customerNo, arItemId, documentNo, amount, text } = submission
  if (hasIdentityNumber(text))
    return makeFailure({ kind: 'invalid', fields: { text: 'may be an identity number' } })
  const open = await findOpenCreditNote(submission)
  if (!open.ok) return toNotSentFailure(open)
  const { creditNote, others } = open.value
  if (creditNote) return makeSuccess({ outcome: 'open', idempotencyKey: creditNote })

  const [item, notes] = await Promise.all([
    readItem(clientNo, arItemId),
    readCreditNotes({ clientNo, customerNo, documentNo }, amount),
  ])
  if (!item.ok) return toNotSentFailure(item)
  if (!notes.ok) return toNotSentFailure(notes)
  if (!isItemOf(item.value, submission) || item.value.documentNo?.trim() !== documentNo)
    return makeFailure({ kind: 'not-sent', code: 'other-item' })
  const remaining = parseAmount(item.value.remainingAmount)
  // What looks like somebody else's change may be the first arrival of this very one.
  if (
    remaining.is !== 'exact' ||
    compareDecimals(remaining.decimal, submission.seen.remaining) !== 0
  )
    return (await findEarlier()) ?? makeSuccess({ outcome: 'changed' })
  if (findCreditProblem(amount, remaining.decimal) !== null)
    return makeFailure({
      kind: 'invalid',
      fields: { amount: 'not above zero, or more than remains' },
    })

  if (notes.value.isPart) return makeFailure({ kind: 'not-sent', code: 'cannot-look' })

  const answered = await executeOperation(
    'updateArItem',
    {
      params: { clientno: clientNo },
      body: { arItem: { arItemId, customerNo, creditNote: { amount, text } } },
    },
    {
      idempotencyKey,
      draft: submission,
      before: {
        ...{ arItemId, documentNo, creditNotes: notes.value.ids },
        remainingAmount: item.value.remainingAmount,
      },
      ...{ alone: [documentNo], besides: others },
    },
  )
  return finishCreditNote(submission, answered)
}

/** How it ended: the failure as it is, or the note that a read shows. The journal keeps that. */
async function finishCreditNote(
  { idempotencyKey, amount }: CreditNoteSubmission,
  answered: Result<unknown>,
): Promise<Result<CreditNoteOutcome>> {
  if (!answered.ok) return answered
  const entry = await executeOperation('getJournalEntry', { params: { idempotencyKey } })
  const checked = entry.ok ? await checkCreditNoteOutcome(entry.value) : null
  const isFound = checked?.ok === true && checked.value.found === 'applied'
  if (isFound)
    await catchUnexpected('noteSeen', async () =>
      makeSuccess(await noteSeen(idempotencyKey, { 'creditNote.amount': amount })),
    )
  return makeSuccess({ outcome: 'sent', isFound })
}

/**
 * Of the writes of the same item of which nobody knows whether they were done, the key of a credit
 * note, or null, and those of the others, which keep none from being made.
 */
async function findOpenCreditNote({
  clientNo,
  customerNo,
  arItemId,
  idempotencyKey,
}: CreditNoteSubmission): Promise<Result<{ creditNote: string | null; others: string[] }>> {
  const open: JournalEntry[] = []
  for (const state of ['sending', 'unknown'] as const) {
    const listed = await executeOperation('listJournal', { body: { clientNo, customerNo, state } })
    if (!listed.ok) return listed
    open.push(...listed.value.entries.filter((entry) => isOfItem(entry, arItemId)))
  }
  const creditNote = open.find(
    (entry) => isCreditNote(entry) && entry.idempotencyKey !== idempotencyKey,
  )
  const others = open.filter((entry) => !isCreditNote(entry))
  return makeSuccess({
    creditNote: creditNote?.idempotencyKey ?? null,
    others: others.map(({ idempotencyKey: key }) => key),
  })
}

const isOfItem = ({ operation, fields }: JournalEntry, arItemId: ExactNumber) =>
  operation === 'updateArItem' &&
  fields.some(({ field, before }) => field === 'arItemId' && String(before) === String(arItemId))
