import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { StateBlock } from '@/components/ui/states/state-block'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'

type Props = {
  list: Answer<'listCustomers'>
  search: string
  page: number
  firstHref: string
  onClear: () => void
}

/**
 * Why there are no rows, and the narrowest way out. An answer without a list is not an empty list.
 */
export function NoCustomers({ list, search, page, firstHref, onClear }: Props) {
  const t = useT()
  if (!list.customers)
    return (
      <StateBlock kind="silent" title={t('customers.silent')}>
        {t('customers.silentMeaning')}
      </StateBlock>
    )
  if (page > 1) {
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
  if (!search)
    return (
      <StateBlock kind="empty" title={t('customers.noneAtAll')}>
        {t('customers.noneAtAllMeaning')}
      </StateBlock>
    )
  return (
    <StateBlock
      kind="empty"
      title={t('customers.none')}
      steps={<Button onClick={onClear}>{t('customers.clearSearch')}</Button>}
    >
      {t('customers.noneMeaning', { search })}
    </StateBlock>
  )
}
