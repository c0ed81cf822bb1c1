// Only the HTTP client of `@actions/core`, which fetches OIDC tokens, asks `undici` for a proxy; we use neither.
export class ProxyAgent {
  constructor() {
    throw new Error("@actions/core's own HTTP client is not shipped with this action.");
  }
}
