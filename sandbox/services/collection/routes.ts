import type { Database } from '@/lib/platform/database/open'
import type { Clock } from '../../clock'
import type { Directory } from '../../directory'
import type { Implement } from '../../implement'
import { registerActionRoutes } from './action-routes'
import { registerBatchRoutes } from './batches/batch-routes'
import { registerCaseRoutes } from './cases/case-routes'
import { registerInvoiceRoutes } from './invoices/invoice-routes'
import { registerLegacyRoutes } from './legacy-routes'
import type { SettlementDays } from './settlements/settlement-days'
import { registerSettlementRoutes } from './settlements/settlement-routes'

/** Serves the collection area. */
export function registerCollectionRoutes(
  implement: Implement,
  { db, directory, clock, days }: Parts,
) {
  registerBatchRoutes(implement, { db, clock })
  registerSettlementRoutes(implement, { db, days })
  registerLegacyRoutes(implement, { db })
  registerInvoiceRoutes(implement, { db, directory })
  registerCaseRoutes(implement, { db })
  registerActionRoutes(implement, { db })
}

type Parts = { db: Database; directory: Directory; clock: Clock; days: SettlementDays }
