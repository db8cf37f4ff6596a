import { Glyph } from '@/components/ui/glyph'
import { isBand, type TimelineItem } from './timeline-item'

/**
 * The shape of one item, in the picture and beside its row: its verdict, else a diamond for a
 * calendar date, a bar for what lasts, a disc for the rest.
 */
export function TimelineShape({ item }: { item: TimelineItem }) {
  if (item.verdict) return <Glyph verdict={item.verdict} className="timeline-verdict" />
  return <i className="timeline-shape" data-shape={getShape(item)} data-tense={item.tense} />
}

const getShape = (item: TimelineItem) =>
  isBand(item) ? 'bar' : item.precision === 'day' ? 'diamond' : 'disc'
