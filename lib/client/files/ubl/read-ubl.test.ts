import { describe, expect, test } from 'vitest'
import { expectSoon } from '@/tests/support/expect-soon'
import { parties } from '@/tests/support/ubl/parties'
import { createRandom } from '@/tests/support/ubl/random'
import { createShape } from '@/tests/support/ubl/shapes'
import { writeUbl } from '@/tests/support/ubl/write-ubl'
import { readUbl } from './read-ubl'
import { usualUblLimits } from './ubl-limits'

const document = createShape('allowances', createRandom(3))
const xml = writeUbl(document)
const encode = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readUbl(encode(text))

const encodeUtf16 = (text: string, isLittle: boolean, hasMark = true) => {
  const units = hasMark ? `\uFEFF${text}` : text
  const bytes = new Uint8Array(units.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < units.length; at += 1)
    view.setUint16(at * 2, units.charCodeAt(at), isLittle)
  return bytes
}
const encodeLatin1 = (text: string) => Uint8Array.from(text, (each) => each.charCodeAt(0))
const named = (name: string, text = xml) => text.replace('encoding="UTF-8"', `encoding="${name}"`)

describe('encodings', () => {
  const whole = { ok: true, document, notCarried: [], unlisted: 0 }

  test.each([
    ['UTF-8', encode(xml)],
    ['UTF-8 with a mark', encode(`\uFEFF${xml}`)],
    ['no declaration', encode(xml.replace(/^<\?xml[^>]*>\s*/, ''))],
    ['UTF-16, little end first', encodeUtf16(named('UTF-16'), true)],
    ['UTF-16, big end first', encodeUtf16(named('UTF-16'), false)],
    ['UTF-16 without a mark', encodeUtf16(named('UTF-16LE'), true, false)],
    ['Latin-1', encodeLatin1(named('ISO-8859-1'))],
  ])('%s is read as it is', (_, bytes) => expect(readUbl(bytes)).toEqual(whole))

  test.each([
    [
      'windows-1252',
      encodeLatin1(named('windows-1252')),
      { problem: 'encoding', named: 'windows-1252' },
    ],
    ['EBCDIC', encode(named('IBM037')), { problem: 'encoding', named: 'IBM037' }],
    ['UTF-7', encode(named('UTF-7')), { problem: 'encoding', named: 'UTF-7' }],
    [
      'UTF-8 that says UTF-16',
      encode(named('UTF-16')),
      { problem: 'encodingContradicts', named: 'UTF-16' },
    ],
    [
      'UTF-16 that says Latin-1',
      encodeUtf16(named('ISO-8859-1'), true),
      { problem: 'encodingContradicts', named: 'ISO-8859-1' },
    ],
    ['Latin-1 that says UTF-8', encodeLatin1(xml), { problem: 'notText', named: 'UTF-8' }],
  ])('%s is refused', (_, bytes, problem) =>
    expect(readUbl(bytes)).toEqual({ ok: false, ...problem }),
  )

  test('a byte of Latin-1 is the character of its number', () => {
    const odd = named('ISO-8859-1', xml.replace('Nytt telefonnummer', 'a\u0085b\u00a0c'))
    const reading = readUbl(encodeLatin1(odd))
    expect(reading.ok && reading.document.body.Note).toEqual(['a\u0085b\u00a0c'])
  })
})

const withFile = (file: string) => xml.replace('dGltZXI7MTI=', file)
const longFile = 'QUJD'.repeat(2_500_000)

/** A hostile file is refused at once, and in little memory. */
function refuse(bytes: Uint8Array) {
  const asLongAs = () => readUbl(encode(withFile(longFile)))
  const reading = expectSoon(1_000, () => readUbl(bytes), { times: 3, asLongAs })
  expect(reading.ok).toBe(false)
  return reading
}

const head = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"'
const basic = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2'

describe('hostile files', () => {
  test.each([
    [
      'an entity bomb',
      `<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>${head}><x>&b;</x></Invoice>`,
      'doctype',
    ],
    [
      'an external entity',
      `<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]>${head}>&a;</Invoice>`,
      'doctype',
    ],
    [
      'a document type from elsewhere',
      `<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd">${head}/>`,
      'doctype',
    ],
    ['an entity that is none of the five', `${head}>&nbsp;</Invoice>`, 'malformed'],
    ['a depth of 100,000', `${head}>${'<a>'.repeat(100_000)}`, 'tooDeep'],
    ['half a file', xml.slice(0, 3_000), 'malformed'],
    ['two roots', `${xml}${head}/>`, 'malformed'],
    ['no XML', 'Faktura 1', 'malformed'],
    ['nothing', '', 'empty'],
    ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'notUbl'],
    ['an invoice of another namespace', '<Invoice/>', 'notUbl'],
  ])('%s', (_, text, problem) => expect(refuse(encode(text))).toMatchObject({ problem }))

  test('a doctype of 10 MB', () => {
    const bomb = `<!DOCTYPE a [${'<!ENTITY a "aaaaaaaaaa">'.repeat(430_000)}]>${head}/>`
    expect(refuse(encode(bomb))).toMatchObject({ problem: 'doctype' })
  })

  test('50 MB', () =>
    expect(refuse(new Uint8Array(50_000_000))).toEqual({
      ok: false,
      problem: 'tooLarge',
      most: usualUblLimits.bytes,
    }))

  test('a million elements', () =>
    expect(refuse(encode(`${head}>${'<a/>'.repeat(1_000_000)}</Invoice>`))).toMatchObject({
      problem: 'tooManyElements',
    }))

  test.each([
    [1_000, 'tooManyAttributes'],
    [1_000_000, 'textTooLong'],
  ])('%d attributes', (count, problem) => {
    const attributes = Array.from({ length: count }, (_, at) => ` a${at}=""`).join('')
    expect(refuse(encode(`${head}${attributes}/>`))).toMatchObject({ problem })
  })

  test('a text of 10 MB where a name belongs', () => {
    const text = `${head} xmlns:cbc="${basic}"><cbc:ID>${'9'.repeat(10_000_000)}</cbc:ID></Invoice>`
    expect(refuse(encode(text))).toMatchObject({ problem: 'textTooLong' })
  })

  test('a text just over the limit, with its place', () => {
    const text = `${head} xmlns:cbc="${basic}"><cbc:ID>${'9'.repeat(5_001)}</cbc:ID></Invoice>`
    expect(refuse(encode(text))).toEqual({
      ok: false,
      problem: 'textTooLong',
      path: 'ID',
      most: usualUblLimits.text,
    })
  })

  test('an attribute of 10 MB', () => {
    const text = `${head} xmlns:cbc="${basic}"><cbc:ID schemeID="${'9'.repeat(10_000_000)}"/></Invoice>`
    expect(refuse(encode(text))).toMatchObject({ problem: 'textTooLong' })
  })

  test('a file that takes too long', () => {
    const slow = readUbl(encode(xml), { ...usualUblLimits, time: -1 })
    expect(slow).toEqual({ ok: false, problem: 'tooSlow' })
  })

  test('names of the language itself are no elements', () => {
    const text = `${head} xmlns:cbc="${basic}"><cbc:__proto__>x</cbc:__proto__><cbc:constructor/></Invoice>`
    const reading = read(text)
    expect(reading.ok && reading.document.body).toEqual({})
    expect(reading.ok && reading.notCarried.map(({ path }) => path)).toEqual([
      '__proto__',
      'constructor',
    ])
  })
})

describe('what the body has no place for', () => {
  const change = (from: string, to: string) => {
    expect(xml).toContain(from)
    const reading = read(xml.replace(from, to))
    return reading.ok ? reading.notCarried : reading
  }

  test('an element, and all that is in it, once', () =>
    expect(change('<cbc:ID>', '<cac:Signature><cbc:ID>1</cbc:ID></cac:Signature><cbc:ID>')).toEqual(
      [{ path: 'Signature', reason: 'unknownElement', count: 1 }],
    ))

  test('an extension', () =>
    expect(change('<cbc:ID>', '<x:Y xmlns:x="urn:x"><x:Z>1</x:Z></x:Y><cbc:ID>')).toEqual([
      { path: 'Y', reason: 'otherNamespace', count: 1 },
    ]))

  test('a known name of another namespace', () =>
    expect(
      change(
        '<cbc:BuyerReference>REF-77</cbc:BuyerReference>',
        '<x:BuyerReference xmlns:x="urn:x">1</x:BuyerReference>',
      ),
    ).toEqual([{ path: 'BuyerReference', reason: 'otherNamespace', count: 1 }]))

  test('an attribute, counted over the lines', () => {
    const reading = read(xml.replaceAll('<cbc:LineID>', '<cbc:LineID schemeName="x">'))
    expect(reading.ok && reading.notCarried).toEqual([
      {
        path: 'InvoiceLine/OrderLineReference/LineID/@schemeName',
        reason: 'unknownAttribute',
        count: 3,
      },
    ])
  })

  test('a second one of what stands once', () =>
    expect(
      change('<cbc:IssueDate>', '<cbc:IssueDate>2026-01-01</cbc:IssueDate><cbc:IssueDate>'),
    ).toEqual([{ path: 'IssueDate', reason: 'repeated', count: 1 }]))

  test('a text between elements', () =>
    expect(change('<cac:Price>', '<cac:Price>circa')).toEqual([
      { path: 'InvoiceLine/Price', reason: 'textAmongElements', count: 1 },
    ]))

  test('more places than are listed are counted', () => {
    const many = Array.from({ length: 300 }, (_, at) => `<cbc:X${at}/>`).join('')
    const reading = read(xml.replace('<cbc:ID>', `${many}<cbc:ID>`))
    expect(reading.ok && [reading.notCarried.length, reading.unlisted]).toEqual([200, 100])
  })
})

test('prefixes mean nothing, namespaces all', () => {
  const other = xml
    .replaceAll('cbc:', 'b:')
    .replaceAll('cac:', 'a:')
    .replace('xmlns:cbc', 'xmlns:b')
    .replace('xmlns:cac', 'xmlns:a')
  expect(read(other)).toMatchObject({ ok: true, document, notCarried: [] })
})

test('space around a text is none of it, and a file in base64 has no breaks', () => {
  const spaced = xml
    .replace('<cbc:BuyerReference>REF-77', '<cbc:BuyerReference>\n    REF-77\n  ')
    .replace('dGltZXI7MTI=', 'dGlt\n  ZXI7\r\n  MTI=')
  expect(read(spaced)).toMatchObject({ ok: true, document, notCarried: [] })
})

test('CDATA, the five entities and characters by number are text', () => {
  const reading = read(
    xml.replace('Nytt telefonnummer', '<![CDATA[<&]]> &lt;&amp;&gt;&quot;&apos;&#65;&#x42;'),
  )
  expect(reading.ok && reading.document.body.Note).toEqual(['<& <&>"\'AB'])
})

test('a party is read as it was written', () => {
  const reading = read(xml)
  const seller = reading.ok && reading.document.body.AccountingSupplierParty?.Party
  expect(seller).toEqual(parties.swedishSeller())
})

describe('attachments', () => {
  const readFile = (text: string) => {
    const reading = read(text)
    return reading.ok
      ? reading.document.body.AdditionalDocumentReference?.[1]?.Attachment
          ?.EmbeddedDocumentBinaryObject?.Value
      : reading
  }

  test('one of 8 MB comes whole, within a second', () => {
    const asLongAs = () => readFile(withFile(longFile.slice(0, longFile.length / 8)))
    const file = expectSoon(1_000, () => readFile(withFile(longFile)), { times: 24, asLongAs })
    expect(file === longFile).toBe(true)
  })

  test('one that is not base64 is read as any text, within the limit of a text', () => {
    expect(readFile(withFile('not, base64'))).toBe('not,base64')
    expect(readFile(withFile('ab, '.repeat(2_000)))).toMatchObject({ problem: 'textTooLong' })
  })

  test('one that is longer than a file may be is refused', () => {
    const small = { ...usualUblLimits, attachment: 4_000 }
    expect(readUbl(encode(withFile('QUJD'.repeat(1_001))), small)).toMatchObject({
      problem: 'textTooLong',
      most: 4_000,
    })
  })

  test('a file in a comment is none', () => {
    const comment = `<!-- <cbc:EmbeddedDocumentBinaryObject>${'QUJD'.repeat(1_000)}</cbc:EmbeddedDocumentBinaryObject> -->`
    expect(readFile(xml.replace('<cbc:ID>', `${comment}<cbc:ID>`))).toBe('dGltZXI7MTI=')
  })
})
