import { t } from '@/lib/format/translate'

/** Says that a field was cleared for which the interface documents no way to clear it. */
export const CannotClear = ({ value }: { value: string }) => t('customers.cannotClear', { value })
