import { afterEach, expect, test, vi } from 'vitest'
import { createLookup, lookUp } from './document-lookups'

afterEach(() => vi.unstubAllGlobals())

function serve(answer: object) {
  const asked: [string, unknown][] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push([path, JSON.parse(body)])
    return Response.json(answer)
  })
  return asked
}
const items = (arItems: object[] | null, totalCount: number | null = arItems?.length ?? 0) => ({
  ok: true,
  value: { summary: { totalCount }, arItems },
})
const fails = (failure: object) => ({ ok: false, failure })
const own = { documentNo: 'D-1' }
const other = { documentNo: 'D-2' }

test.each<[string, object, string]>([
  ['none', items([]), 'absent'],
  ['one with it', items([own]), 'there'],
  ['one with it beside others', items([other, own], 900), 'there'],
  ['others, and all of them', items([other]), 'absent'],
  ['others, and not all', items([other], 900), 'untold'],
  ['one that tells no number', items([{ customerNo: '10001' }]), 'untold'],
  ['none of those that it counts', items([], 3), 'untold'],
  ['none, and no count', items([], null), 'untold'],
  ['no list', items(null), 'untold'],
])('a list of items that shows %s', async (_, answer, state) => {
  const asked = serve(answer)
  expect(await lookUp('1001', createLookup('number', 'D-1'))).toEqual({
    ...createLookup('number', 'D-1'),
    state,
  })
  expect(asked).toEqual([
    [
      '/api/read/listArItems',
      { params: { clientno: '1001' }, query: { documentno: 'D-1', pageno: 1, pagesize: 10 } },
    ],
  ])
})

test.each<[string, object, string]>([
  ['shown', { ok: true, value: {} }, 'there'],
  ['not there', fails({ kind: 'not-found' }), 'absent'],
  ['not to be asked for', fails({ kind: 'not-found', code: 'maybe-not-offered' }), 'untold'],
])('a customer that is %s', async (_, answer, state) => {
  serve(answer)
  expect(await lookUp('1001', createLookup('customer', '10001'))).toMatchObject({ state })
})

test('what fails proves nothing', async () => {
  serve(fails({ kind: 'unreachable' }))
  await expect(lookUp('1001', createLookup('customer', '10001'))).rejects.toMatchObject({
    failure: { kind: 'unreachable' },
  })
})
