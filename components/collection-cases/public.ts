export { DebtorList } from './debtor-list'
