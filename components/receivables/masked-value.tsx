'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { maskShown } from '@/lib/domain/masks'
import { failureWords } from '@/lib/format/failure-words'
import { t } from '@/lib/format/translate-receivables'
import { useReveal } from '@/lib/queries/use-reveal'

type Props = { clientNo: string; customerNo: string; field: 'ssn' | 'dateOfBirth' | 'bankAccountNo'; masked: string }

/** A value that arrives masked. A click reads it, which the journal notes; it is gone when the page is left. */
export function MaskedValue({ clientNo, customerNo, field, masked }: Props) {
  const reveal = useReveal()
  if (reveal.data?.ok) return reveal.data.value.value ?? t('form.blank')
  return (
    <span className="inline-flex items-center gap-2">
      {maskShown(masked)}
      <Button
        size="sm"
        className="-my-1"
        variant="quiet"
        aria-label={t('customers.reveal', { field: t(`customers.field.${field}`) })}
        title={t('customers.revealNote')}
        busy={reveal.isPending}
        busyLabel={t('customers.revealing')}
        onClick={() => reveal.mutate({ clientNo, customerNo, field })}
      >
        <Icon name="eye" />
        {t('customers.revealWord')}
      </Button>
      {reveal.data && !reveal.data.ok && <span role="alert">{failureWords(reveal.data.failure, 'read').title}</span>}
    </span>
  )
}
