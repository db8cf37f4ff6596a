import { Foot } from '@/components/layout/foot'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { Question } from '@/lib/features/collection-cases/domain/case-questions'
import type { useWaitingCases } from './use-waiting-cases'

type Props = {
  waiting: ReturnType<typeof useWaitingCases>
  kind: Question | null
  isEmpty: boolean
}

/** True once every open case was read, so that a count is one. */
export const isFullyRead = ({ isAtEnd, isSilent, isCircular, failure }: Props['waiting']['list']) =>
  isAtEnd && !isSilent && !isCircular && failure === null

/**
 * How far the open cases have been read: as long as not all are, others may wait too, and nothing
 * claims that none does.
 */
export function DecisionProgress({ waiting: { list }, kind, isEmpty }: Props) {
  const t = useT()
  const { rows, failure, isReading, isAtEnd, isSilent } = list
  const isComplete = isFullyRead(list)
  return (
    <>
      {failure && (
        <FailureBlock
          failure={failure}
          doing="read"
          look={rows.length > 0 ? 'strip' : 'block'}
          steps={<Button onClick={() => void list.more()}>{t('states.tryAgain')}</Button>}
        />
      )}
      {isEmpty && isComplete && (
        <StateBlock
          kind="empty"
          title={t(kind ? 'decisions.list.emptyKind' : 'decisions.list.empty')}
        >
          {t('decisions.list.emptyMeaning')}
        </StateBlock>
      )}
      {isSilent && (
        <StateBlock kind="silent" title={t('collectionCases.rows.silent')}>
          {t('collectionCases.rows.silentMeaning')}
        </StateBlock>
      )}
      {isEmpty && isReading && <Skeleton rows={8} columns={6} />}
      <Foot className={isEmpty ? '' : 'mt-auto'}>
        <span role="status">
          {isComplete
            ? t('decisions.list.read', { count: rows.length })
            : isReading
              ? t('decisions.list.reading', { count: rows.length })
              : t('decisions.list.readSome', { count: rows.length })}
        </span>
        {!isAtEnd && !isReading && !failure && (
          <Button size="sm" onClick={() => void list.more()}>
            {t('decisions.list.more')}
          </Button>
        )}
        <span className="flex-1" />
        <Button variant="quiet" size="sm" onClick={list.again}>
          {t('decisions.list.again')}
        </Button>
      </Foot>
    </>
  )
}
