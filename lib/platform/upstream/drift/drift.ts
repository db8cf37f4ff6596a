import 'server-only'
import type { Operation } from '@/lib/contracts/operation'
import type { Failure, Result } from '@/lib/contracts/result'
import { log } from '@/lib/platform/log'
import { findDifferences, stripIndexes } from './differences'

/**
 * How far a service is from the contract of one operation, since the process started. No value of
 * an answer is in it.
 */
export type OperationDrift = {
  operation: string
  answers: number
  offContract: number
  notOffered: number
  /** What does not parse, and how often. */
  wrong: Record<string, number>
  fields: Record<string, number>
  values: Record<string, number>
  /** Differences beyond those that are kept by name. */
  more: number
}

type Sort = 'wrong' | 'fields' | 'values'

/** As many differences of a sort are kept by name, for each operation. */
const keptMax = 30
/** The first answers are all compared; later ones now and then, because it costs time. */
const comparedAtFirst = 20
const comparedEvery = 16

/**
 * Counts what an answer, or a failure that says so, shows of a difference. What is seen for the
 * first time is a line of the log.
 */
export function noteDrift(operation: Operation, result: Result<unknown>): void {
  const drift = getDrift(operation.name)
  if (result.ok) {
    drift.answers += 1
    if (drift.answers > comparedAtFirst && drift.answers % comparedEvery !== 0) return
    const schema =
      operation.answers[result.status ?? 200] ??
      Object.values(operation.answers).find((each) => each !== null)
    if (!schema) return
    const { wrong, fields, values } = findDifferences(schema, result.value)
    for (const path of wrong) count(drift, 'wrong', path)
    for (const field of fields) count(drift, 'fields', field)
    for (const value of values) count(drift, 'values', value)
  } else noteFailure(drift, result.failure)
}

function noteFailure(drift: OperationDrift, { kind, code, status, fields }: Failure): void {
  if (code === 'not-offered') {
    drift.notOffered += 1
    if (drift.notOffered === 1)
      logDifference(drift, 'not-offered', String(status ?? 'by an override'))
  } else if (kind === 'off-contract' || code === 'off-contract' || code === 'unreadable') {
    drift.offContract += 1
    const paths = code === 'unreadable' ? ['no JSON'] : Object.keys(fields ?? {}).map(stripIndexes)
    for (const path of paths.length > 0 ? paths : [`status ${status}`]) count(drift, 'wrong', path)
  }
}

function count(drift: OperationDrift, sort: Sort, what: string): void {
  const held = drift[sort]
  const isNew = !Object.hasOwn(held, what)
  if (isNew && Object.keys(held).length >= keptMax) drift.more += 1
  else held[what] = (held[what] ?? 0) + 1
  if (isNew && Object.hasOwn(held, what)) logDifference(drift, sort, what)
}

const logDifference = ({ operation }: OperationDrift, drift: string, at: string) =>
  log().warn({ operation, drift, at }, 'drift')

function getDrift(name: string): OperationDrift {
  const held = getDriftMap().get(name)
  if (held) return held
  const fresh = {
    operation: name,
    answers: 0,
    offContract: 0,
    notOffered: 0,
    wrong: {},
    fields: {},
    values: {},
    more: 0,
  }
  getDriftMap().set(name, fresh)
  return fresh
}

/** By the names of operations, of which there are no more than the registry has. */
function getDriftMap(): Map<string, OperationDrift> {
  const holder = globalThis as { duedeskDrift?: Map<string, OperationDrift> }
  holder.duedeskDrift ??= new Map()
  return holder.duedeskDrift
}

const hasDifferences = ({
  offContract,
  notOffered,
  wrong,
  fields,
  values,
}: OperationDrift): boolean =>
  offContract + notOffered + [wrong, fields, values].flatMap((each) => Object.keys(each)).length > 0

/** The operations at which the service differs from the contract. */
export const listDrifts = (): OperationDrift[] => [...getDriftMap().values()].filter(hasDifferences)

/**
 * One line of the log with how many operations differ, and by how much; none where nothing does.
 */
export function logDrift(): void {
  const operations = listDrifts().map(
    ({ operation, answers, offContract, notOffered, wrong, fields, values }) => ({
      operation,
      answers,
      offContract,
      notOffered,
      wrong: Object.keys(wrong).length,
      fields: Object.keys(fields).length,
      values: Object.keys(values).length,
    }),
  )
  if (operations.length > 0) log().warn({ operations }, 'drift summary')
}
