import { describe, expect, test } from 'vitest'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { everyRight } from '@/tests/support/tokens'

deskUnderTest()
const writer = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const params = { clientno: '1001' }
let turn = 0
const keep = (subject: string, content: unknown) =>
  executeOperation('keepDraft', {
    params,
    body: { writer, turn: ++turn, userName: 'kari', subject, content },
  })
const read = (subject: string) => executeOperation('getDraft', { params, body: { subject } })

describe('what is typed of a registration', () => {
  test.each([
    ['new-company', { OrganizationNumber: '850101-1236', Name: 'Kiosk', Email: 'a@b.example' }],
    [
      'new-bank-agreement',
      { organizationNumber: '8501011236', name: 'x', bankAccountNumber: '33-55720-1' },
    ],
  ])('%s is kept without an account and without a person’s number', async (subject, content) => {
    await asKari()
    expect(await keep(subject, content)).toMatchObject({ ok: true })
    const kept = Object.entries(content).filter(([name]) => !/number/i.test(name))
    expect(await read(subject)).toMatchObject({
      value: { draft: { content: Object.fromEntries(kept) } },
    })
    expect(JSON.stringify(await read(subject))).not.toMatch(/850101|33-55720/)
  })

  test.each([
    ['new-company', 'write:distribution.company'],
    ['new-bank-agreement', 'write:distribution.bankagreement'],
    ['postings', 'write:arm.customer'],
  ])('%s is kept for who may send it: %s', async (subject, needed) => {
    await asKari({ rights: everyRight.filter((right) => right !== needed) })
    expect(await keep(subject, { Name: 'x' })).toMatchObject({ failure: { kind: 'forbidden' } })
    await asKari({ rights: [needed] })
    expect(await keep(subject, { Name: 'x' })).toMatchObject({ ok: true })
  })
})

describe('what is typed of a note about a customer', () => {
  const subject = 'customer-note:10001'

  test('is kept, and nothing of one that may hold an identity number', async () => {
    await asKari()
    await keep(subject, { text: 'Promised to pay on Friday.' })
    expect(await read(subject)).toMatchObject({
      value: { draft: { content: { text: 'Promised to pay on Friday.' } } },
    })
    await keep(subject, { text: 'Born 150885 98765, he says' })
    expect(await read(subject)).toMatchObject({ value: { draft: { content: {} } } })
    expect(JSON.stringify(await read(subject))).not.toContain('98765')
  })

  test('is kept for who may read customers', async () => {
    await asKari({ rights: everyRight.filter((right) => right !== 'read:arm.customer') })
    expect(await keep(subject, { text: 'x' })).toMatchObject({ failure: { kind: 'forbidden' } })
    await asKari({ rights: ['read:arm.customer'] })
    expect(await keep(subject, { text: 'x' })).toMatchObject({ ok: true })
  })
})
