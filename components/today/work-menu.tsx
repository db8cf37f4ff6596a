import { getButtonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Menu } from '@/components/ui/menu'
import { useT } from '@/lib/client/translation'
import type { MarkedLine } from '@/lib/features/today/domain/work-order'
import type { WorkVerb } from './work-keys'

type Props = {
  each: MarkedLine
  title: string
  userName: string
  onAct: (verb: WorkVerb, each: MarkedLine) => void
}

/** What may be said of a line; each verb has its key on the line itself too. */
export function WorkMenu({ each, title, userName, onAct }: Props) {
  const t = useT()
  const holder = each.mark?.claimedBy ?? null
  const take =
    holder === userName
      ? { id: 'take', label: t('workHolders.release'), onSelect: () => onAct('release', each) }
      : {
          id: 'take',
          label:
            holder === null ? t('workHolders.take') : t('workHolders.takeFrom', { person: holder }),
          keys: 'C',
          onSelect: () => onAct('claim', each),
        }
  return (
    <Menu
      button={<Icon name="more" />}
      label={t('today.more', { line: title })}
      buttonClassName={getButtonClass({ variant: 'quiet', size: 'sm', square: true })}
      align="end"
      items={[
        take,
        { label: t('today.later'), keys: 'S', onSelect: () => onAct('later', each) },
        { label: t('today.done'), keys: 'E', onSelect: () => onAct('done', each) },
        { label: t('today.note'), keys: 'N', onSelect: () => onAct('note', each) },
      ]}
    />
  )
}
