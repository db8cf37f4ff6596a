import type { UblDocument } from '@/lib/contracts/distribution/ubl-document'
import type { CodeLists } from './code-lists/code-lists'
import type { DocumentView } from './document-view'
import type { ReleaseNumber } from './releases'

/** A document that breaks a fatal rule is not taken; one that breaks a warning is. */
export type Severity = 'fatal' | 'warning'

/** One rule of the network, under the id that everybody calls it by. */
export type Rule = {
  id: string
  /** Business terms and groups that it is about: BT-1, BG-4. */
  terms: readonly string[]
  severity: Severity
  /** The one kind that it is asked of; both where it says nothing. */
  kind?: UblDocument['kind']
  /** The first and the last release that has it so; any where it says nothing. */
  since?: ReleaseNumber
  until?: ReleaseNumber
  /**
   * The fields that break it: none where it holds.
   *
   * @throws Unreadable where a value that it needs cannot be read.
   */
  find: (view: DocumentView, lists: CodeLists) => string[]
}

type Options = Pick<Rule, 'kind' | 'since' | 'until'> & { severity?: Severity }

/** A rule by its id, its business terms apart by a blank, and how it is looked for. */
export const defineRule = (
  id: string,
  terms: string,
  find: Rule['find'],
  options: Options = {},
): Rule => ({
  id,
  terms: terms === '' ? [] : terms.split(' '),
  severity: 'fatal',
  ...options,
  find,
})

/** A rule about the document as a whole: one field carries it. */
export const defineDocumentRule = (
  id: string,
  terms: string,
  field: string,
  holds: (view: DocumentView, lists: CodeLists) => boolean,
  options: Options = {},
): Rule => defineRule(id, terms, (view, lists) => (holds(view, lists) ? [] : [field]), options)

/** The paths of the parts of a document that break a rule. */
export const findBroken = <Part extends { path: string }>(
  parts: readonly Part[],
  holds: (part: Part) => boolean,
  field = '',
): string[] =>
  parts.flatMap((part) => (holds(part) ? [] : [field === '' ? part.path : `${part.path}.${field}`]))
