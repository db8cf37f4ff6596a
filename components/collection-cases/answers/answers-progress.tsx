import { Foot } from '@/components/layout/foot'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { OpenCases } from './use-open-cases'

type Props = {
  list: OpenCases
  isNarrowed: boolean
  isEmpty: boolean
  /** Rows that fit and are not shown, because there are too many. */
  cut: number
}

/**
 * How far the open cases have been read: as long as not all are, others may wait too, and nothing
 * claims that none does.
 */
export function AnswersProgress({ list, isNarrowed, isEmpty, cut }: Props) {
  const t = useT()
  const { rows, failure, isReading, isAtEnd, isSilent, isWhole } = list
  return (
    <>
      {failure && (
        <FailureBlock
          failure={failure}
          doing="read"
          variant={rows.length > 0 ? 'strip' : 'block'}
          steps={<Button onClick={() => void list.more()}>{t('states.tryAgain')}</Button>}
        />
      )}
      {isEmpty && isWhole && (
        <StateBlock
          kind="empty"
          title={t(isNarrowed ? 'decisions.list.emptyKind' : 'decisions.list.empty')}
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
          {isWhole
            ? t('decisions.list.read', { count: rows.length })
            : isReading
              ? t('decisions.list.reading', { count: rows.length })
              : t('decisions.list.readSome', { count: rows.length })}
        </span>
        {cut > 0 && <span>{t('decisions.answers.cut', { count: cut })}</span>}
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
