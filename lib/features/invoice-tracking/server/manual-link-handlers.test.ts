import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ManualLink } from '@/lib/contracts/desk/manual-links'
import { manualLinks } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { signedIn } from '@/tests/support/browser'
import {
  arrivedAt,
  asKari,
  asOla,
  deskUnderTest,
  upstreamAnswers,
} from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { areasAt, useSettings } from '@/tests/support/settings'
import { storeKinds } from '@/tests/support/stores'
import { everyRight, opaqueAnswer, workspaces } from '@/tests/support/tokens'
import { changeManualLink } from './change-manual-link'

const invoice = { TransactionRid: 9_000_012, CompanyId: 501 }
const [fjord, nordkust] = workspaces as [(typeof workspaces)[number], (typeof workspaces)[number]]
const collectionInvoiceId = '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21'

const item = (Id: string, Same = true, more: object = {}) =>
  ({ Area: 'item', Id, Same, ...invoice, ClientNo: '1001', ...more }) as ManualLink
const collectionInvoice = (
  Id = collectionInvoiceId,
  Same = true,
  OrganizationId = fjord.organizationId,
): ManualLink => ({
  Area: 'claim',
  Id,
  Same,
  ...invoice,
  OrganizationId,
})
const customer = (Id: string, Same = true): ManualLink => ({
  Area: 'customer',
  Id,
  Same,
  ...invoice,
  ClientNo: '1001',
})

const click = (
  word: unknown,
  isTakenBack: boolean,
  { userName = 'kari', idempotencyKey = randomUUID() as string } = {},
) => changeManualLink({ idempotencyKey, userName, word, isTakenBack })
const say = (word: unknown, as?: Parameters<typeof click>[2]) => click(word, false, as)
const takeBack = (word: unknown, as?: Parameters<typeof click>[2]) => click(word, true, as)
const done = { ok: true, value: null }

async function told(of: object = invoice) {
  const result = await executeOperation('listManualLinks', { body: { ...invoice, ...of } })
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value.links
}
const heard = async () => (await told()).map(({ area, id, same, by }) => [area, id, same, by])

describe.each(storeKinds)('what was linked by hand, on %s,', (kind) => {
  const desk = deskUnderTest(kind)
  const stored = () => desk.db.select().from(manualLinks)
  beforeEach(() => void upstreamAnswers(desk, (_, response) => json(response, 500, {})))

  test('is told to everybody who may see the company, with who said it and when', async () => {
    await asKari()
    expect(await say(item('7'))).toEqual(done)
    await asOla()
    expect(await told()).toEqual([
      {
        area: 'item',
        place: '1001',
        id: '7',
        same: true,
        by: 'kari',
        at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ])
    expect(await told({ TransactionRid: 9_000_013 })).toEqual([])
    expect(await told({ CompanyId: 502 })).toEqual([])
    expect(arrivedAt(desk)).toEqual([])
  })

  test('is one of an area, and several are not the same', async () => {
    await asKari()
    for (const word of [
      item('7'),
      item('8', false),
      item('9', false),
      collectionInvoice(),
      customer('10001'),
      item('6'),
    ])
      expect(await say(word)).toEqual(done)
    expect((await heard()).toSorted()).toEqual([
      ['claim', collectionInvoiceId, true, 'kari'],
      ['customer', '10001', true, 'kari'],
      ['item', '6', true, 'kari'],
      ['item', '8', false, 'kari'],
      ['item', '9', false, 'kari'],
    ])
  })

  test('is what was said last of a thing, by whoever said it', async () => {
    await asKari()
    await say(item('7'))
    await asOla()
    await say(item('7', false), { userName: 'ola' })
    expect(await heard()).toEqual([['item', '7', false, 'ola']])
    await say(item('7'), { userName: 'ola' })
    expect(await heard()).toEqual([['item', '7', true, 'ola']])
  })

  test('is one word and both are journalled, where many say the same of several things at once', async () => {
    await asKari()
    const ids = Array.from({ length: 12 }, (_, at) => String(at + 1))
    const results = await Promise.all(ids.flatMap((id) => [say(item(id)), say(item(id, false))]))
    expect(results.every(({ ok }) => ok)).toBe(true)
    const linked = (await told()).filter(({ same }) => same)
    expect(linked.length).toBeLessThanOrEqual(1)
    expect(new Set((await told()).map(({ id }) => id)).size).toBe((await told()).length)
    expect((await desk.journalRows()).filter(({ state }) => state === 'done')).toHaveLength(24)
  })

  test('is taken back as it was said, and another word stays', async () => {
    await asKari()
    await say(item('8', false))
    await say(item('7'))
    expect(await takeBack(item('7', false))).toEqual(done)
    expect(await heard()).toEqual([
      ['item', '8', false, 'kari'],
      ['item', '7', true, 'kari'],
    ])
    expect(await takeBack(item('7'))).toEqual(done)
    expect(await takeBack(item('7'))).toEqual(done)
    expect(await heard()).toEqual([['item', '8', false, 'kari']])
  })

  test('is told of items, with what else is the same as their invoices, and of no other', async () => {
    await asKari()
    for (const word of [
      item('7'),
      collectionInvoice(),
      customer('10001'),
      item('8', false, { TransactionRid: 9_000_013 }),
      collectionInvoice(collectionInvoiceId, false),
      item('9', true, { TransactionRid: 9_000_014 }),
    ])
      expect(await say(word)).toEqual(done)
    const ask = (Ids: string[], ClientNo = '1001') =>
      executeOperation('listItemManualLinks', { body: { ClientNo, Ids } })
    const of12 = { companyId: 501, transactionRid: 9_000_012 }
    await asOla()
    expect(await ask(['7', '8'])).toMatchObject({
      value: {
        links: [
          { area: 'item', id: '7', same: true, by: 'kari', ...of12 },
          { area: 'item', id: '8', same: false, companyId: 501, transactionRid: 9_000_013 },
          { area: 'claim', id: collectionInvoiceId, same: false, ...of12 },
        ],
      },
    })
    expect(await ask([])).toMatchObject({ value: { links: [] } })
    await asOla({ rights: everyRight.filter((each) => each !== 'read:collection.case') })
    expect(await ask(['7'])).toMatchObject({ value: { links: [{ area: 'item' }] } })
    await asOla({ workspaces: [{ ...fjord, companyIds: [502] }] })
    expect(await ask(['7'])).toMatchObject({ value: { links: [] } })
    await asOla({ workspaces: [nordkust] })
    expect(await ask(['7'])).toMatchObject({ failure: { kind: 'forbidden', code: 'scope' } })
  })

  test('is sent once, however often its idempotency key arrives', async () => {
    await asKari()
    const idempotencyKey = randomUUID()
    expect(await say(item('7'), { idempotencyKey })).toEqual(done)
    await takeBack(item('7'))
    expect(await say(item('7'), { idempotencyKey })).toEqual(done)
    expect(await stored()).toEqual([])
    expect(await say(item('8'), { idempotencyKey })).toMatchObject({
      failure: { kind: 'conflict', code: 'idempotency-key-reused' },
    })
  })

  test('stands in the journal: the customer’s own tells of a customer, the invoice is named for the rest', async () => {
    await asKari()
    await say(item('7'))
    await say(customer('10001', false))
    await takeBack(customer('10001', false))
    await say(collectionInvoice())
    const rows = (await desk.journalRows()).map(
      ({ operation, target, clientNo, organizationId, state, person }) => ({
        ...{ operation, target, clientNo, organizationId, state, person },
      }),
    )
    const ofKari = { state: 'done', person: 'kari' }
    expect(rows).toEqual([
      {
        ...ofKari,
        operation: 'linkByHand',
        target: '501/9000012',
        clientNo: '1001',
        organizationId: null,
      },
      {
        ...ofKari,
        operation: 'linkByHand',
        target: '10001',
        clientNo: '1001',
        organizationId: null,
      },
      {
        ...ofKari,
        operation: 'unlinkByHand',
        target: '10001',
        clientNo: '1001',
        organizationId: null,
      },
      {
        ...ofKari,
        operation: 'linkByHand',
        target: '501/9000012',
        clientNo: null,
        organizationId: fjord.organizationId,
      },
    ])
    await asOla()
    const ofCustomer = await executeOperation('listJournal', {
      body: { clientNo: '1001', customerNo: '10001' },
    })
    expect(ofCustomer).toMatchObject({
      value: { entries: [{ operation: 'unlinkByHand' }, { operation: 'linkByHand' }] },
    })
  })

  describe('by somebody without', () => {
    const withoutRight = (right: string) => ({
      rights: everyRight.filter((each) => each !== right),
    })
    const right = { failure: { kind: 'forbidden', code: 'right' } }
    const scope = { failure: { kind: 'forbidden', code: 'scope' } }

    test.each<[string, object, ManualLink, object]>([
      ['the company', { workspaces: [{ ...fjord, companyIds: [502] }] }, item('7'), scope],
      ['the client', { workspaces: [{ ...fjord, clientNo: '1009' }] }, item('7'), scope],
      [
        'the client of a customer',
        { workspaces: [{ ...fjord, clientNo: '1009' }] },
        customer('10001'),
        scope,
      ],
      [
        'the organization',
        { workspaces: [{ ...fjord, organizationId: nordkust.organizationId }] },
        collectionInvoice(),
        scope,
      ],
      ['a workspace that has both', {}, item('7', true, { ClientNo: '1002' }), scope],
      ['the right to items', withoutRight('read:arm.customer'), item('7'), right],
      ['the right to customers', withoutRight('read:arm.customer'), customer('10001'), right],
      [
        'the right to collection invoices',
        withoutRight('read:collection.case'),
        collectionInvoice(),
        right,
      ],
      ['the right to invoices', withoutRight('read:distribution.invoice'), item('7'), right],
    ])('%s is refused, and nothing is kept or taken back', async (_, stated, word, refusal) => {
      await asKari(stated)
      expect(await say(word)).toMatchObject(refusal)
      expect(await stored()).toEqual([])

      await asOla({ workspaces: [fjord, nordkust] })
      const ofOla = word.Area === 'item' && word.ClientNo === '1002' ? item('7') : word
      expect(await say(ofOla, { userName: 'ola' })).toEqual(done)
      await asKari(stated)
      expect(await takeBack(word)).toMatchObject(refusal)
      expect(await stored()).toHaveLength(1)
    })

    test('the company is told nothing of it', async () => {
      await asKari()
      await say(item('7'))
      await asOla({ workspaces: [nordkust] })
      expect(await executeOperation('listManualLinks', { body: invoice })).toMatchObject(scope)
    })

    test('the other area is told of the rest', async () => {
      await asKari()
      await say(item('7'))
      await say(collectionInvoice())
      await asOla(withoutRight('read:collection.case'))
      expect(await heard()).toEqual([['item', '7', true, 'kari']])
      await asOla({ workspaces: [{ ...fjord, clientNo: null }] })
      expect(await heard()).toEqual([['claim', collectionInvoiceId, true, 'kari']])
    })
  })

  test('cannot be said under another name, of two companies, or off its shape', async () => {
    await asKari()
    expect(await say(item('7'), { userName: 'ola' })).toMatchObject({
      failure: { kind: 'forbidden', code: 'other-person' },
    })
    const ofClient = { ClientNo: '1001' }
    for (const wrong of [
      { ...item('7'), Area: 'case' },
      { ...item('7'), Id: '../7' },
      { ...item('7'), CompanyId: [501, 502] },
      { ...item('7'), CompanyIds: [502] },
      { ...item('7'), Same: 'yes' },
      { ...item('7'), TransactionRid: '9007199254740993' },
      { ...collectionInvoice(), Id: '7' },
      { ...collectionInvoice(), ...ofClient },
      { Area: 'item', Id: '7', Same: true, ...invoice },
      { Area: 'customer', Id: '..', Same: true, ...invoice, ...ofClient },
      null,
    ]) {
      expect(await say(wrong), JSON.stringify(wrong)).toMatchObject({
        failure: { kind: 'invalid' },
      })
    }
    expect(await stored()).toEqual([])
    expect(await desk.journalRows()).toEqual([])
  })
})

describe('where the token does not tell', () => {
  const desk = deskUnderTest()
  const stored = () => desk.db.select().from(manualLinks)

  test('whose companies a person may see, nothing is linked by hand and nothing told', async () => {
    upstreamAnswers(desk, (_, response) => json(response, 200, {}))
    await signedIn('kari', opaqueAnswer())
    expect(await say(item('7'))).toMatchObject({ failure: { kind: 'forbidden', code: 'scope' } })
    expect(await executeOperation('listManualLinks', { body: invoice })).toMatchObject({
      failure: { kind: 'forbidden', code: 'scope' },
    })
    expect(await stored()).toEqual([])
  })

  test('what a person may read, the upstream is asked for the thing itself', async () => {
    useSettings({ ...areasAt(desk.upstream.base), DESK_WORKSPACES: JSON.stringify(workspaces) })
    const answers = (status: number) =>
      upstreamAnswers(desk, ({ url }, response) =>
        json(
          response,
          status,
          url.includes('/orgs/') ? { data: { organizationId: fjord.organizationId } } : {},
        ),
      )
    await signedIn('kari', opaqueAnswer())
    answers(403)
    for (const word of [item('7'), collectionInvoice(), customer('10001')])
      expect(await say(word)).toMatchObject({ failure: { kind: 'forbidden' } })
    expect(await stored()).toEqual([])
    answers(200)
    for (const word of [item('7'), collectionInvoice(), customer('10001')])
      expect(await say(word)).toEqual(done)
    expect(arrivedAt(desk).map(({ url }) => url)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/\/clients\/1001\/aritems\/7$/),
        expect.stringContaining(`/orgs/${fjord.organizationId}/invoices/${collectionInvoiceId}`),
        expect.stringMatching(/\/clients\/1001\/customers\/10001$/),
      ]),
    )
    expect(await heard()).toHaveLength(3)
  })
})
