/** English texts of who has a line of work, in Today and where the line is done. */
export const workHolders = {
  line: {
    outcomes: 'Unconfirmed change',
    bulkActions: 'Stopped bulk action',
    decisions: 'Answer needed',
    stops: 'Stops ending within 7 days',
    batches: 'Refused rows',
    amounts: 'Amounts that don’t add up',
  },
  take: 'Take it',
  takeFrom: 'Take over from {person}',
  release: 'Release',
  saving: 'Saving',
  takenBy: 'Taken by {person}',
  takenByYou: 'Taken by you',
  released: 'Released by you',
  noteBy: '{note} ({person})',
  firstWas: '{person} took this first. Nothing was changed.',
  firstWasMeaning: 'Talk to {person}, or take it over.',
  notKnown: 'We couldn’t check who has this',
} as const
