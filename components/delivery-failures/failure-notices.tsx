import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { Failures } from '@/lib/features/delivery-failures/client/failures'
import type { FailureOwners } from '@/lib/features/delivery-failures/client/use-failure-owners'
import { formatCount } from '@/lib/shared/format/count'
import { useFailuresPlace } from './failures-context'

type Props = {
  data: Failures
  owners: FailureOwners
  again: ReactNode
  /** How many causes the one that the address picks is; null where it picks none. */
  pickedOf: number | null
  onLonger: () => void
  onAll: () => void
}

/** What the answer does not tell, each at the top of the list, with the way on. */
export function FailureNotices({ data, owners, again, pickedOf, onLonger, onAll }: Props) {
  const t = useT()
  const { question } = useFailuresPlace()
  const period = { from: question.FromDate, to: question.ToDate }
  return (
    <>
      {data.brokenBy && (
        <FailureBlock failure={data.brokenBy} doing="read" steps={again} variant="strip" />
      )}
      <FilterNotice findings={data.findings} />
      {owners.failure && (
        <StateBlock
          variant="strip"
          kind="warned"
          title={t('deliveryFailures.ownersUnknown')}
          steps={<Button onClick={owners.again}>{t('states.tryAgain')}</Button>}
        />
      )}
      {data.byPosition && (
        <StateBlock variant="strip" kind="warned" title={t('deliveryFailures.byPosition')} />
      )}
      {question.Channel !== undefined && !data.byPosition && data.groups.length > 0 && (
        <StateBlock variant="strip" kind="empty" title={t('deliveryFailures.oneChannel')} />
      )}
      {!data.all && (
        <StateBlock
          variant="strip"
          kind="warned"
          title={t(data.read > 0 ? 'deliveryFailures.partial' : 'deliveryFailures.partialNone', {
            count: formatCount(data.read),
          })}
        >
          {t('deliveryFailures.partialMeaning')}
        </StateBlock>
      )}
      {pickedOf !== null && data.groups.length > 0 && (
        <StateBlock
          variant="strip"
          kind="empty"
          title={t(
            pickedOf > 0 ? 'deliveryFailures.picked' : 'deliveryFailures.pickedNone',
            period,
          )}
          steps={
            <>
              {pickedOf === 0 && <Button onClick={onLonger}>{t('deliveryFailures.longer')}</Button>}
              <Button onClick={onAll}>
                {t('deliveryFailures.allCauses', { count: data.groups.length })}
              </Button>
            </>
          }
        />
      )}
    </>
  )
}
