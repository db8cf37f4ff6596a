export { useDraft, useStoreDraft } from './use-draft'
export { type LeftDraft, useLeftDraft } from './use-left-draft'
