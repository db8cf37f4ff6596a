'use server'

import type { JoinClick } from '../contracts/desk/joins'
import { joinByHandWorkflow } from '../workflows/join-by-hand'

export async function joinByHandAction(click: JoinClick) {
  return joinByHandWorkflow(click)
}
