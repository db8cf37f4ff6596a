import type { Translate } from '@/lib/shared/i18n/translate'

/** What can be asked for, with its words. Assumed: no document lists the values. */
export const listActionTypes = (t: Translate) =>
  (['SEND_STATEMENT', 'SEND_REMINDER', 'CALL_CUSTOMER', 'REVIEW'] as const).map(
    (type) => [type, t(`actions.types.${type}`)] as const,
  )

/** Which reports can be ordered, with their words. Assumed as well. */
export const listReportTypes = (t: Translate) =>
  (['OPEN_ITEMS', 'AGED_BALANCES', 'POSTINGS'] as const).map(
    (type) => [type, t(`actions.reports.${type}`)] as const,
  )
