import { beforeEach, describe, expect, test } from 'vitest'
import { placeIn } from '@/lib/platform/database/places'
import { seal } from '@/lib/platform/database/sealed'
import { useSettings } from '@/tests/support/settings'
import { toJournalEntry, toOutcomeNote } from './journal-entry'
import type { JournalRow } from './write-journal'

const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const at = new Date(Date.UTC(2026, 2, 12, 12))
const stored: JournalRow = {
  idempotencyKey,
  operation: 'updateCustomer',
  area: 'receivables',
  person: 'kari',
  clientNo: '1001',
  organizationId: null,
  target: '7',
  requestId: 'r',
  fingerprint: 'f',
  payload: null,
  payloadIds: null,
  before: null,
  state: 'done',
  outcome: null,
  look: null,
  sourceIds: null,
  bulkActionId: null,
  record: null,
  recordNote: null,
  seen: null,
  sentAt: at,
  deadlineAt: at,
  endedAt: null,
}
const entry = (more: Partial<JournalRow>) => toJournalEntry({ ...stored, ...more })
const refused = (failure: object) => entry({ state: 'refused', outcome: { ok: false, failure } })

beforeEach(() => useSettings())

describe('a write of the journal, as a person reads it,', () => {
  test('tells who sent what when, and nothing of how it is stored', () => {
    expect(entry({ endedAt: at, outcome: { ok: true, value: null } })).toEqual({
      idempotencyKey,
      batch: null,
      operation: 'updateCustomer',
      area: 'receivables',
      person: 'kari',
      clientNo: '1001',
      organizationId: null,
      target: '7',
      state: 'done',
      sentAt: '2026-03-12T12:00:00.000Z',
      endedAt: '2026-03-12T12:00:00.000Z',
      deadlineAt: '2026-03-12T12:00:00.000Z',
      status: null,
      code: null,
      message: null,
      requestId: 'r',
      reasons: [],
      warnings: [],
      fields: [],
      look: null,
      record: null,
    })
  })

  test('is unknown past its deadline where it is still being sent, and only then', () => {
    const [past, future] = [new Date(Date.now() - 1_000), new Date(Date.now() + 60_000)]
    expect(entry({ state: 'sending', deadlineAt: past })).toMatchObject({
      state: 'unknown',
      code: 'deadline',
      endedAt: null,
    })
    expect(entry({ state: 'sending', deadlineAt: future })).toMatchObject({
      state: 'sending',
      code: null,
    })
    expect(entry({ state: 'accepted', deadlineAt: past })).toMatchObject({
      state: 'accepted',
      code: null,
    })
  })

  test('tells the last look without the values that it saw', () => {
    const checked = { at: '2026-03-13T08:00:00.000Z', person: 'ola', found: 'applied' as const }
    expect(entry({ look: { ...checked, stored: { name: 'Kari' } } }).look).toEqual(checked)
  })

  test('tells of a sent document how its delivery ended, and nothing else of it', () => {
    const checked = { at: '2026-03-13T08:00:00.000Z', person: 'ola', found: 'applied' as const }
    const delivery = { is: 'failed', receiptId: 'R-1', logText: 'No mailbox for Kari' }
    const look = { ...checked, stored: { delivery } }
    expect(entry({ operation: 'sendB2cInvoice', look }).look).toEqual({
      ...checked,
      delivery: 'failed',
    })
    expect(entry({ look }).look).toEqual(checked)
  })

  test('tells why it was refused, each reason once', () => {
    const failure = {
      kind: 'invalid',
      status: 422,
      code: 'E1',
      message: 'No',
      fields: { name: 'is blank' },
    }
    const reasons = [
      { code: 'E1', message: 'No' },
      { code: 'E1' },
      { message: 'No' },
      { code: 'E2' },
      { message: 'Ask' },
      { code: 'E1', message: 'Or' },
    ]
    const { status, code, message, reasons: told } = refused({ ...failure, reasons })
    expect([status, code, message]).toEqual([422, 'E1', 'No'])
    expect(told).toEqual([
      { field: 'name', code: null, message: 'is blank' },
      { field: null, code: 'E2', message: null },
      { field: null, code: null, message: 'Ask' },
      { field: null, code: 'E1', message: 'Or' },
    ])
    expect(refused({ kind: 'not-sent' })).toMatchObject({
      status: null,
      code: null,
      message: null,
      reasons: [],
    })
  })

  test('tells warnings of what was taken alone', () => {
    const warnings = [{ field: 'name', message: 'was cut' }]
    expect(entry({ outcome: { ok: true, value: { warnings } } }).warnings).toEqual(warnings)
    expect(entry({ outcome: { ok: true, value: { warnings: null } } }).warnings).toEqual([])
    expect(
      entry({ outcome: { ok: false, value: { warnings }, failure: { kind: 'invalid' } } }).warnings,
    ).toEqual([])
  })
})

describe('what a person recorded', () => {
  const record = { at: '2026-03-13T08:00:00.000Z', person: 'ola', found: 'applied' as const }
  test('opens with its note, in its own row alone, and says nothing of one that was erased', () => {
    const recordNote = seal('by telephone', placeIn.recordNote(idempotencyKey))
    expect(toOutcomeNote({ ...stored, record, recordNote })).toEqual({
      ...record,
      note: 'by telephone',
    })
    expect(
      toOutcomeNote({
        ...stored,
        record,
        recordNote,
        idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12',
      }),
    ).toEqual({ ...record, note: null })
    expect(toOutcomeNote({ ...stored, record })).toEqual({ ...record, note: null })
    expect(toOutcomeNote(stored)).toBeNull()
  })
})
