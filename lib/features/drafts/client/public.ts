export { cacheDraft, useDraft, useStoreDraft } from './use-draft'
export { useDraftRead } from './use-draft-read'
export { type LeftDraft, useLeftDraft } from './use-left-draft'
