'use server'

import type { LinkSubmission } from '@/lib/contracts/desk/manual-links'
import { changeManualLinkWorkflow } from './change-manual-link'

export async function changeManualLinkAction(click: LinkSubmission) {
  return changeManualLinkWorkflow(click)
}
