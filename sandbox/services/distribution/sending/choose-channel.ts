import type { StoredCustomer } from '../../../database/stored-customer'
import type { DocumentFacts } from './document-facts'
import { readPath, readText } from './read-fields'

/**
 * The channel that delivers, and why it is another than the one that was asked for; or none, and
 * why.
 */
export type ChannelChoice = { channel: string | null; reason: string | null }

type Obstacle = (facts: DocumentFacts, blocked: Blocked) => string | null
type Blocked = Pick<StoredCustomer, 'efakturaBlockIds' | 'peppolBlockIds' | 'digipostBlockIds'>

const of = ({ body, type }: DocumentFacts, field: string) =>
  readText(readPath(body, type === 'Letter' ? 'Recipient' : 'Invoicee', field))

const isBlocked = (ids: readonly string[] | null | undefined, id: string | null) =>
  id !== null && (ids ?? []).includes(id)

/** A name, and a domain with a point in it. */
function isEmail(text: string): boolean {
  const [name, domain, ...more] = text.split('@')
  return Boolean(name) && more.length === 0 && (domain ?? '').split('.').every(Boolean)
}

/** What keeps each channel from delivering, by rules of the sandbox's own (assumed). */
const obstacles: Record<string, Obstacle> = {
  Peppol: ({ body }, { peppolBlockIds }) => {
    const buyer = readPath(body, 'AccountingCustomerParty', 'Party')
    const number = readText(readPath(buyer, 'EndpointID'))
    return isBlocked(peppolBlockIds, number)
      ? `Peppol: delivery to ${number} is blocked by the sender`
      : null
  },
  eFaktura: (facts, { efakturaBlockIds }) => {
    const id = of(facts, 'EinvoiceIdentifier') ?? of(facts, 'EinvoiceRef')
    if (isBlocked(efakturaBlockIds, id))
      return `EFI-217: consumer has blocked issuer (efakturaIdentifier ${id})`
    const isKnown = id ?? of(facts, 'NationalId') ?? of(facts, 'Mobile') ?? of(facts, 'Email')
    return isKnown === null
      ? `eFaktura lookup by name and address gave 0 hits for "${facts.name ?? ''}"`
      : null
  },
  Digipost: (facts, { digipostBlockIds }) => {
    if ((digipostBlockIds ?? []).length > 0) return 'Digipost: the address is blocked by the sender'
    return of(facts, 'NationalId') === null && of(facts, 'BirthDate') === null
      ? 'Digipost identification result: UNIDENTIFIED, reason ADDRESS_NOT_MATCHED'
      : null
  },
  Kivra: (facts) =>
    of(facts, 'NationalId') === null
      ? 'kivra.user.match: recipient does not exist or has declined tenant'
      : null,
  'E-mail': (facts) =>
    isEmail(of(facts, 'Email') ?? '')
      ? null
      : `Invalid e-mail address "${facts.name ?? ''}@": missing domain`,
  Print: (facts) => {
    if (of(facts, 'Address1') === null) return 'Invoicee address: StreetName is missing'
    if (of(facts, 'PostCode') === null) return 'Invoicee address: PostalZone is missing'
    return of(facts, 'City') === null ? 'Invoicee address: CityName is missing' : null
  },
}

/** What is tried after a channel that does not deliver: a cascade that a municipality published. */
const next: Record<string, string> = { eFaktura: 'Digipost', Digipost: 'Print', Kivra: 'Print' }

/** Tries the channel that was asked for, and those behind it, until one delivers. */
export function chooseChannel(facts: DocumentFacts, blocked: Blocked): ChannelChoice {
  const reasons: string[] = []
  for (let channel: string | undefined = facts.channel; channel; channel = next[channel]) {
    const obstacle = obstacles[channel]
    if (!obstacle)
      return { channel: null, reason: `Channel ${channel} is not open for this sender` }
    const reason = obstacle(facts, blocked)
    if (reason === null) return { channel, reason: reasons.join('; ') || null }
    reasons.push(reason)
  }
  return { channel: null, reason: reasons.at(-1) ?? null }
}
