import { expect, test } from 'vitest'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { renderPage } from '@/tests/support/render-page'
import { WorkRow } from './work-row'

const kari = { customerNo: '10001', name: 'Kari Berg', until: '2026-11-28' }
const ola = { customerNo: '10002', name: null, until: '2026-11-29' }

/** A line of stops that end, of these customers and so many others. */
const paintStops = (customers: object[], unnamed = 0) => {
  const line = {
    ...{ source: 'stops', subject: 'stops:1001', scope: { clientNo: '1001' }, clientNo: '1001' },
    ...{ count: customers.length + unnamed, sums: null, since: null, due: '2026-11-28' },
    ...{ shows: '', place: 'Fjellheim', withoutMemo: 0, customers, unnamed },
    byKind: { reminder: customers.length + unnamed, debtCollection: 0, interestCalc: 0 },
  } as unknown as WorkLine
  return renderPage(
    <ul>
      <WorkRow
        each={{ line, mark: null }}
        isFirst
        today="2026-11-27"
        userName="kari"
        onAct={() => {}}
      />
    </ul>,
  )
}

test.each([
  ['one', [kari], 0, ['Kari Berg']],
  ['one without a name, by number', [ola], 0, ['10002']],
  ['several', [kari, ola], 3, ['Kari Berg', '10002', '3 more customers']],
])('whose stop ends is named, %s', (_, customers, unnamed, words) => {
  const page = paintStops(customers, unnamed)
  for (const each of words) expect(page).toContain(each)
  expect(page.match(/href="\/clients\/1001\/customers\/[^"]+"/g)).toHaveLength(customers.length)
})

test('nobody is named of whom the service names none', () =>
  expect(paintStops([])).not.toContain('/customers/'))
