/** As much of JSON Schema 2020-12 as our own schemas come out in. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  [keyword: string]: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required: boolean;
  schema: JsonSchema;
  example?: string | number;
}

export interface Content {
  schema: JsonSchema;
  example?: unknown;
  /** References to `components.examples`. */
  examples?: Record<string, { $ref: string }>;
}

export interface Response {
  description: string;
  headers?: object;
  content?: Record<string, Content>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: { 'application/json'?: Content; 'application/octet-stream'?: Content } };
  responses: Record<string, Response>;
}

/** OpenAPI 3.1, with everything in its place, as the page of calls shows it. */
export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    /** Problems by their code. */
    examples: Record<string, { summary: string; value: unknown }>;
    securitySchemes: object;
  };
}

interface Reference {
  $ref: string;
}

/** The document at /api/openapi.json: what several calls share, and each call's input and answer, have names. */
export interface NamedOpenApi extends Omit<OpenApi, 'paths' | 'components'> {
  paths: Record<string, Record<string, NamedOperation>>;
  components: OpenApi['components'] & {
    responses: Record<string, Response>;
    parameters: Record<string, Parameter>;
  };
}

export interface NamedOperation extends Omit<Operation, 'parameters' | 'responses'> {
  parameters: (Parameter | Reference)[];
  responses: Record<string, Response | Reference>;
}
