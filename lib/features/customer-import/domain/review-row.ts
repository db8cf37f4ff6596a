import type { ImportEffect } from '@/lib/contracts/desk/bulk/customer-import'
import type { Customer } from '@/lib/contracts/receivables/customers'
import {
  addressGroup,
  type checkCustomer,
  type TypedCustomer,
} from '@/lib/features/customers/domain/public'
import type { ReviewedRow } from '@/lib/shared/file-import/row-standing'
import { isAmong } from '@/lib/shared/is-among'
import {
  type CustomerFinding,
  type ImportedValues,
  listChangedSince,
  listHiddenValues,
  listRefusals,
  listWarnings,
} from './check-row'
import { type DoubleChoice, judgeDouble } from './double-rows'
import { type CustomerImportKey, getFieldOfOld, type SentField, toOldField } from './import-fields'
import { type CustomerPlan, planCustomer } from './plan-customer'
import type { EmptyMeanings } from './plan-fields'

/**
 * What a look told of a customer; `untold`: nothing, so that nothing follows. `beyond`: it was not
 * read, because others were and only so many are.
 */
export type StoredLookup =
  | { is: 'found'; customer: Customer }
  | { is: 'missing' | 'untold' | 'beyond' }

/** What the rows of a file are planned by. */
export type PlanRules = {
  effect: ImportEffect
  /** Fields with a column or a value for all rows. */
  fields: readonly SentField[]
  /** Fields of which the file has old values. */
  olds: readonly SentField[]
  meanings: EmptyMeanings
  today: string
  check: (typed: TypedCustomer) => ReturnType<typeof checkCustomer>
  /** Undefined where nobody has looked yet. */
  findStored: (customerNo: string) => StoredLookup | undefined
  isInBatch: (customerNo: string) => boolean
}

/** What a person said of the rows of a file, whatever is in them. */
export type RowDecisions = {
  /** Which row of a customer that stands more than once is meant. */
  doubles: DoubleChoice | null
  /** Rows that a person has left out. */
  leftOut: Pick<ReadonlySet<number>, 'has'>
}

/** A row as the import reads it. */
export type ReadRow = {
  line: number
  values: ImportedValues
  findings: readonly CustomerFinding[]
  /** The lines of all rows of its customer. */
  sameLines: readonly number[]
}

/** A row with what sending it would do; the plan is null until its customer was looked for. */
export type CustomerRow = ReviewedRow<CustomerImportKey> & {
  sameLines: readonly number[]
  customerNo: string
  name: string | null
  /** Null where the customer is not known to be there. */
  lookup: StoredLookup['is'] | null
  plan: CustomerPlan | null
  /** How many e-mail addresses the service is expected to clean. */
  cleaned: number
  /** Nobody knows whether its empty cells are: they blank nothing. */
  isDoubtful: boolean
}

type PlannedRow = Omit<CustomerRow, 'sameLines'> & { findings: CustomerFinding[]; isThere: boolean }

/**
 * Makes what says of each row what sending it would do, what is found of it, and why it stays
 * behind if it does. A row that holds the same as when it came before is not planned anew: what a
 * person says of one finding changes no other row of a hundred thousand.
 */
export function createRowReviewer(rules: PlanRules) {
  const planned = new Map<number, { of: ReadRow; row: PlannedRow }>()
  return (row: ReadRow, decisions: RowDecisions): CustomerRow => {
    const known = planned.get(row.line)
    const made = known && isSameRow(known.of, row) ? known.row : planRow(row, rules)
    planned.set(row.line, { of: row, row: made })
    const { isThere, findings, ...rest } = made
    const double = findDouble(row, decisions)
    return {
      ...rest,
      sameLines: row.sameLines,
      findings: settle(double ? [...findings, double] : findings, rest.plan, isThere),
    }
  }
}

const isSameRow = (one: ReadRow, other: ReadRow) =>
  one.findings.length === 0 &&
  other.findings.length === 0 &&
  hasValuesOf(one.values, other.values) &&
  hasValuesOf(other.values, one.values)

function hasValuesOf(one: ImportedValues, other: ImportedValues): boolean {
  for (const key in one)
    if (one[key as CustomerImportKey] !== other[key as CustomerImportKey]) return false
  return true
}

function findDouble(
  { line, sameLines, values }: ReadRow,
  { doubles, leftOut }: RowDecisions,
): CustomerFinding | null {
  if (sameLines.length < 2) return null
  const why = judgeDouble(
    line,
    sameLines.filter((each) => !leftOut.has(each)),
    doubles,
  )
  const { customerNo: value = '' } = values
  return why && { field: 'customerNo', is: why === 'double' ? 'refused' : 'excluded', why, value }
}

function planRow(row: ReadRow, rules: PlanRules): PlannedRow {
  const { line, values } = row
  const customerNo = values.customerNo ?? ''
  const lookup = customerNo === '' ? undefined : rules.findStored(customerNo)
  const stored = lookup?.is === 'found' ? lookup.customer : null
  const isPlanned = stored !== null || (lookup?.is === 'missing' && rules.effect === 'create')
  const isDoubtful = row.findings.some(({ why }) => isAmong(doubts, why))
  const meanings = isDoubtful ? {} : rules.meanings
  const plan = isPlanned
    ? planCustomer(stored, { ...rules, line, customerNo, values, meanings })
    : null
  const read = row.findings.filter(({ field }) => !isOfKept(field, plan))
  const findings = [...read, ...listHiddenValues(values, plan)]
  const refused = new Set(findings.map(({ field, is }) => (is === 'refused' ? field : null)))
  findings.push(...listRefusals(values, refused))
  findings.push(
    ...listWarnings(rules.check, {
      ...{ stored, values, today: rules.today },
      verdicts: plan?.fields ?? null,
    }).filter(({ field }) => !refused.has(field)),
  )
  findings.push(...listPlanFindings({ ...row, customerNo, lookup, plan, isDoubtful }, rules))
  return {
    ...{ line, values, customerNo, plan, findings, isDoubtful },
    name: stored?.name ?? values.name ?? null,
    lookup: lookup?.is ?? null,
    cleaned: plan ? countCleaned(plan) : 0,
    isThere: stored !== null,
  }
}

/** Why a row is doubtful. */
const doubts = ['shortRow', 'mergedRow'] as const

/** What cannot be read of an old value concerns a row only where its field is changed. */
function isOfKept(field: CustomerImportKey | null, plan: CustomerPlan | null): boolean {
  const changed = field === null ? null : getFieldOfOld(field)
  if (changed === null || plan === null) return false
  return !plan.fields.some((verdict) => verdict.field === changed && verdict.sent !== undefined)
}

type Planned = ReadRow & {
  customerNo: string
  lookup: StoredLookup | undefined
  plan: CustomerPlan | null
  isDoubtful: boolean
}

function listPlanFindings(row: Planned, rules: PlanRules): CustomerFinding[] {
  const { customerNo, values, lookup, plan, isDoubtful } = row
  const found: CustomerFinding[] = []
  const add = (
    is: CustomerFinding['is'],
    why: string,
    { field = 'customerNo', value = customerNo }: Partial<CustomerFinding> = {},
  ) => found.push({ field, is, why, value })
  if (lookup?.is === 'untold' || lookup?.is === 'beyond') add('refused', lookup.is)
  if (lookup?.is === 'missing' && rules.effect === 'update') add('excluded', 'unknown')
  if (lookup?.is === 'found' && rules.effect === 'create') add('warned', 'exists')
  if (lookup?.is === 'missing' && rules.effect === 'create' && values.name === undefined)
    add('warned', 'noName', { field: 'name', value: '' })
  if (rules.isInBatch(customerNo)) add('warned', 'inBatch')
  if (!plan) return found
  const { unknown, sent, lost } = plan.address
  if (unknown.length > 0) add('warned', 'unknownLines', { field: null, value: unknown.join(', ') })
  if (sent && lost.length > 0 && addressGroup.every((each) => !sent[each]))
    add('warned', 'addressEmptied', { field: null, value: '' })
  if (lookup?.is === 'found')
    found.push(
      ...listChangedSince(
        lookup.customer,
        plan.fields,
        values,
        (field) =>
          rules.olds.includes(field) && !(isDoubtful && values[toOldField(field)] === undefined),
      ),
    )
  return found
}

/** A row that changes nothing stays behind, unless something is wrong with it. */
function settle(
  findings: readonly CustomerFinding[],
  plan: CustomerPlan | null,
  isThere: boolean,
): readonly CustomerFinding[] {
  const isNothing = isThere && plan !== null && plan.customer === null
  if (!isNothing || findings.some(({ is }) => is !== 'warned')) return findings
  return [{ field: null, is: 'excluded', why: 'nothing', value: '' }]
}

const countCleaned = ({ fields }: CustomerPlan): number =>
  fields.reduce((count, { field, sent, after }) => {
    if (field !== 'emailAddressDocument' || !Array.isArray(sent)) return count
    const cleaned = after as string[]
    return count + sent.filter((entry, at) => entry !== cleaned[at]).length
  }, 0)
