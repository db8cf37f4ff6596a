export {
  type AddressField,
  addressGroup,
  type KnownAddress,
  pickAddressGroup,
} from './address-group'
export { cleanEmail } from './checks/email-checks'
export { canBeBlank, toFormValues } from './customer-edit'
export {
  type CustomerMatch,
  isNameSearchWhole,
  matchCustomer,
  matchListedCustomer,
  searchByName,
} from './customer-match'
export { planStopUndo, toSetStop } from './customer-stops'
export {
  findFieldByPath,
  getFieldKind,
  getFieldPath,
  type SingleField,
  singleFields,
} from './editable-fields'
export type { checkCustomer, TypedCustomer } from './field-checks'
export { compareSentFields, getValueAt, isHidden, isShown } from './field-comparison'
export {
  findInlineField,
  getCheckedName,
  type InlineField,
  toCheckedCustomer,
  withInlineField,
} from './inline-field'
export { findStopState, listRunningStops, listStops, noEnd, type Stop } from './stops'
export { toDebtorValues } from './whole/hand-over'

export { hasUntoldStop } from './whole/next-stop'
export {
  type Age,
  type AgedBalance,
  ages,
  countDaysLate,
  isOpen,
  sumByAge,
} from './whole/receivable-items'
export { evaluateWrite, listSentFields } from './write-evaluation'
