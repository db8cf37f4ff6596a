import { expect, test } from 'vitest'
import { compileTexts } from './compile-texts'
import { en } from './en'
import { findTextFile, readTextFile } from './text-files'

const texts = compileTexts(en)
const choice = { locale: 'en', namespaces: ['grid', 'form'] } as const

function toAddress(file: string) {
  const [locale = '', version = '', namespaces = ''] = file.split('/').slice(3)
  return { locale, version, namespaces }
}

test('the file of a choice has its texts and no others, for a browser to keep', async () => {
  const address = toAddress(await findTextFile(choice))
  expect(address).toMatchObject({ locale: 'en', namespaces: 'grid.form' })
  expect(await readTextFile(address, undefined)).toEqual({
    texts: { grid: texts.grid, form: texts.form },
    isCurrent: true,
  })
})

test('other texts have another address: of another language, or with another name of the upstream', async () => {
  const versions = await Promise.all(
    [choice, { ...choice, serviceName: 'Ledger One' }, { ...choice, locale: 'en-XA' as const }].map(
      async (each) => toAddress(await findTextFile(each)).version,
    ),
  )
  expect(new Set(versions).size).toBe(3)
})

test('of another version it is the texts of today, and no browser keeps them', async () => {
  const address = { ...toAddress(await findTextFile(choice)), version: '0000000000000000' }
  expect(await readTextFile(address, undefined)).toEqual({
    texts: { grid: texts.grid, form: texts.form },
    isCurrent: false,
  })
})

test.each([
  { locale: 'xx', version: '0', namespaces: 'form' },
  { locale: '__proto__', version: '0', namespaces: 'form' },
  { locale: 'en', version: '0', namespaces: '' },
  { locale: 'en', version: '0', namespaces: 'form.__proto__' },
  { locale: 'en', version: '0', namespaces: 'form.toString' },
  { locale: 'en', version: '0', namespaces: 'form,grid' },
])('there is no file $namespaces in $locale', async (address) => {
  expect(await readTextFile(address, undefined)).toBeNull()
})
