import 'server-only'
import { getEnv } from '@/lib/platform/env'
import type { Limits } from '@/lib/shared/wire/limits'

/** How much one request to this service may hold, as the settings say. */
export function getLimits(): Limits {
  const { PARTNER_PAGE_ROWS, PARTNER_SEARCH_VALUES, ADJUSTMENTS_PER_BATCH, CUSTOMERS_PER_BATCH } =
    getEnv()
  return {
    pageRows: PARTNER_PAGE_ROWS,
    searchValues: PARTNER_SEARCH_VALUES,
    adjustments: ADJUSTMENTS_PER_BATCH,
    customers: CUSTOMERS_PER_BATCH,
  }
}
