import { DataTable } from '@/components/data-grid/data-table'
import { Button } from '@/components/ui/button'
import { PageSection } from '@/components/ui/page-section'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useClientOf } from '@/lib/client/places'
import { useT } from '@/lib/client/translation'
import type { PayerReads } from '@/lib/features/settlements/client/payer-reads'
import {
  countPayers,
  findSharedCurrency,
  type Payer,
  type payerParts,
  sumPayers,
} from '@/lib/features/settlements/domain/settlement-payers'
import { formatCount } from '@/lib/shared/format/count'
import { createPayerColumns, type PayerRow } from './payer-columns'

/** Who paid what in one settlement, and what for; the names are read with the invoices. */
export function SettlementPayers({ organizationId, payers, shown, reads, onMore }: PayersProps) {
  const t = useT()
  const clientNo = useClientOf(organizationId)
  const rows: PayerRow[] = shown.map((payer) => ({
    ...payer,
    read: reads.byKey.get(payer.id) ?? null,
  }))
  const left = payers.length - shown.length
  const { invoices, unnamed } = countPayers(payers)
  if (payers.length === 0)
    return (
      <PageSection title={t('settlements.payers.title')}>
        <p className="text-ink-3">{t('settlements.payers.none')}</p>
      </PageSection>
    )
  return (
    <PageSection
      title={t('settlements.payers.title')}
      note={t(left > 0 ? 'settlements.payers.note' : 'settlements.payers.noteAll', {
        shown: formatCount(shown.length),
        count: invoices,
        unnamed,
        by: findSharedCurrency(payers) === null ? 'currency' : 'amount',
      })}
    >
      {reads.invoiceFailure && (
        <FailureBlock
          failure={reads.invoiceFailure}
          doing="read"
          variant="strip"
          note={t('settlements.payers.noNames')}
          steps={<Button onClick={reads.again}>{t('states.tryAgain')}</Button>}
        />
      )}
      <DataTable
        label={t('settlements.payers.list')}
        columns={createPayerColumns(t, { organizationId, clientNo, payers })}
        rows={payers.length > 1 ? [...rows, toTotalRow(payers)] : rows}
        keyOf={({ id }) => id}
      />
      {left > 0 && (
        <div className="pt-2">
          <Button size="sm" onClick={onMore}>
            {t('settlements.payers.showMore', { count: formatCount(Math.min(left, payersAtOnce)) })}
          </Button>
        </div>
      )}
    </PageSection>
  )
}

/** How many payers are shown, and their invoices read, at once. */
export const payersAtOnce = 20

type PayersProps = {
  organizationId: string
  payers: readonly Payer[]
  shown: readonly Payer[]
  reads: PayerReads
  onMore: () => void
}

/** What all payers come to, those that are not shown too. */
function toTotalRow(payers: readonly Payer[]): PayerRow {
  const sum = (part: (typeof payerParts)[number] | 'paid') => sumPayers(payers, part)
  return {
    ...{ id: 'all payers', isTotal: true, read: null },
    ...{ invoiceId: null, invoiceNumber: null, caseNumber: null },
    currency: findSharedCurrency(payers),
    ...{ principal: sum('principal'), interest: sum('interest') },
    ...{ fees: sum('fees'), other: sum('other'), paid: sum('paid') },
  }
}
