/** English texts of a new customer. */
export const create = {
  title: 'New customer',
  open: 'New customer',
  number: 'Customer no.',
  numberHint:
    'Enter a number this client doesn’t use yet. We check it first, so that no existing customer is overwritten.',
  check: 'Check number',
  checking: 'Checking',
  wrongForm:
    'Not a valid customer number. Use at most 100 characters, and no part that is “.” or “..”.',
  free: 'Available',
  notFound: 'Not found, checked again before it’s created',
  otherNumber: 'Change number',
  ownDraft: 'This is your draft for {customerNo}',
  ownDraftMeaning: 'To see what you typed for {other}, change the number back.',
  exists: 'Customer {customerNo} already exists: {name}',
  existsMeaning:
    'Nothing was sent, because it would have overwritten this customer. Edit it instead.',
  edit: 'Edit {customerNo}',
  save: 'Create customer',
  unsaved: 'New customer',
  updatedInstead: 'Someone else created {customerNo} first, and your values updated it.',
  updatedMeaning: 'Open it and check the current values.',
  different: 'Customer created, but these fields differ from what you sent: {fields}.',
  unread: 'Customer created, but we couldn’t verify its values.',
  laterUnkept:
    'Customer created, but what you typed afterwards isn’t saved. Don’t close this page.',
  noName: 'Enter a name',
  told: {
    created: 'Customer created. This page shows the stored values.',
    found:
      'Every field is stored as you sent it. We couldn’t confirm whether the customer was new.',
  },
}
