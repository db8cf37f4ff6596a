'use client'

import { Masked } from '@/components/ui/masked'
import { useT } from '@/lib/client/translation'
import { useDebtorReveal } from '@/lib/features/collection-cases/client/use-cases'
import { isMasked } from '@/lib/shared/wire/masks'

type Props = {
  organizationId: string
  invoiceId: string
  field: 'identificationNumber' | 'dateOfBirth'
  value: string
}

/**
 * A field of a debtor that arrives masked. A click reads it, which the journal notes; it is gone
 * when the page is left.
 */
export function MaskedDebtorField({ organizationId, invoiceId, field, value }: Props) {
  const t = useT()
  const reveal = useDebtorReveal()
  if (!isMasked(value)) return value
  if (reveal.data) return reveal.data.value
  return (
    <Masked
      masked={value}
      words={{
        reveal: t('collectionInvoices.debtors.reveal'),
        revealField: t('collectionInvoices.debtors.revealField', {
          field: t(`collectionInvoices.debtors.${field}`),
        }),
        note: t('collectionInvoices.debtors.revealNote'),
        reading: t('collectionInvoices.part.reading'),
      }}
      isReading={reveal.isPending}
      failure={reveal.failure}
      onReveal={() => reveal.mutate({ organizationId, invoiceId, field, masked: value })}
    />
  )
}
