/** English texts of why something failed, by the code of the failure. */
export const failureCodes = {
  'odd-word': 'The response contains an outcome we don’t recognise.',
  contradicted: '%Service% rejected it, but part of what you sent is stored.',
  'taken-before': '%Service% reports that it received this ID before.',
  'no-list': '%Service% returned no list.',
  timeout: 'No response in time.',
  reset: 'The connection was lost before a response arrived.',
  truncated: 'The response was cut off.',
  'off-contract': 'The response wasn’t in the expected format.',
  unreadable: 'The response wasn’t valid JSON.',
  deadline: 'Duedesk stopped before a response arrived.',
  desk: 'Can’t reach Duedesk. It may be restarting.',
  resting: '%Service% keeps failing, so requests are paused for a few seconds.',
  identity: 'Sign-in isn’t responding, so your access couldn’t be renewed.',
  paused: 'The wait it asked for isn’t over.',
  'idempotency-key-reused':
    'This save was already sent with other content, or by another person. Reload the page.',
  'wrong-origin': 'The request didn’t come from a Duedesk page.',
  right: 'Your permissions don’t include this.',
  reveal: 'Your permissions don’t include revealing personal data.',
  pace: 'There’s a limit per person.',
  rights: 'We couldn’t check whether you have access to it.',
  scope: 'It’s outside your workspaces.',
  'scope-of-answer':
    'The response contained data of a company that isn’t yours, so nothing is shown.',
  'no-companies': 'You have no companies to search.',
  'partner-token': '%Service% gave you no partner access when you signed in.',
  'other-person':
    'Someone else has signed in with this browser. Copy what you need, then reload the page.',
  'new-version':
    'Duedesk was updated after you opened this page. Your changes are kept: reload the page, then restore the draft.',
  'outcome-open': 'Another one for the same number isn’t confirmed yet. Check that one first.',
  'number-sent': 'Another document with this number went out from Duedesk.',
  'other-company': 'The failed invoice belongs to another company.',
  'called-off': 'It hadn’t reached Duedesk, and was cancelled.',
  broken: 'Duedesk failed before it finished.',
  'filter-ignored':
    '%Service% returned other rows, or rows it doesn’t identify, so we can’t conclude anything from its response.',
  'other-record': '%Service% returned another record than the one asked for.',
  'no-such-number': 'A number in the address isn’t valid, so no request was made.',
  'not-offered': 'Not offered by %service%.',
  'maybe-not-offered': 'Or %service% doesn’t offer this.',
  'cannot-look':
    'There’s nothing to compare: what was sent has been erased, or changes of this kind can’t be read back.',
} as const
