import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { registerBankAgreement } from '@/lib/features/bank-agreements/server/register-bank-agreement'
import { addCompany } from '@/lib/features/companies/server/add-company'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { recordOutcome } from '@/lib/features/journal/server/record-outcome'
import { getSubmissionState } from '@/lib/features/registrations/domain/public'
import { journal } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { erasePayloads } from '@/lib/platform/journal/erase-journal'
import { settleMs } from '@/lib/platform/journal/write-journal'
import {
  arrivedAt,
  asKari,
  asOla,
  deskUnderTest,
  upstreamAnswers,
} from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { registeringService } from '@/tests/support/registering-service'
import { workspaces } from '@/tests/support/tokens'

const desk = deskUnderTest()
let service: ReturnType<typeof registeringService>
beforeEach(() => {
  service = registeringService()
  upstreamAnswers(desk, service.answer)
})

const keys = ['1', '2', '3'].map((each) => `6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b1${each}`) as [
  string,
  string,
  string,
]
const agreement = {
  ...{ organizationNumber: '556036-0793', name: 'Nordkust', bankAccountNumber: '991-2346' },
  ...{ bankAccountType: 'BANKGIRO', targetGroup: 'PRIVATE' },
}
const company = {
  ...{ OrganizationNumber: '984 842 252', Name: 'Fjord Havn AS' },
  ...{ CountryCode: 'NO', Email: 'post@fjord.example' },
}
const owner = { clientNo: '1001' as string | null, organizationId: null as string | null }
const register = (idempotencyKey: string, besides: string[] = [], more: object = {}) =>
  registerBankAgreement({ idempotencyKey, userName: 'kari', ...owner, besides, agreement, ...more })
const add = (idempotencyKey: string, besides: string[] = [], more: object = {}) =>
  addCompany({ idempotencyKey, userName: 'kari', ...owner, besides, company, ...more })
const letTimePass = () =>
  desk.db.update(journal).set({ deadlineAt: new Date(Date.now() - settleMs) })
const readAgreement = async (idempotencyKey: string) => {
  const read = await executeOperation('getBankAgreement', { params: { idempotencyKey } })
  if (!read.ok) throw new Error(read.failure.kind)
  return read.value
}
const readCompany = async (idempotencyKey: string) => {
  const read = await executeOperation('getAddedCompany', { params: { idempotencyKey } })
  if (!read.ok) throw new Error(read.failure.kind)
  return read.value
}

describe('a bank agreement', () => {
  test('goes out once, its number without separators, and stands in the journal with its account hidden', async () => {
    await asKari()
    expect(await register(keys[0])).toEqual({ ok: true, value: null })
    expect(await register(keys[0])).toEqual({ ok: true, value: null })
    expect(service.agreements).toMatchObject([
      { body: { ...agreement, organizationNumber: '5560360793' } },
    ])
    const [row] = await desk.journalRows()
    expect(row).toMatchObject({ state: 'accepted', clientNo: '1001', target: 'Nordkust' })
    expect(JSON.stringify([row, desk.log])).not.toContain('991-2346')
    const list = await executeOperation('listBankAgreements', { body: {} })
    expect(list).toMatchObject({
      value: {
        entries: [{ sent: { bankAccountNumber: expect.stringMatching(/^•••••/) } }],
        more: false,
      },
    })
    expect(JSON.stringify(list)).not.toContain('991-2346')
  })

  test.each([
    [{ isCompleted: true, isFailed: false }, 'done'],
    [{ isCompleted: false, isFailed: true }, 'refused'],
    [{ isCompleted: true, isFailed: true }, 'accepted'],
    [{ isCompleted: false, isFailed: false }, 'accepted'],
  ])('is followed: with %j it is %s in the journal', async (flags, state) => {
    await asKari()
    await register(keys[0])
    service.flags = flags
    expect(await readAgreement(keys[0])).toMatchObject({
      unread: null,
      entry: { state, answer: { ...flags, requestId: 'BA-1' }, sent: { name: 'Nordkust' } },
    })
    expect((await desk.journalRows())[0]).toMatchObject({ state })
    service.down = 503
    expect(await readAgreement(keys[0])).toMatchObject({
      unread: { kind: 'unreachable' },
      entry: { state },
    })
  })

  test('whose status is of another request is not believed', async () => {
    await asKari()
    await register(keys[0])
    service.agreements[0]!.requestId = 'BA-7'
    upstreamAnswers(desk, (_, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ requestId: 'BA-7', isCompleted: true, isFailed: false }))
    })
    expect(await readAgreement(keys[0])).toMatchObject({
      unread: { code: 'filter-ignored' },
      entry: { state: 'accepted' },
    })
  })

  test.each([
    [{ isCompleted: true, isFailed: false }, 'done', 'taken'],
    [{ isCompleted: false, isFailed: true }, 'refused', 'taken'],
    [{ isCompleted: true, isFailed: true }, 'accepted', 'taken'],
  ] as const)('that ended with %j is still told so once its content is erased', async (...of) => {
    const [flags, state, submission] = of
    await asKari()
    await register(keys[0])
    service.flags = flags
    await readAgreement(keys[0])
    await erasePayloads(-1)
    service.down = 503
    const { entry } = await readAgreement(keys[0])
    expect(entry).toMatchObject({ state, sent: null, answer: flags })
    expect(getSubmissionState(entry)).toBe(submission)
    expect(JSON.stringify(await desk.journalRows())).not.toContain('991-2346')
  })

  test('whose status names another organization number is not believed', async () => {
    await asKari()
    await register(keys[0])
    service.agreements[0]!.body = { ...agreement, organizationNumber: '5560360794' }
    service.flags = { isCompleted: true, isFailed: false }
    expect(await readAgreement(keys[0])).toMatchObject({
      unread: { code: 'filter-ignored' },
      entry: { state: 'accepted' },
    })
  })

  test('whose status names its number alone is settled; one that names neither is shown', async () => {
    await asKari()
    await register(keys[0])
    const flags = { isCompleted: true, isFailed: false }
    const answerWith = (named: object) =>
      upstreamAnswers(desk, (_, response) => json(response, 200, { ...named, ...flags }))
    answerWith({})
    expect(await readAgreement(keys[0])).toMatchObject({
      unread: null,
      entry: { state: 'accepted', answer: { isCompleted: true } },
    })
    answerWith({ organizationNumber: '556036-0793' })
    expect(await readAgreement(keys[0])).toMatchObject({ unread: null, entry: { state: 'done' } })
  })

  test('whose answer was lost is not confirmed, cannot be looked up, and lets no other of its number out', async () => {
    await asKari()
    service.faults.push('lost')
    expect(await register(keys[0])).toMatchObject({ failure: { kind: 'unknown-outcome' } })
    expect(await readAgreement(keys[0])).toMatchObject({
      entry: { state: 'unknown' },
      unread: null,
    })
    expect(
      await checkOutcome({ idempotencyKey: keys[0], operation: 'registerSwedishBankAgreement' }),
    ).toMatchObject({ failure: { code: 'cannot-look' } })
    expect(await register(keys[1])).toMatchObject({
      failure: { kind: 'not-sent', code: 'outcome-open' },
    })
    expect(await register(keys[1], [keys[2]])).toMatchObject({
      failure: { kind: 'conflict', code: 'idempotency-key-reused' },
    })
    expect(service.agreements).toHaveLength(1)
    expect(await register(keys[2], [keys[0]])).toEqual({ ok: true, value: null })
    expect(service.agreements).toHaveLength(2)
  })

  test('is not sent while another of its number is on its way', async () => {
    await asKari()
    const gate = Promise.withResolvers<void>()
    upstreamAnswers(desk, async (...given) => {
      await gate.promise
      await service.answer(...given)
    })
    const first = register(keys[0])
    await vi.waitFor(() => expect(arrivedAt(desk)).toHaveLength(1), { timeout: 20_000 })
    expect(await register(keys[1])).toMatchObject({
      failure: { kind: 'not-sent', code: 'outcome-open' },
    })
    gate.resolve()
    expect(await first).toMatchObject({ ok: true })
    expect(service.agreements).toHaveLength(1)
  })

  test('that is settled stays so, whatever is told of it later', async () => {
    await asKari()
    await register(keys[0])
    service.flags = { isCompleted: true, isFailed: false }
    await readAgreement(keys[0])
    service.flags = { isCompleted: false, isFailed: true }
    expect(await readAgreement(keys[0])).toMatchObject({
      entry: { state: 'done', answer: { isFailed: true } },
    })
  })

  test('may be sent once a person has recorded that the earlier one is not there', async () => {
    await asKari()
    service.faults.push('never')
    await register(keys[0])
    expect(
      await recordOutcome({
        ...{ idempotencyKey: keys[2], userName: 'kari', of: keys[0] },
        ...{ found: 'not-applied', note: 'The bank has none' },
      }),
    ).toMatchObject({ ok: true })
    expect(await register(keys[1])).toMatchObject({ ok: true })
    expect(service.agreements).toHaveLength(1)
  })

  test('of another number, or of another kind, is not held up', async () => {
    await asKari()
    service.faults.push('lost')
    await register(keys[0])
    expect(
      await register(keys[1], [], {
        agreement: { ...agreement, organizationNumber: '5560360794' },
      }),
    ).toMatchObject({ ok: true })
    expect(
      await add(keys[2], [], { company: { ...company, OrganizationNumber: '5560360793' } }),
    ).toMatchObject({ ok: true })
  })

  test('of a colleague in the same workspace is held up too, one elsewhere is not', async () => {
    await asKari()
    service.faults.push('lost')
    await register(keys[0])
    await asOla()
    expect(await register(keys[1], [], { userName: 'ola' })).toMatchObject({
      failure: { code: 'outcome-open' },
    })
    expect(await register(keys[2], [], { userName: 'ola', clientNo: '1002' })).toMatchObject({
      ok: true,
    })
  })

  test('is seen by colleagues of its workspace who have the right, and by nobody else', async () => {
    await asKari()
    await register(keys[0])
    const count = async () => {
      const list = await executeOperation('listBankAgreements', { body: {} })
      return list.ok ? list.value.entries.length : list.failure.kind
    }
    await asOla()
    expect(await count()).toBe(1)
    await asOla({ workspaces: workspaces.slice(1) })
    expect(await count()).toBe(0)
    await asOla({ rights: ['read:arm.customer'] })
    expect(await count()).toBe('forbidden')
  })

  test('is not put into a workspace of others', async () => {
    await asKari({ workspaces: workspaces.slice(0, 1) })
    expect(await register(keys[0], [], { clientNo: '1002' })).toMatchObject({
      failure: { kind: 'forbidden', code: 'scope' },
    })
    expect(arrivedAt(desk)).toEqual([])
  })
})

describe('a company', () => {
  test('is looked for, then added, and followed', async () => {
    await asKari()
    expect(await add(keys[0])).toEqual({ ok: true, value: { outcome: 'sent' } })
    expect(arrivedAt(desk).map(({ url }) => url.split('/').at(-1))).toEqual(['status', 'company'])
    expect(service.companies[0]!.body).toEqual({ ...company, OrganizationNumber: '984842252' })
    service.companies[0]!.status = 'Pending'
    expect(await readCompany(keys[0])).toMatchObject({
      entry: { state: 'accepted', answer: { Status: 'Pending' } },
    })
    service.companies[0]!.status = 'Active'
    expect(await readCompany(keys[0])).toMatchObject({
      entry: { state: 'done', answer: { Status: 'Active' } },
    })
  })

  test('that is there already is not added; one that was refused may be added again', async () => {
    await asKari()
    service.companies.push({ body: { OrganizationNumber: '984842252' }, status: 'Active' })
    expect(await add(keys[0])).toMatchObject({
      value: { outcome: 'exists', current: { Status: 'Active' } },
    })
    expect(await desk.journalRows()).toEqual([])
    service.companies[0]!.status = 'Refused'
    expect(await add(keys[1])).toMatchObject({ failure: { kind: 'conflict' } })
    expect((await desk.journalRows()).map(({ state }) => state)).toEqual(['refused'])
  })

  test('that was refused when it arrived is not told the status of another of its number', async () => {
    await asKari()
    service.companies.push({ body: { OrganizationNumber: '984842252' }, status: 'Refused' })
    await add(keys[0])
    service.companies[0]!.status = 'Active'
    const asked = arrivedAt(desk).length
    expect(await readCompany(keys[0])).toMatchObject({
      entry: { state: 'refused', answer: null },
      unread: null,
    })
    expect(arrivedAt(desk)).toHaveLength(asked)
  })

  test('that ended refused stays so when another of its number is added', async () => {
    await asKari()
    await add(keys[0])
    service.companies[0]!.status = 'Refused'
    expect(await readCompany(keys[0])).toMatchObject({ entry: { state: 'refused' } })
    service.companies[0]!.status = 'Active'
    expect(await readCompany(keys[0])).toMatchObject({
      entry: { state: 'refused', answer: { Status: 'Refused' } },
      unread: null,
    })
  })

  test('of which a status names no number is shown as told, and not settled', async () => {
    await asKari()
    await add(keys[0])
    upstreamAnswers(desk, (_, response) => json(response, 200, { Status: 'Active' }))
    expect(await readCompany(keys[0])).toMatchObject({
      entry: { state: 'accepted', answer: { Status: 'Active' } },
      unread: null,
    })
    expect((await desk.journalRows())[0]).toMatchObject({ state: 'accepted', look: null })
  })

  test.each([503, 'reset', 403] as const)(
    'is not added where the look fails: %s',
    async (fault) => {
      await asKari()
      service.down = fault
      const result = await add(keys[0])
      expect(result).toMatchObject({ ok: false })
      expect(service.companies).toEqual([])
      expect(await desk.journalRows()).toEqual([])
    },
  )

  test('that a look answers with another number is not added', async () => {
    await asKari()
    upstreamAnswers(desk, (_, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ OrganizationNumber: '1', Status: 'Refused' }))
    })
    expect(await add(keys[0])).toMatchObject({
      failure: { kind: 'not-sent', code: 'filter-ignored' },
    })
    expect(arrivedAt(desk)).toHaveLength(1)
  })

  test.each([
    {},
    { Status: 'NotFound' },
    { Status: 'Active' },
    { Status: 'Refused' },
    { OrganizationNumber: '984842252' },
    { OrganizationNumber: '984842252', Status: 'NotFound' },
  ])('is neither added nor called there where a look answers %j', async (answer) => {
    await asKari()
    upstreamAnswers(desk, (_, response) => json(response, 200, answer))
    expect(await add(keys[0])).toEqual({
      ok: false,
      failure: { kind: 'not-sent', code: 'cannot-look' },
    })
    expect(arrivedAt(desk)).toHaveLength(1)
  })

  test.each(['New', 'pending', 'ACTIVE'])('that is there as %s is not added', async (status) => {
    await asKari()
    service.companies.push({ body: { OrganizationNumber: '984842252' }, status })
    expect(await add(keys[0])).toMatchObject({ value: { outcome: 'exists' } })
  })

  test('of which a look tells an unknown status is not proven', async () => {
    await asKari()
    service.faults.push('never')
    await add(keys[0])
    upstreamAnswers(desk, (_, response) =>
      json(response, 200, { OrganizationNumber: '984842252', Status: 'NotFound' }),
    )
    expect(await checkOutcome({ idempotencyKey: keys[0], operation: 'addCompany' })).toMatchObject({
      value: { state: 'unknown', look: { found: 'unproven' } },
    })
  })

  test('whose answer was lost is looked up by its number; a look that fails leaves it unknown', async () => {
    await asKari()
    service.faults.push('lost')
    expect(await add(keys[0])).toMatchObject({ failure: { kind: 'unknown-outcome' } })
    const check = () => checkOutcome({ idempotencyKey: keys[0], operation: 'addCompany' })
    service.down = 503
    expect(await check()).toMatchObject({ ok: false })
    expect((await desk.journalRows())[0]).toMatchObject({ state: 'unknown' })
    service.down = null
    expect(await check()).toMatchObject({ value: { state: 'done', look: { found: 'applied' } } })
  })

  test('that a look does not find is not proven absent where no other is read', async () => {
    await asKari()
    service.faults.push('never')
    await add(keys[0])
    await letTimePass()
    expect(await checkOutcome({ idempotencyKey: keys[0], operation: 'addCompany' })).toMatchObject({
      value: { state: 'unknown', look: { found: 'unproven' } },
    })
  })

  test('that a look does not find was not added once it can come no more, and may be added again', async () => {
    await asKari()
    await add(crypto.randomUUID(), [], { company: { ...company, OrganizationNumber: '310000017' } })
    service.faults.push('never')
    await add(keys[0])
    expect(await add(keys[1])).toMatchObject({ failure: { code: 'outcome-open' } })
    const check = () => checkOutcome({ idempotencyKey: keys[0], operation: 'addCompany' })
    expect(await check()).toMatchObject({
      value: { state: 'unknown', look: { found: 'unproven' } },
    })
    await letTimePass()
    expect(await check()).toMatchObject({ value: { state: 'not-applied' } })
    expect(await add(keys[2])).toMatchObject({ value: { outcome: 'sent' } })
    expect(service.companies).toHaveLength(2)
  })

  test('that stood refused before proves nothing of an addition that was lost', async () => {
    await asKari()
    service.companies.push({ body: { OrganizationNumber: '984842252' }, status: 'Refused' })
    service.faults.push('never')
    await add(keys[0])
    expect(await checkOutcome({ idempotencyKey: keys[0], operation: 'addCompany' })).toMatchObject({
      value: { state: 'unknown', look: { found: 'unproven' } },
    })
    service.companies[0]!.status = 'Pending'
    expect(await checkOutcome({ idempotencyKey: keys[0], operation: 'addCompany' })).toMatchObject({
      value: { state: 'done' },
    })
  })

  test('of which a look tells no number is not proven', async () => {
    await asKari()
    service.faults.push('lost')
    await add(keys[0])
    service.companies[0]!.body = { OrganizationNumber: '984842252', Name: 'x' }
    upstreamAnswers(desk, (_, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ Status: 'Active' }))
    })
    expect(await checkOutcome({ idempotencyKey: keys[0], operation: 'addCompany' })).toMatchObject({
      value: { look: { found: 'unproven' } },
    })
  })
})

describe('under faults and kills, in any order', () => {
  /** Numbers that are always the same. */
  const makeRandom = (seedNumber: number) => {
    let state = seedNumber * 2_654_435_761
    return (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor(state / 65_536) % below
    }
  }
  const kinds = {
    agreement: {
      ...{ send: register, operation: 'registerSwedishBankAgreement', read: readAgreement },
      listStored: () => service.agreements.map(({ body }) => body.name ?? ''),
      toNamed: (name: string) => ({ agreement: { ...agreement, name } }),
    },
    company: {
      ...{ send: add, operation: 'addCompany', read: readCompany },
      listStored: () =>
        service.companies.map(({ body }) => body.Name ?? '').filter((each) => each !== 'other'),
      toNamed: (name: string) => ({ company: { ...company, Name: name } }),
    },
  } as const

  test.each(
    Object.keys(kinds).flatMap((kind) =>
      Array.from(
        { length: 12 },
        (_, seedNumber) => [kind as keyof typeof kinds, seedNumber + 1] as const,
      ),
    ),
  )(
    '%s %i: none is registered twice, and nothing is told that is not so',
    async (name, seedNumber) => {
      await asKari()
      const { send, operation, read, listStored, toNamed } = kinds[name]
      const random = makeRandom(seedNumber)
      const sent: { key: string; name: string; exists: boolean }[] = []
      // Another that is known, so that a look can prove an absence.
      if (name === 'company')
        await add(crypto.randomUUID(), [], {
          company: { ...company, OrganizationNumber: '310000017', Name: 'other' },
        })
      const states = async () =>
        new Map((await desk.journalRows()).map((row) => [row.idempotencyKey, row]))
      const sendOne = async (key: string, as: string) => {
        const result = await send(key, [], toNamed(as))
        const value = result.ok ? (result.value as { outcome?: string } | null) : null
        return value?.outcome === 'exists'
      }
      for (let step = 0; step < 10; step++) {
        const last = sent.at(-1)
        const does = random(8)
        if (does < 2) {
          const fault = (['lost', 'never', 503, 400] as const)[random(4)]!
          service.faults.splice(0, 1, fault)
        } else if (does === 2) {
          service.down = ([null, 503, 'reset', 403] as const)[random(4)]!
        } else if (does === 3 && last) {
          // The process ends between the answer and its note.
          const row = (await states()).get(last.key)
          if (row)
            await desk.db
              .update(journal)
              .set({
                state: 'sending',
                outcome: null,
                endedAt: null,
                look: null,
                deadlineAt: new Date(0),
              })
              .where(eq(journal.idempotencyKey, last.key))
        } else if (does === 4 && last) {
          await checkOutcome({ idempotencyKey: last.key, operation })
        } else if (does === 5 && last) {
          await sendOne(last.key, last.name)
        } else if (does === 6 && last) {
          await read(last.key).catch(() => null)
        } else {
          const row = last && (await states()).get(last.key)
          // Nobody registers another while the last one is known to be there.
          if (!last || last.exists || !row || !['accepted', 'done'].includes(row.state)) {
            const key = crypto.randomUUID()
            const as = `n${sent.length}`
            // Two tabs at once, under one key.
            const [exists] = await Promise.all([sendOne(key, as), sendOne(key, as)])
            sent.push({ key, name: as, exists })
          }
        }
        const stored = listStored()
        expect(stored.length, 'registered twice').toBe(new Set(stored).size)
        const now = await states()
        for (const each of sent) {
          const state = now.get(each.key)?.state
          if (state === 'accepted') expect(stored, 'told accepted').toContain(each.name)
          if (state === 'refused' || state === 'not-sent' || state === 'not-applied')
            expect(stored, `told ${state}`).not.toContain(each.name)
        }
      }
      const stored = listStored()
      expect(stored.length, 'more than one of a number').toBeLessThanOrEqual(1)
    },
  )
})
