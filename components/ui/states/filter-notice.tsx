import { useT } from '@/lib/client/translation'
import { labelFilters } from '@/lib/shared/format/filter-labels'
import type { FilterReport } from '@/lib/shared/list-filters/verify-filters'
import { StateBlock } from './state-block'

/**
 * What the rows of a list say of its filters: which of them the service ignored, so that the desk
 * filtered here, and which nobody can verify.
 */
export function FilterNotice({
  findings: { ignored, unverified, strangers, untold },
}: {
  findings: FilterReport
}) {
  const t = useT()
  return (
    <>
      {ignored.length > 0 && (
        <StateBlock
          kind="warned"
          variant="strip"
          title={t('states.filters.ignored', {
            count: ignored.length,
            filters: labelFilters(ignored),
          })}
        >
          {t('states.filters.filteredHere', { count: strangers })}
        </StateBlock>
      )}
      {unverified.length > 0 && (
        <StateBlock
          kind="warned"
          variant="strip"
          title={t('states.filters.unverified', {
            count: unverified.length,
            filters: labelFilters(unverified),
          })}
        >
          {t('states.filters.untold', { count: untold })}
        </StateBlock>
      )}
    </>
  )
}
