import { listenForMetrics } from './listen-for-metrics.ts';
import type { MetricsSettings } from './metrics-settings.ts';

/** In the process that keeps the workers running: their numbers together, told on a port of its own or through any worker. */
export async function serveMetricsOfWorkers(settings: MetricsSettings): Promise<void> {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = settings;
  if (port === undefined && token === undefined) return;
  const { gatherNumbers } = await import('./gather-numbers.ts');
  const metrics = gatherNumbers();
  if (port === undefined) return;
  await listenForMetrics(metrics, { port, host }, (error) =>
    console.error('The numbers of the workers could not be read:', error),
  );
}
