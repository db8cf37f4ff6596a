'use server'

import type { CauseMark } from '../contracts/desk/failures'
import { handleCauseWorkflow } from '../workflows/handle-cause'

export async function handleCauseAction(mark: CauseMark) {
  return handleCauseWorkflow(mark)
}
