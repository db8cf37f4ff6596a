export { CustomerPlaceProvider } from './customer-place'
export {
  type CustomerRead,
  type CustomerRow,
  getCustomerQuery,
  getCustomersQuery,
  importFieldChecks,
} from './customers'
export { type ClientPeople, useClientPeople } from './use-client-people'
export { useCustomerItems } from './use-customer-areas'
export { type FieldFix, type FixEnd, useFieldFixes } from './use-field-fixes'
