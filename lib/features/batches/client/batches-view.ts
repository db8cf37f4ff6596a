import { createLoader, parseAsString } from 'nuqs/server'
import { parseRowPosition } from '@/lib/shared/view-query'

/**
 * The one description of what the address of the batches holds: `list` is an organization whose
 * upstream list is shown, else what was sent from here; `before` and `token` are where either list
 * goes on.
 */
export const batchesParsers = { list: parseAsString, before: parseAsString, token: parseAsString }

export const loadBatchesView = createLoader(batchesParsers)

export type BatchesView = { list: string | null; before: string | null; token: string | null }

export const toSentBatchesQuestion = ({ before }: BatchesView) => ({
  limit: 50,
  ...parseRowPosition(before),
})
