import type { Answer, Input } from '@/lib/contracts/registry'
import { getOperationQuery } from '@/lib/client/operation-query'

export type Failures = Answer<'listFailuresByCause'>
export type FailureGroup = Failures['groups'][number]

export const getFailuresQuery = (question: Input<'listFailuresByCause'>['body']) => getOperationQuery('listFailuresByCause', { body: question })
