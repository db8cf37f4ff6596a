import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasPostgres, temporaryDatabase } from '@/tests/support/postgres'
import { createTestSandbox, type TestSandbox, type TestTenant } from '../../../testing/test-sandbox'

const kinds = [
  { kind: 'PGlite', url: false },
  ...(hasPostgres ? [{ kind: 'PostgreSQL', url: true }] : []),
]

describe.each(kinds)('customers on $kind', ({ url }) => {
  let sandbox: TestSandbox
  let tenant: TestTenant
  let token: string
  let drop = async () => {}

  beforeAll(async () => {
    const database = url ? await temporaryDatabase() : undefined
    drop = database?.drop ?? drop
    sandbox = await createTestSandbox({ url: database?.url })
    tenant = await sandbox.newTenant()
    token = (await sandbox.signIn(tenant)).access_token
  })
  afterAll(async () => {
    await sandbox.close()
    await drop()
  })

  const own = (path = '') => `/arm/v1/clients/${tenant.clientNo}/customers${path}`
  const get = (path: string) => sandbox.send('GET', path, { token })
  const put = (customer: object) =>
    sandbox.send('PUT', own(), { token, body: { metadata: { userId: 'test' }, customer } })
  const raw = (customerNo: string, body: object) =>
    sandbox.send('PUT', `/sandbox/tenants/${tenant.clientNo}/customers/${customerNo}`, { body })

  test('an update is there at once, and the next read shows it', async () => {
    await raw('A1', {
      customerNo: 'A1',
      name: 'Åse',
      postalAddress: { cityName: 'Oslo', addressLine2: 'c/o Moen' },
      legacy: { kept: true },
    })
    expect(
      (await put({ customerNo: 'A1', postalAddress: { cityName: 'Bergen' } })).body,
    ).toMatchObject({
      status: 'PROCESSED',
      result: 'UPDATED',
      customerNo: 'A1',
      warnings: [],
    })
    expect((await get(own('/A1'))).body).toMatchObject({
      name: 'Åse',
      legacy: { kept: true },
      postalAddress: { cityName: 'Bergen', addressLine2: '' },
    })
  })

  test('a refused update changes nothing and names the field', async () => {
    await raw('A2', { customerNo: 'A2', name: 'Før', dueDays: 5 })
    expect(await put({ customerNo: 'A2', name: 'Etter', dueDays: -1 })).toMatchObject({
      status: 422,
      body: { fields: { 'customer.dueDays': expect.any(String) } },
    })
    expect(await put({ customerNo: 'A2', stopReminderUntil: '2026-02-30' })).toMatchObject({
      status: 422,
      body: { fields: { 'customer.stopReminderUntil': expect.any(String) } },
    })
    expect(await put({ customerNo: 'A2', dueDays: 'ten' })).toMatchObject({
      status: 400,
      body: { fields: { 'customer.dueDays': expect.any(String) } },
    })
    expect((await get(own('/A2'))).body).toEqual({ customerNo: 'A2', name: 'Før', dueDays: 5 })
  })

  test('updates of one customer at the same time lose nothing', async () => {
    await raw('A3', { customerNo: 'A3' })
    const fields = [
      'name',
      'phoneNo',
      'secondaryPhoneNo',
      'informalName',
      'sellerReference',
      'buyerReference',
      'customerMessage',
      'ssnCountry',
    ]
    await Promise.all(fields.map((field) => put({ customerNo: 'A3', [field]: field })))
    expect((await get(own('/A3'))).body).toEqual({
      customerNo: 'A3',
      ...Object.fromEntries(fields.map((field) => [field, field])),
    })
  })

  test('customers made at the same time get account numbers of their own, and a second creation updates', async () => {
    const create = (customerNo: string) =>
      sandbox.send('POST', own(), {
        token,
        body: { metadata: { userId: 't' }, customer: { customerNo, name: customerNo } },
      })
    const made = await Promise.all(['N1', 'N2', 'N3', 'N4'].map(create))
    expect(made.map(({ body }) => body.result)).toEqual([
      'CREATED',
      'CREATED',
      'CREATED',
      'CREATED',
    ])
    expect(new Set(made.map(({ body }) => body.accountNo)).size).toBe(4)
    expect((await create('N1')).body).toMatchObject({
      result: 'UPDATED',
      accountNo: made[0]!.body.accountNo,
    })
  })

  test('creating one that exists updates it by the rule of an update', async () => {
    const postalAddress = { name: 'Kari', addressLine2: 'c/o Moen', cityName: 'Oslo' }
    await raw('A7', {
      customerNo: 'A7',
      name: 'Kari',
      phoneNo: '1',
      accountNo: 77,
      legacy: true,
      postalAddress,
    })
    const customer = { customerNo: 'A7', phoneNo: '2', postalAddress: { cityName: 'Bergen' } }
    const { status, body } = await sandbox.send('POST', own(), {
      token,
      body: { metadata: { userId: 't' }, customer },
    })
    expect([status, body]).toMatchObject([
      200,
      { status: 'PROCESSED', result: 'UPDATED', customerNo: 'A7', accountNo: 77 },
    ])
    expect((await get(own('/A7'))).body).toMatchObject({
      name: 'Kari',
      phoneNo: '2',
      legacy: true,
      postalAddress: { name: 'Kari', addressLine2: '', cityName: 'Bergen' },
    })
  })

  test('creating one off the rules makes nothing', async () => {
    const create = (customer: object) =>
      sandbox.send('POST', own(), { token, body: { metadata: { userId: 't' }, customer } })
    expect((await create({ customerNo: 'A8', dueDays: -1 })).status).toBe(422)
    expect((await get(own('/A8'))).status).toBe(404)
    expect(await create({ customerNo: 'a/../8' })).toMatchObject({
      status: 422,
      body: { fields: { 'customer.customerNo': expect.any(String) } },
    })
  })

  test('a deleted customer is gone, and cannot be deleted or updated again', async () => {
    await raw('A4', { customerNo: 'A4' })
    expect((await sandbox.send('DELETE', own('/A4'), { token })).body).toMatchObject({
      result: 'DELETED',
      customerNo: 'A4',
    })
    expect((await get(own('/A4'))).status).toBe(404)
    expect((await sandbox.send('DELETE', own('/A4'), { token })).status).toBe(404)
    expect((await put({ customerNo: 'A4', phoneNo: '1' })).status).toBe(404)
  })

  test.each([
    ['2026-11-21', 422],
    ['2026-11-20', 422],
    ['2026-11-19', 200],
    ['', 200],
  ])(
    'a customer whose debt collection is stopped until "%s" is answered %i when it is to be deleted',
    async (stopDebtCollectionUntil, answered) => {
      await raw('A9', { customerNo: 'A9', stopDebtCollectionUntil })
      const { status, body } = await sandbox.send('DELETE', own('/A9'), { token })
      expect(status).toBe(answered)
      if (answered === 422)
        expect(body.fields).toEqual({ stopDebtCollectionUntil: expect.any(String) })
      expect((await get(own('/A9'))).status).toBe(answered === 422 ? 200 : 404)
    },
  )

  test('whether a blank clears is the tenant’s choice', async () => {
    await raw('A5', { customerNo: 'A5', phoneNo: '1' })
    await sandbox.control(tenant, 'clearing', { behaviour: 'ignored' })
    await put({ customerNo: 'A5', phoneNo: '' })
    expect((await get(own('/A5'))).body.phoneNo).toBe('1')
    await sandbox.control(tenant, 'clearing', { behaviour: 'applied' })
    await put({ customerNo: 'A5', phoneNo: '' })
    expect((await get(own('/A5'))).body.phoneNo).toBe('')
  })

  test('text that no database stores is refused, hostile text is kept as it is', async () => {
    await raw('A6', { customerNo: 'A6' })
    expect((await put({ customerNo: 'A6', name: 'a\u0000b' })).status).toBe(400)
    expect((await put({ customerNo: 'A6', name: 'a\ud800' })).status).toBe(400)
    const hostile = `'; drop table x; -- <script> \u202E \\u0000 🥐`
    await put({ customerNo: 'A6', name: hostile })
    expect((await get(own('/A6'))).body.name).toBe(hostile)
    expect(
      (await get(`${own()}?search=${encodeURIComponent('%_\\')}`)).body.summary.totalCount,
    ).toBe(0)
    expect((await get(`${own()}?search=%00`)).status).toBe(200)
  })

  describe('the list', () => {
    const names = (body: { customers: { name: string }[] }) =>
      body.customers.map(({ name }) => name)
    const search = (words: string) => get(`${own()}?${words}`)

    beforeAll(async () => {
      for (const [at, name] of [
        'listed Østby',
        'listed Aas',
        'LISTED Ås',
        'listed Zorn',
      ].entries()) {
        await raw(`L${at}`, {
          customerNo: `L${at}`,
          name,
          organizationNo: `9${9 - at}`,
          postalAddress: { cityName: `C${at}` },
          emailAddressDocument: [`L${at}@Find.example`],
        })
      }
    })

    test.each([
      [
        'finds without regard to case',
        'search=LISTED&orderby=name',
        ['listed Aas', 'listed Zorn', 'LISTED Ås', 'listed Østby'],
      ],
      [
        'goes downwards',
        'search=listed&orderby=-name',
        ['listed Østby', 'LISTED Ås', 'listed Zorn', 'listed Aas'],
      ],
      ['keeps accents apart', `search=${encodeURIComponent('listed ås')}`, ['LISTED Ås']],
      [
        'orders by organization number',
        'search=listed&orderby=organizationNo',
        ['listed Zorn', 'LISTED Ås', 'listed Aas', 'listed Østby'],
      ],
      [
        'orders by city',
        'search=listed&orderby=-cityName',
        ['listed Zorn', 'LISTED Ås', 'listed Aas', 'listed Østby'],
      ],
      ['finds by e-mail address', 'search=l2@find', ['LISTED Ås']],
      ['finds by customer number', 'search=L3', ['listed Zorn']],
    ])('%s', async (_name, words, found) =>
      expect(names((await search(words)).body)).toEqual(found),
    )

    test('has what is blank last, whichever way it goes', async () => {
      for (const [customerNo, customer] of Object.entries({
        E1: { name: 'Alta', organizationNo: '1', postalAddress: { cityName: 'Alta' } },
        E2: { name: ' ', organizationNo: '', postalAddress: { cityName: null } },
        E3: { name: 'Bodø', organizationNo: '2', postalAddress: { cityName: 'Bodø' } },
      }))
        await raw(customerNo, {
          customerNo,
          ...customer,
          secondaryEmailAddress: ['at@blank.example'],
        })
      for (const order of ['name', 'organizationNo', 'cityName']) {
        const ordered = async (orderby: string) =>
          (await search(`search=at@blank&orderby=${orderby}`)).body.customers.map(
            (customer: { customerNo: string }) => customer.customerNo,
          )
        expect([order, await ordered(order), await ordered(`-${order}`)]).toEqual([
          order,
          ['E1', 'E3', 'E2'],
          ['E3', 'E1', 'E2'],
        ])
      }
    })

    test('forgets who was deleted and finds who was renamed', async () => {
      await raw('G1', { customerNo: 'G1', name: 'gone Solheim' })
      await raw('G2', { customerNo: 'G2', name: 'gone Moen' })
      await sandbox.send('DELETE', own('/G1'), { token })
      await put({ customerNo: 'G2', name: 'gone Dahl' })
      expect(names((await search('search=gone')).body)).toEqual(['gone Dahl'])
      expect(names((await search('search=gone%20moen')).body)).toEqual([])
    })

    test('goes through pages by the query’s id', async () => {
      const first = (await search('search=example&orderby=customerNo&pagesize=6')).body
      const { pathname, search: words } = new URL(first.summary.nextPage)
      const second = (await get(pathname + words)).body
      expect(first.summary).toMatchObject({ pageNo: 1, currentPageSize: 6, pageSizeLimit: 6 })
      expect(second.summary).toMatchObject({
        pageNo: 2,
        totalCount: first.summary.totalCount,
        queryId: first.summary.queryId,
      })
      expect(names(second)).not.toEqual(names(first))
      expect((await search('query=nothing')).status).toBe(400)
    })

    test.each([
      ['pagesize=4', { pageSizeLimit: 10 }],
      ['pagesize=5000', { pageSizeLimit: 1000 }],
      ['', { pageSizeLimit: 100, maximumCount: 10_000 }],
      [
        'maximumcount=12&pagesize=10&pageno=2',
        { totalCount: 12, totalPages: 2, currentPageSize: 2 },
      ],
      ['pageno=900', { currentPageSize: 0 }],
    ])('of %s keeps to the limits', async (words, summary) =>
      expect((await search(words)).body.summary).toMatchObject(summary),
    )
  })

  describe('a batch', () => {
    const send = async (method: 'PUT' | 'POST', rows: object[]) =>
      (await sandbox.send(method, own('/batches'), { token, body: rows })).body.batchUuid as string
    const read = (batchUuid: string) =>
      get(`/arm/v1/clients/${tenant.clientNo}/batches/${batchUuid}`)

    test('rests a second, is then processed by the same rule, and fails row by row', async () => {
      await raw('B1', { customerNo: 'B1' })
      const batch = await send('PUT', [
        { customerNo: 'B1', name: 'Ny' },
        { customerNo: 'nobody' },
        { customerNo: 'B1', dueDays: -1 },
        { customerNo: 'B1', emailAddressDocument: ['<a@b.no>'] },
      ])
      sandbox.clock.at += 999
      await sandbox.tick()
      expect(await read(batch)).toMatchObject({
        status: 202,
        body: { status: 'QUEUED', processed: 0, total: 4 },
      })
      expect((await get(own('/B1'))).body.name).toBeUndefined()

      sandbox.clock.at += 1
      await sandbox.tick()
      const { status, body } = await read(batch)
      expect(status).toBe(206)
      expect(body).toMatchObject({
        status: 'PARTIAL',
        processed: 4,
        failed: 2,
        finishedAt: expect.any(String),
      })
      expect(body.results.map((row: { status: string }) => row.status)).toEqual([
        'PROCESSED',
        'FAILED',
        'FAILED',
        'PROCESSED',
      ])
      expect(body.results[3].warnings).toMatchObject([{ field: 'EmailAddressDocument' }])
      expect((await get(own('/B1'))).body).toEqual({
        customerNo: 'B1',
        name: 'Ny',
        emailAddressDocument: ['a@b.no'],
      })
    })

    test('makes customers, each once, though several workers take from it', async () => {
      const batch = await send(
        'POST',
        Array.from({ length: 1000 }, (_, index) => ({
          customerNo: `M${index % 900}`,
          name: `Made ${index}`,
        })),
      )
      sandbox.clock.at += 1000
      await Promise.all([sandbox.tick(), sandbox.tick(), sandbox.tick()])
      const { status, body } = await read(batch)
      expect(status).toBe(200)
      const results = (body.results as { result: string }[]).map(({ result }) => result)
      expect(results.filter((result) => result === 'CREATED')).toHaveLength(900)
      expect(results.filter((result) => result === 'UPDATED')).toHaveLength(100)
    })

    test('belongs to its client', async () => {
      const other = await sandbox.newTenant()
      const batch = await send('PUT', [{ customerNo: 'B1' }])
      const foreign = (await sandbox.signIn(other)).access_token
      expect(
        (
          await sandbox.send('GET', `/arm/v1/clients/${other.clientNo}/batches/${batch}`, {
            token: foreign,
          })
        ).status,
      ).toBe(404)
    })
  })
})
