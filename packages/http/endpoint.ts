import { z } from 'zod';

type Fields = z.ZodObject;

/** What an account may be in the back room. A librarian may do whatever the others may. */
export const roles = ['LIBRARIAN', 'EDITOR', 'PARTNER', 'TEACHER'] as const;
export type Role = (typeof roles)[number];

/** What an account is in the back room. */
export interface Standing {
  roles: readonly Role[];
  teamIds: readonly string[];
}

/** Who may call: anybody, a signed-in account, or an account that has one of these roles now. */
export type Who = 'anyone' | 'account' | { roles: readonly Role[] };

/** What a call takes and gives; from it come validation, the OpenAPI document, the client and the contract tests. */
export interface Endpoint<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Output extends z.ZodType = z.ZodType,
  W extends Who = Who,
> {
  /** The name in code and in the OpenAPI document (operationId), for example "getBook". */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under /api; parameters in braces: "/v5/book/{slug}". */
  path: string;
  /** A sentence for the people who read the API page. */
  summary: string;
  /**
   * "anyone" needs no token, though one that is sent must be good; "account" needs a signed-in account; with `roles` it
   * must have one of them, by the database and not by what a token or a cookie says.
   */
  who: W;
  /**
   * Which token stands in Authorization: "own" is the product's (jwtToken) and is checked before the call. The call itself
   * checks the others: "identity", one of an identity provider, and "refresh", that of a session. "none": not looked at.
   */
  token: 'own' | 'identity' | 'refresh' | 'none';
  /**
   * The fields (of params, query or body) that name an account and a profile: where they are given, they must be
   * the token's own account, one of its profiles and a class that it keeps, and a team must be one that it is in or it a
   * librarian, else 403. Checked here for every call, never in a call's code.
   */
  owned: { account?: string; profile?: string; class?: string; team?: string };
  /** Whether the account must have signed in within the last ten minutes, else 403 `fresh-sign-in-needed`. */
  needsFreshSignIn: boolean;
  /** Whether what it answers could be found by trying: an account asks it a few times an hour at most. */
  isGuessable: boolean;
  params: Params;
  query: Query;
  body: Body;
  output: Output;
  /** The problems this call answers with, beside those any call may have: code to status. */
  problems: Readonly<Record<string, number>>;
  /** "public" answers are the same for everyone and may be kept by a CDN; all others are "no-store". */
  cache: 'public' | 'never';
  /** Set where the body is a file or a part of one, taken as it is and at most so large: no JSON, and no `body`. */
  maxFileBytes: number | undefined;
  /** Headers of its own that a request may have, beside those of tokens: name to what it is for. */
  headers: Readonly<Record<string, string>>;
  example: Example;
}

/**
 * A request that answers, for the documentation; every example is executed in the tests. They all speak of one small
 * library: account 1 with its readers 1 and 2 and its class's 3 and 4, "The Red Kite", which is book 1, and what else has
 * the id 1. Only what cannot be written down stands in braces: "{mailedToken}" is the token of the newest mail,
 * "{refreshToken}" that of the session.
 */
export interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Zod gives an object without fields the type Record<string, never>, which nothing can be joined to. */
type FieldsOf<Object> = string extends keyof Object ? unknown : Object;
type ParameterInput<C extends Endpoint> = FieldsOf<z.input<C['params']>> & FieldsOf<z.input<C['query']>>;

/** What a caller hands to an `ApiClient`: path and query parameters together, and the body under `body`, that of a file under `bytes`. */
export type EndpointInput<C extends Endpoint> = C['body'] extends undefined
  ? ParameterInput<C> & { bytes?: Blob }
  : ParameterInput<C> & { body: z.input<Exclude<C['body'], undefined>> };

/** What the call's own code receives after validation. */
export interface EndpointRequest<C extends Endpoint> {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: C['body'] extends z.ZodType ? z.output<C['body']> : undefined;
  /** The body of a call that takes a file. */
  bytes?: Buffer;
  /** Whose token came with the request. */
  account: C['who'] extends Exclude<Who, 'anyone'> ? Account : Account | undefined;
  /** Of a call for roles: what the account may do, and its teams, by the database and as of now. */
  standing: C['who'] extends { roles: readonly Role[] } ? Standing : undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The network address the request came from, behind as many proxies as are trusted; never written down as it is. */
  address: string;
}

/** How long a sign-in counts as fresh. */
export const freshSeconds = 10 * 60;

/** A signed-in caregiver. */
export interface Account {
  id: string;
  /** Whether they have shown in the last minutes who they are: what a child with the device cannot do. */
  isFresh: boolean;
  /** Which of its grown-ups, by their number at the embedded provider; undefined where another issuer knows them. */
  userId?: string | undefined;
  /** The session at the embedded provider that the token was given to; undefined where another issuer keeps it. */
  sessionId?: string | undefined;
  /**
   * Set where the token is of a browser that is open for a class: then it is for nothing but what names a reader of that
   * class, or the class itself.
   */
  classId?: string;
}

export type EndpointOutput<C extends Endpoint> = z.output<C['output']>;

const nothing = z.object({});
type Nothing = typeof nothing;

interface Declaration<P, Q, B, O, W> {
  method: Endpoint['method'];
  path: string;
  summary: string;
  who: W;
  token?: Endpoint['token'];
  owned?: Endpoint['owned'];
  needsFreshSignIn?: boolean;
  isGuessable?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  output: O;
  problems?: Record<string, number>;
  cache?: Endpoint['cache'];
  maxFileBytes?: number;
  headers?: Endpoint['headers'];
  example?: Example;
}

/**
 * Declares a call. Left out, `params` and `query` are empty, there is no body, no problem of the call's own,
 * the token is our own, and the answer may be kept nowhere.
 */
export function defineEndpoint<
  O extends z.ZodType,
  W extends Who,
  P extends Fields = Nothing,
  Q extends Fields = Nothing,
  B extends z.ZodType | undefined = undefined,
>(name: string, declaration: Declaration<P, Q, B, O, W>): Endpoint<P, Q, B, O, W> {
  return {
    name,
    method: declaration.method,
    path: declaration.path,
    summary: declaration.summary,
    who: declaration.who,
    token: declaration.token ?? 'own',
    owned: declaration.owned ?? {},
    needsFreshSignIn: declaration.needsFreshSignIn ?? false,
    isGuessable: declaration.isGuessable ?? false,
    params: declaration.params ?? (nothing as unknown as P),
    query: declaration.query ?? (nothing as unknown as Q),
    body: declaration.body as B,
    output: declaration.output,
    problems: declaration.problems ?? {},
    cache: declaration.cache ?? 'never',
    maxFileBytes: declaration.maxFileBytes,
    headers: declaration.headers ?? {},
    example: declaration.example ?? {},
  };
}
