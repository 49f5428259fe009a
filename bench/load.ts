import { Agent, request } from 'node:http';

/** One request of a load. */
export interface LoadRequest {
  method?: 'GET' | 'PUT' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface LoadAnswer {
  status: number;
  ms: number;
}

/** Sends requests over as many connections as are asked for at once, and reads each answer to its end. */
export function createLoad(url: string): { send: (sent: LoadRequest) => Promise<LoadAnswer>; close: () => void } {
  const agent = new Agent({ keepAlive: true });
  return {
    send: ({ method = 'GET', path, headers, body }) =>
      new Promise((resolve, reject) => {
        const begun = performance.now();
        request(url + path, { agent, method, headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
          response.on('error', reject).on('end', () => {
            resolve({ status: response.statusCode ?? 0, ms: performance.now() - begun });
          });
          response.resume();
        })
          .on('error', reject)
          .end(body);
      }),
    close: () => agent.destroy(),
  };
}

/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
