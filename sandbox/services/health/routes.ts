import {
  collectionHealth,
  distributionHealth,
  identityHealth,
  pingCollection,
  receivablesHealth,
} from '@/lib/contracts/health'
import { makeAnswer } from '../../answer'
import type { Implement } from '../../implement'

/** Each area says that it works. */
export function registerHealthRoutes(implement: Implement) {
  for (const health of [identityHealth, receivablesHealth, distributionHealth, collectionHealth]) {
    implement(health, async () => makeAnswer(200, { status: 'ok' }))
  }
  implement(pingCollection, async () => makeAnswer(200, { status: 'ok' }))
}
