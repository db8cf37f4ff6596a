'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createReadFact } from '@/components/layout/head'
import { PageFrame } from '@/components/layout/page-frame'
import { ServiceLog } from '@/components/log-items/public'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { PageSection, PageSections } from '@/components/ui/page-section'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { getItemQuery, type ItemRow } from '@/lib/features/ar-items/client/ar-items'
import {
  describeItemStatus,
  nameItem,
  titleItem,
} from '@/lib/features/ar-items/messages/ar-item-labels'
import { useRecent } from '@/lib/features/search-everything/client/public'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { CreditVerb } from './credit-verb'
import { ItemAmounts, ItemFacts, ItemStanding } from './item-facts'
import { ItemStops } from './item-stops'

/**
 * One receivable item: how it stands, its amounts, dates and references, its stops, what other
 * areas know of it, which is brought in from elsewhere, and what the service logged. An area that
 * does not answer is not known, and leaves the others.
 */
export function ItemPage({ clientNo, userName, arItemId, ...parts }: ItemPageProps) {
  const t = useT()
  const query = useQuery({ ...getItemQuery(clientNo, arItemId), staleTime: 0 })
  const { data, error, isPending, dataUpdatedAt } = query
  const isOther = data?.arItemId != null && String(data.arItemId) !== arItemId
  const item = data && !isOther ? data : null
  const number = item?.documentNo?.trim()
  useRecent(item && toRecent(t, { clientNo, arItemId }, item))
  return (
    <PageFrame
      crumbs={[
        { label: t('arItems.area') },
        { label: t('arItems.title'), href: routes.items(clientNo) },
        { label: number || arItemId },
      ]}
      tab={item ? [nameItem(t, item)] : undefined}
      title={item ? titleItem(t, item) : t('arItems.one', { number: arItemId })}
      facts={[
        ...(number ? [{ label: t('arItems.filter.documentno'), value: number, copy: number }] : []),
        ...(data ? [createReadFact(t, dataUpdatedAt)] : []),
      ]}
      actions={item && <CreditVerb item={item} clientNo={clientNo} userName={userName} />}
    >
      {error && (
        <FailureBlock
          failure={toFailure(error)}
          doing="read"
          variant={data ? 'strip' : 'block'}
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
      {item && <WholeItem item={item} clientNo={clientNo} {...parts} />}
    </PageFrame>
  )
}

/** The item as the person's recents keep it. */
const toRecent = (
  t: Translate,
  { clientNo, arItemId }: { clientNo: string; arItemId: string },
  item: ItemRow,
) => ({
  ...{ kind: 'item' as const, id: arItemId, clientNo, name: item.documentNo ?? null },
  seen: {
    sentence: describeItemStatus(t, item).words,
    ...{ amount: item.remainingAmount ?? null, currency: item.currency ?? null },
  },
})

type ItemParts = {
  /** What other areas know of an item, by its customer. */
  areas: (item: ItemRow) => ReactNode
  /** What was booked of an item. */
  postings: (item: ItemRow) => ReactNode
  /** Asks for a stop of an item. */
  stopDialog: (item: ItemRow, onClose: () => void) => ReactNode
}
type ItemPageProps = ItemParts & { clientNo: string; userName: string; arItemId: string }

function WholeItem({
  item,
  clientNo,
  areas,
  postings,
  stopDialog,
}: ItemParts & { item: ItemRow; clientNo: string }) {
  const t = useT()
  return (
    <>
      <ItemStanding item={item} clientNo={clientNo} />
      <ItemFacts item={item} clientNo={clientNo} />
      <PageSections>
        <div>
          <ItemAmounts item={item} />
          <ItemStops item={item} dialog={stopDialog} />
        </div>
        <div>
          {item.customerNo?.trim() ? (
            areas(item)
          ) : (
            <PageSection title={t('arItems.parts.delivery')}>
              <p className="text-ink-3">{t('arItems.parts.noCustomer')}</p>
            </PageSection>
          )}
        </div>
      </PageSections>
      {postings(item)}
      {item.arItemId != null && (
        <ServiceLog clientNo={clientNo} question={{ aritemid: String(item.arItemId) }} />
      )}
    </>
  )
}
