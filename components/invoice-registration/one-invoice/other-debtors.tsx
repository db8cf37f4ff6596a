import { Section } from '@/components/form/section'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import type { OtherDebtor } from '@/lib/features/invoice-registration/domain/invoice-extras'
import { DebtorFields } from './debtor-fields'

type Props = {
  others: readonly OtherDebtor[]
  /** The person has asked to send, so that what is missing is said. */
  isAsked: boolean
  onOthers: (others: readonly OtherDebtor[]) => void
}

/** Who owes beside the first debtor, each with a role. */
export function OtherDebtors({ others, isAsked, onOthers }: Props) {
  const t = useT()
  return (
    <Section
      title={t('invoiceRegistration.one.others')}
      note={t('invoiceRegistration.one.othersNote')}
    >
      {others.map((debtor, at) => (
        <DebtorFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a debtor is its place
          key={at}
          debtor={debtor}
          place={at + 2}
          isAsked={isAsked}
          onDebtor={(next) => onOthers(others.with(at, next))}
          onRemove={() => onOthers(others.toSpliced(at, 1))}
        />
      ))}
      <Button onClick={() => onOthers([...others, { role: 'CO_DEBTOR', entry: {} }])}>
        <Icon name="plus" />
        {t('invoiceRegistration.one.addOther')}
      </Button>
    </Section>
  )
}
