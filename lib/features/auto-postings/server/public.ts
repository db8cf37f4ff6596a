import 'server-only'

export { checkPostingsOutcome } from './check-postings'
