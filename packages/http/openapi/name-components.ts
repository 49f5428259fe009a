import type { Content, NamedOpenApi, OpenApi, Operation, Parameter, Response } from './openapi-document.ts';

/**
 * The same document with everything that stands in several places, and the input and answer of each call, under a name: what is
 * generated from it has a type for each, and says each once.
 */
export function nameComponents(document: OpenApi): NamedOpenApi {
  const { schemas, examples, securitySchemes } = document.components;
  const named: NamedOpenApi['components'] = {
    schemas: { ...schemas },
    responses: {},
    parameters: {},
    examples: { ...examples },
    securitySchemes,
  };
  const parameters = nameParameters(document, named.parameters);
  const problems = nameProblems(document, named.responses);
  const known = new Map(Object.entries(schemas).map(([name, schema]) => [JSON.stringify(schema), name]));
  const nameContent = (name: string, { schema, example }: Content): Content => {
    const text = JSON.stringify(schema);
    const itsName = known.get(text) ?? name;
    if (schema.$ref === undefined) {
      known.set(text, itsName);
      named.schemas[itsName] = schema;
    }
    if (example !== undefined) named.examples[name] = { summary: name, value: example };
    return {
      schema: schema.$ref === undefined ? reference('schemas', itsName) : schema,
      ...(example === undefined ? {} : { examples: { [name]: reference('examples', name) } }),
    };
  };
  const paths: NamedOpenApi['paths'] = {};
  for (const [path, methods] of Object.entries(document.paths)) {
    paths[path] = {};
    for (const [method, operation] of Object.entries(methods)) {
      const { operationId: id, requestBody, responses, ...rest } = operation;
      const name = id.charAt(0).toUpperCase() + id.slice(1);
      const body = requestBody?.content['application/json'];
      paths[path][method] = {
        operationId: id,
        ...rest,
        parameters: operation.parameters.map((one) => parameters.get(JSON.stringify(one)) ?? one),
        ...(body === undefined
          ? requestBody === undefined
            ? {}
            : { requestBody }
          : {
              requestBody: {
                required: true,
                content: { 'application/json': nameContent(`${name}Input`, body) },
              },
            }),
        responses: Object.fromEntries(
          Object.entries(responses).map(([status, response]) => [
            status,
            problems.get(JSON.stringify(response)) ?? withNamedAnswer(response, `${name}Answer`, nameContent),
          ]),
        ),
      };
    }
  }
  return { ...document, paths, components: named };
}

type Reference = { $ref: string };

function reference(part: string, name: string): Reference {
  return { $ref: `#/components/${part}/${name}` };
}

const operationsOf = ({ paths }: OpenApi): Operation[] =>
  Object.values(paths).flatMap((methods) => Object.values(methods));

/** Those that several calls have exactly so: by their name, and where others of that name differ, by their place in it. */
function nameParameters(document: OpenApi, named: Record<string, Parameter>): Map<string, Reference> {
  const uses = Map.groupBy(
    operationsOf(document).flatMap((operation) => operation.parameters),
    (one) => JSON.stringify(one),
  );
  const references = new Map<string, Reference>();
  for (const [text, [parameter, ...more]] of uses) {
    if (parameter === undefined || more.length === 0) continue;
    const plain = parameter.name.replaceAll(/\W/g, '');
    const base = parameter.in === 'query' ? plain : `${plain}In${parameter.in === 'path' ? 'Path' : 'Header'}`;
    const name = freeName(base, named);
    named[name] = parameter;
    references.set(text, reference('parameters', name));
  }
  return references;
}

/** Every problem answer, called by its codes. */
function nameProblems(document: OpenApi, named: Record<string, Response>): Map<string, Reference> {
  const references = new Map<string, Reference>();
  for (const { responses } of operationsOf(document))
    for (const response of Object.values(responses)) {
      const problem = response.content?.['application/problem+json'];
      const text = JSON.stringify(response);
      if (problem === undefined || references.has(text)) continue;
      const codes = Object.keys(problem.examples ?? {}).map(pascalCase);
      const name = freeName(codes.join('Or'), named);
      named[name] = response;
      references.set(text, reference('responses', name));
    }
  return references;
}

function withNamedAnswer(
  response: Response,
  name: string,
  nameContent: (name: string, content: Content) => Content,
): Response {
  const answer = response.content?.['application/json'];
  if (answer === undefined) return response;
  return { ...response, content: { 'application/json': nameContent(name, answer) } };
}

function pascalCase(code: string): string {
  return code.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
}

function freeName(base: string, taken: object): string {
  let name = base;
  for (let number = 2; Object.hasOwn(taken, name); number++) name = `${base}${number}`;
  return name;
}
