import type { Translate } from '@/lib/shared/i18n/translate'
import { isAmong } from '@/lib/shared/is-among'

const namedTypes = [
  'CUSTOMER',
  'ITEM',
  'CREDIT_NOTE',
  'POSTING',
  'RESERVATION',
  'ACTION',
  'REPORT',
] as const

/** What a line of the log is about; a kind that has no words is named as it is. */
export const labelLogType = (t: Translate, type: string): string =>
  isAmong(namedTypes, type) ? t(`logItems.types.${type}`) : type
