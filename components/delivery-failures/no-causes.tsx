import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { Failures } from '@/lib/features/delivery-failures/client/failures'
import type { FailuresView } from '@/lib/features/delivery-failures/client/failures-view'
import { getPresetDays } from '@/lib/shared/dates/whole-days'
import { areAllHandled } from './describe-failures'
import { useFailuresPlace } from './failures-context'

type Props = {
  data: Failures
  onView: (change: Partial<FailuresView>) => void
}

/** What stands in the place of the causes: why there is none, and the way to some. */
export function NoCauses({ data, onView }: Props) {
  const t = useT()
  const isDone = areAllHandled(data)
  const { question } = useFailuresPlace()
  const { FromDate: from, ToDate: to, Channel: channel } = question
  if (data.failed > 0)
    return (
      <div className="flex-1">
        <StateBlock
          kind={isDone ? 'done' : 'empty'}
          title={t(isDone ? 'deliveryFailures.allHandled' : 'deliveryFailures.noneFits')}
          steps={
            <Button onClick={() => onView({ handled: 'all', owner: null, cause: null })}>
              {t('deliveryFailures.showAll')}
            </Button>
          }
        />
      </div>
    )
  return (
    <div className="flex-1">
      {data.all && (
        <StateBlock
          kind="empty"
          title={t('deliveryFailures.empty')}
          steps={
            <Button onClick={() => onView(getPresetDays('last30Days', question.ToDate))}>
              {t('deliveryFailures.longer')}
            </Button>
          }
        >
          {channel === undefined
            ? t('deliveryFailures.emptyMeaning', { from, to })
            : t('deliveryFailures.emptyOfChannel', { channel, from, to })}
        </StateBlock>
      )}
    </div>
  )
}
