import type * as z from 'zod'
import { type Bounds, usualBounds } from './bounds'
import type { Source } from './source'

export type Area =
  | 'receivables'
  | 'distribution'
  | 'partner'
  | 'collection'
  | 'legacy'
  | 'identity'
  | 'desk'

/**
 * What an input or an answer touches. A person needs each of the named things; an empty scope means
 * that none is named. An input names one organization at most, the rows of an answer may name
 * several.
 */
export type Scope = {
  clientNo?: string
  organizationId?: string
  organizationIds?: string[]
  companyIds?: number[]
}

/**
 * What may happen to a write whose outcome is not known (architecture.md, section 6): `safe` may be
 * sent again by itself (reads and keeps), `same-id` may be sent again by a person with the same id,
 * `never` is looked at and not repeated.
 */
export type Resend = 'safe' | 'same-id' | 'never'

/**
 * One operation of an area, in the upstream's own words. Client, sandbox routes, OpenAPI documents,
 * right checks and the tests that enumerate operations all come from it.
 */
export type OperationShape = {
  name: string
  area: Area
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /**
   * The operation with whose method and path it is asked, where a word of its body makes another
   * meaning of it. The OpenAPI document lists that one alone.
   */
  variantOf?: string
  /** Path after the area's address, with `:name` for a path parameter. */
  path: string
  summary: string
  /** interface.md section, for what is documented. */
  section?: string
  source: Source
  /**
   * True: announced for removal (interface.md, part 9, rule 2). Served and described, but nothing
   * new is built on it.
   */
  isLegacy?: true
  /**
   * By meaning, never by method: a POST may read. `local-write` stores or drops a row of the desk that
   * belongs to one person (a draft, columns): nothing changes upstream, so there is no journal row
   * and no idempotency key (docs/decisions/0006).
   */
  effect: 'read' | 'write' | 'local-write'
  /**
   * The upstream's scope word that a token needs (assumed: interface.md 5.4 shows none). Null:
   * being signed in is enough.
   */
  right: string | null
  /** False: no browser may name it; only the server calls it. */
  exposed: boolean
  resend: Resend
  /** Media type of the body, where it is not application/json. */
  contentType?: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Body schema by status. `null`: the status is answered without a body. */
  answers: Record<number, z.ZodType | null>
  /** Error statuses that the upstream lists. Others may come all the same. */
  refusals: readonly number[]
  /**
   * Field names whose values are masked, wherever they stand in an answer, before it leaves
   * `executeOperation`.
   */
  sensitive: readonly string[]
  /**
   * `none`: masks in its answers carry no mark, because nobody compares them with others; making
   * one costs more than all else of a row.
   */
  marks?: 'none'
  /** True: it shows a value that is masked elsewhere. */
  reveals?: true
  /**
   * Field names that hold a whole document in base64: only of what kind it is and how long leaves
   * `executeOperation`, and stands in the journal of what it sends.
   */
  documents?: readonly string[]
  /**
   * True: the server writes the person's user name to body.metadata.userId, whatever the caller put
   * there.
   */
  signed: boolean
  /**
   * True: pages follow what it reads, so the upstream is asked once for all that ask by themselves
   * at about the same time.
   */
  isFollowed?: true
  /**
   * True: it asks for one record by its query or body, so that a 404 may mean that there is none.
   * Numbers in the path tell it by themselves.
   */
  asksForOne?: true
  /**
   * `own-where-left-out`: where body.CompanyIds is left out or empty, the server fills it with the
   * person's own companies.
   */
  companies?: 'own-where-left-out'
  /** How much an input may hold. Asked before its schema is. */
  bounds: Bounds
  /** Path parameters, query and body in one valid input. */
  example: { params?: unknown; query?: unknown; body?: unknown }
}

type Schema = z.ZodType | undefined
type Output<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined

/** An operation with the types of its schemas. */
export type TypedOperation<
  Name extends string,
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  Answers extends OperationShape['answers'],
> = Omit<OperationShape, 'name' | 'params' | 'query' | 'body' | 'answers'> & {
  name: Name
  params?: P
  query?: Q
  body?: B
  answers: Answers
} & Rules<{ params: Output<P>; query: Output<Q>; body: Output<B> }, Answer<Answers[keyof Answers]>>

/**
 * What is asked of an input before anything is called: what it touches, and the one thing that it
 * is about, in words of the upstream. And of an answer before anybody sees it, where the
 * input may not tell what it touches.
 */
type Rules<Input, Answered> = {
  scope: (input: Input) => Scope
  /** Rights that are needed beside `right`, where the input decides which. */
  rightsOf: (input: Input) => readonly string[]
  target: (input: Input) => string | null
  /**
   * What two writes of the operation may not be about at once, such as an organization number: while
   * the outcome of one is not known, another goes out only where the person says that they know of
   * it. Null: nothing.
   */
  oneAtATime: (input: Input) => string | null
  /** Other operations whose writes count as one of this for `oneAtATime`. */
  oneAtATimeWith: readonly string[]
  scopeOfAnswer: (answer: Answered) => Scope
  /**
   * The one thing that the answer of a read is about, as `target` names it in the input: an answer
   * about another one is no answer. Null or undefined: it does not tell.
   */
  targetOfAnswer: (answer: Answered) => string | null | undefined
}

/**
 * The same where the types of an operation are not known: whoever asks has parsed the input, or the
 * answer, by the operation's own schemas. Methods, because TypeScript takes a narrower parameter of
 * those.
 */
type AnyRules = {
  scope(input: unknown): Scope
  rightsOf(input: unknown): readonly string[]
  target(input: unknown): string | null
  oneAtATime(input: unknown): string | null
  oneAtATimeWith: readonly string[]
  scopeOfAnswer(answer: unknown): Scope
  targetOfAnswer(answer: unknown): string | null | undefined
}

/** Any operation, where its schemas do not matter to the types. */
export type Operation = OperationShape & AnyRules

/** The input of an operation: what stands in its path, its query and its body. */
export type OperationInput<Op extends OperationShape> = Part<'params', Op['params']> &
  Part<'query', Op['query']> &
  Part<'body', Op['body']>

/** The body of a successful answer; null where it has none. */
export type OperationAnswer<Op extends OperationShape> = Answer<Op['answers'][keyof Op['answers']]>

type Part<Name extends string, S> =
  NonNullable<S> extends never
    ? { [Key in Name]?: undefined }
    : NonNullable<S> extends z.ZodType
      ? { [Key in Name]: z.input<NonNullable<S>> }
      : { [Key in Name]?: undefined }
type Answer<S> = S extends z.ZodType ? z.output<S> : null

type Defaults =
  | 'bounds'
  | 'exposed'
  | 'resend'
  | 'sensitive'
  | 'signed'
  | 'refusals'
  | 'scope'
  | 'rightsOf'
  | 'target'
  | 'oneAtATime'
  | 'oneAtATimeWith'
  | 'scopeOfAnswer'
  | 'targetOfAnswer'

/**
 * Declares an operation. Left out: the bounds are the usual ones, `exposed` is true, `resend` is
 * `never` for a write and `safe` else, nothing is sensitive or signed, no refusal is listed, no
 * further right is needed, no target is told, an answer touches nothing more and does not tell what it is about, and the scope is the
 * client or the organization that the path names.
 */
export function defineOperation<
  const Name extends string,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  const Answers extends OperationShape['answers'] = OperationShape['answers'],
>(
  stated: Omit<TypedOperation<Name, P, Q, B, Answers>, Defaults> &
    Partial<Pick<TypedOperation<Name, P, Q, B, Answers>, Defaults>>,
): TypedOperation<Name, P, Q, B, Answers> {
  return {
    bounds: usualBounds,
    exposed: true,
    resend: stated.effect === 'write' ? 'never' : 'safe',
    sensitive: [],
    signed: false,
    refusals: [],
    scope: toPathScope,
    rightsOf: () => [],
    target: () => null,
    oneAtATime: () => null,
    oneAtATimeWith: [],
    scopeOfAnswer: () => ({}),
    targetOfAnswer: () => null,
    ...stated,
  }
}

type Elsewhere = 'area' | 'method' | 'path' | 'source'

/**
 * Declares an operation that the desk answers itself, from its store (lib/platform/gateway). Only
 * its name leads to it, so it states no method and no path; the rest is as for any other.
 */
export function defineLocalOperation<
  const Name extends string,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  const Answers extends OperationShape['answers'] = OperationShape['answers'],
>(
  stated: Omit<TypedOperation<Name, P, Q, B, Answers>, Defaults | Elsewhere> &
    Partial<Pick<TypedOperation<Name, P, Q, B, Answers>, Defaults>>,
): TypedOperation<Name, P, Q, B, Answers> {
  return defineOperation<Name, P, Q, B, Answers>({
    ...stated,
    area: 'desk',
    source: 'documented',
    method: 'POST',
    path: `/${stated.name}`,
  })
}

function toPathScope({ params }: { params: unknown }): Scope {
  const { clientno, organizationId } = (params ?? {}) as Record<string, string | undefined>
  return { ...(clientno && { clientNo: clientno }), ...(organizationId && { organizationId }) }
}
