import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'

type Props = {
  /** Nothing of the list is held: the words stand in its place. */
  isEmpty: boolean
  onAgain: () => void
}

/** The service answered without a list: nobody knows whether there are rows, or more of them. */
export function SilentList({ isEmpty, onAgain }: Props) {
  const t = useT()
  const unread = isEmpty ? 'none' : 'more'
  return (
    <StateBlock
      kind="silent"
      variant={isEmpty ? 'block' : 'strip'}
      title={t(`settlements.silent.${unread}.title`)}
      steps={<Button onClick={onAgain}>{t('states.tryAgain')}</Button>}
    >
      {t(`settlements.silent.${unread}.meaning`)}
    </StateBlock>
  )
}

/** The service gave a page twice: there may be rows, or more of them. */
export function IncompleteList({ isEmpty, onAgain }: Props) {
  const t = useT()
  return (
    <StateBlock
      kind="silent"
      variant={isEmpty ? 'block' : 'strip'}
      title={t(`settlements.silent.${isEmpty ? 'none' : 'more'}.title`)}
      steps={<Button onClick={onAgain}>{t('states.tryAgain')}</Button>}
    >
      {t('settlements.incomplete')}
    </StateBlock>
  )
}
