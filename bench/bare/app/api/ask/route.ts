/** The baseline of reads of an area: what is asked for of it goes on as it is, with a token that somebody else fetched, and nothing checked. */
export async function POST(request: Request) {
  const { path } = (await request.json()) as { path: string }
  const answer = await fetch(`${process.env.BARE_AREA_URL}${path}`, {
    headers: { accept: 'application/json', authorization: `Bearer ${process.env.BARE_TOKEN}` },
    cache: 'no-store',
  })
  return Response.json(await answer.json())
}
