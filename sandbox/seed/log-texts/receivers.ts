import type { Cause } from './cause'

/** The receiver cannot be reached in the channel. */
export const receiverCauses: Record<string, Cause> = {
  notInPeppol: {
    channels: ['Peppol'],
    texts: {
      en: [
        'SMP lookup failed: participant iso6523-actorid-upis::{scheme}:{org} is not registered (SML NXDOMAIN B-{hash}.edelivery.tech.ec.europa.eu)',
        'PEPPOL-404 Participant {scheme}:{org} not found in SML',
      ],
      nb: [
        'Mottaker {scheme}:{org} er ikke registrert i ELMA',
        'Fant ikke mottakeren i Peppol (SMP-oppslag {org}, ref {n})',
      ],
      sv: ['Mottagaren {scheme}:{org} finns inte registrerad i Peppol (SMP-uppslag gav 404)'],
      da: ['Modtageren {scheme}:{org} findes ikke i Peppol-registret (SMP)'],
      fi: ['Vastaanottajaa {scheme}:{org} ei löydy Peppol-verkosta (SMP 404)'],
    },
  },
  documentTypeNotTaken: {
    channels: ['Peppol'],
    texts: {
      en: [
        'SMP: no ServiceMetadata for document type urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2::CreditNote##urn:cen.eu:en16931:2017 at participant {scheme}:{org}',
        'Receiver {scheme}:{org} does not support BIS Billing 3.0 CreditNote. Message {uuid} not sent.',
      ],
      nb: ['Mottaker {org} tar ikke imot dokumenttypen EHF Kreditnota 3.0'],
      sv: ['Mottagaren {org} kan inte ta emot dokumenttypen Peppol BIS Billing 3'],
      da: ['Dokumenttypen understøttes ikke af modtager {org}'],
      fi: ['Vastaanottaja {org} ei tue asiakirjatyyppiä BIS Billing 3.0'],
    },
  },
  efakturaReceiverNotFound: {
    channels: ['eFaktura'],
    texts: {
      en: ['eFaktura lookup by name and address gave 0 hits for "{name}", request {uuid}'],
      nb: [
        'Ingen eFaktura-mottaker funnet på navn og adresse: {name}, {post}',
        'eFaktura: søk etter forbruker ga ingen treff (svarkode 04, ref. {n})',
        'Fant ikke efakturaidentifikator for {name}',
      ],
    },
  },
  efakturaBlocked: {
    channels: ['eFaktura'],
    texts: {
      en: [
        'EFI-217: consumer has blocked issuer {org}',
        'eFaktura agreement missing between consumer and issuer {org} (efakturaIdentifier {n})',
      ],
      nb: [
        'Mottakeren har blokkert utsteder {org} for eFaktura',
        'Forbrukeren har ikke avtale om eFaktura med utsteder {org} (avviskode 217)',
      ],
    },
  },
  digipostNotFound: {
    channels: ['Digipost'],
    texts: {
      en: [
        'Digipost identification result: UNIDENTIFIED, reason ADDRESS_NOT_MATCHED (message {uuid})',
      ],
      nb: [
        'Mottaker ikke funnet i Digipost: {name}, {post}',
        'Digipost: UNKNOWN_RECIPIENT for {name} (jobb {n})',
      ],
    },
  },
  kivraUserMissing: {
    channels: ['Kivra'],
    texts: {
      en: [
        'Kivra: 404 no user for the given ssn (field SSN), tenant {n}',
        'kivra.user.match: recipient does not exist or has declined tenant',
      ],
      sv: [
        'Mottagaren saknar konto hos Kivra (ärende {n})',
        'Kivra: användaren har tackat nej till avsändaren, org.nr {org}',
      ],
    },
  },
  mailboxUnknown: {
    channels: ['E-mail'],
    texts: {
      en: [
        '550 5.1.1 <{email}>: Recipient address rejected: User unknown in virtual mailbox table',
        'Bounced: 550-5.1.1 The email account that you tried to reach does not exist. {email} gsmtp {n}',
        'smtp; 550 5.1.10 RESOLVER.ADR.RecipientNotFound; {email}',
      ],
      nb: ['E-post til {email} kom i retur: ukjent mottaker'],
      sv: ['E-postmeddelandet studsade: {email} finns inte (550 5.1.1)'],
      da: ['E-mail til {email} er returneret: modtageren findes ikke'],
      fi: ['Sähköposti palautui: osoitetta {email} ei ole (550 5.1.1)'],
    },
  },
  emailMalformed: {
    channels: ['E-mail'],
    texts: {
      en: [
        '501 5.1.3 Bad recipient address syntax: "{name} at post"',
        'Invalid e-mail address "{name}@": missing domain',
      ],
      nb: ['Ugyldig e-postadresse: "{name}@post,example"'],
      sv: ['Felaktig e-postadress: "{name}@@post.example"'],
      da: ['E-mailadressen "{name}post.example" er ikke gyldig'],
      fi: ['Virheellinen sähköpostiosoite: "{name}@post"'],
    },
  },
  mailboxFull: {
    channels: ['E-mail'],
    texts: {
      en: [
        '452 4.2.2 <{email}> Mailbox full',
        "552 5.2.2 The recipient's inbox is out of storage space, queue id {hash}",
      ],
      nb: ['Postkassen til {email} er full (552 5.2.2)'],
      sv: ['Mottagarens brevlåda är full: {email}'],
      da: ['Postkassen er fuld: {email} (4.2.2)'],
      fi: ['Vastaanottajan postilaatikko on täynnä: {email}'],
    },
  },
  undeliverable: {
    channels: ['Print'],
    texts: {
      en: [
        'Print: address undeliverable, unknown zone "{post}" (job {n})',
        'Mail piece {n} returned: addressee unknown at address',
      ],
      nb: [
        'Print: adressen kan ikke leveres, ukjent sone "{post}"',
        'Returpost: adressaten er ukjent på adressen (jobb {n})',
      ],
      sv: ['Utskrift: adressen går inte att dela ut, okänd zon (jobb {n})'],
      da: ['Print: adressen kan ikke omdeles, ukendt zone "{post}"'],
      fi: ['Tulostus: osoite ei kelpaa jakeluun, tuntematon vyöhyke (työ {n})'],
    },
  },
  nemHandelUnknown: {
    channels: ['NemHandel'],
    texts: {
      en: ['NemHandelsregisteret: no endpoint for GLN 57980{org}'],
      da: [
        'EAN-nummer 57980{org} findes ikke i NemHandelsregisteret',
        'GLN/EAN-lokationsnummer 57980{org} er ukendt eller lukket (kode {n})',
      ],
    },
  },
  operatorRejected: {
    channels: ['Finvoice'],
    texts: {
      en: ['Finvoice operator rejected: receiver address 0037{org} is not active (code {n})'],
      fi: [
        'Välittäjä hylkäsi Finvoice-laskun: vastaanottaja 0037{org} ei ole käytössä (koodi {n})',
        'Operaattori palautti sanoman {uuid}: vastaanottajaa ei tunneta',
      ],
      sv: ['Operatören avvisade Finvoice-fakturan: mottagaren 0037{org} är inte aktiv'],
    },
  },
  accessPointTimeout: {
    channels: ['Peppol', 'NemHandel', 'Finvoice'],
    texts: {
      en: [
        'AS4 send failed: java.net.SocketTimeoutException: Read timed out after 60000 ms (ap-{n}.example)',
        'Access point of the receiver did not answer in time, conversation {uuid}',
      ],
      nb: ['Mottakers aksesspunkt svarte ikke innen 60 sekunder (forsøk 3 av 3, ref. {n})'],
      sv: ['Mottagarens accesspunkt svarade inte i tid ({uuid})'],
      da: ['Modtagerens access point svarede ikke (timeout efter 60 s, {n})'],
      fi: ['Vastaanottajan yhteyspiste ei vastannut ajoissa (aikakatkaisu, {n})'],
    },
  },
  certificate: {
    channels: ['Peppol', 'NemHandel'],
    texts: {
      en: [
        'EBMS:0101 FailedAuthentication: the signature of message {uuid} could not be verified',
        'PKIX path validation failed: certificate of AP POP{n} has expired',
      ],
      nb: ['Sertifikatet til mottakers aksesspunkt er utløpt (POP{n})'],
      sv: ['AS4-signaturen kunde inte verifieras (EBMS:0101, {uuid})'],
      da: ['Certifikatet for modtagerens access point er udløbet (POP{n})'],
      fi: ['AS4-allekirjoituksen tarkistus epäonnistui ({uuid})'],
    },
  },
}
