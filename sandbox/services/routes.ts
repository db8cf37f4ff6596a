import type { Database } from '@/lib/database/open'
import type { Clock } from '../clock'
import type { Directory } from '../directory'
import type { Implement } from '../implement'
import { collectionRoutes } from './collection/routes'
import type { SettlementDays } from './collection/settlement-day'
import { distributionRoutes } from './distribution/routes'
import { healthRoutes } from './health/routes'
import { identityRoutes } from './identity/routes'
import { SignInThrottle } from './identity/sign-in-throttle'
import type { Tokens } from './identity/tokens'
import { partnerRoutes } from './partner/routes'
import { partnerTokenRoutes } from './partner/token-routes'
import { receivablesRoutes } from './receivables/routes'

/** Serves every area of the upstream. */
export function routesOfAreas(implement: Implement, { db, directory, clock, tokens, days }: Parts) {
  const throttle = new SignInThrottle(clock)
  healthRoutes(implement)
  identityRoutes(implement, { directory, tokens, throttle })
  receivablesRoutes(implement, { db, directory, clock })
  distributionRoutes(implement, { db })
  partnerRoutes(implement, { db })
  partnerTokenRoutes(implement, { directory, tokens, throttle })
  collectionRoutes(implement, { db, directory, clock, days })
}

type Parts = { db: Database; directory: Directory; clock: Clock; tokens: Tokens; days: SettlementDays }
