/** A part of an address. Texts of the upstream may hold half a character, which no address can. */
const encodePart = (value: string | number) => encodeURIComponent(String(value).toWellFormed())

/**
 * The parts of an address as they were before they were encoded. One that was never encoded whole
 * stays as it is.
 */
export async function readParts<Parts extends Record<string, string>>(
  parts: Promise<Parts>,
): Promise<Parts> {
  return Object.fromEntries(
    Object.entries(await parts).map(([name, value]) => [name, readPart(value)]),
  ) as Parts
}

function readPart(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** The part of an address behind the question mark, as a page gets it. */
export const toQuery = (
  searched: Readonly<Record<string, string | string[] | undefined>>,
): URLSearchParams =>
  new URLSearchParams(
    Object.entries(searched).flatMap(([key, value]) =>
      [value ?? []].flat().map((each) => [key, each]),
    ),
  )

/** Every address of the desk. Nothing else writes one. */
export const routes = {
  home: () => '/',
  login: (next?: string) => (next ? `/login?next=${encodePart(next)}` : '/login'),
  /** The stops of all customers, by their last day. */
  stops: (clientNo: string, query = '') =>
    `/clients/${encodePart(clientNo)}/stops${query && `?${query}`}`,
  customers: (clientNo: string, query = '') =>
    `/clients/${encodePart(clientNo)}/customers${query && `?${query}`}`,
  customer: (clientNo: string, customerNo: string) =>
    `/clients/${encodePart(clientNo)}/customers/${encodePart(customerNo)}`,
  customerJournal: (clientNo: string, customerNo: string) =>
    `${routes.customer(clientNo, customerNo)}/journal`,
  /** What a customer owes: open invoices, or all, or those of one age in one currency. */
  customerInvoices: (clientNo: string, customerNo: string, query = '') =>
    `${routes.customer(clientNo, customerNo)}/invoices${query && `?${query}`}`,
  customerCollection: (clientNo: string, customerNo: string) =>
    `${routes.customer(clientNo, customerNo)}/collection`,
  customerStops: (clientNo: string, customerNo: string) =>
    `${routes.customer(clientNo, customerNo)}/stops`,
  /** A customer's form with a write of its journal taken back in it, unsent. */
  undo: (clientNo: string, customerNo: string, idempotencyKey: string) =>
    `${routes.customer(clientNo, customerNo)}?undo=${encodePart(idempotencyKey)}`,
  /** A customer's form right after its creation: `found` when only a look told that it is there. */
  created: (clientNo: string, customerNo: string, how: 'created' | 'found') =>
    `${routes.customer(clientNo, customerNo)}?created=${how}`,
  newCustomer: (clientNo: string) => `/clients/${encodePart(clientNo)}/new-customer`,
  /** Changes many customers, or adds them, from a file or a selection. */
  customerImport: (clientNo: string) => `/clients/${encodePart(clientNo)}/customer-import`,
  /** The system codes of a client and its configuration; `query` names the part and a search. */
  codes: (clientNo: string, query = '') =>
    `/clients/${encodePart(clientNo)}/codes${query && `?${query}`}`,
  /** The receivable items of a client. */
  items: (clientNo: string, query = '') =>
    `/clients/${encodePart(clientNo)}/items${query && `?${query}`}`,
  item: (clientNo: string, arItemId: string | number) =>
    `${routes.items(clientNo)}/${encodePart(arItemId)}`,
  /** What is open by its age, at the end of a day. */
  aging: (clientNo: string, query = '') =>
    `/clients/${encodePart(clientNo)}/aging${query && `?${query}`}`,
  /** The general-ledger items of a client. */
  glItems: (clientNo: string, query = '') =>
    `/clients/${encodePart(clientNo)}/ledger${query && `?${query}`}`,
  glItem: (clientNo: string, glItemId: string | number) =>
    `${routes.glItems(clientNo)}/items/${encodePart(glItemId)}`,
  glMovements: (clientNo: string, query = '') =>
    `${routes.glItems(clientNo)}/movements${query && `?${query}`}`,
  /** Items, general ledger, movements and aging held against each other. */
  compareLedgers: (clientNo: string, query = '') =>
    `${routes.glItems(clientNo)}/compare${query && `?${query}`}`,
  /** Auto postings of a client: several at once, all or none. */
  postings: (clientNo: string) => `/clients/${encodePart(clientNo)}/postings`,
  /** Actions and reports of a client. */
  actions: (clientNo: string) => `/clients/${encodePart(clientNo)}/actions`,
  /** A batch of the receivables area, also one that was sent from elsewhere. */
  receivablesBatch: (clientNo: string, batchUuid: string) =>
    `/clients/${encodePart(clientNo)}/batches/${encodePart(batchUuid)}`,
  partnerSearch: (query = '') => (query ? `/partner/search?${query}` : '/partner/search'),
  send: (query = '') => (query ? `/send?${query}` : '/send'),
  /** The failed invoices of a cause, to be sent again. */
  sendAgain: (query: string) => `/send/again?${query}`,
  deliveryTimes: () => '/partner/delivery-times',
  /** Where pasted references were once; it leads to where they are now. */
  partnerReferences: () => '/partner/references',
  partnerFailures: (query = '') => (query ? `/partner/failures?${query}` : '/partner/failures'),
  /** A customer's form with the focus on one field, named by its path in interface.md 2.1. */
  customerField: (clientNo: string, customerNo: string, field: string) =>
    `${routes.customer(clientNo, customerNo)}#field=${encodePart(field)}`,
  /** Where invoices are tracked, by one reference or a pasted list. */
  invoices: () => '/invoices',
  invoiceById: (identifier: string) => `/invoices/id/${encodePart(identifier)}`,
  invoiceByNumber: (number: string, company: number | null) =>
    `/invoices/number/${encodePart(number)}${company === null ? '' : `?company=${company}`}`,
  /** Bank agreements that were registered; `query` names an open one. */
  bankAgreements: (query = '') => `/bank-agreements${query && `?${query}`}`,
  companies: (query = '') => `/companies${query && `?${query}`}`,
  /** Files of a period and a company; `query` names both, and an open file. */
  files: (query = '') => `/files${query && `?${query}`}`,
  journal: (query = '') => `/journal${query && `?${query}`}`,
  /** What a person changed. */
  journalOf: (person: string) => routes.journal(`who=${encodePart(person)}`),
  /** One write, by its idempotency key. */
  journalLine: (idempotencyKey: string) => `/journal?line=${encodePart(idempotencyKey)}`,
  /** Where the person is signed in. */
  sessions: () => '/sessions',
  /** What was done to many at once, by whom and in which company. */
  bulkActions: (query = '') => `/bulk-actions${query && `?${query}`}`,
  bulkAction: (bulkActionId: string) => `/bulk-actions/${encodePart(bulkActionId)}`,
  exports: () => '/exports',
  /** The receipt of one export. */
  export: (exportId: string) => `/exports/${encodePart(exportId)}`,
  /** The file of one export. */
  exportFile: (exportId: string) => `/api/export/${encodePart(exportId)}`,
  /**
   * The partner search as a view keeps it. The id only names which view is open: what is shown is
   * what the rest of the address says.
   */
  partnerView: (query: string, viewId: string) =>
    routes.partnerSearch(`${query}${query && '&'}view=${encodePart(viewId)}`),
  collectionInvoices: (organizationId: string, query = '') =>
    `/collection/${encodePart(organizationId)}/invoices${query && `?${query}`}`,
  collectionInvoice: (organizationId: string, invoiceId: string) =>
    `${routes.collectionInvoices(organizationId)}/${encodePart(invoiceId)}`,
  newCollectionInvoices: (organizationId: string) =>
    `/collection/${encodePart(organizationId)}/new-invoices`,
  /** The cases that need an answer. */
  cases: (organizationId: string, query = '') =>
    `/collection/${encodePart(organizationId)}/cases${query && `?${query}`}`,
  allCases: (organizationId: string, query = '') =>
    `${routes.cases(organizationId)}/all${query && `?${query}`}`,
  case: (organizationId: string, caseNumber: string | number) =>
    `${routes.cases(organizationId)}/${encodePart(caseNumber)}`,
  /** Payments of a bank's list; `sent` names what was sent of one. */
  payments: (organizationId: string, sent?: string) =>
    `/collection/${encodePart(organizationId)}/payments${sent ? `?sent=${encodePart(sent)}` : ''}`,
  settlements: (organizationId: string, query = '') =>
    `/collection/${encodePart(organizationId)}/settlements${query && `?${query}`}`,
  settlement: (organizationId: string, settlementId: string) =>
    `${routes.settlements(organizationId)}/${encodePart(settlementId)}`,
  reports: (organizationId: string) => `/collection/${encodePart(organizationId)}/reports`,
  batches: (query = '') => `/batches${query && `?${query}`}`,
  /** One batch, in the organization that it belongs to. */
  collectionBatch: (organizationId: string, batchId: string) =>
    `/batches/${encodePart(organizationId)}/${encodePart(batchId)}`,
  /**
   * The document of an invoice, which is asked for by its receipt id or number: to be saved, or
   * shown by itself.
   */
  document: (
    question: { identifier?: string; number?: string; company?: number },
    as: 'saved' | 'shown',
  ) =>
    `/api/document?${new URLSearchParams([...Object.entries(question).map(([name, value]) => [name, String(value)]), ['as', as]])}`,
  /** The documents of a client; `query` names what is asked for, and an open document. */
  documents: (clientNo: string, query = '') =>
    `/clients/${encodePart(clientNo)}/documents${query && `?${query}`}`,
  /** A document of the ledger, beside the list of those with its number. */
  ledgerDocument: (clientNo: string, documentNo: string) =>
    routes.documents(clientNo, new URLSearchParams({ q: documentNo, open: documentNo }).toString()),
  /** A new document, of a customer where one is named. */
  newDocument: (clientNo: string, customerNo = '') =>
    `/clients/${encodePart(clientNo)}/documents/new${customerNo && `?customer=${encodePart(customerNo)}`}`,
  /** Documents of a file, to be created as batches. */
  documentImport: (clientNo: string) => `/clients/${encodePart(clientNo)}/documents/import`,
  /** The bundles that documents went out in; `query` names a page, and an open bundle. */
  documentBundles: (clientNo: string, query = '') =>
    `/clients/${encodePart(clientNo)}/documents/bundles${query && `?${query}`}`,
  /** A file of a client, to be saved or shown by itself. */
  fileContent: (clientNo: string, fileId: string, as: 'saved' | 'shown') =>
    `/api/document?${new URLSearchParams({ client: clientNo, file: fileId, as })}`,
  /** The files of a client; `query` names a search, and an open file. */
  storedFiles: (clientNo: string, query = '') =>
    `/clients/${encodePart(clientNo)}/files${query && `?${query}`}`,
  /** The files of a client with one of them open. */
  storedFile: (clientNo: string, fileId: string) =>
    `/clients/${encodePart(clientNo)}/files?${new URLSearchParams({ open: fileId })}`,
  auth: (step: 'csrf' | 'callback/credentials' | 'signout') => `/api/auth/${step}`,
  read: (operation: string) => `/api/read/${operation}`,
  localWrite: (operation: string) => `/api/local-write/${operation}`,
  /** The texts of some namespaces in a language, of a version. */
  texts: (locale: string, version: string, namespaces: string) =>
    `/api/texts/${locale}/${version}/${namespaces}`,
  /** The event stream, from the event on that was seen last. */
  events: (after?: string) => (after ? `/api/events?after=${encodePart(after)}` : '/api/events'),
}

/** The page of a batch; null where the service named none, or it is not known whose it is. */
export const findBatchHref = ({
  organizationId,
  clientNo,
  batchId,
}: {
  organizationId: string | null
  clientNo: string | null
  batchId: string | null
}): string | null => {
  if (batchId === null) return null
  if (organizationId !== null) return routes.collectionBatch(organizationId, batchId)
  return clientNo === null ? null : routes.receivablesBatch(clientNo, batchId)
}

/**
 * A place inside the desk to go on to after sign-in: one that starts with a single slash, in the
 * form in which addresses are sent (an answer's header holds no other letters). Anything else
 * becomes the home page.
 */
export function sanitizeNext(next: string | undefined): string {
  if (
    !next ||
    !/^\/(?![/\\])/.test(next) ||
    hasControlCharacter(next) ||
    !URL.canParse(next, inside)
  )
    return routes.home()
  const { origin, pathname, search, hash } = new URL(next, inside)
  return origin === inside && !pathname.startsWith('//')
    ? `${pathname}${search}${hash}`
    : routes.home()
}

const inside = 'http://desk.invalid'

const hasControlCharacter = (text: string) => [...text].some((character) => character < ' ')

/**
 * The name of the event that asks an open page whether it may be left, before something is done
 * that leaves it. Prevented means: stay.
 */
export const leaveEvent = 'duedesk:leave'

/** The name of the event that tells an open page that its person has signed in again. */
export const signedInEvent = 'duedesk:signed-in'
