/** An address below `/api` that no route has: it is no page, so nobody is led to the sign-in. */
const answerMissing = () =>
  new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })

export {
  answerMissing as DELETE,
  answerMissing as GET,
  answerMissing as PATCH,
  answerMissing as POST,
  answerMissing as PUT,
}
