export { ListViews } from './list-views'
export { type Narrowing, ViewChanges } from './view-changes'
