/** English texts of sign-in and of a session that ends. */
export const session = {
  product: 'Duedesk',
  productFor: 'The back office of a receivables service',
  signInTitle: 'Sign in',
  userName: 'User name',
  password: 'Password',
  signIn: 'Sign in',
  signingIn: 'Signing in',
  refused: 'The user name or the password is wrong.',
  wait: 'Too many tries. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  unreachable:
    'Sign-in does not answer. Nothing is wrong with what you typed; try again in a moment.',
  endedTitle: 'Your session ended at {time}',
  endedLead:
    'Everything you typed is kept. After signing in, the page goes on where it was; a save that was under way goes on as the same save.',
  signInAndGoOn: 'Sign in and go on',
  notMe: 'Not me',
  listTitle: 'Your sessions',
  listHint: 'Where you are signed in',
  endOthers: 'End other sessions',
  endingOthers: 'Ending',
  othersEnded:
    '{count, plural, =0 {No other session was open.} one {# session ended.} other {# sessions ended.}}',
  browserUnknown: 'Unknown browser',
  current: 'This session',
  started: 'Started',
  lastSeen: 'Last seen',
  now: 'now',
}
