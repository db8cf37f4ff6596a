import { join } from 'node:path'
import { timed } from '../../scripts/steps/with-timing.mjs'
import { grown } from '../partner/memory.mjs'
import { tried } from '../partner/try-step.mjs'
import { areaServers } from '../servers/area-servers.mjs'
import { importRounds, personOfLead, sentImport } from '../servers/settings.mjs'
import { median } from '../statistics.mjs'
import { parseBare } from './bare-parser.mjs'
import { listFiles } from './files.mjs'
import { measureSending } from './measure-sending.mjs'
import { openFile } from './open-file.mjs'

/**
 * Customers sent from a file, beside a bare client; then files opened by the pages that import them,
 * beside the CSV library alone with the same text, in turns. Its processes have ended when it returns.
 */
export function measureImport(things, browser) {
  return tried(things, async () => {
    const store = {
      name: 'PGlite',
      sandbox: { SANDBOX_DATABASE_URL: 'memory' },
      desk: { DESK_DATA_DIR: join(things.folder, 'import') },
    }
    const running = await areaServers(things, store, {
      who: personOfLead,
      path: `/arm/v1/clients/${sentImport.clientNo}`,
    })
    const sent = await tried(things, () => measureSending(running, browser, things.folder))
    const files = []
    for (const file of listFiles(things.folder))
      files.push(await tried(things, () => opened(running, browser, file)))
    await running.stop()
    return { sent, files }
  })
}

/** The first round warms up the servers. */
function opened({ desk }, browser, file) {
  const { name, shape, rows } = file
  return timed(`importing ${rows} ${name}, ${shape}, ${importRounds} times`, async () => {
    const rounds = []
    for (let round = 0; round <= importRounds; round += 1) {
      const { value, memory } = await grown(() => openFile(browser, desk, file))
      const { tasks, ...page } = value
      const bare = await parseBare(browser, file, page.judged)
      rounds.push({
        ...{ bare: bare.ms, idle: bare.longest, ...page, tasks, longest: longestOf(tasks) },
        rss: memory.rss,
      })
    }
    rounds.shift()
    const medianOf = (pick) => median(rounds.map(pick))
    return {
      ...{ name, shape, rows, megabytes: file.megabytes, rounds },
      median: {
        bare: medianOf(({ bare }) => bare),
        read: medianOf(({ read }) => read),
        judged: medianOf(({ judged }) => judged),
        longest: medianOf(({ longest }) => longest),
        idle: medianOf(({ idle }) => idle),
        computed: medianOf(({ computed }) => computed),
        over50: medianOf(({ tasks }) => tasks.length),
        share: {
          read: medianOf(({ bare, read }) => bare / read),
          judged: medianOf(({ bare, judged }) => bare / judged),
        },
        heap: {
          before: medianOf(({ heap }) => heap.before),
          most: medianOf(({ heap }) => heap.most),
          after: medianOf(({ heap }) => heap.after),
        },
        resident: {
          before: medianOf(({ resident }) => resident.before),
          most: medianOf(({ resident }) => resident.most),
        },
        rss: { before: medianOf(({ rss }) => rss.before), most: medianOf(({ rss }) => rss.most) },
      },
    }
  })
}

const longestOf = (tasks) => Math.max(0, ...tasks.map(({ duration }) => duration))
