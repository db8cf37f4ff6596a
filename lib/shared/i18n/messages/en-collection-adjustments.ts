import { en } from './en'
import { adjustments } from './en/adjustments'
import { batches } from './en/batches'

/** English texts of corrections, payments and batches, as far as they need the others to stand. */
export const enCollectionAdjustments = { ...en, batches, postings: adjustments }
