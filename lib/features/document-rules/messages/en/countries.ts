/** Wordings of the rules of Norway, Sweden and Denmark. */
export const countryRules = {
  norwegianVat: {
    what: 'The Norwegian VAT number isn’t NO, nine digits and MVA, or its check digit is wrong.',
    next: 'Write it as NO123456789MVA.',
  },
  foretaksregisteret: {
    what: 'The seller doesn’t state Foretaksregisteret.',
    next: 'Companies in the register add a tax registration with the text Foretaksregisteret.',
  },
  swedishVatLength: {
    what: 'The Swedish VAT number doesn’t have 14 characters.',
    next: 'Write it as SE, ten digits and 01.',
  },
  swedishVatDigits: {
    what: 'The Swedish VAT number has more than digits after SE.',
    next: 'Write it as SE, ten digits and 01.',
  },
  swedishDigits: {
    what: 'The Swedish organization number has more than digits.',
    next: 'Write the ten digits without a hyphen.',
  },
  swedishLength: {
    what: 'The Swedish organization number doesn’t have ten digits.',
    next: 'Write the ten digits without a hyphen.',
  },
  swedishCheck: {
    what: 'The check digit of the Swedish organization number is wrong.',
    next: 'Check the number.',
  },
  fSkatt: {
    what: 'The Swedish tax registration isn’t the text Godkänd för F-skatt.',
    next: 'Enter that text, or remove the registration.',
  },
  swedishRate: {
    what: 'The VAT rate isn’t a Swedish one.',
    next: 'Use 25, 12 or 6.',
  },
  giroDigits: { what: 'The giro number has more than digits.', next: 'Write it without a hyphen.' },
  plusgiroLength: {
    what: 'The Plusgiro number doesn’t have 2 to 8 digits.',
    next: 'Check the number.',
  },
  bankgiroLength: {
    what: 'The Bankgiro number doesn’t have 7 or 8 digits.',
    next: 'Check the number.',
  },
  giroMeans: {
    what: 'Bankgiro and Plusgiro are given with a code of their own.',
    next: 'Use payment means 30, with SE:BANKGIRO or SE:PLUSGIRO as the bank.',
  },
  swedishTransfer: {
    what: 'A transfer within Sweden has code 31.',
    next: 'Use payment means 30.',
  },
  cvrMissing: {
    what: 'The Danish seller has no registration number (CVR).',
    next: 'Enter the CVR number.',
  },
  cvrScheme: {
    what: 'The Danish registration number isn’t marked as CVR.',
    next: 'Choose scheme 0184.',
  },
  unspsc: {
    what: 'The UNSPSC version isn’t one that Denmark uses.',
    next: 'Use version 19.05.01 or 26.08.01.',
  },
  danishTax: {
    what: 'A Danish tax other than VAT isn’t named as it should be.',
    next: 'Enter its four digits, or a text with # in the middle.',
  },
  danishMeans: {
    what: 'The payment means isn’t used between Danish companies.',
    next: 'Use 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 or 97.',
  },
  danishAccount: {
    what: 'A Danish transfer lacks its account or registration number.',
    next: 'Enter both.',
  },
  danishMandate: {
    what: 'A Danish direct debit lacks its mandate or the account it is taken from.',
    next: 'Enter both.',
  },
  giroCard: {
    what: 'A Danish giro payment lacks its card type or account.',
    next: 'Begin the reference with 01#, 04# or 15#, and enter 7 or 8 digits as the account.',
  },
  giroId: {
    what: 'The payment reference of card type 04 or 15 doesn’t have 16 digits.',
    next: 'Enter 16 digits after the #.',
  },
  fikCard: {
    what: 'A Danish FIK payment lacks its card type or creditor number.',
    next: 'Begin the reference with 71#, 73# or 75#, and enter 8 digits as the account.',
  },
  fikId: {
    what: 'The payment reference of card type 71 or 75 doesn’t have 15 or 16 digits.',
    next: 'Enter 15 or 16 digits after the #.',
  },
  danishScheme: {
    what: 'An identifier of a Danish party has no scheme.',
    next: 'Choose its scheme.',
  },
  danishCredit: {
    what: 'A Danish credit note has an amount due below zero.',
    next: 'Send an invoice instead, or turn the signs.',
  },
}
