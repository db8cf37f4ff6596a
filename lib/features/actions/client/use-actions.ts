import { useWrite } from '@/lib/client/use-write'
import type { OperationName } from '@/lib/contracts/registry'
import { createAction } from '@/lib/features/actions/server/create-action'
import { orderReport } from '@/lib/features/actions/server/order-report'

const affects: readonly OperationName[] = ['listLogItems', 'listJournal']

/** Creates an action, once. */
export const useCreateAction = () => useWrite(createAction, { affects })

/** Orders a report, once. */
export const useOrderReport = () => useWrite(orderReport, { affects })
