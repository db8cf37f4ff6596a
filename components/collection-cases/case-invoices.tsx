import { Link } from '@/components/ui/link'
import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import { PagePart } from '@/components/ui/page-part'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { formatDay } from '@/lib/shared/format/day'
import { t } from '@/lib/shared/i18n/translate-collection-cases'
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
  const rows = read.invoices ?? []
  return (
    <PagePart title={t('cases.invoices.title')} note={rows.length}>
      {rows.length === 0 ? (
        <p className="absent">{t('cases.invoices.none')}</p>
      ) : (
        <div className="page-part-scroll">
          <table className="read-table">
            <thead>
              <tr>
                <th scope="col">{t('cases.invoices.number')}</th>
                <th scope="col">{t('cases.invoices.due')}</th>
                <th scope="col" className={amountCell}>
                  {t('cases.invoices.original')}
                </th>
                <th scope="col" className={amountCell}>
                  {t('cases.invoices.remaining')}
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
                          {invoiceNumber || t('cases.invoices.noNumber')}
                        </Link>
                      ) : (
                        invoiceNumber || t('cases.invoices.noNumber')
                      )}
                    </td>
                    <td>{formatDay(dueDate) ?? <Absent />}</td>
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
    </PagePart>
  )
}
