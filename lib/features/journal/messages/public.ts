export { labelDecisionField, labelOperation } from './journal-labels'
