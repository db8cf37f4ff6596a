import type { Database } from '@/lib/platform/database/open'
import type { Clock } from '../clock'
import type { Directory } from '../directory'
import type { Implement } from '../implement'
import { registerCollectionRoutes } from './collection/routes'
import type { SettlementDays } from './collection/settlements/settlement-days'
import { registerBankAgreementRoutes } from './distribution/bank-agreement-routes'
import { registerCompanyRoutes } from './distribution/company-routes'
import { registerDistributionRoutes } from './distribution/routes'
import { registerHealthRoutes } from './health/routes'
import { registerIdentityRoutes } from './identity/routes'
import { SignInThrottle } from './identity/sign-in-throttle'
import type { Tokens } from './identity/tokens'
import { registerPartnerRoutes } from './partner/routes'
import { registerPartnerTokenRoutes } from './partner/token-routes'
import { registerReceivablesRoutes } from './receivables/routes'

/** Serves every area of the upstream. */
export function registerAreaRoutes(
  implement: Implement,
  { db, directory, clock, tokens, days }: Parts,
) {
  const throttle = new SignInThrottle(clock)
  registerHealthRoutes(implement)
  registerIdentityRoutes(implement, { directory, tokens, throttle })
  registerReceivablesRoutes(implement, { db, directory, clock })
  registerDistributionRoutes(implement, { db, directory })
  registerBankAgreementRoutes(implement, { db })
  registerCompanyRoutes(implement, { db, directory })
  registerPartnerRoutes(implement, { db })
  registerPartnerTokenRoutes(implement, { directory, tokens, throttle })
  registerCollectionRoutes(implement, { db, directory, clock, days })
}

type Parts = {
  db: Database
  directory: Directory
  clock: Clock
  tokens: Tokens
  days: SettlementDays
}
