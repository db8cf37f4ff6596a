'use client'

import { Masked } from '@/components/ui/masked'
import { useReveal } from '@/lib/features/customers/client/use-customer-writes'
import { t } from '@/lib/shared/i18n/translate-receivables'

type Props = {
  clientNo: string
  customerNo: string
  field: 'ssn' | 'dateOfBirth' | 'bankAccountNo'
  masked: string
}

/**
 * A value that arrives masked. A click reads it, which the journal notes; it is gone when the page
 * is left.
 */
export function MaskedValue({ clientNo, customerNo, field, masked }: Props) {
  const reveal = useReveal()
  if (reveal.data) return reveal.data.value ?? t('form.blank')
  return (
    <Masked
      masked={masked}
      words={{
        reveal: t('customers.revealWord'),
        revealField: t('customers.reveal', { field: t(`customers.field.${field}`) }),
        note: t('customers.revealNote'),
        reading: t('customers.revealing'),
      }}
      isReading={reveal.isPending}
      failure={reveal.failure}
      onReveal={() => reveal.mutate({ clientNo, customerNo, field })}
    />
  )
}
