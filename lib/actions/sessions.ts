'use server'

import type { EndOthers } from '../contracts/desk/sessions'
import { endOtherSessionsWorkflow } from '../workflows/end-other-sessions'

export async function endOtherSessionsAction(click: EndOthers) {
  return endOtherSessionsWorkflow(click)
}
