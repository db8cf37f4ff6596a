import { peppolRules } from './peppol-rules'

/**
 * What is wrong and what to do, by wording. A wording serves every rule that says the same of
 * another field; which one a rule has is in `rule-wordings.ts`.
 */
export const rules = {
  missing: { what: '{term} is missing.', next: 'Fill it in.' },
  once: { what: '{term} is given more than once.', next: 'Keep one.' },
  decimals: {
    what: '{term} has more than two decimals.',
    next: 'Round it to two decimals, and the totals with it.',
  },
  code: {
    what: '{term} isn’t in the code list: {list}.',
    next: 'Choose a code from the list.',
  },
  scheme: {
    what: 'The number doesn’t have the form of its scheme: {scheme}.',
    next: 'Check the number, or choose the scheme it belongs to.',
  },
  withoutScheme: {
    what: '{term} has no scheme.',
    next: 'Choose the scheme the number belongs to, such as 0192 for Norwegian organizations.',
  },
  mandatory: {
    what: 'A required element is missing, or is there more than once.',
    next: 'Fill it in once.',
  },
  value: {
    what: 'This isn’t a value of its kind: a number, a date, true or false, or a file.',
    next: 'Write numbers with a point, such as 1250.50, and dates as 2026-03-31.',
  },
  element: {
    what: 'An element that every document of this kind has is missing.',
    next: 'Fill it in, or remove the group it belongs to.',
  },
  empty: { what: 'The field is empty.', next: 'Fill it in or remove it.' },
  date: { what: 'This isn’t a valid date.', next: 'Write it as 2026-03-31.' },
  periodOrder: {
    what: 'The period ends before it starts.',
    next: 'Correct one of the dates.',
  },
  periodEmpty: {
    what: 'The period has neither a start nor an end.',
    next: 'Enter a date, or remove the period.',
  },
  reason: {
    what: 'The allowance or charge has no reason.',
    next: 'Enter a reason or a reason code.',
  },
  payeeIsSeller: {
    what: 'The payee has no name, or is the seller.',
    next: 'Enter the payee’s name and number, or remove the payee when it is the seller.',
  },
  property: {
    what: 'An item property lacks its name or its value.',
    next: 'Enter both, or remove the property.',
  },
  priceBelowZero: {
    what: '{term} is below zero or missing.',
    next: 'Enter a price from zero on, and put the minus on the quantity.',
  },
  cardNumber: {
    what: 'The whole card number is given.',
    next: 'Give the last 4 to 6 digits only.',
  },
  sellerUnknown: {
    what: 'Nothing identifies the seller.',
    next: 'Enter a registration number, a VAT number or an identifier.',
  },
  taxPoint: {
    what: 'The tax point is given as a date and as a code.',
    next: 'Keep one of the two.',
  },
  accountingVat: {
    what: 'There is an accounting currency, but no total VAT in it.',
    next: 'Enter the total VAT in that currency, or remove the currency.',
  },
  dueDate: {
    what: 'An amount is due, and neither a due date nor payment terms are given.',
    next: 'Enter a due date.',
  },
  vatPrefix: {
    what: 'The VAT number doesn’t begin with a country code.',
    next: 'Put the country before the number, such as NO or SE.',
  },
  sumLines: {
    what: 'The sum of line amounts isn’t the sum of the lines.',
    next: 'Add up the line amounts again.',
  },
  sumAllowances: {
    what: 'The sum of allowances isn’t the sum of the document’s allowances.',
    next: 'Add them up again, or leave the sum out when there are none.',
  },
  sumCharges: {
    what: 'The sum of charges isn’t the sum of the document’s charges.',
    next: 'Add them up again, or leave the sum out when there are none.',
  },
  totalWithoutVat: {
    what: 'Total without VAT isn’t lines − allowances + charges.',
    next: 'Correct the total, or the amount that is wrong.',
  },
  totalVat: {
    what: 'Total VAT isn’t the sum of the VAT breakdown.',
    next: 'Correct the total, or the VAT amounts.',
  },
  totalWithVat: {
    what: 'Total with VAT isn’t total without VAT + total VAT.',
    next: 'Correct the total. There is one total VAT in the currency of the invoice.',
  },
  amountDue: {
    what: 'Amount due isn’t total with VAT − paid amount + rounding.',
    next: 'Correct the amount due, or the paid and rounding amounts.',
  },
  vatOfBase: {
    what: 'The VAT amount isn’t its base × its rate.',
    next: 'Correct the VAT amount, the base or the rate.',
  },
  noBreakdown: {
    what: 'There is no VAT breakdown.',
    next: 'Add one row for each VAT category and rate.',
  },
  breakdown: {
    what: '{category} is used on lines, allowances or charges, but isn’t once in the VAT breakdown.',
    next: 'Add the category to the VAT breakdown, or remove it where it isn’t used.',
  },
  breakdownRates: {
    what: 'The VAT breakdown and the lines disagree on {category}.',
    next: 'Give the breakdown one row for each rate that is used.',
  },
  registered: {
    what: '{category} is used, and the VAT or tax numbers it needs are missing.',
    next: 'Enter {numbers}, or choose another category.',
  },
  notRegistered: {
    what: '{category} is used, and a VAT number is given.',
    next: 'Remove the VAT numbers, or choose another category.',
  },
  rateZero: {
    what: 'The rate of {category} isn’t 0.',
    next: 'Enter 0, or choose another category.',
  },
  rateAboveZero: {
    what: 'The rate of {category} isn’t above 0.',
    next: 'Enter the rate, or choose another category.',
  },
  rateFromZero: {
    what: 'The rate of {category} is missing or below 0.',
    next: 'Enter the rate.',
  },
  rateNone: { what: '{category} has a rate.', next: 'Remove the rate.' },
  base: {
    what: 'The base of {category} isn’t its lines − allowances + charges.',
    next: 'Correct the base amount, or the categories of the lines.',
  },
  taxZero: { what: '{category} has a VAT amount.', next: 'Enter 0 as the VAT amount.' },
  tax: {
    what: 'The VAT amount of {category} isn’t its base × its rate.',
    next: 'Correct the VAT amount, the base or the rate.',
  },
  exemptionRequired: {
    what: '{category} has no exemption reason.',
    next: 'Enter the reason or its code.',
  },
  exemptionForbidden: {
    what: '{category} has an exemption reason.',
    next: 'Remove the reason, or choose another category.',
  },
  deliveryDate: {
    what: 'A delivery within the EU has no delivery date and no invoice period.',
    next: 'Enter one of them.',
  },
  deliveryCountry: {
    what: 'A delivery within the EU has no delivery country.',
    next: 'Enter the country the goods go to.',
  },
  onlyNotSubject: {
    what: 'Not subject to VAT is used beside other VAT categories.',
    next: 'Send them as two invoices, or choose one category.',
  },
  splitPaymentAbroad: {
    what: 'Split payment is for invoices within Italy only.',
    next: 'Choose another VAT category.',
  },
  splitPaymentStandard: {
    what: 'Split payment is used beside the standard rate.',
    next: 'Send them as two invoices.',
  },
  payeeOnce: {
    what: '{term} is given more than once, or the payee has the seller’s name.',
    next: 'Keep one, and remove the payee when it is the seller.',
  },
  taxSchemes: {
    what: 'The seller has more than two tax registrations.',
    next: 'Keep the VAT number and one tax registration.',
  },
  taxScheme: {
    what: 'A tax registration lacks its number or its scheme.',
    next: 'Enter both, or remove the registration.',
  },
  paymentIds: {
    what: 'The payment means have different payment references.',
    next: 'Use one reference for all.',
  },
  paymentCodes: {
    what: 'The payment means are of different kinds.',
    next: 'Use one kind for all.',
  },
  addressLines: {
    what: 'The address has more than one third line.',
    next: 'Keep one third line.',
  },
  fileType: { what: 'The attached file has no type.', next: 'Attach the file again.' },
  fileName: { what: 'The attached file has no name.', next: 'Attach the file again.' },
  objectScheme: {
    what: 'A reference with a scheme isn’t marked as the invoiced object.',
    next: 'Remove the scheme, or mark the reference as the invoiced object (130).',
  },
  oneCategory: {
    what: 'The line doesn’t have exactly one VAT category.',
    next: 'Choose one.',
  },
  oneNote: { what: 'There is more than one note.', next: 'Put the text into one note.' },
  reference: {
    what: 'There is neither a buyer reference nor an order number.',
    next: 'Ask the buyer which one they need, and enter it.',
  },
  ...peppolRules,
}
