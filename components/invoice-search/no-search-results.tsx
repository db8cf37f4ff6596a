import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { PartnerSearchView } from '@/lib/features/invoice-search/client/partner-search-view'
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
  const t = useT()
  const set = filterKeys.filter((key) => formatFilterValue(t, view, key, companies.length) !== null)
  if (set.length === 0 && text === '')
    return (
      <StateBlock kind="empty" title={t('invoiceSearch.none.title')}>
        {t('invoiceSearch.none.everything')}
      </StateBlock>
    )
  return (
    <StateBlock
      kind="empty"
      title={t('invoiceSearch.none.title')}
      steps={
        <>
          {set.map((key) => (
            <Button key={key} onClick={() => onChange(getClearedFilter(key))}>
              {t('invoiceSearch.none.widen', {
                filter: `${t(`invoiceSearch.filter.${key}`)} ${formatFilterValue(t, view, key, companies.length)}`,
              })}
            </Button>
          ))}
          <Button variant="quiet" onClick={onClear}>
            {t('invoiceSearch.none.clear')}
          </Button>
        </>
      }
    >
      {t('invoiceSearch.none.meaning')}
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
