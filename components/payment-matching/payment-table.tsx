'use client'

import { useRef } from 'react'
import { RowKeys } from '@/components/data-grid/row-keys'
import { useDrawnCount } from '@/components/ui/hooks/use-drawn-count'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { LeftLine } from '@/lib/features/payment-matching/domain/left-line'
import type { InvoiceIndex } from '@/lib/features/payment-matching/domain/open-invoices'
import type {
  PaymentPlan,
  Pick as Picked,
  Picks,
  PlannedLine,
} from '@/lib/features/payment-matching/domain/payment-plan'
import { AllTick } from './payment-all-tick'
import type { ShownGroup } from './payment-groups'
import { PaymentPanel } from './payment-panel'
import { SteadyPaymentRow } from './payment-row'
import { LeftRow, paymentCard } from './payment-row-parts'
import { useFocusOnRow, useLineChoice } from './use-line-choice'

type Props = {
  plan: PaymentPlan
  left: readonly LeftLine[]
  index: InvoiceIndex
  organizationId: string
  shown: ShownGroup | null
  isLocked: boolean
  onPick: (no: number, pick: Picked) => void
  onPickAll: (picks: Picks) => void
}

/**
 * Every line in the order of the list with its invoice and why. J and K move, Space puts a line in
 * or out, Enter opens what may be meant and takes the likeliest. Narrow, each row is a card.
 */
export function PaymentTable(props: Props) {
  const t = useT()
  const { plan, left, index, shown, isLocked } = props
  const table = useRef<HTMLTableElement>(null)
  const lines = plan.lines.filter(({ group }) => shown === null || group === shown)
  const choice = useLineChoice(plan, lines, props)
  const { openNo } = choice
  const shownLeft = shown === null || shown === 'left' ? left : []
  const rows = [
    ...lines.map((planned) => ({ no: planned.line.no, planned, left: null })),
    ...shownLeft.map((each) => ({ no: each.no, planned: null, left: each })),
  ].toSorted((one, other) => one.no - other.no)
  const drawnCount = useDrawnCount(rows.length)
  const drawn = rows.slice(0, drawnCount)
  const isTargetDrawn = drawn.some(({ no }) => no === choice.target)
  useFocusOnRow(table, choice.target, isTargetDrawn)

  return (
    <RowKeys
      label={t('paymentMatching.table')}
      hasLinks={lines.length > 0}
      onRowKey={choice.handleRowKey}
    >
      <table ref={table} className="data-table w-full max-narrow:block">
        <caption className="sr-only">{t('paymentMatching.table')}</caption>
        <colgroup>
          {columns.map(([name, width]) => (
            <col key={name} className={width} />
          ))}
        </colgroup>
        <PaymentHead lines={lines} isLocked={isLocked} onPickAll={props.onPickAll} />
        <tbody className="max-narrow:block">
          {drawn.map(({ no, planned, left: out }, place) =>
            planned ? (
              <SteadyPaymentRow
                key={no}
                planned={planned}
                organizationId={props.organizationId}
                isFirst={place === 0}
                isOpen={openNo === no}
                isLocked={isLocked}
                actions={choice.actions}
              >
                {openNo === no && (
                  <tr className={paymentCard.panel}>
                    <td colSpan={columns.length} className={paymentCard.panelCell}>
                      <PaymentPanel
                        planned={planned}
                        index={index}
                        typed={choice.typed}
                        chosenAt={choice.chosenAt}
                        isLocked={isLocked}
                        onChoose={choice.choose}
                        onFind={choice.find}
                        onTake={(invoiceIds) => choice.take(planned, invoiceIds)}
                        onLeaveOut={() => choice.leaveOut(planned)}
                      />
                    </td>
                  </tr>
                )}
              </SteadyPaymentRow>
            ) : (
              out && <LeftRow key={no} line={out} />
            ),
          )}
        </tbody>
      </table>
      {rows.length === 0 && <StateBlock kind="empty" title={t('paymentMatching.noneInGroup')} />}
    </RowKeys>
  )
}

function PaymentHead({
  lines,
  isLocked,
  onPickAll,
}: { lines: readonly PlannedLine[] } & Pick<Props, 'isLocked' | 'onPickAll'>) {
  const t = useT()
  return (
    <thead className="max-narrow:hidden">
      <tr>
        <th scope="col">
          <AllTick lines={lines} isLocked={isLocked} onPickAll={onPickAll} />
        </th>
        {columns.slice(1).map(([name]) => (
          <th
            key={name}
            scope="col"
            data-align={name === 'amount' || name === 'difference' ? 'end' : undefined}
          >
            {t(`paymentMatching.column.${name}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const columns = [
  ['tick', 'w-12'],
  ['paid', 'w-24'],
  ['payer', 'w-44'],
  ['amount', 'w-34'],
  ['invoice', 'w-40'],
  ['proof', 'w-auto'],
  ['difference', 'w-30'],
] as const
