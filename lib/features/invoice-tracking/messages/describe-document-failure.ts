import { describeFailure, type Failure } from '@/lib/shared/format/describe-failure'
import { t } from '@/lib/shared/i18n/translate-invoice-tracking'

/** Why a document is not shown, as the text that stands in its place. */
export function describeDocumentFailure(failure: Failure): string {
  if (failure.code === 'no-document') return t('where.document.failure.noDocument')
  if (failure.code === 'document') return t('where.document.failure.unreadable')
  if (failure.code === 'nothing-asked') return t('where.document.failure.nothingAsked')
  const { title, meaning, reason, wait, raw } = describeFailure(failure, 'read')
  return [`${title}. ${[meaning, reason, wait].filter(Boolean).join(' ')}`, raw]
    .filter(Boolean)
    .join('\n\n')
}
