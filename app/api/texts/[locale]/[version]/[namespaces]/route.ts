import { readTextFile } from '@/lib/composition/messages/text-files'
import { getEnv } from '@/lib/platform/env'

export const dynamic = 'force-dynamic'

/**
 * A file of texts. It needs no session: the page of the sign-in says them too, and they tell of
 * nobody. Its address has their digest in it, so browsers keep it for good.
 */
export async function GET(
  _: Request,
  { params }: RouteContext<'/api/texts/[locale]/[version]/[namespaces]'>,
) {
  const file = await readTextFile(await params, getEnv().SERVICE_NAME)
  if (!file) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const keep = file.isCurrent ? 'public, max-age=31536000, immutable' : 'no-store'
  return Response.json(file.texts, { headers: { 'cache-control': keep } })
}
