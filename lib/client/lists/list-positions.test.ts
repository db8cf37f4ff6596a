import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  findLeftBehind,
  forgetListPositions,
  type ListPosition,
  leaveBehind,
  readListPosition,
  storeListPosition,
} from './list-positions'

const position: ListPosition = {
  top: 900,
  left: 12,
  pageTop: 0,
  row: { key: '41', index: 40, column: 'number' },
  ticks: ['7', '9'],
}

describe('where a person was in a list', () => {
  let held: Record<string, string>
  let entry: { state: object | null }
  const visit = (search: string, state: object | null = null) => {
    vi.stubGlobal('location', { pathname: '/partner/search', search })
    entry.state = state
  }

  beforeEach(() => {
    held = {}
    entry = { state: null }
    const store = Object.assign(Object.create(methods), held) as Record<string, string>
    held = store
    vi.stubGlobal('sessionStorage', store)
    vi.stubGlobal('history', {
      get state() {
        return entry.state
      },
      replaceState: (state: object) => {
        entry.state = state
      },
    })
    visit('')
    forgetListPositions('kari')
  })
  afterEach(() => vi.unstubAllGlobals())

  test('is found again in the same entry of the history', () => {
    storeListPosition('kari', 'Sent invoices', position)
    expect(readListPosition('kari', 'Sent invoices')).toEqual(position)
    expect(readListPosition('ola', 'Sent invoices')).toBeNull()
    expect(readListPosition('kari', 'Cases')).toBeNull()
  })

  test('what a page held is found in its entry of the history, by its person alone, and in no store', () => {
    leaveBehind('kari', 'lines of 01017012345')
    const { state } = entry
    expect(findLeftBehind('kari')).toBe('lines of 01017012345')
    expect(findLeftBehind('ola')).toBeUndefined()
    expect(JSON.stringify([held, state])).not.toContain('01017012345')

    visit('')
    expect(findLeftBehind('kari')).toBeUndefined()
    leaveBehind('kari', 'others')
    expect(findLeftBehind('kari')).toBe('others')
    visit('', state)
    expect(findLeftBehind('kari')).toBe('lines of 01017012345')

    forgetListPositions('ola')
    expect(findLeftBehind('kari')).toBeUndefined()
  })

  test('only the newest pages leave something behind', () => {
    const states = Array.from({ length: 11 }, (_, at) => {
      visit('')
      leaveBehind('kari', at)
      return entry.state
    })
    const found = states.map((state) => {
      visit('', state)
      return findLeftBehind('kari')
    })
    expect(found).toEqual([undefined, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('is not found by a new visit, nor under another address', () => {
    storeListPosition('kari', 'Sent invoices', position)
    const { state } = entry
    visit('')
    expect(readListPosition('kari', 'Sent invoices')).toBeNull()
    visit('?q=lund', state)
    expect(readListPosition('kari', 'Sent invoices')).toBeNull()
    visit('', state)
    expect(readListPosition('kari', 'Sent invoices')).toEqual(position)
  })

  test('leaves what else the entry holds as it is', () => {
    entry.state = { __NA: true }
    storeListPosition('kari', 'Sent invoices', position)
    expect(entry.state).toEqual({ __NA: true, duedeskList: true })
  })

  test('holds no identity number', () => {
    const number = '15885098765'
    storeListPosition('kari', 'Sent invoices', {
      ...position,
      row: { key: `/customers/${number}`, index: 1 },
      ticks: ['7', number],
    })
    expect(JSON.stringify(held)).not.toContain(number)
    expect(readListPosition('kari', 'Sent invoices')).toEqual({
      ...position,
      row: null,
      ticks: ['7'],
    })
  })

  test('is gone for others once somebody signs in, and for all when the session ends', () => {
    storeListPosition('kari', 'Sent invoices', position)
    storeListPosition('kari-anne', 'Sent invoices', position)
    held['duedesk-sent-run'] = 'stays'
    forgetListPositions('kari')
    expect(readListPosition('kari', 'Sent invoices')).toEqual(position)
    expect(readListPosition('kari-anne', 'Sent invoices')).toBeNull()
    forgetListPositions()
    expect(Object.keys(held)).toEqual(['duedesk-sent-run'])
    storeListPosition('kari', 'Sent invoices', position)
    expect(Object.keys(held)).toEqual(['duedesk-sent-run'])
  })

  test.each(['{', '7', '{"top":1}', '{"top":"1","left":0,"pageTop":0,"row":null,"ticks":[]}'])(
    'is none where a tab holds %s',
    (text) => {
      storeListPosition('kari', 'Sent invoices', position)
      held[Object.keys(held)[0]!] = text
      expect(readListPosition('kari', 'Sent invoices')).toBeNull()
    },
  )

  test('is none in a tab that may keep nothing', () => {
    vi.stubGlobal('sessionStorage', undefined)
    storeListPosition('kari', 'Sent invoices', position)
    expect(readListPosition('kari', 'Sent invoices')).toBeNull()
  })
})

/** The methods of a store, which are none of its own keys. */
const methods = {
  getItem(this: Record<string, string>, name: string) {
    return Object.hasOwn(this, name) ? this[name]! : null
  },
  setItem(this: Record<string, string>, name: string, text: string) {
    this[name] = text
  },
  removeItem(this: Record<string, string>, name: string) {
    delete this[name]
  },
}
