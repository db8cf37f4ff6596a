import { expect, test } from 'vitest'
import { toFormValues } from '@/lib/features/customers/domain/customer-edit'
import { renderPage } from '@/tests/support/render-page'
import { NewCustomerForm } from './new-customer-form'

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
