import type { Operation } from '@/lib/contracts/operation'
import type { Reply } from '../faults/put'
import { guids } from './guids'
import { batchRows, runningWithoutBody } from './of-batches'
import { leaveOut, oddRecord, wrapLists } from './of-records'
import { refusals } from './of-refusals'
import { dates, numbers } from './of-values'
import type { AnswerShape, Shapes } from './shapes'

/** In the order in which they are put on: what is odd is odd in the words that the tenant speaks, and a list is wrapped last. */
const table = { batchRows, runningWithoutBody, leaveOut, guids, dates, numbers, oddRecord, refusals, wrapLists } satisfies {
  [Name in keyof Shapes]?: AnswerShape<Name>
}

/** A finished answer as a tenant's service gives it. Tokens come as usual. */
export function shapedAnswer(shapes: Shapes, operation: Operation, reply: Reply): Reply {
  if (operation.area === 'identity' && reply.status < 400) return reply
  return Object.entries(table).reduce((shaped, [name, put]) => {
    const wanted = shapes[name as keyof Shapes]
    return wanted === undefined ? shaped : (put as AnswerShape<keyof Shapes>)(wanted, shaped, operation)
  }, reply)
}
