import { type CursorPage, type CursorQuestion, CursorWalk } from './cursor-walk'
import { useWalk } from './use-walk'

/** Walks through a list that goes by tokens, beginning with what the server has read for the page. */
export const useCursorWalk = <Row>(question: CursorQuestion<Row>) =>
  useWalk(question.first.queryKey, (first: CursorPage<Row> | undefined, readAt) => new CursorWalk(question, first, readAt))
