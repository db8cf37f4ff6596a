import { CursorList, type CursorPage, type CursorQuery } from './cursor-list'
import { usePagedList } from './use-paged-list'

/**
 * Walks through a list that goes by tokens, beginning with what the server has read for the page.
 */
export const useCursorList = <Row>(question: CursorQuery<Row>) =>
  usePagedList(
    question.first.queryKey,
    (first: CursorPage<Row> | undefined, readAt) => new CursorList(question, first, readAt),
  )
