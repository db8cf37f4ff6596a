/** The one sentence for a check of an unconfirmed write that failed. */
const lookFailed = 'We couldn’t check this. It is still not confirmed.'

/**
 * English texts of the states a page can be in, and of every way in which a read or a write may
 * fail.
 */
export const states = {
  loading: 'Loading',
  age: {
    now: 'just now',
    seconds: '{count} s ago',
    minutes: '{count} min ago',
    hours: '{count} h ago',
    days: '{count, plural, one {# day ago} other {# days ago}}',
  },
  scopesNotKnown:
    'None of your access scopes is known here, so the service decides what you may do. An administrator can map them with RIGHTS_MAP.',
  accessNotKnown: 'Some entries may be missing.',
  accessNotKnownMeaning: 'The service couldn’t confirm your access to all of them.',
  tryAgain: 'Try again',
  request: 'request {requestId}',
  filters: {
    ignored:
      'The service ignored {count, plural, one {this filter} other {these filters}}: {filters}.',
    filteredHere:
      'Filtered here: {count, plural, one {# row that doesn’t match isn’t shown} other {# rows that don’t match aren’t shown}}.',
    unverified:
      '{count, plural, one {This filter} other {These filters}} can’t be verified: {filters}.',
    untold:
      '{count, plural, one {# row doesn’t show the field} other {# rows don’t show the field}}.',
    resting:
      '{count, plural, one {# row read, no more matches so far.} other {# rows read, no more matches so far.}}',
  },
  loadMore: 'Load more',
  keptTyped: 'Everything you typed is kept.',
  unread: {
    title:
      '{count, plural, one {This record can’t be read in full.} other {# records can’t be read in full.}}',
    meaning: 'What can’t be read is left out and counts as not known.',
    details: 'Show as received',
    row: 'Row {place}:',
    fields: 'This record can’t be read in full: {fields}',
    whole: 'This record can’t be read',
    hidden: 'It doesn’t say whose it is, so it isn’t shown.',
    more: '{count, plural, one {# more} other {# more}}',
  },
  waitOver: 'You can try again now.',
  notFollowed: 'Not found, and no longer checked automatically.',
  checkNow: 'Check now',
  waitFor: 'Try again in {seconds, plural, one {# second} other {# seconds}}.',
  notFound: {
    title: 'No such page',
    what: 'There is nothing at this address',
    meaning: 'It is mistyped, or not built yet.',
    home: 'To the desk',
  },
  read: {
    unauthenticated: {
      title: 'Your session has ended',
      meaning: 'Sign in to go on with this page.',
    },
    forbidden: {
      title: 'You may not see this',
      meaning:
        'The upstream or your workspace does not let you read it. Nothing is wrong with the page.',
    },
    invalid: {
      title: 'The upstream did not accept the question',
      meaning: 'What was asked for is not in a form that it knows.',
    },
    'not-found': {
      title: 'There is nothing under this number',
      meaning: 'It was deleted, the number is mistyped, or it belongs to another client.',
    },
    'not-offered': {
      title: 'Not offered by this service',
      meaning: 'The service doesn’t provide this. Nothing is wrong with what you asked for.',
    },
    'maybe-not-offered': {
      title: 'Can’t be loaded',
      meaning: 'Nothing matches this number, or this service doesn’t offer it.',
    },
    conflict: {
      title: 'The upstream refused the read',
      meaning: 'It says that the state it holds does not allow it now.',
    },
    refused: { title: 'The upstream refused the read', meaning: 'It gives the reason below.' },
    throttled: {
      title: 'The upstream asked us to wait',
      meaning: 'It takes no question from you for a while. Other areas work as usual.',
    },
    pace: {
      title: 'Too many requests',
      meaning: 'You’re going faster than allowed. Wait a moment, then try again.',
    },
    'not-sent': { title: 'The upstream cannot be reached', meaning: 'Nothing left the desk.' },
    unreachable: {
      title: 'The upstream does not answer',
      meaning: 'It is down, slow, or cut off. What is shown elsewhere stays as it was read.',
    },
    'unknown-outcome': {
      title: 'The answer did not come',
      meaning: 'Read again to see what there is.',
    },
    'off-contract': {
      title: 'The answer cannot be read',
      meaning:
        'The upstream answered in a shape that this desk does not know, so nothing of it is shown.',
    },
    broken: {
      title: 'The desk itself failed',
      meaning: 'This is our fault, not yours and not the upstream’s.',
    },
  },
  write: {
    unauthenticated: {
      title: 'Your session has ended',
      meaning: 'Nothing was saved. Sign in, and the same save goes on.',
    },
    forbidden: {
      title: 'You may not save this',
      meaning: 'Nothing was saved. The upstream or your rights do not allow it.',
    },
    invalid: {
      title: 'The upstream did not accept what was sent',
      meaning: 'Nothing was saved. Correct what it names and save again.',
    },
    'not-found': {
      title: 'The customer is no longer there',
      meaning: 'Nothing was saved. It was deleted meanwhile, or belongs to another client.',
    },
    'not-offered': {
      title: 'Not offered by this service',
      meaning: 'Nothing was saved: the service doesn’t provide this.',
    },
    'maybe-not-offered': {
      title: 'Nothing was saved',
      meaning: 'Nothing matches this number, or this service doesn’t offer it.',
    },
    conflict: {
      title: 'The upstream says that this collides with what it holds',
      meaning: 'Nothing was saved. Reload to see what stands there now.',
    },
    refused: { title: 'The upstream refused the save', meaning: 'Nothing was saved.' },
    throttled: {
      title: 'The upstream asked us to wait',
      meaning: 'By its own word it took nothing. Other areas work as usual.',
    },
    pace: {
      title: 'Too many requests',
      meaning: 'Nothing was saved. Wait a moment, then try again.',
    },
    'not-sent': {
      title: 'Nothing was sent',
      meaning:
        'The upstream could not be reached, so it holds what it held before. Save again when it answers.',
    },
    unread: {
      title: 'Nothing was sent',
      meaning:
        'The record couldn’t be read before saving, so nothing was changed. What you typed is kept.',
    },
    unreachable: {
      title: 'Nothing was sent',
      meaning: 'The desk could not be reached, so nothing left it. Save again.',
    },
    'unknown-outcome': {
      title: 'We do not know whether this was saved',
      meaning:
        'It was sent, and the answer did not come back whole. It is not sent again by itself. Look at what stands there now.',
    },
    'off-contract': {
      title: 'We do not know whether this was saved',
      meaning:
        'The upstream answered in a shape that this desk does not know. Look at what stands there now.',
    },
    broken: {
      title: 'The desk itself failed',
      meaning: 'Look in the journal before you save again.',
    },
  },
  look: {
    unauthenticated: {
      title: lookFailed,
      meaning: 'Your session has ended. Sign in, then check again.',
    },
    forbidden: { title: lookFailed, meaning: 'You may not read it there. Ask somebody who may.' },
    invalid: { title: lookFailed, meaning: 'The service did not accept the question.' },
    pace: {
      title: lookFailed,
      meaning: 'You’re going faster than allowed. Wait a moment, then check again.',
    },
    'not-offered': {
      title: lookFailed,
      meaning:
        'The service offers no way to check it. Ask the service, then record what you found.',
    },
    'maybe-not-offered': {
      title: lookFailed,
      meaning: 'The service offers no way to check it, or found nothing to check against.',
    },
    'not-found': {
      title: lookFailed,
      meaning:
        'The service found nothing to check against. That does not tell whether it was saved.',
    },
    conflict: { title: lookFailed, meaning: 'The service does not allow the check now.' },
    refused: { title: lookFailed, meaning: 'The service refused the check.' },
    throttled: { title: lookFailed, meaning: 'The service asked us to wait.' },
    'not-sent': { title: lookFailed, meaning: 'The service could not be reached.' },
    unreachable: { title: lookFailed, meaning: 'The service does not answer. Check again later.' },
    'unknown-outcome': { title: lookFailed, meaning: 'The check was not answered. Check again.' },
    'off-contract': { title: lookFailed, meaning: 'The answer could not be read.' },
    broken: { title: lookFailed, meaning: 'Something went wrong on our side.' },
  },
  sentBefore: {
    title: 'Nothing was sent',
    meaning:
      'A row of it went out before and may be booked. Open All batches and resolve that one first.',
  },
  code: {
    'odd-word': 'The answer names an outcome that we don’t recognise.',
    contradicted: 'The answer was a refusal, but part of what you sent is stored.',
    'taken-before': 'The service says that it has taken this id before.',
    'no-list': 'The service answered without a list.',
    timeout: 'No answer came in time.',
    reset: 'The connection broke before an answer came.',
    truncated: 'The answer broke off in the middle.',
    'off-contract': 'The answer was not in the agreed shape.',
    unreadable: 'The answer was not readable as JSON.',
    deadline: 'The desk stopped before the answer came.',
    desk: 'The desk did not answer this page. It may be starting anew.',
    resting: 'It has failed ten times in a row, so the desk lets it rest for a few seconds.',
    identity: 'The identity area does not answer, so there is no fresh token to send with.',
    paused: 'The pause it asked for is not over.',
    'intent-reused':
      'This save was already sent with other content, or by another person. Reload the page.',
    'wrong-origin': 'The request did not come from a page of this desk.',
    right: 'Your rights do not include it.',
    reveal: 'Your rights don’t include revealing personal data.',
    pace: 'There is a limit per person.',
    rights: 'We couldn’t check whether you may see it.',
    scope: 'It is outside your workspaces.',
    'scope-of-answer':
      'The upstream answered with something of a company that is not yours, so nothing of the answer is shown.',
    'no-companies': 'No company belongs to you, so there is nothing to search in.',
    'partner-token': 'The upstream gave you no token for its partner part when you signed in.',
    'other-person':
      'Somebody else has signed in with this browser meanwhile. Copy what you need and open the page anew.',
    'new-version':
      'The desk has been renewed since this page was opened. What you typed is kept: load the page anew and take it up again.',
    'called-off': 'It had not reached the desk, and was called off.',
    broken: 'The desk failed on the way.',
    'filter-ignored':
      'The service sent rows that are others, or do not say which they are, so nothing follows from its answer.',
    'no-such-number': 'A number in the address is not in a form that exists, so nobody was asked.',
    'not-offered': 'Not offered by this service.',
    'maybe-not-offered': 'Or this service doesn’t offer it.',
    'cannot-look':
      'There is nothing to compare: what was sent has been erased, or its kind cannot be read back.',
  },
}
