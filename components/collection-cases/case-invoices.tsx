import { Link } from '@/components/ui/link'
import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import { PageSection } from '@/components/ui/page-section'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { formatDay } from '@/lib/shared/format/sent-time'
import { routes } from '@/lib/shared/routes'

const amountCell = 'text-right whitespace-nowrap tabular-nums'

/** The invoices of a case, each a link to its own page. */
export function CaseInvoices({
  organizationId,
  read,
}: {
  organizationId: string
  read: CollectionCase
}) {
  const t = useT()
  const rows = read.invoices ?? []
  return (
    <PageSection title={t('collectionCases.invoices.title')} note={rows.length}>
      {rows.length === 0 ? (
        <p className="text-ink-3">{t('collectionCases.invoices.none')}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="read-table">
            <thead>
              <tr>
                <th scope="col">{t('collectionCases.invoices.number')}</th>
                <th scope="col">{t('collectionCases.invoices.due')}</th>
                <th scope="col" className={amountCell}>
                  {t('collectionCases.invoices.original')}
                </th>
                <th scope="col" className={amountCell}>
                  {t('collectionCases.invoices.remaining')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(
                (
                  { invoiceId, invoiceNumber, dueDate, originalAmount, remainingAmount, currency },
                  place,
                ) => (
                  <tr key={invoiceId ?? place}>
                    <td>
                      {invoiceId ? (
                        <Link href={routes.collectionInvoice(organizationId, invoiceId)}>
                          {invoiceNumber || t('collectionCases.invoices.noNumber')}
                        </Link>
                      ) : (
                        invoiceNumber || t('collectionCases.invoices.noNumber')
                      )}
                    </td>
                    <td>{formatDay(t, dueDate) ?? <Absent />}</td>
                    <td className={amountCell}>
                      <MoneyAmount value={originalAmount} currency={currency} />
                    </td>
                    <td className={amountCell}>
                      <MoneyAmount value={remainingAmount} currency={currency} />
                    </td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </div>
      )}
    </PageSection>
  )
}
