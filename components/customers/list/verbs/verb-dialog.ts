import type { CustomerRun } from '@/lib/features/bulk-actions/client/public'
import type { CustomerRow } from '@/lib/features/customers/client/customers'

/** What a dialog that asks about ticked customers gets. */
export type VerbDialogProps = {
  clientNo: string
  userName: string
  /** As they stood when the verb was pressed. */
  customers: readonly CustomerRow[]
  run: CustomerRun
  onClose: () => void
}

/** The customer of a row of a bulk action. */
export const toSubject = ({ customerNo, name }: CustomerRow) => ({
  customerNo: customerNo ?? '',
  name: name ?? null,
})
