'use server'

import type { ViewChange } from '@/lib/contracts/desk/views'
import { changeViewWorkflow } from './change-view'

export async function changeViewAction(change: ViewChange) {
  return changeViewWorkflow(change)
}
