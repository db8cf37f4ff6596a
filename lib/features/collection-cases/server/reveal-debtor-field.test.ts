import { describe, expect, test } from 'vitest'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { revealDebtorField } from './reveal-debtor-field'

const desk = deskUnderTest()
const [organizationId, invoiceId] = [
  '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10',
  '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21',
]
const debtors = [
  { name: 'Kari Moen', identificationNumber: '01019030071', dateOfBirth: '1990-01-01' },
  { name: 'Ola Moen', identificationNumber: '02029030072', dateOfBirth: null },
]

async function signedIn(organization = organizationId) {
  await asKari({
    workspaces: [{ name: 'Fjord', clientNo: null, companyIds: [], organizationId }],
    rights: ['read:collection.case'],
  })
  return (shown: object[]) =>
    upstreamAnswers(desk, (_, response) =>
      json(response, 200, { data: { organization: { id: organization }, debtors: shown } }),
    )
}

/** The masks of the debtors as a page holds them. */
async function masksOf() {
  const read = await executeOperation('getCollectionInvoice', {
    params: { organizationId, invoiceId },
  })
  if (!read.ok) throw new Error(read.failure.kind)
  return read.value.data!.debtors!.map(({ identificationNumber }) => identificationNumber!)
}

const asked = (masked: string, field = 'identificationNumber') => ({
  idempotencyKey: crypto.randomUUID(),
  organizationId,
  invoiceId,
  field,
  masked,
})

describe('a masked field of a debtor', () => {
  test('is read for the one debtor whose mask it is, also when the order has changed', async () => {
    const answers = await signedIn()
    answers(debtors)
    const [, second] = await masksOf()
    answers(debtors.toReversed())
    expect(await revealDebtorField(asked(second!))).toEqual({
      ok: true,
      value: { value: '02029030072' },
    })
  })

  test('is not found where no debtor has it any more, or under another field', async () => {
    const answers = await signedIn()
    answers(debtors)
    const [first] = await masksOf()
    expect(await revealDebtorField(asked(first!, 'dateOfBirth'))).toMatchObject({
      ok: false,
      failure: { kind: 'not-found' },
    })
    answers([])
    expect(await revealDebtorField(asked(first!))).toMatchObject({
      ok: false,
      failure: { kind: 'not-found' },
    })
  })

  test('is not read from an invoice of another organization', async () => {
    const answers = await signedIn()
    answers(debtors)
    const [first] = await masksOf()
    const foreign = await signedIn('of-others')
    foreign(debtors)
    expect(await revealDebtorField(asked(first!))).toEqual({
      ok: false,
      failure: { kind: 'forbidden', code: 'scope-of-answer' },
    })
  })

  test('stands in the journal without its value', async () => {
    const answers = await signedIn()
    answers(debtors)
    const [first] = await masksOf()
    const question = asked(first!)
    await revealDebtorField(question)
    const entry = await executeOperation('getJournalEntry', {
      params: { idempotencyKey: question.idempotencyKey },
    })
    expect(entry).toMatchObject({
      ok: true,
      value: { operation: 'revealDebtorField', state: 'done', target: invoiceId },
    })
    expect(JSON.stringify(entry)).not.toContain('01019030071')
  })

  test.each([null, {}, { ...asked('x'), field: 'name' }, { ...asked('x'), organizationId: '..' }])(
    '%o is off the contract',
    async (question) => {
      await signedIn()
      expect(await revealDebtorField(question)).toMatchObject({
        ok: false,
        failure: { kind: 'invalid' },
      })
    },
  )
})
