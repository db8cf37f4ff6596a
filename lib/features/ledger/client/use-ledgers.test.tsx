import { expect, test } from 'vitest'
import { OffersProvider } from '@/lib/client/offers'
import { renderPage } from '@/tests/support/render-page'
import { getAgingQuery } from './ledger'
import { useLedgers } from './use-ledgers'

const today = '2026-11-26'
const whole = [{ params: { clientno: '1001' } }, 'whole']

/** What a page has of the ledgers once all but the lines of the general ledger were read. */
function readAllButLines(
  withheld: Parameters<typeof OffersProvider>[0]['withheld'],
  movements: object[] = [],
) {
  const seen: ReturnType<typeof useLedgers>[] = []
  const Ledgers = () => {
    seen.push(useLedgers({ clientNo: '1001', asOf: today, today, account: null }))
    return null
  }
  renderPage(
    <OffersProvider withheld={withheld}>
      <Ledgers />
    </OffersProvider>,
    (client) => {
      client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } })
      const none = { rows: [], isWhole: true }
      client.setQueryData(['listArItems', ...whole], none)
      if (!withheld.includes('listGlMovements'))
        client.setQueryData(['listGlMovements', ...whole], { ...none, rows: movements })
      client.setQueryData(getAgingQuery('1001', today).queryKey, {
        ...{ asOf: today, adbIntervals: [] },
      } as never)
    },
  )
  return seen.at(-1)!
}

test.each([
  ['once movements were read', [], 'known'],
  ['where movements are not offered', ['listGlMovements'], 'withheld'],
] as const)('lines of the general ledger are asked for %s', (_, withheld, movements) => {
  const { account, isReading, states } = readAllButLines(withheld)
  expect({ account, isReading, states }).toEqual({
    ...{ account: '1500', isReading: true },
    states: {
      items: { is: 'known' },
      gl: { is: 'reading' },
      movements: { is: movements },
      aging: { is: 'known' },
    },
  })
})

test('what is not offered is not waited for', () => {
  const { isReading, states } = readAllButLines(['listGlItems', 'listGlMovements'])
  expect([isReading, states.gl, states.movements]).toEqual([
    ...[false, { is: 'withheld' }, { is: 'withheld' }],
  ])
})

test('a movement that names no account may be of the one that is asked for', () => {
  const movements = ['1500', '2400', null, undefined].map((glAccountNo) => ({ glAccountNo }))
  expect(readAllButLines([], movements).read.movements).toEqual([
    { glAccountNo: '1500' },
    { glAccountNo: null },
    { glAccountNo: undefined },
  ])
})

test.each([
  [0, true],
  [1, false],
])(
  'accounts are awaited while movements are first read, not again after %i failures',
  (errors, awaited) => {
    let ledgers: ReturnType<typeof useLedgers> | undefined
    const Ledgers = () => {
      ledgers = useLedgers({ clientNo: '1001', asOf: today, today, account: null })
      return null
    }
    renderPage(<Ledgers />, (client) =>
      client
        .getQueryCache()
        .build(client, { queryKey: ['listGlMovements', ...whole] })
        .setState({ status: 'pending', fetchStatus: 'fetching', errorUpdateCount: errors }),
    )
    expect(ledgers!.areAccountsAwaited).toBe(awaited)
  },
)
