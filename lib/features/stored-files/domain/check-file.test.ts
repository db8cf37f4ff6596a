import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { checkFile, type FileRules } from './check-file'

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const taken: FileRules = {
  types: ['pdf', 'xml', 'png', 'jpg', 'gif', 'txt', 'csv', 'zip', 'docx', 'dwg'],
  bytesMax: 100_000,
}
const pdf = latin1('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n')
const png = (width: number, height: number, end = 'IEND\u00aeB`\u0082') => {
  const size = new DataView(new ArrayBuffer(8))
  size.setUint32(0, width)
  size.setUint32(4, height)
  return Uint8Array.from([
    ...latin1('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR'),
    ...new Uint8Array(size.buffer),
    ...latin1(`\u0008\u0002\0\0\0${end}`),
  ])
}
/** A photograph with a whole small one in its first segment, and what follows the head of its scan. */
function photograph(scan: string) {
  const small = `Exif${'x'.repeat(90)}\u00ff\u00d9`
  const segment = `\u00ff\u00e1\0${String.fromCharCode(small.length + 2)}${small}`
  return latin1(`\u00ff\u00d8${segment}\u00ff\u00da\0\u0008\u0001\u0001\0\0\u003f\0${scan}`)
}
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
/** An archive of two files that ends where the last such mark began. */
function cutBefore(mark: string) {
  const bytes = zip({ 'a.txt': 'abc', 'b.txt': 'def' })
  return bytes.subarray(0, String.fromCharCode(...bytes).lastIndexOf(mark))
}
const xml = (text: string) => new TextEncoder().encode(`<?xml version="1.0"?>${text}`)

describe('what may be uploaded', () => {
  test.each([
    ['a.pdf', pdf],
    ['Ærlig faktura (1).PDF', pdf],
    ['a.xml', xml('<Invoice/>\n')],
    [
      'b.xml',
      xml('<!-- <x> --><!DOCTYPE n:a>\n<n:a b="1"><c/><![CDATA[<d>]]></n:a >\n<!-- end -->'),
    ],
    ['c.xml', xml('<a><b>&lt;</b></a>')],
    ['a.png', png(240, 80)],
    ['a.jpeg', latin1('\u00ff\u00d8\u00ff\u00e0 picture \u00ff\u00d9')],
    ['a telephone’s.jpg', photograph(`scan\u00ff\u00d9${'its own notes'.repeat(9)}`)],
    ['a.gif', latin1('GIF89a picture\0;')],
    ['a.txt', latin1('Agreed.')],
    ['a.csv', latin1('<none>;1\n')],
    ['a.zip', zip({ 'in/a.txt': 'x', 'in/': '', '.hidden': 'y' })],
    ['as long as is taken.txt', new Uint8Array(100_000).fill(65)],
    [`${'a'.repeat(196)}.pdf`, pdf],
    ['a.docx', zip({ 'word/document.xml': '<w/>', '[Content_Types].xml': '<t/>' })],
    ['of a form that is not known here.dwg', latin1('AC1032\0')],
  ])('%s', (name, bytes) => expect(checkFile(name, bytes, taken)).toBeNull())

  test('any type where the configuration tells none', () =>
    expect(checkFile('a.odg', latin1('x'), { ...taken, types: null })).toBeNull())
})

describe('what is refused for its name', () => {
  test.each([
    ['', 'nameBlank'],
    ['  ', 'nameBlank'],
    ['../../etc/passwd.txt', 'namePath'],
    ['in\\a.pdf', 'namePath'],
    ['C:a.pdf', 'namePath'],
    ['.pdf', 'namePath'],
    ['a.pdf.', 'namePath'],
    ['a\0.pdf', 'nameCharacter'],
    ['a\nb.pdf', 'nameCharacter'],
    ['a\u202efdp.exe.pdf', 'nameCharacter'],
    ['a\u200b.pdf', 'nameCharacter'],
    ['a\ud800.pdf', 'nameCharacter'],
    ['"a".pdf', 'nameCharacter'],
    [`${'a'.repeat(197)}.pdf`, 'nameTooLong'],
    ['a', 'noType'],
    ['a.exe', 'typeNotTaken'],
    ['a.pdf.exe', 'typeNotTaken'],
  ])('%j: %s', (name, problem) => expect(checkFile(name, pdf, taken)).toBe(problem))
})

describe('what is refused for its content', () => {
  const bomb = zip({ 'a.txt': ' '.repeat(41_000_000) })
  test.each([
    ['nothing', 'a.pdf', new Uint8Array(), 'empty'],
    ['a byte too many', 'a.txt', new Uint8Array(100_001).fill(65), 'tooLarge'],
    ['a picture behind the name of a PDF', 'a.pdf', png(1, 1), 'otherType'],
    ['a PDF behind the name of a picture', 'a.png', pdf, 'otherType'],
    ['a PDF that begins later', 'a.pdf', latin1(' %PDF-1.7 %%EOF'), 'otherType'],
    ['a page', 'a.txt', latin1('<!DOCTYPE html><script>1</script>'), 'otherType'],
    ['XML behind the name of a text', 'a.csv', xml('<a/>'), 'otherType'],
    ['bytes behind the name of a text', 'a.txt', latin1('a\0b'), 'otherType'],
    ['a text behind the name of an archive', 'a.zip', latin1('hello'), 'otherType'],
    ['a program', 'a.dwg', latin1('MZ\u0090\0'), 'program'],
    ['a script', 'a.txt', latin1('#!/bin/sh\nrm -r .'), 'program'],
    ['another program', 'a.dwg', latin1('\u007fELF'), 'program'],
    ['a PDF that was cut', 'a.pdf', pdf.subarray(0, 20), 'cut'],
    ['a picture that was cut', 'a.png', png(1, 1, 'IDAT'), 'cut'],
    ['a picture of which little is left', 'a.png', png(1, 1).subarray(0, 12), 'cut'],
    ['a photograph that was cut', 'a.jpg', latin1('\u00ff\u00d8\u00ff\u00e0 pict'), 'cut'],
    ['a photograph that was cut behind its small one', 'a.jpg', photograph('scan'), 'cut'],
    ['a photograph that was cut before it begins', 'a.jpg', photograph('').subarray(0, 40), 'cut'],
    ['XML that was cut', 'a.xml', xml('<Invoice><ID>1</I'), 'cut'],
    ['XML that was cut behind an element', 'a.xml', xml('<Invoice><ID>1</ID>'), 'cut'],
    ['XML that was cut behind one of a longer name', 'a.xml', xml('<a><ab></ab>'), 'cut'],
    ['XML that was cut behind its first', 'a.xml', xml('<Invoice>'), 'cut'],
    ['XML that was cut behind one inside', 'a.xml', xml('<Invoice><ID/>'), 'cut'],
    ['XML that was cut before its first', 'a.xml', xml('<!-- of March -->'), 'cut'],
    ['a small picture of many pixels', 'a.png', png(50_000, 50_000), 'pictureTooLarge'],
    ['XML that unfolds', 'a.xml', xml('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'), 'entities'],
    ['an archive that unfolds', 'a.zip', bomb, 'archive'],
    ['an archive in an archive', 'a.zip', zip({ 'b.ZIP': 'PK' }), 'archive'],
    ['an archive that was cut', 'a.zip', zip({ 'a.txt': 'abc' }).subarray(0, 20), 'archive'],
    ['an archive cut behind its first file', 'a.zip', cutBefore('PK\u0003\u0004'), 'archive'],
    ['an archive cut before its list', 'a.zip', cutBefore('PK\u0001\u0002'), 'archive'],
    ['an archive cut in its list', 'a.zip', cutBefore('PK\u0005\u0006'), 'archive'],
    ['an archive that leads elsewhere', 'a.zip', zip({ '../a.txt': 'x' }), 'archivePath'],
    ['an archive that leads to the root', 'a.zip', zip({ '/a.txt': 'x' }), 'archivePath'],
    ['an archive of another system', 'a.zip', zip({ '..\\a.txt': 'x' }), 'archivePath'],
  ] as const)('%s', (_, name, bytes, problem) =>
    expect(
      checkFile(name, bytes, { ...taken, bytesMax: problem === 'tooLarge' ? 100_000 : 1e6 }),
    ).toBe(problem),
  )
})
