import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEntry } from '@/tests/support/customer-entries'
import { toFormValues } from './customer-edit'
import { mergeEditDrafts, parseEditDraft } from './edit-draft'

test('gives back what was kept, through JSON', () =>
  fc.assert(
    fc.property(anyEntry, anyEntry, (baseline, edited) => {
      expect(
        parseEditDraft(
          JSON.parse(
            JSON.stringify({
              baseline,
              edited,
              clearing: ['phoneNo'],
              pastedBlank: ['addressLine2'],
            }),
          ),
        ),
      ).toEqual({
        baseline,
        edited,
        clearing: ['phoneNo'],
        pastedBlank: ['addressLine2'],
      })
    }),
  ))

test.each([
  [null],
  ['text'],
  [7],
  [[]],
  [{}],
  [{ baseline: {}, edited: {} }],
  [{ baseline: { name: 1 }, edited: { name: 'x' } }],
])('is nothing where nothing can be used: %j', (content) =>
  expect(parseEditDraft(content)).toBeNull(),
)

test('of another build keeps the fields that both know, and counts the others as not typed in', () => {
  const content = {
    baseline: { name: 'Kari', phoneNo: '1', nickname: 'K' },
    edited: { name: 'Kari Berg', phoneNo: ['1'], nickname: 'KB' },
    clearing: [],
  }
  expect(parseEditDraft(content)).toMatchObject({
    baseline: { name: 'Kari', phoneNo: '' },
    edited: { name: 'Kari Berg', phoneNo: '' },
  })
})

test('never breaks on anything', () => {
  fc.assert(fc.property(fc.anything(), (content) => void parseEditDraft(content)))
  fc.assert(
    fc.property(
      fc.record({ baseline: fc.anything(), edited: fc.anything(), clearing: fc.anything() }),
      (content) => void parseEditDraft(content),
    ),
  )
})

test('two edits kept together hold all that was typed in either, and the later word where both have one', () => {
  const stored = { ...toFormValues({}), name: 'Kari', phoneNo: '1', dueDays: '14' }
  const edit = (typed: Partial<typeof stored>) => ({
    baseline: stored,
    edited: { ...stored, ...typed },
    clearing: [],
    pastedBlank: [],
  })
  const earlier = { ...edit({ name: 'Kari Berg', phoneNo: '' }), clearing: ['phoneNo' as const] }
  expect(mergeEditDrafts(edit({ name: 'Kari Lie', dueDays: '30' }), earlier)).toMatchObject({
    edited: { name: 'Kari Lie', phoneNo: '', dueDays: '30' },
    clearing: ['phoneNo'],
  })
  expect(mergeEditDrafts(edit({}), earlier)).toEqual(earlier)
})
