export { labelOperation, labelWrittenField } from './journal-labels'
