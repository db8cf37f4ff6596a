import { expect, test, vi } from 'vitest'
import { toFormValues } from '@/lib/features/customers/domain/customer-edit'
import { renderPage } from '@/tests/support/render-page'
import { NewCustomerForm } from './new-customer-form'
import type { CreationState } from './use-create-flow'

const at = vi.hoisted(() => ({ flow: {} }))
vi.mock('./use-create-flow', async (load) => {
  const own = await load<typeof import('./use-create-flow')>()
  return {
    ...own,
    useCreateFlow: (...of: Parameters<typeof own.useCreateFlow>) => ({
      ...own.useCreateFlow(...of),
      ...at.flow,
    }),
  }
})

const paint = (passedOver: string | null, isProvenFree = true) =>
  renderPage(
    <NewCustomerForm
      clientNo="1001"
      customerNo="8"
      userName="kari"
      crumbs={[]}
      isProvenFree={isProvenFree}
      opened={{
        ...{ draftKey: 'new-customer:8', lastNumber: '7', notesNumber: true },
        ...{ edited: { ...toFormValues({}), name: 'Dahl' }, moved: null, passedOver },
      }}
      onOtherNumber={() => {}}
    />,
  )

test('a draft that opens instead of what was just typed for another number is told as such', () => {
  expect(paint('7')).toContain(
    'This is your draft for 8</b>. To see what you typed for 7, change the number back.',
  )
  expect(paint(null)).not.toContain('This is your draft')
  expect(paint(null)).toContain('value="Dahl"')
})

test('a number that was not found is called available only where that proves it', () => {
  expect(paint(null)).toContain('Available')
  expect(paint(null, false)).not.toContain('Available')
  expect(paint(null, false)).toContain('Not found, checked again before it’s created')
})

const failed = (kind: 'unknown-outcome' | 'refused'): CreationState => ({
  ...{ kind: 'failed', failure: { kind }, at: new Date('2026-11-29T10:00:00Z') },
})
const checked = (found: 'under-way' | 'check-failed' | 'not-there'): CreationState => ({
  ...{ kind: 'checked', found, said: null },
})

test.each<[string, object, boolean]>([
  ['nothing was sent', {}, false],
  ['a creation is sent', { isCreating: true }, true],
  ['its outcome is not known', { state: failed('unknown-outcome') }, true],
  ['it is still under way', { state: checked('under-way') }, true],
  ['it could not be looked for', { state: checked('check-failed') }, true],
  ['it was refused', { state: failed('refused') }, false],
  ['it is known not to be there', { state: checked('not-there') }, false],
])('the number can be changed only while no creation is open: %s', (_, flow, isHeld) => {
  at.flow = flow
  const button = /<button[^>]*>Change number/.exec(paint(null))?.[0]
  expect(button?.includes('aria-disabled="true"')).toBe(isHeld)
})
