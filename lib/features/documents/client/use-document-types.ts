import { useQuery } from '@tanstack/react-query'
import { useOffers } from '@/lib/client/offers'
import { getCodesQuery } from '@/lib/features/codes/client/public'
import { knownDocumentTypes } from '@/lib/features/documents/domain/typed-document'

/** A type of document, with what the client calls it; null where it has no name of its own. */
export type DocumentType = { code: string; name: string | null }

/**
 * The types of which a document may be: those that the client's codes list and that are in use; as
 * long as none is told, the ones that are known.
 */
export function useDocumentTypes(clientNo: string): DocumentType[] {
  const isOffered = useOffers()('listCodes')
  const { data } = useQuery({ ...getCodesQuery(clientNo), enabled: isOffered, retry: false })
  const listed = (data?.codes ?? []).flatMap((row) =>
    row?.codeType?.toLowerCase() === 'documenttype' && row.code?.trim() && row.isActive !== false
      ? [{ code: row.code.trim(), name: row.name?.trim() || null }]
      : [],
  )
  return listed.length > 0 ? listed : knownDocumentTypes.map((code) => ({ code, name: null }))
}
