import type { StopKind } from '@/lib/contracts/desk/receivables/stops'
import type { CustomerBulkAction } from '@/lib/features/bulk-actions/client/public'
import type { CustomerRow } from '@/lib/features/customers/client/customers'
import { noEnd } from '@/lib/features/customers/domain/stops'
import { pickStop } from '@/lib/features/customers/domain/whole/item-stops'
import type { Translate } from '@/lib/shared/i18n/translate'

/** What a dialog that asks about ticked customers gets. */
export type VerbDialogProps = {
  clientNo: string
  userName: string
  /** As they stood when the verb was pressed. */
  customers: readonly CustomerRow[]
  bulk: CustomerBulkAction
  onClose: () => void
}

/** The customer of a row of a bulk action. */
export const toSubject = ({ customerNo, name }: CustomerRow) => ({
  customerNo: customerNo ?? '',
  name: name ?? null,
})

/** Until when a customer is stopped, and why, in a few words. */
export function describeRunning(t: Translate, customer: CustomerRow, kind: StopKind): string {
  const { until, memo } = pickStop(customer, kind)
  const day =
    until === noEnd ? t('customers.bulk.noEnd') : t('customers.bulk.until', { day: until ?? '' })
  return memo ? t('customers.bulk.because', { day, memo }) : day
}
