import { collectionHealth, distributionHealth, identityHealth, pingCollection, receivablesHealth } from '@/lib/contracts/health'
import { answer } from '../../answer'
import type { Implement } from '../../implement'

/** Each area says that it works. */
export function healthRoutes(implement: Implement) {
  for (const health of [identityHealth, receivablesHealth, distributionHealth, collectionHealth]) {
    implement(health, async () => answer(200, { status: 'ok' }))
  }
  implement(pingCollection, async () => answer(200, { status: 'ok' }))
}
