import { Moment } from '@/components/ui/moment'
import { useT } from '@/lib/client/translation'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { hasZone } from '@/lib/shared/format/wall-time'

/**
 * When something was: an instant in the reader's zone, a day or a time without a zone as it was
 * sent, words where it is not told.
 */
export function InvoiceTime({ at }: { at: string | null | undefined }) {
  const t = useT()
  if (!at) return <span className="text-ink-3">{t('collectionInvoices.part.noTime')}</span>
  return hasZone(at) && !Number.isNaN(Date.parse(at)) ? (
    <Moment instant={at} format={formatDateTime} />
  ) : (
    at
  )
}
