import { CodeName } from '@/components/codes/public'
import { defineColumns } from '@/components/data-grid/define-columns'
import { Link } from '@/components/ui/link'
import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import type { LedgerDocument } from '@/lib/features/documents/client/documents'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'

export const createDocumentColumns = (t: Translate, clientNo: string) =>
  defineColumns<LedgerDocument>()([
    {
      key: 'number',
      card: 'top',
      title: t('documents.column.number'),
      width: 'w-44',
      cell: ({ documentNo }) => documentNo || t('documents.unnumbered'),
    },
    {
      key: 'type',
      card: 'left',
      title: t('documents.column.type'),
      width: 'w-32',
      cell: ({ documentType }) => (
        <CodeName clientNo={clientNo} type="documentType" code={documentType} />
      ),
    },
    {
      key: 'customer',
      card: 'low-left',
      title: t('documents.column.customer'),
      width: 'w-28',
      cell: ({ customerNo }) => <CustomerOf clientNo={clientNo} customerNo={customerNo} />,
    },
    {
      key: 'date',
      card: 'low-right',
      title: t('documents.column.date'),
      width: 'w-26',
      cell: ({ documentDate }) => documentDate || <Absent />,
    },
    {
      key: 'due',
      title: t('documents.column.due'),
      width: 'w-26',
      cell: ({ dueDate }) => dueDate || <Absent />,
    },
    {
      key: 'amount',
      card: 'right',
      title: t('documents.column.amount'),
      align: 'end',
      width: 'w-36',
      cell: ({ currencyAmounts, currency }) => (
        <MoneyAmount value={currencyAmounts?.inclVat} currency={currency} />
      ),
    },
  ])

/** The customer of a document, with the way to its page. */
export const CustomerOf = ({ clientNo, customerNo }: CustomerOfProps) =>
  customerNo ? (
    <Link className="relative z-1" href={routes.customer(clientNo, customerNo)}>
      {customerNo}
    </Link>
  ) : (
    <Absent />
  )

type CustomerOfProps = { clientNo: string; customerNo: string | null | undefined }
