import type { Answer } from './fake-upstream'
import { json } from './fake-upstream'

/** What the service has, and how it answers next. */
export type Registering = {
  agreements: { requestId: string; name: string; body: Record<string, string> }[]
  companies: { body: Record<string, string>; status: string }[]
  /** Of the next write: whether it is taken before the connection breaks. */
  faults: ('lost' | 'never' | 503 | 400)[]
  /** Of every read, while it is set. */
  down: number | 'reset' | null
  flags: { isCompleted: boolean; isFailed: boolean }
}

/** A service that takes bank agreements and companies, and may lose an answer. */
export function registeringService(): Registering & { answer: Answer } {
  const service: Registering = {
    agreements: [],
    companies: [],
    faults: [],
    down: null,
    flags: { isCompleted: false, isFailed: false },
  }
  const answer: Answer = (request, response, socket) => {
    const body = JSON.parse(request.text || '{}') as Record<string, string>
    const isWrite = !request.url.endsWith('/status')
    const fault = isWrite ? service.faults.shift() : undefined
    const readFault = isWrite ? null : service.down
    if (fault === 'never' || readFault === 'reset') return void socket.destroy()
    const refusal = fault === 400 ? fault : typeof readFault === 'number' ? readFault : null
    if (refusal !== null) return json(response, refusal, { errorMessage: 'No' })
    if (request.url.endsWith('/bankagreement/swedish/register')) {
      const requestId = `BA-${service.agreements.length + 1}`
      service.agreements.push({ requestId, name: body.name ?? '', body })
      if (fault === 503) return json(response, 503, {})
      if (fault === 'lost') return void socket.destroy()
      return json(response, 202, { ...body, requestId, ...service.flags })
    }
    if (request.url.endsWith('/bankagreement/swedish/status')) {
      const found = service.agreements.find(({ requestId }) => requestId === body.requestId)
      return found
        ? json(response, 200, { ...found.body, requestId: found.requestId, ...service.flags })
        : json(response, 404, {})
    }
    if (request.url.endsWith('/organization/company')) {
      if (
        service.companies.some((each) => each.body.OrganizationNumber === body.OrganizationNumber)
      )
        return json(response, 409, { errorMessage: 'It is there' })
      service.companies.push({ body, status: 'New' })
      if (fault === 503) return json(response, 503, {})
      if (fault === 'lost') return void socket.destroy()
      return json(response, 202, { ...body, Status: 'New' })
    }
    const found = service.companies.find(
      (each) => each.body.OrganizationNumber === body.OrganizationNumber,
    )
    return found
      ? json(response, 200, { ...found.body, Status: found.status })
      : json(response, 404, {})
  }
  return Object.assign(service, { answer })
}
