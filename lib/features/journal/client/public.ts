export { getCustomerJournalQuery, getJournalEntryQuery } from './journal'
export { isCalledOff, useCheckOutcome } from './use-check-outcome'
export { useRecordOutcome } from './use-record-outcome'
