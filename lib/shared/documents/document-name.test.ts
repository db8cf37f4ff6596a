import { expect, test } from 'vitest'
import { buildFileName, formatContentDisposition } from './document-name'

test.each([
  ['2026-1.pdf', 'pdf', '2026-1.pdf'],
  ['2026-1.PDF', 'pdf', '2026-1.PDF'],
  ['Faktura Ærlig.xml', 'xml', 'Faktura Ærlig.xml'],
  ['page.html', 'text', 'page.html.txt'],
  ['run.exe', 'other', 'run.exe.bin'],
  ['list.xlsx', 'archive', 'list.xlsx'],
  ['files.zip', 'archive', 'files.zip'],
  ['run.jar', 'archive', 'run.jar.zip'],
  ['list.xlsx', 'other', 'list.xlsx.bin'],
  ['scan.JPEG', 'jpeg', 'scan.JPEG'],
  ['list.csv', 'text', 'list.csv'],
  ['scan.pdf', 'png', 'scan.pdf.png'],
  ['../../etc/passwd', 'text', 'etc_passwd.txt'],
  ['a\r\nset-cookie: x.xml', 'xml', 'a_set-cookie_ x.xml'],
  ['a"; filename="b.exe', 'pdf', 'a_; filename=_b.exe.pdf'],
  ['a\u202efdp.exe', 'pdf', 'a_fdp.exe.pdf'],
  ['\ud800.xml', 'xml', '\ufffd.xml'],
  ['...', 'pdf', 'invoice.pdf'],
  [null, 'text', 'invoice.txt'],
  [undefined, 'other', 'invoice.bin'],
] as const)('%j of the kind %s is saved as %j', (filename, kind, name) =>
  expect(buildFileName(filename, kind)).toBe(name),
)

test('a long name keeps its end', () =>
  expect(buildFileName(`${'😀'.repeat(500)}1.pdf`, 'pdf')).toMatch(/1\.pdf$/))

test('a name goes into the header in both forms, and nothing ends it early', () => {
  expect(formatContentDisposition('attachment', "Å'(1)*%.pdf")).toBe(
    `attachment; filename="_'(1)*_.pdf"; filename*=UTF-8''%C3%85%27%281%29%2A%25.pdf`,
  )
})
