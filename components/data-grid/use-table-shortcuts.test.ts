import { afterEach, expect, test, vi } from 'vitest'
import { isLeadIn } from './use-table-shortcuts'

afterEach(() => vi.unstubAllGlobals())

/** An element of a page, as far as keys ask what it is. */
class FakeElement {
  constructor(
    private readonly is: 'link' | 'day' | 'text box' | 'body',
    readonly list: FakeElement | null = null,
  ) {}
  closest = (selector: string) =>
    selector === '[data-rows]' ? this.list : this.is === 'text box' ? this : null
}

const table = new FakeElement('link')
const body = new FakeElement('body')
const press = (key: string, more: object = {}) =>
  ({ key, getModifierState: () => false, ...more }) as unknown as KeyboardEvent

function openPage(focused: FakeElement, more: object = {}) {
  vi.stubGlobal('HTMLElement', FakeElement)
  vi.stubGlobal('document', {
    ...{ body, activeElement: focused, cookie: '', querySelector: () => null },
    ...more,
  })
}

test.each([
  ['j', 'nothing', true, body],
  ['ArrowDown', 'nothing', true, body],
  ['j', 'a link of the navigation', true, new FakeElement('link')],
  ['K', 'a day of a calendar', true, new FakeElement('day')],
  ['ArrowDown', 'a day of a calendar', false, new FakeElement('day')],
  ['ArrowUp', 'a link of the navigation', false, new FakeElement('link')],
  ['j', 'a button in a row of the table', true, new FakeElement('link', table)],
  ['j', 'a row of another table', false, new FakeElement('link', new FakeElement('link'))],
  ['j', 'a text box', false, new FakeElement('text box')],
  ['x', 'nothing', false, body],
])('%s, while %s has the focus, leads into a table: %s', (key, _, leads, focused) => {
  openPage(focused)
  const event = press(key, { target: focused })
  expect(isLeadIn(event, table as unknown as Element)).toBe(leads)
})

test.each([
  ['with letters switched off', { cookie: 'duedesk-letter-keys=off' }, {}],
  ['under a dialog', { querySelector: () => body }, {}],
  ['as a shortcut', {}, { ctrlKey: true }],
  ['with Alt', {}, { altKey: true }],
  ['where it has been taken', {}, { defaultPrevented: true }],
])('J leads nowhere %s', (_, page, event) => {
  openPage(body, page)
  expect(isLeadIn(press('j', { target: body, ...event }), table as unknown as Element)).toBe(false)
})
