import type { Translate } from '@/lib/shared/i18n/translate'
import { isAmong } from '@/lib/shared/is-among'

/** Methods that have words. Assumed: no document lists them. */
export const namedMethods = ['PAYMENT', 'WRITE_OFF', 'PREPAYMENT'] as const

/** What a method is called; one that has no words is named as it is. */
export const labelMethod = (t: Translate, method: string) =>
  isAmong(namedMethods, method) ? t(`autoPostings.methods.${method}`) : method
