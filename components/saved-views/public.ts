export { ListViews } from './list-views'
export { SavedViews } from './saved-views'
export { type Narrowing, ViewChanges } from './view-changes'
