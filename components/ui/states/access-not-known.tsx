import { useT } from '@/lib/client/translation'
import { Button } from '../button'
import { StateBlock } from './state-block'

/** Says that more may be there: whether this person may see it could not be asked. */
export function AccessNotKnown({ onAgain }: { onAgain: () => void }) {
  const t = useT()
  return (
    <StateBlock
      kind="unknown"
      look="strip"
      title={t('states.accessNotKnown')}
      steps={<Button onClick={onAgain}>{t('states.tryAgain')}</Button>}
    >
      {t('states.accessNotKnownMeaning')}
    </StateBlock>
  )
}
