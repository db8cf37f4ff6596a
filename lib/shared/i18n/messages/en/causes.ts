/**
 * English texts of the known causes of a failure: a short name that follows "Failed:", what it
 * means, what to do next.
 */
export const causes = {
  receiverNotInPeppol: {
    short: 'receiver not in Peppol',
    means:
      'No Peppol access point is registered for the receiver’s number, so there was nobody to deliver to.',
    next: 'Check the organization number. Where it is right, the receiver has to register, or the customer needs another channel.',
  },
  documentTypeNotTaken: {
    short: 'receiver does not take this document type',
    means: 'The receiver is in Peppol, but not registered for this kind of document.',
    next: 'Ask the receiver to register for it, or block Peppol for this document type so that another channel is taken.',
  },
  efakturaNotFound: {
    short: 'eFaktura receiver not found',
    means: 'No bank customer matches the name and address under which eFaktura looked.',
    next: 'Compare name and address with what the receiver’s bank has, correct them, and send again.',
  },
  efakturaBlocked: {
    short: 'no eFaktura agreement',
    means:
      'The receiver has no agreement for this issuer, has ended it, or has blocked the issuer.',
    next: 'Ask the receiver to accept eFaktura in the bank, or block eFaktura for the customer so that another channel is taken.',
  },
  digipostNotFound: {
    short: 'not found in Digipost',
    means: 'Digipost knows no recipient under the given number, or name and address.',
    next: 'Check identity number, name and address. Not everybody has Digipost: then another channel is needed.',
  },
  digitalMailReserved: {
    short: 'reserved against digital mail',
    means: 'The recipient has said no to digital mail.',
    next: 'Send by another channel and block digital mail for the customer.',
  },
  kivraUserMissing: {
    short: 'no Kivra user',
    means: 'Kivra has no user with the given number.',
    next: 'Check the identity number. Not everybody has Kivra: then another channel is needed.',
  },
  nemHandelUnknown: {
    short: 'EAN or GLN not in NemHandel',
    means: 'The number under which the receiver was addressed is not registered in NemHandel.',
    next: 'Ask the receiver for the right EAN or GLN number and correct it.',
  },
  operatorRejected: {
    short: 'rejected by the operator',
    means: 'An operator on the way to the receiver did not take the invoice.',
    next: 'Read the operator’s text. Ask support to take it up with the operator where the text gives no reason.',
  },
  channelNotChosen: {
    short: 'no channel to send by',
    means: 'No channel is chosen or allowed for the customer.',
    next: 'Choose a way of distribution on the customer and send again.',
  },
  mailboxUnknown: {
    short: 'mailbox unknown',
    means: 'The receiver’s mail server has no mailbox with this address.',
    next: 'Ask for the right e-mail address and correct it.',
  },
  mailDomainUnknown: {
    short: 'mail domain unknown',
    means: 'The part of the address after the @ does not exist, or takes no mail.',
    next: 'Look for a typo in the e-mail address and correct it.',
  },
  emailMalformed: {
    short: 'e-mail address malformed',
    means: 'What stands in the address is no e-mail address.',
    next: 'Correct the e-mail address and send again.',
  },
  mailboxFull: {
    short: 'mailbox full',
    means: 'The receiver’s mailbox takes no more mail for now.',
    next: 'Try again later, or ask for another e-mail address.',
  },
  mailRefused: {
    short: 'mail refused as unwanted',
    means: 'The receiver’s mail server took the message for unwanted mail.',
    next: 'Ask the receiver to let the sender through, and support to look at the sender’s domain.',
  },
  streetMissing: {
    short: 'street missing',
    means: 'The receiver’s address has no street or first address line.',
    next: 'Fill in the address and send again.',
  },
  postalCodeMissing: {
    short: 'postal code missing or wrong',
    means: 'The receiver’s postal code is blank, or is none of its country.',
    next: 'Fill in the postal code and send again.',
  },
  placeMissing: {
    short: 'postal place missing',
    means: 'The receiver’s address has no postal place.',
    next: 'Fill in the place and send again.',
  },
  countryUnknown: {
    short: 'country code missing or unknown',
    means: 'The receiver’s address has no country code, or one that is not in use.',
    next: 'Fill in the two-letter code of the country and send again.',
  },
  printUndeliverable: {
    short: 'letter undeliverable',
    means: 'The printed letter could not be delivered to its address, or came back.',
    next: 'Ask for the right postal address and correct it.',
  },
  organizationNoInvalid: {
    short: 'organization number invalid',
    means: 'The organization number is missing, or its form or check digit is wrong.',
    next: 'Correct the organization number and send again.',
  },
  identityNumberInvalid: {
    short: 'identity number invalid',
    means: 'The form or a check digit of the national identity number is wrong.',
    next: 'Compare the number with its source, correct it and send again.',
  },
  kidInvalid: {
    short: 'payment reference invalid',
    means: 'The check digit of the KID or reference number is wrong.',
    next: 'It is made by the sender’s system: ask the sender to correct it and send the invoice anew.',
  },
  buyerReferenceMissing: {
    short: 'buyer reference missing',
    means:
      'The receiver asks for a buyer reference or an order number, and the invoice has neither.',
    next: 'Ask the receiver for the reference, fill it in on the customer and send again.',
  },
  sellerAccountMissing: {
    short: 'seller’s bank account missing',
    means: 'The invoice names no account to pay to.',
    next: 'Ask the sender to add the account to its invoices and send anew.',
  },
  totalsDiffer: {
    short: 'totals do not match',
    means: 'Lines, VAT and total of the invoice do not add up.',
    next: 'Ask the sender to correct the invoice and send it anew.',
  },
  vatCategory: {
    short: 'VAT category wrong',
    means: 'A VAT category, its rate or its amount breaks a rule.',
    next: 'Ask the sender to correct the VAT of the invoice and send it anew.',
  },
  dueBeforeInvoice: {
    short: 'due before the invoice date',
    means: 'The due date is earlier than the date of the invoice.',
    next: 'Ask the sender to correct the dates and send the invoice anew.',
  },
  numberUsedTwice: {
    short: 'invoice number used twice',
    means: 'An invoice with this number was received before.',
    next: 'Find the earlier one first: it may be the same invoice, sent twice.',
  },
  currencyUnknown: {
    short: 'currency missing or unknown',
    means: 'The currency code is missing, or not one that the receiver takes.',
    next: 'Check the customer’s currency and send again.',
  },
  negativeAmount: {
    short: 'negative amount not allowed',
    means: 'A price or amount is below zero where it may not be.',
    next: 'Ask the sender to send a credit note instead.',
  },
  attachmentTooLarge: {
    short: 'attachment too large',
    means: 'The message is larger than a server on its way takes.',
    next: 'Ask the sender to make the attachment smaller and send anew.',
  },
  schemaInvalid: {
    short: 'file breaks its schema',
    means: 'The file is not built as its format asks for, so nobody could read it.',
    next: 'Ask the sender’s system supplier to correct the file, with the text below.',
  },
  accessPointTimeout: {
    short: 'access point did not answer',
    means: 'The receiver’s access point did not answer in time.',
    next: 'Send again later. Many at once: look for a disturbance at the receiver’s provider.',
  },
  certificate: {
    short: 'certificate or signature refused',
    means: 'A certificate has expired or is not trusted, or a signature does not hold.',
    next: 'Ask support to look at the certificates of both sides before sending again.',
  },
}
