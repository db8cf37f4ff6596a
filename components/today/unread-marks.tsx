import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { MarksState } from '@/lib/features/today/client/use-work'

/** That it is not known what people said of the lines, or only what was known before. */
export function UnreadMarks({ said: { is, again } }: { said: MarksState }) {
  const t = useT()
  if (is === 'read' || is === 'reading') return null
  return (
    <StateBlock
      kind={is === 'failed' ? 'unknown' : 'warned'}
      variant="strip"
      title={t('today.marksUnread')}
      steps={
        <Button size="sm" onClick={again}>
          {t('states.tryAgain')}
        </Button>
      }
    >
      {t('today.marksUnreadMeaning')}
    </StateBlock>
  )
}
