import type { Country } from './countries'
import { makeOrganizationNumber } from './numbers'
import { createRandom } from './random'

export type SeedCompany = {
  companyId: number
  clientNo: number
  name: string
  organizationNumber: string
  countryCode: Country
}

const first: [number, number, Country, string][] = [
  [501, 1001, 'NO', 'Fjord Energi AS'],
  [502, 1002, 'SE', 'Nordkust Värme AB'],
  [503, 1002, 'SE', 'Nordkust Elnät AB'],
  [504, 1003, 'DK', 'Kystlys ApS'],
]

/** Companies of the same groups, for a person who looks after many. */
const more: Record<number, [Country, string]> = {
  1001: [
    'NO',
    'Fjord Fiber AS, Fjord Nett AS, Bjørnefjord Bredbånd AS, Vestvind Kraftlag SA, Øyane Renovasjon IKS, Hardanger Vannverk SA, Nordlys Parkering AS, Sørfjord Havn KF, Tindetind Alarm AS, Lysefjord Boligforvaltning AS, Fjellbris Treningssenter AS, Ålesund Bysykkel AS, Storfjord Fjernvarme AS, Vågen Tannlegesenter AS',
  ],
  1002: [
    'SE',
    'Nordkust Bredband AB, Norrsken Elhandel AB, Bottenviken Vatten AB, Höga Kusten Åkeri AB, Ådalens Renhållning AB, Skärgårdens Båtplatser AB, Lapplands Larm AB, Umeå Gatukontor Parkering AB, Mälarö Värmeverk AB, Östra Fastigheter AB, Västerbottens Tidning AB, Nordkust Laddstolpar AB',
  ],
  1003: [
    'DK',
    'Kystlys Net A/S, Kystlys Varme A/S, Limfjordens Vandværk A.m.b.a., Østjysk Affald A/S, Sønderjyllands Fibernet A/S, Bæltets Færger A/S, Aarhus Bycykler ApS, Nordsø Alarm ApS, Skagen Havnedrift A/S, Møns Boligselskab',
  ],
}

/** Four that have long been there, and 36 more with the numbers 505 to 540. */
function makeSeedCompanies(): SeedCompany[] {
  const others = Object.entries(more).flatMap(([clientNo, [country, names]]) =>
    names.split(', ').map((name) => ({ clientNo: Number(clientNo), country, name })),
  )
  return [
    ...first.map(([companyId, clientNo, country, name]) =>
      makeCompany({ companyId, clientNo, country, name }),
    ),
    ...others.map((company, index) => makeCompany({ ...company, companyId: 505 + index })),
  ]
}

/** A company whose organization number follows from its own. */
export const makeCompany = ({
  companyId,
  clientNo,
  country,
  name,
}: {
  companyId: number
  clientNo: number
  country: Country
  name: string
}): SeedCompany => ({
  companyId,
  clientNo,
  name,
  organizationNumber: makeOrganizationNumber(createRandom(companyId), country),
  countryCode: country,
})

/** Every company of the seed. */
export const allSeedCompanies = makeSeedCompanies()
