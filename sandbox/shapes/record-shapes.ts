import { type Fields, findRecordList, isRecord, mapRecords } from './records'
import type { AnswerShape } from './shapes'

/** Records without some of their fields, or with few. */
export const omitFields: AnswerShape<'leaveOut'> = (wanted, reply, { name }) => {
  const which = wanted[name]
  if (!which || reply.status >= 300) return reply
  const change = (record: unknown) =>
    Array.isArray(which)
      ? which.reduce((rest, path) => omitPath(rest, path.split('.')), record)
      : pickFields(record, which.allBut)
  return { ...reply, body: mapRecords(reply.body, change) }
}

/** One record that is off the contract. */
export const replaceRecord: AnswerShape<'oddRecord'> = (wanted, reply, { name }) => {
  const odd = wanted[name]
  if (!odd || reply.status >= 300) return reply
  const change = (record: unknown) =>
    odd.fields ? { ...(record as Fields), ...odd.fields } : odd.record
  return {
    ...reply,
    body: mapRecords(reply.body, (record, at) => (at === (odd.at ?? 0) ? change(record) : record)),
  }
}

/** A list under another name, or under none. */
export const wrapLists: AnswerShape<'wrapLists'> = (wanted, reply, { name }) => {
  const wrapped = wanted[name] ?? wanted['*']
  const list = reply.status < 300 ? findRecordList(reply.body) : undefined
  if (!wrapped || !list) return reply
  if (wrapped === 'bare') return { ...reply, body: list.rows }
  return {
    ...reply,
    body: wrapped.split('.').reduceRight<unknown>((inside, key) => ({ [key]: inside }), list.rows),
  }
}

function omitPath(value: unknown, [first, ...deeper]: string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => omitPath(one, [first!, ...deeper]))
  if (!isRecord(value) || !(first! in value)) return value
  const { [first!]: inner, ...rest } = value
  return deeper.length === 0 ? rest : { ...rest, [first!]: omitPath(inner, deeper) }
}

const pickFields = (record: unknown, names: string[]) =>
  isRecord(record)
    ? Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
    : record
