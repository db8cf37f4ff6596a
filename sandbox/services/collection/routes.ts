import type { Database } from '@/lib/database/open'
import type { Clock } from '../../clock'
import type { Directory } from '../../directory'
import type { Implement } from '../../implement'
import { legacyRoutes } from './legacy-routes'
import { actionRoutes } from './routes-of-actions'
import { batchRoutes } from './routes-of-batches'
import { caseRoutes } from './routes-of-cases'
import { invoiceRoutes } from './routes-of-invoices'
import { settlementRoutes } from './routes-of-settlements'
import type { SettlementDays } from './settlement-day'

/** Serves the collection area. */
export function collectionRoutes(implement: Implement, { db, directory, clock, days }: Parts) {
  batchRoutes(implement, { db, clock })
  settlementRoutes(implement, { db, days })
  legacyRoutes(implement, { db })
  invoiceRoutes(implement, { db, directory })
  caseRoutes(implement, { db })
  actionRoutes(implement, { db })
}

type Parts = { db: Database; directory: Directory; clock: Clock; days: SettlementDays }
