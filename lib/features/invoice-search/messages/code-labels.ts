import {
  type CodedField,
  findKnownValue,
  isSameValue,
} from '@/lib/features/invoice-search/domain/known-values'
import type { Translate } from '@/lib/shared/i18n/translate'

/** A code in words; as it came where it has none. Endpoints and correlations are words by themselves. */
export function labelCode(t: Translate, field: CodedField, code: string): string {
  switch (field) {
    case 'status': {
      const known = findKnownValue(field, code)
      return known ? t(`invoiceSearch.code.status.${known}`) : code
    }
    case 'channel': {
      const known = findKnownValue(field, code)
      return known ? t(`invoiceSearch.code.channel.${known}`) : code
    }
    case 'type': {
      const known = findKnownValue(field, code)
      return known ? t(`invoiceSearch.code.type.${known}`) : code
    }
    default:
      return code
  }
}

/**
 * The code that is meant by what one typed: a listed one, or the one that its words are of, else the
 * text as it is.
 */
export const toTypedCode = (
  t: Translate,
  field: CodedField,
  typed: string,
  listed: readonly string[],
): string =>
  listed.find((code) => code === typed) ??
  listed.find(
    (code) => isSameValue(code, typed) || isSameValue(labelCode(t, field, code), typed),
  ) ??
  typed
