import { ButtonLink } from '@/components/ui/link'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { CustomerRead } from '@/lib/features/customers/client/customers'
import { routes } from '@/lib/shared/routes'

/** Offers to edit the customer that has the number: creating it would overwrite it. */
export function ExistsAlready({
  clientNo,
  customerNo,
  customer,
}: {
  clientNo: string
  customerNo: string
  customer: CustomerRead
}) {
  const t = useT()
  return (
    <StateBlock
      kind="warned"
      title={t('customers.create.exists', {
        customerNo,
        name: customer.name || t('customers.noName'),
      })}
      steps={
        <ButtonLink href={routes.customer(clientNo, customerNo)}>
          {t('customers.create.edit', { customerNo })}
        </ButtonLink>
      }
    >
      {t('customers.create.existsMeaning')}
    </StateBlock>
  )
}
