/** English texts of a sent invoice: its status as a sentence, and its channels. */
export const transactions = {
  status: {
    sent: '{document, select, creditNote {Credit note sent} other {Sent}}{way, select, drifted { by another channel} other {}}',
    delivered:
      '{document, select, creditNote {Credit note delivered} other {Delivered}}{way, select, drifted { by another channel} other {}}',
    receiptIn:
      '{document, select, creditNote {Credit note sent} other {Sent}}{way, select, drifted { by another channel} other {}}, receipt in',
    sentUntold:
      '{document, select, creditNote {Credit note sent or stored} other {Sent or stored}}{way, select, drifted {, by another channel} other {}}, no channel status',
    sentOdd: 'Sent or stored, undocumented channel status “{channel}”',
    waitsForReceipt: 'Waits for a receipt',
    waitsForAnswer: 'Waits for a receipt or an answer',
    queued: 'In the channel’s queue',
    sentWaits: 'Sent{way, select, drifted { by another channel} other {}}, waits for a receipt',
    deliveredWaits:
      'Delivered{way, select, drifted { by another channel} other {}}, waits for an answer',
    receiptInWaits: 'Receipt in, waits for an answer',
    waitsOdd: 'Waits, undocumented channel status “{channel}”',
    failed: 'Failed',
    failedCause: 'Failed: {cause}',
    failedChannel: 'Failed: {channel}',
    failedText: 'Failed, cause not known',
    failedUntold: 'Failed, no reason given',
    handled: 'Handled by support',
    contradiction: 'Status “{status}”, yet channel status “{channel}”',
    undocumented: 'Undocumented status “{status}”',
    channelOnly: 'No status, channel status “{channel}”',
    channelQueued: 'In the channel’s queue, no status yet',
    untold: 'No status given',
  },
  channel: {
    none: 'none',
    untold: 'not told',
    to: 'to',
  },
}
