import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { ProgressMeter } from '@/components/ui/progress-meter'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import type { StopEnd, StopQueue } from '@/lib/features/customers/client/use-stop-queue'
import { describeFailure } from '@/lib/shared/format/describe-failure'
import { routes } from '@/lib/shared/routes'
import { ItemNames } from './item-names'

type Props = {
  queue: StopQueue
  total: number
  title: string
  /** The stops end at once. */
  isEnd: boolean
  onHalt: () => void
  onClose: () => void
}

/**
 * How far a queue of stops is, and at its end what became of each row that is not surely stopped.
 */
export function StopResult({ queue, total, title, isEnd, onHalt, onClose }: Props) {
  const t = useT()
  const isOver = queue.is === 'over'
  const stopped = queue.ends.filter(({ is }) => is === 'stopped').length
  const others = queue.ends.filter(({ is }) => is !== 'stopped')
  const left = total - queue.ends.length
  return (
    <Dialog
      key={queue.is}
      open
      title={title}
      result={
        isOver
          ? undefined
          : t('customers.whole.verbs.stop.running', { done: String(queue.ends.length), total })
      }
      locked={!isOver}
      onClose={onClose}
      footer={
        isOver ? (
          <Button variant="primary" data-autofocus onClick={onClose}>
            {t('customers.whole.verbs.close')}
          </Button>
        ) : (
          <Button onClick={onHalt}>{t('customers.whole.verbs.stop.halt')}</Button>
        )
      }
    >
      {!isOver && <ProgressMeter isWide label={title} value={queue.ends.length} max={total} />}
      {isOver && (
        <StateBlock
          kind={stopped === total ? 'done' : 'warned'}
          level={3}
          title={t(isEnd ? 'customers.stop.ended' : 'customers.whole.verbs.stop.done', {
            count: stopped,
            total,
          })}
        >
          {left > 0 && t('customers.whole.verbs.stop.left', { count: left })}
        </StateBlock>
      )}
      {isOver && others.length > 0 && (
        <ul className="border-t border-line">
          {others.map((end) => (
            <EndItem key={String(end.item.arItemId)} end={end} />
          ))}
        </ul>
      )}
      {isOver && queue.failure && (
        <FailureBlock failure={queue.failure} doing="write" variant="strip" />
      )}
    </Dialog>
  )
}

function EndItem({ end: { item, is, failure } }: { end: StopEnd }) {
  const t = useT()
  const { clientNo, customerNo } = useCustomerPlace()
  const words = failure && describeFailure(t, failure, 'write')
  return (
    <li className="border-b border-line py-2 text-ink-2">
      <ItemNames items={[item]} />:{' '}
      {words?.title ?? (is !== 'stopped' && t(`customers.whole.verbs.stop.end.${is}`))}{' '}
      {words?.raw && <code>{words.raw}</code>}{' '}
      {is === 'unknown' && (
        <Link href={routes.customerJournal(clientNo, customerNo)}>
          {t('customers.whole.verbs.toActivity')}
        </Link>
      )}
    </li>
  )
}
