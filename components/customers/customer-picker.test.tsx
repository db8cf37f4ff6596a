import { expect, test } from 'vitest'
import { renderPage } from '@/tests/support/render-page'
import { CustomerPicker } from './customer-picker'

test('the box is one that a list of options belongs to, which is closed before anything is typed', () => {
  const markup = renderPage(
    <CustomerPicker clientNo="1001" note="" describeChosen={String} onChoose={() => {}} />,
  )
  expect(markup).toMatch(/<input[^>]*aria-label="Find a customer"[^>]*role="combobox"/)
  expect(markup).toContain('aria-expanded="false"')
  expect(markup).not.toContain('aria-controls')
})
