import { useCodeName } from '@/lib/features/codes/client/public'
import { useCustomerForm } from './customer-form-context'
import { EditField } from './edit-field'

/** A field that takes a code, with what the code is called where that is known. */
export function CodeField({ unit }: { unit: 'customerGroupCode' | 'einvoiceCode' }) {
  const { edit } = useCustomerForm()
  const name = useCodeName(edit.clientNo, unit, String(edit.typed[unit] ?? ''))
  return <EditField unit={unit} hint={name ?? undefined} />
}
