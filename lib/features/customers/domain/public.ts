export { matchCustomer } from './customer-match'
export { findFieldByPath } from './editable-fields'
export { evaluateWrite } from './write-evaluation'
