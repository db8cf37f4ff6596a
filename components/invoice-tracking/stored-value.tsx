import { hyperlinkClass, Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { findStoredValue } from '@/lib/features/invoice-tracking/domain/stored-value'
import { routes } from '@/lib/shared/routes'
import { toVisibleMask } from '@/lib/shared/wire/masks'

type Props = {
  clientNo: string
  customerNo: string
  customer: Record<string, unknown>
  field: { path: string; label: string }
}

/** What the customer has in the field that is to be mended, as a link to that field of the form. */
export function StoredFieldValue({ clientNo, customerNo, customer, field }: Props) {
  const t = useT()
  const stored = findStoredValue(customer, field.path)
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
      <span className="text-ink-2">{t('invoiceTracking.why.stored', { field: field.label })}</span>
      <Link
        className={`${hyperlinkClass} min-w-0 font-medium wrap-anywhere`}
        href={routes.customerField(clientNo, customerNo, field.path)}
      >
        {stored.is === 'text'
          ? toVisibleMask(stored.text)
          : t(`invoiceTracking.why.storedIs.${stored.is}`)}
      </Link>
    </p>
  )
}
