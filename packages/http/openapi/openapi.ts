import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { commonProblemMeanings, listProblems } from './endpoint-problems.ts';
import { isCommonProblemCode, Problem } from '../problem.ts';
import { problemDocument } from '../problem-document.ts';
import type { JsonSchema, OpenApi, Operation, Parameter } from './openapi-document.ts';
import { howToBegin, securityRequirements, securitySchemes } from './openapi-words.ts';

/** Calls that belong together, under one heading. */
export interface Concept {
  name: string;
  summary: string;
  calls: readonly { call: Endpoint }[];
}

export interface Described {
  concepts: readonly Concept[];
  version: string;
  /** What the example of each call was answered with, by the call's name. */
  exampleAnswers: Readonly<Record<string, unknown>>;
}

const problem = z
  .object({
    type: z.string().describe('Where the code is explained'),
    title: z.string(),
    status: z.number().int(),
    code: z.string().describe('What to go by'),
    detail: z.string().describe('For people: what is wrong, and what to do'),
    errors: z
      .array(z.object({ path: z.string().describe('For example query.limit'), message: z.string() }))
      .optional()
      .describe('One for each field that is not accepted'),
  })
  .meta({ id: 'Problem', description: 'An error, as in RFC 9457' });

/** The OpenAPI document of calls, made of the same schemas that validate. */
export function describeEndpoints({ concepts, version, exampleAnswers }: Described): OpenApi {
  const calls = concepts.flatMap((concept) => concept.calls.map(({ call }) => call));
  const inputs = toJsonSchemas('input', Object.fromEntries(calls.map((call) => [call.name, inputOf(call)])));
  const outputs = toJsonSchemas('output', {
    ...Object.fromEntries(calls.map((call) => [call.name, call.output])),
    problem,
  });
  const paths: OpenApi['paths'] = {};
  for (const concept of concepts) {
    for (const { call } of concept.calls) {
      (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call, {
        tag: concept.name,
        input: inputs.schemas[call.name]?.properties ?? {},
        output: outputs.schemas[call.name] ?? {},
        exampleAnswer: exampleAnswers[call.name],
      });
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Let’s Read',
      version,
      description: howToBegin,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: concepts.map(({ name, summary }) => ({ name, description: summary })),
    paths,
    components: {
      schemas: { ...inputs.named, ...outputs.named },
      examples: Object.fromEntries(calls.flatMap((call) => Object.entries(listProblems(call))).map(problemExample)),
      securitySchemes,
    },
  };
}

interface Facts {
  tag: string;
  input: Record<string, JsonSchema>;
  output: JsonSchema;
  exampleAnswer: unknown;
}

function operationOf(call: Endpoint, { tag, input, output, exampleAnswer }: Facts): Operation {
  const { params, query, headers, body } = call.example;
  return {
    operationId: call.name,
    tags: [tag],
    summary: call.summary,
    security: securityRequirements(call),
    parameters: [
      ...parametersIn('path', input.params, params),
      ...parametersIn('query', input.query, query),
      ...Object.entries(call.headers).map(([name, description]): Parameter => ({
        name,
        in: 'header',
        description,
        required: false,
        schema: { type: 'string' },
        ...(headers?.[name] === undefined ? {} : { example: headers[name] }),
      })),
    ],
    ...(call.maxFileBytes === undefined ? {} : { requestBody: fileBody }),
    ...(input.body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: input.body, example: body } } } }),
    responses: {
      200: {
        description: 'The answer',
        ...(call.cache === 'public' ? { headers: immutableHeaders } : {}),
        content: {
          'application/json': {
            schema: output,
            ...(exampleAnswer === undefined ? {} : { example: exampleAnswer }),
          },
        },
      },
      ...(call.cache === 'public'
        ? { 304: { description: 'The answer with the tag in If-None-Match still holds' } }
        : {}),
      ...problemResponses(call),
    },
  };
}

const fileBody: Operation['requestBody'] = {
  required: true,
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

const immutableHeaders = {
  ETag: { description: 'Send it in If-None-Match to be answered 304 while it holds', schema: { type: 'string' } },
};
const retryHeaders = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } },
};

function problemResponses(call: Endpoint): Operation['responses'] {
  const byStatus = Map.groupBy(Object.entries(listProblems(call)), ([, status]) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map(([code]) => code).join(', '),
        ...(status === 429 || status === 503 ? { headers: retryHeaders } : {}),
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(codes.map(([code]) => [code, { $ref: `#/components/examples/${code}` }])),
          },
        },
      },
    ]),
  );
}

function problemExample([code, status]: [string, number]): [string, { summary: string; value: unknown }] {
  const value = problemDocument(new Problem(code, status));
  return [code, { summary: isCommonProblemCode(code) ? commonProblemMeanings[code] : value.title, value }];
}

function parametersIn(
  location: 'path' | 'query',
  { properties = {}, required = [] }: JsonSchema = {},
  example: Record<string, string> = {},
): Parameter[] {
  return Object.entries(properties).map(([name, { description = '', ...schema }]) => ({
    name,
    in: location,
    description,
    required: required.includes(name),
    schema,
    ...(example[name] === undefined ? {} : { example: inItsType(example[name], schema) }),
  }));
}

/** An example stands in the document as the value that its text stands for. */
function inItsType(text: string, { type }: JsonSchema): string | number {
  return type === 'integer' || type === 'number' ? Number(text) : text;
}

function inputOf({ params, query, body }: Endpoint): z.ZodType {
  return z.object({ params, query, ...(body === undefined ? {} : { body }) });
}

/** Schemas that have a name (`meta({ id })`) stand apart, and are referred to. */
function toJsonSchemas(
  io: 'input' | 'output',
  shapes: Record<string, z.ZodType>,
): { schemas: Record<string, JsonSchema>; named: Record<string, JsonSchema> } {
  const made = z.toJSONSchema(z.object(shapes), {
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      // Answers may gain members; a client that refuses them would break.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      delete jsonSchema.id;
      // Letters by their category are known to few validators outside; the sentence beside it says what is meant.
      if (/\\p\{/i.test(jsonSchema.pattern ?? '')) delete jsonSchema.pattern;
      // A list of fixed length: what older readers of a schema need as well.
      if (jsonSchema.prefixItems !== undefined) {
        jsonSchema.minItems = jsonSchema.maxItems = jsonSchema.prefixItems.length;
        jsonSchema.items = { type: 'integer' };
      }
    },
  });
  const placed = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
  return {
    schemas: placed.properties ?? {},
    named: (placed.$defs ?? {}) as Record<string, JsonSchema>,
  };
}
