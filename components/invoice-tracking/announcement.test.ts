import { describe, expect, test } from 'vitest'
import { updateAnnouncement } from './announcement'

/** What is announced after each read. */
function announced(...reads: [madeOf: string, words: string][]) {
  const [[madeOf, words] = ['', ''], ...others] = reads
  let told = { madeOf, words, announced: '' }
  return others.map((read) => {
    told = updateAnnouncement(told, { madeOf: read[0], words: read[1] })
    return told.announced
  })
}

describe('of an invoice that is followed', () => {
  test('nothing is announced while nothing changes', () => {
    expect(announced(['2', 'Sent'], ['2', 'Sent'], ['2', 'Sent'])).toEqual(['', ''])
  })

  test('each change is announced once, also the one back', () => {
    expect(announced(['2', 'Sent'], ['3', 'Delivered'], ['3', 'Delivered'], ['2', 'Sent'])).toEqual(
      ['Delivered', 'Delivered', 'Sent'],
    )
  })

  test('other values under the same words are none, nor are better words for the same values', () => {
    expect(announced(['2', 'Sent'], ['2, logged', 'Sent'])).toEqual([''])
    expect(announced(['4', 'Failed'], ['4', 'Failed: mailbox unknown'])).toEqual([''])
  })

  test('what was announced gets the better words, so that it stays what the page says', () => {
    expect(announced(['2', 'Sent'], ['4', 'Failed'], ['4', 'Failed: mailbox unknown'])).toEqual([
      'Failed',
      'Failed: mailbox unknown',
    ])
  })
})
