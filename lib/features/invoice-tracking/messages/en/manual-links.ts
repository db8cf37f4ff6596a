/** English texts of linking what may be the same invoice by hand. */
export const manualLinks = {
  linked: { title: 'Linked', unread: 'not in the results' },
  aside: { title: '{count} dismissed' },
  say: {
    same: 'Link',
    notSame: 'Dismiss',
    apart: 'Unlink',
    takeBack: 'Undo',
  },
  saying: { same: 'Linking', notSame: 'Saving', takeBack: 'Undoing' },
  said: {
    same: 'linked by {person}',
    apart: 'link removed by {person}',
    aside: 'dismissed by {person}',
  },
  saidNow: {
    same: 'Linked: {name}',
    notSame: 'Not linked: {name}',
    takeBack: 'Undone: {name}',
  },
  byHandOf: 'linked manually by {person}',
  writtenBy: '{operation} by {person}',
  unreadable:
    '{count, plural, one {# field has an invalid time} other {# fields have invalid times}}: {fields}',
  partMissing: '{part} couldn’t be loaded',
  partCut: '{part}: there may be more than shown here',
}
