'use server'

import type { EndOthers } from '@/lib/contracts/desk/sessions'
import { endOtherSessionsWorkflow } from './end-other-sessions'

export async function endOtherSessionsAction(click: EndOthers) {
  return endOtherSessionsWorkflow(click)
}
