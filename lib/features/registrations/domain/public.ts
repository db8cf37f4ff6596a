export { parseKeptFields, toKeptFields } from './kept-fields'
export { findNextStep, findStepAfterCheck, isEachChecked, type NextStep } from './next-step'
export {
  type AnswerIdentity,
  compareNames,
  getSubmissionState,
  isFollowed,
  type SubmissionState,
  toPlace,
} from './submission'
