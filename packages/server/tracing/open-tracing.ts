import { setTimeout as sleep } from 'node:timers/promises';
import { diag, DiagLogLevel, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingSettings } from './tracing-settings.ts';

/** How long the end of the process waits for a collector that takes nothing. */
const patienceMs = 2_000;

export interface Tracing {
  tracer: Tracer;
  /** Sends what is not sent yet, unless nobody takes it. */
  close: () => Promise<void>;
}

/**
 * Makes spans and sends them in batches. Nothing is registered for the whole process: libraries that would write what they
 * like into spans (better-auth: who signs in) have no tracer.
 */
export function openTracing(
  url: string,
  settings: TracingSettings,
  { version, onError }: { version: string; onError: (what: string) => void },
): Tracing {
  // The exporter tells of errors as JSON; of a collector's answer the code is enough.
  const say = (what: string) => onError(`traces could not be sent (${/"code":"?(\w+)/.exec(what)?.[1] ?? 'no code'})`);
  const logger = { error: say, warn: say, info() {}, debug() {}, verbose() {} };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'lets-read', 'service.version': version }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }), ...batches(settings) })],
  });
  return {
    tracer: provider.getTracer('lets-read', version),
    // What cannot be sent is told of by the exporter, and must not keep the rest from closing.
    close: () => Promise.race([provider.shutdown().catch(() => {}), sleep(patienceMs, undefined, { ref: false })]),
  };
}

function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: part }: TracingSettings): Sampler {
  const ofRoot = name.replace('parentbased_', '');
  const root =
    ofRoot === 'always_off'
      ? new AlwaysOffSampler()
      : ofRoot === 'always_on'
        ? new AlwaysOnSampler()
        : new TraceIdRatioBasedSampler(part);
  return name === ofRoot ? root : new ParentBasedSampler({ root });
}

function batches(settings: TracingSettings) {
  const options = {
    scheduledDelayMillis: settings.OTEL_BSP_SCHEDULE_DELAY,
    exportTimeoutMillis: settings.OTEL_BSP_EXPORT_TIMEOUT,
    maxQueueSize: settings.OTEL_BSP_MAX_QUEUE_SIZE,
    maxExportBatchSize: settings.OTEL_BSP_MAX_EXPORT_BATCH_SIZE,
  };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
