/**
 * Where a column stands when its rows are cards: over the whole width at the top, left or right in
 * the two lines below, then a line with its title (`line`) or without (`foot`). A column without a
 * place is not on the card.
 */
export type CardPosition = 'top' | 'left' | 'right' | 'low-left' | 'low-right' | 'line' | 'foot'

/**
 * What makes rows cards on a phone, for the body of a table: `data-card` on a cell is its place,
 * and `tick` before the others. Paper of the same width keeps the table.
 */
export const cardRows = [
  'card:block card:**:data-card:block card:**:data-card:min-w-0 card:**:data-card:truncate',
  'card:*:grid card:*:grid-cols-[auto_minmax(0,1fr)_fit-content(65%)] card:*:gap-x-3 card:*:border-b card:*:border-line card:*:pr-4 card:*:pl-1 card:*:content-center',
  'card:*:*:static card:*:*:h-auto card:*:*:w-auto card:*:*:border-0 card:*:*:p-0 card:*:*:leading-6 card:*:*:[box-shadow:none]',
  'card:**:data-[card=tick]:[grid-area:1/1/span_3] card:**:data-[card=tick]:pl-3',
  'card:**:data-[card=top]:[grid-area:1/2/auto/-1] card:**:data-[card=top]:font-medium',
  'card:**:data-[card=left]:[grid-area:2/2]',
  'card:**:data-[card=right]:[grid-area:2/3] card:**:data-[card=right]:text-right card:**:data-[card=right]:font-medium',
  'card:**:data-[card=low-left]:[grid-area:3/2] card:**:data-[card=low-left]:text-ink-2',
  'card:**:data-[card=low-right]:[grid-area:3/3] card:**:data-[card=low-right]:text-right card:**:data-[card=low-right]:text-ink-2',
].join(' ')

/** The same where all of a row is in the document at once: its height is what stands in it. */
export const tallCards = [
  cardRows,
  'card:*:py-2 card:*:h-auto card:*:*:not-data-card:hidden card:*:*:empty:hidden! card:**:data-[card=tick]:-mt-2.5',
  'card:**:data-[card=line]:col-[2/-1] card:**:data-[card=line]:flex card:**:data-[card=line]:justify-between card:**:data-[card=line]:gap-4 card:**:data-[card=line]:text-right card:**:data-[card=line]:wrap-anywhere card:**:data-[card=line]:whitespace-normal card:**:data-[card=line]:before:text-ink-3 card:**:data-[card=line]:before:shrink-0 card:**:data-[card=line]:before:content-[attr(data-label)]',
  'card:**:data-[card=foot]:col-[2/-1] card:**:data-[card=foot]:whitespace-normal',
].join(' ')

/** The heads of such rows: those that order them, and the tick of all. */
export const cardHeads = [
  'card:block card:*:flex card:*:bg-sunken card:*:items-center card:*:gap-x-4 card:*:overflow-x-auto card:*:px-4',
  'card:[&_th]:static card:[&_th]:h-auto card:[&_th]:w-auto card:[&_th]:border-0 card:[&_th]:p-0',
  'card:[&_th:not([aria-sort],[data-card=tick])]:sr-only card:[&_:is(a,button)]:min-h-11',
  'card:[&_[data-card=tick]]:flex card:[&_[data-card=tick]]:items-center card:[&_[data-card=tick]]:gap-3 card:[&_[data-card=tick]]:after:content-[attr(data-label)]',
].join(' ')
