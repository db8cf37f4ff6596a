'use client'

import { useState } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { Button } from '@/components/ui/button'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import { Link } from '@/components/ui/link'
import { MoneyAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import { truncateId } from '@/lib/shared/format/truncate-id'
import type { Translate } from '@/lib/shared/i18n/translate'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { routes } from '@/lib/shared/routes'
import type { ReadBatch, SentRow } from './batch-outcome'

/** So many rows are shown at once. */
const shownAtFirst = 200

type BatchRowResult = ReadBatch['rows'][number]
type Props = {
  rows: SentRow[] | null
  rowResults: BatchRowResult[]
  organizationId: string | null
  clientNo: string | null
  /** Shows those that were not booked first, where there are any. */
  opensAtRefused?: boolean
}

/** What became of each row of a batch, with the upstream's own reason, beside what was sent. */
export function BatchRows({ rows, rowResults, organizationId, clientNo, opensAtRefused }: Props) {
  const t = useT()
  const [showsAll, setShowsAll] = useState(false)
  const isOpen = ({ is }: BatchRowResult) => is !== 'booked' && is !== 'taken' && is !== 'recorded'
  const [onlyOpen, setOnlyOpen] = useState(opensAtRefused === true && rowResults.some(isOpen))
  const chosen = onlyOpen ? rowResults.filter(isOpen) : rowResults
  const shown = showsAll ? chosen : chosen.slice(0, shownAtFirst)
  const hasAmounts = rows?.some(({ amount }) => amount !== null) ?? false
  const hasIds = rowResults.some(({ sourceId }) => sourceId !== null)
  return (
    <div className="my-1.5 max-w-full overflow-x-auto">
      {(onlyOpen || rowResults.length > 5) && rowResults.some(isOpen) && (
        <Checkbox checked={onlyOpen} onChange={(event) => setOnlyOpen(event.target.checked)}>
          {t('batches.onlyNotBooked')}
        </Checkbox>
      )}
      <table
        data-wide={hasAmounts || hasIds || undefined}
        className="read-table max-narrow:data-wide:min-w-[620px] [&_:is(td,th)]:h-auto [&_:is(td,th)]:py-1.25 [&_:is(td,th)]:align-top"
      >
        <thead>
          <tr>
            <th scope="col" className="w-11">
              {t('batches.column.row')}
            </th>
            <th scope="col">{t('batches.column.what')}</th>
            {hasAmounts && (
              <th scope="col" className="pr-4 text-right whitespace-nowrap tabular-nums">
                {t('batches.column.amount')}
              </th>
            )}
            {hasIds && <th scope="col">{t('batches.column.id')}</th>}
            <th scope="col">{t('batches.column.state')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((result) => (
            <tr key={result.index}>
              <th scope="row" className="border-line">
                {result.index + 1}
              </th>
              <td>
                <About result={result} organizationId={organizationId} clientNo={clientNo} />
              </td>
              {hasAmounts && (
                <td className="pr-4 text-right whitespace-nowrap tabular-nums">
                  {renderAmount(t, rows?.[result.index])}
                </td>
              )}
              {hasIds && <td className="font-mono">{result.sourceId ?? t('batches.absent')}</td>}
              <td>
                <span className="status whitespace-nowrap">
                  <Glyph verdict={verdicts[result.is]} /> {describeState(t, result)}
                </span>
                {result.is !== 'booked' && (result.code || result.message) && (
                  <code className="font-mono text-2xs wrap-anywhere text-ink-2 block">
                    {[result.code, result.message].filter(Boolean).join(' ')}
                  </code>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < chosen.length && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 py-1">
          {t('batches.moreRows', { shown: shown.length, count: chosen.length })}
          <Button size="sm" onClick={() => setShowsAll(true)}>
            {t('batches.showAll')}
          </Button>
        </p>
      )}
    </div>
  )
}

function About({
  result,
  organizationId,
  clientNo,
}: Pick<Props, 'organizationId' | 'clientNo'> & { result: BatchRowResult }) {
  const t = useT()
  if (result.invoiceId && organizationId)
    return (
      <Link href={routes.collectionInvoice(organizationId, result.invoiceId)}>
        {t('batches.invoice', { id: result.invoiceNumber ?? truncateId(result.invoiceId) })}
      </Link>
    )
  if (result.invoiceNumber && clientNo && !hasIdentityNumber(result.invoiceNumber))
    return (
      <>
        <Link href={routes.ledgerDocument(clientNo, result.invoiceNumber)}>
          {t('batches.document', { number: result.invoiceNumber })}
        </Link>
        {result.customerNo && (
          <span className="block text-xs text-ink-2">
            {t('batches.customer', { customerNo: result.customerNo })}
          </span>
        )}
      </>
    )
  if (result.customerNo && clientNo)
    return (
      <Link href={routes.customer(clientNo, result.customerNo)}>
        {t('batches.customer', { customerNo: result.customerNo })}
      </Link>
    )
  return result.invoiceNumber ?? t('batches.absent')
}

/** A customer is saved, and anything else is booked. */
const describeState = (t: Translate, { is, customerNo, invoiceNumber }: BatchRowResult) =>
  is === 'booked' && customerNo && !invoiceNumber
    ? t('batches.customerSaved')
    : t(`batches.rowState.${is}`)

const renderAmount = (t: Translate, row: SentRow | undefined) =>
  row?.amount == null ? (
    t('batches.absent')
  ) : (
    <MoneyAmount value={row.amount} currency={row.currency} />
  )

const verdicts: Record<BatchRowResult['is'], Verdict> = {
  booked: 'ok',
  taken: 'ok',
  failed: 'fail',
  waiting: 'wait',
  untold: 'unknown',
  recorded: 'ok',
  absent: 'new',
}
