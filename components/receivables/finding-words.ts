import type { Finding } from '@/lib/domain/checks/finding'
import { t } from '@/lib/format/translate-receivables'

/** A finding in one sentence. */
export const findingWords = ({ code, values }: Finding) => t(`checks.${code}`, values)
