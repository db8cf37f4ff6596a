import { expect, test } from 'vitest'
import { parseDocument } from './document-kind'

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(`\ufeff${text}`, (character) => character.charCodeAt(0)).buffer)

test.each([
  ['a PDF', latin1('%PDF-1.7\n%\u00e2\u00e3'), 'pdf', null],
  [
    'XML',
    utf8('<?xml version="1.0"?>\n<Invoice>Ærlig</Invoice>'),
    'xml',
    '<?xml version="1.0"?>\n<Invoice>Ærlig</Invoice>',
  ],
  [
    'XML without a declaration, behind a mark and blanks',
    utf8('\ufeff \n<Invoice/>'),
    'xml',
    ' \n<Invoice/>',
  ],
  [
    'XML in the encoding that it names',
    latin1('<?xml version="1.0" encoding="ISO-8859-1"?><a>\u00c6</a>'),
    'xml',
    '<?xml version="1.0" encoding="ISO-8859-1"?><a>Æ</a>',
  ],
  [
    'XML that names an encoding it has not',
    utf8("<?xml version='1.0' encoding='utf-7'?><a>Æ</a>"),
    'xml',
    "<?xml version='1.0' encoding='utf-7'?><a>Æ</a>",
  ],
  [
    'a page, which is never shown as one',
    utf8('<!DOCTYPE html><script>1</script>'),
    'xml',
    '<!DOCTYPE html><script>1</script>',
  ],
  ['text', utf8('Amount: 1 250,00\r\n\tKID 1\f'), 'text', 'Amount: 1 250,00\r\n\tKID 1\f'],
  ['text of an old system', latin1('Bel\u00f8p: 1'), 'text', 'Beløp: 1'],
  ['text in two bytes a character', utf16('Beløp'), 'text', 'Beløp'],
  ['a mark of a PDF that comes later', utf8('see %PDF-1.7'), 'text', 'see %PDF-1.7'],
  ['a workbook', latin1('PK\u0003\u0004'), 'other', null],
  ['text with a null in it', utf8('a\u0000b'), 'other', null],
  ['a picture', latin1('\u0089PNG\r\n\u001a\n'), 'png', null],
  ['a photograph', latin1('\u00ff\u00d8\u00ff\u00e0'), 'jpeg', null],
  ['a picture that moves', latin1('GIF89a\u0001\u0000'), 'gif', null],
  ['a part of a mark', latin1('\u0089PNG'), 'text', '‰PNG'],
  ['blanks', utf8(' \n'), 'other', null],
  ['nothing', utf8(''), 'other', null],
])('%s is taken for what it is', (_, bytes, kind, text) =>
  expect(parseDocument(bytes)).toEqual({ kind, text }),
)
