import { Checkbox } from '@/components/form/checkbox'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'

/** Says that earlier ones are not confirmed, and asks whether the person has checked them. */
export function OpenRegistrations({ count, isChecked, onCheck }: Props) {
  const t = useT()
  if (count === 0) return null
  return (
    <StateBlock look="strip" kind="warned" title={t('registrations.openOnes', { count })}>
      <Checkbox checked={isChecked} onChange={({ target }) => onCheck(target.checked)}>
        {t('registrations.openChecked')}
      </Checkbox>
    </StateBlock>
  )
}

type Props = { count: number; isChecked: boolean; onCheck: (isChecked: boolean) => void }
