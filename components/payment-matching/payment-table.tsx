'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { RowKeys } from '@/components/data-grid/row-keys'
import { isNowhere } from '@/components/data-grid/use-table-shortcuts'
import { useDrawnCount } from '@/components/ui/hooks/use-drawn-count'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { LeftLine } from '@/lib/features/payment-matching/domain/bank-line'
import type { InvoiceIndex } from '@/lib/features/payment-matching/domain/open-invoices'
import type {
  PaymentPlan,
  Pick,
  Picks,
  PlannedLine,
} from '@/lib/features/payment-matching/domain/payment-plan'
import { AllTick, isShut } from './payment-all-tick'
import type { ShownGroup } from './payment-groups'
import { PaymentPanel } from './payment-panel'
import { type RowActions, SteadyPaymentRow } from './payment-row'
import { LeftRow, paymentCard } from './payment-row-parts'

type Props = {
  plan: PaymentPlan
  left: readonly LeftLine[]
  index: InvoiceIndex
  organizationId: string
  shown: ShownGroup | null
  isLocked: boolean
  onPick: (no: number, pick: Pick) => void
  onPickAll: (picks: Picks) => void
}

const isOpenChoice = ({ group, isIn }: PlannedLine) => group === 'choose' && !isIn

/**
 * Every line in the order of the list with its invoice and why. J and K move, Space puts a line in
 * or out, Enter opens what may be meant and takes the likeliest. Narrow, each row is a card.
 */
export function PaymentTable(props: Props) {
  const t = useT()
  const { plan, left, index, shown, isLocked } = props
  const [openNo, setOpenNo] = useState(() => plan.lines.find(isOpenChoice)?.line.no ?? null)
  const [chosenAt, setChosenAt] = useState(0)
  const table = useRef<HTMLTableElement>(null)
  const [target, setTarget] = useState(openNo ?? plan.lines[0]?.line.no ?? null)
  const lines = plan.lines.filter(({ group }) => shown === null || group === shown)
  const shownLeft = shown === null || shown === 'left' ? left : []
  const rows = [
    ...lines.map((planned) => ({ no: planned.line.no, planned, left: null })),
    ...shownLeft.map((each) => ({ no: each.no, planned: null, left: each })),
  ].toSorted((one, other) => one.no - other.no)
  const drawnCount = useDrawnCount(rows.length)
  const drawn = rows.slice(0, drawnCount)
  const wasLate = useRef(false)
  const isTargetDrawn = drawn.some(({ no }) => no === target)
  useEffect(() => {
    wasLate.current ||= !isTargetDrawn
    if (target === null || !isTargetDrawn) return
    // Whoever went elsewhere before the row was drawn stays there.
    const isElsewhere = wasLate.current && !isNowhere(document.activeElement)
    wasLate.current = false
    if (isElsewhere) return
    const row = table.current?.querySelector<HTMLElement>(`.row-link[data-key="${target}"]`)
    row?.focus({ preventScroll: true })
    row?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }, [target, isTargetDrawn])

  function open(no: number | null) {
    setOpenNo(no)
    setChosenAt(0)
  }

  /** The next line that needs a choice gets the focus; where there is none, this one keeps it. */
  function pick({ line }: PlannedLine, picked: Pick) {
    props.onPick(line.no, picked)
    const waiting = lines.filter((each) => isOpenChoice(each) && each.line.no !== line.no)
    const next = waiting.find((each) => each.line.no > line.no) ?? waiting[0]
    open(picked.isIn ? (next?.line.no ?? null) : null)
    setTarget(picked.isIn && next ? next.line.no : line.no)
  }

  const actions: RowActions = {
    toggle(planned) {
      const ids = planned.candidate?.parts.map(({ invoice }) => invoice.id)
      if (isLocked || isShut(planned)) return
      if (!ids) return open(planned.line.no)
      props.onPick(planned.line.no, { invoiceIds: ids, isIn: !planned.isIn })
    },
    open: (planned) =>
      isLocked || isShut(planned)
        ? undefined
        : open(openNo === planned.line.no ? null : planned.line.no),
  }
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  const [steady] = useState<RowActions>(() => ({
    toggle: (planned) => latest.current.toggle(planned),
    open: (planned) => latest.current.open(planned),
  }))

  function handleRowKey(event: KeyboardEvent<HTMLElement>, place: number): boolean {
    const planned = lines[place]
    if (!planned || event.ctrlKey || event.metaKey || event.altKey) return false
    if (event.key === ' ') actions.toggle(planned)
    else if (event.key === 'Escape' && openNo !== null) open(null)
    else if (event.key !== 'Enter' || openNo !== planned.line.no) return false
    else if (!takeChosen(planned)) return false
    return true
  }

  function takeChosen(planned: PlannedLine): boolean {
    const candidate = planned.match.candidates[chosenAt]
    if (!candidate) return false
    const invoiceIds = candidate.parts.map(({ invoice }) => invoice.id)
    pick(planned, { invoiceIds, isIn: true })
    return true
  }

  return (
    <RowKeys label={t('paymentMatching.table')} hasLinks={lines.length > 0} onRowKey={handleRowKey}>
      <table ref={table} className="data-table w-full max-narrow:block">
        <caption className="sr-only">{t('paymentMatching.table')}</caption>
        <colgroup>
          {columns.map(([name, width]) => (
            <col key={name} className={width} />
          ))}
        </colgroup>
        <thead className="max-narrow:hidden">
          <tr>
            <th scope="col">
              <AllTick lines={lines} isLocked={isLocked} onPickAll={props.onPickAll} />
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
                actions={steady}
              >
                {openNo === no && (
                  <tr className={paymentCard.panel}>
                    <td colSpan={columns.length} className={paymentCard.panelCell}>
                      <PaymentPanel
                        planned={planned}
                        index={index}
                        chosenAt={chosenAt}
                        onChoose={setChosenAt}
                        onTake={(invoiceIds) => pick(planned, { invoiceIds, isIn: true })}
                        onLeaveOut={() => {
                          const parts = planned.candidate?.parts ?? []
                          if (parts.length > 0)
                            props.onPick(no, {
                              invoiceIds: parts.map(({ invoice }) => invoice.id),
                              isIn: false,
                            })
                          open(null)
                          setTarget(no)
                        }}
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

const columns = [
  ['tick', 'w-12'],
  ['paid', 'w-24'],
  ['payer', 'w-44'],
  ['amount', 'w-34'],
  ['invoice', 'w-40'],
  ['proof', 'w-auto'],
  ['difference', 'w-30'],
] as const
