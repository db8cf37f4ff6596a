import type { Verdict } from '@/components/ui/glyph'
import {
  labelInvoiceActivity,
  labelPaymentType,
} from '@/lib/features/collection-invoices/messages/public'
import { isConfirmedDelivery } from '@/lib/features/invoice-tracking/domain/deliveries'
import type { TimelineEvent } from '@/lib/features/invoice-tracking/domain/timeline'
import { labelOperation } from '@/lib/features/journal/messages/public'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * What an event is called: by its kind, and by what stands beside its time where that says more.
 */
export function labelEvent(t: Translate, event: TimelineEvent): string {
  const { kind, raw } = event
  const findText = (name: string) =>
    typeof raw[name] === 'string' && raw[name].trim() !== '' ? raw[name].trim() : null
  if (kind === 'written')
    return t('invoiceTracking.writtenBy', {
      operation: labelOperation(t, findText('operation') ?? ''),
      person: findText('person') ?? '',
    })
  if (kind === 'entered') return findText('subject') ?? labelInvoiceActivity(t, findText('type'))
  if (kind === 'paid')
    return findText('type')
      ? labelPaymentType(t, findText('type'))
      : t('invoiceTracking.event.paid')
  const beside = detailFields[kind]
    ?.map((name) => findText(name) ?? findText(`Transaction.${name}`))
    .find((found) => found)
  const name =
    kind === 'delivered' && !isConfirmedDelivery(event)
      ? t('invoiceTracking.deliveryTime')
      : t(`invoiceTracking.event.${kind}`)
  return beside ? `${name}: ${beside}` : name
}

/** The field that says more of an event of a kind, the first that has a text. */
const detailFields: Partial<Record<TimelineEvent['kind'], string[]>> = {
  logged: ['Status'],
  channelUpdated: ['ChannelStatus'],
  delivered: ['ActualChannel'],
  receiptReceived: ['Status', 'Text'],
  reminderStopEnds: ['stopReminderMemo'],
  debtCollectionStopEnds: ['stopDebtCollectionMemo'],
  interestStopEnds: ['stopInterestCalcMemo'],
  handedOver: ['type'],
  pauseEnds: ['pauseReason'],
  corrected: ['description'],
}

const failing = /fail|reject|refus|notfound|expired/i

/** The verdict that an event of distribution carries by itself; others carry none. */
export function findEventVerdict(event: TimelineEvent): Verdict | undefined {
  const { kind, raw } = event
  const said = [
    raw.Status,
    raw['Transaction.Status'],
    raw.ChannelStatus,
    raw['Transaction.ChannelStatus'],
  ].filter((each) => typeof each === 'string')
  if (kind === 'logged' || kind === 'channelUpdated' || kind === 'receiptReceived')
    return said.some((each) => failing.test(each as string)) ? 'fail' : undefined
  return isConfirmedDelivery(event) ? 'ok' : undefined
}
