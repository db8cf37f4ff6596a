import { failureCodes } from './failure-codes'

/** The one sentence for a check of an unconfirmed write that failed. */
const checkFailed = 'We couldn’t check the status. It’s still unconfirmed.'

/** English texts of the states of a page, and of every way in which a read or write may fail. */
export const states = {
  loading: 'Loading',
  age: {
    now: 'just now',
    seconds: '{count} s ago',
    minutes: '{count} min ago',
    hours: '{count} h ago',
    days: '{count, plural, one {# day ago} other {# days ago}}',
  },
  length: {
    seconds: '{count} s',
    minutes: '{count} min',
    hours: '{count} h',
    days: '{count, plural, one {# day} other {# days}}',
  },
  scopesNotKnown:
    'We don’t recognise your access scopes, so %service% decides what you can do. An administrator can map them with RIGHTS_MAP.',
  accessNotKnown: 'Some entries may be missing.',
  accessNotKnownMeaning: '%Service% couldn’t confirm your access to all of them.',
  pages: {
    silent: 'No list shown',
    silentMeaning:
      '%Service% sent no rows that we can show. That doesn’t mean that there is nothing.',
    beyond: 'No more pages',
    beyondMeaning: 'The list ends before this page.',
    first: 'First page',
    clear: 'Clear filters',
    capped: '%Service% lists at most {count}. Filter to see the others.',
  },
  tryAgain: 'Retry',
  explainRules: '{count, plural, one {Explain the rule} other {Explain # rules}}',
  request: 'request {requestId}',
  filters: {
    ignored:
      '%Service% ignored {count, plural, one {this filter} other {these filters}}: {filters}.',
    filteredHere:
      'Filtered here: {count, plural, one {# row that doesn’t match isn’t shown} other {# rows that don’t match aren’t shown}}.',
    unverified:
      '{count, plural, one {This filter} other {These filters}} can’t be verified: {filters}.',
    untold:
      '{count, plural, one {# row doesn’t show the field} other {# rows don’t show the field}}.',
    resting:
      '{count, plural, one {# row searched, no more matches so far.} other {# rows searched, no more matches so far.}}',
  },
  loadMore: 'Load more',
  keptTyped: 'Your changes are kept.',
  unread: {
    title:
      '{count, plural, one {This record can’t be read in full.} other {# records can’t be read in full.}}',
    meaning: 'What can’t be read is left out and counts as unknown.',
    details: 'Show as received',
    row: 'Row {place}:',
    fields: 'This record can’t be read in full: {fields}',
    whole: 'This record can’t be read',
    hidden: 'It doesn’t say whose it is, so it isn’t shown.',
    more: '{count, plural, one {# more} other {# more}}',
  },
  waitOver: 'You can retry now.',
  notFollowed: 'Not found, and no longer checked automatically.',
  checkNow: 'Check now',
  waitFor: 'You can retry in {seconds, plural, one {# second} other {# seconds}}.',
  notFound: {
    title: 'Page not found',
    what: 'Nothing at this address',
    meaning: 'The link may be mistyped, or what it led to may be gone.',
    home: 'Go to home',
  },
  read: {
    unauthenticated: {
      title: 'You’ve been signed out',
      meaning: 'Sign in to continue on this page.',
    },
    forbidden: {
      title: 'You don’t have access to this',
      meaning: '%Service% or your workspace doesn’t allow it.',
    },
    invalid: {
      title: 'This request wasn’t accepted',
      meaning: '%Service% doesn’t recognise its format.',
    },
    'not-found': {
      title: 'Nothing found under this number',
      meaning: 'It was deleted, the number is mistyped, or it belongs to another client.',
    },
    'not-offered': {
      title: 'Not offered by %service%',
      meaning: 'There’s nothing wrong with your request.',
    },
    'maybe-not-offered': {
      title: 'Can’t be loaded',
      meaning: 'Nothing matches this number, or %service% doesn’t offer this.',
    },
    conflict: {
      title: 'This request was rejected',
      meaning: 'The record’s current state doesn’t allow it.',
    },
    refused: { title: 'This request was rejected', meaning: '%Service% gives the reason below.' },
    throttled: {
      title: '%Service% asked us to wait',
      meaning: 'It isn’t accepting your requests for now. Other areas work as usual.',
    },
    'other-record': { title: 'Another record came back', meaning: 'Nothing of it is shown.' },
    pace: {
      title: 'Too many requests',
      meaning: 'You’re going faster than allowed. Wait a moment, then retry.',
    },
    'not-sent': { title: 'Can’t reach %service%', meaning: 'No request was made.' },
    unreachable: {
      title: '%Service% isn’t responding',
      meaning: 'It’s down, slow or disconnected. What’s already shown stays as last loaded.',
    },
    desk: {
      title: 'Can’t reach Duedesk',
      meaning: 'It may be restarting. What’s already shown stays as last loaded.',
    },
    'unknown-outcome': {
      title: 'No response received',
      meaning: 'Refresh to see the current state.',
    },
    'off-contract': {
      title: 'The response can’t be read',
      meaning: '%Service% responded in an unknown format, so nothing is shown.',
    },
    broken: {
      title: 'Something went wrong on our side',
      meaning: 'It isn’t your fault or %service%’s.',
    },
  },
  write: {
    unauthenticated: {
      title: 'You’ve been signed out',
      meaning: 'Nothing was saved. Sign in to continue this save.',
    },
    forbidden: {
      title: 'You don’t have permission to save this',
      meaning: 'Nothing was saved. %Service% or your permissions don’t allow it.',
    },
    'forbidden-here': {
      title: 'You don’t have permission to save this',
      meaning: 'Nothing was saved.',
    },
    invalid: {
      title: '%Service% didn’t accept this',
      meaning: 'Nothing was saved. Correct the fields it lists, then save again.',
    },
    'not-found': {
      title: 'Record not found',
      meaning: 'Nothing was saved. It was deleted, or it belongs to another client.',
    },
    'not-offered': {
      title: 'Not offered by %service%',
      meaning: 'Nothing was saved: %service% doesn’t offer this.',
    },
    'maybe-not-offered': {
      title: 'Nothing was saved',
      meaning: 'Nothing matches this number, or %service% doesn’t offer this.',
    },
    conflict: {
      title: 'This change conflicts with the current record',
      meaning: 'Nothing was saved. Refresh to see the current values.',
    },
    refused: { title: 'Rejected by %service%', meaning: 'Nothing was saved.' },
    throttled: {
      title: '%Service% asked us to wait',
      meaning: 'It reports that nothing was saved. Other areas work as usual.',
    },
    pace: {
      title: 'Too many requests',
      meaning: 'Nothing was saved. Wait a moment, then save again.',
    },
    'not-sent': {
      title: 'Nothing was sent',
      meaning:
        '%Service% couldn’t be reached, so nothing has changed there. Save again when it responds.',
    },
    unread: {
      title: 'Nothing was sent',
      meaning:
        'The record couldn’t be read before saving, so nothing was changed. What you typed is kept.',
    },
    heldBack: { title: 'Nothing was sent', meaning: 'Nothing has changed.' },
    unseen: {
      title: 'Nothing was sent',
      meaning:
        'What’s already there couldn’t be read in full, so nothing was changed. What you typed is kept.',
    },
    unreachable: {
      title: 'Nothing was sent',
      meaning: 'Duedesk couldn’t be reached. Save again.',
    },
    'unknown-outcome': {
      title: 'We couldn’t confirm this change',
      meaning:
        'It was sent, but the response was missing or incomplete. It won’t be sent again automatically. Check the current values.',
    },
    'off-contract': {
      title: 'We couldn’t confirm this change',
      meaning: '%Service% responded in an unknown format. Check the current values.',
    },
    broken: {
      title: 'Something went wrong on our side',
      meaning: 'Check Activity before you save again.',
    },
  },
  check: {
    unauthenticated: {
      title: checkFailed,
      meaning: 'You’ve been signed out. Sign in, then check again.',
    },
    forbidden: {
      title: checkFailed,
      meaning: 'You don’t have access to it. Ask someone who does.',
    },
    invalid: { title: checkFailed, meaning: '%Service% didn’t accept the request.' },
    'other-record': { title: checkFailed, meaning: 'Nothing can be concluded from it.' },
    pace: {
      title: checkFailed,
      meaning: 'You’re going faster than allowed. Wait a moment, then check again.',
    },
    'not-offered': {
      title: checkFailed,
      meaning: '%Service% offers no way to check it. Ask %service%, then record the outcome.',
    },
    'maybe-not-offered': {
      title: checkFailed,
      meaning: '%Service% offers no way to check it, or found nothing to check against.',
    },
    'not-found': {
      title: checkFailed,
      meaning: '%Service% found nothing to check against. That doesn’t show whether it was saved.',
    },
    conflict: { title: checkFailed, meaning: '%Service% doesn’t allow the check right now.' },
    refused: { title: checkFailed, meaning: '%Service% rejected the check.' },
    throttled: { title: checkFailed, meaning: '%Service% asked us to wait.' },
    'not-sent': { title: checkFailed, meaning: '%Service% couldn’t be reached.' },
    unreachable: { title: checkFailed, meaning: '%Service% isn’t responding. Check again later.' },
    desk: { title: checkFailed, meaning: 'Can’t reach Duedesk. Check again later.' },
    'unknown-outcome': { title: checkFailed, meaning: 'The check got no response. Check again.' },
    'off-contract': { title: checkFailed, meaning: 'The response couldn’t be read.' },
    broken: { title: checkFailed, meaning: 'Something went wrong on our side.' },
  },
  sentBefore: {
    title: 'Nothing was sent',
    meaning:
      'At least one of these rows was sent before and may be booked. Check its status under Batches first.',
  },
  numberSent: {
    title: 'This number was sent before',
    meaning: 'Nothing was sent now. Send it by itself to see when, and confirm.',
  },
  otherCompany: {
    title: 'Nothing was sent',
    meaning: 'Only the company of a failed invoice can send another in its place.',
  },
  code: failureCodes,
}
