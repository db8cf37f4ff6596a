/** English texts of recording by hand what became of a write that could not be checked. */
export const record = {
  open: 'Record what you found',
  title: 'What did you find?',
  applied: 'It was booked or saved',
  'not-applied': 'It wasn’t booked or saved',
  note: 'How do you know?',
  hint: 'Your name and the time are recorded with it.',
  missing: 'Choose what you found and enter how you know.',
  save: 'Record outcome',
  saving: 'Recording',
  cancel: 'Cancel',
  done: {
    applied: 'Recorded as booked or saved by {person}',
    'not-applied': 'Recorded as not booked or saved by {person}',
  },
  noteErased: 'The note was erased after the retention period.',
}
