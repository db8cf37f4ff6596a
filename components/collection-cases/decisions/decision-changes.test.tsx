import { describe, expect, test } from 'vitest'
import { renderPage } from '@/tests/support/render-page'
import { DecisionChanges } from './decision-changes'

type Changed = Parameters<typeof DecisionChanges>[0]['changed']

/** The cells of each row, each as `tooltip: text` or as its text. */
function listRows(changes: Changed['changes'], now: object): string[][] {
  const markup = renderPage(
    <DecisionChanges
      changed={{ outcome: 'changed', changes, now } as Changed}
      decision="pauseCase"
      onTake={() => {}}
    />,
  )
  return [...markup.matchAll(/<tr>(.*?)<\/tr>/g)].slice(1).map(([, row]) =>
    [...row!.matchAll(/<(?:th|td)(.*?)<\/(?:th|td)>/g)].map(([, cell]) => {
      const title = /title="([^"]*)"/.exec(cell!)?.[1]
      const text = cell!.replace(/^[^>]*>/, '').replace(/<[^>]+>/g, '')
      return title ? `${title}: ${text}` : text
    }),
  )
}

describe('what changed before a decision', () => {
  test('stands by its name and in words, the code in a tooltip', () =>
    expect(
      listRows(
        [
          { field: 'status', before: 'OPEN', now: 'PAUSED' },
          { field: 'subStatus', before: 'REMINDER_SENT', now: 'FROZEN' },
          { field: 'pausedUntil', before: null, now: '2026-12-01T00:00:00' },
        ],
        {},
      ),
    ).toEqual([
      ['status: Status', 'OPEN: Open', 'PAUSED: Paused'],
      ['subStatus: Step', 'REMINDER_SENT: Reminder sent', 'FROZEN'],
      ['pausedUntil: Paused until', 'not shown', '2026-12-01T00:00:00: 2026-12-01'],
    ]))

  test('tells amounts with the currency that they had', () => {
    const amount = { field: 'remainingAmount', before: 100, now: 80 }
    expect(listRows([amount], { currency: 'NOK' })).toEqual([
      ['remainingAmount: Remaining', '100,00 NOK', '80,00 NOK'],
    ])
    expect(
      listRows([amount, { field: 'currency', before: 'SEK', now: 'NOK' }], { currency: 'NOK' }),
    ).toEqual([
      ['remainingAmount: Remaining', '100,00 SEK', '80,00 NOK'],
      ['currency: Currency', 'SEK', 'NOK'],
    ])
  })

  test('names the invoice of a case by its number', () =>
    expect(
      listRows(
        [
          { field: 'invoices[7a].remainingAmount', before: 100, now: 80 },
          { field: 'invoices[7b]', before: '7b', now: null },
        ],
        {
          currency: 'SEK',
          invoices: [{ invoiceId: '7A', invoiceNumber: '2026-7', currency: 'NOK' }],
        },
      ),
    ).toEqual([
      ['invoices[7a].remainingAmount: Remaining, invoice 2026-7', '100,00 NOK', '80,00 NOK'],
      ['invoices[7b]: Invoice 7b', '7b', 'not shown'],
    ]))
})
