import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { viewsMax } from '@/lib/contracts/desk/views'
import type { Input } from '@/lib/contracts/registry'
import { savedViews } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { signedIn } from '@/tests/support/browser'
import { asKari, asOla, deskUnderTest } from '@/tests/support/desk-under-test'
import { storedText, storeKinds } from '@/tests/support/stores'
import { everyRight, opaqueAnswer, tokenAnswer } from '@/tests/support/tokens'

type Body = Input<'saveView'>['body']
const failedWeek: Body = {
  ...{ list: 'search', clientNo: null, organizationId: null },
  name: 'Failed this week',
  query: 'status=Failed&q=Nordmann',
  companyIds: [501],
  shared: false,
}
const onlyIn = (...companyIds: number[]) => ({
  workspaces: [{ name: 'One', clientNo: '1001', companyIds, organizationId: null }],
})

const makeKey = () => ({ idempotencyKey: randomUUID() })
const save = (more: Partial<Body> = {}) =>
  executeOperation('saveView', { body: { ...failedWeek, ...more } }, makeKey())
const rename = (viewId: string, name: string) =>
  executeOperation('renameView', { params: { viewId }, body: { name } }, makeKey())
const share = (viewId: string, shared: boolean) =>
  executeOperation('shareView', { params: { viewId }, body: { shared } }, makeKey())
const drop = (viewId: string) => executeOperation('deleteView', { params: { viewId } }, makeKey())
const listed = async () => told(await executeOperation('listViews', { body: {} })).views
const saved = async (more: Partial<Body> = {}) => told(await save(more)).viewId
const named = async () => (await listed()).map(({ name }) => name)
const notThere = { ok: false, failure: { kind: 'not-found' } }

function told<Value>(result: { ok: true; value: Value } | { ok: false; failure: unknown }): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

describe.each(storeKinds)('saved views on %s', (kind) => {
  const desk = deskUnderTest(kind)

  test('are listed by name as they were saved', async () => {
    await asKari()
    const viewId = await saved()
    await saved({ name: 'All of Fjellheim', query: '', companyIds: [] })
    expect(await listed()).toEqual([
      expect.objectContaining({ name: 'All of Fjellheim', query: '', companyIds: [] }),
      {
        ...failedWeek,
        viewId,
        owner: 'kari',
        isOwn: true,
        visitedAt: null,
        updatedAt: expect.any(String),
      },
    ])
  })

  test('are changed, renamed and deleted by their owner', async () => {
    await asKari()
    const viewId = await saved()
    expect(await saved({ viewId, query: 'status=Pending', companyIds: [501, 502] })).toBe(viewId)
    await rename(viewId, '  Pending  ')
    expect(await listed()).toMatchObject([
      { viewId, name: 'Pending', query: 'status=Pending', companyIds: [501, 502] },
    ])
    await drop(viewId)
    expect(await listed()).toEqual([])
    expect(await rename(viewId, 'Gone')).toEqual(notThere)
    expect(await save({ viewId })).toEqual(notThere)
  })

  test('keep the name and the sharing of another tab, where what they show is saved again', async () => {
    await asKari()
    const viewId = await saved({ shared: true })
    await share(viewId, false)
    await rename(viewId, 'Failed')
    await save({ viewId, query: 'status=Failed', shared: true })
    expect(await listed()).toEqual([
      expect.objectContaining({ name: 'Failed', query: 'status=Failed', shared: false }),
    ])
  })

  test('that are private are not there for anybody else', async () => {
    await asKari()
    const viewId = await saved()
    await asOla()
    expect(await listed()).toEqual([])
    for (const result of [
      await rename(viewId, 'Mine'),
      await drop(viewId),
      await share(viewId, true),
      await save({ viewId }),
    ]) {
      expect(result).toEqual(notThere)
    }
    await asKari()
    expect(await listed()).toMatchObject([{ name: failedWeek.name, shared: false }])
  })

  test('that are shared are seen by others, who cannot change them', async () => {
    await asKari()
    const viewId = await saved({ shared: true })
    await asOla()
    expect(await listed()).toMatchObject([
      { viewId, owner: 'kari', isOwn: false, query: failedWeek.query },
    ])
    for (const result of [
      await rename(viewId, 'Mine'),
      await drop(viewId),
      await share(viewId, false),
      await save({ viewId }),
    ]) {
      expect(result).toEqual(notThere)
    }
    await asKari()
    await share(viewId, false)
    await asOla()
    expect(await listed()).toEqual([])
  })

  test('that are shared are seen only where all of their companies are one’s own', async () => {
    await asKari()
    await saved({ name: 'Both', companyIds: [501, 502], shared: true })
    await saved({ name: 'One', companyIds: [502], shared: true })
    await asOla(onlyIn(502))
    expect(await named()).toEqual(['One'])
    await asOla(onlyIn(502, 501, 999))
    expect(await named()).toEqual(['Both', 'One'])
    await asOla(onlyIn())
    expect(await named()).toEqual([])
  })

  const organizationId = '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10'
  const none = { clientNo: null, organizationId: null, companyIds: [] }
  const ofClient = { ...none, list: 'customers', clientNo: '1001', query: 'q=x' } as const
  const ofItems = { ...ofClient, list: 'items' } as const
  const ofOrganization = { ...none, list: 'cases', organizationId, query: 'q=x' } as const
  const workspace = { name: 'One', clientNo: '1001', organizationId, companyIds: [] }
  const without = (right: string) => everyRight.filter((each) => each !== right)

  test.each([
    ['a client', ofClient, 'read:arm.customer', { clientNo: '1002' }],
    ['the items of a client', ofItems, 'read:arm.customer', { clientNo: '1002' }],
    ['an organization', ofOrganization, 'read:collection.case', { organizationId: null }],
  ] as const)(
    'of a list of %s are seen once shared, by whoever may read it',
    async (_, of, right, other) => {
      await asKari()
      const viewId = await saved({ ...of, name: 'Placed' })
      await asOla({ workspaces: [workspace] })
      expect(await named()).toEqual([])
      await asKari()
      expect(await share(viewId, true)).toMatchObject({ ok: true })
      await asOla({ workspaces: [workspace] })
      expect(await listed()).toMatchObject([{ name: 'Placed', ...of, shared: true, isOwn: false }])
      await asOla({ workspaces: [{ ...workspace, ...other }] })
      expect(await named()).toEqual([])
      await asOla({ workspaces: [workspace], rights: without(right) })
      expect(await named()).toEqual([])
      await asKari({ rights: without(right) })
      expect(await named()).toEqual([])
      expect(await save({ ...of, name: 'Another' })).toMatchObject({
        failure: { kind: 'forbidden', code: 'right' },
      })
    },
  )

  test('of a list that is not compared are noted as opened, and compared with nothing', async () => {
    await asKari()
    const viewId = await saved({ ...ofClient, name: 'Placed' })
    const look = (body: { look: string | null }, id = viewId) =>
      executeOperation('visitView', { params: { viewId: id }, body })
    expect(await listed()).toMatchObject([{ visitedAt: null }])
    expect(await look({ look: null })).toEqual({ ok: true, value: null })
    expect(await listed()).toMatchObject([{ visitedAt: expect.stringMatching(/^20/) }])
    expect(
      await executeOperation('getViewChanges', {
        params: { viewId },
        body: { search: { CompanyIds: [501] } },
      }),
    ).toEqual(notThere)
    await asOla({ workspaces: [workspace] })
    expect(await look({ look: null })).toEqual(notThere)
    await asKari()
    const searched = await saved()
    expect(await look({ look: null }, searched)).toMatchObject({ failure: { code: 'no-look' } })
  })

  test('of a client that is not one’s own cannot be saved', async () => {
    await asKari({ workspaces: [{ ...workspace, clientNo: '1002' }] })
    expect(await save({ ...ofClient, name: 'Theirs' })).toMatchObject({
      failure: { kind: 'forbidden', code: 'scope' },
    })
  })

  test.each<[string, Partial<Body>, string]>([
    ['a list of a client without one', { ...ofClient, clientNo: null }, 'clientNo'],
    ['a list of a client with an organization', { ...ofClient, organizationId }, 'organizationId'],
    [
      'a list of an organization with a client',
      { ...ofOrganization, clientNo: '1001' },
      'clientNo',
    ],
    ['a list of a client with companies', { ...ofClient, companyIds: [501] }, 'companyIds'],
    ['the search with a client', { ...none, list: 'search', clientNo: '1001' }, 'clientNo'],
    [
      'the own activity with an organization',
      { ...none, list: 'activity', organizationId },
      'organizationId',
    ],
  ])('that name another place than their list has are refused: %s', async (_, more, field) => {
    await asKari()
    expect(await save({ name: 'Misplaced', ...more })).toMatchObject({
      failure: { kind: 'invalid', code: 'view-place', fields: { [`body.${field}`]: 'view-place' } },
    })
  })

  test('of one’s own activity are kept, and never shared', async () => {
    await asKari()
    const viewId = await saved({ ...none, list: 'activity', query: 'state=unknown' })
    expect(await listed()).toMatchObject([{ list: 'activity' }])
    expect(await share(viewId, true)).toMatchObject({ failure: { code: 'no-companies' } })
  })

  test('of others are not seen where the token tells no workspaces', async () => {
    await asKari()
    await saved({ shared: true })
    await signedIn('ola', opaqueAnswer())
    expect(await listed()).toEqual([])
    await saved({ name: 'Mine' })
    expect(await named()).toEqual(['Mine'])
  })

  test('are no longer seen, changed or asked about when rights are taken away', async () => {
    await asKari()
    const viewId = await saved({ shared: true })
    await asOla()
    expect(await named()).toEqual([failedWeek.name])
    await asOla(onlyIn(502))
    expect(await named()).toEqual([])
    expect(
      await executeOperation('getViewChanges', {
        params: { viewId },
        body: { search: { CompanyIds: [502] } },
      }),
    ).toEqual(notThere)
    expect(
      await executeOperation('visitView', { params: { viewId }, body: { look: 'v1.x' } }),
    ).toEqual(notThere)
    await asOla({ rights: everyRight.filter((right) => right !== 'read:partner.invoice') })
    expect(await named()).toEqual([])
    expect(await save()).toMatchObject({ failure: { kind: 'forbidden', code: 'right' } })
    expect(desk.upstream.requests).toEqual([])
  })

  test('touch only companies of one’s own', async () => {
    await asKari(onlyIn(501))
    expect(await save({ companyIds: [501, 502] })).toMatchObject({
      failure: { kind: 'forbidden', code: 'scope' },
    })
    const viewId = await saved()
    await asKari(onlyIn(502))
    expect(await share(viewId, true)).toMatchObject({
      failure: { kind: 'forbidden', code: 'scope' },
    })
    expect(await listed()).toMatchObject([{ viewId, shared: false }])
  })

  test('that name no company cannot be shared, because they would be everybody’s', async () => {
    await asKari()
    const noCompanies = { failure: { kind: 'invalid', code: 'no-companies' } }
    expect(await save({ companyIds: [], shared: true })).toMatchObject(noCompanies)
    const viewId = await saved({ companyIds: [] })
    expect(await share(viewId, true)).toMatchObject(noCompanies)
    await asOla()
    expect(await listed()).toEqual([])
  })

  test.each<[string, Partial<Body>]>([
    ['query', { query: 'q=15885098765' }],
    ['query, written apart', { query: 'q=158850+98765&status=Failed' }],
    ['query, encoded', { query: 'q=%31%35885098765' }],
    ['name', { name: 'Calls of 15885098765' }],
  ])('hold no identity number in their %s', async (_, more) => {
    await asKari()
    expect(await save(more)).toMatchObject({
      failure: { kind: 'invalid', code: 'identity-number' },
    })
    expect(await desk.db.select().from(savedViews)).toEqual([])
    expect(await storedText(desk.db, 'desk.journal')).not.toMatch(/885098765|158850.{1,3}98765/)
  })

  test('take a list of companies for what it is', async () => {
    await asKari(onlyIn(12051, 12052))
    await saved({ query: 'companies=12051,12052', companyIds: [12051, 12052] })
    expect(await listed()).toHaveLength(1)
  })

  test('tell nobody who reads the store or the journal what they are called and look for', async () => {
    await asKari()
    await saved({ name: 'Calls of Nordmann' })
    const text = `${await storedText(desk.db, 'desk.saved_view')}\n${await storedText(desk.db, 'desk.journal')}`
    expect(text).toContain('saveView')
    expect(text).not.toContain('Nordmann')
    expect(await desk.journalRows()).toMatchObject([
      { operation: 'saveView', person: 'kari', state: 'done' },
    ])
  })

  test('are saved once, however often the same idempotency key arrives', async () => {
    await asKari()
    const once = makeKey()
    const results = await Promise.all(
      [1, 2, 3].map(() => executeOperation('saveView', { body: failedWeek }, once)),
    )
    expect(new Set(results.map((result) => result.ok && result.value.viewId)).size).toBe(1)
    expect(await listed()).toHaveLength(1)
  })

  /** Kari has some views already. */
  async function held(count: number) {
    const rows = Array.from({ length: count }, () => ({
      id: randomUUID(),
      owner: 'kari',
      name: 'x',
      query: 'x',
      companyIds: [],
      shared: false,
    }))
    const now = new Date()
    await desk.db
      .insert(savedViews)
      .values(rows.map((row) => ({ ...row, createdAt: now, updatedAt: now })))
  }

  test('are bounded', async () => {
    await asKari()
    await held(viewsMax)
    expect(await save()).toMatchObject({ failure: { kind: 'refused', code: 'too-many-views' } })
    await asOla()
    expect(await save()).toMatchObject({ ok: true })
  })

  test('are bounded when many are saved at once', async () => {
    await asKari()
    await held(viewsMax - 1)
    const results = await Promise.all(Array.from({ length: 8 }, () => save()))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await desk.db.select().from(savedViews)).toHaveLength(viewsMax)
  })

  test.each<[string, Partial<Body>]>([
    ['no name', { name: '  ' }],
    ['a name of 61 characters', { name: 'x'.repeat(61) }],
    ['a query of 4,001 characters', { query: 'x'.repeat(4_001) }],
  ])('are refused with %s', async (_, more) => {
    await signedIn('kari', tokenAnswer())
    expect(await save(more)).toMatchObject({ failure: { kind: 'invalid', code: 'off-contract' } })
  })
})
