import type { Operation } from '@/lib/contracts/operation'
import type { Reply } from '../faults/reply'
import { omitRunningBody, reduceBatchRows } from './batch-shapes'
import { convertGuids } from './guids'
import { omitFields, replaceRecord, wrapLists } from './record-shapes'
import { convertRefusals } from './refusal-shapes'
import type { AnswerShape, Shapes } from './shapes'
import { convertDates, replaceNumbers } from './value-shapes'

/**
 * In the order in which they are put on: what is odd is odd in the words that the tenant speaks,
 * and a list is wrapped last.
 */
const shapeFunctions = {
  batchRows: reduceBatchRows,
  runningWithoutBody: omitRunningBody,
  leaveOut: omitFields,
  guids: convertGuids,
  dates: convertDates,
  numbers: replaceNumbers,
  oddRecord: replaceRecord,
  refusals: convertRefusals,
  wrapLists,
} satisfies {
  [Name in keyof Shapes]?: AnswerShape<Name>
}

/** A finished answer as a tenant's service gives it. Tokens come as usual. */
export function applyShapes(shapes: Shapes, operation: Operation, reply: Reply): Reply {
  if (operation.area === 'identity' && reply.status < 400) return reply
  return Object.entries(shapeFunctions).reduce((shaped, [name, put]) => {
    const wanted = shapes[name as keyof Shapes]
    return wanted === undefined
      ? shaped
      : (put as AnswerShape<keyof Shapes>)(wanted, shaped, operation)
  }, reply)
}
