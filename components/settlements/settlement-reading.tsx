import { useState } from 'react'
import { createNumberFact, Facts } from '@/components/form/facts'
import { WorkHolder } from '@/components/today/public'
import { Glyph } from '@/components/ui/glyph'
import { MoneyAmount } from '@/components/ui/money-amount'
import { PageSection } from '@/components/ui/page-section'
import { useT } from '@/lib/client/translation'
import { usePayerReads } from '@/lib/features/settlements/client/payer-reads'
import type { Settlement } from '@/lib/features/settlements/client/settlements'
import { computeAllocationSums } from '@/lib/features/settlements/domain/allocation-sums'
import { listPayers } from '@/lib/features/settlements/domain/settlement-payers'
import { listSettlementWork } from '@/lib/features/today/domain/public'
import { formatDecimal } from '@/lib/shared/format/amount'
import { formatDay } from '@/lib/shared/format/sent-time'
import { LedgerDifference } from './ledger-difference'
import { CaseLink, CollectionType, InvoiceLink, ReferenceLink } from './settlement-columns'
import { payersAtOnce, SettlementPayers } from './settlement-payers'
import { SettlementWaterfall } from './settlement-waterfall'

/**
 * One settlement, read: what it is made of, whether that adds up, how the ledger stands beside it,
 * who paid, and its details.
 */
export function SettlementReading({ organizationId, settlement }: ReadingProps) {
  const t = useT()
  const [most, setMost] = useState(payersAtOnce)
  const payers = listPayers(settlement)
  const shown = payers.slice(0, most)
  const reads = usePayerReads(organizationId, shown)
  return (
    <>
      <WorkHolder work={listSettlementWork(organizationId, settlement)} />
      <div className="px-6 pb-6 max-narrow:px-4">
        <PageSection title={t('settlements.parts.title')}>
          <SettlementWaterfall settlements={[settlement]} />
          <PartsCheck settlement={settlement} />
        </PageSection>
        <LedgerDifference organizationId={organizationId} shown={shown} reads={reads} />
        <SettlementPayers
          organizationId={organizationId}
          payers={payers}
          shown={shown}
          reads={reads}
          onMore={() => setMost(most + payersAtOnce)}
        />
        <PageSection title={t('settlements.facts')}>
          <SettlementFacts organizationId={organizationId} settlement={settlement} />
        </PageSection>
      </div>
    </>
  )
}

type ReadingProps = { organizationId: string; settlement: Settlement }

/** Whether the parts make up the amount, in words. */
function PartsCheck({ settlement }: { settlement: Settlement }) {
  const t = useT()
  const parts = computeAllocationSums(settlement)
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

function SettlementFacts({ organizationId, settlement }: ReadingProps) {
  const t = useT()
  const isNamed = settlement.invoiceId || settlement.invoiceNumber
  return (
    <Facts
      items={[
        {
          label: t('settlements.column.amount'),
          value: <MoneyAmount value={settlement.settlementAmount} currency={settlement.currency} />,
        },
        { label: t('settlements.column.date'), value: formatDay(t, settlement.settlementDate) },
        {
          label: t('settlements.column.invoice'),
          value: isNamed ? <InvoiceLink {...settlement} organizationId={organizationId} /> : null,
        },
        {
          label: t('settlements.column.case'),
          value: <CaseLink organizationId={organizationId} caseNumber={settlement.caseNumber} />,
        },
        {
          label: t('settlements.column.type'),
          value: settlement.collectionType && <CollectionType code={settlement.collectionType} />,
        },
        {
          label: t('settlements.column.reference'),
          value: <ReferenceLink {...settlement} organizationId={organizationId} />,
        },
        { label: t('settlements.column.rate'), value: settlement.exchangeRate },
        createNumberFact(t('settlements.column.id'), settlement.settlementId),
      ]}
    />
  )
}
