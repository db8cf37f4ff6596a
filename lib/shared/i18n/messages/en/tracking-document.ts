/** English texts of the document of an invoice, its link, and the summary for a reply. */
export const trackingDocument = {
  title: 'Document',
  is: {
    pdf: 'PDF, {size}',
    xml: 'XML, {size}',
    text: 'Text, {size}',
    other: 'A file of another kind, {size}. It can be saved and not shown.',
    unreadable: 'The upstream gives a document in a form that the desk cannot read.',
  },
  none: 'The upstream gives no document for this invoice.',
  notNamed:
    'It cannot be asked for: nothing but what may be an identity number names this invoice.',
  tooLong: 'Too long to be shown here. Save it to read it.',
  show: 'Show',
  hide: 'Hide',
  openPdf: 'Open in a new tab',
  save: 'Download',
  loading: 'Reading the document…',
  shown: 'The document as text',
  failure: {
    noDocument: 'There is no document for this invoice.',
    unreadable: 'The document came in a form that the desk cannot read. Nothing of it is shown.',
    nothingAsked: 'The address names no invoice.',
  },
  link: {
    open: 'Open at {host}',
    opensTab: 'opens in a new tab',
    none: 'No link for the receiver.',
    unreadable: 'The link that came is no plain address, so it is not offered.',
    notHttps: 'Not offered: the link to {host} is not https.',
    credentials: 'Not offered: the link to {host} carries a user name or a password.',
    host: 'Not offered: {host} is none of the hosts that the setting INVOICE_LINK_HOSTS allows.',
    noHost: 'another program',
  },
  reply: {
    open: 'Summary for a reply',
    title: 'Summary for a reply',
    intro: 'Plain text with the time at which it was read. Look at it before you paste it.',
    copy: 'Copy',
    close: 'Close',
  },
}
