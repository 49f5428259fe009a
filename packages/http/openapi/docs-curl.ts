import type { Operation } from './openapi-document.ts';

/** A call of the document with its address. */
export interface AddressedOperation extends Operation {
  method: string;
  path: string;
}

/** The example as somebody would type it; what a shell would read otherwise stands in quotes. */
export function curlExample({ method, path, parameters, requestBody, security }: AddressedOperation): string {
  const shown = parameters.filter(({ example }) => example !== undefined);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(shown.find((one) => one.in === 'path' && one.name === name)?.example ?? ''),
  );
  const query = new URLSearchParams(
    shown.filter((one) => one.in === 'query').map(({ name, example }) => [name, String(example ?? '')]),
  );
  const lines = [`curl -X ${method} "$API${filled}${query.size === 0 ? '' : `?${query.toString()}`}"`];
  const [scheme] = Object.keys(security[0] ?? {});
  if (scheme !== undefined) lines.push(`-H "Authorization: Bearer $${scheme}"`);
  for (const { name, example } of shown.filter((one) => one.in === 'header')) lines.push(`-H "${name}: ${example}"`);
  const body = requestBody?.content['application/json']?.example;
  if (body !== undefined) lines.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(body)}'`);
  if (requestBody?.content['application/octet-stream'] !== undefined)
    lines.push('-H "Content-Type: application/octet-stream"', '--data-binary @file');
  return lines.join(' \\\n  ');
}
