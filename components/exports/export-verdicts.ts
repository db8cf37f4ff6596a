import type { Verdict } from '@/components/ui/glyph'
import type { Receipt } from './describe-export'

/** How an export that stands so looks. */
export const exportVerdicts: Record<Receipt['state'], Verdict> = {
  running: 'run',
  waiting: 'wait',
  interrupted: 'stop',
  complete: 'ok',
  cancelled: 'stop',
  failed: 'fail',
}
