import { crc32, deflateSync } from 'node:zlib'
import { renderPdf } from '../services/distribution/invoice-document'
import type { FileRow } from '../services/receivables/documents/file-store'
import { makeStableUuid } from './collection/stable-uuid'

const day = 86_400_000

/** The files that a client has at first: one of each kind that can be shown, and a name that is long. */
export const seedFiles = (clientNo: number, now: number): FileRow[] =>
  contents.map(([fileName, contentType, bytes], at) => ({
    fileId: makeStableUuid(`file ${clientNo} ${fileName}`),
    clientNo,
    fileName,
    contentType,
    fileSize: bytes.length,
    content: bytes.toString('base64'),
    createdAt: now - (at * 9 + 2) * day,
    createdBy: at % 2 === 0 ? 'controller' : 'integration',
  }))

const terms = ['Terms of payment', '', 'Net 14 days.', 'Interest is due after the due date.']

const contents: [name: string, type: string, bytes: Buffer][] = [
  ['terms-of-payment.pdf', 'application/pdf', renderPdf(terms)],
  ['price-list-2026.csv', 'text/csv', Buffer.from('Article;Price\nPower;0,89\nGrid;412,00\n')],
  ['logo.png', 'image/png', drawPng(240, 80)],
  [
    'order-10442.xml',
    'application/xml',
    Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<Order><ID>10442</ID></Order>\n'),
  ],
  [
    'agreement-about-payment-by-instalments-with-every-attachment-that-was-sent-by-the-customer-in-november.txt',
    'text/plain',
    Buffer.from('Agreed by telephone: three instalments.\n'),
  ],
]

/** A picture of two colours, whole and as small as it can be. */
function drawPng(width: number, height: number): Buffer {
  const row = Buffer.concat([
    Buffer.from([0]),
    ...Array.from({ length: width }, (_, x) =>
      Buffer.from(x < width / 3 ? [11, 94, 130] : [230, 238, 242]),
    ),
  ])
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const picture = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const toChunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, check])
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    toChunk('IHDR', size),
    toChunk('IDAT', picture),
    toChunk('IEND', Buffer.alloc(0)),
  ])
}
