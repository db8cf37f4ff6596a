export { describeChangedFields } from './describe-changed-fields'
export { labelOperation, labelWrittenField } from './journal-labels'
