/** The front of this adapter: all that others may import from it. */

export { exportSpans } from './export-spans.ts';
export { readTelemetrySettings, telemetrySecrets } from './settings.ts';
