export { countNews, useViewNews, type ViewNews } from './use-view-news'
export { toListHref } from './view-link'
export { type SavedView, viewsQuery } from './views'
