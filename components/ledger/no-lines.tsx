import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'

/** Why a list has no rows, and the narrowest way out. An answer without a list is no empty list. */
export function NoLines({ of, isSilent, page, isNarrowed, firstHref, onClear }: NoLinesProps) {
  const t = useT()
  if (isSilent)
    return (
      <StateBlock kind="silent" title={t('ledger.list.silent')}>
        {t('ledger.list.silentMeaning')}
      </StateBlock>
    )
  if (page > 1)
    return (
      <StateBlock
        kind="empty"
        title={t('ledger.list.beyond')}
        steps={<ButtonLink href={firstHref}>{t('ledger.list.firstPage')}</ButtonLink>}
      >
        {t('ledger.list.beyondMeaning')}
      </StateBlock>
    )
  const none = of === 'items' ? 'none' : 'noneMovements'
  if (!isNarrowed)
    return (
      <StateBlock kind="empty" title={t(`ledger.list.${none}All`)}>
        {t('ledger.list.noneAllMeaning')}
      </StateBlock>
    )
  return (
    <StateBlock
      kind="empty"
      title={t(`ledger.list.${none}`)}
      steps={<Button onClick={onClear}>{t('ledger.list.clear')}</Button>}
    >
      {t('ledger.list.noneMeaning')}
    </StateBlock>
  )
}

type NoLinesProps = {
  of: 'items' | 'movements'
  isSilent: boolean
  page: number
  isNarrowed: boolean
  firstHref: string
  onClear: () => void
}
