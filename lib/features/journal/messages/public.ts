export { labelDecisionField } from './label-journal-field'
