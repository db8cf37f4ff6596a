import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { CompanySourcesRead } from './use-company-sources'

/** What stands above the list: the source that could not be read, or that there is nothing. */
export function CompaniesStates({ sources }: { sources: CompanySourcesRead }) {
  const t = useT()
  const { rows, isReading, failures, again } = sources
  const steps = <Button onClick={again}>{t('states.tryAgain')}</Button>
  return (
    <>
      {(['available', 'added'] as const).map(
        (source) =>
          failures[source] &&
          (rows.length > 0 ? (
            <StateBlock
              key={source}
              variant="strip"
              kind="warned"
              title={t(`companies.unread.${source}`)}
              steps={steps}
            >
              {t('companies.unread.meaning')}
            </StateBlock>
          ) : (
            <FailureBlock key={source} failure={failures[source]} doing="read" steps={steps} />
          )),
      )}
      {rows.length === 0 &&
        (isReading ? (
          <Skeleton rows={8} columns={6} />
        ) : (
          !failures.available &&
          !failures.added && (
            <StateBlock kind="empty" title={t('companies.empty')}>
              {t('companies.emptyMeaning')}
            </StateBlock>
          )
        ))}
    </>
  )
}
