'use client'

import { useQuery } from '@tanstack/react-query'
import { createReadFact } from '@/components/layout/head'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { PageParts } from '@/components/ui/page-part'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { getItemQuery, type ItemRow } from '@/lib/features/ar-items/client/ar-items'
import { nameItem, titleItem } from '@/lib/features/ar-items/messages/ar-item-labels'
import { CustomerPlaceProvider } from '@/lib/features/customers/client/public'
import { routes } from '@/lib/shared/routes'
import { ItemAreas } from './item-areas'
import { ItemAmounts, ItemFacts, ItemStanding } from './item-facts'
import { ItemStops } from './item-stops'

/** Where the client of an item is in the other areas; null where nobody knows. */
export type ItemPlace = {
  clientNo: string
  userName: string
  organizationId: string | null
  companyIds: readonly number[] | null
}

/**
 * One receivable item: how it stands, its amounts, dates and references, its stops, and what other
 * areas know of it. An area that does not answer is not known, and leaves the others.
 */
export function ItemPage({ place, arItemId }: { place: ItemPlace; arItemId: string }) {
  const t = useT()
  const { clientNo } = place
  const query = useQuery({ ...getItemQuery(clientNo, arItemId), staleTime: 0 })
  const { data, error, isPending, dataUpdatedAt } = query
  const isOther = data?.arItemId != null && String(data.arItemId) !== arItemId
  const item = data && !isOther ? data : null
  const number = item?.documentNo?.trim()
  return (
    <PageFrame
      crumbs={[
        { label: t('arItems.area') },
        { label: t('arItems.title'), href: routes.items(clientNo) },
        { label: number || arItemId },
      ]}
      tab={item ? [nameItem(t, item)] : undefined}
      title={item ? titleItem(t, item) : t('arItems.one', { number: arItemId })}
      facts={data ? [createReadFact(t, dataUpdatedAt)] : []}
    >
      {error && (
        <FailureBlock
          failure={toFailure(error)}
          doing="read"
          look={data ? 'strip' : 'block'}
          steps={
            <>
              <Button onClick={() => void query.refetch()}>{t('states.tryAgain')}</Button>
              {!data && (
                <ButtonLink variant="quiet" href={routes.items(clientNo)}>
                  {t('arItems.title')}
                </ButtonLink>
              )}
            </>
          }
        />
      )}
      {isPending && <Skeleton rows={8} columns={4} />}
      {isOther && (
        <StateBlock kind="silent" title={t('arItems.silent.other')}>
          {t('arItems.silent.otherMeaning')}
        </StateBlock>
      )}
      {item && <WholeItem item={item} place={place} />}
    </PageFrame>
  )
}

function WholeItem({ item, place }: { item: ItemRow; place: ItemPlace }) {
  const customerNo = item.customerNo?.trim() ?? ''
  return (
    <CustomerPlaceProvider place={{ ...place, customerNo }}>
      <ItemStanding item={item} />
      <ItemFacts item={item} clientNo={place.clientNo} />
      <PageParts>
        <div>
          <ItemAmounts item={item} />
          <ItemStops item={item} />
        </div>
        <div>
          <ItemAreas item={item} hasCustomer={customerNo !== ''} />
        </div>
      </PageParts>
    </CustomerPlaceProvider>
  )
}
