import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type ImportState, takeFile } from '@/components/file-import/taken/taken-file'
import { parseDelimitedText } from '@/lib/client/files/parse-delimited-text'
import type { Failure } from '@/lib/contracts/result'
import {
  type CustomerImportKey,
  customerImportFields,
} from '@/lib/features/customer-import/domain/import-fields'
import type { EmptyMeanings } from '@/lib/features/customer-import/domain/plan-fields'
import type { LeftDraft } from '@/lib/features/drafts/client/public'
import { matchColumns } from '@/lib/shared/file-import/match-columns'
import { renderPage } from '@/tests/support/render-page'
import { useImportDraft, useKeptImport } from './use-import-draft'

type State = ImportState<CustomerImportKey>
const toFile = (name: string) => new File(['x'], name, { lastModified: 1_795_000_000_000 })
const toGiven = (file: File) => ({
  ...{ name: file.name, file },
  table: parseDelimitedText('customerNo;phoneNo\n10001;22'),
})
const take = (file: File): State =>
  takeFile(toGiven(file), {
    fields: customerImportFields,
    match: (heads) => matchColumns(customerImportFields, heads),
  })
const mends = (value: string) => [{ line: 2, field: 'phoneNo', value }] as const
const say = (file: File, value: string): State => ({
  ...{ ...take(file), mends: mends(value), isTouched: true },
})
const [moved, other] = [toFile('moved.csv'), toFile('other.csv')]
const nothing: LeftDraft = { content: null, unread: null }
const meanings: EmptyMeanings = {}

/** The page as it stands after it has shown some states of a file, one after the other. */
function show(states: readonly (State | null)[], left = nothing) {
  let page: ReturnType<typeof useShown> | null = null
  const useShown = () => {
    const [at, setAt] = useState(0)
    if (at < states.length - 1) setAt(at + 1)
    const kept = useKeptImport(left)
    const shown = { state: states[at] ?? null, kept, meanings, doubles: null, unread: left.unread }
    const draft = useImportDraft({ clientNo: '1001', userName: 'kari', ...shown })
    return { kept, draft }
  }
  const Page = () => {
    page = useShown()
    return null
  }
  renderPage(<Page />)
  return page!
}
const restoreOf = ({ kept }: ReturnType<typeof show>, file = moved) => kept.restore(toGiven(file))

afterEach(() => vi.unstubAllGlobals())
function countRequests() {
  const ask = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', ask)
  return ask
}

test('a file that is chosen again has what was said of it last, not what the page opened with', () => {
  const { kept } = show([say(moved, 'older')])
  const left = { content: kept.held, unread: null }
  expect(restoreOf(show([null], left))).toMatchObject({ mends: mends('older') })
  expect(restoreOf(show([say(moved, 'newer')], left))).toMatchObject({ mends: mends('newer') })
})

test('what was said of a file is kept while nothing is said of another that is looked at', () => {
  const looked = show([say(moved, 'newer'), take(other)])
  expect(looked.kept.held).toMatchObject({ mends: mends('newer') })
  expect(restoreOf(looked)).toMatchObject({ mends: mends('newer') })
  expect(restoreOf(looked, other)).toBeNull()
  const said = show([say(moved, 'newer'), say(other, 'x')])
  expect(restoreOf(said)).toBeNull()
})

test('what is too long to be kept takes the place of what was kept, with nothing', () => {
  const long = say(moved, 'x'.repeat(200_000))
  expect(show([say(moved, 'newer'), long, take(moved)]).kept.held).toBeNull()
})

test('only what is kept of the open file is dropped with it', async () => {
  const ask = countRequests()
  const left = { content: show([say(moved, 'newer')]).kept.held, unread: null }
  show([take(other)], left).draft.drop()
  show([{ ...say(moved, 'newer'), file: undefined }], left).draft.drop()
  expect(ask).not.toHaveBeenCalled()
  show([take(moved)], left).draft.drop()
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1), { timeout: 20_000 })
})

test('nothing takes the place of a draft that was not read, nor is it dropped', async () => {
  const ask = countRequests()
  const unread: Failure = { kind: 'unreachable' }
  const { draft } = show([say(moved, 'newer')], { content: null, unread })
  draft.drop()
  await Promise.resolve()
  expect(draft.failure).toBe(unread)
  expect(ask).not.toHaveBeenCalled()
})
