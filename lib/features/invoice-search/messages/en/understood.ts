const field =
  '{as, select, InvoiceNumber {invoice number} KID {payment reference} Filename {file name} TransactionRid {transaction number} InvoiceeName {name} References {list of references} OrganizationNumber {organization number} other {{as}}}'

/** English texts of what a search was taken for, and why. */
export const understood = {
  field,
  why: {
    nothing: 'Nothing to search for yet.',
    chosen: 'You chose this field.',
    labelled: `Labelled as ${field}.`,
    fileName: 'Looks like a file name.',
    checkDigit:
      'Its check digit matches {rule, select, mod10 {mod 10} mod11 {mod 11} other {mod 10 and mod 11}}, as in a payment reference.',
    number: 'It’s a number.',
    numberWithMarks: 'Looks like an invoice number.',
    shortNumber: 'Too short for a payment reference.',
    noCheckDigit: 'Its check digit doesn’t match a payment reference.',
    name: 'Looks like a name.',
    list: '{count, plural, one {# reference} other {# references}} pasted.',
    rounded:
      'A spreadsheet rounded this number, so its last digits are lost. Copy it from a cell formatted as text.',
    notSearchable: 'Organization numbers can’t be searched, so another field is searched.',
  },
}
