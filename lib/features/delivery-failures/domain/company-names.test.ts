import { expect, test } from 'vitest'
import { nameUntilRead } from './company-names'

const byNumber = (id: number) => `Company ${id}`
const name = (...companies: { companyId: number; name: string }[]) =>
  Object.fromEntries(nameUntilRead(companies, byNumber))

test('a company alone in its workspace is called as the workspace is', () => {
  expect(name({ companyId: 1, name: 'Tveit' }, { companyId: 2, name: 'Fjell' })).toEqual({
    1: 'Tveit',
    2: 'Fjell',
  })
})

test('companies that share a workspace are told apart by their numbers', () => {
  expect(
    name(
      { companyId: 1, name: 'Tveit' },
      { companyId: 2, name: 'Tveit' },
      { companyId: 3, name: 'Fjell' },
    ),
  ).toEqual({ 1: 'Company 1', 2: 'Company 2', 3: 'Fjell' })
})

test('a company that two workspaces of one name have is one company', () => {
  expect(name({ companyId: 1, name: 'Tveit' }, { companyId: 1, name: 'Tveit' })).toEqual({
    1: 'Tveit',
  })
})
