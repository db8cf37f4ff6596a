/** The baseline of reads: the same customer from the same upstream, with a token that somebody else fetched, and nothing checked. */
export async function POST() {
  const answer = await fetch(process.env.BARE_CUSTOMER_URL!, {
    headers: { accept: 'application/json', authorization: `Bearer ${process.env.BARE_TOKEN}` },
    cache: 'no-store',
  })
  return Response.json(await answer.json())
}
