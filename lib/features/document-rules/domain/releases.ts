/**
 * The releases of Peppol BIS Billing 3.0 that are known here, with the release of the EN 16931
 * artefacts inside. `firstDay` is the day from which a release is mandatory, by its own release
 * notes; other public pages name 17 August 2026 for May 2026. `unknown` lists what a release
 * changed and its notes do not say well enough to ask it: told, never guessed.
 */
export type ReleaseNumber = 19 | 20 | 21 | 22

export type Release = {
  number: ReleaseNumber
  version: string
  name: string
  /** Release of the EN 16931 artefacts. */
  en16931: string
  firstDay: string
  unknown: readonly string[]
}

const name = (issue: string, version: string) => `Peppol BIS Billing 3.0, ${issue} (${version})`

export const releases: readonly Release[] = [
  {
    number: 19,
    version: '3.0.19',
    name: name('May 2025', '3.0.19'),
    en16931: '1.3.14',
    firstDay: '2025-08-25',
    unknown: [],
  },
  {
    number: 20,
    version: '3.0.20',
    name: name('November 2025', '3.0.20'),
    en16931: '1.3.15',
    firstDay: '2026-02-23',
    unknown: ['code lists of currencies and electronic addresses, where public pages differ'],
  },
  {
    number: 21,
    version: '3.0.21',
    name: name('May 2026', '3.0.21'),
    en16931: '1.3.16',
    firstDay: '2026-08-24',
    unknown: [],
  },
  {
    number: 22,
    version: '3.0.22',
    name: name('November 2026', '3.0.22'),
    en16931: '1.3.16',
    firstDay: '2027-02-24',
    unknown: [
      'PEPPOL-COMMON-R043: how Belgian enterprise numbers are checked',
      'PEPPOL-COMMON-R059: check digit of Luxembourg register numbers',
      'PEPPOL-COMMON-R062: Belgian VAT numbers',
    ],
  },
]

/** The release in force on a calendar day; the first known one for days before it. */
export const findRelease = (day: string): Release =>
  releases.findLast(({ firstDay }) => firstDay <= day) ?? releases[0]!

/** The release after one; null where none is known. */
export const findNextRelease = ({ number }: Release): Release | null =>
  releases.find((each) => each.number === number + 1) ?? null
