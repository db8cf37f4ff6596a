'use client'

import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { CauseFacts, type CompanyClient } from '@/components/delivery-failures/public'
import { createNumberFact, type Fact, Facts } from '@/components/form/facts'
import { JsonText } from '@/components/form/json-text'
import { Button } from '@/components/ui/button'
import { CopiedNumber, CopyButton, CopyNumber } from '@/components/ui/copy-button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { PanelSection } from '@/components/ui/page-section'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import type { SummaryRow } from '@/lib/client/lists/keyset-paging'
import { isDenied, OperationFailed } from '@/lib/client/operation-failed'
import { getOperationQuery } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { toFileQuery } from '@/lib/features/bundles/client/public'
import { labelCode } from '@/lib/features/invoice-search/messages/code-labels'
import { formatAmount } from '@/lib/shared/format/amount'
import { formatWallTime } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { InvoicePaper } from './invoice-paper'
import { InvoiceRowLink } from './invoice-row-link'
import type { Step } from './row-steps'
import { TransactionStatus } from './transaction-status'

const parts = ['view', 'receipt', 'raw'] as const
type Part = (typeof parts)[number]

/**
 * One row beside the grid: the invoice as its receiver sees it, its receipt, the row as it came,
 * and both levels of its status. The grid keeps the keyboard; Escape closes the drawer from inside
 * it too, and the grid takes the keyboard back.
 */
export function InvoiceDrawer({ row, steps, clients, onOpen }: InvoiceDrawerProps) {
  const t = useT()
  const [part, setPart] = useState<Part>('view')

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented) onOpen(null)
  }

  return (
    <aside
      className="flex flex-col overflow-hidden border-l border-line-strong bg-surface [--aside:var(--drawer)] print:hidden"
      aria-label={t('invoiceSearch.drawer.label', { number: labelNumber(t, row) })}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      <header className="flex flex-none flex-wrap items-center gap-0.5 border-b border-line pt-3 pr-4 pb-2 pl-5">
        <h2 className="min-w-0 flex-1 wrap-anywhere tabular-nums">
          <InvoiceRowLink row={row}>
            {t('invoiceSearch.drawer.label', { number: labelNumber(t, row) })}
          </InvoiceRowLink>{' '}
          {row.InvoiceNumber && <CopyNumber text={row.InvoiceNumber} />}
        </h2>
        <StepButton
          label={t('invoiceSearch.drawer.previous')}
          icon="asc"
          to={steps.above}
          onOpen={onOpen}
        />
        <StepButton
          label={t('invoiceSearch.drawer.nextRow')}
          icon="desc"
          to={steps.below}
          onOpen={onOpen}
        />
        <Button
          variant="quiet"
          size="sm"
          square
          aria-label={t('invoiceSearch.drawer.close')}
          aria-keyshortcuts="Escape"
          onClick={() => onOpen(null)}
        >
          <Icon name="x" />
        </Button>
        <div className="basis-full pt-0.5">
          <TransactionStatus row={row} />
        </div>
      </header>
      <div className="min-h-0 flex-1 overflow-auto px-5 pt-3 pb-6">
        <fieldset
          className="flex items-center gap-1 pb-2.5"
          aria-label={t('invoiceSearch.drawer.parts')}
        >
          {parts.map((each) => (
            <Button
              key={each}
              variant="quiet"
              size="sm"
              className="aria-pressed:text-accent!"
              pressed={each === part}
              onClick={() => setPart(each)}
            >
              {t(`invoiceSearch.drawer.${each}`)}
            </Button>
          ))}
          <span className="ml-auto text-xs text-ink-3 tabular-nums">
            {row.TransactionRid != null && (
              <>
                Transaction <CopiedNumber text={String(row.TransactionRid)} />
              </>
            )}
          </span>
        </fieldset>
        {part === 'view' && <View row={row} />}
        {part === 'receipt' && <ReceiptPart row={row} />}
        {part === 'raw' && <Raw row={row} />}
        <PanelSection title={t('invoiceSearch.drawer.levels')}>
          <Facts items={listStatusLevels(t, row)} />
        </PanelSection>
        <CauseFacts key={row.TransactionRid} row={row} clients={clients} />
        <PanelSection title={t('invoiceSearch.drawer.facts')}>
          <Facts items={listInvoiceFacts(t, row)} />
        </PanelSection>
      </div>
    </aside>
  )
}

type InvoiceDrawerProps = {
  row: SummaryRow
  steps: Record<'above' | 'below', Step>
  clients: readonly CompanyClient[]
  /** Opens another row by its transaction; null closes the drawer. */
  onOpen: (rid: ExactNumber | null) => void
}

type StepProps = {
  label: string
  icon: 'asc' | 'desc'
  to: Step
  onOpen: (rid: ExactNumber) => void
}

/** A step to the next row of the list; where there is none it says why. */
function StepButton({ label, icon, to, onOpen }: StepProps) {
  const t = useT()
  const why = 'why' in to ? t(`invoiceSearch.drawer.noStep.${to.why}`) : undefined
  return (
    <Button
      variant="quiet"
      size="sm"
      square
      aria-label={label}
      title={why}
      aria-disabled={why !== undefined}
      onClick={() => 'rid' in to && onOpen(to.rid)}
    >
      <Icon name={icon} />
    </Button>
  )
}

const labelNumber = (t: Translate, row: SummaryRow) =>
  row.InvoiceNumber || t('invoiceSearch.drawer.noNumber')

function View({ row }: { row: SummaryRow }) {
  const t = useT()
  const rid = row.TransactionRid
  const query = useQuery({
    ...getOperationQuery('getInvoiceView', { query: { TransactionRid: rid ?? 0 } }),
    enabled: rid != null,
  })
  if (rid == null)
    return <StateBlock kind="silent" variant="strip" title={t('invoiceSearch.drawer.noRid')} />
  if (query.data) return <InvoicePaper view={query.data} row={row} />
  return <Waiting query={query} missing={t('invoiceSearch.drawer.noView')} />
}

function ReceiptPart({ row }: { row: SummaryRow }) {
  const t = useT()
  const { TransactionRid: rid, CompanyId: company } = row
  const isNamed = rid != null && company != null
  const query = useQuery({
    ...getOperationQuery('getReceipt', {
      query: { TransactionRid: rid ?? 0, CompanyId: company ?? 0 },
    }),
    enabled: isNamed,
  })
  if (!isNamed)
    return <StateBlock kind="silent" variant="strip" title={t('invoiceSearch.drawer.noRid')} />
  if (!query.data)
    return (
      <Waiting
        query={query}
        missing={t(
          row.Status === 'Pending'
            ? 'invoiceSearch.drawer.noReceiptPending'
            : 'invoiceSearch.drawer.noReceipt',
        )}
      />
    )
  const { ReceiptId, Channel, Status, ReceivedTime, Text } = query.data
  return (
    <Facts
      items={[
        createNumberFact('Receipt ID', ReceiptId),
        { label: 'Channel', value: Channel },
        { label: 'Status', value: Status },
        { label: 'Received', value: ReceivedTime && formatWallTime(t, ReceivedTime) },
        { label: 'Text', value: Text },
      ]}
    />
  )
}

type Waiting = { error: Error | null; refetch: () => unknown }

/**
 * What stands in the place of a part while it is read, when there is none, and when it could not be
 * read.
 */
function Waiting({ query: { error, refetch }, missing }: { query: Waiting; missing: string }) {
  const t = useT()
  if (!(error instanceof OperationFailed)) return <Skeleton rows={6} columns={2} />
  if (isDenied(error.failure)) return <StateBlock kind="empty" variant="strip" title={missing} />
  return (
    <FailureBlock
      failure={error.failure}
      doing="read"
      variant="strip"
      steps={
        <Button size="sm" onClick={() => void refetch()}>
          {t('states.tryAgain')}
        </Button>
      }
    />
  )
}

function Raw({ row }: { row: SummaryRow }) {
  const t = useT()
  const text = JSON.stringify(row, null, 2)
  return (
    <div className="grid justify-items-end [&>pre]:w-full [&>pre]:overflow-auto">
      <CopyButton text={text} label={t('invoiceSearch.drawer.copyRaw')} />
      <JsonText value={row} />
    </div>
  )
}

const listStatusLevels = (t: Translate, row: SummaryRow): Fact[] => [
  {
    label: t('invoiceSearch.drawer.request'),
    value: <span className="text-ink-3">{t('invoiceSearch.drawer.requestNote')}</span>,
  },
  { label: t('invoiceSearch.drawer.transaction'), value: row.Status },
  { label: t('invoiceSearch.drawer.channelStatus'), value: row.ChannelStatus },
  {
    label: t('invoiceSearch.drawer.updated'),
    value: row.ChannelUpdateTime && formatWallTime(t, row.ChannelUpdateTime),
  },
  {
    label: t('invoiceSearch.drawer.delivered'),
    value: row.DeliveryTime && formatWallTime(t, row.DeliveryTime),
  },
  { label: t('invoiceSearch.drawer.requested'), value: row.RequestedChannel },
  {
    label: t('invoiceSearch.drawer.actual'),
    value: row.ActualChannel === '' ? t('invoiceSearch.drawer.none') : row.ActualChannel,
  },
]

const listInvoiceFacts = (t: Translate, row: SummaryRow): Fact[] => [
  { label: t('invoiceSearch.column.invoicee'), value: row.InvoiceeName },
  { label: t('invoiceSearch.column.company'), value: row.Company },
  {
    label: t('invoiceSearch.column.type'),
    value: row.InvoiceType && labelCode(t, 'type', row.InvoiceType),
  },
  createNumberFact(t('invoiceSearch.column.kid'), row.KID),
  {
    label: t('invoiceSearch.column.amount'),
    value: row.Amount == null ? null : formatAmount(row.Amount),
  },
  { label: t('invoiceSearch.column.invoiceDate'), value: row.InvoiceDate },
  { label: t('invoiceSearch.column.due'), value: row.DueDate },
  { label: t('invoiceSearch.column.sent'), value: row.LogTime && formatWallTime(t, row.LogTime) },
  { label: t('invoiceSearch.column.file'), value: renderFile(row) },
]

/** The file that it came in, with the way to what else came in it. */
function renderFile(row: SummaryRow) {
  const query = toFileQuery(row)
  return query === null ? row.Filename : <Link href={routes.files(query)}>{row.Filename}</Link>
}
