import type { Translate } from '@/lib/shared/i18n/translate'
import { isAmong } from '@/lib/shared/is-among'

const namedTypes = [
  'customerGroupCode',
  'customerCategory',
  'distributionType',
  'einvoiceCode',
  'documentType',
  'lineType',
  'marketingMessageCode',
  'attachmentCode',
  'autoPostingMethod',
] as const

/** The field that a kind of codes is of, in words; one that has none is named as it came. */
export const labelCodeType = (t: Translate, type: string): string =>
  isAmong(namedTypes, type) ? t(`codes.type.${type}`) : type
