/** A handler's answer: a status that the contract lists, and the body that belongs to it. */
export const makeAnswer = <const Status extends number, Body>(status: Status, body: Body) => ({
  status,
  body,
})
