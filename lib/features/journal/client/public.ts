export { getCustomerJournalQuery, getJournalEntryQuery } from './journal'
export { isCalledOff, useCheckOutcome, useRecordOutcome } from './use-outcomes'
