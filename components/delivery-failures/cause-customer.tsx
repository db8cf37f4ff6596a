'use client'

import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { OperationFailed } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { getCustomersQuery } from '@/lib/features/customers/client/public'
import { matchListedCustomer, searchByName } from '@/lib/features/customers/domain/public'
import { routes } from '@/lib/shared/routes'

type Props = {
  clientNo: string
  client: string
  /** The invoicee's name, all that joins an invoice and a customer. */
  name: string
  field: { path: string; label: string } | null
}

/** Looks for the customer of an invoice by name, and leads to the field that mends the failure. */
export function CauseCustomer({ clientNo, client, name, field }: Props) {
  const t = useT()
  const { data, error, refetch, isFetching } = useQuery(
    getCustomersQuery(clientNo, searchByName(name)),
  )
  if (error instanceof OperationFailed) {
    const again = (
      <Button
        size="sm"
        onClick={() => void refetch()}
        busy={isFetching}
        busyLabel={t('states.loading')}
      >
        {t('states.tryAgain')}
      </Button>
    )
    return <FailureBlock failure={error.failure} doing="read" steps={again} variant="strip" />
  }
  if (!data)
    return (
      <StateBlock
        variant="strip"
        kind="empty"
        title={t('deliveryFailures.found.reading', { name })}
      />
    )

  const match = matchListedCustomer(name, data)
  const all = (
    <ButtonLink
      size="sm"
      variant="quiet"
      href={`${routes.customers(clientNo)}?${new URLSearchParams({ q: name })}`}
    >
      {t('deliveryFailures.found.all')}
    </ButtonLink>
  )
  if (match.kind === 'none' || match.kind === 'unlisted')
    return (
      <StateBlock
        variant="strip"
        kind="empty"
        title={t(`deliveryFailures.found.${match.kind}`, { client })}
      />
    )
  if (match.kind === 'too-many')
    return (
      <StateBlock
        variant="strip"
        kind="empty"
        title={t('deliveryFailures.found.tooMany')}
        steps={all}
      />
    )
  if (match.kind === 'several')
    return (
      <StateBlock
        variant="strip"
        kind="empty"
        title={t('deliveryFailures.found.several', { count: match.count })}
        steps={all}
      />
    )

  const customerNo = match.customer.customerNo ?? ''
  const form = field ? (
    <ButtonLink size="sm" href={routes.customerField(clientNo, customerNo, field.path)}>
      {t('deliveryFailures.found.openField', { field: field.label })}
    </ButtonLink>
  ) : (
    <ButtonLink size="sm" href={routes.customer(clientNo, customerNo)}>
      {t('deliveryFailures.found.open')}
    </ButtonLink>
  )
  return (
    <StateBlock
      variant="strip"
      kind="empty"
      glyph="change"
      title={t('deliveryFailures.found.likely', { name: match.customer.name ?? name, customerNo })}
      steps={form}
    />
  )
}
