'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWrite } from '@/lib/client/use-write'
import { createWriteStamp, getColumnMatchesQuery, toLocalWrite } from '@/lib/client/user-state'
import type { ColumnImport, ColumnMatch } from '@/lib/contracts/desk/user-state'
import type { ImportField } from '@/lib/shared/file-import/import-fields'
import {
  matchColumns,
  toColumnKey,
  withRememberedColumns,
} from '@/lib/shared/file-import/match-columns'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import type { FileImport } from './use-file-import'

/** So many heads are remembered, the last ones. */
const matchesMax = 200

const keepColumnMatches = toLocalWrite('keepColumnMatches')

/**
 * Which fields a person has chosen by hand for columns, remembered for the next file with the same
 * heads. A head that may be no head but a first row of data is not.
 */
export function useColumnMatches<Key extends string>(
  imports: ColumnImport,
  fields: readonly ImportField<Key>[],
) {
  const queryClient = useQueryClient()
  const query = getColumnMatchesQuery(imports)
  const { data } = useQuery(query)
  const { mutate } = useWrite(keepColumnMatches, {
    toInput: (matches: ColumnMatch[]) => ({ body: { ...createWriteStamp(), imports, matches } }),
  })

  async function remember(head: string, field: Key) {
    if (!isHead(head)) return
    // Nothing takes the place of what was remembered and could not be read.
    await queryClient.ensureQueryData(query).catch(() => {})
    const known = queryClient.getQueryData(query.queryKey)
    if (!known) return
    const others = known.matches.filter((each) => each.head !== head)
    const matches = [...others, { head, field }].slice(-matchesMax)
    void queryClient.cancelQueries({ queryKey: query.queryKey })
    queryClient.setQueryData(query.queryKey, { matches })
    mutate(matches)
  }

  return {
    /** Where each field comes from by the heads of a file. */
    match: (heads: readonly string[]) =>
      withRememberedColumns(
        matchColumns(fields, heads),
        heads,
        (data?.matches ?? []).filter((each): each is { head: string; field: Key } =>
          fields.some(({ key }) => key === each.field),
        ),
      ),
    /** The same import, which remembers each column that is chosen for a field. */
    remembering: <Row>(file: FileImport<Key, Row>): FileImport<Key, Row> => ({
      ...file,
      setSource(field, source) {
        file.setSource(field, source)
        const heads = file.state?.table.records[0]?.cells ?? []
        if (source?.from === 'column') void remember(toColumnKey(heads[source.column] ?? ''), field)
      },
    }),
  }
}

/** Whether a text is likely to be the head of a column, and holds nobody's data. */
const isHead = (text: string) =>
  text !== '' && text.length <= 100 && !/\d{4}/.test(text) && !hasIdentityNumber(text)
