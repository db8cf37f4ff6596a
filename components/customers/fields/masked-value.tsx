'use client'

import { Masked } from '@/components/ui/masked'
import { useT } from '@/lib/client/translation'
import { useReveal } from '@/lib/features/customers/client/use-customer-writes'

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
  const t = useT()
  const reveal = useReveal()
  if (reveal.data) return reveal.data.value ?? t('form.blank')
  return (
    <Masked
      masked={masked}
      words={{
        reveal: t('customers.revealWord'),
        revealField: t('customers.reveal', { field: t(`customerFields.${field}`) }),
        note: t('customers.revealNote'),
        reading: t('customers.revealing'),
      }}
      isReading={reveal.isPending}
      failure={reveal.failure}
      onReveal={() => reveal.mutate({ clientNo, customerNo, field })}
    />
  )
}
