import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readUbl } from '@/lib/client/files/ubl/read-ubl'
import type { UblDocument } from '@/lib/contracts/distribution/ubl-document'
import { checkDocument } from '@/lib/features/document-rules/domain/check-document'
import { brokenDocuments, createBroken } from './support/ubl/broken-documents'
import { mutate } from './support/ubl/mutations'
import { peppolSchematron } from './support/ubl/peppol-assertions'
import { createRandom } from './support/ubl/random'
import { judge, readSchematron, type Schematron } from './support/ubl/schematron'
import { createShape, shapeNames } from './support/ubl/shapes'
import { writeUbl } from './support/ubl/write-ubl'

/** A day of May 2026, the release that both other writings are of. */
const day = '2026-11-26'

/** Elements and attributes that the body has no place for: the reader tells of them. */
const notOfTheBody = /^UBL-(?:CR-|DT-(?:0[89]|1|2))/

const official = readSchematron(
  readFileSync(
    new URL('rule-text/EN16931-UBL-validation-preprocessed.sch', import.meta.url),
    'utf8',
  ),
  (id) => !notOfTheBody.test(id),
)

const listIds = ({ patterns }: Schematron): string[] =>
  patterns.flatMap(({ rules }) => rules.flatMap(({ assertions }) => assertions.map(({ id }) => id)))
const comparable = new Set([...listIds(official), ...listIds(peppolSchematron)])

/** Rules of the two writings that one breaks and the other does not; those of neither answer aside. */
function compareVerdicts(
  document: UblDocument,
  writings: Schematron[] = [official, peppolSchematron],
) {
  const xml = writeUbl(document)
  const reading = readUbl(new TextEncoder().encode(xml))
  const check = checkDocument(document, { day })
  const ours = new Set(check.findings.map(({ rule }) => rule))
  const theirs = writings.map((each) => judge(xml, each))
  const broken = new Set(theirs.flatMap((each) => [...each.broken]))
  const open = new Set([...theirs.flatMap((each) => [...each.failed]), ...check.unanswered])
  const asked = new Set(writings.flatMap(listIds))
  const isCompared = (id: string) => asked.has(id) && !open.has(id)
  return {
    reading,
    broken,
    ours,
    onlyOurs: [...ours].filter((id) => isCompared(id) && !broken.has(id)),
    onlyTheirs: [...broken].filter((id) => isCompared(id) && !ours.has(id)),
    /** Rules that could not be answered where nothing at all is told. */
    silent: ours.size === 0 ? check.unanswered : [],
  }
}

describe('a document in each of the nine shapes', () => {
  test.each(shapeNames)('%s is read whole, and breaks no rule', (name) => {
    const document = createShape(name, createRandom(shapeNames.indexOf(name)))
    const { reading, ours, broken } = compareVerdicts(document)
    expect(reading).toEqual({ ok: true, document, notCarried: [], unlisted: 0 })
    expect([...ours, ...broken]).toEqual([])
  })
})

describe('a document for each rule', () => {
  const seen = new Set<string>()

  test.each(brokenDocuments)('%s', (rule, shape, changes) => {
    const { ours, onlyOurs, onlyTheirs } = compareVerdicts(createBroken(shape, changes), [
      /^(?:BR|UBL)-/.test(rule) ? official : peppolSchematron,
    ])
    for (const id of ours) seen.add(id)
    expect([...ours]).toContain(rule)
    expect({ onlyOurs, onlyTheirs }).toEqual({ onlyOurs: [], onlyTheirs: [] })
  })

  test('breaks every rule that can be broken', () => {
    expect([...comparable].filter((id) => !seen.has(id)).sort()).toEqual(unbreakable)
  })
})

/**
 * Assertions that hold in every document, as published (BR-CO-05 to 08, BR-DEC-13 and 15), and those
 * of what the body has one place for (UBL-SR-06, 27 and 28).
 */
const unbreakable = [
  'BR-CO-05',
  'BR-CO-06',
  'BR-CO-07',
  'BR-CO-08',
  'BR-DEC-13',
  'BR-DEC-15',
  'UBL-SR-06',
  'UBL-SR-27',
  'UBL-SR-28',
]

/** 500 documents, fifty at a time: each part may take its time on a machine that is busy. */
const partLength = 50
const parts = Array.from({ length: 10 }, (_, part) => part * partLength)

test.each(parts)(
  'documents broken at random have the verdict of the others, from %d',
  (first) => {
    const differences = Array.from({ length: partLength }, (_, at) => first + at).flatMap(
      (seed) => {
        const random = createRandom(seed)
        const shape = shapeNames[seed % shapeNames.length]!
        const { document, how } = mutate(createShape(shape, random), random)
        const { onlyOurs, onlyTheirs, silent } = compareVerdicts(document)
        return onlyOurs.length + onlyTheirs.length + silent.length > 0
          ? [{ seed, how, onlyOurs, onlyTheirs, silent }]
          : []
      },
    )
    expect(differences).toEqual([])
  },
  120_000,
)
