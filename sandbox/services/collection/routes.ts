import type { Database } from '@/lib/database/open'
import type { Clock } from '../../clock'
import type { Directory } from '../../directory'
import type { Implement } from '../../implement'
import { registerLegacyRoutes } from './legacy-routes'
import { registerActionRoutes } from './routes-of-actions'
import { registerBatchRoutes } from './routes-of-batches'
import { registerCaseRoutes } from './routes-of-cases'
import { registerInvoiceRoutes } from './routes-of-invoices'
import { registerSettlementRoutes } from './routes-of-settlements'
import type { SettlementDays } from './settlement-day'

/** Serves the collection area. */
export function registerCollectionRoutes(implement: Implement, { db, directory, clock, days }: Parts) {
  registerBatchRoutes(implement, { db, clock })
  registerSettlementRoutes(implement, { db, days })
  registerLegacyRoutes(implement, { db })
  registerInvoiceRoutes(implement, { db, directory })
  registerCaseRoutes(implement, { db })
  registerActionRoutes(implement, { db })
}

type Parts = { db: Database; directory: Directory; clock: Clock; days: SettlementDays }
