'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { ChannelDrift, InvoiceRowLink } from '@/components/invoice-search/public'
import { Button } from '@/components/ui/button'
import { RawText } from '@/components/ui/states/raw-text'
import { useT } from '@/lib/client/translation'
import type { FailureGroup } from '@/lib/features/delivery-failures/client/failures'
import { findFieldToFix } from '@/lib/features/delivery-failures/messages/describe-cause'
import { formatAmount } from '@/lib/shared/format/amount'
import { formatWallTime } from '@/lib/shared/format/sent-time'
import { useFailuresPlace } from './failures-context'

const CauseCustomer = dynamic(() =>
  import('./cause-customer').then((module) => module.CauseCustomer),
)

type Sample = FailureGroup['samples'][number]

/**
 * The newest rows of a group with their texts as they came, and a way to the customer where a field
 * of the customer's is to be mended.
 */
export function FailureSamples({ group, isOpen, onToggle }: SamplesProps) {
  const t = useT()
  return (
    <details
      open={isOpen}
      className="pt-1 pl-5.5 max-narrow:pl-0"
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary className="w-fit cursor-pointer text-xs/6 text-accent" data-row data-key={group.key}>
        {t('deliveryFailures.samples', { count: group.samples.length })}
      </summary>
      <ul>
        {group.samples.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may lack every number, and their order does not change
          <SampleRow key={at} row={row} field={findFieldToFix(t, group.cause)} />
        ))}
      </ul>
    </details>
  )
}

type SamplesProps = { group: FailureGroup; isOpen: boolean; onToggle: (isOpen: boolean) => void }
type RowProps = { row: Sample; field: { path: string; label: string } | null }

function SampleRow({ row, field }: RowProps) {
  const t = useT()
  const { companies } = useFailuresPlace()
  const [isLooking, setLooking] = useState(false)
  const client = companies?.find(
    ({ companyId, clientNo }) => companyId === row.CompanyId && clientNo !== null,
  )
  const name = row.InvoiceeName?.trim()
  const said = [
    row.LogTime && formatWallTime(t, row.LogTime),
    row.TransactionRid != null &&
      t('deliveryFailures.sampleTransaction', { rid: String(row.TransactionRid) }),
    name,
    row.Amount != null && formatAmount(row.Amount),
  ].filter(Boolean)
  return (
    <li className="pb-2.5 [&_div[role]]:px-2">
      <p className="flex min-h-7.5 flex-wrap items-center gap-x-3.5 gap-y-1 tabular-nums">
        {row.InvoiceNumber && (
          <InvoiceRowLink row={row}>
            {t('deliveryFailures.sampleInvoice', { number: row.InvoiceNumber })}
          </InvoiceRowLink>
        )}
        <span className="min-w-0 wrap-anywhere">{said.join(', ')}</span>
        <span className="min-w-0 wrap-anywhere">
          <ChannelDrift row={row} />
        </span>
        {client?.clientNo && name && !isLooking && (
          <Button size="sm" variant="quiet" onClick={() => setLooking(true)}>
            {t('deliveryFailures.find')}
          </Button>
        )}
      </p>
      <RawText className="mt-0!">
        {row.LogText?.trim() ? (
          row.LogText
        ) : (
          <span className="text-ink-3">{t('deliveryFailures.noText')}</span>
        )}
      </RawText>
      {client?.clientNo && name && isLooking && (
        <CauseCustomer clientNo={client.clientNo} client={client.name} name={name} field={field} />
      )}
    </li>
  )
}
