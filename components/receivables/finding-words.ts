import type { Finding } from '@/lib/domain/checks/finding'
import { t } from '@/lib/format/translate'

/** A finding in one sentence. */
export const findingWords = ({ code, values }: Finding) => t(`checks.${code}`, values)
