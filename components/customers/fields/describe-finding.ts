import type { Finding } from '@/lib/shared/checks/finding'
import { t } from '@/lib/shared/i18n/translate-receivables'

/** A finding in one sentence. */
export const describeFinding = ({ code, values }: Finding) => t(`checks.${code}`, values)
