import { getButtonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import { checkInvoiceUrl } from '@/lib/features/invoice-tracking/domain/invoice-url'

/**
 * The link under which the receiver sees an invoice: opened in a new tab where it leads to a host
 * of the setting, and else told of in words.
 *
 * @param allowedHosts INVOICE_LINK_HOSTS.
 */
export function InvoiceLink({
  link,
  allowedHosts,
}: {
  link: string | null | undefined
  allowedHosts: readonly string[]
}) {
  const t = useT()
  const judged = checkInvoiceUrl(link, allowedHosts)
  if (judged.kind === 'none')
    return (
      <p className="mb-2 text-xs/4.5 text-ink-2 [div+&]:mt-2">
        {t('invoiceTracking.document.link.none')}
      </p>
    )
  if (judged.kind === 'refused') {
    return (
      <p className="mb-2 text-xs/4.5 wrap-anywhere text-ink-2 [div+&]:mt-2">
        {t(`invoiceTracking.document.link.${judged.why}`, {
          host: judged.host || t('invoiceTracking.document.link.noHost'),
        })}
      </p>
    )
  }
  return (
    <a
      className={getButtonClass({ size: 'sm', className: 'link-out [div+&]:mt-2' })}
      href={judged.href}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      <Icon name="out" />
      {t('invoiceTracking.document.link.open', { host: judged.host })}
      <span className="sr-only">, {t('invoiceTracking.document.link.opensTab')}</span>
    </a>
  )
}
