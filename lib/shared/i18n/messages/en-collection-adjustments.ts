import { en } from './en'
import { batches } from './en/batches'
import { adjustments } from './en/adjustments'

/** English texts of corrections, payments and batches, as far as they need the others to stand. */
export const enCollectionAdjustments = { ...en, batches, postings: adjustments }
