import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import type { PartnerSearchView } from '@/lib/features/invoice-search/client/partner-search-view'
import { t } from '@/lib/shared/i18n/translate-partner'
import type { CompanyChoice } from './filters/companies-editor'
import { filterKeys, formatFilterValue, getClearedFilter } from './filters/filters'
import type { ViewChange } from './use-search-view'

/** Nothing fits: why, and the narrowest ways out, one filter at a time. */
export function NoSearchResults({
  view,
  text,
  companies,
  onChange,
  onClear,
}: NoSearchResultsProps) {
  const set = filterKeys.filter((key) => formatFilterValue(view, key, companies.length) !== null)
  if (set.length === 0 && text === '')
    return (
      <StateBlock kind="empty" title={t('partner.none.title')}>
        {t('partner.none.everything')}
      </StateBlock>
    )
  return (
    <StateBlock
      kind="empty"
      title={t('partner.none.title')}
      steps={
        <>
          {set.map((key) => (
            <Button key={key} onClick={() => onChange(getClearedFilter(key))}>
              {t('partner.none.widen', {
                filter: `${t(`partner.filter.${key}`)} ${formatFilterValue(view, key, companies.length)}`,
              })}
            </Button>
          ))}
          <Button variant="quiet" onClick={onClear}>
            {t('partner.none.clear')}
          </Button>
        </>
      }
    >
      {t('partner.none.meaning')}
    </StateBlock>
  )
}

type NoSearchResultsProps = {
  view: PartnerSearchView
  /** What was searched for, also where it stays out of the address. */
  text: string
  companies: readonly CompanyChoice[]
  onChange: (change: ViewChange) => void
  onClear: () => void
}
