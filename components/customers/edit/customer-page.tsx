'use client'

import { useQuery } from '@tanstack/react-query'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { OperationFailed } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { getCustomerQuery } from '@/lib/features/customers/client/customers'
import { useRecent } from '@/lib/features/search-everything/client/public'
import { routes } from '@/lib/shared/routes'
import { CustomerForm } from './customer-form'

type Props = {
  clientNo: string
  customerNo: string
  userName: string
  /** A write that is to be taken back. */
  undo: string | null
  /** How the page came here from a creation, if it did. */
  created: 'created' | 'found' | null
  mayDelete: boolean
}

/**
 * One customer: read, shown, edited. Before the first read there is a skeleton, or why there is
 * nothing to show.
 */
export function CustomerPage({ clientNo, customerNo, userName, undo, created, mayDelete }: Props) {
  const t = useT()
  const { data, error, dataUpdatedAt, refetch, isFetching } = useQuery(
    getCustomerQuery(clientNo, customerNo),
  )
  useRecent(data ? { kind: 'customer', id: customerNo, clientNo, name: data.name } : null)
  const crumbs = [
    { label: t('customers.area') },
    { label: t('customers.title'), href: routes.customers(clientNo) },
    { label: customerNo },
  ]
  const failure = error instanceof OperationFailed ? error.failure : null
  const again = (
    <>
      <Button
        variant="primary"
        onClick={() => void refetch()}
        busy={isFetching}
        busyLabel={t('states.loading')}
      >
        {t('states.tryAgain')}
      </Button>
      <ButtonLink variant="quiet" href={routes.customers(clientNo)}>
        {t('customers.title')}
      </ButtonLink>
    </>
  )

  if (data) {
    return (
      <CustomerForm
        clientNo={clientNo}
        customerNo={customerNo}
        userName={userName}
        crumbs={crumbs}
        read={data}
        readAt={dataUpdatedAt}
        isReading={isFetching}
        readFailure={failure}
        undo={undo}
        created={created}
        mayDelete={mayDelete}
        onReload={async () => {
          const { data: anew, isError } = await refetch()
          return isError ? undefined : anew
        }}
      />
    )
  }
  return (
    <PageFrame crumbs={crumbs} title={`${t('customers.customer')} ${customerNo}`}>
      {failure ? (
        <FailureBlock failure={failure} doing="read" steps={again} />
      ) : (
        <Skeleton variant="lines" rows={12} columns={2} />
      )}
    </PageFrame>
  )
}
