/** Wordings of the rules that Peppol adds to those of the European norm. */
export const peppolRules = {
  specification: {
    what: 'The specification isn’t that of Peppol BIS Billing 3.0.',
    next: 'Create the document as Peppol BIS Billing 3.0.',
  },
  sameCurrency: {
    what: 'The accounting currency is the currency of the invoice.',
    next: 'Leave the accounting currency out.',
  },
  process: {
    what: 'The business process isn’t one of Peppol billing.',
    next: 'Use urn:fdc:peppol.eu:2017:poacc:billing:01:1.0.',
  },
  otherCurrency: {
    what: 'An amount is in another currency than the invoice.',
    next: 'Give every amount in the currency of the invoice.',
  },
  oneBreakdown: {
    what: 'There isn’t exactly one total VAT with a breakdown.',
    next: 'Keep one, with all rows in it.',
  },
  oneAccountingVat: {
    what: 'Total VAT in accounting currency and the accounting currency don’t go together.',
    next: 'Give both or neither.',
  },
  sameSign: {
    what: 'The two VAT totals have different signs.',
    next: 'Give both the same sign.',
  },
  oneProject: { what: 'There is more than one project reference.', next: 'Keep one.' },
  mandate: {
    what: 'A direct debit has no mandate reference.',
    next: 'Enter the mandate reference.',
  },
  countryType: {
    what: 'This document type is for invoices within other countries only.',
    next: 'Choose type 380, or 381 for a credit note.',
  },
  percentOfBase: {
    what: 'The amount isn’t its base × its percentage.',
    next: 'Correct the amount, the base or the percentage.',
  },
  percentWithoutBase: {
    what: 'There is a percentage without a base amount.',
    next: 'Enter the base amount, or remove the percentage.',
  },
  baseWithoutPercent: {
    what: 'There is a base amount without a percentage.',
    next: 'Enter the percentage, or remove the base amount.',
  },
  indicator: {
    what: 'It isn’t said whether this is an allowance or a charge.',
    next: 'Choose one.',
  },
  priceCharge: { what: 'A price can’t have a charge.', next: 'Put the charge on the line.' },
  netPrice: {
    what: 'Net price isn’t gross price − discount.',
    next: 'Correct one of the three.',
  },
  objectType: {
    what: 'The line refers to a document that isn’t the invoiced object.',
    next: 'Mark the reference as the invoiced object (130), or remove it.',
  },
  periodOutside: {
    what: 'The period of the line isn’t within the invoice period.',
    next: 'Correct one of the periods.',
  },
  lineAmount: {
    what: 'Line amount isn’t quantity × price + charges − allowances.',
    next: 'Correct the line amount, the quantity or the price.',
  },
  baseQuantity: {
    what: 'The price base quantity isn’t above zero.',
    next: 'Enter a quantity above zero, or leave it out.',
  },
  otherUnit: {
    what: 'Quantity and price are in different units.',
    next: 'Use one unit for both.',
  },
  exemptionCategory: {
    what: 'The exemption code belongs to another VAT category.',
    next: 'Choose the category of the code, or another code.',
  },
}
