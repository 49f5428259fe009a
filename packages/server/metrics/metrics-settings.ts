import { z } from 'zod';

const port = 'give a port number from 1 to 65535';

/** Who may read the numbers of this process: whoever reaches a port of its own, or has a token. */
export const metricsSettings = z.object({
  METRICS_PORT: z.coerce.number({ error: port }).int(port).min(1, port).max(65535, port).optional(),
  METRICS_HOST: z.string().min(1, 'give a host name or address').default('localhost'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'give 16 or more letters, digits and signs without spaces')
    .optional(),
});

export type MetricsSettings = z.output<typeof metricsSettings>;
