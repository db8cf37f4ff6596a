import { getOperationQuery } from '@/lib/client/operation-query'
import type { Answer, Input } from '@/lib/contracts/registry'

export type Failures = Answer<'listFailuresByCause'>
export type FailureGroup = Failures['groups'][number]

export const getFailuresQuery = (question: Input<'listFailuresByCause'>['body']) =>
  getOperationQuery('listFailuresByCause', { body: question })

export type CauseQuestion = Input<'listFailuresOfCause'>['body']

/** The failed rows of one cause. */
export const getCauseFailuresQuery = (question: CauseQuestion) =>
  getOperationQuery('listFailuresOfCause', { body: question })
