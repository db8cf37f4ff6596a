import { generalReasons } from '@/components/file-import/import-texts'
import { getRowVerdict, type StandingRow } from '@/lib/features/customer-import/domain/dry-run'
import {
  customerImportFields,
  isSentField,
  type SentField,
} from '@/lib/features/customer-import/domain/import-fields'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { Cell } from '@/lib/shared/tables/delimited-table'
import { describeReason, labelKey } from './customer-import-texts'
import { describeAddress, describeAfter, describeValue } from './verdict-words'

const personal = new Set<string>(
  customerImportFields.filter(({ isPersonal }) => isPersonal).map(({ key }) => key),
)

/** The fields of a file that may stand in a file that is handed on. */
export const listOpenFields = (given: ReadonlySet<string>): SentField[] =>
  [...given].filter(isSentField).filter((field) => !personal.has(field))

/** The heads of the verdicts as a table to hand on. */
export const toVerdictHeads = (t: Translate, fields: readonly SentField[]): Cell[] => [
  ...(['line', 'customerNo', 'name', 'verdict', 'reason', 'address'] as const).map((key) =>
    t(`customerImport.rows.${key}`),
  ),
  ...fields.flatMap((field) =>
    (['before', 'after', 'effect'] as const).map((part) =>
      t(`customerImport.rows.${part}`, { field: labelKey(t, field) }),
    ),
  ),
]

/**
 * A row with its verdicts, without what identifies a person: neither its values nor what is found
 * of them are written out.
 */
export function toVerdictCells(
  t: Translate,
  row: StandingRow,
  fields: readonly SentField[],
): Cell[] {
  const verdicts = new Map(row.plan?.fields.map((each) => [each.field, each]))
  return [
    row.line,
    row.customerNo,
    row.name,
    t(`customerImport.verdict.${getRowVerdict(row)}`),
    row.findings.map((finding) => describeRowFinding(t, finding)).join(' '),
    row.plan ? describeAddress(t, row.plan.address) : null,
    ...fields.flatMap((field): Cell[] => {
      const verdict = verdicts.get(field)
      if (!verdict) return [null, null, null]
      return [
        describeValue(t, verdict.before),
        describeAfter(t, verdict),
        t(`customerImport.field.${verdict.is}`),
      ]
    }),
  ]
}

/** What is found of a row, with the name of its field and without its value. */
export function describeRowFinding(
  t: Translate,
  { field, why }: StandingRow['findings'][number],
): string {
  const words = describeImportReason(t, why)
  return field === null
    ? words
    : t('fileImport.findings.ofField', { field: labelKey(t, field), words })
}

function describeImportReason(t: Translate, why: string): string {
  const general = generalReasons.find((each) => each === why)
  return general ? t(`fileImport.finding.${general}`) : describeReason(t, why)
}
