/** Under which a note that is typed about a customer is kept; a draft is of a client anyway. */
export const getNoteDraftKey = (customerNo: string) => `customer-note:${customerNo}`

/** What was typed of a note, out of whatever was kept; blank where nothing of it was. */
export function parseNoteDraft(content: unknown): string {
  const { text } = (content ?? {}) as { text?: unknown }
  return typeof text === 'string' ? text : ''
}
