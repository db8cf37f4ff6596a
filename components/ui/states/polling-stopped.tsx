import { useT } from '@/lib/client/translation'
import { Button } from '../button'
import { StateBlock } from './state-block'

/**
 * Says that something was not found so often that it is not asked for by itself any more, and asks
 * again for a person.
 */
export function PollingStopped({ onGoOn }: { onGoOn: () => void }) {
  const t = useT()
  return (
    <StateBlock
      kind="unknown"
      variant="strip"
      title={t('states.notFollowed')}
      steps={
        <Button size="sm" onClick={onGoOn}>
          {t('states.checkNow')}
        </Button>
      }
    />
  )
}
