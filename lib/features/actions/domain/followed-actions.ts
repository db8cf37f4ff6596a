type Line = {
  type?: string | null
  message?: string | null
  reference?: string | null
  fileId?: string | null
  customerNo?: string | null
  documentNo?: string | null
  userId?: string | null
  loggedAt?: string | null
}

/** An action or a report as the log tells it: ready once a line of its id says so. */
export type FollowedAction = {
  actionId: string
  is: 'created' | 'ordered' | 'ready'
  message: string | null
  fileId: string | null
  customerNo: string | null
  documentNo: string | null
  userId: string | null
  at: string | null
}

/**
 * The actions and reports that a log names, newest first, each with what its lines say together.
 * Lines of other kinds, and lines without an id, are none.
 */
export function listFollowedActions(lines: readonly Line[]): FollowedAction[] {
  const own = lines.filter(
    ({ type, reference }) => reference?.trim() && (type === 'ACTION' || type === 'REPORT'),
  )
  return [...Map.groupBy(own, ({ reference }) => reference!.trim())].map(([actionId, of]) => {
    const ready = of.find(({ type }) => type === 'REPORT')
    const first = of.find(({ type }) => type === 'ACTION') ?? of[0]!
    return {
      actionId,
      is: ready ? 'ready' : isReport(first) ? 'ordered' : 'created',
      message: (ready ?? first).message?.trim() || null,
      fileId: ready?.fileId?.trim() || null,
      customerNo: first.customerNo?.trim() || null,
      documentNo: first.documentNo?.trim() || null,
      userId: first.userId?.trim() || null,
      at: first.loggedAt ?? null,
    }
  })
}

/** A report names nobody and begins with its word (assumed). */
const isReport = ({ message }: Line) => /^report\b/i.test(message ?? '')
