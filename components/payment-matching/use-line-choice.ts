import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { isNowhere } from '@/components/data-grid/use-table-shortcuts'
import { listChoices } from '@/lib/features/payment-matching/domain/find-invoices'
import type { InvoiceIndex } from '@/lib/features/payment-matching/domain/open-invoices'
import type {
  PaymentPlan,
  Pick,
  PlannedLine,
} from '@/lib/features/payment-matching/domain/payment-plan'
import { isShut } from './payment-all-tick'
import type { RowActions } from './payment-row'

type Choosing = {
  index: InvoiceIndex
  isLocked: boolean
  onPick: (no: number, pick: Pick) => void
}

const isOpenChoice = ({ group, isIn }: PlannedLine) => group === 'choose' && !isIn

/**
 * Which line stands open to choose what it is for, what is marked in it, and which row has the focus
 * next.
 *
 * @param lines those of the plan that are shown.
 */
export function useLineChoice(
  plan: PaymentPlan,
  lines: readonly PlannedLine[],
  { index, isLocked, onPick }: Choosing,
) {
  const [openNo, setOpenNo] = useState(() => plan.lines.find(isOpenChoice)?.line.no ?? null)
  const [chosenAt, setChosenAt] = useState(0)
  const [typed, setTyped] = useState('')
  const [target, setTarget] = useState(openNo ?? plan.lines[0]?.line.no ?? null)

  function open(no: number | null) {
    setOpenNo(no)
    setTyped('')
    setChosenAt(0)
  }

  /** What is typed in an open line finds others than were found for it. */
  function find(text: string) {
    if (text === typed) return
    setTyped(text)
    setChosenAt(0)
  }

  /** The next line that needs a choice gets the focus; where there is none, this one keeps it. */
  function take({ line }: PlannedLine, invoiceIds: string[]) {
    if (isLocked) return
    onPick(line.no, { invoiceIds, isIn: true })
    const waiting = lines.filter((each) => isOpenChoice(each) && each.line.no !== line.no)
    const next = waiting.find((each) => each.line.no > line.no) ?? waiting[0]
    open(next?.line.no ?? null)
    setTarget(next ? next.line.no : line.no)
  }

  function leaveOut({ line, candidate }: PlannedLine) {
    if (isLocked) return
    const invoiceIds = listInvoiceIds(candidate)
    if (invoiceIds.length > 0) onPick(line.no, { invoiceIds, isIn: false })
    open(null)
    setTarget(line.no)
  }

  const actions: RowActions = {
    toggle(planned) {
      if (isLocked || isShut(planned)) return
      if (!planned.candidate) return open(planned.line.no)
      onPick(planned.line.no, {
        invoiceIds: listInvoiceIds(planned.candidate),
        isIn: !planned.isIn,
      })
    },
    open: (planned) =>
      isLocked || isShut(planned)
        ? undefined
        : open(openNo === planned.line.no ? null : planned.line.no),
  }

  function handleRowKey(event: KeyboardEvent<HTMLElement>, place: number): boolean {
    const planned = lines[place]
    if (!planned || event.ctrlKey || event.metaKey || event.altKey) return false
    if (event.key === ' ') actions.toggle(planned)
    else if (event.key === 'Escape' && openNo !== null) open(null)
    else if (event.key !== 'Enter' || openNo !== planned.line.no) return false
    else {
      const choices = listChoices(index, planned, typed)
      const candidate = choices[chosenAt] ?? choices[0]
      if (!candidate) return false
      take(planned, listInvoiceIds(candidate))
    }
    return true
  }

  return {
    ...{ openNo, typed, chosenAt, choose: setChosenAt, find, target, take, leaveOut, handleRowKey },
    actions: useSteadyActions(actions),
  }
}

const listInvoiceIds = (candidate: PlannedLine['candidate']) =>
  (candidate?.parts ?? []).map(({ invoice }) => invoice.id)

/** The same actions in every rendering, of which each does what the newest would. */
function useSteadyActions(actions: RowActions): RowActions {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  const [steady] = useState<RowActions>(() => ({
    toggle: (planned) => latest.current.toggle(planned),
    open: (planned) => latest.current.open(planned),
  }))
  return steady
}

/** Brings the focus to a row once it is drawn. */
export function useFocusOnRow(
  table: RefObject<HTMLTableElement | null>,
  target: number | null,
  isDrawn: boolean,
) {
  const wasLate = useRef(false)
  useEffect(() => {
    wasLate.current ||= !isDrawn
    if (target === null || !isDrawn) return
    // Whoever went elsewhere before the row was drawn stays there.
    const isElsewhere = wasLate.current && !isNowhere(document.activeElement)
    wasLate.current = false
    if (isElsewhere) return
    const row = table.current?.querySelector<HTMLElement>(`.row-link[data-key="${target}"]`)
    row?.focus({ preventScroll: true })
    row?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }, [table, target, isDrawn])
}
