import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LiveEvent, liveKinds, type StreamMessage } from '@/lib/contracts/desk/events'
import type { WorkSource } from '@/lib/contracts/desk/work'
import { isQueryAffected } from './live-invalidation'

const one = { params: { organizationId: 'o1', invoiceId: 'i1' } }
const batch: LiveEvent = { kind: 'BATCH_COMPLETED', organizationId: 'o1', batchId: 'b1' }
const caseOfTwo: LiveEvent = {
  kind: 'CASE_UPDATED',
  organizationId: 'o1',
  caseNumber: '77',
  invoiceIds: ['i1', 'i2'],
}

describe('what an event may change:', () => {
  test.each<[string, unknown, StreamMessage, boolean]>([
    ['an invoice, after a batch of its organization', one, batch, true],
    ['an invoice, after a batch of another', one, { ...batch, organizationId: 'o2' }, false],
    ['an invoice that the case names', one, caseOfTwo, true],
    [
      'an invoice that the case does not name',
      { params: { organizationId: 'o1', invoiceId: 'i3' } },
      caseOfTwo,
      false,
    ],
    [
      'a list of its organization',
      { params: { organizationId: 'o1' }, query: { Status: 'OPEN' } },
      caseOfTwo,
      true,
    ],
    [
      'a list with an empty filter',
      { params: { organizationId: 'o1' }, query: { CaseNumber: '' } },
      caseOfTwo,
      true,
    ],
    [
      'the case, read through the filter of the list',
      { params: { organizationId: 'o1' }, query: { CaseNumber: 77 } },
      caseOfTwo,
      true,
    ],
    [
      'another case',
      { params: { organizationId: 'o1' }, query: { CaseNumber: '78' } },
      caseOfTwo,
      false,
    ],
    ['the batch', { params: { organizationId: 'o1', batchId: 'b1' } }, batch, true],
    ['another batch', { params: { organizationId: 'o1', batchId: 'b2' } }, batch, false],
    ['the batch, by its own path', { params: { batchId: 'b1' } }, batch, true],
    ['another batch, by its own path', { params: { batchId: 'b2' } }, batch, false],
    ['a batch by its own path, after a case', { params: { batchId: 'b1' } }, caseOfTwo, false],
    [
      'a batch by its own path, after a gap',
      { params: { batchId: 'b1' } },
      { kind: 'MISSED' },
      true,
    ],
    ['what names no organization', { params: { clientno: '1001' } }, batch, false],
    ['what has no input', undefined, batch, false],
    ['anything of an organization, after a gap', one, { kind: 'MISSED' }, true],
    [
      'what names no organization, after a gap',
      { params: { clientno: '1001' } },
      { kind: 'MISSED' },
      false,
    ],
    ['anything, where there was no gap', one, { kind: 'HERE' }, false],
    [
      'an invoice, after a webhook that was refused',
      one,
      { kind: 'WEBHOOK_REFUSED', organizationId: 'o1' },
      false,
    ],
    [
      'an invoice, after a write of the desk',
      one,
      { kind: 'JOURNAL', organizationId: 'o1' },
      false,
    ],
  ])('%s: %4$s', (_, input, message, isTouched) => {
    expect(isQueryAffected(['someRead', input], message)).toBe(isTouched)
  })

  test.each<[StreamMessage['kind'], boolean]>([
    ['JOURNAL', true],
    ['BATCH_COMPLETED', true],
    ['MISSED', true],
    ['CASE', false],
    ['HERE', false],
  ])('the journal, after %s: %s', (kind, isTouched) => {
    for (const name of ['listJournal', 'getJournalEntry'])
      expect(isQueryAffected([name, { body: {} }], { kind, organizationId: 'o1' })).toBe(isTouched)
  })

  test.each<[WorkSource, StreamMessage['kind'][]]>([
    ['outcomes', ['BATCH_COMPLETED', 'JOURNAL', 'MISSED']],
    ['batches', ['BATCH_COMPLETED', 'JOURNAL', 'MISSED']],
    ['decisions', ['CASE', 'CASE_UPDATED', 'MISSED']],
    ['stops', []],
    ['followUps', ['BATCH_COMPLETED', 'JOURNAL', 'MISSED']],
    ['failures', []],
    ['waiting', []],
    ['amounts', []],
    ['webhooks', ['MISSED', 'WEBHOOK_REFUSED']],
    ['bulkActions', ['BATCH_COMPLETED', 'JOURNAL', 'MISSED']],
  ])('the work of %s, after %j alone', (source, kinds) => {
    const touching = [...liveKinds, 'HERE', 'MISSED'].filter((kind) =>
      isQueryAffected(['listWork', { body: { source } }], {
        kind: kind as StreamMessage['kind'],
        organizationId: 'o1',
      }),
    )
    expect(touching.sort()).toEqual(kinds)
  })

  const id = fc.option(fc.constantFrom('1', '2'), { nil: undefined })
  const ids = { organizationId: id, batchId: id, settlementId: id, caseNumber: id }

  test('an event that tells less touches no less', () => {
    const told = fc.record({ ...ids, organizationId: fc.constant('1') })
    fc.assert(
      fc.property(
        fc.record({ ...ids, organizationId: fc.constantFrom('1', '2') }),
        told,
        fc.constantFrom('batchId', 'settlementId', 'caseNumber'),
        (params, event, left) => {
          const whole = isQueryAffected(['someRead', { params }], { kind: 'OTHER', ...event })
          const less = isQueryAffected(['someRead', { params }], {
            kind: 'OTHER',
            ...event,
            [left]: undefined,
          })
          expect(whole && !less).toBe(false)
          expect(whole && params.organizationId === '2').toBe(false)
        },
      ),
    )
  })
})
