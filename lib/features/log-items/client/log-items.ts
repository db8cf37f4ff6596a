import { type Answer, getOperationQuery } from '@/lib/client/operation-query'
import type { Input } from '@/lib/contracts/registry'

/** So many lines are read at once. */
export const logPageSize = 50

export type LogQuestion = Pick<
  Input<'listLogItems'>['query'],
  'customerno' | 'aritemid' | 'documentno' | 'reference' | 'type'
>
export type LogLine = NonNullable<NonNullable<Answer<'listLogItems'>['logItems']>[number]>

/** The newest lines that the service keeps of something. */
export const getLogItemsQuery = (clientNo: string, question: LogQuestion) =>
  getOperationQuery('listLogItems', {
    params: { clientno: clientNo },
    query: { ...question, pageno: 1, pagesize: logPageSize },
  })
