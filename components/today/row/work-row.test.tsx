import { expect, test } from 'vitest'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { WorkRow } from './work-row'

const kari = { customerNo: '10001', name: 'Kari Berg', until: '2026-11-28' }
const ola = { customerNo: '10002', name: null, until: '2026-11-29' }

/** What the server paints of a line. */
const paintLine = (line: object) =>
  renderPage(
    <ul>
      <WorkRow
        each={{
          line: { scope: {}, sums: null, since: null, due: null, shows: '', ...line } as WorkLine,
          mark: null,
        }}
        isFirst
        today="2026-11-27"
        userName="kari"
        onAct={() => {}}
      />
    </ul>,
  )

/** A line of stops that end, of these customers and so many others. */
function paintStops(customers: object[], unnamed = 0) {
  return paintLine({
    ...{ source: 'stops', subject: 'stops:1001', clientNo: '1001' },
    ...{ count: customers.length + unnamed, due: '2026-11-28' },
    ...{ place: 'Fjellheim', withoutMemo: 0, customers, unnamed, isWhole: true },
    byKind: { reminder: customers.length + unnamed, debtCollection: 0, interestCalc: 0 },
  })
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

test.each([
  [
    'sent what is not confirmed',
    { source: 'outcomes', operation: 'pauseCase', person: 'ola', target: '20418', count: 1 },
    'For 20418, sent by [ola](/journal?who=ola)',
  ],
  [
    'has to sign in',
    {
      ...{ source: 'bulkActions', verb: 'pause', of: 'case', total: 6, count: 2, unknown: 1 },
      ...{ bulkActionId: 'b', person: 'ola', needsSignIn: true },
    },
    'Waiting for [ola](/journal?who=ola) to sign in. 1 unconfirmed.',
  ],
])('who %s is a link', (_, line, detail) =>
  expect(readWithLinks(paintLine({ subject: 's', ...line }))).toContain(detail),
)

const listHrefs = (markup: string, path: string) =>
  [...markup.matchAll(/href="([^"]+)"/g)]
    .map(([, href]) => href!)
    .filter((href) => href.startsWith(path))

test('each of several records that do not add up is named with what it is off by, twelve at first', () => {
  const records = Array.from({ length: 14 }, (_, at) => ({
    id: at === 1 ? null : `i-${at}`,
    name: at === 2 ? null : `N-${at}`,
    sums: at === 0 ? [{ amount: 9.5, currency: 'NOK' }] : null,
  }))
  const paint = (shown: number) =>
    paintLine({
      ...{ source: 'amounts', subject: 'amounts:invoice:o-1', organizationId: 'o-1', id: null },
      ...{ record: 'invoice', name: null, place: null, count: shown + 3, differences: shown },
      ...{ records: records.slice(0, shown), unnamed: 3, from: '2026-11-01', to: '2026-11-27' },
    })
  const page = paint(14)
  expect(listHrefs(page, '/collection/o-1/invoices/')).toEqual(
    records.slice(0, 12).flatMap(({ id }) => (id === null ? [] : `/collection/o-1/invoices/${id}`)),
  )
  expect(page).toMatch(/N-0<\/a>.*9,50/)
  expect(page).toContain('>N-1</span>')
  expect(page).toContain('>without a number</a>')
  expect(page).toContain('Show all 14')
  expect(page).not.toContain('3 more')
  expect(paint(12)).not.toContain('Show all')
  expect(paint(12)).toContain('3 more')
})

test('refused webhooks are told by day, and of nobody known by whose cases may lack news', () => {
  const day = { day: '2026-11-26', count: 4 }
  const place = { organizationId: 'o-1', place: 'Fjellheim' }
  const paint = (more: object) =>
    paintLine({
      ...{ source: 'webhooks', subject: 'webhooks:forged', count: 5, reason: 'forged' },
      ...{ isProven: false, days: [day], organizations: [place], ...more },
    })
  expect(listHrefs(paint({}), '/collection')).toEqual(['/collection/o-1/cases'])
  expect(paint({})).not.toContain('Thu 26 Nov')
  const days = paint({ days: [{ day: '2026-11-27', count: 1 }, day] })
  expect(days.replace(/<[^>]*>/g, '')).toContain('Fri 27 Nov 1Thu 26 Nov 4')
  const unproven = paint({ organizations: [place, { organizationId: 'o-2', place: null }] })
  expect(listHrefs(unproven, '/collection')).toEqual([
    '/collection/o-1/cases',
    '/collection/o-1/cases',
    '/collection/o-2/cases',
  ])
  expect(unproven).toContain('Cases of Fjellheim')
  expect(unproven).toContain('Cases of o-2')
})
