import { expect, test } from 'vitest'
import { makeBlankDocument } from '@/lib/features/invoice-sending/domain/typed-document'
import { openDraft, parseDocumentDraft, toDocumentDraft } from './document-draft'

const place = { today: '2026-03-12', country: 'NO' }
const blank = makeBlankDocument('person', place)
const typed = (fields: Partial<typeof blank.fields>) => ({
  ...blank,
  fields: { ...blank.fields, ...fields },
})
const reopen = (document: typeof blank) => {
  const content = JSON.parse(JSON.stringify(toDocumentDraft(document, 's-1', 501)))
  return openDraft('person', { today: '2026-04-01', country: 'SE' }, parseDocumentDraft(content)!)
}

test('a draft opens as it was left: what was cleared is not filled in again', () => {
  const left = typed({ country: '', currency: '', name: 'Anna Aas' })
  expect(reopen(left)).toEqual(left)
})

test('who a person is stays out of it', () =>
  expect(reopen(typed({ nationalId: '01017012345', birthDate: '1970-01-01' }))).toEqual(blank))

test('what an earlier version kept, without blank fields, opens over a blank document', () => {
  const kept = parseDocumentDraft({ identifier: 's-1', fields: { name: 'Anna Aas', x: 1 } })
  expect(openDraft('person', place, kept!)).toEqual(typed({ name: 'Anna Aas' }))
})

test.each([null, 'text', {}, { identifier: '' }, { identifier: 7 }])('%j is no draft', (content) =>
  expect(parseDocumentDraft(content)).toBeNull(),
)
