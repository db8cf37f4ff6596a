/** English texts of sign-in and of a session that ends. */
export const session = {
  product: 'Duedesk',
  productFor: 'The back office of a receivables service',
  signInTitle: 'Sign in',
  userName: 'User name',
  password: 'Password',
  signIn: 'Sign in',
  signingIn: 'Signing in',
  refused: 'Wrong user name or password.',
  wait: 'Too many attempts. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  unreachable: 'Sign-in isn’t responding. Try again in a moment.',
  endedTitle: 'You were signed out at {time}',
  endedLead:
    'Your changes are safe. Sign in to continue where you left off, including any save in progress.',
  signInAndGoOn: 'Continue',
  notMe: 'Switch user',
  listTitle: 'Your sessions',
  listHint: 'Where you’re signed in',
  endOthers: 'End other sessions',
  endingOthers: 'Ending',
  othersEnded:
    '{count, plural, =0 {No other sessions were open.} one {# session ended.} other {# sessions ended.}}',
  browserUnknown: 'Unknown browser',
  current: 'This session',
  started: 'Started',
  lastSeen: 'Last seen',
  now: 'now',
}
