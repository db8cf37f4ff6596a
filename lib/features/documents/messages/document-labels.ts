import { knownDocumentTypes } from '@/lib/features/documents/domain/typed-document'
import type { Translate } from '@/lib/shared/i18n/translate'
import { isAmong } from '@/lib/shared/is-among'

/** What a type of document is called: by the client's codes, by our own words, or as it is. */
export const labelDocumentType = (t: Translate, code: string, named: string | null = null) =>
  named ?? (isAmong(knownDocumentTypes, code) ? t(`documents.create.type.${code}`) : code)
