import type { Country } from './countries'
import { causes, unknownCauses } from './log-texts'
import type { Random } from './random'

/** What a channel said of a failure, with numbers filled in. */
export function failureText(random: Random, _country: Country, _channel: string): string {
  const texts = random.chance(0.03) ? unknownCauses : causes[random.pick(Object.keys(causes))]!
  return filled(random, random.pick(texts))
}

const filled = (random: Random, text: string) =>
  text.replace(/\{(\w+)\}/g, (_, what: string) => (what === 'org' ? `31${random.digits(7)}` : random.digits(6)))
