import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'

/** The document of an invoice in the form that its file's name tells: PDF, text, or else XML. */
export function renderInvoiceDocument(
  filename: string | null | undefined,
  invoice: Partial<SummaryRow>,
): Buffer {
  if (/\.pdf$/i.test(filename ?? '')) return renderPdf(toTextLines(invoice))
  if (/\.txt$/i.test(filename ?? '')) return Buffer.from(`${toTextLines(invoice).join('\n')}\n`)
  return Buffer.from(renderXml(invoice))
}

const toTextLines = (invoice: Partial<SummaryRow>) =>
  Object.entries(toDocumentFields(invoice)).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}: ${value}`],
  )

function toDocumentFields({
  InvoiceNumber,
  InvoiceDate,
  DueDate,
  Company,
  InvoiceeName,
  Amount,
  KID,
}: Partial<SummaryRow>) {
  return {
    InvoiceNumber,
    InvoiceDate,
    DueDate,
    Seller: Company,
    Buyer: InvoiceeName,
    Amount: Amount == null ? Amount : Number(Amount).toFixed(2),
    KID,
  }
}

function renderXml(invoice: Partial<SummaryRow>): string {
  const fields = Object.entries(toDocumentFields(invoice)).map(([name, value]) =>
    value === null || value === undefined ? '' : `  <${name}>${escapeXml(value)}</${name}>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Invoice>\n${fields.join('')}</Invoice>\n`
}

const escapeXml = (text: string) =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** One page with a line of text for each line, with the table of places that readers ask for. */
export function renderPdf(lines: string[]): Buffer {
  const text = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n')
  const stream = `BT /F1 12 Tf 16 TL 50 780 Td\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}
