import type { ReactNode } from 'react'
import { Moment } from '@/components/ui/moment'
import type { OpenSubmission } from '@/lib/features/adjustments/domain/open-submissions'
import { formatDateTime } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'

/** What is said of submissions that may yet be booked; `isUntold`: there may be others. */
export const listOpenNotes = (
  t: Translate,
  open: readonly OpenSubmission[],
  isUntold: boolean,
): { key: string; words: ReactNode }[] => [
  ...(isUntold ? [{ key: 'untold', words: t('adjustments.bulk.openUntold') }] : []),
  ...open.map(({ invoiceNumber, kind, at }) => ({
    key: `open ${invoiceNumber ?? kind}`,
    words: (
      <>
        {invoiceNumber === null
          ? t(`adjustments.bulk.openSeveral.${kind}`)
          : t(`adjustments.bulk.open.${kind}`, { number: invoiceNumber })}{' '}
        <Moment instant={Date.parse(at)} format={formatDateTime} />
      </>
    ),
  })),
]
