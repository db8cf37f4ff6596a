import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { timed } from '../../scripts/steps/with-timing.mjs'
import { grown } from '../partner/memory.mjs'
import { sendRounds, sentImport } from '../servers/settings.mjs'
import { median } from '../statistics.mjs'
import { sendAtDesk } from './send-at-desk.mjs'
import { sendBare } from './send-bare.mjs'

/**
 * What a file changes: a field of its own, or a line of an address, whose other lines the desk fills
 * in and looks at again before they go out.
 */
const kinds = [
  {
    ...{ name: 'phone numbers', head: 'phoneNo', looks: false },
    toText: (digits) => `+47${digits}`,
    toUpdate: (phoneNo) => ({ phoneNo }),
  },
  {
    ...{ name: 'address lines', head: 'addressLine1', looks: true },
    toText: (digits) => `Storgata ${digits}`,
    toUpdate: (addressLine1) => ({ postalAddress: { ...address, addressLine1 } }),
  },
]

const address = {
  ...{ addressLine1: 'Storgata 1', addressLine2: 'c/o Berg', addressLine3: 'Postboks 7' },
  ...{ postalCode: '0155', cityName: 'Oslo', countryText: 'Norge', countryCode: 'NO' },
}

/**
 * Thousands of customers that are changed from a file at the desk, and the same updates sent and
 * followed by a bare client of the sandbox. They take turns; the first round warms up.
 */
export async function measureSending({ direct, desk }, browser, folder, onMeasured) {
  const { rows } = sentImport
  const numbers = Array.from({ length: rows }, (_, at) => `B${100_001 + at}`)
  await timed(`adding ${rows} customers`, () =>
    sendBare(
      direct,
      numbers.map((customerNo) => ({
        customerNo,
        name: `Bench ${customerNo}`,
        postalAddress: address,
      })),
      { method: 'POST' },
    ),
  )
  const measured = []
  for (const kind of kinds) {
    const some = numbers.slice(0, kind.looks ? sentImport.lookedAt : rows)
    measured.push(
      await timed(`sending ${some.length} ${kind.name} to their end, ${sendRounds} rounds`, () =>
        measureKind({ direct, desk, browser, folder, numbers: some }, kind),
      ),
    )
    onMeasured?.(measured.at(-1))
  }
  return measured
}

async function measureKind({ direct, desk, browser, folder, numbers }, kind) {
  const { name, head, looks, toText, toUpdate } = kind
  const rows = numbers.length
  const rounds = []
  for (let round = 0; round <= sendRounds; round += 1) {
    const toValue = (who, at) => toText(`${who}${round}${String(at).padStart(5, '0')}`)
    const bare = await sendBare(
      direct,
      numbers.map((customerNo, at) => ({ customerNo, ...toUpdate(toValue('22', at)) })),
      { looks },
    )
    const file = join(folder, `send-${head}-${round}.csv`)
    const lines = numbers.map((customerNo, at) => `${customerNo};${toValue('23', at)}`)
    writeFileSync(file, [`customerNo;${head}`, ...lines].join('\r\n'))
    const { value, memory } = await grown(() => sendAtDesk(browser, desk, { file, rows }))
    rounds.push({ bare, desk: value, memory: { ...memory, samples: undefined } })
  }
  rounds.shift()
  const medianOf = (pick) => median(rounds.map(pick))
  return {
    ...{ name, rows, looks, rounds },
    median: {
      bare: medianOf(({ bare }) => bare.ms),
      taken: medianOf(({ bare }) => bare.taken),
      desk: medianOf(({ desk: { ms } }) => ms),
      handed: medianOf(({ desk: { handed } }) => handed),
      previewed: medianOf(({ desk: { previewed } }) => previewed),
      sent: medianOf(({ desk: { sent } }) => sent),
      share: medianOf(({ bare, desk: { sent } }) => bare.ms / sent),
      shareFromClick: medianOf(({ bare, desk: { ms } }) => bare.ms / ms),
      heap: medianOf(({ desk: { heap } }) => heap),
      rss: {
        before: medianOf(({ memory }) => memory.rss.before),
        most: medianOf(({ memory }) => memory.rss.most),
        after: medianOf(({ memory }) => memory.rss.after),
      },
    },
  }
}
