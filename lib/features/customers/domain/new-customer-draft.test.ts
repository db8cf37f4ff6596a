import { describe, expect, test } from 'vitest'
import { toFormValues } from './customer-edit'
import { parseBegunNumber, pickBegunCustomer } from './new-customer-draft'

const typed = (name: string) => ({ ...toFormValues({}), name })
const ofBerg = { customerNo: '7', edited: typed('Berg') }
const ofDahl = { customerNo: '8', edited: typed('Dahl') }

describe('what was kept for the number 7', () => {
  test.each<[string, unknown, unknown, object]>([
    [
      'nothing',
      undefined,
      undefined,
      { draftKey: 'new-customer:7', edited: null, notesNumber: true },
    ],
    ['what is under its own key', ofBerg, undefined, { edited: ofBerg.edited, notesNumber: true }],
    [
      'nothing of the number begun last',
      undefined,
      { customerNo: '8' },
      { edited: null, notesNumber: true },
    ],
    [
      'what an earlier build kept of it under the key of all',
      undefined,
      ofBerg,
      { draftKey: 'new-customer', edited: ofBerg.edited, notesNumber: false },
    ],
    [
      'nothing of what an earlier build kept of another one, in whose place nothing comes',
      undefined,
      ofDahl,
      { draftKey: 'new-customer:7', edited: null, notesNumber: false },
    ],
    [
      'its own, before what an earlier build kept of it',
      { customerNo: '7', edited: typed('Newer') },
      ofBerg,
      { draftKey: 'new-customer:7', edited: typed('Newer'), notesNumber: false },
    ],
    ['nothing of what cannot be read', { edited: 'x' }, 'x', { edited: null, notesNumber: true }],
  ])('is %s', (_, own, last, begun) => {
    expect(pickBegunCustomer('7', own, last)).toMatchObject(begun)
  })

  test.each([
    [ofBerg, '7'],
    [{ customerNo: '8' }, '8'],
    [{ customerNo: 8 }, null],
    [null, null],
    ['7', null],
  ])('is read from %j as begun last: %s', (content, number) => {
    expect(parseBegunNumber(content)).toBe(number)
  })
})
