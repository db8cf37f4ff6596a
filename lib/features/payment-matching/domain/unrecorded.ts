import type { BankLine } from './bank-line'
import { listIncluded, type PaymentPlan, type PlannedLine } from './payment-plan'
import type { PaymentsDraft, Unrecorded } from './payments-draft'

/**
 * What stays behind when the lines of a plan that are in go out. Where an invoice was offered the line
 * stays out until a person picks it: beside lines that are gone more may seem proven than was.
 */
export function listUnrecorded(plan: PaymentPlan, of: string): Unrecorded {
  const included = new Set(listIncluded(plan))
  const isRecorded = (each: PlannedLine) =>
    included.has(each) || each.before !== null || each.repeat.isSame
  const out = plan.lines.filter((each) => !isRecorded(each))
  const alike = new Set(out.map(findFirstNo))
  const twins = plan.lines.filter((each) => isRecorded(each) && alike.has(findFirstNo(each)))
  const offered = [...out, ...twins].filter(
    ({ candidate, match }) => candidate !== null || match.candidates.length > 0,
  )
  return {
    ...{ of, nos: listNos(out), twinNos: listNos(twins) },
    picks: Object.fromEntries(offered.map((each) => [each.line.no, toPickOut(each)])),
  }
}

const findFirstNo = ({ line, repeat }: PlannedLine) => repeat.of ?? line.no
const listNos = (lines: readonly PlannedLine[]) => lines.map(({ line }) => line.no)
const toPickOut = ({ candidate }: PlannedLine) => ({
  invoiceIds: (candidate?.parts ?? []).map(({ invoice }) => invoice.id),
  isIn: false,
})

type Content = Omit<PaymentsDraft, 'idempotencyKey' | 'isSent' | 'list'> & {
  list: PaymentsDraft['list'] | null
}

/**
 * What is kept of a list once its batch went out: the payments that stayed behind, with the lines that
 * are no payments. Null where no payment did.
 */
export function cutToUnrecorded({ list, unrecorded, ...content }: Content): Content | null {
  if (!list || !unrecorded || unrecorded.nos.length === 0) return null
  const { nos, twinNos, picks } = unrecorded
  const stays = new Set([...nos, ...twinNos])
  return {
    ...{ ...content, picks, unrecorded: { ...unrecorded, picks: {} } },
    list: { ...list, lines: list.lines.filter(({ no }) => stays.has(no)) },
  }
}

/** The payments of a draft that did not go out with a batch; none where it is of another. */
export function findUnrecorded({ list, unrecorded }: PaymentsDraft, of: string): BankLine[] {
  const nos = new Set(unrecorded?.of === of ? unrecorded.nos : [])
  return list.lines.filter(({ no }) => nos.has(no))
}
