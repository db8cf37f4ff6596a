import 'server-only'
import { eraseOldBulkActions } from '@/lib/features/bulk-actions/server/bulk-records'
import { eraseOldCustomerNotes } from '@/lib/features/customers/server/customer-notes'
import { eraseOldMarks } from '@/lib/features/delivery-failures/server/handled-causes'
import { eraseUnusedViews } from '@/lib/features/saved-views/server/saved-views'
import { eraseOldWorkMarks } from '@/lib/features/today/server/work-marks'
import { getEnv } from '@/lib/platform/env'
import { eraseOldAttempts } from '@/lib/platform/session/throttle'
import { eraseOldSessions } from '@/lib/platform/session/vault'

/**
 * Erases rows that nobody has used for as long as the settings say: of sessions, failed sign-ins,
 * marks with their notes, notes about customers, saved views and bulk actions.
 */
export async function eraseUnusedRows(): Promise<void> {
  const { JOURNAL_PAYLOAD_DAYS, NOTE_DAYS, SESSION_ROW_DAYS, VIEW_DAYS } = getEnv()
  await Promise.all([
    eraseOldSessions(SESSION_ROW_DAYS),
    eraseOldAttempts(),
    eraseOldMarks(NOTE_DAYS),
    eraseOldWorkMarks(NOTE_DAYS),
    eraseOldCustomerNotes(NOTE_DAYS),
    eraseUnusedViews(VIEW_DAYS),
    eraseOldBulkActions(JOURNAL_PAYLOAD_DAYS),
  ])
}
