import { describe, expect, test } from 'vitest'
import type { Found } from './found'
import { planSearch } from './search-plan'
import { chooseSlips, planSlips } from './slips'

const found = (number: string): Found => ({
  ...{ key: number, kind: 'invoice', title: number, name: null, numbers: [number], href: null },
  facts: { of: 'hint', words: null },
})
const whole = (rows: Found[]) => ({ rows, isWhole: true })
const plan = (word: string) => planSlips(planSearch(word))

describe('what a word was likely meant as', () => {
  test('is searched for by the likeliest slips of a number', () => {
    expect(plan('2026-1l849')).toMatchObject({
      as: 'InvoiceNumber',
      values: expect.arrayContaining([{ kind: 'letterL', value: '2026-11849' }]),
    })
    for (const word of ['havn', '@10442', 'fil.xml', '10442; 10443'])
      expect(plan(word).values).toEqual([])
  })

  test('is the two nearest that an invoice has', () => {
    const all = ['01442', '10424', '14042', '10441'].map(found)
    expect(chooseSlips(plan('faktura 10442'), whole(all))).toMatchObject([
      { kind: 'swapped', value: '01442', found: { title: '01442' } },
      { kind: 'swapped', value: '14042' },
    ])
    expect(chooseSlips(plan('faktura 10442'), whole([]))).toEqual([])
  })

  test('is one mistyped digit of a payment reference, where a single invoice is as near', () => {
    const typed = plan('kid 127734800100061')
    const near = typed.values.filter(({ kind }) => kind === 'digit').map(({ value }) => value)
    expect(near).toContain('127734800100051')
    expect(chooseSlips(typed, whole([found('127734800100051')]))).toMatchObject([
      { kind: 'digit', value: '127734800100051' },
    ])
    expect(chooseSlips(typed, whole(near.slice(0, 2).map(found)))).toEqual([])
  })

  test('is what its check digit shows where the search cannot be asked', () => {
    const meant = { kind: 'letterL', value: '127734800100051' }
    expect(chooseSlips(plan('kid l27734800100051'), null)).toEqual([{ ...meant, found: null }])
    expect(chooseSlips(plan('kid l27734800100051'), whole([]))).toEqual([])
    expect(chooseSlips(plan('10442'), null)).toEqual([])
  })
  test('is no mistyped digit where the search was cut: another invoice may be as near', () => {
    const typed = plan('kid 127734800100061')
    const cut = (rows: Found[]) => ({ rows, isWhole: false })
    expect(chooseSlips(typed, cut([found('127734800100051')]))).toEqual([])
    const [swapped] = plan('faktura 10442').values.filter(({ kind }) => kind === 'swapped')
    expect(chooseSlips(plan('faktura 10442'), cut([found(swapped!.value)]))).toHaveLength(1)
  })

  test('is not denied by a search that was cut', () => {
    const meant = { kind: 'letterL', value: '127734800100051' }
    expect(chooseSlips(plan('kid l27734800100051'), { rows: [], isWhole: false })).toEqual([
      { ...meant, found: null },
    ])
  })
})
