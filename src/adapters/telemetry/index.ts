export { exportSpans, readTelemetrySettings, telemetrySecrets } from './settings.ts';
