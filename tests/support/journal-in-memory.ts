import type { RowState, SentBatch } from '@/lib/contracts/desk/batches'
import { toJournalEntry } from '@/lib/platform/journal/journal-entry'
import type { JournalRow } from '@/lib/platform/journal/write-journal'

type Sent = typeof import('@/lib/platform/journal/sent-batches') &
  typeof import('@/lib/platform/journal/note-batches')
type Written = typeof import('@/lib/platform/journal/write-journal') &
  typeof import('@/lib/platform/journal/note-findings')
type Read = typeof import('@/lib/platform/journal/read-journal')

const open: JournalRow['state'][] = ['sending', 'unknown', 'not-applied']

/**
 * The journal in memory, for runs that are too many for a store. It keeps the same guards as
 * lib/platform/journal, which have tests of their own; what does not touch the store is the real
 * code.
 */
export function journalInMemory() {
  const rows = new Map<string, JournalRow>()
  const change = (
    idempotencyKey: string,
    may: (row: JournalRow) => boolean,
    changed: (row: JournalRow) => Partial<JournalRow>,
  ) => {
    const row = rows.get(idempotencyKey)
    if (!row || !may(row)) return false
    rows.set(idempotencyKey, { ...row, ...structuredClone(changed(row)) })
    return true
  }
  const isOfTry = (row: JournalRow, requestId: string | undefined) =>
    requestId === undefined || row.requestId === requestId
  const sending = (deadlineMs: number) => ({
    state: 'sending' as const,
    sentAt: new Date(),
    deadlineAt: new Date(Date.now() + deadlineMs),
    endedAt: null,
  })
  return {
    rows,
    written: (actual: Written): Partial<Written> => ({
      toWriteState: actual.toWriteState,
      reserveIdempotencyKey: async (write, deadlineMs) => {
        const row = rows.get(write.idempotencyKey)
        const mayGoOut =
          row &&
          row.state === 'not-sent' &&
          row.person === write.person &&
          row.fingerprint === write.fingerprint
        if (row && !mayGoOut) return row
        const blank = { look: null, seen: null, record: null, recordNote: null, outcome: null }
        rows.set(write.idempotencyKey, {
          ...blank,
          ...structuredClone(write),
          ...sending(deadlineMs),
        } as JournalRow)
        return null
      },
      reserveAgain: async ({ idempotencyKey, operation, person, requestId, after }, deadlineMs) => {
        const may = (row: JournalRow) =>
          row.operation === operation &&
          row.person === person &&
          row.requestId === after &&
          (['unknown', 'not-applied', 'not-sent'].includes(row.state) ||
            (row.state === 'sending' && row.deadlineAt.getTime() < Date.now()))
        return change(idempotencyKey, may, () => ({
          ...sending(deadlineMs),
          requestId,
          outcome: null,
          record: null,
          recordNote: null,
        }))
          ? null
          : rows.get(idempotencyKey)!
      },
      callOff: async (write) => {
        if (rows.has(write.idempotencyKey)) return
        const outcome = { ok: false, failure: { kind: 'not-sent', code: 'called-off' } }
        rows.set(write.idempotencyKey, {
          ...write,
          fingerprint: '',
          ...sending(0),
          state: 'refused',
          outcome,
        } as unknown as JournalRow)
      },
      findJournalRow: async (idempotencyKey) => rows.get(idempotencyKey) ?? null,
      awaitOutcome: async ({ idempotencyKey }) =>
        (rows.get(idempotencyKey)?.outcome as Awaited<
          ReturnType<Written['awaitOutcome']>
        > | null) ?? {
          ok: false,
          failure: { kind: 'unknown-outcome' },
        },
      noteOutcome: async (idempotencyKey, outcome, accepted, requestId) => {
        const state = outcome.ok
          ? accepted
            ? 'accepted'
            : 'done'
          : actual.toWriteState(outcome.failure)
        change(
          idempotencyKey,
          (row) => open.includes(row.state) && isOfTry(row, requestId),
          () => ({ state, outcome, endedAt: new Date() }),
        )
      },
      noteOutcomeCheck: async (idempotencyKey, look, requestId) => {
        const settled = {
          applied: 'done' as const,
          'not-applied': 'not-applied' as const,
          partly: null,
          unproven: null,
          gone: null,
        }[look.found]
        const unproven = (row: JournalRow) =>
          row.state === 'not-applied' && row.record === null ? 'unknown' : row.state
        change(
          idempotencyKey,
          (row) => open.includes(row.state) && isOfTry(row, requestId),
          (row) => ({ look, state: settled ?? unproven(row) }),
        )
      },
      noteRecord: async ({ idempotencyKey, requestId, state }, { note: _, ...record }, then) =>
        change(
          idempotencyKey,
          (row) => row.requestId === requestId && row.state === state,
          () => ({ record, state: then }),
        ),
    }),
    sent: (actual: Sent): Partial<Sent> => ({
      toSentBatch: actual.toSentBatch,
      readSentBatch: async (_, idempotencyKey) => {
        const row = rows.get(idempotencyKey)
        return row ? { sent: actual.toSentBatch(row), payload: row.payload } : null
      },
      rereadSentBatch: async (_, idempotencyKey) => {
        const row = rows.get(idempotencyKey)
        return row ? actual.toSentBatch(row) : null
      },
      readOtherBatchIds: async (_, idempotencyKey, ids) =>
        new Set(
          [...rows.values()]
            .filter(
              (row) =>
                row.idempotencyKey !== idempotencyKey &&
                !row.sourceIds?.some((id) => ids.includes(id)),
            )
            .flatMap((row) => actual.toSentBatch(row).batchId ?? []),
        ),
      readWritesWithIds: async (_, idempotencyKey, ids) =>
        [...rows.values()]
          .filter(
            (row) =>
              row.idempotencyKey !== idempotencyKey &&
              row.fingerprint !== '' &&
              row.sourceIds?.some((id) => ids.includes(id)),
          )
          .map((row) => ({
            idempotencyKey: row.idempotencyKey,
            state: row.state,
            sourceIds: row.sourceIds ?? [],
            rowStates: (row.look?.stored.rowStates as RowState[] | undefined) ?? null,
            record: row.record,
          })),
      noteFoundBatch: async (idempotencyKey, batchId, look) => {
        const outcome = { ok: true, value: { data: { batchId } } }
        const state: SentBatch['state'] = batchId ? 'accepted' : 'done'
        change(
          idempotencyKey,
          (row) =>
            ['sending', 'unknown', 'not-applied', 'refused'].includes(row.state) ||
            (row.state === 'accepted' && !toJournalEntry(row).batch?.batchId),
          () => ({ look, state, ...(batchId && { outcome }), record: null, recordNote: null }),
        )
      },
      noteBatchEnd: async (idempotencyKey, { end, rowStates, found, person }) => {
        const state = (
          {
            applied: 'done',
            'not-applied': 'refused',
            partly: 'accepted',
            untold: 'unknown',
          } as const
        )[found]
        const look = {
          at: new Date().toISOString(),
          person,
          found: found === 'untold' ? ('partly' as const) : found,
          stored: { batchEnd: end, rowStates },
        }
        change(
          idempotencyKey,
          (row) =>
            row.record === null
              ? row.state === 'accepted' || row.state === 'unknown'
              : row.record.found === 'not-applied' &&
                (row.state === 'accepted' || row.state === 'not-applied'),
          () => ({ state, look, record: null, recordNote: null }),
        )
      },
    }),
    read: (actual: Read): Partial<Read> => ({
      ...actual,
      readJournalEntry: async (_, idempotencyKey) => {
        const row = rows.get(idempotencyKey)
        return row ? { entry: toJournalEntry(row), sent: null } : null
      },
    }),
  }
}
