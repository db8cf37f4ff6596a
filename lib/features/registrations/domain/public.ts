export { type AnswerIdentity, compareNames } from './answer-identity'
export { getSubmissionState, isFollowed, type SubmissionState } from './submission-state'
export { toPlace } from './to-place'
