import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { EmptyReason } from '@/lib/features/customers/domain/empty-list'
import { formatCount } from '@/lib/shared/format/count'

type Props = {
  reason: EmptyReason
  search: string
  firstHref: string
  onClear: () => void
}

/**
 * Why there are no rows, and the narrowest way out. An answer without a list is not an empty list.
 */
export function NoCustomers({ reason, search, firstHref, onClear }: Props) {
  const t = useT()
  if (reason.is === 'silent')
    return (
      <StateBlock kind="silent" title={t('customers.silent')}>
        {t('customers.silentMeaning')}
      </StateBlock>
    )
  if (reason.is === 'beyond') {
    return (
      <StateBlock
        kind="empty"
        title={t('customers.beyond')}
        steps={<ButtonLink href={firstHref}>{t('customers.firstPage')}</ButtonLink>}
      >
        {t('customers.beyondMeaning')}
      </StateBlock>
    )
  }
  if (reason.is === 'none')
    return (
      <StateBlock kind="empty" title={t('customers.noneAtAll')}>
        {t('customers.noneAtAllMeaning')}
      </StateBlock>
    )
  const clear = <Button onClick={onClear}>{t('customers.clearSearch')}</Button>
  if (reason.is === 'notAmong')
    return (
      <StateBlock
        kind="silent"
        title={t('customers.noneAmong', { count: formatCount(reason.read) })}
        steps={clear}
      >
        {t('customers.noneAmongMeaning', { search })}
      </StateBlock>
    )
  return (
    <StateBlock kind="empty" title={t('customers.none')} steps={clear}>
      {t('customers.noneMeaning', { search })}
    </StateBlock>
  )
}
