'use client'

import { useDeferredValue, useState } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/states/skeleton'
import { useHydrated } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import type { PaymentPlan } from '@/lib/features/payment-matching/domain/payment-plan'
import { formatTime } from '@/lib/shared/format/date-time'
import { PaymentFoot } from './payment-foot'
import { PaymentGroups, type ShownGroup } from './payment-groups'
import { PaymentNotices } from './payment-notices'
import { PaymentSource } from './payment-source'
import { PaymentTable } from './payment-table'
import { PaymentsAside } from './payments-aside'
import type { PaymentsPageState } from './use-payments-page'

type Props = { page: PaymentsPageState; organizationId: string; wasKept: boolean }

/**
 * What came of a list: the answer as the title, the groups that all lines are in, each line with its
 * invoice and why, and beside them what the batch will do.
 */
export function PaymentsResult({ page, organizationId, wasKept }: Props) {
  const t = useT()
  const [shown, setShown] = useState<ShownGroup | null>(null)
  const { held, plan, matching, pastedAt, isLocked } = page
  const left = held?.list.left ?? []
  const counts = countGroups(plan, left.length)
  const payments = held?.list.lines.length ?? 0
  const all = payments + left.length
  // A thousand rows are drawn in pieces the first time, so that the page answers meanwhile.
  const isSettled = useDeferredValue(plan !== null && matching.isReady)
  const isHydrated = useHydrated()
  const time = isHydrated && pastedAt ? formatTime(new Date(pastedAt)).slice(0, 5) : 'none'
  return (
    <PageFrame
      crumbs={[{ label: t('layout.collection') }, { label: t('paymentMatching.title') }]}
      title={
        isSettled
          ? t('paymentMatching.answer', {
              matched: counts.matched + counts.difference,
              all: payments,
            })
          : t('paymentMatching.matching')
      }
      facts={[
        { label: t('paymentMatching.pasted', { all, time, ...pickTold(counts, isSettled) }) },
      ]}
      actions={
        <>
          <Button aria-disabled={isLocked || undefined} onClick={() => page.write('edit')}>
            {t('paymentMatching.edit')}
          </Button>
          <Button aria-disabled={isLocked || undefined} onClick={() => page.write('more')}>
            {t('paymentMatching.more')}
          </Button>
          <Button variant="quiet" aria-disabled={isLocked || undefined} onClick={page.discard}>
            {t('paymentMatching.discard')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)_304px] max-wide:grid-cols-[minmax(0,1fr)]">
        <div className="min-w-0">
          <PaymentNotices page={page} wasKept={wasKept} />
          {held && <PaymentSource page={page} list={held.list} />}
          {isSettled && plan && matching.index ? (
            <>
              <PaymentGroups counts={counts} all={all} shown={shown} onShow={setShown} />
              <PaymentTable
                plan={plan}
                left={left}
                index={matching.index}
                organizationId={organizationId}
                shown={shown}
                isLocked={isLocked}
                onPick={page.pick}
                onPickAll={page.pickAll}
              />
              <PaymentFoot plan={plan} all={all} read={matching.read} />
            </>
          ) : (
            matching.failure === null && (
              <>
                <p className="px-6 pb-2 text-xs text-ink-3 max-narrow:px-4" role="status">
                  {t('paymentMatching.reading', { count: matching.readCount })}
                </p>
                <Skeleton rows={8} columns={6} />
              </>
            )
          )}
        </div>
        {isSettled && plan && <PaymentsAside page={page} plan={plan} />}
      </div>
    </PageFrame>
  )
}

/** Before all is matched nothing is said of what matches. */
const pickTold = ({ choose, none }: Record<ShownGroup, number>, isSettled: boolean) =>
  isSettled ? { choose, none } : { choose: 0, none: 0 }

function countGroups(plan: PaymentPlan | null, left: number): Record<ShownGroup, number> {
  const count = (group: ShownGroup) =>
    plan?.lines.filter((each) => each.group === group).length ?? 0
  return {
    ...{ matched: count('matched'), difference: count('difference'), choose: count('choose') },
    ...{ none: count('none'), before: count('before'), left },
  }
}
