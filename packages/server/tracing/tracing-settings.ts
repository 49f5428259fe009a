import { z } from 'zod';

const isHttp = { protocol: /^https?$/, error: 'give an address such as http://collector:4318' };
const whole = (what: string) => z.coerce.number({ error: what }).int(what).min(1, what).optional();
const protocol = z.literal('http/protobuf', { error: 'http/protobuf is the one that is spoken' }).optional();
const part = 'give the part of all traces that is sent, from 0 to 1';
const milliseconds = 'give a whole number of milliseconds';
const samplers = ['always_on', 'always_off', 'traceidratio'] as const;

/**
 * Where traces are sent, by the names that OpenTelemetry gives such settings everywhere:
 * https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/. Headers, timeout and compression are
 * read by its exporter, the resource's attributes by its detector.
 */
export const tracingSettings = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url(isHttp).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url(isHttp).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], { error: 'give otlp or none' }).default('otlp'),
  OTEL_SDK_DISABLED: z
    .string()
    .default('false')
    .transform((value) => value.toLowerCase() === 'true'),
  OTEL_TRACES_SAMPLER: z
    .enum([...samplers, ...samplers.map((name) => `parentbased_${name}` as const)], {
      error: 'give always_on, always_off or traceidratio, or one of them with parentbased_ before it',
    })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number({ error: part }).min(0, part).max(1, part).default(1),
  OTEL_BSP_SCHEDULE_DELAY: whole(milliseconds),
  OTEL_BSP_EXPORT_TIMEOUT: whole(milliseconds),
  OTEL_BSP_MAX_QUEUE_SIZE: whole('give a whole number of spans'),
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: whole('give a whole number of spans'),
});

export type TracingSettings = z.output<typeof tracingSettings>;

/** Where traces go; undefined where none are wanted. */
export function tracesUrl(settings: TracingSettings): string | undefined {
  if (settings.OTEL_SDK_DISABLED || settings.OTEL_TRACES_EXPORTER === 'none') return undefined;
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own, OTEL_EXPORTER_OTLP_ENDPOINT: ofAll } = settings;
  return own ?? (ofAll === undefined ? undefined : `${ofAll.replace(/\/+$/, '')}/v1/traces`);
}
