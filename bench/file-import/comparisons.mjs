import { beside } from '../baseline-comparison.mjs'
import { importAims as aims } from '../servers/settings.mjs'

/** The parts of the measurement that may be missing. */
export const partsOfImport = (measured) =>
  measured.missing ? [measured] : [measured.sent, ...measured.files].flat()

/** What was sent beside a bare client, each file beside the CSV library alone, with their aims. */
export const ofImport = (measured) =>
  partsOfImport(measured).flatMap((part) =>
    part.looks === undefined ? ofFile(part) : ofSent(part),
  )

function ofSent({ name, rows, median }) {
  const { bare, desk, sent, handed, previewed, share, shareFromClick, heap, rss } = median
  const told = `${rows} ${name} from a file`
  return [
    {
      ...beside(
        `${told}: sent to their end`,
        perSecond(rows, sent),
        '/s',
        'client',
        perSecond(rows, bare),
      ),
      ...{ share, aim: `at least ${aims.sending} of it`, met: share >= aims.sending },
    },
    {
      ...beside(
        `${told}: sent to their end, from the click`,
        perSecond(rows, desk),
        '/s',
        'client',
        perSecond(rows, bare),
      ),
      share: shareFromClick,
    },
    beside(`${told}: until all were handed over`, handed, 'ms', 'until their end', desk),
    beside(`${told}: preview`, previewed, 'ms', 'until their end', desk),
    beside(`${told}: memory of the desk at its most`, rss.most, 'MB', 'before', rss.before),
    beside(`${told}: memory of the desk after`, rss.after, 'MB', 'before', rss.before),
    beside(`${told}: heap of the page after`, heap, 'MB', 'none', 0),
  ]
}

function ofFile({ missing, name, shape, rows, megabytes, median }) {
  if (missing) return [{ figure: 'importing a file', missing }]
  const { bare, idle, computed, read, judged, longest, over50, share } = median
  const { heap, resident, rss } = median
  const told = `${rows} ${name}, ${shape}, ${megabytes.toFixed(1)} MB`
  const pace = (figure, ms, taken) => ({
    ...beside(`${told}: ${figure}`, perSecond(rows, ms), '/s', 'library', perSecond(rows, bare)),
    share: taken,
  })
  return [
    {
      ...pace('rows read', read, share.read),
      ...{ aim: `at least ${aims.share} of it`, met: share.read >= aims.share },
    },
    pace('rows read and judged', judged, share.judged),
    beside(`${told}: until judged`, judged, 'ms', 'library', bare),
    {
      ...beside(
        `${told}: longest task, 0 where none took 50`,
        longest,
        'ms',
        'work of 10 ms',
        idle,
      ),
      ...{ aim: `at most ${aims.task} ms`, met: longest <= aims.task },
    },
    {
      ...beside(`${told}: longest task, processor time`, computed, 'ms', 'work of 10 ms', 10),
      ...{ aim: `at most ${aims.task} ms`, met: computed <= aims.task },
    },
    {
      ...beside(`${told}: tasks over 50 ms`, over50, 'tasks', 'aim', 0),
      ...{ aim: 'none', met: over50 === 0 },
    },
    beside(`${told}: heap at its most`, heap.most, 'MB', 'before', heap.before),
    beside(`${told}: heap, rubbish gone`, heap.after, 'MB', 'before', heap.before),
    ...(resident.before > 0
      ? [bounded(`${told}: memory of the page’s process at its most`, resident, aims.pageMemory)]
      : []),
    bounded(`${told}: memory of the desk at its most`, rss, aims.deskMemory),
  ]
}

const bounded = (figure, { most, before }, aim) => ({
  ...beside(figure, most, 'MB', 'before', before),
  ...{ aim: `under ${aim} MB more`, met: most - before < aim },
})

const perSecond = (rows, ms) => (rows / ms) * 1000
