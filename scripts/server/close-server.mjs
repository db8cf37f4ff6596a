/**
 * Ends the desk in the order that loses nothing: the open requests get their answers, the framework
 * ends, and then the store closes, which is given by lib/composition/stop-desk.
 *
 * @param isDev in development an open page keeps its connection for as long as it is open.
 */
export async function closeServer(server, app, isDev) {
  const closed = new Promise((done) => server.close(done))
  if (!isDev) await closed
  await app.close().catch(() => {})
  await globalThis.duedeskCloseStore?.()
}
