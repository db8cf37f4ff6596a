/** The process answers. */
export const dynamic = 'force-dynamic'

export function GET() {
  return Response.json({ live: true }, { headers: { 'cache-control': 'no-store' } })
}
