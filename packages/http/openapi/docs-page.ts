import { createHash } from 'node:crypto';
import { commonProblemMeanings } from './endpoint-problems.ts';
import { docsStyle } from './docs-style.ts';
import { block, html, join, type Markup, shapeOf, words } from './docs-markup.ts';
import { type AddressedOperation, curlExample } from './docs-curl.ts';
import type { OpenApi } from './openapi-document.ts';
import { whoMayCall } from './openapi-words.ts';
import { everyCallsProblems } from '../problem.ts';

/**
 * The document as a page to read: needs no script and asks nobody else for anything. A call's anchor is its
 * operationId, a problem's its code, which is where the `type` of a problem document leads.
 */
export function docsPage(document: OpenApi): { html: string; policy: string } {
  const calls = callsOf(document);
  const schemas = Object.entries(document.components.schemas);
  const body = html`<header>
      <h1>${document.info.title}: the calls</h1>
      ${join(document.info.description.split('\n\n').map((text) => html`<p>${words(text)}</p>`))}
      <p>
        The same as an OpenAPI document: <a href="/api/openapi.json">openapi.json</a>. In the examples,
        <code>$API</code> stands for this library’s address with <code>/api</code> behind it; they speak of account 1,
        its readers 1 and 2, and a small library.
      </p>
    </header>
    <nav aria-label="All calls">
      ${join(
        document.tags.map(
          (tag) =>
            html`<h2><a href="#concept-${tag.name}">${tag.name}</a></h2>
              <ul>
                ${join(
                  calls
                    .filter(({ tags }) => tags.includes(tag.name))
                    .map((call) => html`<li><a href="#${call.operationId}">${call.operationId}</a></li>`),
                )}
              </ul>`,
        ),
      )}
      <h2><a href="#shapes">shapes</a></h2>
      <h2><a href="#problems">problems</a></h2>
    </nav>
    <main>
      ${join(
        document.tags.map(
          ({ name, description }) =>
            html`<section id="concept-${name}" aria-labelledby="heading-${name}">
              <h2 id="heading-${name}">${name}</h2>
              <p>${description}</p>
              ${join(calls.filter(({ tags }) => tags.includes(name)).map(callSection))}
            </section>`,
        ),
      )}
      <section id="shapes" aria-labelledby="heading-shapes">
        <h2 id="heading-shapes">Shapes</h2>
        ${join(
          schemas.map(
            ([name, schema]) =>
              html`<h3 id="shape-${name}">${name}</h3>
                ${shapeOf(schema)}`,
          ),
        )}
      </section>
      ${problemSection(calls)}
    </main>`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>${document.info.title}: the calls</title>
        ${{ markup: `<style>${docsStyle}</style>` }}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
  return { html: page.markup, policy };
}

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(docsStyle).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function callsOf({ paths }: OpenApi): AddressedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  );
}

function callSection(call: AddressedOperation): Markup {
  const answer = call.responses[200]?.content?.['application/json'];
  const body = call.requestBody?.content['application/json'];
  return html`<article id="${call.operationId}" aria-labelledby="heading-${call.operationId}">
    <h3 id="heading-${call.operationId}">${call.operationId}</h3>
    <p class="address"><b>${call.method}</b> <code>/api${call.path}</code></p>
    <p>${call.summary}</p>
    <p><b>Who may call:</b> ${whoMayCall(call.security)}</p>
    ${parameterTable(call)}
    ${
      body === undefined
        ? ''
        : html`<h4>Body</h4>
            ${shapeOf(body.schema)}`
    }
    ${
      answer === undefined
        ? ''
        : html`<h4>Answer</h4>
            ${shapeOf(answer.schema)}`
    }
    <h4>Example</h4>
    ${block(curlExample(call))} ${answer?.example === undefined ? '' : block(JSON.stringify(answer.example, null, 2))}
    <h4>Problems</h4>
    <p>
      ${join(
        problemsOf(call).map(([code, status]) => html`<a href="#${code}">${status} ${code}</a>`),
        ', ',
      )}
    </p>
  </article>`;
}

function parameterTable({ parameters }: AddressedOperation): Markup | string {
  if (parameters.length === 0) return '';
  return html`<h4>Parameters</h4>
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Where</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${join(
          parameters.map(
            ({ name, in: location, required, description }) =>
              html`<tr>
                <th scope="row"><code>${name}</code></th>
                <td>${location}${required ? '' : ', optional'}</td>
                <td>${description}</td>
              </tr>`,
          ),
        )}
      </tbody>
    </table>`;
}

function problemsOf({ responses }: AddressedOperation): [code: string, status: string][] {
  return Object.entries(responses).flatMap(([status, { content }]) =>
    Object.keys(content?.['application/problem+json']?.examples ?? {}).map((code): [string, string] => [code, status]),
  );
}

/** Every code that any call names; `type` of a problem document leads here. */
function problemSection(calls: readonly AddressedOperation[]): Markup {
  const own = Map.groupBy(
    calls.flatMap((call) => problemsOf(call).map(([code, status]) => ({ code, status, name: call.operationId }))),
    ({ code }) => code,
  );
  const common = Object.entries(everyCallsProblems).map(
    ([code, status]) =>
      html`<h3 id="${code}">${code}</h3>
        <p>${String(status)}. ${commonProblemMeanings[code as keyof typeof commonProblemMeanings]}</p>`,
  );
  const others = [...own]
    .filter(([code]) => !(code in everyCallsProblems))
    .map(
      ([code, uses]) =>
        html`<h3 id="${code}">${code}</h3>
          <p>
            ${uses[0]?.status ?? ''}. From
            ${join(
              uses.map(({ name }) => html`<a href="#${name}">${name}</a>`),
              ', ',
            )};
            detail says what to do.
          </p>`,
    );
  return html`<section id="problems" aria-labelledby="heading-problems">
    <h2 id="heading-problems">Problems</h2>
    ${join([...common, ...others])}
  </section>`;
}
