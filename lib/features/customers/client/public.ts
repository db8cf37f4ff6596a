export { type CustomerRead, getCustomerQuery, getCustomersQuery } from './customers'
export { type FieldFix, type FixEnd, useFieldFixes } from './use-field-fixes'
