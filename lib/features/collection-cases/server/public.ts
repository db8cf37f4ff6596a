import 'server-only'

export { checkDecisionOutcome } from './check-decision-outcome'
