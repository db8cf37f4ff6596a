import { defineColumns } from '@/components/data-grid/define-columns'
import { Glyph } from '@/components/ui/glyph'
import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import type { Settlement } from '@/lib/features/settlements/client/settlements'
import { computeSettlementParts } from '@/lib/features/settlements/domain/settlement-parts'
import { labelAllocationType } from '@/lib/features/settlements/messages/settlement-labels'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { CaseLink, InvoiceLink } from './settlement-columns'

type Allocation = NonNullable<NonNullable<Settlement['allocations']>[number]> & { place: number }

/** Whether the parts make up the amount, in words. */
export function AllocationSummary({ settlement }: { settlement: Settlement }) {
  const t = useT()
  const parts = computeSettlementParts(settlement)
  const glyph = { equal: 'ok', differs: 'warn', untold: 'unknown' } as const
  return (
    <p className="flex min-h-8 items-center gap-2">
      <Glyph verdict={glyph[parts.is]} />
      {parts.is === 'differs'
        ? t('settlements.parts.differs', {
            by: formatDecimal(parts.by),
            currency: settlement.currency ?? '',
          })
        : t(`settlements.parts.${parts.is}`)}
    </p>
  )
}

export const createAllocationColumns = (t: Translate, organizationId: string) =>
  defineColumns<Allocation>()([
    {
      key: 'type',
      card: 'top',
      title: t('settlements.parts.type'),
      width: 'w-40',
      cell: ({ type }) =>
        type ? <span title={type}>{labelAllocationType(t, type)}</span> : <Absent />,
    },
    {
      key: 'amount',
      card: 'right',
      title: t('settlements.column.amount'),
      align: 'end',
      width: 'w-36',
      cell: ({ amount, currency }) => <MoneyAmount value={amount} currency={currency} />,
    },
    {
      key: 'invoice',
      card: 'left',
      title: t('settlements.column.invoice'),
      width: 'w-44',
      cell: (part) => <InvoiceLink {...part} organizationId={organizationId} />,
    },
    {
      key: 'case',
      card: 'line',
      title: t('settlements.column.case'),
      width: 'w-32',
      cell: (part) => <CaseLink {...part} organizationId={organizationId} />,
    },
  ])
