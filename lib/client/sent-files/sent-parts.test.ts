import { expect, test } from 'vitest'
import type { Result } from '@/lib/contracts/result'
import { createSentParts, type SentPart, toSentFile } from './sent-parts'

type Outcome = 'taken' | 'kept back'

/** Parts of one row each, and the answers that a test gives to what is sent. */
function partsOf(...rows: string[]) {
  let parts: SentPart<string, Outcome>[] = []
  const sent: { key: string; rows: string[]; answer: (result: Result<Outcome>) => void }[] = []
  const run = createSentParts<string, Outcome>({
    read: () => parts,
    put: (next) => {
      parts = next
    },
    split: (all) => all.map((row) => [row]),
    send: ({ idempotencyKey, rows }) =>
      new Promise((resolve) => sent.push({ key: idempotencyKey, rows, answer: resolve })),
    isTaken: (outcome) => outcome === 'taken',
  })
  void run.start(rows)
  return {
    ...{ run, sent },
    async answer(value: Outcome) {
      sent.at(-1)!.answer({ ok: true, value })
      await new Promise((resolve) => setImmediate(resolve))
    },
    keyOf: (place: number) => parts[place]!.idempotencyKey,
    stands: () =>
      parts.map(({ rows, isSending, result }) => [
        rows.join(),
        isSending ? 'sending' : result?.ok ? result.value : 'waiting',
      ]),
    kept: () => toSentFile(parts, (outcome) => outcome === 'taken'),
  }
}

test('parts go out one after the other, until one is not taken', async () => {
  const { sent, answer, stands, run } = partsOf('a', 'b', 'c')
  await answer('taken')
  await answer('kept back')
  expect(sent.map(({ rows }) => rows)).toEqual([['a'], ['b']])
  expect(stands()).toEqual([
    ['a', 'taken'],
    ['b', 'kept back'],
    ['c', 'waiting'],
  ])
  void run.goOn()
  await answer('taken')
  expect(sent.map(({ rows }) => rows)).toEqual([['a'], ['b'], ['c']])
})

test('a part that goes away while another is sent leaves that one its own answer', async () => {
  const { sent, answer, stands, run, keyOf } = partsOf('a', 'b', 'c')
  await answer('kept back')
  void run.goOn()
  void run.retry(keyOf(0), [])
  expect(stands()).toEqual([
    ['b', 'sending'],
    ['c', 'waiting'],
  ])
  await answer('taken')
  expect(sent.map(({ rows }) => rows)).toEqual([['a'], ['b'], ['c']])
  await answer('taken')
  expect(stands()).toEqual([
    ['b', 'taken'],
    ['c', 'taken'],
  ])
})

test('what goes out again has a new key, and waits for what is sent', async () => {
  const { sent, answer, run, keyOf, kept } = partsOf('a', 'b')
  await answer('kept back')
  const first = keyOf(0)
  void run.goOn()
  void run.retry(first)
  expect(sent).toHaveLength(2)
  await answer('taken')
  expect(sent.map(({ rows }) => rows)).toEqual([['a'], ['b'], ['a']])
  expect(sent[2]!.key).not.toBe(first)
  expect(kept()).toEqual({ idempotencyKeys: [sent[2]!.key, sent[1]!.key], left: 0 })
})

test('a page that is loaded again is told of what may be out, and how much is not', async () => {
  const { answer, run, keyOf, kept } = partsOf('a', 'b', 'c')
  await answer('kept back')
  expect(kept()).toEqual({ idempotencyKeys: [], left: 3 })
  run.settle(keyOf(1), { ok: false, failure: { kind: 'unknown-outcome' } })
  run.settle(keyOf(2), { ok: false, failure: { kind: 'not-sent' } })
  expect(kept()).toEqual({ idempotencyKeys: [keyOf(1)], left: 2 })
})
