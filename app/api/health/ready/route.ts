import { readiness } from '@/lib/gateway/health'

export const dynamic = 'force-dynamic'

/** 200 while the store and at least one upstream area work, else 503; tells each area. */
export async function GET() {
  const state = await readiness()
  return Response.json(state, { status: state.ready ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
