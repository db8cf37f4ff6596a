import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { PartnerSearchView } from '@/lib/features/invoice-search/client/partner-search-view'
import type { CompanyChoice } from './filters/companies-editor'
import { filterKeys, formatFilterValue, getClearedFilter } from './filters/filters'
import type { ViewChange } from './use-search-view'

/**
 * Nothing fits: why, and the narrowest ways out, one filter at a time. Where not all was read nobody
 * knows that.
 */
export function NoSearchResults({
  view,
  text,
  companies,
  isWhole,
  onChange,
  onClear,
}: NoSearchResultsProps) {
  const t = useT()
  const title = t(`invoiceSearch.none.${isWhole ? 'title' : 'unsure'}`)
  const set = filterKeys.filter((key) => formatFilterValue(t, view, key, companies.length) !== null)
  if (set.length === 0 && text === '')
    return (
      <StateBlock kind={isWhole ? 'empty' : 'silent'} title={title}>
        {isWhole && t('invoiceSearch.none.everything')}
      </StateBlock>
    )
  return (
    <StateBlock
      kind={isWhole ? 'empty' : 'silent'}
      title={title}
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
  /** All that there is was read. */
  isWhole: boolean
  onChange: (change: ViewChange) => void
  onClear: () => void
}
