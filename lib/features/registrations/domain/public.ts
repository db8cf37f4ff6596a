export { type AnswerIdentity, compareNames } from './answer-identity'
export { findNextStep, findStepAfterCheck, isEachChecked, type NextStep } from './next-step'
export { getSubmissionState, isFollowed, type SubmissionState } from './submission-state'
export { toPlace } from './to-place'
