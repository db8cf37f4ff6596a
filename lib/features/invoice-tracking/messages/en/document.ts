/** English texts of the document of an invoice, its link, and the summary for a reply. */
export const trackingDocument = {
  title: 'Document',
  none: 'No document for this invoice.',
  notNamed: 'Can’t be opened: the only reference of this invoice may be an identity number.',
  failure: {
    noDocument: 'There is no document for this invoice.',
    unreadable: 'This document can’t be read, so nothing is shown.',
    nothingAsked: 'The address contains no invoice.',
  },
  link: {
    open: 'Open at {host}',
    opensTab: 'opens in a new tab',
    none: 'No link for the recipient.',
    unreadable: 'Link not shown: it isn’t a valid web address.',
    notHttps: 'Link not shown: the link to {host} isn’t HTTPS.',
    credentials: 'Link not shown: the link to {host} contains a user name or password.',
    host: 'Link not shown: {host} isn’t an allowed host.',
    noHost: 'another app',
  },
  reply: {
    open: 'Summarise for reply',
    title: 'Summary for a reply',
    intro: 'Plain text with the time of the last check. Review it before you paste it.',
    copy: 'Copy summary',
    close: 'Close',
  },
}
