import { describeFailure, type Failure } from '@/lib/shared/format/describe-failure'
import type { Translate } from '@/lib/shared/i18n/translate'

/** Why a document is not shown, as the text that stands in its place. */
export function describeDocumentFailure(t: Translate, failure: Failure): string {
  if (failure.code === 'no-document') return t('invoiceTracking.document.failure.noDocument')
  if (failure.code === 'document') return t('invoiceTracking.document.failure.unreadable')
  if (failure.code === 'nothing-asked') return t('invoiceTracking.document.failure.nothingAsked')
  const { title, meaning, reason, wait, raw } = describeFailure(t, failure, 'read')
  return [`${title}. ${[meaning, reason, wait].filter(Boolean).join(' ')}`, raw]
    .filter(Boolean)
    .join('\n\n')
}
