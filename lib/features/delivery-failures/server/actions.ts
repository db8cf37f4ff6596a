'use server'

import type { CauseMark } from '@/lib/contracts/desk/failures'
import { handleCauseWorkflow } from './handle-cause'

export async function handleCauseAction(mark: CauseMark) {
  return handleCauseWorkflow(mark)
}
