import cluster from 'node:cluster';
import { readSettings } from './settings.ts';
import { requireFreePort } from './lifecycle/require-free-port.ts';
import { explainStartFailure } from './lifecycle/start-failure.ts';

const isDevelopment = process.argv.includes('--dev');

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  // Who only keeps others running loads nothing of the library.
  if (settings.WORKERS > 1 && !isDevelopment && cluster.isPrimary) {
    const { runWorkers } = await import('./workers/run-workers.ts');
    const { serveMetricsOfWorkers } = await import('./metrics/serve-metrics-of-workers.ts');
    await requireFreePort({ port: settings.PORT, host: settings.HOST });
    await serveMetricsOfWorkers(settings);
    return runWorkers(settings.WORKERS);
  }
  const { serveLibrary } = await import('./serve-library.ts');
  return serveLibrary(settings, { isDevelopment });
}

start().catch((error: unknown) => {
  console.error(explainStartFailure(error));
  process.exit(1);
});
