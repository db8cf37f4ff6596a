import 'server-only'
import { getEnv } from '@/lib/platform/env'
import type { Limits } from '@/lib/shared/wire/limits'

/** How much is asked of this service at once, as the settings say. */
export function getLimits(): Limits {
  const env = getEnv()
  return {
    pageRows: env.PARTNER_PAGE_ROWS,
    searchValues: env.PARTNER_SEARCH_VALUES,
    adjustments: env.ADJUSTMENTS_PER_BATCH,
    customers: env.CUSTOMERS_PER_BATCH,
    customerReads: env.CUSTOMER_READS_PER_LOOK,
  }
}
