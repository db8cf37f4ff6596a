import 'server-only'

export { checkCompanyOutcome } from './company-outcome'
