/** English texts of a sent invoice: its status as a sentence, and its channels. */
export const transactions = {
  status: {
    sent: '{document, select, creditNote {Credit note sent} other {Sent}}{way, select, drifted { by another channel} other {}}',
    delivered:
      '{document, select, creditNote {Credit note delivered} other {Delivered}}{way, select, drifted { by another channel} other {}}',
    receiptIn:
      '{document, select, creditNote {Credit note sent} other {Sent}}{way, select, drifted { by another channel} other {}}, receipt received',
    sentUntold:
      '{document, select, creditNote {Credit note sent or stored} other {Sent or stored}}{way, select, drifted {, by another channel} other {}}, no channel status',
    sentOdd: 'Sent or stored, unrecognised channel status “{channel}”',
    waitsForReceipt: 'Sent, awaiting delivery receipt',
    waitsForAnswer: 'Awaiting delivery receipt or response',
    queued: 'Queued for delivery',
    sentWaits:
      'Sent{way, select, drifted { by another channel} other {}}, awaiting delivery receipt',
    deliveredWaits:
      'Delivered{way, select, drifted { by another channel} other {}}, awaiting response',
    receiptInWaits: 'Receipt received, awaiting response',
    waitsOdd: 'Pending, unrecognised channel status “{channel}”',
    failed: 'Not delivered',
    failedCause: 'Not delivered: {cause}',
    failedChannel:
      'Not delivered{channel, select, Rejected {: rejected} NotFound {: recipient not found} Expired {: expired} other {, channel status “{channel}”}}',
    failedText: 'Not delivered, unrecognised error',
    failedUntold: 'Not delivered, no reason given',
    handled: 'Handled by support',
    contradiction: 'Conflicting status “{status}”, channel status “{channel}”',
    undocumented: 'Unrecognised status “{status}”',
    channelOnly: 'No status, channel status “{channel}”',
    channelQueued: 'Queued for delivery, no status yet',
    untold: 'No status',
  },
  channel: {
    none: 'none',
    untold: 'unknown',
    to: 'to',
  },
}
