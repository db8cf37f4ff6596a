/** English texts of recording by hand what became of a write that could not be checked. */
export const record = {
  open: 'Record outcome',
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
    applied: 'Booked or saved, as recorded by {person}',
    'not-applied': 'Not booked or saved, as recorded by {person}',
  },
  noteErased: 'The note was erased after the retention period.',
}
