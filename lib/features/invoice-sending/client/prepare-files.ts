import type { SentDocument } from '@/lib/contracts/desk/sending/send-document'
import type { UblDocument } from '@/lib/contracts/distribution/ubl-document'
import type {
  PreparedDocument,
  PreparedReason,
} from '@/lib/features/invoice-sending/domain/prepared-document'
import { withDoubles } from '@/lib/features/invoice-sending/domain/sent-before'
import {
  findBuyerAddress,
  findBuyerName,
  findPayable,
  findSellerNumber,
  isOtherSeller,
  toDigits,
} from '@/lib/features/invoice-sending/domain/ubl-facts'
import type { SendingCompany } from '@/lib/features/invoice-sending/domain/with-sender'
import type { ReadUblFile } from './read-ubl-file'

/** A file that was read and asked the rules of the network: so many of them it breaks. */
export type CheckedFile = ReadUblFile & { broken: number }

/** Who sends: a company for all files, or each the one whose number it names. */
export type FileTerms = {
  companyId: number | null
  /** The person's companies, as far as the service tells of them. */
  companies: readonly { companyId: number; known: SendingCompany | undefined }[]
}

/**
 * What goes out of files, in their order. The same bytes are sent once; another file with the number
 * of one before, from the same sender, is to be checked, and so is the first where the two differ.
 */
export function prepareFiles(
  files: readonly CheckedFile[],
  terms: FileTerms,
): readonly PreparedDocument[] {
  const identifiers = new Set<string>()
  const numbers = new Set<string>()
  const prepared = files.flatMap((file) => {
    const { reading } = file
    if (!reading.ok) return []
    const company = findCompany(reading.document, terms)
    const seller = company?.companyId ?? findSellerNumber(reading.document)
    const number = JSON.stringify([seller ?? '', reading.document.body.ID ?? ''])
    const isSame = identifiers.has(file.identifier)
    const isDouble = isSame || numbers.has(number)
    identifiers.add(file.identifier)
    numbers.add(number)
    return [prepareFile({ ...file, reading }, company, { isSame, isDouble })]
  })
  return withDoubles(prepared)
}

type Readable = CheckedFile & { reading: Extract<CheckedFile['reading'], { ok: true }> }

function prepareFile(
  { filename, identifier, reading, broken }: Readable,
  company: FileTerms['companies'][number] | undefined,
  { isSame, isDouble }: { isSame: boolean; isDouble: boolean },
): PreparedDocument {
  const { document, notCarried } = reading
  const isOther = isOtherSeller(document, company?.known?.OrganizationNumber)
  const reasons: PreparedReason[] = [
    ...(company === undefined ? [{ is: 'noCompany' } as const] : []),
    ...(isDouble ? [{ is: isSame ? 'sameFile' : 'double' } as const] : []),
    ...(isOther ? [{ is: 'otherSeller' } as const] : []),
    ...(notCarried.length > 0 ? [{ is: 'partly' } as const] : []),
    ...(broken > 0 ? [{ is: 'rules', count: broken } as const] : []),
  ]
  const isHeld = company === undefined || isSame
  const { Value = '', CurrencyID } = findPayable(document) ?? {}
  return {
    key: isSame ? `${identifier} ${filename}` : identifier,
    companyId: company?.companyId ?? null,
    replaces: null,
    number: document.body.ID ?? filename,
    name: findBuyerName(document) ?? '',
    reach: findBuyerAddress(document) ?? '',
    total: /^-?\d+(\.\d+)?$/.test(Value) ? Value : null,
    currency: CurrencyID ?? '',
    verdict: isHeld ? 'held' : reasons.length > 0 ? 'doubtful' : 'ready',
    reasons,
    document: isHeld ? null : toSentDocument(document, identifier),
  }
}

/** The company that was chosen for all; else the one whose number the file names, or the only one. */
function findCompany(document: UblDocument, { companyId, companies }: FileTerms) {
  if (companyId !== null) return companies.find((each) => each.companyId === companyId)
  const number = toDigits(findSellerNumber(document) ?? '')
  const named = companies.filter(
    ({ known }) => number !== '' && toDigits(known?.OrganizationNumber ?? '') === number,
  )
  if (named.length === 1) return named[0]
  return companies.length === 1 ? companies[0] : undefined
}

/** The document of a file as it is sent, by the operation of its kind. */
export const toSentDocument = (document: UblDocument, identifier: string): SentDocument =>
  document.kind === 'creditNote'
    ? {
        operation: 'sendB2bCreditNote',
        body: { Identifier: identifier, ...document.body },
      }
    : { operation: 'sendB2bInvoice', body: { Identifier: identifier, ...document.body } }
