export { labelDecisionField } from './label-decision-field'
