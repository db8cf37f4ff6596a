import type { SentNumber } from '@/lib/contracts/desk/sending/resent-invoices'
import { isConfirmed } from '@/lib/features/invoice-sending/domain/sent-before'
import { formatDateTime } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'

/** When something was sent under a number before, and what that means for what goes out next. */
export function describeSentBefore(t: Translate, send: SentNumber, identifier: string): string {
  const time = formatDateTime(new Date(send.at))
  return t(`invoiceSending.before.${getStanding(send, identifier)}`, { time })
}

function getStanding(send: SentNumber, identifier: string) {
  if (!isConfirmed(send)) return 'open'
  if (send.identifier === identifier) return 'same'
  return send.delivery === 'failed' ? 'failed' : 'sent'
}
