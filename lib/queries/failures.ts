import type { Answer, Input } from '../contracts/registry'
import { operationQuery } from './operation-query'

export type Failures = Answer<'listFailuresByCause'>
export type FailureGroup = Failures['groups'][number]

export const failuresQuery = (question: Input<'listFailuresByCause'>['body']) => operationQuery('listFailuresByCause', { body: question })
