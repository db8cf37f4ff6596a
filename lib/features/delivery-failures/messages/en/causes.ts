/**
 * English texts of the known causes of a failure: a short name that follows "Failed:", what it
 * means, what to do next.
 */
export const causes = {
  receiverNotInPeppol: {
    short: 'recipient not in Peppol',
    means:
      'No Peppol access point is registered for the recipient’s number, so it couldn’t be delivered.',
    next: 'Check the organization number. If it is right, the recipient has to register, or the customer needs another channel.',
  },
  documentTypeNotTaken: {
    short: 'document type not accepted by recipient',
    means: 'The recipient is in Peppol, but isn’t registered for this document type.',
    next: 'Ask the recipient to register for it, or block Peppol for this document type so that another channel is used.',
  },
  efakturaNotFound: {
    short: 'eFaktura recipient not found',
    means: 'No bank customer matches the name and address used for the eFaktura lookup.',
    next: 'Check the name and address against the recipient’s bank, correct them, then resend.',
  },
  efakturaBlocked: {
    short: 'no eFaktura agreement',
    means:
      'The recipient has no agreement with this issuer, has ended it, or has blocked the issuer.',
    next: 'Ask the recipient to accept eFaktura in their bank, or block eFaktura for the customer so that another channel is used.',
  },
  digipostNotFound: {
    short: 'not found in Digipost',
    means: 'Digipost has no user with this number, or this name and address.',
    next: 'Check the identity number, name and address. If the recipient doesn’t have Digipost, use another channel.',
  },
  digitalMailReserved: {
    short: 'recipient opted out of digital mail',
    means: 'The recipient has opted out of digital mail.',
    next: 'Send through another channel and block digital mail for the customer.',
  },
  kivraUserMissing: {
    short: 'no Kivra user',
    means: 'Kivra has no user with this number.',
    next: 'Check the identity number. If the recipient doesn’t have Kivra, use another channel.',
  },
  nemHandelUnknown: {
    short: 'EAN or GLN not in NemHandel',
    means: 'The recipient’s number isn’t registered in NemHandel.',
    next: 'Ask the recipient for the right EAN or GLN number and correct it.',
  },
  operatorRejected: {
    short: 'rejected by the operator',
    means: 'An operator between sender and recipient rejected the invoice.',
    next: 'Read the operator’s message. If it gives no reason, ask support to contact the operator.',
  },
  channelNotChosen: {
    short: 'no distribution channel',
    means: 'No channel is selected or allowed for the customer.',
    next: 'Select a distribution channel for the customer, then resend.',
  },
  mailboxUnknown: {
    short: 'mailbox unknown',
    means: 'The recipient’s mail server has no mailbox with this address.',
    next: 'Ask for the right e-mail address and correct it.',
  },
  mailDomainUnknown: {
    short: 'mail domain unknown',
    means: 'The domain after the @ doesn’t exist or doesn’t accept mail.',
    next: 'Check the e-mail address for typos and correct it.',
  },
  emailMalformed: {
    short: 'e-mail address not valid',
    means: 'This isn’t a valid e-mail address.',
    next: 'Correct the e-mail address, then resend.',
  },
  mailboxFull: {
    short: 'mailbox full',
    means: 'The recipient’s mailbox can’t receive more mail right now.',
    next: 'Resend later, or ask for another e-mail address.',
  },
  mailRefused: {
    short: 'rejected as spam',
    means: 'The recipient’s mail server rejected the message as spam.',
    next: 'Ask the recipient to allow the sender, and ask support to check the sender’s domain.',
  },
  streetMissing: {
    short: 'street missing',
    means: 'The recipient’s address has no street or first address line.',
    next: 'Fill in the address, then resend.',
  },
  postalCodeMissing: {
    short: 'postal code missing or wrong',
    means: 'The recipient’s postal code is blank or isn’t valid in its country.',
    next: 'Fix the postal code, then resend.',
  },
  placeMissing: {
    short: 'city missing',
    means: 'The recipient’s address has no city.',
    next: 'Fill in the city, then resend.',
  },
  countryUnknown: {
    short: 'country code missing or unknown',
    means: 'The recipient’s address has no country code, or one that isn’t in use.',
    next: 'Fill in the two-letter country code, then resend.',
  },
  printUndeliverable: {
    short: 'letter undeliverable',
    means: 'The printed letter couldn’t be delivered, or was returned.',
    next: 'Ask for the right postal address and correct it.',
  },
  organizationNoInvalid: {
    short: 'organization number invalid',
    means: 'The organization number is missing, or its format or check digit is wrong.',
    next: 'Correct the organization number, then resend.',
  },
  identityNumberInvalid: {
    short: 'identity number invalid',
    means: 'The format or a check digit of the national identity number is wrong.',
    next: 'Check the number against its source, correct it, then resend.',
  },
  kidInvalid: {
    short: 'payment reference invalid',
    means: 'The check digit of the KID or reference number is wrong.',
    next: 'The sender’s system creates this number. Ask the sender to correct it and resend the invoice.',
  },
  buyerReferenceMissing: {
    short: 'buyer reference missing',
    means:
      'The recipient requires a buyer reference or an order number, and the invoice has neither.',
    next: 'Ask the recipient for the reference, add it to the customer, then resend.',
  },
  sellerAccountMissing: {
    short: 'seller’s bank account missing',
    means: 'The invoice has no account to pay to.',
    next: 'Ask the sender to add the account to the invoice and resend it.',
  },
  totalsDiffer: {
    short: 'totals don’t match',
    means: 'The invoice’s lines, VAT and total don’t add up.',
    next: 'Ask the sender to correct the invoice and resend it.',
  },
  vatCategory: {
    short: 'VAT category wrong',
    means: 'A VAT category, rate or amount breaks a rule.',
    next: 'Ask the sender to correct the VAT and resend the invoice.',
  },
  dueBeforeInvoice: {
    short: 'due before the invoice date',
    means: 'The due date is earlier than the invoice date.',
    next: 'Ask the sender to correct the dates and resend the invoice.',
  },
  numberUsedTwice: {
    short: 'invoice number used twice',
    means: 'Another invoice already has this number.',
    next: 'Find the earlier one first: it may be the same invoice, sent twice.',
  },
  alreadyReceived: {
    short: 'already received, sent twice',
    means: 'The recipient, or a network on the way, already has this invoice.',
    next: 'Check that the earlier one was delivered. If it was, there is nothing to fix.',
  },
  currencyUnknown: {
    short: 'currency missing or unknown',
    means: 'The currency code is missing, or the recipient doesn’t accept it.',
    next: 'Check the customer’s currency, then resend.',
  },
  negativeAmount: {
    short: 'negative amount not allowed',
    means: 'A price or amount is below zero where that isn’t allowed.',
    next: 'Ask the sender to send a credit note instead.',
  },
  attachmentTooLarge: {
    short: 'attachment too large',
    means: 'The message exceeds the size limit of a server along the way.',
    next: 'Ask the sender to make the attachment smaller and resend the invoice.',
  },
  schemaInvalid: {
    short: 'file format invalid',
    means: 'The file doesn’t follow its format, so it couldn’t be read.',
    next: 'Ask the sender’s system supplier to correct the file. Send them the original message.',
  },
  accessPointTimeout: {
    short: 'access point didn’t respond',
    means: 'The recipient’s access point didn’t respond in time.',
    next: 'Resend later. If many failed at once, check for an outage at the recipient’s provider.',
  },
  certificate: {
    short: 'certificate or signature rejected',
    means: 'A certificate has expired or isn’t trusted, or a signature isn’t valid.',
    next: 'Ask support to check both sides’ certificates before you resend.',
  },
}
