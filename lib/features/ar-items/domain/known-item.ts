import type { ArItem } from '@/lib/contracts/receivables/ar-items'

/** A receivable item as far as an answer tells it: what is absent or null is not known. */
export type KnownItem = Partial<Pick<ArItem, keyof ArItem>>
