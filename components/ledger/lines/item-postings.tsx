'use client'

import { useQuery } from '@tanstack/react-query'
import { DataTable } from '@/components/data-grid/data-table'
import { hyperlinkClass, Link } from '@/components/ui/link'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { useOffers } from '@/lib/client/offers'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { getGlItemsQuery } from '@/lib/features/ledger/client/ledger'
import { pickItemPostings } from '@/lib/features/ledger/domain/item-postings'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { routes } from '@/lib/shared/routes'
import { buildGlColumns, getGlHref, getGlKey } from './gl-columns'

/** Lines of the ledger that are read at once; there are seldom more of one document. */
const linesMax = 100

type Props = { clientNo: string; documentNo: string; arItemId: string | null }

/**
 * What was booked in the general ledger of a receivable item, found by its document's number. Absent
 * where the service offers no ledger, or the item has no number.
 */
export function ItemPostings({ clientNo, documentNo, arItemId }: Props) {
  const t = useT()
  const isAsked = useOffers()('listGlItems') && documentNo !== ''
  const { data, error, refetch } = useQuery({
    ...getGlItemsQuery(clientNo, { documentno: documentNo, pageno: 1, pagesize: linesMax }),
    enabled: isAsked,
  })
  if (!isAsked) return null
  const { lines, findings, areAll } = pickItemPostings(data ?? {}, { documentNo, arItemId })
  const query = new URLSearchParams({ documentno: documentNo }).toString()
  return (
    <section aria-labelledby="item-postings" className="pt-4">
      <div className="flex flex-wrap items-baseline gap-x-3 px-6 pb-2 max-narrow:px-4">
        <h2 id="item-postings" className="text-md font-semibold">
          {t('ledger.ofItem.title')}
        </h2>
        {!hasIdentityNumber(documentNo) && (
          <Link className={`${hyperlinkClass} text-xs`} href={routes.glItems(clientNo, query)}>
            {t('ledger.ofItem.open')}
          </Link>
        )}
      </div>
      <ReadStates
        failure={error && toFailure(error)}
        isHeld={data !== undefined}
        rows={2}
        columns={4}
        onAgain={() => void refetch()}
      />
      <FilterNotice findings={findings} />
      {data && lines.length === 0 && areAll && (
        <p className="px-6 py-2 text-ink-3 max-narrow:px-4">{t('ledger.ofItem.none')}</p>
      )}
      {lines.length > 0 && (
        <DataTable
          label={t('ledger.ofItem.lines')}
          columns={buildGlColumns(t, clientNo)}
          rows={lines}
          keyOf={getGlKey}
          hrefOf={(line) => getGlHref(clientNo, line)}
        />
      )}
      {data && !areAll && (
        <StateBlock kind="unknown" variant="strip" title={t('ledger.ofItem.maybeMore')} />
      )}
    </section>
  )
}
