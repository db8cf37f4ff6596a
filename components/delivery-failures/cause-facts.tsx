'use client'

import { useState } from 'react'
import { ExplainRules } from '@/components/document-rules/public'
import { type Fact, Facts } from '@/components/form/facts'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { PanelSection } from '@/components/ui/page-section'
import { RawText } from '@/components/ui/states/state-block'
import type { SummaryRow } from '@/lib/client/lists/keyset-paging'
import { useT } from '@/lib/client/translation'
import { findCause } from '@/lib/features/delivery-failures/domain/failure-causes'
import {
  describeCause,
  findFieldToFix,
} from '@/lib/features/delivery-failures/messages/describe-cause'
import { getStatusLevels } from '@/lib/features/invoice-search/domain/public'
import type { Translate } from '@/lib/shared/i18n/translate'
import { CauseCustomer } from './cause-customer'

/** Whose customers a company invoices. */
export type CompanyClient = { companyId: number; clientNo: string | null; name: string }

/**
 * Why a row failed, as far as its log text is known, what to do, and always the text itself; where
 * a field of the customer's mends it, a way to look for the customer. Nothing for a row without a
 * text.
 */
export function CauseFacts({
  row,
  clients,
}: {
  row: SummaryRow
  clients: readonly CompanyClient[]
}) {
  const t = useT()
  const [isLooking, setLooking] = useState(false)
  if (!row.LogText) return null
  const known = getStatusLevels(row).status === 'failed' ? findCause(row.LogText) : null
  const field = findFieldToFix(t, known?.cause ?? null)
  const client = clients.find(
    ({ companyId, clientNo }) => companyId === row.CompanyId && clientNo !== null,
  )
  const name = row.InvoiceeName?.trim()
  return (
    <PanelSection title={t('invoiceSearch.drawer.logText')}>
      {known && <Facts items={listCauseFacts(t, known, field?.label ?? null)} />}
      <RawText>{row.LogText}</RawText>
      <ExplainRules text={row.LogText} />
      {known && client?.clientNo && name && !isLooking && (
        <Button size="sm" onClick={() => setLooking(true)}>
          {t('deliveryFailures.find')}
        </Button>
      )}
      {client?.clientNo && name && isLooking && (
        <CauseCustomer clientNo={client.clientNo} client={client.name} name={name} field={field} />
      )}
    </PanelSection>
  )
}

function listCauseFacts(
  t: Translate,
  { cause, confidence }: NonNullable<ReturnType<typeof findCause>>,
  field: string | null,
): Fact[] {
  const { means, next } = describeCause(t, { kind: 'cause', cause })
  return [
    {
      label: t('invoiceSearch.drawer.cause'),
      value: (
        <>
          {means} <Chip variant="line">{t(`invoiceSearch.drawer.${confidence}`)}</Chip>
        </>
      ),
    },
    { label: t('invoiceSearch.drawer.next'), value: next },
    ...(field ? [{ label: t('invoiceSearch.drawer.fixAt'), value: field }] : []),
  ]
}
