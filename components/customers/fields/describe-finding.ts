import type { Finding } from '@/lib/shared/checks/finding'
import type { Translate } from '@/lib/shared/i18n/translate'

/** A finding in one sentence. */
export const describeFinding = (t: Translate, { code, values }: Finding) =>
  t(`checks.${code}`, values)
