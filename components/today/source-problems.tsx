import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { SourceState } from '@/lib/features/today/client/use-work'
import { describeFailure } from '@/lib/shared/format/describe-failure'

/**
 * A strip for each source that could not be read, or that broke off: what is missing is not none. A
 * source that was only too long to be read whole says so in the list of sources.
 */
export function SourceProblems({ states }: { states: readonly SourceState[] }) {
  const t = useT()
  return states
    .filter(({ failure }) => failure !== null)
    .map(({ source, is, failure, again }) => {
      const words = describeFailure(t, failure!, 'read')
      return (
        <StateBlock
          key={source}
          kind={is === 'failed' ? 'unknown' : 'warned'}
          variant="strip"
          title={t(is === 'failed' ? 'today.failed' : 'today.partlyFailed', {
            source: t(`today.source.${source}`),
          })}
          raw={words.raw ?? undefined}
          steps={
            <Button size="sm" onClick={again}>
              {t('states.tryAgain')}
            </Button>
          }
        >
          {words.meaning}
        </StateBlock>
      )
    })
}
