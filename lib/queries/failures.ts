import type { Answer, Input } from '../contracts/registry'
import { getOperationQuery } from './operation-query'

export type Failures = Answer<'listFailuresByCause'>
export type FailureGroup = Failures['groups'][number]

export const getFailuresQuery = (question: Input<'listFailuresByCause'>['body']) => getOperationQuery('listFailuresByCause', { body: question })
