'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { isMasked, maskShown } from '@/lib/domain/masks'
import { failureWords } from '@/lib/format/failure-words'
import { t } from '@/lib/format/translate-collection-invoices'
import { useDebtorReveal } from '@/lib/queries/use-debtor-reveal'

type Props = { organizationId: string; invoiceId: string; field: 'identificationNumber' | 'dateOfBirth'; value: string }

/** A field of a debtor that arrives masked. A click reads it, which the journal notes; it is gone when the page is left. */
export function DebtorMasked({ organizationId, invoiceId, field, value }: Props) {
  const reveal = useDebtorReveal()
  if (!isMasked(value)) return value
  if (reveal.data?.ok) return reveal.data.value.value
  return (
    <span className="inline-flex items-center gap-2">
      {maskShown(value)}
      <Button
        size="sm"
        className="-my-1"
        variant="quiet"
        aria-label={t('invoices.debtors.revealField', { field: t(`invoices.debtors.${field}`) })}
        title={t('invoices.debtors.revealNote')}
        busy={reveal.isPending}
        busyLabel={t('invoices.part.reading')}
        onClick={() => reveal.mutate({ organizationId, invoiceId, field, masked: value })}
      >
        <Icon name="eye" />
        {t('invoices.debtors.reveal')}
      </Button>
      {reveal.data && !reveal.data.ok && <span role="alert">{failureWords(reveal.data.failure, 'read').title}</span>}
    </span>
  )
}
