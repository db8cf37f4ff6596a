export {
  type CustomerRead,
  type CustomerRow,
  getCustomerQuery,
  getCustomersQuery,
  importFieldChecks,
} from './customers'
export { type ClientPeople, useClientPeople } from './use-client-people'
export { type FieldFix, type FixEnd, useFieldFixes } from './use-field-fixes'
