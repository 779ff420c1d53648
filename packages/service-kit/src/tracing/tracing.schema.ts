import { z } from 'zod';

/** Where traces go, and of how many requests: the names are OpenTelemetry's own. */
export const TracingSettingsSchema = z.object({
  /** A collector, http://host:4318; without it there are no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(url => /^https?:\/\/./.test(url) && URL.canParse(url), 'an http:// or https:// URL')
    .transform(url => url.replace(/\/+$/, ''))
    .optional(),
  /** The share of requests that are traced. */
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d{1,6})?|1)$/, 'a number from 0 to 1')
    .transform(Number)
    .default(1),
});

export type TracingSettings = z.infer<typeof TracingSettingsSchema>;
