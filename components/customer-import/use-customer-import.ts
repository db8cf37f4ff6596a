'use client'

import { useCallback, useMemo, useState } from 'react'
import { useColumnMatches } from '@/components/file-import/use-column-matches'
import { type FileImport, useFileImport } from '@/components/file-import/use-file-import'
import { useImportReview } from '@/components/file-import/use-import-review'
import { useToday } from '@/lib/client/hydration'
import { useLimits } from '@/lib/client/limits'
import { useReferenceCheck } from '@/lib/client/use-reference-check'
import type { ImportEffect } from '@/lib/contracts/desk/bulk/customer-import'
import { takeHandedCustomers } from '@/lib/features/customer-import/client/handed-customers'
import {
  StoredCustomers,
  type StoredPiece,
} from '@/lib/features/customer-import/client/stored-customers'
import {
  createLineCollector,
  type DoubleChoice,
} from '@/lib/features/customer-import/domain/double-rows'
import {
  areAnswered,
  listEmptyCells,
  pickMeanings,
} from '@/lib/features/customer-import/domain/empty-cells'
import {
  type CustomerImportKey,
  customerImportFields,
  customersMax,
  type SentField,
  sentFields,
  toOldField,
} from '@/lib/features/customer-import/domain/import-fields'
import type { EmptyMeanings } from '@/lib/features/customer-import/domain/plan-fields'
import {
  type CustomerRow,
  createRowReviewer,
} from '@/lib/features/customer-import/domain/review-row'
import type { LeftDraft } from '@/lib/features/drafts/client/public'
import { applyAnswers } from '@/lib/shared/file-import/import-answers'
import type { ImportSources } from '@/lib/shared/file-import/import-fields'
import type { ImportRow } from '@/lib/shared/file-import/read-import-row'
import { isPathToken } from '@/lib/shared/wire/path-token'
import { useCustomerChecks } from './use-customer-checks'
import { useImportDraft, useKeptImport } from './use-import-draft'

/**
 * What a person said of a file besides its findings; `of`: what the file's own state has as `begun`,
 * `sources`: where its fields came from then.
 */
type Said = {
  of: object
  sources: ImportSources<CustomerImportKey>
  meanings: EmptyMeanings
  doubles: DoubleChoice | null
}

type Place = { clientNo: string; effect: ImportEffect; userName: string; left: LeftDraft }

/**
 * A file of customers, with what a person said of it and what the service has of them already. The
 * service is asked when the person says so; an answer stays as long as the columns need no more.
 */
export function useCustomerImport({ clientNo, effect, userName, left }: Place) {
  const today = useToday()
  const { customerReads: readsMax } = useLimits()
  const matches = useColumnMatches('customers', customerImportFields)
  const kept = useKeptImport(left)
  const [last, setLast] = useState<Said | null>(null)
  const file = useFileImport({
    fields: customerImportFields,
    createCheck: createRowReader,
    rowsMax: customersMax,
    takeHanded: takeHandedCustomers,
    match: matches.match,
    restore(given, begun) {
      const found = kept.restore(given)
      if (found) setLast({ ...found, of: begun })
      return found
    },
    onTaken: () => forgetLookup(),
  })
  const source = matches.remembering(file)
  const { state } = source
  const check = useCustomerChecks()
  const { known, told, beginLookup, forgetLookup } = useStoredLookup()
  const said = state && last?.of === state.begun ? last : null
  const sources = state?.sources
  const meanings = useMemo(
    () => (said && sources ? pickMeanings(said.meanings, said.sources, sources) : noMeanings),
    [said, sources],
  )
  const doubles = said?.doubles ?? null
  const draft = useImportDraft({
    ...{ clientNo, userName, kept, state, meanings, doubles },
    unread: left.unread,
  })
  const judgedBy = { effect, today, check, known, meanings, doubles }
  const { review, isCurrent, fields, empties, unread } = useRowReview(source, judgedBy)
  const isCovered = known?.covers(fields) ?? false

  function say(more: Partial<Said>) {
    if (!state) return
    setLast({ of: state.begun, sources: state.sources, meanings, doubles, ...more })
    source.touch()
  }

  function lookUp() {
    if (!review) return
    const numbers = review.rows.filter(isToRead).map(({ customerNo }) => customerNo)
    beginLookup({ clientNo, numbers, fields, readsMax })
  }

  return {
    source,
    ...told,
    review,
    empties,
    meanings,
    doubles,
    isChecking: source.isReading || source.isChecking || !isCurrent || check === null,
    isAnswered: areAnswered(empties, meanings),
    /** Whether every row that may go out was planned over what is stored. */
    isPreviewed: isCovered && told.hasPreview && unread === 0,
    /** Whether more than the file is lost when the page is left. */
    isTouched: state !== null && (state.isTouched || told.lookup.progress !== null),
    mean: (field: SentField, meaning: 'keep' | 'blank') =>
      say({ meanings: { ...meanings, [field]: meaning } }),
    chooseDouble: (choice: DoubleChoice | null) => say({ doubles: choice }),
    lookUp,
    discard() {
      forgetLookup()
      kept.forget()
      draft.drop()
      source.discard()
    },
    /** How many typed values did not come back with the file that is open; null: nothing came back. */
    omitted: kept.restored?.omitted ?? null,
    /** Why what is said of the file is not kept; null where it is. */
    keptFailure: draft.failure,
    /** Nothing of the file is kept any more: its customers were handed over. */
    dropKept: draft.drop,
  }
}

export type CustomerImportState = ReturnType<typeof useCustomerImport>

const noMeanings: EmptyMeanings = {}
const noFindings = () => ({})

/** The last look at what the service has of the customers of a file. */
function useStoredLookup() {
  const lookup = useReferenceCheck<StoredPiece>()
  const [stored, setStored] = useState<StoredCustomers | null>(null)
  const isLookingUp = lookup.progress?.phase === 'running'
  const known = isLookingUp ? null : stored
  return {
    /** What it found; null before there is one, and while it runs. */
    known,
    /** What the page tells of it. */
    told: {
      lookup,
      isLookingUp,
      /** How many customers of the file have been read. */
      progress: stored?.count() ?? null,
      /** How many of them one by one, because the list of the service gives only so many. */
      alone: stored?.readsAlone() ?? null,
      /** How many were not read, because only so many are read one by one. */
      beyond: stored?.countBeyond() ?? 0,
      /** Whether there is a preview to come back to. */
      hasPreview: known !== null && lookup.progress?.phase === 'done',
    },
    /** Looks anew, except for whom the last look already found with all that is needed. */
    beginLookup(question: Omit<ConstructorParameters<typeof StoredCustomers>[0], 'earlier'>) {
      const next = new StoredCustomers({ ...question, earlier: stored })
      setStored(next)
      lookup.start(next.createPieces(), next.step, 1, next.plan)
    },
    forgetLookup() {
      lookup.forget()
      setStored(null)
    },
  }
}

type JudgedBy = {
  effect: ImportEffect
  today: string
  check: ReturnType<typeof useCustomerChecks>
  known: StoredCustomers | null
  meanings: EmptyMeanings
  doubles: DoubleChoice | null
}

/** Every row of the file as it would go out, over what the service has, and what is still open. */
function useRowReview(
  source: FileImport<CustomerImportKey, CustomerRow>,
  { effect, today, check, known, meanings, doubles }: JudgedBy,
) {
  const { state, rows } = source
  const leftOut = useMemo(() => applyAnswers(state?.answers ?? [], []).leftOut, [state?.answers])
  const { fields, olds } = useImportedFields(state?.sources)
  const reviewRow = useMemo(
    () =>
      createRowReviewer({
        ...{ effect, fields, olds, meanings, today },
        check: check ?? noFindings,
        findStored: (number) => known?.find(number),
        isInBatch: (number) => known?.isInBatch(number) ?? false,
      }),
    [effect, fields, olds, meanings, today, check, known],
  )
  const complete = useCallback(
    (row: CustomerRow) => reviewRow(row, { doubles, leftOut }),
    [reviewRow, doubles, leftOut],
  )
  const { review, isCurrent } = useImportReview(
    customerImportFields,
    rows,
    state,
    complete,
    source.isChecking,
  )
  const empties = useMemo(
    () => (review && state ? listEmptyCells(state.sources, review.tallies, review.rows) : []),
    [review, state],
  )
  const unread = useMemo(
    () => review?.rows.filter((row) => row.lookup === null && isToRead(row)).length ?? 0,
    [review],
  )
  return { review, isCurrent, fields, empties, unread }
}

/** Whether a row names a customer who can be looked for. */
const isToRead = ({ customerNo }: CustomerRow) => isPathToken(customerNo)

/** The fields that a file has, and those of which it has old values; the same while they are. */
function useImportedFields(sources: ImportSources<CustomerImportKey> = noSources) {
  const keys = Object.keys(sources).sort().join()
  return useMemo(() => {
    const given = new Set(keys.split(','))
    return {
      fields: sentFields.filter((field) => given.has(field)),
      olds: sentFields.filter((field) => given.has(toOldField(field))),
    }
  }, [keys])
}

const noSources: ImportSources<CustomerImportKey> = {}

function createRowReader() {
  const collectLine = createLineCollector()
  return ({ line, values, findings }: ImportRow<CustomerImportKey>): CustomerRow => {
    const customerNo = values.customerNo ?? ''
    return {
      ...{ line, values, findings, customerNo },
      sameLines: collectLine(line, customerNo),
      ...{ name: null, lookup: null, plan: null, cleaned: 0, isDoubtful: false },
    }
  }
}
