'use server'

import {
  type PostingEnd,
  type PostingRow,
  PostingSubmission,
} from '@/lib/contracts/desk/receivables/auto-postings'
import type { AutoPosting, AutoPostingResult } from '@/lib/contracts/receivables/auto-postings'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { listPostingEnds } from '@/lib/features/auto-postings/domain/posting-ends'
import { defineResumableWrite, toNotSentFailure } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { findOpenPostings } from './find-open-postings'
import { readRemaining } from './remaining-amounts'

/**
 * Books a set of auto postings once: all of it, or none. A second arrival of the same submission
 * gets the first one's outcome. Nothing is ever sent again, by itself or by a person: the rows
 * have no ids of ours by which a service could tell a second sending. Nor is a set with a document of
 * another one sent whose outcome nobody knows: a person finds that out first.
 */
export const bookPostings = defineResumableWrite({
  name: 'bookPostings',
  operations: ['createAutoPostings'],
  input: PostingSubmission,
  operationOf: () => 'createAutoPostings',
  finish: ({ rows }, answered) => Promise.resolve(toEnds(answered, rows.length)),
  run: bookOnce,
})

async function bookOnce(submission: PostingSubmission): Promise<Result<PostingEnd[]>> {
  const { idempotencyKey, clientNo, method, rows, typedTotal } = submission
  if (typedTotal.trim() !== String(rows.length))
    return makeFailure({
      kind: 'invalid',
      code: 'off-contract',
      fields: { typedTotal: 'not the number of rows' },
    })
  const open = await findOpenPostings(submission)
  if (!open.ok) return toNotSentFailure(open)
  if (open.value) return makeFailure({ kind: 'not-sent', code: 'outcome-open' })
  const remaining = await readRemaining(clientNo, rows)
  const answered = await executeOperation(
    'createAutoPostings',
    {
      params: { clientno: clientNo, autopostingmethod: method },
      body: { autoPostings: rows.map(toAutoPosting) },
    },
    {
      ...{ idempotencyKey, draft: submission },
      before: { remaining: Object.fromEntries(remaining) },
      alone: rows.map(({ documentNo }) => documentNo),
    },
  )
  return toEnds(answered, rows.length)
}

const toAutoPosting = ({ text, ...row }: PostingRow): AutoPosting => ({
  ...row,
  ...(text && { text }),
})

const toEnds = (answered: Result<AutoPostingResult>, sent: number): Result<PostingEnd[]> =>
  answered.ok ? makeSuccess(listPostingEnds(answered.value, sent)) : answered
