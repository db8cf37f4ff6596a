import { useQuery } from '@tanstack/react-query'
import { Facts } from '@/components/form/facts'
import { FormDialog } from '@/components/form/form-dialog'
import { MoneyAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import type { NewDocument } from '@/lib/contracts/desk/receivables/new-document'
import { getCustomerQuery } from '@/lib/features/customers/client/public'
import { useDocumentTypes } from '@/lib/features/documents/client/use-document-types'
import { labelDocumentType } from '@/lib/features/documents/messages/document-labels'

type Props = {
  clientNo: string
  document: NewDocument
  isSending: boolean
  onCreate: () => void
  onClose: () => void
}

/** The last question before a document is booked: on whom, and how much. */
export function ConfirmDocument({ clientNo, document, isSending, onCreate, onClose }: Props) {
  const t = useT()
  const types = useDocumentTypes(clientNo)
  const { data: customer } = useQuery(getCustomerQuery(clientNo, document.customerNo))
  const { documentType, documentNo, customerNo, amounts, currency } = document
  const named = types.find(({ code }) => code === documentType)?.name
  return (
    <FormDialog
      title={t('documents.create.confirm.title', { number: documentNo })}
      intro={t('documents.create.confirm.intro')}
      submit={t('documents.create.send')}
      sending={t('documents.create.sending')}
      variant="final"
      isSending={isSending}
      onSubmit={onCreate}
      onClose={onClose}
    >
      <Facts
        items={[
          {
            label: t('documents.create.confirm.due'),
            value: (
              <b>
                <MoneyAmount value={amounts.inclVat} currency={currency} />
              </b>
            ),
          },
          {
            label: t('documents.create.field.documentType'),
            value: labelDocumentType(t, documentType, named),
          },
          {
            label: t('documents.create.field.vat'),
            value: <MoneyAmount value={amounts.vat} currency={currency} />,
          },
          {
            label: t('documents.create.customer'),
            value: [customer?.name?.trim(), customerNo].filter(Boolean).join(', '),
          },
          { label: t('documents.create.field.documentDate'), value: document.documentDate },
          { label: t('documents.create.field.dueDate'), value: document.dueDate },
          { label: t('documents.create.field.kid'), value: document.kid || null },
        ]}
      />
    </FormDialog>
  )
}
