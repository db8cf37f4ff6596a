import { detectForms } from '@/lib/shared/file-import/detect-forms'
import {
  type ImportAnswer,
  type ImportMend,
  isOfFile,
} from '@/lib/shared/file-import/import-answers'
import type {
  ImportField,
  ImportForms,
  ImportSource,
  ImportSources,
} from '@/lib/shared/file-import/import-fields'
import { withSource } from '@/lib/shared/file-import/match-columns'
import type { ImportState } from './taken-file'

/** What a person says of a file that is there; before that nothing is. */
export function createImportEdits<Key extends string>(
  state: ImportState<Key> | null,
  fields: readonly ImportField<Key>[],
  change: (next: Partial<ImportState<Key>>) => void,
) {
  const readBy = (now: ImportState<Key>, sources: ImportSources<Key>) => ({
    sources,
    forms: { ...detectForms(now.table, fields, sources), ...now.saidForms },
  })
  return {
    setForms: (forms: Partial<ImportForms>) =>
      state &&
      change({
        forms: { ...state.forms, ...forms },
        saidForms: { ...state.saidForms, ...forms },
      }),
    setSource(key: Key, source: ImportSource<Key> | null) {
      if (!state) return
      const sources = withSource(state.sources, key, source)
      const isOther = ({ does, group }: ImportAnswer<Key>) => does !== 'set' || group.field !== key
      change({ ...readBy(state, sources), answers: state.answers.filter(isOther) })
    },
    answer(answer: ImportAnswer<Key>) {
      if (!state) return
      const { field, cases } = answer.group
      const isForAll = cases.length === state.table.records.length - 1
      if (answer.does !== 'set' || field === null || !isForAll)
        return change({ answers: [...state.answers, answer] })
      change({
        sources: withSource(state.sources, field, answer.given),
        answers: [...state.answers, { ...answer, replaced: state.sources[field] ?? null }],
      })
    },
    /** Takes an answer back; a value for all rows that came after it holds. */
    takeBack(answer: ImportAnswer<Key>) {
      if (!state) return
      const { field } = answer.group
      const answers = state.answers.filter((each) => each !== answer)
      if (field === null || !isOfFile(answer)) return change({ answers })
      const { replaced } = answer
      const after = state.answers.slice(state.answers.indexOf(answer) + 1)
      const later = after.find((each) => isOfFile(each) && each.group.field === field)
      if (!later)
        return change({ ...readBy(state, withSource(state.sources, field, replaced)), answers })
      change({ answers: answers.map((each) => (each === later ? { ...later, replaced } : each)) })
    },
    mend: (mend: ImportMend<Key>) =>
      state &&
      change({
        mends: [
          ...state.mends.filter(({ line, field }) => line !== mend.line || field !== mend.field),
          mend,
        ],
      }),
  }
}
