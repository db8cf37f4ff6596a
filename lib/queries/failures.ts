import type { Answer, Input } from '../contracts/registry'
import { operationQuery } from './operation-query'

export type Failures = Answer<'listFailuresByCause'>
export type FailureGroup = Failures['groups'][number]

/** The companies that the person may search in, with their names. */
export const availableCompaniesQuery = operationQuery('listAvailableCompanies', {})

export const failuresQuery = (question: Input<'listFailuresByCause'>['body']) => operationQuery('listFailuresByCause', { body: question })
