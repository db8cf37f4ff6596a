import { PageSection } from '@/components/ui/page-section'
import { CustomerLink } from '@/components/ui/record-links/customer-link'
import { useClientOf } from '@/lib/client/places'
import { useT } from '@/lib/client/translation'
import type { Debtor } from '@/lib/contracts/collection/invoices'
import { findDebtorName } from '@/lib/features/collection-invoices/domain/public'
import { describeDebtor } from '@/lib/features/collection-invoices/messages/public'
import type { Translate } from '@/lib/shared/i18n/translate'
import { isMasked } from '@/lib/shared/wire/masks'
import { MaskedDebtorField } from './masked-debtor-field'

type Props = {
  organizationId: string
  invoiceId: string
  debtors: readonly Debtor[] | null | undefined
}

/**
 * Who owes, as the invoice names them. Identity numbers and dates of birth arrive masked, and one
 * is read by a click.
 */
export function DebtorList({ organizationId, invoiceId, debtors }: Props) {
  const t = useT()
  const clientNo = useClientOf(organizationId)
  const areMasked = debtors?.some(
    ({ identificationNumber, dateOfBirth }) =>
      isMasked(identificationNumber) || isMasked(dateOfBirth),
  )
  return (
    <PageSection title={t('collectionInvoices.debtors.title')} note={debtors?.length}>
      {!debtors && <p className="text-ink-3">{t('collectionInvoices.debtors.untold')}</p>}
      {debtors?.length === 0 && (
        <p className="text-ink-3">{t('collectionInvoices.debtors.none')}</p>
      )}
      <ul>
        {[...(debtors ?? []).entries()].map(([place, debtor]) => (
          <li key={place} className="border-b border-line py-1.5 wrap-anywhere text-ink-2">
            <div className="flex justify-between gap-3">
              <b className="min-w-0 font-medium text-ink">
                <CustomerLink clientNo={clientNo} customerNo={debtor.customerNumber}>
                  {findDebtorName(debtor) ?? t('collectionInvoices.debtors.noName')}
                </CustomerLink>
              </b>
              <span className="text-ink-3 flex-none text-xs/5">{describeDebtor(t, debtor)}</span>
            </div>
            {(['identificationNumber', 'dateOfBirth'] as const).map((field) => {
              const value = debtor[field]
              return (
                value && (
                  <div key={field}>
                    {t(`collectionInvoices.debtors.${field}`)}{' '}
                    <MaskedDebtorField
                      organizationId={organizationId}
                      invoiceId={invoiceId}
                      field={field}
                      value={value}
                    />
                  </div>
                )
              )
            })}
            {listDebtorLines(t, debtor).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </li>
        ))}
      </ul>
      {areMasked && (
        <p className="text-xs text-ink-3 pt-1.5">{t('collectionInvoices.debtors.masked')}</p>
      )}
    </PageSection>
  )
}

function listDebtorLines(
  t: Translate,
  { organizationNumber, customerNumber, addresses, emails, phoneNumbers }: Debtor,
): string[] {
  const formatWithLabel = (name: string, value: string | null | undefined) =>
    value && `${name} ${value}`
  const ids = [
    formatWithLabel(t('collectionInvoices.debtors.organization'), organizationNumber),
    formatWithLabel(t('collectionInvoices.debtors.customer'), customerNumber),
  ]
  const places = (addresses ?? []).map(({ street, addressLines, zipCode, city, countryCode }) =>
    [street, ...(addressLines ?? []), [zipCode, city].filter(Boolean).join(' '), countryCode]
      .filter(Boolean)
      .join(', '),
  )
  const reached = [
    ...(phoneNumbers ?? []).map(({ countryCode, value }) =>
      [countryCode, value].filter(Boolean).join(' '),
    ),
    ...(emails ?? []).map(({ value }) => value),
  ]
  return [ids.filter(Boolean).join(', '), ...places, reached.filter(Boolean).join(', ')].filter(
    (line) => line !== '',
  )
}
