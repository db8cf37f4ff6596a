import { expect, test } from 'vitest'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { signedIn } from '@/tests/support/browser'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { opaqueAnswer } from '@/tests/support/tokens'

const desk = deskUnderTest()
const body = { FromDate: '2026-03-01', ToDate: '2026-03-03' }
const workspaces = [
  { name: 'Fjord', clientNo: '1001', companyIds: [501, 502, 503], organizationId: null },
]
const companyOf = (url: string) => Number(new URL(url, 'http://x').searchParams.get('CompanyId'))

const day = (day: string, OK: number, Failed = 0) => ({
  Date: day,
  Total: OK + Failed + 3,
  OK,
  Pending: 1,
  Failed,
  Handled: 1,
  Other: 1,
})

test('the days of the person’s companies are summed, the earliest first', async () => {
  upstreamAnswers(desk, ({ url }, response) =>
    json(response, 200, {
      CompanyId: companyOf(url),
      Days:
        companyOf(url) === 502
          ? [day('2026-03-02', 5, 2)]
          : [day('2026-03-02', 1), day('2026-03-01', 2)],
    }),
  )
  await asKari({ workspaces })
  expect(await executeOperation('getVolume', { body })).toEqual({
    ok: true,
    value: {
      days: [
        { date: '2026-03-01', ok: 4, pending: 2, failed: 0, handled: 2, other: 2 },
        { date: '2026-03-02', ok: 7, pending: 3, failed: 2, handled: 3, other: 3 },
      ],
      companies: 3,
      of: 3,
      isSilent: false,
    },
  })
  expect(
    arrivedAt(desk)
      .map(({ url }) => url)
      .sort(),
  ).toEqual(
    [501, 502, 503].map(
      (id) => `/dist/api/Bundle/Summary?CompanyId=${id}&FromDate=2026-03-01&ToDate=2026-03-03`,
    ),
  )
})

test('a company that fails is left out and told', async () => {
  upstreamAnswers(desk, ({ url }, response) =>
    companyOf(url) === 502
      ? json(response, 403, {})
      : json(response, 200, { CompanyId: companyOf(url), Days: [day('2026-03-01', 1)] }),
  )
  await asKari({ workspaces })
  expect(await executeOperation('getVolume', { body })).toMatchObject({
    value: { companies: 2, of: 3, days: [{ ok: 2 }] },
  })
})

test.each([
  ['of others', 999],
  ['that is counted itself', 503],
])('an answer of another company, %s, is left out', async (_, other) => {
  upstreamAnswers(desk, ({ url }, response) =>
    json(response, 200, {
      CompanyId: companyOf(url) === 502 ? other : companyOf(url),
      Days: [day('2026-03-01', 1)],
    }),
  )
  await asKari({ workspaces })
  expect(await executeOperation('getVolume', { body })).toMatchObject({
    value: { companies: 2, of: 3, days: [{ ok: 2 }] },
  })
})

test('where every company fails, why is told', async () => {
  upstreamAnswers(desk, (_, response) => json(response, 403, {}))
  await asKari({ workspaces })
  expect(await executeOperation('getVolume', { body })).toMatchObject({
    ok: false,
    failure: { kind: 'forbidden', status: 403 },
  })
})

test.each([
  ['tells no days', { Days: null }],
  ['leaves out a count', { Days: [{ ...day('2026-03-01', 4), Failed: undefined }] }],
  [
    'has a count that is null',
    { Days: [day('2026-03-01', 4), { ...day('2026-03-02', 4), OK: null }] },
  ],
  ['does not tell which day it counts', { Days: [{ ...day('2026-03-01', 4), Date: null }] }],
])('a company that %s is left out and told: absent is not none', async (_, answer) => {
  upstreamAnswers(desk, ({ url }, response) =>
    json(response, 200, {
      CompanyId: companyOf(url),
      ...(companyOf(url) === 502 ? answer : { Days: [day('2026-03-01', 1)] }),
    }),
  )
  await asKari({ workspaces })
  expect(await executeOperation('getVolume', { body })).toMatchObject({
    value: { companies: 2, of: 3, isSilent: false, days: [{ ok: 2, failed: 0 }] },
  })
})

test('a company that had nothing is counted', async () => {
  upstreamAnswers(desk, ({ url }, response) =>
    json(response, 200, { CompanyId: companyOf(url), Days: [] }),
  )
  await asKari({ workspaces })
  expect(await executeOperation('getVolume', { body })).toMatchObject({
    value: { days: [], companies: 3, of: 3, isSilent: false },
  })
})

test('an upstream that tells no days is silent, not empty', async () => {
  upstreamAnswers(desk, ({ url }, response) => json(response, 200, { CompanyId: companyOf(url) }))
  await asKari({ workspaces })
  expect(await executeOperation('getVolume', { body })).toMatchObject({
    value: { days: [], isSilent: true },
  })
})

test('where the token tells no companies, those are summed that the upstream tells', async () => {
  upstreamAnswers(desk, ({ url }, response) =>
    json(
      response,
      200,
      url.includes('AvailableCompanies')
        ? [{ CompanyId: 501 }]
        : { CompanyId: companyOf(url), Days: [day('2026-03-01', 1)] },
    ),
  )
  await signedIn('kari', opaqueAnswer())
  expect(await executeOperation('getVolume', { body })).toMatchObject({
    value: { companies: 1, of: 1, isSilent: false, days: [{ ok: 1 }] },
  })
})
