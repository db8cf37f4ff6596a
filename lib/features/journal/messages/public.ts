export { labelDecisionField } from './label-decision-field'
export { labelOperation } from './label-operation'
