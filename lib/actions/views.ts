'use server'

import type { ViewChange } from '../contracts/desk/views'
import { changeViewWorkflow } from '../workflows/change-view'

export async function changeViewAction(change: ViewChange) {
  return changeViewWorkflow(change)
}
