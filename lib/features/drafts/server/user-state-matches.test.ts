import { describe, expect, test } from 'vitest'
import type { Input } from '@/lib/contracts/registry'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { asKari, asOla, deskUnderTest } from '@/tests/support/desk-under-test'

deskUnderTest()
type Body = Input<'keepColumnMatches'>['body']
const keep = (more: Partial<Body> = {}) =>
  executeOperation('keepColumnMatches', {
    body: {
      ...{ writer: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11', turn: 1, imports: 'customers' },
      matches: [{ head: 'kdnr', field: 'customerNo' }],
      ...more,
    },
  })
const kept = async (imports: Body['imports'] = 'customers') => {
  const read = await executeOperation('getColumnMatches', { body: { imports } })
  return read.ok && read.value.matches
}

describe('the fields that were chosen for columns by hand', () => {
  test('are given back, and are one import’s and one person’s', async () => {
    await asKari()
    expect(await kept()).toEqual([])
    expect(await keep()).toEqual({ ok: true, value: null })
    expect(await kept()).toEqual([{ head: 'kdnr', field: 'customerNo' }])
    expect(await kept('invoices')).toEqual([])
    await asOla()
    expect(await kept()).toEqual([])
  })

  test('are those of the last change', async () => {
    await asKari()
    await keep({ turn: 2, matches: [{ head: 'navn', field: 'name' }] })
    await keep({ turn: 1 })
    expect(await kept()).toEqual([{ head: 'navn', field: 'name' }])
  })

  test.each<[string, Body['matches']]>([
    ['an identity number', [{ head: '15885098765', field: 'customerNo' }]],
    ['no head', [{ head: '', field: 'customerNo' }]],
    ['signs', [{ head: 'kd.nr', field: 'customerNo' }]],
    ['no field', [{ head: 'kdnr', field: '<b>' }]],
  ])('are refused for %s', async (_, matches) => {
    await asKari()
    expect(await keep({ matches })).toMatchObject({ failure: { kind: 'invalid' } })
    expect(await kept()).toEqual([])
  })
})
