import 'server-only'

export { checkDecisionOutcome } from './check-decision-outcome'
export { decide } from './decide'
export { hasInvoiceChanged } from './read-decision-subject'
