import { get } from 'node:http'
import { Problem } from '../../scripts/steps/user-error.mjs'

const patience = 30_000

/**
 * Opens event streams of a desk, each with a session of its own, and waits until all of them tell
 * that they are there. All but the first go on from where that one stands, so that none is told of
 * what was before.
 *
 * @param onBatch is told of each batch that a stream names, with its id.
 * @returns what closes all of them. It throws a Problem when one of them ended before.
 */
export async function openStreams(url, cookies, onBatch) {
  const streams = []
  const close = () => {
    const lost = streams.filter(({ hasEnded }) => hasEnded()).length
    for (const { destroy } of streams) destroy()
    if (lost > 0)
      throw new Problem(`event streams: ${lost} of ${streams.length} ended by themselves`)
  }
  try {
    for (const cookie of cookies) {
      const after = streams[0] ? `?after=${streams[0].position}` : ''
      streams.push(await openStream(`${url}/api/events${after}`, cookie, onBatch))
    }
  } catch (error) {
    for (const { destroy } of streams) destroy()
    throw error
  }
  return close
}

function openStream(url, cookie, onBatch) {
  let hasEnded = false
  return new Promise((done, refuse) => {
    const request = get(
      url,
      { agent: false, headers: { cookie, accept: 'text/event-stream' } },
      (answer) => {
        if (answer.statusCode !== 200)
          refuse(new Problem(`event stream: answers ${answer.statusCode}`))
        let rest = ''
        answer.setEncoding('utf8').on('data', (text) => {
          const messages = (rest + text).split('\n\n')
          rest = messages.pop()
          for (const message of messages) {
            const batchId = /"batchId":"([^"]+)"/.exec(message)?.[1]
            if (batchId) onBatch(batchId)
            const here = /^id: (\d+)\ndata: {"kind":"(?:HERE|MISSED)"}/.exec(message)
            if (here)
              done({
                position: here[1],
                hasEnded: () => hasEnded,
                destroy: () => request.destroy(),
              })
          }
        })
        answer.once('close', () => {
          hasEnded = true
        })
      },
    )
    request.on('error', () => refuse(new Problem('event stream: broken')))
    setTimeout(
      () => refuse(new Problem(`event stream: not there after ${patience / 1000} s`)),
      patience,
    ).unref()
  })
}
