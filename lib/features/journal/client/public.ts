export { isCalledOff } from '../domain/write-progress'
export { getCustomerJournalQuery, getJournalEntryQuery } from './journal'
export { useFollowedWrite } from './use-followed-write'
export { useCheckOutcome, useRecordOutcome } from './use-outcomes'
