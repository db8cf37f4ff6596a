const field =
  '{as, select, InvoiceNumber {invoice number} KID {payment reference} Filename {file name} TransactionRid {transaction number} InvoiceeName {name} References {list of references} OrganizationNumber {organization number} other {{as}}}'

/** English texts of what a search was taken for, and why. */
export const understood = {
  field,
  why: {
    nothing: 'Nothing to search for yet.',
    chosen: 'Searched for as you chose.',
    labelled: `The text in front says ${field}.`,
    fileName: 'It is written as a file name.',
    checkDigit:
      'Its last character fits {rule, select, mod10 {mod 10} mod11 {mod 11} other {mod 10 and mod 11}}, as that of a payment reference does.',
    number: 'It is a number.',
    numberWithMarks: 'It is written as invoice numbers are.',
    shortNumber: 'It is short for a payment reference.',
    noCheckDigit: 'Its last digit fits no payment reference.',
    name: 'It reads as a name.',
    list: '{count, plural, one {# reference} other {# references}} in one paste.',
    rounded:
      'A spreadsheet has rounded this number, so its last digits are lost. Copy it from a cell that is formatted as text.',
    notSearchable:
      'The search knows no organization numbers, so this is searched for as something else.',
  },
}
