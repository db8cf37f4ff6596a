import { type Failure, failureWords } from './failure-words'
import { t } from './translate-where-page'

/** Why a document is not shown, as the text that stands in its place. */
export function documentFailureWords(failure: Failure): string {
  if (failure.code === 'no-document') return t('where.document.failure.noDocument')
  if (failure.code === 'document') return t('where.document.failure.unreadable')
  if (failure.code === 'nothing-asked') return t('where.document.failure.nothingAsked')
  const { title, meaning, reason, wait, raw } = failureWords(failure, 'read')
  return [`${title}. ${[meaning, reason, wait].filter(Boolean).join(' ')}`, raw].filter(Boolean).join('\n\n')
}
