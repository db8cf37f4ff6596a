export { matchCustomer } from './customer-match'
export { findFieldByPath } from './editable-fields'
export { listStops, type Stop } from './stops'
export { evaluateWrite } from './write-evaluation'
