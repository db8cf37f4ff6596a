import { expect, test } from 'vitest'
import { toTypedCode } from '@/lib/features/invoice-search/messages/code-labels'
import { t } from '@/tests/support/english'
import { renderEnglish } from '@/tests/support/render-english'
import { ChoiceEditor } from './choice-editor'
import { countSeenValues, formatFilterValue } from './filters'

const render = (props: Partial<Parameters<typeof ChoiceEditor>[0]> = {}) =>
  renderEnglish(
    <ChoiceEditor
      {...{ label: 'Status', field: 'status', seen: new Map(), rowCount: 0, chosen: [] }}
      {...props}
      onChoose={() => {}}
    />,
  ).replace(/[\u00a0\u202f]/g, ' ')

/** Each value as it is read, with the code that a pointer shows. */
const listValues = (markup: string) =>
  [...markup.matchAll(/<li[^>]*?(?: title="(.*?)")?>(.*?)<\/li>/g)].map(([, code, words]) => [
    words!.replace(/<[^>]*>/g, ''),
    code,
  ])

test('values are words, their codes behind them, and another spelling beside them', () => {
  expect(listValues(render({ seen: new Map([['FAILED', 3]]), chosen: ['Held'] }))).toEqual([
    ['Sent or stored', 'OK'],
    ['Pending', undefined],
    ['Failed', undefined],
    ['Handled', undefined],
    ['Failed FAILED3', 'FAILED'],
    ['Held unrecognised', undefined],
  ])
})

test('what counts are of is said where there are counts', () => {
  const seen = new Map([['OK', 3]])
  expect(render({ seen, rowCount: 1200 })).toContain('Counts cover only the 1 200 loaded rows.')
  expect(render({ seen, rowCount: 1 })).toContain('Counts cover only the loaded row.')
  expect(render({ rowCount: 1200 })).not.toContain('Counts')
})

test.each([
  ['WaitingForReceipt', 'WaitingForReceipt'],
  ['awaiting delivery receipt', 'WaitingForReceipt'],
  ['SENT', 'SENT'],
  ['sent', 'Sent'],
  ['Parked', 'Parked'],
])('“%s” that one types is sent as %s', (typed, code) => {
  const listed = ['Sent', 'WaitingForReceipt', 'SENT']
  expect(toTypedCode(t, 'channel', typed, listed)).toBe(code)
})

test('a filter is told in words, and a code that nobody has named as it is', () => {
  const view = { status: ['OK', 'Held'], channel: ['NotFound'], type: ['CREDITNOTE'] } as never
  expect(
    (['status', 'channel', 'type'] as const).map((key) => formatFilterValue(t, view, key, 1)),
  ).toEqual(['Sent or stored, Held', 'Recipient not found', 'Credit note'])
})

test('values are counted by their code as it came', () => {
  const rows = [{ Status: 'OK' }, { Status: 'ok' }, { Status: 'OK' }, { Status: '' }]
  expect([...countSeenValues(rows, 'status')]).toEqual([
    ['OK', 2],
    ['ok', 1],
  ])
})
