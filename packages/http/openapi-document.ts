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
  example?: string;
}

interface Content {
  schema: JsonSchema;
  example?: unknown;
  /** References to `components.examples`. */
  examples?: Record<string, { $ref: string }>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: { 'application/json': Content } };
  responses: Record<string, { description: string; headers?: object; content?: Record<string, Content> }>;
}

/** The document at /api/openapi.json, OpenAPI 3.1. */
export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description: string };
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
