/** The baseline of reads: the same customer, or list of them, from the same upstream, with a token that somebody else fetched, and nothing checked. */
export async function POST(request: Request) {
  const isList = new URL(request.url).searchParams.has('list')
  const answer = await fetch(isList ? process.env.BARE_LIST_URL! : process.env.BARE_CUSTOMER_URL!, {
    headers: { accept: 'application/json', authorization: `Bearer ${process.env.BARE_TOKEN}` },
    cache: 'no-store',
  })
  return Response.json(await answer.json())
}
