export { claimVerdicts } from './invoice-status'
