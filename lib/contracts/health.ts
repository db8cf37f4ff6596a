import * as z from 'zod'
import { type Area, defineOperation } from './operation'
import { defineAnswer, markAssumed } from './source'

/**
 * An area's health check. Only the identity area's path is documented; the others are assumed, so
 * any answer below 500 counts as alive.
 */
const defineHealthCheck = <A extends Exclude<Area, 'desk' | 'partner' | 'legacy'>>(area: A) =>
  defineOperation({
    name: `${area}Health`,
    area,
    method: 'GET',
    path: '/health',
    summary: 'Tell whether the area works',
    section: '4.9',
    source: area === 'identity' ? 'documented' : 'assumed',
    effect: 'read',
    right: null,
    exposed: false,
    answers: { 200: markAssumed(defineAnswer({ status: z.string() })) },
    example: {},
  })

export const identityHealth = defineHealthCheck('identity')
export const receivablesHealth = defineHealthCheck('receivables')
export const distributionHealth = defineHealthCheck('distribution')
export const collectionHealth = defineHealthCheck('collection')

/**
 * The collection area's server ping beside its health check. Path and body are assumed; an answer
 * without a body will do.
 */
export const pingCollection = defineOperation({
  name: 'pingCollection',
  area: 'collection',
  method: 'GET',
  path: '/ping',
  summary: 'Tell whether the server answers',
  section: '4.9',
  source: 'assumed',
  effect: 'read',
  right: null,
  exposed: false,
  answers: { 200: markAssumed(defineAnswer({ status: z.string() }).nullable()) },
  example: {},
})
