import type { TypedDocument } from './typed-document'

/** Where a document probably goes. */
export type LikelyChannel = 'peppol' | 'einvoice' | 'digipost' | 'kivra' | 'email' | 'print'

/**
 * Why. `asked`: the channel was chosen. `address`: nothing by which a person is found is known, so
 * it goes on paper. `noAddress`: not even that.
 */
export type ChannelReason =
  | 'business'
  | 'letter'
  | 'asked'
  | 'einvoiceIdentifier'
  | 'nationalId'
  | 'birthDate'
  | 'contact'
  | 'address'
  | 'noAddress'

export type ChannelGuess = {
  channel: LikelyChannel | null
  reason: ChannelReason
  blocked: boolean
}

/** What a customer has blocked, by the service's own fields; null where no customer is known. */
export type Blocks = {
  efakturaBlockIds?: readonly (string | null)[] | null
  digipostBlockIds?: readonly (string | null)[] | null
  peppolBlockIds?: readonly (string | null)[] | null
}

/** The channels of a consumer invoice as the service writes them; only EINVOICE is documented. */
export const askedChannels = {
  EINVOICE: 'einvoice',
  DIGIPOST: 'digipost',
  KIVRA: 'kivra',
  EMAIL: 'email',
  PRINT: 'print',
} as const satisfies Record<string, LikelyChannel>

/**
 * Where a document probably goes, and why: a guess by what is typed, from the cascade that a
 * municipality published (upstream-facts.md 2.1). The service decides. `blocked`: an id that must not
 * be used over that channel is stored with the customer.
 */
export function guessChannel(
  { route, fields }: TypedDocument,
  blocks: Blocks | null,
): ChannelGuess {
  const has = (...names: (keyof typeof fields)[]) =>
    names.some((name) => fields[name].trim() !== '')
  const isBlocked = (ids: Blocks[keyof Blocks]) => (ids ?? []).some((id) => Boolean(id?.trim()))
  if (route === 'business')
    return {
      channel: 'peppol',
      reason: 'business',
      blocked: (blocks?.peppolBlockIds ?? []).includes(fields.organizationNo.replace(/\D/g, '')),
    }
  const paper = (): ChannelGuess =>
    has('address1') && has('postCode') && has('city')
      ? { channel: 'print', reason: route === 'letter' ? 'letter' : 'address', blocked: false }
      : { channel: null, reason: 'noAddress', blocked: false }
  if (route === 'letter') return paper()

  const asked = Object.entries(askedChannels).find(([word]) => word === fields.channel)?.[1]
  if (asked && asked !== 'einvoice') return { channel: asked, reason: 'asked', blocked: false }
  const country = fields.senderCountry.trim().toUpperCase()
  if (country === 'SE')
    return has('nationalId') ? { channel: 'kivra', reason: 'nationalId', blocked: false } : paper()
  if (country !== 'NO') return paper()

  const noEinvoice = isBlocked(blocks?.efakturaBlockIds)
  if (!noEinvoice && has('einvoiceIdentifier'))
    return { channel: 'einvoice', reason: 'einvoiceIdentifier', blocked: false }
  if (!noEinvoice && has('nationalId'))
    return { channel: 'einvoice', reason: 'nationalId', blocked: false }
  if (!noEinvoice && has('email', 'mobile'))
    return { channel: 'einvoice', reason: 'contact', blocked: false }
  if (!isBlocked(blocks?.digipostBlockIds) && has('nationalId', 'birthDate'))
    return {
      channel: 'digipost',
      reason: has('nationalId') ? 'nationalId' : 'birthDate',
      blocked: noEinvoice,
    }
  return { ...paper(), blocked: noEinvoice }
}
