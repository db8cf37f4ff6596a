import { expect, test } from 'vitest'
import type { CustomerField } from '@/lib/features/customers/domain/editable-fields'
import { renderPage } from '@/tests/support/render-page'
import { CreationMessage } from './creation-message'
import type { CreationState, useCreateFlow } from './use-create-flow'

type Told = Extract<CreationState, { kind: 'told' }>['creation']
type Created = Extract<Told, { outcome: 'created' }>

const seen = (different: CustomerField[], notShown: CustomerField[] = []) =>
  ({ stored: {}, sent: [], cleaned: [], different, notShown }) as Created['seen']

const paint = (result: object, read: Created['seen']) => {
  const creation = { outcome: 'created', result, seen: read } as Created
  const flow = { state: { kind: 'told', creation }, isChecking: false }
  return renderPage(
    <CreationMessage
      flow={flow as ReturnType<typeof useCreateFlow>}
      clientNo="1001"
      customerNo="8"
    />,
  )
}

test.each([[{ result: 'UPDATED' }], [{ result: ' updated' }]])(
  'a customer that %j says was there already is told as somebody else’s',
  (result) => expect(paint(result, seen([]))).toContain('Someone else created 8 first'),
)

test.each([
  [{}],
  [{ result: null }],
  [{ result: '' }],
  [{ result: 'Created' }],
  [{ result: 'OK' }],
])('a customer that %j does not say was there is told as nobody else’s', (result) => {
  const different = paint(result, seen(['name']))
  expect(different).toContain('Customer created, but these fields differ from what you sent: Name.')
  for (const read of [null, seen([], ['phoneNo'])])
    expect(paint(result, read)).toContain('Customer created, but we couldn’t verify its values.')
  for (const painted of [different, paint(result, null), paint(result, seen([]))])
    expect(painted).not.toContain('Someone else created')
})
