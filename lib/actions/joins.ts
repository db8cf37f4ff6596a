'use server'

import type { LinkSubmission } from '../contracts/desk/joins'
import { changeManualLinkWorkflow } from '../workflows/join-by-hand'

export async function changeManualLinkAction(click: LinkSubmission) {
  return changeManualLinkWorkflow(click)
}
